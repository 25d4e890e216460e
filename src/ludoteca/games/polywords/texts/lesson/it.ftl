lesson-polywords-contest-title = Contesta una parola
lesson-polywords-contest = Qualcosa non torna nella parola di Ottavio. Contestala: gli altri votano, e chi ha torto prende due penalità.
lesson-polywords-contest-but = Si può, ma guarda bene la parola di Ottavio: non la lasceresti passare, vero?
lesson-polywords-ready-title = Chiudi il turno
lesson-polywords-ready = Nerina ti ha dato ragione. Non c’è altro da dire: avanti.
lesson-polywords-pass-title = Prova a non scrivere
lesson-polywords-pass = Nuove carte. Ogni tanto la parola non viene: passa il turno e guarda quanto costa.
lesson-polywords-pass-but = Si può, e di solito conviene! Ma stavolta passa, per vedere che cosa succede.
lesson-polywords-vote-title = Vota
lesson-polywords-vote = Ora sono gli altri a litigare: Ottavio non crede alla parola di Nerina. La parola va bene? Decidi tu.
lesson-polywords-close-title = Chiudi anche questo turno
lesson-polywords-close = Nessun’altra contestazione: avanti.
lesson-polywords-bottle-title = Butta in mare una bottiglietta
lesson-polywords-bottle = Chi non ha scritto niente paga in bottigliette. Ognuna occupa una casella vuota e alla fine toglie tre punti: mettila dove dà meno fastidio.
lesson-polywords-another-title = E la seconda
lesson-polywords-another = Ne resta un’altra. In un angolo, di solito, disturba meno.
lesson-polywords-write-title = Scrivila nel mare
lesson-polywords-points-title = Conta i punti
lesson-polywords-points = Alla fine ogni casella vuota vale un punto e ogni bottiglietta ne toglie tre. Per questo conviene riusare le lettere già scritte: vince chi scrive meno.

lesson-specchio-cards-title = Guarda le carte
lesson-specchio-cards = Ogni turno ci sono una categoria e un’iniziale: qui un colore che cominci per N. Tutti scrivono in segreto, e se due scrivono la stessa parola, quella sparisce dal mare di tutti e due.
lesson-specchio-initial-title = Con un’altra iniziale?
lesson-specchio-initial = Il rosso è un bel colore. Prova a scriverlo.
lesson-specchio-initial-but = Si può, ma prima prova con ROSSO: vediamo che cosa dicono le regole.
lesson-specchio-write = Scrivi NERO: il gioco propone la strada più corta, dal centro. Le caselle che restano vuote sono punti.
lesson-specchio-write-but = Si può, ma per vedere la telepatia scrivi proprio NERO.
lesson-specchio-contest = Anche Nerina ha scritto NERO! Ma prima: Ottavio ha scritto NAVE, che non è un colore. Contestala: gli altri votano, e chi ha torto prende due bottigliette.
lesson-specchio-ready = Nerina è d’accordo con te. Chiudi il turno: tu e lei avete scritto la stessa parola, e sparirà da tutti e due i mari.

lesson-palla-cards-title = Guarda le lettere
lesson-palla-cards = Cinque lettere sul tavolo: O, N, S, T, A. Vince il turno chi ne usa di più in una parola sola; gli altri pagano in bottigliette.
lesson-palla-centre-title = Da dove si comincia?
lesson-palla-centre = Prova a scrivere la prima parola lungo il bordo in alto.
lesson-palla-centre-but = Si può, e va benissimo. Ma prima prova lungo il bordo, per sentire che cosa dicono le regole.
lesson-palla-write = Scrivi NOSTRA: le usa tutte e cinque. Il gioco propone una strada che passa dal centro.
lesson-palla-write-but = Si può, ma qui c’è di meglio: NOSTRA usa tutte e cinque le lettere.
lesson-palla-contest = Le parole si scoprono. TANSO? Ottavio l’ha inventata. Contestala: gli altri votano, e chi ha torto prende due bottigliette.
lesson-palla-third-title = E la terza
lesson-palla-third = Con zero lettere se ne pagano tre. La prossima volta, piuttosto, una parola corta.

lesson-pagliaccio-cards-title = Guarda le carte
lesson-pagliaccio-cards = Una categoria, qui gli animali, e una carta per ogni lunghezza: 4, 5, 6 e 7 lettere. Chi dice per primo una parola si prende la carta della sua lunghezza.
lesson-pagliaccio-length-title = Una parola lunghissima?
lesson-pagliaccio-length = COCCODRILLO è un animale. Prova a dirlo.
lesson-pagliaccio-length-but = Si può, ma prima prova con COCCODRILLO: vediamo che cosa dicono le regole.
lesson-pagliaccio-claim-title = Di’ la tua parola
lesson-pagliaccio-claim = TIGRE ha cinque lettere, e la carta del 5 è libera. Dilla prima degli altri!
lesson-pagliaccio-claim-but = Si può, ma qui prendi la carta del 5: TIGRE.
lesson-pagliaccio-write = La carta è tua. Ora scrivi TIGRE dove occupa meno spazio: per la prima parola si passa dal centro.
lesson-pagliaccio-contest = MATITA non è un animale, o Ottavio ne sa più di noi. Contestala: gli altri votano, e chi ha torto prende due bottigliette.

lesson-polpo-cards-title = Guarda la forma
lesson-polpo-cards = Ogni turno la parola deve seguire questa forma: quattro lettere in fila, in qualunque direzione. Il polpo scende dall’alto con le penalità: se una riga tocca una tua lettera, affondi.
lesson-polpo-length-title = Una parola più lunga?
lesson-polpo-length = Prova a dire BALENA, che di lettere ne ha sei.
lesson-polpo-length-but = Si può, ma prima prova con BALENA: vediamo che cosa dicono le regole.
lesson-polpo-claim-title = Di’ la tua parola
lesson-polpo-claim = MARE ha quattro lettere. Dilla prima degli altri: una parola detta è di chi l’ha detta.
lesson-polpo-claim-but = Si può, ma qui di’ MARE.
lesson-polpo-write = Scrivi MARE in fondo: le parole si appoggiano sulla riga più bassa, o sopra una lettera che c’è già. Più in basso stai, più a lungo galleggi.
lesson-polpo-contest = TRAX? Non è una parola. Contestala: gli altri votano, e chi ha torto prende due righe dall’alto.
lesson-polpo-pass = Nuova forma. Prova a non dire niente: costa una riga dall’alto.
lesson-polpo-vote = Ora è Nerina a non credere a una parola di Ottavio. La parola va bene? Decidi tu.
lesson-polpo-points-title = Chi resta a galla
lesson-polpo-points = Ogni due turni scende una riga per tutti. Una riga di otto lettere ne fa cancellare un’altra, a tua scelta: è l’unico modo per risalire. Vince chi resta a galla per ultimo.

lesson-medusa-cards-title = Guarda le carte
lesson-medusa-cards = Qui giochi senza rivali. Una parola deve soddisfare almeno due tipi di carte fra categoria, lettera e forma: qui uno sport, la A, un quadrato di quattro lettere. Le carte soddisfatte se ne vanno.
lesson-medusa-two-title = Ne basta una?
lesson-medusa-two = SABBIA ha la A, ma non è uno sport. Prova a scriverla.
lesson-medusa-two-but = Si può, ma prima prova con SABBIA, che prende una carta sola.
lesson-medusa-draft-title = Prova la parola CALCIO
lesson-medusa-draft = Scrivi CALCIO, senza confermare: le carte che prenderebbe si accendono.
lesson-medusa-write = È uno sport e ha la A: due tipi, va bene. Confermala.
lesson-medusa-write-but = Si può, ma qui la parola è CALCIO.
lesson-medusa-pass = Altre tre carte. Prova a passare: le carte rimaste si accumulano, e alla fine ognuna toglie un punto.
lesson-medusa-points = Dodici turni. Ogni casella vuota vale un punto, ogni bottiglietta ne toglie tre, ogni carta rimasta uno.

lesson-manta-cards-title = Guarda le carte
lesson-manta-cards = Due squadre: tu e Nerina contro Ottavio e Zelinda. Prima ognuno assegna all’altra squadra tre categorie, una per lunghezza; poi si corre a scrivere tre parole.
lesson-manta-assign-title = Assegna un mestiere di sei lettere
lesson-manta-assign = Scegli «mestiere» e mettilo accanto al 6: toccherà agli altri trovarlo. Al resto pensa Nerina.
lesson-manta-assign-but = Si può, ma qui metti il mestiere accanto al 6.
lesson-manta-pen-title = E se scrivi tu?
lesson-manta-pen = In questo turno la penna ce l’ha Nerina. Prova lo stesso a scrivere LUPO.
lesson-manta-draft-title = Suggerisci LUPO
lesson-manta-draft = Vi è toccato un animale di quattro lettere. Suggerisci LUPO a Nerina: gli altri non lo vedono.
lesson-manta-contest = Avete finito per primi! Ma CASA, che dovrebbe essere un colore, non vi convince: contestala. Qui decide il vocabolario.
lesson-manta-ready = Due bottigliette per la contestazione e due per ogni parola che manca: avanti col secondo turno.
lesson-manta-write-title = Ora la penna è tua
lesson-manta-write = Un mezzo di trasporto di sette lettere: FURGONE. Scrivilo accanto alle parole che avete già.
lesson-manta-write-but = Si può, ma qui prova FURGONE.
lesson-manta-pass = Le altre due non vengono in mente? Chi ha la penna può rinunciare per tutta la squadra.
lesson-manta-pass-but = Si può, ma stavolta rinuncia, per vedere quanto costa.
lesson-manta-bottle = Due bottigliette per ogni parola che manca. Nerina ne ha già messe tre: l’ultima è tua.

# Perché? Che cosa ha visto e pesato chi ha mosso.
why-write = { $word } { $new ->
    [0] non costa nessuna casella
    [one] costa una casella nuova
   *[other] costa { $new } caselle nuove
  }{ $reused ->
    [0] {""}
    [one] {" "}e riusa una lettera
   *[other] {" "}e riusa { $reused } lettere
  }{ $letters ->
    [0] {""}
    [one] , con una delle lettere in tavola
   *[other] , con { $letters } delle lettere in tavola
  }.
why-claim = { $word } ha { $length } lettere: la carta era libera, e conveniva dirlo subito.
why-pass = Fra le parole che conosce nessuna andava bene, o nessuna ci stava.
why-bottle = L’ha messa nella casella con meno caselle vuote intorno: lì dà meno fastidio.
why-vote = { $right ->
    [yes] Ha guardato le prove: vocabolario ed elenchi danno ragione alla parola.
   *[no] Ha guardato le prove: vocabolario ed elenchi non la sostengono.
  }
why-contest = { $known ->
    [yes] { $word } è una parola, ma gli elenchi non la mettono in quella categoria.
   *[no] { $word } nel vocabolario non c’è.
  }

# Un esempio, passo per passo (rules/examples.py).
example-specchio-initial = Le carte chiedono un colore che cominci per N. Ada pensa a ROSSO. Non si può.
example-specchio-write = Scrive NERO, in segreto, e passa dal centro: è la prima parola nel suo mare.
example-specchio-reveal = Anche Bruno e Carla hanno scritto. Le parole si scoprono: NERO, ancora NERO, e NOCCIOLA.
example-specchio-mirror = Telepatia! Ada e Bruno hanno scritto la stessa parola, e NERO sparisce da tutti e due i mari: niente bottigliette, e le caselle tornano vuote. NOCCIOLA resta.
example-specchio-reuse = Ora una cosa di scuola con la P. Carla scrive PASTELLO e passa sulle lettere che ha già: otto lettere, ma solo cinque caselle nuove. Ogni casella vuota, alla fine, è un punto.

example-pagliaccio-claim = La categoria è «Animale», le carte vanno da 4 a 7 lettere. Ada dice TIGRE per prima: la carta del 5 è sua.
example-pagliaccio-taken = Bruno stava per dire ZEBRA, ma il 5 non c’è più.
example-pagliaccio-write = Bruno ripiega su LUPO, Carla dice CAVALLO. Detta la parola, la si scrive con calma: Ada parte dal centro.
example-pagliaccio-reveal = Le tre parole si scoprono. Nessuno ha da ridire: si va avanti.
example-pagliaccio-reuse = Adesso un animale acquatico. Ada dice CERNIA e la scrive riusando la E e la R di TIGRE: sei lettere, quattro caselle nuove.

example-palla-centre = Le lettere sono O, N, S, T, A. Ada ha in mente NOSTRA e la scriverebbe lungo il bordo in alto. Non si può.
example-palla-write = NOSTRA dal centro in giù va bene, e usa tutte e cinque le lettere.
example-palla-count = Si scopre: NOSTRA ne usa cinque, TONO di Bruno tre (la seconda O non conta), MARE di Carla una sola.
example-palla-pay = Chi ne usa di più non paga: Ada. Chi ne usa di meno prende due bottigliette: Carla. In mezzo se ne prende una: Bruno. Ognuno le mette dove danno meno fastidio.
example-palla-reuse = Nuove lettere: P, R, Q, L, V. Ada scrive POLVERE: ne usa quattro, e riusa la R di NOSTRA.

example-polpo-claim = La forma è una fila di quattro. Ada dice MARE prima degli altri: ora la parola è sua.
example-polpo-landed = La scriverebbe a metà del mare, ma una parola non sta sospesa.
example-polpo-write = In fondo si posa, e più in basso si sta più a lungo si galleggia.
example-polpo-shape = Ora la forma è una fila di tre, girata come si vuole. Ada scrive MAI verso l’alto, partendo dalla M di MARE: la A nuova si posa sulla lettera che c’è.
example-polpo-line = Bruno e Carla non hanno trovato niente e prendono una linea a testa. E ogni due turni ne scende una per tutti: quando una linea tocca una lettera, si affonda.

example-medusa-cards = Ada gioca senza rivali. In tavola: uno sport, la lettera A, una forma. Una parola deve rispettarne almeno due tipi.
example-medusa-two = MARE ha la A, e basta.
example-medusa-draft = Prova CALCIO senza ancora scriverla: si accendono «Sport» e la A.
example-medusa-write = La scrive: le due carte se ne vanno, la forma resta. Accanto ne escono altre tre.
example-medusa-reuse = ARANCIATA è una bevanda e ha la N: via altre due carte. Ha nove lettere, ma passando su quelle di CALCIO occupa solo sei caselle nuove. Le forme, intanto, si accumulano.
example-medusa-pay = Al terzo turno non le viene niente: passa e mette due bottigliette negli angoli. Alla fine un punto per casella vuota, meno tre per bottiglietta, meno uno per ogni carta rimasta.

example-manta-lay = Ada e Carla contro Bruno e Dino. Escono tre lunghezze: Ada mette una categoria accanto a ciascuna. Sono per gli avversari: più difficili sono, meglio è.
example-manta-uncover = Anche gli altri hanno messo le loro e si scopre tutto: a noi toccano un animale di 4, uno sport di 5, un aggettivo di 6.
example-manta-pen = Carla ha già LUPO sulla punta della penna, ma in questo turno scrive Ada: Carla può suggerire.
example-manta-write = Ada scrive LUPO e NUOTO, una accanto all’altra. Ne manca una.
example-manta-stop = Gli altri hanno trovato solo ROSA quando Ada scrive FELICE: la terza parola ferma tutti.
example-manta-pay = Due bottigliette per ogni parola che manca: agli altri ne mancano due, quindi quattro. Poi si ricomincia con altre lunghezze.
