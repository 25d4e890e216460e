game-title = Forza quattro
game-tagline = Quattro in fila, prima dell’altro.
event-dropped = { $who } lascia cadere un gettone nella colonna { $column }.
refusal-no-such-column = Le colonne sono sette, da 0 a 6.
refusal-column-full = Quella colonna è piena.
