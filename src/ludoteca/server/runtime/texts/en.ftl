# What one reads at the terminal when the database is not well, and what can be done about it.
database-corrupt = The database { $path } is damaged: it is left as it is. Put a backup in its place, or move it elsewhere and the house opens empty.
database-full = The disk of { $path } is full: make some room and try again.
database-locked = Another program is holding { $path }: close it and try again.
database-newer = The database { $path } is of a newer Ludoteca than this one: update Ludoteca, or name another file with --database.
database-out-of-reach = { $path } cannot be opened: see that its folder exists and that you may write there, or name another file with --database.
database-read-only = The database { $path } is read-only: make it writable (chmod u+w), or name another file with --database.
database-in-use = A house is already open on this database: { $address } (process { $pid }). Go there, or name another file with --database.
database-in-use-somewhere = Another house is just opening on { $path }: wait a moment, or name another file with --database.
house-open = A house is open here: { $address } (process { $pid })
# The same, for a house on PostgreSQL.
postgres-newer = The house in { $path } is of a newer Ludoteca than this one: update Ludoteca here too.
postgres-out-of-reach = { $path } cannot be reached: see that PostgreSQL is running and that address, name, password, database and options are right. With PgBouncer before it, add ?pooled=1 to the address.
postgres-read-only = { $path } can only be read: it is a replica, or this user may not write. Name the main one, or let the user make tables and write in this database.
postgres-in-use = The house is open on { $path } ({ $address }): close all its processes first.
# Copies, and what the house knows of a person.
kept-dataset = Written: { $games } games to { $path }, without the people.
kept-backup = Copied: { $path } ({ $size } kB).
kept-restore = The house in { $database } is again as in the copy { $path }.
kept-forget = Done: neither the name nor a word of { $guest } is left in this house. The games stay, with a chair that has no name.
kept-missing = There is no file { $path }.
kept-not-empty = There is a house in { $path } already: with --over the copy takes its place, and what is there now is lost.
kept-nobody = Nobody here is called { $guest }, neither by name nor by id.
kept-several = { $guest } is the name of several people: give the id of the one you mean ({ $ids }).
kept-elsewhere = { $detail }
# The house over HTTPS: what the browser will say, and why.
tls-title = In a moment your browser will warn you: that is expected
tls-why = This house encrypts everything that passes, but it made its certificate itself: at home there is nobody who could vouch for it.
tls-what = The browser will say that the connection is “not private” or the site “not secure”. It does not mean that somebody listens: it means that it does not know this house yet.
tls-how = Choose “Advanced” (or “Show details”), then “Proceed” or “Visit this website”. It asks once on each device. From there microphone and wake lock work too.
tls-go = I see, let me in
tls-fingerprint = For those who want to compare, the certificate’s fingerprint (SHA-256):
tls-none = No certificate can be made: openssl is missing here. Install it, or name your own with --tls-cert and --tls-key.
# The file of settings, ludoteca.toml.
settings-missing = The file of settings { $path } is not there.
settings-broken = { $path }, line { $line }: this is not well-written TOML ({ $detail }).
settings-unknown = { $path }, line { $line }: “{ $name }” is no setting. Those there are stand in docs/host/running.md.
settings-nearly = { $path }, line { $line }: “{ $name }” is no setting. Did you mean “{ $near }”?
settings-kind = { $path }, line { $line }: “{ $name }” wants { $wanted }.
misread-ice-servers = The servers for voice (ice_servers, LUDOTECA_ICE_SERVERS) must be a JSON list: { $detail }
misread-proxy = “{ $given }” among the proxies (proxies, LUDOTECA_PROXIES, --proxy) is neither an address nor a network in numbers.
misread-address = “{ $given }” is no address at which the other processes reach this one (address, LUDOTECA_ADDRESS): it is written http://10.0.0.11:8080, without a path.
address-unseen = With --workers and --tls the other processes come to the plain port, where the front sees which worker they mean: LUDOTECA_ADDRESS is then written http://10.0.0.11:8080, not “{ $given }”. For https between machines, put a proxy before the house instead of --tls.
workers-late = The workers did not open within { $seconds } seconds: what they wrote above says why.
port-taken = Port { $port } is taken, or this user may not have it. The balancer and the other processes look for this one there: free it, or name another with --port (and in LUDOTECA_ADDRESS).
# What the house knows of people: the page /privacy.
privacy-title = What this house knows of you
privacy-intro = { $house } has no accounts, shows no ads and asks nobody else for anything. Here is all that it keeps, and for how long.
privacy-kept-title = What it keeps
privacy-kept = The name you gave yourself and the language you read. The tables you sat at: moves, drawings, words written in the game and in the chat. How games ended, and what you achieved. Your tries at the deals of the day. If you asked to see your rating, that you did: not the rating, which is worked out anew each time. If you want to be told when it is your turn, the address at which your browser hears of it: the service of the browser’s maker carries it, sealed. In place of a password there is a key in your browser: the house knows only its fingerprint.
privacy-until-title = For how long
privacy-until = If you do not come back for { $guests } days, the house forgets you. A finished table stays for { $finished } days, one with a game still to begin or to end for { $abandoned }. Finished games stay as long as somebody who played them keeps them.
privacy-passing-title = What only passes
privacy-passing = The address you call from serves to keep swarms out: it is counted for { $hours } hours at most and never written beside your name. An address that whoever runs the house keeps outside is noted until that is over.
privacy-others-title = Voice
privacy-others = Voice goes from browser to browser, encrypted, and nobody records it.
privacy-relay = Where networks do not let it pass, a relay chosen by whoever runs the house carries it, and cannot listen.
privacy-no-relay = This house uses no relay.
privacy-browser-title = In your browser
privacy-browser = Your key, your name, your preferences and the last move you saw of each table are kept in the browser. Clear this site’s data and they are gone; there are no cookies.
privacy-research-title = Games for research
privacy-research = As a rule nothing goes out. If you turn on “My games for research” on your own page, whoever runs the house may put your games of Masterdice, Canvas and Finestre into an open collection: a game goes in only if everybody at its table has said yes. Moves and points go in, never names, chat, dates or drawings. You can change your mind: collections made afterwards are without your games.
privacy-rights-title = What you can ask for
privacy-rights = You can ask whoever runs the house for all that is there of you, or not to be there any more: the games stay with the others, with a chair that has no name.
# What the doctor says of this Python.
python-plain = Built without optimisations: the house works about a fifth harder (with pyenv: PYTHON_CONFIGURE_OPTS=--enable-optimizations).
