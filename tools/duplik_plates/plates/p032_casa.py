"""La casa dei sogni: the mice like the house so much that they have begun to eat it, and the agent tears his hair."""

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
from ludoteca.games.duplik.kinds.anatomy import animal_heads
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import shirt
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import puff, tree
from ludoteca.games.duplik.kinds.things import key
from tools.duplik_plates.accents import tie

SCENE = Scene(
    32,
    Text("La casa dei sogni", "The dream house"),
    Text("Luminosa, stagionata, ottimo vicinato.", "Bright, well aged, lovely neighbours."),
    facts=(
        fact("eats", Does("mouse#1", "eats", "cheese", touching=True),
             "Una famiglia di topi si mangia la casa di formaggio che dovrebbe comprare.",
             "A family of mice is eating the house of cheese it came to buy."),
        fact("agent", Shows("cat", "hands on head"), "Il gatto che la vende si mette le mani nei capelli.",
             "The cat who is selling it clutches his head."),
        fact("shouts", Mood("cat", "scared"), "Il gatto è disperato.", "The cat is in despair."),
        fact("sees", Looks("cat", "mouse#1"), "Il gatto guarda il topolino che rosicchia lo spigolo.",
             "The cat is looking at the little mouse gnawing the corner."),
        fact("key", Shows("key", "falling"), "Al gatto è caduta di mano la chiave: è ancora per aria.",
             "The cat has dropped the key: it is still in the air."),
        fact("mice", Count("mouse", 3), "I topi sono tre.", "There are three mice."),
        fact("wedge", Holds("mouse#2", "wedge"), "Un topo esce dalla porta con una fetta di muro.",
             "One mouse walks out of the door with a slice of the wall."),
        fact("wall", Does("mouse#2", "carries", "wedge"), "La fetta è più larga del topo che la porta.",
             "The slice is wider than the mouse who carries it."),
        fact("window", Stands("mouse#3", "in", "window#2"), "Un topo è affacciato a una finestra.",
             "One mouse is leaning out of a window."),
        fact("bliss", Mood("mouse#3", "asleep"), "Il topo alla finestra mastica a occhi chiusi.",
             "The mouse at the window chews with its eyes shut."),
        fact("windows", Count("window", 4), "Quattro buchi del formaggio fanno da finestre.",
             "Four holes of the cheese serve as windows."),
        fact("chimney", Stands("chimney", "on", "cheese"), "Sul formaggio c'è un comignolo.",
             "There is a chimney on the cheese."),
        fact("bites", Count("bite", 3), "Nella casa ci sono già tre morsi.",
             "There are three bites out of the house already."),
        fact("sign", Shows("sign", "a mouse"), "Sul cartello della vendita è disegnato un topo.",
             "A mouse is drawn on the For Sale sign."),
        fact("tie", Holds("cat", "tie", worn=True), "Il gatto porta la cravatta.", "The cat wears a tie."),
    ),
    criteria=(
        asks("agent", "gesture", "Chi vende si è messo le mani nei capelli.", "The seller is clutching his head."),
        asks("sees", "relation", "Il gatto ha visto il più piccolo, quello che rosicchia lo spigolo.",
             "The cat has seen the smallest one, the one gnawing the corner."),
        asks("shouts", "mood", "Il gatto è disperato.", "The cat is in despair."),
        asks("bliss", "mood", "Alla finestra si mastica a occhi chiusi, beati.",
             "At the window somebody chews in bliss, eyes shut."),
        asks("key", "gesture", "La chiave non ha ancora toccato terra.", "The key has not hit the ground yet."),
        asks("wedge", "absurd", "Dalla porta qualcuno si porta via una fetta di muro.",
             "Somebody is leaving by the door with a slice of the wall."),
        asks("bites", "number", "I morsi nella casa sono tre.", "The house has three bites out of it."),
        asks("windows", "number"),
        asks("chimney", "thing"),
        asks("tie", "thing"),
    ),
)

DESPAIR = STANCES["cheer"]._replace(near_arm=((-62, -206), (-34, -268)), far_arm=((66, -204), (54, -270)), tilt=4)
SUIT = Outfit(shirt("k", hem=30), sleeve="k", trousers="p", shoe="", hand="p", cuff=True)
LOADED = STANCES["walk"]._replace(near_arm=((22, -128), (58, -132)), far_arm=((44, -134), (78, -134)))
# teeth leave scallops: corners where two of them meet
WALL_BITE = "530,664! 596,650 570,606! 644,592 606,540! 672,508 612,468! 628,416 562,410! 558,366 506,376!"
RIDGE_BITE = "590,256! 626,280 642,222! 684,244 694,186! 736,200 740,150!"
CORNER_BITE = "874,96! 884,142 916,122! 930,170 958,148! 976,196 1020,176!"


def draw(a: Art) -> None:
    a.line("-10,590 300,580 700,592 1010,582", 3, (0.02, 0.02))
    with a.at(60, 592, 0.62):
        tree(0, True)(a)
    _sign(a)
    _house(a)
    animal(a, "cat", 300, 716, 1.74, stance=DESPAIR, pose="cheer", upright=True, outfit=SUIT,
           face=Face(at=(560, 560), brow=-1, mouth="shout"), slots={"neck": _tie})
    with a.at(468, 476, 0.8, turn=38):
        key(2)(a)
    a.lines_of("456,398 452,370", "482,394 486,364", w=3.4)
    _family(a)


def _sign(a: Art) -> None:
    with a.part("sign"):
        a.line("110,700 116,470", 11, (0.02, 0.02))
        a.shape("34,366! 196,356! 202,476! 38,484!", w=5, halo=2, hatch=12)
        with a.at(112, 432, 0.8):
            animal_heads.mouse(a, Face(look=(0.4, 0), mouth="smile"))


def _house(a: Art) -> None:
    with a.part("chimney"):
        a.shape("760,150! 764,60! 812,58! 816,170!", w=4.4, spot="s", hatch=10)
        a.shape("752,64! 824,60! 824,44! 752,48!", w=4)
    for x, y, r in ((800, 22, 15), (826, -4, 18)):
        puff(a, x, y, r, 6, 5)
    with a.part("cheese"):
        a.shape(f"502,318! {RIDGE_BITE} 770,124! 840,76! {CORNER_BITE} 1020,226! 530,330!", w=5,
                hatch={"n": 14, "gap": 9})
        a.shape(f"502,322! 1020,208! 1020,660! 524,666! {WALL_BITE}", w=5.2, hatch={"n": 24, "gap": 8})
        for x, y, r in ((986, 560, 22), (986, 352, 18), (700, 420, 15), (690, 610, 13)):
            a.shape(oval(x, y, r, r * 0.9), w=3, hatch=6)
    for i, path in enumerate((WALL_BITE, RIDGE_BITE, CORNER_BITE)):
        with a.part(f"bite#{i + 1}"):
            a.line(path, 7, (0.02, 0.02))
    for i, (x, y, r) in enumerate(((704, 330, 36), (828, 322, 78), (930, 468, 40), (958, 280, 32))):
        with a.part(f"window#{i + 1}"):
            a.black(oval(x, y, r, r * 0.92), w=3.4)
            if i != 1:
                for side in (-1, 1):
                    a.shape([(x + side * r * 0.9, y - r * 0.4), (x + side * r * 0.3, y - r * 0.9),
                             (x + side * r * 0.2, y - r * 0.2), (x + side * r * 0.8, y + r * 0.4)], w=2.6, spot="s",
                            shift=(1, 1))
    with a.part("door"):
        a.black("756,662! 756,490 806,446 858,490 860,660!", w=4)


def _tie(a: Art) -> None:
    with a.at(14, 12, 1.0, turn=-6):
        tie(a)


def _family(a: Art) -> None:
    with a.part("mouse#3"), a.at(832, 328, 0.92, flip=True):
        animal_heads.mouse(a, Face(lid=0.92, mouth="grin"))
    animal(a, "mouse", 506, 716, 0.9, pose="lean", upright=True, face=Face(at=(640, 540), lid=0.1, mouth="grin"),
           name="mouse#1")
    for x, y in ((600, 690), (626, 672), (650, 700), (612, 716)):
        a.shape([(x - 7, y + 4, 1), (x, y - 7, 1), (x + 8, y + 3, 1)], w=2.4)
    animal(a, "mouse", 832, 738, 1.06, stance=LOADED, pose="walk", upright=True, flip=True,
           face=Face(at=(600, 500), mouth="smile"), name="mouse#2", slots={"hand": _slice})


def _slice(a: Art) -> None:
    with a.part("wedge"), a.at(10, -4, 1.0, turn=-8):
        a.shape("-84,6! 90,2! 74,-54! -66,-46!", w=4.6, halo=3, hatch=14)
        a.shape(oval(-24, -20, 13, 10), w=3, hatch=4)
        a.shape(oval(34, -28, 11, 9), w=3, hatch=4)
