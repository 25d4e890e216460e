"""Ne manca uno: the shepherd counts again; the last of the flock has had a good lunch."""

from __future__ import annotations

import math

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Looks,
    Mood,
    Scene,
    Shows,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import cloud, puff, tree
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    56,
    Text("Ne manca uno", "One is missing"),
    Text("«Eppure ieri erano cinque.»", "\"And yet there were five yesterday.\""),
    facts=(
        fact("counts", Does("boy", "counts", "sheep"), "Un pastorello conta le sue pecore.",
             "A shepherd boy is counting his sheep."),
        fact("croc", Holds("crocodile",
             "fleece", worn=True), "In fondo alla fila c'è un coccodrillo travestito da pecora.",
             "Last in the row is a crocodile dressed as a sheep."),
        fact("toothpick", Holds("crocodile", "toothpick"), "Il coccodrillo si pulisce i denti con uno stecchino.",
             "The crocodile is picking its teeth."),
        fact("belly", Shows("crocodile", "big belly"), "Il coccodrillo ha la pancia gonfia.",
             "The crocodile has a bulging belly."),
        fact("sheep", Count("sheep", 3), "Le pecore vere sono tre.", "There are three real sheep."),
        fact("gaze", Looks("sheep#3", "crocodile"), "L'ultima pecora guarda il coccodrillo con la coda dell'occhio.",
             "The last sheep looks at the crocodile out of the corner of its eye."),
        fact("scared", Mood("sheep#3", "scared"), "L'ultima pecora ha paura.", "The last sheep is afraid."),
        fact("asleep", Mood("sheep#1", "asleep"), "La prima pecora dorme in piedi.",
             "The first sheep is asleep on its feet."),
        fact("innocent", Mood("crocodile", "sly"), "Il coccodrillo fa finta di niente.",
             "The crocodile is all innocence."),
        fact("dog", Stands("dog", "left", "boy"), "Il cane da pastore dorme ai piedi del ragazzo.",
             "The sheepdog sleeps at the boy's feet."),
        fact("dog sleeps", Mood("dog", "asleep"), "Il cane ha gli occhi chiusi.", "The dog has its eyes shut."),
        fact("bell", Stands("bell", "on", "plate"), "Davanti al coccodrillo è rimasto un campanaccio.",
             "A sheep bell has been left in front of the crocodile."),
        fact("marks", Count("mark", 4), "Sulla lavagnetta il ragazzo ha fatto quattro segni.",
             "The boy has made four marks on his slate."),
        fact("slate", Holds("boy", "slate"), "Il ragazzo tiene una lavagnetta.", "The boy holds a slate."),
        fact("wool", Count("tuft", 3), "Per aria ci sono tre ciuffi di lana.", "Three tufts of wool float in the air."),
    ),
    criteria=(
        asks("toothpick", "gesture", "Il coccodrillo sta usando lo stecchino.", "The crocodile is using a toothpick."),
        asks("gaze", "relation", "Una sola pecora ha capito chi ha accanto.",
             "One sheep alone knows who stands next to it."),
        asks("scared", "mood", "L'ultima pecora non osa muoversi.", "The last sheep does not dare to move."),
        asks("asleep", "mood", "La prima pecora non si accorge di niente: dorme.",
             "The first sheep notices nothing: it is asleep."),
        asks("marks", "number", "I segni sulla lavagnetta sono quattro.", "There are four marks on the slate."),
        asks("wool", "number"),
        asks("belly", "thing", "La pancia del coccodrillo è bella piena.", "The crocodile's belly is nice and full."),
        asks("bell", "thing"),
        asks("dog sleeps", "mood", "Chi dovrebbe fare la guardia dorme.", "The one who should keep watch is asleep."),
        asks("croc", "absurd"),
    ),
)

COUNTING = STANCES["point"]._replace(near_arm=((54, -176), (104, -186)), far_arm=((40, -140), (62, -136)))
INNOCENT = STANCES["stand"]._replace(near_arm=((40, -176), (78, -220)), far_arm=((44, -150), (34, -118)), tilt=-8)


def draw(a: Art) -> None:
    with a.at(200, 90):
        cloud(150)(a)
    a.line("-10,430 300,416 620,430 1010,412", 2.8, (0.02, 0.02))
    a.black("560,430! 700,350 840,320 1020,360! 1020,420 800,416", w=3, shine=10)
    for x, y, s in ((60, 428, 0.5), (140, 424, 0.36), (500, 428, 0.3)):
        with a.at(x, y, s):
            tree(0, x == 140)(a)
    with a.part("fence"):
        for x in range(360, 1000, 110):
            a.shape([(x - 9, 520, 1), (x - 8, 400, 1), (x, 388, 1), (x + 8, 400, 1), (x + 9, 520, 1)], w=3.4, hatch=5)
        a.shape("330,430! 1020,422! 1020,438! 330,446!", w=3.4)
        a.shape("330,480! 1020,472! 1020,488! 330,496!", w=3.4)
    animal(a, "sheep", 392, 640, 0.86, pose="stand", upright=True, face=Face(lid=0.92), name="sheep#1")
    animal(a, "sheep", 506, 654, 0.94, pose="think", upright=True, face=Face(at=(300, 420), mouth="flat"),
           name="sheep#2", flip=True)
    animal(a, "sheep", 618, 664, 1.0, pose="stand", upright=True, face=Face(at=(800, 400), brow=-1, mouth="sad"),
           name="sheep#3")
    _croc(a)
    _boy(a)
    for x, y in ((60, 560), (330, 720), (600, 738), (960, 730)):
        a.grass(x, y, 5, 22)
    for i, (x, y, r) in enumerate(((700, 330, 17), (770, 170, 20), (730, 240, 14))):
        with a.part(f"tuft#{i + 1}"):
            puff(a, x, y, r, 6, 6)


def _croc(a: Art) -> None:
    animal(a, "crocodile", 858, 706, 1.5, stance=INNOCENT, pose="stand", upright=True, flip=True,
           face=Face(look=(0.1, -0.7), lid=0.3, mouth="smirk"),
           slots={"head": _fleece_cap, "hand": _pick, "neck": _fleece})
    with a.part("bell"):
        a.shape("650,724! 660,690 684,680 708,690 720,722!", w=4.4, spot="s", halo=2, hatch=8)
        a.line("672,682 684,668 698,682", 4, (0.05, 0.05))
        a.dot(684, 728, 6)
    with a.part("plate"):
        a.shape("610,726 684,716 760,726 684,742", w=4, halo=1)


def _fleece(a: Art) -> None:
    with a.part("fleece"):
        ring: list[tuple[float, float, float]] = []
        for k in range(13):
            t = 2 * math.pi * k / 13
            for part, out, corner in ((0.0, 0.86, 1), (0.14, 1.04, 0), (0.34, 1.04, 0)):
                angle = t + part
                ring.append((4 + 66 * out * math.cos(angle), 66 + 76 * out * math.sin(angle), corner))
        a.shape(ring, w=4.6, halo=2, hatch={"n": 18, "gap": 7})
        for x, y in ((-20, 30), (16, 44), (-10, 78), (30, 92), (-30, 104)):
            a.line([(x - 9, y), (x - 4, y - 8), (x + 5, y - 6), (x + 6, y + 2), (x, y + 4)], 2.6)


def _fleece_cap(a: Art) -> None:
    with a.part("fleece"), a.at(-34, -14, 1.0):
        puff(a, 0, 0, 34, 7, 10)
        a.black("-30,12 -54,26 -44,42 -22,28", w=2.6, halo=2)


def _pick(a: Art) -> None:
    with a.part("toothpick"):
        a.limb([(-4, 8, 3), (10, -44, 3)], w=2.8, capped_root=True, halo=2)


def _boy(a: Art) -> None:
    person(a, "boy", 190, 712, 1.36, stance=COUNTING, pose="point", face=Face(at=(560, 480), brow=-1, mouth="flat"),
           slots={"far_hand": _slate, "head": _hat})
    animal(a, "dog", 84, 736, 0.62, pose="doze", face=Face(lid=0.92))


def _slate(a: Art) -> None:
    with a.part("slate"), a.at(24, 10, 1.0, turn=-6):
        a.shape("-36,-38! 46,-42! 48,34! -34,38!", w=4, halo=2)
        a.black("-28,-30! 38,-33! 40,26! -26,29!", w=2)
        for i, x in enumerate((-16, 0, 16, 30)):
            with a.part(f"mark#{i + 1}"):
                a.line([(x - 2, 16), (x + 2, -20)], 8, (0.03, 0.03), "p")


def _hat(a: Art) -> None:
    a.shape("-58,10 -26,-2 20,-4 60,8 24,18 -24,18", w=3.6, spot="s", halo=2)
    a.shape("-28,4 -24,-28 2,-44! 22,-28 28,2 0,8", w=3.6, spot="s", hatch=8)
