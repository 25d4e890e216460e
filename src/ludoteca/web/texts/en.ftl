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
