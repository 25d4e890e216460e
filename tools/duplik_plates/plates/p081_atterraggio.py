"""Atterraggio d'emergenza: the plane has come down in a nest, and the hen feeds the pilot like one of her own."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy import animal_heads
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import cloud, puff
from ludoteca.games.duplik.kinds.vessels import plane

SCENE = Scene(
    81,
    Text("Atterraggio d'emergenza", "Emergency landing"),
    Text("Il pasto a bordo è compreso.", "The in-flight meal is included."),
    facts=(
        fact("feeds", Does("hen", "feeds", "dog"), "Una gallina imbocca un cane pilota con un verme.",
             "A hen is feeding a worm to a dog pilot."),
        fact("nest", Stands("plane", "in", "nest"), "Un aereo è finito in un nido in cima all'albero.",
             "A plane has ended up in a nest at the top of a tree."),
        fact("worm", Holds("hen", "worm"), "La gallina ha il verme nel becco.", "The hen has the worm in her beak."),
        fact("no", Mood("dog", "scared"), "Il pilota non ne ha nessuna voglia.", "The pilot does not fancy it at all."),
        fact("lips", Shows("dog", "lips pressed shut"), "Il cane tiene la bocca chiusa stretta.",
             "The dog keeps its mouth tightly shut."),
        fact("gaze", Looks("dog", "worm"), "Il cane guarda il verme.", "The dog is looking at the worm."),
        fact("eggs", Count("egg", 2), "Nel nido ci sono anche due uova.", "There are two eggs in the nest as well."),
        fact("chick", Holds("chick", "goggles", worn=True), "Un pulcino si è messo gli occhialoni del pilota.",
             "A chick has put on the pilot's goggles."),
        fact("down", Shows("plane", "nose down"), "L'aereo sta col muso all'ingiù.", "The plane is nose down."),
        fact("rabbit", Holds("rabbit", "umbrella"), "Un coniglio scende appeso a un ombrello.",
             "A rabbit is coming down on an umbrella."),
        fact("calm", Mood("rabbit", "awake"), "Il coniglio tiene gli occhi ben aperti.",
             "The rabbit has its eyes wide open."),
        fact("smoke", Count("puff", 3), "Dalla coda escono tre sbuffi di fumo.",
             "Three puffs of smoke come from the tail."),
        fact("apples", Count("apple", 4), "Sull'albero ci sono quattro mele.", "There are four apples on the tree."),
        fact("left", Stands("rabbit", "left", "nest"), "Il coniglio è a sinistra del nido.",
             "The rabbit is to the left of the nest."),
    ),
    criteria=(
        asks("worm", "gesture", "La gallina porge il verme col becco.", "The hen offers the worm in her beak."),
        asks("no", "mood", "Il pilota è preoccupato: il menù non gli piace.",
             "The pilot is worried: he does not like the menu."),
        asks("nest", "relation", "L'aereo è piantato nel nido.", "The plane is stuck in the nest."),
        asks("chick", "absurd", "Un pulcino porta gli occhiali da pilota.", "A chick is wearing pilot's goggles."),
        asks("lips", "gesture", "Il cane non apre bocca.", "The dog will not open its mouth."),
        asks("rabbit", "thing", "Per paracadute il coniglio usa un ombrello.",
             "The rabbit uses an umbrella for a parachute."),
        asks("eggs", "number"),
        asks("smoke", "number"),
        asks("apples", "number"),
        asks("left", "relation"),
    ),
)


def draw(a: Art) -> None:
    with a.at(860, 80):
        cloud(180)(a)
    a.line("-10,700 500,690 1010,700", 3.4, (0.02, 0.02))
    a.grass(120, 730, 5, 20)
    a.grass(860, 736, 5, 18)
    _tree(a)
    for i, (x, y, r) in enumerate(((262, 84, 24), (206, 50, 30), (130, 34, 38))):
        with a.part(f"puff#{i + 1}"):
            puff(a, x, y, r, 7, 10)
    with a.at(500, 300, 1.22, turn=38):
        plane(3)(a)
    _pilot(a)
    _nest(a)
    spots = fowl(a, "hen", 876, 476, 1.5, pose="stand", flip=True, face=Face(at=(600, 340)))
    wx, wy = spots["mouth"]
    with a.part("worm"):
        a.limb([(wx + 4, wy, 8), (wx - 24, wy + 18, 8), (wx - 44, wy + 2, 8), (wx - 66, wy + 16, 7)], w=3.6,
               capped_root=True,
               spot="s", halo=2)
    _rabbit(a)


def _tree(a: Art) -> None:
    a.shape("600,720 624,600 616,480! 720,480! 716,600 756,722 680,712", w=5, hatch={"n": 30, "gap": 7})
    a.black("430,560! 380,540 372,480 430,470! 440,420 520,410 560,440! 700,410 800,420 850,450! "
            "930,430 980,480 950,530! 960,590 900,610 850,580! 800,620 740,600 720,570! 660,600 600,600 "
            "570,570! 520,600 460,600", w=4, shine=14)
    for i, (x, y) in enumerate(((460, 584), (616, 594), (806, 592), (916, 544))):
        with a.part(f"apple#{i + 1}"):
            a.shape(oval(x, y, 19, 18), w=3.4, spot="s", halo=2)


def _pilot(a: Art) -> None:
    with a.part("dog"), a.at(566, 336, 1.16):
        a.limb([(-14, 60, 30), (-4, 20, 24)], w=4.4, cap=False, halo=2)
        with a.part(".face"):
            animal_heads.dog(a, Face(at=(690, 292), brow=-1, mouth="flat"))
        a.shape("-46,-8 -44,-40 -10,-58 26,-48 36,-20 10,-30 -20,-22 -30,4", w=4, halo=2, spot="s")
        a.shape("-24,46 0,56 26,46 20,70 -22,70", w=3.6, halo=1)


def _nest(a: Art) -> None:
    for i, (x, y, turn) in enumerate(((656, 440, 10), (452, 438, -18))):
        with a.part(f"egg#{i + 1}"), a.at(x, y, turn=turn):
            a.shape("0,34 -30,20 -36,-16 -20,-50 0,-58 22,-50 36,-16 30,20", w=4.4, halo=2, hatch=14)
    with a.part("chick"), a.at(742, 434):
        a.shape("-30,30 -34,-14 -12,-40 16,-40 36,-14 32,30", w=4.2, halo=2, hatch=8)
        a.shape("-8,-4! 10,-5! 1,10!", w=2.6, spot="s")
    with a.part("goggles"), a.at(744, 416):
        a.shape("-38,-4! 36,-7! 36,3! -38,6!", w=2.6, fill="k", halo=1)
        for gx in (-14, 16):
            a.shape(oval(gx, 0, 15, 14), w=3.4, spot="s")
            a.dot(gx + 3, 1, 4)
    with a.part("nest"):
        a.shape("404,452! 440,440 480,452 540,440 600,452 670,440 740,452 800,440 850,446 884,454! 860,520 "
                "780,556 640,566 "
                "500,554 430,516", w=5, halo=3, hatch={"n": 30, "gap": 7})
        for k in range(15):
            px, py = 430 + (k * 83) % 400, 468 + (k * 37) % 70
            a.line([(px - 30, py + 8), (px, py - 4), (px + 34, py + 6 - k % 3 * 6)], 3, (0.1, 0.2))
        a.lines_of("420,470 376,452", "440,500 392,506", "860,480 908,470", "840,520 890,530", w=4)


def _rabbit(a: Art) -> None:
    spots = animal(a, "rabbit", 150, 610, 0.82, pose="hail", upright=True, grounded=False,
                   face=Face(at=(560, 340), brow=-1, mouth="open"))
    hx, hy = spots["hand"]
    with a.part("umbrella"), a.at(hx, hy, 1.3):
        a.line("0,18 4,-90", 5, (0.02, 0.02))
        a.shape("-92,-74 -62,-122 0,-146 64,-126 98,-78! 66,-86 36,-70! 6,-84 -26,-68! -58,-82 -92,-74!", w=4.6, halo=2,
                hatch=12)
        a.lines_of("2,-144 -50,-118 -58,-84", "2,-144 14,-110 6,-86", "2,-144 60,-118 66,-88", w=2.6)
    a.lines_of("130,640 128,664", "156,642 156,668", "182,640 184,662", w=2.8)
