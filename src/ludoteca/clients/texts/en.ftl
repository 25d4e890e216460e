play-welcome = Type a move, or “help”. “/say …” talks to the table, “/bye” leaves.
play-lost = The line is cut: trying again.
play-says = { $name } says: { $text }
play-bye-alone = Goodbye, until the next game!
play-bye = Goodbye! The game stays where it is.
play-nobody = Nobody answers at { $address }: is the house open?
