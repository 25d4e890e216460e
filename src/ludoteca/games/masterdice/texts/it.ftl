game-title = Masterdice
game-tagline = Quattro dadi nascosti, sette domande, una risposta.

option-games = Partite dell’incontro
option-games-1 = 1, un codice solo
option-games-2 = 2 partite
option-games-4 = 4 partite
option-games-6 = 6 partite
option-games-help = A ogni partita vi scambiate i ruoli: ognuno risolve lo stesso numero di volte. Con una sola, risolve solo chi è tirato a sorte.
option-coder_by_hand = Cursori a mano
option-coder_by_hand-help = Chi ha nascosto il codice muove i cursori. Se sbaglia, chi risolve conta i punti come se avesse indovinato lì.
option-notebook = Taccuino
option-notebook-off = Niente taccuino
option-notebook-marks = Segni a mano, privati
option-notebook-candidates = Mostra i valori ancora possibili
option-notebook-help = Un aiuto per chi risolve; l’avversario non lo vede mai.

refusal-already-rolled = I dadi sono già sul tavolo: mettine almeno uno nella riga, oppure risolvi.
refusal-no-rows-left = Le sette righe sono piene: ora devi dire il codice.
refusal-no-dice-left = Non hai più dadi bianchi: ora devi dire il codice.
refusal-roll-first = Prima lancia i dadi.
refusal-four-fields = Una riga ha quattro campi: un valore o niente per ciascuno.
refusal-place-at-least-one = Metti almeno un dado nella riga.
refusal-not-in-the-roll = Puoi usare solo i dadi che hai lanciato: { $roll }.
refusal-counts-do-not-add-up = { $dice ->
    [one] Nella riga c’è un dado solo: sposta un cursore solo.
   *[other] Nella riga ci sono { $dice } dadi: i cursori devono fare { $dice } in tutto.
  }
refusal-no-such-code = Il codice è di quattro valori, da 1 a 6.
refusal-sliders-are-the-coders = I cursori li muove chi ha nascosto il codice, dopo ogni tentativo.
refusal-you-are-the-coder = In questa partita tu hai nascosto il codice: tocca all’altro risolvere.
refusal-no-notebook = A questo tavolo si gioca senza segni sul taccuino.
refusal-no-such-mark = Sul taccuino ci sono quattro colori e i valori da 1 a 6.

event-dice-rolled = { $who } lancia { $dice }.
event-dice-placed = { $who } mette { $dice } nella riga { $row }.
event-feedback-given = Riga { $row }: { $equal ->
    [0] nessuno giusto
    [one] uno giusto
   *[other] { $equal } giusti
  }, { $lower ->
    [0] nessuno da abbassare
    [one] uno da abbassare
   *[other] { $lower } da abbassare
  }, { $higher ->
    [0] nessuno da alzare
    [one] uno da alzare
   *[other] { $higher } da alzare
  }.
event-code-found = { $who } dice { $code }: è il codice! { $points } punti.
event-code-missed = { $who } dice { $guess }, ma il codice era { $code }. { $points ->
    [0] Nessun punto.
   *[other] { $points } punti.
  }
event-feedback-was-wrong = I cursori di { $who } erano sbagliati alla riga { $row }: i punti si contano da lì.
event-roles-swapped = Partita { $game }: ora risolve { $who }.
event-noted = Hai segnato il taccuino.

score-code-found = Partita { $game }: codice trovato
score-code-missed = Partita { $game }: codice sbagliato
score-wrong-feedback = Partita { $game }: cursori sbagliati alla riga { $row }, vale come codice trovato lì
score-empty-rows = Partita { $game }: { $rows ->
    [one] una riga vuota
   *[other] { $rows } righe vuote
  }
score-unused-dice = Partita { $game }: { $dice ->
    [one] un dado non usato
   *[other] { $dice } dadi non usati
  }

board-blue = blu
board-red = rosso
board-yellow = giallo
board-green = verde
board-chip-solver = risolve · { $points }
board-chip-coder = codice · { $points }
board-game-of = Partita { $game } di { $games }
board-look-at = Riguarda la partita { $game }
board-screen = Lo schermo: dietro c’è il codice di { $who }
board-your-code = il tuo codice
board-solution-row = Riga della soluzione
board-empty = vuoto
board-row-label = Riga { $row }: { $dice }
board-no-die = niente
board-row-empty = Riga { $row }: vuota
board-field = Riga { $row }, { $colour }: { $die ->
    [0] vuoto
   *[other] { $die }
  }
board-die = Dado da { $face }
board-tray = Dadi lanciati
board-sliders = Cursori
board-sliders-pending = Cursori ancora fermi
board-feedback = { $equal ->
    [one] uno giusto
   *[other] { $equal } giusti
  }, { $lower } da abbassare, { $higher } da alzare
board-points = { $points } punti
board-stock = { $dice ->
    [one] Resta un dado bianco
   *[other] Restano { $dice } dadi bianchi
  }
board-stakes = { $dice ->
    [0] Nessun dado bianco
    [one] Resta un dado bianco
   *[other] Restano { $dice } dadi bianchi
  } · { $rows ->
    [0] nessuna riga
    [one] una riga
   *[other] { $rows } righe
  } · vale fino a { $worth } punti
board-roll = { $dice ->
    [one] Lancia l’ultimo dado
   *[other] Lancia { $dice } dadi
  }
board-i-know = So il codice!
board-place = { $dice ->
    [one] Metti un dado nella riga { $row }
   *[other] Metti { $dice } dadi nella riga { $row }
  }
board-place-none = Metti almeno un dado nella riga { $row }
board-choose-dice = Scegli quali dadi mettere e dove. Quelli che non usi tornano tra i bianchi.
board-tap-a-field = Ora tocca un campo della riga.
board-die-first = Scegli prima un dado, qui sotto.
board-no-such-die = Un { $face } libero tra i dadi lanciati non c’è.
board-after-placing = Poi restano { $dice ->
    [one] un dado
   *[other] { $dice } dadi
  } e { $rows ->
    [one] una riga
   *[other] { $rows } righe
  }: il codice varrà { $worth } punti.
board-last-attempt = È l’ultimo tentativo: poi devi dire il codice, che varrà { $worth } punti.
board-one-guess = Una risposta sola: giusta vale { $worth } punti, sbagliata niente.
board-must-solve-rows = Le righe sono finite: di’ il codice. Giusto vale { $worth } punti.
board-must-solve-dice = I dadi bianchi sono finiti: di’ il codice. Giusto vale { $worth } punti.
board-choose-face = Valore del dado { $colour }
board-solve-now = Il codice è { $code }
board-solve-fill = { $left ->
    [one] Manca un dado
   *[other] Mancano { $left } dadi
  }
board-not-yet = Ci ripenso
board-keys-place = Con la tastiera: 1–6 mette il dado, ← → cambia campo, Canc lo toglie.
board-keys-solve = Con la tastiera: 1–6 sceglie il valore, ← → cambia colore, Esc torna indietro.
board-known = Che cosa si sa
board-move-sliders = Confronta ogni dado con il tuo nella stessa colonna e muovi i cursori.
board-name-equal = giusti
board-name-lower = da abbassare
board-name-higher = da alzare
board-count-equal = Giusti
board-count-lower = Da abbassare
board-count-higher = Da alzare
board-more-equal = Uno giusto in più
board-more-lower = Uno da abbassare in più
board-more-higher = Uno da alzare in più
board-less-equal = Uno giusto in meno
board-less-lower = Uno da abbassare in meno
board-less-higher = Uno da alzare in meno
board-give-feedback = Rispondi = { $equal } · ▼ { $lower } · ▲ { $higher }
board-feedback-short = { $left ->
    [one] Manca un cursore
   *[other] Mancano { $left } cursori
  }
board-notebook = Taccuino
board-notebook-private = lo vedi solo tu
board-notebook-how = Tocca un valore per escluderlo, ancora per dirlo sicuro, ancora per cancellare.
board-candidates = { $count ->
    [0] nessun codice possibile
    [one] un codice possibile
   *[other] { $count } codici possibili
  }
board-face-possible = { $value } possibile
board-face-out = { $value } escluso
board-mark-none = nessun segno
board-mark-out = escluso
board-mark-sure = sicuro
board-solved-by = risolveva { $who }
board-at-stake = punti in palio
board-screen-rises = Si alza lo schermo…
board-four = Quattro su quattro!
board-four-found = { $who } ha il codice sotto gli occhi.
board-verdict-found = { $mine ->
    [yes] Hai trovato il codice!
   *[other] { $who } ha trovato il codice!
  }
board-verdict-missed = { $mine ->
    [yes] Non era quello.
   *[other] { $who } non ha trovato il codice.
  }
board-verdict-owed = I cursori erano sbagliati: i punti spettano lo stesso.
board-reveal-label = Codice { $code }, risposta { $guess }
board-code = Codice
board-guess = Risposta
board-sum-code = Codice trovato
board-sum-owed = Cursori sbagliati alla riga { $row }: come se avesse risolto lì
board-sum-rows = { $rows ->
    [one] Una riga vuota × 5
   *[other] { $rows } righe vuote × 5
  }
board-sum-dice = { $dice ->
    [one] Un dado non usato
   *[other] { $dice } dadi non usati
  }
board-sum-missed = { $left ->
    [0] Risposta sbagliata
    [one] Risposta sbagliata: restava un solo codice possibile
   *[other] Risposta sbagliata: restavano { $left } codici possibili
  }
board-sum-total = Punti
board-look-back = Come è andata
board-look-back-none = Nessun tentativo: una risposta al buio, una possibilità su 1296.
board-chart = Codici ancora possibili dopo ogni riga
board-chart-label = Codici possibili, riga per riga: { $steps }
board-row-told = { $left ->
    [0] Nessun codice possibile: i cursori si contraddicono
    [one] Resta un solo codice · { NUMBER($bits, maximumFractionDigits: 1) } bit
   *[other] Restano { $left } codici · { NUMBER($bits, maximumFractionDigits: 1) } bit
  }
board-row-wrong = Cursori sbagliati. Dovevano dire:
board-advice-same = Il maestro avrebbe fatto lo stesso.
board-advice-solve = Il maestro avrebbe rischiato subito: { NUMBER($best, maximumFractionDigits: 1) } punti attesi contro { NUMBER($played, maximumFractionDigits: 1) }.
board-advice-place = Il maestro:
board-advice-worth = { NUMBER($best, maximumFractionDigits: 1) } punti attesi contro { NUMBER($played, maximumFractionDigits: 1) }
board-solved-with = { $left ->
    [0] Alla fine i cursori si contraddicevano.
    [one] Alla fine il codice era certo.
   *[other] Alla fine restavano { $left } codici: una possibilità su { $left }.
  }
board-onward = Avanti: partita { $game }
board-onward-solve = Avanti: ora risolvi tu
board-onward-code = Avanti: ora il codice è tuo
board-back-to-game = Torna alla partita
board-back-to-last = Torna all’ultima partita
board-waits-for-sliders = { $who } ha già messo i dadi: aspetta i tuoi cursori.
board-has-begun = { $rows ->
    [0] { $who } ha già cominciato la prossima.
    [one] { $who } ha già cominciato la prossima: una riga.
   *[other] { $who } ha già cominciato la prossima: { $rows } righe.
  }

## La riga in alto

headline-roll = Tira i dadi: comincia la caccia al codice
headline-roll-again = Tira i dadi, oppure di’ il codice
headline-place = Metti i dadi nella riga { $row }
headline-solve = Di’ il codice: non resta altro da tirare
headline-feedback = Muovi i cursori per { $solver }
board-line-name = Metti i quattro dadi: una risposta sola
board-line-result = { $how ->
    [found] { $mine ->
        [yes] Hai trovato il codice
       *[other] { $who } ha trovato il codice
      }
    [owed] Cursori sbagliati, punti dovuti
   *[missed] { $mine ->
        [yes] Non era quello
       *[other] { $who } non ha trovato il codice
      }
  }: { $points ->
    [one] un punto
   *[other] { $points } punti
  }
board-line-result-next = { $told }. Ora tira { $solver }
headline-wait-roll = { $solver } tira i dadi
headline-wait-place = { $solver } mette i dadi nella riga { $row }
headline-wait-solve = { $solver } deve dire il codice
headline-wait-feedback = { $coder } muove i cursori

# Che cosa ha fatto meglio ciascuno
honour-finest-code = il codice più bello: { $count } punti
honour-codes-found = più codici trovati: { $count }
honour-fewest-rows = { $count ->
    [0] il codice detto senza nemmeno una riga
    [one] il codice in una riga sola
   *[other] il codice in meno righe: { $count }
}
honour-fewest-dice = il codice con meno dadi: { $count }
honour-right-in-a-row = { $count ->
    [one] la riga più precisa: uno giusto
   *[other] la riga più precisa: { $count } giusti
}
honour-best-row = { $count ->
    [one] uno giusto in una riga
   *[other] { $count } giusti in una riga
}
honour-code-kept = { $count ->
    [one] un codice tenuto segreto fino alla fine
   *[other] { $count } codici tenuti segreti fino alla fine
}
honour-rows-tried = { $count ->
    [one] una riga provata
   *[other] { $count } righe provate
}
finale-code = Il codice della partita: { $points } punti per { $who }
finale-kept = Il codice che { $who } non ha trovato
souvenir-shrinks = Quanti codici restavano possibili
souvenir-start = Senza domande
souvenir-points = punti
souvenir-found = { $left ->
    [one] Trovato: era l’unico possibile
   *[other] Trovato, fra { $left } possibili
  }
souvenir-missed = { $left ->
    [one] Sbagliato: ne restava uno
   *[other] Sbagliato, fra { $left } possibili
  }

# Two games of one deal side by side.
stages-title = I codici che restavano, riga per riga
stage-name = riga { $number }
stage-stands = { $count ->
    [one] 1 codice
   *[other] { $count } codici
}
