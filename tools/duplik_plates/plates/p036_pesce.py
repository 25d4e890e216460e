"""A spasso col pesce: the fish has seen a dog, and the cat at the other end of the lead can hardly hold it."""

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
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import top_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import owl
from ludoteca.games.duplik.kinds.buildings import house
from ludoteca.games.duplik.kinds.nature import bone, cloud
from ludoteca.games.duplik.kinds.sea import fish
from ludoteca.games.duplik.kinds.vehicles import wheel
from tools.duplik_plates.accents import dust

SCENE = Scene(
    36,
    Text("A spasso col pesce", "Walking the fish"),
    Text("«Tranquillo, non morde. Di solito.»", "\"Don't worry, it doesn't bite. As a rule.\""),
    facts=(
        fact("pulls", Does("fish", "pulls", "cat"), "Un pesce al guinzaglio trascina un gatto.",
             "A fish on a lead is dragging a cat along."),
        fact("lead", Holds("cat", "lead"), "Il gatto tiene il guinzaglio con due mani.",
             "The cat holds the lead with both hands."),
        fact("bowl", Stands("fish", "in", "bowl"), "Il pesce è nella sua boccia con le ruote.",
             "The fish is in its bowl on wheels."),
        fact("barks", Looks("fish", "dog"), "Il pesce abbaia contro un cane.", "The fish is barking at a dog."),
        fact("hides", Stands("dog", "behind", "tree"), "Il cane si nasconde dietro un albero.",
             "The dog is hiding behind a tree."),
        fact("scared", Mood("dog", "scared"), "Il cane trema di paura.", "The dog is trembling with fear."),
        fact("angry", Mood("fish", "angry"), "Il pesce è furioso.", "The fish is furious."),
        fact("leans", Shows("cat", "leaning back"), "Il gatto punta i piedi all'indietro.",
             "The cat leans back and digs in its heels."),
        fact("wheels", Count("wheel", 3), "Della boccia si vedono tre ruote.", "Three wheels of the bowl can be seen."),
        fact("hat", Holds("cat", "top hat", worn=True), "Il gatto porta il cilindro.", "The cat wears a top hat."),
        fact("drops", Count("drop", 4), "Dalla boccia schizzano quattro gocce.", "Four drops splash out of the bowl."),
        fact("bird", Mood("owl", "bored"), "Sul ramo una civetta guarda annoiata.",
             "On a branch an owl looks on, bored."),
        fact("bone", Stands("bone", "left", "tree"), "L'osso del cane è rimasto per strada.",
             "The dog's bone has been left on the road."),
        fact("muzzle", Stands("muzzle", "touching", "bowl"), "Alla boccia è appesa una museruola.",
             "A muzzle hangs on the bowl."),
    ),
    criteria=(
        asks("leans", "gesture", "Il gatto tira indietro con tutto il peso.",
             "The cat pulls back with all its weight."),
        asks("barks", "gesture", "Il pesce guarda il cane e gli abbaia contro.",
             "The fish looks at the dog and barks at it."),
        asks("hides", "relation", "È il cane che si nasconde.", "It is the dog that hides."),
        asks("scared", "mood", "Il cane ha una paura terribile.", "The dog is terrified."),
        asks("wheels", "number"),
        asks("drops", "number"),
        asks("bird", "mood", "La civetta ne ha viste di meglio: occhi mezzi chiusi.",
             "The owl has seen better: eyes half shut."),
        asks("muzzle", "absurd", "La museruola è appesa alla boccia.", "The muzzle hangs on the bowl."),
        asks("bone", "relation"),
        asks("hat", "thing"),
    ),
)

HAULING = STANCES["stand"]._replace(hip=(-24, -98), chest=(-62, -160), head=(-80, -226), tilt=-14,
                                    near_arm=((-8, -150), (40, -146)), far_arm=((0, -166), (54, -154)),
                                    near_leg=((22, -60), (46, -8)), far_leg=((8, -48), (4, -6)), toe=(-16, -10))
PEEPING = STANCES["stand"]._replace(chest=(20, -182), head=(48, -240), near_arm=((44, -150), (62, -180)), tilt=8)


def draw(a: Art) -> None:
    with a.at(360, 84):
        cloud(150)(a)
    a.line("-10,480 300,470 640,480 1010,470", 2.8, (0.02, 0.02))
    for x, y, s in ((330, 478, 0.5), (420, 476, 0.6), (530, 476, 0.4)):
        with a.at(x, y, s):
            house(2)(a)
    a.shape("-20,600 300,590 700,602 1020,592! 1020,770! -20,770!", w=3.4)
    for x, y in ((80, 640), (560, 740), (660, 640), (300, 630)):
        a.line([(x, y), (x + 40, y - 4), (x + 84, y)], 2.2)
    _tree(a)
    _fish(a)
    cat = animal(a, "black cat", 246, 716, 1.56, stance=HAULING, pose="stand", upright=True,
                 face=Face(at=(560, 560), brow=-1, mouth="flat"), slots={"head": _hat})
    hx, hy = cat["hand"]
    with a.part("lead"):
        a.line([(hx - 30, hy + 14), (hx + 30, hy + 2), (460, 574), (512, 604)], 7, (0.02, 0.02), "s")
    a.lines_of("326,728 300,738", "350,734 330,746", w=3)
    dust(a, 346, 722, 0.8)
    with a.at(690, 726, 0.66, turn=-12):
        bone(a)


def _hat(a: Art) -> None:
    with a.at(-4, 2, 0.96, turn=-10):
        top_hat(a)


def _tree(a: Art) -> None:
    animal(a, "dog", 872, 640, 1.14, stance=PEEPING, pose="stand", upright=True, flip=True,
           face=Face(at=(620, 560), brow=-1, mouth="open"))
    with a.part("tree"):
        a.shape("828,690! 846,560 850,380 836,250! 930,250! 922,400 930,560 958,690! 890,676", w=5,
                hatch={"n": 40, "gap": 7})
        a.lines_of("870,560 876,480", "890,420 886,340", "868,640 872,600", w=2.6)
        a.limb([(850, 330, 24), (780, 290, 17), (700, 284, 11)], w=4.6, hatch=10)
        a.shape("1020,30! 960,10 900,40! 850,20 800,60 820,110! 770,130 780,190 830,200! 850,250 930,260 960,230! "
                "1020,260!", w=5, hatch={"n": 36, "gap": 7})
    owl(a, 734, 280, 0.66, pose="stand", flip=True, face=Face(at=(600, 560), lid=0.42))
    a.lines_of("796,410 780,420 794,434", "780,404 762,420 778,440", w=3)
    with a.part("dog"):
        a.shape("838,560 812,556 800,572 812,590 842,588", w=3.8, halo=2)


def _fish(a: Art) -> None:
    with a.at(600, 690, 1.5, turn=-10):
        for i, (x, y) in enumerate(((-52, 4), (4, 8), (56, 4))):
            with a.part(f"wheel#{i + 1}"):
                wheel(a, x, y, 20)
        a.shape("-80,-8! 82,-12! 74,-36! -74,-32!", w=4, halo=1.5, spot="s")
        with a.part("bowl"):
            a.shape("-48,-28 -84,-84 -74,-140 -44,-166! 44,-168! 76,-140 86,-86 52,-30", w=4.8, halo=2)
        fish(a, 6, -86, 0.92, face=Face(at=(840, 430), brow=1, mouth="shout"), turn=-10)
        with a.part("bowl"):
            a.line("-74,-118 -40,-124 0,-116 40,-124 76,-116", 3, (0.05, 0.05))
            a.line("-64,-70 -58,-100", 3)
            a.line("-46,-168 0,-176 46,-168 0,-160 -46,-168", 3, (0.02, 0.02))
        with a.part("muzzle"):
            a.line("-60,-150 -84,-130 -80,-106", 3, (0.05, 0.05))
            a.shape("-96,-108 -78,-112 -66,-104 -68,-84 -82,-76 -94,-86", w=3.4, halo=2, spot="s")
            a.lines_of("-88,-108 -84,-80", "-76,-108 -76,-82", "-94,-96 -68,-96", w=2)
        for i, (x, y) in enumerate(((60, -184), (92, -206), (-34, -196), (30, -222))):
            with a.part(f"drop#{i + 1}"):
                a.shape([(x, y - 14, 1), (x + 8, y + 4), (x, y + 10), (x - 8, y + 4)], w=2.4)
    a.lines_of("716,500 744,486", "722,524 754,522", "712,476 732,456", w=4)
