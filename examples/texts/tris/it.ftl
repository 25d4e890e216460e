game-title = Tris
game-tagline = Tre in fila.
event-marked = { $who } segna la casella { $cell }.
refusal-no-such-cell = Le caselle sono nove, da 0 a 8.
refusal-cell-taken = Quella casella è già occupata.
