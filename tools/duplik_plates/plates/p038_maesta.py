"""Sua Maestà sulle rotelle: a king never goes without his carpet; who unrolls it must run faster than he rolls."""

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
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import shirt
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.buildings import castle
from ludoteca.games.duplik.kinds.nature import cloud, tree
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.vehicles import skateboard
from tools.duplik_plates.accents import motion

SCENE = Scene(
    38,
    Text("Sua Maestà sulle rotelle", "His Majesty on wheels"),
    Text("Il tappeto rosso, presto! Più presto!", "The red carpet, quick! Quicker!"),
    facts=(
        fact("rolls", Does("king", "chases", "mouse"), "Un re in skateboard insegue due topi giù per la discesa.",
             "A king on a skateboard is rolling after two mice, downhill."),
        fact("board", Stands("king", "on", "skateboard"), "Il re è in piedi su uno skateboard.",
             "The king stands on a skateboard."),
        fact("unrolls", Does("mouse#1", "unrolls",
             "carpet", touching=True), "I topi srotolano il tappeto rosso di corsa.",
             "The mice are unrolling the red carpet at a run."),
        fact("glad", Mood("king", "glad"), "Il re si diverte un mondo.", "The king is having the time of his life."),
        fact("scared", Mood("mouse#1", "scared"), "I topi scappano terrorizzati.", "The mice run for their lives."),
        fact("back", Looks("mouse#2", "king"), "Un topo si volta a guardare il re.",
             "One mouse looks back at the king."),
        fact("knight", Stands("knight", "left", "king"), "Un cavaliere guarda la scena dal portone.",
             "A knight looks on from the gate."),
        fact("dog", Stands("dog", "touching", "cloak"), "Un cane si fa trascinare, coi denti nel mantello.",
             "A dog is being dragged along, its teeth in the cloak."),
        fact("eyes", Mood("dog", "asleep"), "Il cane tiene gli occhi chiusi.", "The dog keeps its eyes shut."),
        fact("trees", Count("tree", 3), "In fondo ci sono tre alberi.", "There are three trees far off."),
        fact("dots", Count("dot", 5), "Le mutande del re hanno cinque pallini.", "The king's drawers have five dots."),
        fact("sceptre", Holds("king", "sceptre"), "Il re tiene alto lo scettro.", "The king holds his sceptre high."),
        fact("sign", Shows("sign", "steep"), "Il cartello avverte: discesa ripida.",
             "The sign warns of a steep slope."),
    ),
    criteria=(
        asks("unrolls", "gesture", "I topi tengono il rotolo e corrono.", "The mice hold the roll and run."),
        asks("back", "gesture", "Uno dei topi si volta: il re è vicino.", "One mouse looks round: the king is close."),
        asks("glad", "mood", "L'unico che si diverte è il re.", "The king is the only one enjoying himself."),
        asks("eyes", "mood", "Il cane non vuole vedere: ha gli occhi chiusi.",
             "The dog would rather not look: its eyes are shut."),
        asks("dots", "number", "Sotto il manto si vedono le mutande: cinque pallini.",
             "Under the cloak his drawers can be seen: five dots."),
        asks("dog", "relation", "Il cane è attaccato al mantello coi denti.",
             "The dog hangs on to the cloak by its teeth."),
        asks("sceptre", "thing"),
        asks("trees", "number"),
        asks("knight", "relation"),
        asks("sign", "thing"),
    ),
)

SURFING = STANCES["stand"]._replace(hip=(-16, -96), chest=(16, -160), head=(40, -222), tilt=6,
                                    near_arm=((-36, -186), (-84, -206)), far_arm=((70, -180), (110, -232)),
                                    near_leg=((-36, -50), (-52, -8)), far_leg=((36, -58), (54, -8)))
FLEEING = STANCES["run"]._replace(near_arm=((14, -130), (-20, -96)), far_arm=((50, -140), (34, -100)))


def draw(a: Art) -> None:
    with a.at(700, 90):
        cloud(150)(a)
    with a.at(128, 330, 0.94):
        castle(3, 2)(a)
    a.shape("-20,330! 300,330 420,420 1020,640! 1020,770! -20,770!", w=4)
    a.line("430,410 560,360 760,380 1010,340", 2.6, (0.02, 0.02))
    for x, y, s in ((840, 374, 0.34), (900, 362, 0.46), (960, 352, 0.34)):
        with a.at(x, y, s):
            tree(0, x == 900)(a)
    # the carpet comes out of the gate and down the hill
    with a.part("carpet"):
        a.shape("160,336! 192,336! 300,400 440,490 600,580 716,630! 690,684! 560,630 400,550 260,450", w=4.4)
        a.line("164,342 270,438 410,538 570,618 692,672", 8, (0.02, 0.02), "s")
        a.line("186,340 306,416 446,504 604,592 708,638", 8, (0.02, 0.02), "s")
    person(a, "knight", 70, 452, 0.6, pose="think", face=Face(at=(400, 400)))
    with a.part("sign"):
        a.line("690,540 694,430", 8, (0.02, 0.02))
        a.shape("694,330! 760,440! 628,444!", w=4.8, spot="s", halo=2)
        a.shape("694,360! 736,430! 652,433!", w=3)
        a.black("658,430! 732,428! 664,388!", w=2)
    _king(a)
    _dog(a)
    _mice(a)
    for x, y in ((120, 560), (60, 680), (330, 700), (860, 740)):
        a.grass(x, y, 5, 22)


def _king(a: Art) -> None:
    with a.at(392, 536, 1.46, turn=29):
        with a.part("cloak"):
            a.black("10,-176 -40,-196 -110,-180 -196,-206! -180,-150 -196,-120! -120,-110 -70,-114 -20,-110", w=4,
                    shine=10)
            a.lines_of("-186,-196 -174,-152", "-184,-132 -172,-140", w=5, ink="p")
        skateboard(2)(a)
        person(a, "king", 0, -32, 1.0, stance=SURFING, pose="stand", outfit=DRAWERS, grounded=False,
               face=Face(look=(0.7, 0.3), mouth="grin"), slots={"far_hand": _sceptre})
        for i, (x, y) in enumerate(((-32, -120), (-6, -112), (-36, -92), (14, -92), (-2, -140))):
            with a.part(f"dot#{i + 1}"):
                a.shape(oval(x, y - 18, 8, 8, n=8), w=2, spot="s", shift=(0, 0))
    motion(a, 250, 470, 4, 80, 34)


DRAWERS = Outfit(shirt("p", hem=34, flare=1.1), sleeve="k", trousers="p", shoe="k", cuff=True)


def _sceptre(a: Art) -> None:
    with a.part("sceptre"):
        a.limb([(-8, 24, 5), (16, -50, 5)], w=3, capped_root=True, halo=2)
        a.shape(oval(19, -60, 13, 13, n=9), w=3.2, spot="s", halo=2)


def _mice(a: Art) -> None:
    with a.part("carpet"):
        a.shape("672,690! 676,640 700,616 734,618 752,644 748,690 716,708", w=4.6, spot="s", halo=2)
        a.line("736,684 700,692 690,656 714,634 736,652 722,674 708,664", 3.4, (0.05, 0.3))
    animal(a, "mouse", 772, 716, 0.92, stance=FLEEING, pose="run", upright=True, turn=8, grounded=False,
           face=Face(look=(0.6, 0), brow=-1, mouth="open"), name="mouse#1")
    animal(a, "mouse", 880, 730, 0.8, pose="run", upright=True, turn=6, grounded=False,
           face=Face(at=(520, 400), brow=-1, mouth="shout"), name="mouse#2")


def _dog(a: Art) -> None:
    with a.at(128, 300, 0.86, turn=20):
        animal(a, "dog", 0, 0, 1, pose="gallop", grounded=False, face=Face(lid=0.92, brow=-1, mouth="flat"))
