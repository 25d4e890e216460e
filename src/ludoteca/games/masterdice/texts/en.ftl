game-title = Masterdice
game-tagline = Four hidden dice, seven questions, one answer.

option-games = Games in the match
option-games-1 = 1, a single code
option-games-2 = 2 games
option-games-4 = 4 games
option-games-6 = 6 games
option-games-help = Roles swap after every game: each of you solves equally often. With a single one, only whoever is drawn solves.
option-coder_by_hand = Sliders by hand
option-coder_by_hand-help = The coder moves the sliders. After a slip the solver scores as if the code had been found right there.
option-notebook = Notebook
option-notebook-off = No notebook
option-notebook-marks = Marks by hand, private
option-notebook-candidates = Show the values still possible
option-notebook-help = A help for the solver; the other player never sees it.

refusal-already-rolled = The dice are on the table already: place at least one of them, or solve.
refusal-no-rows-left = All seven rows are full: now you must name the code.
refusal-no-dice-left = You have no white dice left: now you must name the code.
refusal-roll-first = Roll the dice first.
refusal-four-fields = A row has four fields: a value or nothing for each.
refusal-place-at-least-one = Place at least one die in the row.
refusal-not-in-the-roll = You can only use the dice you rolled: { $roll }.
refusal-counts-do-not-add-up = { $dice ->
    [one] There is one die in the row: move one slider only.
   *[other] There are { $dice } dice in the row: the sliders must add up to { $dice }.
  }
refusal-no-such-code = A code has four values from 1 to 6.
refusal-sliders-are-the-coders = The sliders belong to the coder, after each attempt.
refusal-you-are-the-coder = In this game you hid the code: the other player solves.
refusal-no-notebook = There are no notebook marks at this table.
refusal-no-such-mark = The notebook has four colours and the values 1 to 6.

event-dice-rolled = { $who } rolls { $dice }.
event-dice-placed = { $who } places { $dice } in row { $row }.
event-feedback-given = Row { $row }: { $equal ->
    [0] none right
    [one] one right
   *[other] { $equal } right
  }, { $lower ->
    [0] none too high
    [one] one too high
   *[other] { $lower } too high
  }, { $higher ->
    [0] none too low
    [one] one too low
   *[other] { $higher } too low
  }.
event-code-found = { $who } says { $code }: that is the code! { $points } points.
event-code-missed = { $who } says { $guess }, but the code was { $code }. { $points ->
    [0] No points.
   *[other] { $points } points.
  }
event-feedback-was-wrong = { $who } had the sliders wrong in row { $row }: points count from there.
event-roles-swapped = Game { $game }: now { $who } solves.
event-noted = You marked the notebook.

score-code-found = Game { $game }: code found
score-code-missed = Game { $game }: code missed
score-wrong-feedback = Game { $game }: sliders wrong in row { $row }, as if the code had been found there
score-empty-rows = Game { $game }: { $rows ->
    [one] one empty row
   *[other] { $rows } empty rows
  }
score-unused-dice = Game { $game }: { $dice ->
    [one] one unused die
   *[other] { $dice } unused dice
  }

board-blue = blue
board-red = red
board-yellow = yellow
board-green = green
board-chip-solver = solving · { $points }
board-chip-coder = code · { $points }
board-game-of = Game { $game } of { $games }
board-look-at = Look back at game { $game }
board-screen = The screen: behind it is { $who }’s code
board-your-code = your code
board-solution-row = Solution row
board-empty = empty
board-row-label = Row { $row }: { $dice }
board-no-die = nothing
board-row-empty = Row { $row }: empty
board-field = Row { $row }, { $colour }: { $die ->
    [0] empty
   *[other] { $die }
  }
board-die = A { $face }
board-tray = Dice rolled
board-sliders = Sliders
board-sliders-pending = The sliders have not moved yet
board-feedback = { $equal } right, { $lower } too high, { $higher } too low
board-points = { $points } points
board-stock = { $dice ->
    [one] One white die left
   *[other] { $dice } white dice left
  }
board-stakes = { $dice ->
    [0] No white dice
    [one] One white die
   *[other] { $dice } white dice
  } · { $rows ->
    [0] no rows
    [one] one row
   *[other] { $rows } rows
  } left · worth up to { $worth } points
board-roll = { $dice ->
    [one] Roll the last die
   *[other] Roll { $dice } dice
  }
board-i-know = I know the code!
board-place = { $dice ->
    [one] Place one die in row { $row }
   *[other] Place { $dice } dice in row { $row }
  }
board-place-none = Place at least one die in row { $row }
board-choose-dice = Choose which dice to place and where. Those you leave go back to the stock.
board-tap-a-field = Now tap a field of the row.
board-die-first = Pick a die first, below.
board-no-such-die = There is no { $face } free among the dice rolled.
board-after-placing = That leaves { $dice ->
    [one] one die
   *[other] { $dice } dice
  } and { $rows ->
    [one] one row
   *[other] { $rows } rows
  }: the code will be worth { $worth } points.
board-last-attempt = The last attempt: then you must name the code, for { $worth } points.
board-one-guess = One guess only: right is worth { $worth } points, wrong nothing.
board-must-solve-rows = No rows are left: name the code. Right is worth { $worth } points.
board-must-solve-dice = No white dice are left: name the code. Right is worth { $worth } points.
board-choose-face = Face of the { $colour } die
board-solve-now = The code is { $code }
board-solve-fill = { $left ->
    [one] One die to go
   *[other] { $left } dice to go
  }
board-not-yet = Let me think again
board-keys-place = Keyboard: 1–6 places that die, ← → moves, Delete takes it back.
board-keys-solve = Keyboard: 1–6 picks the face, ← → changes colour, Esc goes back.
board-known = What is known
board-move-sliders = Compare each die with yours in the same column and move the sliders.
board-name-equal = right
board-name-lower = too high
board-name-higher = too low
board-count-equal = Right
board-count-lower = Too high
board-count-higher = Too low
board-more-equal = One more right
board-more-lower = One more too high
board-more-higher = One more too low
board-less-equal = One fewer right
board-less-lower = One fewer too high
board-less-higher = One fewer too low
board-give-feedback = Answer = { $equal } · ▼ { $lower } · ▲ { $higher }
board-feedback-short = { $left ->
    [one] One slider to go
   *[other] { $left } sliders to go
  }
board-notebook = Notebook
board-notebook-private = only you see it
board-notebook-how = Tap a value to rule it out, again to call it sure, again to clear it.
board-candidates = { $count ->
    [0] no code possible
    [one] one code possible
   *[other] { $count } codes possible
  }
board-face-possible = { $value } possible
board-face-out = { $value } ruled out
board-mark-none = no mark
board-mark-out = ruled out
board-mark-sure = sure
board-solved-by = { $who } was solving
board-at-stake = points at stake
board-screen-rises = The screen rises…
board-four = Four out of four!
board-four-found = { $who } has the code in sight.
board-verdict-found = { $mine ->
    [yes] You found the code!
   *[other] { $who } found the code!
  }
board-verdict-missed = { $mine ->
    [yes] That was not it.
   *[other] { $who } missed the code.
  }
board-verdict-owed = The sliders were wrong: the points are due all the same.
board-reveal-label = Code { $code }, guess { $guess }
board-code = Code
board-guess = Guess
board-sum-code = Code found
board-sum-owed = Sliders wrong in row { $row }: as if solved there
board-sum-rows = { $rows ->
    [one] One empty row × 5
   *[other] { $rows } empty rows × 5
  }
board-sum-dice = { $dice ->
    [one] One unused die
   *[other] { $dice } unused dice
  }
board-sum-missed = { $left ->
    [0] Wrong guess
    [one] Wrong guess: only one code was possible
   *[other] Wrong guess: { $left } codes were still possible
  }
board-sum-total = Points
board-look-back = How it went
board-look-back-none = No attempt at all: a guess in the dark, one chance in 1296.
board-chart = Codes still possible after each row
board-chart-label = Codes possible, row by row: { $steps }
board-row-told = { $left ->
    [0] No code possible: the sliders contradict each other
    [one] One code left · { NUMBER($bits, maximumFractionDigits: 1) } bits
   *[other] { $left } codes left · { NUMBER($bits, maximumFractionDigits: 1) } bits
  }
board-row-wrong = Wrong sliders. They should have said:
board-advice-same = The maestro would have done the same.
board-advice-solve = The maestro would have taken the risk: { NUMBER($best, maximumFractionDigits: 1) } points to hope for, against { NUMBER($played, maximumFractionDigits: 1) }.
board-advice-place = The maestro:
board-advice-worth = { NUMBER($best, maximumFractionDigits: 1) } points to hope for, against { NUMBER($played, maximumFractionDigits: 1) }
board-solved-with = { $left ->
    [0] At the end the sliders contradicted each other.
    [one] At the end the code was certain.
   *[other] At the end { $left } codes were left: one chance in { $left }.
  }
board-onward = On to game { $game }
board-onward-solve = Onward: now you solve
board-onward-code = Onward: now the code is yours
board-back-to-game = Back to the game
board-back-to-last = Back to the last game
board-waits-for-sliders = { $who } has placed dice already and waits for your sliders.
board-has-begun = { $rows ->
    [0] { $who } has already begun the next one.
    [one] { $who } has already begun the next one: one row.
   *[other] { $who } has already begun the next one: { $rows } rows.
  }

## The line on top

headline-roll = Roll the dice: the hunt for the code begins
headline-roll-again = Roll the dice, or name the code
headline-place = Put your dice into row { $row }
headline-solve = Name the code: there is nothing left to roll
headline-feedback = Set the sliders for { $solver }
board-line-name = Set the four dice: one answer only
board-line-result = { $how ->
    [found] { $mine ->
        [yes] You found the code
       *[other] { $who } found the code
      }
    [owed] Wrong sliders, points due
   *[missed] { $mine ->
        [yes] That was not it
       *[other] { $who } did not find the code
      }
  }: { $points ->
    [one] one point
   *[other] { $points } points
  }
board-line-result-next = { $told }. Now { $solver } rolls
headline-wait-roll = { $solver } rolls the dice
headline-wait-place = { $solver } puts dice into row { $row }
headline-wait-solve = { $solver } has to name the code
headline-wait-feedback = { $coder } sets the sliders

# What each did best
honour-finest-code = the finest code: { $count } points
honour-codes-found = most codes found: { $count }
honour-fewest-rows = { $count ->
    [0] named a code without a single row
    [one] found a code in a single row
   *[other] the code in fewest rows: { $count }
}
honour-fewest-dice = the code with fewest dice: { $count }
honour-right-in-a-row = the sharpest row: { $count } right
honour-best-row = { $count } right in one row
honour-code-kept = { $count ->
    [one] kept a code secret to the end
   *[other] kept { $count } codes secret to the end
}
honour-rows-tried = { $count ->
    [one] one row tried
   *[other] { $count } rows tried
}
finale-code = The code of the match: { $points } points to { $who }
finale-kept = The code { $who } did not find
souvenir-shrinks = How many codes were still possible
souvenir-start = No question yet
souvenir-points = points
souvenir-found = { $left ->
    [one] Found: the only one left
   *[other] Found, among { $left } possible
  }
souvenir-missed = { $left ->
    [one] Missed: one was left
   *[other] Missed, among { $left } possible
  }

# Two games of one deal side by side.
stages-title = The codes that were left, row by row
stage-name = row { $number }
stage-stands = { $count ->
    [one] 1 code
   *[other] { $count } codes
}
