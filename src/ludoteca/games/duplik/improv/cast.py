"""The figures, things and stages of improvised scenes, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludoteca.games.duplik.improv import stages
from ludoteca.games.duplik.ink import Art, Draw
from ludoteca.games.duplik.kinds import buildings, food, music, nature, things, toys, vessels
from ludoteca.games.duplik.kinds.anatomy import hats
from ludoteca.games.duplik.kinds.anatomy.biped import Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import shirt
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.slots import Slots, Spots
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl, owl, penguin
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.small_animals import bee, butterfly

PEOPLE = ("man", "woman", "boy", "girl", "king", "cook", "pirate", "witch", "clown", "astronaut", "robot",
          "alien")
BAREHEADED = ("man", "woman", "boy", "girl", "alien")
UPRIGHT = ("cow", "horse", "dog", "cat", "pig", "lion", "elephant", "bear", "giraffe", "mouse", "rabbit", "frog",
           "sheep", "camel", "crocodile")
ON_FOURS = ("cow", "horse", "dog", "pig", "sheep", "lion", "elephant", "bear", "camel", "crocodile")
SMALL = ("hen", "duck", "penguin", "owl")


def act(
    a: Art, kind: str, x: float, y: float, s: float, pose: str, face: Face, *, slots: Slots, fours: bool = False,
    flip: bool = False, jersey: bool = False,
) -> Spots:
    """Draw a figure of any kind in a pose; return where its slots are."""
    if kind in PEOPLE:
        return person(a, kind, x, y, s, pose=pose, face=face, slots=slots, flip=flip)
    if kind in ("hen", "duck"):
        return fowl(a, kind, x, y, s, pose=pose, face=face, slots=slots, flip=flip)
    if kind in ("penguin", "owl"):
        return (penguin if kind == "penguin" else owl)(a, x, y, s, pose=pose, face=face, slots=slots, flip=flip)
    outfit = Outfit(shirt("p", "s", 2), shoe="", cuff=False) if jersey else None
    return animal(a, kind, x, y, s, pose=pose, upright=not fours, face=face, slots=slots, flip=flip, outfit=outfit)


def _catch(a: Art) -> None:
    """A fishing rod with a boot on its hook."""
    things.fishing_rod(a)
    with a.at(122, 132, 0.5, turn=-8):
        things.boot(0)(a)


THINGS: dict[str, Draw] = {
    "trumpet": music.trumpet, "umbrella": things.umbrella(), "flower": nature.flower(), "heart": toys.heart(),
    "present": toys.present(), "ice cream": food.ice_cream(3), "balloon": toys.balloon(), "cake": food.cake(2),
    "pizza": food.pizza(), "sandwich": food.sandwich(), "teapot": food.teapot, "ball": toys.ball(),
    "book": things.book(), "newspaper": things.newspaper, "cheese": food.cheese(), "banana": food.banana,
    "flag": toys.flag(), "sword": things.sword, "broom": things.broom, "guitar": music.guitar, "rod": _catch,
}
SMALLER = {"cake": 0.62, "teapot": 0.6, "cheese": 0.6, "sandwich": 0.7, "present": 0.8, "pizza": 0.8, "broom": 0.8,
           "umbrella": 0.78, "heart": 0.7, "book": 0.86, "guitar": 0.62}
GRIPS: dict[str, tuple[float, float, float]] = {       # place and turn of things that are not held upright
    "guitar": (-46, 22, 62), "broom": (58, 22, -70),
}

HATS: dict[str, Draw] = {"top hat": hats.top_hat, "crown": hats.crown, "party hat": hats.party_hat,
                         "beanie": hats.beanie, "chef hat": hats.chef_hat, "cap": hats.cap}
HOSTS: dict[str, tuple[Draw, float]] = {          # hosts of the witness, and how high they are
    "crate": (things.crate, 96), "present": (toys.present(), 92), "drum": (music.drum(""), 112),
    "suitcase": (things.suitcase(), 72), "boot": (things.boot(0), 168), "doghouse": (buildings.doghouse, 138),
}
LATE: dict[str, Callable[..., object]] = {"bee": bee, "butterfly": butterfly}


class Decor(NamedTuple):
    """A large thing far behind, with parts to count."""

    kind: str
    part: str
    make: Callable[[int], Draw]
    counts: tuple[int, ...]
    it: str
    en: str
    scale: float = 0.85


PALM = Decor("palm", "coconut", nature.palm, (2, 4, 5), "La palma ha {n} noci di cocco", "The palm has {n} coconuts")
HOUSE = Decor("house", "window", lambda n: buildings.house(n), (1, 3), "La casa ha {n} finestre",
              "The house has {n} windows", 0.95)
MUSHROOM = Decor("mushroom", "spot", lambda n: nature.mushroom(n), (3, 4, 6), "Il fungo ha {n} macchie",
                 "The mushroom has {n} spots", 1.1)
TREE = Decor("tree", "apple", lambda n: nature.tree(n), (3, 4, 5), "Sull'albero ci sono {n} mele",
             "There are {n} apples on the tree")
CASTLE = Decor("castle", "tower", lambda n: buildings.castle(n, 0), (2, 4), "Il castello ha {n} torri",
               "The castle has {n} towers", 0.8)
WINDMILL = Decor("windmill", "blade", buildings.windmill, (3, 5), "Il mulino a vento ha {n} pale",
                 "The windmill has {n} sails", 0.74)
TOWER = Decor("tower", "floor", lambda n: buildings.tower(n, 0), (3, 4, 5), "La torre ha {n} finestrelle",
              "The tower has {n} small windows", 0.78)
ROCKET = Decor("rocket", "window", lambda n: vessels.rocket(n, 2), (1, 3), "Il razzo ha {n} oblò",
               "The rocket has {n} portholes", 0.74)
BOOT = Decor("boot", "lace", things.boot, (3, 4), "Lo stivale ha {n} lacci", "The boot has {n} laces", 1.34)
CAKE = Decor("cake", "layer", lambda n: food.cake(n), (4, 5), "La torta ha {n} piani", "The cake has {n} tiers", 1.1)


class Stage(NamedTuple):
    """A place where a scene may happen."""

    draw: Callable[[Art], None]
    it: str
    en: str
    floor: float
    decor: tuple[Decor, ...]
    above: tuple[str, ...]                   # things that may hang or float there, to be counted
    roof: bool = False                       # whether threads can hang from above


def _parlour(a: Art) -> None:
    stages.room(a, 500)
    a.black([(-20, 716, 1), (120, 690), (500, 680), (900, 692), (1020, 716, 1), (1020, 770, 1), (-20, 770, 1)], w=4,
            shine=10)


def _scullery(a: Art) -> None:
    stages.room(a, 510, "tiles")
    stages.boards(a, 510)
    a.black([(-20, 240, 1), (60, 236, 1), (64, 600, 1), (-20, 604, 1)], w=4, shine=10)
    a.black([(-20, 722, 1), (300, 708), (760, 712), (1020, 726, 1), (1020, 770, 1), (-20, 770, 1)], w=4, shine=10)


def _classroom(a: Art) -> None:
    """A classroom with a wiped blackboard."""
    stages.room(a, 490, "plain")
    stages.boards(a, 490)
    a.black([(396, 196, 1), (764, 190, 1), (766, 366, 1), (400, 372, 1)], w=5, shine=9)
    a.lines_of("460,330 560,318 640,334", "440,226 500,220", w=2.4, ink="p")
    a.shape([(390, 370, 1), (772, 364, 1), (772, 380, 1), (390, 386, 1)], w=3.4)
    a.black([(-20, 732, 1), (300, 720), (760, 724), (1020, 736, 1), (1020, 770, 1), (-20, 770, 1)], w=4, shine=10)


def _mesas(a: Art) -> None:
    stages.desert(a, 340)
    a.black([(520, 424, 1), (548, 276, 1), (560, 262), (690, 258), (704, 280, 1), (724, 424, 1), (620, 432)], w=4,
            shine=12)
    a.black([(150, 352, 1), (172, 222, 1), (262, 218, 1), (284, 352, 1)], w=4, shine=10)
    a.black([(790, 424, 1), (812, 320, 1), (900, 316, 1), (930, 424, 1), (860, 430)], w=4, shine=10)
    a.black([(-20, 690), (80, 700), (200, 736), (420, 752), (420, 770, 1), (-20, 770, 1)], w=4, shine=12)


def _boards(a: Art) -> None:
    """A theatre with one curtain drawn back: black on one side only, so that figures in black stay visible."""
    a.line([(-10, 500), (500, 493), (1010, 500)], 3.6, (0.02, 0.02))
    stages.boards(a, 500)
    a.shape([(-20, -20, 1), (150, -20, 1), (128, 120), (84, 260), (44, 330, 1), (66, 400), (80, 500), (72, 540, 1),
             (-20, 548, 1)], fill="k", w=4)
    a.lines_of("30,0 34,200 20,400 36,520", "70,0 66,150 44,300", "110,0 98,110 70,240", w=2.6, ink="p")
    a.shape([(-20, -30, 1), (1020, -30, 1), (1020, 12, 1), (920, 34), (820, 14, 1), (700, 36), (580, 14, 1),
             (500, 34), (420, 14, 1), (300, 36), (180, 14, 1), (80, 34), (-20, 12, 1)], fill="k", w=4)
    for x in range(90, 1000, 136):
        a.shape([(x - 30, 768, 1), (x - 22, 750), (x, 742), (x + 22, 750), (x + 30, 768, 1)], w=3.2, hatch=8)


def _rock(a: Art) -> None:
    a.black([(-20, 676), (60, 684), (150, 722), (300, 738), (340, 770, 1), (-20, 770, 1)], w=4, shine=12)
    a.lines_of("20,706 60,716", "120,736 170,746", w=2.4, ink="p")


def _moon(a: Art) -> None:
    stages.lunar(a, 440, (478, 344))                         # the earth stands low: the sky is free for floating things
    _rock(a)


def _slope(a: Art) -> None:
    stages.snow(a, 430)
    _rock(a)


def _wood(a: Art) -> None:
    """A clearing: a black trunk in front on one side, a pale one on the other."""
    stages.forest(a, 520)
    a.shape([(876, 748, 1), (908, 560), (900, 240), (890, -20, 1), (996, -20, 1), (1020, 260), (1020, 748, 1)], w=4,
            hatch={"n": 34, "gap": 8})


STAGES: dict[str, Stage] = {
    "room": Stage(_parlour, "in salotto", "in the living room", 500, (BOOT, MUSHROOM, CAKE), ("sock", "balloon")),
    "theatre": Stage(_boards, "a teatro", "on a stage", 500, (CASTLE, TREE, MUSHROOM, TOWER), ("star", "heart"),
                     True),
    "kitchen": Stage(_scullery, "in cucina", "in the kitchen", 510, (CAKE, MUSHROOM, BOOT),
                     ("sock", "balloon")),
    "class": Stage(_classroom, "in classe", "in class", 490, (BOOT, ROCKET, MUSHROOM), ("star", "heart"), True),
    "desert": Stage(_mesas, "nel deserto", "in the desert", 430, (PALM, CASTLE, HOUSE, TOWER),
                    ("cloud", "balloon", "umbrella")),
    "road": Stage(lambda a: stages.road(a, 540), "sulla statale", "on the high road", 530,
                  (PALM, WINDMILL, TREE, MUSHROOM), ("cloud", "balloon", "umbrella")),
    "forest": Stage(_wood, "nel bosco", "in the forest", 520, (HOUSE, MUSHROOM, TOWER), ("balloon", "heart"),
                    True),
    "lunar": Stage(_moon, "sulla luna", "on the moon", 440, (ROCKET, PALM, HOUSE, WINDMILL), ("heart", "balloon")),
    "snow": Stage(_slope, "nella neve", "in the snow", 430, (HOUSE, CASTLE, PALM),
                  ("cloud", "balloon", "umbrella")),
}
ABOVE: dict[str, Callable[[str], Draw]] = {  # in colour, or without
    "cloud": lambda spot: nature.cloud(120), "balloon": toys.balloon, "star": lambda spot: nature.star(34, spot),
    "heart": toys.heart, "sock": lambda spot: things.sock(spot, 3),
    "umbrella": things.umbrella,
}
RED = ("mushroom", "apple", "carrot")        # those of `BELOW` that are coloured
BELOW: dict[str, tuple[Draw, float]] = {     # things that lie in front, to be counted, and their scale
    "mushroom": (nature.mushroom(0), 0.32), "egg": (food.egg, 0.62), "apple": (food.apple(), 0.6),
    "candle": (things.candle, 0.62), "carrot": (food.carrot, 0.5), "cup": (food.cup, 0.85),
    "bottle": (food.bottle(), 0.5), "ball": (toys.ball(""), 0.6),
}
