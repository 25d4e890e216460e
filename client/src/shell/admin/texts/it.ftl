# Il banco di chi tiene la casa.
desk = Il banco
desk-key-title = La chiave del banco
desk-key-text = È scritta nel terminale da cui la casa è partita.
desk-key = Chiave
desk-enter = Entra
desk-leave = Esci dal banco
desk-open-since = Aperta da { $time } · versione { $version }
desk-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
  }
desk-hours = { $n ->
    [one] un’ora
   *[other] { $n } ore
  }
desk-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
  }
desk-now = Adesso
desk-tables = Tavoli svegli
desk-people = Persone
desk-bots = Bot
desk-moves = Mosse
desk-load = Carico
desk-load-help = per processore, nell’ultimo minuto
desk-memory = Memoria
desk-disk = Disco
desk-disk-well = scrive
desk-disk-waits = aspetta
desk-no-tables = Nessun tavolo è sveglio. Quando qualcuno ne apre uno, compare qui.
desk-table = { $game }, tavolo { $code }
desk-chairs = { $people } su { $chairs }{ $bots ->
    [0] {""}
    [one] {" "}· un bot
   *[other] {" "}· { $bots } bot
  }{ $watching ->
    [0] {""}
    [one] {" "}· uno guarda
   *[other] {" "}· { $watching } guardano
  }
desk-away = non c’è
desk-listed = in vetrina
desk-write = Scrivi al tavolo
desk-write-to = Un avviso al tavolo { $code }
desk-write-help = Lo leggono tutti, nella chat, a nome della casa.
desk-send = Manda
desk-sent = Il tavolo lo ha ricevuto.
desk-shut = Chiudi il tavolo
desk-shut-title = Chiudere il tavolo { $code }?
desk-shut-text = Chi c’è viene salutato e nessuno può più rientrare. Non si può disfare.
desk-shut-done = Il tavolo è chiuso.
desk-cancel = Lascia stare
desk-what-to-do = cosa fare
desk-bar = Tieni fuori
desk-bar-title = Tenere fuori { $name }?
desk-bar-by = Per che cosa
desk-bar-guest = Questa persona
desk-bar-name = Chi usa questo nome
desk-bar-address = Chi viene da { $address }
desk-bar-how-long = Per quanto
desk-bars = Chi resta fuori
desk-no-bars = Nessuno.
desk-bar-what = Nome o indirizzo
desk-bar-kind-name = Nome
desk-bar-kind-address = Indirizzo
desk-bar-kind-guest = Persona
desk-until = ancora { $time }
desk-lift = Fai rientrare
desk-house = La casa
desk-name = Nome della casa
desk-name-help = In cima alla prima pagina, accanto al nostro.
desk-notice = Avviso
desk-notice-help = Sta sulla prima pagina finché non lo togli: orari, regole della scuola, la serata di giovedì.
desk-limits = Limiti
desk-limit-tables = Tavoli aperti in tutta la casa
desk-limit-tables-help = 0: quanti se ne vuole
desk-limit-guest = Tavoli per persona
desk-limit-newcomers = Nuovi arrivi insieme da un indirizzo
desk-limit-newcomers-help = una scuola intera sta dietro un indirizzo solo
desk-open-tables = Tavoli in vetrina
desk-open-tables-help = Chi ospita può mostrare il suo tavolo a chiunque sia in casa.
desk-family = Parole da famiglia
desk-family-on = Di solito
desk-family-always = Sempre
desk-family-off = No
desk-family-help = “Di solito”: chi ospita può toglierle al suo tavolo. “Sempre”: nessuno può.
desk-save = Salva
desk-saved = Fatto.
desk-log = Che cosa è successo
desk-log-empty = Niente da segnalare.
desk-refusals = I no più dati
event-reported = Segnalazione: { $name }
event-kicked = Qualcuno è stato mandato via da un tavolo
event-swept = Pulizie fatte
event-open = La casa ha aperto
event-disk_waits = Il server non riesce a salvare: { $error }
event-disk_back = Il disco è tornato dopo { $seconds } secondi
event-desk_settled = Impostazioni cambiate
event-desk_barred = Tenuto fuori: { $what }
event-desk_lifted = Un divieto tolto
event-desk_shut = Tavolo { $code } chiuso
event-desk_said = Avviso al tavolo { $code }
