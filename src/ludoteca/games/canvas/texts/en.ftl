# Canvas: every sentence of the game. The board reads the same file.
game-title = Canvas
game-tagline = Transparent cards, one over the other: three prize paintings.

way-puzzle = Alone: the puzzle
way-puzzle-help = You rule the cards: every inspiration counts.
way-vincent = Alone, with Vincent
way-vincent-help = He throws his tokens and takes cards away.

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
option-deck_size-all = Every card of the deck
option-deck_size-sixty = 60 at random, from a larger deck
option-vote = Vote on the paintings if tied
option-vote-help = Those who are not tied, and those who watch, choose the finest paintings.
option-deck = A deck of your own
option-deck-help = A JSON file with your cards.

## Refusals
refusal-bad-options = { $detail ->
    [goals] Choose two to four different scoring cards.
    [short_deck] The deck of 40 cards is enough for three painters at most.
    [deck_file] Send what is in the deck’s file, not its name.
    [deck_too_small] Your deck has { $cards } cards: this table needs at least { $needed }.
    [goals_unused] You choose the scoring cards yourselves only with “We choose”.
    [how_many_unused] How many cards at random is chosen only with “At random”.
    [puzzle_alone] The puzzle is for one person alone.
    [deck_over_sixty] Your deck has { $cards } cards: choose whether all of them play, or sixty at random.
    [deck_twice] The card “{ $card }” is in the deck twice.
    [deck_swatches] The card “{ $card }” has { $count } swatches: it needs { $needed }.
    [deck_filled] On the card “{ $card }” { $count } swatches are filled: it must be two.
    [deck_same_icon] On the card “{ $card }” the { deck-colour } swatch holds the same icon twice.
    [deck_bonus_alone] On the card “{ $card }” the bonus icon of the { deck-colour } swatch is not alone.
    [deck_icons] On the card “{ $card }” the { deck-colour } swatch holds { $count } icons: two at most.
    [deck_two_doubles] On the card “{ $card }” two swatches hold two elements each: only one may.
    [deck_two_bonuses] On the card “{ $card }” there are two bonus icons: one at most.
    [deck_no_drawing] The card “{ $card }” has no drawing of its own, and the house has none called “{ $drawing }”.
    [deck_long_drawing] The drawing of the card “{ $card }” is too long: { NUMBER($most) } characters at most.
    [deck_more_than_shapes] The drawing of the card “{ $card }” may hold shapes only.
    [deck_broken_drawing] The drawing of the card “{ $card }” is not well-formed SVG.
    [deck_deep_drawing] The drawing of the card “{ $card }” has more than { $most } shapes inside each other.
    [deck_shape] The drawing of the card “{ $card }” may not use <{ $shape }>.
    [deck_attribute] The drawing of the card “{ $card }” may not use { $name }="{ $value }".
    [deck_too_long] The file of the deck is too long: { NUMBER($most) } characters at most.
    [deck_not_json] This is not a deck in JSON.
    [deck_no_file] There is no deck file of this name (it ends in .json).
   *[other] { schema-problem }
  }
deck-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
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
refusal-already-voted = You have voted already.
refusal-no-vote = There is nothing to vote on.
refusal-not-tied = You can vote only for those who are tied.

## The story of the game
event-card-taken = { $paid ->
    [0] { $who } takes “{ $title }”.
   *[other] { $who } takes “{ $title }” for { $paid } inspiration.
  }{ $gained ->
    [0] {""}
    [one] {" "}One more was lying on it.
   *[other] {" "}{ $gained } more were lying on it.
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
event-vincent-chose = Vincent throws his tokens: { $up ->
    [0] none face up
   *[other] { $up } face up
  }. He takes “{ $title }” away{ $gained ->
    [0] {""}
   *[other] {" "}with the { $gained } inspiration on it
  }.
event-vote-opened = A tie: the paintings go to the vote.
event-watcher-voted = A vote from the audience for { $painter }.
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
score-votes = Votes for the paintings · { $votes }
score-tokens = Inspiration left · { $tokens }
score-solo-migliore = Best in show
score-solo-secondo = Second prize
score-solo-menzione = Honourable mention
score-solo-emergente = Emerging artist
score-solo-partecipazione = Participation prize

## The table
board-chip = { $points ->
    [one] 1 point
   *[other] { $points } points
  } · { $tokens } ✦
board-goals = Scoring cards
board-row = The row
board-hand = Your hand
board-hand-of = { $who }’s hand
board-easel = The easel
board-gallery = The gallery
board-tab-row = Take
board-tab-easel = Paint
board-tab-gallery = Gallery
board-deck-left = { $count ->
    [0] The deck is empty
    [one] One more card in the deck
   *[other] { $count } more cards in the deck
  }
board-tokens = { $count ->
    [0] No inspiration
   *[other] { $count } inspiration
  }
board-reserve = Reserve: { $count }
board-reserve-help = The first card and every painting bring one inspiration back from the reserve.
board-free = free
board-price = costs { $count }
board-lying = with { $count } inspiration on it
board-card-label = { $title } { $swatches }
board-row-label = { $n }. { $card } { $price }{ $lying }
board-swatch = { $colour }: { $icons }
board-hand-empty = No cards yet: take one from the row.
board-hand-label = { $card } { $where ->
    [0] Not on the easel.
    [1] On the easel, at the bottom.
    [2] On the easel, in the middle.
   *[3] On the easel, on top.
  }
board-colour-red = red
board-colour-yellow = yellow
board-colour-green = green
board-colour-blue = blue
board-colour-violet = violet
board-icons = The elements
board-icon-hue = Hue
board-icon-shape = Shape
board-icon-texture = Texture
board-icon-tone = Tone
board-count-hue = { $count ->
    [one] 1 Hue
   *[other] { $count } Hues
  }
board-count-shape = { $count ->
    [one] 1 Shape
   *[other] { $count } Shapes
  }
board-count-texture = { $count ->
    [one] 1 Texture
   *[other] { $count } Textures
  }
board-count-tone = { $count ->
    [one] 1 Tone
   *[other] { $count } Tones
  }
board-icon-bonus_hue = Hue bonus
board-icon-bonus_shape = Shape bonus
board-icon-bonus_texture = Texture bonus
board-icon-bonus_tone = Tone bonus

board-take = Take “{ $title }” · { $price ->
    [0] free
   *[other] { $price } inspiration
  }
board-hang = Hang the painting · +{ $points }
board-undo = Undo
board-your-turn-take = The first is free; each card you skip costs one inspiration.
board-your-turn-both = With three cards of your hand you can hang a painting.
board-your-turn-paint = Choose three cards and lay them on the easel.
board-their-turn = Meanwhile see what is left in the row.
board-rehearse = Meanwhile you can try things on the easel.
board-done = Your three paintings hang: now you watch the others.
board-choose-card = Choose a card of the row
board-choose-layers = { $count ->
    [one] Choose one more card
   *[other] Choose { $count } more cards
  }
board-to-row = Go to the row
board-to-easel = Go to the easel
board-wait = Wait for your turn
board-too-dear = { $price ->
   *[other] It costs { $price } and you have { $tokens } ✦
  }
board-would-bring = With this your best painting would be worth +{ $after } (now +{ $before }).
board-would-bring-first = With this you could paint for +{ $after }.
board-skips-discard = Skipped cards leave the game.
board-token-back = One inspiration comes back from the reserve.
board-gains = { $count ->
   *[other] { $count } inspiration lies on it: it is yours.
  }

board-easel-empty = Tap three cards of your hand: you will see them one over the other, as they will hang.
board-easel-few = You need three cards in hand to paint.
board-layer-top = on top
board-layer-middle = in the middle
board-layer-bottom = at the bottom
board-layer-label = { $where }: { $title } Up and down arrows to move, Delete to remove.
board-layer-up = Bring “{ $title }” further up
board-layer-down = Bring “{ $title }” further down
board-layer-off = Remove “{ $title }”
board-moved = “{ $title }” is now { $where }. This order is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
board-removed = “{ $title }” goes back to your hand.
board-worth = This order is worth
board-order-help = Drag the sheets, or use the arrows: what is on top covers.
board-background = Background
board-background-label = Background { $title }
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
board-ribbons = { $count ->
    [0] no ribbons
    [one] 1 ribbon
   *[other] { $count } ribbons
  }
board-capped = This card is already full.
board-picture = { $title }. Visible: { $swatches }
board-nothing-seen = nothing

board-name-composizione = Compos.
board-name-consistenza = Consist.
board-name-enfasi = Emphasis
board-name-gerarchia = Hierarchy
board-name-movimento = Movem.
board-name-proporzione = Proport.
board-name-prossimita = Proximity
board-name-ripetizione = Repetit.
board-name-spazio = Space
board-name-stile = Style
board-name-simmetria = Symmetry
board-name-varieta = Variety
board-short-composizione = All 5 swatches filled
board-short-consistenza = Exactly 6 elements
board-short-enfasi = A single Hue
board-short-gerarchia = Nothing outnumbers Tones
board-short-movimento = One element 3 in a row
board-short-proporzione = 3 alike and 2 alike
board-short-prossimita = Texture next to Tone
board-short-ripetizione = Pairs of Shapes
board-short-spazio = Hue far from Shape
board-short-stile = Threes of Textures
board-short-simmetria = Alike on both sides
board-short-varieta = Sets of the 4 elements
board-long-composizione = One ribbon if all five swatches are filled. A bonus icon fills one too.
board-long-consistenza = One ribbon if exactly six elements are visible. Bonus icons do not count.
board-long-enfasi = One ribbon if exactly one Hue is visible.
board-long-gerarchia = One ribbon if there is at least one Tone and no other element is seen more often.
board-long-movimento = One ribbon for each element in three swatches in a row. Four or five in a row are still one.
board-long-proporzione = One ribbon for three equal elements and two other equal ones. Five equal ones will do.
board-long-prossimita = One ribbon for each pair of Texture and Tone in neighbouring swatches. The same swatch does not count, and every icon is used once.
board-long-ripetizione = One ribbon for each pair of Shapes.
board-long-spazio = One ribbon for each pair of Hue and Shape neither together nor in neighbouring swatches. Every icon is used once.
board-long-stile = One ribbon for every three Textures.
board-long-simmetria = One ribbon for each element both in red and violet, or both in yellow and blue.
board-long-varieta = One ribbon for each full set: Hue, Shape, Texture and Tone.
board-long-bonus = Each visible bonus icon brings one ribbon for every visible element of its kind. Two points each, no limit.
board-ladder = { $ribbons ->
    [one] 1 ribbon
   *[other] { $ribbons } ribbons
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-goal-have = You have { $ribbons ->
    [0] no ribbons
    [one] 1 ribbon
   *[other] { $ribbons } ribbons
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
board-goal-who = { $who }: { $ribbons ->
    [0] no ribbons
    [one] 1 ribbon
   *[other] { $ribbons } ribbons
  }
board-bonus = Bonus

board-why-composizione-yes = All five swatches are filled.
board-why-composizione-no = { $count ->
    [one] The { $list } one is empty.
   *[other] Empty: { $list }.
  }
board-why-consistenza-yes = Exactly six elements are visible.
board-why-consistenza-no = { $count ->
    [one] One element is visible: it takes six.
   *[other] { $count } elements are visible: it takes six.
  }
board-why-enfasi-yes = A single Hue, on { $list }.
board-why-enfasi-none = No Hue is visible.
board-why-enfasi-many = { $count } Hues are visible: it takes one.
board-why-gerarchia-yes = { $count ->
    [one] One Tone, and no element is seen more often.
   *[other] { $count } Tones, and no element is seen more often.
  }
board-why-gerarchia-none = No Tone is visible.
board-why-gerarchia-no = { $count ->
    [one] A single Tone
   *[other] { $count } Tones
  }, but { $more }.
board-why-movimento-yes = In a row: { $groups }.
board-why-movimento-no = No element in three swatches in a row.
board-why-proporzione-yes = { $most } and { $second }.
board-why-proporzione-five = { $most }: enough by themselves.
board-why-proporzione-no = It takes 3 and 2 alike: now { $most } and { $second }.
board-why-prossimita-yes = Neighbours: { $groups }.
board-why-prossimita-no = No Texture is next to a Tone.
board-why-ripetizione-yes = Pairs of Shapes: { $groups }.
board-why-ripetizione-no = { $count ->
    [0] No Shape is visible.
   *[other] A single Shape: it takes two.
  }
board-why-spazio-yes = Far apart: { $groups }.
board-why-spazio-no = No Hue is far from a Shape.
board-why-stile-yes = Threes of Textures: { $groups }.
board-why-stile-no = { $count ->
    [0] No Texture is visible: it takes three.
    [one] One Texture: it takes three.
   *[other] { $count } Textures: it takes three.
  }
board-why-simmetria-yes = Mirrored: { $groups }.
board-why-simmetria-no = Nothing is repeated between red and violet, nor between yellow and blue.
board-why-varieta-yes = { $count ->
    [one] One full set.
   *[other] { $count } full sets.
  }
board-why-varieta-no = Missing: { $list }.
board-why-bonus-yes = { $list }: { $count ->
    [one] 1 element
   *[other] { $count } elements
  }.
board-why-bonus-no = { $list }: no element of that kind.
board-why-bonus-none = No bonus icon is visible.
board-spot = { $icon } on { $colour }

board-frame-empty = Painting { $n } will hang here
board-gallery-of = { $who } · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-open-painting = Look closely at “{ $title }” by { $who }
board-by = by { $who }
board-save-svg = Save SVG
board-close = Close
board-won = It won

board-plain = Plain drawings, without brush strokes
board-climax-skip = Tap to go on
board-held = { $count ->
    [0] empty hand
    [one] one card in hand
   *[other] { $count } cards in hand
  }
board-show = The exhibition
board-show-of = { $paintings ->
    [one] one painting
   *[other] { $paintings } paintings
  }, { $painters ->
    [one] one hand
   *[other] { $painters } different hands
  }
board-show-wins = wins the exhibition
board-show-together = shares first place
board-show-place = place { $place }
board-show-points = { $count ->
    [one] point
   *[other] points
  }
board-show-walk = Every painting of the exhibition
board-share-show = Canvas · the exhibition
board-share-file = the-exhibition
board-share-exhibition = the exhibition
board-share-painting = the painting
board-share-by = A painting by { $who }
board-share-won = { $ribbons ->
    [0] Hung without ribbons, with honour
    [one] One ribbon
   *[other] { $ribbons } ribbons
  }
board-share-winner = { $count ->
    [one] { $who } wins the exhibition
   *[other] { $who }: a tie
  }
board-share-ahead = with { $names }

board-vincent = Vincent
board-vincent-waits = Waits for his turn with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
  }.
board-vincent-last = { $up ->
    [0] No token face up
    [one] One token face up
   *[other] { $up } tokens face up
  }: he takes “{ $title }” away{ $gained ->
    [0] {""}
   *[other] {" "}with the { $gained } inspiration on it
  }.
board-vincent-flips = Vincent’s throw: { $up } of { $all } face up

board-vote = A tie! Whose paintings do you like best?
board-peak-masterpiece = A masterpiece!
board-peak-last = The last painting
board-hangs = { $who } hangs “{ $title }”
board-tie = A tie!
board-tie-vote = Those who look at the paintings decide.
board-vote-wait = A tie: the paintings go to the vote.
board-vote-tied = Points and inspiration are level. Those who are not tied and those who watch choose the finest paintings; if they do not decide, you win together.
board-vote-others = Those who are not tied and those who watch choose the finest paintings.
board-vote-for = Vote for { $who }
board-voted = You voted for { $who }. The vote closes with the last vote, or when the hourglass is empty.
board-votes-in = { $count ->
    [one] One vote is in.
   *[other] { $count } votes are in.
}

board-objectives = Special objectives
board-objectives-intro = A blot of paint for every feat: they stay yours, game after game.
board-objectives-new = New objective!
board-objectives-count = { $done } of 8
board-objective-quattro_in_uno = All four scoring cards with a single painting
board-objective-quattro_bonus = 4 bonus ribbons with a single painting
board-objective-sette_in_uno = 7 ribbons with a single painting
board-objective-cinque_uguali = 5 equal elements on one painting
board-objective-sette_bonus = 7 bonus ribbons in one game
board-objective-quattordici = 14 ribbons in one game
board-objective-tutto_esaurito = Every ribbon of the four scoring cards
board-objective-record = More than the author’s 47 points
board-objective-done = done
board-solo-result = { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $title }

## The line on top

headline-take = Take a card from the row
headline-take-or-paint = Take a card, or paint
headline-paint = Paint: your hand is full
headline-wait-take = { $who } chooses a card
headline-wait-take-or-paint = { $who } takes a card or paints
headline-wait-paint = { $who } paints
headline-wait-finished = Your paintings are done: { $who } plays now
headline-vote = A tie! Vote for the finest paintings
headline-wait-vote = { $count ->
    [one] { $tied } are tied: { $names } votes
   *[other] { $tied } are tied: { $names } vote
  }
headline-audience-votes = { $tied } are tied: the audience votes

# What each did best
honour-finest-painting = the most honoured painting: “{ $en }”, { $count } ribbons
honour-bonus-ribbons = most bonus ribbons: { $count }
honour-ribbons = most ribbons on the mat: { $count }
honour-tokens-found = most inspiration found: { $count }
honour-tokens-spent = most inspiration spent: { $count }
honour-free-cards = the thriftiest hand: { $count } free cards
honour-own-painting = { $count ->
    [one] “{ $en }”, one ribbon
   *[other] “{ $en }”, { $count } ribbons
}
honour-own-cards = { $count } cards chosen from the row
rank-partecipazione = Participation prize
rank-emergente = Emerging artist
rank-menzione = Honourable mention
rank-secondo = Second place
rank-migliore = Best in show
finale-painting = “{ $title }”, by { $who }

# Two games of one deal side by side.
stages-title = Points, painting by painting
stage-name = painting { $number }
stage-stands = { $count ->
    [one] 1 point
   *[other] { $count } points
}
