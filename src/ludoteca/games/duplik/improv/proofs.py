"""The deck of improvised scenes: seeds whose drawings were measured and keep what their scenes declare."""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path

import msgspec

from ludoteca.games.duplik.improv.compose import compose

FILE = Path(__file__).parents[1] / "content" / "improvised.json"
BATCH = 100


class Batch(msgspec.Struct, frozen=True, array_like=True):
    """A hundred seeds in a row: a checksum of their scenes and marks, and the seeds that are not dealt."""

    digest: int
    faulty: tuple[int, ...]


@cache
def batches() -> tuple[Batch, ...]:
    """All batches, measured by `python -m tools.duplik_plates --proof`; a changed drawing needs a new run."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Batch, ...])


@cache
def seeds_in_deck() -> tuple[int, ...]:
    """The seeds in the deck."""
    return tuple(seed for number, batch in enumerate(batches())
                 for seed in range(number * BATCH, number * BATCH + BATCH) if seed not in batch.faulty)


def digest(number: int) -> int:
    """The checksum of a batch as it is drawn now, without rims, which lie on nothing that is counted."""
    found = 0
    for seed in range(number * BATCH, number * BATCH + BATCH):
        scene, plate = compose(str(seed))
        found = zlib.crc32(plate.encode(), zlib.crc32(msgspec.json.encode(scene), found))
    return found
