say-take = take { $index } | card { $index }
say-paint = paint { $cards } on background { $background } | paint { $cards } | painting { $cards } on background { $background }
say-vote = vote { $painter } | vote for { $painter }
say-abstain = abstain | I abstain
say-try = try { $cards } | look { $cards }
how-take = “take 3”: the third card of the row. The first is free, each other costs one inspiration for every card skipped.
how-paint = “paint 1 3 2 on background 1”: three cards of your hand, bottom to top, on one of your backgrounds. “paint 1 3 2”: on the first.
how-vote = “vote Anna”: hers are the finest paintings.
how-abstain = “abstain”: you vote for nobody.
how-try = “try 1 3 2”: what one would see, without painting.

told-three-cards = the places of three cards, such as 1 3 2
told-take = Take a card from the row: you have { $tokens ->
    [one] one inspiration
   *[other] { $tokens } inspirations
  } and { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
  } in hand.
told-take-or-paint = Take a card or complete a painting: you have { $cards } cards in hand and { $tokens ->
    [one] one inspiration
   *[other] { $tokens } inspirations
  }.
told-paint-only = Complete a painting: your hand is full, { $cards } cards.
told-wait = { $who } chooses a card or paints.
told-vote = A tie between { $tied }: vote for the finest paintings.
told-wait-vote = A tie between { $tied }: there is a vote.
told-over = The game is over.
told-goal = { $name }: { $rule }
told-spot = Card { $place } of the row{ $cost ->
    [0] , free
    [one] , costs one inspiration
   *[other] , costs { $cost } inspirations
  }{ $tokens ->
    [0] {""}
    [one] , with one inspiration on it
   *[other] , with { $tokens } inspirations on it
  }: { $card }.
told-card = “{ $title }”, { $half ->
    [first] first half of a title
   *[second] second half of a title
  }; { $seen }
told-swatches = { $swatches }
told-deck = { $cards ->
    [0] The deck is over.
    [one] One card is left in the deck.
   *[other] { $cards } cards are left in the deck.
  }
told-vincent = Vincent has { $tokens ->
    [one] one inspiration
   *[other] { $tokens } inspirations
  }.
told-reserve = { $tokens ->
    [one] one inspiration
   *[other] { $tokens } inspirations
  } in the reserve.
told-player = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
  }, { $tokens ->
    [one] one inspiration
   *[other] { $tokens } inspirations
  }, { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
  } in hand, { $paintings } of { $of } paintings.
told-own = You have { $points ->
    [one] one point
   *[other] { $points } points
  }, { $tokens ->
    [one] one inspiration
   *[other] { $tokens } inspirations
  }, { $paintings } of { $of } paintings.
told-hand = In hand, card { $place }: { $card }.
told-painting = A painting by { $who }, “{ $title }”: { $seen }. Ribbons { $ribbons }, bonus { $bonus }.
told-ribbons = { $name } { $count }
told-won = Your ribbons: { $won }; bonus { $bonus }.
told-no-such-card = You have { $cards ->
    [0] no card
    [one] only one card
   *[other] { $cards } cards
  } in hand.
told-tried = One would see { $seen }. Ribbons: { $won }; bonus { $bonus }.
