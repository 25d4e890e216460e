say-run = run { $card } | play { $card }
how-run = “run 7”: you go as many squares as a card of yours says.
told-turn = Your turn: run with a card.
told-wait = { $who } runs.
told-over = The race is over.
told-runner = { $who } is on square { $square } of { $length }.
told-hand = You hold { $cards }.
