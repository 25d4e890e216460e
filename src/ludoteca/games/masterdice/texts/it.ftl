game-title = Masterdice
game-tagline = Quattro dadi nascosti, sette domande, una risposta.

option-games = Partite dell’incontro
option-games-2 = 2 partite
option-games-4 = 4 partite
option-games-6 = 6 partite
option-games-help = A ogni partita vi scambiate i ruoli: ognuno risolve lo stesso numero di volte.
option-coder-by-hand = Cursori a mano
option-coder_by_hand = Cursori a mano
option-coder_by_hand-help = Chi ha nascosto il codice muove i cursori. Se sbaglia, chi risolve conta i punti come se avesse indovinato lì.
option-coder-by-hand-help = Chi ha nascosto il codice muove i cursori. Se sbaglia, chi risolve conta i punti come se avesse indovinato lì.
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
score-wrong-feedback = Partita { $game }: cursori sbagliati alla riga { $row }, come se avessi trovato il codice
score-empty-rows = Partita { $game }: { $rows ->
    [one] una riga vuota
   *[other] { $rows } righe vuote
  }
score-unused-dice = Partita { $game }: { $dice ->
    [one] un dado non usato
   *[other] { $dice } dadi non usati
  }
