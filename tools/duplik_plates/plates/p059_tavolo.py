"""Il tavolo che scappa: dinner was almost served; four legs are faster than two."""

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
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import cake, teapot
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person
from tools.duplik_plates.accents import dust, motion

SCENE = Scene(
    59,
    Text("Il tavolo che scappa", "The runaway table"),
    Text("«Chi l'ha lasciato senza guinzaglio?»", "\"Who let it off the lead?\""),
    facts=(
        fact("flees", Does("cook", "chases", "table"), "Un cuoco insegue un tavolo che scappa al galoppo.",
             "A cook is chasing a table that gallops away."),
        fact("grabs", Holds("cook", "cloth"), "Il cuoco ha afferrato un lembo della tovaglia.",
             "The cook has got hold of a corner of the tablecloth."),
        fact("cake", Stands("cake", "on", "table"), "Sul tavolo c'è una torta in bilico.",
             "A cake is teetering on the table."),
        fact("layers", Count("cake.layer", 3), "La torta ha tre piani.", "The cake has three layers."),
        fact("teapot", Shows("teapot", "flying"), "La teiera è volata per aria.", "The teapot has flown into the air."),
        fact("angry", Mood("cook", "angry"), "Il cuoco è arrabbiato.", "The cook is angry."),
        fact("dog", Does("dog", "bites", "table", touching=True), "Un cane morde una gamba del tavolo.",
             "A dog is biting one of the table's legs."),
        fact("guest", Holds("mouse", "fork"), "Sul tavolo un topo con la forchetta si gode la corsa.",
             "On the table a mouse with a fork is enjoying the ride."),
        fact("rides", Stands("mouse", "on", "table"), "Il topo è seduto sul tavolo.",
             "The mouse is sitting on the table."),
        fact("happy", Mood("mouse", "glad"), "Il topo è felice.", "The mouse is happy."),
        fact("chair", Stands("chair", "left", "cook"), "Dietro al cuoco scappa anche una sedia.",
             "Behind the cook a chair is running off as well."),
        fact("cups", Count("cup", 3), "Volano tre tazze.", "Three cups are flying."),
        fact("shoes", Count("shoe", 4), "Il tavolo porta quattro scarpe.", "The table wears four shoes."),
        fact("gaze", Looks("cook", "table"), "Il cuoco guarda il tavolo.", "The cook is looking at the table."),
    ),
    criteria=(
        asks("grabs", "gesture", "Il cuoco è attaccato alla tovaglia.", "The cook is hanging on to the tablecloth."),
        asks("shoes", "number", "Il tavolo si è messo quattro scarpe.", "The table has put on four shoes."),
        asks("happy", "mood", "Il topo è l'unico che si diverte.", "The mouse is the only one enjoying it."),
        asks("cups", "number"),
        asks("layers", "number"),
        asks("chair", "relation", "Anche una sedia approfitta e scappa.", "A chair takes its chance and runs off too."),
        asks("dog", "gesture"),
        asks("teapot", "thing"),
        asks("angry", "mood"),
        asks("rides", "relation"),
    ),
)

LUNGING = STANCES["run"]._replace(near_arm=((74, -150), (128, -160)), far_arm=((80, -166), (132, -180)))


def draw(a: Art) -> None:
    a.line("-10,500 300,488 640,500 1010,488", 3, (0.02, 0.02))
    with a.at(140, 90):
        cloud(140)(a)
    with a.at(880, 70):
        cloud(100)(a)
    a.black("-20,500! 20,440 90,400 170,430 230,494!", w=3, shine=9)
    a.shape("40,470! 40,330! 190,326! 194,468!", w=4.4, hatch=14)
    a.black("20,340! 116,250! 212,334!", w=4, shine=8)
    a.shape("92,470! 92,400! 138,398! 140,468!", w=3.6, fill="k")
    for x, y in ((60, 600), (480, 740), (900, 740), (700, 560)):
        a.grass(x, y, 5, 22)
    _table(a)
    _cook(a)
    _rest(a)


def _leg(a: Art, joints: tuple[tuple[float, float, float], ...], foot: tuple[float, float], turn: float,
         i: int) -> None:
    with a.part("table"):
        a.limb(joints, w=4.6, hatch=10, halo=2)
    with a.part(f"shoe#{i}"), a.at(*foot, 1.3, turn=turn):
        a.shape("-16,-8 0,-18 18,-8 40,-2 42,10! -18,10!", w=3.6, spot="s", halo=2)


def _table(a: Art) -> None:
    _leg(a, ((560, 470, 17), (500, 560, 14), (430, 590, 12)), (424, 600), 50, 1)
    _leg(a, ((860, 460, 17), (930, 530, 14), (960, 590, 12)), (962, 602), -10, 2)
    with a.part("table"):
        a.shape("500,440! 930,404! 944,446! 506,486!", w=5, hatch=10)
    with a.part("cloth"):
        a.shape("470,438! 660,410 800,398! 836,404 846,470 820,506! 780,470 730,512! 690,478 640,524! 590,488 550,530! "
                "500,500 430,520! 440,470", w=5, halo=2, hatch={"n": 20, "gap": 7})
        for k in range(4):
            x = 510 + k * 84
            a.line([(x, 440 - k * 9), (x + 10, 470 - k * 8), (x - 2, 506 - k * 7)], 5, (0.05, 0.2), "s")
        a.limb([(470, 470, 26), (420, 470, 20), (372, 468, 12)], w=4.4, hatch=8)
    _leg(a, ((600, 500, 19), (640, 590, 16), (590, 660, 13)), (592, 668), 30, 3)
    _leg(a, ((820, 490, 19), (890, 570, 16), (880, 660, 13)), (886, 672), -12, 4)
    with a.at(740, 404, 0.92, turn=-10):
        cake(3)(a)
    animal(a, "mouse", 610, 428, 0.66, pose="sit", upright=True, face=Face(at=(900, 300), mouth="grin"), grounded=False,
           slots={"hand": _fork}, flip=False)


def _fork(a: Art) -> None:
    with a.part("fork"):
        a.line("0,30 4,-50", 8, (0.02, 0.02))
        a.line("-14,-84 -12,-60 4,-52 20,-62 22,-86", 6, (0.05, 0.05))
        a.line("4,-52 4,-86", 6, (0.02, 0.05))


def _cook(a: Art) -> None:
    person(a, "cook", 214, 716, 1.24, stance=LUNGING, pose="run", face=Face(at=(640, 460), brow=1, mouth="shout"))
    dust(a, 120, 724, 0.9)


def _rest(a: Art) -> None:
    with a.at(470, 260, 0.78, turn=-34):
        teapot(a)
    a.lines_of("540,190 556,210 548,230", "560,196 576,220 566,244", w=3.4)
    for i, (x, y, turn) in enumerate(((236, 250, -40), (350, 180, 30), (560, 330, -70))):
        with a.part(f"cup#{i + 1}"), a.at(x, y, 0.9, turn=turn):
            a.shape("22,-22 38,-24 38,-4 20,-4", w=3)
            a.shape("-24,-32! 24,-34! 20,4 -18,6", w=3.8, halo=2, hatch=10)
    with a.at(786, 722, 0.86, turn=-4):
        animal(a, "dog", 0, 0, 1, pose="push", flip=True, face=Face(lid=0.2, brow=1, mouth="flat"))
    with a.part("chair"), a.at(66, 640, 0.8, turn=-14, flip=True):
        a.lines_of("-34,-82 -64,-40 -40,0", "40,-82 70,-40 96,-30", "-20,-82 -4,-40 -20,-6", "54,-86 60,-44 40,-10",
                   w=7, taper=(0.02, 0.02))
        a.shape("-46,-190! -32,-192! -28,-84! -42,-82!", w=4, hatch=5)
        a.shape("-46,-90! 52,-94! 58,-80! -42,-76!", w=4.2, spot="s")
    motion(a, 470, 400, 3, 60, 0)
