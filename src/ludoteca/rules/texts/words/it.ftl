# Il tavolo in parole: quello che serve a tutti i giochi.
words-chair = Posto { $number }
words-nothing = niente
words-row = { $first } e { $last }
words-numbers = zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti
words-wants-number = { $known ->
    [yes] un numero da { $least } a { $most }
   *[other] un numero
  }
words-wants-somebody = il nome di qualcuno al tavolo ({ $names })
words-won = { $count ->
    [one] La partita è finita: vince { $winners }.
   *[other] La partita è finita: vincono insieme { $winners }.
  }
words-score-line = { $what } ({ $points })
words-score = { $known ->
    [yes] { $who }: { $points ->
        [one] un punto
       *[other] { $points } punti
      }. { $parts }.
   *[other] { $who }: { $points ->
        [one] un punto
       *[other] { $points } punti
      }.
  }
refusal-words-unclear = Non ho capito «{ $words }». Scrivi «aiuto» per sapere che cosa puoi dire.
refusal-words-near = Non ho capito «{ $words }». Forse intendevi: { $how }
refusal-words-incomplete = «{ $words }» non basta. { $how }
refusal-words-misread = «{ $piece }» non va: serve { $wanted }.
refusal-words-none = Questo gioco non si sa ancora dire a parole.

say-ask-now = adesso | a | che cosa devo fare
say-ask-table = tavolo | t | g | che cosa c’è sul tavolo
say-ask-mine = mio | m | che cosa ho
say-ask-changed = novità | n | c | che cosa è cambiato
say-ask-can = aiuto | ? | mosse | che cosa posso fare
say-ask-time = tempo | quanto tempo
say-ask-all = tutto | ripeti
say-ask-why = perché | perché l’ha fatto
how-ask-now = «adesso»: che cosa devi fare.
how-ask-table = «tavolo»: che cosa c’è sul tavolo.
how-ask-mine = «mio»: che cosa hai davanti.
how-ask-changed = «novità»: che cosa è cambiato.
how-ask-can = «aiuto»: che cosa puoi dire.
how-ask-time = «tempo»: quanto ne resta.
how-ask-all = «tutto»: dall’inizio alla fine.
how-ask-why = «perché»: perché un bot ha mosso così.
say-lesson-next = avanti | vado avanti | continua
say-lesson-finish = ho capito | avanti | finito
say-lesson-show = fammi vedere | mostrami
say-lesson-try = provaci | provo
how-lesson-next = «avanti»: si va al passo dopo.
how-lesson-finish = «ho capito»: la lezione finisce qui.
how-lesson-show = «fammi vedere»: lo faccio io per te.
how-lesson-try = «provaci»: provo io, e senti che cosa dicono le regole.
words-lesson-over = La lezione è finita: sai giocare. Accanto trovi «Gioca una partita vera» e «Rifai la lezione».
words-always = Puoi sempre chiedere «adesso», «tavolo», «mio», «novità», «tempo», «tutto» o «perché».
words-no-why = Non c’è niente da spiegare.
words-no-moves = Adesso non c’è niente da fare: si aspetta.
words-choices = Le mosse possibili: { $choices }.
words-nothing-new = Nessuna novità.
words-nothing-mine = Non hai niente davanti a te.
words-no-time = Non c’è un tempo che scorre.
words-time-left = { $seconds ->
    [one] Resta un secondo.
   *[other] Restano { $seconds } secondi.
  }
