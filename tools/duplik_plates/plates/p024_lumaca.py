"""La lumaca ha fretta: she has called a taxi; a spider has had time to tie it to the bus stop."""

from __future__ import annotations

from itertools import pairwise

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
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap
from ludoteca.games.duplik.kinds.furniture import clock
from ludoteca.games.duplik.kinds.nature import cloud, flower, mushroom
from ludoteca.games.duplik.kinds.sea import turtle
from ludoteca.games.duplik.kinds.small_animals import snail, spider
from tools.duplik_plates.accents import tie

SCENE = Scene(
    24,
    Text("La lumaca ha fretta", "A snail in a hurry"),
    Text("«E prenda la tangenziale!»", "\"And take the motorway!\""),
    facts=(
        fact("rides", Does("snail", "rides", "turtle", touching=True),
             "Una lumaca frettolosa si fa portare da una tartaruga taxi.",
             "A snail in a hurry is riding a tortoise that is a taxi."),
        fact("points", Mood("snail", "angry"), "La lumaca è arrabbiata e grida di andare più forte.",
             "The snail is angry and shouts to go faster."),
        fact("taxi", Stands("taxi sign", "on", "turtle"), "Sul guscio della tartaruga c'è l'insegna del taxi.",
             "There is a taxi light on the tortoise's shell."),
        fact("web", Stands("web", "touching", "turtle"), "Tra la tartaruga e il palo è cresciuta una ragnatela.",
             "A cobweb has grown between the tortoise and the post."),
        fact("spider", Stands("spider", "touching", "web"), "Nella ragnatela c'è un ragno.",
             "There is a spider in the cobweb."),
        fact("asleep", Mood("turtle", "bored"), "La tartaruga ha gli occhi mezzi chiusi.",
             "The tortoise has its eyes half shut."),
        fact("case", Holds("snail", "suitcase"), "La lumaca ha la valigetta.", "The snail has a briefcase."),
        fact("tie", Holds("snail", "tie", worn=True), "La lumaca porta la cravatta.", "The snail wears a tie."),
        fact("ant", Looks("snail", "clock"), "La lumaca guarda l'orologio della fermata.",
             "The snail is looking at the clock of the stop."),
        fact("ants", Count("ant", 3), "Tre formiche in fila li superano.", "Three ants in a row are overtaking them."),
        fact("flower", Stands("flower", "before", "turtle"), "Davanti alla zampa è spuntato un fiore.",
             "A flower has come up in front of its foot."),
        fact("checks", Count("check", 5), "La striscia del taxi ha cinque quadretti neri.",
             "The taxi's band has five black squares."),
        fact("clouds", Count("cloud", 2), "In cielo ci sono due nuvole.", "There are two clouds in the sky."),
        fact("mushroom", Count("mushroom", 2), "Accanto alla zampa sono cresciuti due funghi.",
             "Two mushrooms have grown beside its foot."),
    ),
    criteria=(
        asks("web", "absurd", "Stanno fermi da un pezzo: il ragno li ha legati al palo.",
             "They have not moved for a while: the spider has tied them to the post."),
        asks("points", "mood", "La lumaca ha perso la pazienza.", "The snail has lost its patience."),
        asks("asleep", "mood", "Chi guida se la prende comoda: occhi mezzi chiusi.",
             "The driver takes its time: eyes half shut."),
        asks("ant", "gesture", "La lumaca tiene gli occhi fissi sull'orologio.",
             "The snail cannot take its eyes off the clock."),
        asks("taxi", "relation", "L'insegna del taxi è montata sul guscio.", "The taxi light is fixed on the shell."),
        asks("ants", "number"),
        asks("checks", "number"),
        asks("tie", "thing"),
        asks("mushroom", "number"),
        asks("clouds", "number"),
    ),
)


def draw(a: Art) -> None:
    for x, y, w in ((330, 76, 130), (520, 150, 84)):
        with a.at(x, y):
            cloud(w)(a)
    a.shape("-20,440 160,380 380,430 620,370 840,420 1020,380! 1020,560! -20,560!", w=2.8)
    a.black("-20,640! 400,628 1020,644! 1020,740! 500,730 -20,744!", w=4)
    for x in (20, 190, 360, 700, 870):
        a.shape([(x, 688, 1), (x + 78, 686, 1), (x + 76, 698, 1), (x - 4, 700, 1)], w=0)
    a.line("-10,616 400,608 1010,618", 3, (0.02, 0.02))
    _stop(a)
    _taxi(a)
    with a.at(330, 664, 0.52):
        mushroom(3)(a)
    with a.at(396, 668, 0.36):
        mushroom(2)(a)
    with a.at(748, 660, 0.62, turn=8):
        flower(6, "")(a)
    _ants(a)


def _stop(a: Art) -> None:
    with a.part("post"):
        a.shape("118,640! 122,120! 140,120! 142,640!", w=4, hatch=7)
        a.shape("90,646! 96,630! 164,628! 170,645!", w=4)
    with a.at(130, 118, 1.34):
        clock(9, 2)(a)
    with a.part("web"):
        hub = (236, 520)
        ends = ((140, 300), (140, 400), (140, 520), (140, 610), (236, 640), (330, 600), (330, 500),
                (300, 420), (200, 330))
        for tx, ty in ends:
            a.line([hub, (tx, ty)], 2.2, (0.02, 0.02))
        for k in (0.3, 0.55, 0.8):
            ring = [(236 + (tx - 236) * k, 520 + (ty - 520) * k) for tx, ty in ends]
            for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
                mx, my = (x1 + x2) / 2, (y1 + y2) / 2
                a.line([(x1, y1), (mx + (236 - mx) * 0.14, my + (520 - my) * 0.14), (x2, y2)], 2.2, (0.02, 0.02))
    spider(a, 236, 560, 0.5, pose="stand", face=Face(at=(420, 420), mouth="smile"))


def _taxi(a: Art) -> None:
    with a.at(520, 656, 2.05):
        turtle(a, 0, 0, 1, face=Face(look=(0.7, 0.3), lid=0.42, mouth="flat"), slots={"back": _passenger, "head": _cap})
        with a.part("turtle"):
            for i in range(5):
                x = -50 + i * 28
                with a.part(f"check#{i + 1}"):
                    a.black([(x, -27, 1), (x + 14, -27.6, 1), (x + 14, -20, 1), (x, -19.4, 1)], w=1)
            a.lines_of("-98,-20 0,-20 94,-20", w=2, taper=(0.05, 0.05))


def _cap(a: Art) -> None:
    with a.at(0, 4, 0.6):
        cap(a)


def _passenger(a: Art) -> None:
    with a.part("taxi sign"), a.at(-62, 22, 0.8, turn=-30):
        a.shape("-40,0! -34,-34! 34,-34! 40,0!", w=4, spot="s", halo=2)
        a.shape("-16,-26! 16,-26! 16,-8! -16,-8!", w=2.6)
        a.black("-16,-26! 0,-26! 0,-17! -16,-17!", w=1)
        a.black("0,-17! 16,-17! 16,-8! 0,-8!", w=1)
    with a.at(34, 12, 0.84):
        snail(a, 0, 0, 1, pose="rear", face=Face(at=(130, 120), brow=1, mouth="shout"), slots={"hand": _tie})
        with a.at(60, -2, 0.5), a.part("suitcase"):
            a.line("-18,-76 -16,-94 18,-94 20,-76", 5, (0.05, 0.05))
            a.shape("-58,-76! 58,-80! 60,0! -56,2!", w=4.6, hatch=12, halo=2, spot="s")


def _tie(a: Art) -> None:
    with a.at(0, 18, 0.5, turn=6):
        tie(a)


def _ants(a: Art) -> None:
    for i, (x, y, s) in enumerate(((620, 722, 1.0), (730, 716, 0.86), (850, 720, 1.1))):
        with a.part(f"ant#{i + 1}"), a.at(x, y, s):
            a.lines_of("-6,-10 -16,6", "0,-10 -4,8", "4,-10 12,7", w=2.6, taper=(0.02, 0.1), ink="p")
            a.black(oval(-24, -14, 16, 11), w=2, halo=3)
            a.black(oval(0, -13, 9, 8, n=8), w=2, halo=3)
            a.black(oval(20, -18, 11, 10, n=9), w=2, halo=3)
            a.dot(24, -20, 2.6, "p")
            a.lines_of("26,-26 34,-36", "20,-27 24,-40", w=2.4, ink="p")
