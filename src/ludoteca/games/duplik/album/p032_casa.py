"""La casa dei sogni: the agent opens the door of the cheese to a family of mice; only the smallest looks behind him."""

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
from ludoteca.games.duplik.figures.animals import animal
from ludoteca.games.duplik.figures.biped import STANCES, Outfit
from ludoteca.games.duplik.figures.costumes import robe, shirt
from ludoteca.games.duplik.figures.gear import (
    key,
)
from ludoteca.games.duplik.figures.hats import (
    feathered_hat,
    tie,
)
from ludoteca.games.duplik.figures.kit import (
    Face,
)
from ludoteca.games.duplik.figures.outdoors import (
    puff,
    tree,
)
from ludoteca.games.duplik.figures.props import (
    suitcase,
)
from ludoteca.games.duplik.ink import Art, oval

SCENE = Scene(
    32,
    Text("La casa dei sogni", "The dream house"),
    Text("Luminosa, stagionata, ottimo vicinato.", "Bright, well aged, lovely neighbours."),
    facts=(
        fact("shows", Does("cat", "shows", "cheese"), "Un gatto agente immobiliare mostra una casa di formaggio.",
             "A cat who sells houses is showing a house of cheese."),
        fact("door", Stands("door", "in", "cheese"), "Nel formaggio c'è una porta aperta.",
             "There is an open door in the cheese."),
        fact("fork", Holds("cat", "fork"), "Il gatto nasconde una forchetta dietro la schiena.",
             "The cat hides a fork behind its back."),
        fact("keys", Holds("cat", "key"), "Il gatto porge la chiave.", "The cat is holding out the key."),
        fact("mice", Count("mouse", 3), "I topi sono tre: mamma, papà e un piccolo.",
             "There are three mice: mother, father and a little one."),
        fact("dreamy", Looks("mouse#1", "key"), "Il papà topo ha occhi solo per la chiave.",
             "The father mouse has eyes only for the key."),
        fact("child", Looks("mouse#3", "fork"), "Il piccolo guarda la forchetta.",
             "The little one is looking at the fork."),
        fact("pulls", Shows("mouse#3", "pulling"), "Il piccolo tira la mamma per la gonna.",
             "The little one tugs at its mother's skirt."),
        fact("scared", Mood("mouse#3", "scared"), "Il piccolo ha paura.", "The little one is scared."),
        fact("sly", Mood("cat", "sly"), "Il gatto sorride sotto i baffi.", "The cat smiles slyly."),
        fact("windows", Count("window", 4), "Quattro buchi del formaggio hanno le tendine.",
             "Four holes of the cheese have curtains."),
        fact("chimney", Stands("chimney", "on", "cheese"), "Sul formaggio c'è un comignolo.",
             "There is a chimney on the cheese."),
        fact("mat", Stands("trap", "left", "door"), "Lo zerbino davanti alla porta è una trappola.",
             "The doormat is a mousetrap."),
        fact("case", Holds("mouse#1", "suitcase"), "Il papà topo ha già la valigia.",
             "The father mouse has brought his suitcase."),
        fact("tie", Holds("cat", "tie", worn=True), "Il gatto porta la cravatta.", "The cat wears a tie."),
    ),
    criteria=(
        asks("fork", "gesture", "Dietro la schiena il gatto ha una forchetta.", "The cat has a fork behind its back."),
        asks("child", "relation", "Solo il più piccolo guarda dalla parte giusta: la forchetta.",
             "Only the smallest looks the right way: at the fork."),
        asks("scared", "mood", "Uno dei topi non è affatto contento.", "One of the mice is not happy at all."),
        asks("sly", "mood", "Il gatto fa un sorriso poco sincero.", "The cat's smile is not quite honest."),
        asks("keys", "gesture", "La chiave è ancora in mano al gatto.", "The key is still in the cat's paw."),
        asks("windows", "number"),
        asks("mat", "absurd", "Lo zerbino è una trappola per topi.", "The doormat is a mousetrap."),
        asks("chimney", "thing"),
        asks("case", "thing"),
        asks("tie", "thing"),
    ),
)

SELLING = STANCES["point"]._replace(near_arm=((50, -160), (96, -150)), far_arm=((-46, -160), (-66, -118)), tilt=8)


def draw(a: Art) -> None:
    a.line("-10,590 300,580 700,592 1010,582", 3, (0.02, 0.02))
    for x, y, s in ((50, 590, 0.5), (960, 588, 0.44)):
        with a.at(x, y, s):
            tree(0, True)(a)
    _house(a)
    animal(a, "cat", 592, 706, 1.7, stance=SELLING, pose="point", upright=True, flip=True, outfit=SUIT,
           face=Face(at=(330, 520), lid=0.36, mouth="grin"), slots={"neck": _tie, "hand": _key, "far_hand": _fork})
    _family(a)


SUIT = Outfit(shirt("k", hem=30), sleeve="k", trousers="p", shoe="", hand="p", cuff=True)


def _house(a: Art) -> None:
    with a.part("chimney"):
        a.shape("760,140! 764,60! 812,58! 816,160!", w=4.4, spot="s", hatch=10)
        a.shape("752,64! 824,60! 824,44! 752,48!", w=4)
    for x, y, r in ((800, 22, 15), (826, -4, 18)):
        puff(a, x, y, r, 6, 5)
    with a.part("cheese"):
        a.shape("470,320! 840,70! 1020,170! 1020,220! 480,336!", w=5)
        a.shape("474,326! 1020,206! 1020,640! 476,640!", w=5.2, hatch={"n": 20, "gap": 8})
        for x, y, r in ((930, 540, 24), (530, 380, 16), (980, 330, 20), (640, 420, 12)):
            a.shape(oval(x, y, r, r * 0.9), w=3, hatch=6)
    for i, (x, y, r) in enumerate(((716, 322, 36), (830, 306, 50), (918, 420, 44), (960, 262, 34))):
        with a.part(f"window#{i + 1}"):
            a.black(oval(x, y, r, r * 0.92), w=3.4)
            a.shape([(x - r * 0.9, y - r * 0.4), (x - r * 0.3, y - r * 0.9), (x - r * 0.2, y - r * 0.2),
                     (x - r * 0.8, y + r * 0.4)], w=2.6, spot="s", shift=(1, 1))
            a.shape([(x + r * 0.9, y - r * 0.4), (x + r * 0.3, y - r * 0.9), (x + r * 0.2, y - r * 0.2),
                     (x + r * 0.8, y + r * 0.4)], w=2.6, spot="s", shift=(1, 1))
            a.lines_of([(x, y - r * 0.9), (x, y + r * 0.9)], [(x - r * 0.9, y + r * 0.1), (x + r * 0.9, y + r * 0.1)],
                       w=3.4, ink="p", taper=(0.02, 0.02))
    with a.part("door"):
        a.black("760,640! 760,480 810,436 862,480 864,640!", w=4)
        a.shape("864,640! 864,484! 920,500! 924,668!", w=4.2, hatch=10)
        a.dot(912, 580, 5)
    with a.part("trap"):
        a.shape("640,700! 750,690! 772,712! 656,724!", w=4.4, hatch=6)
        a.line("664,712 690,680 744,676 758,702", 4, (0.02, 0.02))
        a.shape("690,704! 712,694! 722,704!", w=2.6, spot="s")


def _tie(a: Art) -> None:
    with a.at(14, 12, 1.0, turn=-6):
        tie(a)


def _key(a: Art) -> None:
    with a.at(12, 12, 0.56, turn=78):
        a.line("0,0 -20,-20", 3, (0.05, 0.05))
        key(2)(a)


def _fork(a: Art) -> None:
    with a.part("fork"), a.at(-6, 0, 1.1, turn=-24):
        a.line("0,40 0,-60", 7, (0.02, 0.02))
        a.line("-18,-92 -16,-68 0,-58 16,-68 18,-92", 5.4, (0.05, 0.05))
        a.line("0,-60 0,-94", 5.4, (0.02, 0.05))


def _family(a: Art) -> None:
    animal(a, "mouse", 94, 704, 1.06, pose="stand", upright=True, face=Face(at=(420, 480), mouth="smile"),
           outfit=DRESS, slots={"head": _hat}, name="mouse#2")
    animal(a, "mouse", 282, 714, 1.16, pose="stand", upright=True, face=Face(at=(430, 500), mouth="grin"),
           name="mouse#1", slots={"hand": _bag, "head": _bowler})
    animal(a, "mouse", 190, 744, 0.62, pose="lean", upright=True, flip=True,
           face=Face(at=(700, 520), brow=-1, mouth="open"), name="mouse#3")


DRESS = Outfit(robe("p", "", 0.7, 1.5), shoe="", cuff=False, puff=True)


def _hat(a: Art) -> None:
    with a.at(0, 0, 0.9):
        feathered_hat(1)(a)


def _bowler(a: Art) -> None:
    a.black("-30,4 -26,-26 0,-34 26,-26 30,2 0,8", w=2.6, halo=2, shine=6)
    a.black("-44,8 0,2 44,4 40,12 0,12 -40,14", w=2.6, halo=1.5)


def _bag(a: Art) -> None:
    with a.at(-4, 78, 0.72):
        suitcase(2)(a)
