# Canvas: ogni frase del gioco. Il tabellone legge lo stesso file.
game-title = Canvas
game-tagline = Carte trasparenti, una sull’altra: tre quadri da premio.

## Opzioni
option-scenario = Carte Punteggio
option-scenario-iniziale = Iniziale · la prima volta
option-scenario-famiglia = Famiglia · due carte facili
option-scenario-relax = Relax · tre a caso
option-scenario-sinergia = Sinergia · tre che si aiutano
option-scenario-bilanciato = Bilanciato
option-scenario-senza_elementi = Senza Elementi
option-scenario-tutti_gli_elementi = Tutti gli Elementi
option-scenario-spaziale = Spaziale
option-scenario-bonus = Bonus
option-scenario-casuale = A caso
option-scenario-libero = Le scegliamo noi
option-goals = Le nostre carte
option-goals-help = Da due a quattro, con «Le scegliamo noi».
option-goals-composizione = Composizione
option-goals-consistenza = Consistenza
option-goals-enfasi = Enfasi
option-goals-gerarchia = Gerarchia
option-goals-movimento = Movimento
option-goals-proporzione = Proporzione
option-goals-prossimita = Prossimità
option-goals-ripetizione = Ripetizione
option-goals-spazio = Spazio
option-goals-stile = Stile
option-goals-simmetria = Simmetria
option-goals-varieta = Varietà
option-how_many = Quante a caso
option-how_many-help = Da due a quattro, con «A caso».
option-solo = Da soli
option-solo-vincent = Con Vincent
option-solo-puzzle = Puzzle
option-deck_size = Mazzo
option-deck_size-60 = 60 carte
option-deck_size-40 = 40 carte (fino a tre pittori)
option-vote = Voto sui quadri in caso di parità
option-vote-help = Chi non è in parità sceglie i quadri più belli.
option-deck = Un mazzo vostro
option-deck-help = Un file JSON con le vostre carte.

## Rifiuti
refusal-bad-options = { $detail ->
    [goals] Scegliete da due a quattro carte Punteggio diverse.
    [short_deck] Il mazzo da 40 carte basta al massimo per tre pittori.
    [deck_too_small] Il vostro mazzo ha { $cards } carte: a questo tavolo ne servono almeno { $needed }.
   *[other] Opzioni non valide: { $detail }
  }
refusal-hand-full = Hai già { $limit } carte in mano: completa un dipinto.
refusal-no-such-card = Nella fila quella carta non c’è.
refusal-not-enough-tokens = { $tokens ->
    [0] Questa carta costa { $price } ispirazioni e non ne hai.
    [one] Questa carta costa { $price } ispirazioni e ne hai una sola.
   *[other] Questa carta costa { $price } ispirazioni e ne hai { $tokens }.
  }
refusal-too-few-cards = Per un dipinto servono tre carte: ne hai { $cards }.
refusal-not-in-hand = Quella posizione nella tua mano è vuota: hai { $cards } carte.
refusal-same-card-twice = Servono tre carte diverse.
refusal-no-such-background = Quello sfondo non è tra i tuoi.
refusal-vote-first = I dipinti sono finiti: ora si vota.
refusal-no-vote = Non c’è niente da votare.
refusal-not-tied = Si vota solo per chi è in parità.

## Cronaca
event-card-taken = { $paid ->
    [0] { $who } prende «{ $title }».
    [one] { $who } prende «{ $title }» per un’ispirazione.
   *[other] { $who } prende «{ $title }» per { $paid } ispirazioni.
  }{ $gained ->
    [0] {""}
    [one] {" "}Ne trova una sopra.
   *[other] {" "}Ne trova { $gained } sopra.
  }
event-painting-hung = { $who } appende «{ $title }»: { $ribbons ->
    [0] nessuna coccarda
    [one] una coccarda
   *[other] { $ribbons } coccarde
  }{ $bonus ->
    [0] {""}
    [one] {" "}e una bonus
   *[other] {" "}e { $bonus } bonus
  }.
event-token-returned = Un’ispirazione torna dalla riserva a { $who }.
event-vincent-chose = Vincent lancia i segnalini: { $index ->
    [0] nessuno a faccia in su
    [one] uno a faccia in su
   *[other] { $index } a faccia in su
  }. Porta via «{ $title }».
event-vote-opened = Parità: si vota sui quadri.
event-vote-cast = { $who } vota per { $painter }.

## Punteggio
score-composizione = Composizione · { $ribbons }
score-consistenza = Consistenza · { $ribbons }
score-enfasi = Enfasi · { $ribbons }
score-gerarchia = Gerarchia · { $ribbons }
score-movimento = Movimento · { $ribbons }
score-proporzione = Proporzione · { $ribbons }
score-prossimita = Prossimità · { $ribbons }
score-ripetizione = Ripetizione · { $ribbons }
score-spazio = Spazio · { $ribbons }
score-stile = Stile · { $ribbons }
score-simmetria = Simmetria · { $ribbons }
score-varieta = Varietà · { $ribbons }
score-bonus = Coccarde bonus · { $ribbons }
score-tokens = Ispirazioni rimaste · { $tokens }
score-solo-migliore = Migliore in gara
score-solo-secondo = Secondo classificato
score-solo-menzione = Menzione d’onore
score-solo-emergente = Artista emergente
score-solo-partecipazione = Premio di partecipazione
