"""HTTP bodies about finished games: logs, replays, statistics, works."""

from __future__ import annotations

import msgspec

from ludoteca.protocol.http_base import HttpResponse
from ludoteca.protocol.messages import InWords, Update
from ludoteca.protocol.room_view import Chair, ChatLine, Clock, Praise
from ludoteca.rules import Outcome, Seat
from ludoteca.rules.fair_seed import Luck
from ludoteca.rules.table import Chapter
from ludoteca.rules.values import JsonValue


class Mark(msgspec.Struct, frozen=True):
    """A peak: after so many entries, whose it was and what happened, as text."""

    version: int
    seat: Seat | None
    text: str


class SentLog(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log as `Table.log` and `/api/tables/{table}/log` give it; what else stands in it is passed over."""

    game: str
    seats: int
    seed: int | str
    options: dict[str, JsonValue]
    entries: list[dict[str, JsonValue]]
    version: int = 0
    at: int = 0
    known: dict[str, JsonValue] | None = None
    before: list[Chapter] = []
    luck: Luck | None = None


class SentReplay(SentLog, frozen=True, omit_defaults=True):
    """A whole game as a file has it, to be looked at here: who played, as they were called."""

    names: list[str] = []


class Feat(HttpResponse, frozen=True):
    """Something I achieved in a game, and when I first did."""

    feat: str
    won: int


class FinishedEntry(HttpResponse, frozen=True, omit_defaults=False):
    """One entry of a finished game, with all that happened: there are no secrets left."""

    at: int
    seat: Seat | None
    move: JsonValue
    events: list[JsonValue]
    known: dict[str, JsonValue] | None = None      # what it hung on: a word's verdict, a card of the album
    back: int | None = None                        # the position it takes the table back to
    agreed: tuple[Seat, ...] = ()
    more: int | None = None                        # the hourglass that ran got so much longer


class FinishedLog(HttpResponse, frozen=True, omit_defaults=False):
    """A whole finished game: `Table.replay` plays it again."""

    game: str
    version: int                                   # of the game's rules
    seats: int
    seed: int | str
    options: dict[str, JsonValue]
    at: int
    entries: list[FinishedEntry]
    names: list[str]
    round: int
    outcome: Outcome | None
    known: dict[str, JsonValue] | None = None
    before: tuple[Chapter, ...] = ()               # where it began, if it began in another log
    luck: Luck | None = None                       # how its seed came about


class Replay(HttpResponse, frozen=True, omit_defaults=False):
    """A finished game to be looked at again: all but its positions, which come in pieces (`Moments`)."""

    link: str
    game: str
    round: int
    seats: int
    options: dict[str, JsonValue]
    chairs: list[Chair]
    finished: int                                  # wall-clock milliseconds
    moves: list[tuple[int, Seat | None]]           # when each entry was made in table time, and whose it was
    marks: list[Mark]                              # the peaks
    honours: list[Praise]
    outcome: Outcome | None
    seat: Seat | None                              # where you sat, if you played
    began: int | None                              # it began in a log, after so many entries
    chat: list[ChatLine]                           # what was said meanwhile: for those who played


class Moments(HttpResponse, frozen=True, omit_defaults=False):
    """A piece of a finished game as one seat saw it: the whole view after `start` entries, then update by update."""

    start: int
    view: JsonValue
    actors: list[Seat]
    clock: Clock
    updates: list[Update]


class MomentInWords(HttpResponse, frozen=True, omit_defaults=False):
    """One moment of a finished game in words; with all open, `hands` has what each seat had before it."""

    words: InWords
    hands: list[list[str]]


class Why(HttpResponse, frozen=True, omit_defaults=False):
    """Why a bot made a move, from what it saw; empty where it was a person's, or there is nothing to say."""

    sentence: str


class Course(HttpResponse, frozen=True, omit_defaults=False):
    """How a seat of a finished game stood after each of its stages; empty where the game has none."""

    stood: list[int]


class MyGame(HttpResponse, frozen=True, omit_defaults=False):
    """A finished game of mine."""

    link: str
    game: str
    finished: int
    names: list[str]
    kinds: list[str]                               # person or bot, chair by chair
    scores: list[int]
    winners: list[Seat]
    seat: Seat | None                              # None where I only brought it, as a file
    counts: bool                                   # for statistics: played from its beginning, here


class Against(HttpResponse, frozen=True, omit_defaults=False):
    """How I fare at tables where a bot of this level sits."""

    level: str
    games: int
    wins: int


class Statistics(HttpResponse, frozen=True, omit_defaults=False):
    """How I play one game."""

    game: str
    games: int
    wins: int
    best: int | None
    best_link: str
    average: float | None
    row: int                                       # wins in a row, now
    longest: int                                   # and at best
    scores: list[int]                              # of the last games, oldest first
    against: list[Against]
    praise: list[Praise]                           # what I am good at: what I was honoured for most often
    feats: list[Feat]


class MyRating(HttpResponse, frozen=True, omit_defaults=False):
    """How strong I am in a game, by Glicko-2, and my place among the guests with a rating.

    The true value lies within `give_or_take` of `points` 95 times in 100.
    """

    game: str
    points: int
    give_or_take: int
    games: int
    place: int
    of: int


class Work(HttpResponse, frozen=True, omit_defaults=False):
    """A painting or a drawing from a finished game: whose game, which moment of it, and what it takes to draw it."""

    link: str
    game: str
    version: int                                   # after so many entries of the game
    seat: Seat
    number: int                                    # which of theirs in this game, from 0
    finished: int                                  # when the game was, in wall-clock milliseconds
    title: dict[str, str]                          # by language
    shown: JsonValue
    by: str = ""                                   # whose, where it is not mine


class MyWorks(HttpResponse, frozen=True, omit_defaults=False):
    """A part of my gallery, the latest first; where `next` is not null, more follows when asked from there."""

    works: list[Work]
    next: int | None


class TakenIn(HttpResponse, frozen=True, omit_defaults=False):
    """A game from a file can be looked at here."""

    link: str


__all__ = [
    "Against", "Course", "Feat", "FinishedLog", "MomentInWords", "Moments", "MyGame", "MyRating", "MyWorks", "Replay",
    "Statistics", "TakenIn", "Why", "Work",
]
