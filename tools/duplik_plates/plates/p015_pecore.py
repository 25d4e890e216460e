"""Pecore o nuvole?: the boy shears what stands in the meadow and looks woolly; the flock is drifting overhead."""

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
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import puff, tree
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import umbrella

SCENE = Scene(
    15,
    Text("Pecore o nuvole?", "Sheep or clouds?"),
    Text("Due chili di lana e mezzo litro di pioggia.", "Two kilos of wool and half a litre of rain."),
    facts=(
        fact("shears", Does("boy", "shears", "cloud", touching=False), "Un ragazzino tosa una nuvola.",
             "A boy is shearing a cloud."),
        fact("scissors", Holds("boy", "scissors"), "Il ragazzino ha un grosso paio di forbici.",
             "The boy has a big pair of scissors."),
        fact("cut", Stands("scissors", "touching", "cloud"), "Le forbici stanno tagliando un ricciolo della nuvola.",
             "The scissors are cutting a curl off the cloud."),
        fact("rope", Stands("rope", "touching", "cloud"), "La nuvola è legata a un paletto con una corda.",
             "The cloud is tied to a stake with a rope."),
        fact("worried", Mood("cloud", "scared"), "La nuvola è preoccupata.", "The cloud is worried."),
        fact("sheep", Count("sheep", 2), "In cielo volano due pecore.", "Two sheep are floating in the sky."),
        fact("asleep", Mood("sheep#1", "asleep"), "La pecora più grande dorme nel cielo.",
             "The larger sheep is asleep up in the sky."),
        fact("looks", Looks("sheep#2", "boy"), "L'altra pecora guarda giù il ragazzino.",
             "The other sheep is looking down at the boy."),
        fact("ladder", Stands("boy", "on", "ladder"), "Il ragazzino è su una scaletta.", "The boy is on a stepladder."),
        fact("basket", Stands("wool", "in", "basket"), "La lana tagliata è in una cesta.", "The wool is in a basket."),
        fact("leaks", Count("drop", 4), "Dalla cesta escono quattro gocce di pioggia.",
             "Four drops of rain are running out of the basket."),
        fact("dog", Holds("dog", "umbrella"), "Il cane da pastore tiene l'ombrello.",
             "The sheepdog is holding an umbrella."),
        fact("dog gaze", Looks("dog", "sheep#1"), "Il cane guarda in su, verso le pecore.",
             "The dog is looking up at the sheep."),
        fact("bald", Shows("cloud", "bald patch"), "Metà della nuvola è già liscia.",
             "Half of the cloud is smooth already."),
        fact("steps", Count("ladder.step", 3), "La scaletta ha tre gradini.", "The stepladder has three steps."),
    ),
    criteria=(
        asks("cut", "gesture", "Le forbici sono aperte su un ricciolo della nuvola.",
             "The scissors are open round one curl of the cloud."),
        asks("worried", "mood", "Alla nuvola non va: ha le sopracciglia da spavento.",
             "The cloud does not like it: look at its brows."),
        asks("looks", "relation", "Una pecora, da lassù, tiene d'occhio il ragazzino.",
             "From up there one sheep keeps an eye on the boy."),
        asks("asleep", "mood", "L'altra pecora si lascia portare dal vento e dorme.",
             "The other sheep drifts along asleep."),
        asks("dog", "gesture", "Il cane si è già portato l'ombrello.",
             "The dog has brought an umbrella, just in case."),
        asks("rope", "absurd", "La nuvola è legata a un paletto, che non scappi.",
             "The cloud is tied to a stake, so that it cannot run away."),
        asks("leaks", "number"),
        asks("bald", "thing", "La nuvola è riccia da una parte e liscia dall'altra.",
             "The cloud is curly on one side and smooth on the other."),
        asks("steps", "number"),
        asks("basket", "relation"),
    ),
)

SHEARING = STANCES["point"]._replace(near_arm=((48, -166), (92, -172)), far_arm=((50, -188), (98, -192)), tilt=4)


def draw(a: Art) -> None:
    a.line("-10,520 260,500 620,516 1010,498", 3, (0.02, 0.02))
    a.black("-20,518! -20,470 120,424 260,470 420,512! 260,504", w=2.8, shine=9)
    for x, y, s in ((740, 512, 0.3), (960, 500, 0.3)):
        with a.at(x, y, s):
            tree(0, x == 740)(a)
    animal(a, "sheep", 128, 170, 0.9, pose="lie", face=Face(lid=0.92), name="sheep#1", grounded=False)
    with a.at(850, 190):
        animal(a, "sheep", 0, 0, 0.62, pose="gallop", flip=True, face=Face(at=(330, 400), brow=-0.4, mouth="smile"),
               name="sheep#2", grounded=False)
    for x, y in ((128, 216), (90, 234), (850, 236)):
        a.line([(x - 40, y), (x, y - 6), (x + 44, y)], 2.4)
    _cloud(a)
    _boy(a)
    _basket(a)
    animal(a, "dog", 908, 722, 1.1, pose="hail", upright=True, flip=True, face=Face(at=(140, 130), mouth="open"),
           slots={"hand": _brolly})
    for x, y in ((480, 700), (40, 640), (760, 640), (600, 736)):
        a.grass(x, y, 5, 22)


def _cloud(a: Art) -> None:
    with a.part("rope"):
        a.line("556,600 520,650 452,640 424,676", 4.4, (0.02, 0.02))
    a.black("410,712! 414,650! 434,648! 438,710!", w=3, shine=4)
    with a.part("cloud"):
        edge: list[tuple[float, float, float]] = []
        for k in range(9):
            t = math.radians(82 + k * 29)
            for part, out, corner in ((0, 0.88, 1), (6, 1.08 + 0.04 * (k % 2), 0), (23, 1.1 - 0.03 * (k % 3), 0)):
                angle = t + math.radians(part)
                edge.append((620 + 190 * out * math.cos(angle), 432 + 160 * out * math.sin(angle), corner))
        bare = [(620 + 180 * math.cos(t), 432 + 148 * math.sin(t), 0.0)
                for t in (math.radians(-16 + k * 19) for k in range(5))]
        a.shape([*edge, *bare], w=5.2, hatch={"n": 40, "gap": 7})
        # the side that is done
        a.line("764,330 744,372 758,430 740,500 716,546", 3, (0.1, 0.2))
        for x, y in ((780, 400), (770, 440), (786, 460), (758, 496), (776, 366)):
            a.line([(x, y), (x + 5, y + 7)], 2.6, (0.05, 0.3))
        for x, y in ((480, 380), (530, 330), (600, 310), (670, 316), (470, 440), (490, 500), (550, 540), (620, 550),
                     (690, 520), (700, 380), (528, 386), (712, 450)):
            a.line([(x - 15, y + 2), (x - 9, y - 13), (x + 7, y - 13), (x + 12, y), (x + 2, y + 6), (x - 3, y - 2)], 3)
        with a.part(".face"):
            eyes(a, Face(at=(430, 410), brow=-1), (634, 430, 17), (586, 430, 18), w=3.4)
            mouth(a, "sad", 602, 484, 40, 4)
        a.shape("540,584 556,574 580,582 576,604 548,606", w=3.6, spot="s", halo=2)


def _boy(a: Art) -> None:
    with a.part("ladder"):
        a.lines_of("196,690 226,548", "334,694 312,546", w=8, taper=(0.02, 0.02))
        for i, (y, inset) in enumerate(((660, 2), (616, 10), (572, 18))):
            with a.part(f".step#{i + 1}"):
                a.shape([(202 + inset, y - 6, 1), (326 - inset, y - 8, 1), (327 - inset, y + 5, 1),
                         (201 + inset, y + 7, 1)], w=3.4, hatch=4)
        a.shape("212,540! 324,536! 328,552! 210,556!", w=4.2)
    spots = person(a, "boy", 262, 538, 1.06, stance=SHEARING, pose="point",
                   face=Face(at=(450, 400), mouth="grin"), grounded=False)
    hx, hy = spots["hand"]
    with a.part("scissors"):
        a.shape(oval(hx - 2, hy + 14, 17, 13, turn=-20), w=5, spot="s", fill="", shift=(1, 1))
        a.shape(oval(hx + 4, hy - 18, 17, 13, turn=20), w=5, spot="s", fill="", shift=(1, 1))
        a.shape([(hx + 16, hy + 8, 1), (hx + 120, hy - 44, 1), (hx + 130, hy - 34, 1), (hx + 26, hy + 20, 1)], w=3.4,
                halo=2)
        a.shape([(hx + 18, hy - 16, 1), (hx + 30, hy - 24, 1), (hx + 128, hy + 34, 1), (hx + 116, hy + 42, 1)], w=3.4,
                halo=2)
        a.dot(hx + 52, hy - 4, 5)


def _basket(a: Art) -> None:
    with a.part("wool"):
        puff(a, 86, 600, 34, 7, 10)
        puff(a, 144, 596, 30, 6, 10)
        puff(a, 112, 566, 32, 7, 10)
    with a.part("basket"):
        a.shape("28,606! 196,600! 178,694! 46,698!", w=4.8, halo=2, hatch={"n": 20, "gap": 7})
        a.lines_of("34,630 192,624", "40,654 188,648", "44,676 182,670", w=2.6, taper=(0.03, 0.03))
    a.shape("20,716 80,700 170,704 216,720 160,736 60,734", w=3)
    puff(a, 416, 500, 15, 5, 6)
    puff(a, 396, 566, 11, 5, 5)
    for i, (x, y) in enumerate(((62, 690), (96, 712), (136, 686), (168, 708))):
        with a.part(f"drop#{i + 1}"):
            a.shape([(x, y - 16, 1), (x + 9, y + 4), (x, y + 12), (x - 9, y + 4)], w=2.8, halo=2, spot="s",
                    shift=(1, 1))


def _brolly(a: Art) -> None:
    with a.at(0, 6, 0.9, turn=6):
        umbrella()(a)
