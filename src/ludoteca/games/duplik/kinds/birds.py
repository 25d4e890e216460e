"""Penguin and owl, which stand like people, and hen, duck and flamingo."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.ink.curves import Point
from ludoteca.games.duplik.kinds.anatomy.face import ALERT, Face, eyes
from ludoteca.games.duplik.kinds.anatomy.slots import NOTHING, Slots, Spots, figure, slot
from ludoteca.games.duplik.kinds.features import EXPRESSION, HEAD, PATTERN, Features, legs, number
from ludoteca.games.duplik.kinds.figure import Figure, creature
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, spread


class Perch(NamedTuple):
    """A pose: how far the body leans, the wings as elbow and tip, where the feet are, how the head is turned."""

    lean: float
    near: tuple[Point, Point]
    far: tuple[Point, Point] | None
    feet: tuple[Point, Point]
    tilt: float = 0
    low: float = 0                           # how far the body is let down


PERCHES: dict[str, Perch] = {
    "stand": Perch(0, ((-30, -76), (-22, -34)), None, ((-18, 0), (20, 0))),
    "walk": Perch(8, ((-44, -78), (-62, -44)), ((36, -86), (56, -58)), ((-30, -6), (30, 0)), 2),
    "point": Perch(-2, ((26, -82), (86, -92)), None, ((-18, 0), (20, 0))),
    "hail": Perch(-6, ((-56, -130), (-78, -182)), ((54, -130), (76, -170)), ((-18, 0), (20, 0)), -6),
    "carry": Perch(-4, ((22, -72), (58, -84)), ((44, -80), (72, -92)), ((-18, 0), (20, 0))),
    "sit": Perch(0, ((-34, -66), (-22, -26)), None, ((26, -4), (44, -4)), 0, 24),
    "lean": Perch(26, ((10, -70), (40, -54)), ((54, -96), (82, -84)), ((-18, 0), (20, 0)), 10),
    "doze": Perch(-4, ((-34, -66), (-22, -28)), None, ((-14, 0), (20, 0)), 22, 10),
    "fall": Perch(-34, ((-70, -120), (-110, -150)), ((40, -150), (58, -200)), ((46, -30), (70, -54)), -12),
    "slide": Perch(78, ((-40, -60), (-84, -66)), ((30, -60), (60, -40)), ((-26, -44), (-14, -50)), -66, 30),
}


def _feet(a: Art, p: Perch, spot: str, w: float = 3.2) -> None:
    for i, (x, y) in enumerate(p.feet):
        with a.part(f".leg#{i + 1}"), a.at(x, y):
            a.shape("-12,0 -6,-11 6,-12 22,-5 30,2! 16,0 12,5! 2,1 -4,5!", spot=spot, w=w)


def _wing(a: Art, root: Point, wing: tuple[Point, Point], fill: str, halo: float) -> None:
    elbow, tip = wing
    a.limb([(*root, 13), (*elbow, 16), (*tip, 6)], fill=fill, w=3.8, halo=halo, hatch=8 if fill == "p" else None,
           root=22, shine=6 if fill == "k" else 0)


def penguin(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "stand", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "penguin", firm: bool = False,
) -> Spots:
    """Black coat, white front, about 200 high; `firm`: both feet before the coat. Slots: far_hand, hand, neck, head."""
    p, spots = PERCHES[pose], Spots()
    with figure(a, name, x, y, s, turn, flip):
        a.shadow(8, 2, 56, 6)
        if abs(p.lean) < 30 and not firm:
            _feet(a, p, "s")
        with a.at(0, p.low, turn=p.lean):
            if abs(p.lean) > 30:
                _feet(a, p._replace(feet=((-26, 4), (14, 6))), "s")
            if p.far:
                _wing(a, (34, -112), p.far, "k", 0)
                slot(a, slots, "far_hand", *p.far[1], spots)
            a.black("-40,-8 -58,-50 -52,-104 -30,-146 2,-158 34,-146 54,-104 56,-52 40,-8 0,2", w=4, shine=9)
            a.shape("-8,-14 -20,-56 -10,-104 14,-128 36,-116 50,-84 50,-44 38,-12 12,-4", w=2.4, hatch=14)
            a.black("-56,-14 -50,-40 -30,-22 -44,-2 -66,4", w=2)
            if firm:
                with a.at(0, 6, turn=-p.lean):
                    _feet(a, p, "s")
            slot(a, slots, "neck", 10, -132, spots)
            with a.part(".face"), a.at(6, -160, turn=p.tilt):
                a.black("-38,8 -38,-22 -18,-42 12,-42 34,-24 38,4 22,22 -16,24", w=3, shine=7)
                a.shape("4,-18 18,-30 34,-18 36,2 22,16 2,12", w=1.6)
                eyes(a, face, (25, -12, 8), (5, -12, 9), w=2.4)
                if face.mouth in ("open", "shout"):
                    a.shape("26,-2! 48,-10! 40,4! 46,16! 26,10!", spot="s", w=2.8)
                else:
                    a.shape("22,-4 40,-2 52,5 36,11 20,9", spot="s", w=2.8)
                    a.line("26,4 44,5", 2)
            with a.at(6, -160, turn=p.tilt):
                slot(a, slots, "head", -2, -40, spots)
            _wing(a, (-34, -116), p.near, "k", 2.5)
            slot(a, slots, "hand", *p.near[1], spots)
    return spots


def owl(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "stand", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "owl", collar: bool = False,
) -> Spots:
    """All eyes, about 190 high. Slots: far_hand, hand, neck, head."""
    p, spots = PERCHES[pose], Spots()
    with figure(a, name, x, y, s, turn, flip):
        a.shadow(6, 2, 54, 6)
        if abs(p.lean) < 30:
            _feet(a, p, "")
        with a.at(0, p.low, turn=p.lean):
            if abs(p.lean) > 30:
                _feet(a, p._replace(feet=((-26, 4), (14, 6))), "")
            if p.far:
                _wing(a, (38, -104), p.far, "p", 0)
                slot(a, slots, "far_hand", *p.far[1], spots)
            a.shape("-46,-6 -58,-52 -52,-104 -40,-130 40,-132 54,-100 58,-50 44,-6 0,4", w=4.6, hatch=18)
            for row, (y0, xs) in enumerate(((-84, (-20, 0, 20)), (-66, (-30, -10, 10, 30)), (-48, (-20, 0, 20)),
                                            (-30, (-10, 10)))):
                for i, x0 in enumerate(xs):
                    a.line([(x0 - 7, y0), (x0 + 1, y0 + 8 + (row + i) % 2), (x0 + 9, y0 - 1)], 2.2)
            slot(a, slots, "neck", 4, -104, spots)
            with a.part(".face"), a.at(2, -142, turn=p.tilt):
                a.shape("-54,30 -52,-6 -58,-46! -28,-26 4,-30 34,-28 62,-48! 56,-6 56,26 30,42 -28,44", w=4.6, hatch=10)
                for cx in (29, -23):
                    a.shape(oval(cx, 2, 27, 27, n=12), w=2.8)
                eyes(a, face, (28, 2, 19), (-22, 2, 20), w=3.2, brow_up=1.35)
                a.shape("-2,12! 14,11! 7,34!", fill="k", w=2.4)
                if face.mouth in ("open", "shout"):
                    a.flat("3,26! 12,24! 8,36!", "s")
            with a.at(2, -142, turn=p.tilt):
                slot(a, slots, "head", 2, -26, spots)
            _wing(a, (-44, -104), p.near, "p", 2.5)
            slot(a, slots, "hand", *p.near[1], spots)
    return spots


class Fowl(NamedTuple):
    """How a bird that is broader than tall is made."""

    legs: float                              # length
    body: str
    neck: tuple[tuple[float, float, float], ...]
    head: Point
    fill: str = "p"


_FOWLS = {
    "hen": Fowl(34, "-70,-44 -84,-86! -62,-74 -66,-98! -44,-70 -4,-58 34,-70 58,-58 64,-24 40,8 -8,16 -46,0",
                ((36, -32, 36), (50, -70, 24), (54, -96, 19)), (56, -104)),
    "duck": Fowl(16, "-86,-52! -60,-46 -24,-44 20,-46 52,-40 62,-14 40,12 -10,18 -52,4 -74,-26",
                 ((34, -22, 36), (48, -58, 18), (48, -92, 15)), (52, -104)),
    "flamingo": Fowl(150, "-84,-18! -56,-44 -10,-56 34,-46 56,-20 38,6 -8,14 -50,4",
                     ((44, -22, 18), (70, -50, 11), (44, -92, 9), (60, -140, 9), (72, -160, 9)), (78, -166)),
}
_LEGS = {"stand": ((-8, 0), (16, 0)), "walk": ((-28, -4), (32, 0)), "run": ((-44, -18), (50, -6)),
         "sit": ((6, 0), (26, 0)),
         "one leg": ((4, 0),), "fly": ((-60, 22), (-54, 34)), "peck": ((-8, 0), (16, 0)), "shout": ((-10, 0), (18, 0)),
         "three legs": ((-24, 0), (4, 0), (32, 0))}


def fowl(
    a: Art, kind: str, x: float, y: float, s: float = 1.0, *, pose: str = "stand", face: Face = ALERT,
    flip: bool = False, turn: float = 0, slots: Slots = NOTHING, name: str = "", legs: int = 0,
) -> Spots:
    """Hen, duck or flamingo: stand, walk, run, sit, fly, peck, shout, one leg. Slots: back, neck, head, mouth, hand."""
    f, spots = _FOWLS[kind], Spots()
    feet = _LEGS[pose if not legs else "one leg" if legs == 1 else "three legs" if legs == 3 else "stand"]
    high = {"sit": -14, "fly": -30}.get(pose, -f.legs)
    lean = {"peck": 18, "shout": -14, "run": 12, "fly": -10}.get(pose, 0)
    with figure(a, name or kind, x, y, s, turn, flip):
        if pose != "fly":
            a.shadow(6, 2, 58, 6)
        for i, (fx, fy) in enumerate(feet if pose != "sit" else ()):
            with a.part(f".leg#{i + 1}"):
                if kind == "flamingo":
                    knee = (fx * 0.7 - 12, (high + fy) / 2)
                    a.limb([(fx * 0.4, high, 5), (*knee, 6), (fx, fy - 4, 3.6)], w=3, spot="s", shift=(1, 1))
                else:
                    a.line([(fx * 0.5, high), (fx * 0.8, (high + fy) / 2), (fx, fy)], 5, (0.02, 0.05))
                a.shape([(fx - 4, fy - 8), (fx + 8, fy - 6), (fx + 24, fy, 1), (fx + 10, fy + 1), (fx + 8, fy + 5, 1),
                         (fx - 2, fy + 1), (fx - 12, fy + 3, 1)], spot="s", w=2.4, shift=(1, 1))
        if kind == "flamingo" and pose == "one leg":
            a.limb([(8, high, 5), (34, high + 40, 6), (2, high + 66, 3.6)], w=3, spot="s", shift=(1, 1))
        with a.at(0, high, turn=lean):
            if pose == "fly":
                a.limb([(6, -40, 18), (30, -92, 22), (16, -136, 8)], w=4, hatch=10)
            neck = [(nx, ny, r) for nx, ny, r in f.neck]
            hx, hy = f.head
            if pose == "peck":
                neck = [neck[0], (neck[0][0] + 34, neck[0][1] + 10, neck[-1][2]),
                        (neck[0][0] + 50, neck[0][1] + 44, neck[-1][2])]
                hx, hy = neck[-1][0] + 4, neck[-1][1]
            a.limb(neck, w=4.2, cap=False, hatch=8, root=20, spot="s" if kind == "flamingo" else "")
            a.shape(f.body, w=4.8, hatch={"n": 22, "gap": 7}, spot="s" if kind == "flamingo" else "")
            if kind != "flamingo":
                a.limb([(*neck[0][:2], neck[0][2] * 0.8), (*neck[1][:2], neck[1][2] * 0.8)], w=0, cap=False)
            slot(a, slots, "back", -10, -56, spots)
            slot(a, slots, "neck", *neck[-2][:2], spots)
            with a.part(".face"), a.at(hx, hy, turn=-lean + (40 if pose == "peck" else 0)):
                _fowl_head(a, kind, face)
                spots["mouth"] = a.go(40, 6)
            with a.at(hx, hy, turn=-lean):
                slot(a, slots, "head", -2, -24, spots)
                slot(a, slots, "mouth", 42, 6, spots)
            wing = "-44,-26 -18,-44 22,-36 30,-18 8,0 -24,0 -58,-4!"
            if pose in ("fly", "shout", "run"):
                wing = "-20,-10 -34,-54 -50,-96! -28,-78 -24,-112! -8,-78 4,-100! 10,-62 26,-72! 24,-30 14,-8"
            a.shape(wing, w=4, halo=2, hatch=10, spot="s" if kind == "flamingo" else "")
            a.lines_of("-38,-10 -20,-8", "-30,-20 -10,-16", w=2.4)
            slot(a, slots, "hand", 40, -20, spots)
    return spots


def _fowl_head(a: Art, kind: str, face: Face) -> None:
    wide = face.mouth in ("open", "shout")
    if kind == "hen":
        a.shape("-14,-18 -16,-36! -4,-30 4,-42! 10,-30 22,-36! 18,-18", spot="s", w=3)
        a.shape(oval(0, 0, 23, 22), w=4)
        a.shape("20,-6! 42,2! 20,6!" if not wide else "18,-8! 42,-12! 28,0! 40,12! 18,8!", spot="s" if wide else "",
                w=3)
        a.shape("14,8 24,12 20,26 12,20", spot="s", w=2.6)
        eyes(a, face, (13, -6, 6.5), (-3, -6, 7.5), w=2.4)
    elif kind == "duck":
        a.shape(oval(-2, -2, 25, 23), w=4.2, hatch=7)
        bill = "16,-2 34,0 52,-2 54,6 36,12 16,12" if not wide else "16,-8 34,-10 54,-16 56,-8 34,2 54,14 46,20 18,12"
        a.shape(bill, spot="s", w=3.2)
        eyes(a, face, (13, -9, 6.5), (-3, -9, 7.5), w=2.4)
    else:
        a.shape(oval(0, 0, 17, 15), spot="s", w=3.6)
        a.shape("10,-8 26,-4 36,8 34,26! 24,14 10,10", w=3)
        a.black("28,4 36,8 34,27! 25,15", w=2)
        eyes(a, face, (8, -5, 5), (-3, -6, 6), w=2.2)


_BROAD = ("stand", "walk", "run", "sit", "fly", "peck", "shout")


def _fowl(kind: str, poses: tuple[str, ...]) -> Figure:
    def being(a: Art, x: float, y: float, *, pose: str, face: Face, slots: Slots) -> Spots:
        return fowl(a, kind, x, y, pose=pose.replace("-", " "), face=face, slots=slots)

    return creature(being, poses, smiles=False)


@declare("m pinguino/pinguini", "penguin/penguins", *HEAD, real=0.7, top=(50, 4), hand=(84, 58),
         figure=creature(penguin, tuple(PERCHES), smiles=False))
def plain_penguin(pen: Pen, f: Features) -> None:
    pen.oval(38, 96, 11, 4)
    pen.oval(62, 96, 11, 4)
    pen.blob((30, 46), (18, 58), (12, 74), (20, 74), (32, 62))
    pen.blob((70, 46), (82, 54), (90, 68), (82, 70), (68, 62))
    coat = pen.blob((50, 8), (68, 18), (71, 40), (77, 66), (68, 92), (50, 97), (32, 92), (23, 66), (29, 40), (32, 18))
    pen.ink(coat, 3, 60)
    pen.blob((50, 44), (64, 52), (67, 72), (60, 90), (50, 93), (40, 90), (33, 72), (36, 52))
    pen.blob((50, 18), (62, 16), (66, 28), (60, 38), (50, 40), (40, 38), (34, 28), (38, 16))
    pen.face(50, 27, 13, f, mouth=0.9)
    pen.poly((46, 28), (54, 28), (50, 33))
    pen.hat(50, 11, 28, f)


@declare("f gallina/galline, pollo, gallo, chioccia", "hen/hens, chicken, rooster", EXPRESSION, PATTERN, legs(2),
         real=0.4, faces=True, top=(34, 38), hand=(92, 40), figure=_fowl("hen", _BROAD))
def plain_hen(pen: Pen, f: Features) -> None:
    for x in spread(32, 62, number(f["legs"])):
        pen.line((x, 78), (x, 95))
        pen.line((x - 5, 97), (x, 93), (x + 6, 97))
    pen.blob((16, 50), (4, 36), (2, 22), (12, 26), (10, 14), (22, 24), (28, 42))
    body = pen.blob((12, 46), (34, 44), (52, 46), (58, 26), (72, 24), (80, 44), (74, 70), (52, 82), (28, 78), (14, 64))
    pen.pattern(body, f["pattern"], 8, 70)
    pen.blob((34, 56), (52, 54), (54, 64), (42, 70), (30, 66))
    pen.blob((58, 22), (56, 12), (63, 15), (66, 6), (71, 14), (78, 9), (77, 22))
    pen.oval(68, 30, 13, 12)
    pen.poly((79, 28), (91, 32), (79, 36))
    pen.blob((76, 38), (73, 46), (78, 48), (81, 40))
    pen.face(68, 29, 11, f, mouth=0.5)


@declare("f papera/papere, anatra, paperella, anatroccolo, oca", "duck/ducks, duckling, goose", *HEAD, PATTERN,
         real=0.35, faces=True, top=(30, 54), hand=(96, 34), figure=_fowl("duck", _BROAD))
def plain_duck(pen: Pen, f: Features) -> None:
    for x in (36, 52):
        pen.line((x, 84), (x, 93))
        pen.poly((x - 3, 97), (x, 92), (x + 9, 97))
    body = pen.blob((4, 48), (22, 58), (48, 54), (54, 44), (62, 44), (70, 56), (72, 74), (56, 87), (28, 87), (10, 74))
    pen.pattern(body, f["pattern"], 8, 80)
    pen.blob((22, 64), (44, 62), (54, 66), (46, 76), (28, 78))
    pen.oval(64, 32, 17)
    pen.blob((76, 32), (86, 30), (97, 33), (96, 39), (84, 41), (75, 38))
    pen.line((78, 36), (95, 36))
    pen.face(62, 30, 13, f, mouth=0.6)
    pen.hat(63, 18, 22, f)


@declare("m gufo/gufi, civetta", "owl/owls", *HEAD, PATTERN, real=0.4, top=(50, 6), hand=(84, 60),
         figure=creature(owl, tuple(PERCHES), smiles=False))
def plain_owl(pen: Pen, f: Features) -> None:
    for x in (40, 60):
        pen.curve((x - 5, 97), (x - 3, 92), (x, 97), (x + 3, 92), (x + 5, 97))
    pen.blob((24, 44), (14, 62), (22, 84), (32, 70))
    pen.blob((76, 44), (86, 62), (78, 84), (68, 70))
    pen.blob((28, 8), (40, 16), (60, 16), (72, 8), (76, 34), (78, 66), (66, 92), (50, 95), (34, 92), (22, 66), (24, 34))
    tum = pen.blob((50, 54), (66, 62), (66, 82), (50, 90), (34, 82), (34, 62))
    if f["pattern"] == "plain":
        for x, y in ((42, 66), (52, 66), (47, 74), (57, 74), (42, 82), (53, 82)):
            pen.arc(x, y, 3, 3, 0, 180)
    else:
        pen.pattern(tum, f["pattern"], 7)
    pen.oval(39, 36, 12)
    pen.oval(61, 36, 12)
    if f["expression"] in ("sleeping", "angry", "sad"):
        pen.face(50, 39, 24, f, mouth=0)
    if f["expression"] not in ("sleeping", "angry", "sad"):
        r = 5.5 if f["expression"] == "surprised" else 3
        pen.dot(39, 36, r)
        pen.dot(61, 36, r)
    if f["expression"] == "smiling":
        pen.arc(50, 50, 9, 5, 0, 180)
    pen.poly((46, 42), (54, 42), (50, 50))
    pen.hat(50, 15, 30, f)


@declare("m fenicottero/fenicotteri, airone", "flamingo/flamingos, heron", *HEAD, legs(2, 4), real=1.3, faces=True,
         top=(40, 42), hand=(84, 22), figure=_fowl("flamingo", ("stand", "one-leg", "walk", "run", "peck", "shout")))
def plain_flamingo(pen: Pen, f: Features) -> None:
    for x in spread(30, 52, number(f["legs"])):
        pen.line((x, 64), (x - 1, 80), (x, 97))
        pen.line((x - 4, 98), (x, 95), (x + 7, 98))
    pen.blob((8, 56), (26, 44), (46, 42), (56, 50), (54, 38), (48, 26), (54, 10), (64, 16), (57, 26), (64, 42),
             (62, 58), (44, 68), (22, 66))
    pen.blob((22, 54), (38, 50), (48, 54), (38, 62), (26, 62))
    pen.blob((72, 12), (82, 16), (84, 27), (78, 26), (70, 20))
    pen.oval(64, 14, 11, 10)
    pen.face(64, 14, 9, f, mouth=0.6)
    pen.hat(62, 6, 17, f)
