lesson-polywords-contest-title = Contest a word
lesson-polywords-contest = Something is wrong with Ottavio’s word. Contest it: the others vote, and whoever is wrong takes two penalties.
lesson-polywords-contest-but = You can, but look at Ottavio’s word: you would not let that pass, would you?
lesson-polywords-ready-title = Close the turn
lesson-polywords-ready = Nerina agreed with you. Nothing more to say: go on.
lesson-polywords-pass-title = Try not to write
lesson-polywords-pass = New cards. Sometimes no word comes: pass, and see what it costs.
lesson-polywords-pass-but = You can, and usually you should! But pass this time, to see what happens.
lesson-polywords-vote-title = Vote
lesson-polywords-vote = Now the others quarrel: Ottavio does not believe Nerina’s word. Is it right? You decide.
lesson-polywords-close-title = Close this turn too
lesson-polywords-close = No other contest: go on.
lesson-polywords-bottle-title = Throw a bottle into the sea
lesson-polywords-bottle = Whoever wrote nothing pays in bottles. Each takes an empty cell, and three points at the end: put it where it is least in the way.
lesson-polywords-another-title = And the second
lesson-polywords-another = One more. A corner is usually best.
lesson-polywords-write-title = Write it in the sea
lesson-polywords-points-title = Count the points
lesson-polywords-points = At the end every empty cell is worth a point and every bottle takes three. So it pays to use letters again: whoever writes least wins.

lesson-specchio-cards-title = Look at the cards
lesson-specchio-cards = Each turn has a category and an initial: here a bird beginning with P. Everybody writes in secret, and if two write the same word it vanishes from both their seas.
lesson-specchio-initial-title = Another initial?
lesson-specchio-initial = The eagle is a fine bird. Try to write it.
lesson-specchio-initial-but = You can, but first try EAGLE: let us see what the rules say.
lesson-specchio-write = Write PIGEON: the game offers the shortest path, through the centre. Cells that stay empty are points.
lesson-specchio-write-but = You can, but to see telepathy write PIGEON.
lesson-specchio-contest = Nerina wrote PIGEON too! But first: Ottavio wrote PENCIL, which is no bird. Contest it: the others vote, and whoever is wrong takes two bottles.
lesson-specchio-ready = Nerina agrees with you. Close the turn: you both wrote the same word, and it will vanish from both seas.

lesson-palla-cards-title = Look at the letters
lesson-palla-cards = Five letters on the table: O, N, S, T, A. Whoever uses most of them in one word wins the turn; the others pay in bottles.
lesson-palla-centre-title = Where does one begin?
lesson-palla-centre = Try to write the first word along the top edge.
lesson-palla-centre-but = You can, and it is fine. But first try along the edge, to hear what the rules say.
lesson-palla-write = Write STATION: it uses all five. The game offers a path through the centre.
lesson-palla-write-but = You can, but there is better: STATION uses all five letters.
lesson-palla-contest = The words are shown. TANSO? Ottavio made it up. Contest it: the others vote, and whoever is wrong takes two bottles.
lesson-palla-third-title = And the third
lesson-palla-third = No letters at all cost three. Next time, better a short word.

lesson-pagliaccio-cards-title = Look at the cards
lesson-pagliaccio-cards = A category, here animals, and a card for each length: 4, 5, 6 and 7 letters. Whoever says a word first takes the card of its length.
lesson-pagliaccio-length-title = A very long word?
lesson-pagliaccio-length = A CROCODILE is an animal. Try to say it.
lesson-pagliaccio-length-but = You can, but first try CROCODILE: let us see what the rules say.
lesson-pagliaccio-claim-title = Say your word
lesson-pagliaccio-claim = TIGER has five letters, and the 5 is free. Say it before the others!
lesson-pagliaccio-claim-but = You can, but take the 5 here: TIGER.
lesson-pagliaccio-write = The card is yours. Now write TIGER where it takes least room: a first word goes through the centre.
lesson-pagliaccio-contest = A PENCIL is no animal, unless Ottavio knows better. Contest it: the others vote, and whoever is wrong takes two bottles.

lesson-polpo-cards-title = Look at the shape
lesson-polpo-cards = Each turn the word must follow this shape: four letters in a row, in any direction. The octopus comes from above with its penalties: if a line touches a letter of yours, you sink.
lesson-polpo-length-title = A longer word?
lesson-polpo-length = Try to say OCTOPUS, which has seven letters.
lesson-polpo-length-but = You can, but first try OCTOPUS: let us see what the rules say.
lesson-polpo-claim-title = Say your word
lesson-polpo-claim = FISH has four letters. Say it before the others: a word said belongs to whoever said it.
lesson-polpo-claim-but = You can, but say FISH here.
lesson-polpo-write = Write FISH at the bottom: words rest on the lowest row, or on a letter that is there already. The lower you stay, the longer you float.
lesson-polpo-contest = TRAX? That is no word. Contest it: the others vote, and whoever is wrong takes two lines from above.
lesson-polpo-pass = A new shape. Try to say nothing: it costs a line from above.
lesson-polpo-vote = Now it is Nerina who does not believe a word of Ottavio’s. Is it right? You decide.
lesson-polpo-points-title = Who stays afloat
lesson-polpo-points = Every two turns a line comes down for everybody. A row of eight letters wipes another row off, as you choose: the only way back up. The last one afloat wins.

lesson-medusa-cards-title = Look at the cards
lesson-medusa-cards = Here you play without rivals. A word must meet at least two kinds of cards out of category, letter and shape: here a sport, the G, a square of four letters. Cards that are met go away.
lesson-medusa-two-title = Is one enough?
lesson-medusa-two = GARDEN has the G, but is no sport. Try to write it.
lesson-medusa-two-but = You can, but first try GARDEN, which takes one card only.
lesson-medusa-draft-title = Try the word BOXING
lesson-medusa-draft = Type BOXING without confirming: the cards it would take light up.
lesson-medusa-write = It is a sport and has the G: two kinds, good. Confirm it.
lesson-medusa-write-but = You can, but the word here is BOXING.
lesson-medusa-pass = Three more cards. Try passing: cards left over pile up, and each takes a point at the end.
lesson-medusa-points = Twelve turns. Every empty cell is worth a point, every bottle takes three, every card left over one.

lesson-manta-cards-title = Look at the cards
lesson-manta-cards = Two teams: you and Nerina against Ottavio and Zelinda. First each lays three categories for the other, one to a length; then both race to write three words.
lesson-manta-assign-title = Lay a verb of six letters
lesson-manta-assign = Choose “verb” and lay it beside the 6: the others will have to find it. Nerina does the rest.
lesson-manta-assign-but = You can, but lay the verb beside the 6 here.
lesson-manta-pen-title = What if you write?
lesson-manta-pen = This turn the pen is Nerina’s. Try to write GOLF all the same.
lesson-manta-draft-title = Suggest GOLF
lesson-manta-draft = You were given a sport of four letters. Suggest GOLF to Nerina: the others cannot see it.
lesson-manta-contest = You finished first! But HOME, which should be a flower, does not convince you: contest it. Here the dictionary decides.
lesson-manta-ready = Two bottles for the contest and two for every word missing: on to the second turn.
lesson-manta-write-title = Now the pen is yours
lesson-manta-write = A relative of seven letters: BROTHER. Write it beside the words you have already.
lesson-manta-write-but = You can, but try BROTHER here.
lesson-manta-pass = The other two will not come? Whoever has the pen may give up for the whole team.
lesson-manta-pass-but = You can, but give up this time, to see what it costs.
lesson-manta-bottle = Two bottles for every word missing. Nerina has dropped three already: the last is yours.

# Why? What whoever moved saw and weighed.
why-write = { $word } costs it { $new ->
    [0] no new cell
    [one] one new cell
   *[other] { $new } new cells
  }{ $reused ->
    [0] {""}
    [one] {" "}and uses one letter again
   *[other] {" "}and uses { $reused } letters again
  }{ $letters ->
    [0] {""}
    [one] , with one of the letters on the table
   *[other] , with { $letters } of the letters on the table
  }.
why-claim = { $word } has { $length } letters: the card was free, and it paid to be quick.
why-pass = None of the words it knows would do, or none would fit.
why-bottle = It chose the cell with the fewest empty ones around it: there it is least in the way.
why-vote = { $right ->
    [yes] It looked at the evidence: dictionary and lists speak for the word.
   *[no] It looked at the evidence: dictionary and lists do not support it.
  }
why-contest = { $known ->
    [yes] { $word } is a word, but the lists do not put it into that category.
   *[no] { $word } is not in the dictionary.
  }

# A worked example, step by step (rules/examples.py).
example-specchio-initial = The cards ask for a bird beginning with P. Ada thinks of EAGLE. That cannot be done.
example-specchio-write = She writes PIGEON, in secret, through the centre: it is the first word in her sea.
example-specchio-reveal = Bruno and Carla have written too. The words are uncovered: PIGEON, PIGEON again, and PARROT.
example-specchio-mirror = Telepathy! Ada and Bruno wrote the same word, and PIGEON vanishes from both their seas: no bottles, and the cells are empty again. PARROT stays.
example-specchio-reuse = Now a drink with R. Carla writes ROOTBEER and goes over letters she has already: eight letters, but only five new cells. In the end every empty cell is a point.

example-pagliaccio-claim = The category is “Animal”, the cards go from 4 to 7 letters. Ada says TIGER first: card 5 is hers.
example-pagliaccio-taken = Bruno was about to say ZEBRA, but the 5 is gone.
example-pagliaccio-write = Bruno falls back on LION, Carla says GIRAFFE. Once said, a word is written at leisure: Ada begins at the centre.
example-pagliaccio-reveal = The three words are uncovered. Nobody objects: on with the game.
example-pagliaccio-reuse = Now a water animal. Ada says OTTER and writes it with the E and the R of TIGER: five letters, three new cells.

example-palla-centre = The letters are O, N, S, T, A. Ada has STATION in mind and would write it along the upper edge. That cannot be done.
example-palla-write = STATION down through the centre will do, and it uses all five letters.
example-palla-count = Uncovered: STATION uses five, Bruno’s TONE three, Carla’s LAKE one only.
example-palla-pay = Whoever uses most pays nothing: Ada. Whoever uses fewest takes two bottles: Carla. In between one takes one: Bruno. They put them where they do least harm.
example-palla-reuse = New letters: P, R, Q, L, V. Ada writes PLOVER: it uses four of them, and the O of STATION again.

example-polpo-claim = The shape is four in a row. Ada says FISH before the others: the word is hers now.
example-polpo-landed = She would write it half way up the sea, but a word does not hang in mid-water.
example-polpo-write = At the bottom it lands, and the lower one stays the longer one floats.
example-polpo-shape = Now the shape is three in a row, turned as one likes. Ada writes FIN upwards from the F of FISH: the new I lands on the letter below.
example-polpo-line = Bruno and Carla have found nothing and take a line each. And every two turns one comes down for everybody: when a line touches a letter, one sinks.

example-medusa-cards = Ada plays alone. On the table: a job, the letter F, a shape. A word has to meet at least two kinds of card.
example-medusa-two = FISH has the F, and nothing else.
example-medusa-draft = She tries FARMER without writing it yet: the job and the F light up.
example-medusa-write = She writes it: both cards go, the shape stays. Three more come out beside it.
example-medusa-reuse = LEMON is a fruit and has the L: two more cards are gone. Going over letters of FARMER it takes three new cells only. The shapes, meanwhile, pile up.
example-medusa-pay = In the third turn nothing comes to her: she passes and puts two bottles into the corners. In the end a point for each empty cell, less three for each bottle, less one for each card left.

example-manta-lay = Ada and Carla against Bruno and Dino. Three lengths come out: Ada puts a category beside each. They are for the others: the harder the better.
example-manta-uncover = The others have laid theirs too, and all is uncovered: we get a sport of 4, a country of 5, a woman’s name of 6.
example-manta-pen = Carla has GOLF at the tip of her pen, but this turn Ada writes: Carla can suggest.
example-manta-write = Ada writes GOLF and CHINA, side by side. One is missing.
example-manta-stop = The others have found only ROSE when Ada writes SANDRA: the third word stops everybody.
example-manta-pay = Two bottles for each missing word: the others lack two, so four. Then it begins again with other lengths.
