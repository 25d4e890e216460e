"""All benchmarks of Canvas: `python -m tests.games.canvas.marks [games [name [playouts]]]`.

The figures are in docs/internals/game-benchmarks.md.
"""

from __future__ import annotations

import sys
import time
from itertools import permutations
from statistics import mean, stdev
from typing import Any

import numpy as np

from ludoteca.games.canvas import kernel, sketches
from ludoteca.games.canvas.bots import Apprendista, Artigiano, Maestro
from ludoteca.games.canvas.deck import house_deck
from ludoteca.games.canvas.goals import SCENARIOS
from ludoteca.games.canvas.scoring import bonus_ribbons, ribbons, visible
from ludoteca.rules import Chance, Table

DECK = [card.icons for card in house_deck().cards]


def play(bots: list[Any], seed: int, thinking: list[float], **options: Any) -> Table:
    table = Table("canvas", len(bots), seed=f"marks {seed}", options=options)
    chance = Chance.stream(seed, purpose="marks")
    while table.outcome is None:
        seat = min(table.actors)
        view = table.view(seat)
        start = time.process_time()
        move = bots[seat].choose(view, seat, chance)
        if isinstance(bots[seat], Maestro):
            thinking.append(time.process_time() - start)
        table.play(seat, move)
    return table


def solo(bot: Any, games: int, **options: Any) -> str:
    thinking: list[float] = []
    scores = [play([bot], seed, thinking, **options).outcome.scores[0] for seed in range(games)]  # type: ignore[union-attr]
    error = 1.96 * stdev(scores) / games**0.5
    return f"{mean(scores):5.1f} ± {error:.1f} points ({min(scores)}-{max(scores)}) over {games} games{pace(thinking)}"


def habits(evenings: int) -> str:
    """The average of the playout policy of the solo puzzle alone."""
    known = sketches.sketches_for(house_deck().cards, SCENARIOS["iniziale"])
    sums = np.zeros((4, len(known.worth)))
    points = sketches.practise(
        known, sketches.CHAINS, evenings, np.array([77], np.uint64), sums, np.zeros_like(sums))
    return f"{points:5.2f} points over {evenings:,} evenings"


def duel(one: Any, other: Any, games: int, **options: Any) -> str:
    thinking: list[float] = []
    won = 0.0
    for seed in range(games):
        chairs = [one, other] if seed % 2 else [other, one]
        outcome = play(chairs, seed, thinking, **options).outcome
        assert outcome is not None
        if chairs.index(one) in outcome.winners:
            won += 1 / len(outcome.winners)
    return f"{100 * won / games:5.1f} % won over {games} games{pace(thinking)}"


def pace(thinking: list[float]) -> str:
    # CPU time of one core; the first moves may still be compiling.
    steady = thinking[3:]
    return f", {1000 * mean(steady):.0f} ms a move, slowest {max(steady):.2f} s" if steady else ""


def quickest(act: Any, times: int = 20) -> float:
    def once() -> float:
        start = time.perf_counter()
        act()
        return 1000 * (time.perf_counter() - start)

    return min(once() for _ in range(times))


def inspect_hand() -> None:
    for cards in permutations(DECK[10:15], 3):
        seen = visible(cards)
        for goal in ("movimento", "prossimita", "spazio", "simmetria"):
            ribbons(goal, seen)
        bonus_ribbons(seen)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    maestro = Maestro(int(sys.argv[3])) if len(sys.argv) > 3 else Maestro()
    deck = kernel.encode_deck(DECK)
    kernel.all_triples(deck)
    marks = {
        "205,320 ordered triples": lambda: f"{quickest(lambda: kernel.all_triples(deck)):5.1f} ms",
        "60 arrangements of a hand, pure Python": lambda: f"{quickest(inspect_hand):5.2f} ms",
        "habits, puzzle, Iniziale": lambda: habits(12_000),
        "maestro, puzzle, Iniziale": lambda: solo(maestro, games, solo="puzzle"),
        "maestro, puzzle, random goals": lambda: solo(maestro, games, solo="puzzle", scenario="casuale"),
        "maestro, with Vincent, Iniziale": lambda: solo(maestro, games, solo="vincent"),
        "artigiano, puzzle, Iniziale": lambda: solo(Artigiano(), games, solo="puzzle"),
        "apprendista, puzzle, Iniziale": lambda: solo(Apprendista(), games, solo="puzzle"),
        "maestro against artigiano, Iniziale": lambda: duel(maestro, Artigiano(), games),
        "maestro against artigiano, random goals": lambda: duel(maestro, Artigiano(), games, scenario="casuale"),
        "artigiano against apprendista, Iniziale": lambda: duel(Artigiano(), Apprendista(), games),
    }
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    for name, measure in marks.items():
        if wanted in name:
            print(f"{name:42}{measure()}", flush=True)
