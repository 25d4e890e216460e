game-title = Duplik
game-tagline = One describes, the others draw. Then all judge.

option-terms = Terms as master
option-terms-1 = One
option-terms-2 = Two
option-terms-3 = Three
option-scenes = Scenes
option-scenes-album = The album
option-scenes-endless = Always new
option-scenes-help = The album has 120 drawn scenes; “always new” never runs out.
option-choice = The card
option-choice-random = At random
option-choice-two_titles = The master picks one of two titles
option-seconds = Hourglass
option-seconds-90 = 90 seconds
option-seconds-120 = 2 minutes
option-seconds-180 = 3 minutes
option-language = The bots speak
option-language-it = Italian
option-language-en = English

event-round-began = Round { $round }: { $who } is the master.
event-title-read = “{ $title }”. The bonus criterion is number { $bonus }.
event-hourglass-turned = { $who } turns the hourglass.
event-pen-down = { $who } puts the pen down.
event-pens-down = Time! Pens down.
event-drawings-passed = The drawings go to the { $direction ->
    [left] left
   *[right] right
  }.
event-criterion-read = Criterion { $number }: { $text }
event-judged = { $who } on the drawing by { $author_name }: criterion { $number } { $met ->
    [yes] met
   *[no] not met
  }.
event-contested = { $who } contests criterion { $number } on the drawing by { $author_name }.
event-vote-counted = Vote on the drawing by { $author_name }: { $yes } to { $no }, criterion { $number } is { $met ->
    [yes] met
   *[no] not met
  }.
event-round-scored = The gallery opens: { $points }.

score-as-master = Master in round { $round }, “{ $en }”
score-as-artist = Artist in round { $round }, “{ $en }”

refusal-not-now = That cannot be done now.
refusal-for-the-master = That is for the master to do.
refusal-for-the-artists = That is for the artists to do.
refusal-no-such-title = Choose one of the two titles.
refusal-choose-a-title-first = First choose one of the two titles.
refusal-already-thrown = The die has been thrown.
refusal-throw-first = First throw the die for the bonus criterion.
refusal-too-many-words = Too many words on one line: { $most } characters at most.
refusal-pen-is-down = You have put your pen down: take it up to draw on.
refusal-bad-stroke = That stroke is badly written.
refusal-stroke-too-long = A stroke has { $most } points at most.
refusal-no-such-pen = Pens go from 1 to { $most }.
refusal-off-paper = The stroke leaves the paper.
refusal-paper-full = The paper is full: { $most } strokes at most.
refusal-nothing-to-undo = There is nothing to undo.
refusal-nothing-to-redo = There is nothing to redo.
refusal-not-your-drawing-to-judge = Somebody else judges that drawing.
refusal-nothing-read-yet = The first criterion has not been read yet.
refusal-already-judged = Criterion { $number } is settled on that drawing.
refusal-judging-goes-on = Wait: a verdict or a vote is still missing.
refusal-not-yours-to-contest = Only the author of a drawing or its judge may contest.
refusal-not-judged-yet = There is no verdict to contest yet.
refusal-already-contested = That verdict has been voted on, or is being voted on.
refusal-no-contests-left = You have contested { $most } times in this round already.
refusal-no-vote-open = There is no vote on that drawing.
refusal-already-voted = You have voted already.
