"""La regina dello stagno: the king kisses the frog's hand, and it is he who changes; others came before him."""

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
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import robe
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import crown, top_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import cloud, flower, mushroom, tree
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.small_animals import butterfly

SCENE = Scene(
    12,
    Text("La regina dello stagno", "Queen of the pond"),
    Text("Avanti il prossimo.", "Next, please."),
    facts=(
        fact("kisses", Does("king", "kisses", "frog#1", touching=True),
             "Un re in ginocchio bacia la mano a una rana.", "A king on his knees is kissing a frog's hand."),
        fact("throne", Stands("frog#1", "on", "mushroom"), "La rana è seduta su un fungo come su un trono.",
             "The frog sits on a mushroom as on a throne."),
        fact("flippers", Shows("king", "webbed feet"), "Al re sono già spuntate le zampe da rana.",
             "The king has already grown a frog's feet."),
        fact("crown", Holds("frog#1", "crown", worn=True), "La rana porta la corona.", "The frog wears a crown."),
        fact("bored", Mood("frog#1", "bored"), "La rana è annoiata, con gli occhi mezzi chiusi.",
             "The frog is bored, with its eyes half shut."),
        fact("others", Count("frog", 3), "Nello stagno ci sono altre due rane: tre in tutto.",
             "There are two more frogs in the pond: three in all."),
        fact("beard", Holds("frog#2", "beard", worn=True), "Una delle rane in acqua ha la barba da re.",
             "One of the frogs in the water has a king's beard."),
        fact("glasses", Shows("frog#3", "moustache"), "L'altra rana ha i baffi.", "The other frog has a moustache."),
        fact("gaze", Looks("frog#2", "king"), "La rana con la barba guarda il re.",
             "The bearded frog is watching the king."),
        fact("rose", Holds("king", "flower"), "Il re tiene un fiore dietro la schiena.",
             "The king holds a flower behind his back."),
        fact("reeds", Count("reed", 3), "Dietro il fungo ci sono tre canne.",
             "Three bulrushes grow behind the mushroom."),
        fact("dragonflies", Count("butterfly", 2), "Volano due farfalle.", "Two butterflies are about."),
        fact("lost", Stands("shoe", "on", "bank"), "Sulla riva c'è una scarpa rimasta vuota.",
             "An empty shoe has been left on the bank."),
        fact("lily", Stands("frog#3", "before", "lily"), "Sull'acqua galleggia una ninfea.",
             "A water lily floats on the pond."),
    ),
    criteria=(
        asks("kisses", "gesture", "La bocca del re tocca la mano della rana.",
             "The king's mouth touches the frog's hand."),
        asks("flippers", "absurd", "I piedi del re sono già palmati.", "The king's feet are webbed already."),
        asks("bored", "mood", "La regina si annoia: non è il primo.", "The queen is bored: he is not the first."),
        asks("beard", "thing", "La rana in acqua ha ancora la barba.",
             "The frog in the water has still got its beard."),
        asks("rose", "gesture", "Il re nasconde un fiore dietro la schiena.",
             "The king hides a flower behind his back."),
        asks("throne", "relation", "La rana sta più in alto del re: siede su un fungo.",
             "The frog sits higher than the king: on a mushroom."),
        asks("reeds", "number"),
        asks("dragonflies", "number"),
        asks("lost", "relation", "Una scarpa del re è rimasta vuota sulla riva.",
             "One of the king's shoes stands empty on the bank."),
        asks("others", "number"),
    ),
)

COURTING = STANCES["kneel"]._replace(chest=(16, -144), head=(58, -204), tilt=10, near_arm=((52, -120), (92, -150)),
                                     far_arm=((-44, -124), (-66, -92)), far_leg=((0, -14), (-64, -10)))
RECEIVING = STANCES["sit"]._replace(near_arm=((34, -130), (92, -116)), far_arm=((36, -118), (10, -96)), tilt=-6)


def draw(a: Art) -> None:
    a.line("-10,330 300,322 700,330 1010,324", 2.4, (0.02, 0.02))
    for x, y, s in ((60, 332, 0.4), (130, 328, 0.3), (330, 330, 0.34)):
        with a.at(x, y, s):
            tree(0, x == 130)(a)
    with a.at(420, 90):
        cloud(120)(a)
    with a.part("bank"):
        a.line("-10,660 160,640 380,650 560,636", 0.1, (0.02, 0.02))
        a.shape("-20,560 120,540 420,556 640,540 1020,556! 1020,640 900,630 760,650 640,640 520,664 420,650 260,676 "
                "120,664 -20,690!", w=3.6)
    for x, y in ((40, 560), (470, 560), (880, 574)):
        a.grass(x, y + 20, 5, 24)
    a.black("-20,700 120,672 260,684 420,660 520,672 640,650 760,660 900,640 1020,650! 1020,770! -20,770!", w=4,
            shine=12)
    for x, y, wide in ((100, 720, 80), (330, 740, 70), (560, 700, 60), (960, 690, 50), (900, 740, 90)):
        a.line([(x - wide / 2, y), (x, y - 5), (x + wide / 2, y + 1)], 3, (0.3, 0.4), "p")
    butterfly(a, 90, 170, 0.6, turn=-20)
    butterfly(a, 560, 130, 0.46, turn=24, spot="")
    _queen(a)
    _king(a)
    _before(a)


def _queen(a: Art) -> None:
    with a.at(742, 616, 1.55):
        mushroom(7, "")(a)
    for x in (908, 940, 966):
        a.line([(x, 590), (x - 10, 450), (x - 4, 330)], 4.4, (0.03, 0.3))
    for i, (x, y) in enumerate(((900, 400), (934, 330), (972, 376))):
        with a.part(f"reed#{i + 1}"):
            a.limb([(x, y + 62, 11), (x - 3, y, 11)], fill="k", w=2.6, capped_root=True, shine=3, halo=2)
    animal(a, "frog", 742, 470, 1.36, stance=RECEIVING, pose="sit", upright=True, flip=True, grounded=False,
           face=Face(at=(560, 400), lid=0.42, mouth="flat"), slots={"head": _crown}, name="frog#1")


def _crown(a: Art) -> None:
    with a.at(-4, -20, 1.0, turn=-4):
        crown(a)


def _king(a: Art) -> None:
    person(a, "king", 458, 624, 1.62, stance=COURTING, pose="kneel", outfit=GREEN,
           face=Face(at=(640, 290), lid=0.3, mouth="calm"), slots={"far_hand": _flower})
    for x, y, turn in ((316, 622, 0), (520, 624, 0)):
        with a.part("king"), a.at(x, y, 1.3, turn=turn):
            a.limb([(-6, -30, 12), (-4, -8, 11)], w=3.4, spot="s")
            a.shape("-18,2 -14,-16 6,-20 30,-16 66,-24! 54,-8 76,-2! 56,4 64,16! 26,8 -10,10", w=3.6, spot="s", halo=2)
            a.lines_of("22,-8 44,-14", "22,-2 52,-2", "22,2 44,8", w=2.4)
    with a.part("shoe"), a.at(236, 636, 1.3):
        a.black("-24,-2! -24,-34! -2,-34! 6,-18 34,-14 38,-2!", w=3, shine=4)
        a.shape("-16,-28 -10,-22 -14,-16 -20,-22", w=1.6)


def _flower(a: Art) -> None:
    with a.at(-4, 0, 0.8, turn=-40):
        flower(6)(a)


def _before(a: Art) -> None:
    with a.part("lily"):
        a.shape("190,716 260,696 330,704 350,720 280,736 210,734", w=4, hatch=8)
        a.line("270,716 330,708", 3)
    for n, (x, y, s, flip) in enumerate(((720, 740, 1.04, True), (96, 716, 0.84, False))):
        animal(a, "frog", x, y + 120 * s, s, pose="stand", upright=True, flip=flip, grounded=False,
                       face=Face(at=(520, 420), lid=0.2 * (1 - n), brow=-1), name=f"frog#{n + 2}",
                       slots={"head": _second if n == 0 else _third})
    a.black("600,744 680,734 760,734 850,744 850,790! 600,790!", w=0)
    a.line("620,742 720,734 820,744", 3.4, (0.2, 0.3), "p")
    a.shape("10,726 90,716 190,722 180,770! 10,770!", w=0, fill="k")
    a.line("20,724 96,730 190,720", 3.4, (0.2, 0.3), "p")


def _second(a: Art) -> None:
    with a.at(0, -18, 0.7, turn=-10):
        crown(a)
    with a.part("beard"):
        a.shape("-24,58 0,66 34,56 40,80 24,112! 10,100 -4,116! -14,98 -28,102! -30,76", w=3.4, halo=2, hatch=8)


def _third(a: Art) -> None:
    with a.at(0, -14, 0.7, turn=8):
        top_hat(a)
    with a.part("frog#3.moustache"):
        a.black("6,56 22,48 44,52 58,44! 50,64 24,66 8,64 -10,70 -30,58! -12,58", w=2)


GREEN = Outfit(robe("k", "", 0.86, 1.2), sleeve="k", trousers="p", shoe="")
