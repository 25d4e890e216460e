"""Snail, snake, spider, bee and butterfly."""

from __future__ import annotations

import math

from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import ALERT, Face, eyes, mouth
from ludoteca.games.duplik.kinds.anatomy.slots import NOTHING, Slots, Spots, figure, slot
from ludoteca.games.duplik.kinds.features import EXPRESSION, HEAD, PATTERN, Features, count, number
from ludoteca.games.duplik.kinds.figure import Figure, Look, creature, showing
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, spread


def snail(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "crawl", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "snail", stalks: int = 2,
) -> Spots:
    """About 190 long, foot at y: crawl, rear (head high), hide (only the eyes look out). Slots: back, head, hand."""
    spots = Spots()
    up = {"crawl": 0, "rear": 46, "hide": -34}[pose]
    with figure(a, name, x, y, s, turn, flip):
        a.shadow(0, 2, 104, 7)
        foot = [(-104, 0, 1), (-80, -14), (-20, -26), (40, -30), (66, -50 - up * 0.6), (86, -72 - up), (104, -66 - up),
                (110, -42 - up * 0.8), (92, -12), (74, 2, 1), (0, 4)]
        a.shape(foot, w=4.6, hatch={"n": 14, "gap": 7})
        for i in range(stalks):
            t = 0 if stalks == 1 else i / (stalks - 1) - 0.5
            ex, ey = 96 + t * 44, -112 - up
            with a.part(f".stalk#{i + 1}"):
                a.limb([(94 + t * 12, -66 - up, 5), (ex - 2, ey + 16, 4.4)], w=3)
                eyes(a, face, (ex, ey, 11), w=2.8)
        mouth(a, face.mouth, 98, -48 - up, 22, 3)
        with a.part(".shell"):
            a.shape("-64,-26 -80,-66 -62,-112 -18,-130 28,-112 46,-70 32,-30 -14,-14", w=5, hatch={"n": 24, "gap": 7})
            a.line("-50,-26 -62,-64 -46,-100 -14,-110 16,-92 22,-62 2,-42 -24,-46 -36,-68 -22,-86 -4,-78 -2,-62 "
                   "-14,-60", 3.6, (0.1, 0.4))
        slot(a, slots, "back", -16, -128, spots)
        slot(a, slots, "head", 96, -76 - up, spots)
        slot(a, slots, "hand", 104, -44 - up, spots)
    return spots


def snake(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "rise", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "snake", rings: int = 9,
) -> Spots:
    """Coiled at y: rise (head high), crawl (on the ground), hang (from x, y). Slots: neck, head, mouth, tail."""
    spots = Spots()
    if pose == "crawl":
        joints = [(-160, -6, 3), (-110, -18, 11), (-60, -8, 16), (-10, -28, 17), (40, -12, 17), (84, -30, 16),
                  (116, -64, 14)]
    elif pose == "hang":
        joints = [(-60, -10, 5), (-20, -16, 12), (4, 20, 15), (-14, 80, 16), (10, 130, 15), (30, 150, 14)]
    else:
        joints = [(60, -20, 18), (30, -70, 19), (-10, -120, 18), (-4, -170, 16), (26, -206, 15)]
    with figure(a, name, x, y, s, turn, flip):
        if pose == "rise":
            a.shadow(4, 2, 110, 9)
            a.limb([(96, -10, 3), (128, -20, 8), (100, -30, 13)], w=4, capped_root=True)
            for n, (rx, cy) in enumerate(((92, -18), (72, -42), (54, -64))):
                a.shape([(-rx, cy), (-rx * 0.7, cy - 20), (0, cy - 28), (rx * 0.7, cy - 20), (rx, cy),
                         (rx * 0.7, cy + 18),
                         (0, cy + 24), (-rx * 0.7, cy + 18)], w=4.6, hatch={"n": 14, "gap": 7})
                for k in range(5):
                    px = (-0.7 + 0.35 * k + 0.1 * n) * rx
                    a.flat([(px - 8, cy + 4, 1), (px, cy - 7, 1), (px + 8, cy + 4, 1), (px, cy + 14, 1)], "k")
        a.limb(joints, w=4.8, hatch={"n": 14, "gap": 7}, root=24, cap=False, capped_root=pose != "rise")
        slot(a, slots, "tail", joints[0][0], joints[0][1], spots)
        for i in range(1, len(joints) * 2 - 3):
            p, q = joints[i // 2], joints[min(len(joints) - 1, i // 2 + 1)]
            t = (i % 2) / 2
            px, py, r = (p[k] + (q[k] - p[k]) * t for k in range(3))
            if i < rings:
                a.flat([(px - r * 0.5, py, 1), (px, py - r * 0.6, 1), (px + r * 0.5, py, 1), (px, py + r * 0.6, 1)],
                       "k")
        hx, hy, _ = joints[-1]
        slot(a, slots, "neck", joints[-2][0], joints[-2][1], spots)
        with a.part(".face"), a.at(hx, hy, turn=40 if pose == "hang" else 0):
            a.line("52,6 70,8! 82,0", 3, (0.05, 0.2), "s")
            a.line("70,8 82,16", 3, (0.05, 0.2), "s")
            a.shape("-22,14 -20,-14 4,-28 34,-22 58,-4 56,10 30,20 -4,22", w=4.6, hatch=9)
            eyes(a, face, (24, -14, 8), (2, -14, 9.5), w=2.8)
            mouth(a, face.mouth, 38, 8, 30, 3)
        slot(a, slots, "head", hx, hy - 24, spots)
        slot(a, slots, "mouth", hx + 56, hy + 6, spots)
    return spots


def spider(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "stand", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "spider", legs: int = 8,
) -> Spots:
    """A black ball, middle 70 above y: stand, hang (from a thread), knit (front legs meet). Slots: head, hand."""
    spots = Spots()
    with figure(a, name, x, y, s, turn, flip):
        if pose == "hang":
            a.line("0,-110 2,-420", 2.2, (0.02, 0.02))
        else:
            a.shadow(0, 2, 100, 7)
        half = legs // 2
        for i in range(legs):
            side, k = (-1, i) if i < half else (1, i - half)
            t = k / max(1, half - 1) if half > 1 else 0
            knee = (side * (70 + 34 * t), -140 + 50 * t)
            tip = (side * (60 + 70 * t), 0) if pose != "hang" else (side * (40 + 60 * t), -30 - 20 * t)
            if pose == "knit" and k == 0:
                knee, tip = (side * 74, -40), (side * 14 + 30, -24)
            with a.part(f".leg#{i + 1}"):
                a.line([(side * 26, -74), knee, tip], 5, (0.02, 0.25))
        a.black(oval(0, -76, 48, 44), w=3, shine=11)
        slot(a, slots, "hand", 30, -26, spots)
        with a.part(".face"):
            eyes(a, face, (20, -82, 12), (-10, -82, 13), w=1.6, skin="k", ink="p")
            mouth(a, face.mouth, 6, -58, 22, 3, "p")
        slot(a, slots, "head", 0, -118, spots)
    return spots


def bee(a: Art, x: float, y: float, s: float = 1.0, *, face: Face = ALERT, flip: bool = False, turn: float = 0,
        name: str = "bee", stripes: int = 3) -> None:
    """About 90 long, middle at x, y, with the path of its flight left to the plate."""
    with figure(a, name, x, y, s, turn, flip):
        a.shape("-4,-22 -24,-58 -2,-64 10,-26", w=3)
        a.shape("4,-22 10,-62 32,-54 16,-22", w=3)
        body = "-44,4! -28,-18 4,-24 30,-16 38,2 26,20 0,24 -28,18"
        a.shape(body, w=3.8)
        with a.clip(body):
            for i in range(stripes):
                bx = -24 + i * (36 / max(1, stripes - 1))
                with a.part(f".stripe#{i + 1}"):
                    a.line([(bx, -30), (bx + 4, 0), (bx, 30)], 9, (0.02, 0.02))
        a.outline(body, 3.8)
        a.lines_of("30,-16 40,-30", "24,-18 30,-34", w=2.6)
        eyes(a, face, (28, -4, 7.5), w=2.4)
        mouth(a, face.mouth, 28, 10, 12, 2.4)


def butterfly(a: Art, x: float, y: float, s: float = 1.0, *, flip: bool = False, turn: float = 0,
              name: str = "butterfly",
              spot: str = "s", open_: float = 1.0) -> None:
    """About 110 wide; `open_` 1 spread, .4 half folded."""
    with figure(a, name, x, y, s, turn, flip):
        for side in (-1, 1):
            k = side * open_
            a.shape([(0, -4), (k * 30, -46), (k * 56, -42), (k * 54, -10), (k * 10, 2)], w=3.6, spot=spot, hatch=8)
            a.shape([(0, 2), (k * 38, 8), (k * 40, 32), (k * 22, 40), (k * 4, 14)], w=3.4)
            a.dot(k * 40, -28, 5)
        a.black("0,-18 5,-8 5,18 0,32 -5,18 -5,-8", w=2)
        a.lines_of("0,-18 -10,-34 -14,-34", "1,-18 10,-34 15,-32", w=2.2)


def _flying_bee(a: Art, x: float, y: float, *, pose: str, face: Face, slots: Slots, stripes: int) -> Spots:
    bee(a, x, y, 2.0, face=face, turn=-14 if pose == "fly" else 6, stripes=stripes)
    return {"back": a.go(x - 6, y - 44)}


def _flying_butterfly(a: Art, look: Look) -> Spots:
    flies = look.pose == "fly"
    butterfly(a, 0, 0, 2.0, open_=1.0 if flies else 0.44, turn=-12 if flies else 4)
    return {}


@declare("f lumaca/lumache, chiocciola", "snail/snails, slug", EXPRESSION,
         count("eyes", "m occhio/occhi", "eye/eyes", 2, 1, 4), real=0.05, faces=True, top=(40, 20), hand=(96, 62),
         figure=creature(snail, ("crawl", "rear", "hide"), ridden=True))
def plain_snail(pen: Pen, f: Features) -> None:
    n = number(f["eyes"])
    for i, x in enumerate(spread(72, 96, n)):
        pen.curve((78 + i * 10 / max(n, 1), 56), (x - 1, 46), (x, 37))
        pen.oval(x, 33, 4)
        if f["expression"] == "sleeping":
            pen.line((x - 3, 33), (x + 3, 33))
        else:
            pen.dot(x, 33, 1.4)
    pen.blob((2, 90), (16, 78), (44, 78), (66, 78), (70, 60), (82, 54), (94, 60), (95, 74), (86, 90), (50, 92),
             (20, 92))
    pen.oval(42, 54, 30, 29)
    spiral = [(42 + (26 - k * 1.1) * math.cos(k * 0.62), 54 + (25 - k * 1.05) * math.sin(k * 0.62)) for k in range(23)]
    pen.curve(*spiral)
    pen.face(84, 70, 11, {**f, "eyes": 0})


@declare("m serpente/serpenti, biscia, vipera", "snake/snakes, serpent", *HEAD, PATTERN, real=0.4, faces=True,
         top=(40, 60), hand=(98, 34), figure=creature(snake, ("rise", "crawl", "hang"), ridden=True))
def plain_snake(pen: Pen, f: Features) -> None:
    body = pen.blob((2, 86), (14, 66), (26, 62), (36, 76), (46, 84), (54, 66), (62, 34), (78, 20), (88, 34), (78, 42),
                    (72, 44), (68, 76), (54, 96), (38, 94), (26, 78), (18, 78))
    pen.pattern(body, f["pattern"], 7, 45)
    pen.curve((93, 34), (99, 36), (103, 33))
    pen.curve((99, 36), (103, 39))
    pen.blob((66, 24), (78, 14), (92, 20), (96, 32), (86, 42), (70, 40))
    pen.face(81, 28, 12, f)
    pen.hat(78, 17, 22, f)


@declare("m ragno/ragni", "spider/spiders", EXPRESSION, HEAD[1], HEAD[2],
         count("legs", "f zampa/zampe, gamba", "leg/legs", 8, 2, 10), real=0.05, top=(50, 30), hand=(94, 60),
         figure=creature(spider, ("stand", "hang", "knit"), ridden=True))
def plain_spider(pen: Pen, f: Features) -> None:
    n = number(f["legs"])
    left = (n + 1) // 2
    for s, k in ((-1, left), (1, n - left)):
        for i in range(k):
            t = (i + 0.5) / k
            y = 42 + 22 * t
            pen.line((50 + s * 14, y), (50 + s * 34, 22 + 44 * t), (50 + s * 46, 48 + 46 * t))
    pen.ink(pen.oval(50, 34, 12, 10), 2.6, 60)
    pen.oval(50, 58, 24, 22)
    pen.face(50, 56, 19, f)
    pen.hat(50, 38, 28, f)


@declare("f farfalla/farfalle", "butterfly/butterflies", EXPRESSION, PATTERN, real=0.08, top=(50, 12), hand=(80, 50),
         figure=Figure(_flying_butterfly, showing(), ("fly", "sit")))
def plain_butterfly(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        up = pen.blob((50, 50), (50 + s * 14, 20), (50 + s * 38, 10), (50 + s * 47, 26), (50 + s * 36, 48))
        low = pen.blob((50, 54), (50 + s * 30, 54), (50 + s * 38, 70), (50 + s * 26, 88), (50 + s * 8, 76))
        pen.pattern(up, f["pattern"], 8, 90)
        pen.pattern(low, f["pattern"], 8, 90)
        pen.curve((50 + s * 2, 24), (50 + s * 6, 14), (50 + s * 12, 12))
    pen.blob((50, 38), (55, 50), (54, 76), (50, 86), (46, 76), (45, 50))
    pen.oval(50, 33, 10)
    pen.face(50, 33, 9, f)


@declare("f ape/api, vespa", "bee/bees, wasp, bumblebee", EXPRESSION,
         count("stripes", "f striscia/strisce, riga", "stripe/stripes", 3, 1, 6), real=0.02, faces=True, top=(50, 20),
         hand=(92, 60), figure=creature(_flying_bee, ("fly", "sit"), "stripes", ridden=True))
def plain_bee(pen: Pen, f: Features) -> None:
    pen.blob((44, 44), (28, 30), (30, 12), (44, 14), (50, 40))
    pen.blob((52, 42), (50, 16), (64, 8), (70, 22), (60, 42))
    pen.line((10, 60), (3, 62))
    n = number(f["stripes"])
    pen.blob((9, 60), (24, 44), (50, 40), (72, 46), (76, 62), (62, 78), (36, 80), (18, 74))
    for x in spread(18, 62, n):
        w = min(3.4, 16 / n)
        half = 17 * math.sqrt(max(0.2, 1 - ((x - 42) / 34) ** 2))
        pen.ink(((x - w, 61 - half), (x + w, 61 - half), (x + w, 61 + half), (x - w, 61 + half)), 2, -20)
    pen.curve((78, 46), (82, 34), (88, 32))
    pen.curve((86, 48), (92, 40), (98, 40))
    pen.oval(80, 59, 16)
    pen.face(80, 59, 13, f)
