"""Coincidenza persa: the engine leaves without its train, and the lasso meets a cow."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import cloud, flower, puff, tree
from ludoteca.games.duplik.kinds.vehicles import wheel

SCENE = Scene(
    92,
    Text("Coincidenza persa", "Missed connection"),
    Text("«Ho preso qualcosa!» «Sì: la multa.»", "\"I've caught something!\" \"Yes: a fine.\""),
    facts=(
        fact("lasso", Does("lion", "lassoes", "cow"),
             "Un leone capotreno tira il lazo: voleva la locomotiva, prende una mucca.",
             "A lion guard throws a lasso at the engine and catches a cow."),
        fact("alone", Stands("locomotive", "right", "carriage"), "La locomotiva se ne va da sola, lontano.",
             "The engine drives off by itself, far away."),
        fact("rope", Stands("rope", "touching", "cow"), "Il cappio è finito al collo della mucca.",
             "The noose has landed round the cow's neck."),
        fact("holds", Holds("lion", "rope"), "Il leone tiene la corda con la zampa.",
             "The lion has the rope in its paw."),
        fact("bored", Mood("cow", "bored"), "La mucca mastica con gli occhi mezzi chiusi.",
             "The cow chews with half-closed eyes."),
        fact("flower", Holds("cow", "flower"), "La mucca ha un fiore in bocca.", "The cow has a flower in its mouth."),
        fact("windows", Count("handkerchief", 3), "Dai finestrini sventolano tre fazzoletti.",
             "Three handkerchiefs wave from the windows."),
        fact("pin", Holds("mouse", "hook"), "Un topolino si porta via il gancio del treno.",
             "A little mouse is carrying off the train's coupling hook."),
        fact("gaze", Looks("lion", "cow"), "Il leone guarda la mucca.", "The lion looks at the cow."),
        fact("glad", Mood("mouse", "glad"), "Il topolino è tutto contento.", "The little mouse is delighted."),
        fact("driver", Mood("pig", "asleep"), "Il maiale che guida la locomotiva dorme.",
             "The pig driving the engine is asleep."),
        fact("cap", Holds("lion", "cap", worn=True), "Il leone porta il berretto da capotreno.",
             "The lion wears a guard's cap."),
        fact("puffs", Count("puff", 4), "La locomotiva lascia quattro nuvolette di fumo.",
             "The engine leaves four puffs of smoke."),
        fact("platform", Stands("lion", "on", "carriage"), "Il leone sta sul predellino della carrozza.",
             "The lion stands on the footplate of the carriage."),
    ),
    criteria=(
        asks("rope", "relation", "Il lazo ha preso per il collo la mucca, non il treno.",
             "The lasso has caught the cow by the neck, not the train."),
        asks("holds", "gesture", "Il leone non molla: la corda è tesa nella sua zampa.",
             "The lion will not let go: the rope runs to its paw."),
        asks("bored", "mood", "Alla mucca non importa niente: mastica a occhi mezzi chiusi.",
             "The cow does not care: it chews on, eyes half shut."),
        asks("driver", "mood", "Il macchinista non si è accorto di nulla: dorme.",
             "The driver has noticed nothing: he is asleep."),
        asks("pin", "absurd", "Il colpevole è in fuga: un topo col gancio in braccio.",
             "The culprit is getting away: a mouse with the hook in its arms."),
        asks("windows", "number"),
        asks("puffs", "number"),
        asks("flower", "thing"),
        asks("cap", "thing"),
        asks("alone", "relation", "La locomotiva è già lontana, a destra della carrozza.",
             "The engine is far off already, to the right of the carriage."),
    ),
)

THROWING = STANCES["point"]._replace(near_arm=((58, -186), (118, -214)), far_arm=((-44, -158), (-58, -112)),
                                     chest=(16, -182), head=(30, -244), near_leg=((26, -58), (44, -8)),
                                     far_leg=((-26, -60), (-40, -8)))


def draw(a: Art) -> None:
    a.shape("-20,430 180,372 420,400 640,340 860,372 1020,330! 1020,480! -20,480!", w=3)
    with a.at(520, 80):
        cloud(120)(a)
    with a.at(552, 380, 0.34):
        tree(0, False)(a)
    _track(a)
    _engine(a)
    _carriage(a)
    _rope(a, _cow(a))
    _thief(a)


def _track(a: Art) -> None:
    for k in range(3, 15):
        t = k / 14
        x = 360 + 470 * (1 - (1 - t) ** 1.6)
        y = 676 - 272 * (1 - (1 - t) ** 1.6)
        w = 66 * (1 - t) ** 1.3 + 9
        a.line([(x - w, y - w * 0.16), (x + w, y + w * 0.16)], 7 * (1 - t) + 2.4, (0.03, 0.03))
    a.line("-10,640 240,640 400,636 620,540 780,414", 5, (0.02, 0.3))
    a.line("-10,700 240,700 470,690 700,566 816,414", 6, (0.02, 0.3))


def _engine(a: Art) -> None:
    for i, (x, y, r) in enumerate(((600, 156, 44), (676, 188, 36), (738, 222, 28), (780, 252, 20))):
        with a.part(f"puff#{i + 1}"):
            puff(a, x, y, r, 6 + i % 3)
    with a.part("locomotive"), a.at(828, 414, 0.8):
        a.shape("-70,-20! -70,-150! 40,-152! 40,-20!", w=5, fill="k", shine=9)
        a.shape("-82,-148! -76,-168! 48,-170! 54,-150!", w=4.4)
        a.shape("-50,-84! -50,-138! 22,-139! 22,-84!", w=4)
        with a.clip("-50,-84! -50,-160! 22,-160! 22,-84!"):
            animal(a, "pig", -18, 44, 0.72, pose="sit", upright=True, grounded=False, face=ASLEEP)
        a.shape("-70,-20! -70,-86! 40,-86! 40,-20!", w=4, fill="k")
        a.shape("40,-20! 40,-106 80,-112 140,-108 152,-60 148,-20!", w=5, fill="k", shine=9)
        a.shape("100,-108! 92,-170! 134,-172! 126,-108!", w=4.4, fill="k", shine=6)
        for x, r in ((-40, 30), (40, 30), (116, 24)):
            wheel(a, x, -r + 12, r, black=False)
        a.shape("-96,-44! -70,-46! -70,-22! -96,-20!", w=4)


def _cow(a: Art) -> tuple[float, float]:
    got = animal(a, "cow", 842, 730, 1.3, flip=True, pose="stand", face=Face(at=(430, 330), lid=0.45, mouth="flat"),
                 slots={"mouth": _daisy, "neck": _noose})
    for x, y in ((960, 744), (560, 744), (640, 690)):
        a.grass(x, y, 6, 22)
    return got["neck"]


def _noose(a: Art) -> None:
    """Round the neck: what the head hides of it is behind."""
    with a.part("rope"), a.at(0, 0, turn=-30):
        a.shape(oval(0, 6, 22, 58, n=10), w=8, fill="")
        a.shape(oval(8, -50, 11, 11, n=8), w=5, fill="p")


def _daisy(a: Art) -> None:
    with a.at(10, 0, 0.8, turn=64):
        flower(6, "s")(a)


def _carriage(a: Art) -> None:
    with a.part("carriage"):
        a.shape("-20,600! -20,196! 262,190! 268,600!", w=5.4, hatch={"n": 30, "gap": 7})
        a.black("-30,202! -30,156 120,142 284,154 304,196! 140,206", w=4, shine=12)
        a.black("-20,510! 267,508! 268,600! -20,602!", w=4, shine=10)
        a.shape("-20,498! 266,494! 267,514! -20,518!", w=3.4)
        a.shape("-20,606! 420,600! 420,624! -20,630!", w=4.6, hatch=8)
        for x in (60, 226):
            wheel(a, x, 662, 44)
        a.lines_of("404,604 408,640", w=8, taper=(0.02, 0.02))
    riders = ((18, "sheep", Face(at=(860, 400), mouth="smile")),
              (120, "rabbit", Face(at=(860, 400), brow=-0.6, mouth="open")),
              (220, "dog", Face(at=(860, 400), mouth="smile")))
    for i, (x, kind, face) in enumerate(riders):
        hole = [(x - 40, 250, 1), (x + 40, 248, 1), (x + 40, 412, 1), (x - 40, 414, 1)]
        a.shape(hole, w=4.4)
        with a.clip(hole):
            animal(a, kind, x - 8, 566, 0.92, pose="hail", upright=True, face=face, name=f"rider#{i + 1}")
        a.outline(hole, 4.4)
        a.shape([(x - 46, 410, 1), (x + 46, 408, 1), (x + 46, 424, 1), (x - 46, 426, 1)], w=3.4)
    for i, x in enumerate((18, 120, 220)):
        with a.part(f"handkerchief#{i + 1}"), a.at(x - 22, 414 + i % 2 * 8, 1.0, turn=i * 14 + 30):
            a.shape("-6,6! 10,-22 34,-16 60,-30! 54,6 66,26! 30,18 8,22", w=3.4, halo=3, spot="s")


def _rope(a: Art, neck: tuple[float, float]) -> None:
    got = animal(a, "lion", 350, 604, 1.16, stance=THROWING, pose="point", upright=True, grounded=False,
                 face=Face(at=(690, 470), brow=-0.8, mouth="open"), slots={"head": cap})
    hx, hy = got["hand"]
    with a.part("rope"):
        nx, ny = neck
        a.line([(hx - 8, hy + 6), (hx + 40, hy - 60), (hx + 130, hy - 96), (nx - 20, ny - 190), (nx + 24, ny - 120),
                (nx + 10, ny - 62)], 6.4, (0.03, 0.02))
        a.line([(hx - 6, hy), (hx - 40, hy + 60), (hx - 10, hy + 120), (hx - 44, hy + 160)], 4.4, (0.03, 0.2))


def _thief(a: Art) -> None:
    animal(a, "mouse", 470, 744, 0.74, pose="run", upright=True, flip=True,
           face=Face(look=(0.7, 0), mouth="grin"), slots={"hand": _hook})


def _hook(a: Art) -> None:
    with a.part("hook"), a.at(10, -24, 1.2):
        a.line("-34,-40 30,20 52,-6 34,-30", 15, (0.02, 0.05))
        a.shape(oval(-38, -44, 18, 18, n=9), w=9, fill="p")
