lesson-duplik-listen-title = Ascolta chi descrive
lesson-duplik-listen = Zelinda è la maestra: solo lei vede la scena, e la racconta senza gesti né disegni. Voi artisti ascoltate e disegnate, senza fare domande. Leggi quello che ha detto.
lesson-duplik-stroke-title = Traccia una linea
lesson-duplik-stroke = Comincia dalla boccia: disegna col dito, col mouse o con la penna.
lesson-duplik-stroke-but = Si può, ma prima lascia un segno sul foglio.
lesson-duplik-undo-title = Annulla
lesson-duplik-undo = Venuta male? L’ultimo segno si toglie così.
lesson-duplik-redo-title = Ripristina
lesson-duplik-redo = Non era poi così brutta: rimettila.
lesson-duplik-clear-title = Ricomincia il foglio
lesson-duplik-clear = Si può anche cancellare tutto e ripartire da capo. Prova.
lesson-duplik-draw-title = Disegna sul serio
lesson-duplik-draw = Ora la boccia, il pesce, il guinzaglio: conta che si capisca, non che sia bello. Bastano poche linee.
lesson-duplik-draw-but = Si può, ma il foglio è vuoto: almeno una linea.
lesson-duplik-rest-title = Posa la penna
lesson-duplik-rest = Aggiungi quello che vuoi. Quando hai finito, posa la penna: al tavolo di solito la sabbia scorre, qui no.
lesson-duplik-judge-title = Timbra il disegno di Ottavio
lesson-duplik-judge = I disegni sono passati a chi sta accanto. Zelinda legge un criterio: nel disegno che hai davanti è rispettato? Decidi tu, senza chiedere a nessuno.
lesson-duplik-contest-title = Contesta un giudizio
lesson-duplik-contest = Nerina ha bocciato il tuo disegno su questo criterio. Non sei d’accordo? Alza la bandierina: votano gli artisti. Si può fare due volte a giro.
lesson-duplik-vote-title = Vota
lesson-duplik-vote = È rispettato o no? Un voto a testa, decide la maggioranza.
lesson-duplik-doubt-title = Se sei in dubbio
lesson-duplik-doubt = Secondo criterio. Una volta per giro, invece di timbrare, puoi chiedere agli artisti: «sono in dubbio».
lesson-duplik-doubt-but = Si può, ma stavolta prova a chiedere agli altri: «sono in dubbio».
lesson-duplik-opinion-title = E tu che ne dici?
lesson-duplik-opinion = Gli altri hanno votato, manca il tuo voto. Poi gli ultimi otto criteri li facciamo scorrere.
lesson-duplik-praise-title = Scegli il più bello
lesson-duplik-praise = Un punto per ogni criterio rispettato, tre per quello del dado. E poi la coccarda, che non dà punti: a quale disegno la daresti? Non al tuo.
lesson-duplik-ready-title = Avanti
lesson-duplik-ready = Guarda la galleria quanto vuoi. Al prossimo giro a descrivere sei tu.
lesson-duplik-choose-title = Scegli un titolo
lesson-duplik-choose = Adesso la scena la vedi solo tu. Scegli una delle due carte.
lesson-duplik-early-title = E se giri subito la clessidra?
lesson-duplik-early = Prova a partire senza lanciare il dado.
lesson-duplik-throw-title = Lancia il dado
lesson-duplik-throw = Dice quale criterio varrà tre punti. Nessuno sa ancora qual è.
lesson-duplik-turn-title = Si comincia
lesson-duplik-turn = Guarda bene la scena, poi dai il via.
lesson-duplik-say-title = Descrivi
lesson-duplik-say = Scrivi che cosa vedi: chi c’è, dove sta, che cosa fa. Le parole arrivano agli altri mentre le scrivi. Per ora basta una frase.
lesson-duplik-enough-title = Di’ che hai finito
lesson-duplik-enough = Aggiungi pure altre frasi. Quando hai detto tutto, avvisa: gli altri poseranno la penna.
lesson-duplik-pass-title = Fai girare i disegni
lesson-duplik-pass = Da che parte vanno? Nessuno giudica il proprio.
lesson-duplik-read-title = Leggi il primo criterio
lesson-duplik-read = Ora è la carta a parlare: leggi che cosa si guarda nei disegni.
lesson-duplik-points-title = Conta i punti
lesson-duplik-points = Chi descrive prende un punto per ogni criterio che almeno un disegno rispetta: descrivere bene conviene a tutti. Quando ognuno ha descritto una volta, vince chi ha più punti.

# Perché? Che cosa ha visto e pesato chi ha mosso.
why-sketch = Disegna quello che ha sentito: «{ $heard }»
why-say = Racconta prima le cose che nel quadro contano di più: questa era la numero { $line }.
why-judge = { $met ->
    [yes] Sa che cosa c’è su quel foglio, e il criterio è rispettato.
   *[no] Sa che cosa c’è su quel foglio, e il criterio non è rispettato.
  }
why-hand-on = Le linee di una persona un bot non le sa leggere: passa il disegno a chi può.
why-doubt = Sul suo foglio quella cosa c’è: per questo non è d’accordo.
why-praise = È il disegno più ricco, e quello che riempie meglio il foglio.
why-hear = Un bot non ha occhi: si fa descrivere la scena, come chi ascolta, e non sa che cosa chiede la carta.
why-listen = Per ora ascolta: un bot comincia a disegnare quando sa che cosa mettere dove.

# Un esempio, passo per passo (rules/examples.py).
example-duplik-early = La scena la vede solo Dino, il maestro d’opera. Vorrebbe girare subito la clessidra, ma prima si lancia il dado: dice quale criterio varrà tre punti.
example-duplik-say = Dado lanciato, clessidra girata: Dino descrive. Gli artisti disegnano e non fanno domande.
example-duplik-draw = Ada disegna quello che sente. Conta che si capisca, non che sia bello. Poi posa la penna.
example-duplik-judge = Posate le penne, ogni disegno passa a chi sta a sinistra e Dino legge il primo criterio: il gatto tira indietro con tutto il peso. Per Bruno, che ha davanti il disegno di Ada, non si vede: NO.
example-duplik-contest = Ada non è d’accordo e contesta: votano gli artisti. Due su tre dicono che si vede, e il NO diventa un SÌ.
example-duplik-points = Letti e timbrati tutti e dieci i criteri, si conta: un punto per ogni SÌ, tre se è quello del dado. Ada ha disegnato quello che Dino ha detto, e Dino non ha detto tutto: { $points } punti.
