# Finestre: tutte le frasi del gioco.
game-title = Finestre
game-tagline = Quale finestra è grande così? Corri a occhio.
game-title-finestre_allenamento = Finestre: allenamento
game-tagline-finestre_allenamento = Da soli, contro il fantasma della tua partita migliore.

option-difficulty = Difficoltà
option-difficulty-help = Di quanto differiscono, come minimo, due finestre: in larghezza o in altezza, anche girandone una.
option-difficulty-bambini = Bambini (15 %)
option-difficulty-normale = Normale (10 %)
option-difficulty-difficile = Difficile (6 %)
option-new_houses = Case nuove a ogni partita
option-new_houses-help = Spento: la via classica, sempre uguale. Acceso: sei facciate mai viste.
option-windows_return = Le finestre già uscite tornano in gioco
option-windows_return-help = Come nella scatola: chi ha memoria non ci casca. Spento: le persiane si chiudono e la finestra non si può più scegliere.
option-round_time = Tempo per ogni carta
option-round_time-20 = 20 secondi
option-round_time-30 = 30 secondi
option-round_time-45 = 45 secondi
option-round_time-0 = Senza limite
option-equal_sizes = Misure uguali per tutti
option-equal_sizes-help = Spento: strada e sagoma crescono insieme fino a riempire lo schermo di ciascuno. Acceso: grandi uguali dappertutto, anche su un monitor enorme.
option-cards = Carte da giocare
option-cards-10 = 10 carte
option-cards-20 = 20 carte
option-cards-34 = Tutte (34)
option-day = Strada del giorno
option-day-help = Una data come 2030-12-31: quel giorno case e carte sono uguali per tutti.

refusal-bad-options = { $detail ->
    [no_such_day] Il giorno { $day } nel calendario non c’è.
   *[other] { schema-problem }
  }
refusal-not-your-turn = Hai già scelto: il gatto resta dov’è. Aspetta gli altri.
refusal-no-outline = La carta non è ancora in tavola: aspetta la sagoma.
refusal-no-such-window = Le finestre vanno da 0 a { $last }: quella non c’è.
refusal-window-closed = Questa finestra ha già le persiane chiuse: la sua carta è uscita.
refusal-window-full = Finestra piena: { $capacity ->
    [one] c’è già un gatto
   *[other] ci sono già due gatti
  }. Scegline un’altra.
refusal-race-is-on = La gara è in corso: prima scegli una finestra.

house-name = { $wall ->
    [0] casa rossa
    [1] casa viola
    [2] casa petrolio
    [3] casa ocra
    [4] casa oliva
    [5] casa prugna
    [6] casa blu
    [7] casa grigia
   *[8] casa rosa
  }
picture-name = { $picture ->
    [0] il gatto
    [1] il ficus
    [2] l’abat-jour
    [3] la candela
    [4] la gabbietta
    [5] i libri
    [6] la teiera
    [7] la boccia del pesce rosso
    [8] il violino
    [9] la torta
    [10] la pendola
    [11] il mappamondo
    [12] il telescopio
    [13] l’orsacchiotto
    [14] l’aquilone
    [15] il cactus
    [16] il grammofono
    [17] il veliero in bottiglia
    [18] il gufo
    [19] la conchiglia
    [20] il cavallo degli scacchi
    [21] il gomitolo
    [22] la radio
    [23] la macchina da cucire
    [24] il cappello
    [25] l’ombrello
    [26] la tazza che fuma
    [27] le mele
    [28] la maschera
    [29] il vaso di tulipani
    [30] la lanterna
    [31] la caffettiera
    [32] l’annaffiatoio
    [33] il cavalletto
   *[34] la chitarra
  }

event-outline-shown = Carta { $round }: ecco la sagoma.
event-pawn-placed = { $who } manda il gatto alla { house-name }{ $place ->
    [1] {""}
   *[2] , secondo nella stessa finestra
  }.
event-time-over = Tempo scaduto per { $seats }.
event-revealed = Era la finestra con { picture-name }, nella { house-name }.
event-card-won = { $who } prende la carta.
event-unseen-card-won = Giusto anche { $who }: una carta coperta dal mazzo.
event-card-left = Nessuno ha indovinato: la carta esce dal gioco.

score-cards = Carte indovinate
score-solo-right = { $right } su { $rounds }
score-unseen = Carte coperte, da secondo

board-which = Quale finestra è grande così?
board-get-set = Fra poco vedi una sagoma: trova la finestra grande uguale.
board-next-soon = Tra poco la prossima carta.
board-no-limit = senza limite di tempo
board-round = Carta { $round }
board-round-of = Carta { $round } di { $rounds }
board-deck = { $deck ->
    [0] mazzo finito
    [one] 1 carta nel mazzo
   *[other] { $deck } nel mazzo
  }
board-tap = Tocca la finestra: la scelta è definitiva.
board-opens = Si apre la finestra
board-hush = La strada trattiene il fiato…
board-grown = Strada e sagoma crescono insieme: su questo schermo, { $times } volte.
board-arrived = Gatti già al davanzale
board-peak-nobody = Nessuno!
board-peak-nobody-tells = La carta esce dal gioco.
board-peak-photo = Fotofinish!
board-watch = Stai guardando la gara.
board-placed-first = Fatto: il tuo gatto è <b>primo</b> in questa finestra.
board-placed-second = Fatto: il tuo gatto è <b>secondo</b> in questa finestra.
board-placed-only = Fatto: la finestra è <b>tua</b>.
board-sending = Il gatto corre…
board-full = <b>Piena!</b> Scegline un’altra.
board-shut = <b>Persiane chiuse:</b> la sua carta è già uscita.
board-nowhere = Lì non c’è nessuna finestra.
board-more-below = Altre finestre più giù
board-more-above = Di nuovo in cima alla strada
board-missing = { $count ->
    [one] Manca { $names }.
   *[other] Mancano { $names }.
  }
board-answer = Era { picture-name }, nella { house-name }.
board-right-first = <b>Giusta!</b> La carta è tua.
board-right-second = <b>Giusta!</b> Ma c’era già un gatto: prendi una carta coperta.
board-wrong = <b>No:</b> la tua è larga il { $width } % e alta il { $height } %.
board-wrong-turned = <b>Quasi,</b> ma girata di lato: { $width } % × { $height } %.
board-late = Tempo scaduto: non hai scelto.
board-no-place = Non c’era più posto per il tuo gatto: stavolta guardi.
board-winner-one = { $first } prende la carta.
board-winner-two = { $first } prende la carta, { $second } una coperta dal mazzo.
board-winner-none = Nessuno l’ha vista: la carta esce dal gioco.
board-ready = Prossima carta
board-ready-wait = Fatto. Aspettiamo gli altri.
board-ready-others = Si aspetta che tutti siano pronti.
board-start = Ci sono!
board-photo = Fotofinish
board-photo-help = Il tempo va da quando compare la sagoma a quando si tocca.
board-seconds = { $seconds } s
board-corrected = Tolto il ritardo della rete: { $who }.
board-corrected-of = { $hundredths ->
    [one] { $name } un centesimo
   *[other] { $name } { $hundredths } centesimi
  }
board-no-choice = nessuna scelta
board-right-mark = giusta
board-wrong-mark = sbagliata
board-window-label = Finestra { $number }, { house-name }
board-window-cats = Finestra { $number }, { house-name }, con { $names }
board-street-label = La strada: frecce per muoversi tra le finestre, Invio per scegliere.
board-outline-label = La sagoma da cercare
board-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
board-eyes = Che occhio!
board-accuracy = Precisione
board-accuracy-of = { $right } su { $rounds }
board-typical = Tempo tipico
board-fastest = La più rapida giusta
board-streak = Serie migliore
board-streak-of = { $streak ->
    [0] nessuna
    [one] 1 giusta
   *[other] { $streak } di fila
  }
board-misses = Errori per un soffio
board-miss = Carta { $round }: hai scelto il { $width } % della larghezza e il { $height } % dell’altezza.
board-miss-width = Carta { $round }: hai scelto il { $width } % della larghezza.
board-miss-height = Carta { $round }: hai scelto il { $height } % dell’altezza.
board-miss-turned = Carta { $round }: quasi, ma girata di lato ({ $width } % × { $height } %).
board-miss-other = Carta { $round }: { $width } % della larghezza, { $height } % dell’altezza.
board-no-misses = Neanche un errore.
board-no-near-misses = Nessuno.
board-ghost = Fantasma
board-ghost-ahead = Sei avanti di { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } sul fantasma.
board-ghost-behind = Il fantasma è avanti di { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }.
board-ghost-even-faster = Pari col fantasma, ma sei più veloce di { $seconds } s.
board-ghost-even-slower = Pari col fantasma, ma lui è più veloce di { $seconds } s.
board-ghost-none = Prima partita: diventerà il tuo fantasma.
board-ghost-beaten = Record! Questa partita è il tuo nuovo fantasma.
board-ghost-kept = Il fantasma resta imbattuto: { $result }.
board-ghost-about = Contro il fantasma: la tua partita migliore con queste regole.
board-daily = Strada del giorno: uguale per tutti.
board-training-result = { $right } su { $rounds } in { $seconds } s

## La riga in alto

headline-get-ready = Guarda bene le case: arriva la prima carta
headline-card-comes = Guarda la strada: arriva la carta
headline-race = Trova la finestra!
headline-look = Guarda com’è andata, poi vai avanti
headline-wait-ready = { $count ->
    [one] { $names } guarda ancora le case
   *[other] { $names } guardano ancora le case
  }
headline-wait-race = { $count ->
    [one] Aspetta: { $names } sta ancora cercando
   *[other] Aspetta: { $names } stanno ancora cercando
  }
headline-watch-race = { $count ->
    [one] { $names } cerca la finestra
   *[other] { $names } cercano la finestra
  }
headline-wait-look = { $count ->
    [one] { $names } guarda com’è andata
   *[other] { $names } guardano com’è andata
  }

# Che cosa ha fatto meglio ciascuno
honour-sharpest-eye = l’occhio più fine: { $count } su { $rounds }
honour-quickest-paw = la zampa più svelta: { NUMBER($seconds, minimumFractionDigits: 2) } s
honour-longest-run = la serie più lunga: { $count } di fila
honour-first-in-place = più volte il primo gatto giusto: { $count }
honour-unseen-cards = più carte a sorpresa: { $count }
honour-first-to-jump = il gatto più impaziente: { $count } salti per primo
honour-own-right = { $count ->
    [one] una finestra giusta su { $rounds }
   *[other] { $count } finestre giuste su { $rounds }
}
honour-own-quickest = la più svelta in { NUMBER($seconds, minimumFractionDigits: 2) } s
honour-own-jumps = { $count ->
    [one] un salto
   *[other] { $count } salti
}
rank-mole = Talpa
rank-owl = Civetta
rank-cat = Gatto
rank-lynx = Lince
rank-falcon = Falco
finale-windows = Le finestre accese da { $who }
souvenir-photo = Il fotofinish della carta { $round }
souvenir-cards = { $cards ->
    [one] carta
   *[other] carte
  }

# Two games of one deal side by side.
stages-title = Le finestre trovate, carta dopo carta
stage-name = carta { $number }
stage-stands = { $count ->
    [one] 1 finestra
   *[other] { $count } finestre
}
