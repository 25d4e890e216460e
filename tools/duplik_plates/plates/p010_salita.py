"""Allenamento in salita: a whale on a bicycle, a mouse behind to push, and a snail that has just overtaken them."""

from __future__ import annotations

import math

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
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import cloud, sun, tree
from ludoteca.games.duplik.kinds.sea import whale
from ludoteca.games.duplik.kinds.small_animals import snail
from ludoteca.games.duplik.kinds.vehicles import wheel

SCENE = Scene(
    10,
    Text("Allenamento in salita", "Uphill training"),
    Text("«Un ultimo sforzo! Mancano solo nove curve.»", "\"One last effort! Only nine bends to go.\""),
    facts=(
        fact("pushes", Does("mouse", "pushes",
             "whale", touching=True), "Un topo spinge in salita una balena in bicicletta.",
             "A mouse is pushing a whale on a bicycle uphill."),
        fact("rides", Stands("whale", "on", "bicycle"), "La balena sta su una bicicletta troppo piccola.",
             "The whale sits on a bicycle that is far too small."),
        fact("tyre", Shows("bicycle", "flat tyre"), "La ruota di dietro è schiacciata.", "The back wheel is squashed."),
        fact("overtakes", Stands("snail", "right", "bicycle"), "Davanti a tutti, a destra, c'è una lumaca.",
             "Ahead of them all, on the right, there is a snail."),
        fact("back", Looks("snail", "whale"), "La lumaca si volta a guardare la balena.",
             "The snail is looking back at the whale."),
        fact("coach", Stands("duck", "on", "whale"), "L'allenatrice papera sta comoda sulla schiena della balena.",
             "The coach, a duck, sits comfortably on the whale's back."),
        fact("horn", Holds("duck", "megaphone"), "La papera urla in un megafono.",
             "The duck is shouting through a megaphone."),
        fact("cap", Holds("whale", "cap", worn=True), "La balena ha un berrettino da ciclista.",
             "The whale wears a cycling cap."),
        fact("sweat", Count("drop", 5), "La balena suda cinque gocce.", "The whale is sweating five drops."),
        fact("effort", Mood("mouse", "asleep"), "Il topo strizza gli occhi per lo sforzo.",
             "The mouse screws its eyes shut with the effort."),
        fact("number", Shows("snail", "number one"), "La lumaca ha il numero uno sul guscio.",
             "The snail has number one on its shell."),
        fact("bottle", Stands("bottle", "touching", "bicycle"), "Sulla canna della bici c'è la borraccia.",
             "There is a water bottle on the frame of the bicycle."),
        fact("stalled", Stands("mouse", "left", "bicycle"), "Il topo è dietro, a sinistra.",
             "The mouse is behind, on the left."),
        fact("trees", Count("tree", 3), "In fondo si vedono tre alberi.", "Three trees can be seen far off."),
    ),
    criteria=(
        asks("pushes", "gesture", "Il topo spinge la balena con le due zampe.",
             "The mouse pushes the whale with both paws."),
        asks("back", "gesture", "La lumaca è davanti e si gira per godersi la scena.",
             "The snail is in front, and turns round to enjoy the sight."),
        asks("coach", "relation", "Chi allena non fatica: la papera si fa portare.",
             "The coach takes no exercise: the duck is being carried."),
        asks("effort", "mood", "Al topo costa fatica: ha gli occhi strizzati.",
             "It costs the mouse an effort: its eyes are screwed up."),
        asks("sweat", "number"),
        asks("tyre", "absurd", "La bici cede: la ruota di dietro è schiacciata.",
             "The bicycle gives way: its back wheel is squashed."),
        asks("horn", "thing"),
        asks("number", "thing"),
        asks("trees", "number"),
        asks("cap", "thing"),
    ),
)

PUSHING = STANCES["lean"]._replace(hip=(-34, -100), chest=(20, -158), head=(64, -196),
                                   near_arm=((62, -150), (108, -162)),
                                   far_arm=((72, -170), (112, -188)), near_leg=((-22, -50), (-66, -6)),
                                   far_leg=((6, -56), (-14, -8)), tilt=16)


def draw(a: Art) -> None:
    with a.at(920, 96, 0.8):
        sun(11)(a)
    with a.at(150, 90):
        cloud(140)(a)
    # the far side of the valley
    a.shape("-20,470 120,410 300,452 470,400 700,330 860,300 1020,330! 1020,770! -20,770!", w=2.8)
    for x, y, s in ((36, 452.0, 0.34), (104, 430.0, 0.24), (900, 306.0, 0.3)):
        with a.at(x, y, s):
            tree(0, x == 104)(a)
    # the road climbs to the right
    a.shape("-20,690! 300,620 640,540 1020,432! 1020,566! 640,670 300,750 160,790! -20,790!", w=4.6)
    for i in range(7):
        x = -10 + i * 150
        y = 748 - x * 0.258
        a.shape([(x, y, 1), (x + 62, y - 16, 1), (x + 60, y - 6, 1), (x - 4, y + 10, 1)], w=3)
    a.grass(860, 640, 5, 22)
    a.grass(700, 720, 4, 18)
    a.grass(930, 700, 4, 16)
    _sign(a)
    _ride(a)
    _push(a)
    with a.at(896, 520, 1.0, turn=-15):
        snail(a, 0, 0, 1, pose="rear", face=Face(at=(700, 330), lid=0.1, mouth="smirk"))
        with a.part("snail"):
            a.shape(oval(-16, -66, 27, 27), w=3.4, spot="s", halo=2, shift=(1, 1))
            a.line("-24,-72 -14,-82 -14,-50", 6, (0.05, 0.05))


def _sign(a: Art) -> None:
    a.line("56,680 62,560", 8, (0.02, 0.02))
    with a.part("sign"):
        a.shape("62,450! 126,566! -2,570!", w=4.8, spot="s", halo=2)
        a.shape("62,480! 106,556! 18,559!", w=3)
        a.line("60,552 48,542 74,528 48,516 70,504", 5, (0.05, 0.05))


def _ride(a: Art) -> None:
    with a.at(520, 640, 1.3, turn=-14):
        with a.part("bicycle"):
            a.shadow(6, 2, 160, 8)
            a.shape("-158,-44 -150,-84 -96,-104 -42,-84 -34,-44 -52,-6 -96,2 -140,-6", w=5, fill="p")
            a.shape("-146,-46 -140,-76 -96,-92 -52,-76 -46,-46 -60,-16 -96,-10 -132,-16", w=2.4)
            wheel(a, 96, -62, 60, 10)
            for t in range(8):
                c, s = math.cos(t * 0.785), math.sin(t * 0.785)
                a.line([(-96, -50), (-96 + 48 * c, -50 + 40 * s)], 1.8, (0.05, 0.05))
            a.lines_of("-96,-54 -20,-58", "-20,-58 -34,-112", "-34,-106 66,-116", "-20,-58 68,-108", "96,-62 70,-136",
                       "-96,-54 -34,-106", w=7, taper=(0.03, 0.03))
            a.line("70,-136 76,-154 98,-152", 6, (0.03, 0.1))
            a.shape(oval(-20, -58, 15, 15, n=9), w=3.4)
        with a.part("bottle"):
            a.shape("6,-74! 16,-108! 32,-104! 24,-70!", w=3, spot="s", halo=1.5)
    with a.at(500, 340, 1.5, turn=-16):
        whale(a, 0, 0, 1, face=Face(at=(900, 380), brow=-1, mouth="sad"), slots={"head": _cap, "back": _coach})
        with a.part("whale"):
            a.shape("96,72 130,112 150,130 164,120 142,92 124,60", fill="k", w=3, halo=3, shine=6)
    for i, (x, y) in enumerate(((770, 116), (812, 156), (830, 214), (790, 60), (842, 272))):
        with a.part(f"drop#{i + 1}"), a.at(x, y, turn=40):
            a.shape("0,-17! 9,4 0,13 -9,4", w=2.8)


def _cap(a: Art) -> None:
    with a.part("cap"), a.at(10, 8, 1.3, turn=18):
        a.shape("-36,10 -34,-14 0,-28 32,-16 36,6 0,0", w=3.6, halo=3, spot="s")
        a.shape("28,0 58,-6 64,6 34,12", w=3.2, halo=2)
        a.lines_of("-4,-26 -6,0", "8,-26 10,2", w=2.4)


def _coach(a: Art) -> None:
    with a.at(-34, 6, 0.78, turn=16):
        fowl(a, "duck", 0, 0, 1, pose="sit", face=Face(at=(760, 300), brow=1, mouth="shout"), slots={"mouth": _horn})


def _horn(a: Art) -> None:
    with a.part("megaphone"), a.at(0, 0, 1.1, turn=-8):
        a.shape("0,-8! 58,-32! 62,26! 2,10!", w=3.6, halo=2, hatch=8)
        a.shape(oval(60, -3, 9, 29), w=3.2)
        a.lines_of("84,-26 104,-36", "88,-4 112,-6", "84,18 104,26", w=3.4)


def _push(a: Art) -> None:
    animal(a, "mouse", 246, 700, 1.3, stance=PUSHING, pose="lean", upright=True,
           face=Face(lid=0.92, brow=1, mouth="flat"))
    a.lines_of("190,460 166,450", "178,490 152,486", "150,690 120,696", w=3)
