"""Things to eat and drink, and the crockery they come in."""

from __future__ import annotations

import math

from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.slots import thing
from ludoteca.games.duplik.kinds.features import EXPRESSION, FEATHERS, HAT, PATTERN, Features, count, legs, number
from ludoteca.games.duplik.kinds.figure import counted, still
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, ring, spread


def cake(layers: int = 3, candles: int = 0) -> Draw:
    """About 200 wide at the foot, 56 a layer."""

    def draw(a: Art) -> None:
        with thing(a, "cake"):
            a.shadow(6, 2, 110, 8)
            top = 0.0
            for i in range(layers):
                w, y = 100 - i * 22, -i * 56
                with a.part(f".layer#{i + 1}"):
                    a.shape([(-w, y, 1), (-w, y - 52), (0, y - 58), (w, y - 52), (w, y, 1), (0, y + 8)], w=4.6,
                            hatch=16)
                    drip: list[tuple[float, float]] = [(-w - 2, y - 50)]
                    n = 5
                    for k in range(n):
                        x = -w + 2 * w * (k + 0.5) / n
                        drip += [(x - w / n * 0.5, y - 26 - 10 * (k % 2)), (x + w / n * 0.5, y - 38)]
                    a.shape([*drip, (w + 2, y - 50), (0, y - 62)], w=3.4, spot="s")
                top = y - 58
            for i in range(candles):
                x = -40 + 80 * i / max(1, candles - 1) if candles > 1 else 0
                x *= (100 - (layers - 1) * 22) / 60
                with a.part(f".candle#{i + 1}"):
                    a.shape([(x - 5, top + 4, 1), (x - 5, top - 30, 1), (x + 5, top - 31, 1), (x + 5, top + 4, 1)],
                            w=2.6)
                    a.shape([(x, top - 32), (x - 6, top - 42), (x, top - 58, 1), (x + 6, top - 42)], w=2.2, spot="s")

    return draw


@declare("f torta/torte, dolce", "cake/cakes, birthday cake",
         count("candles", "f candelina/candeline, candela", "candle/candles", 3, 0, 8),
         count("layers", "m piano/piani, strato", "layer/layers, tier, storey", 2, 1, 4), PATTERN, EXPRESSION, real=0.3,
         top=(50, 3), figure=counted(cake, "layers", "candles"))
def plain_cake(pen: Pen, f: Features) -> None:
    n, tiers = number(f["candles"]), number(f["layers"])
    step = 62 / tiers
    wide = 44 - (tiers - 1) * 9
    for x in spread(50 - wide + 3, 50 + wide - 3, max(1, n))[:n]:
        pen.box(x - 1.8, 14, 3.6, 17)
        pen.blob((x, 3), (x + 2.8, 9), (x, 12.5), (x - 2.8, 9))
    for i in range(tiers):
        y, w = 29 + i * step, 44 - (tiers - 1 - i) * 9
        tier = pen.box(50 - w, y, 2 * w, step)
        pen.pattern(tier, f["pattern"], 8)
        pen.blob((50 - w - 1, y), (50, y - 2), (50 + w + 1, y), (50 + w, y + 7), (50 + w * 0.6, y + 4),
                 (50 + w * 0.3, y + 9), (50, y + 5), (50 - w * 0.35, y + 9), (50 - w * 0.7, y + 4), (50 - w, y + 8))
    if f["expression"] != "calm":
        pen.face(50, 91 - step * 0.42, min(13, step * 0.55), f)
    pen.blob((0, 91), (50, 89), (100, 91), (88, 97), (12, 97))


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


@declare("m gelato/gelati, cono, cono gelato", "ice cream/ice creams, cone, ice-cream, cornet",
         count("scoops", "f pallina/palline, gusto", "scoop/scoops, ball", 2, 1, 5), EXPRESSION, real=0.2, top=(50, 4),
         figure=counted(ice_cream, "scoops"))
def plain_icecream(pen: Pen, f: Features) -> None:
    n = number(f["scoops"])
    r = min(16, 46 / n)
    cone = pen.poly((32, 56), (68, 56), (50, 98))
    pen.stripes(cone, 8, 60)
    pen.stripes(cone, 8, 120)
    for i in range(n):
        y = 52 - i * r * 1.1
        pen.blob(*[(50 + (x - 50) * (1.0 if k % 2 else 0.92), y + (v - 50) * 0.92) for k,
            (x, v) in enumerate(ring(50, 50, r + 2, 14))])
    top = 52 - (n - 1) * r * 1.1
    pen.oval(50, top - r - 3, 3.4)
    if f["expression"] != "calm":
        pen.face(50, top, r * 0.85, f)


def pizza(olives: int = 5) -> Draw:
    """A whole one seen from a little above, origin in its middle."""

    def draw(a: Art) -> None:
        with thing(a, "pizza"):
            a.shape(oval(0, 0, 84, 40), w=4.6, hatch=10)
            a.shape(oval(0, -3, 68, 30), w=3, spot="s")
            for i in range(olives):
                t = 2 * math.pi * i / max(1, olives) + 0.5
                with a.part(f".olive#{i + 1}"):
                    a.black(oval(42 * math.cos(t), -3 + 18 * math.sin(t), 9, 6, n=8), w=1.6)
            a.shape(oval(0, -2, 9, 6, n=7), w=2.2)

    return draw


@declare("f pizza/pizze", "pizza/pizzas", count("olives", "f oliva/olive", "olive/olives", 5, 0, 9), EXPRESSION,
         real=0.1, top=(50, 14), figure=counted(pizza, "olives"))
def plain_pizza(pen: Pen, f: Features) -> None:
    pen.blob(*[(50 + (x - 50) * (1.0 if i % 2 else 0.96), 52 + (y - 52) * 0.86) for i,
        (x, y) in enumerate(ring(50, 52, 48, 20))])
    pen.oval(50, 52, 39, 33)
    spots = ((50, 32), (70, 44), (64, 66), (36, 68), (28, 46), (76, 60), (50, 76), (24, 58), (36, 30))
    for x, y in spots[: number(f["olives"])]:
        pen.oval(x, y, 4.4)
        pen.oval(x, y, 1.8)
    if f["expression"] != "calm":
        pen.face(50, 52, 16, f)
    else:
        pen.blob((46, 54), (52, 46), (58, 52), (52, 58))


def banana(a: Art) -> None:
    with thing(a, "banana"):
        a.shape("-44,-40! -38,-16 -6,2 34,-8 52,-40! 44,-46! 26,-26 -4,-20 -30,-34 -36,-48!", w=4, hatch=8)
        a.black("-46,-40! -36,-50! -34,-44! -42,-36!", w=1.6)


@declare("f banana/banane", "banana/bananas", EXPRESSION, HAT, FEATHERS, real=0.2, faces=True, top=(60, 30),
         figure=still(banana))
def plain_banana(pen: Pen, f: Features) -> None:
    pen.blob((34, 6), (40, 4), (46, 12), (66, 30), (74, 54), (66, 80), (46, 96), (36, 94), (48, 74), (50, 54), (44, 30),
             (33, 14))
    pen.curve((40, 14), (60, 36), (66, 56), (58, 80))
    pen.face(56, 48, 10, f)
    pen.hat(40, 8, 20, f)


def apple(worms: int = 0) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "apple"):
            a.line("0,-62 4,-84", 4, (0.02, 0.3))
            a.shape("2,-66 22,-84 38,-78 20,-66", w=3)
            a.shape("0,-60 -26,-68 -44,-46 -40,-16 -18,2 0,-4 18,2 40,-16 44,-46 26,-68", w=4.4, spot="s", hatch=12)
            for i in range(worms):
                with a.part(f".worm#{i + 1}"):
                    side = 1 if i % 2 else -1
                    a.limb([(side * 24, -30 - 14 * i, 6), (side * 46, -38 - 14 * i, 6), (side * 56, -56 - 14 * i, 6)],
                           w=3, halo=1.5)
                    a.dot(side * 57, -60 - 14 * i, 2)

    return draw


@declare("f mela/mele", "apple/apples", EXPRESSION, HAT, FEATHERS,
         count("worms", "m verme/vermi, vermiciattolo, bruco, baco", "worm/worms", 0, 0, 2), real=0.1, top=(50, 14),
         figure=counted(apple, "worms"))
def plain_apple(pen: Pen, f: Features) -> None:
    pen.curve((50, 24), (49, 14), (54, 4))
    pen.blob((52, 14), (64, 4), (76, 8), (66, 18))
    pen.blob((50, 24), (66, 17), (86, 28), (88, 54), (74, 86), (60, 94), (50, 90), (40, 94), (26, 86), (12, 54),
             (14, 28), (34, 17))
    pen.face(50, 54, 20, f)
    for s in (1, -1)[: number(f["worms"])]:
        pen.blob((50 + s * 30, 40), (50 + s * 40, 30), (50 + s * 46, 34), (50 + s * 44, 42), (50 + s * 36, 46))
        pen.dot(50 + s * 42, 35, 1)
    pen.hat(50, 21, 28, f)


def cheese(holes: int = 5) -> Draw:
    """A wedge about 200 wide and 110 high."""

    def draw(a: Art) -> None:
        places = ((-54, -34, 15), (6, -46, 18), (60, -30, 14), (-18, -18, 9), (30, -16, 9), (-80, -18, 8), (74, -58, 9))
        with thing(a, "cheese"):
            a.shadow(6, 2, 110, 8)
            a.shape("-104,-62! 40,-126! 104,-86! 104,-80! -104,-58!", w=4.2)
            a.shape("-104,-62! 104,-84! 104,0! -104,4!", w=4.8, spot="t", shift=(1, 1), hatch={"n": 22, "gap": 7})
            for i, (x, y, r) in enumerate(places[:holes]):
                with a.part(f".hole#{i + 1}"):
                    a.shape(oval(x, y, r, r * 0.9, n=9), w=2.8, fill="k" if r > 12 else "p")

    return draw


@declare("m formaggio/formaggi, groviera, cacio", "cheese/cheeses, piece of cheese",
         count("holes", "m buco/buchi", "hole/holes", 4, 1, 8), EXPRESSION, real=0.15, top=(60, 36),
         figure=counted(cheese, "holes"))
def plain_cheese(pen: Pen, f: Features) -> None:
    pen.poly((3, 56), (70, 28), (97, 54), (97, 88), (3, 88))
    pen.line((3, 56), (97, 56))
    spots = ((20, 72), (46, 66), (78, 70), (60, 80), (34, 82), (88, 82), (66, 44), (10, 82))
    for i, (x, y) in enumerate(spots[: number(f["holes"])]):
        pen.oval(x, y, 5 if i % 2 else 6, 4.5)
    if f["expression"] != "calm":
        pen.face(62, 70, 12, f)


def egg(a: Art) -> None:
    with thing(a, "egg"):
        a.shape("0,0 -28,-12 -34,-46 -18,-80 0,-90 20,-80 34,-46 28,-12", w=4.2, hatch=14)


@declare("m/f uovo/uova, ovetto", "egg/eggs", EXPRESSION, PATTERN, HAT, FEATHERS, legs(0, 4, 0), real=0.06, top=(50, 6),
         figure=still(egg))
def plain_egg(pen: Pen, f: Features) -> None:
    for x in spread(30, 70, max(1, number(f["legs"])))[: number(f["legs"])]:
        pen.line((x, 84), (x, 98), (x + 6, 98))
    shell = pen.blob((50, 6), (68, 18), (82, 50), (74, 80), (50, 92), (26, 80), (18, 50), (32, 18))
    pen.pattern(tuple(p for p in shell if p[1] > 60), f["pattern"], 8, 0)
    pen.face(50, 44, 18, f)
    pen.hat(50, 10, 30, f)


def teapot(a: Art) -> None:
    """About 170 wide and 120 high."""
    with thing(a, "teapot"):
        a.shape("-66,-80 -104,-84 -108,-40 -66,-30! -70,-44 -92,-50 -90,-70 -64,-66", w=4)
        a.shape("58,-40 88,-56 104,-92! 118,-86! 108,-44 64,-16", w=4.2, hatch=8)
        a.shape("-70,-50 -60,-92 0,-106 60,-92 72,-48 50,-8 0,2 -50,-6", w=4.8, hatch={"n": 24, "gap": 7})
        a.shape("-40,-98 0,-122 40,-98 0,-90", w=4)
        a.shape(oval(0, -126, 9, 8, n=8), w=3, spot="s")


@declare("f teiera/teiere, bricco", "teapot/teapots, kettle", EXPRESSION, PATTERN, real=0.2, faces=True, top=(46, 26),
         hand=(98, 40), figure=still(teapot))
def plain_teapot(pen: Pen, f: Features) -> None:
    pen.blob((16, 46), (2, 42), (2, 66), (18, 74), (18, 68), (9, 62), (9, 50), (18, 54))
    pen.blob((74, 66), (84, 58), (88, 42), (99, 38), (95, 60), (80, 82))
    body = pen.blob((22, 38), (46, 30), (70, 38), (80, 60), (72, 86), (46, 93), (20, 86), (12, 60))
    pen.pattern(body, f["pattern"], 9)
    pen.blob((28, 36), (46, 24), (64, 36), (46, 40))
    pen.oval(46, 22, 4.5)
    if f["pattern"] == "plain":
        pen.face(46, 60, 20, f)


def cup(a: Art) -> None:
    with thing(a, "cup"):
        a.shape("22,-22 38,-24 38,-4 20,-4", w=3)
        a.shape("-24,-32! 24,-34! 20,4 -18,6", w=3.8, halo=2, hatch=10)
        a.lines_of("-8,-40 -14,-54 -6,-66", "8,-42 4,-54 10,-66", w=2.2)


@declare("f tazza/tazze, tazzina, bicchiere", "cup/cups, mug, teacup, glass", EXPRESSION, PATTERN,
         count("straws", "f cannuccia/cannucce", "straw/straws", 0, 0, 4), real=0.1, faces=True, top=(46, 30),
         inside=(22, 10, 70, 60), figure=still(cup))
def plain_cup(pen: Pen, f: Features) -> None:
    for x in spread(22, 70, max(1, number(f["straws"])))[: number(f["straws"])]:
        pen.line((x, 36), (x + 6, 12), (x + 16, 8))
    pen.blob((72, 46), (90, 42), (96, 58), (84, 72), (70, 72), (72, 66), (84, 64), (87, 54), (74, 52))
    body = pen.blob((14, 34), (46, 32), (78, 34), (76, 64), (66, 84), (26, 84), (16, 64))
    pen.pattern(body, f["pattern"], 9)
    pen.oval(46, 35, 32, 6)
    pen.blob((4, 86), (46, 83), (88, 86), (72, 94), (20, 94))
    if f["pattern"] == "plain" and f["expression"] != "calm":
        pen.face(46, 60, 17, f)


def bottle(spot: str = "") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "bottle"):
            a.shape("-22,0! -24,-64 -10,-86 -9,-116! 9,-116! 10,-86 24,-64 22,0!", w=4.2, spot=spot, hatch=10)
            a.shape("-11,-116! 11,-116! 11,-130! -11,-130!", fill="k", w=2.4)
            a.shape("-20,-52! 20,-53! 19,-20! -19,-19!", w=2.6)

    return draw


@declare("f bottiglia/bottiglie, fiasco", "bottle/bottles, flask", PATTERN, EXPRESSION, real=0.3, top=(50, 2),
         inside=(36, 48, 64, 90), figure=still(bottle()))
def plain_bottle(pen: Pen, f: Features) -> None:
    pen.blob((43, 10), (57, 10), (58, 28), (70, 42), (71, 92), (50, 97), (29, 92), (30, 42), (42, 28))
    label = pen.box(32, 54, 36, 24)
    pen.pattern(label, f["pattern"], 7)
    pen.box(44, 2, 12, 9)
    if f["expression"] != "calm":
        pen.face(50, 66, 12, f)


def sausage(a: Art) -> None:
    with thing(a, "sausage"):
        a.limb([(-70, -24, 19), (-30, -10, 22), (20, -10, 22), (66, -26, 19)], w=4.4, capped_root=True, spot="s",
               hatch=10)
        a.lines_of("-78,-34 -92,-42", "76,-36 90,-46", w=4)


@declare("f salsiccia/salsicce, wurstel, würstel, salame", "sausage/sausages, hot dog, wiener", EXPRESSION, HAT,
         FEATHERS, real=0.15, top=(50, 40), figure=still(sausage))
def plain_sausage(pen: Pen, f: Features) -> None:
    pen.poly((4, 50), (-4, 44), (-3, 56))
    pen.poly((96, 50), (104, 44), (103, 56))
    pen.blob((3, 50), (14, 38), (50, 44), (86, 38), (97, 50), (86, 62), (50, 68), (14, 62))
    pen.face(50, 54, 11, f)
    pen.hat(50, 45, 20, f)


def carrot(a: Art) -> None:
    """Point downwards, origin at the point."""
    with thing(a, "carrot"):
        for q in ("0,-84 -16,-112 -26,-114! -10,-92", "0,-84 2,-124! 10,-96", "2,-84 22,-108! 12,-88"):
            a.shape(q, w=3)
        a.shape("0,0! -22,-60 -18,-84 0,-90 20,-84 22,-60", w=4, spot="s", hatch=8)
        a.lines_of("-18,-62 -4,-60", "8,-44 18,-46", "-10,-30 0,-28", w=2.4)


@declare("f carota/carote", "carrot/carrots", EXPRESSION, HAT, FEATHERS, real=0.2, top=(50, 4), figure=still(carrot))
def plain_carrot(pen: Pen, f: Features) -> None:
    for dx in (-16, -6, 6, 16):
        pen.blob((50, 30), (50 + dx - 4, 14), (50 + dx, 4), (50 + dx + 4, 14))
    pen.blob((32, 36), (50, 28), (68, 36), (64, 60), (52, 97), (48, 97), (36, 60))
    for x0, x1, y in ((33, 44, 46), (58, 66, 44), (38, 46, 74), (54, 60, 70)):
        pen.line((x0, y), (x1, y + 1))
    pen.face(50, 56, 12, f)
    pen.hat(50, 33, 26, f)


def watermelon(seeds: int = 6) -> Draw:
    """A slice, rind downwards."""

    def draw(a: Art) -> None:
        with thing(a, "watermelon"):
            a.shape("-96,-54! -84,-14 -40,14 0,20 40,14 84,-14 96,-56! 0,-60", w=4.6, hatch=12)
            a.shape("-82,-52! -70,-18 -34,4 0,8 34,4 70,-18 82,-53! 0,-57", w=2.8, spot="s")
            for i in range(seeds):
                with a.part(f".seed#{i + 1}"):
                    a.black(oval(-56 + i * 112 / max(1, seeds - 1), -32 + (i % 2) * 16, 6, 9, n=7), w=1.4)

    return draw


@declare("f anguria/angurie, cocomero, fetta d'anguria", "watermelon slice/watermelon slices, watermelon, melon",
         count("seeds", "m seme/semi, semino", "seed/seeds, pip", 5, 1, 9), EXPRESSION, real=0.2, top=(50, 36),
         figure=counted(watermelon, "seeds"))
def plain_watermelon(pen: Pen, f: Features) -> None:
    pen.blob((1, 38), (50, 36), (99, 38), (90, 66), (70, 84), (50, 88), (30, 84), (10, 66))
    pen.curve((10, 40), (20, 62), (34, 74), (50, 77), (66, 74), (80, 62), (90, 40))
    n = number(f["seeds"])
    for i, x in enumerate(spread(18, 82, n)):
        y = 47 + (10 if i % 2 else 0)
        pen.blob((x, y - 3), (x + 2, y + 2), (x, y + 4), (x - 2, y + 2))
    if f["expression"] != "calm":
        pen.face(50, 56, 13, f)


def sandwich(layers: int = 3) -> Draw:
    """About 150 wide."""

    def draw(a: Art) -> None:
        with thing(a, "sandwich"):
            a.shape("-74,0 -76,-18 0,-24 76,-20 74,0 0,6", w=4.2, hatch=8)
            y = -22.0
            for i in range(layers):
                with a.part(f".layer#{i + 1}"):
                    if i % 3 == 0:
                        a.shape([(-82, y), (-50, y - 10), (-20, y + 4), (10, y - 8), (44, y + 4), (84, y - 6),
                                 (74, y - 14), (0, y - 18), (-74, y - 12)],
                                w=3.2)
                    elif i % 3 == 1:
                        a.shape([(-76, y, 1), (76, y - 4, 1), (78, y - 15, 1), (-76, y - 12, 1)], w=3.2, spot="s")
                    else:
                        a.shape([(-72, y, 1), (74, y - 3, 1), (74, y - 13, 1), (-72, y - 11, 1)], w=3.2, fill="k")
                y -= 14
            a.shape([(-76, y + 2), (-72, y - 24), (0, y - 38), (72, y - 26), (76, y), (0, y + 6)], w=4.4, hatch=10)
            for x in (-30, -4, 24):
                a.line([(x, y - 26), (x + 5, y - 24)], 2.4)

    return draw


@declare("m panino/panini, hamburger, sandwich, tramezzino", "sandwich/sandwiches, burger, hamburger", EXPRESSION,
         count("layers", "m strato/strati, piano", "layer/layers", 2, 1, 5), real=0.12, top=(50, 16),
         figure=counted(sandwich, "layers"))
def plain_sandwich(pen: Pen, f: Features) -> None:
    n = number(f["layers"])
    step = 34 / n
    pen.blob((8, 80), (50, 77), (92, 80), (88, 94), (50, 96), (12, 94))
    for i in range(n):
        y = 78 - step * (i + 1)
        if i % 2 == 0:
            pen.blob((6, y + step * 0.3), (50, y), (94, y + step * 0.3), (94, y + step), (50, y + step * 1.05),
                     (6, y + step))
        else:
            pen.blob((3, y + step * 0.2), (50, y), (97, y + step * 0.2), (90, y + step), (80, y + step * 0.7),
                     (66, y + step * 1.2), (52, y + step * 0.7), (38, y + step * 1.2), (24, y + step * 0.7),
                     (10, y + step))
    pen.blob((6, 46), (14, 24), (50, 14), (86, 24), (94, 46), (50, 48))
    for x, y in ((30, 26), (44, 20), (60, 22), (74, 30)):
        pen.line((x, y), (x + 3, y + 1))
    if f["expression"] != "calm":
        pen.face(50, 35, 11, f)


def pear(a: Art) -> None:
    """About 190 high, with its leaf."""
    with thing(a, "pear"):
        a.shadow(6, 2, 62, 6)
        a.line("2,-150 6,-182 18,-190", 6, (0.03, 0.1))
        a.shape("8,-164 34,-192 70,-190! 54,-164 28,-154", w=3.6, spot="s", hatch=6)
        a.shape("0,-156 26,-140 34,-106 58,-72 66,-34 46,-4 4,4 -44,-4 -62,-36 -52,-74 -30,-106 -24,-140", w=5,
                hatch={"n": 30, "gap": 7})
        a.lines_of("-30,-60 -40,-40 -34,-22", "20,-20 26,-26", "-4,-34 2,-38", "30,-46 34,-50", w=2.6)


@declare("f pera/pere", "pear/pears", EXPRESSION, HAT, FEATHERS, real=0.12, top=(50, 10), figure=still(pear))
def plain_pear(pen: Pen, f: Features) -> None:
    pen.curve((50, 16), (49, 8), (54, 2))
    pen.blob((50, 14), (63, 22), (66, 40), (80, 62), (74, 88), (50, 96), (26, 88), (20, 62), (34, 40), (37, 22))
    pen.face(50, 62, 19, f)
    pen.hat(50, 17, 26, f)
