"""Il tè delle profondità: the host pours, the tea goes up, and the guest cannot get the cup past his glass."""

from __future__ import annotations

import math

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Looks,
    Mood,
    Scene,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import top_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import teapot
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish, octopus

SCENE = Scene(
    7,
    Text("Il tè delle profondità", "Tea in the deep"),
    Text("Una zolletta o otto?", "One lump or eight?"),
    facts=(
        fact("pours", Does("octopus", "serves", "diver"), "Un polpo serve il tè a un palombaro in fondo al mare.",
             "An octopus is serving tea to a diver on the sea bed."),
        fact("teapot", Holds("octopus", "teapot"), "Il polpo inclina la teiera con un braccio alzato.",
             "The octopus tips the teapot with one arm raised."),
        fact("rises", Stands("tea", "over", "cup"), "Il tè sale verso l'alto invece di cadere nella tazza.",
             "The tea drifts upwards instead of falling into the cup."),
        fact("cup", Holds("diver", "cup"), "Il palombaro tiene una tazza.", "The diver holds a cup."),
        fact("glass", Stands("cup", "touching", "diver.face"), "La tazza batte contro il vetro dello scafandro.",
             "The cup bumps against the glass of his helmet."),
        fact("gaze", Looks("diver", "cup"), "Il palombaro guarda la tazza con gli occhi storti.",
             "The diver stares cross-eyed at the cup."),
        fact("mouse", Stands("mouse", "in", "bowl"), "Sul tavolo c'è un topo in una boccia piena d'aria.",
             "On the table there is a mouse in a bowl full of air."),
        fact("sugar", Count("sugar", 3), "Il polpo porge tre zollette impilate.",
             "The octopus offers three lumps of sugar in a pile."),
        fact("biscuits", Count("biscuit", 5), "Sul piatto ci sono cinque biscotti a stella.",
             "There are five star biscuits on the plate."),
        fact("hat", Holds("octopus", "top hat", worn=True), "Il polpo porta il cilindro.",
             "The octopus wears a top hat."),
        fact("fish", Looks("fish", "mouse"), "Un pesce guarda il topo nella boccia.",
             "A fish is watching the mouse in the bowl."),
        fact("hose", Stands("hose", "touching", "diver"), "Il tubo dell'aria del palombaro ha un nodo.",
             "The diver's air hose has a knot in it."),
        fact("bubbles", Count("bubble", 4), "Salgono quattro bolle.", "Four bubbles are rising."),
        fact("polite", Mood("octopus", "bored"), "Il polpo ha gli occhi mezzi chiusi, da gran signore.",
             "The octopus has its eyes half shut, like a grand host."),
    ),
    criteria=(
        asks("glass", "gesture", "La tazza non può arrivare alla bocca: tocca il vetro.",
             "The cup cannot get to his mouth: it touches the glass."),
        asks("rises", "absurd", "Il tè va all'insù.", "The tea goes upwards."),
        asks("mouse", "relation", "Nella boccia non c'è il pesce rosso: c'è un topo.",
             "There is no goldfish in the bowl: there is a mouse."),
        asks("polite", "mood", "Il polpo fa gli onori di casa con gli occhi mezzi chiusi.",
             "The octopus does the honours with its eyes half shut."),
        asks("fish", "gesture", "Il pesce è venuto a guardare il topo.", "The fish has come to look at the mouse."),
        asks("sugar", "number"),
        asks("biscuits", "number"),
        asks("hat", "thing"),
        asks("bubbles", "number"),
        asks("hose", "absurd"),
    ),
)

SIPPING = STANCES["sit"]._replace(near_arm=((34, -146), (66, -186)), far_arm=((44, -118), (74, -110)), tilt=6)
HOST = {
    8: ((74, -70, 13), (100, -130, 11), (92, -190, 10), (104, -226, 7)),
    1: ((-66, -90, 13), (-88, -150, 11), (-80, -206, 9), (-86, -232, 6)),
    2: ((-66, -54, 13), (-104, -56, 11), (-126, -84, 9), (-130, -100, 6)),
}


def draw(a: Art) -> None:
    a.line("-10,640 200,630 500,646 800,632 1010,644", 3.4, (0.03, 0.03))
    a.black("-20,770! -20,600 40,590 90,630 130,690 170,700 210,770!", w=4.4, shine=12)
    a.black("820,660! 830,600 900,560 1020,520! 1020,770! 860,740", w=4.4, shine=12)
    for x, h in ((30, 90), (56, 120), (86, 70), (720, 90)):
        a.line([(x, 640), (x - 9, 640 - h * 0.35), (x + 9, 640 - h * 0.7), (x - 2, 640 - h)], 4.4, (0.05, 0.7))
    for x, y in ((60, 80), (330, 60), (560, 560), (760, 90)):
        a.line([(x, y), (x + 26, y - 7), (x + 52, y + 1)], 2.4)
    for i, (x, y, r) in enumerate(((40, 330, 17), (70, 270, 14), (44, 210, 19), (74, 150, 15))):
        with a.part(f"bubble#{i + 1}"):
            a.shape(oval(x, y, r, r), w=2.8)
            a.line([(x - r * 0.4, y), (x, y - r * 0.5)], 2)
    octopus(a, 312, 640, 1.75, reach=HOST, face=Face(at=(700, 380), lid=0.42, mouth="smile"),
            slots={"head": _hat, "hand#8": _teapot, "hand#1": _lumps, "hand#2": _plate})
    _guest(a)
    _table(a)


def _hat(a: Art) -> None:
    with a.at(0, 4, 1.0, turn=-6):
        top_hat(a)


def _teapot(a: Art) -> None:
    with a.at(52, 28, 0.56, turn=14):
        teapot(a)
        with a.part("tea"):
            a.shape("106,-92! 118,-86! 150,-96 150,-126 120,-146 128,-190 170,-214 160,-262 204,-290! 216,-250 "
                    "226,-206 180,-170 190,-140 184,-84 140,-60", w=3.6, spot="s", halo=2)
            a.lines_of("136,-82 164,-104 158,-134 146,-152", "180,-190 196,-222 190,-250", w=3)


def _lumps(a: Art) -> None:
    for i, (x, y) in enumerate(((0, -14), (5, -38), (-3, -62))):
        with a.part(f"sugar#{i + 1}"), a.at(x, y, turn=i * 7 - 6):
            a.shape("-13,-12! 13,-12! 13,12! -13,12!", w=3)


def _plate(a: Art) -> None:
    with a.at(-8, 0, 0.8):
        with a.part("plate"):
            a.shape("-58,-12 0,-20 58,-12 30,4 -30,4", w=3.6, hatch=6)
        for i, (x, y) in enumerate(((-34, -22), (-12, -28), (12, -26), (34, -22), (0, -48))):
            with a.part(f"biscuit#{i + 1}"), a.at(x, y, turn=i * 17):
                a.shape([(15 * (1 if k % 2 == 0 else 0.5) * math.sin(math.pi * k / 5),
                          -15 * (1 if k % 2 == 0 else 0.5) * math.cos(math.pi * k / 5), 1) for k in range(10)],
                        w=2.6)


def _guest(a: Art) -> None:
    with a.part("hose"):
        a.line("900,420 960,330 930,250 976,214 996,246 960,276 926,230 950,120 930,-10", 15, (0.02, 0.02))
        a.line("900,420 960,330 930,250 976,214 996,246 960,276 926,230 950,120 930,-10", 8, (0.02, 0.02), "p")
    spots = person(a, "astronaut", 860, 722, 1.5, stance=SIPPING, pose="sit", flip=True, name="diver", grounded=False,
                   face=Face(at=(766, 430), brow=-1, mouth="flat"))
    hx, hy = spots["hand"]
    with a.at(hx - 8, hy - 2, 1.15, turn=-6), a.part("cup"):
        a.shape("-22,-22 -38,-24 -38,-4 -20,-4", w=3)
        a.shape("-24,-32! 24,-34! 20,4 -18,6", w=3.8, halo=2, hatch=10)


def _table(a: Art) -> None:
    cloth = "400,628! 520,616 700,622! 716,700 700,742 650,722 600,748 550,724 500,748 450,724 396,742! 390,690"
    with a.part("table"):
        a.shape(cloth, w=4.8, hatch={"n": 24, "gap": 7})
        a.shape("396,626 470,608 620,606 704,622 620,642 470,646", w=4)
        a.line("394,706 450,692 500,714 550,692 600,716 650,692 710,708", 5, (0.02, 0.02), "s")
    with a.at(580, 622, 1.15):
        animal(a, "mouse", 2, -8, 0.46, pose="sit", upright=True, face=Face(at=(420, 540), brow=-1, mouth="flat"),
               grounded=False, flip=True)
        with a.part("bowl"):
            a.shape("-44,0 -72,-50 -64,-118 -34,-150! 36,-152! 66,-118 76,-52 46,0 0,6", w=4.4, fill="")
            a.line("-38,-152 0,-160 40,-152 0,-144 -38,-152", 3, (0.02, 0.02))
            a.line("-56,-60 -48,-104", 3)
    fish(a, 452, 560, 0.74, face=Face(at=(580, 550), mouth="open"), dots=3)
