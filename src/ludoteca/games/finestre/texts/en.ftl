# Finestre: every sentence of the game.
game-title = Finestre
game-tagline = Which window is exactly this big? Race by eye.
game-title-finestre_allenamento = Finestre: training
game-tagline-finestre_allenamento = On your own, against the ghost of your best run.

option-difficulty = Difficulty
option-difficulty-help = How much two windows differ at the very least: in width or in height, even with one of them turned.
option-difficulty-bambini = Children (15 %)
option-difficulty-normale = Normal (10 %)
option-difficulty-difficile = Hard (6 %)
option-new_houses = New houses every game
option-new_houses-help = Off: the classic street, always the same. On: six fronts nobody has seen before.
option-windows_return = Windows already played come back
option-windows_return-help = As in the box: a good memory is not fooled. Off: the shutters close and the window cannot be chosen again.
option-round_time = Time for each card
option-round_time-20 = 20 seconds
option-round_time-30 = 30 seconds
option-round_time-45 = 45 seconds
option-round_time-0 = No limit
option-equal_sizes = Equal sizes for all
option-equal_sizes-help = Off: street and outline grow together until they fill each person’s screen. On: equally large everywhere, even on a huge monitor.
option-cards = Cards to play
option-cards-10 = 10 cards
option-cards-20 = 20 cards
option-cards-34 = All (34)
option-day = Street of the day
option-day-help = A date such as 2030-12-31: houses and cards are the same for everybody that day.

refusal-bad-options = { $detail ->
    [no_such_day] There is no { $day } in the calendar.
   *[other] { schema-problem }
  }
refusal-not-your-turn = You have already chosen: the cat stays put. Wait for the others.
refusal-no-outline = The card is not on the table yet: wait for the outline.
refusal-no-such-window = Windows go from 0 to { $last }: there is no such one.
refusal-window-closed = The shutters of this window are closed: its card has been played.
refusal-window-full = Window full: { $capacity ->
    [one] there is a cat in it
   *[other] there are two cats in it
  } already. Choose another.
refusal-race-is-on = The race is on: choose a window first.

house-name = { $wall ->
    [0] red house
    [1] violet house
    [2] teal house
    [3] ochre house
    [4] olive house
    [5] plum house
    [6] blue house
    [7] grey house
   *[8] pink house
  }
picture-name = { $picture ->
    [0] the cat
    [1] the fig plant
    [2] the table lamp
    [3] the candle
    [4] the bird cage
    [5] the books
    [6] the teapot
    [7] the goldfish bowl
    [8] the violin
    [9] the cake
    [10] the pendulum clock
    [11] the globe
    [12] the telescope
    [13] the teddy bear
    [14] the kite
    [15] the cactus
    [16] the gramophone
    [17] the ship in a bottle
    [18] the owl
    [19] the sea shell
    [20] the chess knight
    [21] the ball of wool
    [22] the radio
    [23] the sewing machine
    [24] the hat
    [25] the umbrella
    [26] the steaming cup
    [27] the apples
    [28] the mask
    [29] the vase of tulips
    [30] the lantern
    [31] the coffee pot
    [32] the watering can
    [33] the easel
   *[34] the guitar
  }

event-outline-shown = Card { $round }: here is the outline.
event-pawn-placed = { $who } sends the cat to the { house-name }{ $place ->
    [1] {""}
   *[2] , second in the same window
  }.
event-time-over = Time is up for { $seats }.
event-revealed = It was the window with { picture-name }, in the { house-name }.
event-card-won = { $who } takes the card.
event-unseen-card-won = { $who } was right too: an unseen card from the deck.
event-card-left = Nobody was right: the card leaves the game.

score-cards = Cards seen right
score-solo-right = { $right } out of { $rounds }
score-unseen = Unseen cards, as second

board-which = Which window is exactly this big?
board-get-set = Soon you will see an outline: find the window of that very size.
board-next-soon = The next card is coming.
board-no-limit = no time limit
board-round = Card { $round }
board-round-of = Card { $round } of { $rounds }
board-deck = { $deck ->
    [0] deck empty
    [one] 1 card in the deck
   *[other] { $deck } in the deck
  }
board-tap = Tap the window: your choice is final.
board-opens = The window opens
board-hush = The street holds its breath…
board-grown = Street and outline grow together: on this screen, { $times } times.
board-arrived = Cats on their sills
board-peak-nobody = Nobody!
board-peak-nobody-tells = The card leaves the game.
board-peak-photo = Photo finish!
board-watch = You are watching the race.
board-placed-first = Placed, <b>first</b> in this window.
board-placed-second = Placed, <b>second</b> in this window.
board-placed-only = Placed: the window is <b>yours</b>.
board-sending = The cat is running…
board-full = <b>Full!</b> Choose another.
board-shut = <b>Shutters closed:</b> its card has been played.
board-nowhere = There is no window there.
board-more-below = More windows below
board-more-above = Back to the top of the street
board-missing = { $count ->
    [one] { $names } is still looking.
   *[other] { $names } are still looking.
  }
board-answer = It was { picture-name }, in the { house-name }.
board-right-first = <b>Right!</b> The card is yours.
board-right-second = <b>Right!</b> Second: you take an unseen card.
board-wrong = <b>No:</b> yours is { $width } % as wide and { $height } % as high.
board-wrong-turned = <b>Nearly,</b> but lying on its side: { $width } % × { $height } %.
board-late = Time is up: you did not choose.
board-no-place = There was no room left for your cat: this time you watch.
board-winner-one = { $first } takes the card.
board-winner-two = { $first } takes the card, { $second } an unseen one from the deck.
board-winner-none = Nobody saw it: the card leaves the game.
board-ready = Next card
board-ready-wait = Ready. Waiting for the others.
board-ready-others = Waiting until everybody is ready.
board-start = I am ready
board-photo = Photo finish
board-photo-help = Time runs from when the outline appears to the tap.
board-seconds = { $seconds } s
board-corrected = Taken off for a slow line: { $who }.
board-corrected-of = { $hundredths ->
    [one] { $name } a hundredth of a second
   *[other] { $name } { $hundredths } hundredths
  }
board-no-choice = no choice
board-right-mark = right
board-wrong-mark = wrong
board-window-label = Window { $number }, { house-name }
board-window-cats = Window { $number }, { house-name }, with { $names }
board-street-label = The street: arrow keys move between windows, Enter chooses.
board-outline-label = The outline to look for
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
board-eyes = What an eye!
board-accuracy = Accuracy
board-accuracy-of = { $right } of { $rounds }
board-typical = Typical time
board-fastest = Fastest right one
board-streak = Best streak
board-streak-of = { $streak ->
    [0] none
    [one] 1 right
   *[other] { $streak } in a row
  }
board-misses = Closest misses
board-miss = Card { $round }: you chose { $width } % of the width and { $height } % of the height.
board-miss-width = Card { $round }: you chose { $width } % of the width.
board-miss-height = Card { $round }: you chose { $height } % of the height.
board-miss-turned = Card { $round }: nearly, but turned on its side ({ $width } % × { $height } %).
board-miss-other = Card { $round }: { $width } % of the width, { $height } % of the height.
board-no-misses = Not a single miss.
board-no-near-misses = None was close.
board-ghost = Ghost
board-ghost-ahead = You are { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } ahead of the ghost.
board-ghost-behind = The ghost is { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } ahead.
board-ghost-even-faster = Level with the ghost, but you are { $seconds } s faster.
board-ghost-even-slower = Level with the ghost, but it is { $seconds } s faster.
board-ghost-none = First run: it will become your ghost.
board-ghost-beaten = A record! This run is your new ghost.
board-ghost-kept = The ghost is still unbeaten: { $result }.
board-ghost-about = Against the ghost: your best game with these rules.
board-daily = Street of the day: the same for everybody.
board-training-result = { $right } of { $rounds } in { $seconds } s

## The line on top

headline-get-ready = Look at the houses: the first card is coming
headline-card-comes = Watch the street: the card is coming
headline-race = Find the window!
headline-look = See how it went, then go on
headline-wait-ready = { $count ->
    [one] { $names } still looks at the houses
   *[other] { $names } still look at the houses
  }
headline-wait-race = { $count ->
    [one] Wait for { $names }, who is still searching
   *[other] Wait for { $names }, who are still searching
  }
headline-watch-race = { $count ->
    [one] { $names } searches for the window
   *[other] { $names } search for the window
  }
headline-wait-look = { $count ->
    [one] { $names } looks at how it went
   *[other] { $names } look at how it went
  }

# What each did best
honour-sharpest-eye = the sharpest eye: { $count } of { $rounds }
honour-quickest-paw = the quickest paw: { NUMBER($seconds, minimumFractionDigits: 2) } s
honour-longest-run = the longest run: { $count } in a row
honour-first-in-place = most often the first cat to be right: { $count }
honour-unseen-cards = most surprise cards: { $count }
honour-first-to-jump = the most impatient cat: first to jump { $count } times
honour-own-right = { $count ->
    [one] one right window of { $rounds }
   *[other] { $count } right windows of { $rounds }
}
honour-own-quickest = the quickest in { NUMBER($seconds, minimumFractionDigits: 2) } s
honour-own-jumps = { $count ->
    [one] one jump
   *[other] { $count } jumps
}
rank-mole = Mole
rank-owl = Owl
rank-cat = Cat
rank-lynx = Lynx
rank-falcon = Falcon
finale-windows = The windows { $who } lit
souvenir-photo = The photo finish of card { $round }
souvenir-cards = { $cards ->
    [one] card
   *[other] cards
  }

# Two games of one deal side by side.
stages-title = Windows found, card by card
stage-name = card { $number }
stage-stands = { $count ->
    [one] 1 window
   *[other] { $count } windows
}
