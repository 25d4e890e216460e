# Canvas: every sentence of the game. The board reads the same file.
game-title = Canvas
game-tagline = Transparent cards, one over the other: three prize paintings.

## Options
option-scenario = Scoring cards
option-scenario-iniziale = First game
option-scenario-famiglia = Family · two easy cards
option-scenario-relax = Relax · three at random
option-scenario-sinergia = Synergy · three that help each other
option-scenario-bilanciato = Balanced
option-scenario-senza_elementi = No elements
option-scenario-tutti_gli_elementi = All elements
option-scenario-spaziale = Spatial
option-scenario-bonus = Bonus
option-scenario-casuale = At random
option-scenario-libero = We choose
option-goals = Our cards
option-goals-help = Two to four, with “We choose”.
option-goals-composizione = Composition
option-goals-consistenza = Consistency
option-goals-enfasi = Emphasis
option-goals-gerarchia = Hierarchy
option-goals-movimento = Movement
option-goals-proporzione = Proportion
option-goals-prossimita = Proximity
option-goals-ripetizione = Repetition
option-goals-spazio = Space
option-goals-stile = Style
option-goals-simmetria = Symmetry
option-goals-varieta = Variety
option-how_many = How many at random
option-how_many-help = Two to four, with “At random”.
option-solo = Alone
option-solo-vincent = With Vincent
option-solo-puzzle = Puzzle
option-deck_size = Deck
option-deck_size-60 = 60 cards
option-deck_size-40 = 40 cards (up to three painters)
option-vote = Vote on the paintings if tied
option-vote-help = Those who are not tied choose the finest paintings.
option-deck = A deck of your own
option-deck-help = A JSON file with your cards.

## Refusals
refusal-bad-options = { $detail ->
    [goals] Choose two to four different scoring cards.
    [short_deck] The deck of 40 cards is enough for three painters at most.
    [deck_too_small] Your deck has { $cards } cards: this table needs at least { $needed }.
   *[other] These options will not do: { $detail }
  }
refusal-hand-full = You already hold { $limit } cards: complete a painting.
refusal-no-such-card = There is no such card in the row.
refusal-not-enough-tokens = { $tokens ->
    [0] This card costs { $price } inspiration and you have none.
   *[other] This card costs { $price } inspiration and you have { $tokens }.
  }
refusal-too-few-cards = A painting takes three cards: you hold { $cards }.
refusal-not-in-hand = That place in your hand is empty: you hold { $cards } cards.
refusal-same-card-twice = A painting takes three different cards.
refusal-no-such-background = That background is not one of yours.
refusal-vote-first = The paintings are done: now comes the vote.
refusal-no-vote = There is nothing to vote on.
refusal-not-tied = You can vote only for those who are tied.

## The story of the game
event-card-taken = { $paid ->
    [0] { $who } takes “{ $title }”.
   *[other] { $who } takes “{ $title }” for { $paid } inspiration.
  }{ $gained ->
    [0] {""}
   *[other] {" "}{ $gained } more was lying on it.
  }
event-painting-hung = { $who } hangs “{ $title }”: { $ribbons ->
    [0] no ribbons
    [one] one ribbon
   *[other] { $ribbons } ribbons
  }{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } bonus
  }.
event-token-returned = One inspiration comes back from the reserve to { $who }.
event-vincent-chose = Vincent throws his tokens: { $index ->
    [0] none face up
   *[other] { $index } face up
  }. He takes “{ $title }” away.
event-vote-opened = A tie: the paintings go to the vote.
event-vote-cast = { $who } votes for { $painter }.

## Score
score-composizione = Composition · { $ribbons }
score-consistenza = Consistency · { $ribbons }
score-enfasi = Emphasis · { $ribbons }
score-gerarchia = Hierarchy · { $ribbons }
score-movimento = Movement · { $ribbons }
score-proporzione = Proportion · { $ribbons }
score-prossimita = Proximity · { $ribbons }
score-ripetizione = Repetition · { $ribbons }
score-spazio = Space · { $ribbons }
score-stile = Style · { $ribbons }
score-simmetria = Symmetry · { $ribbons }
score-varieta = Variety · { $ribbons }
score-bonus = Bonus ribbons · { $ribbons }
score-tokens = Inspiration left · { $tokens }
score-solo-migliore = Best in show
score-solo-secondo = Second place
score-solo-menzione = Honourable mention
score-solo-emergente = Emerging artist
score-solo-partecipazione = Participation prize
