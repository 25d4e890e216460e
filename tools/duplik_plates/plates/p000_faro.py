"""La guardiana del faro: the keeper sells milk to passing ships, by the bucket, on a rope."""

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
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face
from ludoteca.games.duplik.kinds.anatomy.hats import beanie, feathered_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl, penguin
from ludoteca.games.duplik.kinds.food import cup
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.things import bucket
from ludoteca.games.duplik.kinds.vessels import boat_back, boat_front
from tools.duplik_plates.stages import swell

SCENE = Scene(
    0,
    Text("La guardiana del faro", "The keeper of the lighthouse"),
    Text("Latte fresco, consegna a domicilio.", "Fresh milk, delivered to your deck."),
    facts=(
        fact("stands", Stands("cow", "on", "lighthouse"), "Una mucca sta in piedi sul balcone di un faro.",
             "A cow stands on the balcony of a lighthouse."),
        fact("lowers", Does("cow", "lowers", "bucket", touching=False),
             "La mucca cala un secchio di latte con una corda.", "The cow is lowering a pail of milk on a rope."),
        fact("rope", Stands("rope", "touching", "bucket"), "Il secchio è appeso alla corda, a mezz'aria.",
             "The pail hangs from the rope in mid-air."),
        fact("boat", Stands("penguin", "in", "boat"), "Sotto c'è un pinguino in barca.",
             "Below there is a penguin in a rowing boat."),
        fact("cup", Holds("penguin", "cup"), "Il pinguino tende una tazza.", "The penguin is holding out a cup."),
        fact("gaze", Looks("penguin", "bucket"), "Il pinguino tiene gli occhi sul secchio.",
             "The penguin keeps its eyes on the pail."),
        fact("stripes", Count("lighthouse.stripe", 4), "Il faro ha quattro strisce nere.",
             "The lighthouse has four black stripes."),
        fact("feathers", Count("hat.feather", 3), "Il cappello della mucca ha tre piume.",
             "The cow's hat has three feathers."),
        fact("oars", Count("oar", 3), "La barca ha tre remi.", "The boat has three oars."),
        fact("gull", Mood("duck", "asleep"), "Sulla ringhiera un gabbiano dorme.", "A gull is asleep on the railing."),
        fact("rail", Stands("duck", "on", "railing"), "Il gabbiano è appollaiato sulla ringhiera.",
             "The gull is perched on the railing."),
        fact("beanie", Holds("penguin", "beanie", worn=True), "Il pinguino porta un berretto col pompon.",
             "The penguin wears a bobble hat."),
        fact("clouds", Count("cloud", 3), "In cielo ci sono tre nuvole.", "There are three clouds in the sky."),
        fact("right", Stands("lighthouse", "right", "boat"), "La barca è a sinistra del faro.",
             "The boat is to the left of the lighthouse."),
        fact("bottle", Shows("sign", "bottle"), "Sopra la porta del faro è dipinta una bottiglia di latte.",
             "A milk bottle is painted over the lighthouse door."),
    ),
    criteria=(
        asks("lowers", "gesture", "La mucca tiene la corda con la zampa: il secchio non è ancora arrivato alla barca.",
             "The cow has the rope in her hoof: the pail has not reached the boat yet."),
        asks("cup", "relation", "La tazza del pinguino aspetta proprio sotto il secchio.",
             "The penguin's cup is waiting right under the pail."),
        asks("gull", "mood", "C'è chi se ne infischia: il gabbiano ha gli occhi chiusi.",
             "Somebody could not care less: the gull has its eyes shut."),
        asks("stripes", "number"),
        asks("feathers", "number"),
        asks("oars", "number", "I remi della barca sono tre: uno è di troppo.",
             "The boat has three oars: one too many."),
        asks("clouds", "number"),
        asks("beanie", "thing"),
        asks("right", "relation", "La barca è a sinistra del faro.", "The boat is to the left of the lighthouse."),
        asks("bottle", "absurd", "Sopra la porta del faro c'è l'insegna del latte.",
             "There is a milk sign over the lighthouse door."),
    ),
)


def draw(a: Art) -> None:
    # the beam, then the clouds in front of it
    a.flat("640,226! -20,150! -20,190! 640,240!", "t")
    for x, y, wide in ((96, 76, 150), (330, 120, 96), (900, 96, 170)):
        with a.at(x, y):
            cloud(wide)(a)
    # the sea, and a ship that has already been served
    a.line("-10,478 500,474 1010,478", 2.8, (0.02, 0.02))
    with a.at(90, 470, 0.5):
        a.black("-60,-10! 60,-14! 44,14 -44,14", shine=6)
        a.lines_of("-20,-12 -20,-70", "24,-13 24,-58", w=4)
        a.shape("-16,-68! 10,-40! -16,-20!", w=3)
    for i in range(6):
        y = 498 + i * i * 7
        for k in range(3):
            x = (i * 197 + k * 331) % 760 - 20
            swell(a, x, x + 60 + i * 12, y, 1.8 + 0.3 * i, 22 + 3 * i)
    _rock(a)
    _tower(a)
    _keeper(a)
    _customer(a)


def _rock(a: Art) -> None:
    a.black("470,770! 500,700 560,690 600,640 690,622 820,632 900,668 960,676 1020,720 1020,770!", w=4, shine=12)
    a.lines_of("540,716 580,700", "620,668 660,650", "870,690 910,700", "930,720 980,736", w=2.6, ink="p")
    a.lines_of("440,742 470,732 500,744", "420,720 452,712", w=3)


def _tower(a: Art) -> None:
    side = "600,650! 634,330! 846,330! 884,650! 742,662"
    with a.part("lighthouse"):
        a.shape(side, w=5, hatch={"n": 40, "gap": 7})
        with a.clip(side):
            for i, y in enumerate((356, 426, 496, 566)):
                with a.part(f".stripe#{i + 1}"):
                    a.flat([(560, y, 1), (740, y + 12), (920, y - 2, 1), (920, y + 36, 1), (740, y + 50),
                            (560, y + 38, 1)])
        a.outline(side, 5)
        a.shape("722,656! 722,622 742,606 762,622 764,656!", w=4, halo=3, spot="s")
        a.dot(756, 634, 3)
        # the lamp room
        a.shape("668,310! 672,176! 812,174! 816,310!", w=4.6, hatch=14)
        a.shape("686,206! 798,205! 798,262! 686,264!", w=3, spot="t", shift=(0, 0))
        a.lines_of("724,206 724,263", "762,205 762,262", w=3, taper=(0.02, 0.02))
        a.shape(oval(743, 236, 19, 23), w=3, spot="s", shift=(1, 1))
        a.black("652,180 690,120 742,94 796,120 834,178 742,168", shine=9)
        a.line("742,94 742,64", 5, (0.02, 0.02))
        a.dot(742, 60, 7)
    with a.part("sign"), a.at(812, 584, 1.0):
        a.line("-34,-30 30,-34", 4, (0.05, 0.05))
        a.shape("-6,-28! 40,-30! 42,44! -6,46!", w=3.6, halo=2)
        a.shape("10,38! 10,0 13,-8 13,-20! 23,-20! 23,-8 27,0 27,38!", w=2.6, spot="s", shift=(1, 1))


def _keeper(a: Art) -> None:
    # the floor of the gallery, then the cow, then the railing before her
    with a.part("lighthouse"):
        a.shape("560,318! 926,314! 908,346! 580,350!", w=4.8, hatch=10)
    spots = animal(
        a, "cow", 600, 326, 0.82, pose="point", upright=True, flip=True,
        face=Face(at=(404, 520), mouth="smile"), slots={"head": feathered_hat(3)},
    )
    hx, hy = spots["hand"]
    with a.part("railing"):
        for x in (556, 610, 664, 718, 772, 826, 880, 926):
            a.line([(x, 334), (x + 1, 256)], 4, (0.03, 0.03))
        a.shape("540,252! 944,246! 944,258! 540,264!", w=3.6, halo=1.5)
    with a.at(890, 250, 0.62):
        fowl(a, "duck", 0, 0, 1, pose="sit", face=ASLEEP, flip=True)
    with a.part("rope"):
        a.line([(hx, hy), (hx - 6, hy + 40), (hx - 4, 398)], 3, (0.03, 0.03))
        a.line([(hx + 4, hy), (hx + 30, hy + 60), (hx + 60, hy + 40), (620, 300)], 2.6, (0.03, 0.03))
    with a.at(hx - 4, 482, 0.82, turn=6):
        bucket(a)
        a.shape("-36,-64 0,-72 36,-66 0,-56", w=2.4)
    a.lines_of([(hx - 20, 494), (hx - 24, 508)], [(hx + 14, 496), (hx + 12, 512)], w=3)


def _customer(a: Art) -> None:
    with a.at(270, 668, 1.06, turn=-4):
        boat_back(a)
        with a.part("oar#3"):
            a.limb([(-96, -60, 5), (-150, -150, 5)], w=3.2, cap=False)
            a.shape("-140,-144 -158,-138 -190,-188 -170,-206 -152,-190", spot="s", w=3.4)
        penguin(a, 10, -6, 1.0, pose="point", face=Face(at=(440, 440), mouth="open"),
                slots={"head": beanie, "hand": _raised_cup})
        boat_front(a)
        for i, (x, tip) in enumerate(((-60, -140), (64, -6))):
            with a.part(f"oar#{i + 1}"):
                a.limb([(x, -58, 5), ((x + tip) / 2, -6, 5), (tip, 34, 5)], w=3.2, capped_root=True)
                a.shape([(tip - 8, 26), (tip + 10, 30), (tip - 6, 70), (tip - 26, 64)], w=3.4, spot="s")
    swell(a, 60, 480, 694, 4.4)
    swell(a, 110, 260, 716, 3)
    swell(a, 330, 450, 722, 2.6)


def _raised_cup(a: Art) -> None:
    with a.at(10, -12, 1.1):
        cup(a)
