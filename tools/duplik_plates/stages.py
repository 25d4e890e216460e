"""Stages that only plates use: horizon, floor, distant silhouettes; each says which area it leaves free."""

from __future__ import annotations

import math

from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.slots import thing
from ludoteca.games.duplik.kinds.buildings import house
from ludoteca.games.duplik.kinds.nature import cloud, tree


def window(night: bool = True, width: float = 170, height: float = 190) -> Draw:
    """Origin in its middle; by night it is one of the plate's blacks, with a moon."""

    def draw(a: Art) -> None:
        w, h = width / 2, height / 2
        with thing(a, "window"):
            a.shape([(-w - 12, -h - 12, 1), (w + 10, -h - 15, 1), (w + 12, h + 10, 1), (-w - 10, h + 13, 1)], w=4.6,
                    hatch=8)
            hole = [(-w, -h, 1), (w, -h - 2, 1), (w, h, 1), (-w, h + 2, 1)]
            a.shape(hole, fill="k" if night else "p", w=3)
            if night:
                with a.part(".moon"):
                    a.flat([(w * 0.2, -h * 0.7), (w * 0.55, -h * 0.42), (w * 0.2, -h * 0.14),
                            (w * 0.36, -h * 0.42)], "p")
                for x, y in ((-0.6, -0.6), (-0.3, -0.2), (-0.7, 0.3), (0.6, 0.4), (0.3, 0.7)):
                    a.dot(w * x, h * y, 2.4, "p")
            a.shape([(-4, -h, 1), (5, -h, 1), (5, h, 1), (-4, h, 1)], w=2.6)
            a.shape([(-w, -5, 1), (w, -7, 1), (w, 3, 1), (-w, 5, 1)], w=2.6)
            a.shape([(-w - 20, h + 10, 1), (w + 20, h + 8, 1), (w + 24, h + 24, 1), (-w - 22, h + 26, 1)], w=4)

    return draw


def swell(a: Art, left: float, right: float, y: float, w: float = 4, step: float = 36) -> None:
    """A line of sea from left to right."""
    n = max(2, round((right - left) / step))
    a.line([(left + (right - left) * i / n,
             y + (-5 if i % 2 else 5) + 1.6 * math.sin(i * 2.3)) for i in range(n + 1)], w, (0.06, 0.12))


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
