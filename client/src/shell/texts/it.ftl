# La casa: tutto quel che si legge fuori dai giochi.
motto = { $count ->
    [5] Cinque scatole, un tavolo solo.
   *[other] Giochi in scatola, un tavolo solo.
  }
skip-to-content = Salta al contenuto
to-the-shelf = Torna allo scaffale
open-the-box = Apri la scatola
the-shelf = Lo scaffale
shelf-empty = Lo scaffale è ancora vuoto: i giochi arrivano.
settings = Impostazioni
you-are = il tuo nome e le impostazioni
close = Chiudi
back = Indietro
save = Salva
send = Manda
yes = sì
no = no
loading = Un attimo…
reload = Ricarica la pagina
try-again = Riprova
not-now = Adesso no
less = Meno
more = Più

box-title-polywords = Polywords
box-tagline-polywords = Sei giochi di parole. Vince chi scrive meno.
seats = { $most ->
    [one] per una persona
   *[other] per { $span } persone
  }
minutes = { $minutes } min
games-inside = { $count ->
    [one] Un gioco nella scatola
   *[other] { $count } giochi nella scatola
  }

how-it-works = Come funziona
how-1-title = Scegli una scatola
how-1 = Apri il tavolo e decidi come si gioca.
how-2-title = Chiama gli amici
how-2 = Un codice di quattro lettere, un link o un QR: giocano dal telefono, senza iscriversi.
how-3-title = Manca qualcuno?
how-3 = Alle sedie vuote si siedono i bot, bravi quanto volete voi: dal cucciolo al maestro.
footer-promise = Niente pubblicità, niente account: quel che è segreto resta sul server.
footer-privacy = Che cosa sa di te questa casa
footer-licence = Software libero, licenza MIT.

# Come sono state mescolate le carte.
luck-dealt = { $count ->
    [0] Fortuna onesta: la casa aveva chiuso in busta il suo numero prima di cominciare.
    [one] Fortuna onesta: hanno mescolato la casa e un browser di chi gioca.
   *[other] Fortuna onesta: hanno mescolato la casa e { $count } browser di chi gioca.
  }

# Un dispositivo che passa di mano.
hot-title = Su questo dispositivo
hot-add = Aggiungi qualcuno qui
hot-name = Chi altro gioca su questo dispositivo?
hot-sit = A sedere
hot-help = Giocherete passandovi il dispositivo: fra una persona e l’altra cala il sipario.
hot-unhurried = Passandovi il dispositivo giocate senza clessidra; se la volete, è fra le opzioni.
hot-remove = { $name } non gioca più qui
hot-hand = Passa il dispositivo a { $name }
hot-hand-help = Dietro il sipario non c’è niente da vedere: le carte di prima non sono più su questa pagina.
hot-take = Ci sono, tocca a me
hot-looks = Sta guardando { $name }
hot-pass = Passa a { $name }
hot-others = Altri…
hot-whom = A chi lo passi?

have-a-code = Hai un codice?
type-the-code = Scrivi il codice che ti hanno dato.
sit-down = Siediti
no-such-code = Nessun tavolo ha questo codice.
code-not-found = Il codice { $code } non porta a nessun tavolo
looking-for-table = Cerco il tavolo…
come-back = I tuoi tavoli aperti
with = con { $names }
phase-lobby = In attesa di cominciare
phase-playing = Partita in corso
phase-paused = In pausa
phase-over = Finita

who-are-you = Come ti chiami?
invited = C’è un posto per te a { $game }: { $count ->
    [0] non è ancora seduto nessuno.
    [one] al tavolo c’è una persona.
   *[other] al tavolo ci sono { $count } persone.
 }
name-label = Il tuo nome
name-help = Lo vedono gli altri al tavolo. Puoi cambiarlo quando vuoi.
name-needed = Serve un nome, anche corto.
name-done = Eccomi
name-saved = Ora ti chiami { $name }.
language = Lingua
speaks-english = Questo gioco non parla ancora la tua lingua: per ora parla inglese.
newer-house = C’è una Ludoteca più nuova.
newer-safe = La partita resta dov’è.
newer-reload = Aggiorna
newer-later = Più tardi
theme = Aspetto
theme-auto = Auto
theme-light = Chiaro
theme-dark = Scuro
motion = Animazioni
motion-auto = Auto
motion-full = Tutte
motion-still = Ferme
calls = Avvisami quando tocca a te
calls-help = Anche a pagina chiusa: arriva solo «tocca a te» e il codice del tavolo. Per le partite lente, che durano giorni.
calls-no = Il browser non permette gli avvisi: si cambia nelle sue impostazioni.
sounds = Suoni
nudge = Una vibrazione quando tocca a te
volume = Volume
mute = Togli i suoni
unmute = Rimetti i suoni

# Una serata: una stanza, più giochi, un solo tabellone.
evening-title = La serata
evening-share = La storia in un’immagine
evening-file = la-serata
evening-won = La serata è di { $name }
evening-wins = { $count ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $count } vinte
  }
evening-other = Cambiate gioco, stesse persone
evening-what-next = A che cosa giocate adesso? Ognuno dice la sua.
evening-votes = { $count ->
    [one] , un voto
   *[other] , { $count } voti
  }
evening-lay = Apri { $game }

options = Come si gioca
file-choose = Scegli un file…
file-remove = Togli
file-bad = Questo file non è in JSON.
no-options = Qui non c’è niente da decidere: si gioca e basta.
chairs = Sedie
fewer-chairs = Una sedia in meno
more-chairs = Una sedia in più
how-do-you-play = Con chi giochi?
open-table = Apri un tavolo
open-table-help = Avrai un codice e un link da dare agli amici. Alle sedie libere puoi mettere dei bot.
slow = Senza fretta, anche per settimane
slow-short = senza fretta
slow-help = Niente clessidra: ognuno gioca quando può. Il tavolo vi aspetta fino a due mesi dall’ultima mossa.
slow-table = Niente scade. Chiudi pure la pagina: il tavolo resta fra i tuoi, e vi aspetta fino a due mesi dall’ultima mossa.
slow-call = Chiamami quando tocca a me
slow-called = Ti chiamiamo quando tocca a te.
with-bots = Contro i bot
play-with-bots = Gioca subito contro i bot
bots-level = Bravura dei bot
level-cucciolo = Cucciolo
level-cucciolo-help = Per i più piccoli: gioca volentieri e perde con il sorriso.
level-apprendista = Apprendista
level-apprendista-help = Sta ancora imparando.
level-apprendista-beats = Batte il cucciolo { $times ->
    [10] quasi sempre
   *[other] { $times } volte su 10
  }.
level-artigiano = Artigiano
level-artigiano-help = Conosce il mestiere.
level-artigiano-beats = Batte l’apprendista { $times ->
    [10] quasi sempre
   *[other] { $times } volte su 10
  }.
level-maestro = Maestro
level-maestro-help = Non perdona quasi niente.
level-maestro-beats = Batte l’artigiano { $times ->
    [10] quasi sempre
   *[other] { $times } volte su 10
  }.
level-granmaestro = Gran maestro
level-granmaestro-help = Pensa più lontano di tutti, e si prende il tempo che serve.
level-granmaestro-beats = { $times ->
    [5] Con il maestro se la gioca alla pari: vince una partita su due.
   *[other] Batte il maestro { $times } volte su 10.
  }
level-plain = { $level } (senza acceleratore)
level-plain-help = In questa casa mancano i calcoli veloci: gioca bene, ma sotto il suo livello.
read-the-rules = Leggi le regole
rules = Regole
rules-of = Regole di { $game }
rules-missing = Le regole di questo gioco non sono ancora scritte qui.
rules-contents = Indice delle regole
rules-in-words = In parole
rules-example = Un esempio, passo per passo
rules-example-at = Passo { $number } di { $count }.
rules-example-back = Indietro
rules-example-on = Avanti
rules-example-again = Da capo
how-to-play = Come si gioca a
play-game = Gioca a { $game }
no-such-game = Questo gioco non è in casa
lost-title = Qui non c’è niente
lost-text = L’indirizzo è sbagliato, o la pagina è stata riposta altrove.

around-the-table = Intorno al tavolo
empty-chair = Sedia libera
chair-number = Sedia { $number }
you = tu
seated = al tavolo
away = non è in linea
host = ospita
you-are-host = Adesso ospiti tu.
watching = Stanno a guardare
watches = guarda
bot = bot
sit-here = Siediti qui
add-bot = Metti un bot
bot-for-chair = Metti un bot sulla sedia { $number }
level-of = Bravura di { $name }
send-bot-away = Manda via { $name }
menu-for = Altro su { $name }
move-chair = Sposta: { $name }. Frecce su e giù.
chair-up = Sposta prima: { $name }
chair-down = Sposta dopo: { $name }
chair-moved = Spostata al posto { $number }.
add-chair = Aggiungi una sedia
remove-chair = Togli una sedia
stand-and-watch = Alzati e guarda
waiting-for-host = { $name } comincia quando ci siete tutti.
host-begins = Ci siete tutti: aspettiamo che { $name } cominci.
chairs-still-empty = { $count ->
    [one] Manca ancora una persona: invitala, o fai sedere un bot.
   *[other] Mancano ancora { $count } persone: invitale, o fai sedere dei bot.
  }
all-seated = Ci siete tutti.
begin = { $count ->
    [one] Comincia la partita
   *[other] Comincia in { $count }
  }
invite = Invita
join-code = Codice del tavolo
join-code-help = Si scrive nella pagina iniziale, oppure si apre il link o si inquadra il QR.
copy-link = Copia il link
link-copied = Link copiato.
share = Condividi
share-text = Giochiamo a { $game }? Il codice è { $code }.
qr-label = Codice QR che porta a questo tavolo
big-screen = Schermo grande
screen-missing = { $count ->
    [one] Manca una persona
   *[other] Mancano { $count } persone
  }
screen-ready = Ci siamo: si comincia dal telefono di chi ospita.

table-menu = Menu del tavolo
players = Chi gioca
table-region = Tabella
to-move = tocca a questa sedia
for-name = per { $name }
spectators = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
  }
in-gallery = { $count ->
    [one] Una persona in galleria
   *[other] { $count } persone in galleria
  }
your-turn = Tocca a te
headline-move = Fai la tua mossa
names-others = altri { $count }
headline-wait = Aspettiamo la mossa di { $names }
headline-paused = { $name } ha fermato il tempo
headline-paused-mine = Hai fermato il tempo: riprendi quando vuoi
headline-alone = { $points ->
    [one] Hai finito con un punto
   *[other] Hai finito con { $points } punti
  }
headline-alone-of = { $points ->
    [one] { $name } finisce con un punto
   *[other] { $name } finisce con { $points } punti
  }
wait-for-time = Si aspetta la clessidra
skip-moment = Salta
hourglass = Clessidra
at-the-table = Al tavolo
log = Che cosa è successo
log-empty = Non è ancora successo niente.
log-begun = { $round ->
    [one] Si comincia
   *[other] Si ricomincia · { $round }
  }
chat = Chiacchiere
chat-empty = Ancora silenzio. Rompi il ghiaccio.
write-something = Scrivi qualcosa
chat-to = Chi legge
chat-to-all = Tutti
chat-to-team = Squadra
reactions = Reazioni veloci
reaction-bravo = Bravo!
reaction-risata = Che ridere
reaction-stupore = Oh!
reaction-fretta = Dai, su
reaction-cuore = Cuore
reaction-pensiero = Ci penso
board-broken = Il tavolo di gioco si è inceppato. La partita è salva.
board-missing = Non riesco a caricare il tavolo di gioco.

pause = Metti in pausa
resume = Si riprende
paused = In pausa
paused-by = { $name } ha fermato il tempo. Si riprende quando vuole.
paused-host = Il tempo è fermo per tutti.
invite-or-watch = Invita a guardare
move-seat = Passa a un altro dispositivo
move-seat-help = Inquadra il codice con l’altro dispositivo: la sedia passa lì, e questa pagina si chiude.
move-seat-show = Mostra il codice
move-seat-qr = Codice QR per portare la tua sedia su un altro dispositivo
move-seat-once = Vale una volta sola e per pochi minuti. Non mostrarlo ad altri.
handoff-title = Porta qui la tua sedia
handoff-text = Stavi giocando su un altro dispositivo: da adesso giochi da qui.
handoff-replaces = Qui ti chiami { $name }: se continui, questo dispositivo prende il nome e la sedia dell’altro.
handoff-games = Porta qui le tue partite
handoff-games-text = Le tue partite e i tuoi numeri passano su questo dispositivo, e l’altro si dimentica di te.
handoff-games-take = Portale qui
handoff-take = Siediti qui
handoff-failed = La sedia non è arrivata
handoff-spent = Questo codice è scaduto o è già stato usato.
leave-chair = Alzati: gioca un bot al posto tuo
kept-chairs = Sedie tenute da un bot
keeps-for = { $bot } tiene il posto a { $name }
give-back = Ridai il posto
people = Al tavolo
hand-over-to = Fai ospitare { $name }
still-here = { $name } è ancora qui.
bot-in-place = Fai giocare un bot al posto di { $name }
kick = Fai uscire { $name }
kick-sure = { $name } non potrà tornare a questo tavolo. Va bene?
kick-yes = Sì, fai uscire { $name }

bot-keeps-yours = { $bot } tiene il tuo posto.
take-it-back = Riprendilo
is-away = { $name } non è in linea.
take-back = Riprendi la mossa
take-back-asking = Se è d’accordo chi gioca con te: { $names }.
take-back-waiting = Vuoi riprendere la mossa: manca il sì di { $names }.
take-back-asks = { $name } vorrebbe riprendere la mossa. Va bene?
take-back-asks-others = { $name } vorrebbe riprendere la mossa: manca il sì di { $names }.
agree = Va bene
disagree = No
never-mind = Lascia stare
let-a-bot = Fai giocare un bot
the-rule = La regola
play-now = Gioca
play-now-help = Si gioca da soli: si comincia subito.

line-lost = Il tuo dispositivo è fuori rete. La partita è salva, e quello che fai arriva appena torna la linea.
house-closed = La casa è chiusa. La partita è salva e continua da qui appena riapre.
house-silent = La casa non risponde: forse è chiusa, forse la rete fa i capricci. Niente va perso.
disk-back = Il disco è tornato: si riprende.
no-way-in = Per ora non si entra
retrying = Riprovo…
retry-in = Riprovo tra { $seconds } s.
retry-now = Riprova ora
meanwhile = Mentre non c’eri
meanwhile-more = { $count ->
    [one] …e un’altra cosa prima di queste
   *[other] …e altre { $count } cose prima di queste
  }
meanwhile-seen = Ho visto
goodbye-kicked = Sei fuori dal tavolo
goodbye-barred = A questo tavolo non puoi sederti
goodbye-barred-here = Per ora si resta fuori
goodbye-table-shut = Questo tavolo è chiuso
goodbye-moved = La tua sedia è altrove
goodbye-elsewhere = Questo tavolo è aperto in troppe pagine
goodbye-full = Non c’è più posto
goodbye-no-such-game = Questo gioco non è in casa
play-here = Riaprilo qui
goodbye-no-such-table = Questo tavolo non c’è
goodbye-table-gone = Il tavolo è stato sparecchiato
goodbye-unreadable = Questa partita è di un’altra versione
goodbye-protocol = C’è una versione nuova

notice-joined = { $name } è al tavolo.
notice-left = { $name } non è più in linea.
notice-sat = { $name } si siede.
notice-stood = { $name } si alza.
notice-kicked = { $name } è fuori dal tavolo.
notice-host = Adesso ospita { $name }.
notice-paused = { $name } ha messo in pausa.
notice-resumed = Si riprende.
notice-given-back = { $name } è di nuovo al suo posto.
notice-bot = Un bot gioca al posto di { $name }.
notice-renamed = { $name } ha cambiato nome.
notice-take-back-asked = { $name } vorrebbe riprendere la mossa.
notice-take-back-refused = { $name } dice di no: la mossa resta.
notice-take-back-withdrawn = { $name } lascia la mossa com’è.
notice-take-back-lapsed = La mossa di { $name } resta.

game-begins = Si comincia!
game-over = La partita è finita
draw = Pari!
nobody-wins = Stavolta non vince nessuno
you-win-team = Vincete voi: squadra { $team }!
winner-team = Vince la squadra { $team }
first-game = Si comincia da qui
you-win = Hai vinto!
winner-is = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
screen-cheer = { $count ->
    [one] Vince { $names }: un applauso!
   *[other] Vincono { $names }: un applauso!
  }
screen-cheer-team = Vince la squadra { $team }: un applauso!
winner = vince
your-records = I tuoi primati
how-it-came = Da dove vengono i punti
rematch = Rivincita!
once-more = Ancora una partita
rematch-lobby = Cambia sedie o regole
rematch-by-host = La rivincita la lancia { $name }.
look-at-table = Guarda il tavolo
see-scores = Guarda i punti
score-sheet = Il foglio dei punti
place-number = { $place }° posto
place-short = { $place }°
honour-shared = a pari merito
rematch-ask = Ancora!
rematch-asked = Hai chiesto la rivincita
rematch-count = { $yes } su { $all }
notice-again = { $name } vuole la rivincita
share-picture = Condividi
share-file = ludoteca-la-partita
share-story = Storia: un’immagine alta
share-story-short = Storia
share-story-file = storia
share-ready = Pronta: condividi
share-film = Film: come è nato
share-film-short = Film
share-film-file = film
points-word = { $count ->
    [one] punto
   *[other] punti
}
ladder = La scala
step-to = { $points ->
    [one] Ancora un punto e sei { $rank }
   *[other] Ancora { $points } punti e sei { $rank }
}
step-none = Più in alto di così non si va
your-best = Il tuo record
new-best = nuovo!
maestro-same-deal = Il maestro, con lo stesso mazzo
screen-open = Apri nel browser
screen-type = Scrivi il codice
screen-scan = oppure inquadra qui
screen-enter = Entra da
screen-all-here = Ci siete tutti: comincia { $name }
screen-opens = apre il tavolo
screen-take-phone = Prendi il telefono e siediti

# La voce, le parole e lo schermo grande.
muted-by-host = Chi ospita ti ha tolto la parola, per ora.
hear-nothing = Non voglio sentire { $name }
hear-again = Torna a sentire { $name }
report = Segnala { $name }
report-what = Chi tiene la casa lo leggerà nel suo registro. { $name } non lo saprà.
report-lines = Manda anche le sue ultime righe
report-lines-help = Al massimo dieci, di quelle che hai letto anche tu.
report-yes = Manda la segnalazione
reported = Segnalato a chi tiene la casa.
let-speak = { $name } può parlare a voce
let-speak-no = { $name } non parla più a voce
mute-for-all = Togli la parola a { $name }
unmute-for-all = Ridai la parola a { $name }
owner-stays = { $name } ha aperto questo tavolo.
family-mode = Come in famiglia
family-mode-help = Le parolacce non si vedono: nei nomi, in chat e sullo schermo grande.
look-first = Prima li guardo io
look-first-help = Disegni e parole vanno sullo schermo grande solo dopo il tuo sì.
curtain-waits = Lo schermo grande aspetta il tuo sì: { $what }
curtain-drawings = { $count ->
    [one] un disegno
   *[other] { $count } disegni
 }
curtain-soon = Quel che manca arriva appena { $name } ha guardato.
curtain-show = Mostra
curtain-hide = Non mostrare
notice-muted = { $name } per ora non ha la parola.
notice-unmuted = { $name } ha di nuovo la parola.

## Il tavolo in parole
words-title = Il tavolo in parole
words-open = Apri il tavolo in parole (Alt+T)
words-close = Chiudi il tavolo in parole
words-now = Adesso
words-changed = Che cosa è cambiato
words-table = Sul tavolo
words-mine = Davanti a te
words-can = Che cosa puoi dire
words-again = per riascoltare
words-asks = Che cosa puoi chiedere
words-offered = Mosse da scegliere
words-field = Scrivi una mossa o una domanda
words-send = Invia
words-nothing = Niente di nuovo.
words-nothing-mine = Non hai niente davanti a te.
words-more = E { $count ->
    [one] un’altra novità.
   *[other] altre { $count } novità.
  }
more-time = Altri 30 secondi

## Agenti
agent = agente
agent-seated = è un programma
seat-agent = Fai sedere { $name }

# La casa vista dalla porta.
house-notice = Avviso della casa
in-the-window = Tavoli aperti a tutti
at-the-table-of = da { $name }
chairs-free = { $count ->
    [one] una sedia libera
   *[other] { $count } sedie libere
  }
come-and-watch = si può guardare
show-in-window = In vetrina
show-in-window-help = Il tavolo compare sulla prima pagina: chiunque sia in casa può sedersi.
house-says = { $name }: { $text }
## Riguardare
replay-look = Rivedila
replay-of = Rivedi: { $game }
replay-coming = Rimetto tutto sul tavolo…
replay-gone = Questa partita non c’è
replay-cut = La linea si è interrotta: riprova.
replay-begins = Si comincia
replay-ends = Fine della partita
replay-unseen = Una mossa che da qui non si vede
replay-eyes = Guarda con gli occhi di
replay-audience = chi guardava
replay-open = tutto scoperto
replay-beside = In parole, e le chiacchiere
replay-words = Il momento in parole
replay-before = Davanti a { $name }
replay-said = Intanto si diceva
replay-link = Copia il link a questo momento
replay-save = Salva la partita in un file
replay-close = Alle mie partite
replay-where = A che punto della partita
replay-mark = Mossa { $version }: { $text }
replay-value = Mossa { $version } di { $count }. { $text }
replay-count = Mossa { $version } di { $count }
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forth = Una mossa avanti
replay-last = Alla fine
replay-play = Fai scorrere
replay-pause = Ferma
replay-speed = Velocità
replay-times = Velocità per { $speed }
replay-true = tempi veri
replay-true-help = Aspetta fra una mossa e l’altra quanto hanno aspettato loro
replay-only-look = Qui si guarda e basta: con «E se…» giochi da questa mossa.
what-if = E se…
what-if-title = E se fosse andata diversamente?
what-if-help = Si apre un tavolo nuovo, fermo dopo la mossa { $version }. Da lì in poi la fortuna è un’altra. Quella vera resta com’è.
what-if-seat = Al posto di
what-if-level = Bot sulle sedie vuote
what-if-friends = Con gli amici
what-if-bots = Contro i bot
what-if-alone = Gioca da qui
what-if-name = Per giocare da qui
what-if-over = Qui è già finita: torna indietro di qualche mossa.

## Le mie partite
me-link = Le tue partite e i tuoi numeri
me-title = Guarda come giochi, { $name }
me-nobody = Di’ come ti chiami, e qui trovi le tue partite.
me-say-name = Mi chiamo…
me-none = Ancora nessuna partita finita: gioca, e qui la rivedi mossa per mossa.
me-numbers = I tuoi numeri
me-games = { $count ->
    [one] partita
   *[other] partite
 }
me-wins = { $count ->
    [one] vinta
   *[other] vinte
 }
me-days = { $count ->
    [one] giorno di fila, il tuo record
   *[other] giorni di fila, il tuo record
 }{ $now ->
    [0] {""}
   *[other] {" "}(adesso { $now })
 }
me-feats = { $count ->
    [one] obiettivo speciale
   *[other] obiettivi speciali
 }
me-good-at = Il tuo forte: { $what }
me-best = il meglio: { $points } punti
me-row = { $longest } vittorie di fila{ $row ->
    [0] {""}
   *[other] {" "}(adesso { $row })
 }
me-against = contro { $level } { $wins } su { $games }
me-scores = Gli ultimi punteggi: { $scores }
me-again = Riguarda le ultime
me-won = Vittoria con { $names }
me-lost = { $place }° posto con { $names }
me-alone = In solitaria: { $points } punti
me-brought = Da un file: { $names }
me-more = Altre { $count }
me-works = Passeggia fra le tue opere
me-works-more = Mostra le opere di prima
me-work-moment = Rivedi il momento
me-elsewhere = Porta su un altro schermo
me-elsewhere-help = Inquadra il codice con l’altro dispositivo: le tue partite e i tuoi numeri passano lì, e questo si dimentica di te.
me-bring = Apri una partita da file
me-no-game = In questo file non c’è una partita.
me-research = Le mie partite alla ricerca
me-research-help = Senza nomi, chat né date, e solo se lo vogliono tutti al tavolo: Masterdice, Canvas e Finestre. Puoi cambiare idea.
on-show = Le mie opere in bella vista
on-show-help = I quadri e i disegni che fai possono stare per una settimana sulla prima pagina della casa, con il tuo nome. Solo se lo vuole chiunque era al tavolo, o se il tavolo era aperto a tutta la casa.
made-this-week = Guarda che cosa avete fatto
made-this-week-help = appesi questa settimana
made-this-week-and-mine = appesi questa settimana; ciò che non mostri agli altri lo vedi solo tu
made-by-me = Guarda che cosa hai fatto
made-by-me-help = questa settimana; qui lo vedi solo tu
made-by = «{ $title }», di { $name }: guarda com’è nato
rating-show = Mostra il mio punteggio
rating-show-help = Quanto sei forte, gioco per gioco, con chi gioca in questa casa e contro i bot. Lo vedi solo tu.
rating-how = Come si calcola
rating-points = punteggio
rating-give-or-take = { $points } punti in più o in meno
rating-place = punteggio, { $place }° su { $of }
rating-title = Il punteggio, spiegato
rating-1 = Chi comincia ha 1500 punti. Se batti chi è più forte di te sali parecchio; se batti chi è più debole sali poco. Quando perdi è il contrario. Un pareggio tira i due punteggi l’uno verso l’altro.
rating-2 = Accanto al punteggio c’è un «±»: vuol dire che la tua forza vera sta quasi di sicuro fra quei due numeri. Dopo poche partite è largo, poi si stringe; se non giochi per un po’ si riallarga. Finché è largo, il punteggio fa salti grandi: non prenderlo sul serio.
rating-3 = Quando si gioca in tanti, ci si confronta con ognuno: contano tutti quelli che ti sono arrivati dietro e tutti quelli davanti. Chi gioca nella tua stessa squadra non conta.
rating-4 = Contano le partite giocate qui dall’inizio alla fine, in due o più, e la sfida del giorno quella sola volta che vale. Non contano quelle in solitaria, quelle riprese da metà o aperte da un file, e quelle in cui un bot ha preso il tuo posto.
rating-bots = Dove stanno i bot
rating-bots-help = I bot non salgono e non scendono: i loro livelli sono stati misurati facendoli giocare fra loro centinaia di volte. L’artigiano sta a 1500.
rating-who = Chi lo vede
rating-who-1 = Solo tu, e solo se lo chiedi. Ti diciamo anche a che posto sei fra quelli della casa che hanno chiesto il loro: quanti sono, mai chi. Non è scritto da nessuna parte: si ricalcola dalle partite ogni volta che guardi, e se cancelli una partita sparisce anche dal conto.
rating-method = Il metodo è Glicko-2 di Mark Glickman; ogni giorno è un periodo.
me-save = Scarica
me-delete = Cancella { $what }
me-delete-all = Cancella tutte le mie partite
me-delete-title = { $count ->
    [one] Cancelli questa partita?
   *[other] Cancelli { $count } partite?
 }
me-delete-help = Sparisce dai tuoi numeri e non la ritrovi più. Chi ha giocato con te la tiene.
me-delete-yes = Cancella
me-deleted = Fatto: cancellato.

## La fortuna onesta
luck-title = La fortuna onesta
luck-line = Fortuna onesta: la casa ha già chiuso in busta il suo numero, e { $count ->
    [0] ancora nessuno ha
    [one] una persona ha
   *[other] { $count } persone hanno
 } mescolato il proprio.
luck-how = Come funziona
luck-check = Controlla la fortuna
luck-good = I conti tornano: nessuno ha scelto le carte
luck-bad = I conti non tornano
luck-none = Di questa partita nessuno ha mescolato la fortuna: è cominciata a metà, o viene da prima che si facesse.
luck-check-commitment = Il numero della casa è proprio quello chiuso in busta
luck-check-seed = Tutti i numeri insieme danno questa partita
luck-check-mine = C’è dentro anche il numero di questo browser
luck-who = Hanno mescolato: la casa e { $names }.
luck-nobody = Ha mescolato solo la casa: chi giocava non ha aggiunto niente.
luck-1 = Prima di dare le carte la casa pensa un numero segreto lunghissimo e lo chiude in una busta. Sulla busta c’è un’impronta: tutti la vedono, ma da lì il numero non si indovina.
luck-2 = Poi ogni dispositivo seduto al tavolo pensa un numero suo e lo dice. Adesso la casa non può più cambiare il suo: l’impronta non tornerebbe.
luck-3 = I numeri si mescolano tutti insieme, come un mazzo tagliato da ognuno: dal risultato vengono carte, dadi e parole. Nessuno, nemmeno la casa, può sceglierle.
luck-4 = Quando la partita è finita la busta si apre: chiunque può rifare i conti, e questa pagina li rifà per te.
luck-sums = I conti sono due SHA-256: uno sul numero della casa, uno su tutti i numeri messi in fila.
luck-verify = rifà anche tutta la partita, mossa per mossa.

# La prima partita guidata.
lesson-of = { $game }: la prima partita insieme
lesson-coach = Gioca con me
lesson-step = passo { $step } di { $steps }
lesson-list = Qui impari a
lesson-leave = Salta, riprendo dopo
lesson-next = Avanti
lesson-finish = Ho capito
lesson-show = Fammi vedere
lesson-try = Provaci
lesson-watch = Guarda che cosa succede…
lesson-rules-say = Le regole dicono:
lesson-not-so = Non così.
lesson-over-title = Ecco fatto: sai giocare
lesson-over = Hai provato tutto quello che si può fare. Adesso una partita vera: con chi vuoi, o contro un bot che comincia da cucciolo.
lesson-play = Gioca una partita vera
lesson-again = Rifai la lezione
lesson-none = Qui non c’è una lezione
lesson-you = Tu
lesson-first = Prima volta?
lesson-five = Cinque minuti insieme
lesson-first-help = Il tavolo vero, un passo alla volta: provi ogni mossa e conti i punti.
lesson-resume = Riprendi la lezione
lesson-once-more = La prima partita guidata

dailies = Le sfide di oggi
daily-name-masterdice = Masterdice
daily-name-canvas = Canvas, contro Vincent
daily-name-canvas-puzzle = Canvas, il rompicapo
daily-name-finestre = Finestre
daily-name-medusa = Medusa
daily-name-palla = Pesce Palla
daily-title = La sfida del giorno: { $name }
daily-done = Hai giocato la sfida del giorno
daily-none = Questa sfida non si trova
daily-yours = La tua prova
daily-points = { $points ->
    [one] un punto
   *[other] { $points } punti
  }
daily-begun = a metà, ti aspetta
daily-best = il meglio di oggi: { $name }, { $points }
daily-nobody = oggi non ha ancora giocato nessuno
daily-play = Gioca
daily-go-on = Riprendi
daily-try = Gioca la sfida di oggi
daily-invite = Uguale per tutti, una prova sola che conta.
daily-once = Chi comincia prima di mezzanotte finisce con calma: vale per oggi. Dopo si rigioca quanto si vuole, senza contare.
daily-row = { $count ->
    [0] Ricomincia la fila
    [one] Un giorno di fila
   *[other] { $count } giorni di fila
  }
daily-dots = { $count } pallini su 4
daily-and-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
  }
daily-share = Condividi
daily-share-line = Condividi la riga
daily-copied = Copiata: incollala dove vuoi.
daily-no-spoil = non svela niente a chi deve giocare
daily-to-maestro = { $points ->
    [one] ancora un punto e prendi il maestro
   *[other] ancora { $points } punti e prendi il maestro
  }
daily-beat-maestro = hai fatto meglio del maestro
daily-like-maestro = come il maestro
daily-rank = { $rank ->
    [1] nessuno in casa ha fatto meglio
   *[other] al posto numero { $rank } su { $players }
  }
daily-look = Rivedila
daily-again = Rigioca senza contare
daily-house = Confronta con la casa
daily-maestro = il maestro
daily-you = { $name } (tu)
daily-ghost = Guarda come ha giocato { $name }
daily-steps = Passo per passo
daily-beside = Accanto a te
daily-yours-short = tu
daily-stage = passo
daily-no-ghost = Quando un’altra prova è finita, la trovi qui accanto alla tua.
daily-ghosts-later = Come hanno giocato gli altri lo vedi dopo la tua prova.
daily-fair = Ogni pallino è un livello di bot raggiunto, dal cucciolo al maestro. Le carte vengono solo dalla data: chi legge il programma potrebbe conoscerle prima, e chi rientra con un altro nome ha un’altra prova. Contiamo sulla parola.
daily-more = Continua con un’altra sfida
goodbye-daily-alone = Questa sfida si gioca da soli
daily-box = La sfida di oggi
daily-box-which = La sfida di oggi: { $name }
replay-why = Perché?
replay-why-of = Perché { $name } ha giocato così?
replay-why-nothing = Di questa mossa non c’è altro da dire.
hint = Un consiglio dal maestro
advice = Consigli e perché
advice-nobody = Nessuno
advice-alone = Solo chi gioca con i bot
advice-all = Tutti
advice-help = Chi può chiedere un consiglio al maestro, e a un bot perché ha mosso così. Di ogni consiglio sanno tutti; a partita finita il perché lo può chiedere chiunque.
learn-soon = Impara in cinque minuti
learn-new = non l’hai ancora provato
daily-what-masterdice = lo stesso codice per tutti
daily-what-canvas = le stesse carte per tutti
daily-what-canvas-puzzle = tre quadri, le stesse carte per tutti
daily-what-finestre = la stessa strada per tutti
daily-what-medusa = le stesse richieste per tutti
daily-what-palla = contro un bot, lo stesso mare per tutti
