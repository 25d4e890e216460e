"""Dal dentista: the rabbit pulls with both hands and a foot; it is the crocodile who is afraid."""

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
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl

SCENE = Scene(
    21,
    Text("Dal dentista", "At the dentist's"),
    Text("«Ne restano solo settantanove.»", "\"Only seventy-nine to go.\""),
    facts=(
        fact("pulls", Does("rabbit", "pulls", "tooth"), "Un coniglio dentista cava un dente a un coccodrillo.",
             "A rabbit dentist is pulling a crocodile's tooth."),
        fact("pliers", Holds("rabbit", "pliers"), "Il coniglio tira con due mani una tenaglia.",
             "The rabbit pulls at a pair of pliers with both hands."),
        fact("grip", Stands("pliers", "touching", "tooth"), "La tenaglia stringe un dente.",
             "The pliers have got hold of a tooth."),
        fact("scared", Mood("crocodile", "scared"), "Il coccodrillo ha una paura matta.",
             "The crocodile is frightened to death."),
        fact("tears", Count("tear", 3), "Il coccodrillo piange tre lacrime.", "The crocodile is crying three tears."),
        fact("hand", Does("crocodile", "squeezes", "hen", touching=True),
             "Il coccodrillo stringe forte una gallina infermiera.", "The crocodile is hugging a hen, the nurse."),
        fact("chair", Stands("crocodile", "on", "chair"), "Il coccodrillo è sdraiato sulla poltrona.",
             "The crocodile is lying in the dentist's chair."),
        fact("foot", Stands("rabbit", "touching", "crocodile"), "Il coniglio punta un piede contro la mascella.",
             "The rabbit has one foot against the jaw."),
        fact("lamp", Shows("lamp", "over the mouth"), "Una lampada pende sopra la bocca.",
             "A lamp hangs over the mouth."),
        fact("jar", Count("trophy", 4), "Sulla mensola ci sono quattro denti in fila.",
             "Four teeth stand in a row on the shelf."),
        fact("mouse", Stands("mouse", "on", "bench"), "Sulla panca aspetta un topo.",
             "A mouse is waiting on the bench."),
        fact("cheek", Holds("mouse", "bandage", worn=True), "Il topo ha la guancia fasciata.",
             "The mouse has its cheek bandaged."),
        fact("gaze", Looks("mouse", "rabbit"), "Il topo guarda il coniglio.", "The mouse is watching the rabbit."),
        fact("tail", Stands("crocodile.tail", "touching", "bench"), "La coda del coccodrillo arriva fino alla panca.",
             "The crocodile's tail reaches the bench."),
    ),
    criteria=(
        asks("hand", "gesture", "Il coccodrillo si aggrappa alla gallina.", "The crocodile clings to the hen."),
        asks("foot", "gesture", "Il coniglio fa forza col piede contro il coccodrillo.",
             "The rabbit braces a foot against the crocodile."),
        asks("scared", "mood", "Tra i due ha paura quello coi denti.", "Of the two, the one with the teeth is afraid."),
        asks("grip", "relation", "Il dente è nella tenaglia, ma non è ancora uscito.",
             "The tooth is in the pliers, but not out yet."),
        asks("tears", "number"),
        asks("jar", "number"),
        asks("cheek", "thing"),
        asks("gaze", "gesture"),
        asks("tail", "relation", "La coda del paziente arriva fino alla panca.",
             "The patient's tail reaches as far as the bench."),
        asks("lamp", "thing"),
    ),
)

PULLING = STANCES["stand"]._replace(hip=(-30, -104), chest=(-44, -176), head=(-38, -238), tilt=-10,
                                    near_arm=((6, -166), (46, -158)), far_arm=((2, -190), (50, -172)),
                                    near_leg=((50, -112), (102, -104)), far_leg=((-24, -52), (-14, -8)), toe=(-64, 0))


def draw(a: Art) -> None:
    room(a, 560, "tiles")
    boards(a, 560)
    _shelf(a)
    _bench(a)
    _patient(a)
    animal(a, "rabbit", 168, 690, 1.52, stance=PULLING, pose="stand", upright=True, grounded=False,
           face=Face(at=(330, 470), brow=1, lid=0.2, mouth="flat"), slots={"neck": _coat})
    _pliers(a)
    a.shadow(150, 694, 70, 7)
    _lamp(a)


def _coat(a: Art) -> None:
    with a.at(20, 30, 1.0):
        a.shape(oval(0, -118, 22, 20), w=4, spot="s", shift=(1, 1))
        a.shape(oval(0, -118, 8, 7, n=8), w=2.4, fill="k")
        a.line("-52,-104 -20,-112", 4, (0.05, 0.05))


def _patient(a: Art) -> None:
    with a.part("chair"):
        a.black("430,730! 440,712 560,706 690,712 700,732!", shine=6)
        a.shape("540,712! 546,640! 590,640! 596,712!", w=4.4, hatch=10)
        a.black("420,640 470,610 640,620 760,580 830,480 862,476 870,510 830,610 760,660 620,676 440,668", w=4,
                shine=12)
    with a.part("crocodile"):
        with a.part(".tail"):
            a.limb([(760, 610, 50), (830, 672, 38), (910, 706, 24), (980, 700, 12), (1016, 664, 5)], w=5, hatch=20)
            for x, y in ((838, 632), (880, 664), (920, 678), (960, 682)):
                a.shape([(x - 14, y + 6, 1), (x + 2, y - 20, 1), (x + 16, y + 8, 1)], w=3)
        # legs, body
        a.limb([(560, 600, 34), (500, 560, 26), (450, 612, 20)], w=4.6, hatch=10)
        a.shape("428,626 424,600 470,596 480,622", w=4)
        a.shape("470,600 480,540 560,480 640,420 700,370 790,390 830,470 800,570 720,630 600,646 510,634", w=5.2,
                hatch={"n": 34, "gap": 7})
        for x, y in ((560, 520), (590, 552), (620, 484), (650, 520), (684, 452), (712, 490)):
            a.line([(x - 12, y + 8), (x, y - 2), (x + 16, y + 4)], 2.4)
        # the lower jaw, the open mouth, the upper jaw
        a.shape("690,420 600,440 440,470 330,500! 300,476 320,452 420,436 560,396 660,340 700,330", w=5, hatch=14)
        a.black("664,350 560,396 420,436 330,450! 430,330 540,230 650,190 700,280", w=3)
        a.shape("620,356 540,392 450,416 400,420 470,386 560,356", w=3, spot="s")
        a.shape("700,400 780,400 830,330 810,250 740,180 640,150 520,180 400,260 330,330! 330,360 350,372! 430,320 "
                "540,246 640,214 690,270", w=5.2, hatch={"n": 24, "gap": 7})
        for t in range(7):
            x, y = 372 + t * 42, 354 - t * 21 - (t > 3) * (t - 3) * 6
            a.shape([(x - 12, y - 6, 1), (x + 10, y + 32, 1), (x + 18, y - 18, 1)], w=3.2)
        for t in range(6):
            x, y = 420 + t * 42, 440 - t * 12 - (t > 2) * (t - 2) * 5
            a.shape([(x - 14, y + 2, 1), (x - 2, y - 34, 1), (x + 14, y - 3, 1)], w=3.2)
        a.shape(oval(364, 318, 9, 6, n=7), w=3)
        with a.part(".face"):
            a.shape("680,196 690,130 730,110 772,130 780,200", w=4.8, hatch=10)
            a.shape("620,186 626,128 660,108 694,124 700,190", w=4.6)
            eyes(a, Face(at=(330, 420), brow=-1), (728, 152, 28), (660, 150, 26), w=4)
    with a.part("tooth"):
        a.shape("330,464! 328,424 340,404 354,402 366,420 372,456!", w=3.8, halo=2)
        a.line("336,430 344,420", 2)
    for i, (x, y) in enumerate(((800, 190), (826, 240), (838, 300))):
        with a.part(f"tear#{i + 1}"), a.at(x, y, 1.3, turn=-20):
            a.shape("0,-17! 10,4 0,13 -10,4", w=2.6)
    # the nurse, and the arm that holds her
    with a.at(640, 600, 0.98):
        fowl(a, "hen", 0, 0, 1, pose="sit", flip=True, face=Face(at=(700, 250), brow=-0.6, mouth="open"),
             slots={"head": _nurse})
    with a.part("crocodile"):
        a.limb([(770, 470, 28), (740, 570, 23), (660, 596, 19), (600, 574, 15)], w=4.6, halo=3, hatch=12)
        a.shape("612,556 590,548 572,560 576,580 598,590 616,584", w=3.8, halo=2)
        a.lines_of("578,568 592,570", "582,580 596,578", w=2.2)


def _nurse(a: Art) -> None:
    with a.at(0, -10, 0.8):
        a.shape("-26,12 -30,-18 0,-30 30,-18 26,12 0,4", w=3.4, halo=2)
        a.lines_of("0,-20 0,0", "-10,-10 10,-10", w=5, ink="s", taper=(0.05, 0.05))


def _pliers(a: Art) -> None:
    with a.part("pliers"):
        a.limb([(236, 430, 7), (300, 432, 7), (334, 444, 6), (364, 440, 5)], fill="k", w=2.6, halo=3, capped_root=True)
        a.limb([(232, 456, 7), (300, 446, 7), (336, 416, 6), (362, 414, 5)], fill="k", w=2.6, halo=3, capped_root=True)
        a.dot(314, 438, 5, "p")
    with a.part("rabbit"):
        for x, y in ((232, 430), (244, 452)):
            a.shape(oval(x, y, 19, 16, turn=-10), w=4, halo=2)
    a.lines_of("290,398 280,380", "316,390 314,370", "372,392 386,376", w=3.4)


def _lamp(a: Art) -> None:
    with a.part("lamp"):
        a.line("500,-10 490,40 440,66", 6, (0.02, 0.02))
        a.shape("384,96! 400,54 436,40 470,58 484,98! 434,110", w=4.6, hatch=12, halo=2)
        a.shape("384,98 434,86 484,98 434,112", w=3.2, spot="t", shift=(0, 0))


def _shelf(a: Art) -> None:
    a.shape("40,150! 300,146! 302,162! 40,166!", w=4, hatch=6)
    a.shape("868,150! 976,146! 978,262! 870,266!", w=4.4, hatch=10)
    a.shape("906,168! 938,168! 938,190! 960,190! 960,222! 938,222! 938,246! 906,246! 906,222! 884,222! 884,190! "
            "906,190!", w=3, spot="s")
    for i, (x, s) in enumerate(((84, 1.0), (140, 0.74), (196, 1.14), (256, 0.6))):
        with a.part(f"trophy#{i + 1}"), a.at(x, 148, s):
            a.shape("-20,-40 -14,-58 0,-52 14,-58 20,-40 14,-20 8,0! 2,-22 -4,-22 -10,0!", w=3.6, hatch=7)


def _bench(a: Art) -> None:
    with a.part("bench"):
        a.shape("872,600! 1020,594! 1020,616! 872,620!", w=4.4, hatch=8)
        a.lines_of("892,618 888,700", "990,618 994,690", w=8, taper=(0.02, 0.02))
    animal(a, "mouse", 944, 676, 0.9, pose="sit", upright=True, flip=True, grounded=False,
           face=Face(at=(200, 400), brow=-1, mouth="sad"), slots={"head": _bandage})


def _bandage(a: Art) -> None:
    with a.part("bandage"):
        a.shape("-12,-2 4,-6 16,0 20,60 8,90 -6,86 -10,50", w=3.4, halo=2, spot="s")
        a.shape("2,-4 -16,-26! -2,-20 10,-34! 14,-10", w=3, spot="s")
