"""Plates as they ship in `content/plates`: drawn and measured once, read when a card is dealt."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from ludoteca.games.duplik.album.scene import Scene
from ludoteca.games.duplik.ink.curves import Point

FOLDER = Path(__file__).resolve().parents[1] / "content" / "plates"


class Part(msgspec.Struct, frozen=True, array_like=True):
    """A named part, its own parts included: pixels by itself and as seen, and the box of the visible ones."""

    whole: int
    seen: int
    box: tuple[int, int, int, int]


class Eye(msgspec.Struct, frozen=True, array_like=True):
    """An eye of a part: its place, the direction it looks in (-1 to 1), and how far its lid is down (0 to 1)."""

    part: str
    at: Point
    look: Point
    lid: float


class Measured(msgspec.Struct, frozen=True):
    """Measurements of a rendered plate, stored beside it, so that facts can be checked without rendering again."""

    ink: float                               # share of the page, in per cent
    spot: float
    tint: float
    parts: dict[str, Part]
    gaps: dict[str, float]                   # "a|b" -> distance between the outlines, 0 where they overlap
    eyes: tuple[Eye, ...]


class Built(msgspec.Struct, frozen=True):
    """A plate as it ships: its scene, its measurements, and its marks as text."""

    scene: Scene
    measured: Measured
    plate: str


def path_of(number: int) -> Path:
    """The file of a plate."""
    return FOLDER / f"{number:03}.json"


def numbers() -> list[int]:
    """The numbers of all built plates."""
    return sorted(int(path.stem) for path in FOLDER.glob("*.json"))


@lru_cache(maxsize=128)
def built(number: int) -> Built:
    """The plate with this number."""
    return msgspec.json.decode(path_of(number).read_bytes(), type=Built)
