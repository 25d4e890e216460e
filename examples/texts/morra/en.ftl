game-title = Morra
game-tagline = Fingers and voices, all at once
option-points = Played to
option-points-3 = 3 points
option-points-5 = 5 points
option-points-10 = 10 points
option-seconds = Time to throw
option-seconds-10 = 10 seconds
option-seconds-20 = 20 seconds
option-seconds-0 = no limit
option-fist = A fist counts too
option-fist-help = A closed fist is worth nothing.
option-shared = Every right call scores
option-shared-help = Even when several people call the total.
move-throw = Throw
move-throw-fingers = Fingers
move-throw-call = Call
event-thrown = { $who } is ready.
event-hands-shown = Round { $round }: { $total } in all.
event-guessed = { $who } called { $total }: a point!
event-nobody-guessed = { $total }: nobody scores.
event-too-late = { $who } did not throw in time.
refusal-no-such-hand = A hand throws { $least } to { $most } fingers.
refusal-impossible-call = With your fingers the total can only be { $least } to { $most }.
score-guessed = { $times ->
    [one] Called the total once
   *[other] Called the total { $times } times
  }
board-points = Points
board-thrown = Has thrown
board-habits = Fingers shown so far
board-round = Round
board-hand = Your hand
board-fingers = Fingers
board-call = Call
board-last = The round before
board-hands = Hands
board-total = Total
board-scored = Scored
board-options = Rules of the table
board-seconds = Seconds
board-fist = Fist
board-shared = All score
board-until = Until

honour-called = the finest ear: { $count } totals called
honour-own-throws = { $count ->
    [one] one hand shown
   *[other] { $count } hands shown
}
