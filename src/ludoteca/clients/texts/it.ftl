play-welcome = Scrivi una mossa o «aiuto». «/parla …» parla al tavolo, «/ciao» esce.
play-lost = La linea è caduta: riprovo.
play-says = { $name } dice: { $text }
play-bye-alone = Ciao, alla prossima partita!
play-bye = Ciao! La partita resta al suo posto.
play-nobody = A { $address } non risponde nessuno: la casa è aperta?
