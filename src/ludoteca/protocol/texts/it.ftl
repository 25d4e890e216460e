# Rifiuti della stanza: quel che il tavolo, non il gioco, non permette.
refusal-bad-order = Le sedie vanno riordinate tutte, una volta sola ciascuna.
refusal-bad-seat-count = { $span ->
    [0] A questo gioco si gioca { $least ->
        [one] da soli
       *[other] in { $least }
      }.
   *[other] A questo gioco si gioca da { $least } a { $most }.
  }
refusal-barred = Chi ospita ti ha chiesto di lasciare questo tavolo.
refusal-chair-taken = Questa sedia è già occupata.
refusal-chat-empty = Non hai scritto niente.
refusal-chat-too-long = Troppo lungo: al massimo { $most } caratteri.
refusal-elsewhere = Hai aperto questo tavolo in troppe pagine: questa, la più vecchia, si chiude.
refusal-empty-chairs = C’è ancora una sedia vuota: falla occupare, dalla a un bot o toglila.
refusal-full = Il tavolo è al completo: più di { $most } persone non ci stanno.
refusal-from-gallery = Qui sei in galleria, perché al tavolo ci sono già { $most } persone. Dalla galleria si guarda, e si vota quando vota il pubblico.
refusal-game-on = Durante la partita non si può.
refusal-game-not-on = Adesso non c’è nessuna partita in corso.
refusal-hello-first = Prima di tutto ci si presenta: il primo messaggio è hello.
refusal-hello-twice = Ti sei già presentato.
refusal-kept-for-another = Questa sedia è tenuta per { $name }.
refusal-malformed = Messaggio non valido: { $detail }
refusal-name-empty = Scrivi un nome.
refusal-name-too-long = Il nome è troppo lungo: al massimo { $most } caratteri.
refusal-no-such-level = Questo gioco non ha bot di quel livello.
refusal-no-such-chair = A questo tavolo quella sedia non c’è.
refusal-no-such-game = Questo gioco non è in casa.
refusal-no-such-guest = Questa persona non è al tavolo.
refusal-no-such-moment = La partita ha { $most } mosse: quel momento non c’è.
refusal-no-such-page = Questa pagina non esiste.
refusal-no-such-replay = Questa partita qui non c’è, o non c’è più.
refusal-no-such-table = Questo tavolo non c’è più, o il codice è sbagliato.
refusal-no-teams = Qui non ci sono squadre, o non sei in nessuna.
refusal-not-a-bot = Su quella sedia non c’è un bot.
refusal-not-finished = La partita non è ancora finita.
refusal-not-host = Questo può farlo solo chi ospita, cioè { $name }.
refusal-not-json = Il messaggio non è JSON: { $detail }
refusal-not-kept = Quella sedia non è tenuta per nessuno.
refusal-not-seated = Non hai una sedia: stai guardando.
refusal-paused = La partita è in pausa.
refusal-protocol = Questa pagina è di una versione vecchia: ricaricala.
refusal-still-here = { $name } è ancora qui.
refusal-too-fast = Troppi messaggi in poco tempo: aspetta un momento.
refusal-too-big = Messaggio troppo grande: al massimo { $most } byte.
refusal-too-many-replays = Hai già portato { $most } partite da file: cancellane una.
refusal-too-many-tables = { $most ->
    [one] Hai già un tavolo aperto: finisci prima quello.
   *[other] Hai già { $most } tavoli aperti: finiscine uno.
  }
refusal-try-again = Qualcosa è andato storto e non è cambiato niente: riprova.
refusal-unknown-token = Non ti riconosco: presentati di nuovo.
refusal-wrong-origin = Questa richiesta viene da un altro sito.
refusal-code-spent = Questo codice è scaduto o è già stato usato.
refusal-bad-utf8 = Il messaggio non è testo UTF-8.
refusal-kicked = Chi ospita ti ha chiesto di lasciare il tavolo.
refusal-moved = Il tuo posto è passato a un altro dispositivo.
refusal-stopping = Il server si riavvia: la partita è salva e riprende fra poco.
refusal-silent = Connessione persa: il tuo dispositivo non risponde più.
refusal-idle = Non ti sei presentato in tempo.
refusal-method = Questo indirizzo non risponde a quel tipo di richiesta.
refusal-seats-taken = Ci sono più persone che sedie: qualcuno deve prima alzarsi.
refusal-internal = Errore del server: non è cambiato niente.
refusal-unreadable = Questa partita è di un’altra versione di Ludoteca: qui non si può riaprire.
refusal-no-question = Questa domanda non c’è più.
refusal-question-open = C’è già una domanda aperta: prima si risponde a quella.
refusal-not-your-game = Da questa partita può ricominciare solo chi l’ha giocata.
refusal-position-over = A quel punto la partita è già finita.
refusal-position-settles = Questo tavolo comincia a partita avviata: sedie e opzioni sono quelle di allora.
refusal-never-slow = Questo gioco è una corsa: non si può giocare senza fretta.
refusal-position-unclear = Non è chiaro da dove si comincia: o un log, o un tavolo di questa casa con il numero della partita.
refusal-too-many-guesses = { $seconds ->
    [one] Troppi codici sbagliati da qui: riprova fra un secondo.
   *[other] Troppi codici sbagliati da qui: riprova fra { $seconds } secondi.
}
refusal-too-many-newcomers = { $seconds ->
    [one] Da qui arriva troppa gente tutta insieme: riprova fra un secondo.
   *[other] Da qui arriva troppa gente tutta insieme: riprova fra { $seconds } secondi.
}
refusal-too-slow = La richiesta non è arrivata per intero in tempo.
refusal-unknown-host = Il server non risponde al nome { $host }: chi lo gestisce può aggiungerlo (LUDOTECA_HOSTS).
refusal-urn-moved = Nel frattempo è stata preparata un’altra estrazione: questo numero valeva per quella di prima.
refusal-unmasked = Frame WebSocket senza maschera: il client non rispetta il protocollo.
refusal-disk-waits = Il server non riesce a salvare: riprova fra qualche secondo.
disk-waits = Il server non riesce a salvare. La partita riprende appena possibile e non si perde nulla.
refusal-curtain-moved = Nel frattempo è arrivato altro: riguarda prima di decidere.
refusal-family-words = A questo tavolo si parla come in famiglia: questa parola no.
refusal-muted = Chi ospita ti ha tolto la parola, per ora.
refusal-nobody-asks = Questa persona non aspetta una tua risposta.
refusal-not-let-in = Tu e questa persona non vi siete ancora ammessi alla conversazione.
refusal-only-the-seated-host = Chi ospita può essere sostituito solo da chi è seduto al tavolo.
refusal-owner-stays = { $name } ha aperto o ospita questo tavolo: non si può mandare via né silenziare.
refusal-signal-too-big = Segnale troppo grande: al massimo { $most } byte.
refusal-too-often = { $seconds ->
    [one] Troppo spesso: riprova fra un secondo.
   *[other] Troppo spesso: riprova fra { $seconds } secondi.
}
refusal-voice-for-the-seated = A voce parla chi è seduto al tavolo, o chi è stato nominato da chi ospita.
refusal-agent-needs-yes = Un agente si siede quando { $name }, che ospita, dice di sì.
refusal-agents-do-not-host = Un agente non può ospitare: serve una persona.
refusal-not-an-agent = Questa persona non è un agente: si siede da sé.
refusal-no-push = Qui i promemoria non sono attivi: chi gestisce il server può aggiungerli (ludoteca[push]).
refusal-unknown-push-service = Il server non conosce questo servizio di notifiche (LUDOTECA_PUSH_HOSTS).
push-your-turn = Tocca a te al tavolo { $code }.
refusal-bad-address = Questo non è un indirizzo: { $address }. Scrivi per esempio 192.0.2.7, o 192.0.2.0/24 per una rete intera.
refusal-bar-yourself = Così resteresti fuori anche tu.
refusal-barred-here = Per ora questa casa ti è chiusa: riprova fra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }.
refusal-full-house = La casa è al completo: { $most } tavoli aperti. Riprova fra poco.
refusal-house-family = In questa casa ogni tavolo resta adatto alle famiglie.
refusal-no-open-tables = In questa casa i tavoli non si mettono in vetrina.
refusal-no-such-bar = Questo divieto non c’è più.
refusal-table-shut = Chi gestisce il server ha chiuso questo tavolo.
refusal-too-many-bars = Ci sono già { $most } divieti: togline qualcuno.
refusal-wrong-key = La chiave non è quella del banco.
refusal-lesson-changed = Questa lezione è cambiata da quando l’hai lasciata: si ricomincia da capo.
refusal-daily-alone = La sfida del giorno si gioca da soli: la tua ti aspetta in prima pagina.
refusal-daily-settled = È la sfida del giorno, uguale per tutti: qui non si cambia niente e non si torna indietro.
refusal-daily-spoils = È una partita di oggi: prima gioca la tua sfida, poi guardi quelle degli altri.
refusal-day-not-over = La strada di oggi si gioca fra le sfide del giorno; quelle a venire, quando è il loro giorno.
refusal-day-to-come = Quel giorno deve ancora venire.
refusal-no-such-daily = Fra le sfide del giorno questa non c’è.

# Un consiglio.
hint = Un maestro direbbe: «{ $move }». { $why }
hint-none = Qui anche un maestro aspetterebbe.
hint-asked = { $name } chiede un consiglio al maestro.
refusal-no-hints = A questo tavolo ora non si danno consigli.
refusal-no-reasons = A questo tavolo, finché si gioca, i bot non spiegano le loro mosse.
refusal-reason-later = Lo si può spiegare quando è finito il turno: adesso direbbe troppo.
refusal-no-such-reason = Finora nessun bot ha fatto una mossa di cui chiedere il perché.
refusal-hint-later = Ora non tocca a te: il consiglio arriva quando puoi usarlo.
