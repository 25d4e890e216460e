# Che cosa si legge al terminale quando il database non va, e che cosa si può fare.
database-corrupt = Il database { $path } è rovinato: non lo tocco. Rimetti una copia di riserva, oppure mettilo da parte (spostalo altrove) e la casa riapre vuota.
database-full = Il disco di { $path } è pieno: libera un po’ di spazio e riprova.
database-locked = Un altro programma tiene occupato { $path }: chiudilo e riprova.
database-newer = Il database { $path } è di una Ludoteca più nuova di questa: aggiorna Ludoteca, oppure indica un altro file con --database.
database-out-of-reach = Non riesco ad aprire { $path }: controlla che la cartella ci sia e che tu possa scriverci, oppure indica un altro file con --database.
database-read-only = Il database { $path } è in sola lettura: rendilo scrivibile (chmod u+w), oppure indica un altro file con --database.
database-in-use = Su questo database c’è già una casa aperta: { $address } (processo { $pid }). Vai lì, oppure indica un altro file con --database.
database-in-use-somewhere = Su { $path } un’altra casa si sta aprendo proprio adesso: aspetta un momento, oppure indica un altro file con --database.
house-open = Qui è aperta una casa: { $address } (processo { $pid })
# Lo stesso, per una casa su PostgreSQL.
postgres-newer = La casa in { $path } è di una Ludoteca più nuova di questa: aggiorna Ludoteca anche qui.
postgres-out-of-reach = Non riesco a parlare con { $path }: controlla che PostgreSQL sia acceso e che indirizzo, nome, password e database siano giusti. Se davanti c’è PgBouncer, aggiungi ?pooled=1 all’indirizzo.
postgres-read-only = { $path } si può solo leggere: è una replica, o a questo utente non è permesso scrivere. Indica quello principale.
postgres-in-use = Su { $path } la casa è aperta ({ $address }): prima chiudi tutti i suoi processi.
# Le copie, e quello che la casa sa di una persona.
kept-backup = Copia fatta: { $path } ({ $size } kB).
kept-restore = La casa in { $database } è tornata com’era nella copia { $path }.
kept-forget = Fatto: di { $guest } in questa casa non resta né il nome né una parola. Le partite restano, con un posto senza nome.
kept-missing = Non c’è nessun file { $path }.
kept-not-empty = In { $path } una casa c’è già: con --over la copia ne prende il posto, e quello che c’è adesso va perso.
kept-nobody = Qui non c’è nessuno che si chiami { $guest }, né con questo nome né con questo codice.
kept-several = { $guest } è il nome di più persone: indica il codice di quella giusta ({ $ids }).
kept-elsewhere = { $detail }
# La casa con HTTPS: che cosa dirà il browser, e perché.
tls-title = Tra un attimo il browser ti avvisa: è normale
tls-why = Questa casa cifra tutto quello che passa, ma il suo certificato se l’è fatto da sola: a casa nessuno può garantire per lei.
tls-what = Il browser dirà che la connessione “non è privata” o che il sito “non è sicuro”. Non vuol dire che qualcuno ascolta: vuol dire che non conosce ancora questa casa.
tls-how = Scegli “Avanzate” (o “Mostra dettagli”) e poi “Procedi” o “Visita il sito”. Lo chiede una volta sola per ogni dispositivo. Da lì funzionano anche il microfono e lo schermo che resta acceso.
tls-go = Ho capito, entra
tls-fingerprint = Per chi vuole controllare, l’impronta (SHA-256) del certificato:
tls-none = Non riesco a fare un certificato: qui manca openssl. Installalo, oppure indica i tuoi con --tls-cert e --tls-key.
# Il file delle impostazioni, ludoteca.toml.
settings-missing = Il file delle impostazioni { $path } non c’è.
settings-broken = { $path }, riga { $line }: non è TOML scritto bene ({ $detail }).
settings-unknown = { $path }, riga { $line }: “{ $name }” non è un’impostazione. Quelle che ci sono stanno in docs/running.md.
settings-nearly = { $path }, riga { $line }: “{ $name }” non è un’impostazione. Volevi dire “{ $near }”?
settings-kind = { $path }, riga { $line }: “{ $name }” vuole { $wanted }.
