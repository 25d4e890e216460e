"""Fantasma a letto: the ghost cannot sleep; there is a child under the bed."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Mood,
    Scene,
    Shows,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.furniture import clock, picture_frame
from ludoteca.games.duplik.kinds.people import ghost, person

SCENE = Scene(
    45,
    Text("Fantasma a letto", "Ghost in bed"),
    Text("«Mamma! C'è di nuovo il bambino!»", "\"Mummy! The child is back!\""),
    facts=(
        fact("scares", Does("boy", "scares", "ghost"), "Un bambino sotto il letto fa paura a un fantasma.",
             "A boy under the bed is frightening a ghost."),
        fact("ghost", Stands("ghost", "in", "bed"), "Il fantasma è a letto, sotto la coperta.",
             "The ghost is in bed under its blanket."),
        fact("under", Stands("boy", "under", "bed"), "Il bambino è nel buio sotto il letto.",
             "The boy is in the dark under the bed."),
        fact("torch", Holds("boy", "torch"), "Il bambino si fa luce sotto il mento con una pila.",
             "The boy shines a torch under his chin."),
        fact("afraid", Mood("ghost", "scared"), "Il fantasma ha gli occhi sbarrati dalla paura.",
             "The ghost is wide-eyed with fear."),
        fact("grin", Mood("boy", "glad"), "Il bambino sghignazza.", "The boy is grinning."),
        fact("cap", Holds("ghost", "nightcap", worn=True), "Il fantasma ha il berretto da notte.",
             "The ghost wears a nightcap."),
        fact("teddy", Holds("ghost", "teddy"), "Il fantasma stringe un orsacchiotto.",
             "The ghost clutches a teddy bear."),
        fact("portrait", Shows("painting", "hides its eyes"), "Anche il ritratto alla parete si copre gli occhi.",
             "Even the portrait on the wall covers its eyes."),
        fact("mouse", Mood("mouse", "asleep"), "In una pantofola dorme un topo.", "A mouse is asleep in a slipper."),
        fact("slipper", Stands("mouse", "in", "slipper"), "Il topo è nella pantofola.", "The mouse is in the slipper."),
        fact("patches", Count("patch", 4), "La coperta ha quattro toppe.", "The blanket has four patches."),
        fact("clock", Shows("clock", "midnight"), "È mezzanotte.", "It is midnight."),
        fact("candle", Stands("candle", "right", "ghost"), "Sul comodino c'è una candela spenta.",
             "A candle that has gone out stands on the bedside table."),
    ),
    criteria=(
        asks("torch", "gesture", "Il bambino tiene la pila sotto il mento.", "The boy holds the torch under his chin."),
        asks("teddy", "gesture", "Il fantasma stringe l'orsacchiotto.", "The ghost clutches its teddy bear."),
        asks("afraid", "mood", "Tra i due ha paura il fantasma.", "Of the two it is the ghost that is afraid."),
        asks("under", "relation", "Il pericolo viene da sotto il letto.", "The danger comes from under the bed."),
        asks("patches", "number"),
        asks("portrait", "absurd", "Il signore del ritratto si copre gli occhi.",
             "The man in the portrait covers his eyes."),
        asks("mouse", "mood", "C'è chi non si sveglia: il topo.", "Somebody sleeps through it all: the mouse."),
        asks("slipper", "relation"),
        asks("clock", "thing", "L'orologio segna mezzanotte.", "The clock says midnight."),
        asks("cap", "thing"),
    ),
)

SNEAKING = STANCES["kneel"]._replace(hip=(-60, -56), chest=(10, -88), head=(64, -128), tilt=2,
                                     near_arm=((50, -56), (86, -66)), far_arm=((60, -50), (90, -8)),
                                     near_leg=((-20, -30), (-90, -10)), far_leg=((-6, -26), (-80, -12)), toe=(60, 60))


def draw(a: Art) -> None:
    room(a, 560, "stripes")
    boards(a, 560)
    with a.at(660, 116, 1.0):
        clock(12, 0)(a)
    with a.at(854, 180):
        picture_frame(_portrait, 150, 180)(a)
    # the dark under the bed, and who is in it
    with a.part("bed"):
        a.black("196,410! 890,406! 886,676! 206,682!", w=4)
    a.flat("590,600! 650,480! 540,480!", "t")
    person(a, "boy", 500, 682, 1.0, stance=SNEAKING, pose="kneel", face=Face(at=(400, 380), lid=0.1, mouth="grin"),
           slots={"hand": _torch}, grounded=False)
    with a.at(0, -56):
        _bed(a)
        _ghost(a)
        _blanket(a)
    _side(a)


def _portrait(a: Art) -> None:
    a.black("-70,100! -66,50 -30,26 30,26 66,50 70,100!", w=3)
    a.shape("-34,-20 -30,-56 0,-70 30,-56 34,-20 24,22 0,34 -24,22", w=4, hatch=10)
    a.black("-36,-30 -34,-64 0,-80 34,-64 36,-30 20,-54 -18,-54", w=2.4)
    for x in (-22, 22):
        a.shape([(x - 22, 20), (x - 18, -20), (x - 8, -34), (x + 2, -24), (x + 8, -34), (x + 16, -20), (x + 18, 20)],
                w=3.4, halo=2)
        a.lines_of([(x - 6, -28), (x - 6, -8)], [(x + 4, -28), (x + 5, -8)], w=2.4)
    a.line("-10,26 0,22 12,26", 3.4)


def _torch(a: Art) -> None:
    with a.part("torch"), a.at(2, 2, 1.0, turn=-34):
        a.limb([(0, 34, 9), (0, -10, 9)], w=3.4, capped_root=True, halo=2, spot="s")
        a.shape("-15,-10! 15,-12! 20,-34! -20,-32!", w=3.4, halo=2)


def _bed(a: Art) -> None:
    with a.part("bed"):
        a.shape("150,756! 140,250 170,196 210,180 236,210 244,756!", w=5.2, hatch={"n": 30, "gap": 7})
        a.shape("862,756! 866,360 884,330 912,332 928,366 930,758!", w=5, hatch={"n": 20, "gap": 7})
        a.shape("236,420! 866,412! 866,480! 236,490!", w=5, hatch=16)
        a.shape("248,424 254,354 330,330 420,346 430,400 400,428", w=4.6, hatch=12)


def _ghost(a: Art) -> None:
    ghost(a, 392, 500, 1.26, pose="float", face=Face(at=(560, 560), brow=-1, mouth="open"), slots={"head": _nightcap})
    a.lines_of("270,250 254,262 266,280", "252,240 232,262 246,288", "500,250 518,262 506,280",
               "520,240 540,262 526,290", w=3.4)
    with a.part("teddy"), a.at(424, 420, 0.9):
        a.shape(oval(0, 8, 30, 34), w=3.8, spot="s", halo=2, hatch=8)
        for x in (-20, 20):
            a.shape(oval(x, -56, 10, 10, n=8), w=3.2, spot="s")
        a.shape(oval(0, -36, 28, 25), w=3.8, spot="s", halo=1)
        a.dot(-9, -40, 3.4)
        a.dot(9, -40, 3.4)
        a.shape(oval(0, -28, 10, 7, n=8), w=2.4)
    with a.part("ghost"):
        for x, y in ((388, 424), (462, 430)):
            a.limb([(x + (-30 if x < 420 else 30), y + 20, 19), (x, y, 15)], w=4.2, halo=3, hatch=8)


def _nightcap(a: Art) -> None:
    with a.part("nightcap"):
        a.shape("-44,18 -40,-14 -10,-44 30,-56 76,-30 90,14! 64,-6 44,-12 46,16 0,6", w=4, spot="s", halo=2, hatch=8)
        a.shape(oval(92, 22, 12, 12, n=9), w=3.2, halo=2)
        a.shape("-48,24 -46,8 0,-4 48,8 50,22 0,12", w=3.6, halo=1)


def _blanket(a: Art) -> None:
    edge = ("300,470 400,446 520,440 640,410 760,404 850,412! 862,520 840,556! 780,532 700,560! 620,530 540,558! "
            "460,528 380,556! 320,524 290,550! 280,500")
    with a.part("bed"):
        a.shape(edge, w=5, halo=2, hatch={"n": 30, "gap": 7})
        a.line("300,486 400,464 520,458 640,428 850,430", 3, (0.05, 0.05))
    for i, (x, y, turn) in enumerate(((370, 500, 8), (540, 494, -10), (690, 476, 14), (800, 486, -6))):
        with a.part(f"patch#{i + 1}"), a.at(x, y, turn=turn):
            a.shape("-28,-26! 28,-28! 30,26! -27,28!", w=3.2, fill="k" if i == 1 else "p", hatch=None if i == 1 else 8)
            a.lines_of("-34,-14 -22,-14", "-34,8 -22,8", "24,-14 36,-14", "24,8 36,8", w=2.4,
                       taper=(0.05, 0.05))


def _side(a: Art) -> None:
    with a.part("slipper"):
        a.shape("40,736 34,700 60,684 150,690 200,716 204,736 120,742", w=4.6, spot="s", hatch=12)
    with a.at(96, 706, 0.44):
        animal(a, "mouse", 0, 0, 1, pose="doze", face=Face(lid=0.92), grounded=False)
    with a.part("slipper"):
        a.shape("110,740 104,706 140,692 186,706 206,726 202,740", w=4.4, spot="s", halo=2)
    with a.part("table"):
        a.shape("940,700! 944,470! 1020,466! 1020,700!", w=4.6, hatch=12)
        a.shape("926,470! 1020,464! 1020,448! 928,454!", w=4)
    with a.part("candle"), a.at(972, 450, 0.9):
        a.shape("-14,0! -14,-58 12,-60 14,0!", w=3.8, hatch=8)
        a.line("0,-60 0,-72", 3)
        a.line("0,-78 -12,-100 8,-116 -4,-140", 2.6, (0.2, 0.6))
