"""Finestrino, per favore: the giraffe had the window seat, then the window, then everybody's window."""

from __future__ import annotations

import math

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.animal_heads import giraffe
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import newspaper

SCENE = Scene(
    8,
    Text("Finestrino, per favore", "Window seat, please"),
    Text("«Scusi, ha finito con lo sport?»", "“Have you finished with the sports pages?”"),
    facts=(
        fact("reads", Does("giraffe", "reads the newspaper of", "man"),
             "Una giraffa esce da un finestrino dell'aereo e legge il giornale a un signore da un altro.",
             "A giraffe leans out of one window of the plane and reads a gentleman's newspaper through another."),
        fact("gaze", Looks("giraffe", "newspaper"), "La giraffa guarda il giornale.",
             "The giraffe is looking at the newspaper."),
        fact("paper", Holds("man", "newspaper"), "Il signore regge il giornale.",
             "The gentleman is holding the newspaper."),
        fact("cross", Mood("man", "angry"), "Il signore è seccato.", "The gentleman is annoyed."),
        fact("glare", Looks("man", "giraffe"), "Il signore guarda male la giraffa.",
             "The gentleman glares at the giraffe."),
        fact("windows", Count("window", 3), "L'aereo ha tre finestrini.", "The plane has three windows."),
        fact("asleep", Mood("woman", "asleep"), "Una passeggera dorme nel finestrino di mezzo.",
             "A passenger is asleep in the middle window."),
        fact("under", Stands("woman", "right", "man"), "Chi dorme sta a destra di chi legge.",
             "The one asleep is to the right of the one reading."),
        fact("spots", Count("giraffe.spot", 6), "Il collo della giraffa ha sei macchie.",
             "The giraffe's neck has six spots."),
        fact("duck", Stands("duck", "on", "giraffe"), "Una papera si fa dare un passaggio sul collo della giraffa.",
             "A duck is getting a lift on the giraffe's neck."),
        fact("ride", Mood("duck", "bored"), "La papera ha l'aria annoiata di chi viaggia spesso.",
             "The duck has the bored look of a frequent flyer."),
        fact("scarf", Holds("giraffe", "scarf", worn=True), "La giraffa ha una sciarpa che sventola all'indietro.",
             "The giraffe's scarf streams behind."),
        fact("clouds", Count("cloud", 3), "Ci sono tre nuvole.", "There are three clouds."),
        fact("wing", Shows("wing", "black"), "L'ala dell'aereo è nera.", "The wing of the plane is black."),
        fact("patch", Stands("plaster", "on", "plane"), "La fusoliera è riparata con un cerotto.",
             "The fuselage has been mended with a sticking plaster."),
    ),
    criteria=(
        asks("gaze", "relation", "La giraffa guarda il giornale, non il signore.",
             "The giraffe is looking at the newspaper, not at the gentleman."),
        asks("cross", "mood", "Il signore non gradisce: ha le sopracciglia aggrottate.",
             "The gentleman does not like it: he is frowning."),
        asks("paper", "gesture", "Il signore non molla il giornale.", "The gentleman is not letting go of the paper."),
        asks("asleep", "mood", "Nel finestrino di mezzo non si sono accorti di niente: gli occhi sono chiusi.",
             "In the middle window nobody has noticed: the eyes are shut."),
        asks("duck", "absurd", "Una papera, che saprebbe volare, viaggia sul collo della giraffa.",
             "A duck, which could fly, is riding on the giraffe's neck."),
        asks("windows", "number"),
        asks("spots", "number"),
        asks("scarf", "thing"),
        asks("patch", "absurd", "L'aereo è riparato con un cerotto.", "The plane is mended with a sticking plaster."),
        asks("clouds", "number"),
    ),
)

HULL = "-20,380! 300,330 640,322 1020,336! 1020,640! 700,664 300,650 -20,610!"
SEEN = "-20,-20! 1020,-20! 1020,420! 870,420! 862,500 834,560 790,592 740,592 690,564 662,510 656,420! -20,420!"
PANES = ((170, 486), (458, 480), (760, 482))


def draw(a: Art) -> None:
    for x, y, wide in ((96, 250, 150), (300, 84, 140), (900, 716, 200)):
        with a.at(x, y):
            cloud(wide)(a)
    with a.part("plane"):
        a.shape(HULL, w=5.4, hatch={"n": 40, "gap": 7})
        with a.clip(HULL):
            a.flat("-20,604! 300,622 700,632 1020,612! 1020,660! 700,680 300,676 -20,640!", "k")
            a.line("-20,398 300,350 640,342 1020,356", 2.4, (0.02, 0.02))
            for x in (316, 610, 900):
                a.line([(x, 330), (x + 4, 660)], 2, (0.02, 0.02))
                for k in range(9):
                    a.dot(x + 10, 350 + k * 32, 2)
    for i, (x, y) in enumerate(PANES):
        pane = oval(x, y, 104, 112)
        a.shape(pane, w=3)
        with a.clip(pane):
            a.hatching(pane, 11, -50, 1.8)
            if i == 0:
                person(a, "man", x - 36, y + 214, 1.18, pose="sit", grounded=False,
                       face=Face(at=(330, 300), brow=1, lid=0.15, mouth="sad"))
            elif i == 1:
                person(a, "woman", x + 14, y + 206, 1.16, pose="sit", flip=True, grounded=False, turn=-8,
                       face=Face(lid=0.92, mouth="open"))
        with a.part(f"window#{i + 1}"):
            a.flat(_ring(x, y), "k")
        a.line([(x - 112, y + 20), (x - 108, y - 46), (x - 66, y - 98)], 3, ink="p")
    with a.at(232, 566, 1.36, turn=-6):
        newspaper(a)
    _neck(a)
    with a.part("wing"):
        a.black("446,626! 640,630! 816,770! 570,770!", w=4, halo=3, shine=12)
    with a.part("plaster"), a.at(930, 560, 1.0, turn=-28):
        a.limb([(-42, 0, 20), (42, 0, 20)], w=4, capped_root=True, halo=2, spot="t")
        a.shape("-16,-19! 16,-19! 16,19! -16,19!", w=2.6)
    a.lines_of("820,200 960,196", "860,240 990,238", "40,700 180,706", "300,716 400,720", w=3, taper=(0.1, 0.6))


def _ring(x: float, y: float) -> list[tuple[float, float, float]]:
    """A window's frame as one form, so that what is seen through it does not count as hiding it."""
    turns = [2 * math.pi * k / 20 for k in range(21)]
    outer = [(x + 121 * math.cos(t), y + 129 * math.sin(t), 1.0 if k in (0, 20) else 0.0) for k, t in enumerate(turns)]
    inner = [(x + 103 * math.cos(t), y + 111 * math.sin(t), 1.0 if k in (0, 20) else 0.0) for k, t in enumerate(turns)]
    return [*outer, *reversed(inner)]


def _neck(a: Art) -> None:
    tube = [(752, 660, 64), (796, 440, 56), (790, 280, 50), (700, 176, 46), (560, 170, 44), (440, 226, 42),
            (380, 300, 40)]
    spots = ((776, 500, 28), (796, 380, 26), (778, 270, 26), (708, 192, 24), (610, 176, 22), (514, 184, 22))
    with a.part("giraffe"), a.clip(SEEN):
        a.limb(tube, w=5.2, hatch={"n": 28, "gap": 7}, halo=3, cap=False)
        for i, (x, y, r) in enumerate(spots):
            with a.part(f".spot#{i + 1}"), a.at(x, y, r / 24, turn=i * 37):
                a.flat("-20,-18! 12,-24! 26,2! 8,24! -22,14!", "k")
    fowl(a, "duck", 640, 138, 0.84, pose="sit", flip=True, face=Face(look=(0.6, 0.1), lid=0.45))
    with a.part("scarf"):
        a.shape("424,222 470,262 480,290 440,300 400,270 396,240", w=4, spot="s", halo=2)
        a.shape("466,264 540,262 600,290 660,272! 654,310! 598,326 540,300 476,292", w=4, spot="s", halo=2, hatch=8)
    with a.part("giraffe"), a.part(".face"), a.at(366, 322, 1.7, flip=True, turn=-16):
        giraffe(a, Face(at=(240, 560), lid=0.1, mouth="smile"))
