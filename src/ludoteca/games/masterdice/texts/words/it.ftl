say-roll = tira | lancia | tira i dadi | lancia i dadi | tiro | lancio | tiro i dadi | lancio i dadi
say-place = metti { $dice } | metto { $dice }
say-solve = il codice è { $code } | risolvi { $code } | codice { $code } | risolvo { $code }
say-feedback = { $equal } giusti, { $lower } da abbassare, { $higher } da alzare | rispondi { $equal } { $lower } { $higher } | cursori { $equal } { $lower } { $higher }
say-note = segna { $column } { $value } { $mark } | taccuino { $column } { $value } { $mark }

how-roll = «tira»: lanci i dadi bianchi.
how-place = «metti 3 niente 5 niente»: un valore o «niente» per blu, rosso, giallo e verde, in quest’ordine. Puoi usare solo i dadi lanciati, almeno uno.
how-solve = «il codice è 1 2 3 4»: la tua unica risposta, blu, rosso, giallo e verde.
how-feedback = «1 giusti, 2 da abbassare, 0 da alzare»: come stanno i dadi della riga rispetto al tuo codice. In breve «rispondi 1 2 0».
how-note = «segna blu 3 escluso», oppure «sicuro» o «pulito»: un segno sul tuo taccuino.

told-no-die = niente | vuoto | - | _
told-mark-out = escluso | no
told-mark-sure = sicuro | sì
told-mark-clear = pulito | cancella

told-first-roll = Tira i dadi: comincia la caccia al codice. Una risposta giusta ora vale { $worth } punti.
told-roll = Tira ancora i dadi, oppure di’ il codice, che vale { $worth } punti.
told-place = Hai lanciato { $dice }: metti almeno un dado nella riga { $row }, oppure di’ il codice.
told-solve = Di’ il codice: non resta altro da tirare. Giusto vale { $worth } punti.
told-move-sliders = { $solver } aspetta: confronta la riga { $row } con il tuo codice e rispondi.
told-wait-roll = { $solver } tira i dadi o dice il codice.
told-wait-place = { $solver } ha lanciato { $dice } e mette i dadi nella riga { $row }.
told-wait-solve = { $solver } deve dire il codice.
told-wait-sliders = { $coder } risponde alla riga { $row }.
told-over = L’incontro è finito: { $zero } { $first }, { $one } { $second }.
told-match = Partita { $game } di { $games }: risolve { $solver }, il codice è di { $coder }. Punti: { $zero } { $first }, { $one } { $second }.
told-die = { $colour } { $face }
told-row = Riga { $row }: { $dice }. { $equal ->
    [0] Nessuno giusto
    [one] Uno giusto
   *[other] { $equal } giusti
  }, { $lower } da abbassare, { $higher } da alzare.
told-row-waiting = Riga { $row }: { $dice }. La risposta non c’è ancora.
told-stock = { $dice ->
    [0] Nessun dado bianco
    [one] Resta un dado bianco
   *[other] Restano { $dice } dadi bianchi
  } e { $rows ->
    [0] nessuna riga vuota
    [one] una riga vuota
   *[other] { $rows } righe vuote
  }; il codice vale { $worth } punti.
told-rolled = Sul tavolo i dadi lanciati: { $dice }.
told-page = Partita { $game }, risolveva { $who }: { $found ->
    [yes] codice { $code } trovato
   *[other] detto { $guess }, il codice era { $code }
  }, { $points ->
    [0] nessun punto
   *[other] { $points } punti
  }.
told-code = Il tuo codice: { $dice }.
told-notes = Taccuino, { $colour }: { $some_sure ->
    [yes] sicuro { $sure }
   *[other] {""}
  }{ $some_out ->
    [yes] { $some_sure ->
        [yes] , escluso { $out }
       *[other] escluso { $out }
      }
   *[other] {""}
  }.
told-candidates = Codici ancora possibili: { $count }.
told-faces = Per { $colour } sono ancora possibili { $faces }.
