"""Furniture: each drawn about its own origin on the floor, ready for a slot or for `a.at(x, y, size)`.

What holds somebody comes in two halves: `..._back` before the guest, `..._front` after.
"""

from __future__ import annotations

from ludoteca.games.duplik.figures.kit import half, thing
from ludoteca.games.duplik.ink import Art, Draw, oval


def armchair_back(a: Art) -> None:
    """Faces left; origin between its feet, about 260 wide. Seat at -96. Guest sits at (-10, -10), flipped."""
    with a.part("armchair"):
        a.shadow(10, 2, 140, 10)
        a.shape("30,-110 34,-250 60,-300 112,-304 146,-262 150,-120 146,0 30,0", w=5, hatch={"n": 30, "gap": 7})
        for x, y in ((84, -270), (112, -240), (80, -220), (116, -180), (84, -160)):
            a.shape(oval(x, y, 7, 7, n=8), w=2.4)
        a.shape("-96,-84 -84,-104 30,-110 60,-80 40,-40 -84,-36", w=4.6, hatch=16)
        a.shape("-90,-48! 40,-52! 44,-6! -88,-4!", w=4.4, hatch=20)


def armchair_front(a: Art) -> None:
    """The near arm, drawn after the guest."""
    with half(a, "armchair"):
        a.shape("-76,-100 -60,-134 -30,-142 110,-140 138,-120 146,-60 144,-6 -60,-2 -80,-60", w=5, halo=2,
                hatch={"n": 34, "gap": 7})
        a.shape("-78,-100 -60,-134 -36,-134 -20,-108 -26,-4 -66,-4 -80,-50", w=4.2)
        for x, y in ((20, -108), (70, -108), (46, -76), (96, -70), (16, -42), (74, -36)):
            a.shape(oval(x, y, 7, 7, n=8), w=2.4)
        a.lines_of("-52,-2 -56,14", "124,-4 130,14", w=8, taper=(0.05, 0.05))


def chair(a: Art) -> None:
    """Faces right; seat at -84."""
    with thing(a, "chair"):
        a.lines_of("-34,-82 -40,0", "40,-82 46,0", "-20,-82 -22,-8", "54,-86 60,-8", w=6, taper=(0.03, 0.03))
        a.shape("-46,-190! -32,-192! -28,-84! -42,-82!", w=4)
        a.shape("-46,-90! 52,-94! 58,-80! -42,-76!", w=4.2, hatch=8)


def table(width: float = 220, height: float = 110, cloth: str = "") -> Draw:
    """Origin on the floor in its middle; the top is at -height."""

    def draw(a: Art) -> None:
        w, h = width / 2, height
        with thing(a, "table"):
            a.shadow(10, 2, w, 8)
            a.lines_of([(-w + 22, -h), (-w + 14, 0)], [(w - 22, -h), (w - 14, 0)], [(-w + 50, -h), (-w + 48, -16)],
                       [(w - 50, -h), (w - 48, -16)], w=7, taper=(0.03, 0.03))
            if cloth:
                a.shape([(-w, -h, 1), (w, -h - 4, 1), (w + 8, -h + 44, 1), (w * 0.5, -h + 56), (0, -h + 46),
                         (-w * 0.5, -h + 58),
                         (-w - 6, -h + 46, 1)], w=4.4, spot=cloth, hatch=14)
            a.shape([(-w, -h - 4, 1), (w, -h - 8, 1), (w + 2, -h + 8, 1), (-w + 2, -h + 12, 1)], w=4.4)

    return draw


def bed_back(a: Art) -> None:
    """Head at the left; about 420 long, mattress at -92. Guest lies before `bed_front`."""
    with a.part("bed"):
        a.shadow(0, 2, 220, 10)
        a.shape("-216,0 -220,-150 -200,-176 -182,-150 -180,0", w=4.8, hatch=20)
        a.shape("-180,-70! 200,-76! 200,-28! -180,-22!", w=4.6, hatch=20)
        a.shape("-172,-92 -164,-122 -110,-128 -92,-104 -100,-84 -160,-80", w=4.4, hatch=10)


def bed_front(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with half(a, "bed"):
            a.shape("-90,-84 -40,-112 40,-124 130,-116 196,-92 204,-30! 120,-16 20,-24 -96,-14!", w=4.8, halo=2,
                    spot=spot, hatch={"n": 26, "gap": 7})
            a.shape("-96,-88 -40,-114 -30,-96 -84,-68", w=4)
            a.shape("192,0 190,-100 204,-120 218,-100 220,0", w=4.6, hatch=12)
            a.lines_of("-172,-22 -176,4", w=8, taper=(0.03, 0.03))

    return draw


def bathtub_back(a: Art) -> None:
    """About 360 long; rim at -120. Guest sits at (-20, -20) before `bathtub_front`."""
    with a.part("bathtub"):
        a.shadow(0, 4, 190, 10)
        a.shape("-180,-126 0,-146 180,-122 150,-96 -150,-98", w=4.6)


def bathtub_front(a: Art) -> None:
    with half(a, "bathtub"):
        a.shape("-196,-128! -120,-114 0,-110 120,-112 198,-124! 176,-56 130,-16 0,-6 -130,-14 -174,-56", w=5.2,
                halo=2, hatch={"n": 36, "gap": 7})
        a.line("-192,-116 -100,-102 0,-98 100,-100 192,-112", 3, (0.05, 0.05))
        for x in (-120, 120):
            a.black([(x - 16, -16), (x + 14, -18), (x + 22, 0), (x + 8, 10), (x - 14, 8)], w=3)


def boat_back(a: Art) -> None:
    """About 320 long, rim at -56, water at 0."""
    with a.part("boat"):
        a.shape("-160,-60 0,-74 170,-66 140,-44 -130,-42", w=4.4)


def boat_front(a: Art) -> None:
    with half(a, "boat"):
        a.shape("-176,-66! -60,-50 60,-50 186,-78! 150,-4 90,18 -80,18 -146,-2", w=5, halo=2, hatch={"n": 28, "gap": 7})
        a.lines_of("-160,-44 0,-30 168,-52", "-148,-18 0,-4 150,-24", w=3, taper=(0.05, 0.05))


def lamp(a: Art) -> None:
    with thing(a, "lamp"):
        a.line("0,-6 2,-230", 6, (0.03, 0.03))
        a.shape("-62,-226! -36,-330! 38,-332! 66,-228! 0,-218", w=4.6, hatch={"n": 20, "gap": 7})
        a.lines_of("-30,-230 -14,-324", "2,-226 2,-324", "36,-230 18,-324", w=2)
        a.shape("-40,0 0,-14 42,0 36,8 -34,8", w=4)


def picture_frame(inside: Draw, width: float = 120, height: float = 100) -> Draw:
    """A picture on the wall: `inside` is drawn about its middle and seen only within the frame."""

    def draw(a: Art) -> None:
        w, h = width / 2, height / 2
        hole = [(-w, -h, 1), (w, -h - 2, 1), (w + 1, h, 1), (-w + 1, h + 2, 1)]
        with thing(a, "painting"):
            a.shape([(-w - 14, -h - 14, 1), (w + 12, -h - 18, 1), (w + 15, h + 13, 1), (-w - 12, h + 17, 1)], w=4.8,
                    hatch=8)
            a.shape(hole, w=3)
            with a.clip(hole):
                inside(a)
            a.outline(hole, 3)

    return draw


def television(inside: Draw, antennas: int = 2) -> Draw:
    """An old set on legs, origin on the floor, about 220 wide; `inside` is drawn about the middle of the screen."""

    def draw(a: Art) -> None:
        screen = "-80,-210 0,-222 50,-218 58,-208 60,-80 50,-66 0,-62 -76,-66 -84,-80"
        with thing(a, "television"):
            a.shadow(6, 2, 120, 8)
            a.lines_of("-84,-50 -104,0", "84,-50 106,0", w=7, taper=(0.03, 0.03))
            for i in range(antennas):
                t = i - (antennas - 1) / 2
                with a.part(f".antenna#{i + 1}"):
                    a.line([(0, -246), (t * 60, -290), (t * 84, -320)], 4, (0.03, 0.3))
                    a.dot(t * 84, -322, 6)
            a.shape("-104,-240 0,-252 104,-244 114,-232 116,-56 104,-44 0,-38 -100,-44 -110,-60", w=5,
                    hatch={"n": 18, "gap": 7})
            a.shape(screen, w=4, spot="t", shift=(0, 0))
            with a.clip(screen), a.at(-12, -142):
                inside(a)
            a.outline(screen, 4)
            for y in (-190, -150):
                a.shape(oval(87, y, 13, 13, n=9), w=3.2)
                a.line([(87, y), (93, y - 8)], 3)
            a.lines_of("76,-116 100,-118", "76,-104 100,-106", "76,-92 100,-94", w=2.2)

    return draw


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


def door(spot: str = "") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "door"):
            a.shape("-62,0! -62,-252! 62,-256! 64,0!", w=4.6, hatch=10)
            a.shape("-50,0! -50,-240! 50,-243! 52,0!", w=3.6, spot=spot)
            a.lines_of("-34,-220 34,-222! 34,-130! -34,-128! -34,-220",
                       "-34,-106 34,-108! 35,-20! -34,-18! -34,-106", w=2.6)
            a.dot(38, -118, 6)

    return draw


def vase(a: Art) -> None:
    """Empty, about 190 high, with two handles; the mouth at (0, -188)."""
    with thing(a, "vase"):
        a.shadow(8, 2, 62, 6)
        for side in (-1, 1):
            a.line([(side * 30, -160), (side * 74, -156), (side * 78, -112), (side * 54, -94)], 7, (0.05, 0.05))
        a.shape("-36,0! -30,-14 -62,-58 -58,-104 -28,-134 -26,-160 -38,-186! 38,-188! 26,-160 28,-134 60,-104 62,-58 "
                "30,-14 38,0!", w=5, halo=1.5, hatch={"n": 28, "gap": 7})
        a.shape("-40,-186 0,-196 40,-188 0,-178", w=3.8, fill="k")
        a.lines_of("-28,-138 0,-132 28,-138", "-60,-80 0,-70 60,-80", "-34,-18 0,-12 34,-18", w=3, taper=(0.05, 0.05))


def painting(a: Art) -> None:
    """A framed landscape: hill, house, sun."""

    def view(b: Art) -> None:
        b.shape(oval(44, -30, 20, 20, n=10), w=3, spot="t", shift=(0, 0))
        b.black("-100,70! -100,26 -50,0 10,30 60,14 110,34! 110,70!", w=2.6)
        b.shape("-52,20! -52,-12! -30,-32! -8,-12! -8,20!", w=3.4, halo=2)
        b.shape("-36,20! -36,2! -24,2! -24,20!", w=2.4, spot="s")

    with a.at(0, -76):
        picture_frame(view, 170, 120)(a)


def rug(a: Art) -> None:
    """Seen from the side of the room: fringes left and right."""
    with thing(a, "rug"):
        a.shape("-150,-64! 150,-70! 196,0! -196,6!", w=5, hatch={"n": 10, "gap": 8})
        a.shape("-126,-56! 128,-60! 162,-10! -160,-4!", w=3.4, spot="")
        a.shape("-20,-48 30,-46 44,-32 26,-18 -26,-16 -46,-30", w=3.4, spot="s")
        for i in range(7):
            t = i / 6
            a.lines_of([(-150 - 46 * t, -64 + 70 * t), (-166 - 50 * t, -62 + 74 * t)],
                       [(150 + 46 * t, -70 + 70 * t), (166 + 50 * t, -68 + 74 * t)], w=3.4)
