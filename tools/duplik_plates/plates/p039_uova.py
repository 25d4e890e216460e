"""Forse troppe uova: the cook adds one more; some of the others have hatched inside the cake."""

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
from ludoteca.games.duplik.kinds.anatomy.hats import chef_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.food import egg
from ludoteca.games.duplik.kinds.furniture import ladder
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    39,
    Text("Forse troppe uova", "Perhaps too many eggs"),
    Text("La ricetta diceva: montare.", "The recipe said: let it rise."),
    facts=(
        fact("adds", Does("cook", "adds", "egg"), "Un cuoco mette l'ultimo uovo in cima a una torta altissima.",
             "A cook is putting the last egg on top of a towering cake."),
        fact("egg", Holds("cook", "egg"), "Il cuoco tiene l'uovo tra due dita.",
             "The cook holds the egg between two fingers."),
        fact("ladder", Stands("cook", "on", "ladder"), "Il cuoco è salito su una scala.",
             "The cook has climbed a ladder."),
        fact("layers", Count("cake.layer", 6), "La torta ha sei piani.", "The cake has six layers."),
        fact("chicks", Count("chick", 5), "I pulcini sono cinque: quattro spuntano dalla torta.",
             "There are five chicks: four peep out of the cake."),
        fact("lean", Shows("cake", "leaning"), "La torta pende da una parte.", "The cake leans to one side."),
        fact("hen", Looks("hen", "cake"), "Una gallina guarda la torta.", "A hen is looking at the cake."),
        fact("nest", Stands("hen", "on", "nest"), "La gallina è sul suo nido vuoto.", "The hen is on her empty nest."),
        fact("amazed", Mood("hen", "amazed"), "La gallina resta a becco aperto.", "The hen's beak has dropped open."),
        fact("careful", Mood("cook", "glad"), "Il cuoco è soddisfatto.", "The cook is pleased with himself."),
        fact("hat", Stands("chick#5", "on", "chef hat"), "Un pulcino è in cima al cappello del cuoco.",
             "One chick is on top of the cook's hat."),
        fact("mouse", Holds("mouse", "spoon"), "Un topo aspetta con un cucchiaio enorme.",
             "A mouse is waiting with an enormous spoon."),
        fact("shells", Count("shell", 4), "Per terra ci sono quattro gusci.", "Four eggshells lie on the floor."),
        fact("ceiling", Stands("cake", "touching", "lamp"), "La torta tocca già il lampadario.",
             "The cake already touches the lamp."),
    ),
    criteria=(
        asks("egg", "gesture", "L'ultimo uovo è ancora tra le dita del cuoco.",
             "The last egg is still in the cook's fingers."),
        asks("ceiling", "relation", "Più su non si può: la torta tocca il lampadario.",
             "No higher: the cake touches the lamp."),
        asks("amazed", "mood", "La gallina riconosce qualcuno e resta a becco aperto.",
             "The hen recognises somebody and is left with her beak open."),
        asks("chicks", "number"),
        asks("layers", "number"),
        asks("shells", "number"),
        asks("hat", "absurd", "Un pulcino è finito in cima al cappello del cuoco.",
             "One chick has ended up on top of the cook's hat."),
        asks("lean", "thing"),
        asks("mouse", "thing"),
        asks("nest", "relation", "La gallina cova un nido senza uova.", "The hen is sitting on a nest without eggs."),
    ),
)

TOPPING = STANCES["climb"]._replace(near_arm=((56, -200), (100, -236)), far_arm=((40, -150), (60, -128)), tilt=-4,
                                    near_leg=((30, -66), (22, -10)), far_leg=((-10, -58), (-14, -6)))


def draw(a: Art) -> None:
    room(a, 560, "tiles")
    boards(a, 560)
    a.black("870,600! 866,360! 1020,356! 1020,600!", w=4, shine=10)
    a.shape("890,430! 1020,426! 1020,560! 892,562!", w=3)
    a.line("900,448 1010,444", 5, (0.1, 0.1))
    a.shape("860,352! 1020,348! 1020,366! 860,370!", w=4)
    for x in (896, 940, 984):
        a.shape(oval(x, 392, 10, 10, n=8), w=2.4)
    with a.part("lamp"):
        a.line("600,-10 598,100", 5, (0.02, 0.02))
        a.black("536,146! 560,104 600,92 640,104 664,144! 600,158", w=3.4, shine=7)
    _cake(a)
    _cook(a)
    _floor(a)


def _cake(a: Art) -> None:
    levels = ((528, 690, 190, 100), (540, 596, 164, 92), (530, 508, 146, 86), (548, 426, 126, 80), (566, 350, 104, 74),
              (590, 280, 80, 70))
    with a.part("cake"):
        a.shadow(540, 694, 210, 12)
        a.shape("320,700 530,680 740,696 700,716 370,718", w=4)
        for i, (x, y, w, h) in enumerate(levels):
            tilt = (0, 2, -3, 3, 5, 8)[i]
            with a.part(f".layer#{i + 1}"), a.at(x, y, turn=tilt):
                a.shape([(-w, 0, 1), (-w, -h * 0.9), (0, -h), (w, -h * 0.9), (w, 0, 1), (0, 10)], w=5,
                        hatch={"n": 22, "gap": 7})
                drip: list[tuple[float, float]] = [(-w - 3, -h * 0.86)]
                for k in range(6):
                    px = -w + 2 * w * (k + 0.5) / 6
                    drip += [(px - w / 12, -h * (0.5 - 0.14 * (k % 2))), (px + w / 12, -h * 0.66)]
                a.shape([*drip, (w + 3, -h * 0.86), (0, -h * 1.06)], w=3.8, spot="s" if i in (1, 3, 5) else "",
                        fill="k" if i in (0, 4) else "p")
        a.shape("590,214 570,190 578,160 598,150 618,164 622,192 606,212", w=4, spot="s", hatch=8)
    for n, (x, y, s, flip) in enumerate(((430, 640, 1.15, True), (640, 560, 1.0, False), (470, 470, 0.9, True),
                                         (630, 390, 0.95, False))):
        with a.part(f"chick#{n + 1}"), a.at(x, y, s, flip=flip):
            look = ((0.7, 0.1), (0.5, -0.6), (0.6, 0.6), (0.2, 0.8))[n]
            _chick(a, Face(look=look, mouth="open" if n % 2 else "calm"))


def _chick(a: Art, face: Face) -> None:
    a.black("-34,14 -38,-12 -20,-34 8,-40 34,-26 38,6 28,22! 14,12 4,24! -8,12 -20,24!", w=2, halo=2)
    a.shape("-24,12 -28,-14 -10,-34 14,-34 28,-16 26,10 0,18", w=3.6)
    a.lines_of("0,-34 -4,-48", "6,-34 10,-48", w=2.6)
    eyes(a, face, (14, -14, 7), (-4, -14, 7.5), w=2.2)
    a.shape("16,-6! 38,-2! 16,6!" if face.mouth == "calm" else "14,-8! 38,-12! 24,0! 36,10! 14,8!", w=2.8)


def _cook(a: Art) -> None:
    with a.at(236, 716, 1.0, turn=4):
        ladder(7, 440)(a)
    person(a, "cook", 276, 420, 1.04, stance=TOPPING, pose="climb", grounded=False,
           face=Face(at=(520, 190), lid=0.2, mouth="smile"), slots={"hand": _egg, "head": _hatched})


def _egg(a: Art) -> None:
    with a.at(14, 2, 0.5, turn=8):
        egg(a)


def _hatched(a: Art) -> None:
    with a.at(0, -92, 0.72), a.part("chick#5"):
        _chick(a, Face(look=(0.7, 0.5)))
    with a.at(0, 0, 1.06):
        chef_hat(a)


def _floor(a: Art) -> None:
    with a.part("nest"):
        a.shape("770,690 860,672 960,690 950,730 860,744 784,732", w=4.6, hatch=14)
        for k in range(9):
            x = 776 + k * 21
            a.line([(x, 700 + k % 3 * 6), (x + 26, 716 - k % 2 * 12), (x + 44, 730 - k % 3 * 7)], 2.6)
    fowl(a, "hen", 862, 706, 1.1, pose="sit", flip=True, face=Face(at=(640, 420), brow=-0.6, mouth="open"))
    animal(a, "mouse", 96, 724, 0.72, pose="carry", upright=True, face=Face(at=(430, 500), mouth="grin"),
           slots={"hand": _spoon})
    for i, (x, y, turn) in enumerate(((330, 730, 10), (720, 730, -20), (300, 700, 40), (690, 742, 30))):
        with a.part(f"shell#{i + 1}"), a.at(x, y, 0.7, turn=turn):
            a.shape("-30,-8! -18,-22! -8,-8! 4,-24! 14,-8! 28,-18! 30,4 14,24 -14,24 -30,6", w=4, hatch=8, halo=2)


def _spoon(a: Art) -> None:
    with a.part("spoon"):
        a.limb([(-6, 40, 5), (14, -90, 5)], w=3, capped_root=True, halo=2)
        a.shape(oval(20, -122, 22, 34, turn=8), w=3.8, halo=2, hatch=8)
