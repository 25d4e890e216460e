# The house: everything read outside the games.
motto = { $count ->
    [5] Five boxes, one table.
   *[other] Boxed games, one table.
  }
skip-to-content = Skip to content
to-the-shelf = Back to the shelf
open-the-box = Open the box
the-shelf = The shelf
shelf-empty = The shelf is still empty: games are on their way.
settings = Settings
you-are = your name and settings
close = Close
back = Back
save = Save
send = Send
yes = yes
no = no
loading = One moment…
reload = Reload the page
try-again = Try again
not-now = Not now
less = Less
more = More

box-title-polywords = Polywords
box-tagline-polywords = Six word games. Whoever writes least wins.
seats = { $most ->
    [one] for one person
   *[other] for { $span } people
  }
minutes = { $minutes } min
games-inside = { $count ->
    [one] One game in the box
   *[other] { $count } games in the box
  }

how-it-works = How it works
how-1-title = Pick a box
how-1 = Open a table and decide how you play.
how-2-title = Call your friends
how-2 = A four-letter code, a link or a QR code: they play on their phones, no sign-up.
how-3-title = Somebody missing?
how-3 = Bots take the empty chairs, as good as you like: from cub to master.
footer-promise = No ads, no accounts: what is secret stays on the server.
footer-privacy = What this house knows of you
footer-licence = Free software, MIT licence.

# How the cards were mixed.
luck-dealt = { $count ->
    [0] Fair luck: the house had sealed its number before the game began.
    [one] Fair luck: mixed by the house and the browser of one player.
   *[other] Fair luck: mixed by the house and the browsers of { $count } players.
  }

# One device passed round.
hot-title = On this device
hot-add = Add somebody here
hot-name = Who else plays on this device?
hot-sit = Sit down
hot-help = You will pass the device round: between two people the curtain falls.
hot-unhurried = Passing the device round you play without the hourglass; if you want it, it is among the options.
hot-remove = { $name } no longer plays here
hot-hand = Hand the device to { $name }
hot-hand-help = There is nothing to see behind the curtain: the cards from before are no longer on this page.
hot-take = Here I am, my turn
hot-looks = { $name } is looking
hot-pass = Hand to { $name }
hot-others = Others…
hot-whom = Who gets it next?

have-a-code = Got a code?
type-the-code = Type the code you were given.
sit-down = Sit down
no-such-code = No table has this code.
code-not-found = The code { $code } leads to no table
looking-for-table = Looking for the table…
come-back = Your open tables
with = with { $names }
phase-lobby = Waiting to begin
phase-playing = Game on
phase-paused = Paused
phase-over = Over

who-are-you = What is your name?
invited = There is a place for you at { $game }: { $count ->
    [0] nobody has sat down yet.
    [one] one person is at the table.
   *[other] { $count } people are at the table.
 }
name-label = Your name
name-help = The others at the table see it. You can change it any time.
name-needed = A name is needed, even a short one.
name-done = Here I am
name-saved = You are now { $name }.
language = Language
speaks-english = This game does not speak your language yet: for now it speaks English.
newer-house = There is a newer Ludoteca.
newer-safe = The game stays where it is.
newer-reload = Update
newer-later = Later
theme = Look
theme-auto = Auto
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = Auto
motion-full = All
motion-still = Still
calls = Tell me when it is my turn
calls-help = Even with the page closed: all that comes is “your turn” and the table’s code. For slow games that last for days.
calls-no = The browser does not allow notifications: that is changed in its own settings.
sounds = Sounds
nudge = A nudge when it is your turn
volume = Volume
mute = Turn sounds off
unmute = Turn sounds on

# An evening: one room, several games, one scoreboard.
evening-title = The evening
evening-share = The story as a picture
evening-file = the-evening
evening-won = The evening is { $name }’s
evening-wins = { $count ->
    [0] none won
    [one] one won
   *[other] { $count } won
  }
evening-other = Another game, the same people
evening-what-next = What do you play next? Everybody has a say.
evening-votes = { $count ->
    [one] , one vote
   *[other] , { $count } votes
  }
evening-lay = Open { $game }

options = How you play
file-choose = Choose a file…
file-remove = Remove
file-bad = This file is not JSON.
no-options = Nothing to decide here: just play.
chairs = Chairs
fewer-chairs = One chair fewer
more-chairs = One chair more
how-do-you-play = Who do you play with?
open-table = Open a table
open-table-help = You get a code and a link for your friends. Bots can take the free chairs.
slow = No hurry, even for weeks
slow-short = no hurry
slow-help = No hourglass: everybody plays when they can. The table waits for you up to two months after the last move.
slow-table = Nothing runs out. Close the page if you like: the table stays among yours, and waits up to two months after the last move.
slow-call = Call me when it is my turn
slow-called = We call you when it is your turn.
with-bots = Against bots
play-with-bots = Play the bots right now
bots-level = How good the bots are
level-cucciolo = Cub
level-cucciolo-help = For the little ones: loves to play and loses with a smile.
level-apprendista = Apprentice
level-apprendista-help = Still learning.
level-apprendista-beats = Beats the cub { $times ->
    [10] almost always
   *[other] { $times } times out of 10
  }.
level-artigiano = Craftsman
level-artigiano-help = Knows the trade.
level-artigiano-beats = Beats the apprentice { $times ->
    [10] almost always
   *[other] { $times } times out of 10
  }.
level-maestro = Master
level-maestro-help = Forgives next to nothing.
level-maestro-beats = Beats the craftsman { $times ->
    [10] almost always
   *[other] { $times } times out of 10
  }.
level-granmaestro = Grandmaster
level-granmaestro-help = Thinks further ahead than anybody, and takes the time it needs.
level-granmaestro-beats = { $times ->
    [5] With the master it is an even match: it wins one game in two.
   *[other] Beats the master { $times } times out of 10.
  }
level-plain = { $level } (plain)
level-plain-help = This house lacks the fast kernels: it plays well, but below its strength.
read-the-rules = Read the rules
rules = Rules
rules-of = Rules of { $game }
rules-missing = The rules of this game are not written here yet.
rules-contents = Contents of the rules
rules-in-words = In words
rules-example = A worked example
rules-example-at = Step { $number } of { $count }.
rules-example-back = Back
rules-example-on = Next
rules-example-again = From the start
how-to-play = How to play
play-game = Play { $game }
no-such-game = This game is not in the house
lost-title = There is nothing here
lost-text = The address is wrong, or the page was put away elsewhere.

around-the-table = Around the table
empty-chair = Free chair
chair-number = Chair { $number }
you = you
seated = at the table
away = not connected
host = host
you-are-host = You are the host now.
watching = Watching
watches = watching
bot = bot
sit-here = Sit here
add-bot = Add a bot
bot-for-chair = Put a bot on chair { $number }
level-of = How good { $name } is
send-bot-away = Send { $name } away
menu-for = More about { $name }
move-chair = Move: { $name }. Arrow up and down.
chair-up = Move earlier: { $name }
chair-down = Move later: { $name }
chair-moved = Moved to place { $number }.
add-chair = Add a chair
remove-chair = Remove a chair
stand-and-watch = Stand up and watch
waiting-for-host = { $name } begins when everybody is here.
host-begins = Everybody is here: { $name } begins.
chairs-still-empty = { $count ->
    [one] One person is still missing: invite them, or seat a bot.
   *[other] { $count } people are still missing: invite them, or seat some bots.
  }
all-seated = Everybody is here.
begin = { $count ->
    [one] Begin the game
   *[other] Begin with { $count }
  }
invite = Invite
join-code = Table code
join-code-help = Type it on the home page, open the link or scan the QR code.
copy-link = Copy the link
link-copied = Link copied.
share = Share
share-text = Shall we play { $game }? The code is { $code }.
qr-label = QR code that leads to this table
big-screen = Big screen
screen-missing = { $count ->
    [one] One person missing
   *[other] { $count } people missing
  }
screen-ready = All set: the host begins from their phone.

table-menu = Table menu
players = Who is playing
table-region = Table
to-move = this chair is to move
for-name = for { $name }
spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
  }
in-gallery = { $count ->
    [one] One person in the gallery
   *[other] { $count } people in the gallery
  }
your-turn = Your turn
headline-move = Make your move
names-others = { $count } others
headline-wait = We wait for { $names } to move
headline-paused = { $name } has stopped the clock
headline-paused-mine = You have stopped the clock: go on when you like
headline-alone = { $points ->
    [one] You finish with one point
   *[other] You finish with { $points } points
  }
headline-alone-of = { $points ->
    [one] { $name } finishes with one point
   *[other] { $name } finishes with { $points } points
  }
wait-for-time = Waiting for the hourglass
skip-moment = Skip
hourglass = Hourglass
at-the-table = At the table
log = What happened
log-empty = Nothing has happened yet.
log-begun = { $round ->
    [one] Here we go
   *[other] Once again · { $round }
  }
chat = Chat
chat-empty = Silence so far. Break the ice.
write-something = Write something
chat-to = Who reads it
chat-to-all = Everybody
chat-to-team = Team
reactions = Quick reactions
reaction-bravo = Bravo!
reaction-risata = So funny
reaction-stupore = Oh!
reaction-fretta = Come on
reaction-cuore = Heart
reaction-pensiero = Thinking
board-broken = The board got stuck. The game is safe.
board-missing = The board cannot be loaded.

pause = Pause
resume = Go on
paused = Paused
paused-by = { $name } stopped the clock and will let it go on.
paused-host = Time stands still for everybody.
invite-or-watch = Invite people to watch
move-seat = Move to another device
move-seat-help = Scan the code with the other device: your chair moves there, and this page closes.
move-seat-show = Show the code
move-seat-qr = QR code that takes your chair to another device
move-seat-once = It works once and for a few minutes. Do not show it to others.
handoff-title = Bring your chair here
handoff-text = You were playing on another device: from now on you play here.
handoff-replaces = Here you played as { $name }: from now on you are the person who brings the chair.
handoff-games = Bring your games here
handoff-games-text = Your games and numbers come to this device, and the other one forgets you.
handoff-games-take = Bring them here
handoff-take = Sit here
handoff-failed = The chair did not arrive
handoff-spent = This code has expired or was already used.
leave-chair = Stand up: a bot plays for you
kept-chairs = Chairs kept by a bot
keeps-for = { $bot } keeps the place of { $name }
give-back = Give it back
people = At the table
hand-over-to = Make { $name } the host
still-here = { $name } is still here.
bot-in-place = Let a bot play for { $name }
kick = Ask { $name } to leave
kick-sure = { $name } will not be able to come back to this table. Sure?
kick-yes = Yes, { $name } leaves

bot-keeps-yours = { $bot } is keeping your place.
take-it-back = Take it back
is-away = { $name } is not connected.
take-back = Take the move back
take-back-asking = If the others agree: { $names }.
take-back-waiting = You want to take the move back: { $names } has yet to agree.
take-back-asks = { $name } would like to take the move back. All right?
take-back-asks-others = { $name } would like to take the move back: { $names } has yet to agree.
agree = All right
disagree = No
never-mind = Never mind
let-a-bot = Let a bot play
the-rule = The rule
play-now = Play
play-now-help = A game for one: it begins at once.

line-lost = Your device is offline. The game is safe, and what you do arrives as soon as the line is back.
house-closed = The house is closed. The game is safe and goes on from here when it opens again.
house-silent = The house does not answer: it may be closed, it may be the network. Nothing is lost.
disk-back = The disk is back: play goes on.
no-way-in = No way in for now
retrying = Trying again…
retry-in = Trying again in { $seconds } s.
retry-now = Try now
meanwhile = While you were away
meanwhile-more = { $count ->
    [one] …and one thing before these
   *[other] …and { $count } things before these
  }
meanwhile-seen = Got it
goodbye-kicked = You are out of this table
goodbye-barred = You cannot sit at this table
goodbye-barred-here = Closed to you for now
goodbye-table-shut = This table is closed
goodbye-moved = Your chair is elsewhere
goodbye-elsewhere = This table is open in too many pages
goodbye-full = There is no room left
goodbye-no-such-game = This game is not in the house
play-here = Open it here again
goodbye-no-such-table = There is no such table
goodbye-table-gone = The table has been cleared
goodbye-unreadable = This game is of another version
goodbye-protocol = There is a new version

notice-joined = { $name } is at the table.
notice-left = { $name } is no longer connected.
notice-sat = { $name } sat down.
notice-stood = { $name } stood up.
notice-kicked = { $name } is out of the table.
notice-host = { $name } is the host now.
notice-paused = { $name } paused the game.
notice-resumed = The game goes on.
notice-given-back = { $name } is back in their chair.
notice-bot = A bot plays for { $name }.
notice-renamed = { $name } changed their name.
notice-take-back-asked = { $name } would like to take the move back.
notice-take-back-refused = { $name } says no: the move stays.
notice-take-back-withdrawn = { $name } leaves the move as it is.
notice-take-back-lapsed = { $name }’s move stays.

game-begins = Here we go!
game-over = The game is over
draw = A draw!
nobody-wins = Nobody wins this time
you-win-team = You win: team { $team }!
winner-team = Team { $team } wins
first-game = Begin with this one
you-win = You win!
winner-is = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
screen-cheer = { $count ->
    [one] { $names } wins: give a cheer!
   *[other] { $names } win: give a cheer!
  }
screen-cheer-team = Team { $team } wins: give a cheer!
winner = wins
your-records = Your records
how-it-came = Where the points come from
rematch = Rematch!
once-more = Play once more
rematch-lobby = Change chairs or rules
rematch-by-host = { $name } calls the rematch.
look-at-table = Look at the table
see-scores = See the scores
score-sheet = The score sheet
place-number = Place { $place }
place-short = { $place }.
honour-shared = shared
rematch-ask = Once more!
rematch-asked = You asked for a rematch
rematch-count = { $yes } of { $all }
notice-again = { $name } would like a rematch
share-picture = Share
share-file = ludoteca-the-game
share-story = Story: a tall picture
share-story-short = Story
share-story-file = story
share-ready = Ready: share
share-film = Film: how it came to be
share-film-short = Film
share-film-file = film
points-word = { $count ->
    [one] point
   *[other] points
}
ladder = The ladder
step-to = { $points ->
    [one] One more point and you are { $rank }
   *[other] { $points } more points and you are { $rank }
}
step-none = There is nothing higher than this
your-best = Your best
new-best = new!
maestro-same-deal = The maestro, with the same deck
screen-open = Open in the browser
screen-type = Type the code
screen-scan = or scan here
screen-enter = Join at
screen-all-here = Everybody is here: { $name } begins
screen-opens = opens the table
screen-take-phone = Take your phone and sit down

# Voice, words and the big screen.
muted-by-host = The host has muted you for now.
hear-nothing = Hear nothing of { $name }
hear-again = Hear { $name } again
report = Report { $name }
report-what = Whoever runs the house will read it in the log. { $name } will not be told.
report-lines = Send their last lines too
report-lines-help = Ten at most, of those you could read as well.
report-yes = Send the report
reported = Reported to whoever runs the house.
let-speak = { $name } may talk
let-speak-no = { $name } talks no more
mute-for-all = Mute { $name } for all
unmute-for-all = Let { $name } speak again
owner-stays = { $name } opened this table.
family-mode = Family table
family-mode-help = Rude words are not shown: in names, in the chat, on the big screen.
look-first = I look first
look-first-help = Drawings and words go up on the big screen only after your yes.
curtain-waits = The big screen waits for your yes: { $what }
curtain-drawings = { $count ->
    [one] a drawing
   *[other] { $count } drawings
 }
curtain-soon = What is missing comes as soon as { $name } has had a look.
curtain-show = Show
curtain-hide = Do not show
notice-muted = { $name } is muted for now.
notice-unmuted = { $name } may speak again.

## The table in words
words-title = The table in words
words-open = Open the table in words (Alt+T)
words-close = Close the table in words
words-now = Now
words-changed = What has changed
words-table = On the table
words-mine = Before you
words-can = What you can say
words-again = to hear it again
words-asks = What you can ask
words-offered = Moves to choose
words-field = Type a move or a question
words-send = Send
words-nothing = Nothing new.
words-nothing-mine = There is nothing before you.
words-more = And { $count ->
    [one] one more thing.
   *[other] { $count } more things.
  }
more-time = 30 seconds more

## Agents
agent = agent
agent-seated = is a program
seat-agent = Seat { $name }

# The house as one sees it from the door.
house-notice = Notice of the house
in-the-window = Tables open to all
at-the-table-of = with { $name }
chairs-free = { $count ->
    [one] one free chair
   *[other] { $count } free chairs
  }
come-and-watch = come and watch
show-in-window = In the window
show-in-window-help = The table shows on the first page: anybody in the house may sit down.
house-says = { $name }: { $text }
## Looking back
replay-look = Watch it again
replay-of = Look back: { $game }
replay-coming = Putting everything back on the table…
replay-gone = This game is not here
replay-cut = The line was cut: try again.
replay-begins = The game begins
replay-ends = The game is over
replay-unseen = A move that cannot be seen from here
replay-eyes = Look with the eyes of
replay-audience = the audience
replay-open = everything open
replay-beside = In words, and the chat
replay-words = The moment in words
replay-before = Before { $name }
replay-said = Meanwhile they said
replay-link = Copy the link to this moment
replay-save = Save the game as a file
replay-close = To my games
replay-where = Where in the game
replay-mark = Move { $version }: { $text }
replay-value = Move { $version } of { $count }. { $text }
replay-count = Move { $version } of { $count }
replay-first = To the beginning
replay-back = One move back
replay-forth = One move on
replay-last = To the end
replay-play = Let it run
replay-pause = Stop
replay-speed = Speed
replay-times = { $speed } times as fast
replay-true = true times
replay-true-help = Wait between moves as long as they did
replay-only-look = Here one only looks: “What if…” lets you play from this move.
what-if = What if…
what-if-title = What if it had gone another way?
what-if-help = A new table opens as it stood after move { $version }. From there on luck is another. The real game stays as it is.
what-if-seat = In the place of
what-if-level = Bots on empty chairs
what-if-friends = With friends
what-if-bots = Against bots
what-if-alone = Play from here
what-if-name = To play from here
what-if-over = It is over here: go back a few moves.

## My games
me-link = Your games and your numbers
me-title = See how you play, { $name }
me-nobody = Say what you are called, and your games are here.
me-say-name = My name is…
me-none = No finished game yet: play, and look at it again here, move by move.
me-numbers = Your numbers
me-games = { $count ->
    [one] game
   *[other] games
 }
me-wins = { $count ->
    [one] won
   *[other] won
 }
me-days = { $count ->
    [one] day in a row, your record
   *[other] days in a row, your record
 }{ $now ->
    [0] {""}
   *[other] {" "}(now { $now })
 }
me-feats = { $count ->
    [one] special objective
   *[other] special objectives
 }
me-good-at = What you do best: { $what }
me-best = best: { $points } points
me-row = { $longest } wins in a row{ $row ->
    [0] {""}
   *[other] {" "}(now { $row })
 }
me-against = against { $level } { $wins } of { $games }
me-scores = The latest scores: { $scores }
me-again = Look at the latest again
me-won = Won with { $names }
me-lost = Place { $place } with { $names }
me-alone = Alone: { $points } points
me-brought = From a file: { $names }
me-more = { $count } more
me-works = Walk among your works
me-works-more = Show earlier works
me-work-moment = See the moment again
me-elsewhere = Take it to another screen
me-elsewhere-help = Scan the code with the other device: your games and numbers go there, and this one forgets you.
me-bring = Open a game from a file
me-no-game = There is no game in this file.
me-research = My games for research
me-research-help = Without names, chat or dates, and only if everybody at the table agrees: Masterdice, Canvas and Finestre. You can change your mind.
on-show = My works on show
on-show-help = The paintings and drawings you make may hang on the first page of the house for a week, with your name. Only if everybody at the table wants it, or if the table was open to the whole house.
made-this-week = See what you all have made
made-this-week-help = hung this week
made-this-week-and-mine = hung this week; what you do not show to others you alone see
made-by-me = See what you have made
made-by-me-help = this week; here you alone see it
made-by = “{ $title }”, by { $name }: see how it came to be
rating-show = Show my rating
rating-show-help = How strong you are, game by game, among those who play in this house and against the bots. Only you see it.
rating-how = How it is worked out
rating-points = rating
rating-give-or-take = give or take { $points } points
rating-place = rating, number { $place } of { $of }
rating-title = The rating, explained
rating-1 = Everybody begins with 1500 points. Beat somebody stronger than you and you climb a lot; beat somebody weaker and you climb a little. Losing works the other way round. A draw pulls the two ratings towards each other.
rating-2 = Beside the rating stands a “±”: your true strength is almost certainly between those two numbers. After a few games it is wide, then it narrows; if you do not play for a while it widens again. While it is wide the rating jumps about: do not take it seriously.
rating-3 = When many play, you are compared with each of them: everybody who came in behind you counts, and everybody in front. Those on your own team do not.
rating-4 = What counts are games played here from beginning to end, by two or more, and the deal of the day the one time it counts. Games for one, games taken up in the middle or brought as a file, and games in which a bot took your chair do not.
rating-bots = Where the bots stand
rating-bots-help = Bots neither climb nor fall: their levels were measured by letting them play each other hundreds of times. The craftsman stands at 1500.
rating-who = Who sees it
rating-who-1 = Only you, and only if you ask. We also tell you your place among those in this house who asked for theirs: how many they are, never who. It is written down nowhere: it is worked out from the games each time you look, and a game you delete is gone from the sum too.
rating-method = The method is Mark Glickman’s Glicko-2; each day is a period.
me-save = Download
me-delete = Delete { $what }
me-delete-all = Delete all my games
me-delete-title = { $count ->
    [one] Delete this game?
   *[other] Delete { $count } games?
 }
me-delete-help = It leaves your numbers and you will not find it again. Those who played with you keep it.
me-delete-yes = Delete
me-deleted = Done: deleted.

## Fair luck
luck-title = Fair luck
luck-line = Fair luck: the house has its number in an envelope already, and { $count ->
    [0] nobody has
    [one] one person has
   *[other] { $count } people have
 } mixed in their own.
luck-how = How it works
luck-check = Check the luck
luck-good = The sums are right: nobody chose the cards
luck-bad = The sums are not right
luck-none = Nobody mixed the luck of this game: it began in the middle, or is from before that was done.
luck-check-commitment = The house’s number is the one from the envelope
luck-check-seed = All the numbers together give this game
luck-check-mine = This browser’s number is in it too
luck-who = Mixed by the house and { $names }.
luck-nobody = Only the house has mixed: those who played added nothing.
luck-1 = Before the deal the house thinks of a very long secret number and puts it into an envelope. On the envelope is a fingerprint: everybody sees it, but the number cannot be guessed from it.
luck-2 = Then every device at the table thinks of a number of its own and says it. Now the house can no longer change its number: the fingerprint would be wrong.
luck-3 = All the numbers are mixed, like a deck that everybody has cut: cards, dice and words come from the result. Nobody can choose them, not even the house.
luck-4 = When the game is over the envelope is opened: anybody can do the sums again, and this page does them for you.
luck-sums = The sums are two SHA-256: one of the house’s number, one of all the numbers in a row.
luck-verify = also plays the whole game again, move by move.

# The guided first game.
lesson-of = { $game }: a first game together
lesson-coach = Play along with me
lesson-step = step { $step } of { $steps }
lesson-list = Here you learn to
lesson-leave = Skip, I’ll be back
lesson-next = Next
lesson-finish = Got it
lesson-show = Show me
lesson-try = Try it
lesson-watch = Watch what happens…
lesson-rules-say = The rules say:
lesson-not-so = Not like that.
lesson-over-title = There: you can play
lesson-over = You have tried everything there is to do. Now for a real game: with anybody you like, or against a bot, from the youngest up.
lesson-play = Play a real game
lesson-again = Take the lesson again
lesson-none = There is no lesson here
lesson-you = You
lesson-first = First time?
lesson-five = Five minutes together
lesson-first-help = The real table, one step at a time: you try every move and count the points.
lesson-resume = Take the lesson up again
lesson-once-more = The guided first game

dailies = Today’s challenges
daily-name-masterdice = Masterdice
daily-name-canvas = Canvas, against Vincent
daily-name-canvas-puzzle = Canvas, the puzzle
daily-name-finestre = Finestre
daily-name-medusa = Jellyfish
daily-name-palla = Puffer Fish
daily-title = Challenge of the day: { $name }
daily-done = You have played the challenge of the day
daily-none = There is no such challenge
daily-yours = Your try
daily-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
daily-begun = half done, waiting for you
daily-best = best today: { $name }, { $points }
daily-nobody = nobody has played it yet today
daily-play = Play
daily-go-on = Go on
daily-try = Play today’s challenge
daily-invite = The same for everybody, and one try that counts.
daily-once = Begin before midnight and you can finish in peace: it counts for today. Then play it again as often as you like, without counting.
daily-row = { $count ->
    [0] Start a new run
    [one] One day in a row
   *[other] { $count } days in a row
  }
daily-dots = { $count } dots of 4
daily-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
daily-share = Share
daily-share-line = Share the line
daily-copied = Copied: paste it wherever you like.
daily-no-spoil = it gives nothing away
daily-to-maestro = { $points ->
    [one] one more point and you catch the maestro
   *[other] { $points } more points and you catch the maestro
  }
daily-beat-maestro = you did better than the maestro
daily-like-maestro = just like the maestro
daily-rank = { $rank ->
    [1] nobody in this house did better
   *[other] number { $rank } of { $players }
  }
daily-look = Look at it again
daily-again = Play again without counting
daily-house = Compare with the house
daily-maestro = the maestro
daily-you = { $name } (you)
daily-ghost = See how { $name } played
daily-steps = Step by step
daily-beside = Beside you
daily-yours-short = you
daily-stage = step
daily-no-ghost = Once another try is over you find it here, beside yours.
daily-ghosts-later = How the others played you see after your own try.
daily-fair = Every dot is a level of bots you reach, from cub to maestro. The cards come from the date alone: whoever reads the program could know them early, and whoever comes back under another name has another try. We take your word for it.
daily-more = Go on with another challenge
goodbye-daily-alone = This challenge is played alone
daily-box = Today’s challenge
daily-box-which = Today’s challenge: { $name }
replay-why = Why?
replay-why-of = Why did { $name } play this?
replay-why-nothing = There is nothing more to say about this move.
hint = A hint from a maestro
advice = Hints and reasons
advice-nobody = Nobody
advice-alone = Whoever plays alone with bots
advice-all = Everybody
advice-help = Who may ask the maestro for a hint, and a bot why it moved as it did. Everybody hears of every hint; once the game is over anybody may ask why.
learn-soon = Learn in five minutes
learn-new = you have not tried it yet
daily-what-masterdice = the same code for all
daily-what-canvas = the same cards for all
daily-what-canvas-puzzle = three paintings, the same cards for all
daily-what-finestre = the same street for all
daily-what-medusa = the same requests for all
daily-what-palla = against a bot, the same sea for all
