game-title = Duplik
game-tagline = One describes, the others draw. Then all judge.

way-by-hand = Alone with bots, by hand
way-by-hand-help = You draw with finger or mouse and judge yourself, with the original beside it: it sets no record.
way-collage = Alone with bots, with a collage
way-collage-help = You stick stamps instead of drawing, and the bots judge: it counts for records.

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
option-seconds-0 = No hurry
option-seconds-help = Without hurry nothing runs out: you draw until every pen is down, and judge and vote at leisure.
option-language = The bots speak
option-language-it = Italian
option-language-en = English
option-collage = Collage of stamps
option-collage-help = Artists may stick stamps instead of drawing: even a bot can judge those.

event-round-began = Round { $round }: { $who } is the master.
event-title-read = “{ $title }”. The bonus criterion is number { $bonus }.
event-hourglass-turned = { $runs ->
    [yes] { $who } turns the hourglass.
   *[no] { $who } begins to describe.
  }
event-scene-told = { $who } has the scene described.
event-pen-down = { $who } puts the pen down.
event-all-said = { $who } has said everything.
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
event-handed-on = { $who } cannot read the drawing by { $author_name }: { $judge_name } judges it.
event-doubted = { $who } is in doubt about criterion { $number } and asks the artists.
event-contested = { $who } contests criterion { $number } on the drawing by { $author_name }.
event-vote-counted = Vote on the drawing by { $author_name }: { $yes } to { $no }, criterion { $number } is { $met ->
    [yes] met
   *[no] not met
  }.
event-round-scored = The gallery opens: { $points }.
event-rosettes-pinned = { $votes ->
    [0] No rosette: nobody voted.
   *[other] The most beautiful drawing: { $best_names }.
  }

score-as-master = Master in round { $round }, “{ $en }”
score-as-artist = Artist in round { $round }, “{ $en }”
score-as-own-judge = Artist in round { $round }, “{ $en }” (own judge: no record)

unrecorded = { $you ->
    [yes] You judged a drawing of your own: this game sets no record. A collage is judged by the others, bots included, and counts.
   *[no] No record for whoever judged a drawing of their own ({ $names }).
  }
feat-perfect-drawing = A perfect drawing: ten criteria out of ten
feat-perfect-words = A perfect description: as master, ten points out of ten

refusal-not-now = { $phase ->
    [prepare] Not yet: first the master throws the die and turns the hourglass.
    [draw] Not now: the master describes and the artists draw.
    [ink] No longer: pens down.
    [pass] Not yet: first the master passes the drawings on.
    [judge] Not now: the drawings are being judged.
    [praise] Not now: everybody votes for the finest drawing.
    [gallery] Not now: the gallery is open.
   *[over] The game is over.
  }
refusal-for-the-master = That is for the master to do.
refusal-for-the-artists = That is for the artists to do.
refusal-no-such-title = Choose one of the two titles.
refusal-choose-a-title-first = First choose one of the two titles.
refusal-already-thrown = The die has been thrown.
refusal-throw-first = First throw the die for the bonus criterion.
refusal-already-told = The scene has been described already.
refusal-too-many-words = Too many words on one line: { $most } characters at most.
refusal-too-many-lines = Too many lines: { $most } at most.
refusal-pen-is-down = You have put your pen down: take it up to draw on.
refusal-bad-stroke = That stroke is badly written.
refusal-stroke-too-long = A stroke has { $most } points at most.
refusal-no-such-pen = Pens go from 1 to { $most }.
refusal-off-paper = The stroke leaves the paper.
refusal-paper-lies = This sheet already lies the other way: turn your phone, or start the sheet afresh.
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
refusal-may-not-talk = While the sand runs the artists neither speak nor ask: chat and reactions open again when the pens are down.
refusal-your-own-verdict = This verdict is your own: there is no contest against yourself.
refusal-doubt-spent = You have put a doubt to the vote in this round already.
refusal-no-collage = At this table drawings are made by hand: there is no collage.
refusal-paper-has-ink = There is ink on this paper already: begin it afresh for a collage.
refusal-paper-is-collage = This paper is a collage: begin it afresh to draw by hand.
refusal-no-such-kind = There is no such stamp in the box.
refusal-no-such-feature = This stamp cannot be made like that.
refusal-no-such-pose = There is no such stamp in this pose.
refusal-no-such-stamp = That stamp is not on the paper.
refusal-no-such-size = A stamp measures { $least } to { $most }.
refusal-too-many-stamps = The paper is full: { $most } stamps at most.
refusal-no-contests-left = You have contested { $most } times in this round already.
refusal-own-drawing = Yours is lovely, but the rosette goes to somebody else’s drawing.
refusal-no-such-drawing = The rosette goes to one of the drawings on the wall.
refusal-no-vote-open = There is no vote on that drawing.
refusal-already-voted = You have voted already.

board-quoted = “{ $title }”
board-round-of = Round { $round } of { $rounds }
board-master-is = master: { $name }
board-master = master
board-bonus = Bonus: criterion { $number }
board-bonus-help = Whoever meets this criterion gets 3 points instead of 1.
board-bonus-points = worth 3 points
board-ritual = The roll of the die
board-ritual-won = The die has chosen: { $name } begins.
board-peak-vote-met = It counts!
board-peak-vote-missed = It does not count!
board-peak-vote = { $name }’s drawing was voted on: { $yes } yes, { $no } no.
board-peak-telepathy = Telepathy!
board-peak-telepathy-tells = { $master } told it all, and { $names } drew it all.
board-peak-perfect = A perfect drawing!
board-peak-perfect-tells = { $count ->
    [one] { $names } meets ten criteria out of ten
   *[other] { $names } meet ten criteria out of ten
  }.
board-peak-rosettes = The rosettes are pinned
board-peak-words = Perfect words!
board-peak-words-tells = All that { $master } said got across: ten criteria out of ten.
board-two-titles = Which card do you take?
board-card = Scene card
board-picture = The scene “{ $title }”
board-throw = Throw the die and read the title
board-throw-hint = Have a good look: only you can see the scene. The die says which criterion counts triple.
board-turn = { $sand ->
    [yes] Turn the hourglass and describe
   *[no] Begin to describe
  }
board-hear = Describe it to me in words
board-heard = The scene in words
board-turn-hint = The artists are ready. Places, sizes, how many: say what matters first.
board-type = Write what you see: the artists read along as you type
board-type-here = Write what you see…
board-line = New line
board-words = The master’s words
board-words-none = The master is about to speak…
board-all-said = I have said everything
board-all-said-by = { $name } has said everything.
board-all-said-hint = If more comes to mind, just write on.
board-resting = { $count ->
    [0] Everybody is drawing.
    [one] One pen down of { $all }.
   *[other] { $count } pens down of { $all }.
  }
board-get-ready = Take up your pen
board-ready-hint = { $name } is looking at the scene and will describe it in a moment: draw what you hear.
board-ready-title = { $sand ->
    [yes] You have the title. Drawing begins when the hourglass turns.
   *[no] You have the title. Drawing begins in a moment, and nobody hurries you.
  }
board-master-prepares = { $name } takes a card
board-master-begins = { $name } is about to describe
board-room-hint = Only whoever describes sees the scene. The others get their pens ready.
board-room-title = { $sand ->
    [yes] Drawing begins when the hourglass turns.
   *[no] Drawing begins in a moment, and nobody hurries.
  }
board-artists-draw = { $count ->
    [one] One artist is still drawing.
   *[other] { $count } artists are drawing. No peeking before pens down.
  }
board-paper = Your paper: draw here
board-tools = Tools
board-pen-1 = Thin pen
board-pen-2 = Medium pen
board-pen-3 = Broad pen
board-eraser = Eraser
board-undo = Undo the last stroke
board-redo = Redo
board-clear = Blank sheet
board-clear-sure = Start afresh?
board-clear-help = The sheet goes blank. “Redo” brings the strokes back one by one.
board-clear-no = Keep the drawing
board-clear-yes = Blank sheet
board-time = Time! Pens down.
board-pen-down = Your pen is down.
board-rest = Done: pen down
board-take-up = Take the pen up again
board-aloud = Read aloud
board-pens-down = Pens down!
board-passing = { $name } decides which way the drawings go.
board-pass-hint = Every drawing goes to another artist, who judges it. Which way?
board-pass-left = Left: { $from } → { $name }
board-pass-right = Right: { $from } → { $name }
board-criterion = Criterion { $number } of { $all }
board-first-criterion = The drawings have been passed: everybody has one to judge.
board-drawing-by = Drawing by { $name }
board-yours = Your drawing
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
board-met = Met
board-not-met = Not met
board-vote-mine = You have contested: now there is a vote. What do you say?
board-vote-on-yours = { $who } contests the verdict on your drawing. What do you say?
board-vote-on-own = { $who } contests the verdict on their own drawing. What do you say?
board-vote-on = { $who } contests the verdict on the drawing by { $name }. What do you say?
board-abstain = I abstain
board-voting = A vote on the drawing by { $name }…
board-waiting-judges = Waiting for the verdict of { $names }.
board-waiting-master = All have decided. { $name } reads the next criterion.
board-waiting-close = All have decided. { $name } closes the judging, and the gallery opens.
board-close-on = All have decided: that was the tenth.
board-read-on = All have decided. Read the next one when you like.
board-read-hint = Criteria are read aloud, one at a time.
board-read = Read criterion { $number }
board-close = Close the judging and open the gallery
board-lift = Oops, lift the stamp
board-doubt = In doubt: vote on it
board-doubt-help = Once a round, and it spends no contest.
board-moment = A moment: the verdict may still be contested.
board-all-rest = All pens are down: one more moment to think again.
board-way = How you draw
board-way-pen = By hand
board-collage = Collage
board-stamp = { $name }, stamp { $number }
board-stamp-bigger = Bigger
board-stamp-smaller = Smaller
board-stamp-turn = Turn
board-stamp-upside-down = Upside down
board-stamp-mirror = Mirror
board-stamp-peel = Peel off
board-stamp-borne = Is
board-stamp-free = on its own
board-stamp-held = in the hand of: { $name } ({ $number })
board-stamp-worn = on the head of: { $name } ({ $number })
board-stamp-carried = on the back of: { $name } ({ $number })
board-pose = Pose
board-pose-boo = saying boo
board-pose-carry = carrying
board-pose-cheer = cheering
board-pose-climb = climbing
board-pose-crawl = crawling
board-pose-dance = dancing
board-pose-dive = diving
board-pose-doze = dozing
board-pose-fall = falling
board-pose-float = floating
board-pose-fly = flying
board-pose-gallop = galloping
board-pose-gasp = gasping
board-pose-graze = grazing
board-pose-hail = waving
board-pose-hang = hanging
board-pose-hide = hiding
board-pose-juggle = juggling
board-pose-kneel = kneeling
board-pose-knit = knitting
board-pose-lean = leaning
board-pose-leap = leaping
board-pose-lie = lying down
board-pose-melt = melting
board-pose-one-leg = on one leg
board-pose-peck = pecking
board-pose-point = pointing
board-pose-rear = rearing
board-pose-rise = rising
board-pose-run = running
board-pose-shout = shouting
board-pose-shrug = shrugging
board-pose-sing = singing
board-pose-sit = sitting
board-pose-slide = sliding
board-pose-slouch = slouching
board-pose-stand = standing
board-pose-stretch = stretching
board-pose-swim = swimming
board-pose-think = thinking
board-pose-walk = walking
board-pose-wave = arms up
board-stamp-front = Bring to front
board-stamp-back = Send to back
board-stamp-copy = Make a copy
board-collage-undo = Undo the last change
board-collage-begin = Pick a stamp: it goes on the paper, then you drag it.
board-collage-pick = Tap a stamp on the paper to move, turn or change it.
board-stamp-keys = By keyboard: arrows move, + and − size, [ and ] turn, PgUp to front, PgDn to back, Ctrl+D copies, Del peels off, Ctrl+Z undoes.
board-stamp-search = Find a stamp
board-stamp-none = No stamp of this name.
board-drawers = Drawers
board-drawer-animals = Animals
board-drawer-buildings = Buildings
board-drawer-food = Food
board-drawer-furniture = Home
board-drawer-nature = Nature
board-drawer-odd = Odd things
board-drawer-people = People
board-drawer-vehicles = Vehicles
board-feature-expression = Face
board-feature-hat = Hat
board-feature-pattern = Pattern
board-contest-pause = Before you go on, leave time to contest.
board-master-waits = Wait for the judges: no advice from you.
board-contest = Contest ({ $left } left)
board-read-so-far = Criteria read
board-all-drawings = All drawings
board-own-judge = Nobody else can judge your drawing: do it yourself, with the original beside it.
board-original = The original
board-gallery-hint = Tap a drawing to see it come to life, stroke by stroke.
board-look-at = Look closely at the drawing by { $name }
board-master-got = { $name }, master: { $points }
board-criteria-met = { $count } criteria met of 10
board-save-svg = Save the page (SVG)
board-save-png = Save the page (PNG)
board-sheet = The score sheet
board-sheet-help = Points won as master are underlined.
board-masters = The masters’ table
board-masters-help = A master scores for every criterion that at least one artist met: one point each, the bonus too.
board-round = Round
board-total = Total
board-shut = Close
board-replay = Replay stroke by stroke
board-next = On to the next round
board-next-master = The next master is { $name }.
board-waiting-ready = Waiting for { $names }.
board-voice-speak = Speak
board-voice-listen = Join the voice
board-voice-device = Microphone
board-voice-leave = Leave
board-voice-asks = { $name } would like to talk: let them in?
board-voice-admit = Let in
board-voice-refuse = No
board-voice-talking = Talking: { $names }
board-voice-hears = They hear you: { $names }
board-voice-hears-nobody = Nobody hears you yet
board-voice-trouble = The microphone does not answer: you hear the others, they do not hear you.
board-voice-insecure = You hear the others, they do not hear you: browsers give the microphone to https pages only. Whoever keeps the house can open it with --tls.

## The line on top

headline-moment = A moment: verdicts may still be contested
headline-choose = Choose the scene to describe
headline-throw = Study the scene, then throw the die
headline-turn = { $sand ->
    [yes] Turn the hourglass and begin to describe
   *[no] Begin to describe whenever you like
  }
headline-describe = Describe the scene!
headline-all-said = You have said it all: the others finish
headline-draw = Draw what { $master } describes
headline-ink = Time is up: pens down!
headline-pass = Choose which way the drawings go
headline-vote = { $own ->
    [yes] Vote on your own drawing
   *[no] Vote on { $name }’s drawing
  }
headline-judge = { $own ->
    [yes] Judge your own drawing
   *[no] Judge { $name }’s drawing
  }
headline-read-first = Read the first criterion
headline-read = Read criterion { $number }
headline-close = Close the judging and open the gallery
headline-gallery = Look at the drawings, then go on
headline-wait-prepare = { $master } studies the scene: get your pen ready
headline-watch-prepare = { $master } prepares the scene
headline-rested = { $count ->
    [one] Wait for { $names }, who is still drawing
   *[other] Wait for { $names }, who are still drawing
  }
headline-all-down = All pens are down: one moment more
headline-watch-draw = { $count ->
    [one] { $master } describes, { $names } draws
   *[other] { $master } describes, { $names } draw
  }
headline-watch-crowd = { $master } describes, { $count } draw
headline-wait-pass = { $master } chooses which way the drawings go
headline-wait-vote = { $own ->
    [yes] Your drawing is voted on: { $count ->
        [one] { $names } is missing
       *[other] { $names } are missing
      }
   *[no] { $name }’s drawing is voted on: { $count ->
        [one] { $names } is missing
       *[other] { $names } are missing
      }
  }
headline-wait-judges = { $count ->
    [one] { $names } is judging
   *[other] { $names } are judging
  }
headline-wait-read-first = { $master } reads the first criterion
headline-wait-read = { $master } reads criterion { $number }
headline-wait-close = { $master } closes the judging
headline-wait-gallery = { $count ->
    [one] { $names } still looks at the drawings
   *[other] { $names } still look at the drawings
  }
board-birth = { $name }’s drawing is born
board-birth-now = being born
board-birth-soon = soon
board-birth-tally = { $name }: { $count ->
    [0] no criterion
    [one] one criterion
   *[other] { $count } criteria
  } out of ten, { $points }
board-birth-skip = Skip to the vote
board-praise = Which one is the most beautiful?
board-praise-all = Vote for the most beautiful!
board-praise-help = No points, only glory. You cannot vote for your own.
board-praise-one = My rosette goes to { $name }’s drawing
board-praise-own = yours
board-praise-none = No vote from me
board-praised = Your vote is in: waiting for the others
board-praise-missing = Still to vote: { $names }.
board-rosette-to = { $count ->
    [one] The rosette goes to { $names }!
   *[other] As many rosettes for { $names }!
  }
board-rosette-help = no points, only glory
board-rosettes = { $count ->
    [one] one rosette
   *[other] { $count } rosettes
  }
headline-birth = Watch the drawings come alive, then vote
headline-watch-birth = { $name }’s drawing comes alive
headline-praise = Vote for the finest drawing
headline-watch-praise = Vote for the finest drawing
headline-wait-praise = { $count ->
    [one] { $names } still has to vote
   *[other] { $names } still have to vote
  }

# What each did best
honour-finest-eye = the finest eye: { $count } criteria of { $of }
honour-most-understood = the clearest descriptions: { $count } criteria of { $of }
honour-bonuses = { $count ->
    [one] the one who caught a bonus
   *[other] most bonuses: { $count }
}
honour-best-round = the best drawing: { $count } points
honour-first-pen-down = the quickest pen: down after { $seconds } s
honour-contests-won = { $count ->
    [one] a contest won
   *[other] most contests won: { $count }
}
honour-contests = most contests: { $count }
honour-generous-judge = the kindest judge: { $count } times yes
honour-own-criteria = { $count ->
    [one] one criterion of { $of }
   *[other] { $count } criteria of { $of }
  }
honour-own-understood = { $count ->
    [one] one criterion understood of { $of }
   *[other] { $count } criteria understood of { $of }
  }
honour-own-judging = { $count ->
    [one] one verdict given
   *[other] { $count } verdicts given
}
finale-drawing = The best of the last turn, by { $who }: “{ $title }”, { $count ->
    [one] one criterion of ten
   *[other] { $count } criteria of ten
  }
souvenir-who = drawn by { $artist }, described by { $master }
souvenir-drawn = drawn by { $artist }
souvenir-of-ten = { $count ->
    [one] criterion of ten
   *[other] criteria of ten
  }

board-rested = { $count ->
    [one] { $names } has put the pen down
   *[other] { $names } have put the pen down
  }
board-chip-rested = pen down
board-artists = Who is drawing
board-hand-draws = { $name } is drawing
board-hand-rests = { $name } has put the pen down
board-die-says = Criterion { $number } counts three times
board-voice = Voice at the table
board-voice-speaks = { $count ->
    [one] { $names } is speaking
   *[other] { $names } are speaking
  }
board-voice-alone = Listening
board-voice-help = Whoever joins can be heard, and only by those they let in by name. While people draw only the one who describes speaks.
board-voice-now = speaking
board-voice-you = this microphone
board-voice-listens = listening
board-voice-waiting = has not let you in yet
board-voice-apart = you do not hear each other yet
board-voice-hushed = While people draw only the one who describes speaks.
board-voice-how = How you speak
board-voice-open = Always
board-voice-press = Push to talk
board-voice-only = Listen only
board-voice-hold = Hold and speak
board-stamp-yes = Yes
board-stamp-no = No
board-reads = { $name } reads: criterion { $number } of { $all }
board-mine-so-far = Yours: { $met } of { $of }.
board-strokes = { $count ->
    [0] listening
    [one] one stroke
   *[other] { $count } strokes
  }
