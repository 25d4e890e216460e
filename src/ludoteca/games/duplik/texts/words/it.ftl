say-choose = scelgo il titolo { $index } | titolo { $index }
say-throw = tiro il dado | tira il dado
say-hear = mi faccio descrivere la scena | ascolto la scena
say-turn = giro la clessidra | gira la clessidra | comincio
say-say = riga { $line }: { $text }
say-describe = dico { $text } | descrivo { $text }
say-rest = ho finito | ho detto tutto
say-unrest = riprendo
say-stick = attacca { $stamp } | metti { $stamp }
say-peel = stacca { $number } | togli { $number }
say-undo = annulla
say-redo = rifai
say-clear = foglio nuovo
say-stroke = tratto con { $tool } largo { $width } sul foglio { $upright }: { $points }
say-pass = passano a { $direction } | a { $direction }
say-read = leggo il criterio | leggi | leggo
say-judge-met = { $author } sì | il disegno di { $author } rispetta
say-judge-missed = { $author } no | il disegno di { $author } non rispetta
say-doubt = dubbio su { $author }
say-contest = contesto { $author }
say-vote-met = voto sì per { $author }
say-vote-missed = voto no per { $author }
say-vote-none = mi astengo su { $author }
say-praise = il più bello è { $author } | il più bello { $author }
say-praise-none = nessuno è il più bello
say-ready = avanti | ho visto
say-ask-drawer = cassetto { $group } | timbri { $group }
say-ask-paper = foglio di { $author } | disegno di { $author }
how-choose = «scelgo il titolo 1» oppure 2.
how-throw = «tiro il dado»: sceglie il criterio bonus, e si legge il titolo.
how-hear = «ascolto la scena»: te la descriviamo a parole; lo sanno tutti.
how-turn = «giro la clessidra», o «comincio»: si disegna.
how-say = «riga 2: un faro a destra»: riscrivi una riga.
how-describe = «dico un faro a destra, con tre finestre»: quello che dici lo leggono gli artisti.
how-rest = «ho finito»: posi il pennarello, o hai detto tutto.
how-unrest = «riprendo»: non avevi finito.
how-stick = «attacca un faro a destra in basso, grande»: un timbro con il suo posto e la sua misura; anche «in mano al 2», «in testa al 2», «al posto del 3». «cassetto animali» dice quali ci sono.
how-peel = «stacca 2»: togli il timbro numero 2.
how-undo = «annulla»: via l’ultimo tratto.
how-redo = «rifai»: torna l’ultimo tratto tolto.
how-clear = «foglio nuovo»: ricominci da capo.
how-stroke = «tratto con pennarello largo 6 sul foglio orizzontale: 100 100 128 300 100 128»: x, y e pressione di ogni punto.
how-pass = «passano a sinistra» oppure a destra.
how-read = «leggo il criterio»: il prossimo, o dopo il decimo si chiude.
how-judge-met = «Bea sì»: il suo disegno rispetta il criterio.
how-judge-missed = «Bea no»: non lo rispetta.
how-doubt = «dubbio su Bea»: decidono gli artisti.
how-contest = «contesto Bea»: si vota sul giudizio del suo disegno.
how-vote-met = «voto sì per Bea»: il suo disegno rispetta il criterio.
how-vote-missed = «voto no per Bea».
how-vote-none = «mi astengo su Bea».
how-praise = «il più bello è Bea».
how-praise-none = «nessuno è il più bello».
how-ready = «avanti»: hai visto la galleria.
how-ask-drawer = «cassetto animali»: i timbri che ci sono. Cassetti: animali, edifici, cibo, casa, natura, cose strane, persone, veicoli.
how-ask-paper = «foglio di Bea»: che cosa c’è sul suo foglio.

told-wants-stamp = il nome di un timbro, come «faro»; «cassetto animali» li dice
told-wants-pose = una di queste pose: { $poses }
told-left = sinistra
told-right = destra
told-pen = pennarello
told-eraser = gomma
told-lying = orizzontale
told-upright = verticale
told-stamp-at = in { $x } { $y }
told-stamp-size = misura { $size }
told-stamp-turned = girato di { $turn }
told-stamp-mirrored = specchiato | verso sinistra
told-stamp-with = con { $name } { $value }
told-stamp-hand = in mano al { $to }
told-stamp-head = in testa al { $to }
told-stamp-back = in groppa al { $to }
told-stamp-pose = posa { $pose }
told-pose-boo = bu
told-pose-carry = porta
told-pose-cheer = esulta
told-pose-climb = arrampica
told-pose-crawl = striscia
told-pose-dance = balla
told-pose-dive = tuffo
told-pose-doze = dorme
told-pose-fall = cade
told-pose-float = galleggia
told-pose-fly = vola
told-pose-gallop = galoppo
told-pose-gasp = boccheggia
told-pose-graze = testa-bassa
told-pose-hail = saluta
told-pose-hang = pende
told-pose-hide = nasconde
told-pose-juggle = giocoliere
told-pose-kneel = ginocchio
told-pose-knit = maglia
told-pose-lean = appoggio
told-pose-leap = salta
told-pose-lie = a-terra
told-pose-melt = scioglie
told-pose-one-leg = una-zampa
told-pose-peck = becca
told-pose-point = indica
told-pose-rear = impenna
told-pose-rise = si-alza
told-pose-run = corsa
told-pose-shout = strilla
told-pose-shrug = non-sa
told-pose-sing = canta
told-pose-sit = seduta
told-pose-slide = scivola
told-pose-slouch = poltrona
told-pose-stand = in-piedi
told-pose-still = fermo
told-pose-stretch = allunga
told-pose-swim = nuota
told-pose-think = pensa
told-pose-walk = passeggio
told-pose-wave = braccia-alzate
told-pose-plain = semplice
told-stamp-instead = al posto del { $number }
told-place-far_left = tutto a sinistra
told-place-left = a sinistra
told-place-middle = al centro | in mezzo
told-place-right = a destra
told-place-far_right = tutto a destra
told-height-top = in alto
told-height-halfway = a mezz’altezza
told-height-bottom = in basso
told-size-tiny = minuscolo | minuscola
told-size-small = piccolo | piccola
told-size-big = grande
told-size-huge = enorme
told-drawer-animals = animali
told-drawer-buildings = edifici
told-drawer-food = cibo
told-drawer-furniture = casa
told-drawer-nature = natura
told-drawer-odd = cose strane
told-drawer-people = persone
told-drawer-vehicles = veicoli
told-drawer = Ci sono { $things }.
told-no-paper = Quel foglio ora non si vede.

told-thing = { $name }{ $size ->
    [0] , in piccolissimo
    [1] , in piccolo
    [2] {""}
    [3] , in grande
   *[4] , enorme
  }, { $column ->
    [0] tutto a sinistra
    [1] a sinistra
    [2] al centro
    [3] a destra
   *[4] tutto a destra
  }, { $row ->
    [top] in alto
    [middle] a mezz’altezza
   *[bottom] in basso
  }{ $facing ->
    [left] , guarda a sinistra
    [right] , guarda a destra
   *[none] {""}
  }{ $turned ->
    [yes] , a testa in giù
   *[other] {""}
  }{ $some ->
    [yes] , { $more }
   *[other] {""}
  }.
told-stamp = Timbro { $number }: { $thing }{ $tie ->
    [hand] {" "}In mano a { $bearer } (timbro { $to }).
    [head] {" "}In testa a { $bearer } (timbro { $to }).
    [back] {" "}In groppa a { $bearer } (timbro { $to }).
   *[none] {""}
  }
told-ink = Un disegno a mano: { $strokes ->
    [0] nessun tratto
    [one] un tratto
   *[other] { $strokes } tratti
  }.
told-blank = Ancora niente.
told-round = Turno { $round } di { $rounds }: il maestro d’opera è { $master }.
told-title = Il titolo è «{ $title }»{ $known ->
    [yes] ; il criterio bonus è il { $bonus }.
   *[other] .
  }
told-line = Riga { $number } del maestro: { $text }
told-paper = Sul foglio di { $who }:
told-my-paper = Sul tuo foglio:
told-unheard = La figura è davanti a te. Per sentirla a parole: «ascolto la scena». Lo sapranno tutti.
told-picture = La figura ha { $count ->
    [one] una cosa:
   *[other] { $count } cose:
  }
told-seen = { $text }
told-criterion = Criterio { $number }: { $text }{ $some_met ->
    [yes] {" "}Rispettato da { $met }.
   *[other] {""}
  }{ $some_missed ->
    [yes] {" "}Non rispettato da { $missed }.
   *[other] {""}
  }
told-ballot = Si vota sul disegno di { $who }, criterio { $number }.
told-point = { $who } { $points }
told-points = Punti: { $points }.
told-choose = Scegli un titolo: 1, «{ $first }», o 2, «{ $second }».
told-throw = Tira il dado del criterio bonus: poi si legge il titolo.
told-turn = { $sand ->
    [yes] Gira la clessidra quando siete pronti: poi descrivi la figura.
   *[no] Di’ «comincio» quando siete pronti: poi descrivi la figura, senza fretta.
  }
told-all-said = Hai detto tutto: si aspetta chi disegna. Per aggiungere qualcosa, «dico …».
told-resting = Hai posato il pennarello: si aspetta chi disegna ancora. Per cambiare qualcosa, «riprendo».
told-describe = Descrivi la figura: gli artisti disegnano quello che dici.
told-draw = Disegna quello che dice { $master }.
told-draw-stamps = Componi con i timbri quello che dice { $master }.
told-pass = Da che parte passano i disegni? Di’ «passano a sinistra» o «a destra».
told-read = Leggi il criterio { $number }, o chiudi dopo il decimo.
told-judge = Giudica il disegno di { $who }: { $text }
told-vote = Vota sul disegno di { $who }: { $text }
told-praise = I disegni sono appesi: qual è il più bello?
told-gallery = La galleria è aperta: di’ «avanti» quando hai finito.
told-wait-prepare = { $master } prepara la carta.
told-wait-draw = { $master } descrive, gli artisti disegnano.
told-wait-ink = Giù i pennarelli: arrivano gli ultimi tratti.
told-wait-pass = { $master } fa passare i disegni.
told-wait-judge = Si giudica; { $master } legge i criteri.
told-wait-praise = Si vota il disegno più bello.
told-wait-gallery = La galleria è aperta: si aspettano gli altri.
told-wait-over = La partita è finita.
