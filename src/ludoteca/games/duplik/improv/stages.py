"""Stages: horizon, floor, distant silhouettes, one black mass; each says which area it leaves free."""

from __future__ import annotations

from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.buildings import house


def room(a: Art, floor: float = 500, wall: str = "stripes") -> None:
    """A wall (stripes, boards, tiles, plain) and a floor with a skirting. No part is required."""
    if wall == "stripes":
        for i, x in enumerate(range(30, 1000, 94)):
            a.line([(x, -10), (x + 2 - i % 3, floor * 0.5), (x, floor - 8)], 1.5, (0.05, 0.3))
    elif wall == "boards":
        for i, y in enumerate(range(40, int(floor) - 20, 70)):
            a.line([(-10, y), (400, y + 3 - i % 4), (1010, y)], 1.6, (0.02, 0.02))
            for x in range(60 + i % 2 * 120, 1000, 260):
                a.line([(x, y), (x + 1, y + 68)], 1.5)
    elif wall == "tiles":
        for y in range(int(floor) - 40, int(floor) - 220, -44):
            a.line([(-10, y), (500, y + 2), (1010, y)], 1.5, (0.02, 0.02))
        for x in range(20, 1000, 52):
            a.line([(x, floor - 172), (x + 1, floor - 6)], 1.4)
    a.line([(-10, floor), (200, floor - 5), (600, floor), (1010, floor - 5)], 3.4, (0.03, 0.03))
    a.line([(-10, floor + 12), (300, floor + 7), (700, floor + 12), (1010, floor + 7)], 2, (0.03, 0.03))


def boards(a: Art, floor: float = 500, vanishing: float = 500) -> None:
    """Floorboards that run away from us, below `floor`; a few butt joints."""
    for i, x in enumerate(range(-600, 1700, 130)):
        t = (floor - 200) / 550
        top = vanishing + (x - vanishing) * (0.45 + 0.2 * t)
        a.line([(top, floor + 14), (x, 760)], 1.6 + 0.2 * (i % 2), (0.1, 0.05))


def desert(a: Art, horizon: float = 340) -> None:
    """Dunes, a low sun in tint, two pyramids with black sides far left. Middle and foreground are free."""
    a.shape(oval(250, horizon - 100, 92, 92), w=3.2, spot="t")
    for x, h, w in ((140, 116, 90), (254, 76, 62)):
        a.shape([(x - w, horizon, 1), (x, horizon - h, 1), (x + w, horizon, 1)], w=3.2)
        a.flat([(x + 2, horizon - h + 4, 1), (x + w - 2, horizon, 1), (x + w * 0.34, horizon, 1)])
    for y, width in ((horizon, 3.0), (horizon + 74, 3.4), (horizon + 170, 4.0)):
        a.shape([(-20, y + 6), (120, y - 16), (300, y + 4), (520, y - 20), (760, y + 8), (1020, y - 22),
                 (1020, y + 300), (-20, y + 300)], w=width)
    a.hatching([(520, horizon + 58), (640, horizon + 74), (740, horizon + 84), (640, horizon + 96)], 9, 8, 1.8)
    a.lines_of([(60, horizon + 250), (140, horizon + 242), (220, horizon + 256)],
               [(700, horizon + 330), (800, horizon + 322)],
               [(300, horizon + 370), (420, horizon + 362)], w=2.2)


def road(a: Art, top: float = 560) -> None:
    """A black road across the lower third, hills and a village far off. Sky, verge and road are free."""
    a.shape([(-20, top - 90), (140, top - 160), (360, top - 110), (600, top - 170), (820, top - 120),
             (1020, top - 160), (1020, top), (-20, top)], w=3)
    for x, s in ((690, 0.22), (740, 0.28), (790, 0.2)):
        with a.at(x, top - 136 + (x % 3) * 4, s):
            house(1, x != 790)(a)
    for x in (560, 590, 640, 860, 900):
        a.shape(oval(x, top - 150, 10, 13, n=8), w=2)
        a.line([(x, top - 138), (x, top - 124)], 2)
    a.line([(-10, top - 18), (400, top - 22), (1010, top - 16)], 3, (0.02, 0.02))
    a.black([(-20, top, 1), (400, top - 8), (1020, top + 2, 1), (1020, top + 118, 1), (500, top + 112),
             (-20, top + 124, 1)], w=4)
    for i, x in enumerate(range(30, 1000, 150)):
        a.shape([(x, top + 52, 1), (x + 66, top + 50, 1), (x + 64, top + 61, 1), (x - 4, top + 63, 1)], w=0, fill="p")
        a.grass(x + 40, top + 150 + (i % 3) * 16, 4, 16)


def forest(a: Art, floor: float = 520) -> None:
    """Trunks from edge to edge, two of them black and near. The clearing in the middle is free."""
    a.line([(-10, floor), (300, floor - 12), (700, floor - 4), (1010, floor - 14)], 3, (0.02, 0.02))
    for i, x in enumerate((120, 210, 330, 410, 560, 650, 740, 860)):
        w = 12 + (i * 7) % 12
        a.shape([(x - w, floor - 6, 1), (x - w * 0.7, 200), (x - w * 0.8, -20, 1), (x + w * 0.8, -20, 1),
                 (x + w * 0.7, 220), (x + w, floor - 8, 1)],
                w=2.8, hatch=10)
    for x, w, lean in ((30, 46, 16), (960, 52, -18)):
        a.black([(x - w * 1.6, 740, 1), (x - w, 560), (x - w * 0.8 + lean, 240), (x - w + lean, -20, 1),
                 (x + w + lean, -20, 1),
                 (x + w * 0.8 + lean, 260), (x + w, 560), (x + w * 1.7, 740, 1), (x, 716)], w=4, shine=14)
        a.lines_of([(x - 10, 420), (x - 4, 500), (x - 14, 580)], [(x + 16, 180), (x + 14, 280)], w=2.6, ink="p")
    for x, y in ((180, floor + 60), (420, floor + 30), (640, floor + 80), (820, floor + 40)):
        a.grass(x, y, 5, 20)


def lunar(a: Art, horizon: float = 440, earth: tuple[float, float] = (860, 110)) -> None:
    """The moon: craters in front, a black ridge, stars, the earth in tint. Ground and sky are free."""
    for i in range(40):
        x, y = (i * 389 + i * i * 53) % 1000, (i * 173 + i * i * 29) % (int(horizon) - 120)
        a.lines_of([(x - 4, y), (x + 4, y)], [(x, y - 4), (x, y + 4)], w=2, taper=(0.1, 0.1))
    with a.at(*earth):
        a.shape(oval(0, 0, 62, 62), w=3.4, spot="t", hatch=14)
        a.lines_of("-34,-18 -10,-6 -18,20 -2,36", "12,-44 30,-22 24,-2 42,22", w=2.8)
    ridge = [(-20, horizon - 40), (90, horizon - 110, 1), (170, horizon - 60), (300, horizon - 90, 1),
             (400, horizon - 30), (620, horizon - 50), (720, horizon - 120, 1), (820, horizon - 50),
             (920, horizon - 90, 1),
             (1020, horizon - 60), (1020, horizon + 30, 1), (-20, horizon + 30, 1)]
    a.black(ridge, w=3, shine=12)
    a.shape([(-20, horizon + 14), (180, horizon - 14), (420, horizon + 6), (680, horizon - 20), (1020, horizon + 8),
             (1020, 770), (-20, 770)], w=4)
    for x, y, r in ((140, 90, 60), (420, 160, 90), (760, 70, 50), (900, 170, 80), (600, 60, 30)):
        py = horizon + y
        a.shape([(x - r, py), (x, py - r * 0.2), (x + r, py), (x, py + r * 0.22)], w=3.2)
        a.hatching([(x - r * 0.9, py), (x, py - r * 0.18), (x + r * 0.2, py - r * 0.1),
                    (x - r * 0.5, py + r * 0.1)], 6, 10, 1.8)


def snow(a: Art, horizon: float = 430) -> None:
    """Snow to a jagged black range; flakes. The slope is free."""
    peaks = [(-20, horizon + 20, 1), (60, horizon - 90, 1), (150, horizon - 20), (250, horizon - 150, 1),
             (380, horizon - 10), (480, horizon - 70, 1), (560, horizon - 20), (700, horizon - 170, 1),
             (840, horizon - 30), (920, horizon - 100, 1), (1020, horizon, 1), (1020, horizon + 40, 1)]
    a.black(peaks, w=3)
    for x, y in ((60, -90), (250, -150), (480, -70), (700, -170), (920, -100)):
        t, h = x, horizon + y
        a.shape([(t, h - 2, 1), (t + 24, h + 36), (t + 10, h + 30), (t, h + 46), (t - 12, h + 30),
                 (t - 24, h + 40)], w=0)
    a.shape([(-20, horizon + 6), (260, horizon - 8), (520, horizon + 16), (800, horizon - 4), (1020, horizon + 14),
             (1020, 770), (-20, 770)], w=3.6)
    for i in range(26):
        x, y = (i * 211) % 1000, (i * 97) % 400
        if y < horizon - 180:
            a.shape(oval(x, y, 4 + i % 3, 4 + i % 3, n=6), w=1.8)
    a.lines_of([(80, horizon + 120), (200, horizon + 112), (320, horizon + 124)],
               [(600, horizon + 200), (760, horizon + 192)], w=2.2)
