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
why-take = With this card the best painting in its hand would be worth { $after } points instead of { $before }. It paid { $price ->
    [0] nothing
    [one] one token
   *[other] { $price } tokens
  }{ $found ->
    [0] {""}
    [one] {" "}and found one on it
   *[other] {" "}and found { $found } on it
  }.
why-take-early = Too early to think of a painting: this card has { $icons } icons and costs { $price ->
    [0] nothing
    [one] one token
   *[other] { $price } tokens
  }{ $found ->
    [0] {""}
    [one] {" "}(there was one on it)
   *[other] {" "}(there were { $found } on it)
  }.
why-paint = Hung like this it is worth { $points } points now; the most this hand could make was { $best }.
