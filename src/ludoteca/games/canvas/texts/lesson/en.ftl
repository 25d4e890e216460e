lesson-canvas-goals-title = Look what wins prizes
lesson-canvas-goals = Every painting is three transparent cards, one over another. It wins ribbons if what stays visible at the bottom matches these goals. Tap a goal whenever you like to read more.
lesson-canvas-take-title = Take the first card
lesson-canvas-take = On your turn you either take a card or complete a painting. The first in the row is free: take it.
lesson-canvas-early-title = Why not paint at once?
lesson-canvas-early = You have one card only. Try to complete a painting all the same.
lesson-canvas-pay-title = Take the third, and pay
lesson-canvas-pay = To skip a card you put an inspiration token on it. The third costs two: they stay on the cards you skipped, and whoever takes those keeps them.
lesson-canvas-third-title = Take the first once more
lesson-canvas-third = You need one more card. Take the first in the row: if somebody left a token on it, it is yours.
lesson-canvas-paint-title = Complete the painting
lesson-canvas-paint = Three cards in hand: lay them on the easel, the first below, the last on top, and watch the icons at the bottom change. When you like it, hang it.
lesson-canvas-paint-but = You can, but with three cards in hand there is a painting already: lay them on the easel and hang it.
lesson-canvas-ribbons-title = Count the ribbons
lesson-canvas-ribbons = The painting hangs and the ribbons are yours: those of the goals are worth more the more you have of one colour, the silver ones two points each. The game ends when everybody has three paintings.

# Why? What whoever moved saw and weighed.
why-take = { $gains ->
    [yes] With this card the best painting in its hand would be worth { $after } points instead of { $before }.
   *[no] The best painting in its hand is still worth { $after } points: the card is for later.
  } It paid { $price ->
    [0] nothing
    [one] one token
   *[other] { $price } tokens
  }{ $found ->
    [0] {""}
    [one] {" "}and found a token on it
   *[other] {" "}and found { $found } tokens on it
  }.
why-take-early = Too early to think of a painting: this card has { $icons ->
    [one] one icon
   *[other] { $icons } icons
  } and costs { $price ->
    [0] nothing
    [one] one token
   *[other] { $price } tokens
  }{ $found ->
    [0] {""}
    [one] {" "}(with a token on it)
   *[other] {" "}(with { $found } tokens on it)
  }.
why-paint = Hung like this it is worth { $points } points now; the most this hand could make was { $best }.

# A worked example, step by step (rules/examples.py).
example-canvas-row = It is Ada’s turn, and she has { $tokens } inspiration tokens. The first card of the row is free; any other costs a token for each card skipped.
example-canvas-free = She takes the first and pays nothing. The row moves up, and a new card comes in at its end.
example-canvas-pay = Bruno takes his. Then Ada wants “The Armchair”, the second: she leaves a token on the card she skips, and whoever takes that one keeps it. She has { $tokens } left.
example-canvas-early = With two cards she would like to paint already. That cannot be done.
example-canvas-third = She skips two cards to have “The Owl”. Tokens left: { $tokens }; but now she holds three cards.
example-canvas-paint = She lays them over one another, the first at the bottom, “The Armchair” on it, “The Owl” on top of all. In each swatch only what stays visible counts; the cards make the title too.
example-canvas-ribbons = All five swatches are filled (Composition), only one Hue can be seen (Emphasis), the Shapes make a pair (Repetition), and everything is there: Hue, Shape, Texture and Tone (Variety). The “Bonus Tone” icon brings a silver ribbon for each Tone in sight: { $bonus }. In all { $points } points.
