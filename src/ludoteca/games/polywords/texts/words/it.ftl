say-write = scrivi { $word } in { $path } | scrivo { $word } in { $path }
say-write-best = scrivi { $word } | scrivo { $word }
say-claim = dico { $word } | di’ { $word }
say-pass = passo
say-ready = va bene | avanti
say-contest = contesto { $accused }, { $reason }, parola { $number }
say-contest-first = contesto { $accused }, { $reason } | contesto { $accused } { $reason }
say-vote-right = è giusta | giusta
say-vote-wrong = è sbagliata | sbagliata
say-bottle = bottiglia in { $cell } | bottiglia { $cell }
say-clear = cancella la riga { $row } | cancella { $row }
say-assign = metti { $category } sul { $length } | { $category } sul { $length }
say-draft = suggerisco { $word } in { $path }
say-draft-word = suggerisco { $word }
say-try = provo { $word }
say-draft-none = ritiro il suggerimento
say-ask-near = vicine a { $cell } | vicino a { $cell }
say-ask-row = riga { $row }
say-ask-cost = quanto costa { $word } | percorsi di { $word } | altri percorsi di { $word }
say-ask-grid = griglia di { $board }
how-write = «scrivi AREZZO in C6 D6 D5 C5 B5 A5»: una parola con le sue caselle, una per lettera.
how-write-best = «scrivi AREZZO»: la parola va dove costa meno caselle.
how-claim = «dico AREZZO»: la parola è tua, poi la scrivi.
how-pass = «passo»: questa volta niente parola.
how-ready = «va bene»: niente da contestare.
how-contest = «contesto Bea, fuori categoria» oppure «contesto Bea, non è una parola»; con più parole aggiungi «, parola 2».
how-contest-first = «contesto Bea, fuori categoria» oppure «contesto Bea, non è una parola».
how-vote-right = «è giusta»: la parola vale.
how-vote-wrong = «è sbagliata»: la parola non vale.
how-bottle = «bottiglia in D5»: la lasci in una casella libera.
how-clear = «cancella la riga 3».
how-assign = «metti Animale sul 5»: una tua categoria accanto a una lunghezza, per l’altra squadra.
how-draft = «suggerisco MARE in D4 E4 F4 G4»: lo mostri alla tua squadra, o lo provi.
how-draft-word = «suggerisco MARE»: senza caselle.
how-try = «provo TORTA»: senti prima in quali categorie sta.
how-draft-none = «ritiro il suggerimento».
how-ask-near = «vicine a D5»: che cosa c’è intorno a una casella.
how-ask-row = «riga 4»: una riga, casella per casella.
how-ask-cost = «quanto costa AREZZO»: dove potrebbe andare, e quante caselle nuove prende.
how-ask-grid = «griglia di Bea»: il mare di qualcun altro.

told-reason-category = fuori categoria
told-reason-sense = non è una parola
told-wants-cell = una casella, da A1 a H8
told-wants-word = una parola di lettere
told-wants-path = una parola che trovi posto, oppure le sue caselle, come «in C6 D6 D5»
told-category = { $name }
told-letter = la lettera { $letter }
told-length = { $length } lettere
told-shape = una forma da { $count }: { $steps }
told-step-R = destra
told-step-D = giù
told-step-L = sinistra
told-step-U = su
told-asked = { $parts }
told-turn = Turno { $turn }. Le carte chiedono { $asked }.
told-board = { $who }: { $points } punti, { $empty } caselle libere, { $bottles } bottiglie.
told-said = { $who } ha detto { $word }.
told-written = { $many ->
    [yes] Parola { $number } di { $who }
   *[other] Parola di { $who }
  }: { $word }, in { $path }.
told-pair = { $length } lettere { $name }
told-pairs = Per { $who }: { $pairs }.
told-covered = coperta
told-hand = Hai da dare all’altra squadra { $cards }.
told-draft = { $who } suggerisce { $word }{ $placed ->
    [yes] {" "}in { $path }.
   *[other] .
  }
told-probe = { $word }: { $known ->
    [yes] è una parola; categorie: { $categories }.
   *[other] non è nel dizionario.
  }
told-dispute = { $who } contesta { $word } di { $other }: { $reason ->
    [category] fuori categoria
   *[sense] non è una parola
  }. { $listed ->
    [yes] Le liste la sostengono
   *[other] Le liste non la sostengono
  }; { $verdict ->
    [open] si vota.
    [wrong] è sbagliata.
   *[right] è giusta.
  }
told-row = Riga { $row }: { $cells }.
told-cell = in { $column } la { $mark }
told-bottle = in { $column } una bottiglia
told-lined = in { $column } una linea
told-empty-rows = { $count ->
    [one] Riga { $rows }: vuota.
   *[other] Righe { $rows }: vuote.
  }
told-centre = La tua griglia è senza lettere: la parola deve passare per una delle caselle centrali ({ $cells }).
told-words = Parole scritte finora: { $words }.
told-only-cell = { $mark }
told-only-bottle = una bottiglia
told-only-lined = una linea
told-free = libera
told-neighbours = { $cell }: { $here }. { $beside }.
told-beside = { $side ->
    [above] sopra
    [below] sotto
    [left] a sinistra
   *[right] a destra
  } { $cell } { $mark }
told-whole-row = Riga { $row }: { $cells }.
told-column = { $column } { $mark }
told-no-board = Stai guardando: non hai un mare tuo.
told-no-path = { $word } non trova posto, o a questo tavolo i percorsi non si chiedono.
told-path = { $word } in { $path }: { $new ->
    [one] una casella nuova
   *[other] { $new } caselle nuove
  }, { $reused } lettere riusate.
told-grid-of = Il mare di { $who }:

told-assign = Metti ogni tua categoria accanto a una lunghezza, per l’altra squadra.
told-write-specchio = Scrivi quello che scriveranno gli altri: { $asked }.
told-write-pagliaccio = Di’ prima degli altri una parola della categoria { $categories } e prendi la sua carta: { $lengths } lettere.
told-write-palla = Scrivi una parola con più lettere che puoi fra queste: { $letters }.
told-write-polpo = Di’ una parola di { $count } lettere che entri nella forma: { $steps }.
told-write-medusa = Scrivi una parola per almeno due di queste richieste: { $asked }.
told-write-manta = Scrivi tu per la squadra, una parola per ogni lunghezza: { $asked }.
told-suggest = Scrive { $who }: puoi suggerire. { $asked }.
told-place = Hai detto { $word }: ora scrivila.
told-reveal = Le parole sono in tavola: contestane una o di’ «va bene».
told-vote = Si vota: { $word } è giusta?
told-bottles = { $count ->
    [one] Lascia una bottiglia in una casella libera.
   *[other] Lascia { $count } bottiglie, una per volta, in caselle libere.
  }
told-clear = Hai una riga piena: cancellane un’altra.
told-wait-assign = Si preparano le carte: manca { $who }.
told-wait-write = Si scrive: { $count ->
    [one] manca { $who }.
   *[other] mancano { $who }.
  }
told-wait-place = Si scrive: manca { $who }.
told-wait-reveal = Si guardano le parole: si aspetta { $who }.
told-wait-vote = Si vota: si aspetta { $who }.
told-wait-bottles = Bottiglie in mare: si aspetta { $who }.
told-wait-clear = Si cancellano le righe: si aspetta { $who }.
told-over = La partita è finita.
