"""Bots of Canvas: a child, a player by whim, a greedy player, and one that plays games to the end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from itertools import permutations
from threading import Thread
from typing import TYPE_CHECKING

from ludoteca.bots import Unhurried, kernels
from ludoteca.games.canvas.deck import ArtCard
from ludoteca.games.canvas.moves import CanvasMove, Paint, Take, Vote
from ludoteca.games.canvas.scoring import BONUS_POINTS, bonus_ribbons, cap, points, ribbons, visible
from ludoteca.games.canvas.state import HAND_LIMIT, PAINTINGS, Card
from ludoteca.games.canvas.view import PlayerSeen, View
from ludoteca.rules import Chance, Seat

if TYPE_CHECKING:
    from ludoteca.games.canvas import playouts

Arrangement = tuple[int, int, int]

WITH_KERNELS = {"canvas": ("maestro",)}
PATIENCE = 1.2
"""Seconds a maestro waits for its kernel, which is compiled once per machine and then read from disk."""
MOST_SKETCHED = 64
"""Larger decks would need tables of hundreds of megabytes; there the puzzle is played as against others."""


def bot(level: str, game: str) -> Painter:
    return {"apprendista": Apprendista(), "artigiano": Artigiano(), "maestro": Maestro(patience=PATIENCE)}[level]


def child(game: str) -> Painter:
    return Bambino()


def gain(view: View, player: PlayerSeen, cards: Sequence[Card]) -> int:
    """Return the points this painting would add now."""
    deck = view.options.cards
    seen = visible([deck[card].icons for card in cards])
    added = BONUS_POINTS * bonus_ribbons(seen)
    for goal in view.goals:
        have = player.ribbons[goal]
        won = min(ribbons(goal, seen), cap(goal) - have)
        added += points(goal, have + won) - points(goal, have)
    return added


def best_arrangement(view: View, player: PlayerSeen, hand: Sequence[Card]) -> tuple[int, Arrangement]:
    """Return the arrangement of three cards of a hand that adds most points now, and the points."""
    return max(
        ((gain(view, player, [hand[i] for i in order]), order) for order in permutations(range(len(hand)), 3)),
        key=lambda found: found[0],
    )


class Painter(Unhurried, ABC):
    """Base of all levels: abstains in a vote on beauty, and takes longer over a painting."""

    def choose(self, view: View, seat: Seat, chance: Chance) -> CanvasMove:
        if view.phase == "vote":
            return Vote(None)
        return self.paint_or_take(view, seat, chance)

    @abstractmethod
    def paint_or_take(self, view: View, seat: Seat, chance: Chance) -> CanvasMove:
        """Return this level's move for its turn."""

    def pace(self, view: View, seat: Seat, move: CanvasMove, chance: Chance) -> int:
        if isinstance(move, Paint):
            return round(chance.between(1800, 3200))
        return round(chance.between(900, 1900))


def affordable(view: View, player: PlayerSeen) -> range:
    return range(min(len(view.row), player.tokens + 1))


class Apprendista(Painter):
    """Takes the cheapest or a striking card, and paints as soon as three cards bring anything."""

    def paint_or_take(self, view: View, seat: Seat, chance: Chance) -> CanvasMove:
        me = view.players[seat]
        if len(me.hand) >= 3:
            tries = [chance.sample(range(len(me.hand)), 3) for _ in range(8)]
            value, order = max((gain(view, me, [me.hand[i] for i in t]), t) for t in tries)
            if len(me.hand) == HAND_LIMIT or (value >= 4 and chance.below(2)):
                a, b, c = order
                return Paint((a, b, c), chance.below(len(me.backgrounds)))
        reach = affordable(view, me)
        return Take(0 if chance.below(2) else chance.pick(reach))


class Bambino(Painter):
    """Takes cards at random and paints as soon as it has three."""

    def paint_or_take(self, view: View, seat: Seat, chance: Chance) -> CanvasMove:
        me = view.players[seat]
        if len(me.hand) >= 3 and (len(me.hand) == HAND_LIMIT or chance.below(3)):
            tries = [chance.sample(range(len(me.hand)), 3) for _ in range(2)]
            _, (a, b, c) = max((gain(view, me, [me.hand[i] for i in t]), t) for t in tries)
            return Paint((a, b, c), chance.below(len(me.backgrounds)))
        return Take(chance.pick(affordable(view, me)))


class Artigiano(Painter):
    """Takes the card that makes the hand worth most now, fills the hand, then paints what pays most."""

    def paint_or_take(self, view: View, seat: Seat, chance: Chance) -> CanvasMove:
        me = view.players[seat]
        if len(me.hand) == HAND_LIMIT:
            _, order = best_arrangement(view, me, me.hand)
            return Paint(order, chance.below(len(me.backgrounds)))
        if len(me.hand) < 2:
            # Too early to see a painting: a card with many icons, or with tokens on it, for little.
            def promise(index: int) -> float:
                icons = sum(map(len, view.options.cards[view.row[index].card].swatches))
                return icons + 0.7 * (view.row[index].tokens - index) + 0.1 * chance.unit()

            return Take(max(affordable(view, me), key=promise))

        def worth(index: int) -> float:
            spot = view.row[index]
            value, _ = best_arrangement(view, me, (*me.hand, spot.card))
            return value + 0.6 * (spot.tokens - index) + 0.1 * chance.unit()

        return Take(max(affordable(view, me), key=worth))


def _beside(work: Callable[[], None]) -> Thread:
    thread = Thread(target=work, daemon=True)
    thread.start()
    return thread


@cache
def _kernel() -> Thread:
    """Compile or load the playouts in a thread."""

    def compile_all() -> None:
        from ludoteca.games.canvas import playouts

        playouts.compiled()

    return _beside(compile_all)


@lru_cache(maxsize=4)
def _sketching(cards: tuple[ArtCard, ...], goals: tuple[str, ...]) -> Thread:
    """Compile or load the search of the puzzle in a thread, and learn these goals."""

    def compile_and_learn() -> None:
        from ludoteca.games.canvas import puzzle

        puzzle.compiled(cards, goals)

    return _beside(compile_and_learn)


def kernel_ready(patience: float | None, of: Callable[[], Thread] = _kernel) -> bool:
    of().join(patience)
    return not of().is_alive()


class Maestro(Painter):
    """Plays every sensible move to the end of the game a few thousand times, with random decks."""

    def __init__(self, playouts: int = 8_000, patience: float | None = None) -> None:
        self.playouts = playouts
        self.patience = patience

    def paint_or_take(self, view: View, seat: Seat, chance: Chance) -> CanvasMove:
        if not kernels.installed():
            return Artigiano().paint_or_take(view, seat, chance)
        puzzle = view.reserve is not None and len(view.options.cards) <= MOST_SKETCHED
        kernel = partial(_sketching, view.options.cards, view.goals) if puzzle else _kernel
        if not kernel_ready(self.patience, kernel):
            # While the kernel is compiled for the first time, an artigiano's move is better than a long wait.
            return Artigiano().paint_or_take(view, seat, chance)
        a, b, c = (self.solve if puzzle else self.judge)(view, seat, chance)
        return Take(a) if b < 0 else Paint((a, b, c), chance.below(len(view.players[seat].backgrounds)))

    def solve(self, view: View, seat: Seat, chance: Chance) -> Arrangement:
        """Return the best move of the puzzle, by playouts alone."""
        from ludoteca.games.canvas import puzzle, sketches

        me = view.players[seat]
        found = puzzle.best_moves(
            sketches.sketches_for(view.options.cards, view.goals), [spot.card for spot in view.row], unseen(view),
            me.hand, me.tokens, sketches.tally_of(view.goals, me.ribbons), PAINTINGS - len(me.paintings),
            self.playouts, chance.bits(),
        )
        return found[0][1]

    def judge(self, view: View, seat: Seat, chance: Chance) -> Arrangement:
        """Return the best move against others, by playouts."""
        from ludoteca.games.canvas import playouts

        me = view.players[seat]
        studio = playouts.studio_for(view.options.cards, view.goals)
        moves: list[Arrangement] = []
        if len(me.hand) < HAND_LIMIT:
            moves += [(index, -1, -1) for index in affordable(view, me)]
        if len(me.hand) >= 3:
            left = 3 - len(me.paintings)
            have = [me.ribbons[goal] for goal in view.goals] + [0] * (4 - len(view.goals)) + [me.bonus]
            orders = sorted(
                permutations(range(len(me.hand)), 3),
                key=lambda o: -playouts.painting_value(studio, have_array(have), left, *(me.hand[i] for i in o)),
            )
            moves += distinct(view, me, orders, 10 if len(me.hand) == HAND_LIMIT else 2)
        if len(moves) == 1:
            return moves[0]
        # With more players a playout takes longer, so there are fewer.
        budget = self.playouts // (1 if len(view.players) == 1 else len(view.players))
        found = playouts.best_moves(
            studio, desk_of(view, seat), mode_of(view), unseen(view), moves, budget, chance.bits()
        )
        return found[0][1]


def unseen(view: View) -> list[Card]:
    """Return the cards that may still come."""
    return [card for card in range(len(view.options.cards)) if str(card) not in view.cards]


def have_array(have: Sequence[int]) -> playouts.Ints:
    import numpy as np

    return np.array(have, dtype=np.int64)


def distinct(view: View, me: PlayerSeen, orders: Sequence[Arrangement], most: int) -> list[Arrangement]:
    """Return the first few arrangements that differ in cards or in ribbons, not only in order."""
    deck, found, kept = view.options.cards, set(), []
    for order in orders:
        seen = visible([deck[me.hand[i]].icons for i in order])
        mark = (frozenset(order), tuple(ribbons(goal, seen) for goal in view.goals), bonus_ribbons(seen))
        if mark not in found:
            found.add(mark)
            kept.append(order)
            if len(kept) == most:
                break
    return kept


def mode_of(view: View) -> int:
    from ludoteca.games.canvas import playouts

    if view.vincent is not None:
        return playouts.VINCENT
    return playouts.PUZZLE if view.reserve is not None else playouts.COMPANY


def desk_of(view: View, seat: Seat) -> playouts.Desk:
    """Return the view as arrays for the playouts, with `seat` to move."""
    from ludoteca.games.canvas import playouts

    desk = playouts.empty_desk(len(view.players))
    for place, spot in enumerate(view.row):
        desk.row[place], desk.lying[place] = spot.card, spot.tokens
    for number, player in view.players.items():
        desk.held[number] = len(player.hand)
        desk.hands[number, : len(player.hand)] = player.hand
        desk.tokens[number] = player.tokens
        for column, goal in enumerate(view.goals):
            desk.ribbons[number, column] = player.ribbons[goal]
        desk.ribbons[number, 4] = player.bonus
        desk.left[number] = 3 - len(player.paintings)
    if view.vincent is not None:
        desk.tokens[-1] = view.vincent.tokens
    elif view.reserve is not None:
        desk.tokens[-1] = view.reserve
    desk.turn[0] = seat
    return desk


