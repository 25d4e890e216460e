"""Il sole fa il bagno: its rays hang up to dry, and behind the curtain of the night the moon is waiting."""

from __future__ import annotations

import math

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.furniture import bathtub_back, bathtub_front
from ludoteca.games.duplik.kinds.nature import cloud
from tools.duplik_plates.accents import steam

SCENE = Scene(
    11,
    Text("Il sole fa il bagno", "The sun takes a bath"),
    Text("Stasera si fa buio un po' più tardi.", "Night will be a little late this evening."),
    facts=(
        fact("shower", Does("cloud", "showers", "sun"), "Una nuvola fa la doccia al sole.",
             "A cloud is giving the sun a shower."),
        fact("bath", Stands("sun", "in", "bathtub"), "Il sole sta nella vasca da bagno.",
             "The sun is sitting in the bathtub."),
        fact("rays", Count("ray", 5), "Cinque raggi sono appesi ad asciugare.",
             "Five sunbeams are hung up to dry."),
        fact("bald", Shows("sun", "no rays"), "Il sole è senza raggi.", "The sun has no rays on."),
        fact("curtain", Shows("curtain", "stars"), "La tenda della doccia è la notte, con le stelle.",
             "The shower curtain is the night, stars and all."),
        fact("moon", Stands("moon", "touching", "curtain"), "La luna fa capolino da dietro la tenda.",
             "The moon is peeping out from behind the curtain."),
        fact("clock", Holds("moon", "clock"), "La luna mostra la sveglia.", "The moon is holding up an alarm clock."),
        fact("gaze", Looks("moon", "sun"), "La luna guarda il sole di traverso.", "The moon is eyeing the sun."),
        fact("fed", Mood("moon", "bored"), "La luna ha gli occhi mezzi chiusi: è stufa di aspettare.",
             "The moon's eyes are half shut: it is fed up with waiting."),
        fact("brush", Holds("sun", "brush"), "Il sole si strofina la schiena con la spazzola.",
             "The sun is scrubbing its back with a brush."),
        fact("duck", Stands("duck", "in", "bathtub"), "Nella vasca galleggia una paperella.",
             "A duck floats in the tub."),
        fact("stars", Count("star", 6), "Sulla tenda ci sono sei stelle.", "There are six stars on the curtain."),
        fact("flower", Looks("flower", "sun"), "Un girasole in vaso è voltato verso il sole.",
             "A sunflower in a pot has turned towards the sun."),
        fact("blush", Mood("flower", "amazed"), "Il girasole è rimasto a bocca aperta.",
             "The sunflower's mouth has dropped open."),
        fact("bliss", Mood("sun", "asleep"), "Il sole si gode il bagno a occhi chiusi.",
             "The sun enjoys its bath with closed eyes."),
    ),
    criteria=(
        asks("shower", "relation", "La pioggia della nuvola cade proprio in testa al sole.",
             "The cloud's rain falls right on the sun's head."),
        asks("bald", "absurd", "Il sole non ha più nemmeno un raggio addosso.",
             "The sun has not a single ray left on."),
        asks("rays", "number"),
        asks("fed", "mood", "La luna non ne può più: ha gli occhi a mezz'asta.",
             "The moon has had enough: its eyes are half shut."),
        asks("bliss", "mood", "Il sole si gode la doccia a occhi chiusi.", "The sun enjoys the shower, eyes closed."),
        asks("clock", "gesture", "La luna tende la sveglia verso la vasca.",
             "The moon holds the alarm clock out towards the tub."),
        asks("brush", "gesture", "La spazzola del sole è sopra il bordo della vasca, non in acqua.",
             "The sun's brush is above the rim of the tub, not in the water."),
        asks("stars", "number"),
        asks("flower", "relation", "Il girasole guarda il sole, anche adesso.",
             "The sunflower is looking at the sun, even now."),
        asks("duck", "thing"),
    ),
)


def draw(a: Art) -> None:
    _bathroom(a)
    _washing(a)
    _night(a)
    _bath(a)
    _flower(a)


def _bathroom(a: Art) -> None:
    a.line("-10,560 1010,552", 3.2, (0.02, 0.02))
    boards(a, 562, 420)
    for row in range(2):
        for k in range(5):
            x = 20 + k * 150 + row * 75
            a.line([(x, 470 + row * 44), (x + 60, 469 + row * 44)], 2)
    # the rail that carries everything
    a.limb([(-20, 62, 8), (500, 56, 8), (1020, 62, 8)], w=4, capped_root=True)


def _washing(a: Art) -> None:
    for i, (x, long, turn) in enumerate(((40, 150, 3), (100, 118, -4), (156, 164, 2), (216, 126, -3), (272, 146, 5))):
        with a.part(f"ray#{i + 1}"), a.at(x, 62, turn=turn):
            a.shape([(-23, -8, 1), (0, -14), (23, -9, 1), (9, long * 0.6), (2, long, 1), (-10, long * 0.55)], w=3.8,
                    spot="s", hatch=9)
            a.line([(0, 12), (1, long * 0.6)], 2.2)
        a.shape([(x - 6, 40, 1), (x + 7, 40, 1), (x + 6, 78, 1), (x - 5, 78, 1)], w=3, halo=1.5)
        a.shape([(x - 2, long + 84, 1), (x + 5, long + 98), (x - 2, long + 104), (x - 8, long + 97)], w=2.2)


CURTAIN = ("802,72! 838,84 870,70 904,84 940,70 1020,80! 1020,690! 978,704 940,686 900,706 862,688 832,704 792,684! "
           "806,500 786,300")


def _night(a: Art) -> None:
    with a.part("curtain"):
        a.black(CURTAIN, w=4, shine=10)
        a.lines_of("842,110 850,260", "910,120 898,320 912,520 902,660", "962,110 970,320 956,480 966,660",
                   w=3, ink="p", taper=(0.2, 0.5))
        for x in (818, 870, 926, 980):
            a.shape(oval(x, 64, 11, 19), fill="", w=4)
    for i, (x, y, r) in enumerate(((868, 170, 26), (938, 236, 20), (934, 392, 18), (896, 476, 28), (948, 560, 22),
                                   (892, 630, 20))):
        with a.part(f"star#{i + 1}"), a.at(x, y, turn=i * 13):
            a.shape([(r * (1 if k % 2 == 0 else 0.42) * math.sin(math.pi * k / 5),
                      -r * (1 if k % 2 == 0 else 0.42) * math.cos(math.pi * k / 5), 1) for k in range(10)], w=1.6)
    with a.part("moon"), a.at(770, 296, 1.56, flip=True):
        a.shape("14,-62! -30,-52 -56,-10 -46,34 -8,60 36,54! 10,38 2,22 22,12! 4,4 2,-10 4,-36", w=4.4, spot="t",
                hatch=10, halo=3)
        a.shape("-52,-24 -46,-62 -14,-74! -2,-90 -20,-104! 10,-84 14,-58", w=3.6, spot="s", halo=2, hatch=7)
        a.shape(oval(-6, -104, 10, 10), w=2.8)
        with a.part(".face"):
            eyes(a, Face(at=(440, 400), lid=0.45, brow=1), (-16, -10, 12), w=3)
            a.line("-6,36 8,32 20,38", 3.2)
    with a.part("curtain"):
        a.black("800,380! 846,366 862,460 850,600 840,702 816,700 790,684! 806,500", w=2, halo=3)
        a.lines_of("824,420 830,520 820,640", w=3, ink="p", taper=(0.2, 0.5))
    with a.part("moon"):
        a.limb([(812, 450, 13), (740, 490, 12), (672, 462, 12)], w=4, halo=2, spot="t")
    with a.part("clock"), a.at(650, 412, 1.0, turn=-10):
        a.lines_of("-22,40 -32,56", "22,40 32,56", w=5, taper=(0.02, 0.05))
        a.shape(oval(-22, -44, 17, 13, turn=-30), w=3.2)
        a.shape(oval(22, -44, 17, 13, turn=30), w=3.2)
        a.shape(oval(0, 0, 44, 44), w=5, halo=2, fill="k")
        a.shape(oval(0, 0, 33, 33), w=2, ink="p")
        a.lines_of("0,0 0,-24", "0,0 16,8", w=5, taper=(0.02, 0.1))
        a.lines_of("-50,-52 -62,-64", "50,-52 62,-64", "-58,-36 -74,-40", w=3)


def _bath(a: Art) -> None:
    steam(a, 180, 440, 2, 70)
    with a.at(412, 706, 1.5):
        bathtub_back(a)
    with a.part("sun"):
        a.limb([(330, 500, 24), (216, 450, 19), (200, 372, 17)], w=4.4, hatch=10)
    with a.part("brush"), a.at(200, 366, 1.5, turn=28):
        a.limb([(-14, 34, 6), (6, -40, 6)], w=3.4, capped_root=True)
        a.black("-12,-44! 34,-60! 40,-46! -6,-30!")
        for i in range(6):
            a.line([(-2 + i * 7, -36 - i * 2.4), (2 + i * 7, -18 - i * 2.4)], 3, (0.02, 0.2))
    with a.part("sun"):
        a.shape(oval(420, 426, 158, 154), w=5.4, hatch={"n": 44, "gap": 7})
        for i in range(11):
            t = math.pi * (1.02 + i * 0.096)
            a.shape(oval(420 + 136 * math.cos(t), 426 + 132 * math.sin(t), 6, 6), w=2.6, fill="k")
        a.lines_of("316,372 338,342", "306,402 310,390", w=3)
        with a.part(".face"):
            eyes(a, Face(lid=0.92, brow=-0.5, look=(0, 0)), (466, 396, 27), (372, 396, 29), w=4)
            mouth(a, "grin", 424, 462, 84, 4.4)
        a.flat(oval(330, 446, 22, 13), "s")
        a.flat(oval(516, 440, 20, 12), "s")
    fowl(a, "duck", 606, 562, 0.9, pose="sit", face=Face(at=(470, 420), mouth="smile"), flip=True)
    _foam(a)
    with a.at(412, 706, 1.5):
        bathtub_front(a)
    with a.at(486, 160):
        cloud(262, 20, face=Face(at=(410, 400), lid=0.1, mouth="open"))(a)
    for i in range(9):
        x = 400 + i * 20
        y = 204 + (i * 37) % 22
        a.line([(x, y), (x - 4, y + 40)], 3.4, (0.2, 0.4))
        if i % 2:
            a.line([(x - 8, y + 52), (x - 10, y + 70)], 2.6)
    a.lines_of("378,270 360,256", "548,284 566,272", "356,290 338,284", w=3)


def _foam(a: Art) -> None:
    for x, y, r in ((200, 524, 26), (250, 516, 32), (306, 528, 26), (356, 540, 22), (470, 542, 24), (660, 534, 22)):
        a.shape(oval(x, y, r, r * 0.86), w=3.4, hatch=6)


def _flower(a: Art) -> None:
    with a.part("flower"):
        a.line("76,690 66,600 84,540", 9, (0.02, 0.02))
        a.shape("70,640 20,610 6,630 40,652", w=3.6, hatch=8)
        a.shape("72,620 120,586 138,600 108,628", w=3.6, hatch=8)
        with a.at(88, 512, 1.0, turn=-8):
            for i in range(12):
                t = 2 * math.pi * i / 12
                a.shape(oval(50 * math.cos(t), 50 * math.sin(t), 21, 12, turn=math.degrees(t), n=8), w=3.2)
            a.shape(oval(0, 0, 38, 38), fill="k", w=3)
            with a.part(".face"):
                eyes(a, Face(at=(420, 440), brow=-0.5), (16, -10, 9), (-8, -10, 10), w=2, skin="k", ink="p")
            a.shape(oval(8, 16, 7, 9), w=2, ink="p")
    with a.part("pot"):
        a.shape("26,676! 128,674! 114,748! 40,748!", w=4.6, hatch=14)
        a.shape("18,662! 136,660! 136,684! 18,686!", w=4.2, spot="s")
