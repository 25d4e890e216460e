"""Animals on four legs, which also stand upright."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.ink.curves import Knot, even, smooth
from ludoteca.games.duplik.kinds.anatomy import animal_heads as heads
from ludoteca.games.duplik.kinds.anatomy.biped import Build, Head, Joints, Outfit, Stance, biped, mixed
from ludoteca.games.duplik.kinds.anatomy.coats import cow_spots, horse_mane, hump, patches, tiger_stripes, wool
from ludoteca.games.duplik.kinds.anatomy.costumes import shirt, torso_path
from ludoteca.games.duplik.kinds.anatomy.face import ALERT, Face
from ludoteca.games.duplik.kinds.anatomy.quadruped import GAITS, Body, Coat, Frame, Gait, beast
from ludoteca.games.duplik.kinds.anatomy.slots import NOTHING, Slots, Spots
from ludoteca.games.duplik.kinds.features import HEAD, PATTERN, Features, count, legs, number
from ludoteca.games.duplik.kinds.figure import HEAD_NAMES, Figure, Look
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, ring, spread


def _belly(a: Art, j: Joints) -> None:
    shirt("p", hem=14)(a, j)
    (hx, hy), (cx, cy) = j.stance.hip, j.stance.chest
    r = j.build.torso[1]
    x, y = mixed((cx, cy), (hx, hy), 0.62)
    a.line([(x + r * 0.1, y - r * 0.8), (x - r * 0.3, y), (x + r * 0.1, y + r * 0.7)], 2.4)


def _fleece(a: Art, j: Joints) -> None:
    """Curls round the torso."""
    ring = torso_path(j, 22, 1.12)
    points = even([(x, y) for x, y, _ in smooth([(x, y, 0.0) for x, y, _ in ring], True)], 22)
    (hx, hy), (cx, cy) = j.stance.hip, j.stance.chest
    mx, my = (hx + cx) / 2, (hy + cy) / 2
    path: list[Knot] = []
    for p, q in pairwise([*points, points[0]]):
        bx, by = mixed(p, q, 0.5)
        d = math.hypot(bx - mx, by - my) or 1.0
        path += [(*p, 1.0), (bx + (bx - mx) / d * 12, by + (by - my) / d * 12, 0.0)]
    a.shape(path, w=4.6, hatch={"n": 16, "gap": 7})
    for t, dx in ((0.2, -10), (0.5, 14), (0.75, -8), (0.9, 16)):
        x, y = mixed((cx, cy), (hx, hy), t)
        a.line([(x + dx - 9, y), (x + dx - 4, y - 8), (x + dx + 5, y - 6), (x + dx + 6, y + 2), (x + dx, y + 4)], 2.4)


def _sleek(a: Art, j: Joints) -> None:
    shirt("k", hem=14)(a, j)


def _tail_behind(style: str) -> Callable[[Art, Joints], None]:
    def draw(a: Art, j: Joints) -> None:
        hx, hy = j.stance.hip
        x, y = hx - j.build.torso[0] * 0.7, hy + 8
        if style == "long":
            a.limb([(x, y, 9), (x - 34, y + 18, 8), (x - 56, y - 14, 7), (x - 48, y - 54, 5)], w=3.8, hatch=6)
        elif style == "black":
            a.limb([(x, y, 9), (x - 34, y + 18, 8), (x - 56, y - 14, 7), (x - 48, y - 54, 5)], w=2, fill="k")
        elif style == "thin":
            a.line([(x, y), (x - 36, y + 26), (x - 66, y + 8), (x - 84, y + 28)], 4.4, (0.02, 0.6))
        elif style == "tuft":
            a.line([(x, y), (x - 28, y + 20), (x - 44, y + 2)], 4.4, (0.02, 0.1))
            a.black(oval(x - 48, y - 6, 9, 13, turn=-20, n=8), w=2)
        elif style == "puff":
            a.shape(oval(x - 8, y - 4, 15, 14, n=9), w=3.8, hatch=7)
        elif style == "horse":
            a.black([(x + 8, y - 10), (x - 24, y - 2), (x - 38, y + 40), (x - 34, y + 78, 1), (x - 20, y + 54),
                     (x - 6, y + 10)],
                    w=3, shine=7)
        elif style == "croc":
            a.limb([(x + 6, y, 24), (x - 46, y + 40, 18), (x - 100, y + 66, 11), (x - 146, y + 56, 4)], w=4.4, hatch=12)

    return draw


class Animal(NamedTuple):
    head: Head
    frame: Frame
    build: Build
    coat: Coat | None = None
    mane: Coat | None = None
    outfit: Outfit = Outfit(_belly, shoe="", cuff=False, bare=True)
    behind: str = ""


_HOOFED = Outfit(_belly, shoe="", hand="k", cuff=False, bare=True)
_FLEECY = Outfit(_fleece, shoe="", hand="k", trousers="k", cuff=False)
_BLACK = Outfit(_sleek, sleeve="k", trousers="k", shoe="", hand="k", cuff=False, bare=True)

ANIMALS: dict[str, Animal] = {
    "cow": Animal(heads.cow, Frame((54, 60, 54), (28, 16, 12), (40, 30), 0.86), Build((42, 46, 34), (18, 15, 12)),
                  cow_spots(4), outfit=_HOOFED, behind="tuft"),
    "horse": Animal(heads.horse, Frame((50, 50, 50), (29, 15, 11), (42, 29), 1.1, 0.96, 1.15, tail="horse"),
                    Build((36, 38, 34), (18, 14, 11), neck=24), None, horse_mane, _HOOFED, "horse"),
    "dog": Animal(heads.dog, Frame((36, 34, 40), (22, 13, 11), (28, 22), 0.68, 0.7, 0.72, hoof="p", tail="thin"),
                  Build((30, 30, 28), (14, 12, 10), (19, 14, 12)), behind="long"),
    "cat": Animal(heads.cat, Frame((36, 32, 34), (21, 12, 10), (26, 20), 0.6, 0.66, 0.66, hoof="p", tail="thin"),
                  Build((31, 29, 25), (13, 11, 9), (18, 13, 11)), tiger_stripes(6), behind="long"),
    "black cat": Animal(heads.black_cat,
                        Frame((36, 32, 34), (21, 12, 10), (26, 20), 0.6, 0.66, 0.66, hoof="p", fill="k", tail="thin"),
                        Build((31, 29, 25), (13, 11, 9), (18, 13, 11), skin="k"), outfit=_BLACK, behind="black"),
    "pig": Animal(heads.pig, Frame((50, 56, 50), (24, 15, 12), (42, 34), 0.5, 0.74, 0.42, 1.05, tail="curl"),
                  Build((44, 50, 36), (17, 14, 11), (21, 15, 12), 22), outfit=_HOOFED),
    "sheep": Animal(heads.sheep, Frame((46, 52, 46), (18, 11, 10), (26, 20), 0.6, 0.68, 0.62, leg_fill="k",
                                       tail="none", woolly=True),
                    Build((42, 46, 36), (14, 11, 9), (16, 11, 9)), wool, outfit=_FLEECY, behind="puff"),
    "lion": Animal(heads.lion, Frame((44, 44, 50), (27, 17, 15), (34, 28), 0.78, 0.9, 0.62, 1.1, hoof="p"),
                   Build((36, 38, 36), (19, 16, 13), (22, 17, 14)), behind="tuft"),
    "elephant": Animal(heads.elephant, Frame((76, 82, 72), (36, 29, 26), (50, 44), 0.92, 0.9, 0.62, 1.28, "p",
                                             tail="thin"),
                       Build((56, 62, 46), (22, 19, 16), (30, 25, 21), 30, 1.1), behind="thin"),
    "bear": Animal(heads.bear, Frame((58, 60, 58), (32, 22, 18), (42, 36), 0.72, 0.84, 0.5, 1.12, "p", tail="stub"),
                   Build((50, 52, 42), (23, 19, 15), (28, 22, 17), 24), behind="puff"),
    "giraffe": Animal(heads.giraffe, Frame((46, 46, 46), (25, 14, 11), (36, 21), 1.4, 0.72, 2.5, 1.05),
                      Build((32, 32, 28), (15, 12, 10), neck=15), patches, outfit=_HOOFED, behind="tuft"),
    "camel": Animal(heads.camel, Frame((48, 52, 48), (27, 14, 12), (34, 22), 1.18, 0.92, 1.25, 1.0),
                    Build((36, 38, 30), (16, 13, 11), neck=16), hump(1), outfit=_HOOFED, behind="tuft"),
    "mouse": Animal(heads.mouse, Frame((30, 28, 24), (13, 9, 8), (20, 16), 0.4, 0.5, 0.5, 0.9, "p", tail="thin"),
                    Build((34, 33, 23), (11, 9, 8), (14, 11, 10), 10, 1.12), behind="thin"),
    "rabbit": Animal(heads.rabbit, Frame((40, 34, 28), (20, 12, 10), (22, 18), 0.5, 0.56, 0.6, 0.95, "p", tail="stub"),
                     Build((33, 31, 24), (12, 10, 9), (17, 13, 12), 11, 1.05), behind="puff"),
    "frog": Animal(heads.frog, Frame((40, 40, 36), (17, 11, 9), (30, 28), 0.4, 0.5, 0.4, 0.95, "p", tail="none"),
                   Build((38, 38, 32), (12, 10, 9), (18, 13, 11), 22, 1.05)),
    "crocodile": Animal(heads.crocodile, Frame((44, 46, 40), (20, 14, 12), (36, 30), 0.42, 1.0, 0.2, 1.15, "p",
                                               tail="croc"),
                        Build((36, 40, 32), (15, 12, 10), (20, 15, 13), 22), behind="croc"),
}


def animal(
    a: Art, kind: str, x: float, y: float, s: float = 1.0, *, pose: str = "stand", upright: bool = False,
    face: Face = ALERT, flip: bool = False, turn: float = 0, slots: Slots = NOTHING, name: str = "",
    outfit: Outfit | None = None, coat: Coat | None = None, stance: Stance | None = None, gait: Gait | None = None,
    grounded: bool = True, tail: str | None = None,
) -> Spots:
    """An animal of `ANIMALS`, feet at x, y: on all fours in a pose of `GAITS`, or upright in one of `biped.STANCES`.

    `tail=""` leaves the tail of an upright one to the plate.
    """
    who = ANIMALS[kind]
    called = name or kind.replace("black ", "")
    if upright or stance or pose not in GAITS:
        return biped(a, x, y, s, who.head, who.build, outfit or who.outfit, pose=pose, face=face, flip=flip, turn=turn,
                     slots=slots, name=called, behind=_tail_behind(who.behind if tail is None else tail), stance=stance,
                     grounded=grounded)
    return beast(a, x, y, s, who.head, who.frame, pose=pose, face=face, flip=flip, turn=turn, slots=slots, name=called,
                 coat=coat or who.coat, mane=who.mane, gait=gait, grounded=grounded)


UPRIGHT = ("hail", "point", "dance", "think", "shrug")          # what an animal also does on two legs
POSES = tuple(pose for pose in GAITS if pose != "push") + UPRIGHT


def _bare(_: Art, __: Body) -> None:
    """No pattern at all."""


def _figure(kind: str, part: str = "", coat: Callable[[int], Coat] | None = None, smiles: bool = True) -> Figure:
    """An animal on four legs or on two; the counted parts of its coat are seen on four legs only.

    An animal that may have a pattern is drawn plain here, whatever it wears in the album. A player who asks for stripes
    must see whether there are any.
    """
    def on_fours(look: Look) -> Coat | None:
        if coat:
            return coat(look.number(part))
        if look.features.get("pattern") == "stripes":
            return tiger_stripes(7)
        return _bare if "pattern" in look.features else None

    def draw(a: Art, look: Look) -> Spots:
        if look.pose in UPRIGHT:
            return animal(a, kind, 0, 0, pose=look.pose, upright=True, face=look.face, slots=look.slots)
        spots = animal(a, kind, 0, 0, pose=look.pose, face=look.face, slots=look.slots, coat=on_fours(look))
        return {**spots, "top": spots["back"]}

    def shows(look: Look) -> frozenset[str]:
        if look.pose in UPRIGHT:
            return HEAD_NAMES
        return HEAD_NAMES | {part or "pattern"} if part or look.features.get("pattern") == "stripes" else HEAD_NAMES

    return Figure(draw, shows, POSES, smiles=smiles)


@declare("f mucca/mucche, vacca, mucchina", "cow/cows, cattle", *HEAD, legs(),
         count("spots", "f macchia/macchie", "patch/patches, spot", 3, 1, 6), real=1.5, faces=True, top=(40, 34),
         hand=(97, 44), figure=_figure("cow", "spots", cow_spots))
def plain_cow(pen: Pen, f: Features) -> None:
    pen.curve((10, 45), (3, 52), (5, 66))
    pen.oval(5, 69, 2, 4)
    pen.legs_row(18, 58, 66, 95, number(f["legs"]), 7)
    pen.blob((38, 70), (36, 77), (42, 79), (47, 77), (45, 70))
    pen.blob((10, 42), (38, 36), (66, 40), (70, 56), (62, 71), (38, 73), (14, 70), (7, 56))
    n = number(f["spots"])
    for i, x in enumerate(spread(12, 64, n)):
        y = 50 + (8 if i % 2 else -2)
        r = 6.5 if n < 4 else 4.5
        pen.ink(pen.blob((x - r, y), (x - r * 0.3, y - r), (x + r, y - r * 0.5), (x + r * 0.7, y + r * 0.8),
                         (x - r * 0.4, y + r * 0.7), solid=False))
    pen.poly((62, 25), (56, 18), (66, 20))
    pen.poly((86, 25), (92, 18), (83, 20))
    pen.blob((62, 30), (52, 27), (55, 35), (63, 35))
    pen.blob((86, 30), (96, 27), (94, 35), (86, 35))
    pen.blob((61, 26), (74, 20), (87, 26), (87, 40), (82, 52), (66, 52), (61, 40))
    pen.oval(74, 50, 13, 8)
    pen.dot(70, 48, 1.2)
    pen.dot(78, 48, 1.2)
    if f["expression"] == "surprised":
        pen.face(74, 37, 12, f, mouth=0.9)
    else:
        pen.face(74, 36, 13, f)
    pen.hat(74, 23, 24, f)


@declare("m gatto/gatti, micio, gattino, gattone, felino", "cat/cats, kitty, kitten", *HEAD, PATTERN, legs(), real=0.4,
         faces=True, top=(40, 42), hand=(92, 56), figure=_figure("cat"))
def plain_cat(pen: Pen, f: Features) -> None:
    pen.curve((12, 60), (2, 50), (6, 32), (14, 26), (17, 32))
    pen.legs_row(18, 60, 74, 96, number(f["legs"]), 7)
    body = pen.blob((10, 60), (30, 50), (60, 50), (68, 62), (64, 78), (36, 82), (12, 78))
    pen.pattern(body, f["pattern"], 8, 80)
    pen.poly((54, 40), (53, 22), (65, 30))
    pen.poly((88, 40), (89, 22), (77, 30))
    pen.oval(71, 46, 19, 17)
    pen.face(71, 46, 16, f)
    pen.poly((69, 48), (73, 48), (71, 50.5))
    for s in (-1, 1):
        pen.line((71 + s * 12, 50), (71 + s * 25, 47))
        pen.line((71 + s * 12, 53), (71 + s * 25, 55))
    pen.hat(71, 31, 26, f)


@declare("m cane/cani, cagnolino, cagnone, cucciolo", "dog/dogs, puppy, doggy, hound", *HEAD, PATTERN, legs(), real=0.6,
         faces=True, top=(36, 46), hand=(94, 60), figure=_figure("dog"))
def plain_dog(pen: Pen, f: Features) -> None:
    pen.curve((13, 56), (4, 48), (4, 36))
    pen.curve((13, 60), (9, 52), (10, 44))
    pen.legs_row(18, 58, 72, 96, number(f["legs"]), 7, 3)
    body = pen.blob((11, 56), (34, 50), (60, 52), (66, 64), (60, 78), (36, 78), (14, 76))
    pen.pattern(body, f["pattern"], 8, 80)
    pen.blob((58, 34), (70, 26), (84, 32), (88, 46), (84, 58), (70, 62), (58, 56), (54, 44))
    pen.face(71, 44, 16, f)
    pen.ink(pen.oval(71, 48, 4, 3))
    for s in (-1, 1):
        pen.blob((71 + s * 12, 32), (71 + s * 19, 34), (71 + s * 23, 50), (71 + s * 19, 56), (71 + s * 15, 46))
    pen.hat(71, 30, 26, f)


@declare("m elefante/elefanti, elefantino", "elephant/elephants", *HEAD, legs(), PATTERN, real=3.0, faces=True,
         top=(32, 28), hand=(97, 36), figure=_figure("elephant"))
def plain_elephant(pen: Pen, f: Features) -> None:
    pen.curve((7, 44), (2, 54), (4, 64))
    pen.line((4, 64), (2, 69))
    pen.line((4, 64), (6, 69))
    pen.legs_row(16, 56, 66, 95, number(f["legs"]), 11, 1)
    body = pen.blob((8, 42), (30, 28), (56, 32), (66, 48), (62, 70), (36, 74), (10, 70))
    pen.pattern(body, f["pattern"], 11, 80)
    pen.blob((82, 46), (86, 60), (92, 66), (95, 56), (91, 40), (98, 37), (101, 52), (97, 70), (86, 73), (76, 62))
    pen.oval(72, 40, 18, 19)
    pen.face(76, 40, 15, f, mouth=0.6)
    pen.blob((62, 26), (50, 22), (42, 34), (46, 52), (56, 56), (61, 44))
    pen.poly((76, 57), (81, 64), (84, 55))
    pen.hat(73, 23, 26, f)


@declare("f giraffa/giraffe", "giraffe/giraffes", *HEAD, legs(), PATTERN, real=5.0, faces=True, top=(34, 60),
         hand=(88, 24), figure=_figure("giraffe"))
def plain_giraffe(pen: Pen, f: Features) -> None:
    pen.curve((22, 62), (15, 68), (16, 76))
    pen.legs_row(27, 52, 72, 99, number(f["legs"]), 4.5, 2)
    body = pen.blob((22, 62), (36, 57), (48, 54), (60, 20), (68, 22), (62, 58), (58, 74), (40, 77), (24, 74))
    pen.pattern(body, f["pattern"], 7, 60)
    pen.line((66, 8), (65, 1))
    pen.line((73, 8), (75, 1))
    pen.dot(65, 1, 1.5)
    pen.dot(75, 1, 1.5)
    pen.blob((60, 10), (54, 6), (55, 13), (61, 15))
    pen.blob((62, 8), (70, 5), (78, 10), (88, 19), (86, 27), (76, 28), (64, 24), (60, 15))
    pen.face(73, 16, 9, f)
    pen.hat(69, 7, 15, f)


@declare("m maiale/maiali, maialino, porco, porcellino", "pig/pigs, piglet", *HEAD, PATTERN, legs(), real=0.8,
         faces=True, top=(38, 38), hand=(97, 56), figure=_figure("pig"))
def plain_pig(pen: Pen, f: Features) -> None:
    pen.curve((8, 56), (3, 54), (3, 60), (7, 59), (4, 51), (0, 50))
    pen.legs_row(20, 58, 74, 94, number(f["legs"]), 8, 0)
    body = pen.blob((8, 56), (20, 40), (48, 36), (68, 46), (72, 62), (60, 78), (34, 80), (14, 74))
    pen.pattern(body, f["pattern"], 9, 80)
    pen.poly((60, 38), (58, 26), (70, 33))
    pen.poly((92, 38), (94, 26), (82, 33))
    pen.oval(76, 50, 19, 18)
    pen.face(76, 48, 17, f, mouth=0.8)
    pen.oval(76, 51, 7, 5)
    pen.dot(73.5, 51, 1)
    pen.dot(78.5, 51, 1)
    pen.hat(76, 34, 25, f)


@declare("f pecora/pecore, pecorella, agnello", "sheep/sheep, lamb", *HEAD, legs(), real=0.9, faces=True, top=(40, 32),
         hand=(94, 52), figure=_figure("sheep"))
def plain_sheep(pen: Pen, f: Features) -> None:
    pen.legs_row(22, 58, 70, 96, number(f["legs"]), 5, 2)
    puff = []
    for i, (x, y) in enumerate(ring(40, 54, 1, 24)):
        k = 1.0 if i % 2 else 0.86
        puff.append((40 + (x - 40) * 34 * k, 54 + (y - 54) * 24 * k))
    pen.blob(*puff)
    for x, y in ((24, 48), (36, 60), (50, 50), (30, 66), (46, 40)):
        pen.curve((x - 4, y), (x - 2, y + 4), (x + 2, y + 3), (x + 1, y - 1))
    pen.blob((60, 44), (52, 46), (56, 53), (62, 50))
    pen.blob((86, 44), (94, 46), (90, 53), (85, 50))
    pen.blob((62, 36), (74, 32), (85, 36), (86, 54), (78, 66), (69, 66), (61, 54))
    pen.blob((62, 38), (64, 29), (71, 30), (76, 27), (82, 31), (85, 37), (78, 40), (72, 37), (67, 40))
    pen.face(74, 50, 13, f)
    pen.hat(74, 30, 22, f)


@declare("m cavallo/cavalli, cavallino, pony", "horse/horses, pony", *HEAD, PATTERN, legs(), real=1.7, faces=True,
         top=(34, 48), hand=(92, 40), figure=_figure("horse"))
def plain_horse(pen: Pen, f: Features) -> None:
    pen.blob((12, 50), (4, 56), (2, 74), (8, 80), (9, 66), (14, 60))
    pen.legs_row(18, 56, 68, 97, number(f["legs"]), 6, 2)
    body = pen.blob((10, 52), (34, 50), (48, 46), (58, 22), (74, 26), (68, 54), (60, 72), (36, 73), (13, 70))
    pen.pattern(body, f["pattern"], 8, 75)
    pen.poly((62, 18), (62, 7), (69, 14))
    pen.poly((74, 15), (79, 6), (80, 17))
    pen.blob((60, 16), (70, 12), (80, 18), (92, 34), (90, 44), (80, 44), (70, 36), (61, 30))
    pen.face(75, 27, 12, f, mouth=0.9)
    pen.dot(86, 36, 1)
    pen.blob((62, 12), (54, 16), (49, 30), (44, 46), (50, 44), (58, 30), (66, 18))
    pen.hat(70, 13, 20, f)


@declare("m leone/leoni, leoncino", "lion/lions", *HEAD, legs(), real=1.2, faces=True, top=(30, 48), hand=(98, 58),
         figure=_figure("lion"))
def plain_lion(pen: Pen, f: Features) -> None:
    pen.curve((11, 58), (2, 52), (3, 36), (9, 30))
    pen.ink(pen.blob((9, 30), (5, 22), (13, 18), (16, 26)), 2)
    pen.legs_row(17, 56, 72, 96, number(f["legs"]), 8, 3)
    pen.blob((9, 56), (30, 50), (56, 50), (66, 62), (60, 78), (36, 78), (12, 76))
    mane = [(70 + 27 * k * math.cos(t), 44 + 27 * k * math.sin(t))
            for i in range(26) for t in [math.tau * i / 26] for k in [1.0 if i % 2 else 0.8]]
    pen.blob(*mane)
    pen.oval(70, 45, 16)
    pen.face(70, 45, 14, f)
    pen.ink(pen.poly((67, 46), (73, 46), (70, 49.5)), 1.5)
    pen.hat(70, 24, 26, f)


@declare("m cammello/cammelli, dromedario", "camel/camels, dromedary", *HEAD, legs(),
         count("humps", "f gobba/gobbe", "hump/humps", 2, 1, 5), real=2.2, faces=True, top=(38, 36), hand=(96, 26),
         figure=_figure("camel", "humps", hump, smiles=False))
def plain_camel(pen: Pen, f: Features) -> None:
    n = number(f["humps"])
    pen.curve((8, 56), (3, 64), (4, 72))
    pen.legs_row(16, 56, 70, 98, number(f["legs"]), 5, 2)
    top = []
    for x in spread(10, 60, n):
        r = 25 / n
        top += [(x - r * 0.8, 54), (x - r * 0.35, 36), (x + r * 0.35, 36), (x + r * 0.8, 54)]
    pen.blob(*top, (66, 54), (70, 40), (74, 22), (82, 24), (80, 44), (74, 64), (60, 74), (36, 75), (12, 73), (7, 62))
    pen.poly((72, 14), (70, 7), (77, 12))
    pen.blob((71, 16), (80, 10), (90, 15), (98, 24), (96, 32), (84, 33), (74, 28))
    pen.face(84, 21, 10, f)
    pen.hat(79, 13, 18, f)


@declare("m coniglio/conigli, coniglietto, lepre", "rabbit/rabbits, bunny, hare", *HEAD, PATTERN, real=0.35,
         top=(54, 4), hand=(80, 62), figure=_figure("rabbit"))
def plain_rabbit(pen: Pen, f: Features) -> None:
    pen.oval(22, 80, 7)
    body = pen.blob((30, 62), (50, 54), (68, 62), (74, 82), (64, 96), (36, 96), (26, 82))
    pen.pattern(body, f["pattern"], 8)
    pen.oval(38, 95, 13, 4)
    pen.oval(64, 95, 13, 4)
    pen.blob((40, 34), (32, 14), (37, 2), (45, 10), (49, 32))
    pen.blob((58, 34), (60, 10), (68, 3), (72, 14), (66, 34))
    pen.curve((42, 28), (38, 16), (39, 9))
    pen.curve((62, 28), (65, 16), (68, 10))
    pen.oval(53, 44, 20, 17)
    pen.face(53, 43, 16, f, mouth=0.8)
    pen.poly((51, 45), (55, 45), (53, 47.5))
    pen.box(50.5, 53.5, 2.5, 4)
    pen.box(53, 53.5, 2.5, 4)
    pen.curve((40, 66), (46, 74), (52, 70))
    pen.hat(53, 30, 22, f)


@declare("m topo/topi, topolino, sorcio, ratto", "mouse/mice, rat", *HEAD, legs(), real=0.1, faces=True, top=(30, 52),
         hand=(97, 64), figure=_figure("mouse"))
def plain_mouse(pen: Pen, f: Features) -> None:
    pen.curve((12, 74), (4, 66), (6, 52), (14, 46), (12, 38), (4, 36))
    pen.legs_row(20, 56, 82, 93, number(f["legs"]), 5, 3)
    pen.blob((10, 74), (20, 58), (44, 50), (62, 58), (64, 78), (44, 88), (18, 86))
    pen.oval(58, 40, 13)
    pen.oval(58, 40, 8)
    pen.oval(86, 38, 12)
    pen.oval(86, 38, 7)
    pen.blob((58, 50), (74, 44), (90, 52), (94, 66), (82, 76), (66, 74), (56, 64))
    pen.face(75, 60, 14, f)
    pen.dot(76, 63, 2.2)
    for s in (-1, 1):
        pen.line((75 + s * 8, 66), (75 + s * 22, 63))
        pen.line((75 + s * 8, 68), (75 + s * 21, 71))
    pen.hat(73, 46, 24, f)


@declare("m coccodrillo/coccodrilli, alligatore", "crocodile/crocodiles, croc, alligator", *HEAD[:1], legs(),
         count("teeth", "m dente/denti", "tooth/teeth", 5, 1, 8), real=0.8, faces=True, top=(36, 50), hand=(98, 60),
         figure=_figure("crocodile", smiles=False))
def plain_crocodile(pen: Pen, f: Features) -> None:
    pen.legs_row(24, 56, 70, 84, number(f["legs"]), 7, 3)
    back = [(x, 52 if i % 2 else 58) for i, x in enumerate(range(14, 60, 6))]
    pen.poly((0, 76), *back, (62, 56), (64, 74), (36, 78), (14, 74))
    pen.poly((62, 66), (98, 68), (98, 75), (64, 76))
    n = number(f["teeth"])
    for x in spread(70, 98, n):
        pen.poly((x - 2.2, 61), (x, 66), (x + 2.2, 61))
    pen.blob((58, 58), (64, 48), (76, 50), (96, 54), (100, 60), (90, 63), (66, 64))
    pen.oval(66, 45, 6)
    pen.dot(95, 56, 1)
    pen.face(66, 45, 7, {**f, "eyes": 1}, mouth=0)
    if f["expression"] == "smiling":
        pen.curve((60, 66), (58, 62), (61, 58))


@declare("f rana/rane, ranocchio, rospo", "frog/frogs, toad", *HEAD, PATTERN, real=0.1, top=(50, 20), hand=(92, 70),
         figure=_figure("frog"))
def plain_frog(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        pen.blob((50 + s * 24, 58), (50 + s * 44, 56), (50 + s * 44, 76), (50 + s * 30, 90), (50 + s * 20, 80))
        pen.blob((50 + s * 22, 90), (50 + s * 34, 87), (50 + s * 48, 93), (50 + s * 34, 97), (50 + s * 20, 96))
    body = pen.blob((50, 36), (76, 46), (82, 66), (72, 90), (50, 95), (28, 90), (18, 66), (24, 46))
    pen.pattern(tuple((x, y * 0.45 + 52) for x, y in body), f["pattern"], 8)
    for s in (-1, 1):
        pen.oval(50 + s * 17, 34, 10)
        if f["expression"] == "sleeping":
            pen.arc(50 + s * 17, 33, 7, 5, 0, 180)
        elif f["expression"] == "surprised":
            pen.oval(50 + s * 17, 34, 6, solid=False)
            pen.dot(50 + s * 17, 34, 2)
        else:
            pen.dot(50 + s * 17, 34, 4)
        if f["expression"] == "angry":
            pen.line((50 + s * 28, 22), (50 + s * 10, 29))
    pen.face(50, 50, 24, {**f, "eyes": 0}, mouth=1.5)
    pen.hat(50, 37, 26, f)


@declare("m orso/orsi, orsetto, orsacchiotto", "bear/bears, teddy bear, teddy", *HEAD, PATTERN, real=1.8, top=(50, 8),
         hand=(88, 56), figure=_figure("bear"))
def plain_bear(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        pen.blob((50 + s * 22, 48), (50 + s * 36, 50), (50 + s * 42, 62), (50 + s * 34, 68), (50 + s * 24, 62))
        pen.blob((50 + s * 8, 84), (50 + s * 28, 84), (50 + s * 34, 94), (50 + s * 22, 98), (50 + s * 8, 97))
    body = pen.blob((50, 42), (72, 50), (78, 72), (70, 92), (50, 95), (30, 92), (22, 72), (28, 50))
    pen.pattern(body, f["pattern"], 9)
    if f["pattern"] == "plain":
        pen.oval(50, 74, 15, 14)
    for s in (-1, 1):
        pen.oval(50 + s * 18, 14, 8)
        pen.oval(50 + s * 18, 14, 4)
    pen.oval(50, 30, 23, 21)
    pen.face(50, 28, 19, f, mouth=0.8)
    pen.ink(pen.oval(50, 31, 4, 3), 1.6)
    pen.hat(50, 12, 28, f)
