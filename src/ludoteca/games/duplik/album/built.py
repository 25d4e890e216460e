"""Plates as they ship in content/plates: drawn and measured once, read when a card is dealt."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludoteca.games.duplik.album import BUILT
from ludoteca.games.duplik.album.held import Measured
from ludoteca.games.duplik.album.scene import Scene


class Built(msgspec.Struct, frozen=True):
    """A plate as it ships: its scene, what its rendering measured, and its marks as text."""

    scene: Scene
    measured: Measured
    plate: str


def numbers() -> list[int]:
    """The plates that are built."""
    return sorted(int(path.stem) for path in BUILT.glob("*.json"))


@lru_cache(maxsize=128)
def built(number: int) -> Built:
    return msgspec.json.decode((BUILT / f"{number:03}.json").read_bytes(), type=Built)
