"""Worked example of Finestre: a card found by two cats, with the photo finish, and one found too late."""

from __future__ import annotations

from ludoteca.rules.examples import Example, Scene
from ludoteca.rules.lessons import Then

ADA, BRUNO, CARLA = 0, 1, 2
ALL_READY = tuple(Then(seat, {"type": "ready"}) for seat in (ADA, BRUNO, CARLA))
CARD_COMES = Then()


def _goes(seat: int, window: int, after: int) -> Then:
    return Then(seat, {"type": "place", "window": window}, after)


EXAMPLE = Example(
    seats=3, seat=ADA, seed="lesson 4", options={"round_time": 0},
    scenes=(
        Scene("street", (), "street"),
        Scene("card", (*ALL_READY, CARD_COMES), "card"),
        Scene("first", (_goes(ADA, 8, 2_900),), "street"),
        Scene("photo", (_goes(BRUNO, 8, 380), _goes(CARLA, 2, 900)), "photo"),
        Scene("full", (*ALL_READY, CARD_COMES, _goes(CARLA, 16, 1_100), _goes(BRUNO, 16, 600), _goes(ADA, 16, 700)),
              "street", refused="window_full"),
        Scene("late", (_goes(ADA, 15, 900),), "photo"),
    ),
)
