# Polywords: the six games and all they say.
game-title = Polywords
game-tagline = Six word games. Whoever writes least wins.
game-title-specchio = Mirror Fish
game-tagline-specchio = Write the word the others will write: it will vanish.
game-title-pagliaccio = Clownfish
game-tagline-pagliaccio = Say a word and snatch its length before the others.
game-title-palla = Puffer Fish
game-tagline-palla = Five letters on the table: use more than anybody.
game-title-manta = Manta
game-tagline-manta = Two teams, three words, one finish line.
game-title-polpo = Octopus
game-tagline-polpo = Words fall, lines come down. Stay afloat.
game-title-medusa = Jellyfish
game-tagline-medusa = Alone against the requests that pile up.

option-hourglass = Hourglass
option-hourglass-45 = 45 seconds
option-hourglass-60 = 60 seconds
option-hourglass-90 = 90 seconds
option-hourglass-0 = None
option-hourglass-help = Without an hourglass nothing is timed.
option-hard = Hard categories
option-hard-help = Two hard categories in place of two normal ones (where the game uses categories).
option-referee = Contests
option-referee-table = The table decides
option-referee-auto = The dictionary decides
option-referee-help = With the dictionary nobody votes: it decides at once, with the lists of the categories.
option-paths = Suggest paths
option-paths-help = Type a word and the grid shows where it reuses most letters.
option-hints = Warn while writing
option-hints-help = If the word is not on the category’s list, only you are told, before you write it.
option-words = Language of the words
option-words-it = Italian
option-words-en = English
option-variant = Variant
option-variant-base = Classic
option-variant-gonfio = Puffed up
option-variant-sgonfio = Deflated
option-variant-agguato = Lying in wait
option-variant-help = Puffed up and Lying in wait add a category; Deflated counts repeated letters too.
option-strict_shapes = Strict shapes
option-strict_shapes-help = A shape is written as drawn, from the marked end: no turning, no mirroring.

refusal-bad-options = { $detail ->
    [hard_unused] Hard categories are only for the variant that turns categories up: choose it, or leave them.
   *[other] { schema-problem }
  }
refusal-not-now = Not at this moment.
refusal-too-long = Too long: { $most } signs at most.
refusal-not-letters = “{ $sign }” is not a letter: cells hold only letters from A to Z.
refusal-no-word = There is no letter to write.
refusal-too-short = { $word } is too short: a word has at least two letters.
refusal-path-length = { $word } has { $letters } letters, the path has { $cells } cells.
refusal-off-the-grid = You cannot write off the grid.
refusal-not-consecutive = Letters go into neighbouring cells, across or down, never diagonally.
refusal-cell-used-twice = One cell cannot serve twice in the same word.
refusal-bottle-there = There is a bottle there.
refusal-line-there = That row is under a line.
refusal-cell-taken = There is { $there } already: { $letter } does not go there.
refusal-no-new-letter = All these letters are written already: at least one must be new.
refusal-not-through-the-centre = The first word must cross one of the four central cells.
refusal-not-adjacent = The word must touch at least one letter already written.
refusal-word-repeated = You have written { $word } before in this game.
refusal-bottle-needs-empty-cell = A bottle goes into an empty cell.
refusal-no-such-word = There is no such word.
refusal-own-word = You cannot contest a word of your own.
refusal-contested-already = { $word } has been contested already.
refusal-no-category-asked = There is no category to contest in this game.
refusal-wrong-initial = The word must begin with { $letter }.
refusal-said-already = You have already said { $word }.
refusal-say-it-first = Say the word first, then write it.
refusal-not-the-word-said = You said { $word }: that is the word to write.
refusal-no-such-length = { $word } has { $length } letters: that card is not on the table.
refusal-card-taken = Card { $length } has been taken already, with { $word }{ $ahead ->
    [0] {""}
   *[other] , { $ahead } thousandths of a second before you
  }.
refusal-wrong-length-for-shape = The shape wants { $length } letters.
refusal-word-taken = Somebody else has said { $word } this turn{ $ahead ->
    [0] {""}
   *[other] , { $ahead } thousandths of a second before you
  }.
refusal-wrong-shape = The path does not have the shape of the card.
refusal-not-landed = The word must land: a new letter in the lowest row with room, or above a letter already written.
refusal-row-not-clearable = Row { $row } cannot be cleared: it must be incomplete and hold a letter.
refusal-not-a-word = { $word } is not in the dictionary.
refusal-not-two-requests = { $word } { $kinds ->
    [0] meets no request
   *[other] meets one kind of request only
  }: at least two different kinds are needed.
refusal-not-in-hand = That category is not among your cards.
refusal-no-such-length-card = Length { $length } is not on the table.
refusal-length-covered = You have already laid a category beside { $length }.
refusal-wrong-length = You are missing no word of { $length } letters.
refusal-not-the-writer = Somebody else writes for your team this turn: you can suggest.

event-turn-began = Turn { $turn }. { $asked }
event-pen-down = { $who } is done.
event-word-shown = { $who } writes { $word }: { $new ->
    [one] one new cell
   *[other] { $new } new cells
  }{ $reused ->
    [0] {""}
    [one] , one letter reused
   *[other] , { $reused } letters reused
  }.
event-nothing-written = { $who } writes nothing.
event-claimed = { $who }: “{ $word }!”
event-words-erased = Telepathy! { $names } erase { $word }.
event-letters-counted = { $who }: { $word } is worth { $count }.
event-out-of-category = { $word } of { $who } is not in the category “{ $asked }”.
event-contested = { $who } contests { $word } of { $other }: { $reason ->
    [category] not a case of “{ $asked }”
   *[sense] not a word
  }.
event-voted = { $who } votes: { $right ->
    [true] it is right
   *[other] it is wrong
  }.
event-contest-settled = { $guilty ->
    [true] Contest won: { $word } is wrong.
   *[other] Contest lost: { $word } is right.
  }
event-penalised = { $who }: { $count ->
    [one] one penalty
   *[other] { $count } penalties
  } ({ $reason }).
event-bottle-dropped = { $who } leaves a bottle in the sea.
event-line-drawn = A line over row { $row } of { $who }.
event-eliminated = { $who } sinks.
event-row-cleared = { $row ->
    [0] The full row of { $who } finds no row to clear.
   *[other] { $who } clears row { $row }.
  }
event-pile-ended = Pile { $pile } is over: a line for everybody.
event-card-laid = Team { $side } covers { $length }.
event-pairs-shown = Team { $side }: { $asked }.
event-team-wrote = { $who } writes { $word } for team { $side }.
event-team-finished = Team { $side } has finished! { $missing ->
    [0] The other has everything too.
    [one] The other is one word short.
   *[other] The other is { $missing } words short.
  }
event-draft-shown = { $who } suggests { $word }.
event-requests-met = { $word } meets: { $asked }.

score-empty-cells = { $count ->
    [one] One empty cell
   *[other] { $count } empty cells
  }
score-bottles = { $count ->
    [0] No bottles
    [one] One bottle
   *[other] { $count } bottles
  }
score-white-cells = { $count ->
    [one] One white cell
   *[other] { $count } white cells
  }
score-sunk = Sunk
score-requests-left = { $count ->
    [0] No requests left
    [one] One request left
   *[other] { $count } requests left
  }

# Categories
category-citta = City
category-nazione = Country
category-nome-maschile = Man’s name
category-nome-femminile = Woman’s name
category-animale = Animal
category-animale-acquatico = Water animal
category-uccello = Bird
category-insetto = Insect
category-fiore = Flower
category-albero = Tree
category-frutto = Fruit
category-ortaggio = Vegetable
category-bevanda = Drink
category-piatto-salato = Savoury dish
category-dolce = Sweet or dessert
category-colore = Colour
category-mestiere = Job
category-sport = Sport
category-parte-del-corpo = Part of the body
category-capo-di-abbigliamento = Item of clothing
category-mezzo-di-trasporto = Means of transport
category-strumento-musicale = Musical instrument
category-mobile = Piece of furniture
category-oggetto-di-cucina = Kitchen object
category-attrezzo = Tool
category-gioco = Game or toy
category-cosa-di-scuola = School thing
category-parente = Relative
category-emozione = Emotion
category-aggettivo = Adjective
category-verbo-all-infinito = Verb
category-edificio-o-negozio = Building or shop
category-natura-e-paesaggio = Nature and landscape
category-tempo-atmosferico = Weather
category-materiale = Material
category-film = Film
category-libro = Book
category-cantante-o-gruppo = Singer or band
category-personaggio-di-cartoni-o-fiabe = Cartoon or fairy-tale character
category-marca = Brand
category-rettile = Reptile
category-capitale = Capital city
category-fiume-o-lago = River or lake
category-isola = Island
category-formaggio = Cheese
category-formato-di-pasta = Pasta shape
category-spezia = Herb or spice
category-pietra-o-minerale = Stone or mineral
category-elemento-chimico = Chemical element
category-malattia = Illness
category-ballo = Dance
category-mitologia = Mythology
category-razza-di-cane = Dog breed
category-scienza = Science
category-moneta = Currency
category-arma = Weapon
category-lingua = Language
category-corpo-celeste = Heavenly body
category-tessuto = Fabric
category-personaggio-storico = Historical figure

# The board
board-cell = { $cell }, { $what }{ $centre ->
    [yes] , in the centre
   *[no] {""}
  }
board-bottle = bottle
board-line = line
board-empty = empty
board-grid = Your grid
board-dot = This row has already cleared one
board-requests = Requests
board-covered = face down
board-nothing-laid = nothing yet
board-done = done
board-category = Category
board-begins = begins with
board-letters = { $count } letters
board-taken-by = Taken by { $who }
board-contest = Contest
board-proof-dictionary = It is in the dictionary
board-proof-no-dictionary = It is not in the dictionary
board-proof-list = It is on the list “{ $category }”
board-proof-form = It counts as { $word }, which is on the list “{ $category }”
board-proof-partly = A lesser meaning of it is “{ $category }”: not enough by itself
board-proof-open = No list can hold everything of “{ $category }”: judge for yourselves
board-proof-open-alone = It is not on the list “{ $category }”, and nobody can vote: the list counts
board-judged-by-lists = Nobody can vote: the dictionary and the lists have decided.
board-proof-no-list = It is not on the list “{ $category }”
board-proof-elsewhere = It is on the list: { $categories }
board-proof-common = It is a very common word
board-proof-known = It is a fairly common word
board-proof-rare = It is a rare word
board-doubts-category = { $who } contests { $word } of { $other }: not a case of “{ $category }”.
board-doubts-sense = { $who } contests { $word } of { $other }: not a word.
board-definition = Look the definition up
board-votes = Votes
board-is-it-right = Is { $word } right?
board-wrong = It is wrong
board-right = It is right
board-tie-rule = Those who are not involved vote; a tie is the writer’s. { $price ->
    [0] A call costs nothing.
   *[other] The loser takes { $price } penalties.
  }
board-verdict-wrong = { $word } is wrong{ $price ->
    [0] .
   *[other] : { $price } penalties for { $other }.
  }
board-verdict-right = { $word } is right{ $price ->
    [0] .
   *[other] : { $price } penalties for { $who }.
  }
board-same-as = = { $names }
board-letters-none = no letter
board-found-wrong = found wrong
board-found-right = found right
board-being-judged = being judged
board-not-category = Not a case of “{ $category }”
board-not-word = Not a word
board-never-mind = Never mind
board-contest-word = Contest { $word } by { $who }
board-wrote-nothing = nothing
board-assign-card = Choose a category for the other team.
board-assign-length = “{ $category }”: which length will you give it?
board-assign-wait = Done. Waiting for the others.
board-your-cards = Your cards
board-lengths = Lengths
board-for-them = for them
board-for-us = for us
board-the-shape = shape
board-shape-of = a shape of { $count }
board-team-name = Team { $side }
board-team-0 = Coral
board-team-1 = Pearl
board-why-nothing = no word
board-why-letters = too few letters
board-why-no-letters = no letters
board-why-contest = lost contest
board-why-missing = missing words
board-why-pile = end of the pile
board-why-category = outside the category
board-sunk = sunk
board-white = { $count } white
board-points = { $count } points
board-bottles = { $count ->
    [one] 1 bottle
   *[other] { $count } bottles
  }
board-waiting = Waiting for { $names }.
board-you-sank = You have sunk: watch how it ends.
board-drop = { $count ->
    [one] One bottle: tap an empty cell.
   *[other] { $count } bottles: tap an empty cell.
  }
board-choose-row = You have filled a row: choose another one to clear.
board-look = Look at the words. Do you contest one?
board-type-for-path = Now type the word for this path.
board-aim = Every empty square is a point: reuse the letters already there.
board-aim-short = the fewest new letters
board-aim-palla = many letters of the cards, few new ones
board-aim-polpo = stay as low as you can
board-aim-room = Points are empty cells: whoever writes least wins.
board-aim-room-palla = Whoever uses fewest letters of the cards pays; in the end empty cells count.
board-aim-room-polpo = Write low to stay afloat: the lines come from above.
board-pen-down = pen down
board-how-assign = Give the other team the hardest pairs.
board-no-path = It does not fit anywhere.
board-draw-path = Draw the path on the grid.
board-costs = { $word }: { $fresh ->
    [one] one new cell
   *[other] { $fresh } new cells
  }{ $reused ->
    [0] {""}
    [one] , one letter reused
   *[other] , { $reused } letters reused
  }.
board-you-wrote = You wrote { $word }. Waiting for { $names }.
board-no-word = No word this turn. Waiting for { $names }.
board-team-stopped = Your team stops here. Waiting for { $names }.
board-vote-now = You judge: is the word right?
board-so-far = { $count ->
    [one] One letter so far
   *[other] { $count } letters so far
  }: { $wanted } will do.
board-pass-costs-specchio = Passing costs 2 bottles.
board-pass-costs-pagliaccio = No word costs 2 bottles.
board-pass-costs-palla = Passing counts as no letters: 3 bottles.
board-pass-costs-manta = 2 bottles for every word you are missing.
board-pass-costs-polpo = No word costs a line.
board-pass-costs-medusa = Passing costs 2 bottles.
board-contest-cost = The loser takes 2 penalties: if the word is right, that is you.
board-call-cost = Out of its category { $game ->
    [polpo] a word costs its writer a line
   *[palla] a word is worth nothing
  }, and the call is free. “Not a word”: the loser takes 2 penalties.
board-judges-table = Those who are not involved vote.
board-judges = Those who are no party to it judge: { $names }.
board-proof-for = In favour:
board-proof-against = Against:
board-judges-lists = The dictionary and the lists decide.
board-not-listed = { $word } is not on the list “{ $category }”: they might contest it.
board-claim-card = Say { $word } · take the { $length }
board-claim = Say { $word }
board-say-a-word = Say a word
board-suggest = Suggest { $word }
board-write = Write { $word }
board-turn = Turn { $turn } of { $of }
board-pile = pile { $pile }/{ $of }
board-you-write = You write
board-writer-is = { $who } writes
board-white-word = white
board-points-word = points
board-your-word = Your word
board-type-here = Type here, or draw on the grid
board-wipe = Start the word again
board-another-path = { $number }/{ $of }
board-paths = Paths
board-path = Path { $number }: { $count } new cells
board-drafts = Your team’s suggestions
board-use = Use it
board-take-back = Take back
board-said = Words said
board-polpo-how = How to sink, how to stay afloat
board-polpo-lines = Every penalty draws a line over the highest free row; at the end of a pile (every two shapes) everybody gets one. Who has a letter covered sinks.
board-polpo-rows = A row of 8 letters clears another, incomplete one of your choice: once only, then it has its dot.
board-polpo-landing = The word follows the shape and lands: a new letter in the lowest row with room, or on top of a letter already written.
board-others = The other grids
board-board-of = The grid of { $who }
board-sure = Yes, pass
board-does-not-fit = It does not fit
board-pass = Pass
board-go-on = Fine, go on
board-clear-which = Which row?
board-clear-row = Clear row { $row }

## The line on top

headline-assign = Give the others the hardest pairs
headline-write-specchio = Write what the others will write
headline-write-pagliaccio = Say a word and take its card
headline-write-palla = Write with as many of the letters as you can
headline-write-manta = { $left ->
    [one] Write the last word
   *[other] Write { $left } words before the others do
  }
headline-write-polpo = Say a word that fits the shape
headline-write-medusa = Write a word for at least two requests
headline-trace = Write { $word } on the grid
headline-suggest = Suggest a word to { $writer }
headline-look = Look at the words: do you contest one?
headline-vote = Decide: is { $word } right?
headline-bottles = { $due ->
    [one] Put a bottle into an empty square
   *[other] Put { $due } bottles into empty squares
  }
headline-clear = Choose the row to wipe off
headline-sunk = Your octopus has sunk: watch how it ends
headline-wait-assign = { $count ->
    [one] { $names } gives out the pairs
   *[other] { $names } give out the pairs
  }
headline-wait-write = { $count ->
    [one] Wait for { $names }, who is still looking for a word
   *[other] Wait for { $names }, who are still looking for a word
  }
headline-watch-write = { $count ->
    [one] { $names } is looking for a word
   *[other] { $names } are looking for a word
  }
headline-watch-all = Everybody is looking for a word
headline-watch-look = Look at the words: who contests one?
headline-watch-manta = { board-team-0 } and { board-team-1 } are looking for their words
headline-wait-place = { $count ->
    [one] { $names } writes the word on the grid
   *[other] { $names } write their words on the grid
  }
headline-wait-look = { $count ->
    [one] { $names } still looks at the words
   *[other] { $names } still look at the words
  }
headline-wait-vote = { $count ->
    [one] { $names } decides whether { $word } is right
   *[other] { $names } decide whether { $word } is right
  }
headline-wait-bottles = { $count ->
    [one] { $names } places the bottles
   *[other] { $names } place the bottles
  }
headline-wait-clear = { $count ->
    [one] { $names } wipes off a row
   *[other] { $names } wipe off a row
  }

## The great moments

moment-words = The words are turned over
moment-race = { $who } takes the first card
moment-first-card = first
moment-seconds = +{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
moment-empty-handed = { $count ->
    [one] { $names } is left without a card
   *[other] { $names } are left without a card
  }: two bottles.
moment-telepathy = Telepathy!
moment-mind-read = You have read { $names }’s mind
moment-telepathy-of = { $names } read each other’s minds
moment-erased = { $word } turns to foam for { $names }.
moment-how-much = How much do the fish swell?
moment-skip = Tap to go on
moment-swell = { $count ->
    [one] { $names } swells more than anybody
   *[other] { $names } swell more than anybody
  }
moment-you-swell = You swell more than anybody
moment-all-swell = Everybody swells alike
moment-flat = Not one fish swells
moment-letters = { $count ->
    [one] one letter
   *[other] { $count } letters
  }
moment-nobody-pays = Nobody pays.
moment-judging = { $word } is judged
moment-verdict = { $word } is { $guilty ->
    [true] wrong
   *[other] right
  }
moment-right = Right!
moment-wrong = Wrong!
moment-pay = { $count ->
    [one] { $names } pays
   *[other] { $names } pay
  }
moment-pay-mine = You pay
moment-pay-ours = Our team pays
moment-pay-team = Team { $names } pays
moment-pay-all = Everybody pays
moment-pay-bottles = { $people ->
    [one] { $names } pays
   *[other] { $names } pay
  } { $count ->
    [one] one bottle
   *[other] { $count } bottles
  }: { $reason }.
moment-you-pay-bottles = { $count ->
    [one] You pay one bottle
   *[other] You pay { $count } bottles
  }: { $reason }.
moment-pay-lines = { $count ->
    [one] A line comes down
   *[other] { $count } lines come down
  } on { $names }: { $reason }.
moment-you-pay-lines = { $count ->
    [one] A line comes down on you
   *[other] { $count } lines come down on you
  }: { $reason }.
moment-pile = The pile is over: a line for everybody.
moment-pairs = The cards are turned up
moment-finished = Done!
moment-first = { $mine ->
    [yes] Your team is done!
   *[other] Team { $side } is done!
  }
moment-left-behind = { $missing ->
    [0] { $side } has all its words too.
    [one] { $side } lacks one word.
   *[other] { $side } lacks { $missing } words.
  }
moment-full-row = A full row!
moment-row = { $count ->
    [one] { $names } wipes off a row
   *[other] { $names } wipe off a row
  }
moment-line = A line comes down on { $names }
moment-line-you = A line comes down on you
moment-line-all = A line comes down on everybody
moment-sink = { $count ->
    [one] { $names } sinks
   *[other] { $names } sink
  }
moment-you-sink = You sink!
moment-glug = Glug, glug, glug…
moment-catch = { $word } takes { $count } cards at once
moment-tris = Three of a kind!
moment-poker = Four at once!
moment-draught = A miraculous draught!
moment-cleared = Table swept!
moment-cleared-line = { $word } sweeps the table clean
moment-free = For free!
moment-free-line = { $word } costs nothing
moment-free-tell = Not a single new letter
moment-count = The sea is counted
moment-counted = { $points ->
    [one] The sea is worth one point
   *[other] The sea is worth { $points } points
}
moment-points = { $points ->
    [one] One point
   *[other] { $points } points
}
event-table-cleared = The table is clear: no request is left.
event-sea-counted = { $points ->
    [one] The sea is worth one point.
   *[other] The sea is worth { $points } points.
}

# The ladder of who plays Jellyfish
rank-plankton = Plankton
rank-anchovy = Anchovy
rank-seahorse = Seahorse
rank-dolphin = Dolphin
rank-jellyfish = Jellyfish
rank-neptune = Neptune

# What each did best
honour-telepathy = { $count ->
    [one] read a mind once
   *[other] most minds read: { $count }
}
honour-rows-cleared = most rows cleared: { $count }
honour-longest-word = the longest word: { $word }
honour-thriftiest-word = { $count ->
    [one] the thriftiest: { $word }, one letter used again
   *[other] the thriftiest: { $word }, { $count } letters used again
}
honour-contests-won = { $count ->
    [one] a contest won
   *[other] most contests won: { $count }
}
honour-quickest-word = the quickest tongue: { NUMBER($seconds, minimumFractionDigits: 1) } s
honour-fewest-bottles = { $count ->
    [0] no bottle at sea
    [one] the cleanest sea: one bottle
   *[other] the cleanest sea: { $count } bottles
}
honour-words = most words: { $count }
honour-never-silent = { $count ->
    [0] never lost for words
   *[other] least often lost for words: { $count }
}
honour-own-longest = their longest: { $word }
honour-own-thrift = { $count ->
    [one] { $word } with one letter used again
   *[other] { $word } with { $count } letters used again
}
honour-own-words = { $count ->
    [one] one word written
   *[other] { $count } words written
}
finale-sea = The sea of { $who }

# Two games of one deal side by side.
stages-title = What the sea is worth, turn by turn
stage-name = turn { $number }
stage-stands = { $count ->
    [one] 1 point
   *[other] { $count } points
}
