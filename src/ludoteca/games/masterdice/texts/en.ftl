game-title = Masterdice
game-tagline = Four hidden dice, seven questions, one answer.

option-games = Games in the match
option-games-2 = 2 games
option-games-4 = 4 games
option-games-6 = 6 games
option-games-help = Roles swap after every game: each of you solves equally often.
option-coder-by-hand = Sliders by hand
option-coder_by_hand = Sliders by hand
option-coder_by_hand-help = The coder moves the sliders. After a slip the solver scores as if the code had been found right there.
option-coder-by-hand-help = The coder moves the sliders. After a slip the solver scores as if the code had been found right there.
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
