"""Una gamba di troppo: balance class; the elephant still has a foot down, the snail is top of the class."""

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
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.small_animals import snail
from tools.duplik_plates.accents import motion

SCENE = Scene(
    29,
    Text("Una gamba di troppo", "One leg too many"),
    Text("«Respira. E smetti di barare.»", "\"Breathe. And stop cheating.\""),
    facts=(
        fact("taps", Does("flamingo", "taps", "elephant"),
             "Un fenicottero maestro indica il piede che l'elefante non ha alzato.",
             "A flamingo teacher points at the foot the elephant has not lifted."),
        fact("stick", Holds("flamingo", "pointer"), "Il fenicottero tiene una bacchetta nel becco.",
             "The flamingo holds a pointer in its bill."),
        fact("touch", Stands("pointer", "touching", "elephant"), "La bacchetta tocca il piede dell'elefante.",
             "The pointer touches the elephant's foot."),
        fact("wobbles", Shows("elephant", "arms spread"), "L'elefante traballa con le braccia aperte.",
             "The elephant wobbles with its arms spread."),
        fact("scared", Mood("elephant", "scared"), "L'elefante ha paura di cadere.",
             "The elephant is afraid of falling."),
        fact("gaze", Looks("flamingo", "elephant"), "Il fenicottero guarda severo l'elefante.",
             "The flamingo is looking sternly at the elephant."),
        fact("frog", Shows("frog", "on one leg"), "Una rana ci riesce: sta su una gamba sola.",
             "A frog can do it: it stands on one leg."),
        fact("eyes shut", Mood("frog", "asleep"), "La rana tiene gli occhi chiusi, concentrata.",
             "The frog keeps its eyes shut, concentrating."),
        fact("snail", Holds("snail", "medal", worn=True), "La lumaca, che di piedi ne ha uno, ha vinto una medaglia.",
             "The snail, who has one foot, has won a medal."),
        fact("proud", Mood("snail", "proud"), "La lumaca è tutta fiera.", "The snail is very proud."),
        fact("mouse", Does("mouse", "flees", "elephant"), "Un topo scappa prima che l'elefante cada.",
             "A mouse is running off before the elephant falls."),
        fact("drops", Count("drop", 4), "L'elefante suda quattro gocce.", "The elephant is sweating four drops."),
        fact("cracks", Count("crack", 3), "Sotto l'elefante il pavimento ha tre crepe.",
             "The floor has three cracks under the elephant."),
        fact("poster", Shows("poster", "bird on one leg"), "Alla parete c'è il disegno dell'esercizio.",
             "A drawing of the exercise hangs on the wall."),
    ),
    criteria=(
        asks("touch", "gesture", "La bacchetta tocca proprio il piede di troppo.",
             "The pointer touches the very foot that should be up."),
        asks("snail", "absurd", "La medaglia ce l'ha la lumaca.", "It is the snail that has the medal."),
        asks("scared", "mood", "L'elefante se la vede brutta.", "The elephant fears the worst."),
        asks("eyes shut", "mood", "La rana fa l'esercizio a occhi chiusi.",
             "The frog does the exercise with its eyes shut."),
        asks("mouse", "relation", "Il topo scappa lontano dall'elefante.",
             "The mouse runs away from the elephant."),
        asks("drops", "number"),
        asks("cracks", "number"),
        asks("poster", "thing"),
        asks("wobbles", "gesture"),
        asks("gaze", "gesture", "Il fenicottero non stacca gli occhi dall'elefante.",
             "The flamingo does not take its eyes off the elephant."),
    ),
)

WOBBLING = STANCES["dance"]._replace(hip=(0, -112), chest=(-12, -186), head=(-8, -252), tilt=-6,
                                     near_arm=((-56, -206), (-104, -226)), far_arm=((52, -200), (104, -232)),
                                     near_leg=((38, -66), (58, -8)), far_leg=((-20, -58), (-34, -8)), toe=(16, 0))
CRANE = STANCES["stand"]._replace(near_leg=((34, -76), (6, -50)), far_leg=((2, -58), (2, -8)), toe=(40, 0),
                                  near_arm=((14, -160), (34, -196)), far_arm=((36, -160), (38, -196)))


def draw(a: Art) -> None:
    a.line("-10,520 400,512 1010,520", 3.2, (0.02, 0.02))
    boards(a, 520)
    a.line("-10,330 1010,322", 5, (0.01, 0.01))
    for x in (60, 560, 960):
        a.line([(x, 330), (x, 352)], 5, (0.02, 0.02))
    a.black("-20,-20! 84,-20! 70,150 34,300! 50,400 64,540! -20,548!", w=4)
    a.lines_of("30,0 34,160 16,300", "60,0 54,120", "24,350 36,440 36,530", w=2.6, ink="p")
    with a.at(152, -16):
        a.black("600,60! 836,54! 840,268! 604,274!", w=4.4, shine=8)
        with a.part("poster"):
            a.shape("618,78! 820,73! 823,252! 621,256!", w=3)
            a.line("724,230 722,170", 6, (0.02, 0.02))
            a.shape("676,150 720,124 764,140 740,172 700,176", w=3.4, spot="s")
            a.line("758,146 772,120 760,98", 6, (0.02, 0.05))
            a.lines_of("722,180 748,196 724,208", "640,236 800,232", w=4, taper=(0.05, 0.1))
            a.lines_of("800,150 790,140! 800,128", "790,140 812,142", w=3, taper=(0.05, 0.1))
    animal(a, "elephant", 306, 676, 1.84, stance=WOBBLING, pose="dance", upright=True,
           face=Face(at=(560, 640), brow=-1, mouth="sad"))
    for i, (x, y) in enumerate(((130, 120), (116, 176), (470, 96), (510, 140))):
        with a.part(f"drop#{i + 1}"), a.at(x, y, 1.1, turn=-30 if x < 300 else 30):
            a.shape("0,-17! 9,4 0,13 -9,4", w=2.8)
    a.lines_of("96,204 80,230 84,270", "540,190 562,220 558,260", w=3.4)
    for i, path in enumerate((
            "204,690 170,706 178,722 140,744", "330,694 318,712 338,722 326,746",
            "470,690 504,704 496,720 540,744")):
        with a.part(f"crack#{i + 1}"):
            a.line(path, 9, (0.05, 0.5))
    _teacher(a)
    _class(a)


def _teacher(a: Art) -> None:
    with a.at(816, 640, 1.36):
        fowl(a, "flamingo", 0, 0, 1, pose="one leg", flip=True, face=Face(at=(400, 500), brow=1, lid=0.1),
             slots={"mouth": _pointer})


def _pointer(a: Art) -> None:
    with a.part("pointer"):
        a.limb([(-26, 2, 3.4), (64, 138, 3), (150, 274, 2.4)], w=2.6, capped_root=True, halo=2)


def _class(a: Art) -> None:
    animal(a, "frog", 930, 716, 0.78, stance=CRANE, pose="stand", upright=True, flip=True,
           face=Face(lid=0.92, mouth="calm"))
    snail(a, 690, 726, 0.8, pose="rear", flip=True, face=Face(look=(0.3, -0.5), lid=0.2, mouth="smirk"),
          slots={"hand": _medal})
    with a.at(70, 734, 0.54):
        animal(a, "mouse", 0, 0, 1, pose="run", upright=True, flip=True, face=Face(look=(-0.8, -0.4), brow=-1,
                                                                                       mouth="open"))
    motion(a, 150, 690, 3, 36, 180)


def _medal(a: Art) -> None:
    with a.part("medal"):
        a.lines_of("-12,-8 -2,14", "12,-10 2,14", w=5, ink="s", taper=(0.02, 0.02))
        a.shape(oval(0, 26, 16, 16), w=3.4, halo=2, spot="s", shift=(1, 1))
        a.line("-3,20 2,16 2,36", 3.4, (0.05, 0.05))
