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

# Taking a move back.
refusal-nothing-to-take-back = There is nothing to take back yet.
refusal-move-stays = This move stays: it cannot be taken back.
refusal-needs-consent = This move is taken back only if everybody agrees.
refusal-no-such-position = The game never came to that point.
event-taken-back = { $who } takes the move back.

# Games that today's rules cannot read.
unreadable-newer = This game was played by newer rules than there are here: to open it again Ludoteca must be brought up to date.
unreadable-older = This game was played by rules of long ago, which are no longer here: it cannot be opened again.
unreadable-refused = Today's rules cannot play this game over: it cannot be opened again.
