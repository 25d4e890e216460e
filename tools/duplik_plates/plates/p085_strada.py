"""Strada sbagliata: up periscope; what the captain sees is a camel, which was curious too."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import cactus, sun
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish
from ludoteca.games.duplik.kinds.small_animals import snake

SCENE = Scene(
    85,
    Text("Strada sbagliata", "Wrong turn"),
    Text("«Capitano, vedo un mostro.» «Anch'io.»", "\"Captain, I see a monster.\" \"So do I.\""),
    facts=(
        fact("peers", Does("camel", "peers into", "periscope", touching=True),
             "Un cammello ficca il naso nel periscopio.",
             "A camel is poking its nose into a periscope."),
        fact("sub", Stands("periscope", "touching", "submarine"), "Il periscopio esce da un sottomarino insabbiato.",
             "The periscope belongs to a submarine stuck in the sand."),
        fact("pirate", Stands("pirate", "in", "submarine"), "Dentro, un pirata guarda nell'altro capo.",
             "Inside, a pirate is looking into the other end."),
        fact("amazed", Mood("camel", "amazed"), "Il cammello è stupefatto.", "The camel is amazed."),
        fact("shout", Shows("pirate", "crying out"), "Il pirata grida.", "The pirate cries out."),
        fact("fish", Count("fish", 2), "Da due oblò guardano fuori due pesci.", "Two fish look out of two portholes."),
        fact("sad", Mood("fish#1", "sad"), "Il primo pesce è preoccupato.", "The first fish is worried."),
        fact("snake", Looks("snake", "submarine"), "Un serpente guarda il sottomarino.",
             "A snake is looking at the submarine."),
        fact("cap", Holds("snake", "ring", worn=True), "Il serpente si è infilato il salvagente.",
             "The snake has slipped on the lifebuoy."),
        fact("anchor", Stands("anchor", "touching", "cactus"), "L'ancora è impigliata in un cactus.",
             "The anchor has caught on a cactus."),
        fact("rays", Count("sun.ray", 9), "Il sole ha nove raggi.", "The sun has nine rays."),
        fact("screw", Shows("submarine", "half buried"), "Il sottomarino è mezzo sepolto nella sabbia.",
             "The submarine is half buried in the sand."),
        fact("map", Shows("sign", "a wave"), "Il cartello con l'onda indica dalla parte opposta.",
             "The sign with a wave points the other way."),
        fact("left", Stands("camel", "right", "submarine"), "Il cammello è a destra del sottomarino.",
             "The camel is to the right of the submarine."),
    ),
    criteria=(
        asks("peers", "gesture", "Il cammello ha il naso sulla lente del periscopio.",
             "The camel has its nose on the lens of the periscope."),
        asks("amazed", "mood", "Il cammello è stupefatto.", "The camel is amazed."),
        asks("anchor", "relation", "L'ancora s'è agganciata al cactus.", "The anchor has hooked the cactus."),
        asks("cap", "absurd", "Il serpente ha il salvagente.", "The snake wears a lifebuoy."),
        asks("fish", "number", "I pesci agli oblò sono due.", "There are two fish at the portholes."),
        asks("sad", "mood", "A bordo un pesce è preoccupato.", "On board one fish is worried."),
        asks("map", "thing", "Il mare, dice il cartello, è dall'altra parte.",
             "The sea, says the sign, is the other way."),
        asks("rays", "number"),
        asks("screw", "relation", "La sabbia arriva a metà del sottomarino.",
             "The sand comes halfway up the submarine."),
        asks("shout", "gesture", "Il pirata grida a bocca aperta.", "The pirate cries out, mouth wide open."),
    ),
)


def draw(a: Art) -> None:
    with a.at(140, 146, 1.22):
        sun(9, "s")(a)
    for y, w in ((430, 3.0), (500, 3.4)):
        a.shape([(-20, y + 6), (160, y - 26), (380, y + 4), (620, y - 30), (860, y + 8), (1020, y - 22),
                 (1020, y + 320),
                 (-20, y + 320)], w=w)
    with a.part("sign"), a.at(-120, 16):
        a.line("330,520 334,380", 8, (0.03, 0.03))
        a.shape("392,340! 270,346! 236,376! 272,404! 394,396!", w=4.6, halo=2, hatch=8)
        a.line("284,380 304,364 320,378 340,362 356,376 374,364", 5, (0.05, 0.05), "s")
    _camel(a)
    _submarine(a)
    _front(a)


def _camel(a: Art) -> None:
    animal(a, "camel", 908, 706, 1.42, pose="stand", flip=True, face=Face(at=(570, 300), brow=-0.8, mouth="open"))


def _submarine(a: Art) -> None:
    with a.part("periscope"):
        a.limb([(470, 420, 15), (470, 360, 15), (470, 320, 15)], w=4.6, capped_root=True, hatch=8)
        a.shape("452,340! 452,292 474,270 560,270! 562,328! 500,330 488,344!", w=5, halo=2, hatch=8)
        a.shape(oval(566, 299, 14, 32), w=4.4, spot="s")
    with a.part("submarine"):
        a.black("96,520! 50,470! 46,640! 98,600!", w=4, halo=2)
        a.black("330,452! 346,384 580,380 600,450!", w=5, halo=2, shine=10)
        a.shape("80,570 110,490 210,446 470,440 640,452 730,510 756,590 740,680! 90,680!", w=5.6, halo=3,
                hatch={"n": 34, "gap": 7})
        a.line("100,640 400,626 744,640", 3, (0.05, 0.05))
        a.black("88,690! 92,640 260,626 400,622 560,626 746,640! 744,690!", w=3)
        for x in range(130, 720, 66):
            a.dot(x, 470 + abs(x - 420) * 0.07, 3.4)
    holes = ((270, 560, 48), (388, 556, 48), (560, 552, 78))
    for i, (x, y, r) in enumerate(holes):
        with a.part("submarine"):
            a.shape(oval(x, y, r, r), w=5.4, halo=2)
            a.black(oval(x, y, r - 13, r - 13), w=3)
        with a.clip(oval(x, y, r - 13, r - 13)):
            if i < 2:
                fish(a, x, y + 4, 0.62, flip=i == 0, face=Face(at=(620, 300), brow=-1, mouth="sad"))
            else:
                person(a, "pirate", x - 12, y + 206, 0.9, pose="stand", grounded=False,
                       face=Face(at=(560, 480), brow=-1, mouth="shout"))


def _front(a: Art) -> None:
    a.shape("-20,660 120,640 300,668 480,642 640,664 800,650! 1020,690! 1020,770! -20,770!", w=4.2)
    a.lines_of("200,706 280,698 360,708", "560,736 640,728 720,738", w=2.6)
    with a.at(94, 720, 1.0):
        cactus(2, 0)(a)
    with a.part("anchor"), a.at(178, 596, 0.9, turn=24):
        a.shape(oval(0, -76, 13, 13, n=9), w=6, fill="", halo=2)
        a.line("0,-62 0,40", 9, (0.02, 0.02))
        a.line("-26,-44 26,-46", 8, (0.03, 0.03))
        a.line("-50,6 -36,36 0,46 36,36 50,4", 9, (0.05, 0.05))
    a.line("196,530 210,500 230,486", 5, (0.02, 0.02))
    snake(a, 726, 738, 0.62, pose="rise", flip=True, face=Face(at=(420, 540)))
    with a.part("ring"):
        a.shape(oval(718, 702, 46, 17), w=4.6, spot="s", halo=2)
        a.shape(oval(718, 697, 24, 7), w=3)
        a.lines_of("678,696 690,712", "748,694 760,708", w=6, ink="p", taper=(0.05, 0.05))
