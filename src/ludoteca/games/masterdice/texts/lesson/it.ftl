lesson-masterdice-code-title = Tieni d’occhio il tuo codice
lesson-masterdice-code = In ogni partita qualcuno nasconde quattro dadi colorati e qualcuno li cerca. Stavolta li nascondi tu: blu 1, rosso 6, giallo 3, verde 5. Nerina non li vede.
lesson-masterdice-answer-title = Rispondi a Nerina
lesson-masterdice-answer = Nerina ha messo un 4 sul blu e un 5 sul rosso. Il tuo blu è 1, più basso: un ▼. Il tuo rosso è 6, più alto: un ▲. Di’ quanti, mai quali: = 0, ▼ 1, ▲ 1.
lesson-masterdice-answer-but = Si può anche sbagliare, ma poi ci guadagna chi cerca. Confronta di nuovo: un dado troppo alto (▼ 1), uno troppo basso (▲ 1), nessuno uguale.
lesson-masterdice-roll-title = Ora cerchi tu: lancia
lesson-masterdice-roll = Nerina ha avuto fretta: di tentativi per dire il codice ce n’è uno solo, e il suo vale zero. Vi scambiate i posti. Chiudi la pagina della sua partita e lancia quattro dadi bianchi.
lesson-masterdice-reroll-title = E se il lancio non ti piace?
lesson-masterdice-reroll = Prova a rilanciare: vediamo che cosa dicono le regole.
lesson-masterdice-place-title = Metti il 6 sul blu e il 4 sul rosso
lesson-masterdice-place = Non serve usarli tutti: ogni dado che avanzi alla fine vale un punto. Metti il 6 sotto il blu e il 4 sotto il rosso, poi conferma. Con la tastiera: scrivi il numero sul campo.
lesson-masterdice-place-but = Si può, ma qui proviamo con due dadi: il 6 sul blu e il 4 sul rosso.
lesson-masterdice-note-title = Prendi un appunto
lesson-masterdice-note = «= 2»: tutti e due giusti, che fortuna! Blu 6 e rosso 4. Il taccuino lo vedi solo tu: cancella una faccia che ormai non può più essere, per esempio l’1 blu.
lesson-masterdice-again-title = Lancia ancora
lesson-masterdice-again = Mancano il giallo e il verde. Hai ancora sedici dadi bianchi: lanciane quattro.
lesson-masterdice-rest-title = Metti il 3 sul giallo e il 2 sul verde
lesson-masterdice-rest = Blu e rosso li sai già: lasciali vuoti. Metti il 3 sotto il giallo e il 2 sotto il verde.
lesson-masterdice-rest-but = Si può, ma quello che sai già non serve chiederlo: solo il 3 sul giallo e il 2 sul verde.
lesson-masterdice-solve-title = Di’ il codice
lesson-masterdice-solve = Ancora «= 2»: ora li sai tutti e quattro. Premi «So il codice» e componi 6 4 3 2. Si può dire una volta sola, ma tu hai le prove.
lesson-masterdice-solve-but = Si può, ma aspetta: le due risposte dicono 6 4 3 2. Il tentativo è uno solo.
lesson-masterdice-points-title = Conta i punti
lesson-masterdice-points = 20 per il codice, 5 per ogni riga rimasta vuota, 1 per ogni dado avanzato: meno domande fai, più vale la risposta. Nerina, che ha tirato a indovinare, resta a zero: vinci tu.

# Perché? Che cosa ha visto e pesato chi ha mosso.
why-place = { $codes ->
    [one] Restava un codice possibile
   *[other] Restavano { $codes } codici possibili
  }. Questa riga può avere { $answers ->
    [one] una sola risposta
   *[other] { $answers } risposte diverse
  }, e dopo { $left ->
    [one] ne resterebbe in media uno
   *[other] ne resterebbero in media { $left }
  }.
why-solve = { $codes ->
    [one] Restava un solo codice possibile: era ora di dirlo.
   *[other] I codici ancora possibili erano { $codes }: un rischio, per { $worth } punti.
  }
why-answer = Ha confrontato ogni dado con il suo codice: i cursori dicono la verità.

# Un esempio, passo per passo (rules/examples.py).
example-masterdice-roll = Ada cerca il codice di Bruno e lancia quattro dadi bianchi: { $dice }.
example-masterdice-reroll = Il lancio non le piace: vorrebbe rifarlo. Non si può.
example-masterdice-first = Ne mette tre: 4 sul blu, 6 sul rosso, 4 sul verde. I cursori rispondono = { $equal }, ▼ { $lower }, ▲ { $higher }. Un 6 da alzare non esiste: il rosso è 6 per forza. Dei due 4, uno è giusto e l’altro è basso. Restano { $codes } codici.
example-masterdice-signs = Dietro lo schermo Bruno confronta colonna per colonna con il suo codice, { $code }: il 4 blu è troppo basso (▲), il 6 rosso e il 4 verde sono giusti (=). Ad Ada dice quanti, mai quali.
example-masterdice-second = Nuovo lancio: 5 sul blu, 3 sul rosso, 1 sul giallo. Risposta: = { $equal }, ▼ { $lower }, ▲ { $higher }. Quello da alzare è il rosso, che è 6: quindi il blu è 5 e il giallo 1. E se il blu è 5, dei due 4 di prima era giusto il verde. Codici rimasti: { $codes }.
example-masterdice-solve = Ada dice { $code }: giusto! 20 per il codice, 5 per ognuna delle cinque righe vuote, 1 per ognuno dei dodici dadi avanzati: { $points } punti.
