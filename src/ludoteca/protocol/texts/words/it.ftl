words-lobby = Al tavolo { $code } la partita non è ancora cominciata. { $free ->
    [0] Le sedie sono tutte occupate: { $seated }.
    [one] C’è una sedia libera. Al tavolo: { $seated }.
   *[other] Ci sono { $free } sedie libere. Al tavolo: { $seated }.
  } Comincia { $host }.
