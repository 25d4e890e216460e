"""Sky, plants and buildings: each drawn about its own origin (a foot, a middle), for a slot or `a.at(x, y, size)`."""

from __future__ import annotations

import math

from ludoteca.games.duplik.figures.kit import Face, eyes, mouth, thing
from ludoteca.games.duplik.ink import Art, Draw, oval


def cloud(wide: float = 150, hatch: float = 12, face: Face | None = None) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "cloud"), a.at(s=wide / 150):
            edge = (
                "-80,22! -98,6 -86,-14 -62,-12! -66,-38 -36,-52 -16,-36! -8,-62 24,-64 36,-40! "
                "62,-48 80,-28 66,-10! 94,-8 98,14 80,24! 40,20 0,28 -40,20"
            )
            a.shape(edge, w=4.2, hatch=hatch)
            if face:
                eyes(a, face, (22, -14, 8), (-6, -14, 9), w=2.6)
                mouth(a, face.mouth, 10, 8, 20, 2.8)

    return draw


def puff(a: Art, x: float, y: float, r: float, n: int = 7, hatch: float = 12) -> None:
    """A ball of smoke."""
    ring = []
    for i in range(n):
        for part, k, corner in ((0.0, 0.8, 1), (0.28, 1.0, 0), (0.72, 1.0, 0)):
            t = 2 * math.pi * (i + part) / n + 0.3
            ring.append((x + r * k * math.cos(t), y + r * k * math.sin(t) * 0.94, corner))
    a.shape(ring, w=3.8, hatch=hatch)


def smoke(a: Art, *balls: tuple[float, float, float]) -> None:
    """Smoke from the farthest ball to the nearest."""
    for i, (x, y, r) in enumerate(balls):
        puff(a, x, y, r, 6 + i % 3)


def sun(rays: int = 10, spot: str = "t", face: Face | None = None) -> Draw:
    """Origin in its middle, 60 in radius; with a face it is somebody."""

    def draw(a: Art) -> None:
        with thing(a, "sun"):
            for i in range(rays):
                t = 2 * math.pi * i / rays
                with a.part(f".ray#{i + 1}"):
                    c, s = math.cos(t), math.sin(t)
                    a.line([(74 * c, 74 * s), (104 * c, 104 * s)], 6, (0.05, 0.5))
            a.shape(oval(0, 0, 60, 60), w=4.4, spot=spot)
            if face:
                eyes(a, face, (20, -12, 11), (-14, -12, 12), w=3)
                mouth(a, face.mouth, 4, 22, 34, 3.4)

    return draw


def moon(face: Face | None = None) -> Draw:
    """A crescent facing right, about 120 high; with a face it is somebody."""

    def draw(a: Art) -> None:
        with thing(a, "moon"):
            edge = "14,-62! -30,-52 -56,-10 -46,34 -8,60 36,54! 10,38 2,22 18,12! 4,6 2,-10 4,-36"
            a.shape(edge, w=4.2, spot="t", hatch=8)
            if face:
                eyes(a, face, (-14, -14, 10), w=2.8)
                mouth(a, face.mouth, -4, 30, 22, 3)

    return draw


def star(r: float = 24, spot: str = "") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "star"):
            a.shape([(r * (1 if i % 2 == 0 else 0.45) * math.sin(math.pi * i / 5),
                      -r * (1 if i % 2 == 0 else 0.45) * math.cos(math.pi * i / 5), 1)
                     for i in range(10)], w=3, spot=spot)

    return draw


def tree(apples: int = 0, black: bool = False) -> Draw:
    """About 260 high, foot at the origin."""

    def draw(a: Art) -> None:
        leaves = (
            "-30,-92! -66,-82 -104,-104 -90,-138! -120,-154 -114,-190 -76,-190! -78,-226 -42,-248 -12,-228! "
            "6,-258 52,-256 62,-220! 98,-226 118,-194 92,-164! 122,-146 112,-106 70,-104! 50,-84 20,-82 0,-92!"
        )
        with thing(a, "tree"):
            a.shadow(20, 2, 84, 8)
            a.shape("-22,2 -14,-40 -18,-96! 16,-96! 14,-40 26,2 0,-4", w=4.4, hatch=12)
            a.shape(leaves, w=4.8, fill="k" if black else "p", hatch=None if black else {"n": 30, "gap": 7},
                    shine=12 if black else 0)
            for i in range(apples):
                t = 2 * math.pi * i / max(1, apples) + 0.4
                with a.part(f".apple#{i + 1}"):
                    a.shape(oval(62 * math.cos(t), -166 + 48 * math.sin(t), 12, 12, n=8), w=2.8, spot="s")

    return draw


def palm(coconuts: int = 3) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "palm"):
            a.limb([(0, 4, 15), (8, -80, 12), (34, -160, 9), (50, -210, 9)], w=4.4, hatch=10)
            for y in range(-190, -10, 26):
                x = 50 * ((-y) / 210) ** 1.6
                a.line([(x - 10, y), (x + 2, y + 6), (x + 12, y - 2)], 2.2)
            for q in ("50,-212 10,-250 -44,-244 -76,-206! -34,-226 8,-218",
                      "52,-212 30,-268 -8,-290 -44,-280! 0,-262 34,-226",
                      "52,-212 90,-268 134,-276 160,-252! 114,-252 72,-218",
                      "52,-210 104,-226 140,-196 146,-158! 118,-194 76,-202"):
                a.shape(q, w=3.8, hatch=10)
            for i in range(coconuts):
                with a.part(f".coconut#{i + 1}"):
                    a.black(oval(36 + i * 17, -196 + (i % 2) * 12, 10, 10, n=8), w=2)

    return draw


def cactus(arms: int = 2, flowers: int = 0) -> Draw:
    """Solid black with scratched thorns, about 210 high."""

    def draw(a: Art) -> None:
        with thing(a, "cactus"):
            a.shadow(14, 2, 60, 7)
            places = ((-1, -96, -150), (1, -70, -128), (-1, -50, -90), (1, -120, -172))[:arms]
            for i, (side, y, tip) in enumerate(places):
                with a.part(f".arm#{i + 1}"):
                    a.limb([(side * 20, y, 15), (side * 58, y - 4, 15), (side * 66, tip, 13)], fill="k", w=3.4,
                           halo=2, shine=6)
            a.shape("-32,0 -36,-110 -28,-180 0,-206 28,-180 36,-110 32,0", fill="k", w=4, halo=2, shine=9)
            for x, y in ((-12, -150), (14, -130), (-8, -110), (16, -92), (-14, -72), (10, -52), (-10, -30), (16, -20)):
                a.lines_of([(x - 4, y - 4), (x + 4, y + 4)], [(x + 4, y - 4), (x - 4, y + 4)], w=2.4, ink="p")
            for i in range(flowers):
                with a.part(f".flower#{i + 1}"):
                    a.shape(oval(-14 + i * 16, -204 + abs(i - 1) * 12, 10, 9, n=6), w=2.6, spot="s")

    return draw


def house(windows: int = 2, chimney: bool = True, spot: str = "") -> Draw:
    """About 190 wide and 220 high, foot at the origin."""

    def draw(a: Art) -> None:
        with thing(a, "house"):
            if chimney:
                a.shape("38,-178! 38,-230! 66,-230! 66,-150!", w=4)
                a.shape("32,-230! 72,-232! 72,-244! 32,-242!", w=3.6)
            a.shape("-82,0! -84,-124! 84,-126! 82,0!", w=4.6, hatch={"n": 26, "gap": 7})
            a.shape("-106,-118! -2,-206! 106,-122! 90,-112! -92,-108!", w=4.6, spot=spot, hatch=None if spot else 16)
            for i in range(windows):
                x = -50 + 100 * i / max(1, windows - 1) if windows > 1 else 0
                with a.part(f".window#{i + 1}"):
                    a.shape([(x - 16, -94, 1), (x + 16, -95, 1), (x + 16, -62, 1), (x - 16, -61, 1)], fill="k", w=2.6)
                    a.lines_of([(x, -94), (x, -62)], [(x - 16, -78), (x + 16, -78)], w=2.4, ink="p", taper=(0.02, 0.02))
            a.shape("-16,0! -16,-46 0,-54 16,-46 16,0!", w=3.6)
            a.dot(10, -24, 2.6)

    return draw


def castle(towers: int = 3, flags: int = 1) -> Draw:
    """About 280 wide and 260 high, foot at the origin."""

    def draw(a: Art) -> None:
        with thing(a, "castle"):
            a.shape("-120,0! -120,-120! -96,-120! -96,-136! -72,-136! -72,-120! -48,-120! -48,-136! -24,-136! "
                    "-24,-120! 24,-120! "
                    "24,-136! 48,-136! 48,-120! 72,-120! 72,-136! 96,-136! 96,-120! 120,-120! 120,0!", w=4.4, hatch=18)
            for i in range(towers):
                x = -120 + 240 * i / max(1, towers - 1) if towers > 1 else 0
                h = -200 - 36 * (1 - abs(x) / 130)
                with a.part(f".tower#{i + 1}"):
                    a.shape([(x - 28, 0, 1), (x - 27, h, 1), (x + 27, h - 2, 1), (x + 28, 0, 1)], w=4.4, hatch=20)
                    a.shape([(x - 38, h + 4, 1), (x, h - 56, 1), (x + 38, h + 2, 1)], fill="k", w=3.6, shine=8)
                    a.shape([(x - 7, h + 40, 1), (x - 6, h + 24), (x + 1, h + 18), (x + 7, h + 24),
                             (x + 7, h + 40, 1)], fill="k", w=2)
                if i < flags:
                    with a.part(f".flag#{i + 1}"):
                        a.line([(x, h - 52), (x + 1, h - 88)], 3, (0.02, 0.02))
                        a.shape([(x + 1, h - 88, 1), (x + 34, h - 80, 1), (x + 1, h - 66, 1)], w=3, spot="s")
            a.shape("-26,0! -26,-52 0,-78 26,-52 26,0!", fill="k", w=3.4)

    return draw


def mailbox(a: Art) -> None:
    with thing(a, "mailbox"):
        a.line("0,0 2,-90", 7, (0.03, 0.03))
        a.shape("-34,-88! -34,-136 0,-154 36,-136 36,-90!", w=4.2, spot="s", hatch=10)
        a.line("-18,-126 20,-127", 5, (0.1, 0.1))


def signpost(text: Draw | None = None) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "sign"):
            a.line("0,0 0,-190", 7, (0.03, 0.03))
            a.shape("-60,-196! 58,-202! 60,-148! -58,-142!", w=4.4, hatch=8)
            if text:
                with a.at(0, -172):
                    text(a)

    return draw


def mushroom(spots: int = 5, spot: str = "s") -> Draw:
    """About 190 high, foot at the origin."""

    def draw(a: Art) -> None:
        places = ((-44, -128, 15), (2, -156, 17), (46, -126, 14), (-12, -112, 10), (22, -110, 9), (-70, -106, 9),
                  (72, -106, 8))
        with thing(a, "mushroom"):
            a.shadow(10, 2, 70, 8)
            a.shape("-28,2 -20,-60 -24,-96 26,-98 22,-56 34,2 0,6", w=4.4, hatch=16)
            a.shape("-96,-88 -84,-136 -40,-176 14,-184 64,-160 94,-116 98,-88 40,-100 -40,-98", w=4.8, spot=spot,
                    hatch=14)
            for i, (x, y, r) in enumerate(places[:spots]):
                with a.part(f".spot#{i + 1}"):
                    a.shape(oval(x, y, r, r * 0.8, n=8), w=2.8)

    return draw
