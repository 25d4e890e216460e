"""Creatures of the water and small ones of the ground: fish, whale, octopus, snail, turtle, snake, spider, insects."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ludoteca.games.duplik.figures.kit import ALERT, NOTHING, Face, Slots, Spots, eyes, figure, mouth, slot
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.ink.curves import Knot


def fish(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "swim", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "fish", dots: int = 0, fill: str = "p",
) -> Spots:
    """About 150 long, middle at x, y: swim, leap (bent upwards), gasp (mouth wide). Slots: back, head, mouth."""
    spots = Spots()
    bend = {"swim": 0, "leap": 26, "gasp": -6}[pose]
    with figure(a, name, x, y, s, turn, flip):
        a.shape([(-46, bend * 0.6), (-84, -34 + bend, 1), (-72, bend), (-86, 34 + bend, 1)], w=4, hatch=8, fill=fill)
        a.shape([(-14, -30), (10, -56, 1), (34, -28)], w=3.6, hatch=6)
        body = [(-56, bend * 0.7), (-24, -30 + bend * 0.2), (20, -38), (56, -22), (70, 4), (50, 28), (6, 36),
                (-30, 26 + bend * 0.4)]
        a.shape(body, w=4.6, hatch={"n": 18, "gap": 7}, fill=fill, shine=8 if fill == "k" else 0)
        with a.clip(body):
            for i in range(dots):
                with a.part(f".dot#{i + 1}"):
                    a.flat(oval(-34 + i * 17, (i % 2) * 20 - 10, 7, 7, n=8), "k")
        ink = "p" if fill == "k" else "k"
        a.line("22,-34 14,-4 22,30", 3, ink=ink)
        a.shape("-2,6 -24,22! -4,24", w=3.2, fill=fill)
        slot(a, slots, "back", -4, -36, spots)
        with a.part(".face"):
            eyes(a, face, (46, -12, 9), w=2.8) if fill == "p" else eyes(a, face, (46, -12, 9), w=2, skin="k", ink="p")
            if pose == "gasp" or face.mouth in ("open", "shout"):
                a.shape(oval(68, 8, 8, 10, n=8), fill="k", w=2.6)
            else:
                mouth(a, face.mouth, 58, 14, 18, 3, ink)
        slot(a, slots, "head", 36, -34, spots)
        slot(a, slots, "mouth", 72, 8, spots)
    return spots


def whale(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "float", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "whale",
) -> Spots:
    """A solid black, about 420 long, middle at x, y: float, dive, sing (jaw wide). Slots: back, head, mouth, tail."""
    spots = Spots()
    up = {"float": 0, "dive": -80, "sing": -20}[pose]
    with figure(a, name, x, y, s, turn, flip):
        tail = [(-120, 10), (-170, -10 + up * 0.5), (-196, -50 + up), (-236, -84 + up, 1), (-206, -88 + up),
                (-184, -70 + up, 1), (-172, -92 + up), (-140, -96 + up, 1), (-160, -56 + up), (-132, -40 + up * 0.4),
                (-100, -60)]
        a.shape(tail, fill="k", w=4, shine=8)
        body = "-128,-20 -96,-70 -20,-104 80,-108 160,-80 196,-24 196,30 166,74 90,98 -10,96 -90,60 -126,20"
        a.shape(body, fill="k", w=5, shine=14)
        slot(a, slots, "back", 20, -104, spots)
        if pose == "sing" or face.mouth in ("open", "shout"):
            a.shape("198,-14 150,-6 116,20 128,56 168,70 198,40", fill="p", w=3)
            a.flat("140,40 164,26 190,36 178,58 150,58", "s")
            spots["mouth"] = a.go(196, 20)
        else:
            bend = -14 if face.mouth == "sad" else 12
            a.line([(194, 18), (150, 26 + bend), (108, 22 - bend)], 4.4, (0.05, 0.3), "p")
            spots["mouth"] = a.go(194, 18)
        for i in range(5):
            a.line([(70 - i * 26, 90 - abs(2 - i) * 2), (40 - i * 28, 70 - i * 3), (20 - i * 24, 44 - i * 4)], 2.6,
                   (0.2, 0.6), "p")
        a.shape("20,54 -4,98 -40,110! -22,70 -6,48", fill="k", w=3, halo=2.5, shine=7)
        with a.part(".face"):
            eyes(a, face, (124, -24, 17), w=2.4, skin="k", ink="p")
        slot(a, slots, "head", 120, -98, spots)
        slot(a, slots, "mouth", 190, 20, spots)
        slot(a, slots, "tail", -190, -90 + up, spots)
    return spots


def octopus(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "stand", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "octopus", arms: int = 8,
    reach: Mapping[int, Sequence[Knot]] = MappingProxyType({}),
) -> Spots:
    """Stands at y on its arms, 200 high: stand, wave (arms up), juggle. Slots: head, hand#1 ... (the arm tips).

    `reach` gives an arm (from 1) joints of its own after the root.
    """
    spots = Spots()
    with figure(a, name, x, y, s, turn, flip):
        a.shadow(4, 2, 96, 9)
        order = sorted(range(arms), key=lambda i: abs(i - (arms - 1) / 2))
        for i in order:
            t = -1 + 2 * i / max(1, arms - 1)
            raised = pose == "juggle" or (pose == "wave" and abs(t) > 0.5)
            root = (t * 34, -66, 15.0)
            if raised:
                tip = (t * 132, -150 - 40 * (1 - abs(t)) - 26 * (i % 2))
                joints = [root, (t * 80, -50, 12), (t * 124, -96, 9), (*tip, 5)]
            else:
                tip = (t * 118 + (14 if t > 0 else -14), -26 - 12 * (i % 2))
                joints = [root, (t * 74, -34, 13), (t * 104, -6, 9), (*tip, 5)]
            if i + 1 in reach:
                joints = [root, *reach[i + 1]]
                tip = (joints[-1][0], joints[-1][1])
            with a.part(f".leg#{i + 1}"):
                a.limb(joints, w=4, hatch=8, halo=2)
                for px, py, _ in joints[1:-1]:
                    a.shape(oval(px, py + 3, 4, 3, n=6), w=1.8)
            slot(a, slots, f"hand#{i + 1}", tip[0], tip[1], spots)
        a.shape("-46,-58 -62,-104 -58,-156 -28,-190 14,-194 50,-168 62,-118 50,-64 0,-46", w=5,
                hatch={"n": 26, "gap": 7})
        a.lines_of("-40,-150 -30,-166", "-46,-132 -44,-140", w=2.4)
        with a.part(".face"):
            eyes(a, face, (26, -104, 15), (-12, -104, 16), w=3.2)
            mouth(a, face.mouth, 8, -72, 26, 3.2)
        slot(a, slots, "head", -2, -190, spots)
    return spots


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


def turtle(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "walk", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "turtle",
) -> Spots:
    """About 230 long, feet at y: walk, stretch (neck up), hide (in its shell). Slots: back, head, mouth."""
    spots = Spots()
    with figure(a, name, x, y, s, turn, flip):
        a.shadow(8, 2, 112, 8)
        if pose != "hide":
            for n, (fx, ky) in enumerate(((70, -30), (-44, -30))):
                with a.part(f".leg#{n + 3}"):
                    a.limb([(fx - 6, ky - 10, 16), (fx + 10, -8, 12)], w=3.8)
            hx, hy = (128, -84) if pose == "walk" else (110, -140)
            a.shape("-96,-26 -126,-14! -98,-8", w=3.6)
            a.limb([(72, -48, 22), ((72 + hx) / 2 + 10, (hy - 48) / 2, 15), (hx, hy, 14)], w=4.2, hatch=8, root=20,
                   cap=False)
        else:
            hx, hy = 92, -44
        with a.part(".shell"):
            a.shape("-98,-22 -88,-66 -50,-104 6,-114 58,-96 88,-58 92,-22 0,-12", w=5, hatch={"n": 28, "gap": 7})
            a.lines_of("-88,-50 -50,-58 0,-60 50,-56 86,-46", "-40,-100 -34,-58 -44,-18", "26,-108 20,-60 30,-16", w=3)
            a.shape("-102,-26 0,-30 96,-26 98,-12 0,-8 -102,-12", w=4)
        with a.part(".face"), a.at(hx, hy):
            if pose != "hide":
                a.shape("-24,8 -22,-16 4,-26 30,-18 40,0 26,16 -4,20", w=4.2, hatch=8)
                eyes(a, face, (20, -10, 7), (0, -11, 8), w=2.6)
                mouth(a, face.mouth, 24, 8, 22, 2.8)
            else:
                a.shape(oval(0, 4, 17, 16), fill="k", w=3)
                eyes(a, face, (6, 0, 6), (-7, 0, 6), w=1.4, skin="k", ink="p")
        slot(a, slots, "mouth", hx + 36, hy + 6, spots)
        slot(a, slots, "head", hx + 2, hy - 24, spots)
        if pose != "hide":
            for n, fx in enumerate((52, -66)):
                with a.part(f".leg#{n + 1}"):
                    a.limb([(fx - 8, -30, 18), (fx + 6, -8, 14)], w=4, hatch=8, halo=2)
                    a.lines_of([(fx + 12, -4), (fx + 14, 2)], [(fx + 4, -3), (fx + 5, 3)], w=2)
        slot(a, slots, "back", -2, -112, spots)
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


def ghost(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "float", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "ghost",
) -> Spots:
    """A sheet with opinions, 230 high, hem at y: float, boo (arms up), lie (on its side). Slots: head, hand."""
    spots = Spots()
    tilt = -78 if pose == "lie" else 0
    with figure(a, name, x, y, s, turn + tilt, flip):
        a.shape("-60,-6 -54,-60 -56,-140 -34,-200 4,-216 40,-200 58,-140 58,-60 72,-2! 48,-18 34,2! 14,-16 "
                "-4,4! -22,-16 -40,2!",
                w=5, hatch={"n": 30, "gap": 7})
        a.lines_of("-24,-90 -28,-40", "20,-84 22,-34", "42,-110 44,-60", w=2.6)
        with a.part(".face"):
            eyes(a, face, (28, -158, 11), (-6, -158, 12), w=3)
            mouth(a, face.mouth, 12, -124, 24, 3.2)
        slot(a, slots, "head", 2, -212, spots)
        arms = ((-50, -150), (-88, -190)), ((52, -150), (92, -186))
        if pose != "boo":
            arms = ((-48, -110), (-66, -84)), ((50, -112), (82, -104))
        for i, ((ex, ey), (hx, hy)) in enumerate(arms):
            a.limb([(ex * 0.7, ey + 14, 17), (ex, ey, 16), (hx, hy, 11)], w=4.2, hatch=8)
            slot(a, slots, "far_hand" if i else "hand", hx, hy, spots)
    return spots


def snowman(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "stand", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "snowman", buttons: int = 3,
) -> Spots:
    """Three balls, 270 high, foot at y: stand, hail (a branch up), melt (into a puddle). Slots: head, neck, hand."""
    spots = Spots()
    soft = 26 if pose == "melt" else 0
    with figure(a, name, x, y, s, turn, flip):
        a.shadow(10, 2, 92, 9)
        if pose == "melt":
            a.shape("-130,6 -90,-12 0,-18 96,-12 140,4 90,16 -80,18", w=4)
        a.shape(oval(0, -68 + soft * 0.4, 78 + soft * 0.6, 70 - soft * 0.4), w=5, hatch={"n": 34, "gap": 7})
        far = ((40, -160), (92, -196 if pose == "hail" else -140))
        near = ((-46, -156), (-98, -218 if pose == "hail" else -120))
        for (px, py), (qx, qy) in (far, near):
            a.line([(px, py + soft), ((px + qx) / 2, (py + qy) / 2 - 4 + soft), (qx, qy + soft)], 5.4, (0.02, 0.3))
            a.line([((px + qx) / 2, (py + qy) / 2 + soft), (qx, qy - 18 + soft)], 3.6)
        a.shape(oval(2, -162 + soft, 54, 50), w=4.8, hatch=22)
        for i in range(buttons):
            with a.part(f".button#{i + 1}"):
                a.dot(14, -190 + soft + i * (92 / max(1, buttons)), 6)
        slot(a, slots, "neck", 4, -206 + soft, spots)
        with a.part(".face"), a.at(6, -236 + soft * 1.2, turn=8 if soft else 0):
            a.shape(oval(0, 0, 40, 38), w=4.6, hatch=14)
            eyes(a, face, (22, -10, 7.5), (-2, -10, 8.5), w=2.6)
            a.shape("8,-2! 52,8! 8,12!", spot="s", w=3)
            mouth(a, face.mouth, 10, 22, 24, 3)
        slot(a, slots, "head", 4, -272 + soft * 1.2, spots)
        slot(a, slots, "far_hand", far[1][0], far[1][1] + soft, spots)
        slot(a, slots, "hand", near[1][0], near[1][1] + soft, spots)
    return spots


def ripples(a: Art, x: float, y: float, wide: float, n: int = 3) -> None:
    """Short strokes of water about a place."""
    for i in range(n):
        w = wide * (1 - 0.22 * i)
        a.line([(x - w / 2 + i * 9, y + i * 8), (x - w / 6, y - 4 + i * 8), (x + w / 6, y + 3 + i * 8),
                (x + w / 2, y - 2 + i * 8)],
               3.2 - 0.4 * i, (0.1, 0.3))


def swell(a: Art, left: float, right: float, y: float, w: float = 4, step: float = 36) -> None:
    """A line of sea from left to right."""
    n = max(2, round((right - left) / step))
    a.line([(left + (right - left) * i / n,
             y + (-5 if i % 2 else 5) + 1.6 * math.sin(i * 2.3)) for i in range(n + 1)], w, (0.06, 0.12))
