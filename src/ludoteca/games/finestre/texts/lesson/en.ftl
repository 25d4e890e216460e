lesson-finestre-street-title = Look at the street
lesson-finestre-street = Six houses, thirty-five windows, no two of a size. In a moment you will see an outline: it is exactly as large as one of them. Whoever finds it by eye, first, wins.
lesson-finestre-ready-title = Say you are ready
lesson-finestre-ready = Nerina and Ottavio are ready. When you are too, the first card is turned up.
lesson-finestre-place-title = Find the window of that size
lesson-finestre-place = The outline is tall and rather wide. Compare it with the windows of the second house and send your cat to the right one. A cat that has jumped stays.
lesson-finestre-place-but = You can, but that one is another size. Look at the outline: it is as tall as the large window of the second house.
lesson-finestre-photo-title = Photo finish
lesson-finestre-photo = Nerina was right too, but after you: the card is yours, she takes an unseen one from the deck. Ottavio was wrong and gets nothing.
lesson-finestre-next-title = On to the next
lesson-finestre-next = Look as long as you like, then say that it may go on. This time the others will be quick.
lesson-finestre-full-title = What if you come late?
lesson-finestre-full = Two cats sit at the right window already. Try to send yours there as well.
lesson-finestre-elsewhere-title = Choose another window
lesson-finestre-elsewhere = Two to a window, no more. Send your cat where you like: sometimes whoever rushes is wrong, and whoever looked better wins.
lesson-finestre-cards-title = Count the cards
lesson-finestre-cards = Every card won is a point, the unseen ones too. When the deck is over, whoever has most wins.

# Why? What whoever moved saw and weighed.
why-window = { $percent ->
    [0] Window and outline are of one size
   *[other] Window and outline differ by { $percent }%
  }. { $nearer ->
    [0] No free window was nearer.
    [one] One free window was nearer: eyes deceive.
   *[other] { $nearer } free windows were nearer: eyes deceive.
  }

# A worked example, step by step (rules/examples.py).
example-finestre-street = Ada, Bruno and Carla look at the street: thirty-five windows, no two of the same size.
example-finestre-card = Everybody is ready, and in a moment the card comes: an outline exactly as large as one of the windows. No ruler: only the eye.
example-finestre-first = Ada is first: she sends her cat to the plum house, to the tall window. A cat that has jumped stays where it is.
example-finestre-photo = Then Bruno, at the same window, and Carla at another. The photo finish shows everybody’s time, less the delay of the network. Ada was the first to be right and takes the card; Bruno, second, takes one face down from the deck; Carla was wrong.
example-finestre-full = The second card. Carla and Bruno are at the right window, and when Ada wants to send her cat there it is too late.
example-finestre-late = Ada tries elsewhere and is wrong: this card is Carla’s, and Bruno gets one face down. In the end every card is a point.
