game-title = Four in a row
game-tagline = Four in a row before the other does.
event-dropped = { $who } drops a disc into column { $column }.
refusal-no-such-column = There are seven columns, 0 to 6.
refusal-column-full = That column is full.
