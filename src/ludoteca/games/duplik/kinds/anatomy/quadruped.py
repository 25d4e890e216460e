"""Figures on four legs: gaits as joints, a build, a head, a coat.

Body coordinates: feet at y=0, facing right, withers at about -190 before a kind's own `tall` and `long`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.ink.curves import Knot, Point, tube
from ludoteca.games.duplik.kinds.anatomy.biped import Head, mixed
from ludoteca.games.duplik.kinds.anatomy.face import ALERT, Face
from ludoteca.games.duplik.kinds.anatomy.slots import NOTHING, Slots, Spots, figure, slot

Leg = tuple[Point, Point]


class Gait(NamedTuple):
    """A pose: rump, middle, withers and head make the line of action; legs are knee and foot."""

    rump: Point
    middle: Point
    withers: Point
    head: Point
    tilt: float
    near_fore: Leg
    far_fore: Leg
    near_hind: Leg
    far_hind: Leg
    tail: tuple[Point, ...] = ((-30, 4), (-44, 50), (-40, 86))


GAITS: dict[str, Gait] = {
    "stand": Gait((-88, -150), (0, -146), (86, -156), (146, -232), 0, ((84, -74), (80, -8)), ((106, -76), (110, -12)),
                  ((-104, -74), (-90, -8)), ((-74, -78), (-60, -12))),
    "walk": Gait((-88, -150), (0, -144), (88, -158), (152, -236), 3, ((114, -80), (134, -12)), ((78, -76), (50, -18)),
                 ((-112, -72), (-134, -10)), ((-56, -80), (-38, -10)), ((-34, -8), (-62, 24), (-70, 64))),
    "gallop": Gait((-92, -160), (0, -166), (92, -180), (170, -236), 10, ((146, -148), (196, -120)),
                   ((138, -128), (178, -80)), ((-142, -118), (-192, -84)), ((-130, -128), (-172, -116)),
                   ((-40, -30), (-86, -34), (-120, -14))),
    "sit": Gait((-62, -56), (-10, -104), (44, -156), (86, -232), 0, ((56, -82), (58, -8)), ((78, -84), (84, -12)),
                ((-2, -62), (-4, -8)), ((10, -56), (24, -12)), ((-34, 24), (-70, 34), (-104, 20))),
    "lie": Gait((-92, -58), (0, -58), (86, -66), (142, -136), 0, ((116, -26), (156, -12)), ((130, -32), (172, -18)),
                ((-54, -26), (-6, -12)), ((-44, -34), (12, -18)), ((-34, 20), (-70, 38), (-110, 30))),
    "doze": Gait((-92, -56), (0, -60), (86, -60), (154, -62), 14, ((118, -22), (160, -10)), ((130, -26), (176, -14)),
                 ((-54, -26), (-6, -12)), ((-44, -34), (12, -18)), ((-30, 20), (-20, 44), (40, 46))),
    "graze": Gait((-88, -150), (0, -146), (86, -150), (166, -66), 42, ((84, -74), (76, -8)), ((108, -76), (118, -12)),
                  ((-104, -74), (-90, -8)), ((-74, -78), (-60, -12))),
    "rear": Gait((-62, -122), (-22, -186), (28, -240), (76, -318), -8, ((86, -236), (118, -196)),
                 ((76, -262), (124, -256)), ((-92, -66), (-60, -8)), ((-40, -66), (-12, -12)),
                 ((-36, 10), (-70, 40), (-72, 84))),
    "push": Gait((-96, -140), (-10, -142), (74, -128), (146, -142), 22, ((58, -66), (24, -8)), ((84, -66), (62, -12)),
                 ((-118, -66), (-150, -8)), ((-88, -70), (-112, -12)), ((-36, -10), (-60, -44), (-50, -84))),
}


class Frame(NamedTuple):
    """The proportions of a kind."""

    torso: tuple[float, float, float] = (52, 56, 52)
    leg: tuple[float, float, float] = (28, 17, 13)
    neck: tuple[float, float] = (38, 27)
    tall: float = 1.0                        # length of the legs
    long: float = 1.0                        # length of the back
    reach: float = 1.0                       # length of the neck
    head: float = 1.0
    hoof: str = "k"                          # fill of the hoof; "p" for a paw
    fill: str = "p"
    leg_fill: str = ""
    tail: str = "tuft"                       # tuft, thin, bushy, horse, curl, stub, croc, none
    woolly: bool = False                     # the coat hides the roots of the legs


class Body(NamedTuple):
    """The places of a body in a gait; a coat is drawn on them."""

    gait: Gait
    frame: Frame
    rump: Point
    middle: Point
    withers: Point
    head: Point
    path: tuple[Point, ...]


Coat = Callable[[Art, Body], None]


def _leg(a: Art, root: Point, leg: Leg, f: Frame, near: bool, hind: bool, number: int) -> None:
    knee, foot = leg
    big = f.leg[0] * (1.3 if hind else 1.0)
    fill = f.leg_fill or f.fill
    with a.part(f".leg#{number}"):
        a.limb(
            [(*root, big), (*mixed(root, knee, 0.5), big * 0.72), (*knee, f.leg[1]),
             (*mixed(knee, foot, 0.6), f.leg[2]),
             (*foot, f.leg[2])],
            fill=fill, w=4.2, hatch=(12 if near else 0) if fill == "p" else None, root=34,
            halo=2 if near and fill == "k" else 0,
        )
        r = f.leg[2] * 1.1
        with a.at(*foot, turn=math.degrees(math.atan2(foot[1] - knee[1], foot[0] - knee[0])) * 0.3 - 27):
            if f.hoof == "p":
                a.shape([(-r, -r * 0.3), (0, -r * 0.9), (r * 1.4, -r * 0.4), (r * 1.9, r * 0.5), (-r, r * 0.7)],
                        fill=fill, w=3.6)
                ink = "p" if fill == "k" else "k"
                a.lines_of([(r * 0.9, 0), (r, r * 0.6)], [(r * 0.2, 0), (r * 0.25, r * 0.6)], w=2, ink=ink)
            else:
                a.shape([(-r, -r * 0.5, 1), (r, -r * 0.6, 1), (r * 1.4, r * 0.7, 1), (-r * 1.05, r * 0.7, 1)],
                        fill=f.hoof, w=3)


def _tail(a: Art, f: Frame, at: Point, tail: tuple[Point, ...]) -> None:
    x, y = at
    points = [(x + dx, y + dy) for dx, dy in tail]
    ink = "k"
    with a.part(".tail"):
        if f.tail == "tuft":
            a.line([at, *points], 4.6, (0.02, 0.1), ink)
            (px, py), (qx, qy) = points[-2], points[-1]
            d = math.hypot(qx - px, qy - py) or 1.0
            ux, uy = (qx - px) / d, (qy - py) / d
            a.black([(qx - uy * 7, qy + ux * 7), (qx + ux * 14 - uy * 11, qy + uy * 14 + ux * 11),
                     (qx + ux * 34, qy + uy * 34, 1), (qx + ux * 14 + uy * 11, qy + uy * 14 - ux * 11),
                     (qx + uy * 7, qy - ux * 7)], w=2.4)
        elif f.tail in ("thin", "bushy"):
            r = (7, 6, 5, 3) if f.tail == "thin" else (10, 15, 18, 8)
            a.limb([(*at, r[0]), (*points[0], r[1]), (*points[1], r[2]), (*points[2], r[3])], fill=f.fill, w=3.8,
                   hatch=6)
        elif f.tail == "horse":
            a.black([(x + 6, y - 8), (points[0][0] - 6, points[0][1] - 10), (points[1][0] - 16, points[1][1]),
                     (points[2][0] - 14, points[2][1] + 26, 1), (points[2][0] + 2, points[2][1] + 8),
                     (points[2][0] + 14, points[2][1] + 20, 1), (points[1][0] + 16, points[1][1]), (x + 4, y + 18)],
                    w=3, shine=7)
        elif f.tail == "curl":
            a.line([at, (x - 18, y - 8), (x - 30, y + 4), (x - 22, y + 14), (x - 14, y + 2), (x - 30, y - 12),
                    (x - 44, y - 6)],
                   4.4, (0.02, 0.3))
        elif f.tail == "croc":
            joints = [(x + 30, y + 14, 34), (x - 40, y + 18, 26), (x - 100, y + 30, 16), (x - 150, y + 14, 9),
                      (x - 176, y - 16, 3)]
            a.limb(joints, w=4.6, hatch=16)
            for i in range(5):
                px, py = x - 20 - 28 * i, y - 10 + 7 * i
                a.shape([(px - 9, py + 3, 1), (px - 2, py - 13, 1), (px + 9, py + 1, 1)], w=2.8)
        elif f.tail == "stub":
            a.shape([(x + 4, y - 12), (x - 16, y - 16), (x - 20, y + 2), (x - 4, y + 12)], fill=f.fill, w=3.6, hatch=5)


def beast(
    a: Art, x: float, y: float, s: float, head: Head, frame: Frame, *, pose: str, face: Face = ALERT,
    flip: bool = False, turn: float = 0, slots: Slots = NOTHING, name: str, coat: Coat | None = None,
    mane: Coat | None = None,
    gait: Gait | None = None, grounded: bool = True,
) -> Spots:
    """Draws a four-legged figure; returns where its slots are. Slots as drawn: under, back, neck, head, mouth, tail."""
    g, f = gait or GAITS[pose], frame
    up = 120 * (f.tall - 1)

    def put(p: Point) -> Point:
        return p[0] * f.long, p[1] * f.tall if p[1] > -120 and pose not in ("lie", "doze") else p[1] - up

    low = pose in ("lie", "doze")
    up = 0 if low else up
    rump, middle, withers = put(g.rump), put(g.middle), put(g.withers)
    if pose == "sit":
        rump = (g.rump[0] * f.long, g.rump[1])
    neck = (g.head[0] - g.withers[0], g.head[1] - g.withers[1])
    at = (withers[0] + neck[0] * (0.4 + 0.6 * f.reach), withers[1] + neck[1] * f.reach)
    spine: list[Knot] = [(*rump, f.torso[0]), (*middle, f.torso[1]), (*withers, f.torso[2])]
    body = Body(g, f, rump, middle, withers, at, tuple(tube(spine, True, True)))
    fore, hind = (withers[0] - 4, withers[1] + f.torso[2] * 0.3), (rump[0] + 4, rump[1] + f.torso[0] * 0.22)
    spots: Spots = {}
    with figure(a, name, x, y, s, turn, flip):
        if grounded and pose not in ("gallop",):
            a.shadow((rump[0] + withers[0]) / 2 + 14, 2, 120 * f.long, 9)
        _leg(a, (fore[0] + 14, fore[1]), (put(g.far_fore[0]), put(g.far_fore[1])), f, False, False, 3)
        _leg(a, (hind[0] + 16, hind[1]), (put(g.far_hind[0]), put(g.far_hind[1])), f, False, True, 4)
        tail_root = (rump[0] - f.torso[0] * 0.84, rump[1] - f.torso[0] * 0.34)
        _tail(a, f, tail_root, g.tail)
        slot(a, slots, "tail", tail_root[0] + g.tail[-1][0], tail_root[1] + g.tail[-1][1], spots)
        slot(a, slots, "under", middle[0], 0, spots)
        a.limb([(*withers, f.neck[0]), (*mixed(withers, at, 0.5), (f.neck[0] + f.neck[1]) / 2), (*at, f.neck[1])],
               fill=f.fill, w=4.6, cap=False, hatch=14 if f.fill == "p" else None, root=10)
        if mane and pose != "rear":
            mane(a, body)
        a.limb(spine, fill=f.fill, w=5, capped_root=True, hatch={"n": 26, "gap": 7} if f.fill == "p" else None,
               shine=12 if f.fill == "k" else 0)
        a.limb([(*mixed(withers, at, -0.1), f.neck[0] * 0.8), (*mixed(withers, at, 0.36), f.neck[0] * 0.8)],
               fill=f.fill, w=0, cap=False)
        if coat and not f.woolly:
            coat(a, body)
        if mane and pose == "rear":
            mane(a, body)
        slot(a, slots, "back", middle[0], middle[1] - f.torso[1], spots)
        _leg(a, (hind[0] - 4, hind[1]), (put(g.near_hind[0]), put(g.near_hind[1])), f, True, True, 2)
        _leg(a, (fore[0] - 6, fore[1]), (put(g.near_fore[0]), put(g.near_fore[1])), f, True, False, 1)
        if coat and f.woolly:
            coat(a, body)
        slot(a, slots, "neck", *mixed(withers, at, 0.55), spots)
        with a.part(".face"), a.at(*at, s=f.head, turn=g.tilt):
            head(a, face)
            spots["mouth"] = a.go(50, 20)
        with a.at(*at, s=f.head, turn=g.tilt):
            slot(a, slots, "head", 0, -44, spots)
            slot(a, slots, "mouth", 54, 20, spots)
    return spots
