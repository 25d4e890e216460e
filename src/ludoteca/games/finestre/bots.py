"""Bots of Finestre with human-like perception: they judge sizes with Weber noise and need time to look.

A bot gets the same view as a browser. It does not compare exact numbers. Each length is judged with an error that is a
share of the length (Weber's law). The bot takes the window that seems nearest, and is slower the less sure it is.
Reaction times are lognormal, as people's are.
"""

from __future__ import annotations

from math import exp, hypot, log
from typing import NamedTuple

from ludoteca.games.finestre.rules import Place, Ready
from ludoteca.games.finestre.street import Size, Window
from ludoteca.games.finestre.view import View
from ludoteca.rules import Chance, Millis, Seat


class Talent(NamedTuple):
    """The perception of a level."""

    weber: float            # spread of a judged length, as a share of it
    glance: Millis          # median time for a clear case
    spread: float           # of the logarithm of the time
    memory: float           # probability of remembering a window that was already an answer


TALENTS = {
    "cucciolo": Talent(weber=0.13, glance=7600, spread=0.42, memory=0.0),
    "apprendista": Talent(weber=0.085, glance=5200, spread=0.38, memory=0.15),
    "artigiano": Talent(weber=0.05, glance=3600, spread=0.33, memory=0.5),
    "maestro": Talent(weber=0.027, glance=2500, spread=0.28, memory=0.9),
}
FASTEST: Millis = 650       # people cannot see, decide and point faster
DOUBT = 1.1                 # how much longer an unclear choice takes than a clear one
SECOND_LOOK = 0.45
LAST_MOMENT: Millis = 1500  # before the deadline a person places the cat anywhere


class Impression(NamedTuple):
    """A window and its judged distance from the outline."""

    window: int
    distance: float


class WindowGazer:
    """The bot of all levels."""

    def __init__(self, level: str) -> None:
        self.talent = TALENTS[level]

    def choose(self, view: View, seat: Seat, chance: Chance) -> Place | Ready:
        if view.phase != "race" or view.outline is None:
            return Ready()
        return Place(self.look_around(view, view.outline, chance)[0].window)

    def look_around(self, view: View, outline: Size, chance: Chance) -> list[Impression]:
        """Return the open windows, the one that looks most like the outline first."""
        seen = self.judge(outline, chance)
        answered = {each.answer for each in view.rounds.values()}
        impressions = []
        for number, window in enumerate(view.street.windows):
            if sum(pawn.window == number for pawn in view.pawns.values()) >= view.capacity:
                continue
            if number in answered and (not view.terms.windows_return or chance.unit() < self.talent.memory):
                continue
            width, height = self.judge(window, chance)
            impressions.append(Impression(number, hypot(width - seen[0], height - seen[1])))
        return sorted(impressions, key=lambda each: each.distance) or self.anywhere(view)

    def judge(self, pane: Size | Window, chance: Chance) -> tuple[float, float]:
        """Judged width and height on a logarithmic scale."""
        return (log(pane.width) + chance.normal(0, self.talent.weber),
                log(pane.height) + chance.normal(0, self.talent.weber))

    def anywhere(self, view: View) -> list[Impression]:
        """Return any open window: all were remembered as answered."""
        taken = [pawn.window for pawn in view.pawns.values()]
        shut = set() if view.terms.windows_return else {each.answer for each in view.rounds.values()}
        return [Impression(number, 0.0) for number in range(len(view.street.windows))
                if taken.count(number) < view.capacity and number not in shut]

    def pace(self, view: View, seat: Seat, move: Place | Ready, chance: Chance) -> Millis:
        """Return how long a person would look: longer if other windows seem as good."""
        if view.phase != "race" or view.outline is None:
            return round(chance.between(1800, 4200))
        nearest, runner_up = (self.look_around(view, view.outline, chance) * 2)[:2]
        clear = (runner_up.distance - nearest.distance) / (self.talent.weber * 3)
        slow = 1 + DOUBT * exp(-max(0.0, clear))
        time = self.talent.glance * slow * exp(chance.normal(0, self.talent.spread))
        spent = max((pawn.after for pawn in view.pawns.values()), default=0)
        if view.pawns:
            time *= SECOND_LOOK                # the first choice was taken; the second needs less time
        if view.terms.round_time:
            time = min(time, 1000 * view.terms.round_time - spent - LAST_MOMENT * (1 + chance.unit()))
        return max(FASTEST, round(time))


def child(game: str) -> WindowGazer:
    return WindowGazer("cucciolo")


def bot(level: str, game: str) -> WindowGazer:
    return WindowGazer(level)
