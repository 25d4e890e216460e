say-run = corri { $card } | gioca { $card }
how-run = «corri 7»: avanzi di quante caselle dice una tua carta.
told-turn = Tocca a te: corri con una carta.
told-wait = { $who } corre.
told-over = La corsa è finita.
told-runner = { $who } è alla casella { $square } di { $length }.
told-hand = Hai in mano { $cards }.
