"""L'isola che cammina: the castaway posts his letters over the stern; the island reads every one, and weeps."""

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
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish
from ludoteca.games.duplik.kinds.things import sock
from ludoteca.games.duplik.kinds.vessels import ship
from tools.duplik_plates.stages import swell

SCENE = Scene(
    37,
    Text("L'isola che cammina", "The walking island"),
    Text("«Cara mamma, qui non succede mai niente.»", "\"Dear Mother, nothing ever happens here.\""),
    facts=(
        fact("reads", Does("turtle", "reads", "letter", touching=True),
             "Un'isola che è una tartaruga legge la lettera del suo naufrago.",
             "An island that is a turtle is reading its castaway's letter."),
        fact("glasses", Holds("turtle", "glasses", worn=True), "La tartaruga ha gli occhiali sul naso.",
             "The turtle has glasses on its nose."),
        fact("tears", Count("tear", 3), "La tartaruga piange tre lacrime.", "The turtle is crying three tears."),
        fact("sad", Mood("turtle", "sad"), "La tartaruga si è commossa.", "The turtle is moved to tears."),
        fact("gaze", Looks("turtle", "letter"), "La tartaruga guarda la lettera.",
             "The turtle's eyes are on the letter."),
        fact("throws", Does("man", "throws", "bottle#1"), "Il naufrago lancia in mare un'altra bottiglia.",
             "The castaway is throwing another bottle into the sea."),
        fact("back", Looks("man", "bottle#1"), "Il naufrago guarda dall'altra parte, verso la bottiglia.",
             "The castaway is looking the other way, after the bottle."),
        fact("bottles", Count("bottle", 4), "Le bottiglie sono quattro: tre galleggiano già aperte.",
             "There are four bottles: three are afloat, opened."),
        fact("palm", Stands("palm", "on", "turtle"), "Sul guscio cresce una palma.", "A palm grows on the shell."),
        fact("fish", Holds("fish", "handkerchief"), "Un pesce porge un fazzoletto.",
             "A fish is offering a handkerchief."),
        fact("ship", Stands("ship", "left", "man"), "Lontano, a sinistra, passa una nave.",
             "Far off on the left a ship is passing."),
        fact("hammock", Stands("sock", "touching", "palm"), "Alla palma è appeso un calzino ad asciugare.",
             "A sock hangs on the palm to dry."),
        fact("notches", Count("notch", 6), "Sul tronco il naufrago ha inciso sei tacche.",
             "The castaway has cut six notches into the trunk."),
        fact("sun", Shows("sun", "on the horizon"), "Il sole è a metà, sull'orizzonte.",
             "Half the sun is on the horizon."),
    ),
    criteria=(
        asks("reads", "gesture", "La lettera è già in mano alla tartaruga.", "The turtle has got hold of the letter."),
        asks("back", "relation", "Il naufrago dà le spalle alla testa della tartaruga.",
             "The castaway has his back to the turtle's head."),
        asks("sad", "mood", "La tartaruga si commuove.", "The turtle is deeply touched."),
        asks("fish", "gesture", "Il pesce ha pronto il fazzoletto.", "The fish has a handkerchief ready."),
        asks("glasses", "absurd", "Per leggere, l'isola si è messa gli occhiali.",
             "To read, the island has put its glasses on."),
        asks("bottles", "number"),
        asks("tears", "number"),
        asks("notches", "number"),
        asks("ship", "relation"),
        asks("hammock", "thing"),
    ),
)

THROWING = STANCES["hail"]._replace(near_arm=((52, -220), (96, -262)), far_arm=((-40, -150), (-56, -186)), tilt=-4)


def draw(a: Art) -> None:
    with a.part("sun"):
        a.shape("736,410! 742,350 790,306 850,306 898,350 904,410!", w=3.4, spot="t", shift=(0, 0))
    a.lines_of("724,330 700,316", "770,280 756,256", "822,268 822,242", "872,282 886,258", "914,330 938,316", w=4)
    a.line("-10,412 1010,406", 2.6, (0.02, 0.02))
    with a.at(336, 410, 0.34):
        ship(2)(a)
    for x, y, wide in ((40, 440, 90), (200, 452, 70), (880, 470, 90), (900, 560, 90), (20, 520, 80)):
        swell(a, x, x + wide, y, 2.4, 26)
    _island(a)
    _castaway(a)
    _water(a)


def _island(a: Art) -> None:
    with a.part("turtle"):
        a.limb([(320, 610, 62), (250, 560, 46), (226, 470, 40), (206, 400, 42)], w=5, cap=False,
               hatch={"n": 22, "gap": 7})
        with a.part(".shell"):
            a.black("290,640! 330,520 430,452 560,430 700,448 810,520 860,640!", w=5, shine=18)
            for path in ("392,600 430,500 470,448", "520,620 530,520 540,440", "640,620 640,520 630,440",
                         "760,600 730,510 700,456", "330,560 560,520 812,556"):
                a.line(path, 3.4, (0.15, 0.15), "p")
            a.shape("400,470 470,430 560,416 660,420 740,452 690,470 600,456 500,462 440,482", w=4.4)
            a.grass(470, 446, 5, 22)
            a.grass(700, 446, 5, 20)
        with a.part(".face"), a.at(186, 360, 1.0):
            a.shape("66,40 60,-40 10,-84 -60,-80 -116,-40 -124,6 -96,42 -30,62 30,64", w=5, hatch={"n": 16, "gap": 7})
            a.dot(-106, -10, 4)
            a.line("-112,36 -74,22 -40,34", 4, (0.1, 0.3))
            a.line("-60,-76 -34,-98 0,-92", 4.4, (0.2, 0.3))
            eyes(a, Face(at=(90, 540), brow=1), (-76, -26, 19), (-18, -26, 21), w=3.2)
    with a.part("glasses"):
        for x in (110, 168):
            a.outline(oval(x, 336, 31, 30), 5)
        a.lines_of("137,332 141,332", "198,332 246,324", w=4.4, taper=(0.02, 0.02))
    for i, (x, y) in enumerate(((74, 392), (214, 398), (228, 448))):
        with a.part(f"tear#{i + 1}"), a.at(x, y, 1.2):
            a.shape("0,-17! 10,4 0,13 -10,4", w=2.8, halo=2)
    with a.part("letter"):
        a.shape("24,480! 122,466! 140,574! 40,590!", w=4.2, halo=3)
        for k in range(4):
            a.line([(44, 506 + k * 18), (112 + k * 3, 496 + k * 18)], 2.4, (0.05, 0.1))
        a.shape("96,556! 122,552! 124,566! 98,570!", w=2.4, spot="s", shift=(1, 1))
    with a.part("turtle"):
        a.limb([(330, 640, 40), (240, 640, 32), (170, 600, 24), (134, 560, 16)], w=4.8, hatch=14, halo=3)


def _castaway(a: Art) -> None:
    with a.part("palm"):
        a.limb([(450, 450, 18), (440, 340, 15), (470, 230, 12), (486, 170, 11)], w=4.6, cap=False, hatch=10)
        for q in ("486,170 430,110 350,120 320,160! 400,150 470,180", "486,170 470,90 410,40 366,46! 430,96 476,172",
                  "486,170 540,90 620,70 660,96! 580,120 500,176", "486,170 560,140 640,170 664,220! 580,190 494,180",
                  "486,170 440,190 396,240 396,284! 436,230 484,184"):
            a.shape(q, w=4.2, hatch=10, halo=2)
        for x, y in ((474, 186), (498, 190), (484, 204)):
            a.black(oval(x, y, 13, 13, n=9), w=2, shine=3)
    for i in range(6):
        with a.part(f"notch#{i + 1}"):
            a.line([(430 + i, 420 - i * 21), (446 + i * 2, 414 - i * 21)], 12, (0.05, 0.2))
    with a.at(404, 276, 0.6):
        sock("s", 2)(a)
    person(a, "boy", 610, 446, 1.02, stance=THROWING, pose="hail", face=Face(at=(830, 190), mouth="shout"),
           name="man", outfit=RAGS, slots={"neck": _beard})
    with a.part("bottle#1"), a.at(800, 200, 0.74, turn=52):
        _bottle(a, True)
    a.line("724,190 756,172 780,176", 2.6, (0.3, 0.4))


RAGS = Outfit(shirt("p", stripes=5), trousers="s", shoe="", cuff=False)


def _beard(a: Art) -> None:
    a.black("-34,-44 -20,-14 10,-6 40,-22 46,-46 30,0 44,20! 22,14 16,36! 2,16 -12,34! -18,8 -36,8!", w=2.4, halo=2,
            shine=4)


def _bottle(a: Art, closed: bool) -> None:
    a.shape("-22,0! -24,-64 -10,-86 -9,-116! 9,-116! 10,-86 24,-64 22,0!", w=4.2, hatch=10)
    if closed:
        a.shape("-10,-112! 10,-112! 11,-130! -11,-130!", w=3, spot="s")
        a.shape("-12,-16! -12,-58! 12,-60! 12,-16!", w=2.4, spot="s", shift=(1, 1))


def _water(a: Art) -> None:
    a.shape("-20,640 80,628 180,644 290,628 400,642 520,628 640,644 760,628 880,642 1020,628! 1020,770! -20,770!", w=0)
    swell(a, -10, 1010, 636, 4.6)
    for i, (x, y, turn) in enumerate(((330, 712, 66), (520, 690, -70), (680, 722, 74))):
        with a.part(f"bottle#{i + 2}"), a.at(x, y, 0.7, turn=turn):
            _bottle(a, False)
        swell(a, x - 60, x + 70, y + 14, 3, 24)
    fish(a, 104, 690, 1.0, turn=-52, face=Face(at=(150, 400), brow=-1, mouth="sad"))
    with a.part("handkerchief"):
        a.shape("152,636! 222,616 240,664 216,700! 184,672 158,684", w=3.6, spot="s", halo=2)
    with a.part("fish"):
        a.shape("112,668 146,652 160,672 130,690", w=3.6, halo=2)
    a.shape("30,724 90,712 180,716 210,726 190,770! 40,770!", w=0)
    swell(a, 30, 210, 724, 3.6, 28)
    swell(a, 780, 980, 680, 3)
    swell(a, 800, 1000, 730, 2.6)
