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
postgres-out-of-reach = Non riesco a parlare con { $path }: controlla che PostgreSQL sia acceso e che indirizzo, nome, password, database e opzioni siano giusti. Se davanti c’è PgBouncer, aggiungi ?pooled=1 all’indirizzo.
postgres-read-only = { $path } si può solo leggere: è una replica, o a questo utente non è permesso scrivere. Indica quello principale, o permetti all’utente di creare tabelle e scrivere in questo database.
postgres-in-use = Su { $path } la casa è aperta ({ $address }): prima chiudi tutti i suoi processi.
# Le copie, e quello che la casa sa di una persona.
kept-dataset = Scritte { $games } partite in { $path }, senza le persone.
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
settings-unknown = { $path }, riga { $line }: “{ $name }” non è un’impostazione. Quelle che ci sono stanno in docs/host/running.md.
settings-nearly = { $path }, riga { $line }: “{ $name }” non è un’impostazione. Volevi dire “{ $near }”?
settings-kind = { $path }, riga { $line }: “{ $name }” vuole { $wanted }.
misread-ice-servers = I server per la voce (ice_servers, LUDOTECA_ICE_SERVERS) vanno scritti come lista JSON: { $detail }
misread-proxy = “{ $given }” tra i proxy (proxies, LUDOTECA_PROXIES, --proxy) non è un indirizzo né una rete in numeri.
misread-address = “{ $given }” non è un indirizzo a cui gli altri processi possano trovare questo (address, LUDOTECA_ADDRESS): si scrive http://10.0.0.11:8080, senza percorso.
address-unseen = Con --workers e --tls gli altri processi arrivano alla porta in chiaro, dove si vede a quale worker vogliono andare: LUDOTECA_ADDRESS allora si scrive http://10.0.0.11:8080, non “{ $given }”. Per avere https tra le macchine, al posto di --tls metti un proxy davanti alla casa.
workers-late = I worker non si sono aperti entro { $seconds } secondi: il perché è in quello che hanno scritto qui sopra.
port-taken = La porta { $port } è occupata, o a questo utente non è permessa. È lì che il bilanciatore e gli altri processi cercano questo: liberala, o indicane un’altra con --port (e in LUDOTECA_ADDRESS).
# Che cosa sa la casa delle persone: la pagina /privacy.
privacy-title = Che cosa sa di te questa casa
privacy-intro = { $house } non ha account, non mostra pubblicità e non chiede niente a nessun altro. Qui c’è tutto quello che tiene, e per quanto.
privacy-kept-title = Che cosa tiene
privacy-kept = Il nome che hai scelto e la lingua in cui leggi. I tavoli a cui hai giocato: le mosse, i disegni, le parole scritte nel gioco e in chat. Come sono finite le partite e i traguardi che hai raggiunto. Le tue prove alle sfide del giorno. Se hai chiesto di vedere il tuo punteggio, che l’hai chiesto: il punteggio no, si ricalcola ogni volta. Se vuoi gli avvisi quando tocca a te, l’indirizzo a cui il tuo browser li riceve: li porta in busta chiusa il servizio di chi ha fatto il browser. Al posto di una password c’è una chiave che sta nel tuo browser: la casa ne conosce solo l’impronta.
privacy-until-title = Per quanto
privacy-until = Se non torni per { $guests } giorni, la casa si scorda di te. Un tavolo finito resta { $finished } giorni, uno dove si deve ancora cominciare o finire { $abandoned }. Le partite finite restano finché chi le ha giocate le tiene fra le sue.
privacy-passing-title = Che cosa passa e basta
privacy-passing = L’indirizzo da cui chiami serve solo a non far entrare le folle: lo si conta per { $hours } ore al massimo e non lo si scrive accanto al tuo nome. Se chi tiene la casa lascia fuori un indirizzo, quello resta segnato finché dura il divieto.
privacy-others-title = La voce
privacy-others = La voce va da un browser all’altro, cifrata, e nessuno la registra.
privacy-relay = Dove le reti non lasciano passare, la porta un ripetitore scelto da chi tiene la casa, che non può ascoltarla.
privacy-no-relay = Questa casa non usa ripetitori.
privacy-browser-title = Nel tuo browser
privacy-browser = La tua chiave, il nome, le preferenze e l’ultima mossa vista di ogni tavolo stanno nella memoria del browser. Cancellando i dati di questo sito spariscono; non ci sono cookie.
privacy-research-title = Le partite per la ricerca
privacy-research = Di norma non esce niente. Se nella tua pagina accendi «Le mie partite alla ricerca», chi tiene la casa può mettere le tue partite di Masterdice, Canvas e Finestre in una raccolta aperta: una partita ci va solo se hanno detto di sì tutte le persone al tavolo. Ci vanno mosse e punti, mai nomi, chat, date o disegni. Puoi cambiare idea: dalle raccolte fatte dopo le tue partite non ci sono più.
privacy-rights-title = Che cosa puoi chiedere
privacy-rights = A chi tiene la casa puoi chiedere tutto quello che c’è di te, o di non esserci più: le partite restano agli altri, con una sedia senza nome.
# Che cosa dice il dottore di questo Python.
python-plain = Compilato senza ottimizzazioni: la casa fatica circa un quinto in più (con pyenv: PYTHON_CONFIGURE_OPTS=--enable-optimizations).
