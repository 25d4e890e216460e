"""Picnic con ospiti: the ants are taking the rug home, bear and all; the rabbit sat too near the edge."""

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
from ludoteca.games.duplik.kinds.food import apple, bottle, sandwich, watermelon
from ludoteca.games.duplik.kinds.nature import cloud, tree
from ludoteca.games.duplik.kinds.small_animals import bee

SCENE = Scene(
    28,
    Text("Picnic con ospiti", "Picnic with guests"),
    Text("Asporto, per favore.", "To take away, please."),
    facts=(
        fact("carry", Does("ant", "carries", "rug"), "Le formiche portano via la tovaglia del picnic.",
             "Ants are carrying the picnic rug away."),
        fact("ants", Count("ant", 7), "Le formiche sono sette.", "There are seven ants."),
        fact("bear", Stands("bear", "on", "rug"), "Sulla tovaglia è seduto un orso.", "A bear is sitting on the rug."),
        fact("sandwich", Holds("bear", "sandwich"), "L'orso tiene un panino davanti alla bocca.",
             "The bear holds a sandwich to its mouth."),
        fact("bliss", Mood("bear", "asleep"), "L'orso mangia a occhi chiusi e non si accorge di niente.",
             "The bear eats with its eyes shut and notices nothing."),
        fact("falls", Shows("rabbit", "falling"), "Un coniglio è caduto all'indietro sull'erba.",
             "A rabbit has fallen over backwards on the grass."),
        fact("spill", Shows("cup", "spilling"), "La tazza del coniglio si rovescia in aria.",
             "The rabbit's cup is spilling in mid-air."),
        fact("flag", Holds("ant#7", "flag"), "La prima formica tiene una bandierina.",
             "The leading ant carries a little flag."),
        fact("melon", Stands("watermelon", "on", "rug"), "Sulla tovaglia c'è una fetta d'anguria.",
             "There is a slice of watermelon on the rug."),
        fact("seeds", Count("watermelon.seed", 5), "L'anguria ha cinque semi.", "The watermelon has five seeds."),
        fact("hole", Shows("anthill", "with a door"), "In fondo c'è un formicaio col portone aperto.",
             "In the distance there is an anthill with its gate open."),
        fact("bottle", Stands("bottle", "on", "rug"), "La bottiglia sta per cadere.",
             "The bottle is about to fall over."),
        fact("bee", Looks("bee", "watermelon"), "Un'ape guarda l'anguria.", "A bee is looking at the watermelon."),
        fact("last", Stands("ant#1", "left", "bear"), "Una formica spinge da dietro.",
             "One ant is pushing from behind."),
    ),
    criteria=(
        asks("bliss", "mood", "L'orso non si accorge di niente: ha gli occhi chiusi.",
             "The bear notices nothing: its eyes are shut."),
        asks("sandwich", "gesture", "Il panino è davanti alla bocca, ancora intero.",
             "The sandwich is at its mouth, still whole."),
        asks("falls", "gesture", "Il coniglio è rimasto a gambe all'aria.",
             "The rabbit has been left with its legs in the air."),
        asks("ants", "number"),
        asks("seeds", "number"),
        asks("flag", "absurd", "Le formiche hanno una capofila con la bandierina.",
             "The ants have a leader with a flag."),
        asks("hole", "relation", "Il portone del formicaio è già aperto.", "The gate of the anthill is open already."),
        asks("spill", "thing"),
        asks("bee", "gesture"),
        asks("bottle", "relation"),
    ),
)

EATING = STANCES["sit"]._replace(near_arm=((30, -118), (62, -148)), far_arm=((50, -122), (74, -146)),
                                 near_leg=((66, -70), (120, -34)), far_leg=((74, -78), (134, -50)), toe=(-50, -56),
                                 hip=(0, -62), chest=(-4, -136), head=(10, -200))


def draw(a: Art) -> None:
    a.line("-10,420 300,408 620,420 1010,404", 2.8, (0.02, 0.02))
    for x, y, s in ((64, 418, 0.66), (360, 414, 0.36), (700, 414, 0.44)):
        with a.at(x, y, s):
            tree(0, x != 360)(a)
    with a.at(420, 96):
        cloud(130)(a)
    with a.part("anthill"):
        a.black("780,418! 830,320 890,250 940,320 1000,412!", w=4, shine=10)
        a.shape("866,416! 866,372 890,352 916,372 918,414!", w=3.4, spot="s")
        a.shape("918,414! 918,376! 944,366! 946,420!", w=3.4)
    a.line("880,424 850,480 890,560 860,640", 2, (0.1, 0.4))
    a.line("930,424 950,480 1000,540", 2, (0.1, 0.4))
    for x, y in ((60, 730), (420, 730), (300, 470), (560, 470), (700, 738)):
        a.grass(x, y, 5, 22)
    _rabbit(a)
    _rug(a)
    _ants(a)
    bee(a, 770, 300, 0.7, flip=True, face=Face(at=(700, 520), mouth="smile"))
    a.line("790,270 830,230 880,240 900,200 960,180", 2, (0.1, 0.5))


def _rug(a: Art) -> None:
    edge = "270,616! 380,584 560,566 760,562 930,540! 960,640 800,676 620,668 440,690 300,700!"
    with a.part("rug"):
        a.shape(edge, w=5)
        with a.clip(edge):
            for k in range(7):
                for row in range(2):
                    if (k + row) % 2 == 0:
                        x, y = 280 + k * 98, 604 - k * 9 + row * 50
                        a.flat([(x, y, 1), (x + 96, y - 10, 1), (x + 100, y + 42, 1), (x + 4, y + 50, 1)], "t")
            for k in range(8):
                a.line([(282 + k * 96, 560), (270 + k * 100, 710)], 3, (0.02, 0.02), "s")
            for row in range(3):
                a.line([(260, 622 + row * 46), (600, 588 + row * 46), (980, 562 + row * 46)], 3, (0.02, 0.02), "s")
        a.outline(edge, 5)
    animal(a, "bear", 486, 646, 1.5, stance=EATING, pose="sit", upright=True, grounded=False,
           face=Face(lid=0.92, mouth="smile"), slots={"hand": _lunch})
    with a.at(760, 610, 1.05, turn=-6):
        watermelon(5)(a)
    with a.at(890, 590, 0.86, turn=26):
        bottle("")(a)
    with a.at(330, 640, 0.5, turn=-16):
        apple(1)(a)


def _lunch(a: Art) -> None:
    with a.at(34, 12, 0.5, turn=-8):
        sandwich(3)(a)


def _rabbit(a: Art) -> None:
    animal(a, "rabbit", 196, 730, 1.0, pose="fall", upright=True, face=Face(at=(400, 560), brow=-1, mouth="open"),
           grounded=False)
    a.shadow(140, 726, 90, 9)
    with a.at(246, 420, 1.0, turn=-50), a.part("cup"):
        a.shape("22,-22 38,-24 38,-4 20,-4", w=3)
        a.shape("-24,-32! 24,-34! 20,4 -18,6", w=3.8, halo=2, hatch=10)
        a.shape("-24,-32! 24,-34! 30,-60 10,-52 0,-76! -10,-50 -32,-62", w=3, spot="s", halo=2)


def _ants(a: Art) -> None:
    places = ((286, 708, 1.15), (380, 722, 1.0), (478, 716, 1.2), (584, 712, 0.95), (690, 706, 1.15), (796, 706, 1.0),
              (898, 694, 1.2))
    for i, (x, y, s) in enumerate(places):
        with a.part(f"ant#{i + 1}"), a.at(x, y, s, turn=-4):
            a.lines_of("-8,-10 -22,14", "0,-8 -4,16", "6,-10 18,14", w=4, taper=(0.02, 0.1))
            a.lines_of("4,-20 10,-44 2,-52", "12,-22 22,-42 32,-50", w=4, taper=(0.02, 0.05))
            a.black(oval(-28, -14, 20, 14, turn=10), w=2, halo=2, shine=4)
            a.black(oval(2, -16, 11, 10, n=9), w=2, halo=2)
            a.black(oval(26, -22, 16, 15), w=2, halo=2)
            a.eye(31, -25, 7, look=(0.7, 0.1 - 0.2 * (i % 3)), w=1.4, skin="k", ink="p")
            a.lines_of("32,-36 44,-46", "24,-36 28,-52", w=2.6)
            if i == 6:
                with a.part("flag"):
                    a.line("34,-44 44,-110", 4, (0.02, 0.02))
                    a.shape("44,-110! 84,-100! 46,-80!", w=3.2, spot="s", halo=2)
