"""Prints the figures of docs/internals/game-benchmarks.md: `python -m ludoteca.games.polywords.measure [games]`."""

from __future__ import annotations

import statistics
import sys
import time

from ludoteca.games.polywords import words
from ludoteca.games.polywords.bots import bot
from ludoteca.games.polywords.grid import OPEN_SEA, best_paths, marked, written
from ludoteca.games.polywords.search import Vocabulary, place_all
from ludoteca.rules import Chance, Table

TYPED = ("ROMA", "ANANAS", "BANANE", "MAMMAMIA", "ELEFANTE", "LISOLADELTESORO", "PRECIPITEVOLISSIMEVOLMENTE")


def mid_game() -> str:
    """A grid with six words and three bottles."""
    cells = OPEN_SEA
    for word in ("ROMA", "NAPOLI", "TAVOLO", "ELEFANTE", "BANANA", "ISOLA"):
        cells = written(cells, word, best_paths(cells, word, 1)[0])
    return marked(cells, (0, 1, 60), "#")


def medusa(level: str, games: int) -> list[int]:
    """The scores of seeded games played alone."""
    player, scores = bot(level, "medusa"), []
    for seed in range(games):
        table, chance = Table("medusa", seed=seed), Chance(seed)
        while table.outcome is None:
            table.play(0, player.choose(table.view(0), 0, chance))
        scores.append(table.outcome.scores[0])
    return scores


def main(games: int) -> None:
    cells, vocabulary = mid_game(), Vocabulary(words.playable("it", 2.5)[:50_000])
    place_all(cells, vocabulary)
    begun = time.process_time()
    place_all(cells, vocabulary)
    print(f"fewest new cells for {len(vocabulary.words)} words: {time.process_time() - begun:.3f} s")
    for word in TYPED:
        begun = time.process_time()
        best_paths(cells, word, 8)
        print(f"eight paths for {word}: {1000 * (time.process_time() - begun):.1f} ms")
    for level in ("apprendista", "artigiano", "maestro"):
        scores = medusa(level, games)
        print(f"Medusa, {level}: {statistics.mean(scores):.2f} points over {games} games "
              f"(from {min(scores)} to {max(scores)})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
