"""Things to eat and drink, and the crockery they come in."""

from __future__ import annotations

from ludoteca.games.duplik.objects.kind import Features, drawn
from ludoteca.games.duplik.objects.parts import (
    EXPRESSION,
    FEATHERS,
    HAT,
    PATTERN,
    count,
    face,
    hat,
    legs,
    number,
    ring,
    spread,
)
from ludoteca.games.duplik.objects.pen import Pen


@drawn("f torta/torte, dolce", "cake/cakes, birthday cake", count("candles", "f candelina/candeline, candela",
       "candle/candles", 3, 0, 8), count("layers", "m piano/piani, strato", "layer/layers, tier, storey", 2, 1, 4),
       PATTERN, EXPRESSION, real=0.3, top=(50, 3))
def cake(pen: Pen, f: Features) -> None:
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
            (50 + w * 0.3, y + 9), (50, y + 5),
                 (50 - w * 0.35, y + 9), (50 - w * 0.7, y + 4), (50 - w, y + 8))
    if f["expression"] != "calm":
        face(pen, 50, 91 - step * 0.42, min(13, step * 0.55), f)
    pen.blob((0, 91), (50, 89), (100, 91), (88, 97), (12, 97))


@drawn("m gelato/gelati, cono, cono gelato", "ice cream/ice creams, cone, ice-cream, cornet",
       count("scoops", "f pallina/palline, gusto", "scoop/scoops, ball", 2, 1, 5), EXPRESSION, real=0.2, top=(50, 4))
def icecream(pen: Pen, f: Features) -> None:
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
        face(pen, 50, top, r * 0.85, f)


@drawn("f pizza/pizze", "pizza/pizzas", count("olives", "f oliva/olive", "olive/olives", 5, 0, 9), EXPRESSION,
       real=0.1, top=(50, 14))
def pizza(pen: Pen, f: Features) -> None:
    pen.blob(*[(50 + (x - 50) * (1.0 if i % 2 else 0.96), 52 + (y - 52) * 0.86) for i,
        (x, y) in enumerate(ring(50, 52, 48, 20))])
    pen.oval(50, 52, 39, 33)
    spots = ((50, 32), (70, 44), (64, 66), (36, 68), (28, 46), (76, 60), (50, 76), (24, 58), (36, 30))
    for x, y in spots[: number(f["olives"])]:
        pen.oval(x, y, 4.4)
        pen.oval(x, y, 1.8)
    if f["expression"] != "calm":
        face(pen, 50, 52, 16, f)
    else:
        pen.blob((46, 54), (52, 46), (58, 52), (52, 58))


@drawn("f banana/banane", "banana/bananas", EXPRESSION, HAT, FEATHERS, real=0.2, faces=True, top=(60, 30))
def banana(pen: Pen, f: Features) -> None:
    pen.blob((34, 6), (40, 4), (46, 12), (66, 30), (74, 54), (66, 80), (46, 96), (36, 94), (48, 74), (50, 54),
        (44, 30), (33, 14))
    pen.curve((40, 14), (60, 36), (66, 56), (58, 80))
    face(pen, 56, 48, 10, f)
    hat(pen, 40, 8, 20, f)


@drawn("f mela/mele", "apple/apples", EXPRESSION, HAT, FEATHERS,
       count("worms", "m verme/vermi, vermiciattolo, bruco, baco", "worm/worms", 0, 0, 2), real=0.1, top=(50, 14))
def apple(pen: Pen, f: Features) -> None:
    pen.curve((50, 24), (49, 14), (54, 4))
    pen.blob((52, 14), (64, 4), (76, 8), (66, 18))
    pen.blob((50, 24), (66, 17), (86, 28), (88, 54), (74, 86), (60, 94), (50, 90), (40, 94), (26, 86), (12, 54),
        (14, 28), (34, 17))
    face(pen, 50, 54, 20, f)
    for s in (1, -1)[: number(f["worms"])]:
        pen.blob((50 + s * 30, 40), (50 + s * 40, 30), (50 + s * 46, 34), (50 + s * 44, 42), (50 + s * 36, 46))
        pen.dot(50 + s * 42, 35, 1)
    hat(pen, 50, 21, 28, f)


@drawn("m formaggio/formaggi, groviera, cacio", "cheese/cheeses, piece of cheese", count("holes", "m buco/buchi",
       "hole/holes", 4, 1, 8), EXPRESSION, real=0.15, top=(60, 36))
def cheese(pen: Pen, f: Features) -> None:
    pen.poly((3, 56), (70, 28), (97, 54), (97, 88), (3, 88))
    pen.line((3, 56), (97, 56))
    spots = ((20, 72), (46, 66), (78, 70), (60, 80), (34, 82), (88, 82), (66, 44), (10, 82))
    for i, (x, y) in enumerate(spots[: number(f["holes"])]):
        pen.oval(x, y, 5 if i % 2 else 6, 4.5)
    if f["expression"] != "calm":
        face(pen, 62, 70, 12, f)


@drawn("m/f uovo/uova, ovetto", "egg/eggs", EXPRESSION, PATTERN, HAT, FEATHERS, legs(0, 4, 0), real=0.06, top=(50, 6))
def egg(pen: Pen, f: Features) -> None:
    for x in spread(30, 70, max(1, number(f["legs"])))[: number(f["legs"])]:
        pen.line((x, 84), (x, 98), (x + 6, 98))
    shell = pen.blob((50, 6), (68, 18), (82, 50), (74, 80), (50, 92), (26, 80), (18, 50), (32, 18))
    pen.pattern(tuple(p for p in shell if p[1] > 60), f["pattern"], 8, 0)
    face(pen, 50, 44, 18, f)
    hat(pen, 50, 10, 30, f)



@drawn("f teiera/teiere, bricco", "teapot/teapots, kettle", EXPRESSION, PATTERN, real=0.2, faces=True, top=(46, 26),
       hand=(98, 40))
def teapot(pen: Pen, f: Features) -> None:
    pen.blob((16, 46), (2, 42), (2, 66), (18, 74), (18, 68), (9, 62), (9, 50), (18, 54))
    pen.blob((74, 66), (84, 58), (88, 42), (99, 38), (95, 60), (80, 82))
    body = pen.blob((22, 38), (46, 30), (70, 38), (80, 60), (72, 86), (46, 93), (20, 86), (12, 60))
    pen.pattern(body, f["pattern"], 9)
    pen.blob((28, 36), (46, 24), (64, 36), (46, 40))
    pen.oval(46, 22, 4.5)
    if f["pattern"] == "plain":
        face(pen, 46, 60, 20, f)


@drawn("f tazza/tazze, tazzina, bicchiere", "cup/cups, mug, teacup, glass", EXPRESSION, PATTERN,
       count("straws", "f cannuccia/cannucce", "straw/straws", 0, 0, 4), real=0.1, faces=True, top=(46, 30),
       inside=(22, 10, 70, 60))
def cup(pen: Pen, f: Features) -> None:
    for x in spread(22, 70, max(1, number(f["straws"])))[: number(f["straws"])]:
        pen.line((x, 36), (x + 6, 12), (x + 16, 8))
    pen.blob((72, 46), (90, 42), (96, 58), (84, 72), (70, 72), (72, 66), (84, 64), (87, 54), (74, 52))
    body = pen.blob((14, 34), (46, 32), (78, 34), (76, 64), (66, 84), (26, 84), (16, 64))
    pen.pattern(body, f["pattern"], 9)
    pen.oval(46, 35, 32, 6)
    pen.blob((4, 86), (46, 83), (88, 86), (72, 94), (20, 94))
    if f["pattern"] == "plain" and f["expression"] != "calm":
        face(pen, 46, 60, 17, f)


@drawn("f bottiglia/bottiglie, fiasco", "bottle/bottles, flask", PATTERN, EXPRESSION, real=0.3, top=(50, 2),
       inside=(36, 48, 64, 90))
def bottle(pen: Pen, f: Features) -> None:
    pen.blob((43, 10), (57, 10), (58, 28), (70, 42), (71, 92), (50, 97), (29, 92), (30, 42), (42, 28))
    label = pen.box(32, 54, 36, 24)
    pen.pattern(label, f["pattern"], 7)
    pen.box(44, 2, 12, 9)
    if f["expression"] != "calm":
        face(pen, 50, 66, 12, f)


@drawn("f salsiccia/salsicce, wurstel, würstel, salame", "sausage/sausages, hot dog, wiener", EXPRESSION, HAT,
       FEATHERS, real=0.15, top=(50, 40))
def sausage(pen: Pen, f: Features) -> None:
    pen.poly((4, 50), (-4, 44), (-3, 56))
    pen.poly((96, 50), (104, 44), (103, 56))
    pen.blob((3, 50), (14, 38), (50, 44), (86, 38), (97, 50), (86, 62), (50, 68), (14, 62))
    face(pen, 50, 54, 11, f)
    hat(pen, 50, 45, 20, f)


@drawn("f carota/carote", "carrot/carrots", EXPRESSION, HAT, FEATHERS, real=0.2, top=(50, 4))
def carrot(pen: Pen, f: Features) -> None:
    for dx in (-16, -6, 6, 16):
        pen.blob((50, 30), (50 + dx - 4, 14), (50 + dx, 4), (50 + dx + 4, 14))
    pen.blob((32, 36), (50, 28), (68, 36), (64, 60), (52, 97), (48, 97), (36, 60))
    for x0, x1, y in ((33, 44, 46), (58, 66, 44), (38, 46, 74), (54, 60, 70)):
        pen.line((x0, y), (x1, y + 1))
    face(pen, 50, 56, 12, f)
    hat(pen, 50, 33, 26, f)


@drawn("f anguria/angurie, cocomero, fetta d'anguria", "watermelon slice/watermelon slices, watermelon, melon",
       count("seeds", "m seme/semi, semino", "seed/seeds, pip", 5, 1, 9), EXPRESSION, real=0.2, top=(50, 36))
def watermelon(pen: Pen, f: Features) -> None:
    pen.blob((1, 38), (50, 36), (99, 38), (90, 66), (70, 84), (50, 88), (30, 84), (10, 66))
    pen.curve((10, 40), (20, 62), (34, 74), (50, 77), (66, 74), (80, 62), (90, 40))
    n = number(f["seeds"])
    for i, x in enumerate(spread(18, 82, n)):
        y = 47 + (10 if i % 2 else 0)
        pen.blob((x, y - 3), (x + 2, y + 2), (x, y + 4), (x - 2, y + 2))
    if f["expression"] != "calm":
        face(pen, 50, 56, 13, f)


@drawn("m panino/panini, hamburger, sandwich, tramezzino", "sandwich/sandwiches, burger, hamburger", EXPRESSION,
       count("layers", "m strato/strati, piano", "layer/layers", 2, 1, 5), real=0.12, top=(50, 16))
def sandwich(pen: Pen, f: Features) -> None:
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
                (66, y + step * 1.2), (52, y + step * 0.7),
                     (38, y + step * 1.2), (24, y + step * 0.7), (10, y + step))
    pen.blob((6, 46), (14, 24), (50, 14), (86, 24), (94, 46), (50, 48))
    for x, y in ((30, 26), (44, 20), (60, 22), (74, 30)):
        pen.line((x, y), (x + 3, y + 1))
    if f["expression"] != "calm":
        face(pen, 50, 35, 11, f)


@drawn("f pera/pere", "pear/pears", EXPRESSION, HAT, FEATHERS, real=0.12, top=(50, 10))
def pear(pen: Pen, f: Features) -> None:
    pen.curve((50, 16), (49, 8), (54, 2))
    pen.blob((50, 14), (63, 22), (66, 40), (80, 62), (74, 88), (50, 96), (26, 88), (20, 62), (34, 40), (37, 22))
    face(pen, 50, 62, 19, f)
    hat(pen, 50, 17, 26, f)
