"""Quando i maiali volano: she said she would marry him when pigs fly; he has come with three balloons and a pig."""

from __future__ import annotations

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
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import robe
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.buildings import house
from ludoteca.games.duplik.kinds.music import guitar
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.toys import balloon
from tools.duplik_plates.accents import bow_tie, pot_plant

SCENE = Scene(
    26,
    Text("Quando i maiali volano", "When pigs fly"),
    Text("L'aveva detto lei.", "Those were her very words."),
    facts=(
        fact("proposes", Does("man", "proposes to", "woman"), "Un uomo in ginocchio chiede la mano a una donna.",
             "A man on his knees is proposing to a woman."),
        fact("pig", Stands("balloon#2", "touching", "pig"), "Un maiale vola appeso a dei palloncini.",
             "A pig is flying, hung from balloons."),
        fact("balloons", Count("balloon", 3), "I palloncini sono tre.", "There are three balloons."),
        fact("rope", Holds("man", "rope"), "L'uomo tiene il maiale con una corda.",
             "The man holds the pig by a rope."),
        fact("ring", Holds("man", "ring"), "L'uomo porge un anello nella scatolina.",
             "The man is holding out a ring in its box."),
        fact("balcony", Stands("woman", "on", "balcony"), "La donna è affacciata al balcone.",
             "The woman is on her balcony."),
        fact("gaze", Looks("woman", "pig"), "La donna guarda il maiale.", "The woman is looking at the pig."),
        fact("bored", Mood("pig", "bored"), "Il maiale vola con gli occhi mezzi chiusi.",
             "The pig flies along with its eyes half shut."),
        fact("hen", Looks("hen", "pig"), "Una gallina guarda il maiale volante.",
             "A hen is staring at the flying pig."),
        fact("jealous", Mood("hen", "angry"), "La gallina è offesa.", "The hen is offended."),
        fact("serenade", Does("dog", "plays", "guitar", touching=True), "Un cane suona la chitarra.",
             "A dog is playing the guitar."),
        fact("pots", Count("plant", 2), "Sul balcone ci sono due vasi.", "There are two pots on the balcony."),
        fact("others", Count("house", 3), "In fondo si vedono tre case.", "Three houses can be seen far off."),
        fact("high", Stands("pig", "over", "man"), "Il maiale passa sopra la testa dell'uomo.",
             "The pig passes over the man's head."),
    ),
    criteria=(
        asks("ring", "gesture", "L'uomo tende l'anello verso il balcone.",
             "The man holds the ring out to the balcony."),
        asks("gaze", "relation", "La donna non guarda l'anello: guarda il maiale.",
             "The woman is not looking at the ring: she is looking at the pig."),
        asks("bored", "mood", "Per il maiale è una domenica qualunque: occhi mezzi chiusi.",
             "To the pig it is a day like any other: eyes half shut."),
        asks("jealous", "mood", "La gallina non la prende bene.", "The hen does not take it well."),
        asks("rope", "gesture"),
        asks("balloons", "number"),
        asks("pots", "number"),
        asks("serenade", "thing", "La serenata la suona il cane.", "It is the dog who plays the serenade."),
        asks("others", "number"),
        asks("high", "relation"),
    ),
)

ASKING = STANCES["kneel"]._replace(near_arm=((34, -128), (78, -150)), far_arm=((50, -184), (66, -236)), tilt=-14)
GASPING = STANCES["think"]._replace(near_arm=((26, -142), (38, -186)), far_arm=((50, -150), (74, -190)), tilt=-8)


def draw(a: Art) -> None:
    a.line("-10,560 300,550 640,560", 3, (0.02, 0.02))
    for x, y, s in ((50, 556, 0.4), (430, 556, 0.36), (560, 556, 0.5)):
        with a.at(x, y, s):
            house(2, x != 50)(a)
    with a.at(90, 110):
        cloud(120)(a)
    _house(a)
    animal(a, "pig", 356, 462, 1.3, pose="gallop", face=Face(look=(0.7, 0.1), lid=0.42, mouth="calm"), grounded=False,
           slots={"back": _balloons, "neck": _bow}, turn=-4)
    man = person(a, "man", 196, 712, 1.26, stance=ASKING, pose="kneel", face=Face(at=(800, 300), mouth="grin"),
                 slots={"hand": _ring})
    fx, fy = man["far_hand"]
    with a.part("rope"):
        a.line([(fx, fy + 6), (fx + 10, fy - 40), (290, 420), (300, 372)], 3.4, (0.02, 0.02))
        a.line([(fx, fy + 4), (fx - 40, fy + 60), (fx - 84, fy + 40), (fx - 110, fy + 110)], 3.4, (0.02, 0.3))
    _band(a)


def _balloons(a: Art) -> None:
    for turn, spot, s in ((-34, "s", 0.86), (0, "", 0.96), (34, "s", 0.84)):
        with a.at(0, 4, s * 0.86, turn=turn):
            balloon(spot)(a)


def _bow(a: Art) -> None:
    with a.at(16, 22, 1.2, turn=20):
        bow_tie(a)


def _ring(a: Art) -> None:
    with a.part("ring"), a.at(20, -8, 1.2):
        a.shape("-20,-8! -14,-50! 30,-52! 24,-10!", w=3.4, halo=2, hatch=8)
        a.shape("-22,-10! 24,-12! 22,14! -20,16!", w=3.6, spot="s", halo=2)
        a.shape(oval(4, -24, 11, 11, n=9), w=4, fill="")
        a.shape("-3,-44! 11,-44! 4,-32!", w=2.4)


def _house(a: Art) -> None:
    a.shape("640,770! 644,-20! 1020,-20! 1020,770!", w=5)
    for x, y in ((664, 80), (680, 110), (950, 60), (930, 92), (668, 600), (690, 640), (940, 640),
                 (960, 604)):
        a.shape([(x, y, 1), (x + 44, y - 1, 1), (x + 45, y + 18, 1), (x, y + 19, 1)], w=2.2)
    a.black("724,440! 726,130 800,92 876,130 880,440!", w=4, shine=9)
    a.lines_of("800,96 800,200", w=3, ink="p")
    person(a, "woman", 786, 452, 1.16, stance=GASPING, pose="think", flip=True, outfit=LIGHT,
           face=Face(at=(460, 330), brow=-0.6, mouth="open"), grounded=False)
    with a.part("balcony"):
        a.shape("612,440! 990,434! 980,470! 628,476!", w=4.8, hatch=12)
        for i in range(9):
            x = 640 + i * 42
            a.line([(x, 440), (x + 2 - i % 3, 350)], 4.4, (0.03, 0.03))
        a.shape("610,342! 992,336! 992,350! 610,356!", w=3.8, halo=1.5)
        a.black("660,476! 690,474! 676,530 648,548!", w=3)
        a.black("920,472! 950,470! 962,544 936,530!", w=3)
    for x in (672, 936):
        with a.at(x, 342, 0.62):
            pot_plant(a)


LIGHT = Outfit(robe("p", "", 0.82, 1.25), sleeve="p", shoe="s", cuff=True)


def _band(a: Art) -> None:
    fowl(a, "hen", 480, 722, 0.92, pose="stand", flip=True, face=Face(at=(420, 380), brow=1))
    with a.at(830, 736, 0.86):
        animal(a, "dog", 0, 0, 1, stance=STRUMMING, pose="stand", upright=True, flip=True,
               face=Face(at=(780, 240), lid=0.3, mouth="open"), slots={"lap": _guitar})


STRUMMING = STANCES["stand"]._replace(near_arm=((-26, -134), (20, -118)), far_arm=((50, -150), (92, -166)), tilt=-10)


def _guitar(a: Art) -> None:
    with a.at(-34, -4, 0.86, turn=66):
        guitar(a)
