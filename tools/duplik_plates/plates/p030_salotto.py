"""Domenica in salotto: the horse throws, his man sits up and begs; on television the gentlemen's race."""

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
from ludoteca.games.duplik.improv.stages import room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import carrot
from ludoteca.games.duplik.kinds.furniture import armchair_back, armchair_front, picture_frame, television
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    30,
    Text("Domenica in salotto", "Sunday in the parlour"),
    Text("«Bravo! Adesso dammi la mano.»", "\"Good boy! Now give me your hand.\""),
    facts=(
        fact("throws", Does("horse", "throws", "biscuit"), "Un cavallo in poltrona lancia un biscotto al suo uomo.",
             "A horse in an armchair is throwing a biscuit to its man."),
        fact("chair", Stands("horse", "in", "armchair"), "Il cavallo è sprofondato nella poltrona.",
             "The horse has sunk into the armchair."),
        fact("begs", Shows("man", "begging"), "L'uomo sta in ginocchio con le mani davanti, come un cagnolino.",
             "The man is on his knees with his hands up like a dog."),
        fact("gaze", Looks("man", "biscuit"), "L'uomo segue con gli occhi il biscotto.",
             "The man follows the biscuit with his eyes."),
        fact("collar", Holds("man", "collar", worn=True), "L'uomo porta un collare con la medaglietta.",
             "The man wears a collar with a tag."),
        fact("bowl", Stands("bowl", "left", "armchair"), "Per terra c'è la ciotola dell'uomo.",
             "The man's bowl is on the floor."),
        fact("race", Shows("television", "men racing"), "In televisione corrono due uomini a quattro zampe.",
             "On television two men are racing on all fours."),
        fact("runners", Count("runner", 2), "I corridori in tivù sono due.", "There are two runners on the screen."),
        fact("bored", Mood("horse", "bored"), "Il cavallo ha gli occhi mezzi chiusi.",
             "The horse has its eyes half shut."),
        fact("slippers", Count("slipper", 2), "Il cavallo ha due pantofole.", "The horse wears two slippers."),
        fact("cat", Mood("cat", "asleep"), "Sul televisore dorme un gatto nero.",
             "A black cat is asleep on top of the television."),
        fact("portrait", Shows("painting", "carrot"), "Alla parete c'è il ritratto di una carota.",
             "A portrait of a carrot hangs on the wall."),
        fact("biscuits", Stands("box", "on", "armchair"), "Sul bracciolo c'è la scatola dei biscotti.",
             "The box of biscuits is on the arm of the chair."),
        fact("lead", Stands("lead", "touching", "hook"), "Al muro è appeso il guinzaglio.",
             "The lead hangs on the wall."),
    ),
    criteria=(
        asks("throws", "gesture", "Il biscotto è ancora in aria.", "The biscuit is still in the air."),
        asks("begs", "gesture", "L'uomo sta su con le mani davanti, come i cagnolini.",
             "The man sits up with his hands in front of him, as dogs do."),
        asks("bored", "mood", "Il cavallo gioca, ma si annoia.", "The horse plays, but is bored."),
        asks("biscuits", "relation", "La scatola dei biscotti è sul bracciolo.", "The box of biscuits is on the arm."),
        asks("race", "absurd", "In tivù c'è la corsa degli uomini, a quattro zampe.",
             "On television it is the men who race, on all fours."),
        asks("collar", "thing"),
        asks("cat", "mood", "Il gatto sul televisore dorme.", "The cat on the television is asleep."),
        asks("portrait", "thing"),
        asks("lead", "absurd", "Il guinzaglio è pronto, appeso al muro.", "The lead hangs ready on the wall."),
        asks("runners", "number"),
    ),
)

BEGGING = STANCES["kneel"]._replace(hip=(-16, -66), chest=(-10, -138), head=(0, -204), tilt=-16,
                                    near_arm=((26, -120), (52, -146)), far_arm=((44, -130), (70, -150)),
                                    near_leg=((44, -20), (-30, -8)), far_leg=((30, -16), (-40, -10)), toe=(60, 60))
CRAWLING = STANCES["walk"]._replace(hip=(-50, -84), chest=(30, -92), head=(84, -130), tilt=0,
                                    near_arm=((50, -46), (86, -10)), far_arm=((66, -60), (104, -44)),
                                    near_leg=((-40, -36), (-96, -14)), far_leg=((-20, -34), (-40, -8)), toe=(40, 0))
LOUNGING = STANCES["slouch"]._replace(near_arm=((16, -138), (60, -186)), far_arm=((10, -96), (40, -104)), tilt=2)


def draw(a: Art) -> None:
    room(a, 500, "stripes")
    a.shape("120,700 260,650 520,640 640,672 590,730 300,746", w=3.4, hatch=8)
    _wall(a)
    _set(a)
    with a.at(760, 700, 1.42):
        armchair_back(a)
    animal(a, "horse", 716, 690, 1.56, stance=LOUNGING, pose="slouch", upright=True, flip=True, grounded=False,
           face=Face(at=(460, 420), lid=0.42, mouth="smirk"))
    with a.at(760, 700, 1.42):
        armchair_front(a)
    with a.part("box"), a.at(880, 506, 1.0):
        a.shape("-46,0! -50,-74! 44,-78! 42,-2!", w=4.4, spot="s", halo=2, hatch=10)
        a.shape(oval(-2, -38, 24, 20), w=3)
        a.line("-14,-40 10,-40", 6, (0.05, 0.05))
        a.shape("-30,-76 -20,-92 0,-88 8,-78", w=3)
    _feet(a)
    person(a, "man", 356, 718, 1.3, stance=BEGGING, pose="kneel", face=Face(at=(508, 330), mouth="open"),
           slots={"neck": _collar})
    with a.part("biscuit"), a.at(508, 330, 1.2, turn=-24):
        a.shape("-26,-6! -34,-14 -42,-6 -36,0 -42,8 -34,14 -26,6! 26,6! 34,14 42,8 36,0 42,-8 34,-14 26,-6!",
                w=3.6, spot="s", halo=2)
    a.line("624,380 600,330 560,306 548,310", 2.4, (0.2, 0.5))
    with a.part("bowl"):
        a.shape("60,738! 80,700! 180,698! 202,736!", w=4.6, spot="s", hatch=10)
        a.shape("76,702 130,692 184,700 130,710", w=3.4, fill="k")


def _feet(a: Art) -> None:
    for i, (x, y, turn) in enumerate(((500, 660, -38), (466, 640, -46))):
        with a.part(f"slipper#{2 - i}"), a.at(x, y, 1.34, turn=turn, flip=True):
            a.shape("-26,8 -26,-14 0,-22 28,-16 46,-2 44,10 10,14", w=4, spot="s", halo=2)
            a.shape(oval(34, -10, 10, 9, n=8), w=2.8)


def _collar(a: Art) -> None:
    with a.part("collar"):
        a.shape("-26,-12 0,-2 26,-12 26,4 0,14 -26,6", w=3.4, fill="k", halo=2)
        a.shape(oval(10, 22, 11, 12), w=3, spot="s", halo=2, shift=(1, 1))


def _set(a: Art) -> None:
    with a.at(140, 560, 1.15):
        television(_race, 2)(a)
    with a.at(124, 278, 0.72):
        animal(a, "black cat", 0, 0, 1, pose="doze", face=Face(lid=0.92), grounded=False)


def _race(a: Art) -> None:
    a.line("-90,46 90,44", 3, (0.02, 0.02))
    for x, y, s in ((-52, 30, 0.4), (30, 56, 0.52)):
        person(a, "man", x, y, s, stance=CRAWLING, pose="walk", face=Face(look=(0.8, 0), mouth="open"), name="runner",
               grounded=False)


def _wall(a: Art) -> None:
    with a.at(620, 120):
        picture_frame(_carrot, 104, 128)(a)
    with a.part("hook"):
        a.dot(372, 112, 9)
    with a.part("lead"):
        a.line("372,112 340,190 352,280 392,282 404,190 372,112", 5, (0.02, 0.02))
        a.line("352,274 350,312", 6, (0.02, 0.02))
        a.shape(oval(350, 322, 10, 13), w=3.4, fill="")


def _carrot(a: Art) -> None:
    with a.at(0, 52, 0.92):
        carrot(a)
