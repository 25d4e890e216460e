"""Lesson: the player draws what Zelinda describes, judges, doubts and votes, and then describes a scene."""

from __future__ import annotations

from ludoteca.games.duplik.state import CRITERIA
from ludoteca.rules.lessons import Lesson, Step, Then

ME, NERINA, OTTAVIO, ZELINDA = 0, 1, 2, 3
PEN = ("stroke", "undo", "redo", "clear")
TOLD = {
    "it": ("Un pesce al guinzaglio trascina un gatto.", "Il pesce è nella sua boccia con le ruote.",
           "Il gatto tiene il guinzaglio con due mani."),
    "en": ("A fish on a lead is dragging a cat along.", "The fish is in its bowl on wheels.",
           "The cat holds the lead with both hands."),
}
MINE = {"it": "A sinistra c’è qualcuno che si muove.", "en": "On the left somebody is moving."}


def _line(*places: tuple[int, int]) -> dict[str, object]:
    """A stroke through these places, with an even hand."""
    return {"type": "stroke", "points": [part for x, y in places for part in (x, y, 128)], "width": 8, "tool": "pen",
            "upright": False}


BOWL = _line((300, 420), (330, 520), (420, 560), (510, 520), (540, 420), (300, 420))
LEAD = _line((540, 440), (640, 400), (740, 430))
RESTS = {"type": "rest", "resting": True}


def _draws(seat: int) -> tuple[Then, ...]:
    return Then(seat, BOWL), Then(seat, LEAD), Then(seat, RESTS)


def _judges(seat: int, author: int, met: bool = True) -> Then:
    return Then(seat, {"type": "judge", "author": author, "met": met})


def _votes(seat: int, author: int, met: bool) -> Then:
    return Then(seat, {"type": "vote", "author": author, "met": met})


READS = Then(ZELINDA, {"type": "read"})
STANDS = Then()                            # the time for contests is over
# The drawings go to the left: whose each of us has before them.
HIS, HERS = OTTAVIO, NERINA


def _rest_of_the_card() -> tuple[Then, ...]:
    """The criteria after the second, read and judged one by one."""
    found: tuple[Then, ...] = ()
    for _ in range(3, CRITERIA + 1):
        found += (READS, _judges(ME, HIS), _judges(NERINA, ME), _judges(OTTAVIO, HERS), STANDS)
    return (*found, READS)


def lesson(language: str) -> Lesson:
    told = TOLD["it" if language == "it" else "en"]
    return Lesson(
        scores="RoundScored", seats=4, seat=ME, seed="lesson 6",
        options={"seconds": 0, "choice": "two_titles", "language": "it" if language == "it" else "en"},
        opening=(
            Then(ZELINDA, {"type": "choose", "index": 0}), Then(ZELINDA, {"type": "throw"}),
            Then(ZELINDA, {"type": "turn"}),
            *(Then(ZELINDA, {"type": "say", "line": line, "text": text}) for line, text in enumerate(told)),
        ),
        steps=(
            Step("listen", point="words"),
            Step("stroke", (BOWL, {"type": "stroke"}), "paper"),
            Step("undo", ({"type": "undo"},), "undo", free=("stroke",)),
            Step("redo", ({"type": "redo"},), "redo"),
            Step("clear", ({"type": "clear"},), "clear", free=PEN[:3]),
            Step("draw", (BOWL, {"type": "stroke"}), "paper", then=(*_draws(NERINA), *_draws(OTTAVIO))),
            Step("rest", (RESTS, {"type": "rest"}), "rest", free=PEN, then=(
                Then(), Then(ZELINDA, {"type": "pass", "direction": "left"}), READS)),
            Step("judge", ({"type": "judge", "author": HIS, "met": True}, {"type": "judge"}), "judge", then=(
                _judges(OTTAVIO, HERS), _judges(NERINA, ME, met=False))),
            Step("contest", ({"type": "contest", "author": ME},), "contest"),
            Step("vote", ({"type": "vote", "author": ME, "met": True}, {"type": "vote"}), "vote", then=(
                _votes(NERINA, ME, False), _votes(OTTAVIO, ME, True), STANDS, READS)),
            Step("doubt", ({"type": "doubt", "author": HIS},), "doubt", then=(
                _votes(NERINA, HIS, True), _votes(OTTAVIO, HIS, True))),
            Step("opinion", ({"type": "vote", "author": HIS, "met": True}, {"type": "vote"}), "vote", then=(
                _judges(NERINA, ME), _judges(OTTAVIO, HERS), STANDS, *_rest_of_the_card())),
            Step("praise", ({"type": "praise", "author": NERINA}, {"type": "praise"}), "praise births", then=(
                Then(NERINA, {"type": "praise", "author": ME}), Then(OTTAVIO, {"type": "praise", "author": ME}),
                Then(ZELINDA, {"type": "praise", "author": OTTAVIO}))),
            Step("ready", ({"type": "ready"},), "ready", then=tuple(
                Then(seat, {"type": "ready"}) for seat in (NERINA, OTTAVIO, ZELINDA))),
            Step("choose", ({"type": "choose", "index": 0}, {"type": "choose"}), "card"),
            Step("early", ({"type": "turn"},), "throw", refused="throw_first"),
            Step("throw", ({"type": "throw"},), "throw"),
            Step("turn", ({"type": "turn"},), "turn"),
            Step("say", ({"type": "say", "line": 0, "text": MINE["it" if language == "it" else "en"]},
                         {"type": "say"}), "words"),
            Step("enough", (RESTS, {"type": "rest"}), "rest", free=("say",), then=(
                *_draws(NERINA), *_draws(OTTAVIO), *_draws(ZELINDA), Then())),
            Step("pass", ({"type": "pass", "direction": "left"}, {"type": "pass"}), "pass"),
            Step("read", ({"type": "read"},), "read"),
            Step("points"),
        ),
        # Moves of bots, of the collage, and of players who do not see the picture.
        beyond=("sketch", "handon", "stick", "peel", "restack", "hear"),
    )
