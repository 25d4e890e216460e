# Polywords: i sei giochi e tutto quello che dicono.
game-title = Polywords
game-tagline = Sei giochi di parole. Vince chi scrive meno.
game-title-specchio = Pesce Specchio
game-tagline-specchio = Scrivi la parola che scriveranno gli altri: sparirà.
game-title-pagliaccio = Pesce Pagliaccio
game-tagline-pagliaccio = Di’ una parola e afferra la sua lunghezza prima degli altri.
game-title-palla = Pesce Palla
game-tagline-palla = Cinque lettere in tavola: usane più di tutti.
game-title-manta = Manta
game-tagline-manta = Due squadre, tre parole, un traguardo solo.
game-title-polpo = Polpo
game-tagline-polpo = Parole che cadono, righe che scendono. Resta a galla.
game-title-medusa = Medusa
game-tagline-medusa = Da soli contro le richieste che si accumulano.

option-hourglass = Clessidra
option-hourglass-45 = 45 secondi
option-hourglass-60 = 60 secondi
option-hourglass-90 = 90 secondi
option-hourglass-0 = Senza
option-hourglass-help = Senza clessidra nessuna fase ha un tempo.
option-hard = Categorie difficili
option-hard-help = Due categorie difficili al posto di due normali (dove il gioco usa categorie).
option-referee = Contestazioni
option-referee-table = Decide il tavolo
option-referee-auto = Decide il dizionario
option-referee-help = Col dizionario non si vota: decidono subito il dizionario e gli elenchi delle categorie.
option-paths = Suggerisci i percorsi
option-paths-help = Scrivi una parola e la griglia propone dove riusa più lettere.
option-hints = Avvisa mentre scrivi
option-hints-help = Se la parola non è nell’elenco della categoria lo dice solo a te, prima che tu la scriva.
option-words = Lingua delle parole
option-words-it = Italiano
option-words-en = Inglese
option-variant = Variante
option-variant-base = Classico
option-variant-gonfio = Gonfio
option-variant-sgonfio = Sgonfio
option-variant-agguato = In agguato
option-variant-help = Gonfio e In agguato aggiungono una categoria; Sgonfio conta anche le lettere ripetute.
option-strict_shapes = Forme rigide
option-strict_shapes-help = La forma va scritta come è disegnata, dal capo segnato: niente rotazioni né specchi.

refusal-bad-options = { $detail ->
    [hard_unused] Le categorie difficili ci sono solo nella variante che gira le categorie: sceglila, o lasciale stare.
   *[other] { schema-problem }
  }
refusal-not-now = In questo momento non si può.
refusal-too-long = È troppo lungo: al massimo { $most } segni.
refusal-not-letters = «{ $sign }» non è una lettera: nelle caselle stanno solo lettere dalla A alla Z.
refusal-no-word = Non c’è nessuna lettera da scrivere.
refusal-too-short = { $word } è troppo corta: una parola ha almeno due lettere.
refusal-path-length = { $word } ha { $letters } lettere, il percorso { $cells } caselle.
refusal-off-the-grid = Fuori dalla griglia non si scrive.
refusal-not-consecutive = Le lettere vanno in caselle vicine, in orizzontale o in verticale, mai in diagonale.
refusal-cell-used-twice = La stessa casella non può servire due volte nella stessa parola.
refusal-bottle-there = Lì c’è una bottiglietta.
refusal-line-there = Quella riga è coperta da una linea.
refusal-cell-taken = Lì c’è già una { $there }: la { $letter } non ci sta.
refusal-no-new-letter = Sono tutte lettere già scritte: almeno una dev’essere nuova.
refusal-not-through-the-centre = La prima parola deve passare da una delle quattro caselle centrali.
refusal-not-adjacent = La parola deve toccare almeno una lettera già scritta.
refusal-word-repeated = { $word } l’hai già scritta in questa partita.
refusal-bottle-needs-empty-cell = La bottiglietta va in una casella vuota.
refusal-no-such-word = Quella parola non c’è.
refusal-own-word = Non puoi contestare una parola tua.
refusal-contested-already = { $word } è già stata contestata.
refusal-no-category-asked = In questo gioco non c’è una categoria da contestare.
refusal-wrong-initial = La parola deve cominciare per { $letter }.
refusal-said-already = Hai già detto { $word }.
refusal-say-it-first = Prima di’ la parola, poi scrivila.
refusal-not-the-word-said = Hai detto { $word }: è quella la parola da scrivere.
refusal-no-such-length = { $word } ha { $length } lettere: quella carta non è in tavola.
refusal-card-taken = La carta { $length } è già stata presa con { $word }{ $ahead ->
    [0] {""}
   *[other] , { $ahead } millesimi di secondo prima di te
  }.
refusal-wrong-length-for-shape = La forma vuole { $length } lettere.
refusal-word-taken = { $word } l’ha già detta qualcun altro in questo turno{ $ahead ->
    [0] {""}
   *[other] , { $ahead } millesimi di secondo prima di te
  }.
refusal-wrong-shape = Il percorso non ha la forma della carta.
refusal-not-landed = La parola deve posarsi: una lettera nuova nella riga libera più bassa, o sopra una lettera già scritta.
refusal-row-not-clearable = La riga { $row } non si può cancellare: dev’essere incompleta e avere almeno una lettera.
refusal-not-a-word = { $word } non è nel dizionario.
refusal-not-two-requests = { $word } { $kinds ->
    [0] non soddisfa nessuna richiesta
   *[other] soddisfa un solo tipo di richiesta
  }: ne servono almeno due di tipo diverso.
refusal-not-in-hand = Quella categoria non è tra le vostre carte.
refusal-no-such-length-card = La lunghezza { $length } non è in tavola.
refusal-length-covered = Accanto al { $length } avete già messo una categoria.
refusal-wrong-length = Non vi manca nessuna parola da { $length } lettere.
refusal-not-the-writer = In questo turno scrive un’altra persona della squadra: tu puoi suggerire.

event-turn-began = Turno { $turn }. { $asked }
event-pen-down = { $who } ha finito.
event-word-shown = { $who } scrive { $word }: { $new ->
    [one] una casella nuova
   *[other] { $new } caselle nuove
  }{ $reused ->
    [0] {""}
    [one] , una lettera riusata
   *[other] , { $reused } lettere riusate
  }.
event-nothing-written = { $who } non scrive nulla.
event-claimed = { $who }: «{ $word }!»
event-words-erased = Telepatia! { $names } cancellano { $word }.
event-letters-counted = { $who }: { $word } vale { $count }.
event-out-of-category = { $word } di { $who } non è nella categoria «{ $asked }».
event-contested = { $who } contesta { $word } di { $other }: { $reason ->
    [category] non è «{ $asked }»
   *[sense] non è una parola
  }.
event-voted = { $who } vota: { $right ->
    [true] è giusta
   *[other] è sbagliata
  }.
event-contest-settled = { $guilty ->
    [true] Contestazione vinta: { $word } è sbagliata.
   *[other] Contestazione persa: { $word } è giusta.
  }
event-penalised = { $who }: { $count ->
    [one] una penalità
   *[other] { $count } penalità
  } ({ $reason }).
event-bottle-dropped = { $who } lascia una bottiglietta in mare.
event-line-drawn = Una linea sulla riga { $row } di { $who }.
event-eliminated = { $who } affonda.
event-row-cleared = { $row ->
    [0] La riga piena di { $who } non trova righe da cancellare.
   *[other] { $who } cancella la riga { $row }.
  }
event-pile-ended = Finisce il mazzetto { $pile }: una linea per tutti.
event-card-laid = La squadra { $side } copre il { $length }.
event-pairs-shown = Squadra { $side }: { $asked }.
event-team-wrote = { $who } scrive { $word } per la squadra { $side }.
event-team-finished = La squadra { $side } ha finito! { $missing ->
    [0] Anche l’altra ha tutto.
    [one] All’altra manca una parola.
   *[other] All’altra mancano { $missing } parole.
  }
event-draft-shown = { $who } suggerisce { $word }.
event-requests-met = { $word } soddisfa: { $asked }.

score-empty-cells = { $count ->
    [one] Una casella vuota
   *[other] { $count } caselle vuote
  }
score-bottles = { $count ->
    [0] Nessuna bottiglietta
    [one] Una bottiglietta
   *[other] { $count } bottigliette
  }
score-white-cells = { $count ->
    [one] Una casella bianca
   *[other] { $count } caselle bianche
  }
score-sunk = A fondo
score-requests-left = { $count ->
    [0] Nessuna richiesta rimasta
    [one] Una richiesta rimasta
   *[other] { $count } richieste rimaste
  }

# Categorie
category-citta = Città
category-nazione = Nazione
category-nome-maschile = Nome maschile
category-nome-femminile = Nome femminile
category-animale = Animale
category-animale-acquatico = Animale acquatico
category-uccello = Uccello
category-insetto = Insetto
category-fiore = Fiore
category-albero = Albero
category-frutto = Frutto
category-ortaggio = Ortaggio
category-bevanda = Bevanda
category-piatto-salato = Piatto salato
category-dolce = Dolce
category-colore = Colore
category-mestiere = Mestiere
category-sport = Sport
category-parte-del-corpo = Parte del corpo
category-capo-di-abbigliamento = Capo di abbigliamento
category-mezzo-di-trasporto = Mezzo di trasporto
category-strumento-musicale = Strumento musicale
category-mobile = Mobile
category-oggetto-di-cucina = Oggetto di cucina
category-attrezzo = Attrezzo
category-gioco = Gioco
category-cosa-di-scuola = Cosa di scuola
category-parente = Parente
category-emozione = Emozione
category-aggettivo = Aggettivo
category-verbo-all-infinito = Verbo all’infinito
category-edificio-o-negozio = Edificio o negozio
category-natura-e-paesaggio = Natura e paesaggio
category-tempo-atmosferico = Tempo atmosferico
category-materiale = Materiale
category-film = Film
category-libro = Libro
category-cantante-o-gruppo = Cantante o gruppo
category-personaggio-di-cartoni-o-fiabe = Personaggio di cartoni o fiabe
category-marca = Marca
category-rettile = Rettile
category-capitale = Capitale
category-fiume-o-lago = Fiume o lago
category-isola = Isola
category-formaggio = Formaggio
category-formato-di-pasta = Formato di pasta
category-spezia = Spezia
category-pietra-o-minerale = Pietra o minerale
category-elemento-chimico = Elemento chimico
category-malattia = Malattia
category-ballo = Ballo
category-mitologia = Mitologia
category-razza-di-cane = Razza di cane
category-scienza = Scienza
category-moneta = Moneta
category-arma = Arma
category-lingua = Lingua
category-corpo-celeste = Corpo celeste
category-tessuto = Tessuto
category-personaggio-storico = Personaggio storico

# Il tavolo
board-cell = { $cell }, { $what }{ $centre ->
    [yes] , al centro
   *[no] {""}
  }
board-bottle = bottiglietta
board-line = linea
board-empty = vuota
board-grid = La tua griglia
board-dot = Questa riga ha già cancellato
board-requests = Richieste
board-covered = carta coperta
board-nothing-laid = ancora niente
board-done = fatta
board-category = Categoria
board-begins = inizia per
board-letters = { $count } lettere
board-taken-by = Presa da { $who }
board-contest = Contestazione
board-proof-dictionary = È nel dizionario
board-proof-no-dictionary = Non è nel dizionario
board-proof-list = È nell’elenco «{ $category }»
board-proof-form = Vale come { $word }, che è nell’elenco «{ $category }»
board-proof-partly = Un suo significato meno noto è «{ $category }»: non basta da solo
board-proof-open = Nessun elenco può contenere tutto di «{ $category }»: giudicate voi
board-proof-open-alone = Non è nell’elenco «{ $category }», e nessuno può votare: vale l’elenco
board-judged-by-lists = Nessuno può votare: hanno deciso il dizionario e gli elenchi.
board-proof-no-list = Non è nell’elenco «{ $category }»
board-proof-elsewhere = È nell’elenco: { $categories }
board-proof-common = È una parola molto usata
board-proof-known = È una parola abbastanza usata
board-proof-rare = È una parola rara
board-doubts-category = { $who } contesta { $word } di { $other }: non sarebbe «{ $category }».
board-doubts-sense = { $who } contesta { $word } di { $other }: non avrebbe senso.
board-definition = Cerca la definizione
board-votes = Voti
board-is-it-right = { $word } è giusta?
board-wrong = È sbagliata
board-right = È giusta
board-tie-rule = Vota chi non è parte in causa; in parità ha ragione chi ha scritto. { $price ->
    [0] Chi chiama non rischia niente.
   *[other] Chi perde prende { $price } penalità.
  }
board-verdict-wrong = { $word } è sbagliata{ $price ->
    [0] .
   *[other] : { $price } penalità a { $other }.
  }
board-verdict-right = { $word } è giusta{ $price ->
    [0] .
   *[other] : { $price } penalità a { $who }.
  }
board-same-as = = { $names }
board-letters-none = nessuna lettera
board-found-wrong = giudicata sbagliata
board-found-right = giudicata giusta
board-being-judged = sotto giudizio
board-not-category = Non è «{ $category }»
board-not-word = Non è una parola
board-never-mind = Lascia stare
board-contest-word = Contesta { $word } di { $who }
board-wrote-nothing = niente
board-assign-card = Scegli una categoria per gli avversari.
board-assign-length = «{ $category }»: a quale lunghezza gliela date?
board-assign-wait = Fatto. Aspettiamo gli altri.
board-your-cards = Le vostre carte
board-lengths = Lunghezze
board-for-them = per loro
board-for-us = per noi
board-the-shape = forma
board-shape-of = una forma da { $count }
board-team-name = Squadra { $side }
board-team-0 = Corallo
board-team-1 = Perla
board-why-nothing = nessuna parola
board-why-letters = troppo poche lettere
board-why-no-letters = nessuna lettera
board-why-contest = contestazione persa
board-why-missing = parole mancanti
board-why-pile = fine del mazzetto
board-why-category = fuori categoria
board-sunk = a fondo
board-white = { $count } bianche
board-points = { $count } punti
board-bottles = { $count ->
    [one] 1 bottiglietta
   *[other] { $count } bottigliette
  }
board-waiting = Aspettiamo { $names }.
board-you-sank = Il tuo polpo è affondato: guarda come va a finire.
board-drop = { $count ->
    [one] Una bottiglietta: tocca una casella vuota.
   *[other] { $count } bottigliette: tocca una casella vuota.
  }
board-choose-row = Hai riempito una riga: scegline un’altra da cancellare.
board-look = Guarda le parole. Ne contesti una?
board-type-for-path = Ora scrivi la parola per questo percorso.
board-aim = Ogni casella vuota è un punto: riusa le lettere che ci sono.
board-aim-short = meno lettere nuove possibile
board-aim-palla = tante lettere delle carte, poche nuove
board-aim-polpo = resta più in basso che puoi
board-aim-room = I punti sono le caselle vuote: vince chi scrive meno.
board-aim-room-palla = Chi usa meno lettere delle carte paga; alla fine contano le caselle vuote.
board-aim-room-polpo = Resta a galla chi scrive in basso: le linee calano dall’alto.
board-pen-down = penna giù
board-how-assign = Date agli avversari le coppie più difficili.
board-no-path = Così non ci sta da nessuna parte.
board-draw-path = Disegna il percorso sulla griglia.
board-costs = { $word }: { $fresh ->
    [one] una casella nuova
   *[other] { $fresh } caselle nuove
  }{ $reused ->
    [0] {""}
    [one] , una lettera riusata
   *[other] , { $reused } lettere riusate
  }.
board-you-wrote = Hai scritto { $word }. Aspettiamo { $names }.
board-no-word = Niente parola in questo turno. Aspettiamo { $names }.
board-team-stopped = La tua squadra si ferma qui. Aspettiamo { $names }.
board-vote-now = Giudica tu: la parola è giusta?
board-so-far = { $count ->
    [one] Una lettera finora
   *[other] { $count } lettere finora
  }: ne servono { $wanted }.
board-pass-costs-specchio = Se passi prendi 2 bottigliette.
board-pass-costs-pagliaccio = Senza parola prendi 2 bottigliette.
board-pass-costs-palla = Se passi conti zero lettere: 3 bottigliette.
board-pass-costs-manta = 2 bottigliette per ogni parola che vi manca.
board-pass-costs-polpo = Senza parola tiri una linea.
board-pass-costs-medusa = Se passi prendi 2 bottigliette.
board-contest-cost = Chi ha torto prende 2 penalità: se la parola è giusta, le prendi tu.
board-call-cost = Fuori categoria { $game ->
    [polpo] costa una linea a chi l’ha scritta
   *[palla] la parola vale zero
  }, e chi chiama non rischia niente. «Non è una parola»: chi ha torto prende 2 penalità.
board-judges-table = Vota chi non è parte in causa.
board-judges = Giudica chi non è parte in causa: { $names }.
board-proof-for = A favore:
board-proof-against = Contro:
board-judges-lists = Decidono il dizionario e gli elenchi.
board-not-listed = { $word } non è nell’elenco «{ $category }»: potrebbero contestarla.
board-claim-card = Di’ { $word } · prendi il { $length }
board-claim = Di’ { $word }
board-say-a-word = Di’ una parola
board-suggest = Suggerisci { $word }
board-write = Scrivi { $word }
board-turn = Turno { $turn } di { $of }
board-pile = mazzetto { $pile }/{ $of }
board-you-write = Scrivi tu
board-writer-is = Scrive { $who }
board-white-word = bianche
board-points-word = punti
board-your-word = La tua parola
board-type-here = Scrivi qui, o disegna sulla griglia
board-wipe = Ricomincia la parola
board-another-path = { $number }/{ $of }
board-paths = Percorsi
board-path = Percorso { $number }: { $count } caselle nuove
board-drafts = Suggerimenti della squadra
board-use = Usa
board-take-back = Ritira
board-said = Parole dette
board-polpo-how = Come si affonda, come si resta a galla
board-polpo-lines = Ogni penalità tira una linea sulla riga libera più alta; a fine mazzetto (ogni due forme) tocca a tutti. Chi si vede coprire una lettera affonda.
board-polpo-rows = Una riga con 8 lettere ne cancella un’altra, incompleta, a tua scelta: una volta sola, poi ha il suo pallino.
board-polpo-landing = La parola segue la forma e si posa: una lettera nuova nella riga libera più bassa, o sopra una lettera già scritta.
board-others = Le altre griglie
board-board-of = La griglia di { $who }
board-sure = Sì, passo
board-does-not-fit = Non ci sta
board-pass = Passo
board-go-on = Va bene, avanti
board-clear-which = Quale riga?
board-clear-row = Cancella la riga { $row }

## La riga in alto

headline-assign = Dai agli avversari le coppie più difficili
headline-write-specchio = Scrivi quello che scriveranno gli altri
headline-write-pagliaccio = Di’ una parola e prendi la sua carta
headline-write-palla = Scrivi con più lettere delle carte che puoi
headline-write-manta = { $left ->
    [one] Scrivi l’ultima parola
   *[other] Scrivi { $left } parole prima degli avversari
  }
headline-write-polpo = Di’ una parola che entri nella forma
headline-write-medusa = Scrivi una parola per almeno due richieste
headline-trace = Scrivi { $word } sulla griglia
headline-suggest = Suggerisci una parola a { $writer }
headline-look = Guarda le parole: ne contesti una?
headline-vote = Decidi: { $word } è giusta?
headline-bottles = { $due ->
    [one] Metti una bottiglietta in una casella vuota
   *[other] Metti { $due } bottigliette in caselle vuote
  }
headline-clear = Scegli la riga da cancellare
headline-sunk = Il tuo polpo è affondato: guarda come finisce
headline-wait-assign = { $count ->
    [one] { $names } assegna le coppie
   *[other] { $names } assegnano le coppie
  }
headline-wait-write = { $count ->
    [one] Aspetta: { $names } sta ancora cercando una parola
   *[other] Aspetta: { $names } stanno ancora cercando una parola
  }
headline-watch-write = { $count ->
    [one] { $names } cerca una parola
   *[other] { $names } cercano una parola
  }
headline-watch-all = Tutti cercano una parola
headline-watch-look = Guardate le parole: chi ne contesta una?
headline-watch-manta = { board-team-0 } e { board-team-1 } cercano le parole
headline-wait-place = { $count ->
    [one] { $names } scrive la parola sulla griglia
   *[other] { $names } scrivono la parola sulla griglia
  }
headline-wait-look = { $count ->
    [one] { $names } guarda ancora le parole
   *[other] { $names } guardano ancora le parole
  }
headline-wait-vote = { $count ->
    [one] { $names } decide se { $word } è giusta
   *[other] { $names } decidono se { $word } è giusta
  }
headline-wait-bottles = { $count ->
    [one] { $names } mette le bottigliette
   *[other] { $names } mettono le bottigliette
  }
headline-wait-clear = { $count ->
    [one] { $names } cancella una riga
   *[other] { $names } cancellano una riga
  }

## I grandi momenti

moment-words = Si girano le parole
moment-race = { $who } prende la prima carta
moment-first-card = prima!
moment-seconds = +{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
moment-empty-handed = { $count ->
    [one] { $names } resta senza carta
   *[other] { $names } restano senza carta
  }: due bottigliette.
moment-telepathy = Telepatia!
moment-mind-read = Hai letto nel pensiero di { $names }
moment-telepathy-of = { $names } si leggono nel pensiero
moment-erased = { $word } torna schiuma per { $names }.
moment-how-much = Quanto si gonfiano i pesci?
moment-skip = Tocca per andare avanti
moment-swell = { $count ->
    [one] { $names } si gonfia più di tutti
   *[other] { $names } si gonfiano più di tutti
  }
moment-you-swell = Ti gonfi più di tutti
moment-all-swell = Si gonfiano tutti uguale
moment-flat = Nessun pesce si gonfia
moment-letters = { $count ->
    [one] una lettera
   *[other] { $count } lettere
  }
moment-nobody-pays = Nessuno paga.
moment-judging = Si decide su { $word }
moment-verdict = { $word } è { $guilty ->
    [true] sbagliata
   *[other] giusta
  }
moment-right = Giusta!
moment-wrong = Sbagliata!
moment-pay = { $count ->
    [one] A pagare è { $names }
   *[other] A pagare sono { $names }
  }
moment-pay-mine = Paghi tu
moment-pay-ours = Paghiamo noi
moment-pay-team = La squadra { $names } paga
moment-pay-all = Pagano tutti
moment-pay-bottles = { $people ->
    [one] { $names } paga
   *[other] { $names } pagano
  } { $count ->
    [one] una bottiglietta
   *[other] { $count } bottigliette
  }: { $reason }.
moment-you-pay-bottles = { $count ->
    [one] Paghi una bottiglietta
   *[other] Paghi { $count } bottigliette
  }: { $reason }.
moment-pay-lines = { $count ->
    [one] Una linea cala
   *[other] { $count } linee calano
  } su { $names }: { $reason }.
moment-you-pay-lines = { $count ->
    [one] Una linea cala su di te
   *[other] { $count } linee calano su di te
  }: { $reason }.
moment-pile = Finisce il mazzetto: una linea per tutti.
moment-pairs = Si scoprono le carte
moment-finished = Finito!
moment-first = { $mine ->
    [yes] La tua squadra ha finito!
   *[other] La squadra { $side } ha finito!
  }
moment-left-behind = { $missing ->
    [0] Anche { $side } ha tutte le parole.
    [one] A { $side } manca una parola.
   *[other] A { $side } mancano { $missing } parole.
  }
moment-full-row = Riga piena!
moment-row = { $count ->
    [one] { $names } cancella una riga
   *[other] { $names } cancellano una riga
  }
moment-line = Cala una linea su { $names }
moment-line-you = Cala una linea su di te
moment-line-all = Cala una linea su tutti
moment-sink = { $count ->
    [one] { $names } affonda
   *[other] { $names } affondano
  }
moment-you-sink = Affondi!
moment-glug = Glu, glu, glu…
moment-catch = { $word } prende { $count } carte in un colpo
moment-tris = Tris!
moment-poker = Poker!
moment-draught = Pesca miracolosa!
moment-cleared = Tavolo libero!
moment-cleared-line = { $word } sgombra il tavolo
moment-free = Gratis!
moment-free-line = { $word } non costa niente
moment-free-tell = Nemmeno una lettera nuova
moment-count = Si conta il mare
moment-counted = { $points ->
    [one] Il mare vale un punto
   *[other] Il mare vale { $points } punti
}
moment-points = { $points ->
    [one] Un punto
   *[other] { $points } punti
}
event-table-cleared = Il tavolo è libero: nessuna richiesta rimasta.
event-sea-counted = { $points ->
    [one] Il mare vale un punto.
   *[other] Il mare vale { $points } punti.
}

# I gradini di chi gioca a Medusa
rank-plankton = Plancton
rank-anchovy = Acciuga
rank-seahorse = Cavalluccio marino
rank-dolphin = Delfino
rank-jellyfish = Medusa
rank-neptune = Nettuno

# Che cosa ha fatto meglio ciascuno
honour-telepathy = { $count ->
    [one] una telepatia
   *[other] più telepatie: { $count }
}
honour-rows-cleared = più righe ripulite: { $count }
honour-longest-word = la parola più lunga: { $word }
honour-thriftiest-word = { $count ->
    [one] la più parca: { $word }, una lettera riusata
   *[other] la più parca: { $word }, { $count } lettere riusate
}
honour-contests-won = { $count ->
    [one] una contestazione vinta
   *[other] più contestazioni vinte: { $count }
}
honour-quickest-word = la lingua più svelta: { NUMBER($seconds, minimumFractionDigits: 1) } s
honour-fewest-bottles = { $count ->
    [0] nessuna bottiglia in mare
    [one] il mare più pulito: una bottiglia
   *[other] il mare più pulito: { $count } bottiglie
}
honour-words = più parole: { $count }
honour-never-silent = { $count ->
    [0] mai senza parole
   *[other] meno volte senza parole: { $count }
}
honour-own-longest = la sua più lunga: { $word }
honour-own-thrift = { $count ->
    [one] { $word } con una lettera riusata
   *[other] { $word } con { $count } lettere riusate
}
honour-own-words = { $count ->
    [one] una parola scritta
   *[other] { $count } parole scritte
}
finale-sea = Il mare di { $who }

# Two games of one deal side by side.
stages-title = Quanto vale il mare, turno per turno
stage-name = turno { $number }
stage-stands = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
