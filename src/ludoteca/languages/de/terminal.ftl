# Was man im Terminal liest, wenn es der Datenbank nicht gut geht, und was man tun kann.
database-corrupt = Die Datenbank { $path } ist beschädigt: Ich rühre sie nicht an. Spiel eine Sicherung zurück oder leg sie beiseite (verschieb sie woandershin), dann macht das Haus leer wieder auf.
database-full = Die Festplatte mit { $path } ist voll: Schaff etwas Platz und versuch’s noch mal.
database-locked = Ein anderes Programm hält { $path } besetzt: Schließ es und versuch’s noch mal.
database-newer = Die Datenbank { $path } gehört zu einer neueren Ludoteca als dieser: Bring Ludoteca auf den neuesten Stand oder gib mit --database eine andere Datei an.
database-out-of-reach = Ich kann { $path } nicht öffnen: Schau nach, ob es den Ordner gibt und ob du darin schreiben darfst, oder gib mit --database eine andere Datei an.
database-read-only = Die Datenbank { $path } ist schreibgeschützt: Mach sie beschreibbar (chmod u+w) oder gib mit --database eine andere Datei an.
database-in-use = Mit dieser Datenbank ist schon ein Haus offen: { $address } (Prozess { $pid }). Geh dorthin oder gib mit --database eine andere Datei an.
database-in-use-somewhere = Mit { $path } macht gerade ein anderes Haus auf: Wart einen Moment oder gib mit --database eine andere Datei an.
postgres-newer = Das Haus in { $path } gehört zu einer neueren Ludoteca als dieser: Bring Ludoteca auch hier auf den neuesten Stand.
postgres-out-of-reach = { $path } ist nicht zu erreichen: Schau nach, ob PostgreSQL läuft und ob Adresse, Name, Passwort, Datenbank und Optionen stimmen. Steht PgBouncer davor, häng ?pooled=1 an die Adresse.
postgres-read-only = { $path } lässt sich nur lesen: Es ist eine Kopie, oder dieser Benutzer darf nicht schreiben. Gib die eigentliche Datenbank an, oder lass den Benutzer in dieser Datenbank Tabellen anlegen und schreiben.
postgres-in-use = Das Haus auf { $path } ist offen ({ $address }): Schließ erst alle seine Prozesse.
house-open = Hier ist ein Haus offen: { $address } (Prozess { $pid })
# Sicherungen, und was das Haus über eine Person weiß.
kept-backup = Gesichert: { $path } ({ $size } kB).
kept-restore = Das Haus in { $database } ist wieder so wie in der Sicherung { $path }.
kept-forget = Fertig: Von { $guest } bleibt in diesem Haus weder der Name noch ein Wort. Die Partien bleiben, mit einem Platz ohne Namen.
kept-missing = Eine Datei { $path } gibt es nicht.
kept-not-empty = In { $path } ist schon ein Haus: Mit --over tritt die Sicherung an seine Stelle, und was jetzt da ist, geht verloren.
kept-nobody = Hier gibt es niemanden namens { $guest }, und auch niemanden mit diesem Code.
kept-several = { $guest } heißen hier mehrere: Gib den Code der richtigen Person an ({ $ids }).
kept-elsewhere = { $detail }
# Das Haus mit HTTPS: was der Browser sagen wird, und warum.
tls-title = Gleich warnt dich dein Browser: Das ist normal
tls-why = Dieses Haus verschlüsselt alles, was hin und her geht, aber sein Zertifikat hat es sich selbst gemacht: Zu Hause kann niemand dafür bürgen.
tls-what = Der Browser sagt, die Verbindung sei „nicht privat“ oder die Website „nicht sicher“. Das heißt nicht, dass jemand mithört: Er kennt dieses Haus nur noch nicht.
tls-how = Wähl „Erweitert“ (oder „Details einblenden“) und dann „Weiter“ oder „Diese Website öffnen“. Auf jedem Gerät wirst du nur einmal gefragt. Danach gehen auch das Mikrofon und der Bildschirm, der anbleibt.
tls-go = Alles klar, lass mich rein
tls-fingerprint = Zum Nachprüfen der Fingerabdruck (SHA-256) des Zertifikats:
tls-none = Ich kann kein Zertifikat machen: Hier fehlt openssl. Installier es oder gib deine eigenen Dateien mit --tls-cert und --tls-key an.
# Die Datei mit den Einstellungen, ludoteca.toml.
settings-missing = Die Einstellungsdatei { $path } gibt es nicht.
settings-broken = { $path }, Zeile { $line }: Das ist kein gültiges TOML ({ $detail }).
settings-unknown = { $path }, Zeile { $line }: „{ $name }“ ist keine Einstellung. Welche es gibt, steht in docs/host/running.md.
settings-nearly = { $path }, Zeile { $line }: „{ $name }“ ist keine Einstellung. Meintest du „{ $near }“?
settings-kind = { $path }, Zeile { $line }: Für „{ $name }“ passt nur { $wanted }.
misread-ice-servers = Die Server für die Stimme (ice_servers, LUDOTECA_ICE_SERVERS) müssen eine JSON-Liste sein: { $detail }
misread-proxy = „{ $given }“ bei den Proxys (proxies, LUDOTECA_PROXIES, --proxy) ist weder eine Adresse noch ein Netz in Zahlen.
misread-address = „{ $given }“ ist keine Adresse, unter der die anderen Prozesse diesen finden (address, LUDOTECA_ADDRESS): Man schreibt http://10.0.0.11:8080, ohne Pfad.
address-unseen = Mit --workers und --tls kommen die anderen Prozesse an den unverschlüsselten Port, wo zu sehen ist, welchen Worker sie meinen: LUDOTECA_ADDRESS schreibt man dann http://10.0.0.11:8080, nicht „{ $given }“. Für https zwischen den Maschinen stell statt --tls einen Proxy vor das Haus.
workers-late = Die Worker haben nicht innerhalb von { $seconds } Sekunden geöffnet: Warum, steht in dem, was sie oben geschrieben haben.
port-taken = Port { $port } ist belegt, oder dieser Benutzer darf ihn nicht haben. Dort suchen der Lastverteiler und die anderen Prozesse diesen: Mach ihn frei, oder gib mit --port (und in LUDOTECA_ADDRESS) einen anderen an.
# Was das Haus weiß, und wie lange: die Seite für alle.
privacy-title = Was dieses Haus von dir weiß
privacy-intro = { $house } hat keine Konten, zeigt keine Werbung und fragt sonst niemanden nach etwas. Hier steht alles, was es aufbewahrt, und wie lange.
privacy-kept-title = Was es aufbewahrt
privacy-kept = Den Namen, den du dir gegeben hast, und die Sprache, in der du liest. Die Tische, an denen du gesessen hast: Züge, Zeichnungen, Wörter aus dem Spiel und aus dem Gespräch. Wie Partien ausgegangen sind und was dir gelungen ist. Deine Versuche an den Aufgaben des Tages. Wenn du deine Wertung sehen willst, dass du es willst: nicht die Wertung, sie wird jedes Mal neu berechnet. Wenn du hören willst, dass du dran bist, die Adresse, unter der dein Browser davon erfährt: Der Dienst des Browserherstellers trägt die Nachricht, in verschlossenem Umschlag. Statt eines Passworts liegt ein Schlüssel in deinem Browser: Das Haus kennt nur seinen Fingerabdruck.
privacy-until-title = Wie lange
privacy-until = Kommst du { $guests } Tage lang nicht wieder, vergisst dich das Haus. Ein beendeter Tisch bleibt { $finished } Tage, einer, an dem noch etwas anfangen oder zu Ende gehen soll, { $abandoned }. Beendete Partien bleiben, solange jemand, der dabei war, sie behält.
privacy-passing-title = Was nur vorbeikommt
privacy-passing = Die Adresse, von der du kommst, dient dazu, Schwärme draußen zu halten: Sie wird höchstens { $hours } Stunden lang mitgezählt und nie neben deinem Namen notiert. Eine Adresse, die das Haus für eine Weile aussperrt, bleibt so lange vermerkt.
privacy-others-title = Stimme
privacy-others = Die Stimme geht verschlüsselt von Browser zu Browser, und niemand nimmt sie auf.
privacy-relay = Wo Netze das nicht zulassen, trägt sie eine Zwischenstelle, die das Haus ausgesucht hat; mithören kann die nicht.
privacy-no-relay = Dieses Haus benutzt keine Zwischenstelle.
privacy-browser-title = In deinem Browser
privacy-browser = Im Browser liegen dein Schlüssel, dein Name, deine Einstellungen und der letzte Zug, den du an jedem Tisch gesehen hast. Lösch die Daten dieser Website, und sie sind weg; Cookies gibt es nicht.
privacy-rights-title = Worum du bitten kannst
privacy-rights = Wer das Haus führt, gibt dir auf Wunsch alles, was es von dir hat, oder löscht dich daraus: Die Partien bleiben den anderen, mit einem Platz ohne Namen.
kept-dataset = Geschrieben: { $games } Partien nach { $path }, ohne die Menschen.
privacy-research-title = Partien für die Forschung
privacy-research = In der Regel geht nichts hinaus. Sagst du auf deiner eigenen Seite („Wie ich spiele“) ja, darf, wer das Haus führt, deine Partien von Masterdice, Canvas und Finestre in eine offene Sammlung geben: Eine Partie kommt nur hinein, wenn alle am Tisch ja gesagt haben. Hinein kommen Züge und Punkte, nie Namen, Gespräche, Daten oder Zeichnungen. Du kannst es dir anders überlegen: Spätere Sammlungen sind ohne deine Partien.
# Was der Doktor von diesem Python hält.
python-plain = Ohne Optimierungen gebaut: Das Haus müht sich etwa ein Fünftel mehr ab (mit pyenv: PYTHON_CONFIGURE_OPTS=--enable-optimizations).
