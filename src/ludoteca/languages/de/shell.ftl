# Das Haus: alles, was man außerhalb der Spiele liest.
motto = { $count ->
    [5] Fünf Schachteln, ein Tisch.
   *[other] Spiele aus der Schachtel, ein Tisch.
  }
skip-to-content = Spring zum Inhalt
to-the-shelf = Zurück zum Regal
open-the-box = Schachtel öffnen
the-shelf = Das Regal
shelf-empty = Das Regal ist noch leer: Die Spiele kommen bald.
settings = Einstellungen
you-are = dein Name und die Einstellungen
close = Schließen
back = Zurück
save = Speichern
send = Abschicken
yes = ja
no = nein
loading = Einen Moment …
reload = Lad die Seite neu
try-again = Versuch’s noch mal
not-now = Jetzt nicht
less = Weniger
more = Mehr

box-title-polywords = Polywords
box-tagline-polywords = Sechs Wörterspiele. Wer am wenigsten schreibt, gewinnt.
seats = { $most ->
    [one] für eine Person
   *[other] für { $span } Personen
  }
minutes = { $minutes } Min.
games-inside = { $count ->
    [one] Ein Spiel in der Schachtel
   *[other] { $count } Spiele in der Schachtel
  }

how-it-works = So geht’s
how-1-title = Such dir eine Schachtel aus
how-1 = Mach einen Tisch auf und entscheide, wie ihr spielt.
how-2-title = Hol deine Leute dazu
how-2 = Ein Code aus vier Buchstaben, ein Link oder ein QR-Code: Alle spielen am Handy, ganz ohne Anmeldung.
how-3-title = Fehlt noch wer?
how-3 = Auf die leeren Stühle setzen sich Bots, so gut ihr wollt: vom Küken bis zum Meister.
footer-promise = Keine Werbung, keine Konten: Was geheim ist, bleibt auf dem Server.
footer-licence = Freie Software, MIT-Lizenz.
footer-privacy = Was dieses Haus von dir weiß

have-a-code = Hast du einen Code?
type-the-code = Tipp den Code ein, den du bekommen hast.
sit-down = Setz dich
no-such-code = Kein Tisch hat diesen Code.
code-not-found = Der Code { $code } führt zu keinem Tisch
looking-for-table = Ich suche den Tisch …
come-back = Deine offenen Tische
with = mit { $names }
phase-lobby = Gleich geht’s los
phase-playing = Die Partie läuft
phase-paused = Pause
phase-over = Zu Ende

who-are-you = Wie heißt du?
invited = Bei { $game } ist ein Platz für dich: { $count ->
    [0] Noch sitzt niemand da.
    [one] Eine Person sitzt schon am Tisch.
   *[other] { $count } Personen sitzen schon am Tisch.
 }
name-label = Dein Name
name-help = Die anderen am Tisch sehen ihn. Du kannst ihn jederzeit ändern.
name-needed = Ein Name muss sein, gern ein kurzer.
name-done = Da bin ich
name-saved = Du heißt jetzt { $name }.
language = Sprache
speaks-english = Dieses Spiel kann noch kein Deutsch: Bis dahin spricht es Englisch.
newer-house = Es gibt eine neuere Ludoteca.
newer-safe = Die Partie bleibt, wie sie ist.
newer-reload = Aktualisieren
newer-later = Später
theme = Aussehen
theme-auto = Auto
theme-light = Hell
theme-dark = Dunkel
motion = Animationen
motion-auto = Auto
motion-full = Alle
motion-still = Keine
sounds = Töne
nudge = Kurz vibrieren, wenn du dran bist
volume = Lautstärke
mute = Mach den Ton aus
unmute = Mach den Ton an

options = So wird gespielt
file-choose = Wähl eine Datei …
file-remove = Entfernen
file-bad = Diese Datei ist kein JSON.
no-options = Hier gibt’s nichts zu entscheiden: einfach spielen.
chairs = Stühle
fewer-chairs = Ein Stuhl weniger
more-chairs = Ein Stuhl mehr
how-do-you-play = Mit wem spielst du?
open-table = Mach einen Tisch auf
open-table-help = Du bekommst einen Code und einen Link für deine Leute. Auf freie Stühle kannst du Bots setzen.
slow = Ohne Eile, auch über Wochen
slow-short = ohne Eile
slow-help = Keine Sanduhr: Alle spielen, wann sie können. Der Tisch wartet bis zu zwei Monate nach dem letzten Zug.
slow-table = Nichts läuft ab. Schließ ruhig die Seite: Der Tisch bleibt unter deinen und wartet bis zu zwei Monate nach dem letzten Zug.
slow-call = Ruf mich, wenn ich dran bin
slow-called = Wir rufen dich, wenn du dran bist.
with-bots = Gegen Bots
play-with-bots = Spiel gleich gegen die Bots
bots-level = Wie gut die Bots sind
level-cucciolo = Küken
level-cucciolo-help = Für die Kleinsten: spielt gern und verliert mit einem Lächeln.
level-apprendista = Lehrling
level-apprendista-help = Lernt noch.
level-apprendista-beats = Gewinnt gegen das Küken { $times ->
    [10] fast immer
   *[other] { $times } von 10 Mal
  }.
level-artigiano = Geselle
level-artigiano-help = Versteht sein Handwerk.
level-artigiano-beats = Gewinnt gegen den Lehrling { $times ->
    [10] fast immer
   *[other] { $times } von 10 Mal
  }.
level-maestro = Meister
level-maestro-help = Verzeiht fast nichts.
level-maestro-beats = Gewinnt gegen den Gesellen { $times ->
    [10] fast immer
   *[other] { $times } von 10 Mal
  }.
level-granmaestro = Großmeister
level-granmaestro-help = Denkt weiter voraus als alle anderen und nimmt sich die Zeit dafür.
level-granmaestro-beats = { $times ->
    [5] Mit dem Meister auf Augenhöhe: gewinnt jedes zweite Spiel.
   *[other] Gewinnt gegen den Meister { $times } von 10 Spielen.
  }
level-plain = { $level } (ohne Beschleuniger)
level-plain-help = In diesem Haus fehlt das schnelle Rechnen: Der Bot spielt gut, aber nicht so gut, wie er könnte.
read-the-rules = Lies die Regeln
rules = Regeln
rules-of = Regeln von { $game }
rules-missing = Die Regeln dieses Spiels stehen hier noch nicht.
rules-contents = Inhalt der Regeln
rules-in-words = In Worten
rules-example = Ein Beispiel, Schritt für Schritt
rules-example-at = Schritt { $number } von { $count }.
rules-example-back = Zurück
rules-example-on = Weiter
rules-example-again = Von vorn
how-to-play = So spielt man
play-game = Spiel { $game }
no-such-game = Dieses Spiel ist nicht im Haus
lost-title = Hier ist nichts
lost-text = Die Adresse stimmt nicht, oder die Seite wurde woanders hingeräumt.

around-the-table = Rund um den Tisch
empty-chair = Freier Stuhl
chair-number = Stuhl { $number }
you = du
seated = am Tisch
away = offline
host = leitet den Tisch
you-are-host = Jetzt leitest du den Tisch.
watching = Schauen zu
watches = schaut zu
bot = Bot
sit-here = Setz dich hierher
add-bot = Setz einen Bot hin
bot-for-chair = Setz einen Bot auf Stuhl { $number }
level-of = Wie gut { $name } ist
send-bot-away = Schick { $name } weg
menu-for = Mehr zu { $name }
move-chair = Verschieben: { $name }. Pfeil hoch und runter.
chair-up = Weiter nach vorn: { $name }
chair-down = Weiter nach hinten: { $name }
chair-moved = Jetzt auf Platz { $number }.
add-chair = Stell einen Stuhl dazu
remove-chair = Nimm einen Stuhl weg
stand-and-watch = Steh auf und schau zu
waiting-for-host = { $name } startet, wenn alle da sind.
host-begins = Alle sind da: Wir warten, dass { $name } startet.
chairs-still-empty = { $count ->
    [one] Eine Person fehlt noch: Lad sie ein oder setz einen Bot hin.
   *[other] { $count } Personen fehlen noch: Lad sie ein oder setz Bots hin.
  }
all-seated = Alle sind da.
begin = { $count ->
    [one] Los geht’s
   *[other] Los geht’s mit { $count }
  }
invite = Lad ein
join-code = Code des Tisches
join-code-help = Tippt ihn auf der Startseite ein, öffnet den Link oder scannt den QR-Code.
copy-link = Kopier den Link
link-copied = Link kopiert.
share = Teilen
share-text = Spielen wir { $game }? Der Code ist { $code }.
qr-label = QR-Code, der zu diesem Tisch führt
big-screen = Großer Bildschirm
screen-missing = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
  }
screen-ready = Alles bereit: Wer den Tisch leitet, startet am Handy.

table-menu = Menü des Tisches
players = Wer spielt
table-region = Tabelle
to-move = ist am Zug
for-name = für { $name }
spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
  }
in-gallery = { $count ->
    [one] Eine Person auf der Galerie
   *[other] { $count } Leute auf der Galerie
  }
your-turn = Du bist dran
headline-move = Mach deinen Zug
names-others = { $count } weitere
headline-wait = Wir warten auf den Zug von { $names }
headline-paused = { $name } hat die Zeit angehalten
headline-paused-mine = Du hast die Zeit angehalten: Mach weiter, wann du magst
headline-alone = { $points ->
    [one] Du hast am Ende einen Punkt
   *[other] Du hast am Ende { $points } Punkte
  }
headline-alone-of = { $points ->
    [one] { $name } hat am Ende einen Punkt
   *[other] { $name } hat am Ende { $points } Punkte
  }
wait-for-time = Wir warten auf die Sanduhr
skip-moment = Überspringen
hourglass = Sanduhr
at-the-table = Am Tisch
log = Was passiert ist
log-empty = Noch ist nichts passiert.
log-begun = { $round ->
    [one] Los geht’s
   *[other] Und noch mal · { $round }
  }
chat = Plaudern
chat-empty = Noch ist es still. Brich das Eis.
write-something = Schreib etwas
chat-to = Wer es liest
chat-to-all = Alle
chat-to-team = Team
reactions = Schnelle Reaktionen
reaction-bravo = Bravo!
reaction-risata = Wie lustig
reaction-stupore = Oh!
reaction-fretta = Na los
reaction-cuore = Herz
reaction-pensiero = Ich überlege
board-broken = Das Spielbrett klemmt. Die Partie ist sicher.
board-missing = Ich kann das Spielbrett nicht laden.

pause = Mach Pause
resume = Weiter geht’s
paused = Pause
paused-by = { $name } hat die Zeit angehalten und lässt sie auch wieder laufen.
paused-host = Die Zeit steht für alle still.
invite-or-watch = Lad zum Zuschauen ein
move-seat = Wechsle auf ein anderes Gerät
move-seat-help = Scann den Code mit dem anderen Gerät: Dein Stuhl wandert dorthin, und diese Seite schließt sich.
move-seat-show = Zeig den Code
move-seat-qr = QR-Code, der deinen Stuhl auf ein anderes Gerät bringt
move-seat-once = Er gilt nur einmal und nur ein paar Minuten. Zeig ihn sonst niemandem.
handoff-title = Hol deinen Stuhl hierher
handoff-text = Du hast auf einem anderen Gerät gespielt: Ab jetzt spielst du hier.
handoff-replaces = Hier heißt du { $name }: Wenn du weitermachst, übernimmt dieses Gerät Namen und Stuhl vom anderen.
handoff-games = Hol deine Partien hierher
handoff-games-text = Deine Partien und deine Zahlen kommen auf dieses Gerät, und das andere vergisst dich.
handoff-games-take = Hol sie hierher
handoff-take = Setz dich hierher
handoff-failed = Der Stuhl ist nicht angekommen
handoff-spent = Dieser Code ist abgelaufen oder schon benutzt.
leave-chair = Steh auf: Ein Bot spielt für dich
kept-chairs = Stühle, die ein Bot freihält
keeps-for = { $bot } hält den Platz für { $name } frei
give-back = Gib den Platz zurück
people = Am Tisch
hand-over-to = Lass { $name } den Tisch leiten
still-here = { $name } ist noch da.
bot-in-place = Lass einen Bot für { $name } spielen
kick = Schick { $name } weg
kick-sure = { $name } kann dann nicht mehr an diesen Tisch zurück. In Ordnung?
kick-yes = Ja, schick { $name } weg

bot-keeps-yours = { $bot } hält dir den Platz frei.
take-it-back = Nimm ihn zurück
is-away = { $name } ist offline.
take-back = Nimm den Zug zurück
take-back-asking = Wenn alle Ja sagen, die mit dir spielen: { $names }.
take-back-waiting = Du möchtest den Zug zurücknehmen: Es fehlt noch das Ja von { $names }.
take-back-asks = { $name } möchte den Zug zurücknehmen. In Ordnung?
take-back-asks-others = { $name } möchte den Zug zurücknehmen: Es fehlt noch das Ja von { $names }.
agree = In Ordnung
disagree = Nein
never-mind = Lass gut sein
let-a-bot = Lass einen Bot spielen
the-rule = Die Regel
play-now = Spiel los
play-now-help = Du spielst allein: Es geht sofort los.

line-lost = Dein Gerät ist offline. Die Partie ist sicher, und was du machst, kommt an, sobald die Leitung wieder steht.
house-closed = Das Haus ist zu. Die Partie ist sicher und geht hier weiter, sobald es wieder aufmacht.
house-silent = Das Haus antwortet nicht: Vielleicht ist es zu, vielleicht spinnt das Netz. Nichts geht verloren.
disk-back = Die Festplatte ist wieder da: Weiter geht’s.
no-way-in = Hier geht’s gerade nicht rein
retrying = Ich versuch’s noch mal …
retry-in = Neuer Versuch in { $seconds } s.
retry-now = Versuch’s jetzt
meanwhile = Während du weg warst
meanwhile-more = { $count ->
    [one] … und davor noch etwas
   *[other] … und davor noch { $count } Dinge
  }
meanwhile-seen = Gesehen
goodbye-kicked = Du bist nicht mehr am Tisch
goodbye-barred = An diesen Tisch kannst du dich nicht setzen
goodbye-barred-here = Fürs Erste bleibst du draußen
goodbye-table-shut = Dieser Tisch ist geschlossen
goodbye-moved = Dein Stuhl ist woanders
goodbye-elsewhere = Dieser Tisch ist in zu vielen Fenstern offen
goodbye-full = Hier ist kein Platz mehr
goodbye-no-such-game = Dieses Spiel ist nicht im Haus
play-here = Mach ihn hier wieder auf
goodbye-no-such-table = Diesen Tisch gibt es nicht
goodbye-table-gone = Der Tisch ist abgeräumt
goodbye-unreadable = Diese Partie gehört zu einer anderen Version
goodbye-protocol = Es gibt eine neue Version

notice-joined = { $name } ist am Tisch.
notice-left = { $name } ist jetzt offline.
notice-sat = { $name } setzt sich.
notice-stood = { $name } steht auf.
notice-kicked = { $name } ist nicht mehr am Tisch.
notice-host = Jetzt leitet { $name } den Tisch.
notice-paused = { $name } macht Pause.
notice-resumed = Weiter geht’s.
notice-given-back = { $name } ist wieder da und spielt selbst.
notice-bot = Ein Bot spielt für { $name }.
notice-renamed = { $name } hat einen neuen Namen.
notice-take-back-asked = { $name } möchte den Zug zurücknehmen.
notice-take-back-refused = { $name } sagt Nein: Der Zug bleibt.
notice-take-back-withdrawn = { $name } lässt den Zug, wie er ist.
notice-take-back-lapsed = Der Zug von { $name } bleibt.

game-begins = Los geht’s!
game-over = Die Partie ist zu Ende
draw = Unentschieden!
nobody-wins = Diesmal gewinnt niemand
you-win-team = Ihr gewinnt: Team { $team }!
winner-team = Team { $team } gewinnt
first-game = Fang hiermit an
you-win = Gewonnen!
winner-is = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
screen-cheer = { $count ->
    [one] { $names } gewinnt: Applaus!
   *[other] { $names } gewinnen: Applaus!
  }
screen-cheer-team = Team { $team } gewinnt: Applaus!
winner = gewinnt
your-records = Deine Rekorde
how-it-came = Woher die Punkte kommen
rematch = Revanche!
once-more = Noch eine Partie
rematch-lobby = Ändere Stühle oder Regeln
rematch-by-host = Die Revanche startet { $name }.
look-at-table = Schau auf den Tisch
see-scores = Schau die Punkte an
score-sheet = Der Punktezettel
place-number = { $place }. Platz
place-short = { $place }.
honour-shared = geteilt
rematch-ask = Noch mal!
rematch-asked = Du willst eine Revanche
rematch-count = { $yes } von { $all }
notice-again = { $name } will eine Revanche
share-picture = Teilen
share-file = ludoteca-das-spiel
share-story = Story: ein Bild im Hochformat
share-story-short = Story
share-story-file = story
share-ready = Fertig: teilen
share-film = Film: wie es entstand
share-film-short = Film
share-film-file = film
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
ladder = Die Leiter
step-to = { $points ->
    [one] Noch ein Punkt bis „{ $rank }“
   *[other] Noch { $points } Punkte bis „{ $rank }“
}
step-none = Höher geht’s nicht
your-best = Dein Rekord
new-best = neu!
maestro-same-deal = Der Meister mit denselben Karten
screen-open = Öffnet im Browser
screen-type = Tippt den Code ein
screen-scan = oder scannt hier
screen-enter = Kommt rein über
screen-all-here = Alle sind da: { $name } beginnt
screen-opens = öffnet den Tisch
screen-take-phone = Nimm dein Handy und setz dich

# Die Stimme, die Worte und der große Bildschirm.
muted-by-host = Die Tischleitung hat dich erst mal stumm gestellt.
hear-nothing = Ich will { $name } nicht hören
hear-again = Ich will { $name } wieder hören
report = Melde { $name }
report-what = Wer das Haus führt, liest es im Protokoll. { $name } erfährt nichts davon.
report-lines = Schick auch die letzten Zeilen mit
report-lines-help = Höchstens zehn, und nur solche, die du auch gelesen hast.
report-yes = Schick die Meldung ab
reported = Gemeldet: Wer das Haus führt, sieht es.
let-speak = { $name } darf mitreden
let-speak-no = { $name } redet nicht mehr mit
mute-for-all = Stell { $name } für alle stumm
unmute-for-all = Lass { $name } wieder zu Wort kommen
owner-stays = { $name } hat diesen Tisch aufgemacht.
family-mode = Wie in der Familie
family-mode-help = Schimpfwörter sieht man nicht: weder in Namen noch im Chat noch auf dem großen Bildschirm.
look-first = Erst schaue ich
look-first-help = Bilder und Wörter kommen erst nach deinem Ja auf den großen Bildschirm.
curtain-waits = Der große Bildschirm wartet auf dein Ja: { $what }
curtain-drawings = { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
 }
curtain-soon = Was fehlt, kommt, sobald { $name } es angeschaut hat.
curtain-show = Zeigen
curtain-hide = Nicht zeigen
notice-muted = { $name } ist erst mal stumm.
notice-unmuted = { $name } darf wieder reden.

## Der Tisch in Worten
words-title = Der Tisch in Worten
words-open = Öffne den Tisch in Worten (Alt+T)
words-close = Schließ den Tisch in Worten
words-now = Jetzt
words-changed = Was sich geändert hat
words-table = Auf dem Tisch
words-mine = Vor dir
words-can = Was du sagen kannst
words-again = zum Nochmalhören
words-asks = Was du fragen kannst
words-offered = Züge zur Auswahl
words-field = Schreib einen Zug oder eine Frage
words-send = Abschicken
words-nothing = Nichts Neues.
words-nothing-mine = Vor dir liegt nichts.
words-more = Und { $count ->
    [one] noch etwas Neues.
   *[other] noch { $count } Neuigkeiten.
  }
more-time = Noch 30 Sekunden

## Agenten
agent = Agent
agent-seated = ist ein Programm
seat-agent = Lass { $name } Platz nehmen

# Das Haus, von der Tür aus gesehen.
house-notice = Hinweis des Hauses
in-the-window = Tische, offen für alle
at-the-table-of = bei { $name }
chairs-free = { $count ->
    [one] ein Stuhl frei
   *[other] { $count } Stühle frei
  }
come-and-watch = zuschauen geht
show-in-window = Im Schaufenster
show-in-window-help = Der Tisch steht auf der Startseite: Alle im Haus können sich dazusetzen.
house-says = { $name }: { $text }
## Noch mal anschauen
replay-look = Schau sie noch mal an
replay-of = Noch mal anschauen: { $game }
replay-coming = Ich stelle alles wieder auf den Tisch …
replay-gone = Diese Partie gibt es hier nicht
replay-cut = Die Leitung ist abgerissen: Versuch’s noch mal.
replay-begins = Los geht’s
replay-ends = Ende der Partie
replay-unseen = Ein Zug, den man von hier nicht sieht
replay-eyes = Schau mit den Augen von
replay-audience = Publikum
replay-open = alles aufgedeckt
replay-beside = In Worten, und was geplaudert wurde
replay-words = Der Moment in Worten
replay-before = Vor { $name }
replay-said = Dabei wurde geplaudert
replay-link = Kopier den Link zu diesem Moment
replay-save = Speichere die Partie als Datei
replay-close = Zu meinen Partien
replay-where = Wo in der Partie
replay-mark = Zug { $version }: { $text }
replay-value = Zug { $version } von { $count }. { $text }
replay-count = Zug { $version } von { $count }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forth = Einen Zug weiter
replay-last = Zum Ende
replay-play = Lass laufen
replay-pause = Halt an
replay-speed = Tempo
replay-times = Tempo mal { $speed }
replay-true = echte Zeiten
replay-true-help = Wartet zwischen den Zügen so lange, wie damals gewartet wurde
replay-only-look = Hier wird nur geschaut: Mit „Was wäre, wenn …“ spielst du ab diesem Zug.
what-if = Was wäre, wenn …
what-if-title = Was wäre, wenn es anders gelaufen wäre?
what-if-help = Ein neuer Tisch geht auf, genau wie nach Zug { $version }. Ab da fällt das Glück anders. Die echte Partie bleibt, wie sie ist.
what-if-seat = Auf dem Platz von
what-if-level = Bots auf den leeren Stühlen
what-if-friends = Mit deinen Leuten
what-if-bots = Gegen Bots
what-if-alone = Spiel ab hier
what-if-name = Um ab hier zu spielen
what-if-over = Hier ist sie schon zu Ende: Geh ein paar Züge zurück.

## Meine Partien
me-link = Deine Partien und deine Zahlen
me-title = Schau, wie du spielst, { $name }
me-nobody = Sag, wie du heißt, dann findest du hier deine Partien.
me-say-name = Ich heiße …
me-none = Noch keine Partie zu Ende gespielt: Spiel los, dann siehst du sie hier wieder, Zug für Zug.
me-numbers = Deine Zahlen
me-games = { $count ->
    [one] Partie
   *[other] Partien
 }
me-wins = { $count ->
    [one] gewonnen
   *[other] gewonnen
 }
me-days = { $count ->
    [one] Tag in Folge, dein Rekord
   *[other] Tage in Folge, dein Rekord
 }{ $now ->
    [0] {""}
   *[other] {" "}(jetzt { $now })
 }
me-feats = { $count ->
    [one] besonderes Ziel
   *[other] besondere Ziele
 }
me-good-at = Deine Stärke: { $what }
me-best = Bestwert: { $points } Punkte
me-row = { $longest } Siege in Folge{ $row ->
    [0] {""}
   *[other] {" "}(jetzt { $row })
 }
me-against = gegen { $level } { $wins } von { $games }
me-scores = Die letzten Ergebnisse: { $scores }
me-again = Schau die letzten noch mal an
me-won = Gewonnen mit { $names }
me-lost = { $place }. Platz mit { $names }
me-alone = Allein: { $points } Punkte
me-brought = Aus einer Datei: { $names }
me-more = Noch { $count }
me-works = Geh durch deine Werke
me-works-more = Frühere Werke zeigen
me-work-moment = Den Moment noch einmal sehen
me-elsewhere = Nimm sie mit auf einen anderen Bildschirm
me-elsewhere-help = Scann den Code mit dem anderen Gerät: Deine Partien und deine Zahlen wandern dorthin, und dieses hier vergisst dich.
me-bring = Öffne eine Partie aus einer Datei
me-no-game = In dieser Datei steckt keine Partie.
me-save = Herunterladen
me-delete = Lösch { $what }
me-delete-all = Lösch alle meine Partien
me-delete-title = { $count ->
    [one] Diese Partie löschen?
   *[other] { $count } Partien löschen?
 }
me-delete-help = Sie verschwindet aus deinen Zahlen, und du findest sie nicht wieder. Wer mitgespielt hat, behält sie.
me-delete-yes = Löschen
me-deleted = Fertig: gelöscht.

## Das ehrliche Glück
luck-title = Ehrliches Glück
luck-line = Ehrliches Glück: Das Haus hat seine Zahl schon im Umschlag, und { $count ->
    [0] noch niemand hat
    [one] eine Person hat
   *[other] { $count } Personen haben
 } die eigene dazugemischt.
luck-how = So geht’s
luck-check = Prüf das Glück nach
luck-good = Die Rechnung geht auf: Niemand hat die Karten ausgesucht
luck-bad = Die Rechnung geht nicht auf
luck-none = Bei dieser Partie hat niemand das Glück gemischt: Sie fing mittendrin an oder stammt aus der Zeit davor.
luck-check-commitment = Die Zahl des Hauses ist genau die aus dem Umschlag
luck-check-seed = Alle Zahlen zusammen ergeben diese Partie
luck-check-mine = Die Zahl dieses Browsers ist auch dabei
luck-who = Gemischt haben: das Haus und { $names }.
luck-nobody = Nur das Haus hat gemischt: Wer spielte, hat nichts dazugetan.
luck-1 = Vor dem Austeilen denkt sich das Haus eine sehr lange geheime Zahl aus und steckt sie in einen Umschlag. Auf dem Umschlag ist ein Fingerabdruck: Alle sehen ihn, aber die Zahl errät man daraus nicht.
luck-2 = Dann denkt sich jedes Gerät am Tisch eine eigene Zahl aus und sagt sie. Jetzt kann das Haus seine Zahl nicht mehr ändern: Der Fingerabdruck würde nicht mehr passen.
luck-3 = Alle Zahlen werden zusammengemischt, wie ein Stapel, von dem alle einmal abheben: Aus dem Ergebnis kommen Karten, Würfel und Wörter. Niemand kann sie aussuchen, nicht einmal das Haus.
luck-4 = Wenn die Partie zu Ende ist, geht der Umschlag auf: Alle können nachrechnen, und diese Seite rechnet für dich nach.
luck-sums = Gerechnet wird zweimal SHA-256: einmal über die Zahl des Hauses, einmal über alle Zahlen hintereinander.
luck-verify = spielt auch die ganze Partie noch einmal nach, Zug für Zug.

# Die erste Partie zusammen.
lesson-of = { $game }: eine erste Partie zusammen
lesson-coach = Spiel mit mir mit
lesson-step = Schritt { $step } von { $steps }
lesson-list = Hier lernst du
lesson-leave = Später, ich komm wieder
lesson-next = Weiter
lesson-finish = Verstanden
lesson-show = Zeig’s mir
lesson-try = Probier’s
lesson-watch = Schau, was passiert …
lesson-rules-say = In den Regeln steht:
lesson-not-so = So nicht.
lesson-over-title = Na bitte: Du kannst spielen
lesson-over = Du hast alles einmal gemacht, was es zu tun gibt. Jetzt eine richtige Partie: mit wem du willst, oder gegen einen Bot, vom Küken aufwärts.
lesson-play = Spiel eine richtige Partie
lesson-again = Fang noch mal von vorn an
lesson-none = Eine erste Partie gibt es hier nicht
lesson-you = Du
lesson-first = Zum ersten Mal?
lesson-five = Fünf Minuten zusammen
lesson-first-help = Der richtige Tisch, Schritt für Schritt: Du probierst jeden Zug und zählst die Punkte.
lesson-resume = Mach mit der ersten Partie weiter
lesson-once-more = Die erste Partie zusammen

# Die Aufgaben des Tages.
dailies = Die Aufgaben von heute
daily-name-masterdice = Masterdice
daily-name-canvas = Canvas gegen Vincent
daily-name-canvas-puzzle = Canvas, das Puzzle
daily-name-finestre = Finestre
daily-name-medusa = Qualle
daily-name-palla = Kugelfisch
daily-title = Aufgabe des Tages: { $name }
daily-done = Die Aufgabe des Tages hast du gespielt
daily-none = So eine Aufgabe gibt es nicht
daily-yours = Dein Versuch
daily-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
daily-begun = angefangen, wartet auf dich
daily-best = heute am besten: { $name }, { $points }
daily-nobody = heute hat sie noch niemand gespielt
daily-play = Spielen
daily-go-on = Weiter
daily-try = Spiel die Aufgabe von heute
daily-invite = Für alle dieselbe, und ein Versuch, der zählt.
daily-once = Fang vor Mitternacht an, dann kannst du in Ruhe zu Ende spielen: Es zählt für heute. Danach spielst du sie, so oft du magst, ohne dass es zählt.
daily-row = { $count ->
    [0] Fang eine neue Serie an
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
  }
daily-dots = { $count } von 4 Punkten
daily-and-more = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
  }
daily-share = Teilen
daily-share-line = Teil die Zeile
daily-copied = Kopiert: Füg es ein, wo du magst.
daily-no-spoil = es verrät nichts
daily-to-maestro = { $points ->
    [one] noch ein Punkt, und du holst den Meister ein
   *[other] noch { $points } Punkte, und du holst den Meister ein
  }
daily-beat-maestro = besser als der Meister
daily-like-maestro = genau wie der Meister
daily-rank = { $rank ->
    [1] in diesem Haus war niemand besser
   *[other] Platz { $rank } von { $players }
  }
daily-look = Schau es dir noch mal an
daily-again = Noch mal, ohne dass es zählt
daily-house = Vergleich dich mit dem Haus
daily-maestro = der Meister
daily-you = { $name } (du)
daily-ghost = Schau, wie { $name } gespielt hat
daily-steps = Schritt für Schritt
daily-beside = Neben dir
daily-yours-short = du
daily-stage = Schritt
daily-no-ghost = Sobald ein anderer Versuch zu Ende ist, steht er hier neben deinem.
daily-ghosts-later = Wie die anderen gespielt haben, siehst du nach deinem eigenen Versuch.
daily-fair = Jeder Punkt ist eine Stufe der Bots, die du erreichst, vom Küken bis zum Meister. Die Karten ergeben sich allein aus dem Datum: Wer das Programm liest, könnte sie vorher kennen, und wer unter anderem Namen wiederkommt, hat noch einen Versuch. Wir glauben dir.
daily-more = Weiter mit einer anderen Aufgabe
daily-box = Die Aufgabe von heute
daily-box-which = Die Aufgabe von heute: { $name }
goodbye-daily-alone = Diese Aufgabe spielt man allein

# Ein Abend: ein Raum, mehrere Spiele.
evening-title = Der Abend
evening-share = Die Geschichte als Bild
evening-file = der-abend
evening-won = Der Abend geht an { $name }
evening-wins = { $count ->
    [0] kein Sieg
    [one] ein Sieg
   *[other] { $count } Siege
  }
evening-other = Ein anderes Spiel, dieselben Leute
evening-what-next = Was spielt ihr als Nächstes? Alle dürfen mitreden.
evening-votes = { $count ->
    [one] , eine Stimme
   *[other] , { $count } Stimmen
  }
evening-lay = Mach { $game } auf
me-research = Meine Partien für die Forschung
me-research-help = Ohne Namen, Gespräche und Daten, und nur, wenn alle am Tisch einverstanden sind: Masterdice, Canvas und Finestre. Du kannst es dir anders überlegen.
on-show = Meine Werke zeigen
on-show-help = Deine Bilder und Zeichnungen dürfen eine Woche lang auf der ersten Seite des Hauses hängen, mit deinem Namen. Nur wenn alle am Tisch es wollen oder der Tisch dem ganzen Haus offen stand.
made-this-week = Seht, was ihr gemacht habt
made-this-week-help = diese Woche aufgehängt
made-this-week-and-mine = diese Woche aufgehängt; was du anderen nicht zeigst, siehst nur du
made-by-me = Sieh, was du gemacht hast
made-by-me-help = diese Woche; hier siehst nur du es
made-by = „{ $title }“, von { $name }: sieh, wie es entstand
rating-show = Meine Wertung zeigen
rating-show-help = Wie stark du bist, Spiel für Spiel, unter allen in diesem Haus und gegen die Bots. Nur du siehst es.
rating-how = Wie sie berechnet wird
rating-points = Wertung
rating-give-or-take = { $points } Punkte mehr oder weniger
rating-place = Wertung, Platz { $place } von { $of }
rating-title = Die Wertung, erklärt
rating-1 = Alle beginnen mit 1500 Punkten. Wer Stärkere schlägt, steigt deutlich; wer Schwächere schlägt, nur wenig. Beim Verlieren ist es umgekehrt. Ein Unentschieden zieht beide Wertungen zueinander.
rating-2 = Neben der Wertung steht ein „±“: Deine wahre Stärke liegt so gut wie sicher zwischen diesen beiden Zahlen. Nach wenigen Partien ist die Spanne weit, dann wird sie enger; nach einer Pause wird sie wieder weiter. Solange sie weit ist, springt die Wertung: nimm sie nicht ernst.
rating-3 = Spielen viele, wirst du mit jedem verglichen: Es zählen alle, die hinter dir gelandet sind, und alle vor dir. Wer in deiner Mannschaft spielt, zählt nicht.
rating-4 = Es zählen Partien, die hier von Anfang bis Ende zu zweit oder mit mehr gespielt wurden, und die Tagesaufgabe beim einen Mal, das gilt. Allein gespielte, mittendrin begonnene oder aus einer Datei geöffnete Partien und solche, in denen ein Bot deinen Platz übernahm, zählen nicht.
rating-bots = Wo die Bots stehen
rating-bots-help = Bots steigen und fallen nicht: Ihre Stufen wurden gemessen, indem sie Hunderte Male gegeneinander spielten. Der Geselle steht bei 1500.
rating-who = Wer sie sieht
rating-who-1 = Nur du, und nur wenn du es willst. Wir sagen dir auch deinen Platz unter denen im Haus, die ihre sehen wollen: wie viele es sind, nie wer. Sie steht nirgends geschrieben: Sie wird bei jedem Blick aus den Partien berechnet, und eine gelöschte Partie fällt auch aus der Rechnung.
rating-method = Das Verfahren ist Glicko-2 von Mark Glickman; jeder Tag ist eine Periode.
replay-why = Warum?
replay-why-of = Warum hat { $name } das gespielt?
replay-why-nothing = Zu diesem Zug gibt es sonst nichts zu sagen.
luck-dealt = { $count ->
    [0] Ehrliches Glück: Das Haus hatte seine Zahl versiegelt, bevor die Partie begann.
    [one] Ehrliches Glück: gemischt vom Haus und vom Browser einer Person.
   *[other] Ehrliches Glück: gemischt vom Haus und von den Browsern von { $count } Personen.
  }
calls = Sag mir Bescheid, wenn ich dran bin
calls-help = Auch wenn die Seite zu ist: Es kommt nur „du bist dran“ und der Code des Tisches. Für gemütliche Partien, die Tage dauern.
calls-no = Der Browser erlaubt keine Benachrichtigungen: Das ändert man in seinen Einstellungen.
hint = Ein Tipp vom Meister
advice = Tipps und Gründe
advice-nobody = Niemand
advice-alone = Wer allein mit Bots spielt
advice-all = Alle
advice-help = Wer den Meister um einen Tipp bitten darf und einen Bot fragen, warum er so gezogen hat. Von jedem Tipp erfahren alle; nach der Partie darf jeder nach dem Warum fragen.
learn-soon = Lerne in fünf Minuten
learn-new = noch nicht ausprobiert
daily-what-masterdice = derselbe Code für alle
daily-what-canvas = dieselben Karten für alle
daily-what-canvas-puzzle = drei Bilder, dieselben Karten für alle
daily-what-finestre = dieselbe Straße für alle
daily-what-medusa = dieselben Aufgaben für alle
daily-what-palla = gegen einen Bot, dasselbe Meer für alle
hot-title = An diesem Gerät
hot-add = Jemanden dazusetzen
hot-name = Wer spielt noch an diesem Gerät?
hot-sit = Hinsetzen
hot-help = Ihr reicht das Gerät herum: Zwischen zwei Personen fällt der Vorhang.
hot-unhurried = Wer das Gerät herumreicht, spielt ohne Sanduhr; wer sie will, findet sie bei den Einstellungen des Spiels.
hot-remove = { $name } spielt hier nicht mehr
hot-hand = Gib das Gerät an { $name }
hot-hand-help = Hinter dem Vorhang gibt es nichts zu sehen: Die Karten von vorhin sind nicht mehr auf dieser Seite.
hot-take = Da bin ich, ich bin dran
hot-looks = { $name } schaut gerade
hot-pass = An { $name } geben
hot-others = Andere …
hot-whom = An wen geht es?
