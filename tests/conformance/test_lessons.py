"""Lessons: plays every guided first game; wrong tries are answered and right moves advance."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from ludoteca import IllegalMove, Table, game, games
from ludoteca.rules import Chance, rules_pages
from ludoteca.rules.lessons import Coach, Step, fits
from ludoteca.rules.texts import bundle, has
from tests.rules.mercato import Mercato

TAUGHT = games()                   # every game of the catalogue has a lesson
LANGUAGES = ("it", "en")


def kinds(id: str) -> set[str]:
    move: Any = game(id).Move
    return {str(each.__struct_config__.tag) for each in get_args(move) or (move,)}


def something_else(coach: Coach, step: Step) -> Any:
    """A legal move other than the one asked for, if one is found."""
    for number in range(30):
        move = msgspec.to_builtins(coach.table.sample(coach.seat, Chance(number)))
        if not any(fits(move, each) for each in step.does) and move["type"] not in step.free:
            return move
    return None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_is_played_through(id: str, language: str) -> None:
    coach = Coach(game(id), language)
    made: set[str] = set()
    refused, others = [], 0
    acts: list[Any] = []
    while not coach.over:
        step, stands = coach.step, (coach.number, coach.table.position)
        for part in ("", "title"):
            text = coach.says(part)
            assert text and not text.startswith("lesson-"), f"{id}: {step.key} says nothing in {language}"
        if step.does:
            with pytest.raises(IllegalMove) as silent:
                coach.act(None)
            assert silent.value.code == "lesson_do_it"
        if coach.seat in coach.table.actors and not step.refused and (other := something_else(coach, step)) is not None:
            with pytest.raises(IllegalMove) as answered:
                coach.act(other)
            assert not re.search(r"refusal-|lesson-", answered.value.sentence(language))
            others += 1
        assert (coach.number, coach.table.position) == stands, "what is not asked for changes nothing"
        act = step.does[0] if step.does else None
        no = coach.act(act)
        acts.append(act)
        assert coach.number == stands[0] + 1
        if step.refused:
            assert no is not None and no.code == step.refused
            refused.append(no)
        elif act is not None:
            made.add(act["type"])
    assert made | set(coach.lesson.beyond) == kinds(id), "a kind of move is never made"
    assert refused and all(no.rule for no in refused), "one refusal is met, and names its rule"
    assert others
    assert coach.lesson.scores in scored(coach), "whoever learns scores"
    again = Coach(game(id), language)
    again.follow(acts)
    assert again.table == coach.table and again.over


def scored(coach: Coach) -> set[str]:
    """The events of the learner's seat."""
    lived = Table.from_header(coach.table.header)
    return {type(told.event).__name__ for _, step in lived.retrace(coach.table.entries) for told in step.events
            if getattr(told.event, "seat", coach.seat) == coach.seat or isinstance(
                getattr(told.event, "points", None), tuple)}


@pytest.mark.parametrize("id", TAUGHT)
def test_both_languages_teach_the_same(id: str) -> None:
    steps = {language: Coach(game(id), language).lesson.steps for language in LANGUAGES}
    assert [step.key for step in steps["it"]] == [step.key for step in steps["en"]]
    written = {language: {key for key in bundle(id, language)._messages if key.startswith("lesson-")}
               for language in LANGUAGES}
    assert written["it"] == written["en"]


def test_every_text_of_a_lesson_is_said_by_some_step() -> None:
    said = {f"lesson-{owner}-{step.key}{part}" for id in TAUGHT for step in Coach(game(id)).lesson.steps
            for owner in (id, game(id).box) for part in ("", "-title", "-but")}
    written = {key for id in TAUGHT for key in bundle(id, "it")._messages if key.startswith("lesson-")}
    assert not written - said


@pytest.mark.parametrize("id", TAUGHT)
def test_every_refusal_met_is_explained_on_the_rules_page(id: str) -> None:
    rules = game(id)
    for language in LANGUAGES:
        page = rules_pages.rules_page(id, rules.box, language)
        assert page is not None
        coach = Coach(rules, language)
        while not coach.over:
            no = coach.act(coach.step.does[0] if coach.step.does else None)
            if no is not None:
                assert f"{{#{no.rule}}}" in page, f"{id}: {no.rule}"
                assert has(id, f"refusal-{no.code.replace('_', '-')}", language)


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(IllegalMove) as no:
        Coach(Mercato())
    assert no.value.code == "no_lesson"


def test_a_lesson_that_is_over_takes_no_more() -> None:
    coach = Coach(game("masterdice"))
    for step in coach.lesson.steps:
        coach.act(step.does[0] if step.does else None)
    with pytest.raises(IllegalMove) as no:
        coach.act(None)
    assert no.value.code == "lesson_over" and no.value.sentence("it").startswith("La lezione")


@pytest.mark.parametrize("id", TAUGHT)
def test_the_rules_begin_with_a_turn_in_ten_lines(id: str) -> None:
    """The summary fits a phone: ten short lines before any other explanation."""
    for language in LANGUAGES:
        page = rules_pages.rules_page(id, game(id).box, language)
        assert page is not None
        first = page.split("\n## ")[1]
        assert first.partition("\n")[0].endswith("{#ten-lines}"), f"{id}, {language}"
        lines = re.findall(r"^(\d+)\. (.+)$", first, re.M)
        assert [int(number) for number, _ in lines] == list(range(1, 11))
        assert all(len(line) <= 130 for _, line in lines)
