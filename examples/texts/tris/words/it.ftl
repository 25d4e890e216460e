say-mark = segna { $cell } | casella { $cell }
how-mark = «segna 5»: le caselle sono numerate da 1 a 9, riga per riga dall’alto.
told-turn = Tocca a te: segna una casella.
told-wait = { $who } segna una casella.
told-over = La partita è finita.
told-row = Riga { $row }: { $cells }.
told-empty = { $cell } libera
