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
