"""Stages: horizon, floor, far silhouettes, one black mass; what is left free is said in each."""

from __future__ import annotations

import math

from ludoteca.games.duplik.figures.furniture import window
from ludoteca.games.duplik.figures.outdoors import cloud, house, puff, tree
from ludoteca.games.duplik.figures.sea import swell
from ludoteca.games.duplik.ink import Art, oval


def room(a: Art, floor: float = 500, wall: str = "stripes") -> None:
    """A wall (stripes, boards, tiles, plain) and a floor with a skirting. Everything is free."""
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


def night_class(a: Art, floor: float = 470) -> None:
    """A room by night: window with a moon at the right, the wall free for a board at the left."""
    room(a, floor, "plain")
    with a.at(800, floor * 0.42):
        window(True, 200, 190)(a)
    boards(a, floor)


def theatre(a: Art, floor: float = 560) -> None:
    """A stage seen from the stalls: black curtains left and right, boards, footlights. The middle is free."""
    a.line([(-10, floor), (500, floor - 8), (1010, floor)], 3.6, (0.02, 0.02))
    boards(a, floor)
    for flip in (False, True):
        with a.at(1000 if flip else 0, 0, flip=flip):
            a.shape([(-20, -20, 1), (190, -20, 1), (168, 120), (120, 260), (64, 330, 1), (96, 420), (120, 560),
                     (110, floor + 20, 1),
                     (-20, floor + 30, 1)], fill="k", w=4)
            a.lines_of("40,0 44,200 30,420 50,560", "90,0 86,150 60,300", "140,0 128,110 96,240",
                       "70,420 86,500 84,570", w=2.6, ink="p")
            a.shape("44,326 74,316 84,340 52,352", w=3.4, spot="s")
    a.shape([(-20, -30, 1), (1020, -30, 1), (1020, 46, 1), (920, 74), (820, 48, 1), (700, 78), (580, 50, 1),
             (500, 76), (420, 50, 1),
             (300, 78), (180, 48, 1), (80, 74), (-20, 46, 1)], fill="k", w=4)
    for x in range(90, 1000, 136):
        a.shape([(x - 30, 752, 1), (x - 22, 728), (x, 718), (x + 22, 728), (x + 30, 752, 1)], w=3.6, hatch=8)


def kitchen(a: Art, floor: float = 520) -> None:
    """Tiles, a shelf with pots at the upper left, a black stove at the right edge. Middle and left floor are free."""
    room(a, floor, "tiles")
    a.shape([(40, 150, 1), (320, 146, 1), (322, 160, 1), (40, 165, 1)], w=4, hatch=6)
    for i, x in enumerate((80, 150, 220, 284)):
        h = (46, 62, 40, 54)[i]
        a.shape([(x - 24, 148 - h, 1), (x + 22, 147 - h, 1), (x + 24, 148, 1), (x - 22, 149, 1)], w=3.6, hatch=8,
                fill="k" if i == 1 else "p")
    for x in (100, 170, 240):
        a.line([(x, 163), (x, 184)], 2.4, (0.02, 0.02))
        a.shape(oval(x + 2, 204, 20, 20, n=9), w=3.6, fill="k" if x == 170 else "p", hatch=None if x == 170 else 7)
    a.shape([(846, floor + 60, 1), (842, 330, 1), (1020, 326, 1), (1020, floor + 60, 1)], fill="k", w=4, shine=10)
    a.shape("872,400! 1020,396! 1020,520! 872,522!", w=3)
    a.line("884,416 1010,412", 5, (0.1, 0.1))
    for x in (876, 926, 976):
        a.shape(oval(x, 362, 11, 11, n=8), w=2.4)
    a.shape("836,322! 1020,318! 1020,334! 836,338!", w=4)


def sea(a: Art, level: float = 250, bed: float = 706) -> None:
    """A section of the sea: surface above, bed with a black rock and weeds below. The water between is free."""
    swell(a, -10, 1010, level, 4.2)
    for x, y, w in ((40, 24, 80), (240, 34, 60), (560, 26, 90), (820, 36, 70)):
        swell(a, x, x + w, level + y, 2.2, 26)
    a.line([(-10, bed), (120, bed - 8), (330, bed + 8), (560, bed - 4), (800, bed + 8), (1010, bed - 4)], 3.6,
           (0.03, 0.03))
    a.black([(838, bed + 6), (850, bed - 30), (880, bed - 48), (918, bed - 38), (944, bed + 6)], w=4, shine=9)
    for x, h in ((60, 70), (84, 96), (108, 60), (964, 80), (982, 52)):
        a.line([(x, bed), (x - 8, bed - h * 0.35), (x + 8, bed - h * 0.7), (x - 2, bed - h)], 4, (0.05, 0.7))
    for x, y in ((20, 330), (14, 430), (880, 470), (930, 570), (700, 650), (560, 684), (150, 672)):
        if level + 60 < y < bed - 20:
            a.line([(x, y), (x + 22, y - 6), (x + 44, y + 1)], 2.2)


def shore(a: Art, horizon: float = 430) -> None:
    """Open water to the horizon, rocks in black at the lower left. The rest is free."""
    a.line([(-10, horizon), (500, horizon - 3), (1010, horizon)], 2.6, (0.02, 0.02))
    for i in range(7):
        y = horizon + 16 + i * i * 5.5
        for k in range(3):
            x = (i * 173 + k * 347) % 980
            swell(a, x, x + 60 + i * 14, y, 1.8 + 0.3 * i, 22 + 3 * i)
    a.black([(-20, 770, 1), (-20, 640), (40, 622), (84, 660), (140, 668), (176, 720), (230, 730), (250, 770, 1)],
            w=4, shine=12)
    a.lines_of("20,660 50,700", "90,690 120,730", "160,716 180,740", w=2.4, ink="p")


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


def street(a: Art, floor: float = 560) -> None:
    """Fronts of houses behind a pavement; one is black. Pavement and road are free."""
    tops = ((-20, 150, 170, "p"), (150, 110, 190, "k"), (340, 190, 180, "p"), (520, 90, 200, "p"),
            (720, 160, 150, "k"), (870, 120, 160, "p"))
    for i, (x, y, w, fill) in enumerate(tops):
        a.shape([(x, floor, 1), (x, y, 1), (x + w / 2, y - 34 - 10 * (i % 2), 1 if i % 2 else 0), (x + w, y, 1),
                 (x + w, floor, 1)], fill=fill, w=4)
        ink = "p" if fill == "k" else "k"
        for row in range(3):
            for col in range(2):
                wx, wy = x + w * (0.2 + 0.4 * col), y + 40 + row * 96
                if wy < floor - 90:
                    a.shape([(wx, wy, 1), (wx + w * 0.2, wy, 1), (wx + w * 0.2, wy + 52, 1), (wx, wy + 52, 1)],
                            fill="k" if (i + row + col) % 3 == 0 and fill == "p" else "p", w=2.8, ink=ink)
    a.shape([(-20, floor, 1), (1020, floor - 4, 1), (1020, floor + 26, 1), (-20, floor + 30, 1)], w=3.6)
    for x in range(40, 1000, 120):
        a.line([(x, floor), (x - 10, floor + 26)], 2)


def shop(a: Art, floor: float = 540) -> None:
    """A shop: shelves at the left, a counter in black at the right. The middle is free."""
    room(a, floor, "plain")
    for i, y in enumerate((150, 250, 350)):
        a.shape([(20, y, 1), (260, y - 3, 1), (262, y + 10, 1), (20, y + 13, 1)], w=3.6)
        for k in range(4):
            x, h = 44 + k * 56, 30 + (i * 17 + k * 23) % 36
            a.shape([(x - 18, y - h, 1), (x + 18, y - h - 2, 1), (x + 18, y - 2, 1), (x - 17, y, 1)], w=3,
                    fill="k" if (i + k) % 4 == 1 else "p", hatch=None if (i + k) % 4 == 1 else 7)
    a.black([(740, floor + 120, 1), (736, floor - 90, 1), (1020, floor - 94, 1), (1020, floor + 120, 1)], w=4, shine=12)
    a.shape([(724, floor - 108, 1), (1020, floor - 112, 1), (1020, floor - 88, 1), (724, floor - 84, 1)], w=4.2)
    boards(a, floor)


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


def sky(a: Art, ground: float = 0) -> None:
    """Clouds at three depths; with `ground`, roofs and trees far below. The whole middle is free."""
    for x, y, w in ((120, 110, 150), (880, 90, 170), (760, 250, 90), (60, 300, 80)):
        with a.at(x, y):
            cloud(w)(a)
    if ground:
        a.shape([(-20, ground + 20), (200, ground - 10), (480, ground + 8), (760, ground - 14), (1020, ground + 10),
                 (1020, 770), (-20, 770)], w=3.4)
        for i, x in enumerate(range(60, 1000, 110)):
            with a.at(x, ground + 46 + (i * 37) % 50, 0.24):
                (tree(0, i % 3 == 0) if i % 2 else house(1))(a)


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


def steam(a: Art, x: float, y: float, n: int = 3, h: float = 60) -> None:
    """n wisps rising from x, y."""
    for i in range(n):
        px = x + (i - (n - 1) / 2) * 22
        a.line([(px, y), (px - 9, y - h * 0.35), (px + 9, y - h * 0.7), (px - 2, y - h)], 2.6, (0.2, 0.6))


def motion(a: Art, x: float, y: float, n: int = 3, long: float = 60, turn: float = 0) -> None:
    """Speed lines ending at x, y."""
    with a.at(x, y, turn=turn):
        for i in range(n):
            dy = (i - (n - 1) / 2) * 18
            a.line([(-long - 14 * (i % 2), dy), (-8, dy)], 2.8, (0.5, 0.2))


def shout(a: Art, x: float, y: float, n: int = 4, r: float = 30, towards: float = 0) -> None:
    """Strokes of noise or surprise radiating from x, y towards an angle."""
    for i in range(n):
        t = math.radians(towards + (i - (n - 1) / 2) * 26)
        a.line([(x + r * math.cos(t), y + r * math.sin(t)), (x + r * 1.9 * math.cos(t), y + r * 1.9 * math.sin(t))],
               3, (0.2, 0.5))


def dust(a: Art, x: float, y: float, s: float = 1) -> None:
    """A little cloud kicked up."""
    for dx, dy, r in ((-26, -4, 15), (0, -10, 20), (24, -3, 13)):
        puff(a, x + dx * s, y + dy * s, r * s, 6, 6)
