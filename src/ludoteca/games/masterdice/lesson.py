"""Lesson of Masterdice: answer as the coder, then find a code in two rows."""

from __future__ import annotations

from ludoteca.rules.lessons import Lesson, Step, Then

NERINA = 1

LESSON = Lesson(
    scores="CodeFound", seats=2, seat=0, seed="lesson 2292", options={"coder_by_hand": True},
    steps=(
        Step("code", point="code", then=(
            Then(NERINA, {"type": "roll"}),
            Then(NERINA, {"type": "place", "dice": [4, 5, None, None]}),
        )),
        Step("answer", ({"type": "feedback", "equal": 0, "lower": 1, "higher": 1},), "sliders", then=(
            Then(NERINA, {"type": "solve", "code": [4, 5, 3, 4]}),
        )),
        Step("roll", ({"type": "roll"},), "onward roll"),
        Step("reroll", ({"type": "roll"},), "onward tray", refused="already_rolled"),
        Step("place", ({"type": "place", "dice": [6, 4, None, None]},), "onward fields", then=(
            Then(NERINA, {"type": "feedback", "equal": 2, "lower": 0, "higher": 0}),
        )),
        Step("note", ({"type": "note", "column": 0, "value": 1, "mark": "out"}, {"type": "note"}), "onward notebook"),
        Step("again", ({"type": "roll"},), "onward roll"),
        Step("rest", ({"type": "place", "dice": [None, None, 3, 2]},), "onward fields", then=(
            Then(NERINA, {"type": "feedback", "equal": 2, "lower": 0, "higher": 0}),
        )),
        Step("solve", ({"type": "solve", "code": [6, 4, 3, 2]},), "onward faces solve"),
        Step("points", point="points"),
    ),
)
