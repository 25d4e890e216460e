# Refusals common to all games.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-unknown-move = There is no such move in this game.
refusal-malformed-move = The move is badly written: { $detail }
refusal-no-such-seat = There is no such chair at this table.
refusal-time-is-up = Time is up.
refusal-not-yet = Time is not up yet.
refusal-time-runs-forward = A move cannot count from before the one it follows.
refusal-wrong-number-of-seats = This game is for { $least } to { $most } people.
refusal-bad-options = These options will not do: { $detail }
