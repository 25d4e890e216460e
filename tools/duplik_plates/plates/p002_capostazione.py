"""Il gatto capostazione: he opens the door for the mice himself, bib on and fork behind his back."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import shirt
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap, top_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.furniture import clock
from ludoteca.games.duplik.kinds.things import suitcase
from tools.duplik_plates.accents import smoke

SCENE = Scene(
    2,
    Text("Il gatto capostazione", "The stationmaster cat"),
    Text("I signori topi sono pregati di scendere.", "Will all mice kindly alight."),
    facts=(
        fact("door", Does("cat", "holds open", "door", touching=True),
             "Il gatto capostazione tiene aperta la porta del vagone.",
             "The stationmaster cat is holding the carriage door open."),
        fact("fork", Holds("cat", "fork"), "Dietro la schiena il gatto nasconde una forchetta.",
             "Behind his back the cat hides a fork."),
        fact("bib", Holds("cat", "bib", worn=True), "Il gatto ha già il tovagliolo al collo.",
             "The cat already has his napkin round his neck."),
        fact("cap", Holds("cat", "cap", worn=True), "Il gatto porta un berretto con la visiera rossa.",
             "The cat wears a cap with a red peak."),
        fact("windows", Count("train.window", 3), "Il vagone ha tre finestrini.", "The carriage has three windows."),
        fact("mice", Count("mouse", 4), "I topi sono quattro in tutto.", "There are four mice in all."),
        fact("fear", Looks("mouse#2", "cat"), "I topi ai finestrini fissano il gatto, terrorizzati.",
             "The mice at the windows stare at the cat in terror."),
        fact("spy", Holds("mouse#4", "top hat", worn=True), "Un topo in cilindro se la svigna sul marciapiede.",
             "A mouse in a top hat is sneaking off along the platform."),
        fact("back", Looks("mouse#4", "cat"), "Il topo che scappa si guarda alle spalle.",
             "The mouse who is leaving looks back over his shoulder."),
        fact("moustache", Shows("moustache", "false"), "Il topo in cilindro ha un gran paio di baffi finti.",
             "The mouse in the top hat wears a big false moustache."),
        fact("case", Holds("mouse#4", "suitcase"), "Il topo porta una valigia.", "The mouse is carrying a suitcase."),
        fact("hands", Count("clock.hand", 3), "L'orologio della stazione ha tre lancette.",
             "The station clock has three hands."),
        fact("wheels", Count("train.wheel", 5), "Si vedono cinque ruote del treno.",
             "Five wheels of the train can be seen."),
        fact("calm", Mood("cat", "bored"), "Il gatto tiene gli occhi mezzi chiusi, tutto innocente.",
             "The cat keeps his eyes half shut, all innocence."),
        fact("left", Stands("cat", "left", "train"), "Il gatto è a sinistra del treno.",
             "The cat is to the left of the train."),
    ),
    criteria=(
        asks("fork", "gesture", "Il gatto ha una forchetta, ma la tiene dietro la schiena.",
             "The cat has a fork, but he keeps it behind his back."),
        asks("door", "gesture", "È il gatto che tiene la porta del treno, non un topo.",
             "It is the cat who holds the train door, not a mouse."),
        asks("calm", "mood", "Il gatto fa l'innocente: occhi mezzi chiusi.", "The cat plays innocent: eyes half shut."),
        asks("back", "relation", "Il topo che se la svigna guarda indietro, verso il gatto.",
             "The mouse who is sneaking off looks back at the cat."),
        asks("moustache", "absurd"),
        asks("mice", "number"),
        asks("hands", "number"),
        asks("bib", "thing"),
        asks("spy", "relation", "Il topo col cilindro è giù dal treno; gli altri no.",
             "The mouse in the top hat is off the train; the others are not."),
        asks("wheels", "number"),
    ),
)

COACH = Outfit(shirt("k", hem=30, flare=1.08, buttons=3), sleeve="k", trousers="p", shoe="k", cuff=True)


def draw(a: Art) -> None:
    _station(a)
    _train(a)
    _cat(a)
    _runaway(a)


def _station(a: Art) -> None:
    # the platform roof: one black, scalloped
    a.shape("-20,-20! 1020,-20! 1020,38! 964,62 908,38! 852,62 796,38! 740,62 684,38! 628,62 572,38! 516,62 460,38! "
            "404,62 348,38! 292,62 236,38! 180,62 124,38! 68,62 12,38! -20,50!", w=4.2, hatch=12)
    a.line("-10,16 1010,12", 2.4, (0.02, 0.02))
    a.line("-10,604 500,598 1010,604", 3.6, (0.02, 0.02))
    a.line("-10,622 500,616 1010,622", 2.2, (0.02, 0.02))
    for x in range(-40, 1100, 140):
        a.line([(x + 40, 622), (x - 20, 760)], 1.8, (0.05, 0.2))
    a.line("-10,690 500,684 1010,690", 1.6, (0.05, 0.05))
    with a.at(96, 164, 1.2):
        a.line("0,-50 0,-96", 6, (0.02, 0.02))
        clock(10, 8, 3)(a)


def _train(a: Art) -> None:
    smoke(a, (720, 92, 30), (790, 84, 42), (870, 96, 54), (940, 130, 44))
    with a.part("train"):
        for i, x in enumerate((456, 541, 626, 711, 964)):
            with a.part(f".wheel#{i + 1}"):
                a.shape(oval(x, 578, 36, 36), w=4.6, fill="k", shine=8)
                a.shape(oval(x, 578, 15, 15, n=9), w=2.6)
        a.black("906,540! 904,250! 950,244! 946,190 930,166! 1020,166! 1020,540!", w=4, shine=11)
        a.shape("922,272! 1020,268! 1020,424! 922,428!", w=3, hatch=12)
        a.shape("944,200 1020,196 1020,212 944,214", spot="s", w=2.4)
        a.shape("372,552! 370,236! 900,232! 900,552!", w=5, hatch={"n": 26, "gap": 7})
        a.shape("352,240! 376,196 640,186 894,194 920,236! 640,230", w=4.6, fill="k", shine=10)
        a.shape("372,470! 900,466! 900,488! 372,492!", spot="s", w=3)
        a.line("372,430 640,426 900,430", 2.4, (0.02, 0.02))
        a.shape("360,552! 910,548! 910,566! 360,568!", w=4)
        # the doorway is dark
        a.shape("396,552! 396,282 440,272 486,282 486,552!", fill="k", w=3.6)
        for i, x in enumerate((566, 682, 798)):
            hole = [(x - 44, 292, 1), (x + 44, 290, 1), (x + 44, 402, 1), (x - 44, 404, 1)]
            a.shape(hole, w=4)
            face = Face(at=(250, 250), brow=-1, mouth=("open", "sad", "shout")[i])
            with a.clip(hole):
                animal(a, "mouse", x + 12, 506 + 14 * (i % 2), 0.66 - 0.04 * (i % 2), upright=True, flip=True,
                       pose=("stand", "shrug", "think")[i], face=face, name=f"mouse#{i + 1}")
            with a.part(f".window#{i + 1}"):
                a.outline(hole, 4.6)


def _cat(a: Art) -> None:
    with a.part("door"):
        a.shape("318,560! 320,276 352,262 392,270! 392,556!", w=4.6, hatch=12)
        a.shape("334,300! 378,294! 378,390! 334,394!", w=3)
        a.dot(334, 436, 6)
    st = STANCES["point"]._replace(
        near_arm=((-56, -158), (-74, -122)), far_arm=((52, -176), (98, -182)), head=(14, -248), tilt=-4,
    )
    animal(a, "cat", 206, 700, 1.5, upright=True, pose="point", stance=st, name="cat", outfit=COACH,
           face=Face(look=(0.7, -0.2), lid=0.4, mouth="smirk"), slots={"head": cap, "neck": _bib, "hand": _fork})


def _bib(a: Art) -> None:
    with a.part("bib"):
        a.shape("-26,-8 -44,-24! -48,0!", w=2.8)
        a.shape("-26,-10 0,0 24,-16 34,14 26,48 2,60 -24,50 -36,18", w=3.4, halo=1.5, hatch=8)


def _fork(a: Art) -> None:
    with a.part("fork"), a.at(0, 4, 1.3, turn=-22):
        a.line("0,-30 0,44", 5, (0.02, 0.05))
        a.shape("-11,-58! -9,-34 0,-26 9,-34 11,-58! 6,-58! 4,-40 2,-58! -2,-58! -4,-40 -6,-58!", w=2.2, fill="k",
                halo=2)


def _runaway(a: Art) -> None:
    a.shadow(812, 728, 70, 7)
    outfit = Outfit(shirt("p", hem=44, flare=1.25, buttons=2), trousers="k", shoe="k", cuff=False)
    animal(a, "mouse", 800, 726, 0.78, upright=True, pose="walk", name="mouse#4", outfit=outfit,
           face=Face(look=(-0.8, -0.3), brow=-0.6, mouth=""), slots={"head": top_hat, "far_hand": _case,
                                                                     "neck": _collar})
    with a.part("moustache"):
        a.black("826,548! 836,562 852,552 866,556 880,550 894,560 902,544! 900,572 880,576 866,568 850,578 832,572",
                w=2, halo=2)


def _collar(a: Art) -> None:
    a.shape("-22,-12! 0,2 24,-16! 26,8 0,18 -24,10", w=3)


def _case(a: Art) -> None:
    with a.at(6, 94, 0.86):
        suitcase(0)(a)
