"""Protocol limits: numbers and closing codes that the server checks and every client must know.

The browser's copy is generated (`ludoteca types` writes client/src/wire/types.ts); Python clients import this module.
"""

from __future__ import annotations

PROTOCOL = 1                     # version of the messages; a server refuses every other one

NAME_LENGTH = 24                 # characters of a guest's name
CHAT_LENGTH = 300                # characters of a chat line, and of the host's message to a table
UTTERANCE_LENGTH = 600           # characters of a move or question in words
CODE_LENGTH_LEAST = 4            # letters of a table's code; fewer could be guessed
CODE_LENGTH_MOST = 12
HOUSE_NAME_LENGTH = 40
HOUSE_NOTICE_LENGTH = 400
BAN_MINUTES = 60 * 24 * 366      # the longest ban is a year
REPLAY_MOVES = 64                # moves of a replay in one answer
MOVES_LISTED = 2000              # legal moves in one answer

# Codes of `goodbye` after which a client must not connect again by itself: the answer would be the same.
FINAL_CODES = frozenset({
    "barred",                    # banned from this table
    "barred_here",               # banned from the server
    "daily_alone",               # a daily challenge has one player
    "elsewhere",                 # open in too many pages; the person decides which one stays
    "full",
    "kicked",
    "moved",                     # the guest's link was opened on another device
    "no_such_game",
    "no_such_table",
    "protocol",                  # another version of the client is needed
    "table_gone",                # sent by servers before 1.0
    "table_shut",                # closed by the administrator
    "unknown_token",             # the client has to become a new guest first
    "unreadable",                # the rules of today cannot follow this table's log
})

# Codes of `goodbye` after which a client waits and connects again.
RETRY_CODES = frozenset({
    "disk_waits", "hello_first", "idle", "silent", "stopping", "too_fast", "too_often", "try_again", "unmasked",
})
