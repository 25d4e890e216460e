"""Vacanze al caldo: the snowman takes the sun, and a rabbit is waiting for his nose."""

from __future__ import annotations

import math

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, mouth
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.food import cup
from ludoteca.games.duplik.kinds.nature import palm
from ludoteca.games.duplik.kinds.things import bucket
from tools.duplik_plates.stages import swell

SCENE = Scene(
    5,
    Text("Vacanze al caldo", "A warm holiday"),
    Text("«Si sta sciogliendo?» «No no, si sta rilassando.»", "“Is he melting?” “No, no, relaxing.”"),
    facts=(
        fact("waits", Does("rabbit", "is about to bite", "carrot"),
             "Un coniglio con forchetta e coltello aspetta la carota del pupazzo di neve.",
             "A rabbit with knife and fork is waiting for the snowman's carrot."),
        fact("lies", Stands("snowman", "on", "deckchair"), "Un pupazzo di neve prende il sole su una sdraio.",
             "A snowman is sunbathing in a deckchair."),
        fact("melts", Stands("puddle", "under", "deckchair"), "Sotto la sdraio si allarga una pozzanghera.",
             "A puddle is spreading under the deckchair."),
        fact("drops", Count("drop", 5), "Dal pupazzo cadono cinque gocce.", "Five drops are falling from the snowman."),
        fact("cool", Holds("snowman", "glasses", worn=True), "Il pupazzo porta gli occhiali da sole.",
             "The snowman wears sunglasses."),
        fact("fork", Holds("rabbit", "fork"), "Il coniglio tiene la forchetta.", "The rabbit holds a fork."),
        fact("greedy", Looks("rabbit", "carrot"), "Il coniglio guarda il naso del pupazzo.",
             "The rabbit is looking at the snowman's nose."),
        fact("napkin", Holds("rabbit", "napkin", worn=True), "Il coniglio ha il tovagliolo al collo.",
             "The rabbit has a napkin round its neck."),
        fact("penguin", Does("penguin", "catches the water from", "snowman"),
             "Un pinguino raccoglie l'acqua col secchiello.", "A penguin catches the water in a pail."),
        fact("pail", Holds("penguin", "bucket"), "Il pinguino tiene un secchiello.", "The penguin holds a pail."),
        fact("worry", Mood("penguin", "scared"), "Il pinguino è preoccupato.", "The penguin is worried."),
        fact("buttons", Count("snowman.button", 3), "Sulla pancia del pupazzo ci sono tre bottoni neri.",
             "There are three black buttons on the snowman's belly."),
        fact("coconuts", Count("palm.coconut", 3), "La palma ha tre noci di cocco.", "The palm has three coconuts."),
        fact("drink", Holds("snowman", "cup"), "Il pupazzo tiene in mano una tazza fumante.",
             "The snowman is holding a steaming cup."),
        fact("rays", Count("sun.ray", 9), "Il sole ha nove raggi.", "The sun has nine rays."),
    ),
    criteria=(
        asks("waits", "gesture", "Il coniglio è già pronto a mangiare, ma non ha ancora toccato la carota.",
             "The rabbit is ready to eat, but has not touched the carrot yet."),
        asks("greedy", "relation", "Il coniglio guarda il naso, non gli occhiali.",
             "The rabbit looks at the nose, not at the glasses."),
        asks("worry", "mood", "Uno solo ha capito il guaio: il pinguino è preoccupato.",
             "Only one has seen the trouble: the penguin is worried."),
        asks("pail", "relation", "Il pinguino tiene il secchiello sotto la sdraio, dove gocciola.",
             "The penguin holds the pail where it drips from the deckchair."),
        asks("drink", "absurd", "Il pupazzo di neve beve qualcosa di caldo.", "The snowman is having a hot drink."),
        asks("drops", "number"),
        asks("buttons", "number"),
        asks("coconuts", "number"),
        asks("cool", "thing"),
        asks("napkin", "thing"),
    ),
)

HUNGRY = STANCES["lean"]._replace(near_arm=((66, -112), (118, -128)), far_arm=((94, -120), (142, -162)),
                                  head=(84, -196), tilt=8)


def draw(a: Art) -> None:
    _beach(a)
    _palm(a)
    _guest(a)
    _cook(a)
    _nurse(a)


def _beach(a: Art) -> None:
    with a.part("sun"), a.at(492, 124):
        for i in range(9):
            t = 2 * math.pi * i / 9 + 0.2
            with a.part(f".ray#{i + 1}"):
                c, k = math.cos(t), math.sin(t)
                a.shape([(86 * c - 11 * k, 86 * k + 11 * c, 1), (126 * c, 126 * k, 1),
                         (86 * c + 11 * k, 86 * k - 11 * c, 1)], w=3, fill="k")
        a.shape(oval(0, 0, 72, 72), w=4.8, spot="t")
    a.line("-10,392 1010,388", 3, (0.02, 0.02))
    for i in range(4):
        y = 408 + i * i * 6
        for k in range(3):
            x = (i * 241 + k * 353) % 940
            swell(a, x, x + 90 + i * 10, y, 2 + 0.4 * i, 24)
    a.black("-10,394! 40,352 130,340 220,366 290,392!", w=3, shine=7)
    a.line("-10,480 220,466 500,486 800,470 1010,484", 4, (0.02, 0.02))
    for x, y in ((40, 560), (120, 700), (560, 540), (940, 540), (860, 730), (620, 732), (330, 736)):
        a.dot(x, y, 2.6)
        a.dot(x + 18, y + 8, 2)


def _palm(a: Art) -> None:
    with a.at(966, 640, 1.9, flip=True):
        palm(3)(a)


def _guest(a: Art) -> None:
    a.shadow(480, 700, 260, 12)
    with a.part("puddle"):
        a.shape("220,690 330,668 520,672 690,664 730,694 620,716 470,708 340,722 250,712", w=4)
        a.lines_of("300,694 400,688", "520,696 620,690", w=2.2)
    with a.part("deckchair"):
        a.lines_of("236,420 560,690", "330,690 690,560", w=11, taper=(0.01, 0.01))
        a.shape("218,404! 262,388! 380,560 520,600 716,540! 726,566! 520,640 350,604", w=4.4, hatch=8, spot="s")
    with a.part("snowman"):
        a.shape("470,520 540,486 620,496 668,540 650,596 570,616 490,600", w=5, hatch={"n": 30, "gap": 7})
        a.shape("330,440 400,396 486,420 520,490 500,566 420,590 346,554 316,496", w=5, hatch={"n": 34, "gap": 7})
        for i, (x, y) in enumerate(((426, 452), (462, 500), (486, 546))):
            with a.part(f".button#{i + 1}"):
                a.shape(oval(x, y, 11, 11), fill="k", w=2)
        a.shape(oval(318, 348, 84, 80), w=5.2, hatch={"n": 18, "gap": 7}, halo=2)
        a.lines_of("262,318 276,296", "258,336 260,328", w=3)
        with a.part(".face"):
            mouth(a, "smile", 350, 392, 60, 4)
        a.line("470,462 520,410 552,384", 7, (0.02, 0.1))
        a.lines_of("538,394 540,372", "546,388 566,390", w=5, taper=(0.02, 0.2))
    with a.at(556, 378, 1.2):
        cup(a)
    with a.part("carrot"):
        a.shape("360,340 372,362 410,360 470,340! 404,336", w=4, spot="s", halo=2, hatch=6)
        a.lines_of("386,344 390,354", "412,342 414,350", w=2.2)
    with a.part("glasses"):
        a.black("292,316! 340,308! 342,340 318,348 296,338", halo=2, shine=5)
        a.black("354,306! 394,302! 394,330 376,340 356,334", halo=2, shine=5)
        a.lines_of("338,314 356,312", "294,320 246,326", w=6, taper=(0.02, 0.02))
    for i, (x, y) in enumerate(((300, 452), (378, 628), (450, 650), (540, 654), (640, 620))):
        with a.part(f"drop#{i + 1}"):
            a.shape([(x, y - 18, 1), (x + 10, y + 2), (x, y + 13), (x - 10, y + 2)], w=3, halo=2)


def _cook(a: Art) -> None:
    animal(a, "rabbit", 858, 716, 1.42, stance=HUNGRY, pose="lean", upright=True, flip=True,
           face=Face(at=(440, 346), mouth="grin"), slots={"hand": _fork, "far_hand": _knife, "neck": _napkin})


def _fork(a: Art) -> None:
    with a.part("fork"), a.at(2, -2, turn=62):
        a.line("0,34 0,-30", 6, (0.02, 0.02))
        a.lines_of("-12,-58 -12,-34 0,-28 12,-34 12,-58", "0,-58 0,-30", w=4.4, taper=(0.02, 0.02))


def _knife(a: Art) -> None:
    with a.part("knife"), a.at(0, -6, turn=20):
        a.shape("-5,-8! -6,-64 8,-56 7,-8!", w=3)
        a.black("-5,-8! 6,-8! 6,24! -5,24!")


def _napkin(a: Art) -> None:
    with a.part("napkin"), a.at(0, 0, turn=30):
        a.shape("-26,-8 0,4 26,-10 34,22 6,54! -28,26", w=3.4, spot="s", halo=2)


def _nurse(a: Art) -> None:
    penguin(a, 130, 734, 1.2, pose="carry", face=Face(at=(360, 600), brow=-1, mouth="open"), slots={"hand": _pail})


def _pail(a: Art) -> None:
    with a.at(56, 52, 0.86):
        bucket(a)
