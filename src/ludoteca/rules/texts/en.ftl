# Refusals common to all games.
refusal-not-your-turn = It is not your turn.
refusal-may-not-talk = You cannot speak at the table right now.
refusal-game-over = The game is over.
refusal-unknown-move = There is no such move in this game.
refusal-malformed-move = The move is badly written: { $detail }
refusal-no-such-seat = There is no such chair at this table.
refusal-time-is-up = Time is up.
refusal-not-yet = Time is not up yet.
refusal-time-runs-forward = A move cannot count from before the one it follows.
refusal-wrong-number-of-seats = { $span ->
    [0] This game is for { $least ->
        [one] one person
       *[other] { $least } people
      }, no more and no fewer.
   *[other] This game is for { $least } to { $most } people.
  }
refusal-bad-options = { schema-problem }
schema-problem = { $detail ->
    [not_among] In “{ $where }” the value “{ $value }” cannot be chosen.
    [wrong_kind] “{ $where }” holds another kind of thing ({ $found } instead of { $wanted }).
    [too_small] In “{ $where }” the number is too small: at least { $least }.
    [too_large] In “{ $where }” the number is too large: { $most } at most.
    [too_long] What stands in “{ $where }” is too long: { $most } at most.
    [too_short] What stands in “{ $where }” is too short: at least { $least }.
    [badly_written] What stands in “{ $where }” is not written as it should be.
    [missing] “{ $field }” is missing in “{ $where }”.
    [unknown] “{ $field }” is not known here.
   *[malformed] These options are badly written.
  }

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
event-time-added = 30 seconds more.
refusal-no-hourglass = No hourglass is running.

# The guided first game.
refusal-no-lesson = There is no guided first game for this one yet.
refusal-lesson-over = The lesson is over: now play for real.
refusal-lesson-do-it = To go on, do what your coach says.
refusal-lesson-other = You can, but first the step we are at: “{ $title }”.
refusal-lesson-but = { $because }
