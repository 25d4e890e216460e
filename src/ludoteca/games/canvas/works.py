"""Works of Canvas: a finished painting with its cards, visible icons and points, to be shown outside the game."""

from __future__ import annotations

import msgspec

from ludoteca.games.canvas.deck import ArtCard, Deck, Title, painting_title
from ludoteca.games.canvas.moves import PaintingHung
from ludoteca.games.canvas.scoring import total
from ludoteca.games.canvas.state import Painting, State
from ludoteca.games.canvas.view import Face, face_of
from ludoteca.rules.game import Work


class Hung(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a client needs to draw a painting. `cards` are those of a custom deck, stored nowhere else."""

    faces: tuple[Face, ...]                        # bottom to top
    background: int
    seen: tuple[tuple[str, ...], ...]
    ribbons: tuple[int, ...]                       # by scoring card in table order, then bonus ribbons
    points: int
    cards: tuple[ArtCard, ...] = ()


def work(hung: PaintingHung, state: State) -> Work:
    painting = state.players[hung.seat].paintings[hung.number - 1]
    cards = tuple(state.options.cards[card] for card in painting.cards)
    shown = Hung(
        tuple(map(face_of, cards)), painting.background, painting.seen,
        (*(painting.won.get(goal, 0) for goal in state.goals), painting.bonus),
        brought(state.players[hung.seat].paintings[:hung.number]),
        cards if isinstance(state.options.deck, Deck) else ())
    return Work(hung.seat, hung.number - 1, languages(painting_title(cards)), msgspec.to_builtins(shown))


def brought(paintings: tuple[Painting, ...]) -> int:
    """Return what the last of these paintings added to the score."""
    def worth(some: tuple[Painting, ...]) -> int:
        won = {goal: sum(each.won.get(goal, 0) for each in some) for each in some for goal in each.won}
        return total(won, sum(each.bonus for each in some))

    return worth(paintings) - worth(paintings[:-1])


def languages(title: Title) -> dict[str, str]:
    return {"it": title.it, "en": title.en, **title.more}
