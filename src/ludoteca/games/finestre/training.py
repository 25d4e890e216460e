"""Training of Finestre: a game for one, against the player's own best run or on the deal of the day."""

from __future__ import annotations

import math
from calendar import monthrange
from typing import Annotated, Literal

import msgspec

from ludoteca.games.finestre.rules import CLASSIC, WindowRace, open_street
from ludoteca.games.finestre.state import State, Terms
from ludoteca.games.finestre.street import Difficulty, build_street
from ludoteca.rules import Chance, IllegalMove, Options

EYES = ((0, "mole"), (.25, "owl"), (.5, "cat"), (.75, "lynx"), (1, "falcon"))


class TrainingOptions(Options, frozen=True):
    """`day` is a date passed in (2030-12-31), or empty: rules have no calendar."""

    difficulty: Difficulty = "normale"
    cards: Literal[10, 20, 34] = 10
    new_houses: bool = False
    round_time: Literal[20, 30, 45, 0] = 30
    day: Annotated[str, msgspec.Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")] = ""


class FinestreAllenamento(WindowRace[TrainingOptions]):
    """The race for one. The client shows the best run: it knows the player's finished runs."""

    id, seats, minutes, shelf = "finestre_allenamento", range(1, 2), 5, False

    def check(self, seats: int, options: TrainingOptions) -> None:
        if options.day and not _in_the_calendar(*map(int, options.day.split("-"))):
            raise IllegalMove("bad_options", rule="training", detail="no_such_day", day=options.day)

    def setup(self, seats: int, options: TrainingOptions, chance: Chance) -> State:
        terms = Terms(options.difficulty, True, options.round_time, options.cards, options.day)
        if options.day:
            # The same street and cards for all players that day, whatever the table's seed and number of cards.
            chance = Chance.stream(f"finestre {options.day}", purpose=options.difficulty)
        seed = chance.bits() if options.day or options.new_houses else CLASSIC
        return open_street(seats, terms, build_street(seed, options.difficulty, self.first_streets), chance)

    def older(self, version: int) -> FinestreAllenamento | None:
        return TrainingOfFirstStreets() if version in (0, 1) else None

    def ladder(self, options: TrainingOptions) -> tuple[tuple[int, str], ...]:
        """Ranks by windows found; a maestro finds nearly all."""
        return tuple((math.ceil(options.cards * part), key) for part, key in EYES)


class TrainingOfFirstStreets(FinestreAllenamento):
    """Version 1 of the rules, in which the children's panes were the smallest."""

    version, first_streets = 1, True


def _in_the_calendar(year: int, month: int, day: int) -> bool:
    return year > 0 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]
