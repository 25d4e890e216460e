"""La ciurma delle papere: the crew makes its captain walk the plank; he cannot swim, and has dressed for it."""

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
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.music import drum
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish
from tools.duplik_plates.stages import swell

SCENE = Scene(
    6,
    Text("La ciurma delle papere", "The crew of ducks"),
    Text("Votazione: quattro a favore, uno contrario.", "The vote: four in favour, one against."),
    facts=(
        fact("pushes", Does("duck#1", "pokes", "pirate"),
             "Una papera spinge il capitano pirata con la punta della spada.",
             "A duck is prodding the pirate captain with the tip of a sword."),
        fact("plank", Stands("pirate", "on", "plank"), "Il capitano è in punta a un asse sospeso sul mare.",
             "The captain is at the end of a plank over the sea."),
        fact("ring", Holds("pirate", "ring", worn=True), "Il capitano ha un salvagente a forma di papera.",
             "The captain wears a swimming ring shaped like a duck."),
        fact("gaze", Looks("pirate", "fish"), "Il capitano guarda giù, verso il pesce.",
             "The captain is looking down, at the fish."),
        fact("scared", Mood("pirate", "scared"), "Il capitano ha paura.", "The captain is scared."),
        fact("sword", Holds("duck#1", "sword"), "La prima papera tiene la spada col becco.",
             "The first duck holds the sword in its bill."),
        fact("tip", Stands("sword", "touching", "pirate"), "La punta della spada tocca il capitano da dietro.",
             "The tip of the sword touches the captain from behind."),
        fact("ducks", Count("duck", 4), "Le papere sono quattro.", "There are four ducks."),
        fact("flag", Shows("flag", "duck skull"), "Sulla bandiera nera c'è un teschio col becco.",
             "On the black flag there is a skull with a bill."),
        fact("hat", Holds("duck#2", "hat", worn=True), "Una papera si è già messa il cappello del capitano.",
             "One duck has already put on the captain's hat."),
        fact("drum", Stands("duck#3", "before", "drum"), "Una papera suona il tamburo.", "One duck beats the drum."),
        fact("asleep", Mood("duck#4", "asleep"), "La papera di vedetta dorme nella coffa.",
             "The duck in the crow's nest is asleep."),
        fact("score", Holds("fish", "card"), "In mare un pesce alza un cartello col nove.",
             "In the sea a fish is holding up a card with a nine."),
        fact("holes", Count("porthole", 3), "Nello scafo ci sono tre oblò.", "There are three portholes in the hull."),
        fact("anchor", Stands("anchor", "touching", "ship"), "L'ancora è appesa allo scafo.",
             "The anchor hangs on the hull."),
    ),
    criteria=(
        asks("tip", "gesture", "La spada tocca il capitano proprio dove non si dice.",
             "The sword touches the captain in the place one does not mention."),
        asks("ring", "absurd", "Il capitano ha il salvagente: ha la testa di papera pure quello.",
             "The captain has a swimming ring: even that has a duck's head."),
        asks("plank", "relation", "Il capitano è in punta all'asse: ancora un passo e cade.",
             "The captain is at the very end of the plank: one more step and he falls."),
        asks("asleep", "mood", "La vedetta non vede niente: dorme.", "The lookout sees nothing: it is asleep."),
        asks("hat", "relation", "Il cappello del capitano ce l'ha già in testa una papera.",
             "A duck has the captain's hat on already."),
        asks("score", "thing", "Il pesce ha già pronto il voto per il tuffo: nove.",
             "The fish has its mark for the dive ready: a nine."),
        asks("holes", "number"),
        asks("flag", "absurd"),
        asks("gaze", "gesture"),
        asks("ducks", "number"),
    ),
)

WALKING = STANCES["walk"]._replace(near_arm=((40, -150), (70, -182)), far_arm=((54, -160), (92, -190)),
                                   near_leg=((10, -60), (26, -6)), far_leg=((-18, -58), (-34, -8)), toe=(0, 0),
                                   head=(30, -238), chest=(2, -182), tilt=14)


def draw(a: Art) -> None:
    with a.at(330, 74):
        cloud(150)(a)
    with a.at(50, 250):
        cloud(80)(a)
    a.line("-10,470 600,466", 2.6, (0.02, 0.02))
    for x, y, wide in ((20, 500, 110), (220, 492, 80), (380, 520, 120), (60, 570, 120), (420, 600, 110), (30, 650, 90)):
        swell(a, x, x + wide, y, 2.2 + (y - 480) / 120, 26)
    _rigging(a)
    _hull(a)
    _crew(a)
    with a.part("plank"):
        a.shape("150,436! 610,404! 614,424! 150,456!", w=4.6, hatch=8, halo=2)
        a.lines_of("200,440 320,432", "380,430 480,422", w=1.8)
    person(a, "somebody", 216, 440, 1.34, stance=WALKING, pose="walk", flip=True, name="pirate", grounded=False,
           face=Face(at=(300, 640), brow=-1, mouth="open"),
           slots={"lap": _ring, "head": _patch}, outfit=STRIPED)
    with a.at(470, 412, 1.0):
        fowl(a, "duck", 0, 0, 1.0, pose="walk", flip=True, face=Face(at=(300, 330), brow=1), name="duck#1",
             slots={"mouth": _sword, "head": _bandana})
    _judge(a)


STRIPED = Outfit(shirt("p", stripes=6), trousers="k", shoe="k")


def _rigging(a: Art) -> None:
    a.shape("806,420! 812,-20! 838,-20! 834,420!", w=4.4, hatch=10)
    a.shape("650,150! 800,136! 980,150! 962,210 976,272! 800,284 656,272! 668,210", w=5, hatch={"n": 34, "gap": 7})
    a.lines_of("810,284 660,420", "836,284 980,420", "800,150 604,404", w=2.4, taper=(0.02, 0.02))
    with a.part("flag"):
        a.line("604,420 588,112", 6, (0.02, 0.02))
        a.black("590,120! 540,108 494,126 436,114! 444,226! 494,238 542,220 594,232!", w=3, shine=6)
        a.flat(oval(530, 158, 25, 24), "p")
        a.flat("512,166! 470,168 466,178 488,184 522,180!", "p")
        a.dot(520, 154, 6)
        a.dot(540, 154, 6)
        a.lines_of("484,212 566,192", "488,192 562,214", w=6.4, ink="p", taper=(0.05, 0.05))


def _hull(a: Art) -> None:
    with a.part("ship"):
        a.black("560,424! 700,440 860,438 1020,424! 1020,700! 700,700 640,660 600,560", w=5, shine=16)
        a.shape("548,398! 700,416 860,414 1020,398! 1020,426! 860,442 700,444 556,426!", w=4.4, hatch=8)
        a.line("604,500 740,516 1010,500", 3.4, (0.05, 0.05), "p")
        a.line("616,560 740,574 1010,560", 2.6, (0.05, 0.05), "p")
    for i, x in enumerate((724, 824, 924)):
        with a.part(f"porthole#{i + 1}"):
            a.shape(oval(x, 608 - (i % 2) * 4, 29, 29), w=4)
            a.shape(oval(x, 608 - (i % 2) * 4, 19, 19), w=2.6, spot="t", shift=(0, 0))
    a.line("626,446 624,500", 3, (0.02, 0.02), "p")
    with a.part("anchor"), a.at(632, 640, 0.95, turn=-6):
        a.shape("-10,-124! 10,-124! 10,-14 40,-22 54,-60! 70,-40 50,8 0,20 -50,8 -70,-40! -54,-60! -40,-22 -10,-14",
                w=4, halo=2, hatch=8)
        a.shape("-34,-108! 34,-110! 34,-96! -34,-94!", w=3.4)
        a.shape(oval(0, -138, 15, 15, n=9), w=4)
    a.shape("540,690 640,676 760,688 880,674 1020,684! 1020,770! 540,770!", w=0)
    swell(a, 560, 1010, 682, 4.6)
    swell(a, 640, 980, 716, 3)


def _crew(a: Art) -> None:
    with a.at(690, 424, 0.92):
        drum("s")(a)
    with a.at(740, 420, 0.9):
        fowl(a, "duck", 0, 0, 1.0, pose="stand", flip=True, face=Face(at=(690, 330), mouth="open"), name="duck#3",
             slots={"mouth": _stick})
    with a.at(900, 412, 1.24):
        fowl(a, "duck", 0, 0, 1.0, pose="stand", flip=True, face=Face(at=(260, 240), lid=0.3, mouth="smirk"),
             name="duck#2", slots={"head": _captain})
    with a.at(816, 128, 0.86):
        fowl(a, "duck", 0, 0, 1.0, pose="sit", flip=True, face=Face(lid=0.92), name="duck#4")
        a.shape("-80,-26! 90,-30! 74,34! -62,36!", w=4.6, halo=2, hatch=12)
        a.lines_of("-74,-8 84,-12", w=2.6)


def _captain(a: Art) -> None:
    with a.part("hat"), a.at(-2, 6, 0.86):
        a.black("-58,8 -50,-22 -20,-30 0,-52 24,-30 54,-22 62,6 0,-6", w=3, halo=2, shine=7)
        a.flat(oval(0, -24, 9, 8), "p")
        a.lines_of("-14,-10 14,-20", "-14,-20 14,-10", w=3, ink="p", taper=(0.05, 0.05))


def _bandana(a: Art) -> None:
    a.shape("-26,14 -26,-4 0,-14 24,-4 24,10 0,2", w=3, spot="s", halo=1.5)
    a.shape("-24,4 -50,-4! -44,8 -54,18! -24,12", w=2.8, spot="s")


def _stick(a: Art) -> None:
    a.line("-8,0 40,34", 5, (0.02, 0.02))
    a.dot(42, 36, 7)


def _sword(a: Art) -> None:
    with a.part("sword"), a.at(-14, 4, turn=92):
        a.shape("-8,-24! -10,-110 0,-136! 10,-110 8,-24!", w=3.6, hatch=6, halo=2)
        a.shape("-24,-26! 24,-28! 24,-16! -24,-14!", w=3)
        a.line("0,-14 0,14", 8, (0.05, 0.05))


def _patch(a: Art) -> None:
    a.line("-36,8 0,22 44,10", 4, (0.05, 0.05))
    a.black("-10,20 14,18 18,36 4,46 -10,38", w=2, halo=1)
    a.black("-26,70 -6,80 16,84 30,76 36,88 20,100 -8,96 -28,84", w=2)


def _ring(a: Art) -> None:
    with a.part("ring"), a.at(-18, -22):
        a.shape("-66,0 -50,-26 0,-34 50,-26 68,0 50,26 0,34 -52,26", w=4.6, spot="s", hatch=12, halo=2)
        a.line("-44,-6 0,8 46,-6", 3, (0.1, 0.1))
        a.shape("44,-14 48,-56 70,-74 94,-62 96,-38 82,-24 84,0 62,14", w=4.2, spot="s", halo=2)
        a.shape("90,-56! 124,-50 122,-38 92,-40!", w=3)
        a.eye(76, -54, 7, look=(0.6, 0.5), w=2.2)


def _judge(a: Art) -> None:
    with a.at(290, 660, 1.5, turn=-64):
        fish(a, 0, 0, 1, face=Face(at=(236, 330), mouth="smile"))
    with a.part("card"):
        a.line("380,690 408,600", 6, (0.02, 0.02))
        a.shape("366,516! 460,508! 468,604! 374,612!", w=4.8, halo=2)
        a.line("440,548 418,530 398,546 406,572 436,566 440,548 438,576 420,594 402,588", 6.4, (0.05, 0.1))
    with a.part("fish"):
        a.shape("322,690 370,668 396,688 362,710", w=4, halo=2)
    a.shape("170,712 230,700 310,704 430,712 440,770! 170,770!", w=0)
    swell(a, 170, 450, 712, 4.4)
    swell(a, 110, 380, 738, 2.8)
