# Refusals of the room: what the table, not the game, does not allow.
refusal-bad-order = Every chair must be named exactly once.
refusal-bad-seat-count = { $span ->
    [0] This game is for { $least ->
        [one] one player
       *[other] { $least } players
      }.
   *[other] This game is for { $least } to { $most } players.
  }
refusal-barred = The host asked you to leave this table.
refusal-chair-taken = This chair is taken.
refusal-chat-empty = There is nothing written.
refusal-chat-too-long = Too long: { $most } characters at most.
refusal-elsewhere = You have opened this table in too many pages: this one, the oldest, closes.
refusal-empty-chairs = A chair is still empty: fill it, give it to a bot or take it away.
refusal-full = The table is full: there is room for { $most } people.
refusal-from-gallery = You are watching from the gallery, because the table knows { $most } people already. From there one can watch, and vote when the audience votes.
refusal-game-on = Not while a game is on.
refusal-game-not-on = No game is on at the moment.
refusal-hello-first = Say hello first: it must be the first message.
refusal-hello-twice = You have said hello already.
refusal-kept-for-another = This chair is kept for { $name }.
refusal-malformed = Invalid message: { $detail }
refusal-name-empty = Write a name.
refusal-name-too-long = The name is too long: { $most } characters at most.
refusal-no-such-level = This game has no bot of that level.
refusal-no-such-chair = There is no such chair at this table.
refusal-no-such-game = This game is not in the house.
refusal-no-such-guest = This person is not at the table.
refusal-no-such-moment = The game has { $most } moves: there is no such moment.
refusal-no-such-page = There is no such page.
refusal-no-such-replay = This game is not here, or no longer.
refusal-no-such-table = This table is gone, or the code is wrong.
refusal-no-teams = There are no teams here, or you are in none.
refusal-not-a-bot = There is no bot on that chair.
refusal-not-finished = The game is not over yet.
refusal-not-host = Only the host, { $name }, may do this.
refusal-not-json = The message is not JSON: { $detail }
refusal-not-kept = That chair is not kept for anyone.
refusal-not-seated = You have no chair: you are watching.
refusal-paused = The game is paused.
refusal-protocol = This page is from an old version: reload it.
refusal-still-here = { $name } is still here.
refusal-too-fast = Too many messages in a short time: wait a moment.
refusal-too-big = Message too big: { $most } bytes at most.
refusal-too-many-replays = You have brought { $most } games as files already: delete one.
refusal-too-many-tables = { $most ->
    [one] You have a table open already: finish that one first.
   *[other] You have { $most } tables open already: finish one.
  }
refusal-try-again = Something went wrong and nothing has changed: try again.
refusal-unknown-token = I do not know you: introduce yourself again.
refusal-wrong-origin = This request comes from another site.
refusal-code-spent = This code has expired or was used already.
refusal-bad-utf8 = The message is not UTF-8 text.
refusal-kicked = The host asked you to leave the table.
refusal-moved = Your seat has moved to another device.
refusal-stopping = The server is restarting: the game is saved and resumes shortly.
refusal-silent = Connection lost: your device stopped responding.
refusal-idle = You did not introduce yourself in time.
refusal-method = This address does not answer that kind of request.
refusal-seats-taken = There are more people than chairs: someone must stand up first.
refusal-internal = Server error: nothing has changed.
refusal-unreadable = This game is of another version of Ludoteca: it cannot be opened here.
refusal-no-question = This question is no longer open.
refusal-question-open = There is an open question already: that one first.
refusal-not-your-game = Only those who played this game may begin in it.
refusal-position-over = At that point the game is already over.
refusal-position-settles = This table begins in the middle of a game: chairs and options are those it had.
refusal-never-slow = This game is a race: it cannot be played without hurry.
refusal-position-unclear = It is not clear where to begin: in a log, or at a table of this house with the number of the game.
refusal-too-many-guesses = { $seconds ->
    [one] Too many wrong codes from here: try again in a second.
   *[other] Too many wrong codes from here: try again in { $seconds } seconds.
}
refusal-too-many-newcomers = { $seconds ->
    [one] Too many people are coming from here at once: try again in a second.
   *[other] Too many people are coming from here at once: try again in { $seconds } seconds.
}
refusal-too-slow = The request did not arrive completely in time.
refusal-unknown-host = This server does not answer to the name { $host }: the person who runs it can add it (LUDOTECA_HOSTS).
refusal-urn-moved = Another draw has been prepared meanwhile: this number was for the one before.
refusal-unmasked = WebSocket frames without a mask: the client breaks the protocol.
refusal-disk-waits = The server cannot save right now: try again in a few seconds.
disk-waits = The server cannot save right now. The game resumes as soon as it can; nothing is lost.
refusal-curtain-moved = More has come meanwhile: look again before you decide.
refusal-family-words = This is a family table: not that word, please.
refusal-muted = The host has muted you for now.
refusal-nobody-asks = This person is not waiting for an answer of yours.
refusal-not-let-in = You and this person have not admitted each other to the conversation yet.
refusal-only-the-seated-host = Only someone in a chair can stand in for the host.
refusal-owner-stays = { $name } opened or hosts this table and cannot be sent away or muted.
refusal-signal-too-big = Signal too big: { $most } bytes at most.
refusal-too-often = { $seconds ->
    [one] Too often: try again in a second.
   *[other] Too often: try again in { $seconds } seconds.
}
refusal-voice-for-the-seated = Voice is for those in the chairs, and for whom the host names.
refusal-agent-needs-yes = An agent sits down once { $name }, who hosts, has said yes.
refusal-agents-do-not-host = An agent cannot host: it takes a person.
refusal-not-an-agent = This person is not an agent and takes a chair without help.
refusal-no-push = Reminders are not available here: the person who runs the server can add them (ludoteca[push]).
refusal-unknown-push-service = The server does not know this push service (LUDOTECA_PUSH_HOSTS).
push-your-turn = Your turn at table { $code }.
refusal-bad-address = This is no address: { $address }. Write, say, 192.0.2.7, or 192.0.2.0/24 for a whole network.
refusal-bar-yourself = That would keep you outside as well.
refusal-barred-here = This house is closed to you for now: try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
refusal-full-house = The house is full: { $most } tables are open. Try again in a while.
refusal-house-family = In this house every table stays suitable for families.
refusal-no-open-tables = In this house tables are not put in the window.
refusal-no-such-bar = That ban is no longer there.
refusal-table-shut = The person who runs this server has closed this table.
refusal-too-many-bars = There are { $most } bans already: lift some.
refusal-wrong-key = That is not the key of the desk.
refusal-lesson-changed = This lesson has changed since you left it: it starts again from the beginning.
refusal-daily-alone = The deal of the day is played alone: yours is waiting on the first page.
refusal-daily-settled = This is the deal of the day, the same for everybody: nothing is changed here and nothing taken back.
refusal-daily-spoils = This is a game of today: play your own first, then look at the others’.
refusal-day-not-over = Today’s street is played among the deals of the day; those to come, when their day is here.
refusal-day-to-come = That day is still to come.
refusal-no-such-daily = There is no such deal of the day.

# A hint.
hint = A maestro would say: “{ $move }”. { $why }
hint-none = Here even a maestro would wait.
hint-asked = { $name } asks the maestro for a hint.
refusal-no-hints = There are no hints at this table now.
refusal-no-reasons = At this table bots do not explain their moves while the game is on.
refusal-reason-later = That can be explained when the turn is over: now it would tell too much.
refusal-no-such-reason = So far no bot has made a move whose reasons one could ask for.
refusal-hint-later = It is not your turn: a hint comes when you can use it.
