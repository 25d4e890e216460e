say-throw = throw { $fingers } call { $call } | { $fingers } I call { $call }
how-throw = “throw 3 call 7”: your fingers, and what all hands will make together.
told-throw = Round { $round }: throw your fingers and call the total.
told-wait = Round { $round }: { $count ->
    [one] { $who } is still to throw.
   *[other] { $who } are still to throw.
  }
told-over = The game is over.
told-points = { $who }: { $points } of { $goal } points.
told-thrown = { $count ->
    [one] { $who } has thrown.
   *[other] { $who } have thrown.
  }
told-last = In the last round { $who } threw { $fingers } and called { $call }.
told-total = Together they were { $total }.
told-hand = You threw { $fingers } and called { $call }.
