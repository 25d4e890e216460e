"""Fish, whale, octopus and turtle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.ink.curves import Knot
from ludoteca.games.duplik.kinds.anatomy.face import ALERT, Face, eyes, mouth
from ludoteca.games.duplik.kinds.anatomy.slots import NOTHING, Slots, Spots, figure, slot
from ludoteca.games.duplik.kinds.features import EXPRESSION, HEAD, PATTERN, Features, count, legs, number
from ludoteca.games.duplik.kinds.figure import creature
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, ring, spread


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


@declare("m pesce/pesci, pesciolino", "fish/fish, goldfish", EXPRESSION, HEAD[1], HEAD[2], PATTERN, real=0.3,
         faces=True, top=(55, 24), hand=(96, 52), figure=creature(fish, ("swim", "leap", "gasp"), ridden=True))
def plain_fish(pen: Pen, f: Features) -> None:
    pen.blob((26, 50), (10, 32), (3, 30), (8, 50), (3, 72), (12, 68))
    pen.blob((42, 32), (54, 16), (68, 20), (66, 34))
    pen.blob((50, 72), (52, 82), (64, 80), (64, 70))
    body = pen.blob((22, 50), (44, 30), (72, 28), (92, 42), (96, 54), (86, 68), (62, 76), (40, 68))
    side = tuple((x * 0.66 + 18, y * 0.8 + 10.4) for x, y in body)
    pen.pattern(side, f["pattern"], 8, 90)
    pen.curve((68, 32), (62, 50), (68, 70))
    pen.face(80, 47, 12, f)
    pen.hat(76, 30, 22, f)


@declare("f balena/balene, capodoglio", "whale/whales", *HEAD[:1], PATTERN, real=8.0, faces=True, top=(60, 40),
         hand=(97, 66), figure=creature(whale, ("float", "dive", "sing"), smiles=False, ridden=True))
def plain_whale(pen: Pen, f: Features) -> None:
    pen.curve((66, 38), (64, 28), (54, 20), (50, 26))
    pen.curve((66, 38), (68, 26), (78, 18), (83, 25))
    pen.curve((66, 38), (66, 24), (67, 14))
    pen.blob((20, 62), (12, 48), (2, 44), (0, 34), (10, 36), (15, 40), (20, 32), (29, 32), (26, 44), (28, 56))
    body = pen.blob((18, 56), (28, 56), (44, 44), (66, 38), (88, 44), (98, 60), (96, 78), (78, 88), (50, 88), (28, 80))
    pen.pattern(body, f["pattern"], 10, 75)
    belly = pen.blob((96, 72), (80, 74), (58, 78), (40, 84), (60, 89), (84, 86))
    pen.stripes(belly, 4, 5)
    pen.face(82, 58, 12, f)
    pen.blob((50, 72), (46, 86), (52, 95), (62, 90), (62, 76))


@declare("m polpo/polpi, polipo, piovra, octopus", "octopus/octopuses, squid", *HEAD, PATTERN,
         count("legs", "m tentacolo/tentacoli, braccio, zampa, gamba", "tentacle/tentacles, arm, leg", 8, 2, 10),
         real=0.6, top=(50, 6), hand=(94, 66), figure=creature(octopus, ("stand", "wave", "juggle"), ridden=True))
def plain_octopus(pen: Pen, f: Features) -> None:
    n = number(f["legs"])
    for i, x in enumerate(spread(20, 80, n)):
        s = -1 if x < 50 else 1
        k = abs(x - 50) / 30
        end = x + s * (4 + 16 * k)
        y = 96 - 20 * k * k
        w = min(4.5, 26 / n)
        pen.blob((x - w, 52), (x - w + s * k * 5, 72), (end - w * 0.6, y), (end + s * 4, y - 4), (end + w * 0.8, y - 1),
                 (x + w + s * k * 5, 70), (x + w, 52))
        del i
    head = pen.blob((50, 8), (72, 16), (80, 38), (74, 58), (50, 63), (26, 58), (20, 38), (28, 16))
    if f["pattern"] != "plain":
        pen.pattern(tuple((x, y * 0.55 + 4) for x, y in head), f["pattern"], 8)
    pen.face(50, 42, 18, f)
    pen.hat(50, 10, 34, f)


@declare("f tartaruga/tartarughe, testuggine", "turtle/turtles, tortoise", *HEAD, PATTERN, legs(), real=0.3, faces=True,
         top=(40, 34), hand=(98, 60), figure=creature(turtle, ("walk", "stretch", "hide"), ridden=True))
def plain_turtle(pen: Pen, f: Features) -> None:
    pen.poly((8, 74), (0, 80), (10, 80))
    pen.legs_row(18, 58, 76, 92, number(f["legs"]), 9, 2)
    pen.blob((60, 74), (74, 70), (76, 54), (84, 48), (94, 52), (96, 64), (88, 74), (74, 80))
    shell = pen.blob((6, 76), (12, 52), (30, 36), (52, 36), (66, 52), (72, 76), (40, 79))
    if f["pattern"] == "plain":
        for x in (24, 40, 56):
            pen.poly(*ring(x, 58, 8, 6), solid=False)
    pen.pattern(shell, f["pattern"], 9)
    pen.face(86, 60, 11, f)
    pen.hat(86, 49, 18, f)
