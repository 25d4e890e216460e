"""I musicanti: the usual tower of animals, only that the hen has been put at the bottom."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl, owl
from ludoteca.games.duplik.kinds.music import trumpet
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    107,
    Text("I musicanti", "The town musicians"),
    Text("«La prossima volta si tira a sorte.»", "\"Next time we draw lots.\""),
    facts=(
        fact("carries", Does("hen", "carries", "cat", touching=True),
             "Una gallina regge tutti: sopra ha il gatto, il cane e il cavallo.",
             "A hen holds everybody up: cat, dog and horse are on top of her."),
        fact("under", Stands("hen", "under", "cat"), "La gallina sta sotto a tutti.", "The hen is at the very bottom."),
        fact("horse", Stands("horse", "on", "dog"), "In cima c'è il cavallo, che è il più grosso.",
             "On top stands the horse, the biggest of all."),
        fact("crossed", Mood("hen", "scared"), "La gallina non ce la fa più.", "The hen cannot take any more."),
        fact("trumpet", Holds("horse", "trumpet"), "Il cavallo suona la tromba.", "The horse plays the trumpet."),
        fact("dog", Mood("dog", "glad"), "Il cane canta contento.", "The dog sings happily."),
        fact("robber", Stands("pirate", "in", "window"), "Alla finestra si affaccia un bandito.",
             "A robber looks out of the window."),
        fact("pillow", Holds("pirate", "pillow"), "Il bandito si preme un cuscino sull'orecchio.",
             "The robber presses a pillow to his ear."),
        fact("gaze", Looks("pirate", "horse"), "Il bandito guarda il cavallo.", "The robber looks at the horse."),
        fact("notes", Count("note", 4), "In aria ci sono quattro note.", "Four notes are in the air."),
        fact("cracks", Count("crack", 3), "Sotto la gallina il terreno ha tre crepe.",
             "There are three cracks in the ground beneath the hen."),
        fact("boot", Shows("boot", "flying"), "Dalla finestra vola uno stivale.", "A boot flies out of the window."),
        fact("mouse", Holds("mouse", "cap"), "Un topo gira col berretto in mano.", "A mouse goes round cap in hand."),
        fact("owl", Mood("owl", "bored"), "Un gufo sul tetto ascolta annoiato.", "An owl on the roof listens, bored."),
    ),
    criteria=(
        asks("under", "relation", "A reggere tutti quanti è la gallina.",
             "It is the hen who holds everybody up."),
        asks("crossed", "mood", "La gallina è allo stremo.", "The hen is at the end of her tether."),
        asks("pillow", "gesture", "Il bandito si tappa un orecchio col cuscino.",
             "The robber stops one ear with a pillow."),
        asks("boot", "absurd", "Il pubblico risponde con uno stivale.", "The audience replies with a boot."),
        asks("dog", "mood", "Il cane canta a squarciagola.", "The dog sings at the top of its voice."),
        asks("owl", "mood", "Il gufo sul tetto ha gli occhi mezzi chiusi.",
             "The owl on the roof has half-closed eyes."),
        asks("trumpet", "thing"),
        asks("notes", "number"),
        asks("cracks", "number"),
        asks("mouse", "gesture", "Il topo passa col berretto in mano.", "The mouse passes the cap round."),
    ),
)


def draw(a: Art) -> None:
    a.black("-20,560 100,510 220,540 380,508 520,536 640,520! 640,590! -20,590!", w=3)
    a.shape("-20,580 240,566 560,584 820,570 1020,580! 1020,770! -20,770!", w=3.4)
    for x, y in ((60, 640), (560, 730), (960, 700), (110, 740)):
        a.grass(x, y, 5, 20)
    _house(a)
    for i, path in enumerate(("286,716 220,708 190,722 140,716", "330,724 326,742 300,750",
                              "376,716 440,724 470,714 520,722")):
        with a.part(f"crack#{i + 1}"):
            a.line(path, 8, (0.05, 0.5))
    # the tower, from the bottom up
    fowl(a, "hen", 352, 712, 1.5, pose="stand", face=Face(look=(0.2, -0.7), brow=-1, mouth="open"))
    animal(a, "cat", 318, 580, 0.92, pose="stand", flip=True, face=Face(look=(0.5, 0.4), lid=0.2, mouth="flat"),
           grounded=False)
    animal(a, "dog", 330, 466, 0.92, pose="stand", face=Face(look=(0.5, -0.5), mouth="shout"), grounded=False)
    animal(a, "horse", 300, 342, 0.98, pose="stand", face=Face(at=(760, 330), mouth="calm"), grounded=False,
           slots={"mouth": _horn})
    a.lines_of("250,610 232,600", "408,610 426,600", "246,640 226,640", w=3.6)
    for i, (x, y, s) in enumerate(((556, 222, 0.8), (606, 262, 0.86), (640, 60, 0.7), (556, 500, 0.8))):
        with a.part(f"note#{i + 1}"), a.at(x, y, s, turn=i * 9 - 12):
            a.black(oval(0, 0, 15, 11, turn=-20, n=9), w=2, halo=2)
            a.line("13,-4 14,-52", 4.4, (0.02, 0.02))
            a.line("14,-52 34,-40 32,-22", 5, (0.02, 0.5))
    with a.part("boot"), a.at(594, 356, 1.06, turn=-130):
        a.shape("-30,0! -32,-30 -26,-90! 26,-92! 24,-44 66,-30 74,0!", w=5, spot="s", halo=3, hatch=8)
        a.line("-30,-4 72,-6", 3, (0.03, 0.03))
    a.lines_of("650,330 676,322", "654,356 684,356", "648,384 672,392", w=3.4)
    animal(a, "mouse", 640, 736, 0.66, pose="point", upright=True, face=Face(look=(0.6, -0.4), mouth="smile"),
           slots={"hand": _cap})


def _horn(a: Art) -> None:
    with a.at(26, 6, 1.2, turn=-12):
        trumpet(a)


def _cap(a: Art) -> None:
    with a.at(10, 0, 0.8, turn=180):
        cap(a)


def _house(a: Art) -> None:
    with a.part("house"):
        a.shape("690,640! 694,220! 1020,212! 1020,640!", w=5.2, hatch={"n": 20, "gap": 8})
        a.black("640,236! 760,70 900,40 1020,60! 1020,226! 820,214", w=4, shine=14)
        a.lines_of("740,170 790,160", "840,110 890,104", "900,180 960,172", w=3, ink="p")
    hole = "746,500! 748,286! 962,280! 962,496!"
    with a.part("window"):
        a.shape("728,520! 730,268! 980,262! 982,514!", w=4.8, halo=1)
        a.shape(hole, w=3, fill="k")
    with a.clip(hole):
        person(a, "pirate", 868, 660, 1.22, pose="hail", flip=True, face=Face(at=(480, 200), brow=1, lid=0.1,
                                                                              mouth="shout"))
    a.outline(hole, 3)
    with a.part("pillow"), a.at(926, 352, 1.0, turn=14):
        a.shape("-54,-40! 0,-34 56,-42! 48,0 56,40! 0,36 -54,42! -46,0", w=4.6, halo=2, hatch=12)
        a.lines_of("-30,-36 -30,36", "0,-34 0,36", "30,-37 30,37", w=3, taper=(0.03, 0.03))
    with a.part("window"):
        a.shape("716,512! 996,506! 998,530! 716,536!", w=4.6)
    owl(a, 740, 118, 0.66, face=Face(at=(420, 160), lid=0.45))
