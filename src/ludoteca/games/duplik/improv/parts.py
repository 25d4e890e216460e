"""Picks the figures and things of an improvised scene, and their places on the stage."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.games.duplik.improv import cast
from ludoteca.games.duplik.improv.cast import Decor, Stage
from ludoteca.games.duplik.improv.verbs import VERBS, Verb, Way
from ludoteca.rules import Chance

ON_FOURS: tuple[Way, ...] = ("led", "lifted", "ridden")
WIDE: tuple[Way, ...] = ("aboard", "driven", "served", "seesaw", "in", "led", "fishing")


class Setting(NamedTuple):
    """Places on the paper: of the two, of the large thing behind, and of the witness."""

    hero: float
    partner: float
    decor: float
    witness: tuple[float, float, float]      # x, y and size of the witness's host
    trail: int = 1                           # direction in which things lie along the front


FRONT_RIGHT, FRONT_LEFT = (924.0, 722.0, 0.92), (76.0, 724.0, 0.9)
SETTINGS: tuple[Setting, ...] = (
    Setting(262, 620, 824, FRONT_RIGHT),
    Setting(344, 690, 108, (930, 726, 0.86)),
    Setting(300, 654, 858, FRONT_LEFT, -1),
    Setting(236, 640, 862, (440, 0, 0.62), -1),          # at the back between the two, on the floor of the stage
)


class Parts(NamedTuple):
    """The parts of one scene."""

    verb: Verb
    stage: Stage
    setting: Setting
    hero: str
    partner: str
    pose: str
    thing: str
    hat: str
    decor: Decor
    decor_n: int
    witness: str
    host: str
    sleepy: bool
    late: str
    above: str
    above_n: int
    sky: int
    below: str
    below_n: int
    extra: str
    strewn: int
    larger: float                            # factor for the hero; the partner is smaller by it
    shift: float
    flip: bool
    title: tuple[str, str]
    bright: int = 0                          # number of things in the sky that are in colour
    jersey: str = ""                         # which of the two wears a coloured jersey


def pick_parts(seed: str) -> Parts:
    chance = Chance.stream(f"duplik improvised {seed}")
    verb, stage = chance.pick(VERBS), cast.STAGES[chance.pick(tuple(cast.STAGES))]
    hero = chance.pick(verb.heroes or (*cast.PEOPLE, *cast.UPRIGHT))
    others = verb.partners or (cast.ON_FOURS if verb.way in ON_FOURS else (*cast.PEOPLE, *cast.UPRIGHT))
    partner = chance.pick(tuple(kind for kind in others if kind != hero))
    used = {hero, partner, *verb.about}

    def fresh(among: tuple[str, ...]) -> str:
        found = chance.pick(tuple(name for name in among if name not in used))
        used.add(found)
        return found

    thing = fresh(verb.things) if verb.things else ""
    decor = chance.pick(tuple(each for each in stage.decor if each.kind not in used))
    used.add(decor.kind)
    wears = hero in cast.BAREHEADED or hero in cast.UPRIGHT
    alone = verb.way == "beside"
    setting = chance.pick(SETTINGS if alone else SETTINGS[:3] if verb.way in ("ahead", "wheeled", "led") else
                          SETTINGS[:2] if verb.way not in WIDE else SETTINGS[:1])
    return Parts(
        verb, stage, setting, hero, partner, chance.pick(verb.partner), thing,
        fresh(tuple(cast.HATS)) if wears else "scarf", decor, chance.pick(decor.counts), fresh(cast.SMALL),
        fresh(tuple(cast.HOSTS)), bool(chance.below(2)), fresh(tuple(cast.LATE)), fresh(stage.above),
        chance.pick((2, 3, 4)), chance.below(4), fresh(tuple(cast.BELOW)), chance.pick((3, 4, 5)),
        chance.pick(("side", "late", "gaze")), chance.below(6), chance.pick((1.0, 1.14, 0.82)) if alone else 1.0,
        chance.between(-8, 14), bool(chance.below(2)), chance.pick(verb.titles))


def plot(seed: str) -> tuple[str, str, str, str]:
    """Verb, hero, partner and stage of a seed; scenes with the same plot count as repeats."""
    parts = pick_parts(seed)
    return parts.verb.key, parts.hero, parts.partner, parts.stage.en
