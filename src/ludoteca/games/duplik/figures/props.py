"""What is held or stood about: each drawn about its own origin (a grip, a foot), for a slot or `a.at(x, y, size)`."""

from __future__ import annotations

import math

from ludoteca.games.duplik.figures.kit import thing
from ludoteca.games.duplik.ink import Art, Draw, oval


def umbrella(spot: str = "s", ribs: int = 5) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "umbrella"):
            a.line("0,6 4,-130", 4.6, (0.02, 0.02))
            a.line("0,4 -2,20 -14,22 -18,12", 4.6, (0.02, 0.2))
            a.shape("-92,-104 -62,-152 0,-176 64,-156 98,-108! 66,-116 36,-100! 6,-114 -26,-98! -58,-112 -92,-104!",
                    w=4.6, spot=spot, hatch=14)
            for i in range(1, ribs):
                x = -92 + 190 * i / ribs
                a.line([(2, -174), (x * 0.6, -146), (x, -106)], 2.4, (0.1, 0.2))
            a.line("2,-174 3,-190", 4, (0.02, 0.4))

    return draw


def balloon(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "balloon"):
            a.line("0,0 -6,-40 8,-86 2,-118", 2.2, (0.05, 0.05))
            a.shape("2,-120 -34,-150 -40,-190 -8,-224 34,-214 48,-178 32,-142", w=4.2, spot=spot, hatch=12)
            a.shape("-6,-112! 2,-122! 12,-112!", w=2.6, spot=spot)
            a.line("-24,-186 -14,-204", 3)

    return draw


def cup(a: Art) -> None:
    with thing(a, "cup"):
        a.shape("22,-22 38,-24 38,-4 20,-4", w=3)
        a.shape("-24,-32! 24,-34! 20,4 -18,6", w=3.8, halo=2, hatch=10)
        a.lines_of("-8,-40 -14,-54 -6,-66", "8,-42 4,-54 10,-66", w=2.2)


def book(spot: str = "s") -> Draw:
    """Open towards the reader, its back to us."""

    def draw(a: Art) -> None:
        with thing(a, "book"):
            a.shape("-44,-34! 0,-26! 46,-38! 46,20! 2,30! -42,24!", w=4, halo=2, spot=spot)
            a.line("0,-26 2,30", 3.2, (0.05, 0.05))
            a.lines_of("-32,-14 -12,-10", "14,-12 34,-16", w=2.6)

    return draw


def newspaper(a: Art) -> None:
    with thing(a, "newspaper"):
        a.shape("-46,-40! -4,-32! 44,-44! 46,26! -2,38! -46,30!", w=4, halo=3)
        a.line("-4,-32 -2,38", 3)
        a.line("-38,-24 -12,-20", 5, (0.1, 0.1))
        for y in (-8, 0, 8, 16):
            a.lines_of([(-38, y), (-12, y + 4)], [(6, y + 2), (38, y - 5)], w=1.8)
        a.black("8,-22! 36,-29! 37,-14! 8,-8!", w=1.6)


def trumpet(a: Art) -> None:
    with thing(a, "trumpet"):
        a.line("-20,0 60,-6", 6, (0.02, 0.02))
        a.shape("56,-14! 96,-34! 102,22! 58,4!", w=3.8, spot="s")
        a.shape("-4,-10 24,-14 34,-4 24,10 -2,10", w=3.2)
        for x in (4, 13, 22):
            a.line([(x, -10), (x, -26)], 4, (0.05, 0.05))


def flower(petals: int = 6, spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "flower"):
            a.line("0,10 -4,-40 2,-80", 4.4, (0.02, 0.05))
            a.shape("-2,-26 -26,-40 -34,-30 -14,-18", w=3)
            for i in range(petals):
                t = 2 * math.pi * i / petals
                with a.part(f".petal#{i + 1}"):
                    a.shape(oval(2 + 20 * math.cos(t), -92 + 20 * math.sin(t), 14, 9, turn=math.degrees(t), n=8),
                            w=3, spot=spot)
            a.shape(oval(2, -92, 10, 10, n=8), w=3)

    return draw


def ice_cream(scoops: int = 2) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "ice cream"):
            for i in reversed(range(scoops)):
                with a.part(f".scoop#{i + 1}"):
                    a.shape(oval(i % 2 * 6 - 3, -46 - 30 * i, 26, 22, n=9), w=3.6, spot="s" if i % 2 == 0 else "",
                            hatch=8)
            a.shape("-24,-34! 24,-36! 2,26!", w=3.8, halo=1.5)
            a.lines_of("-16,-30 6,4", "0,-34 12,-6", "16,-32 -6,4", "0,-34 -12,-4", w=2)

    return draw


def flag(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "flag"):
            a.line("0,20 4,-120", 5, (0.02, 0.02))
            a.shape("4,-118! 40,-126 66,-112 98,-120! 94,-74! 62,-66 38,-80 5,-72!", w=4, spot=spot, hatch=8)

    return draw


def fishing_rod(a: Art) -> None:
    with thing(a, "rod"):
        a.line("-24,18 60,-90 128,-128", 5, (0.05, 0.6))
        a.line("128,-128 132,-40 128,40", 1.8, (0.02, 0.02))
        a.line("128,40 134,52 124,56 120,48", 3, (0.05, 0.2))


def bucket(a: Art) -> None:
    """Origin in the middle of its bottom."""
    with thing(a, "bucket"):
        a.line("-36,-62 0,-100 36,-64", 3, (0.05, 0.05))
        a.shape("-38,-64! 38,-66! 28,0! -26,2!", w=4.2, hatch={"n": 18, "gap": 7})
        a.shape("-38,-64 0,-74 38,-66 0,-56", w=3.6)


def candle(a: Art) -> None:
    with thing(a, "candle"):
        a.shape("-14,0! -14,-58 12,-60 14,0!", w=3.8, hatch=8)
        a.line("-10,-58 -12,-40", 3)
        a.line("0,-60 0,-70", 3)
        a.shape("0,-66 -10,-80 0,-106! 10,-82", w=3, spot="s")


def suitcase(stickers: int = 0) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "suitcase"):
            a.line("-18,-76 -16,-94 18,-94 20,-76", 5, (0.05, 0.05))
            a.shape("-58,-76! 58,-80! 60,0! -56,2!", w=4.6, hatch={"n": 22, "gap": 7})
            a.lines_of("-30,-78 -29,0", "34,-79 35,0", w=3, taper=(0.05, 0.05))
            for i in range(stickers):
                with a.part(f".sticker#{i + 1}"):
                    a.shape(oval(-40 + i * 24 % 84, -56 + (i % 3) * 20, 11, 9, turn=i * 20, n=7), w=2.4,
                            spot="s" if i % 2 == 0 else "")

    return draw


def pot_plant(a: Art) -> None:
    with thing(a, "plant"):
        for q in ("0,-44 -34,-90 -60,-92! -30,-64", "0,-44 -10,-120 -4,-138! 10,-90", "0,-44 30,-96 60,-104! 34,-62"):
            a.shape(q, w=3.4, hatch=8)
        a.shape("-28,-46! 28,-48! 22,0! -20,2!", w=4, spot="s", hatch=10)
        a.shape("-32,-58! 32,-60! 32,-44! -32,-42!", w=3.6, spot="s")


def clock(hour: float = 3, minute: float = 40, hands: int = 2) -> Draw:
    """A wall clock, origin in its middle."""

    def draw(a: Art) -> None:
        with thing(a, "clock"):
            a.shape(oval(0, 0, 54, 54), w=5, hatch=12)
            a.shape(oval(0, 0, 42, 42), w=2.6)
            for i in range(12):
                t = math.pi * i / 6
                a.line([(34 * math.cos(t), 34 * math.sin(t)), (39 * math.cos(t), 39 * math.sin(t))], 3, (0.05, 0.05))
            for i in range(hands):
                t = math.radians((hour * 30 if i == 0 else minute * 6 if i == 1 else minute * 6 + 110 * (i - 1)) - 90)
                r = 22 if i == 0 else 33
                with a.part(f".hand#{i + 1}"):
                    a.line([(0, 0), (r * math.cos(t), r * math.sin(t))], 7, (0.02, 0.3))
            a.dot(0, 0, 4.5)

    return draw


def ladder(steps: int = 6, height: float = 260) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "ladder"):
            for i in range(steps):
                y = -height * (i + 0.7) / (steps + 0.3)
                with a.part(f".step#{i + 1}"):
                    a.shape([(-26, y - 4, 1), (26, y - 6, 1), (26, y + 3, 1), (-26, y + 5, 1)], w=2.6)
            for x in (-30, 30):
                a.shape([(x - 5, -height, 1), (x + 5, -height, 1), (x + 6, 0, 1), (x - 5, 0, 1)], w=3.6)

    return draw
