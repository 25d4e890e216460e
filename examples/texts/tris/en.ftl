game-title = Noughts and crosses
game-tagline = Three in a row.
event-marked = { $who } marks cell { $cell }.
refusal-no-such-cell = There are nine cells, 0 to 8.
refusal-cell-taken = That cell is taken.
