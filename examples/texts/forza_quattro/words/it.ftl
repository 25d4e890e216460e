say-drop = colonna { $column } | lascia nella { $column }
how-drop = «colonna 4»: lasci cadere un disco; le colonne vanno da 1 a 7.
told-turn = Tocca a te: lascia cadere un disco.
told-wait = { $who } lascia cadere un disco.
told-over = La partita è finita.
told-column = Colonna { $column }{ $count ->
    [0] : vuota.
   *[other] , dal basso: { $discs }.
  }
