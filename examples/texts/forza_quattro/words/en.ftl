say-drop = column { $column } | drop in { $column }
how-drop = “column 4”: you let a disc fall; columns go from 1 to 7.
told-turn = Your turn: let a disc fall.
told-wait = { $who } lets a disc fall.
told-over = The game is over.
told-column = Column { $column }{ $count ->
    [0] : empty.
   *[other] , from the bottom: { $discs }.
  }
