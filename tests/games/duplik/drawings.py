"""Hashes of every drawing of a kind of the vocabulary: recorded in `drawings.json`, compared by `test_drawings`.

    python -m tests.games.duplik.drawings             compare every kind in every pose (about a minute and a half)
    python -m tests.games.duplik.drawings --record    write the file again, after a drawing was changed on purpose

A hash covers marks, forms, slots and extents, with coordinates rounded to thousandths.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.games.duplik.bot_artist.hands import HANDS, draw_by_hand
from ludoteca.games.duplik.kinds import KINDS, Chosen, Features, Kind, Value, draw
from ludoteca.games.duplik.picture import Placed

FILE = Path(__file__).with_name("drawings.json")
DIGITS = 3                                # decimals of a coordinate, so that another maths library gives the same hash


def values(kind: Kind) -> list[tuple[str, Value]]:
    """Every feature of a kind, with each of its values."""
    return [(feature.name, value) for feature in kind.features for value in (
        feature.options if isinstance(feature, Chosen) else range(feature.low, feature.high + 1))]


def one_by_one(kind: Kind) -> Iterator[Features]:
    """The usual drawing, then each value of each feature alone."""
    yield {}
    for name, value in values(kind):
        yield {name: value}


def in_pairs(kind: Kind) -> Iterator[Features]:
    """Each value of each feature together with each value of another; feathers with the hat that shows them."""
    for (one, value), (other, second) in combinations(values(kind), 2):
        if one != other:
            yield {one: value, other: second}


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0     # avoids negative zero
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value


def digest(drawings: Iterable[object]) -> str:
    """A short hash of some drawings, in their order."""
    found = hashlib.sha256()
    for each in drawings:
        found.update(msgspec.json.encode(_rounded(each)))
    return found.hexdigest()[:16]


def plain(kind: Kind) -> str:
    """All plain drawings of a kind, features in pairs included."""
    return digest((features, drawing.marks, drawing.extent)
                  for features in (*one_by_one(kind), *in_pairs(kind)) for drawing in [draw(kind.id, features)])


def figure(kind: Kind, pose: str) -> str:
    """All figures of a kind in one pose, with each value of each feature; None if the plain drawing is used."""
    return digest((features, drawing if drawing.is_figure else None)
                  for features in one_by_one(kind) for drawing in [draw(kind.id, features, pose)])


def by_hand(kind: Kind) -> str:
    """The kind as the three hands draw it, with each value of each feature."""
    return digest((features, hand, draw_by_hand([Placed(kind.id, 500, 400, 300, features=features)], hand))
                  for features in one_by_one(kind) for hand in HANDS)


def hashes(kind: Kind, poses: Iterable[str]) -> dict[str, str]:
    return {"": plain(kind), "by hand": by_hand(kind), **{pose: figure(kind, pose) for pose in poses}}


def recorded() -> dict[str, dict[str, str]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, str]])


def main() -> int:
    now = {kind.id: hashes(kind, kind.poses) for kind in KINDS.values()}
    if "--record" in sys.argv:
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(now), indent=1) + b"\n")
        return 0
    before = recorded()
    wrong = [f"{kind} {pose}" for kind in {**before, **now} for pose in {**before.get(kind, {}), **now.get(kind, {})}
             if before.get(kind, {}).get(pose) != now.get(kind, {}).get(pose)]
    print("\n".join(wrong) or f"{len(now)} kinds are drawn as they were")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
