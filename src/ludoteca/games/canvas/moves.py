"""Moves and events of Canvas."""

from __future__ import annotations

from ludoteca.games.canvas.deck import Title
from ludoteca.games.canvas.state import Card
from ludoteca.rules import Event, Move, Seat


class Take(Move, frozen=True):
    """Take a card from the row: the first is free, one inspiration token for each card skipped."""

    index: int


class Paint(Move, frozen=True):
    """Complete a painting with three cards of the hand (their positions), bottom to top, on one of your backgrounds."""

    cards: tuple[int, int, int]
    background: int = 0


class Vote(Move, frozen=True):
    """Vote for the player with the finest paintings, if the option is on. None abstains."""

    painter: Seat | None


class CardTaken(Event, frozen=True):
    seat: Seat
    card: Card
    index: int
    paid: int
    gained: int
    title: Title


class PaintingHung(Event, frozen=True):
    """`ribbons` are those won in all colours; the view has the painting itself."""

    seat: Seat
    number: int
    ribbons: int
    bonus: int
    title: Title


class TokenReturned(Event, frozen=True):
    """Solo puzzle: a token came back from the reserve."""

    seat: Seat


class VincentChose(Event, frozen=True):
    """`up` tokens fell face up; only four of them can be used, so `index` may be less."""

    flips: tuple[bool, ...]
    up: int
    index: int
    card: Card
    gained: int
    title: Title


class VoteOpened(Event, frozen=True):
    tied: tuple[Seat, ...]


class VoteCast(Event, frozen=True):
    seat: Seat
    painter: Seat


class WatcherVoted(Event, frozen=True):
    """A spectator has voted."""

    painter: Seat


CanvasMove = Take | Paint | Vote
CanvasEvent = CardTaken | PaintingHung | TokenReturned | VincentChose | VoteOpened | VoteCast | WatcherVoted
