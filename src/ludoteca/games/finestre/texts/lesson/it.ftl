lesson-finestre-street-title = Guarda la strada
lesson-finestre-street = Sei case, trentacinque finestre, nemmeno due grandi uguali. Tra poco vedrai una sagoma: è grande esattamente come una di queste. Vince chi la trova a occhio, per primo.
lesson-finestre-ready-title = Di’ che ci sei
lesson-finestre-ready = Nerina e Ottavio sono pronti. Quando lo sei anche tu, si scopre la prima carta.
lesson-finestre-place-title = Trova la finestra grande così
lesson-finestre-place = La sagoma è alta e piuttosto larga. Confrontala con le finestre della seconda casa e manda il gatto a quella giusta. Il gatto che salta resta lì.
lesson-finestre-place-but = Si può, ma quella è di un’altra misura. Guarda bene la sagoma: è alta quanto la finestra grande della seconda casa.
lesson-finestre-photo-title = Al fotofinish
lesson-finestre-photo = Anche Nerina ha indovinato, ma dopo di te: la carta è tua, lei ne prende una coperta dal mazzo. Ottavio ha sbagliato e resta a mani vuote.
lesson-finestre-next-title = Avanti con la prossima
lesson-finestre-next = Guarda quanto vuoi, poi di’ che si può andare avanti. Stavolta gli altri saranno svelti.
lesson-finestre-full-title = E se arrivi tardi?
lesson-finestre-full = Due gatti sono già alla finestra giusta. Prova a mandarci anche il tuo.
lesson-finestre-elsewhere-title = Scegli un’altra finestra
lesson-finestre-elsewhere = Due per finestra, non di più. Manda il gatto dove vuoi: a volte chi corre sbaglia, e vince chi ha guardato meglio.
lesson-finestre-cards-title = Conta le carte
lesson-finestre-cards = Ogni carta vinta è un punto, anche quelle coperte. Quando il mazzo è finito vince chi ne ha di più.

# Perché? Che cosa ha visto e pesato chi ha mosso.
why-window = { $percent ->
    [0] La finestra è grande proprio come la sagoma
   *[other] Scarto fra la finestra e la sagoma: { $percent } %
  }. { $nearer ->
    [0] Fra quelle libere nessuna era più vicina.
    [one] Una sola, fra quelle libere, era più vicina: l’occhio inganna.
   *[other] { $nearer } finestre libere erano più vicine: l’occhio inganna.
  }

# Un esempio, passo per passo (rules/examples.py).
example-finestre-street = Ada, Bruno e Carla guardano la via: trentacinque finestre, nemmeno due della stessa misura.
example-finestre-card = Tutti pronti, e dopo un attimo esce la carta: una sagoma grande esattamente come una delle finestre. Niente righello: solo l’occhio.
example-finestre-first = Ada è la prima: manda il gatto nella casa prugna, alla finestra alta. Il gatto che ha saltato non si muove più.
example-finestre-photo = Poi Bruno, alla stessa finestra, e Carla a un’altra. Si guarda il fotofinish: il tempo di ognuno, tolto il ritardo della rete. Ada è stata la prima a indovinare e prende la carta; Bruno, secondo, ne prende una coperta dal mazzo; Carla ha sbagliato.
example-finestre-full = Seconda carta. Carla e Bruno sono alla finestra giusta, e quando Ada vuole mandarci il suo gatto è tardi.
example-finestre-late = Ada prova altrove e sbaglia: stavolta la carta è di Carla, e a Bruno ne tocca una coperta. Alla fine ogni carta vale un punto.
