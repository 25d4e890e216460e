lesson-duplik-listen-title = Listen to whoever describes
lesson-duplik-listen = Zelinda is the master: only she sees the scene, and tells it without gestures or drawings. You artists listen and draw, and ask nothing. Read what she has said.
lesson-duplik-stroke-title = Draw a line
lesson-duplik-stroke = Begin with the bowl: draw with a finger, the mouse or a pen.
lesson-duplik-stroke-but = You can, but leave a mark on the paper first.
lesson-duplik-undo-title = Undo
lesson-duplik-undo = Not quite right? This takes the last stroke away.
lesson-duplik-redo-title = Redo
lesson-duplik-redo = It was not so bad after all: bring it back.
lesson-duplik-clear-title = Start the paper afresh
lesson-duplik-clear = You can also wipe everything and begin again. Try it.
lesson-duplik-draw-title = Draw in earnest
lesson-duplik-draw = Now the bowl, the fish, the lead: it should be clear, not beautiful. A few lines will do.
lesson-duplik-draw-but = You can, but the paper is empty: one line at least.
lesson-duplik-rest-title = Lay the pen down
lesson-duplik-rest = Add what you like. When you are done, lay the pen down: at a table the sand usually runs, here it does not.
lesson-duplik-judge-title = Stamp Ottavio’s drawing
lesson-duplik-judge = The drawings went to the neighbours. Zelinda reads a criterion: does the drawing before you meet it? You alone decide.
lesson-duplik-contest-title = Contest a verdict
lesson-duplik-contest = Nerina says your drawing does not meet it. Not so? Raise the flag: the artists vote. Twice a round at most.
lesson-duplik-vote-title = Vote
lesson-duplik-vote = Met or not? One vote each, the majority decides.
lesson-duplik-doubt-title = When in doubt
lesson-duplik-doubt = The second criterion. Once a round you may ask the artists instead of stamping: “I am in doubt”.
lesson-duplik-doubt-but = You can, but this time try asking the others: “I am in doubt”.
lesson-duplik-opinion-title = And what do you say?
lesson-duplik-opinion = The others have voted, yours is missing. Then we let the last eight criteria pass quickly.
lesson-duplik-praise-title = Choose the most beautiful
lesson-duplik-praise = One point for every criterion met, three for the one the die chose. And then the rosette, which brings no points: which drawing would you give it to? Not your own.
lesson-duplik-ready-title = On we go
lesson-duplik-ready = Look at the gallery as long as you like. Next round the master is you.
lesson-duplik-choose-title = Choose a title
lesson-duplik-choose = Now only you see the scene. Choose one of the two cards.
lesson-duplik-early-title = What if you start at once?
lesson-duplik-early = Try to begin without throwing the die.
lesson-duplik-throw-title = Throw the die
lesson-duplik-throw = It says which criterion will be worth three points. Nobody knows yet what it is.
lesson-duplik-turn-title = Begin
lesson-duplik-turn = Have a good look at the scene, then start.
lesson-duplik-say-title = Describe
lesson-duplik-say = Write what you see: who is there, where, doing what. Your words reach the others as you type. One sentence will do for now.
lesson-duplik-enough-title = Say that you are done
lesson-duplik-enough = Add more sentences if you like. When you have said everything, tell them: the others will lay their pens down.
lesson-duplik-pass-title = Pass the drawings on
lesson-duplik-pass = Which way do they go? Nobody judges their own.
lesson-duplik-read-title = Read the first criterion
lesson-duplik-read = Now the card speaks: read what to look for in the drawings.
lesson-duplik-points-title = Count the points
lesson-duplik-points = Whoever describes gets a point for every criterion that at least one drawing meets: describing well pays for everybody. When everybody has described once, most points win.

# Why? What whoever moved saw and weighed.
why-sketch = It draws what it heard: “{ $heard }”
why-say = It tells what matters most in the picture first: this was number { $line }.
why-judge = { $met ->
    [yes] It knows what is on that paper, and the criterion is met.
   *[no] It knows what is on that paper, and the criterion is not met.
  }
why-hand-on = A bot cannot read a person’s lines: it hands the drawing to somebody who can.
why-doubt = On its own paper the thing is there: so it does not agree.
why-praise = It is the richest drawing, and the one that fills its paper best.
why-hear = A bot has no eyes: it has the scene described, like whoever listens, and does not know what the card asks.
why-listen = It listens for now: a bot begins to draw when it knows what goes where.

# A worked example, step by step (rules/examples.py).
example-duplik-early = Only Dino, the master, sees the scene. He would like to turn the hourglass at once, but first the die is thrown: it says which criterion counts three points.
example-duplik-say = Die thrown, hourglass turned: Dino describes. The artists draw, and ask no questions.
example-duplik-draw = Ada draws what she hears. It has to be understood, not to be beautiful. Then she puts the pen down.
example-duplik-judge = Pens down, every drawing goes to the left, and Dino reads the first criterion: the cat pulls back with all its weight. Bruno, who has Ada’s drawing before him, does not see it: NO.
example-duplik-contest = Ada does not agree and contests: the artists vote. Two of three say that it can be seen, and the NO becomes a YES.
example-duplik-points = When all ten criteria have been read and stamped, one counts: a point for each YES, three for the one of the die. Ada has drawn what Dino said, and Dino did not say everything: { $points } points.
