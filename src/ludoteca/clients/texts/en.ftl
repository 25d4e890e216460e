play-welcome = Type a move, or “help”. “/say …” talks to the table, “/bye” leaves.
play-lost = The line is cut: trying again.
play-says = { $name } says: { $text }
play-bye-alone = Goodbye, until the next game!
play-bye = Goodbye! The game stays where it is.
play-nobody = Nobody answers at { $address }: is the house open?
play-no-such-game = There is no game “{ $game }”.{ $near ->
    [none] {""}
   *[other] { " " }Did you mean “{ $near }”?
 } The games are: { $known }.
play-no-such-option = { $sentence }{ $near ->
    [none] {""}
   *[other] { " " }Did you mean “{ $near }”?
 } The options of { $game } are: { $known }.
