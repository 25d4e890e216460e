"""Il re ha freddo: the snowman brings the king hot chocolate, and is the first to feel the warmth."""

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
from ludoteca.games.duplik.figures.animals import animal
from ludoteca.games.duplik.figures.biped import STANCES
from ludoteca.games.duplik.figures.birds import penguin
from ludoteca.games.duplik.figures.hats import (
    bow_tie,
    crown,
    top_hat,
)
from ludoteca.games.duplik.figures.kit import (
    Face,
)
from ludoteca.games.duplik.figures.props import (
    cup,
)
from ludoteca.games.duplik.figures.sea import (
    snowman,
)
from ludoteca.games.duplik.figures.stages import (
    snow,
    steam,
)
from ludoteca.games.duplik.ink import Art

SCENE = Scene(
    31,
    Text("Il re ha freddo", "The king is cold"),
    Text("Servizio devoto, finché dura.", "Devoted service, while it lasts."),
    facts=(
        fact("serves", Does("snowman", "serves", "lion"), "Un pupazzo di neve porta la cioccolata al re leone.",
             "A snowman is bringing hot chocolate to the lion king."),
        fact("cup", Holds("snowman", "cup"), "Il pupazzo regge una tazza fumante.",
             "The snowman holds a steaming cup."),
        fact("melts", Stands("snowman", "on", "puddle"), "Il pupazzo si sta sciogliendo: è già in una pozza.",
             "The snowman is melting: it stands in a puddle already."),
        fact("throne", Stands("lion", "on", "throne"), "Il leone siede su un trono di ghiaccio.",
             "The lion sits on a throne of ice."),
        fact("crown", Holds("lion", "crown", worn=True), "Il leone porta la corona.", "The lion wears a crown."),
        fact("scarf", Holds("lion", "scarf", worn=True), "Il leone ha una sciarpa lunghissima.",
             "The lion wears a very long scarf."),
        fact("shared", Stands("penguin#1", "touching", "scarf"), "La stessa sciarpa è al collo di un pinguino.",
             "The same scarf is round a penguin's neck."),
        fact("shiver", Shows("lion", "shivering"), "Il leone trema.", "The lion is shivering."),
        fact("sad", Mood("lion", "sad"), "Il leone è infelice.", "The lion is miserable."),
        fact("knits", Does("penguin#2", "knits",
             "scarf", touching=True), "Un pinguino lavora ancora la sciarpa a maglia.",
             "A penguin is still knitting the scarf."),
        fact("penguins", Count("penguin", 3), "I pinguini sono tre.", "There are three penguins."),
        fact("inside", Stands("penguin#3", "in", "lion"), "Un pinguino dorme al caldo nella criniera.",
             "One penguin sleeps in the warm mane."),
        fact("warm", Mood("penguin#3", "asleep"), "Il pinguino nella criniera ha gli occhi chiusi.",
             "The penguin in the mane has its eyes shut."),
        fact("icicles", Count("icicle", 4), "Dal trono pendono quattro ghiaccioli.",
             "Four icicles hang from the throne."),
        fact("worry", Looks("snowman", "cup"), "Il pupazzo guarda la tazza, preoccupato.",
             "The snowman is looking at the cup, worried."),
    ),
    criteria=(
        asks("worry", "gesture", "Il pupazzo non guarda il re: guarda la tazza che fuma.",
             "The snowman is not looking at the king: it watches the steaming cup."),
        asks("melts", "absurd", "Chi serve la cioccolata si sta sciogliendo.",
             "The one who serves the chocolate is melting."),
        asks("warm", "mood", "Uno solo sta bene: dorme nella criniera del re.",
             "Only one is comfortable: it sleeps in the king's mane."),
        asks("shared", "relation", "Il re divide la sciarpa con un pinguino.",
             "The king shares his scarf with a penguin."),
        asks("knits", "gesture", "La sciarpa non è finita: un pinguino ci sta ancora lavorando.",
             "The scarf is not finished: a penguin is still at work on it."),
        asks("icicles", "number"),
        asks("penguins", "number"),
        asks("sad", "mood"),
        asks("throne", "relation"),
        asks("crown", "thing"),
    ),
)

HUDDLED = STANCES["sit"]._replace(near_arm=((22, -120), (10, -150)), far_arm=((38, -124), (20, -148)), head=(4, -214))


def draw(a: Art) -> None:
    snow(a, 330)
    _throne(a)
    animal(a, "lion", 660, 600, 1.6, stance=HUDDLED, pose="sit", upright=True, flip=True, grounded=False,
           face=Face(at=(430, 380), brow=-1, mouth="sad"), slots={"head": _crown, "neck": _scarf})
    a.lines_of("540,300 526,320 540,340", "524,290 506,318 522,350", "790,300 806,322 792,344",
               "810,292 828,322 812,352", w=3.4)
    _servant(a)
    _knitters(a)


def _throne(a: Art) -> None:
    with a.part("throne"):
        a.shape("560,690! 566,480! 584,476! 590,250! 610,180 640,210 680,120! 720,200 760,170 780,250! 790,474! "
                "812,478! 820,690!", w=5, hatch={"n": 34, "gap": 7})
        a.lines_of("610,290 640,250", "622,340 668,280", "740,300 760,270", "600,560 640,520", "760,600 790,560", w=2.6)
        a.shape("548,480! 830,474! 836,508! 546,514!", w=4.6, hatch=10)
    for i, (x, tall) in enumerate(((622, 46), (656, 72), (692, 52), (728, 66))):
        with a.part(f"icicle#{i + 1}"):
            a.shape([(x - 11, 506, 1), (x + 12, 506, 1), (x + 1, 506 + tall, 1)], w=3.2, halo=2, spot="t", shift=(1, 1))


def _crown(a: Art) -> None:
    with a.at(0, -16, 1.1, turn=-6):
        crown(a)


def _scarf(a: Art) -> None:
    with a.part("scarf"):
        a.shape("-52,-14 0,-4 46,-16 52,10 0,26 -52,14", w=4, spot="s", halo=3, hatch=8)
        a.lines_of("-26,-6 -28,18", "0,0 0,24", "26,-8 28,16", w=2.6)
    with a.at(-58, -24, 0.5, turn=-14):
        penguin(a, 0, 40, 1, pose="doze", face=Face(lid=0.92), name="penguin#3", flip=True)
    a.shape("-96,22 -80,6! -70,20 -52,8! -44,24 -30,16! -40,40 -84,42", w=3.6, halo=2)


def _servant(a: Art) -> None:
    with a.part("puddle"):
        a.shape("120,716 190,690 330,684 460,692 500,716 420,740 220,744", w=4)
        a.lines_of("180,722 260,730", "400,724 450,716", w=2.6)
    spots = snowman(a, 300, 712, 1.4, pose="melt", face=Face(at=(420, 470), brow=-1, mouth="sad"),
                    slots={"head": _tray_hat, "neck": _bow})
    fx, fy = spots["far_hand"]
    with a.at(fx + 6, fy - 8, 1.35):
        cup(a)
    steam(a, fx + 8, fy - 100, 3, 70)
    for x, y in ((250, 500), (214, 560), (372, 560), (340, 616), (238, 640)):
        a.shape([(x, y - 16, 1), (x + 8, y + 4), (x, y + 12), (x - 8, y + 4)], w=2.8, halo=2)


def _tray_hat(a: Art) -> None:
    with a.at(0, 4, 0.96, turn=-16):
        top_hat(a)


def _bow(a: Art) -> None:
    with a.at(6, 4, 1.2):
        bow_tie(a)


def _knitters(a: Art) -> None:
    with a.part("scarf"):
        a.limb([(688, 420, 17), (760, 470, 18), (800, 560, 18), (850, 600, 18)], w=4.4, spot="s", halo=3, cap=False)
        a.lines_of("734,440 722,472", "772,488 750,502", "798,534 776,540", "824,574 806,590", w=3)
    penguin(a, 872, 660, 0.98, pose="stand", flip=True, face=Face(at=(640, 300)), name="penguin#1")
    with a.part("scarf"):
        a.shape("824,540 870,556 912,540 914,564 870,582 824,566", w=4, spot="s", halo=2)
        a.limb([(896, 572, 15), (930, 630, 17), (900, 690, 17), (840, 712, 17), (752, 704, 16)], w=4.4, spot="s",
               halo=3)
        a.lines_of("898,602 930,596", "912,650 946,650", "884,676 898,708", "826,696 830,728", "790,692 788,722", w=3)
    penguin(a, 690, 734, 0.86, pose="carry", face=Face(at=(790, 690), lid=0.2), name="penguin#2")
    with a.part("needles"):
        a.lines_of("740,668 806,704", "730,704 800,674", w=6, taper=(0.02, 0.1))
        a.dot(738, 666, 6)
        a.dot(728, 706, 6)
