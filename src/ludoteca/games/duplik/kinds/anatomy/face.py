"""Faces: a mood, the eyes and the mouth that show it."""

from __future__ import annotations

import math
from typing import NamedTuple

from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.ink.curves import Point


class Face(NamedTuple):
    """A mood. `look` is where the eyes look (-1 to 1, forwards is +x); `at` is a place on the paper and wins over it.

    `lid` 0 alert, .4 bored, .9 asleep. `brow` -1 worried, 0 calm (none drawn), 1 angry. `mouth` is a word.
    """

    look: Point = (0.4, 0.0)
    at: Point | None = None
    lid: float = 0
    brow: float = 0
    mouth: str = "calm"  # calm, smile, grin, sad, open, shout, flat, smirk

    def looks(self, a: Art, x: float, y: float) -> Point:
        """Where the pupil of an eye at x, y stands."""
        if self.at is None:
            return self.look
        tx, ty = a.here(*self.at)
        far = math.hypot(tx - x, ty - y) or 1.0
        return (tx - x) / far * 0.85, (ty - y) / far * 0.85


ALERT = Face()
BORED = Face(lid=0.42, mouth="flat")
ASLEEP = Face(lid=0.92, mouth="calm")
ANGRY = Face(brow=1, lid=0.18, mouth="sad")
WORRIED = Face(brow=-1, mouth="sad")
GLAD = Face(mouth="smile")
AMAZED = Face(brow=-0.4, mouth="open")
PROUD = Face(look=(0.2, -0.4), lid=0.35, mouth="smirk")
FACES = {"calm": ALERT, "smiling": GLAD, "sad": WORRIED, "angry": ANGRY, "surprised": AMAZED, "sleeping": ASLEEP}


def eyes(
    a: Art,
    face: Face,
    *places: tuple[float, float, float],
    w: float = 3,
    skin: str = "p",
    ink: str = "k",
    brow_up: float = 1.6,
) -> None:
    """Eyes at x, y with radius, far one first, each with its brow when there is one."""
    for i, (x, y, r) in enumerate(places):
        a.eye(x, y, r, look=face.looks(a, x, y), lid=face.lid, w=w, skin=skin, ink=ink)
        if face.brow:
            inner = -1 if i == 0 and len(places) > 1 else 1
            tilt = face.brow * r * 0.5 * inner
            up = y - r * brow_up
            a.line([(x - r, up - tilt), (x, up - r * 0.22), (x + r, up + tilt)], w * 1.25, (0.12, 0.3), ink)


def mouth(a: Art, word: str, x: float, y: float, size: float, w: float = 3, ink: str = "k", turn: float = 0) -> None:
    """A mouth about x, y, `size` wide."""
    h = size / 2
    with a.at(x, y, turn=turn):
        if word == "smile":
            a.line([(-h, -h * 0.25), (0, h * 0.4), (h, -h * 0.45)], w, (0.1, 0.3), ink)
        elif word == "grin":
            a.shape(
                [(-h, -h * 0.3, 1), (0, -h * 0.05), (h, -h * 0.5, 1), (h * 0.3, h * 0.62), (-h * 0.5, h * 0.4)],
                w=w * 0.8,
            )
            a.line([(-h * 0.7, h * 0.12), (0, h * 0.26), (h * 0.75, -h * 0.02)], w * 0.6)
        elif word == "sad":
            a.line([(-h, h * 0.4), (0, -h * 0.15), (h, h * 0.45)], w, (0.15, 0.3), ink)
        elif word == "open":
            a.shape([(0, -h * 0.7), (h * 0.55, 0), (0, h * 0.8), (-h * 0.55, 0)], fill="k", w=w * 0.6)
        elif word == "shout":
            a.shape(
                [(-h, -h * 0.5), (0, -h * 0.7), (h, -h * 0.5), (h * 0.7, h * 0.9), (-h * 0.6, h * 0.8)],
                fill="k",
                w=w * 0.7,
            )
            a.flat([(-h * 0.4, h * 0.55), (0.1 * h, h * 0.3), (h * 0.55, h * 0.6), (0, h * 0.8)], "s")
        elif word == "smirk":
            a.line([(-h, h * 0.15), (h * 0.2, h * 0.2), (h, -h * 0.5)], w, (0.2, 0.2), ink)
        elif word == "flat":
            a.line([(-h, 0), (0, h * 0.06), (h, -h * 0.04)], w, (0.15, 0.2), ink)
        elif word == "calm":
            a.line([(-h * 0.8, 0), (0, h * 0.2), (h * 0.8, -h * 0.1)], w, (0.15, 0.35), ink)
