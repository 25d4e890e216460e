say-choose = I choose title { $index } | title { $index }
say-throw = throw the die | I throw the die
say-hear = have the scene described | hear the scene
say-turn = turn the hourglass | I turn the hourglass | I begin
say-say = line { $line }: { $text }
say-describe = I say { $text } | describe { $text }
say-rest = I am done | all said
say-unrest = I go on
say-stick = stick { $stamp } | put { $stamp }
say-peel = peel { $number } | take off { $number }
say-undo = undo
say-redo = redo
say-clear = new sheet
say-stroke = stroke with { $tool } of width { $width } on the { $upright } sheet: { $points }
say-pass = they go { $direction } | to the { $direction }
say-read = read the criterion | read
say-judge-met = { $author } yes | the drawing of { $author } has it
say-judge-missed = { $author } no | the drawing of { $author } lacks it
say-doubt = in doubt about { $author }
say-contest = I contest { $author } | contest { $author }
say-vote-met = I vote yes for { $author }
say-vote-missed = I vote no for { $author }
say-vote-none = I abstain on { $author }
say-praise = the finest is { $author }
say-praise-none = nobody’s is the finest
say-ready = go on | I have seen it
say-ask-drawer = drawer { $group } | stamps { $group }
say-ask-paper = paper of { $author } | drawing of { $author }
how-choose = “I choose title 1”, or 2.
how-throw = “throw the die”: it picks the bonus criterion, and the title is read.
how-hear = “hear the scene”: we describe it to you in words; everybody knows.
how-turn = “turn the hourglass”, or “I begin”: off you go.
how-say = “line 2: a lighthouse on the right”: you write a line again.
how-describe = “I say a lighthouse on the right, with three windows”: the artists read what you say.
how-rest = “I am done”: you put the pen down, or have said everything.
how-unrest = “I go on”: you were not done.
how-stick = “stick a lighthouse on the right at the bottom, big”: a stamp with its place and size; also “in the hand of 2”, “on the head of 2”, “instead of 3”. “drawer animals” tells which there are.
how-peel = “peel 2”: stamp number 2 comes off.
how-undo = “undo”: the last stroke goes.
how-redo = “redo”: the last stroke taken away comes back.
how-clear = “new sheet”: you start afresh.
how-stroke = “stroke with pen of width 6 on the lying sheet: 100 100 128 300 100 128”: x, y and pressure of each point.
how-pass = “they go left”, or right.
how-read = “read the criterion”: the next one, or after the tenth the judging closes.
how-judge-met = “Bea yes”: her drawing meets the criterion.
how-judge-missed = “Bea no”: it does not.
how-doubt = “in doubt about Bea”: the artists decide.
how-contest = “I contest Bea”: there is a vote on the verdict about her drawing.
how-vote-met = “I vote yes for Bea”: her drawing meets the criterion.
how-vote-missed = “I vote no for Bea”.
how-vote-none = “I abstain on Bea”.
how-praise = “the finest is Bea”.
how-praise-none = “nobody’s is the finest”.
how-ready = “go on”: you have seen the gallery.
how-ask-drawer = “drawer animals”: the stamps there are. Drawers: animals, buildings, food, home, nature, odd things, people, vehicles.
how-ask-paper = “paper of Bea”: what is on her sheet.

told-wants-stamp = the name of a stamp, such as “lighthouse”; “drawer animals” tells them
told-wants-pose = one of these poses: { $poses }
told-left = left
told-right = right
told-pen = pen
told-eraser = eraser
told-lying = lying
told-upright = upright
told-stamp-at = at { $x } { $y }
told-stamp-size = size { $size }
told-stamp-turned = turned by { $turn }
told-stamp-mirrored = mirrored | facing left
told-stamp-with = with { $name } { $value }
told-stamp-hand = in the hand of { $to }
told-stamp-head = on the head of { $to }
told-stamp-back = on the back of { $to }
told-stamp-pose = pose { $pose }
told-pose-boo = boo
told-pose-carry = carrying
told-pose-cheer = cheering
told-pose-climb = climbing
told-pose-crawl = crawling
told-pose-dance = dancing
told-pose-dive = diving
told-pose-doze = dozing
told-pose-fall = falling
told-pose-float = floating
told-pose-fly = flying
told-pose-gallop = galloping
told-pose-gasp = gasping
told-pose-graze = grazing
told-pose-hail = waving
told-pose-hang = hanging
told-pose-hide = hiding
told-pose-juggle = juggling
told-pose-kneel = kneeling
told-pose-knit = knitting
told-pose-lean = leaning
told-pose-leap = leaping
told-pose-lie = lying
told-pose-melt = melting
told-pose-one-leg = one-leg
told-pose-peck = pecking
told-pose-point = pointing
told-pose-rear = rearing
told-pose-rise = rising
told-pose-run = running
told-pose-shout = shouting
told-pose-shrug = shrugging
told-pose-sing = singing
told-pose-sit = sitting
told-pose-slide = sliding
told-pose-slouch = slouching
told-pose-stand = standing
told-pose-still = still
told-pose-stretch = stretching
told-pose-swim = swimming
told-pose-think = thinking
told-pose-walk = walking
told-pose-wave = arms-up
told-pose-plain = plain
told-stamp-instead = instead of { $number }
told-place-far_left = at the far left
told-place-left = on the left
told-place-middle = in the middle
told-place-right = on the right
told-place-far_right = at the far right
told-height-top = at the top
told-height-halfway = halfway up
told-height-bottom = at the bottom
told-size-tiny = tiny
told-size-small = small
told-size-big = big
told-size-huge = huge
told-drawer-animals = animals
told-drawer-buildings = buildings
told-drawer-food = food
told-drawer-furniture = home
told-drawer-nature = nature
told-drawer-odd = odd things
told-drawer-people = people
told-drawer-vehicles = vehicles
told-drawer = There are { $things }.
told-no-paper = That sheet cannot be seen now.

told-thing = { $name }{ $size ->
    [0] , tiny
    [1] , small
    [2] {""}
    [3] , big
   *[4] , huge
  }, { $column ->
    [0] at the far left
    [1] on the left
    [2] in the middle
    [3] on the right
   *[4] at the far right
  }, { $row ->
    [top] at the top
    [middle] halfway up
   *[bottom] at the bottom
  }{ $facing ->
    [left] , looking left
    [right] , looking right
   *[none] {""}
  }{ $turned ->
    [yes] , upside down
   *[other] {""}
  }{ $some ->
    [yes] , { $more }
   *[other] {""}
  }.
told-stamp = Stamp { $number }: { $thing }{ $tie ->
    [hand] {" "}In the hand of { $bearer } (stamp { $to }).
    [head] {" "}On the head of { $bearer } (stamp { $to }).
    [back] {" "}On the back of { $bearer } (stamp { $to }).
   *[none] {""}
  }
told-ink = A drawing by hand: { $strokes ->
    [0] no strokes
    [one] one stroke
   *[other] { $strokes } strokes
  }.
told-blank = Nothing yet.
told-round = Round { $round } of { $rounds }: { $master } is the master.
told-title = The title is “{ $title }”{ $known ->
    [yes] ; the bonus criterion is number { $bonus }.
   *[other] .
  }
told-line = The master’s line { $number }: { $text }
told-paper = On { $who }’s sheet:
told-my-paper = On your sheet:
told-unheard = The picture lies before you. To have it in words: “hear the scene”. Everybody will know.
told-picture = The picture has { $count ->
    [one] one thing:
   *[other] { $count } things:
  }
told-seen = { $text }
told-criterion = Criterion { $number }: { $text }{ $some_met ->
    [yes] {" "}Met by { $met }.
   *[other] {""}
  }{ $some_missed ->
    [yes] {" "}Not met by { $missed }.
   *[other] {""}
  }
told-ballot = A vote on { $who }’s drawing, criterion { $number }.
told-point = { $who } { $points }
told-points = Points: { $points }.
told-choose = Choose a title: 1, “{ $first }”, or 2, “{ $second }”.
told-throw = Throw the die for the bonus criterion: then the title is read.
told-turn = { $sand ->
    [yes] Turn the hourglass when everybody is ready: then describe the picture.
   *[no] Say “I begin” when everybody is ready: then describe the picture, in no hurry.
  }
told-all-said = You have said everything: the artists go on. To add something, “I say …”.
told-resting = Your pen is down: the others are still drawing. To change something, “I go on”.
told-describe = Describe the picture: the artists draw what you say.
told-draw = Draw what { $master } says.
told-draw-stamps = Make with stamps what { $master } says.
told-pass = Which way do the drawings go? Say “they go left” or “they go right”.
told-read = Read criterion { $number }, or close after the tenth.
told-judge = Judge the drawing of { $who }: { $text }
told-vote = Vote on the drawing of { $who }: { $text }
told-praise = The drawings are hung: which is the finest?
told-gallery = The gallery is open: say “go on” when you have seen it.
told-wait-prepare = { $master } prepares the card.
told-wait-draw = { $master } describes, the artists draw.
told-wait-ink = Pens down: the last strokes are coming in.
told-wait-pass = { $master } passes the drawings on.
told-wait-judge = The judging is on; { $master } reads the criteria.
told-wait-praise = Everybody votes for the finest drawing.
told-wait-gallery = The gallery is open: waiting for the others.
told-wait-over = The game is over.
