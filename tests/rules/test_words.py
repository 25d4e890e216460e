"""The parts of the text interface: names, rows, yes and no, missing texts, events, results."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.rules import texts
from ludoteca.rules.game import Event, Line, Outcome
from ludoteca.rules.words import (
    Account,
    Both,
    Sentence,
    Tongue,
    Who,
    aloud,
    end_in_words,
    event_in_words,
    kebab,
    mine,
    now,
    on_table,
    said_in,
    seats_named,
    sentences_of,
    words,
)

PAGE = """
told-hand = { $who } holds { $cards }.
told-ready = Ready: { $ready }{ $nothing }.
told-fruit = { $fruit }
event-card-laid = { $who } lays { $card } ({ $extra }).
event-time-up = Time is up.
score-pears = pears of { $tree }
"""


class CardLaid(Event, frozen=True):
    seat: int
    card: str


class TimeUp(Event, frozen=True):
    seat: int | None = None


class Unsaid(Event, frozen=True):
    seat: int


@pytest.fixture(autouse=True)
def page(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    for language in ("en", "it"):
        (tmp_path / f"{language}.ftl").write_text(PAGE if language == "en" else "", "utf-8")
    monkeypatch.setattr(texts, "_folders", {**texts._folders})
    texts.register_texts("frutteto", tmp_path)
    yield
    texts.bundle.cache_clear()


def tongue(*names: str, language: str = "en") -> Tongue:
    return Tongue("frutteto", language, names)


def test_a_player_is_called_by_a_unique_name() -> None:
    three = tongue("Anna", "Bea", "Bea", "")
    assert [three.name(seat) for seat in (0, 1, 2, 3, 4, -1)] == [
        "Anna", "chair 2", "chair 3", "chair 4", "chair 5", "chair 0"]
    assert Tongue("frutteto").name(0) == "Posto 1", "in Italian where nothing is said"
    assert three.spoken(seats_named((0, 2))) == "Anna and chair 3"


@pytest.mark.parametrize(("fact", "spoken"), [
    (True, "yes"), (False, "no"), (None, ""), (3, 3), ("pere", "pere"), (Who(1), "Bea"),
    ((), "nothing"), (("a",), "a"), (["a", "b"], "a and b"), ((Who(0), 2, True), "Anna, 2 and yes"),
    (words("told-fruit", fruit=Who(0)), "Anna"), (Both("pera", "pear"), "pear"),
])
def test_every_kind_of_fact_is_said(fact: Any, spoken: Any) -> None:
    assert tongue("Anna", "Bea").spoken(fact) == spoken


def test_what_has_words_of_its_own_is_said_in_the_language_or_in_english() -> None:
    class Fruit(msgspec.Struct):
        it: str
        en: str
        more: dict[str, str] = {}

    assert [said_in(language, Both("pera", "pear")) for language in ("it", "en", "de")] == ["pera", "pear", "pear"]
    assert said_in("de", Fruit("pera", "pear", {"de": "Birne"})) == "Birne"
    assert said_in("it", Fruit("", "pear")) == "pear" and said_in("it", 7) == 7


def test_a_sentence_has_its_section_and_a_voice() -> None:
    made = [now("told-a", n=1), on_table("told-b", n=2), mine("told-c", n=3), aloud("told-d", n=4)]
    assert made == [Sentence("now", words("told-a", n=1)), Sentence("table", words("told-b", n=2)),
                    Sentence("mine", words("told-c", n=3)), Sentence("table", words("told-d", n=4), True)]
    told = [now("told-ready", ready=True, nothing=None), mine("told-hand", who=Who(0), cards=("1", "2")),
            on_table("told-fruit", fruit="x"), mine("told-fruit", fruit="y")]
    assert sentences_of(told, tongue("Anna")) == {
        "now": ["Ready: yes."], "table": ["x"], "mine": ["Anna holds 1 and 2.", "y"]}


def test_an_account_is_read_from_what_to_do_to_what_can_be_said() -> None:
    told = Account(["now"], ["table"], ["mine"], ["can"], choices=["roll"], starts=["put"], asks=["time"])
    assert told.lines() == ["now", "table", "mine", "can"]


def test_an_event_is_told_with_its_fields_who_and_what_the_game_adds() -> None:
    said = tongue("Anna", "Bea")
    assert event_in_words(CardLaid(1, "a pear"), {"extra": Who(0)}, said) == "Bea lays a pear (Anna)."
    assert event_in_words(CardLaid(1, "a pear"), {"extra": 1, "card": "two"}, said) == "Bea lays two (1)."
    assert event_in_words(TimeUp(), {}, said) == "Time is up."
    assert event_in_words(Unsaid(0), {}, said) == "", "what has no words is not told"
    assert event_in_words(TimeUp(), {}, tongue(language="it")) == "Time is up.", "in English rather than not at all"


@pytest.mark.parametrize(("name", "key"), [("TimeUp", "time-up"), ("Roll", "roll"), ("ABird", "a-bird")])
def test_names_as_keys(name: str, key: str) -> None:
    assert kebab(name) == key


def test_the_end_names_who_won_and_how_the_points_came_about() -> None:
    pears = (Line("pears", 5, {"tree": "the old tree"}), Line("pears", 2, {"tree": "the wall"}))
    told = end_in_words(Outcome((7, 3), (0,), (pears,)), tongue("Anna", "Bea"))
    assert told == [
        "The game is over: Anna wins.", "Anna: 7 points. pears of the old tree (5); pears of the wall (2).",
        "Bea: 3 points."]
    assert end_in_words(Outcome((3, 3), (0, 1)), tongue("Anna", "Bea")) == [
        "The game is over: Anna and Bea win together.", "Anna: 3 points.", "Bea: 3 points."]
