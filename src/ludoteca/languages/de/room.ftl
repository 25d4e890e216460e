# Was der Raum ablehnt: was der Tisch, nicht das Spiel, nicht erlaubt.
refusal-bad-order = Beim Umordnen muss jeder Stuhl genau einmal vorkommen.
refusal-bad-seat-count = { $span ->
    [0] Dieses Spiel ist für { $least ->
        [one] eine Person
       *[other] { $least } Personen
      }.
   *[other] Dieses Spiel ist für { $least } bis { $most } Personen.
  }
refusal-barred = Die Tischleitung hat dich gebeten, diesen Tisch zu verlassen.
refusal-chair-taken = Dieser Stuhl ist schon besetzt.
refusal-chat-empty = Du hast nichts geschrieben.
refusal-chat-too-long = Zu lang: höchstens { $most } Zeichen.
refusal-elsewhere = Du hast diesen Tisch in zu vielen Fenstern offen: Dieses hier, das älteste, geht zu.
refusal-empty-chairs = Ein Stuhl ist noch leer: Lass jemanden Platz nehmen, setz einen Bot hin oder nimm ihn weg.
refusal-full = Der Tisch ist voll: Mehr als { $most } Personen passen nicht hin.
refusal-game-on = Während der Partie geht das nicht.
refusal-game-not-on = Gerade läuft keine Partie.
refusal-hello-first = Erst stellt man sich vor: Die erste Nachricht ist hello.
refusal-hello-twice = Du hast dich schon vorgestellt.
refusal-kept-for-another = Dieser Stuhl ist für { $name } freigehalten.
refusal-malformed = Diese Nachricht ist falsch geschrieben: { $detail }
refusal-from-gallery = Du schaust von der Galerie aus zu, denn der Tisch kennt schon { $most } Leute. Von dort kann man zusehen, und mit abstimmen, wenn das Publikum abstimmt.
refusal-name-empty = Schreib einen Namen.
refusal-name-too-long = Der Name ist zu lang: höchstens { $most } Zeichen.
refusal-no-such-level = So stark ist in diesem Spiel kein Bot.
refusal-no-such-chair = Diesen Stuhl gibt es am Tisch nicht.
refusal-no-such-game = Dieses Spiel ist nicht im Haus.
refusal-no-such-guest = Diese Person ist nicht am Tisch.
refusal-no-such-moment = Die Partie hat { $most } Züge: Diesen Moment gibt es nicht.
refusal-no-such-page = Diese Seite gibt es nicht.
refusal-no-such-replay = Diese Partie gibt es hier nicht, oder nicht mehr.
refusal-no-such-table = Diesen Tisch gibt es nicht mehr, oder der Code stimmt nicht.
refusal-no-teams = Hier gibt es keine Teams, oder du bist in keinem.
refusal-not-a-bot = Auf diesem Stuhl sitzt kein Bot.
refusal-not-finished = Die Partie ist noch nicht zu Ende.
refusal-not-host = Das darf nur, wer den Tisch leitet, also { $name }.
refusal-not-json = Die Nachricht ist kein JSON: { $detail }
refusal-not-kept = Dieser Stuhl ist für niemanden freigehalten.
refusal-not-seated = Du hast keinen Stuhl: Du schaust zu.
refusal-paused = Die Partie macht Pause.
refusal-protocol = Diese Seite spricht eine alte Version: Lad sie neu.
refusal-still-here = { $name } ist noch da.
refusal-too-fast = Zu viele Nachrichten in kurzer Zeit: Wart einen Moment.
refusal-too-big = Die Nachricht ist zu groß: höchstens { $most } Bytes.
refusal-too-many-replays = Du hast schon { $most } Partien aus Dateien geholt: Lösch eine davon.
refusal-too-many-tables = { $most ->
    [one] Du hast schon einen Tisch offen: Spiel erst den zu Ende.
   *[other] Du hast schon { $most } Tische offen: Spiel erst einen zu Ende.
  }
refusal-try-again = Etwas ist schiefgegangen, geändert hat sich nichts: Versuch’s noch mal.
refusal-unknown-token = Ich erkenne dich nicht: Stell dich noch mal vor.
refusal-wrong-origin = Diese Anfrage kommt von einer anderen Website.
refusal-code-spent = Dieser Code ist abgelaufen oder schon benutzt.
refusal-bad-utf8 = Die Nachricht ist kein UTF-8-Text.
refusal-kicked = Die Tischleitung hat dich gebeten, den Tisch zu verlassen.
refusal-moved = Dein Platz ist auf ein anderes Gerät gewandert.
refusal-stopping = Das Haus macht kurz zu: Die Partie ist sicher und geht weiter, sobald es wieder offen ist.
refusal-silent = Deine Leitung antwortet schon zu lange nicht.
refusal-idle = Du hast dich nicht rechtzeitig vorgestellt.
refusal-method = Diese Adresse antwortet nicht auf so eine Anfrage.
refusal-seats-taken = Es gibt mehr Leute als Stühle: Erst muss jemand aufstehen.
refusal-internal = Das war unser Fehler: Geändert hat sich nichts.
refusal-unreadable = Diese Partie gehört zu einer anderen Version von Ludoteca: Hier lässt sie sich nicht öffnen.
refusal-no-question = Diese Frage gibt es nicht mehr.
refusal-question-open = Es ist schon eine Frage offen: Erst kommt die dran.
refusal-not-your-game = Aus dieser Partie heraus darf nur weiterspielen, wer dabei war.
refusal-position-over = An dieser Stelle ist die Partie schon zu Ende.
refusal-position-settles = Dieser Tisch fängt mitten in einer Partie an: Stühle und Optionen bleiben wie damals.
refusal-never-slow = Dieses Spiel ist ein Rennen: Es lässt sich nicht ohne Eile spielen.
refusal-position-unclear = Es ist nicht klar, wo es losgeht: entweder mit einem Log oder an einem Tisch dieses Hauses mit der Nummer der Partie.
refusal-too-many-guesses = { $seconds ->
    [one] Zu viele falsche Codes von hier: Versuch’s in einer Sekunde noch mal.
   *[other] Zu viele falsche Codes von hier: Versuch’s in { $seconds } Sekunden noch mal.
}
refusal-too-many-newcomers = { $seconds ->
    [one] Von hier kommen zu viele Leute auf einmal: Versuch’s in einer Sekunde noch mal.
   *[other] Von hier kommen zu viele Leute auf einmal: Versuch’s in { $seconds } Sekunden noch mal.
}
refusal-too-slow = Die Anfrage ist nicht rechtzeitig ganz angekommen.
refusal-unknown-host = Dieses Haus hört nicht auf den Namen { $host }: Wer es führt, kann ihn hinzufügen (LUDOTECA_HOSTS).
refusal-urn-moved = Das Haus hat inzwischen ein neues Glück vorbereitet: Diese Zahl war für das vorige.
refusal-unmasked = Nachrichten ohne Maske: So reden schlecht gebaute Programme, keine Browser.
refusal-disk-waits = Das Haus wartet auf die Festplatte: Versuch’s in ein paar Sekunden noch mal.
disk-waits = Das Haus wartet auf die Festplatte: Nichts geht verloren, es geht weiter, sobald sie wieder da ist.
refusal-curtain-moved = Inzwischen ist mehr dazugekommen: Schau noch mal hin, bevor du entscheidest.
refusal-family-words = An diesem Tisch reden wir wie in der Familie: dieses Wort bitte nicht.
refusal-muted = Die Tischleitung hat dich erst mal stumm gestellt.
refusal-nobody-asks = Diese Person wartet nicht auf eine Antwort von dir.
refusal-not-let-in = Du und diese Person habt euch noch nicht gegenseitig ins Gespräch gelassen.
refusal-only-the-seated-host = Den Tisch leiten kann nur, wer hier auf einem Stuhl sitzt.
refusal-owner-stays = { $name } ist an diesem Tisch zu Hause: Wegschicken oder stumm stellen geht nicht.
refusal-signal-too-big = Das Signal ist zu groß: höchstens { $most } Bytes.
refusal-too-often = { $seconds ->
    [one] Nicht so oft, das hören alle: Versuch’s in einer Sekunde noch mal.
   *[other] Nicht so oft, das hören alle: Versuch’s in { $seconds } Sekunden noch mal.
}
refusal-voice-for-the-seated = Mitreden darf, wer am Tisch sitzt oder von der Tischleitung aufgerufen wurde.
refusal-agent-needs-yes = Ein Agent setzt sich erst, wenn { $name } als Tischleitung Ja sagt.
refusal-agents-do-not-host = Ein Agent kann keinen Tisch leiten: Dafür braucht es einen Menschen.
refusal-not-an-agent = Wer kein Agent ist, setzt sich selbst.
refusal-bad-address = Das ist keine Adresse: { $address }. Schreib zum Beispiel 192.0.2.7, oder 192.0.2.0/24 für ein ganzes Netz.
refusal-bar-yourself = Dann bleibst du auch selbst draußen.
refusal-barred-here = Dieses Haus ist gerade für dich zu: Versuch’s in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  } noch mal.
refusal-full-house = Das Haus ist voll: { $most } Tische sind offen. Versuch’s bald noch mal.
refusal-house-family = In diesem Haus redet man an jedem Tisch wie in der Familie.
refusal-no-open-tables = In diesem Haus kommen keine Tische ins Schaufenster.
refusal-no-such-bar = Diese Sperre gibt es nicht mehr.
refusal-table-shut = Wer das Haus führt, hat diesen Tisch geschlossen.
refusal-too-many-bars = Es gibt schon { $most } Sperren: Heb ein paar davon auf.
refusal-wrong-key = Das ist nicht der Schlüssel zum Tresen.
refusal-lesson-changed = Diese erste Partie hat sich geändert, seit du weg warst: Sie fängt von vorn an.
refusal-daily-alone = Die Aufgabe des Tages spielt man allein: Deine wartet auf der ersten Seite.
refusal-daily-settled = Das ist die Aufgabe des Tages, für alle dieselbe: Hier wird nichts geändert und nichts zurückgenommen.
refusal-daily-spoils = Das ist eine Partie von heute: Spiel erst deine eigene, dann schau dir die der anderen an.
refusal-day-not-over = Die Straße von heute spielt man unter den Aufgaben des Tages; die kommenden, wenn ihr Tag da ist.
refusal-day-to-come = Dieser Tag kommt erst noch.
refusal-no-such-daily = So eine Aufgabe des Tages gibt es nicht.
refusal-no-push = Dieses Haus ruft niemanden: Wer es führt, kann das dazunehmen (ludoteca[push]).
refusal-unknown-push-service = Diesen Benachrichtigungsdienst kennt das Haus nicht (LUDOTECA_PUSH_HOSTS).
push-your-turn = Du bist dran an Tisch { $code }.
hint = Ein Meister würde sagen: „{ $move }“. { $why }
hint-none = Hier würde selbst ein Meister warten.
hint-asked = { $name } bittet den Meister um einen Tipp.
refusal-no-hints = An diesem Tisch gibt es jetzt keine Tipps.
refusal-no-reasons = An diesem Tisch erklären Bots ihre Züge nicht, solange gespielt wird.
refusal-reason-later = Das lässt sich erklären, wenn die Runde vorbei ist: Jetzt würde es zu viel verraten.
refusal-no-such-reason = Bisher hat kein Bot einen Zug gemacht, nach dessen Grund man fragen könnte.
refusal-hint-later = Du bist nicht dran: Einen Tipp gibt es, wenn du etwas damit anfangen kannst.
