"""A painting of Canvas from the first card to its ribbons: all four goals met, and two bonus icons."""

from __future__ import annotations

from ludoteca.rules.examples import Example, Scene
from ludoteca.rules.lessons import Then

ADA, BRUNO = 0, 1
HIS = Then(BRUNO, {"type": "take", "index": 0})
PAINTS = Then(ADA, {"type": "paint", "cards": [0, 1, 2], "background": 0})


def _takes(index: int) -> Then:
    return Then(ADA, {"type": "take", "index": index})


EXAMPLE = Example(
    seats=2, seat=ADA, seed="example 18", options={},
    scenes=(
        Scene("row", (), "row", {"tokens": "players.0.tokens"}),
        Scene("free", (_takes(0),), "hand"),
        Scene("pay", (HIS, _takes(1)), "row", {"tokens": "players.0.tokens"}),
        Scene("early", (HIS, PAINTS), "hand", refused="too_few_cards"),
        Scene("third", (_takes(2),), "hand", {"tokens": "players.0.tokens"}),
        Scene("paint", (HIS, PAINTS), "painting"),
        Scene("ribbons", (), "goals", {"points": "players.0.points", "bonus": "players.0.bonus"}),
    ),
)
