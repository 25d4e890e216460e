"""What travels over HTTP, as types: the OpenAPI page and the client's TypeScript are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludoteca.bots.strength import Strength
from ludoteca.protocol.limits import NAME_LENGTH, UTTERANCE_LENGTH
from ludoteca.protocol.messages import InWords, Language, Update
from ludoteca.protocol.room_view import Chair, ChatLine, Clock, Phase, Praise
from ludoteca.rules import Outcome, Seat
from ludoteca.rules.fair_seed import Luck
from ludoteca.rules.table import Chapter


class Mark(msgspec.Struct, frozen=True):
    """A great moment: after so many entries, whose it was and what happened, in words."""

    version: int
    seat: Seat | None
    text: str


class SentLog(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log as `Table.log` and `/api/tables/{table}/log` give it; what else stands in it is passed over."""

    game: str
    seats: int
    seed: int | str
    options: dict[str, Any]
    entries: list[dict[str, Any]]
    version: int = 0
    at: int = 0
    known: dict[str, Any] | None = None
    before: list[Chapter] = []
    luck: Luck | None = None


class SentReplay(SentLog, frozen=True, omit_defaults=True):
    """A whole game as a file has it, to be looked at here: who played, as they were called."""

    names: list[str] = []


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of what the server answers."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a client may ask."""


class Problem(Answer, frozen=True, omit_defaults=False):
    """A no that explains itself."""

    code: str
    sentence: str
    rule: str = ""


class NewGuest(Asked, frozen=True):
    """A name is all it takes."""

    name: str
    language: Language = "it"


class GuestChange(Asked, frozen=True):
    """Another name, another language; whether my games may be given to research, whether I want a rating, whether what
    I make may hang on the first page."""

    name: str | None = None
    language: Language | None = None
    research: bool | None = None
    rated: bool | None = None
    on_show: bool | None = None


class Guest(Answer, frozen=True, omit_defaults=False):
    """A person as they see themselves."""

    guest: str
    name: str
    language: Language
    research: bool                                 # they let their games go into the open dataset
    rated: bool                                    # they want to see how strong they are
    on_show: bool                                  # what they make may hang on the first page


class GuestWithToken(Answer, frozen=True, omit_defaults=False):
    """A person and the token that proves it: shown once, kept by the client."""

    guest: str
    name: str
    language: Language
    token: str


class GameOnShelf(Answer, frozen=True, omit_defaults=False):
    """A game that can be played here."""

    id: str
    box: str
    least: int
    most: int
    minutes: int
    shelf: bool
    teams: bool                                    # whether there is a team chat
    levels: list[str]
    plain_levels: list[str]                        # those that play below their strength: the kernels are missing
    strength: dict[str, Strength]                  # by level, as measured: none for the lowest
    lesson: bool                                   # whether there is a guided first game
    reasons: list[str]                             # events after which a bot that caused them may be asked why
    slow: dict[str, Any] | None                    # the options with which nothing runs out, if it can last weeks
    options: dict[str, Any]                        # the defaults
    schema: dict[str, Any]                         # JSON schema of the options


class Position(Asked, frozen=True):
    """Where a game begins that does not begin at the beginning: after so many entries of a log, which is sent along,
    or is that of a finished game at a table of this house, or of one whose link somebody has (`replay`, `seat`)."""

    until: Annotated[int, msgspec.Meta(ge=0)]
    log: SentLog | None = None
    table: str | None = None
    round: int | None = None
    replay: str | None = None
    seat: int | None = None                        # which chair one wants there


class NewTable(Asked, frozen=True):
    """Open a table for a game; with `from` the log says which, for how many and with what options."""

    game: str = ""
    options: dict[str, Any] = {}
    seats: int | None = None
    slow: bool = False                             # a table for weeks: nothing on it runs out
    position: Position | None = msgspec.field(default=None, name="from")


class TableSummary(Answer, frozen=True, omit_defaults=False):
    """A table as anybody with its link may see it: how many, never who."""

    table: str
    code: str
    game: str
    phase: Phase
    seats: int
    people: int                                    # in the chairs
    free: int
    link: str


class MyTable(Answer, frozen=True, omit_defaults=False):
    """A table of mine."""

    table: str
    code: str
    game: str
    phase: Phase
    names: list[str]
    seat: Seat | None
    your_turn: bool
    hosting: bool
    slow: bool                                     # for weeks
    touched: int


class OpenTable(Answer, frozen=True, omit_defaults=False):
    """A table in the window: anybody in the house may sit down."""

    table: str
    game: str
    phase: Phase
    host: str                                      # a name
    seats: int
    people: int
    free: int


class HouseFace(Answer, frozen=True, omit_defaults=False):
    """The house as whoever comes to its door sees it."""

    name: str
    notice: str
    shows_tables: bool                             # whether a host may put a table in the window
    family_always: bool
    tables: list[OpenTable]


class Feat(Answer, frozen=True):
    """Something I achieved in a game, and when I first did."""

    feat: str
    won: int


class Handoff(Answer, frozen=True, omit_defaults=False):
    """A code that moves one's seat to another device, once."""

    code: str
    expires: int
    link: str
    qr: str                                        # the QR code of the link, as SVG


class TakenOver(Answer, frozen=True, omit_defaults=False):
    """The person and table behind a hand-off code, with a fresh token. The old device is signed out."""

    guest: str
    name: str
    language: Language
    token: str
    table: str


class FinishedEntry(Answer, frozen=True, omit_defaults=False):
    """One entry of a finished game, with all that happened: there are no secrets left."""

    at: int
    seat: Seat | None
    move: Any
    events: list[Any]
    known: dict[str, Any] | None = None            # what it hung on: a word's verdict, a card of the album
    back: int | None = None                        # the position it takes the table back to
    agreed: tuple[Seat, ...] = ()
    more: int | None = None                        # the hourglass that ran got so much longer


class FinishedLog(Answer, frozen=True, omit_defaults=False):
    """A whole finished game: `Table.replay` plays it again."""

    game: str
    version: int                                   # of the game's rules
    seats: int
    seed: int | str
    options: dict[str, Any]
    at: int
    entries: list[FinishedEntry]
    names: list[str]
    round: int
    outcome: Outcome | None
    known: dict[str, Any] | None = None
    before: tuple[Chapter, ...] = ()               # where it began, if it began in another log
    luck: Luck | None = None                       # how its seed came about


class Replay(Answer, frozen=True, omit_defaults=False):
    """A finished game to be looked at again: all but its positions, which come in pieces (`Moments`)."""

    link: str
    game: str
    round: int
    seats: int
    options: dict[str, Any]
    chairs: list[Chair]
    finished: int                                  # wall-clock milliseconds
    moves: list[tuple[int, Seat | None]]           # when each entry was made in table time, and whose it was
    marks: list[Mark]                              # the great moments
    honours: list[Praise]
    outcome: Outcome | None
    seat: Seat | None                              # where you sat, if you played
    began: int | None                              # it began in a log, after so many entries
    chat: list[ChatLine]                           # what was said meanwhile: for those who played


class Moments(Answer, frozen=True, omit_defaults=False):
    """A piece of a finished game as one seat saw it: the whole view after `start` entries, then update by update."""

    start: int
    view: Any
    actors: list[Seat]
    clock: Clock
    updates: list[Update]


class MomentInWords(Answer, frozen=True, omit_defaults=False):
    """One moment of a finished game in words; with all open, `hands` has what each seat had before it."""

    words: InWords
    hands: list[list[str]]


class Why(Answer, frozen=True, omit_defaults=False):
    """Why a bot made a move, from what it saw; empty where it was a person's, or there is nothing to say."""

    sentence: str


class Course(Answer, frozen=True, omit_defaults=False):
    """How a seat of a finished game stood after each of its stages; empty where the game has none."""

    stood: list[int]


class MyGame(Answer, frozen=True, omit_defaults=False):
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


class Against(Answer, frozen=True, omit_defaults=False):
    """How I fare at tables where a bot of this level sits."""

    level: str
    games: int
    wins: int


class Statistics(Answer, frozen=True, omit_defaults=False):
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


class MyRating(Answer, frozen=True, omit_defaults=False):
    """How strong I am in a game: Glicko-2, between `points - give_or_take` and `points + give_or_take` 95 times in
    100; my place among those in this house who want a rating."""

    game: str
    points: int
    give_or_take: int
    games: int
    place: int
    of: int


class Work(Answer, frozen=True, omit_defaults=False):
    """A painting or a drawing from a finished game: whose game, which moment of it, and what it takes to draw it."""

    link: str
    game: str
    version: int                                   # after so many entries of the game
    seat: Seat
    number: int                                    # which of theirs in this game, from 0
    finished: int                                  # when the game was, in wall-clock milliseconds
    title: dict[str, str]                          # by language
    shown: Any
    by: str = ""                                   # whose, where it is not mine


class MyWorks(Answer, frozen=True, omit_defaults=False):
    """A part of my gallery, the latest first; where `next` is not null, more follows when asked from there."""

    works: list[Work]
    next: int | None


class Learning(Asked, frozen=True):
    """How far somebody has come in a lesson (a null where there was only something to read), and what they do next: an
    act, something said in words, or nothing, which is to look."""

    acts: Annotated[list[dict[str, Any] | None], msgspec.Meta(max_length=600)] = []
    go: bool = False                               # with `act`: this is what I do next
    act: dict[str, Any] | None = None
    says: Annotated[str, msgspec.Meta(max_length=UTTERANCE_LENGTH)] = ""
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""    # what whoever learns is called in the words


class LessonStep(Answer, frozen=True, omit_defaults=False):
    """What the coach says now. `example` is how it is done; `forbidden`: what one is to try the rules will refuse."""

    key: str
    title: str
    says: str
    point: str
    example: dict[str, Any] | None
    forbidden: bool


class LessonTable(Answer, frozen=True, omit_defaults=False):
    """A lesson as it stands: the table as whoever learns sees it, what was just done and what that brought about."""

    game: str
    seat: Seat
    chairs: list[Chair]
    options: dict[str, Any]
    titles: list[str]                              # of every step
    done: int                                      # how many steps are done
    step: LessonStep | None                        # None: it is over
    view: dict[str, Any]
    actors: list[Seat]
    clock: Clock
    version: int
    updates: list[Update]                          # what the act brought about, entry by entry
    outcome: Outcome | None
    act: dict[str, Any] | None                     # what was said in words, as an act
    counted: bool                                  # whether the act (or having read) belongs to `acts` from now on
    no: Problem | None                             # what the rules or the coach object
    heard: list[str]                               # the answer to a question asked in words
    words: InWords


class ExampleScene(Answer, frozen=True, omit_defaults=False):
    """One scene of a worked example: a position as somebody sees it, what is said of it, and what is drawn of it."""

    key: str
    says: str
    shows: str                                     # which part of the board
    seat: Seat | None                              # whose eyes; None: those who watch
    view: dict[str, Any]
    no: Problem | None                             # what the rules objected to what was tried
    words: list[str]                               # the position, for whoever listens


class WorkedExample(Answer, frozen=True, omit_defaults=False):
    """A few moves of a real game for the rules page, scene by scene."""

    game: str
    language: str                                  # what its texts are written in
    names: list[str]                               # chair by chair
    scenes: list[ExampleScene]


class PushKey(Answer, frozen=True, omit_defaults=False):
    """The house's public key for Web Push, as browsers want it; empty where the house calls nobody."""

    key: str


class PushDevice(Asked, frozen=True):
    """Where a browser can be called, and the keys to seal messages for it (a PushSubscription)."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class DailyLine(Answer, frozen=True, omit_defaults=False):
    """One line of a day's table; without a score the try is not over. `link`: how it was played, for those who may;
    the maestro leaves no game behind, but how it stood after each stage (`course`)."""

    name: str
    score: int | None
    dots: int                                      # of four: how many levels of bots it reaches
    you: bool = False
    link: str = ""
    maestro: bool = False
    course: list[int] = []


class Daily(Answer, frozen=True, omit_defaults=False):
    """A deal of the day: my try, my row of days, and (when it alone was asked for) the day's table."""

    name: str
    game: str
    day: str                                       # 2026-11-15, by the house's clock
    version: str                                   # houses with the same one deal alike
    mine: DailyLine | None
    table: str                                     # of mine, while it is not over
    players: int
    best: DailyLine | None
    row: int                                       # days in a row, now
    longest: int
    few_lead: bool                                 # whether whoever stands at less after a stage is ahead
    week: list[int | None]                         # my scores of the last seven days
    lines: list[DailyLine]


class DailyTable(Answer, frozen=True, omit_defaults=False):
    """Where the day's deal is on the table, and whether this is the try that counts."""

    table: str
    counts: bool


class TakenIn(Answer, frozen=True, omit_defaults=False):
    """A game from a file can be looked at here."""

    link: str


class Done(Answer, frozen=True, omit_defaults=False):
    """It is done; there is nothing more to say."""

    done: bool = True


class StoreCondition(Answer, frozen=True, omit_defaults=False):
    """How the disk is: milliseconds since the last commit, writes that wait, the kind of the last error if it lasts."""

    writable: bool
    writer: bool                                   # alive
    since_commit: int | None
    waiting: int
    trouble: str


class UnreadableTable(Answer, frozen=True, omit_defaults=False):
    """A table whose log the rules here cannot follow."""

    table: str
    reason: str


class Health(Answer, frozen=True, omit_defaults=False):
    """Whether the house is well: "ok", or "trouble" (with status 503). Details are for this very machine."""

    status: Literal["ok", "trouble"]
    version: str
    tables: int
    connections: int
    store: StoreCondition
    waiting: int                                   # tables whose write waits for the disk
    unreadable: int                                # tables people came to in vain since the start
    details: list[UnreadableTable]


class IceServer(Answer, frozen=True):
    """A STUN or TURN server, as browsers want it described."""

    urls: list[str]
    username: str = ""
    credential: str = ""


class VoiceServers(Answer, frozen=True, omit_defaults=False):
    """Servers that help voices across networks; none are needed on one network."""

    ice_servers: list[IceServer]


__all__ = [
    "Against", "Course", "Daily", "DailyTable", "Done", "ExampleScene", "Feat", "FinishedLog", "GameOnShelf", "Guest",
    "GuestChange", "GuestWithToken", "Handoff", "Health", "HouseFace", "Learning", "LessonStep", "LessonTable",
    "MomentInWords", "Moments", "MyGame", "MyRating", "MyTable", "MyWorks", "NewGuest", "NewTable", "Problem",
    "PushDevice", "PushKey", "Replay", "Seat", "Statistics", "TableSummary", "TakenIn", "TakenOver", "VoiceServers",
    "Why", "Work", "WorkedExample",
]
