# Rifiuti comuni a tutti i giochi.
refusal-not-your-turn = Ora non tocca a te.
refusal-may-not-talk = In questo momento al tavolo non puoi parlare.
refusal-game-over = La partita è finita.
refusal-unknown-move = Questa mossa non esiste in questo gioco.
refusal-malformed-move = La mossa è scritta male: { $detail }
refusal-no-such-seat = A questo tavolo quella sedia non c’è.
refusal-time-is-up = Il tempo è scaduto.
refusal-not-yet = Il tempo non è ancora scaduto.
refusal-time-runs-forward = Una mossa non può contare prima di quella che la precede.
refusal-wrong-number-of-seats = { $span ->
    [0] Questo gioco è per { $least ->
        [one] una persona sola
       *[other] { $least } persone
      }, né più né meno.
   *[other] A questo gioco si gioca da { $least } a { $most }.
  }
refusal-bad-options = { schema-problem }
schema-problem = { $detail ->
    [not_among] In «{ $where }» il valore «{ $value }» non si può scegliere.
    [wrong_kind] In «{ $where }» c’è una cosa di un altro tipo ({ $found } invece di { $wanted }).
    [too_small] In «{ $where }» il numero è troppo piccolo: almeno { $least }.
    [too_large] In «{ $where }» il numero è troppo grande: { $most } al massimo.
    [too_long] Quello che c’è in «{ $where }» è troppo lungo: { $most } al massimo.
    [too_short] Quello che c’è in «{ $where }» è troppo corto: almeno { $least }.
    [badly_written] Quello che c’è in «{ $where }» non è scritto come si deve.
    [missing] In «{ $where }» manca «{ $field }».
    [unknown] «{ $field }» qui non si conosce.
   *[malformed] Queste opzioni sono scritte male.
  }

# Riprendere una mossa.
refusal-nothing-to-take-back = Non c’è ancora niente da riprendere.
refusal-move-stays = Questa mossa resta: non si può riprendere.
refusal-needs-consent = Questa mossa si riprende solo se sono d’accordo tutti.
refusal-no-such-position = La partita non è mai arrivata a quel punto.
event-taken-back = { $who } riprende la mossa.

# Partite che le regole di oggi non sanno rileggere.
unreadable-newer = Questa partita è stata giocata con regole più recenti di quelle che ci sono qui: per riaprirla bisogna aggiornare Ludoteca.
unreadable-older = Questa partita è stata giocata con regole di una volta, che qui non ci sono più: non si può riaprire.
unreadable-refused = Le regole di oggi non riescono a rifare questa partita: non si può riaprire.
event-time-added = 30 secondi in più.
refusal-no-hourglass = Non c’è una clessidra che scorre.

# La prima partita guidata.
refusal-no-lesson = Per questo gioco non c’è ancora una prima partita guidata.
refusal-lesson-over = La lezione è finita: ora si gioca davvero.
refusal-lesson-do-it = Per andare avanti, fai quello che dice chi ti guida.
refusal-lesson-other = Si può, ma prima facciamo il passo di adesso: «{ $title }».
refusal-lesson-but = { $because }
