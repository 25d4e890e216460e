"""Il giardiniere lunare: he waters his carrots above, they are picked from below."""

from __future__ import annotations

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
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.furniture import bed_back, bed_front
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    40,
    Text("Il giardiniere lunare", "The moon gardener"),
    Text("Crescono bene, ma all'ingiù.", "They do grow, but downwards."),
    facts=(
        fact("steals", Does("rabbit", "pulls",
             "carrot", touching=True), "Un coniglio lunare tira giù una carota da sotto.",
             "A moon rabbit is pulling a carrot down from below."),
        fact("waters", Does("astronaut", "waters", "carrot"), "Sopra, un astronauta innaffia le carote.",
             "Above, an astronaut is watering the carrots."),
        fact("can", Holds("astronaut", "can"), "L'astronauta tiene un innaffiatoio.",
             "The astronaut holds a watering can."),
        fact("burrow", Stands("rabbit", "in", "burrow"), "Il coniglio è nella sua tana sottoterra.",
             "The rabbit is in its burrow under the ground."),
        fact("helmet", Holds("rabbit", "helmet", worn=True), "Il coniglio ha un casco a forma di boccia.",
             "The rabbit wears a helmet like a fishbowl."),
        fact("stock", Count("stock", 5), "Nella tana ci sono già cinque carote.",
             "There are five carrots in the burrow already."),
        fact("sly", Mood("rabbit", "sly"), "Il coniglio sogghigna.", "The rabbit is grinning."),
        fact("glad", Looks("astronaut", "tuft"), "L'astronauta guarda il ciuffo che innaffia.",
             "The astronaut is looking at the tuft it waters."),
        fact("holes", Count("hole", 3), "Nell'orto ci sono già tre buchi vuoti.",
             "There are three empty holes in the bed."),
        fact("drops", Count("drop", 6), "L'acqua galleggia in sei gocce.", "The water floats in six drops."),
        fact("alien", Looks("alien", "rabbit"), "Dietro la cresta un alieno spia il coniglio.",
             "Behind the ridge an alien is spying on the rabbit."),
        fact("earth", Shows("earth", "in the sky"), "In cielo si vede la Terra.", "The Earth is seen in the sky."),
        fact("scarecrow", Shows("scarecrow", "in a spacesuit"), "Nell'orto c'è uno spaventapasseri col casco.",
             "A scarecrow in a helmet stands in the bed."),
        fact("kit", Mood("kit", "asleep"), "Nella tana un coniglietto dorme già.",
             "In the burrow a baby rabbit is asleep."),
        fact("hat", Holds("astronaut", "straw hat", worn=True), "Sul casco l'astronauta ha un cappello di paglia.",
             "The astronaut wears a straw hat on its helmet."),
    ),
    criteria=(
        asks("steals", "gesture", "La carota che spunta sopra, da sotto la sta tirando il coniglio.",
             "The carrot that shows above is being pulled from below by the rabbit."),
        asks("sly", "mood", "Il coniglio se la ride.", "The rabbit is enjoying itself."),
        asks("stock", "number"),
        asks("holes", "number"),
        asks("drops", "number", "L'acqua non cade: galleggia in sei gocce.",
             "The water does not fall: it floats in six drops."),
        asks("helmet", "thing"),
        asks("hat", "absurd", "Sopra il casco c'è un cappello di paglia.",
             "There is a straw hat on top of the helmet."),
        asks("alien", "relation", "C'è un testimone: l'alieno guarda il coniglio.",
             "There is a witness: the alien looks at the rabbit."),
        asks("scarecrow", "thing"),
        asks("kit", "mood", "C'è chi ha già la pancia piena: il coniglietto dorme.",
             "Somebody has eaten already: the baby rabbit is asleep."),
    ),
)

WATERING = STANCES["lean"]._replace(hip=(-30, -110), chest=(10, -170), head=(44, -226),
                                    near_arm=((48, -140), (86, -140)), far_arm=((52, -150), (80, -160)), tilt=12)
TUGGING = STANCES["stand"]._replace(near_arm=((36, -216), (66, -262)), far_arm=((50, -212), (84, -256)), tilt=-10)


def draw(a: Art) -> None:
    for x, y in ((60, 60), (160, 130), (330, 50), (560, 90), (700, 40), (960, 60), (420, 160), (40, 220), (760, 210)):
        a.lines_of([(x - 6, y), (x + 6, y)], [(x, y - 6), (x, y + 6)], w=2.6, taper=(0.1, 0.1))
    with a.part("earth"):
        a.shape(oval(870, 120, 74, 74), w=4.4, spot="t", shift=(0, 0), hatch=14)
        a.black("830,80 870,70 884,100 850,120 826,108", w=2)
        a.black("870,140 912,132 924,156 890,180 868,166", w=2)
    _alien(a)
    # the ground, cut open
    a.black("-20,404 200,396 460,408 760,398 1020,408! 1020,770! -20,770!", w=4)
    for x, y, r in ((90, 700, 18), (930, 480, 24), (860, 700, 20), (60, 500, 14), (700, 470, 12), (410, 720, 16)):
        a.line(oval(x, y, r, r * 0.8), 2.6, (0.1, 0.1), "p")
    with a.part("burrow"):
        a.shape("60,690 100,560 260,486 460,470 640,476 820,506 920,590 940,690 900,790! 90,790!", w=5, halo=2)
    _bed(a)
    _gardener(a)
    _thief(a)


def _alien(a: Art) -> None:
    a.shape("560,410! 640,330 720,300 800,350 880,410!", w=3.4, hatch=20)
    person(a, "alien", 940, 560, 0.86, pose="stand", flip=True, face=Face(at=(560, 600), brow=-0.5, mouth="open"),
           grounded=False)


def _bed(a: Art) -> None:
    for i, x in enumerate((120, 232, 700)):
        with a.part(f"hole#{i + 1}"):
            a.shape(oval(x, 400, 34, 13), w=3.6, halo=2)
            a.flat(oval(x + 3, 403, 24, 8), "k")
    with a.part("scarecrow"):
        a.line("60,404 64,220", 8, (0.02, 0.02))
        a.line("-6,282 134,270", 8, (0.02, 0.02))
        a.shape("20,290! 34,262! 96,258! 112,284! 96,340! 36,344!", w=4.2, hatch=12, halo=2)
        a.shape(oval(64, 214, 38, 38), w=4.4, halo=2, hatch=10)
        a.lines_of("46,204 58,216", "58,204 46,216", "74,202 86,214", "86,202 74,214", w=3.4, taper=(0.05, 0.05))
        a.line("50,236 78,234", 3.4, (0.1, 0.1))
    for name, x, s in (("tuft", 560, 1.25), ("leaf", 420, 0.8)):
        with a.part(name), a.at(x, 404, s):
            for q in ("0,0 -26,-36 -48,-40! -14,-12", "0,0 -8,-60! 12,-14", "0,0 34,-44 50,-42! 16,-12"):
                a.shape(q, w=3.6, hatch=7, halo=1.5)
    # what is left of one more, seen in the cut
    a.shape("420,408! 402,452 420,520! 438,450!", w=3.8, spot="s", halo=2)


def _gardener(a: Art) -> None:
    man = person(a, "astronaut", 330, 404, 1.06, stance=WATERING, pose="lean", face=Face(at=(560, 360), mouth="smile"),
                 slots={"head": _straw})
    hx, hy = man["hand"]
    with a.part("can"), a.at(hx + 20, hy - 6, 1.0, turn=14):
        a.line("-34,-30 -64,-14 -34,16", 5, (0.02, 0.02))
        a.shape("-36,-36! 30,-38! 34,26! -34,28!", w=4.2, spot="s", halo=2, hatch=10)
        a.limb([(28, 10, 8), (64, -20, 6), (84, -36, 6)], w=3.6)
        a.shape("76,-48! 104,-34! 92,-18!", w=3.4)
    floating = ((584, 256, 11), (612, 222, 14), (600, 300, 9), (642, 262, 10), (656, 200, 9), (620, 330, 12))
    for i, (x, y, r) in enumerate(floating):
        with a.part(f"drop#{i + 1}"):
            a.shape(oval(x, y, r, r), w=2.8)
            a.line([(x - r * 0.4, y), (x, y - r * 0.5)], 2)


def _straw(a: Art) -> None:
    with a.part("straw hat"), a.at(4, -26, 1.0, turn=4):
        a.shape("-74,8 -30,-4 30,-6 78,4 40,16 -36,18", w=3.8, halo=2, hatch=8)
        a.shape("-34,2 -28,-34 0,-42 28,-36 34,0 0,8", w=3.8, hatch=10)
        a.shape("-34,0 0,8 34,-2 33,-12 0,-4 -33,-10", w=2.6, fill="k")


def _thief(a: Art) -> None:
    with a.part("carrot"):
        a.shape("540,404! 582,404! 592,450 582,520 572,560! 550,510 532,450", w=4.4, spot="s", halo=3, hatch=10)
        a.lines_of("540,440 556,442", "566,470 582,468", "548,500 560,500", w=2.6)
    animal(a, "rabbit", 512, 742, 0.82, stance=TUGGING, pose="stand", upright=True,
           face=Face(at=(566, 500), lid=0.3, mouth="grin"), slots={"head": _bowl})
    hoard = ((200, 722, -88), (300, 724, -92), (398, 722, -86), (252, 690, -84), (350, 692, -96))
    with a.at(744, 742, 0.62):
        bed_back(a)
        animal(a, "rabbit", -10, -84, 0.62, pose="lie", upright=True, face=Face(lid=0.92), name="kit", grounded=False)
        bed_front("")(a)
    for i, (x, y, turn) in enumerate(hoard):
        with a.part(f"stock#{i + 1}"), a.at(x - 40, y, 0.7, turn=turn + 180):
            for q in ("0,-84 -16,-112 -26,-114! -10,-92", "0,-84 2,-124! 10,-96", "2,-84 22,-108! 12,-88"):
                a.shape(q, w=3)
            a.shape("0,0! -22,-60 -18,-84 0,-90 20,-84 22,-60", w=4, spot="s", hatch=8, halo=1.5)


def _bowl(a: Art) -> None:
    with a.part("helmet"):
        a.outline("-38,80 -62,40 -56,-8 -24,-34 28,-34 60,-8 68,40 48,80", 4.4)
        a.line("-42,80 0,88 50,80", 5, (0.05, 0.05))
        a.line("-48,30 -44,4", 3)
