"""Autobus senza tetto: the bridge was lower than the giraffe thought, and has kept the roof."""

from __future__ import annotations

import math

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy import animal_heads
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import ANGRY, Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap, feathered_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.small_animals import snail
from ludoteca.games.duplik.kinds.things import newspaper
from tools.duplik_plates.accents import dust, motion

SCENE = Scene(
    76,
    Text("Autobus senza tetto", "The bus with no roof"),
    Text("Altezza massima tre metri. Giraffe escluse.", "Headroom ten feet. Giraffes excepted."),
    facts=(
        fact("roof", Does("bridge", "has torn off", "roof", touching=True),
             "Il ponte ha strappato via il tetto dell'autobus.",
             "The bridge has torn the roof off the bus."),
        fact("stuck", Stands("roof", "under", "bridge"), "Il tetto è rimasto incastrato sotto il ponte.",
             "The roof is still stuck under the bridge."),
        fact("bump", Stands("bump", "on", "giraffe#1"), "Una giraffa ha un bernoccolo in testa.",
             "One giraffe has a bump on its head."),
        fact("stars", Count("star", 4), "Intorno al bernoccolo girano quattro stelline.",
             "Four little stars are circling the bump."),
        fact("ducked", Shows("giraffe#2", "neck bent low"), "L'altra giraffa si è abbassata in tempo: ha il "
             "collo piegato.",
             "The other giraffe ducked in time: its neck is bent low."),
        fact("reads", Holds("giraffe#2", "newspaper"), "La giraffa che si è abbassata legge il giornale.",
             "The giraffe that ducked is reading the paper."),
        fact("whistles", Holds("dog", "wheel"), "Alla guida c'è un cane col berretto.",
             "A dog in a cap is at the wheel."),
        fact("innocent", Looks("dog", "cloud"), "L'autista guarda per aria e fischietta.",
             "The driver looks up in the air and whistles."),
        fact("hat", Stands("hat", "over", "bus"), "Un cappello con tre piume vola via.",
             "A hat with three feathers is flying off."),
        fact("feathers", Count("hat.feather", 3), "Il cappello che vola ha tre piume.",
             "The hat that flies has three feathers."),
        fact("reach", Does("woman", "reaches for", "hat"), "La signora allunga il braccio per riprendersi il cappello.",
             "The lady stretches out her arm for her hat."),
        fact("wheels", Count("bus.tyre", 2), "L'autobus ha due ruote.", "The bus has two wheels."),
        fact("snail", Mood("snail", "angry"), "Sul bordo della strada una lumaca è arrabbiata.",
             "At the roadside a snail is angry."),
        fact("sign", Shows("sign", "3"), "Sul cartello c'è scritto tre.", "The sign says three."),
        fact("notes", Count("note", 2), "L'autista fischietta due note.", "The driver is whistling two notes."),
    ),
    criteria=(
        asks("stuck", "relation", "Il tetto c'è: sta sotto il ponte, non sull'autobus.",
             "The roof is there: under the bridge, not on the bus."),
        asks("reach", "gesture", "La mano della signora non ha ancora preso il cappello.",
             "The lady's hand has not caught the hat yet."),
        asks("innocent", "mood", "L'autista fa finta di niente: guarda in aria.",
             "The driver pretends nothing happened: he looks up in the air."),
        asks("ducked", "gesture", "Solo una giraffa ha il collo dritto; l'altra si è abbassata.",
             "Only one giraffe has its neck straight; the other has ducked."),
        asks("bump", "relation", "Il bernoccolo ce l'ha la giraffa col collo dritto.",
             "It is the giraffe with the straight neck who has the bump."),
        asks("stars", "number"),
        asks("feathers", "number"),
        asks("notes", "number"),
        asks("snail", "mood", "La lumaca è furiosa con l'autobus.", "The snail is furious with the bus."),
        asks("reads", "absurd", "Una giraffa non si è accorta di niente: legge il giornale.",
             "One giraffe has noticed nothing: it is reading the paper."),
    ),
)


def draw(a: Art) -> None:
    _far(a)
    _bridge(a)
    _passengers(a)
    _bus(a)
    _roadside(a)


def _far(a: Art) -> None:
    with a.at(810, 92):
        cloud(190)(a)
    a.shape("240,470 420,420 600,452 800,410 1020,450 1020,600 240,600", w=3)
    for x in (560, 600, 860, 930, 960):
        a.shape(oval(x, 424 - (x % 3) * 6, 11, 15, n=8), w=2)
        a.line([(x, 438 - (x % 3) * 6), (x, 456)], 2)
    a.line("-10,600 500,594 1010,600", 3, (0.02, 0.02))
    a.black("-20,628! 400,620 1020,630! 1020,722! 500,716 -20,726!", w=4)
    for x in (20, 200, 380, 560, 740, 920):
        a.shape([(x, 672, 1), (x + 74, 670, 1), (x + 72, 681, 1), (x - 4, 683, 1)], w=0)


def _bridge(a: Art) -> None:
    with a.part("bridge"):
        a.shape("-20,20! 236,14! 250,44! 232,50 230,190! 190,200! 150,176 90,166 30,176 -20,200!", w=5,
                hatch={"n": 30, "gap": 7})
        a.shape("-20,20! 250,12! 256,40! -20,48!", w=4.4)
        for y, xs in ((74, (20, 80, 140, 196)), (104, (50, 110, 170)), (134, (20, 80, 140, 200))):
            for x in xs:
                a.lines_of([(x, y), (x + 44, y - 2)], [(x, y), (x, y + 28)], w=2.2)
        a.shape("186,200! 230,190! 236,600! 184,606!", w=5, hatch={"n": 34, "gap": 7, "lim": 0.2})
        for y in (250, 300, 350, 400, 450, 500, 550):
            a.line([(190, y), (232, y - 3)], 2.2)
    with a.part("roof"):
        for x, y in ((150, 208), (214, 204), (276, 210)):
            a.shape([(x - 7, y, 1), (x + 8, y, 1), (x + 9, y + 46, 1), (x + 1, y + 34, 1), (x - 8, y + 50, 1)],
                    w=3.4, halo=2)
        a.shape("-30,190! 170,168! 262,174 322,196! 326,222! 262,212 170,210 -30,238!", w=4.8, spot="s", halo=2.5)
        a.line("-20,212 120,192 312,208", 2.6, (0.05, 0.2))
        a.shape("238,174 244,160 276,162 284,178", w=3.4, halo=2)
    a.lines_of("150,150 138,130", "180,150 182,126", "210,154 224,134", w=3.4)


def _passengers(a: Art) -> None:
    with a.part("giraffe#1"):
        neck = [(388, 520, 46), (384, 420, 33), (390, 300, 26), (400, 220, 24)]
        a.limb(neck, w=5, cap=False, hatch=14)
        for x, y in ((376, 440), (404, 410), (384, 360), (398, 320), (392, 268)):
            a.flat([(x - 11, y - 6, 1), (x, y - 12, 1), (x + 11, y - 3, 1), (x + 7, y + 9, 1), (x - 8, y + 8, 1)])
        with a.part(".face"), a.at(410, 196, 1.12, turn=-8):
            animal_heads.giraffe(a, Face(look=(0.1, -0.7), lid=0.3, brow=-1, mouth="sad"))
    with a.part("bump"):
        a.shape("386,150 392,124 412,112 430,124 432,152", w=3.6, spot="s", halo=2)
        a.lines_of("402,130 412,124", w=2.2)
    for i in range(4):
        t = math.pi * (0.08 + i * 0.28)
        with a.part(f"star#{i + 1}"), a.at(410 - 78 * math.cos(t), 128 - 62 * math.sin(t), 0.62, turn=i * 17):
            a.shape("0,-24! 7,-8! 24,-7! 11,5! 15,22! 0,12! -15,22! -11,5! -24,-7! -7,-8!", w=3,
                    fill="p" if i % 2 else "k")
    st = STANCES["hail"]._replace(near_arm=((-40, -206), (-72, -264)), far_arm=((34, -152), (40, -112)))
    person(a, "woman", 566, 636, 0.94, stance=st, pose="hail", flip=False, grounded=False,
           face=Face(at=(500, 290), brow=-1, mouth="open"))
    with a.at(500, 292, 0.9, turn=-24):
        feathered_hat(3)(a)
    a.lines_of("556,300 590,308", "560,276 596,274", w=2.8, taper=(0.2, 0.5))
    with a.part("giraffe#2"):
        a.limb([(640, 540, 44), (648, 450, 32), (690, 404, 25), (742, 410, 23)], w=5, cap=False, hatch=14)
        for x, y in ((640, 470), (664, 430), (706, 406)):
            a.flat([(x - 11, y - 6, 1), (x, y - 12, 1), (x + 11, y - 3, 1), (x + 7, y + 9, 1), (x - 8, y + 8, 1)])
    animal(a, "dog", 880, 652, 0.92, upright=True, pose="carry", grounded=False,
           face=Face(at=(810, 90), mouth="open"), slots={"head": cap})


def _bus(a: Art) -> None:
    with a.part("bus"):
        a.shadow(640, 690, 330, 14)
        side = ("318,470! 336,452! 350,474! 372,456! 392,478! 420,458! 446,480! 476,460! 500,478! 530,458! "
                "556,480! 590,462! 620,480! "
                "650,462! 676,478! 700,464! 760,470! 824,470 846,452! 852,470! 950,500 962,560 960,652! 320,652!")
        a.shape(side, w=5.2, halo=2.5, hatch={"n": 30, "gap": 7})
        a.shape("320,568! 962,564! 962,582! 320,588!", w=3.4, spot="s")
        a.shape("850,490 936,510 944,548 850,552", w=3.6)
        a.shape(oval(946, 616, 14, 16, n=9), w=3.6)
        a.lines_of("974,604 1000,598", "976,616 1006,616", "974,628 998,634", w=2.6)
        a.shape("760,500! 820,500! 820,650! 760,650!", w=3.6)
        a.line("790,502 790,648", 2.4, (0.03, 0.03))
        for i, x in enumerate((438, 712)):
            with a.part(f".tyre#{i + 1}"):
                a.black(oval(x, 650, 56, 54), halo=3, shine=11)
                a.shape(oval(x, 650, 24, 23), w=3)
                a.dot(x, 650, 6)
    with a.part("wheel"):
        a.shape("930,462 946,440 966,446 968,474 950,490 934,484", w=4, halo=2, fill="")
        a.line("932,470 966,460", 3, (0.05, 0.05))
    with a.part("giraffe#2"), a.part(".face"), a.at(770, 424, 0.94, turn=22):
        animal_heads.giraffe(a, Face(look=(0.4, 0.8), lid=0.2, mouth="calm"))
    with a.at(824, 516, 0.86, turn=8):
        newspaper(a)
    for i, (x, y) in enumerate(((962, 330), (930, 286))):
        with a.part(f"note#{i + 1}"):
            a.black(oval(x, y, 11, 9, turn=-20, n=8), w=2)
            a.line([(x + 9, y - 3), (x + 12, y - 44)], 4, (0.02, 0.02))
            a.line([(x + 12, y - 44), (x + 28, y - 34), (x + 24, y - 22)], 4, (0.05, 0.4))
    motion(a, 306, 540, 3, 60)
    dust(a, 300, 690, 0.9)


def _roadside(a: Art) -> None:
    with a.part("sign"):
        a.line("90,742 92,560", 8, (0.03, 0.03))
        a.shape(oval(92, 520, 58, 58), w=5, spot="s", halo=2)
        a.shape(oval(92, 520, 42, 42), w=3)
        a.line("76,500 104,496 106,512 90,518 108,526 104,544 76,544", 7, (0.05, 0.05))
    snail(a, 208, 744, 0.6, pose="rear", face=ANGRY._replace(at=(600, 560)))
