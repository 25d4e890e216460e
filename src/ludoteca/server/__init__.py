"""People at a table: chairs, guests, spectators, host, chat, bots' turns, clocks, lag, rematch. No sockets here."""
