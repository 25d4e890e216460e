"""Measures the bots as solvers: `python -m ludoteca.games.masterdice.measure --games 20000`.

The maestro plays in the kernel, the others through the rules.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence

from ludoteca.games.masterdice.bots import bot
from ludoteca.games.masterdice.rules import Masterdice
from ludoteca.rules import Chance, Table


def games_at_the_table(level: str, games: int, seed: int = 1) -> tuple[list[int], float]:
    """Return the points of a level as solver in this many games, and its longest decision in milliseconds.

    The time is CPU time, so it does not depend on other load.
    """
    player, longest = bot(level, "masterdice"), 0.0
    points: list[int] = []
    for number in range((games + 1) // 2):
        table = Table(Masterdice(), seed=f"{seed}/{number}")
        chance = Chance.stream(seed, number, level)
        while table.outcome is None:
            (seat,) = table.actors
            view = table.view(seat)
            began = time.thread_time()
            move = player.choose(view, seat, chance)
            longest = max(longest, time.thread_time() - began)
            assert move is not None
            table.play(seat, move)
        points.extend(table.outcome.scores)
    return points[:games], 1000 * longest


def report(name: str, points: Sequence[int], note: str) -> None:
    mean, spread = statistics.fmean(points), statistics.pstdev(points)
    print(f"{name:24} {mean:6.2f} ± {1.96 * spread / len(points) ** .5:.2f} points, "
          f"code missed {100 * sum(p == 0 for p in points) / len(points):.1f} %, {len(points)} games, {note}")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--games", type=int, default=20_000, help="games of the maestro in the kernel")
    ask.add_argument("--table-games", type=int, default=2_000, help="games of each level through the rules")
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args()
    from ludoteca.games.masterdice import kernel

    kernel.play_games(1)                                      # compile before the clock starts
    began = time.thread_time()
    points = [int(p) for p in kernel.play_games(asked.games, asked.seed)]
    report("maestro (kernel)", points, f"{asked.games / (time.thread_time() - began):.0f} games/s on one core")
    for level in ("maestro", "artigiano", "apprendista"):
        points, longest = games_at_the_table(level, asked.table_games, asked.seed)
        report(level, points, f"longest thought {longest:.1f} ms")


if __name__ == "__main__":
    main()
