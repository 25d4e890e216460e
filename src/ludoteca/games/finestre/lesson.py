"""Lesson of Finestre: look at the street, find a window by its size, and lose a race."""

from __future__ import annotations

from ludoteca.rules.lessons import Lesson, Step, Then

NERINA, OTTAVIO = 1, 2
BOTH_READY = (Then(NERINA, {"type": "ready"}), Then(OTTAVIO, {"type": "ready"}))
CARD_COMES = Then()


def _goes(seat: int, window: int, after: int) -> Then:
    return Then(seat, {"type": "place", "window": window}, after)


LESSON = Lesson(
    scores="CardWon", seats=3, seat=0, seed="lesson 4", options={"round_time": 0},
    opening=BOTH_READY,
    steps=(
        Step("street", point="street"),
        Step("ready", ({"type": "ready"},), "ready", then=(CARD_COMES,)),
        Step("place", ({"type": "place", "window": 8},), "outline", then=(
            _goes(NERINA, 8, 380), _goes(OTTAVIO, 2, 900))),
        Step("photo", point="photo"),
        Step("next", ({"type": "ready"},), "ready", then=(
            *BOTH_READY, CARD_COMES, _goes(OTTAVIO, 16, 1_100), _goes(NERINA, 16, 600))),
        Step("full", ({"type": "place", "window": 16},), "window-16", refused="window_full"),
        Step("elsewhere", ({"type": "place", "window": 15}, {"type": "place"}), "street"),
        Step("cards", point="photo"),
    ),
)
