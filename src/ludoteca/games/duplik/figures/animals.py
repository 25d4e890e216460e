"""Animals with four legs: one head each, a frame for all fours, a build for the days they walk upright."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from ludoteca.games.duplik.figures import heads
from ludoteca.games.duplik.figures.beasts import GAITS, Body, Coat, Frame, Gait, beast
from ludoteca.games.duplik.figures.biped import Build, Head, Joints, Outfit, Stance, biped, mixed
from ludoteca.games.duplik.figures.costumes import shirt, torso_path
from ludoteca.games.duplik.figures.kit import ALERT, NOTHING, Face, Slots, Spots
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.ink.curves import Knot, Point, even, smooth

# --- coats ------------------------------------------------------------------------------------------------------------

_SPOTS = (
    (-0.74, -0.3, 27, 22), (0.5, -0.5, 25, 18), (-0.1, -0.62, 30, 17), (-0.2, 0.52, 24, 17), (0.86, 0.2, 20, 18),
    (0.36, 0.5, 15, 12),
)


def along(b: Body, t: float, across: float) -> Point:
    """A place on the flank: t from -1 (rump) to 1 (withers), across from -1 (back) to 1 (belly)."""
    r, (px, py) = b.frame.torso[1], mixed(b.middle, b.withers if t > 0 else b.rump, abs(t))
    (x1, y1), (x2, y2) = b.rump, b.withers
    d = math.hypot(x2 - x1, y2 - y1) or 1.0
    return px - (y2 - y1) / d * r * across, py + (x2 - x1) / d * r * across


def cow_spots(n: int) -> Coat:
    """n black spots, named and counted; those nearest the back are seen best."""

    def coat(a: Art, b: Body) -> None:
        with a.clip(b.path):
            for i, (t, across, rx, ry) in enumerate(_SPOTS[:n]):
                x, y = along(b, t, across)
                with a.part(f".spot#{i + 1}"):
                    a.flat([(x - rx, y), (x - rx * 0.5, y - ry), (x + rx * 0.6, y - ry * 0.9), (x + rx, y + ry * 0.2),
                            (x + rx * 0.3, y + ry), (x - rx * 0.7, y + ry * 0.8)], "k")
        a.outline(b.path[:: max(1, len(b.path) // 40)], 5)

    return coat


def tiger_stripes(n: int) -> Coat:
    def coat(a: Art, b: Body) -> None:
        with a.clip(b.path):
            for i in range(n):
                t = -1 + 2 * (i + 0.5) / n
                p, q = along(b, t, -1.1), along(b, t + 0.08, 0.1)
                with a.part(f".stripe#{i + 1}"):
                    a.line([p, mixed(p, q, 0.5), q], 9, (0.02, 0.8))

    return coat


def patches(a: Art, b: Body) -> None:
    """A giraffe's: crooked tiles on flank and neck."""
    tiles = [along(b, t, c) for t in (-0.9, -0.45, 0, 0.45, 0.9) for c in (-0.5, 0.2)]
    neck = [mixed(b.withers, b.head, t) for t in (0.12, 0.3, 0.48, 0.66, 0.84)]
    for i, (x, y) in enumerate([*tiles, *neck]):
        r = 15 if i < len(tiles) else 9
        j = (i * 7) % 5 - 2
        a.flat([(x - r, y - r * 0.5 + j, 1), (x - 2, y - r, 1), (x + r, y - r * 0.3, 1), (x + r * 0.7, y + r * 0.8, 1),
                (x - r * 0.7, y + r * 0.7 - j, 1)], "k")


def wool(a: Art, b: Body) -> None:
    """A sheep is a cloud with legs: curls all round, a few inside."""
    ring: list[Knot] = []
    n = 16
    cx, cy = mixed(b.rump, b.withers, 0.5)
    long = math.hypot(b.withers[0] - b.rump[0], b.withers[1] - b.rump[1]) / 2 + b.frame.torso[1]
    turn = math.atan2(b.withers[1] - b.rump[1], b.withers[0] - b.rump[0])
    for i in range(2 * n):
        t = math.pi * i / n
        r = 1.12 if i % 2 else 0.93
        x, y = long * r * math.cos(t), b.frame.torso[1] * (r + 0.1) * math.sin(t)
        ring.append((cx + x * math.cos(turn) - y * math.sin(turn), cy + x * math.sin(turn) + y * math.cos(turn),
                     0 if i % 2 else 1))
    a.shape(ring, w=4.8, hatch={"n": 18, "gap": 7})
    for t, c in ((-0.6, -0.3), (-0.1, -0.5), (0.4, -0.2), (-0.4, 0.3), (0.2, 0.3), (0.7, 0.3)):
        x, y = along(b, t, c)
        a.line([(x - 9, y), (x - 4, y - 8), (x + 5, y - 6), (x + 6, y + 2), (x, y + 4)], 2.4)


def hump(n: int) -> Coat:
    """A camel's humps, named."""

    def coat(a: Art, b: Body) -> None:
        r = b.frame.torso[1]
        for i in range(n):
            t = 0.0 if n == 1 else -0.75 + 1.5 * i / (n - 1)
            x, y = along(b, t, -0.7)
            wide = 74 if n == 1 else min(60, 160 / n)
            with a.part(f".hump#{i + 1}"):
                a.shape([(x - wide, y + 8), (x - wide * 0.55, y - 22), (x - 10, y - r * 1.25), (x + 14, y - r * 1.22),
                         (x + wide * 0.6, y - 18), (x + wide, y + 10), (x, y + 26)], w=0)
                a.line([(x - wide, y - 2), (x - wide * 0.55, y - 26), (x - 10, y - r * 1.25), (x + 14, y - r * 1.22),
                        (x + wide * 0.6, y - 22), (x + wide, y)], 5, (0.12, 0.12))
                side = [(x + 18, y - r * 1.05), (x + wide * 0.6, y - 20), (x + wide * 0.86, y + 2),
                        (x + wide * 0.5, y + 4)]
                a.hatching(side, 7, -52, 2)
                a.lines_of([(x - 12, y - r * 1.14), (x - 2, y - r * 1.2), (x + 10, y - r * 1.14)], w=2.4)

    return coat


def horse_mane(a: Art, b: Body) -> None:
    (wx, wy), (hx, hy) = b.withers, b.head
    d = math.hypot(hx - wx, hy - wy) or 1.0
    nx, ny = (hy - wy) / d, -(hx - wx) / d
    r = b.frame.neck[1] + 2

    def at(t: float, out: float) -> Point:
        x, y = mixed((wx, wy), (hx, hy), t)
        return x + nx * out, y + ny * out

    a.black([at(1.05, r - 8), (*at(0.95, r + 14), 1), at(0.8, r + 6), (*at(0.68, r + 24), 1), at(0.55, r + 12),
             (*at(0.4, r + 32), 1), at(0.3, r + 18), (*at(0.1, r + 36), 1), at(0.02, r + 2), at(0.3, r - 8),
             at(0.7, r - 16)], w=3, shine=9)


# --- bodies on two legs --------------------------------------------------------------------------------------------

def _belly(a: Art, j: Joints) -> None:
    shirt("p", hem=14)(a, j)
    (hx, hy), (cx, cy) = j.stance.hip, j.stance.chest
    r = j.build.torso[1]
    x, y = mixed((cx, cy), (hx, hy), 0.62)
    a.line([(x + r * 0.1, y - r * 0.8), (x - r * 0.3, y), (x + r * 0.1, y + r * 0.7)], 2.4)


def _fleece(a: Art, j: Joints) -> None:
    """Curls round the torso."""
    ring = torso_path(j, 22, 1.12)
    points = even([(x, y) for x, y, _ in smooth([(x, y, 0.0) for x, y, _ in ring], True)], 22)
    (hx, hy), (cx, cy) = j.stance.hip, j.stance.chest
    mx, my = (hx + cx) / 2, (hy + cy) / 2
    path: list[Knot] = []
    for p, q in pairwise([*points, points[0]]):
        bx, by = mixed(p, q, 0.5)
        d = math.hypot(bx - mx, by - my) or 1.0
        path += [(*p, 1.0), (bx + (bx - mx) / d * 12, by + (by - my) / d * 12, 0.0)]
    a.shape(path, w=4.6, hatch={"n": 16, "gap": 7})
    for t, dx in ((0.2, -10), (0.5, 14), (0.75, -8), (0.9, 16)):
        x, y = mixed((cx, cy), (hx, hy), t)
        a.line([(x + dx - 9, y), (x + dx - 4, y - 8), (x + dx + 5, y - 6), (x + dx + 6, y + 2), (x + dx, y + 4)], 2.4)


def _sleek(a: Art, j: Joints) -> None:
    shirt("k", hem=14)(a, j)


def _tail_behind(style: str) -> Callable[[Art, Joints], None]:
    def draw(a: Art, j: Joints) -> None:
        hx, hy = j.stance.hip
        x, y = hx - j.build.torso[0] * 0.7, hy + 8
        if style == "long":
            a.limb([(x, y, 9), (x - 34, y + 18, 8), (x - 56, y - 14, 7), (x - 48, y - 54, 5)], w=3.8, hatch=6)
        elif style == "black":
            a.limb([(x, y, 9), (x - 34, y + 18, 8), (x - 56, y - 14, 7), (x - 48, y - 54, 5)], w=2, fill="k")
        elif style == "thin":
            a.line([(x, y), (x - 36, y + 26), (x - 66, y + 8), (x - 84, y + 28)], 4.4, (0.02, 0.6))
        elif style == "tuft":
            a.line([(x, y), (x - 28, y + 20), (x - 44, y + 2)], 4.4, (0.02, 0.1))
            a.black(oval(x - 48, y - 6, 9, 13, turn=-20, n=8), w=2)
        elif style == "puff":
            a.shape(oval(x - 8, y - 4, 15, 14, n=9), w=3.8, hatch=7)
        elif style == "horse":
            a.black([(x + 8, y - 10), (x - 24, y - 2), (x - 38, y + 40), (x - 34, y + 78, 1), (x - 20, y + 54),
                     (x - 6, y + 10)],
                    w=3, shine=7)
        elif style == "croc":
            a.limb([(x + 6, y, 24), (x - 46, y + 40, 18), (x - 100, y + 66, 11), (x - 146, y + 56, 4)], w=4.4, hatch=12)

    return draw


class Animal(NamedTuple):
    head: Head
    frame: Frame
    build: Build
    coat: Coat | None = None
    mane: Coat | None = None
    outfit: Outfit = Outfit(_belly, shoe="", cuff=False, bare=True)
    behind: str = ""


_HOOFED = Outfit(_belly, shoe="", hand="k", cuff=False, bare=True)
_FLEECY = Outfit(_fleece, shoe="", hand="k", trousers="k", cuff=False)
_BLACK = Outfit(_sleek, sleeve="k", trousers="k", shoe="", hand="k", cuff=False, bare=True)

ANIMALS: dict[str, Animal] = {
    "cow": Animal(heads.cow, Frame((54, 60, 54), (28, 16, 12), (40, 30), 0.86), Build((42, 46, 34), (18, 15, 12)),
                  cow_spots(4), outfit=_HOOFED, behind="tuft"),
    "horse": Animal(heads.horse, Frame((50, 50, 50), (29, 15, 11), (42, 29), 1.1, 0.96, 1.15, tail="horse"),
                    Build((36, 38, 34), (18, 14, 11), neck=24), None, horse_mane, _HOOFED, "horse"),
    "dog": Animal(heads.dog, Frame((36, 34, 40), (22, 13, 11), (28, 22), 0.68, 0.7, 0.72, hoof="p", tail="thin"),
                  Build((30, 30, 28), (14, 12, 10), (19, 14, 12)), behind="long"),
    "cat": Animal(heads.cat, Frame((36, 32, 34), (21, 12, 10), (26, 20), 0.6, 0.66, 0.66, hoof="p", tail="thin"),
                  Build((31, 29, 25), (13, 11, 9), (18, 13, 11)), tiger_stripes(6), behind="long"),
    "black cat": Animal(heads.black_cat,
                        Frame((36, 32, 34), (21, 12, 10), (26, 20), 0.6, 0.66, 0.66, hoof="p", fill="k", tail="thin"),
                        Build((31, 29, 25), (13, 11, 9), (18, 13, 11), skin="k"), outfit=_BLACK, behind="black"),
    "pig": Animal(heads.pig, Frame((50, 56, 50), (24, 15, 12), (42, 34), 0.5, 0.74, 0.42, 1.05, tail="curl"),
                  Build((44, 50, 36), (17, 14, 11), (21, 15, 12), 22), outfit=_HOOFED),
    "sheep": Animal(heads.sheep, Frame((46, 52, 46), (18, 11, 10), (26, 20), 0.6, 0.68, 0.62, leg_fill="k",
                                       tail="none", woolly=True),
                    Build((42, 46, 36), (14, 11, 9), (16, 11, 9)), wool, outfit=_FLEECY, behind="puff"),
    "lion": Animal(heads.lion, Frame((44, 44, 50), (27, 17, 15), (34, 28), 0.78, 0.9, 0.62, 1.1, hoof="p"),
                   Build((36, 38, 36), (19, 16, 13), (22, 17, 14)), behind="tuft"),
    "elephant": Animal(heads.elephant, Frame((76, 82, 72), (36, 29, 26), (50, 44), 0.92, 0.9, 0.62, 1.28, "p",
                                             tail="thin"),
                       Build((56, 62, 46), (22, 19, 16), (30, 25, 21), 30, 1.1), behind="thin"),
    "bear": Animal(heads.bear, Frame((58, 60, 58), (32, 22, 18), (42, 36), 0.72, 0.84, 0.5, 1.12, "p", tail="stub"),
                   Build((50, 52, 42), (23, 19, 15), (28, 22, 17), 24), behind="puff"),
    "giraffe": Animal(heads.giraffe, Frame((46, 46, 46), (25, 14, 11), (36, 21), 1.4, 0.72, 2.5, 1.05),
                      Build((32, 32, 28), (15, 12, 10), neck=15), patches, outfit=_HOOFED, behind="tuft"),
    "camel": Animal(heads.camel, Frame((48, 52, 48), (27, 14, 12), (34, 22), 1.18, 0.92, 1.25, 1.0),
                    Build((36, 38, 30), (16, 13, 11), neck=16), hump(1), outfit=_HOOFED, behind="tuft"),
    "mouse": Animal(heads.mouse, Frame((30, 28, 24), (13, 9, 8), (20, 16), 0.4, 0.5, 0.5, 0.9, "p", tail="thin"),
                    Build((34, 33, 23), (11, 9, 8), (14, 11, 10), 10, 1.12), behind="thin"),
    "rabbit": Animal(heads.rabbit, Frame((40, 34, 28), (20, 12, 10), (22, 18), 0.5, 0.56, 0.6, 0.95, "p", tail="stub"),
                     Build((33, 31, 24), (12, 10, 9), (17, 13, 12), 11, 1.05), behind="puff"),
    "frog": Animal(heads.frog, Frame((40, 40, 36), (17, 11, 9), (30, 28), 0.4, 0.5, 0.4, 0.95, "p", tail="none"),
                   Build((38, 38, 32), (12, 10, 9), (18, 13, 11), 22, 1.05)),
    "crocodile": Animal(heads.crocodile, Frame((44, 46, 40), (20, 14, 12), (36, 30), 0.42, 1.0, 0.2, 1.15, "p",
                                               tail="croc"),
                        Build((36, 40, 32), (15, 12, 10), (20, 15, 13), 22), behind="croc"),
}


def animal(
    a: Art, kind: str, x: float, y: float, s: float = 1.0, *, pose: str = "stand", upright: bool = False,
    face: Face = ALERT, flip: bool = False, turn: float = 0, slots: Slots = NOTHING, name: str = "",
    outfit: Outfit | None = None, coat: Coat | None = None, stance: Stance | None = None, gait: Gait | None = None,
    grounded: bool = True, tail: str | None = None,
) -> Spots:
    """An animal of `ANIMALS`, feet at x, y: on all fours in a pose of `GAITS`, or upright in one of `biped.STANCES`.

    `tail=""` leaves the tail of an upright one to the plate.
    """
    who = ANIMALS[kind]
    called = name or kind.replace("black ", "")
    if upright or stance or pose not in GAITS:
        return biped(a, x, y, s, who.head, who.build, outfit or who.outfit, pose=pose, face=face, flip=flip, turn=turn,
                     slots=slots, name=called, behind=_tail_behind(who.behind if tail is None else tail), stance=stance,
                     grounded=grounded)
    return beast(a, x, y, s, who.head, who.frame, pose=pose, face=face, flip=flip, turn=turn, slots=slots, name=called,
                 coat=coat or who.coat, mane=who.mane, gait=gait, grounded=grounded)
