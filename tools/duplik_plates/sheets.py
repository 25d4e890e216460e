"""Sheets of the library: every pose of a kind side by side, to look at while drawing."""

from __future__ import annotations

from inspect import signature
from types import ModuleType

from ludoteca.games.duplik.improv import stages
from ludoteca.games.duplik.ink import Art, Draw
from ludoteca.games.duplik.kinds import buildings, food, furniture, music, nature, things, toys, vehicles, vessels
from ludoteca.games.duplik.kinds.anatomy import hats
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import ALERT, AMAZED, ANGRY, ASLEEP, BORED, GLAD, PROUD, WORRIED
from ludoteca.games.duplik.kinds.anatomy.quadruped import GAITS
from ludoteca.games.duplik.kinds.animals import ANIMALS, animal
from ludoteca.games.duplik.kinds.birds import PERCHES, fowl, owl, penguin
from ludoteca.games.duplik.kinds.people import PEOPLE, ghost, person, snowman
from ludoteca.games.duplik.kinds.sea import fish, octopus, turtle, whale
from ludoteca.games.duplik.kinds.small_animals import bee, butterfly, snail, snake, spider
from tools.duplik_plates import stages as more_stages

FACES = (ALERT, GLAD, BORED, ANGRY, WORRIED, AMAZED, ASLEEP, PROUD)

STAGES: dict[str, Draw] = {
    each.__name__: each
    for each in (
        stages.room, more_stages.night_class, more_stages.theatre, more_stages.kitchen, more_stages.sea,
        more_stages.shore, stages.desert, stages.road, more_stages.street, more_stages.shop, stages.forest,
        more_stages.sky, stages.lunar, stages.snow,
    )
}
THINGS = {"buildings": buildings, "food": food, "furniture": furniture, "hats": hats, "music": music, "nature": nature,
          "things": things, "toys": toys, "vehicles": vehicles, "vessels": vessels}


def draw(a: Art, name: str) -> None:  # noqa: C901 (a page of a catalogue: one paragraph for each sheet)
    if name in PEOPLE:
        for i, pose in enumerate(STANCES):
            person(a, name, 70 + i % 7 * 142, 210 + i // 7 * 240, 0.6, pose=pose, face=FACES[i % len(FACES)])
    if name == "people":
        for i, kind in enumerate(PEOPLE):
            person(
                a, kind, 80 + i % 7 * 140, 330 + i // 7 * 370, 0.95, pose=list(STANCES)[i], face=FACES[i % len(FACES)]
            )
    if name in ANIMALS:
        for i, pose in enumerate(GAITS):
            animal(a, name, 130 + i % 4 * 240, 200 + i // 4 * 190, 0.55, pose=pose, face=FACES[i % len(FACES)])
        for i, pose in enumerate(("stand", "sit", "point", "run", "hail", "slouch", "lean")):
            animal(a, name, 80 + i * 140, 730, 0.5, pose=pose, upright=True, face=FACES[i % len(FACES)])
    if name == "animals":
        for i, kind in enumerate(ANIMALS):
            animal(a, kind, 120 + i % 4 * 250, 185 + i // 4 * 182, 0.52, pose=list(GAITS)[i % len(GAITS)],
                   face=FACES[i % 8])
    if name == "upright":
        for i, kind in enumerate(ANIMALS):
            animal(a, kind, 70 + i % 8 * 122, 320 + i // 8 * 370, 0.9, pose=list(STANCES)[i], upright=True,
                   face=FACES[i % 8])
    if name == "birds":
        for i, pose in enumerate(PERCHES):
            (penguin if i % 2 else owl)(a, 70 + i % 8 * 124, 190 + i // 8 * 190, 0.8, pose=pose, face=FACES[i % 8])
        for i, pose in enumerate(("stand", "walk", "run", "sit", "fly", "peck", "shout")):
            fowl(a, "hen" if i % 2 else "duck", 80 + i * 136, 520, 0.8, pose=pose, face=FACES[i % 8])
            fowl(a, "hen" if i > 3 else "flamingo", 80 + i * 136, 730, 0.6, pose="one leg" if i == 1 else pose)
    if name == "water":
        for i, pose in enumerate(("swim", "leap", "gasp")):
            fish(a, 90 + i * 150, 70, 0.8, pose=pose, face=FACES[i], dots=i * 2)
        whale(a, 640, 110, 0.6, pose="float")
        whale(a, 860, 110, 0.5, pose="sing")
        for i, pose in enumerate(("stand", "wave", "juggle")):
            octopus(a, 110 + i * 200, 300, 0.7, pose=pose, face=FACES[i])
        for i, pose in enumerate(("crawl", "rear", "hide")):
            snail(a, 690 + i * 120, 300, 0.5, pose=pose, face=FACES[i])
        for i, pose in enumerate(("walk", "stretch", "hide")):
            turtle(a, 100 + i * 160, 430, 0.6, pose=pose, face=FACES[i])
        for i, pose in enumerate(("rise", "crawl", "hang")):
            snake(a, 560 + i * 150, 440 - 60 * (i == 2), 0.5, pose=pose, face=FACES[i])
        for i, pose in enumerate(("stand", "hang", "knit")):
            spider(a, 80 + i * 150, 570, 0.6, pose=pose, face=FACES[i])
        bee(a, 560, 520)
        butterfly(a, 660, 520)
        for i, pose in enumerate(("float", "boo", "lie")):
            ghost(a, 80 + i * 140 + 60 * (i == 2), 740, 0.6, pose=pose, face=FACES[i + 4])
        for i, pose in enumerate(("stand", "hail", "melt")):
            snowman(a, 560 + i * 160, 735, 0.6, pose=pose, face=FACES[i + 2])
    if name in STAGES:
        STAGES[name](a)
    if name in THINGS:
        _things(a, THINGS[name])


def _things(a: Art, module: ModuleType) -> None:
    """Everything a module of things draws by itself, in rows; what needs arguments is drawn with its usual ones."""
    found = [each for key, each in vars(module).items() if getattr(each, "__module__",
                                                                   "") == module.__name__ and key[0] != "_"]
    drawable: list[Draw] = []
    for each in found:
        words = list(signature(each).parameters.values())
        if [word.name for word in words] == ["a"]:
            drawable.append(each)
        elif all(word.default is not word.empty for word in words):
            drawable.append(each())
    columns = 7
    for i, one in enumerate(drawable):
        with a.at(70 + i % columns * 144, 120 + i // columns * 140, 0.42):
            one(a)
