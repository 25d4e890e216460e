"""Concerto per balena: she sings the high note through the wrong hole, and the orchestra plays on under water."""

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
from ludoteca.games.duplik.figures.animals import animal
from ludoteca.games.duplik.figures.biped import STANCES
from ludoteca.games.duplik.figures.gear import (
    crate,
    piano,
)
from ludoteca.games.duplik.figures.hats import (
    bow_tie,
)
from ludoteca.games.duplik.figures.kit import (
    Face,
)
from ludoteca.games.duplik.figures.outdoors import (
    moon,
    star,
)
from ludoteca.games.duplik.figures.props import (
    trumpet,
    umbrella,
)
from ludoteca.games.duplik.figures.sea import (
    fish,
    swell,
)
from ludoteca.games.duplik.ink import Art

SCENE = Scene(
    1,
    Text("Concerto per balena", "Concerto for a whale"),
    Text("Le prime file sono gratis. L'asciugamano no.", "The front rows are free. The towel is not."),
    facts=(
        fact("drenches", Does("whale", "drenches", "bear"), "Una balena canta e inzuppa l'orchestra col suo getto.",
             "A whale is singing and drenching the orchestra with its spout."),
        fact("jets", Count("jet", 3), "Il getto della balena ricade in tre zampilli.",
             "The whale's spout comes down in three jets."),
        fact("bliss", Mood("whale", "asleep"), "La balena canta a occhi chiusi, beata.",
             "The whale sings with its eyes shut, in bliss."),
        fact("umbrella", Holds("dog", "umbrella"), "Il cane direttore si ripara con un ombrello.",
             "The dog who conducts keeps under an umbrella."),
        fact("baton", Holds("dog", "baton"), "Il cane alza la bacchetta.", "The dog is raising the baton."),
        fact("dry", Stands("jet#1", "touching", "umbrella"), "Uno zampillo batte proprio sull'ombrello.",
             "One jet lands right on the umbrella."),
        fact("plays", Does("bear", "plays", "piano", touching=True), "Un orso bagnato suona il pianoforte a coda.",
             "A soaked bear is playing the grand piano."),
        fact("struck", Stands("jet#2", "touching", "bear"), "Uno zampillo cade in testa all'orso.",
             "One jet falls on the bear's head."),
        fact("trumpet", Holds("frog", "trumpet"), "Una rana soffia nella tromba, e ne esce acqua.",
             "A frog is blowing a trumpet, and water comes out."),
        fact("gaze", Looks("bear", "jet#2"), "L'orso alza gli occhi verso l'acqua che gli cade addosso.",
             "The bear rolls its eyes up at the water coming down on it."),
        fact("pages", Count("page", 4), "Volano via quattro fogli di musica.",
             "Four sheets of music are blowing away."),
        fact("fish", Holds("fish", "bow tie", worn=True), "In acqua un pesce col papillon ascolta.",
             "In the water a fish in a bow tie is listening."),
        fact("moon", Mood("moon", "sad"), "Anche la luna fa una smorfia.", "Even the moon is wincing."),
        fact("crate", Stands("dog", "on", "crate"), "Il direttore sta in piedi su una cassetta.",
             "The conductor stands on a box."),
    ),
    criteria=(
        asks("bliss", "mood", "La balena non si accorge di niente: canta con gli occhi chiusi.",
             "The whale has not noticed a thing: it sings with its eyes shut."),
        asks("baton", "gesture", "Il cane tiene alta la bacchetta: il concerto continua.",
             "The dog holds the baton high: the concert goes on."),
        asks("dry", "relation", "Il direttore è l'unico asciutto: il getto gli rimbalza sull'ombrello.",
             "The conductor alone is dry: the jet bounces off his umbrella."),
        asks("jets", "number"),
        asks("pages", "number", "I fogli di musica che volano via sono quattro.",
             "Four sheets of music are in the air."),
        asks("gaze", "gesture", "L'orso suona senza guardare i tasti: guarda l'acqua.",
             "The bear plays without looking at the keys: it is watching the water."),
        asks("trumpet", "absurd", "Dalla tromba della rana non esce musica: esce acqua.",
             "No music comes out of the frog's trumpet: water does."),
        asks("fish", "thing", "Il pesce nel pubblico è venuto col papillon.",
             "The fish in the audience came in a bow tie."),
        asks("moon", "mood", "Alla luna il concerto non piace.", "The moon does not care for the concert."),
        asks("crate", "relation"),
    ),
)

PLAYING = STANCES["sit"]._replace(near_arm=((20, -118), (64, -118)), far_arm=((48, -128), (84, -122)), tilt=-8)
BLOWING = STANCES["carry"]._replace(near_arm=((24, -176), (64, -214)), far_arm=((50, -180), (88, -216)))
CONDUCTING = STANCES["stand"]._replace(near_arm=((-44, -178), (-30, -222)), far_arm=((48, -178), (84, -228)), tilt=-6)


def draw(a: Art) -> None:
    a.line("-10,392 620,388", 2.6, (0.02, 0.02))
    with a.at(350, 150, 0.86):
        moon(Face(look=(0.8, 0.3), brow=-1, mouth="sad"))(a)
    for x, y in ((60, 60), (250, 190), (540, 330), (620, 210), (36, 250)):
        with a.at(x, y):
            star(9)(a)
    for x, y, wide in ((40, 420, 90), (230, 412, 70), (420, 430, 120), (540, 470, 70)):
        swell(a, x, x + wide, y, 2.2, 24)
    _whale(a)
    _pier(a)
    _band(a)
    _spout(a)
    _conductor(a)
    a.shape("640,690 690,664 760,672 830,652 900,662 960,644 1020,652! 1020,770! 600,770! 600,700", w=0)
    swell(a, 640, 1010, 664, 4.4)
    swell(a, 700, 960, 700, 3)
    swell(a, 840, 1000, 734, 2.6)
    with a.at(758, 640, 0.86, turn=-58):
        fish(a, 0, 0, 1, face=Face(at=(720, 520), mouth="smile"), pose="swim")
        with a.at(28, 30, 1.1, turn=60):
            bow_tie(a)
    a.shape("690,672 730,662 790,664 836,674 810,720 710,720", w=0)
    swell(a, 694, 840, 672, 3.6, 28)


def _whale(a: Art) -> None:
    with a.part("whale"):
        throat = "664,770! 640,710 616,650 606,612! 640,590 730,590 830,540! 910,552 980,556 1020,566! 1020,770!"
        a.shape(throat, w=5, hatch={"n": 26, "gap": 7})
        with a.clip(throat):
            for i in range(9):
                x = 640 + i * 44
                a.line([(x - 10, 606 - i * 6), (x + 20, 680 - i * 4), (x + 34, 775)], 3.2, (0.1, 0.2))
        a.shape("632,600! 720,588 830,542! 770,500 690,474 630,456! 668,490 680,530 670,570", w=3)
        a.shape("660,592! 690,562 750,546 800,546 730,586", w=3, spot="s")
        a.black("626,470! 618,412 654,344 730,292 820,268 920,270 1020,300! 1020,570! 980,560 910,550 "
                "826,544! 760,492 680,480", w=5, shine=18)
        with a.part(".face"):
            a.eye(826, 430, 32, look=(0, 0.6), lid=0.92, w=3.4, skin="k", ink="p")
            a.line("770,380 816,358 862,372", 5.4, (0.2, 0.3), "p")
        a.line("862,278 890,266 926,276", 4, (0.1, 0.1), "p")


def _pier(a: Art) -> None:
    for x, y in ((70, 700), (260, 700), (440, 690), (548, 640)):
        a.shape([(x - 14, y - 60, 1), (x + 14, y - 60, 1), (x + 15, 770, 1), (x - 15, 770, 1)], w=3, hatch=8)
    a.shape("-20,560! 520,552! 590,666! -20,690!", w=4.6)
    a.shape("-20,690! 590,666! 592,690! -20,716!", w=4.2, hatch=8)
    a.lines_of("-20,590 536,580", "-20,622 556,608", "-20,655 574,636", w=1.8, taper=(0.02, 0.02))


def _band(a: Art) -> None:
    with a.at(280, 606, 0.8, flip=True):
        piano(a)
    a.shape("406,612! 412,566! 476,564! 480,610!", w=4, hatch=10)
    animal(a, "bear", 438, 634, 0.9, stance=PLAYING, pose="sit", upright=True, flip=True, grounded=False,
           face=Face(at=(440, 300), brow=-1, mouth="flat"))
    animal(a, "frog", 596, 690, 0.82, stance=BLOWING, pose="carry", upright=True, flip=True, slots={"hand": _horn},
           face=Face(at=(600, 420), brow=-1))
    for x, y, turn, i in ((372, 300, 22, 1), (300, 316, -24, 2), (270, 240, 12, 3), (196, 190, -14, 4)):
        with a.part(f"page#{i}"), a.at(x, y, 0.9, turn=turn):
            a.shape("-22,-28! 20,-30 24,28! -18,30", w=3, halo=2)
            a.lines_of("-14,-14 14,-16", "-12,-2 16,-4", "-12,10 16,8", w=1.6)
            a.dot(-4, -14, 3.4)
            a.dot(8, -3, 3.4)
            a.dot(-2, 10, 3.4)


def _horn(a: Art) -> None:
    with a.at(-26, 2, 1.15, turn=-26):
        trumpet(a)
        a.lines_of("104,-24 124,-30 134,-12", "106,-6 130,-6 142,16", "106,10 122,16 126,36", w=3.4, taper=(0.05, 0.5))
        for x, y in ((140, 30), (128, 52), (150, 54)):
            a.shape([(x, y - 9, 1), (x + 6, y + 3), (x, y + 8), (x - 6, y + 3)], w=2)


def _spout(a: Art) -> None:
    falls = (
        ((892, 266, 10), (878, 140, 15), (790, 60, 17), (560, 24, 17), (330, 34, 17), (176, 90, 17), (126, 200, 20)),
        ((892, 266, 10), (872, 150, 14), (800, 88, 15), (660, 66, 15), (520, 106, 15), (440, 210, 16), (424, 376, 19)),
        ((892, 266, 10), (866, 160, 13), (810, 116, 13), (730, 114, 13), (654, 170, 13), (610, 300, 14),
         (594, 440, 17)),
    )
    for i, joints in enumerate(falls):
        with a.part(f"jet#{i + 1}"):
            a.limb(joints, w=3.4, halo=3, cap=False)
            for (x1, y1, r1), (x2, y2, _) in pairwise(joints[1:]):
                a.line([(x1 - 5, y1 + r1 * 0.4), ((x1 + x2) / 2, (y1 + y2) / 2 - 2), (x2 + 4, y2 + 3)], 2, (0.4, 0.4))
                a.line([(x1 + 4, y1 - r1 * 0.3), (x1 * 0.6 + x2 * 0.4 + 5, y1 * 0.6 + y2 * 0.4 - 4)], 2, (0.4, 0.4))
    for x, y in ((216, 110), (480, 150), (486, 236), (612, 176), (676, 220), (520, 300), (100, 150)):
        a.shape([(x, y - 10, 1), (x + 6, y + 3), (x, y + 8), (x - 6, y + 3)], w=2)
    for x, y in ((424, 382), (592, 448)):
        a.lines_of([(x - 10, y), (x - 38, y - 16), (x - 50, y + 6)], [(x + 10, y), (x + 36, y - 18), (x + 50, y + 4)],
                   [(x - 6, y - 6), (x - 20, y - 34)], [(x + 6, y - 6), (x + 22, y - 34)], w=3, taper=(0.05, 0.5))


def _conductor(a: Art) -> None:
    with a.at(112, 740, 0.9):
        crate(a)
    spots = animal(a, "dog", 112, 656, 1.2, stance=CONDUCTING, pose="stand", upright=True,
                   face=Face(at=(600, 500), lid=0.1, mouth="smirk"), slots={"far_hand": _baton, "neck": _bow})
    hx, hy = spots["hand"]
    with a.at(hx - 2, hy + 6, 1.2, turn=4):
        umbrella()(a)
    x, y = hx + 20, hy - 206
    a.lines_of([(x - 20, y), (x - 50, y - 20), (x - 66, y)], [(x + 30, y), (x + 60, y - 16), (x + 74, y + 8)],
               [(x - 10, y - 4), (x - 22, y - 34)], [(x + 18, y - 2), (x + 34, y - 32)], w=3, taper=(0.05, 0.5))


def _bow(a: Art) -> None:
    with a.at(8, 12, 0.9):
        bow_tie(a)


def _baton(a: Art) -> None:
    with a.part("baton"):
        a.limb([(-4, 8, 4), (26, -74, 3)], w=2.6, capped_root=True, halo=2)
