say-throw = getta { $fingers } chiama { $call } | { $fingers } chiamo { $call }
how-throw = «getta 3 chiama 7»: le tue dita, e quanto faranno tutte le mani insieme.
told-throw = Mano { $round }: getta le dita e chiama il totale.
told-wait = Mano { $round }: { $count ->
    [one] manca { $who }.
   *[other] mancano { $who }.
  }
told-over = La partita è finita.
told-points = { $who }: { $points } di { $goal } punti.
told-thrown = { $count ->
    [one] Ha già gettato { $who }.
   *[other] Hanno già gettato { $who }.
  }
told-last = Nella mano di prima { $who } ha gettato { $fingers } e chiamato { $call }.
told-total = In tutto erano { $total }.
told-hand = Hai gettato { $fingers } e chiamato { $call }.
