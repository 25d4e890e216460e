play-welcome = Scrivi una mossa o «aiuto». «/parla …» parla al tavolo, «/ciao» esce.
play-lost = La linea è caduta: riprovo.
play-says = { $name } dice: { $text }
play-bye-alone = Ciao, alla prossima partita!
play-bye = Ciao! La partita resta al suo posto.
play-nobody = A { $address } non risponde nessuno: la casa è aperta?
play-no-such-game = Non c’è nessun gioco “{ $game }”.{ $near ->
    [none] {""}
   *[other] { " " }Intendevi “{ $near }”?
 } I giochi sono: { $known }.
play-no-such-option = { $sentence }{ $near ->
    [none] {""}
   *[other] { " " }Intendevi “{ $near }”?
 } Le opzioni di { $game } sono: { $known }.
