say-mark = mark { $cell } | cell { $cell }
how-mark = “mark 5”: cells are numbered 1 to 9, row by row from the top.
told-turn = Your turn: mark a cell.
told-wait = { $who } marks a cell.
told-over = The game is over.
told-row = Row { $row }: { $cells }.
told-empty = { $cell } free
