"""Troppo leggero: a seesaw on which the mouse weighs more."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.food import cake
from ludoteca.games.duplik.kinds.nature import cloud, tree
from ludoteca.games.duplik.kinds.things import newspaper

SCENE = Scene(
    3,
    Text("Troppo leggero", "Light as an elephant"),
    Text("«Quando vuoi scendere, dimmelo.»", "“Just say when you want to come down.”"),
    facts=(
        fact("lifts", Does("mouse", "holds up", "elephant"),
             "Sull'altalena il topo pesa più dell'elefante e lo tiene in aria.",
             "On the seesaw the mouse outweighs the elephant and keeps it up in the air."),
        fact("up", Stands("elephant", "on", "plank"), "L'elefante è seduto sull'estremità alta dell'asse.",
             "The elephant sits on the high end of the plank."),
        fact("low", Stands("mouse", "on", "plank"), "Il topo è seduto sull'estremità bassa, quella a terra.",
             "The mouse sits on the low end, the one on the ground."),
        fact("pig", Holds("pig", "shovel"), "Un maiale cuoco allunga una torta all'elefante con la pala del pane.",
             "A pig of a cook reaches a cake up to the elephant on a baker's shovel."),
        fact("cake", Stands("cake", "on", "shovel"), "La torta è sulla pala.", "The cake is on the shovel."),
        fact("layers", Count("cake.layer", 3), "La torta ha tre piani.", "The cake has three layers."),
        fact("reads", Holds("mouse", "newspaper"), "Il topo legge il giornale.", "The mouse is reading the newspaper."),
        fact("bored", Mood("mouse", "bored"), "Il topo si annoia.", "The mouse is bored."),
        fact("fear", Mood("elephant", "scared"), "L'elefante ha paura.", "The elephant is scared."),
        fact("gaze", Looks("elephant", "mouse"), "L'elefante guarda giù, verso il topo.",
             "The elephant is looking down at the mouse."),
        fact("clouds", Count("cloud", 2), "In cielo ci sono due nuvole.", "There are two clouds in the sky."),
        fact("bird", Mood("duck", "asleep"), "Una papera dorme in testa all'elefante.",
             "A duck is asleep on the elephant's head."),
        fact("head", Stands("duck", "on", "elephant"), "La papera si è posata in testa all'elefante.",
             "The duck has settled on the elephant's head."),
        fact("rinds", Count("rind", 4), "Accanto al topo ci sono quattro croste di formaggio.",
             "Four cheese rinds lie beside the mouse."),
        fact("wedge", Shows("fulcrum", "black wedge"), "L'asse poggia su un cuneo nero.",
             "The plank rests on a black wedge."),
    ),
    criteria=(
        asks("up", "absurd", "L'elefante è dalla parte dell'asse che sta in alto.",
             "The elephant is at the end of the plank that is up."),
        asks("reads", "gesture", "Il topo legge il giornale e tiene l'elefante sospeso senza pensarci.",
             "The mouse reads the paper and keeps the elephant up without a thought."),
        asks("fear", "mood", "Chi sta in alto ha paura: le sopracciglia dell'elefante sono all'insù.",
             "Whoever is up there is scared: the elephant's brows are raised in worry."),
        asks("gaze", "relation", "L'elefante guarda giù verso il topo, non verso la torta.",
             "The elephant looks down at the mouse, not at the cake."),
        asks("pig", "gesture", "La pala del maiale è alzata, ma la torta non è ancora arrivata all'elefante.",
             "The pig's shovel is raised, but the cake has not reached the elephant yet."),
        asks("layers", "number"),
        asks("rinds", "number"),
        asks("head", "relation", "In testa all'elefante c'è una papera.", "There is a duck on the elephant's head."),
        asks("bored", "mood", "Il topo ha gli occhi mezzi chiusi.", "The mouse's eyes are half shut."),
        asks("clouds", "number"),
    ),
)

PERCHED = STANCES["sit"]._replace(near_arm=((20, -110), (58, -86)), far_arm=((52, -118), (78, -90)),
                                  near_leg=((58, -76), (66, 2)), far_leg=((72, -84), (100, -10)), toe=(20, 10))
READING = STANCES["sit"]._replace(near_arm=((10, -112), (54, -130)), far_arm=((40, -122), (72, -130)))
SERVING = STANCES["point"]._replace(near_arm=((36, -196), (62, -238)), far_arm=((44, -160), (52, -200)), tilt=-10)


def draw(a: Art) -> None:
    for x, y, wide in ((150, 96, 190), (452, 116, 120)):
        with a.at(x, y):
            cloud(wide)(a)
    a.line("-10,560 240,520 520,548 760,516 1010,540", 3, (0.02, 0.02))
    for x, y, k in ((30, 548, 0.7), (206, 532, 0.5), (938, 640, 0.56)):
        with a.at(x, y, k):
            tree(black=True)(a)
    a.lines_of("-10,668 300,660 700,664 1010,656", w=2.6, taper=(0.02, 0.02))
    for x, y in ((440, 730), (240, 742), (860, 736), (960, 710)):
        a.grass(x, y, 5, 22)
    _seesaw(a)
    _heavy(a)
    _cook(a)


def _seesaw(a: Art) -> None:
    a.shadow(530, 722, 160, 12)
    with a.part("fulcrum"):
        a.black("404,722! 500,538 540,534 632,720! 520,730", w=4, shine=14)
        a.shape(oval(520, 576, 13, 13), w=3, spot="s", shift=(1, 1))
    with a.part("plank"):
        a.shape("52,702! 974,360! 984,386! 60,730!", w=4.6, spot="s", hatch=8, halo=2)
    animal(a, "elephant", 812, 522, 1.56, stance=PERCHED, pose="sit", upright=True, flip=True,
           grounded=False, face=Face(at=(176, 600), brow=-1, mouth="sad"), slots={"head": _duck})


def _duck(a: Art) -> None:
    fowl(a, "duck", 4, 8, 0.44, pose="sit", face=ASLEEP)


def _heavy(a: Art) -> None:
    animal(a, "mouse", 112, 742, 0.98, stance=READING, pose="sit", upright=True, grounded=False,
           face=Face(at=(190, 620), lid=0.45, mouth="flat"), slots={"hand": _paper})
    for i, (x, y, turn) in enumerate(((700, 716, 10), (756, 700, -30), (780, 732, 60), (664, 734, 150))):
        with a.part(f"rind#{i + 1}"), a.at(x, y, 0.9, turn=turn):
            a.shape("-26,6 -10,-12 14,-14 28,2! 14,-2 -8,0 -20,12!", w=3.2, spot="s", hatch=5)


def _paper(a: Art) -> None:
    with a.at(22, -6, 1.1, turn=6):
        newspaper(a)


def _cook(a: Art) -> None:
    animal(a, "pig", 344, 738, 1.0, stance=SERVING, pose="point", upright=True,
           face=Face(at=(680, 260), mouth="open"), slots={"hand": _shovel})


def _shovel(a: Art) -> None:
    with a.part("shovel"):
        a.limb([(-46, 62, 6), (0, 0, 6), (76, -92, 6)], w=3.4, capped_root=True, halo=2)
        a.shape("36,-102! 166,-104! 168,-90! 38,-88!", w=3.6, halo=2)
    with a.at(100, -102, 0.74):
        cake(3)(a)
