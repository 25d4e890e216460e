"""The first game of Canvas: take three cards, lay them over one another, hang a painting that wins ribbons."""

from __future__ import annotations

from ludoteca.rules.lessons import Lesson, Step, Then

NERINA = 1
HERS = Then(NERINA, {"type": "take", "index": 0})
PAINTING = {"type": "paint", "cards": [0, 1, 2], "background": 0}

LESSON = Lesson(
    scores="PaintingHung", seats=2, seat=0, seed="lesson 284", options={},
    steps=(
        Step("goals", point="goals"),
        Step("take", ({"type": "take", "index": 0},), "card-0 rooms", then=(HERS,)),
        Step("early", (PAINTING,), "hand row", refused="too_few_cards"),
        Step("pay", ({"type": "take", "index": 2},), "card-2 rooms", then=(HERS,)),
        Step("third", ({"type": "take", "index": 0},), "card-0 rooms", then=(HERS,)),
        Step("paint", (PAINTING, {"type": "paint"}), "easel rooms"),
        Step("ribbons", point="wall goals"),
    ),
    beyond=("vote",),                      # for tables that let an impartial judge break a tie
)
