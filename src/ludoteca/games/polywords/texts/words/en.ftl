say-write = write { $word } at { $path } | I write { $word } at { $path }
say-write-best = write { $word } | I write { $word }
say-claim = I say { $word } | say { $word }
say-pass = pass
say-ready = fine | go on
say-contest = I contest { $accused }, { $reason }, word { $number }
say-contest-first = I contest { $accused }, { $reason } | contest { $accused } { $reason }
say-vote-right = it is right | right
say-vote-wrong = it is wrong | wrong
say-bottle = bottle at { $cell } | bottle { $cell }
say-clear = clear row { $row } | clear { $row }
say-assign = put { $category } on { $length } | { $category } on { $length }
say-draft = I suggest { $word } at { $path }
say-draft-word = I suggest { $word }
say-try = try { $word }
say-draft-none = I take my suggestion back
say-ask-near = near { $cell } | neighbours of { $cell }
say-ask-row = row { $row }
say-ask-cost = what does { $word } cost | paths of { $word } | other paths of { $word }
say-ask-grid = grid of { $board }
how-write = “write ROME at C6 D6 D5 C5”: a word with its cells, one for each letter.
how-write-best = “write ROME”: the word goes where it takes fewest cells.
how-claim = “I say ROME”: the word is yours, then you write it.
how-pass = “pass”: no word this time.
how-ready = “fine”: nothing to contest.
how-contest = “I contest Bea, off category” or “I contest Bea, not a word”; with several words add “, word 2”.
how-contest-first = “I contest Bea, off category” or “I contest Bea, not a word”.
how-vote-right = “it is right”: the word counts.
how-vote-wrong = “it is wrong”: the word does not count.
how-bottle = “bottle at D5”: you leave it in a free cell.
how-clear = “clear row 3”.
how-assign = “put Animal on 5”: a category of yours beside a length, for the other team.
how-draft = “I suggest LAKE at D4 E4 F4 G4”: you show it to your team, or try it.
how-draft-word = “I suggest LAKE”: without cells.
how-try = “try TORTE”: hear first which categories it belongs to.
how-draft-none = “I take my suggestion back”.
how-ask-near = “near D5”: what lies around a cell.
how-ask-row = “row 4”: a row, cell by cell.
how-ask-cost = “what does ROME cost”: where it could go, and how many new cells it takes.
how-ask-grid = “grid of Bea”: somebody else’s sea.

told-reason-category = off category
told-reason-sense = not a word
told-wants-cell = a cell, from A1 to H8
told-wants-word = a word made of letters
told-wants-path = a word that finds a place, or its cells, as in “at C6 D6 D5”
told-category = { $name }
told-letter = the letter { $letter }
told-length = { $length } letters
told-shape = a shape of { $count }: { $steps }
told-step-R = right
told-step-D = down
told-step-L = left
told-step-U = up
told-asked = { $parts }
told-turn = Turn { $turn }. The cards ask for { $asked }.
told-board = { $who }: { $points } points, { $empty } free cells, { $bottles } bottles.
told-said = { $who } said { $word }.
told-written = { $many ->
    [yes] Word { $number } of { $who }
   *[other] Word of { $who }
  }: { $word }, at { $path }.
told-pair = { $length } letters { $name }
told-pairs = For { $who }: { $pairs }.
told-covered = face down
told-hand = You have for the other team { $cards }.
told-draft = { $who } suggests { $word }{ $placed ->
    [yes] {" "}at { $path }.
   *[other] .
  }
told-probe = { $word }: { $known ->
    [yes] it is a word; categories: { $categories }.
   *[other] it is not in the dictionary.
  }
told-dispute = { $who } contests { $word } of { $other }: { $reason ->
    [category] off category
   *[sense] not a word
  }. { $listed ->
    [yes] The lists support it
   *[other] The lists do not support it
  }; { $verdict ->
    [open] there is a vote.
    [wrong] it is wrong.
   *[right] it is right.
  }
told-row = Row { $row }: { $cells }.
told-cell = at { $column } { $mark }
told-bottle = at { $column } a bottle
told-lined = at { $column } a line
told-empty-rows = { $count ->
    [one] Row { $rows }: empty.
   *[other] Rows { $rows }: empty.
  }
told-centre = Your grid has no letters: the word must pass through one of the centre cells ({ $cells }).
told-words = Words written so far: { $words }.
told-only-cell = { $mark }
told-only-bottle = a bottle
told-only-lined = a line
told-free = free
told-neighbours = { $cell }: { $here }. { $beside }.
told-beside = { $side ->
    [above] above
    [below] below
    [left] to the left
   *[right] to the right
  } { $cell } { $mark }
told-whole-row = Row { $row }: { $cells }.
told-column = { $column } { $mark }
told-no-board = You are watching: you have no sea of your own.
told-no-path = { $word } finds no place, or paths are not told at this table.
told-path = { $word } at { $path }: { $new ->
    [one] one new cell
   *[other] { $new } new cells
  }, { $reused } letters used again.
told-grid-of = The sea of { $who }:

told-assign = Put each of your categories beside a length, for the other team.
told-write-specchio = Write what the others will write: { $asked }.
told-write-pagliaccio = Before the others do, say a word of the category { $categories } and take its card: { $lengths } letters.
told-write-palla = Write a word with as many of these letters as you can: { $letters }.
told-write-polpo = Say a word of { $count } letters that fits the shape: { $steps }.
told-write-medusa = Write a word for at least two of these requests: { $asked }.
told-write-manta = You write for your team, a word for each length: { $asked }.
told-suggest = { $who } writes: you may suggest. { $asked }.
told-place = You said { $word }: now write it.
told-reveal = The words are on the table: contest one, or say “fine”.
told-vote = A vote: is { $word } right?
told-bottles = { $count ->
    [one] Leave a bottle in a free cell.
   *[other] Leave { $count } bottles, one at a time, in free cells.
  }
told-clear = You have a full row: clear another one.
told-wait-assign = Cards are being laid: waiting for { $who }.
told-wait-write = Words are being written: { $count ->
    [one] waiting for { $who }.
   *[other] waiting for { $who }.
  }
told-wait-place = Words are being written: waiting for { $who }.
told-wait-reveal = Looking at the words: waiting for { $who }.
told-wait-vote = A vote: waiting for { $who }.
told-wait-bottles = Bottles at sea: waiting for { $who }.
told-wait-clear = Rows are being cleared: waiting for { $who }.
told-over = The game is over.
