"""Worked examples of the rules pages: each one is played and must be a legal game."""

from __future__ import annotations

import re

import pytest

from ludoteca import game, games
from ludoteca.rules import rules_pages
from ludoteca.rules.examples import play_through
from ludoteca.rules.texts import LANGUAGES, bundle, spoken_by

SHOWN = games()                    # every game of the catalogue has an example
WORD = re.compile(r"\b[A-Z]{3,}\b")


def speaks(id: str) -> list[str]:
    return [language for language in LANGUAGES if spoken_by(id, language) == language]


@pytest.mark.parametrize("id", SHOWN)
def test_an_example_is_played_in_every_language_its_game_speaks(id: str) -> None:
    rules, keys = game(id), []
    for language in speaks(id):
        scenes = list(play_through(rules, language))
        keys.append([each.scene.key for each in scenes])
        assert len(scenes) >= 5 and len(set(keys[-1])) == len(scenes)
        for each in scenes:
            assert not re.search(r"example-|\{", each.says), f"{id}: {each.scene.key} says nothing in {language}"
            assert each.scene.shows, f"{id}: nothing is drawn of {each.scene.key}"
            assert each.scene.happens or each.steps == (), "a scene without a move shows what is there"
        refused = [each.no for each in scenes if each.no is not None]
        assert refused, "one thing that the rules forbid is shown"
        page = rules_pages.rules_page(id, rules.box, language)
        assert page is not None and all(f"{{#{no.rule}}}" in page for no in refused)
    assert keys == [keys[0]] * len(keys)


@pytest.mark.parametrize("id", [each for each in SHOWN if game(each).box == "polywords"])
def test_a_word_that_an_example_speaks_of_is_one_that_somebody_says_or_writes(id: str) -> None:
    for language in ("it", "en"):
        known: set[str] = {"NO", "SÌ", "YES"}
        for each in play_through(game(id), language):
            known |= {str(then.move["word"]) for then in each.scene.happens if "word" in then.move}
            assert set(WORD.findall(each.says)) <= known, each.says


@pytest.mark.parametrize("id", SHOWN)
def test_the_rules_page_shows_its_pictures_where_it_speaks_of_them(id: str) -> None:
    rules = game(id)
    for language in speaks(id):
        page = rules_pages.rules_page(id, rules.box, language)
        assert page is not None
        assert re.search(r"^## .+\{#example\}\n\n<!-- example -->$", page, re.M), f"{id}, {language}"
        pictures = re.findall(r"^<!-- picture: (.+) -->$", page, re.M)
        assert len(pictures) >= 2
        assert set(pictures) <= {each.scene.key for each in play_through(rules, language)}


def test_every_text_of_an_example_is_said_by_some_scene() -> None:
    said = {f"example-{id}-{each.scene.key}" for id in SHOWN for each in play_through(game(id), "en")}
    for language in ("it", "en"):
        written = {key for id in SHOWN for key in bundle(id, language)._messages if key.startswith("example-")}
        assert written == said


def test_a_game_without_an_example_shows_none() -> None:
    from tests.rules.mercato import Mercato

    assert list(play_through(Mercato())) == []
