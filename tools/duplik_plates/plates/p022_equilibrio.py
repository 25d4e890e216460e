"""Equilibrio precario: five animals in a tower, and a feather on its way to the elephant's trunk."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import crown
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    22,
    Text("Equilibrio precario", "A wobbly tower"),
    Text("E a qualcuno prude il naso.", "And somebody's nose is itching."),
    facts=(
        fact("feather", Does("feather", "tickles", "elephant", touching=True),
             "Una piuma sta solleticando la proboscide dell'elefante.", "A feather is tickling the elephant's trunk."),
        fact("pig", Stands("pig", "on", "elephant"), "Sull'elefante c'è un maiale.", "There is a pig on the elephant."),
        fact("sheep", Stands("sheep", "on", "pig"), "Sul maiale c'è una pecora.", "There is a sheep on the pig."),
        fact("hen", Stands("hen", "on", "sheep"), "Sulla pecora c'è una gallina.", "There is a hen on the sheep."),
        fact("mouse", Stands("mouse", "on", "hen"), "In cima alla gallina c'è un topo con la corona.",
             "On top of the hen stands a mouse with a crown."),
        fact("stool", Stands("elephant", "on", "stool"), "L'elefante sta su uno sgabello da circo.",
             "The elephant is standing on a circus stool."),
        fact("sneeze", Shows("elephant", "eyes shut, about to sneeze"), "L'elefante ha gli occhi strizzati: sta "
             "per starnutire.",
             "The elephant's eyes are screwed up: a sneeze is coming."),
        fact("closed", Mood("elephant", "asleep"), "L'elefante tiene gli occhi chiusi.",
             "The elephant has its eyes shut."),
        fact("clown", Holds("clown", "cushion"), "Un clown arriva di corsa con un cuscino.",
             "A clown comes running with a cushion."),
        fact("up", Looks("clown", "mouse"), "Il clown guarda in su, verso il topo.",
             "The clown looks up at the mouse."),
        fact("small", Shows("cushion", "tiny"), "Il cuscino è minuscolo.", "The cushion is tiny."),
        fact("stars", Count("stool.star", 3), "Sullo sgabello ci sono tre stelle.",
             "There are three stars on the stool."),
        fact("flags", Count("flag", 5), "In alto pende un filo con cinque bandierine.",
             "A string of five little flags hangs above."),
        fact("crown", Holds("mouse", "crown", worn=True), "Il topo porta la corona.", "The mouse wears a crown."),
        fact("proud", Mood("mouse", "proud"), "Il topo alza le braccia, trionfante.",
             "The mouse throws up its arms in triumph."),
    ),
    criteria=(
        asks("feather", "relation", "La piuma tocca la proboscide dell'elefante.",
             "The feather touches the elephant's trunk."),
        asks("closed", "mood", "L'elefante ha gli occhi chiusi: lo starnuto è in arrivo.",
             "The elephant's eyes are shut: the sneeze is on its way."),
        asks("proud", "gesture", "Il topo ha tutte e due le braccia alzate: lui non ha visto la piuma.",
             "The mouse has both arms up: it has not seen the feather."),
        asks("clown", "gesture", "Il clown tiene il cuscino con tutte e due le mani.",
             "The clown holds the cushion in both hands."),
        asks("sheep", "relation", "La pecora sta fra il maiale e la gallina.",
             "The sheep is between the pig and the hen."),
        asks("small", "absurd", "Il cuscino del clown è troppo piccolo per chiunque, tranne il topo.",
             "The clown's cushion is too small for anyone but the mouse."),
        asks("stars", "number"),
        asks("flags", "number"),
        asks("crown", "thing"),
        asks("stool", "relation", "L'elefante ha tutte le zampe su uno sgabello solo.",
             "The elephant has all its feet on one single stool."),
    ),
)


def draw(a: Art) -> None:
    _ring(a)
    with a.part("stool"):
        a.shadow(400, 722, 190, 12)
        a.shape("250,640! 548,634! 588,716! 218,722!", w=5, hatch={"n": 34, "gap": 7})
        a.shape("236,622 400,606 562,618 560,642 400,652 240,646", w=4.4, hatch=12)
        for i, (left, turn) in enumerate(((300, -6), (402, 4), (500, 12))):
            with a.part(f".star#{i + 1}"), a.at(left, 684, 1.0, turn=turn):
                a.shape("0,-24! 7,-8! 24,-7! 11,5! 15,22! 0,12! -15,22! -11,5! -24,-7! -7,-8!", w=2.6, fill="k")
    el = animal(a, "elephant", 384, 626, 0.82, pose="stand", turn=-3, grounded=False,
                face=Face(look=(0.3, 0), lid=0.94, brow=-1, mouth="open"))
    x, y = el["back"]
    pig = animal(a, "pig", x - 14, y + 6, 0.8, pose="stand", turn=-4, grounded=False,
                 face=Face(at=(600, 400), brow=-1, mouth="open"))
    x, y = pig["back"]
    sheep = animal(a, "sheep", x - 34, y + 12, 0.76, pose="lie", turn=8, flip=True, grounded=False,
                   face=Face(look=(0.7, 0.5), brow=-1, mouth="sad"))
    x, y = sheep["back"]
    hen = fowl(a, "hen", x + 12, y + 4, 0.74, pose="stand", turn=-6, face=Face(look=(0.5, 0.7), mouth="open"))
    x, y = hen["back"]
    animal(a, "mouse", x - 6, y + 6, 0.47, pose="cheer", upright=True, turn=9, grounded=False,
           face=Face(look=(0.3, -0.6), lid=0.1, mouth="grin"), slots={"head": _crown})
    a.lines_of("250,176 228,164", "246,204 220,206", "238,320 216,328", "500,150 522,140", "506,180 530,180", w=3)
    mx, my = el["mouth"]
    _feathers(a, mx + 62, my - 84)
    _clown(a)


def _ring(a: Art) -> None:
    """The tent: stripes running to a point, spectators in the dark."""
    for x, y in ((-60, 300), (120, 330), (300, 350), (500, 356), (700, 348), (880, 330), (1060, 300)):
        a.line([(500, -160), (x, y)], 2, (0.1, 0.1))
    a.black("-20,420! -20,330 20,302 60,324 96,296 140,322 176,300 214,330 250,304 290,332 330,306 370,332 "
            "410,308 452,334 "
            "490,310 532,334 572,306 612,332 652,304 694,330 734,302 776,328 816,300 858,326 898,298 940,324 980,300 "
            "1020,326 1020,420! 500,452", w=3)
    for i, x in enumerate(range(24, 1000, 78)):
        y = 336 + (i * 13) % 20
        a.dot(x - 6, y, 3.4, "p")
        a.dot(x + 8, y + (i % 2) * 2, 3.4, "p")
    a.shape("-20,408 240,436 500,446 760,436 1020,406 1020,466 760,496 500,506 240,496 -20,466", w=4, hatch=10)
    a.line("560,-10 700,64 860,74 1010,30", 2.6, (0.02, 0.02))
    for i, (x, y, turn) in enumerate(((610, 22, 24), (680, 56, 14), (756, 72, 4), (832, 76, -2), (908, 66, -10))):
        with a.part(f"flag#{i + 1}"), a.at(x, y, turn=turn):
            a.shape("-22,0! 22,-2! 2,50!", w=3.4, fill="k" if i % 2 else "p", hatch=7)
    boards(a, 520)
    a.lines_of("60,560 200,552", "680,600 820,590", "620,700 700,694", w=2)


def _crown(a: Art) -> None:
    with a.at(6, -4, 0.74, turn=8):
        crown(a)


def _feathers(a: Art, x: float, y: float) -> None:
    with a.part("feather"), a.at(x + 6, y - 6, 1.4, turn=-40):
        a.shape("-34,6 -20,-12 8,-18 34,-10! 26,6 2,14 -20,14", spot="s", w=3.2, halo=2)
        a.line("-46,12 -20,2 30,-8", 2.4, (0.05, 0.3))
    a.line([(470, 214), (560, 226), (540, 262), (610, 280), (600, 300)], 2, (0.4, 0.3))
    a.lines_of([(x - 46, y + 4), (x - 60, y - 4)], [(x + 30, y + 26), (x + 46, y + 32)], w=2.8)


def _clown(a: Art) -> None:
    a.shadow(800, 724, 110, 10)
    person(a, "clown", 800, 716, 1.06, pose="carry", flip=True, face=Face(at=(430, 60), brow=-1, mouth="open"),
           slots={"hand": _cushion})
    a.lines_of("900,560 940,552", "904,600 950,600", "900,640 936,648", w=3, taper=(0.1, 0.6))
    a.shape(oval(912, 700, 26, 26), w=4, spot="t")


def _cushion(a: Art) -> None:
    with a.part("cushion"), a.at(14, -16, 1.3):
        a.shape("-26,-20 0,-14 30,-22 26,0 32,20 4,14 -24,20 -20,0", w=3.8, spot="s", halo=2, hatch=8)
