say-place = window { $window } | cat to { $window } | { $window }
say-ready = ready | go on
say-ask-window = what is { $number } like | how large is { $number }
say-ask-street = street | the street
how-place = “window 12”: your cat goes there and stays.
how-ready = “ready”: you have heard enough, on with the card.
how-ask-window = “what is 12 like”: the shape of a window and about how large it is.
how-ask-street = “street”: the whole street, house by house.
told-window = number { $number } { $shape ->
    [very_wide] very wide
    [wide] wide
    [square] nearly square
    [tall] tall
   *[very_tall] tall and narrow
  }, about { $width } by { $height }
told-house = { $house }: { $windows }.
told-outline = The outline is { $shape ->
    [very_wide] very wide
    [wide] wide
    [square] nearly square
    [tall] tall
   *[very_tall] tall and narrow
  }: { $width } wide, { $height } high. Say the number of the window!
told-race = The outline was { $shape ->
    [very_wide] very wide
    [wide] wide
    [square] nearly square
    [tall] tall
   *[very_tall] tall and narrow
  }: { $width } wide, { $height } high. Waiting for the cats.
heard-pawn-placed = { $who } sends the cat to window { $number }{ $place ->
    [1] {""}
   *[2] , second there
  }.
heard-revealed = It was window { $number } with { picture-name }, in the { house-name }.
told-ready = Listen to the street and keep the windows in mind; then say “ready”.
told-wait-ready = { $some ->
    [yes] Waiting for { $who }.
   *[other] The card comes in a moment.
  }
told-hurry = Here the card comes after a few seconds. To hear the street at leisure, open a table without a time limit: it waits until all of you say “ready”.
told-answer = It was window { $window }, { $width } by { $height }, with { $picture }, in the { $house }.
told-over = The game is over.
told-deck = Card { $round }; { $cards } are left in the deck.
told-cards = { $who }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
told-cat = { $who }’s cat is at window { $window }, in the { $house }.
told-closed = Their shutters closed: windows { $windows }.
told-mine = Your cat is at window { $window }.
