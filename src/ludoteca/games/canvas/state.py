"""State of Canvas: options, row, deck, players and their paintings. All values are immutable."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludoteca.games.canvas.deck import ArtCard, Deck, check_deck, house_deck
from ludoteca.rules import Millis, Options, Seat

HAND_LIMIT = 5
PAINTINGS = 3
LAYERS = 3                    # cards in a painting
TOKENS = 4
VOTE_TIME: Millis = 45_000
ONE_BY_ONE = 100                 # up to so many spectators, each vote is an event; above, votes are only counted

Goal = Literal[
    "composizione", "consistenza", "enfasi", "gerarchia", "movimento", "proporzione",
    "prossimita", "ripetizione", "spazio", "stile", "simmetria", "varieta",
]  # fmt: skip
Scenario = Literal[
    "iniziale", "famiglia", "relax", "sinergia", "bilanciato", "senza_elementi",
    "tutti_gli_elementi", "spaziale", "bonus", "casuale", "libero",
]  # fmt: skip
Phase = Literal["painting", "vote", "over"]
Card = int
"""A card is its number in the deck."""


class CanvasOptions(Options, frozen=True):
    """Options. `goals` is used with the scenario "libero", `how_many` with "casuale", `solo` in a game for one.

    `deck` is a custom deck: the content of its file, not the file's name. If it has more than sixty cards, `deck_size`
    says whether all are used or sixty, drawn anew for each game."""

    scenario: Scenario = "iniziale"
    goals: tuple[Goal, ...] = ()
    how_many: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4
    solo: Literal["vincent", "puzzle"] = "vincent"
    deck_size: Literal[60, 40, "all", "sixty"] = 60
    vote: bool = False
    deck: Deck | None = None

    def __post_init__(self) -> None:
        if self.deck is not None:
            msgspec.structs.force_setattr(self, "deck", check_deck(self.deck))

    @property
    def cards(self) -> tuple[ArtCard, ...]:
        """Every art card that may be in the game, by number."""
        return (self.deck or house_deck()).cards


class Spot(msgspec.Struct, frozen=True):
    """A card in the row with the inspiration tokens on it."""

    card: Card
    tokens: int = 0


class Painting(msgspec.Struct, frozen=True):
    """Three cards, bottom to top, on a background: goals met, ribbons won (capped), and visible icons."""

    cards: tuple[Card, Card, Card]
    background: int
    seen: tuple[tuple[str, ...], ...]
    met: dict[str, int]
    won: dict[str, int]
    bonus: int


class Player(msgspec.Struct, frozen=True):
    """One player. Hands are public: every card was taken face up."""

    ribbons: dict[str, int]
    backgrounds: tuple[int, ...]
    hand: tuple[Card, ...] = ()
    tokens: int = TOKENS
    bonus: int = 0
    paintings: tuple[Painting, ...] = ()

    @property
    def done(self) -> bool:
        return len(self.paintings) == PAINTINGS


class VincentsTurn(msgspec.Struct, frozen=True):
    """Vincent's last throw: which tokens fell face up, the card he took away, the tokens he found on it."""

    flips: tuple[bool, ...]
    index: int
    card: Card
    gained: int


class Vincent(msgspec.Struct, frozen=True):
    """The opponent of the first solo variant: he removes cards and never paints."""

    tokens: int = TOKENS
    last: VincentsTurn | None = None


class State(msgspec.Struct, frozen=True):
    """The whole state. Only `deck`, the order of the cards to come, is hidden, from all seats."""

    options: CanvasOptions
    goals: tuple[str, ...]
    deck: tuple[Card, ...]
    row: tuple[Spot, ...]
    players: tuple[Player, ...]
    turn: Seat
    first: Seat
    phase: Phase = "painting"
    discarded: tuple[Card, ...] = ()
    vincent: Vincent | None = None
    reserve: int | None = None
    tied: tuple[Seat, ...] = ()
    votes: dict[str, Seat | None] = {}  # by the voter's seat; keys in JSON are strings; None abstains
    jury: tuple[Seat, ...] = ()  # present when the vote opened; it ends when all of them have voted
    vote_ends: Millis | None = None
