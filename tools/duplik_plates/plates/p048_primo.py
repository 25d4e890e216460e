"""Il primo della classe: he knows every answer, and behind him the blackboard cannot be seen."""

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
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import apple
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    48,
    Text("Il primo della classe", "Top of the class"),
    Text("Chi è in fondo alzi la mano. O il periscopio.", "Hands up at the back. Or periscopes."),
    facts=(
        fact("answers", Does("elephant", "shows",
             "woman"), "Un elefante al primo banco alza la proboscide per rispondere.",
             "An elephant in the first row raises its trunk to answer."),
        fact("desk", Stands("elephant", "on", "chair"), "L'elefante è seduto su una seggiolina.",
             "The elephant sits on a tiny chair."),
        fact("chalk", Holds("elephant", "chalk"), "L'elefante tiene il gesso con la proboscide.",
             "The elephant holds the chalk in its trunk."),
        fact("teacher", Mood("woman", "glad"), "La maestra è contenta.", "The teacher is pleased."),
        fact("boy", Holds("boy", "periscope"), "Dietro, un bambino guarda con un periscopio.",
             "Behind it a boy looks through a periscope."),
        fact("over", Stands("periscope", "over", "boy"), "Il periscopio spunta sopra la testa del bambino.",
             "The periscope rises above the boy's head."),
        fact("girl", Mood("girl", "asleep"), "Una bambina dorme appoggiata alla sedia.",
             "A girl is asleep against the chair."),
        fact("legs", Shows("chair", "bending"), "Le gambe della sedia si piegano.",
             "The legs of the chair are bending."),
        fact("sum", Shows("board", "a sum"), "Alla lavagna c'è scritto due più due.",
             "Two plus two is written on the board."),
        fact("mouse", Does("mouse", "whispers to", "elephant"), "Un topo suggerisce all'orecchio dell'elefante.",
             "A mouse is whispering in the elephant's ear."),
        fact("ear", Stands("mouse", "on", "elephant"), "Il topo è appostato all'orecchio dell'elefante.",
             "The mouse is posted at the elephant's ear."),
        fact("fingers", Count("finger", 4), "Il topo mostra quattro bastoncini.",
             "The mouse is showing four little sticks."),
        fact("apples", Count("apple", 3), "Sulla cattedra ci sono tre mele.",
             "There are three apples on the teacher's desk."),
        fact("gaze", Looks("elephant", "mouse"), "L'elefante dà un'occhiata al topo.",
             "The elephant glances at the mouse."),
    ),
    criteria=(
        asks("gaze", "gesture", "Prima di rispondere, l'elefante guarda il topo.",
             "Before it answers the elephant looks at the mouse."),
        asks("ear", "relation", "Chi suggerisce sta proprio all'orecchio.", "The prompter stands right at the ear."),
        asks("boy", "gesture", "Il bambino dietro si è portato un periscopio.",
             "The boy behind has brought a periscope."),
        asks("girl", "mood", "Qualcuno ci ha rinunciato: dorme.", "Somebody has given up and is asleep."),
        asks("teacher", "mood", "La maestra è contentissima del suo allievo.",
             "The teacher is delighted with her pupil."),
        asks("fingers", "number"),
        asks("apples", "number"),
        asks("legs", "absurd", "La seggiolina non ce la fa più.", "The little chair can take no more."),
        asks("sum", "thing", "Il problema è due più due.", "The problem is two plus two."),
        asks("chalk", "thing"),
    ),
)

PUPIL = STANCES["sit"]._replace(near_arm=((40, -116), (86, -106)), far_arm=((50, -120), (96, -116)))


def draw(a: Art) -> None:
    a.line("-10,540 400,532 1010,540", 3, (0.02, 0.02))
    boards(a, 540)
    with a.part("board"):
        a.black("620,50! 960,44! 964,270! 624,276!", w=5, shine=8)
        a.lines_of("612,40 972,34", "612,286 974,280", "612,40 614,286", "972,34 974,280", w=6, taper=(0.01, 0.01))
        a.line("680,140 700,116 724,130 714,160 680,196 730,192", 6, (0.05, 0.1), "p")
        a.lines_of("764,160 808,158", "786,138 786,182", w=6, ink="p", taper=(0.05, 0.05))
        a.line("836,140 856,114 880,128 870,158 838,194 886,190", 6, (0.05, 0.1), "p")
        a.lines_of("904,150 940,148", "904,170 940,168", w=6, ink="p", taper=(0.05, 0.05))
    _teacher(a)
    _back(a)
    _hero(a)


def _teacher(a: Art) -> None:
    person(a, "woman", 870, 690, 1.24, pose="point", flip=True, face=Face(at=(500, 300), brow=-0.4, mouth="grin"))
    with a.part("desk"):
        a.shape("760,560! 1020,552! 1020,586! 762,592!", w=4.6, halo=2)
        a.shape("780,592! 1020,586! 1020,730! 784,736!", w=5, hatch={"n": 24, "gap": 7}, halo=2)
    for x, s in ((800, 0.62), (848, 0.5), (970, 0.58)):
        with a.at(x, 560, s):
            apple(0)(a)


def _back(a: Art) -> None:
    boy = person(a, "boy", 76, 716, 0.98, pose="sit", face=Face(at=(130, 420), mouth="calm"), grounded=False,
                 stance=PUPIL)
    hx, hy = boy["hand"]
    with a.part("periscope"):
        a.shape([(hx - 16, hy + 20, 1), (hx - 16, 520, 1), (hx - 44, 520, 1), (hx - 44, 474, 1), (hx - 16, 474, 1),
                 (hx - 16, 140, 1), (hx + 66, 136, 1), (hx + 66, 190, 1), (hx + 22, 192, 1), (hx + 22, hy + 18, 1)],
                w=4.8, spot="s", halo=3, hatch=12)
        for y in (220, 400, 540):
            a.shape([(hx - 20, y, 1), (hx + 26, y - 2, 1), (hx + 26, y + 13, 1), (hx - 20, y + 15, 1)], w=2.6, fill="k")
        a.shape(oval(hx - 44, 497, 9, 26, n=10), w=4, fill="k")
        a.shape(oval(hx + 74, 163, 34, 36), w=5, halo=2)
        a.eye(hx + 76, 163, 24, look=(0.7, 0.1), w=3)
    with a.part("bench"):
        a.shape("90,610! 230,604! 236,626! 90,634!", w=4.4, halo=2)
        a.lines_of("110,632 104,740", "216,626 222,736", w=8, taper=(0.02, 0.02))


def _hero(a: Art) -> None:
    with a.part("chair"):
        a.lines_of("352,600 316,640 346,730", "500,600 540,640 512,732", "390,600 370,660 392,716", w=9,
                   taper=(0.02, 0.02))
        a.shape("330,590! 520,582! 528,606! 328,614!", w=4.6, spot="s")
        a.shape("326,420! 346,418! 350,596! 330,598!", w=4.4, hatch=6)
    animal(a, "elephant", 420, 716, 1.72, stance=SITTING, pose="sit", upright=True, grounded=False,
           face=Face(at=(310, 290), lid=0.1, mouth="grin"))
    with a.part("chalk"):
        a.shape("648,236! 666,242! 686,182! 668,176!", w=3.4, halo=2)
    with a.part("desk#1"):
        a.shape("520,560! 700,552! 708,578! 520,588!", w=4.6, halo=2)
        a.lines_of("540,586 534,730", "684,580 692,726", w=8, taper=(0.02, 0.02))
    with a.at(310, 372, 0.56):
        animal(a, "mouse", 0, 0, 1, pose="point", upright=True, face=Face(at=(470, 250), mouth="open"), grounded=False,
               slots={"hand": _sticks})
    _sleeper(a)


SITTING = STANCES["sit"]._replace(near_arm=((34, -116), (76, -98)), far_arm=((50, -120), (90, -104)))


def _sticks(a: Art) -> None:
    for i in range(4):
        with a.part(f"finger#{i + 1}"):
            a.limb([(-6 + i * 8, 4, 5), (-40 + i * 30, -86, 5)], w=2.6, capped_root=True, halo=1)


def _sleeper(a: Art) -> None:
    person(a, "girl", 262, 748, 0.98, stance=SLEEPING, pose="sit", face=Face(lid=0.92, mouth="calm"), grounded=False)
    with a.part("bench"):
        a.shape("250,640! 346,634! 350,654! 248,660!", w=4.2, halo=2)
        a.lines_of("262,658 256,742", "338,654 346,738", w=7, taper=(0.02, 0.02))


SLEEPING = STANCES["sit"]._replace(hip=(-14, -84), chest=(6, -146), head=(38, -176), tilt=64,
                                   near_arm=((34, -112), (64, -116)),
                                   far_arm=((44, -116), (78, -118)))
