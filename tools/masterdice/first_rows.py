"""Makes the opening book of Masterdice, its `content/openings.json`: `python -m tools.masterdice.first_rows`."""

from __future__ import annotations

import argparse
from importlib import resources
from pathlib import Path

import numpy as np

from ludoteca.games.masterdice import lookahead, openings, played_out
from ludoteca.games.masterdice import rows as R
from ludoteca.games.masterdice.pieces import COLUMNS, WHITE_DICE

FAR = 0.45                                                    # points behind by the search: too many to make up


def first_rows(games: int) -> dict[openings.Hand, float]:
    """Return the content of `content/openings.json`: the value of each first set of dice, equal for its mirror.

    Sets that by three-row search are far behind the best of every roll are left out. Those the table alone would place
    are kept, since `trees.py` needs their values."""
    everything, mind = np.arange(R.COUNT), played_out.SecondThoughts(lookahead.Sight(3), games)
    hands = [hand for hand in R.HANDS if len(hand) > 1 and hand <= openings.mirrored(hand)]
    looked = {hand: mind.ahead(everything, 0, WHITE_DICE, R.row_number(openings.in_columns(hand)), 2, 3, 0.99)
              for hand in hands}
    near: set[openings.Hand] = set()
    for roll in R.HANDS[R.FIRST_OF_SIZE[COLUMNS]:]:
        within = {min(hand, openings.mirrored(hand)) for hand in openings.within(roll) if len(hand) > 1}
        best = max(looked[hand] for hand in within)
        near |= {hand for hand in within if looked[hand] > best - FAR}
        laid = R.HANDS[R.HAND[lookahead.Sight(1).choose(everything, 0, WHITE_DICE, R.hand_number(roll))[0]]]
        near.add(min(laid, openings.mirrored(laid)))
    return {hand: float(played_out.play_out(
        everything, R.COUNT, 0, WHITE_DICE, R.row_number(openings.in_columns(hand)), played_out.sequences(0, games),
        played_out.QUICK, mind.kit).mean()) for hand in sorted(near)}


def write(found: dict[openings.Hand, float], sequences: int) -> None:
    """Write a new book."""
    told = [f'"{"".join(map(str, hand))}": {worth:.3f}' for hand, worth in found.items()]
    lines = ",\n  ".join(", ".join(told[i:i + 8]) for i in range(0, len(told), 8))
    page = Path(str(resources.files("ludoteca.games.masterdice") / "content" / "openings.json"))
    page.write_text(f'{{"sequences": {sequences},\n "points": {{\n  {lines}\n}}}}\n', "utf-8")


def main() -> None:
    ask = argparse.ArgumentParser(description="Makes the book of first rows (a quarter of an hour on one core).")
    ask.add_argument("--games", type=int, default=130, help="sequences of rolls for each handful")
    asked = ask.parse_args()
    write(first_rows(asked.games), asked.games)


if __name__ == "__main__":
    main()
