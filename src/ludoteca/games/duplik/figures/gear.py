"""Instruments, tools and odd things: origin where they stand or are gripped."""

from __future__ import annotations

import math

from ludoteca.games.duplik.figures.kit import thing
from ludoteca.games.duplik.ink import Art, Draw, oval


def piano(a: Art) -> None:
    """A grand piano, keyboard at -96, lid up to -300; the player sits at the left, facing right."""
    with thing(a, "piano"):
        a.shadow(20, 2, 190, 10)
        a.shape("-60,-120! -20,-290! 150,-300 220,-250 190,-130!", w=4.6, fill="k", shine=12)
        a.line("150,-130 110,-270", 5, (0.03, 0.03))
        a.black("-150,-84! -146,-124! 196,-132! 216,-104 196,-78!", shine=9)
        a.shape("-178,-104! -60,-108! -60,-90! -178,-86!", w=3.4, halo=1.5)
        for i in range(7):
            a.line([(-164 + i * 15, -105), (-164 + i * 15, -88)], 2.4, (0.02, 0.02))
        a.lines_of("-140,-84 -134,0", "170,-80 166,0", "40,-80 40,-10", w=9, taper=(0.03, 0.03))


def guitar(a: Art) -> None:
    """Upright, foot at the origin, about 230 high; `a.at(turn=...)` lays it across a lap."""
    with thing(a, "guitar"):
        a.shape("-8,-120! -6,-226! 7,-226! 9,-120!", w=3.6, fill="k")
        a.shape("-12,-224! -9,-252! 10,-252! 13,-224!", w=3.4)
        a.shape("0,0 -50,-14 -56,-56 -34,-78 -44,-106 -20,-130 20,-130 44,-106 34,-78 56,-56 50,-14", w=4.8,
                spot="s", hatch=16)
        a.shape(oval(0, -78, 19, 19), w=3, fill="k")
        a.shape("-22,-30! 22,-32! 22,-24! -22,-22!", w=2.6)
        a.lines_of("-3,-26 -2,-224", "3,-26 3,-224", w=1.8, taper=(0.02, 0.02))


def drum(spot: str = "s") -> Draw:
    """About 150 wide, 110 high."""

    def draw(a: Art) -> None:
        with thing(a, "drum"):
            a.shadow(6, 2, 84, 7)
            a.shape("-74,-96! -72,-8 0,8 72,-8 74,-96!", w=4.6, spot=spot, hatch=18)
            for i in range(5):
                x = -72 + i * 36
                a.lines_of([(x, -84), (x + 18, -10 + 8 * (1 - abs(i - 2) / 2)), (x + 36, -84)], w=2.8,
                           taper=(0.05, 0.05))
            a.shape("-76,-98 0,-118 76,-98 0,-80", w=4.2)

    return draw


def microphone(a: Art) -> None:
    """On a stand, head at -170."""
    with thing(a, "microphone"):
        a.line("0,0 2,-150", 5, (0.03, 0.03))
        a.shape("-40,4 0,-12 40,4 0,10", w=4)
        a.shape(oval(4, -168, 20, 24, turn=20), w=4.2, fill="k", shine=7)
        a.lines_of("-8,-166 18,-174", "-4,-156 20,-164", w=2, ink="p")


def telephone(a: Art) -> None:
    with thing(a, "telephone"):
        a.shape("-54,0! -44,-50 -20,-64 20,-64 44,-52 56,0!", w=4.8, spot="s", hatch=14)
        a.shape(oval(0, -26, 24, 22), w=3.4)
        a.shape("-66,-62 -74,-84 -44,-92 44,-94 74,-86 68,-62 46,-62 40,-76 -36,-74 -42,-62", w=4.2, fill="k",
                shine=7, halo=1.5)


def key(teeth: int = 3) -> Draw:
    """Level, the bow at the origin, about 110 long."""

    def draw(a: Art) -> None:
        with thing(a, "key"):
            for i in range(teeth):
                x = 96 - i * 17
                with a.part(f".tooth#{i + 1}"):
                    a.shape([(x - 6, 0, 1), (x + 6, 0, 1), (x + 6, 24, 1), (x - 6, 24, 1)], w=2.8, fill="k")
            a.shape("20,-6! 108,-7! 108,6! 20,7!", w=3.2, fill="k")
            a.shape(oval(0, 0, 26, 25), w=4.4, fill="k", shine=6)
            a.shape(oval(-2, 0, 11, 11, n=9), w=2.4)

    return draw


def sword(a: Art) -> None:
    """Point up, gripped at the origin."""
    with thing(a, "sword"):
        a.shape("-8,-24! -7,-140 0,-164! 8,-140 8,-24!", w=3.8, hatch=6)
        a.line("0,-30 0,-140", 2, (0.05, 0.4))
        a.shape("-30,-26! 30,-28! 30,-16! -30,-14!", w=3.4, spot="s")
        a.line("0,-14 0,18", 8, (0.05, 0.05))
        a.dot(0, 22, 8)


def broom(a: Art) -> None:
    """Upright, bristles at the foot, about 220 high."""
    with thing(a, "broom"):
        a.line("0,-60 6,-220", 6.4, (0.03, 0.03))
        a.shape("-14,-70! 18,-72! 40,-4! 14,2 -10,-2 -36,4!", w=4.2, hatch=10)
        a.lines_of("-6,-60 -18,-8", "4,-60 4,-6", "12,-60 24,-10", w=2.4)
        a.shape("-16,-66! 20,-68! 22,-52! -18,-50!", w=3, spot="s")


def telescope(a: Art) -> None:
    """Level, the eye at the origin, looking right; about 150 long."""
    with thing(a, "telescope"):
        a.shape("0,-10! 46,-13! 46,11! 0,9!", w=3.6)
        a.shape("42,-18! 98,-22! 98,17! 42,15!", w=3.8, spot="s", hatch=6)
        a.shape("94,-28! 150,-32! 152,24! 94,22!", w=4, fill="k", shine=7)


def pencil(height: float = 260) -> Draw:
    """Point up, foot at the origin."""

    def draw(a: Art) -> None:
        h = height
        with thing(a, "pencil"):
            a.shape([(-20, -30, 1), (-20, -h * 0.8, 1), (0, -h * 0.8 + 8), (20, -h * 0.8, 1), (20, -30, 1)], w=4.4,
                    spot="s", hatch=14)
            a.lines_of([(-6, -32), (-6, -h * 0.79)], [(8, -32), (8, -h * 0.79)], w=2.4, taper=(0.02, 0.02))
            a.shape([(-20, -h * 0.8, 1), (0, -h, 1), (20, -h * 0.8, 1), (6, -h * 0.78), (-8, -h * 0.78)], w=4)
            a.black([(-6, -h * 0.935, 1), (0, -h, 1), (6, -h * 0.935, 1)], w=2)
            a.shape("-21,-44! 21,-46! 21,-30! -21,-28!", w=3.2)
            a.shape("-20,-28! 20,-30! 19,2 -19,2", w=3.8)

    return draw


def die(dots: int = 6) -> Draw:
    """A big cube about 130 wide, foot at the origin; its face shows the dots."""

    def draw(a: Art) -> None:
        places = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
                  4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
                  5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1),
                                                                       (1, 1))}
        with thing(a, "die"):
            a.shadow(20, 2, 90, 8)
            a.shape("-60,-112! -24,-144! 92,-146! 56,-114!", w=4.4)
            a.shape("56,-114! 92,-146! 94,-34! 58,0!", w=4.4, fill="k", shine=8)
            a.shape("-60,-112! 56,-114! 58,0! -58,3!", w=4.8, hatch={"n": 18, "gap": 7})
            for i, (x, y) in enumerate(places[dots]):
                with a.part(f".dot#{i + 1}"):
                    a.dot(-1 + x * 34, -56 + y * 34, 10)

    return draw


def present(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "present"):
            a.shape("-50,0! -50,-70! 50,-72! 52,0!", w=4.4, hatch=14)
            a.shape("-58,-68! 58,-70! 58,-90! -58,-88!", w=4)
            a.shape("-10,0! -10,-90! 10,-90! 10,0!", w=3, spot=spot)
            a.shape("0,-90 -34,-120 -40,-96", w=3.4, spot=spot)
            a.shape("0,-90 34,-122 42,-96", w=3.4, spot=spot)

    return draw


def ball(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "ball"):
            a.shadow(6, 2, 46, 5)
            a.shape(oval(0, -44, 44, 44), w=4.6, hatch=16)
            a.shape("-18,-84 -30,-44 -18,-4 8,-2 -4,-44 8,-86", w=3, spot=spot)

    return draw


def anchor(a: Art) -> None:
    """Ring up, about 150 high, foot at the origin."""
    with thing(a, "anchor"):
        a.shape(oval(0, -140, 15, 15, n=9), w=6, fill="")
        a.line("0,-124 0,-8", 13, (0.02, 0.02))
        a.line("-34,-100 34,-102", 10, (0.05, 0.05))
        a.line("-62,-50 -44,-14 0,0 44,-14 62,-52", 13, (0.02, 0.02))
        a.black("-78,-42! -62,-74! -44,-48!", w=2)
        a.black("78,-44! 62,-76! 44,-50!", w=2)


def crate(a: Art) -> None:
    with thing(a, "crate"):
        a.shadow(6, 2, 80, 7)
        a.shape("-70,0! -70,-96! 70,-98! 72,0!", w=4.8, hatch={"n": 20, "gap": 7})
        a.lines_of("-68,-64 70,-66", "-68,-32 70,-34", "-56,-94 58,-4", w=3, taper=(0.03, 0.03))
        for x, y in ((-58, -84), (58, -86), (-58, -12), (58, -14)):
            a.dot(x, y, 3)


def heart(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "heart"):
            a.shape("0,0! -40,-34 -48,-66 -26,-86 0,-66! 26,-86 48,-66 40,-34", w=4.2, spot=spot, hatch=10)

    return draw


def boot(laces: int = 4) -> Draw:
    """About 170 high, sole at the origin, toe to the right."""

    def draw(a: Art) -> None:
        with thing(a, "boot"):
            a.shadow(16, 2, 80, 7)
            a.shape("-44,-12! -46,-160 0,-168 38,-162! 34,-90 50,-64 92,-50 104,-14!", w=4.8, fill="k", shine=11)
            a.shape("-50,-14! 108,-16! 108,2! -50,4!", w=4)
            a.shape("-48,-160 0,-170 40,-162 40,-144 0,-152 -48,-142", w=3.6)
            for i in range(laces):
                y = -132 + i * 20
                with a.part(f".lace#{i + 1}"):
                    a.line([(0, y), (36, y + 4)], 4.4, (0.05, 0.05), "p")

    return draw


def sock(spot: str = "", stripes: int = 2) -> Draw:
    """Hangs from the origin, about 100 long."""

    def draw(a: Art) -> None:
        with thing(a, "sock"):
            path = "-18,0! 18,-2! 18,56 34,72 46,84 38,100 8,98 -16,80 -18,40"
            a.shape(path, w=4, spot=spot, hatch=8)
            with a.clip(path):
                for i in range(stripes):
                    a.line([(-24, 16 + i * 18), (26, 14 + i * 18)], 6, (0.02, 0.02))

    return draw


def bookcase(shelves: int = 4) -> Draw:
    """About 200 wide and 300 high, foot at the origin."""

    def draw(a: Art) -> None:
        with thing(a, "bookcase"):
            a.shape("-104,0! -104,-300! 104,-304! 106,0!", w=5, hatch=14)
            for i in range(shelves):
                y = -16 - i * (280 / shelves)
                a.shape([(-92, y, 1), (92, y - 2, 1), (92, y - 280 / shelves + 12, 1),
                         (-92, y - 280 / shelves + 14, 1)], w=3)
                x = -86.0
                for k in range(9):
                    w = 13 + (i * 7 + k * 5) % 9
                    h = 280 / shelves * (0.55 + 0.06 * ((i + k * 3) % 4))
                    if x + w > 86 or (i + k) % 7 == 6:
                        x += w
                        continue
                    fill, spot = ("k", "") if (i + k) % 3 == 0 else ("p", "s" if (i * 3 + k) % 11 == 1 else "")
                    a.shape([(x, y, 1), (x, y - h, 1), (x + w, y - h, 1), (x + w, y, 1)], w=2.4, fill=fill, spot=spot)
                    x += w + 1

    return draw


def wardrobe(a: Art) -> None:
    """About 200 wide and 300 high."""
    with thing(a, "wardrobe"):
        a.shadow(8, 2, 120, 8)
        a.shape("-104,-6! -104,-290! 104,-294! 106,-6!", w=5, hatch={"n": 26, "gap": 7})
        a.shape("-114,-286! -90,-312 90,-316 116,-290!", w=4.4)
        a.line("0,-288 1,-8", 3.6, (0.02, 0.02))
        a.lines_of("-84,-264 -18,-266! -18,-40! -84,-38! -84,-264", "18,-266 86,-268! 88,-40! 18,-40! 18,-266", w=2.6)
        a.dot(-10, -146, 6)
        a.dot(12, -146, 6)


def fridge(a: Art) -> None:
    """About 150 wide and 280 high, closed; handles at the right."""
    with thing(a, "fridge"):
        a.shadow(8, 2, 90, 8)
        a.shape("-74,-4! -76,-270 -60,-284 60,-286 76,-272 76,-4!", w=5, hatch={"n": 26, "gap": 7})
        a.line("-74,-186 76,-188", 3.6, (0.02, 0.02))
        a.lines_of("52,-250 52,-206", "52,-170 52,-110", w=7, taper=(0.05, 0.05))
        a.shape("-50,-250! -18,-252! -18,-224! -50,-222!", w=2.6, spot="s")


def doghouse(a: Art) -> None:
    """Door in the middle, about 150 wide."""
    with thing(a, "doghouse"):
        a.shadow(8, 2, 90, 8)
        a.shape("-66,0! -66,-84! 66,-86! 68,0!", w=4.6, hatch=16)
        a.shape("-92,-76! 0,-142! 92,-80! 78,-68! 0,-120! -80,-66!", w=4.4, spot="s")
        a.shape("-34,0! -34,-46 0,-66 34,-46 34,0!", w=3.4, fill="k")


def rainbow(bands: int = 4, radius: float = 260) -> Draw:
    """Springs from the ground left and right of the origin."""

    def draw(a: Art) -> None:
        with thing(a, "rainbow"):
            for i in range(bands):
                r, inner = radius - i * 26, radius - (i + 1) * 26
                outer = [(r * math.cos(t), -r * math.sin(t)) for t in (math.pi * k / 12 for k in range(13))]
                back = [(inner * math.cos(t), -inner * math.sin(t)) for t in (math.pi * k / 12 for k in range(12,
                                                                                                              -1, -1))]
                ring = [(x, y, 1 if k % 13 in (0, 12) else 0) for k, (x, y) in enumerate([*outer, *back])]
                with a.part(f".band#{i + 1}"):
                    a.shape(ring, w=3.6, spot=("s", "", "t", "")[i % 4], fill="k" if i % 4 == 3 else "p")

    return draw


def tent(flags: int = 1) -> Draw:
    """A circus tent, about 320 wide and 280 high."""

    def draw(a: Art) -> None:
        with thing(a, "tent"):
            a.shape("-150,0! -140,-110! 140,-114! 152,0!", w=4.8, hatch=18)
            for i, x in enumerate((-120, -60, 0, 60, 120)):
                if i % 2 == 0:
                    a.shape([(x - 28, -110, 1), (x + 26, -112, 1), (x + 30, 2, 1), (x - 32, 2, 1)], w=0,
                            fill="s" if i == 2 else "k")
            a.shape("-166,-104! -60,-190 0,-262! 60,-192 168,-110! 112,-96! 56,-112! 0,-94! -56,-110! -110,-92!",
                    w=4.8, hatch=14)
            a.lines_of("-100,-118 -20,-236", "100,-120 20,-236", w=3)
            a.shape("-22,0! -10,-84 0,-92 12,-84 24,0!", w=3.4, fill="k")
            for i in range(flags):
                x, y = ((0, -262), (-150, -112), (152, -116))[i % 3]
                with a.part(f".flag#{i + 1}"):
                    a.line([(x, y), (x + 1, y - 40)], 3.4, (0.02, 0.02))
                    a.shape([(x + 1, y - 40, 1), (x + 40, y - 30, 1), (x + 1, y - 18, 1)], w=3.2, spot="s")

    return draw


def igloo(a: Art) -> None:
    """About 320 wide and 170 high."""
    with thing(a, "igloo"):
        a.shape("-150,0! -140,-80 -90,-146 0,-172 90,-146 140,-80 150,0!", w=5, hatch={"n": 30, "gap": 7})
        a.lines_of("-146,-50 -60,-60 60,-60 146,-52", "-120,-104 0,-116 120,-106", "-60,-148 0,-60",
                   "60,-148 40,-60", "-100,-100 -110,-54",
                   "100,-104 104,-56", "-90,-56 -96,0", "0,-172 -10,-116", w=2.6)
        a.shape("-60,4! -60,-44 0,-84 60,-44 60,4!", w=4.8, halo=2, hatch=10)
        a.shape("-40,4! -40,-36 0,-62 40,-36 40,4!", w=3.4, fill="k")


def windmill(blades: int = 4) -> Draw:
    """About 300 high; the hub at (0, -220)."""

    def draw(a: Art) -> None:
        with thing(a, "windmill"):
            a.shape("-72,0! -44,-210 0,-226 44,-212 74,0!", w=5, hatch={"n": 34, "gap": 7})
            a.shape("-58,-200 0,-276 58,-202 0,-212", w=4.6, fill="k", shine=8)
            a.shape("-22,0! -22,-54 0,-70 22,-54 22,0!", w=3.6, spot="s")
            a.shape("-14,-130! 14,-131! 14,-104! -14,-103!", w=3, fill="k")
            for i in range(blades):
                with a.part(f".blade#{i + 1}"), a.at(0, -216, turn=360 * i / blades + 24):
                    a.line("0,0 0,-150", 5, (0.02, 0.02))
                    a.shape("4,-34! 40,-36! 44,-150! 4,-148!", w=3.6, halo=1.5)
                    a.lines_of("6,-62 40,-64", "6,-92 41,-94", "6,-120 42,-122", "22,-36 23,-148", w=2)
            a.dot(0, -216, 9)

    return draw


def fountain(jets: int = 4) -> Draw:
    """About 300 wide and 260 high; the top basin at -150."""

    def draw(a: Art) -> None:
        with thing(a, "fountain"):
            a.shadow(8, 2, 170, 9)
            a.shape("-150,0! -164,-54! 166,-58! 152,0!", w=5, hatch={"n": 24, "gap": 7})
            a.shape("-170,-56 0,-76 172,-60 0,-42", w=4.4)
            a.shape("-22,-56 -14,-140 14,-140 24,-58", w=4.4, hatch=10)
            a.shape("-84,-160! 86,-164! 50,-132 -48,-130", w=4.6, hatch=10)
            for i in range(jets):
                t = -1 + 2 * i / max(1, jets - 1) if jets > 1 else 0
                with a.part(f".jet#{i + 1}"):
                    a.line([(t * 20, -164), (t * 54, -236), (t * 104, -200), (t * 128, -66)], 4.4, (0.2, 0.4))

    return draw


def tower(floors: int = 4, flags: int = 1) -> Draw:
    """A round tower about 130 wide, 60 a floor."""

    def draw(a: Art) -> None:
        h = floors * 62 + 20
        with thing(a, "tower"):
            a.shape([(-62, 0, 1), (-56, -h, 1), (56, -h - 2, 1), (64, 0, 1)], w=5, hatch={"n": 34, "gap": 7})
            for i in range(floors):
                y = -40 - i * 62
                with a.part(f".floor#{i + 1}"):
                    a.shape([(-12, y, 1), (-12, y - 26), (0, y - 36), (12, y - 26), (12, y, 1)], w=3, fill="k")
            a.shape([(-72, -h - 2, 1), (-72, -h - 32, 1), (-44, -h - 32, 1), (-44, -h - 18, 1), (-16, -h - 18, 1),
                     (-16, -h - 34, 1),
                     (16, -h - 34, 1), (16, -h - 20, 1), (44, -h - 20, 1), (44, -h - 36, 1), (72, -h - 36, 1),
                     (72, -h - 4, 1)], w=4.6)
            for i in range(flags):
                x = (-44, 44, 0)[i % 3]
                with a.part(f".flag#{i + 1}"):
                    a.line([(x, -h - 30), (x + 1, -h - 84)], 3.4, (0.02, 0.02))
                    a.shape([(x + 1, -h - 84, 1), (x + 38, -h - 74, 1), (x + 1, -h - 60, 1)], w=3.2, spot="s")

    return draw


def kite(bows: int = 3) -> Draw:
    """In the air, about 200 high, its tail with `bows` bows below it."""

    def draw(a: Art) -> None:
        with thing(a, "kite"):
            a.line("0,-96 16,-60 -12,-20 14,16 -6,40", 3.4, (0.02, 0.2))
            for i in range(bows):
                t = (i + 0.7) / (bows + 0.4)
                x, y = 14 * math.sin(t * 9), -92 + 134 * t
                with a.part(f".bow#{i + 1}"):
                    a.shape([(x, y), (x - 20, y - 11, 1), (x - 18, y + 11, 1)], w=2.8, spot="s", halo=1)
                    a.shape([(x, y), (x + 20, y - 9, 1), (x + 18, y + 12, 1)], w=2.8, spot="s", halo=1)
            a.shape("0,-286! 76,-206! 0,-92! -78,-202!", w=5, hatch={"n": 16, "gap": 7})
            a.black("0,-286! 76,-206! 0,-204!", w=2.6)
            a.black("0,-204! 0,-92! -78,-202!", w=2.6)
            a.lines_of("0,-284 0,-94", "-76,-202 74,-206", w=3.4, taper=(0.02, 0.02))

    return draw
