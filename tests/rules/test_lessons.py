"""A lesson built by hand: which moves count, which replies come, what the others do, where the texts come from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.rules import IllegalMove, texts
from ludoteca.rules.lessons import A_WHILE, LONGEST, Coach, Lesson, Step, Then, fits
from tests.rules.mercato import PATIENCE, Mercato

MELE = {"type": "praise", "ware": "mele"}
ROLL = {"type": "roll"}
NOTE = {"type": "whisper", "text": "Mah"}
STEPS = (
    Step("look"),
    Step("praise", (MELE,), free=("whisper",), then=(Then(1, ROLL), Then(0, ROLL, after=4_000))),
    Step("wait", then=(Then(),)),
    Step("refused", ({"type": "praise", "ware": "sassi"},), refused="cell_taken"),
    Step("close", ({"type": "close"}, ROLL)),
)
PAGE = """
lesson-mercato-look = A stall.
lesson-mercato-look-title = The stall
lesson-scuola-look = Your own stall.
lesson-mercato-praise-title = Praise
lesson-mercato-refused-title = What is not sold
lesson-mercato-close-but = Not yet: close first.
"""
IN_ITALIAN = """
lesson-scuola-look = Il tuo banco.
lesson-mercato-close-but = Prima chiudi.
"""


class Scuola(Mercato):
    """Mercato with a lesson: a second game of its box."""

    id = "scuola"

    def lesson(self, language: str) -> Lesson:
        seed = 7 if language == "en" else 8
        return Lesson("Done", 2, 0, seed, {"clock": True}, STEPS, opening=(Then(0, NOTE, after=300),))


@pytest.fixture(autouse=True)
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "en.ftl").write_text(PAGE, "utf-8")
    (tmp_path / "it.ftl").write_text(IN_ITALIAN, "utf-8")
    monkeypatch.setattr(texts, "_folders", {**texts._folders})
    texts.register_texts("scuola", tmp_path)
    yield
    texts.bundle.cache_clear()


@pytest.fixture
def coach() -> Coach:
    return Coach(Scuola(), "en")


def no(coach: Coach, move: Any) -> IllegalMove:
    stands = coach.number, coach.table.position
    with pytest.raises(IllegalMove) as refusal:
        coach.act(move)
    assert (coach.number, coach.table.position) == stands, "nothing changes"
    return refusal.value


def test_it_begins_at_its_own_table_after_its_registration(coach: Coach) -> None:
    assert (coach.table.seats, coach.table.seed, coach.table.options.clock) == (2, 7, True)
    assert coach.table.view(0).note == "Mah" and coach.table.now == 300
    assert (coach.seat, coach.number, coach.over, coach.outcome) == (0, 0, False, None)


def test_the_game_speaks_for_itself_and_else_for_its_box(coach: Coach) -> None:
    assert (coach.says(), coach.says("title")) == ("Your own stall.", "The stall")
    assert coach.text("look") == "Your own stall." and coach.text("praise", "title") == "Praise"
    italian = Coach(Scuola())
    assert italian.says() == "Il tuo banco.", "Italian where nothing is said"
    italian.follow([None, MELE, None, STEPS[3].does[0]])
    assert no(italian, MELE).facts == {"because": "Prima chiudi."}


def test_what_is_read_is_gone_on_from_and_what_is_to_be_done_is_done(coach: Coach) -> None:
    assert coach.act(None) is None and coach.step.key == "praise"
    refusal = no(coach, None)
    assert (refusal.code, refusal.game) == ("lesson_do_it", "scuola")
    now = coach.table.now
    assert coach.act(MELE) is None
    assert [(entry.seat, entry.at - now) for entry in coach.table.entries[1:]] == [
        (0, A_WHILE), (1, 2 * A_WHILE), (0, 2 * A_WHILE + 4_000)]
    until = coach.table.deadline
    coach.act(None)
    assert until == coach.table.now and coach.table.entries[-1].seat is None, "time ran out for the partner"
    assert coach.table.view().turn == 0 and coach.table.deadline == until + PATIENCE


def test_what_is_free_may_be_done_besides_but_not_without_end() -> None:
    class Unhurried(Scuola):
        def lesson(self, language: str) -> Lesson:
            return replace(super().lesson(language), options={})

    coach = Coach(Unhurried(), "en")
    coach.act(None)
    for _ in range(LONGEST):
        assert coach.act(NOTE) is None
    assert coach.table.position == 1 + LONGEST and coach.step.key == "praise"
    assert coach.table.now == 300 + LONGEST * A_WHILE
    refusal = no(coach, NOTE)
    assert (refusal.code, refusal.facts) == ("lesson_other", {"title": "Praise"})


def test_what_the_rules_allow_is_answered_by_the_lesson_and_what_they_forbid_by_the_rules(coach: Coach) -> None:
    coach.act(None)
    assert no(coach, ROLL).code == "lesson_other"
    assert no(coach, {"type": "praise", "ware": "sassi"}).code == "cell_taken"
    assert no(coach, {"type": "juggle"}).game == "scuola"
    coach.follow([MELE, None])
    met = coach.act({"type": "praise", "ware": "pietre"})
    assert met is not None and met.code == "cell_taken", "any move that meets the refusal will do"
    refusal = no(coach, MELE)
    assert (refusal.code, refusal.facts) == ("lesson_but", {"because": "Not yet: close first."})


def test_a_refusal_is_to_be_met_and_no_other(coach: Coach) -> None:
    coach.follow([None, MELE, None])
    refusal = no(coach, MELE)
    assert (refusal.code, refusal.facts) == ("lesson_other", {"title": "What is not sold"})
    coach.table.expire()                           # now it is the other's turn
    assert no(coach, {"type": "praise", "ware": "sassi"}).code == "not_your_turn"


def test_a_lesson_whose_forbidden_move_is_allowed_is_broken() -> None:
    class Broken(Scuola):
        def lesson(self, language: str) -> Lesson:
            return replace(super().lesson(language), steps=(Step("refused", (ROLL,), refused="cell_taken"),))

    with pytest.raises(AssertionError, match=r"^scuola: refused is allowed$"):
        Coach(Broken(), "en").act(ROLL)


def test_it_is_over_with_its_last_step(coach: Coach) -> None:
    coach.follow([None, MELE, None, STEPS[3].does[0], ROLL])
    assert coach.over
    assert no(coach, None).code == "lesson_over"


def test_a_game_that_is_not_taught_says_so() -> None:
    with pytest.raises(IllegalMove) as refusal:
        Coach(Mercato())
    assert (refusal.value.code, refusal.value.game) == ("no_lesson", "mercato")


@pytest.mark.parametrize(("move", "wanted", "fit"), [
    ({"type": "place", "dice": [1, None]}, {"type": "place"}, True),
    ({"type": "place", "dice": [1, None]}, {"type": "place", "dice": [1, None]}, True),
    ({"type": "place", "dice": (1, None)}, {"type": "place", "dice": [1, None]}, True),
    ({"type": "place", "dice": [1]}, {"type": "place", "dice": [1, None]}, False),
    ({"type": "place"}, {"type": "place", "dice": [1, None]}, False),
    ({"type": "place", "dice": 1}, {"type": "place", "dice": [1]}, False),
    ({"word": "Cane"}, {"word": "CANE"}, True), ({"word": "cani"}, {"word": "cane"}, False),
    ({"word": 3}, {"word": "3"}, False), ({"n": 3}, {"n": 3}, True), ({"n": 3}, {"n": 4}, False),
    ("place", {"type": "place"}, False), ({"of": {"a": 1, "b": 2}}, {"of": {"b": 2}}, True),
])
def test_a_move_fits_as_far_as_it_was_asked_for(move: Any, wanted: Any, fit: bool) -> None:
    assert fits(move, wanted) is fit
