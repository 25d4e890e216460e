"""Il cavaliere e la lumaca: she only wanted to give him a flower; he and his horse have fled up a tree."""

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
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import cloud, flower
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.small_animals import snail

SCENE = Scene(
    46,
    Text("Il cavaliere e la lumaca", "The knight and the snail"),
    Text("Nelle cronache la chiamano «la Bestia».", "In the chronicles she is called \"the Beast\"."),
    facts=(
        fact("offers", Does("snail", "offers a flower to", "knight"), "Una lumaca porge un fiore a un cavaliere.",
             "A snail is offering a flower to a knight."),
        fact("flower", Holds("snail", "flower"), "La lumaca ha un fiore in bocca.",
             "The snail has a flower in its mouth."),
        fact("tree", Stands("knight", "on", "tree"), "Il cavaliere si è arrampicato su un albero.",
             "The knight has climbed a tree."),
        fact("horse", Stands("horse", "on", "tree"), "Anche il cavallo è sull'albero, abbracciato al tronco.",
             "The horse is up the tree as well, hugging the trunk."),
        fact("afraid", Mood("horse", "scared"), "Il cavallo trema.", "The horse is trembling."),
        fact("sword", Stands("sword", "left", "tree"), "La spada è rimasta piantata per terra.",
             "The sword has been left stuck in the ground."),
        fact("shield", Shows("shield", "dropped"), "Lo scudo è caduto sull'erba.",
             "The shield has dropped on the grass."),
        fact("up", Looks("snail", "knight"), "La lumaca guarda in su, verso il cavaliere.",
             "The snail looks up at the knight."),
        fact("gentle", Mood("snail", "glad"), "La lumaca sorride.", "The snail is smiling."),
        fact("king", Stands("king", "in", "castle"), "Dalla torre del castello spunta il re.",
             "The king looks out of the castle tower."),
        fact("flag", Holds("king", "flag"), "Il re sventola bandiera bianca.", "The king is waving a white flag."),
        fact("towers", Count("castle.tower", 2), "Il castello ha due torri.", "The castle has two towers."),
        fact("apples", Count("apple", 5), "Dall'albero sono cadute cinque mele.",
             "Five apples have fallen off the tree."),
    ),
    criteria=(
        asks("flower", "gesture", "La lumaca è venuta con un fiore.", "The snail has come with a flower."),
        asks("horse", "absurd", "Sull'albero c'è salito pure il cavallo.", "Even the horse has climbed the tree."),
        asks("afraid", "mood", "Il cavallo non è più coraggioso del padrone.",
             "The horse is no braver than its master."),
        asks("sword", "relation", "La spada è rimasta giù, lontano dal cavaliere.",
             "The sword has been left below, far from the knight."),
        asks("flag", "gesture", "Il re si arrende: sventola bandiera bianca.",
             "The king surrenders: he waves a white flag."),
        asks("apples", "number"),
        asks("towers", "number"),
        asks("up", "gesture"),
        asks("gentle", "mood", "La Bestia sorride.", "The Beast is smiling."),
        asks("shield", "thing"),
    ),
)

CLINGING = STANCES["climb"]._replace(near_arm=((40, -176), (76, -170)), far_arm=((44, -200), (80, -204)), tilt=10,
                                     near_leg=((44, -96), (62, -50)), far_leg=((30, -70), (60, -20)))
HORSE_UP = STANCES["sit"]._replace(near_arm=((36, -150), (78, -140)), far_arm=((40, -160), (82, -160)), tilt=4,
                                   near_leg=((60, -90), (52, -30)), far_leg=((70, -92), (70, -30)))


def draw(a: Art) -> None:
    a.line("-10,500 300,488 620,500 1010,486", 3, (0.02, 0.02))
    with a.at(420, 90):
        cloud(140)(a)
    _castle(a)
    _tree(a)
    with a.at(250, 712, 1.42):
        snail(a, 0, 0, 1, pose="rear", face=Face(at=(640, 330), mouth="smile"), slots={"hand": _flower})
    with a.part("sword"), a.at(470, 690, 1.05, turn=194):
        a.shape("-8,-24! -7,-100! 8,-100! 8,-24!", w=3.8, hatch=6)
        a.shape("-34,-28! 34,-30! 34,-16! -34,-14!", w=3.4, spot="s")
        a.line("0,-14 0,20", 8, (0.05, 0.05))
        a.dot(0, 24, 9)
    with a.part("shield"), a.at(560, 706, 1.0, turn=64):
        a.shape("-44,-50! 0,-60 44,-50! 44,0 0,56! -44,0", w=4.6, halo=2, hatch=10)
        a.lines_of("0,-56 0,50", "-42,-14 42,-14", w=7, ink="s", taper=(0.03, 0.03))
    for i, (x, y) in enumerate(((640, 690), (700, 726), (880, 716), (930, 690), (620, 736))):
        with a.part(f"apple#{i + 1}"), a.at(x, y, 0.5, turn=i * 23):
            a.shape("0,-30 -26,-38 -40,-16 -34,14 -14,30 0,24 14,30 34,14 40,-16 26,-38", w=4.4, spot="s", hatch=8)
            a.line("0,-30 6,-48", 4)
    for x, y in ((60, 640), (400, 736), (960, 740), (540, 600)):
        a.grass(x, y, 5, 22)


def _flower(a: Art) -> None:
    with a.at(6, 0, 0.7, turn=34):
        flower(6)(a)


def _castle(a: Art) -> None:
    with a.part("castle"):
        a.shape("60,494! 60,350! 84,350! 84,336! 110,336! 110,350! 136,350! 136,336! 160,336! 160,350! 190,350! "
                "190,492!", w=3.8, hatch=14)
        for i, (x, h) in enumerate(((58, 300), (190, 250))):
            with a.part(f".tower#{i + 1}"):
                a.shape([(x - 34, 496, 1), (x - 32, h, 1), (x + 33, h - 2, 1), (x + 35, 494, 1)], w=4.2, hatch=18)
                a.black([(x - 46, h + 4, 1), (x, h - 66, 1), (x + 46, h + 2, 1)], w=3.4, shine=8)
        a.black("108,494! 108,440 126,424 146,440 148,494!", w=3)
        a.black("170,330! 172,286 190,272 210,286 212,330!", w=3)
    with a.clip("160,200! 330,200! 330,330! 160,330!"):
        person(a, "king", 186, 416, 0.44, pose="point", face=Face(at=(260, 560), brow=-1, mouth="open"), grounded=False)
    with a.part("flag"):
        a.line("236,332 250,240", 4.4, (0.02, 0.02))
        a.shape("250,240! 276,232 296,244 322,236! 320,280! 294,288 272,276 246,284!", w=3.6)
    with a.part("king"):
        a.shape(oval(238, 326, 9, 8, n=8), w=3)


def _tree(a: Art) -> None:
    with a.part("tree"):
        a.shape("748,690! 782,560 790,330 776,140! 872,140! 866,340 876,560 914,690! 830,672", w=5.2,
                hatch={"n": 44, "gap": 7})
        a.lines_of("810,600 816,520", "838,430 834,350", "806,300 810,240", w=2.8)
        a.limb([(790, 470, 26), (700, 440, 19), (610, 446, 12)], w=4.8, hatch=12)
        a.limb([(866, 330, 22), (940, 296, 17), (1020, 292, 14)], w=4.6, hatch=10)
        a.black("620,-20! 600,30 640,70! 610,110 660,150 710,130! 740,180 810,170 830,150! 870,190 950,180 960,140! "
                "1020,160! 1020,-20!", w=4.4, shine=16)
    person(a, "knight", 706, 446, 0.98, stance=CLINGING, pose="climb", face=Face(at=(420, 560)), grounded=False)
    animal(a, "horse", 938, 374, 0.94, stance=HORSE_UP, pose="sit", upright=True, flip=True, grounded=False,
           face=Face(at=(400, 520), brow=-1, mouth="open"))
    a.lines_of("690,150 676,160 688,174", "672,140 654,160 668,182", w=3.2)
