"""Un gigante? No, un mulino: a horse tickles the giant's toes, and the giant, who passes for a mill, must not laugh."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    114,
    Text("Un gigante? No, un mulino", "A giant? No, a mill"),
    Text("«Sulla carta c'è scritto mulino.»", '"The map says mill."'),
    facts=(
        fact(
            "tickles",
            Does("horse", "tickles", "foot#2", touching=True),
            "Un cavallo solletica il piede di un mulino.",
            "A horse is tickling a windmill's foot.",
        ),
        fact(
            "feet",
            Count("foot", 2),
            "Sotto il mulino spuntano due piedoni nudi.",
            "Two big bare feet stick out from under the mill.",
        ),
        fact("map", Holds("knight", "map"), "Un cavaliere tiene aperta una mappa.", "A knight holds a map open."),
        fact(
            "reads",
            Shows("knight", "eyes on the map"),
            "Il cavaliere guarda la mappa, non il mulino.",
            "The knight looks at the map, not at the mill.",
        ),
        fact(
            "held",
            Shows("mill", "mouth pressed shut"),
            "Il mulino stringe la bocca per non ridere.",
            "The mill presses its lips together so as not to laugh.",
        ),
        fact("sees", Looks("mill", "horse"), "Il mulino guarda giù il cavallo.", "The mill looks down at the horse."),
        fact(
            "pig",
            Looks("pig", "foot#1"),
            "A sinistra un maiale fissa un piede.",
            "On the left a pig stares at one of the feet.",
        ),
        fact("fright", Mood("pig", "scared"), "Il maiale è spaventato.", "The pig is frightened."),
        fact("tears", Count("tear", 3), "Al mulino scappano tre lacrime.", "Three tears escape the mill."),
        fact(
            "nails",
            Shows("foot#1", "painted nails"),
            "Il mulino ha lo smalto rosso sulle unghie.",
            "The mill wears red nail varnish.",
        ),
        fact("hen", Stands("hen", "on", "blade#1"), "Una gallina sta su una pala.", "A hen sits on one of the sails."),
        fact("patches", Count("patch", 4), "Sulle pale ci sono quattro toppe.", "There are four patches on the sails."),
        fact(
            "right",
            Stands("knight", "right", "mill"),
            "Il cavaliere è a destra del mulino.",
            "The knight is to the right of the mill.",
        ),
        fact("clouds", Count("cloud", 2), "In cielo ci sono due nuvole.", "There are two clouds in the sky."),
    ),
    criteria=(
        asks(
            "tickles",
            "gesture",
            "Il cavallo arriva col muso alle dita del piede.",
            "The horse's muzzle has reached the toes.",
        ),
        asks(
            "held",
            "mood",
            "Il mulino scoppia, ma tiene la bocca chiusa.",
            "The mill is bursting, but keeps its mouth shut.",
        ),
        asks(
            "reads",
            "relation",
            "Il cavaliere crede alla mappa: non alza gli occhi.",
            "The knight trusts his map: he does not look up.",
        ),
        asks("fright", "mood", "Il maiale ha capito tutto, e ha paura.", "The pig has understood, and is afraid."),
        asks("nails", "absurd", "Le unghie dei piedi hanno lo smalto.", "The toenails are varnished."),
        asks("sees", "relation", "Il mulino tiene d'occhio il cavallo.", "The mill keeps an eye on the horse."),
        asks("tears", "number"),
        asks("patches", "number"),
        asks("hen", "thing"),
        asks("clouds", "number"),
    ),
)


def draw(a: Art) -> None:
    for x, y, wide in ((880, 90, 170), (90, 150, 130)):
        with a.at(x, y):
            cloud(wide)(a)
    a.black("-20,560 140,512 330,552 560,520 760,548 900,506 1020,530! 1020,600! -20,600!", w=3)
    a.shape("-20,584 240,572 560,590 820,576 1020,586! 1020,770! -20,770!", w=3.4)
    for x, y in ((40, 640), (620, 640), (960, 660), (560, 742)):
        a.grass(x, y, 5, 20)
    _mill(a)
    _sails(a)
    animal(a, "pig", 92, 724, 0.92, pose="shrug", upright=True, face=Face(at=(230, 690), brow=-1, mouth="open"))
    person(
        a,
        "knight",
        856,
        596,
        1.2,
        pose="carry",
        flip=True,
        face=Face(at=(730, 520)),
        slots={"hand": _map},
        grounded=False,
    )
    animal(a, "horse", 880, 722, 1.12, pose="graze", flip=True, face=Face(look=(0.5, 0.4), lid=0.3, mouth="smile"))


def _map(a: Art) -> None:
    with a.part("map"), a.at(-14, -10, 1.0, turn=-6):
        a.shape("-62,-50! -20,-60! 22,-48! 64,-58! 62,34! 22,44! -20,32! -60,42!", w=4.2, halo=2)
        a.lines_of("-20,-58 -20,30", "22,-48 22,42", w=2.4, taper=(0.02, 0.02))
        a.line("-46,20 -30,-6 0,10 30,-16", 3)
        a.lines_of("34,-34 52,-16", "52,-34 34,-16", w=4)


def _mill(a: Art) -> None:
    a.shadow(370, 716, 330, 16)
    for i, (x, flip) in enumerate(((258, True), (506, False))):
        with a.part(f"foot#{i + 1}"), a.at(x, 700, 1.0, flip=flip):
            a.shape(
                "-60,-80! -72,-30 -66,6 20,14 110,10 132,-14 100,-44 60,-54 46,-90!",
                w=5,
                halo=2,
                hatch={"n": 20, "gap": 8},
            )
            for dx, dy, r in ((122, -14, 27), (92, 0, 21), (56, 6, 18), (24, 9, 16)):
                a.shape(oval(dx, dy, r, r * 0.86), w=4.2, halo=1)
                a.shape(oval(dx + 7, dy - 5, r * 0.46, r * 0.36, n=8), w=2.6, spot="s", shift=(1, 1))

    with a.part("mill"):
        a.shape("170,650! 236,250 366,226 500,252 566,646! 370,668", w=5.6, halo=2, hatch={"n": 46, "gap": 8})
        for x, y in ((250, 470), (236, 590), (480, 560), (330, 620), (430, 630), (300, 540)):
            a.lines_of([(x - 18, y), (x + 16, y - 2)], [(x + 16, y - 2), (x + 16, y + 14)], w=2.6)
        a.black("196,262 250,130 366,70 486,130 542,262 366,228", w=4, halo=2, shine=12)
        with a.part(".face"):
            eyes(a, Face(at=(690, 700), brow=-0.8), (418, 176, 33), (318, 176, 35), w=3.4, ink="k", brow_up=1.4)
            a.line("300,478 326,464 350,482 376,464 402,482 428,466", 6, (0.05, 0.05))
            a.lines_of("288,460 280,478 290,494", "440,452 450,468 442,486", w=4)


def _sails(a: Art) -> None:
    for i in range(4):
        with a.part(f"blade#{i + 1}"), a.at(366, 330, 1.0, turn=(62, 114, 246, 298)[i]):
            a.line("0,0 0,-300", 8, (0.02, 0.02))
            a.shape("4,-96! 72,-100! 80,-300! 4,-298!", w=4.4, halo=2)
            a.lines_of(
                "6,-146 72,-150", "6,-196 74,-200", "6,-246 76,-250", "38,-98 42,-298", w=2.6, taper=(0.02, 0.02)
            )
    for i, (sail, y) in enumerate(((62, -152), (114, -230), (246, -180), (298, -250))):
        with a.part(f"patch#{i + 1}"), a.at(366, 330, 1.0, turn=sail), a.at(40, y, 1.0, turn=i * 14 - 20):
            a.shape("-22,-20! 22,-23! 24,20! -20,22!", w=3.4, spot="s", halo=1)
    a.shape(oval(366, 330, 32, 30), w=5, spot="s", halo=2, hatch=8)
    fowl(a, "hen", 590, 206, 0.72, pose="sit", face=Face(look=(0.5, 0.4), lid=0.3), flip=True)
    for i, (x, y) in enumerate(((300, 262), (284, 300), (446, 258))):
        with a.part(f"tear#{i + 1}"):
            a.shape([(x, y - 20, 1), (x + 12, y + 4), (x, y + 15), (x - 12, y + 4)], w=3.2, halo=3)
