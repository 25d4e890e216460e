"""Requests: every message from a client to a table, as JSON text frames on the WebSocket.

A request carries an `id` of the client's choice. The server answers it with `ok` or `no` and the same id. A request
sent again with the same id is not carried out again: it gets the first answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from ludoteca.bots import Level
from ludoteca.languages import LANGUAGES
from ludoteca.protocol.limits import MOVES_LISTED, PROTOCOL, UTTERANCE_LENGTH
from ludoteca.protocol.room_view import Advice, Reaction
from ludoteca.rules.game import Seat
from ludoteca.rules.values import JsonValue

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]         # the folders of languages say which there are
RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Base of what a client may say."""


class Hello(Incoming, frozen=True):
    """First words on a socket. `round` and `version` name the last update seen; what was missed follows."""

    token: Annotated[str, msgspec.Meta(max_length=128)]
    protocol: int = PROTOCOL
    language: Language = "it"
    round: int | None = None
    version: int | None = None
    chat: int = 0                                  # number of the last chat line seen
    watch: bool = False                            # come to watch: take no free chair (the big screen)
    agent: bool = False                            # a program comes: labelled for all, seated by the host alone


class Play(Incoming, frozen=True, tag="move"):
    """A move of the game, in the game's own words."""

    id: RequestId
    move: dict[str, JsonValue]


class Listen(Incoming, frozen=True, tag="words"):
    """Tell me the table in words (`words` comes before the `ok`), with what happened after version `since`."""

    id: RequestId
    since: int | None = None


class Utter(Incoming, frozen=True):
    """A move said in words, or a question (`heard` comes before the `ok`)."""

    id: RequestId
    words: Annotated[str, msgspec.Meta(max_length=UTTERANCE_LENGTH)]


class ListMoves(Incoming, frozen=True, tag="moves"):
    """List my legal moves as data, at most so many (`moves` comes before the `ok`)."""

    id: RequestId
    most: Annotated[int, msgspec.Meta(ge=1, le=MOVES_LISTED)] = 500


class Hint(Incoming, frozen=True):
    """What would a maestro do here? Only where the table allows it; `hint` follows when it has thought."""

    id: RequestId


class AskWhy(Incoming, frozen=True, tag="why"):
    """Why did a bot do that? Of the move that led to `version`, or of a bot's last; `why` comes before the `ok`."""

    id: RequestId
    version: int | None = None


class TakeBack(Incoming, frozen=True, tag="take_back"):
    """Take one's own last move back: at once where the game allows it, else everybody else is asked."""

    id: RequestId


class Consent(Incoming, frozen=True):
    """Yes or no to the open question; a no of the asking player withdraws it."""

    id: RequestId
    question: int
    agree: bool


class Say(Incoming, frozen=True):
    """A line of chat; `to="team"` only where the game has teams."""

    id: RequestId
    text: str
    to: Literal["all", "team"] = "all"


class React(Incoming, frozen=True):
    """A quick reaction."""

    id: RequestId
    reaction: Reaction


class Sit(Incoming, frozen=True):
    """Take an empty chair, or move to it; in the lobby, or back into a chair kept by a bot once given back."""

    id: RequestId
    seat: Seat


class SeatAgent(Incoming, frozen=True, tag="seat_agent"):
    """Host: a program that watches may take the first free chair."""

    id: RequestId
    guest: str


class Stand(Incoming, frozen=True):
    """Leave the chair and watch; during play a bot keeps it until one takes it back."""

    id: RequestId


class Chairs(Incoming, frozen=True):
    """Host: how many chairs there are."""

    id: RequestId
    count: int


class Arrange(Incoming, frozen=True):
    """Host: reorder the chairs; `order[i]` is the old chair that becomes chair i."""

    id: RequestId
    order: list[Seat]


class SetBot(Incoming, frozen=True, tag="bot"):
    """Host: a bot takes a free seat or that of a player who is not connected; level=None removes it."""

    id: RequestId
    seat: Seat
    level: Level | None


class GiveBack(Incoming, frozen=True, tag="give_back"):
    """Host, or the person themselves: the chair a bot kept goes back to its person."""

    id: RequestId
    seat: Seat


class SetOptions(Incoming, frozen=True, tag="options"):
    """Host: the table's options."""

    id: RequestId
    options: dict[str, JsonValue]


class Start(Incoming, frozen=True):
    """Host: begin."""

    id: RequestId


class Pause(Incoming, frozen=True):
    """Host: stop the clock, or let it go on."""

    id: RequestId
    paused: bool


class AddTime(Incoming, frozen=True, tag="add_time"):
    """Host: thirty seconds more on the hourglass that runs."""

    id: RequestId


class Here(Incoming, frozen=True):
    """Is anybody there? A page that has heard nothing for a while asks, because a dead line may look alive."""

    id: RequestId


class Seen(Incoming, frozen=True):
    """I have seen the current peak. When all seated players have, the clock runs at once."""

    id: RequestId


class AddLuck(Incoming, frozen=True, tag="luck"):
    """A number of this browser's own, for the deal to come: added under the commitment it has seen."""

    id: RequestId
    commitment: str
    share: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16,64}$")]


class Kick(Incoming, frozen=True):
    """Host: remove a guest from the table."""

    id: RequestId
    guest: str


class HandOver(Incoming, frozen=True, tag="host"):
    """Host: make another guest the host."""

    id: RequestId
    guest: str


class Rematch(Incoming, frozen=True):
    """Host: the same people, a new game, back in the lobby with the chairs as they are (or at once)."""

    id: RequestId
    start: bool = True


class VoteGame(Incoming, frozen=True, tag="vote_game"):
    """Between two games: what I would like to play next; nothing takes my vote away."""

    id: RequestId
    game: Annotated[str, msgspec.Meta(max_length=64)] = ""


class NextGame(Incoming, frozen=True, tag="next_game"):
    """Host: another game for the same people, this one or (without a name) what most would like."""

    id: RequestId
    game: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Again(Incoming, frozen=True):
    """After a game: I would like another one, or no longer. The host begins it (`rematch`)."""

    id: RequestId
    wanted: bool = True


class Rename(Incoming, frozen=True):
    """Change one's own name or language."""

    id: RequestId
    name: str | None = None
    language: Language | None = None


class SetManners(Incoming, frozen=True, tag="manners"):
    """Host: settings of the table.

    Family mode. Whether the host approves what the big screen shows, and whether the table is on the first page. Who
    may ask for hints and reasons.
    """

    id: RequestId
    family: bool | None = None
    review: bool | None = None
    listed: bool | None = None
    advice: Advice | None = None


class Show(Incoming, frozen=True):
    """Host: what waits behind the curtain may be shown, or not. `number` is that of the curtain looked at."""

    id: RequestId
    number: int
    shown: bool


class Mute(Incoming, frozen=True):
    """Host: mute a guest's chat and voice for all, or end that."""

    id: RequestId
    guest: str
    muted: bool


class Report(Incoming, frozen=True):
    """Report a guest to the administrator; `lines` adds what they said lately."""

    id: RequestId
    guest: str
    lines: bool = False


class Speak(Incoming, frozen=True, tag="voice"):
    """Join the conversation, or leave it. Those who talk already are asked."""

    id: RequestId
    on: bool


class Admit(Incoming, frozen=True):
    """Say whether a guest who asks may hear you and be heard by you."""

    id: RequestId
    guest: str
    agree: bool


class LetSpeak(Incoming, frozen=True, tag="let_speak"):
    """Host: whether a spectator may talk."""

    id: RequestId
    guest: str
    allowed: bool


class Signal(Incoming, frozen=True):
    """Voice: an offer, answer or candidate for a guest in the same conversation, passed on unread."""

    id: RequestId
    guest: str
    data: dict[str, JsonValue]


Request = (
    Hello | Play | Listen | Utter | TakeBack | Consent | Say | React | Sit | SeatAgent | Stand | Chairs | Arrange
    | SetBot | GiveBack | SetOptions | Start | Pause | AddTime | Seen | AddLuck | Kick | HandOver | Rematch | Again
    | VoteGame | NextGame | Hint | AskWhy | ListMoves
    | Rename | SetManners | Show | Mute | Report | Speak | Admit | LetSpeak | Signal | Here
)
