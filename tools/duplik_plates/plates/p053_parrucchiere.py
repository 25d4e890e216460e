"""Giovedì dal parrucchiere: the cactus wants it a little shorter at the sides; the barber has run out of plasters."""

from __future__ import annotations

import math

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
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.toys import balloon

SCENE = Scene(
    53,
    Text("Giovedì dal parrucchiere", "Thursday at the hairdresser's"),
    Text("«Solo una spuntatina.»", "\"Just a trim.\""),
    facts=(
        fact("combs", Does("penguin", "combs", "cactus", touching=False), "Un pinguino parrucchiere pettina un cactus.",
             "A penguin hairdresser is combing a cactus."),
        fact("comb", Holds("penguin", "comb"), "Il pinguino tiene il pettine con la punta dell'ala.",
             "The penguin holds the comb with the tip of its wing."),
        fact("touch", Stands("comb", "touching", "cactus"), "Il pettine è incastrato nelle spine.",
             "The comb is stuck in the spines."),
        fact("plasters", Count("plaster", 4), "Il pinguino ha quattro cerotti.", "The penguin has four plasters on."),
        fact("scared", Mood("penguin", "scared"), "Il pinguino ha paura di pungersi.",
             "The penguin is afraid of being pricked."),
        fact("proud", Mood("cactus", "bored"), "Il cactus si gode la seduta con gli occhi mezzi chiusi.",
             "The cactus enjoys it with its eyes half shut."),
        fact("flower", Stands("flower", "on", "cactus"), "In testa al cactus è spuntato un fiore.",
             "A flower has come out on top of the cactus."),
        fact("cape", Holds("cactus", "cape", worn=True), "Il cactus ha la mantellina.", "The cactus wears a cape."),
        fact("chair", Stands("cactus", "on", "chair"), "Il cactus è nella poltrona del parrucchiere.",
             "The cactus is in the hairdresser's chair."),
        fact("balloon", Holds("clown", "balloon"), "Il prossimo cliente è un pagliaccio con un palloncino.",
             "The next client is a clown with a balloon."),
        fact("gaze", Looks("clown", "cactus"), "Il pagliaccio guarda il cactus, preoccupato.",
             "The clown is looking at the cactus, worried."),
        fact("spines", Count("spine", 5), "Per terra ci sono cinque spine tagliate.",
             "Five cut spines lie on the floor."),
        fact("bin", Count("spent", 3), "Dal cestino spuntano tre pettini rotti.",
             "Three broken combs stick out of the bin."),
        fact("mirror", Shows("mirror", "cracked"), "Lo specchio è crepato.", "The mirror is cracked."),
    ),
    criteria=(
        asks("touch", "gesture", "Il pettine si è incastrato.", "The comb has got stuck."),
        asks("gaze", "relation", "Il pagliaccio tiene d'occhio il cactus.",
             "The clown keeps an eye on the cactus."),
        asks("proud", "mood", "Il cliente è rilassato: occhi mezzi chiusi.", "The client is relaxed: eyes half shut."),
        asks("scared", "mood", "Il parrucchiere suda freddo.", "The hairdresser is in a cold sweat."),
        asks("plasters", "number"),
        asks("spines", "number"),
        asks("bin", "number"),
        asks("flower", "thing"),
        asks("mirror", "thing"),
        asks("balloon", "absurd", "Il prossimo cliente è venuto con un palloncino.",
             "The next client has brought a balloon."),
    ),
)


def draw(a: Art) -> None:
    a.line("-10,540 400,532 1010,540", 3, (0.02, 0.02))
    boards(a, 540)
    with a.part("mirror"):
        a.black("60,60! 330,54! 334,400! 64,406!", w=4.6, shine=9)
        a.shape("80,80! 310,75! 313,380! 83,385!", w=3)
        a.lines_of("196,230 150,160! 170,120! 140,80", "196,230 260,180! 290,110", "196,230 180,300! 210,380",
                   "196,230 120,260! 84,250", w=4, taper=(0.02, 0.02))
        a.lines_of("110,340 150,300", "240,350 290,300", w=2.4)
    a.shape("40,420! 350,412! 354,432! 40,440!", w=4, hatch=6)
    _chair(a)
    _barber(a)
    _next(a)
    cut = ((330, 736, 20), (300, 690, -30), (240, 720, 50), (580, 690, -10), (200, 680, 80))
    for i, (x, y, turn) in enumerate(cut):
        with a.part(f"spine#{i + 1}"), a.at(x, y, 1.0, turn=turn):
            a.black("-26,4! 0,-7 30,0! 0,7", w=2, halo=1)


def _chair(a: Art) -> None:
    with a.part("chair"):
        a.black("330,720! 340,702 450,694 560,700 568,720!", shine=6)
        a.shape("426,700! 430,620! 470,620! 474,700!", w=4.4, hatch=10)
        a.shape("316,620! 310,430 334,404 366,420 376,580! 560,572 572,606 548,628!", w=5, spot="s", hatch=16)
    with a.part("cactus"):
        a.limb([(390, 330, 34), (330, 320, 30), (316, 270, 28), (318, 232, 24)], w=4.6, fill="k", shine=8, halo=2)
        a.limb([(500, 370, 32), (560, 356, 28), (572, 310, 26), (570, 280, 22)], w=4.6, fill="k", shine=8, halo=2)
        a.black("372,590 362,420 366,240 392,160 446,138 500,160 526,240 530,420 520,590", w=5, shine=16, halo=2)
        for x, y in ((392, 210), (420, 180), (470, 176), (500, 220), (404, 330), (490, 340), (448, 352), (324, 264),
                     (316, 290), (566, 306), (572, 336), (384, 380), (512, 390), (446, 196)):
            a.lines_of([(x - 8, y), (x + 8, y)], [(x, y - 8), (x, y + 8)], [(x - 5, y - 6), (x + 6, y + 6)], w=2.4,
                       ink="p", taper=(0.1, 0.1))
        with a.part(".face"):
            eyes(a, Face(at=(196, 250), lid=0.42), (424, 262, 21), (472, 262, 22), w=2.6, skin="k", ink="p")
            mouth(a, "smirk", 440, 310, 44, 4.4, "p")
    with a.at(452, 146, 1.2, turn=8), a.part("flower"):
        for k in range(6):
            t = 2 * math.pi * k / 6
            a.shape(oval(20 * math.cos(t), -18 + 16 * math.sin(t), 14, 9, turn=math.degrees(t), n=8), w=3, spot="s",
                    halo=1)
        a.shape(oval(0, -18, 9, 8, n=8), w=2.6)
    with a.part("cape"):
        a.shape("360,400 446,426 534,396 590,560 600,610! 520,590 446,620 370,592 300,612! 320,540", w=5, halo=3,
                hatch={"n": 26, "gap": 7})
        a.lines_of("400,440 380,560", "450,450 446,590", "500,440 520,560", w=2.4)


def _barber(a: Art) -> None:
    with a.part("stool"):
        a.shape("630,546! 770,540! 776,562! 630,568!", w=4.4, hatch=6)
        a.lines_of("652,566 622,740", "752,560 784,736", "640,650 768,644", w=8, taper=(0.02, 0.02))
    penguin(a, 700, 548, 1.5, pose="point", flip=True, face=Face(at=(560, 300), brow=-1, mouth="open"),
            slots={"hand": _comb})
    for i, (x, y, turn) in enumerate(((654, 342, 30), (626, 410, -30), (754, 400, 50), (704, 488, -20))):
        with a.part(f"plaster#{i + 1}"), a.at(x, y, 1.0, turn=turn):
            a.shape("-28,-10! 28,-12! 29,9! -27,11!", w=3, halo=2)
            a.shape("-10,-11! 10,-11! 10,10! -10,10!", w=2.2, spot="s", shift=(1, 1))
    for x, y in ((784, 258), (800, 300)):
        a.shape([(x, y - 16, 1), (x + 8, y + 4), (x, y + 12), (x - 8, y + 4)], w=2.8)


def _comb(a: Art) -> None:
    with a.part("comb"), a.at(4, -4, 1.2, turn=-6):
        a.shape("-16,-10! 70,-14! 72,2! -16,6!", w=3.4, halo=3, spot="s")
        for k in range(6):
            a.line([(14 + k * 10, 0), (15 + k * 10, 24)], 4, (0.02, 0.2))


def _next(a: Art) -> None:
    with a.part("bin"):
        for i, (x, turn) in enumerate(((800, -24), (830, 6), (860, 30))):
            with a.part(f"spent#{i + 1}"), a.at(x, 630, 1.0, turn=turn):
                a.shape("-10,30! -10,-50! 2,-44! 10,-54! 12,30!", w=3.2, halo=1)
                a.lines_of("12,-34 24,-34", "12,-20 26,-20", "12,-6 22,-6", w=3, taper=(0.02, 0.1))
        a.shape("780,660! 884,656! 872,740! 792,742!", w=4.6, halo=2, hatch={"n": 18, "gap": 7})
    person(a, "clown", 930, 700, 1.12, pose="carry", flip=True, face=Face(at=(560, 320), brow=-1, mouth="flat"),
           slots={"hand": _balloon})


def _balloon(a: Art) -> None:
    with a.at(0, -2, 1.1, turn=-6):
        balloon()(a)
