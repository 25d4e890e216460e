"""Options, moves and events of Duplik."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludoteca.games.duplik.paper import Ink, Tie, Tool
from ludoteca.games.duplik.picture import Placed
from ludoteca.rules import Event, Move, Options, Seat

LINE_LENGTH = 400
MOST_LINES = 60

Direction = Literal["left", "right"]


class DuplikOptions(Options, frozen=True):
    """The length of a game, the source of the scenes, the language of the bots."""

    terms: Literal[1, 2, 3] = 1
    scenes: Literal["album", "endless"] = "album"
    choice: Literal["random", "two_titles"] = "random"
    seconds: Literal[90, 120, 180, 0] = 90  # 0: a table without an hourglass
    language: Literal["it", "en"] = "it"
    collage: bool = False


class Choose(Move, frozen=True):
    """The master takes one of two titles."""

    index: int


class Throw(Move, frozen=True):
    """The master throws the die for the bonus criterion and reads the title."""


class Hear(Move, frozen=True):
    """A master who is a bot or does not see the picture asks for the scene in words; all players are told so."""


class Turn(Move, frozen=True):
    """The master turns the hourglass."""


class Say(Move, frozen=True):
    """The master types: the whole line as it stands now."""

    line: Annotated[int, msgspec.Meta(ge=0)]
    text: str


class Stroke(Move, frozen=True):
    """An artist draws a line: x, y and pressure for each point in turn."""

    points: tuple[int, ...]
    width: int
    tool: Tool = "pen"
    upright: bool = False                    # how the paper is held: the first stroke decides


class Undo(Move, frozen=True):
    """Take back the last stroke."""


class Redo(Move, frozen=True):
    """Bring back the stroke taken back last."""


class Clear(Move, frozen=True):
    """Start the paper afresh."""


class Sketch(Move, frozen=True):
    """A bot draws an object: its meaning and its strokes. Without an object the bot only says that it is a bot.

    The first object brings the sentences that the bot has `heard` and draws by.
    """

    thing: Placed | None = None
    inks: tuple[Ink, ...] = ()
    heard: tuple[str, ...] = ()


class Stick(Move, frozen=True):
    """An artist sticks a stamp on the paper; with a `number` it takes the place of that one. `tie`: held, or worn."""

    stamp: Placed
    number: Annotated[int, msgspec.Meta(ge=0)] = 0
    tie: Tie | None = None


class Peel(Move, frozen=True):
    """An artist takes a stamp off the paper."""

    number: int


class Restack(Move, frozen=True):
    """An artist puts a stamp in front of all the others, or behind them."""

    number: int
    to: Literal["front", "back"]


class Rest(Move, frozen=True):
    """An artist puts the pen down early, or the master has said everything; False takes that back."""

    resting: bool = True


class Pass(Move, frozen=True):
    """The master says which way the drawings go."""

    direction: Direction


class Read(Move, frozen=True):
    """The master reads the next criterion, or, after the tenth, closes the judging."""


class Judge(Move, frozen=True):
    """A judge stamps the drawing of `author`: met or not met."""

    author: Seat
    met: bool


class HandOn(Move, frozen=True):
    """A judge hands on a drawing it cannot read: a bot cannot read a person's lines."""

    author: Seat


class Contest(Move, frozen=True):
    """The author or the judge of a drawing calls a vote on the verdict just given."""

    author: Seat


class Doubt(Move, frozen=True):
    """A judge in doubt puts the drawing of `author` to the vote instead of stamping it: no contest is spent."""

    author: Seat


class Vote(Move, frozen=True):
    """An artist votes on a contested verdict; None abstains."""

    author: Seat
    met: bool | None


class Praise(Move, frozen=True):
    """A player names the most beautiful drawing except their own; None for none."""

    author: Seat | None


class Ready(Move, frozen=True):
    """The player has seen enough of the gallery."""


DuplikMove = (
    Choose | Throw | Hear | Turn | Say | Stroke | Undo | Redo | Clear | Sketch | Stick | Peel | Restack | Rest | Pass
    | Read | Judge | HandOn | Contest | Doubt | Vote | Praise | Ready
)


class RoundBegan(Event, frozen=True):
    """A new master takes the card."""

    seat: Seat
    round: int


class TitleRead(Event, frozen=True):
    """The die has chosen the bonus criterion and the title is known."""

    seat: Seat
    bonus: int
    title_it: str
    title_en: str


class SceneTold(Event, frozen=True):
    """The master has had the scene told in words."""

    seat: Seat


class HourglassTurned(Event, frozen=True):
    """The sand runs; at a table without hurry (`runs` is False) the master begins, and no sand does."""

    seat: Seat
    runs: bool = True


class PenDown(Event, frozen=True):
    """An artist has finished early."""

    seat: Seat


class AllSaid(Event, frozen=True):
    """The master has nothing to add."""

    seat: Seat


class PensDown(Event, frozen=True):
    """The sand has run out, or all artists have finished."""


class DrawingsPassed(Event, frozen=True):
    """Every drawing lies before its judge."""

    direction: Direction


class CriterionRead(Event, frozen=True):
    """One more criterion has been read."""

    number: int
    text_it: str
    text_en: str


class Judged(Event, frozen=True):
    """A judge has given a verdict."""

    seat: Seat
    author: Seat
    number: int
    met: bool


class HandedOn(Event, frozen=True):
    """Another judge has the drawing: the nearest person, or its author."""

    seat: Seat
    author: Seat
    judge: Seat


class Contested(Event, frozen=True):
    """The author or the judge of a drawing calls a vote."""

    seat: Seat
    author: Seat
    number: int


class Doubted(Event, frozen=True):
    """A judge in doubt asks the artists."""

    seat: Seat
    author: Seat
    number: int


class VoteCounted(Event, frozen=True):
    """The votes on a verdict are in."""

    author: Seat
    number: int
    yes: int
    no: int
    met: bool


class RoundScored(Event, frozen=True):
    """The gallery opens: points of this round, by seat."""

    seat: Seat
    points: tuple[int, ...]


class RosettesPinned(Event, frozen=True):
    """The most beautiful drawing, or several with equal votes; none if there were no votes."""

    best: tuple[Seat, ...]
    votes: int


DuplikEvent = (
    RoundBegan | TitleRead | SceneTold | HourglassTurned | PenDown | AllSaid | PensDown | DrawingsPassed | CriterionRead
    | Judged | HandedOn | Contested | Doubted | VoteCounted | RoundScored | RosettesPinned
)
