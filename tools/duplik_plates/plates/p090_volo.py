"""Volo economico: three ducks in front, one bun on a rod, and for the whole flight one peanut."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.buildings import house
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.things import suitcase
from tools.duplik_plates.accents import bow_tie, motion

SCENE = Scene(
    90,
    Text("Volo economico", "Budget flight"),
    Text("Il carburante è compreso, finché dura il panino.", "Fuel included, for as long as the bun lasts."),
    facts=(
        fact("dangles", Does("cat", "dangles", "bun"), "Un gatto pilota fa dondolare un panino appeso a una canna.",
             "A cat pilot dangles a bun from a fishing rod."),
        fact("pull", Does("duck#1", "pulls", "plane", touching=False),
             "L'aereo non ha motore: lo tirano le papere, che inseguono il panino.",
             "The plane has no engine: ducks chasing the bun pull it along."),
        fact("ropes", Count("rope", 3), "Le papere che tirano sono legate a tre corde.",
             "Three ropes tie the pulling ducks to the plane."),
        fact("elephant", Stands("elephant", "in", "plane"), "Sul posto dietro è seduto un elefante.",
             "An elephant sits in the back seat."),
        fact("peanut", Holds("mouse", "tray"), "Un topo di bordo porge un vassoio con una sola nocciolina.",
             "A mouse of the crew holds out a tray with a single peanut."),
        fact("gaze", Looks("elephant", "tray"), "L'elefante guarda la nocciolina.",
             "The elephant looks at the peanut."),
        fact("walks", Stands("mouse", "on", "plane"), "Il topo sta in piedi sull'aereo, fuori.",
             "The mouse stands on the plane, outside."),
        fact("asleep", Mood("duck#4", "asleep"), "Sulla coda dell'aereo una quarta papera dorme.",
             "A fourth duck is asleep on the tail of the plane."),
        fact("worried", Mood("elephant", "scared"), "L'elefante è preoccupato.", "The elephant is worried."),
        fact("hungry", Looks("duck#2", "bun"), "Le papere fissano il panino.", "The ducks stare at the bun."),
        fact("case", Holds("elephant", "suitcase"), "L'elefante tiene la valigia in braccio.",
             "The elephant holds its suitcase in its arms."),
        fact("patches", Count("patch", 3), "L'aereo ha tre toppe.", "The plane has three patches."),
        fact("cap", Holds("cat", "cap", worn=True), "Il gatto porta un berretto con la visiera.",
             "The cat wears a peaked cap."),
        fact("tilt", Shows("plane", "tail low"), "L'aereo vola col muso in su: dietro pesa troppo.",
             "The plane flies nose up: it is too heavy at the back."),
    ),
    criteria=(
        asks("dangles", "gesture", "Il panino pende davanti a tutti: nessuna papera l'ha ancora preso.",
             "The bun hangs ahead of them all: no duck has got it yet."),
        asks("asleep", "mood", "Una papera viaggia gratis: dorme sulla coda.",
             "One duck travels free: it is asleep on the tail."),
        asks("peanut", "absurd", "Il pranzo è servito: sul vassoio c'è una nocciolina sola.",
             "Lunch is served: there is one single peanut on the tray."),
        asks("gaze", "relation", "L'elefante ha occhi solo per la nocciolina.",
             "The elephant has eyes for nothing but the peanut."),
        asks("case", "gesture", "La valigia l'elefante se la tiene stretta.",
             "The elephant is hugging its suitcase."),
        asks("tilt", "absurd", "L'elefante pesa: l'aereo vola a coda bassa, col muso per aria.",
             "The elephant weighs it down: the plane flies tail low, nose in the air."),
        asks("ropes", "number"),
        asks("patches", "number"),
        asks("walks", "relation", "Il topo fa servizio in piedi sull'aereo, all'aria aperta.",
             "The mouse serves standing on top of the plane, in the open air."),
        asks("cap", "thing"),
    ),
)

FISHING = STANCES["sit"]._replace(near_arm=((34, -150), (70, -168)), far_arm=((44, -140), (66, -120)),
                                  near_leg=((50, -80), (56, -62)), far_leg=((56, -84), (62, -66)))
HUGGING = STANCES["sit"]._replace(near_arm=((30, -112), (66, -122)), far_arm=((52, -120), (84, -128)),
                                  head=(14, -232), near_leg=((50, -80), (56, -66)), far_leg=((56, -84), (62, -70)))


def draw(a: Art) -> None:
    for x, y, wide in ((120, 96, 150), (560, 70, 110), (900, 130, 130)):
        with a.at(x, y):
            cloud(wide)(a)
    # the fields, far below
    a.black("-20,664 140,640 360,668 600,636 820,662 1020,632! 1020,770! -20,770!", w=3)
    a.lines_of("40,690 220,676 330,700", "420,706 600,668 700,690", "740,716 880,686 1000,700", "180,730 340,720",
               "560,736 700,724", w=2.6, ink="p")
    for x, y, s in ((300, 690, 0.2), (345, 696, 0.24), (850, 690, 0.22)):
        with a.at(x, y, s):
            house(1)(a)
    with a.at(372, 432, 1.12, turn=-9):
        _plane(a)
    _ducks(a)


def _plane(a: Art) -> None:
    with a.part("plane"):
        a.shape("60,-40 20,-150! 66,-152 130,-44", w=4.4, hatch=14)
        a.shape("-250,-6 -296,-130! -240,-132 -170,-30", w=4.8, spot="s")
    animal(a, "elephant", -112, 74, 1.06, stance=HUGGING, pose="sit", upright=True, grounded=False,
           face=Face(at=(420, 290), brow=-1, mouth="sad"), slots={"lap": _case})
    animal(a, "cat", 128, 66, 0.86, stance=FISHING, pose="sit", upright=True, grounded=False,
           face=Face(at=(900, 260), lid=0.3, mouth="smirk"), slots={"head": cap, "hand": _rod})
    with a.part("plane"):
        a.shape("-270,6 -240,-26 -180,-36! -150,-12 -60,-8 -20,-44! 20,-48 70,-46! 90,-20 160,-22 186,-50! 226,-40 "
                "254,-8 246,28 200,54 60,66 -120,58 -230,30", w=5.2, halo=2, hatch={"n": 28, "gap": 7})
        a.black("-262,14 -100,24 80,26 252,8 250,24 80,42 -100,40 -240,28", w=2, shine=0)
        a.shape("40,30 -50,150! 20,154 150,32", w=5, halo=2, hatch=20)
        for i, (x, y) in enumerate(((216, -14), (-186, -6), (20, -16))):
            with a.part(f"patch#{i + 1}"), a.at(x, y, 1.0, turn=i * 20 - 16):
                a.shape("-16,-13! 15,-15! 17,13! -15,15!", w=3, spot="t", shift=(0, 0))
                a.lines_of("-20,-6 -12,-6", "-20,6 -12,6", "12,-6 21,-6", "12,6 21,6", w=2.4, taper=(0.05, 0.05))
    animal(a, "mouse", 44, -46, 0.5, pose="carry", upright=True, flip=True, face=Face(at=(250, 250), mouth="smile"),
           grounded=False, slots={"hand": _tray, "neck": bow_tie})
    fowl(a, "duck", -262, -120, 0.66, pose="sit", face=ASLEEP, name="duck#4")


def _case(a: Art) -> None:
    with a.at(36, 6, 0.74, turn=-6):
        suitcase(0)(a)


def _tray(a: Art) -> None:
    with a.part("tray"):
        a.shape("-30,-6! 74,-10! 62,8! -18,10!", w=5, halo=2, hatch=6)
        a.shape("4,-14 8,-38 24,-40 32,-30 46,-38 58,-26 52,-12 30,-10", w=4.4, spot="s")


def _rod(a: Art) -> None:
    with a.part("bun"):
        a.line("-26,18 120,-90 352,-134", 6, (0.03, 0.5))
        a.line("352,-134 362,-60 356,-14", 2.4, (0.02, 0.02))
        a.shape("306,30 302,2 328,-18 362,-22 396,-12 410,12 400,32 352,38", w=5, spot="s", halo=2, hatch=10)
        a.lines_of("332,-4 344,10", "358,-8 368,8", "380,-2 388,10", w=3.4)


def _ducks(a: Art) -> None:
    for i, path in enumerate(("652,396 676,440 690,500", "656,392 740,430 806,486", "650,386 690,360 716,338")):
        with a.part(f"rope#{i + 1}"):
            a.line(path, 4.4, (0.02, 0.02))
    for i, (x, y, s, turn) in enumerate(((712, 606, 0.88, -10), (872, 576, 1.02, -14), (762, 376, 0.78, 2))):
        fowl(a, "duck", x, y, s, pose="fly", turn=turn, name=f"duck#{i + 1}",
             face=Face(at=(930, 290), lid=(0, 0.1, 0)[i], brow=(0, 1, -1)[i], mouth=("open", "flat", "open")[i]))
    for x, y in ((630, 600), (800, 600), (690, 300)):
        motion(a, x, y, 2, 44, -8)
