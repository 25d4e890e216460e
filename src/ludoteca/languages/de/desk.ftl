# Der Tresen: für alle, die das Haus führen.
desk = Der Tresen
desk-key-title = Der Schlüssel zum Tresen
desk-key-text = Er steht im Terminal, in dem das Haus gestartet wurde.
desk-key = Schlüssel
desk-enter = Komm rein
desk-leave = Verlass den Tresen
desk-open-since = Schon offen: { $time } · Version { $version }
desk-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
  }
desk-hours = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
  }
desk-days = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
  }
desk-now = Gerade jetzt
desk-tables = Wache Tische
desk-people = Personen
desk-bots = Bots
desk-moves = Züge
desk-load = Last
desk-load-help = pro Prozessor, in der letzten Minute
desk-memory = Speicher
desk-disk = Festplatte
desk-disk-well = schreibt
desk-disk-waits = wartet
desk-no-tables = Kein Tisch ist wach. Sobald jemand einen aufmacht, erscheint er hier.
desk-table = { $game }, Tisch { $code }
desk-chairs = { $people } von { $chairs }{ $bots ->
    [0] {""}
    [one] {" "}· ein Bot
   *[other] {" "}· { $bots } Bots
  }{ $watching ->
    [0] {""}
    [one] {" "}· eine Person schaut zu
   *[other] {" "}· { $watching } schauen zu
  }
desk-away = nicht da
desk-listed = im Schaufenster
desk-write = Schreib dem Tisch
desk-write-to = Ein Hinweis an Tisch { $code }
desk-write-help = Alle lesen ihn im Chat, im Namen des Hauses.
desk-send = Abschicken
desk-sent = Ist am Tisch angekommen.
desk-shut = Schließ den Tisch
desk-shut-title = Tisch { $code } schließen?
desk-shut-text = Alle dort werden verabschiedet, und niemand kann zurück. Das lässt sich nicht rückgängig machen.
desk-shut-done = Der Tisch ist geschlossen.
desk-cancel = Lass gut sein
desk-what-to-do = was tun
desk-bar = Lass draußen
desk-bar-title = { $name } draußen lassen?
desk-bar-by = Wen genau
desk-bar-guest = Diese Person
desk-bar-name = Wer diesen Namen benutzt
desk-bar-address = Wer von { $address } kommt
desk-bar-how-long = Wie lange
desk-bars = Wer draußen bleibt
desk-no-bars = Niemand.
desk-bar-what = Name oder Adresse
desk-bar-kind-name = Name
desk-bar-kind-address = Adresse
desk-bar-kind-guest = Person
desk-until = noch { $time }
desk-lift = Lass wieder rein
desk-house = Das Haus
desk-name = Name des Hauses
desk-name-help = Ganz oben auf der Startseite, neben unserem.
desk-notice = Hinweis
desk-notice-help = Er bleibt auf der Startseite, bis du ihn wegnimmst: Öffnungszeiten, Schulregeln, der Spieleabend am Donnerstag.
desk-limits = Grenzen
desk-limit-tables = Offene Tische im ganzen Haus
desk-limit-tables-help = 0: so viele ihr wollt
desk-limit-guest = Tische pro Person
desk-limit-newcomers = Neue auf einmal von einer Adresse
desk-limit-newcomers-help = hinter einer einzigen Adresse steckt manchmal eine ganze Schule
desk-open-tables = Tische im Schaufenster
desk-open-tables-help = Wer einen Tisch leitet, darf ihn allen im Haus zeigen.
desk-family = Worte wie in der Familie
desk-family-on = Meistens
desk-family-always = Immer
desk-family-off = Nein
desk-family-help = „Meistens“: Wer einen Tisch leitet, kann es dort ausschalten. „Immer“: Niemand kann es ausschalten.
desk-save = Speichern
desk-saved = Fertig.
desk-log = Was passiert ist
desk-log-empty = Nichts zu melden.
desk-refusals = Die häufigsten Neins
event-reported = Gemeldet: { $name }
event-kicked = Jemand wurde von einem Tisch weggeschickt
event-swept = Hier wurde aufgeräumt
event-open = Das Haus hat aufgemacht
event-disk_waits = Das Haus wartet auf die Festplatte: { $error }
event-disk_back = Die Festplatte ist wieder da, nach { $seconds } Sekunden
event-desk_settled = Einstellungen geändert
event-desk_barred = Bleibt draußen: { $what }
event-desk_lifted = Eine Sperre ist aufgehoben
event-desk_shut = Tisch { $code } geschlossen
event-desk_said = Hinweis an Tisch { $code }
