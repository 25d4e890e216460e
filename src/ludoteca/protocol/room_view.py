"""What a table shows of itself, the pieces messages are made of: chairs, people, clock, lines of chat, an ending."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.bots import Level
from ludoteca.rules.game import Millis, Seat
from ludoteca.rules.values import JsonValue

Advice = Literal["nobody", "alone", "all"]     # who may ask bots for hints and reasons; alone: where one person plays
Phase = Literal["lobby", "playing", "paused", "over"]
Reaction = Literal["bravo", "risata", "stupore", "fretta", "cuore", "pensiero"]
Matter = Literal["take_back"]


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """One chair as everybody sees it."""

    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    guest: str = ""                                # public id of the person, never the token
    level: Level | None = None
    connected: bool = True
    keeps_for: str = ""                            # guest whose chair this bot keeps
    keeps_for_name: str = ""
    wins: int = 0
    agent: bool = False                            # a program plays here, as everybody may see


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest at the table, seated or watching."""

    guest: str
    name: str
    seat: Seat | None = None
    connected: bool = True
    muted: bool = False                            # by the host
    agent: bool = False                            # a program, as it said itself


class Voice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest in the conversation: the guests in mutual contact, and those who have not answered."""

    guest: str
    hears: list[str] = []
    asks: list[str] = []


class Curtain(msgspec.Struct, frozen=True):
    """What the big screen may not show before the host has looked: how many things, the words among them, drawings."""

    number: int
    waiting: int
    words: list[str]
    drawings: int


class Question(msgspec.Struct, frozen=True):
    """Something the others must agree to: who asks, and whose answers are still missing."""

    number: int
    matter: Matter
    seat: Seat
    waiting: list[Seat]


class Urn(msgspec.Struct, frozen=True):
    """The source of the next deal: the server's commitment, and the seats whose browsers have added a number."""

    commitment: str
    added: list[Seat]


class DailyDeal(msgspec.Struct, frozen=True):
    """The day's deal: which one, of which day (2026-11-15), and whether this is the try that counts."""

    name: str
    day: str
    counts: bool


class EveningPlace(msgspec.Struct, frozen=True):
    """A player's result in one game; a bot has no guest."""

    guest: str
    name: str
    place: int
    score: int


class EveningGame(msgspec.Struct, frozen=True):
    """One game of an evening, to be looked at again by its link."""

    game: str
    link: str
    finished: int
    places: list[EveningPlace]


class EveningLine(msgspec.Struct, frozen=True):
    """One line of an evening's scoreboard."""

    guest: str
    name: str
    points: int                                    # 3, 2, 1 for the first three places of every game
    wins: int
    games: int


class Evening(msgspec.Struct, frozen=True):
    """One room, several games, one scoreboard; `votes`: what each would like next, `next`: what most would."""

    games: list[EveningGame]
    board: list[EveningLine]
    votes: dict[str, str]
    next: str


class RoomView(msgspec.Struct, frozen=True):
    """The table apart from the game: the same for everybody."""

    table: str
    code: str
    game: str
    phase: Phase
    host: str
    options: dict[str, JsonValue]
    chairs: list[Chair]
    people: list[Person]
    round: int
    question: Question | None = None
    begins: int | None = None                      # in the lobby: the game will begin in a log, after so many entries
    owner: str = ""                                # who opened the table
    family: bool = True
    review: bool = False
    listed: bool = False                           # in the window, for anybody in the house
    slow: bool = False                             # for weeks: nothing on it runs out
    advice: Advice = "alone"                      # who may ask for hints and reasons while the game is on
    voice: list[Voice] = []
    voices: list[str] = []                         # who may talk without a chair
    curtain: Curtain | None = None
    again: list[str] = []                          # after a game: who would like another one
    urn: Urn | None = None                         # before a deal
    daily: DailyDeal | None = None                 # nothing about such a table can be changed
    dealt: Urn | None = None                       # what the game on the table was dealt from
    evening: Evening | None = None
    gallery: int = 0                               # people who watch beside those named here


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Table time in milliseconds; it does not run while paused.

    `deadline` and `began`, the time it was set, are on the same clock: an hourglass is right for late guests. `held`:
    a peak is on, and the clock is held for that long.
    """

    now: Millis
    running: bool
    deadline: Millis | None = None
    began: Millis | None = None
    held: Millis = 0


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of chat, numbered. Without a guest it is the house that speaks."""

    number: int
    guest: str
    name: str
    text: str = ""
    reaction: Reaction | None = None
    team: bool = False
    at: int = 0                                    # wall-clock milliseconds
    round: int = 0                                 # said during this game (0: before the first), after so many entries
    version: int = 0


class Praise(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player did best, by the text key `honour-<key>`; `shared`: how many did it as well."""

    seat: Seat
    key: str
    facts: dict[str, JsonValue] = {}
    shared: int = 1


class Rung(msgspec.Struct, frozen=True):
    """Alone one climbs: from how many points on this rank (`rank-<key>`) is reached."""

    points: int
    key: str


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of a game: what each did best; in a game for one, the ladder and the maestro's result from the same deal.

    That result comes later, because it has to be played first.
    """

    round: int
    honours: list[Praise] = []
    ladder: list[Rung] = []
    maestro: int | None = None
    replay: str = ""                               # the link by which the game is looked at again
