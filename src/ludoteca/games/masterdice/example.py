"""Worked example of Masterdice: a code found with two rows, with the deductions and the points."""

from __future__ import annotations

from ludoteca.rules.examples import Example, Scene
from ludoteca.rules.lessons import Then

SOLVER, CODER = 0, 1
ROLL = Then(SOLVER, {"type": "roll"})


def _places(*dice: int | None) -> Then:
    return Then(SOLVER, {"type": "place", "dice": list(dice)})


def _answer(row: int) -> dict[str, str]:
    said = {sign: f"rows.{row}.feedback.{sign}" for sign in ("equal", "lower", "higher")}
    return {**said, "codes": "candidates.count"}


EXAMPLE = Example(
    seats=2, seat=SOLVER, seed="example 1", options={"games": 1, "notebook": "candidates"},
    scenes=(
        Scene("roll", (ROLL,), "tray", {"dice": "roll"}),
        Scene("reroll", (ROLL,), "tray", refused="already_rolled"),
        Scene("first", (_places(4, 6, None, 4),), "rows", _answer(0)),
        Scene("signs", (), "compare", {"code": "code"}, eyes=CODER),
        Scene("second", (ROLL, _places(5, 3, 1, None)), "rows", _answer(1)),
        Scene("solve", (Then(SOLVER, {"type": "solve", "code": [5, 6, 1, 4]}),), "points", {
            "code": "history.1.code", "points": "history.1.points.total"}),
    ),
)
