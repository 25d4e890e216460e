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
option-referee-help = Col dizionario non si vota: parole ed elenchi decidono subito.
option-paths = Suggerisci i percorsi
option-paths-help = Scrivi una parola e la griglia propone dove riusa più lettere.
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
refusal-card-taken = La carta { $length } è già stata presa con { $word }.
refusal-wrong-length-for-shape = La forma vuole { $length } lettere.
refusal-word-taken = { $word } l’ha già detta un altro in questo turno.
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
refusal-wrong-length = Nessuna parola da { $length } lettere vi manca.
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
event-contested = { $who } contesta { $word } di { $other }.
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
score-sunk = Affondato
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
