# Rifiuti comuni a tutti i giochi.
refusal-not-your-turn = Ora non tocca a te.
refusal-game-over = La partita è finita.
refusal-unknown-move = Questa mossa non esiste in questo gioco.
refusal-malformed-move = La mossa è scritta male: { $detail }
refusal-no-such-seat = A questo tavolo quella sedia non c’è.
refusal-time-is-up = Il tempo è scaduto.
refusal-not-yet = Il tempo non è ancora scaduto.
refusal-time-runs-forward = Una mossa non può contare prima di quella che la precede.
refusal-wrong-number-of-seats = Questo gioco è per { $least ->
    [one] una persona
   *[other] { $least } persone
  } o più, fino a { $most }.
refusal-bad-options = Opzioni non valide: { $detail }
