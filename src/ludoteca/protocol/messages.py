"""Messages: everything that travels between a client and a table. Requests are in `requests`, replies here.

JSON text frames, one message each. `ludoteca types` generates the client's TypeScript types from both modules.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.protocol.limits import PROTOCOL
from ludoteca.protocol.requests import (
    AddLuck,
    AddTime,
    Admit,
    Again,
    Arrange,
    AskWhy,
    Chairs,
    Consent,
    GiveBack,
    HandOver,
    Hello,
    Here,
    Hint,
    Incoming,
    Kick,
    Language,
    LetSpeak,
    Listen,
    ListMoves,
    Mute,
    NextGame,
    Pause,
    Play,
    React,
    Rematch,
    Rename,
    Report,
    Request,
    Say,
    SeatAgent,
    Seen,
    SetBot,
    SetManners,
    SetOptions,
    Show,
    Signal,
    Sit,
    Speak,
    Stand,
    Start,
    TakeBack,
    Utter,
    VoteGame,
)
from ludoteca.protocol.room_view import ChatLine, Clock, Ending, Person, RoomView
from ludoteca.rules.game import Outcome, Seat
from ludoteca.rules.game import TakeBack as TakeBackPolicy
from ludoteca.rules.values import JsonValue

__all__ = [
    "PROTOCOL", "AddLuck", "AddTime", "Admit", "Again", "Arrange", "AskWhy", "Begun", "Chairs", "Chat", "Consent",
    "Ended", "Explained", "GiveBack", "Goodbye", "HandOver", "Heard", "Hello", "Here", "Hint", "Hinted", "InGallery",
    "InWords", "Incoming", "Kick", "Language", "LetSpeak", "Listen", "ListMoves", "Moves", "Mute", "NextGame", "No",
    "Ok", "Outgoing", "Pause", "Play", "React", "Rematch", "Rename", "Reply", "Report", "Request", "RoomChanged",
    "Say", "SeatAgent", "Seen", "SetBot", "SetManners", "SetOptions", "Show", "Signal", "Signalled", "Sit", "Skip",
    "Speak", "Stand", "Start", "TakeBack", "Update", "Utter", "VoteGame", "Waits", "Welcome", "encode",
]

encode = msgspec.json.Encoder().encode


class Outgoing(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """Base of what the table says."""


class Ok(Outgoing, frozen=True):
    """The request `id` was carried out."""

    id: str


class No(Outgoing, frozen=True):
    """The request `id` was refused: nothing has changed. `id` is empty where the message had none to read."""

    id: str
    code: str
    sentence: str
    rule: str = ""
    facts: dict[str, JsonValue] = {}


class InWords(Outgoing, frozen=True, tag="words"):
    """The view of your seat as text, by section.

    `now` is what to do, `table` what is public, `mine` what is yours. `can` says how to give moves as text, `choices`
    lists them where they are few, `starts` how the others begin. `changed` has [[version, sentence]], `asks` the
    questions, `aloud` the lines to read out. With `seconds` the last line of `now` tells that time.
    """

    id: str
    round: int
    version: int
    now: list[str] = []
    table: list[str] = []
    mine: list[str] = []
    can: list[str] = []
    choices: list[str] = []
    starts: list[str] = []
    changed: list[tuple[int, str]] = []
    asks: list[str] = []
    aloud: list[str] = []
    seconds: int | None = None


class Moves(Outgoing, frozen=True):
    """Your legal moves at this version, each as `move` takes it: the answer to the request `id`.

    None where the game cannot list them (text, drawings); none in the list where it is not your turn.
    """

    id: str
    round: int
    version: int
    moves: list[JsonValue] | None = None
    more: bool = False                             # there are more than were asked for


class Hinted(Outgoing, frozen=True, tag="hint"):
    """What a maestro would do in your seat, and why: the answer to the request `id`."""

    id: str
    sentence: str


class Explained(Outgoing, frozen=True, tag="why"):
    """Why a bot made the move that led to `version`, from what it saw; empty where there is nothing to say."""

    id: str
    version: int
    sentence: str


class Heard(Outgoing, frozen=True):
    """The answer to a question asked in words."""

    id: str
    lines: list[str]


class Update(Outgoing, frozen=True):
    """One entry of the log, as this seat may see it: who acted, what happened, a merge patch (RFC 7396) of the view.
    Where many who watch have had their say at once: all those entries, as one."""

    round: int
    version: int
    events: list[Any]
    patch: dict[str, JsonValue]
    actors: list[Seat]
    clock: Clock
    seat: Seat | None = None                       # who acted, where this seat may know; None for time running out
    outcome: Outcome | None = None
    back: int | None = None                        # moves were taken back: whatever came after this version is undone
    take_back: TakeBackPolicy | None = None        # of your own move: whether you may take it back
    since: int | None = None                       # of several entries: the version before the first of them


class Ended(Outgoing, frozen=True):
    """The game is over: what there is to look at. It comes again when more is known."""

    ending: Ending


class Skip(Outgoing, frozen=True):
    """An entry this seat may know nothing of: only the number moves on."""

    round: int
    version: int


class Welcome(Outgoing, frozen=True):
    """Answer to `hello`: everything needed to draw the table. `missed` tells what happened while away.

    It comes again, unasked, when one's chair changes during a game: another seat knows other things.
    """

    protocol: int
    you: Person
    room: RoomView
    version: int
    chat: list[ChatLine]
    clock: Clock
    view: JsonValue = None                         # None before the first game starts
    actors: list[Seat] = []
    outcome: Outcome | None = None
    ending: Ending | None = None
    take_back: TakeBackPolicy | None = None        # whether you may take your last move back, where that is known
    waits: str = ""                                # the house waits for its disk: the sentence that says so
    missed: list[JsonValue] = []                   # updates since the version named, without patches: `view` is whole
    log: list[JsonValue] = []                      # what this seat has seen of the round: [[seat, [events], version]]


class RoomChanged(Outgoing, frozen=True, tag="room"):
    """The room changed: people, chairs, options, phase. Whole: it is small. `you` is not said to those in the gallery:
    nothing about them has changed."""

    room: RoomView
    you: Person | None
    clock: Clock
    notice: str = ""                               # what happened, for the log: joined, left, kicked, paused...
    who: str = ""


class InGallery(Outgoing, frozen=True, tag="gallery"):
    """So many people watch from the gallery now."""

    people: int


class Begun(Outgoing, frozen=True):
    """A game begins: the whole view, at version 0 unless it begins in a log, of which `log` tells."""

    room: RoomView
    view: JsonValue
    actors: list[Seat]
    clock: Clock
    events: list[JsonValue] = []
    version: int = 0
    log: list[JsonValue] = []


class Chat(Outgoing, frozen=True):
    """A new line of chat or a reaction."""

    line: ChatLine


class Signalled(Outgoing, frozen=True, tag="signal"):
    """Voice: another guest's offer, answer or candidate."""

    guest: str
    data: dict[str, JsonValue]


class Waits(Outgoing, frozen=True):
    """The house waits for its disk: what was asked is neither lost nor refused, and answered when the disk is back.
    Until then the clock may stand still. An empty sentence: it is over. May come before `welcome`."""

    sentence: str
    clock: Clock


class Goodbye(Outgoing, frozen=True):
    """The last words before the socket closes, with a reason a person can read."""

    code: str
    sentence: str


Reply = (
    Ok | No | InWords | Heard | Moves | Hinted | Explained | Welcome | RoomChanged | InGallery | Begun | Update | Ended
    | Skip | Chat | Signalled | Waits | Goodbye
)
