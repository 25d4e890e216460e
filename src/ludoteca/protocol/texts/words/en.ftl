words-lobby = At table { $code } the game has not begun. { $free ->
    [0] All chairs are taken: { $seated }.
    [one] One chair is free. At the table: { $seated }.
   *[other] { $free } chairs are free. At the table: { $seated }.
  } { $host } begins it.
