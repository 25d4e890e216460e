# Finestre: alle Sätze des Spiels.
# house-name steht immer im Dativ hinter „im“ oder „zum“: im roten Haus. picture-name steht im Nominativ.
game-title = Finestre
game-tagline = Welches Fenster ist genau so groß? Ein Rennen nach Augenmaß.
game-title-finestre_allenamento = Finestre: Training
game-tagline-finestre_allenamento = Ganz allein, gegen den Geist deiner besten Partie.

option-difficulty = Schwierigkeit
option-difficulty-help = Wie stark sich zwei Fenster mindestens unterscheiden: in Breite oder Höhe, auch wenn man eins davon dreht.
option-difficulty-bambini = Kinder (15 %)
option-difficulty-normale = Normal (10 %)
option-difficulty-difficile = Schwer (6 %)
option-new_houses = Jede Partie neue Häuser
option-new_houses-help = Aus: die klassische Straße, immer gleich. An: sechs Fassaden, die noch niemand kennt.
option-windows_return = Gespielte Fenster bleiben im Spiel
option-windows_return-help = Wie in der Schachtel: Wer aufpasst, fällt nicht drauf rein. Aus: Die Läden gehen zu und das Fenster ist nicht mehr wählbar.
option-round_time = Zeit für jede Karte
option-round_time-20 = 20 Sekunden
option-round_time-30 = 30 Sekunden
option-round_time-45 = 45 Sekunden
option-round_time-0 = Ohne Limit
option-equal_sizes = Gleich groß für alle
option-equal_sizes-help = Aus: Straße und Umriss wachsen zusammen, bis sie den jeweiligen Bildschirm füllen. An: überall gleich groß, auch auf einem riesigen Monitor.
option-cards = Karten im Spiel
option-cards-10 = 10 Karten
option-cards-20 = 20 Karten
option-cards-34 = Alle (34)
option-day = Straße des Tages
option-day-help = Ein Datum wie 2030-12-31: An dem Tag sind Häuser und Karten für alle gleich.

refusal-bad-options = { $detail ->
    [no_such_day] Den Tag { $day } gibt es im Kalender nicht.
   *[other] { schema-problem }
  }
refusal-not-your-turn = Du hast schon gewählt: Die Katze bleibt sitzen. Warte auf die anderen.
refusal-no-outline = Die Karte liegt noch nicht auf dem Tisch: Warte auf den Umriss.
refusal-no-such-window = Die Fenster gehen von 0 bis { $last }: Das gibt es nicht.
refusal-window-closed = Bei diesem Fenster sind die Läden schon zu: Seine Karte war schon dran.
refusal-window-full = Fenster voll: { $capacity ->
    [one] Da sitzt schon eine Katze
   *[other] Da sitzen schon zwei Katzen
  }. Such dir ein anderes.
refusal-race-is-on = Das Rennen läuft: Wähl erst ein Fenster.

house-name = { $wall ->
    [0] roten Haus
    [1] violetten Haus
    [2] petrolblauen Haus
    [3] ockergelben Haus
    [4] olivgrünen Haus
    [5] pflaumenfarbenen Haus
    [6] blauen Haus
    [7] grauen Haus
   *[8] rosa Haus
  }
picture-name = { $picture ->
    [0] die Katze
    [1] der Gummibaum
    [2] die Tischlampe
    [3] die Kerze
    [4] der Vogelkäfig
    [5] die Bücher
    [6] die Teekanne
    [7] das Goldfischglas
    [8] die Geige
    [9] die Torte
    [10] die Pendeluhr
    [11] der Globus
    [12] das Fernrohr
    [13] der Teddybär
    [14] der Drachen
    [15] der Kaktus
    [16] das Grammofon
    [17] das Buddelschiff
    [18] die Eule
    [19] die Muschel
    [20] der Springer vom Schachbrett
    [21] das Wollknäuel
    [22] das Radio
    [23] die Nähmaschine
    [24] der Hut
    [25] der Regenschirm
    [26] die dampfende Tasse
    [27] die Äpfel
    [28] die Maske
    [29] die Vase mit Tulpen
    [30] die Laterne
    [31] die Kaffeekanne
    [32] die Gießkanne
    [33] die Staffelei
   *[34] die Gitarre
  }

event-outline-shown = Karte { $round }: Hier ist der Umriss.
event-pawn-placed = { $who } schickt die Katze zum { house-name }{ $place ->
    [1] {""}
   *[2] , als zweite am selben Fenster
  }.
event-time-over = Zeit abgelaufen für { $seats }.
event-revealed = Es war das Fenster im { house-name }. Darin: { picture-name }.
event-card-won = { $who } bekommt die Karte.
event-unseen-card-won = Auch { $who } lag richtig: eine verdeckte Karte vom Stapel.
event-card-left = Niemand lag richtig: Die Karte ist aus dem Spiel.

score-cards = Richtig erkannte Karten
score-solo-right = { $right } von { $rounds }
score-unseen = Verdeckte Karten, als zweite Katze

board-which = Welches Fenster ist genau so groß?
board-get-set = Gleich siehst du einen Umriss: Finde das Fenster, das genau so groß ist.
board-next-soon = Gleich kommt die nächste Karte.
board-no-limit = ohne Zeitlimit
board-round = Karte { $round }
board-round-of = Karte { $round } von { $rounds }
board-deck = { $deck ->
    [0] Stapel leer
    [one] 1 Karte im Stapel
   *[other] { $deck } im Stapel
  }
board-tap = Tipp aufs Fenster: Deine Wahl gilt.
board-opens = Das Fenster geht auf
board-hush = Die Straße hält den Atem an …
board-grown = Straße und Umriss wachsen zusammen: auf diesem Bildschirm { $times }-fach.
board-arrived = Katzen schon auf dem Fensterbrett
board-peak-nobody = Niemand!
board-peak-nobody-tells = Die Karte ist aus dem Spiel.
board-peak-photo = Fotofinish!
board-watch = Du schaust beim Rennen zu.
board-placed-first = Geschafft: Deine Katze ist <b>als erste</b> an diesem Fenster.
board-placed-second = Geschafft: Deine Katze ist <b>als zweite</b> an diesem Fenster.
board-placed-only = Geschafft: Das Fenster gehört <b>dir</b>.
board-sending = Die Katze rennt …
board-full = <b>Voll!</b> Such dir ein anderes.
board-shut = <b>Läden zu:</b> Seine Karte war schon dran.
board-nowhere = Da ist kein Fenster.
board-more-below = Weiter unten sind noch Fenster
board-more-above = Zurück nach oben
board-missing = { $count ->
    [one] { $names } fehlt noch.
   *[other] { $names } fehlen noch.
  }
board-answer = Richtig war: { picture-name } im { house-name }.
board-right-first = <b>Richtig!</b> Die Karte gehört dir.
board-right-second = <b>Richtig!</b> Aber da saß schon eine Katze: Du bekommst eine verdeckte Karte.
board-wrong = <b>Nein:</b> Deins hat { $width } % der Breite und { $height } % der Höhe.
board-wrong-turned = <b>Fast,</b> aber auf die Seite gekippt: { $width } % × { $height } %.
board-late = Zeit abgelaufen: Du hast nicht gewählt.
board-no-place = Für deine Katze war kein Platz mehr: Diesmal schaust du zu.
board-winner-one = { $first } bekommt die Karte.
board-winner-two = { $first } bekommt die Karte, { $second } eine verdeckte vom Stapel.
board-winner-none = Niemand hat es gesehen: Die Karte ist aus dem Spiel.
board-ready = Nächste Karte
board-ready-wait = Alles klar. Wir warten auf die anderen.
board-ready-others = Wir warten, bis alle bereit sind.
board-start = Bin bereit!
board-photo = Fotofinish
board-photo-help = Die Zeit läuft vom Erscheinen des Umrisses bis zum Tippen.
board-seconds = { $seconds } s
board-corrected = Verzögerung durchs Netz abgezogen: { $who }.
board-corrected-of = { $hundredths ->
    [one] { $name } eine Hundertstelsekunde
   *[other] { $name } { $hundredths } Hundertstel
  }
board-no-choice = nicht gewählt
board-right-mark = richtig
board-wrong-mark = falsch
board-window-label = Fenster { $number } im { house-name }
board-window-cats = Fenster { $number } im { house-name }, mit { $names }
board-street-label = Die Straße: Mit den Pfeiltasten von Fenster zu Fenster, Enter wählt.
board-outline-label = Der gesuchte Umriss
board-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
board-eyes = Was für ein Auge!
board-accuracy = Treffer
board-accuracy-of = { $right } von { $rounds }
board-typical = Übliche Zeit
board-fastest = Schnellster Treffer
board-streak = Beste Serie
board-streak-of = { $streak ->
    [0] keine
    [one] 1 Treffer
   *[other] { $streak } am Stück
  }
board-misses = Haarscharf daneben
board-miss = Karte { $round }: Deins hatte { $width } % der Breite und { $height } % der Höhe.
board-miss-width = Karte { $round }: Deins hatte { $width } % der Breite.
board-miss-height = Karte { $round }: Deins hatte { $height } % der Höhe.
board-miss-turned = Karte { $round }: fast, aber auf die Seite gekippt ({ $width } % × { $height } %).
board-miss-other = Karte { $round }: { $width } % der Breite, { $height } % der Höhe.
board-no-misses = Kein einziger Fehler.
board-no-near-misses = Keins.
board-ghost = Geist
board-ghost-ahead = Du liegst { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } vor dem Geist.
board-ghost-behind = Der Geist liegt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } vorn.
board-ghost-even-faster = Gleichauf mit dem Geist, aber du bist { $seconds } s schneller.
board-ghost-even-slower = Gleichauf mit dem Geist, aber er ist { $seconds } s schneller.
board-ghost-none = Erste Partie: Sie wird dein Geist.
board-ghost-beaten = Rekord! Diese Partie ist dein neuer Geist.
board-ghost-kept = Der Geist bleibt ungeschlagen: { $result }.
board-ghost-about = Gegen den Geist: deine beste Partie mit diesen Regeln.
board-daily = Straße des Tages: für alle gleich.
board-training-result = { $right } von { $rounds } in { $seconds } s

## Die Zeile ganz oben

headline-get-ready = Schau dir die Häuser an: Gleich kommt die erste Karte
headline-card-comes = Schau auf die Straße: Gleich kommt die Karte
headline-race = Finde das Fenster!
headline-look = Schau, wie es lief, dann geht’s weiter
headline-wait-ready = { $count ->
    [one] { $names } schaut sich noch die Häuser an
   *[other] { $names } schauen sich noch die Häuser an
  }
headline-wait-race = { $count ->
    [one] Warte kurz: { $names } sucht noch
   *[other] Warte kurz: { $names } suchen noch
  }
headline-watch-race = { $count ->
    [one] { $names } sucht das Fenster
   *[other] { $names } suchen das Fenster
  }
headline-wait-look = { $count ->
    [one] { $names } schaut, wie es lief
   *[other] { $names } schauen, wie es lief
  }

# Was jemand am besten gemacht hat
honour-sharpest-eye = das schärfste Auge: { $count } von { $rounds }
honour-quickest-paw = die flinkste Pfote: { NUMBER($seconds, minimumFractionDigits: 2) } s
honour-longest-run = die längste Serie: { $count } am Stück
honour-first-in-place = am häufigsten die erste Katze am richtigen Fenster: { $count }
honour-unseen-cards = die meisten Überraschungskarten: { $count }
honour-first-to-jump = die ungeduldigste Katze: { $count }-mal zuerst gesprungen
honour-own-right = { $count ->
    [one] ein richtiges Fenster von { $rounds }
   *[other] { $count } richtige Fenster von { $rounds }
}
honour-own-quickest = am schnellsten in { NUMBER($seconds, minimumFractionDigits: 2) } s
honour-own-jumps = { $count ->
    [one] ein Sprung
   *[other] { $count } Sprünge
}
rank-mole = Maulwurf
rank-owl = Eule
rank-cat = Katze
rank-lynx = Luchs
rank-falcon = Falke
finale-windows = Die Fenster, in denen { $who } Licht gemacht hat
souvenir-photo = Das Zielfoto von Karte { $round }
souvenir-cards = { $cards ->
    [one] Karte
   *[other] Karten
  }

# Two games of one deal side by side.
stages-title = Gefundene Fenster, Karte für Karte
stage-name = Karte { $number }
stage-stands = { $count ->
    [one] 1 Fenster
   *[other] { $count } Fenster
}
