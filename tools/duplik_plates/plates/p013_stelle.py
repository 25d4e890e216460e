"""Pescatori di stelle: the rod points upwards, and the sky is getting holes."""

from __future__ import annotations

import math

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.anatomy.hats import beanie
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.sea import fish
from ludoteca.games.duplik.kinds.vessels import boat_back, boat_front
from tools.duplik_plates.stages import swell

SCENE = Scene(
    13,
    Text("Pescatori di stelle", "Fishing for stars"),
    Text("Stanotte abboccano.", "They are biting tonight."),
    facts=(
        fact("hooks", Does("bear", "hooks", "star#1"), "Un orso in barca pesca una stella dal cielo.",
             "A bear in a boat is fishing a star out of the sky."),
        fact("rod", Holds("bear", "rod"), "L'orso tiene la canna da pesca puntata in su.",
             "The bear holds its rod pointing upwards."),
        fact("caught", Stands("line", "touching", "star#1"), "La stella più grande è all'amo.",
             "The biggest star is on the hook."),
        fact("smile", Shows("star#1", "struggling"), "La stella ha la faccia spaventata.",
             "The star has a frightened face."),
        fact("gaze", Looks("bear", "star#1"), "L'orso guarda la stella.", "The bear is looking at the star."),
        fact("net", Holds("rabbit", "net"), "Un coniglio tiene pronto il retino.",
             "A rabbit holds the landing net ready."),
        fact("eager", Looks("rabbit", "star#1"), "Il coniglio guarda la stella a bocca aperta.",
             "The rabbit watches the star open-mouthed."),
        fact("bucket", Count("catch", 3), "Nel secchio ci sono già tre stelle.",
             "There are already three stars in the bucket."),
        fact("boat", Stands("bear", "in", "boat"), "L'orso è seduto in barca.", "The bear is sitting in the boat."),
        fact("fish", Mood("fish", "bored"), "Un pesce guarda dall'acqua, offeso.",
             "A fish looks on from the water, offended."),
        fact("ignored", Looks("fish", "bear"), "Il pesce fissa l'orso.", "The fish stares at the bear."),
        fact("moon", Mood("moon", "scared"), "La luna si preoccupa: potrebbe essere la prossima.",
             "The moon is worried: it may be next."),
        fact("watch", Looks("moon", "star#1"), "La luna guarda la stella che si dibatte.",
             "The moon watches the struggling star."),
        fact("left", Count("star", 5), "In cielo restano cinque stelle, contando quella all'amo.",
             "Five stars are left in the sky, counting the one on the hook."),
        fact("beanie", Holds("bear", "beanie", worn=True), "L'orso porta il berretto col pompon.",
             "The bear wears a bobble hat."),
    ),
    criteria=(
        asks("rod", "gesture", "La canna punta verso il cielo, non verso l'acqua.",
             "The rod points at the sky, not at the water."),
        asks("net", "gesture", "Il coniglio aspetta col retino in mano.", "The rabbit is waiting, net in hand."),
        asks("moon", "mood", "Anche la luna ha paura.", "Even the moon is frightened."),
        asks("fish", "mood", "Il pesce ha gli occhi mezzi chiusi: nessuno pesca lui.",
             "The fish's eyes are half shut: nobody is fishing for it."),
        asks("ignored", "relation", "Il pesce guarda l'orso, non la stella.",
             "The fish looks at the bear, not at the star."),
        asks("caught", "relation", "Il filo arriva fino alla stella.", "The line reaches all the way to the star."),
        asks("bucket", "number"),
        asks("left", "number"),
        asks("beanie", "thing"),
        asks("smile", "absurd", "La stella pescata ha una faccia.", "The star on the hook has a face."),
    ),
)

FISHING = STANCES["sit"]._replace(near_arm=((40, -116), (84, -140)), far_arm=((50, -130), (76, -112)), head=(2, -226),
                                  tilt=-14)


def star(a: Art, r: float, w: float = 4, spot: str = "", fill: str = "p") -> None:
    a.shape([(r * (1 if k % 2 == 0 else 0.5) * math.sin(math.pi * k / 5),
              -r * (1 if k % 2 == 0 else 0.5) * math.cos(math.pi * k / 5), 1) for k in range(10)], w=w, spot=spot,
            fill=fill, halo=2)


SKY = "-20,-20! 1020,-20! 1020,96 900,136 760,104 640,140 500,100 380,132 240,96 110,124 -20,92"


def draw(a: Art) -> None:
    a.black(SKY, w=4, shine=0)
    for i, (x, y, r, turn) in enumerate(((90, 62, 24, 10), (430, 56, 22, 30), (934, 70, 26, -14), (600, 82, 20, 50))):
        with a.part(f"star#{i + 2}"), a.at(x, y, turn=turn):
            star(a, r, 2)
    for x, y in ((180, 40), (330, 84), (520, 30), (700, 44), (870, 30), (30, 90)):
        a.dot(x, y, 3.4, "p")
    with a.part("moon"), a.at(236, 142, 1.35):
        a.shape("14,-62! -30,-52 -56,-10 -46,34 -8,60 36,54! 10,38 2,22 22,12! 4,4 2,-10 4,-36", w=4.4, spot="t",
                hatch=10, halo=3)
        with a.part(".face"):
            eyes(a, Face(at=(790, 190), brow=-1), (-16, -10, 12), w=3)
            a.line("-6,38 6,32 18,40", 3.4)
    a.line("-10,520 1010,514", 3, (0.02, 0.02))
    a.shape("-10,518! 60,490 160,500 240,516!", fill="k", w=3)
    a.shape("820,514! 900,482 1010,494! 1010,516!", fill="k", w=3)
    _boat(a)
    _sea(a)


def _boat(a: Art) -> None:
    with a.at(430, 668, 2.0, turn=-5):
        boat_back(a)
    animal(a, "bear", 360, 706, 1.42, stance=FISHING, pose="sit", upright=True, grounded=False,
           face=Face(at=(790, 190), mouth="grin"), slots={"head": beanie, "hand": _rod})
    animal(a, "rabbit", 640, 676, 1.16, pose="point", upright=True, grounded=False,
           face=Face(at=(790, 190), brow=-0.4, mouth="open"), slots={"hand": _net})
    with a.at(168, 592, 1.3):
        for i, (x, y, r, turn) in enumerate(((2, -100, 27, 30), (-26, -76, 25, 12), (28, -78, 24, -20))):
            with a.part(f"catch#{i + 1}"), a.at(x, y, turn=turn):
                star(a, r, 3.4)
        with a.part("bucket"):
            a.shape("-44,-64! 44,-66! 32,10! -30,12!", w=4.4, hatch={"n": 18, "gap": 7}, spot="s")
    with a.at(430, 668, 2.0, turn=-5):
        boat_front(a)


def _rod(a: Art) -> None:
    with a.part("rod"):
        a.line("-34,44 10,-20 48,-110 72,-204", 9, (0.02, 0.5))
        a.shape(oval(-8, 8, 13, 13), w=3.4, fill="k")
    tip = a.here(790, 190)
    with a.part("line"):
        a.line([(72, -204), (tip[0] / 2 - 4, tip[1] + 4), (tip[0] - 62, tip[1])], 3.6, (0.02, 0.02))
    with a.part("star#1"), a.at(*tip, 0.94, turn=-16):
        star(a, 74, 5, "s")
        with a.part(".face"):
            eyes(a, Face(look=(-0.5, 0.7), brow=-1), (15, -8, 11), (-13, -8, 12), w=3)
        a.shape(oval(2, 20, 7, 9), w=2, fill="k")
    x, y = tip
    a.lines_of([(x + 74, y - 26), (x + 92, y - 34)], [(x + 70, y + 30), (x + 90, y + 40)],
               [(x - 20, y + 84), (x - 26, y + 102)], w=3.4)


def _net(a: Art) -> None:
    with a.part("net"), a.at(0, 0, 1.15):
        a.limb([(-50, 40, 5), (0, 0, 5), (64, -56, 5)], w=3, capped_root=True, halo=2)
        a.shape("56,-70 96,-110 132,-104 140,-70 104,-44 70,-46", fill="", w=5)
        a.shape("70,-46 104,-44 140,-70 150,-20 128,8 100,0", w=3)
        a.lines_of("84,-44 116,2", "108,-46 136,-2", "136,-64 106,-8", "146,-36 118,4", w=2)


def _sea(a: Art) -> None:
    fish(a, 860, 640, 1.3, face=Face(at=(420, 430), lid=0.45, mouth="sad"), flip=True, turn=16)
    for left, right, y, w in ((30, 820, 700, 4.6), (740, 980, 672, 4.4), (-10, 120, 660, 3), (820, 1010, 560, 2.4),
                              (120, 420, 730, 3), (520, 700, 736, 3), (880, 1010, 726, 3)):
        swell(a, left, right, y, w)
