"""La signora col leone: he is her fur collar, and has smelt an ice cream going by."""

from __future__ import annotations

import math

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Looks,
    Mood,
    Scene,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.anatomy.hats import feathered_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import ice_cream
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import umbrella
from tools.duplik_plates.accents import motion

SCENE = Scene(
    43,
    Text("La signora col leone", "The lady with the lion"),
    Text("Collo di pelo, vero. Verissimo.", "Real fur collar. Very real."),
    facts=(
        fact("licks", Does("lion", "licks", "ice cream", touching=True),
             "Un leone portato come stola lecca il gelato di un bambino.",
             "A lion worn as a fur collar is licking a boy's ice cream."),
        fact("worn", Stands("lion", "on", "woman"), "Il leone sta sulle spalle di una signora.",
             "The lion lies across a lady's shoulders."),
        fact("unaware", Looks("woman", "mirror"), "La signora si guarda nello specchietto.",
             "The lady is looking into her hand mirror."),
        fact("mirror", Holds("woman", "mirror"), "La signora tiene uno specchietto.", "The lady holds a hand mirror."),
        fact("bored", Mood("woman", "bored"), "La signora ha gli occhi mezzi chiusi.",
             "The lady has her eyes half shut."),
        fact("boy", Holds("boy", "ice cream"), "Il bambino tiene un cono gelato.",
             "The boy is holding an ice-cream cone."),
        fact("amazed", Mood("boy", "amazed"), "Il bambino resta a bocca aperta.", "The boy's mouth has fallen open."),
        fact("scoops", Count("ice cream.scoop", 3), "Il gelato ha tre palline.", "The ice cream has three scoops."),
        fact("poodle", Holds("mouse", "lead"), "La signora porta a spasso un topo al guinzaglio.",
             "The lady has a mouse on a lead."),
        fact("mouse", Mood("mouse", "proud"), "Il topo cammina a testa alta.", "The mouse walks with its head high."),
        fact("dog", Stands("dog", "left", "boy"), "Un cane lontano se la dà a gambe.",
             "A dog in the distance is running away."),
        fact("tail", Stands("lion", "touching", "umbrella"), "La coda del leone regge l'ombrello.",
             "The lion's tail holds the umbrella."),
        fact("hat", Count("hat.feather", 2), "Il cappello della signora ha due piume.",
             "The lady's hat has two feathers."),
        fact("window", Count("dummy", 2), "In vetrina ci sono due pellicce.",
             "There are two fur coats in the shop window."),
    ),
    criteria=(
        asks("licks", "gesture", "La lingua del leone è già sul gelato.",
             "The lion's tongue is on the ice cream already."),
        asks("unaware", "gesture", "La signora non si accorge: si guarda allo specchio.",
             "The lady has noticed nothing: she is looking in the mirror."),
        asks("amazed", "mood", "Il bambino non riesce nemmeno a gridare.", "The boy cannot even scream."),
        asks("tail", "relation", "L'ombrello lo regge la coda del leone.",
             "It is the lion's tail that holds the umbrella."),
        asks("poodle", "absurd", "Al guinzaglio la signora ha un topo.", "On the lead the lady has a mouse."),
        asks("scoops", "number"),
        asks("hat", "number"),
        asks("window", "number"),
        asks("bored", "mood"),
        asks("dog", "relation"),
    ),
)

PREENING = STANCES["stand"]._replace(near_arm=((34, -150), (64, -196)), far_arm=((50, -130), (84, -100)))
OFFERING = STANCES["point"]._replace(near_arm=((46, -170), (86, -206)), tilt=-10)


def draw(a: Art) -> None:
    a.line("-10,560 1010,552", 3.4, (0.02, 0.02))
    for x in range(20, 1000, 130):
        a.line([(x, 560), (x - 40, 760)], 1.8, (0.1, 0.1))
    _shop(a)
    animal(a, "dog", 76, 556, 0.42, pose="gallop", flip=True, face=Face(look=(0.6, 0), brow=-1, mouth="open"))
    motion(a, 150, 506, 3, 36, 180)
    person(a, "boy", 188, 718, 1.2, stance=OFFERING, pose="point", face=Face(at=(400, 390), brow=-0.6, mouth="open"),
           slots={"hand": _cone})
    person(a, "woman", 640, 706, 1.7, stance=PREENING, pose="stand", face=Face(at=(760, 350), lid=0.42, mouth="smirk"),
           slots={"head": _hat, "neck": _collar, "hand": _mirror})
    _lion(a)
    _mouse(a)


def _shop(a: Art) -> None:
    a.shape("730,552! 734,120! 1020,114! 1020,548!", w=4.6)
    a.black("724,150! 1020,142! 1020,96! 740,104!", w=4)
    a.shape("716,150! 1020,142! 1020,176! 984,190 950,172! 912,192 876,174! 838,194 800,176! 760,196 722,178!", w=3.6,
            spot="s")
    a.shape("760,230! 1020,222! 1020,500! 762,504!", w=4)
    for i, x in enumerate((840, 950)):
        with a.part(f"dummy#{i + 1}"):
            a.line([(x, 500), (x, 440)], 6, (0.02, 0.02))
            ring: list[tuple[float, float, float]] = []
            for k in range(22):
                t = 2 * math.pi * k / 22
                r = 1.0 if k % 2 else 0.86
                tall = 92 if math.sin(t) > 0 else 70
                ring.append((x + 42 * r * math.cos(t), 360 + tall * r * math.sin(t), 0 if k % 2 else 1))
            a.shape(ring, w=3.8, fill="k" if i else "p", hatch=None if i else 12, shine=8 if i else 0)
            a.shape(oval(x, 276, 15, 17), w=3.2)


def _cone(a: Art) -> None:
    with a.at(8, 2, 0.94, turn=8):
        ice_cream(3)(a)


def _hat(a: Art) -> None:
    with a.at(-2, -2, 1.1, turn=-6):
        feathered_hat(2)(a)


def _collar(a: Art) -> None:
    """The far half of the lion, behind her head and over the far shoulder."""
    with a.part("lion"):
        a.limb([(-40, 10, 26), (0, 24, 28), (44, 14, 26), (66, 44, 20), (70, 84, 14)], w=4.6, hatch=10, halo=2)
        a.shape("58,80 82,78 88,100 66,104", w=3.6, halo=2)


def _lion(a: Art) -> None:
    with a.part("lion"):
        a.limb([(620, 396, 50), (560, 404, 52), (500, 420, 44), (470, 420, 40)], w=5, hatch={"n": 26, "gap": 7}, halo=3)
        for x, y in ((560, 450), (610, 446)):
            a.limb([(x, y, 24), (x - 6, y + 60, 18), (x - 14, y + 110, 16)], w=4.6, hatch=10, halo=3)
            a.shape([(x - 34, y + 106), (x - 14, y + 92), (x + 8, y + 104), (x + 6, y + 124), (x - 30, y + 126)],
                    w=4, halo=2)
        # the tail goes over her shoulder and holds the umbrella
        a.limb([(660, 400, 13), (740, 440, 11), (800, 420, 10), (830, 360, 9), (838, 330, 8)], w=4.2, halo=3)
        with a.part(".face"), a.at(430, 398, 1.5, flip=True):
            a.shape([(58 * (1 if k % 2 else 0.86) * math.cos(math.pi * k / 12),
                      58 * (1 if k % 2 else 0.86) * math.sin(math.pi * k / 12), 0 if k % 2 else 1) for k in range(24)],
                    w=4.6, hatch={"n": 14, "gap": 7}, halo=3)
            a.shape(oval(4, 2, 37, 36), w=4)
            eyes(a, Face(at=(356, 400), lid=0.15), (24, -10, 9), (-4, -10, 10), w=2.8)
            a.shape("14,4! 34,3! 26,14!", w=2.4, fill="k")
            a.line("25,14 16,22 4,18", 3)
            a.lines_of("6,12 -10,10", "6,18 -8,22", w=2)
            a.shape("18,20 30,18 52,26 64,20 70,28 56,38 30,34", w=3.2, spot="s", halo=1)
    with a.at(838, 336, 1.24, turn=4):
        umbrella()(a)


def _mirror(a: Art) -> None:
    with a.part("mirror"), a.at(10, -6, 1.0, turn=14):
        a.limb([(0, 16, 5), (0, -24, 5)], w=3, capped_root=True, fill="k", halo=2)
        a.shape(oval(0, -50, 22, 28), w=4.2, halo=2, fill="k")
        a.shape(oval(-2, -50, 15, 21), w=2, ink="p")


def _mouse(a: Art) -> None:
    with a.part("lead"):
        a.line("778,540 810,600 858,640", 4, (0.02, 0.02), "s")
    animal(a, "mouse", 880, 730, 0.62, pose="walk", upright=True, face=Face(look=(0.5, -0.5), lid=0.35, mouth="smirk"))
