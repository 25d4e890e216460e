game-title = Morra
game-tagline = Dita e voce, tutti insieme
option-points = Si gioca fino a
option-points-3 = 3 punti
option-points-5 = 5 punti
option-points-10 = 10 punti
option-seconds = Tempo per gettare
option-seconds-10 = 10 secondi
option-seconds-20 = 20 secondi
option-seconds-0 = senza limite
option-fist = Vale anche il pugno
option-fist-help = Il pugno chiuso conta zero.
option-shared = Chi indovina segna sempre
option-shared-help = Anche quando a indovinare si è in più di uno.
move-throw = Getta
move-throw-fingers = Dita
move-throw-call = Chiamata
event-thrown = { $who } è a posto.
event-hands-shown = Mano { $round }: in tutto { $total }.
event-guessed = { $who } ha chiamato { $total }: un punto!
event-nobody-guessed = { $total }: nessuno segna.
event-too-late = { $who } non ha gettato in tempo.
refusal-no-such-hand = Con una mano si gettano da { $least } a { $most } dita.
refusal-impossible-call = Con le tue dita il totale può andare solo da { $least } a { $most }.
score-guessed = { $times ->
    [one] Totale indovinato una volta
   *[other] Totale indovinato { $times } volte
  }
board-points = Punti
board-thrown = Ha già gettato
board-habits = Dita mostrate finora
board-round = Mano
board-hand = La tua mano
board-fingers = Dita
board-call = Chiamata
board-last = La mano di prima
board-hands = Mani
board-total = Totale
board-scored = Ha segnato
board-options = Regole del tavolo
board-seconds = Secondi
board-fist = Pugno
board-shared = Segnano tutti
board-until = Fino a

honour-called = l’orecchio più fine: { $count } totali chiamati
honour-own-throws = { $count ->
    [one] una mano mostrata
   *[other] { $count } mani mostrate
}
