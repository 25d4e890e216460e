"""Which improvised scenes go into the deck: those that were drawn, measured and found true to what they declare."""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path

import msgspec

from ludoteca.games.duplik.improv.compose import compose

FILE = Path(__file__).parents[1] / "content" / "improvised.json"
BATCH = 100


class Batch(msgspec.Struct, frozen=True, array_like=True):
    """A hundred seeds in a row: a checksum of all they draw and say, and those that stay out of the deck."""

    digest: int
    faulty: tuple[int, ...]


@cache
def batches() -> tuple[Batch, ...]:
    """As measured by `python -m tools.duplik_plates --proof`; measured again when the library draws differently."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Batch, ...])


@cache
def seeds_in_deck() -> tuple[int, ...]:
    """The seeds in the deck."""
    return tuple(seed for number, batch in enumerate(batches())
                 for seed in range(number * BATCH, number * BATCH + BATCH) if seed not in batch.faulty)


def digest(number: int) -> int:
    """The checksum of a batch as it is drawn now; rims of paper lie on nothing that is counted."""
    found = 0
    for seed in range(number * BATCH, number * BATCH + BATCH):
        scene, plate = compose(str(seed))
        found = zlib.crc32(plate.encode(), zlib.crc32(msgspec.json.encode(scene), found))
    return found
