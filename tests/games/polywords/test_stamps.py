"""Decisions of the lexicon are in the log: it replays to the same game with better or entirely different word lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.polywords import requests, words
from ludoteca.rules import Chance, Table
from ludoteca.rules.refusal import Unreadable
from tests.conformance.playouts import playout
from tests.games.polywords.seas import drop_bottles, everybody_ready, write


@contextmanager
def another_lexicon() -> Iterator[None]:
    """A lexicon that inverts every answer and has another deck of categories."""
    is_word, verdict, evidence, categories = words.is_word, words.verdict, words.evidence, words.categories
    flipped: dict[str, Callable[..., Any]] = {
        "is_word": lambda *asked: not is_word(*asked),
        "verdict": lambda *asked: "no" if verdict(*asked) != "no" else "yes",
        "evidence": lambda *asked: turned_round(evidence(*asked)),
        "categories": lambda *asked: categories(*asked)[:9:-1],
    }
    with pytest.MonkeyPatch.context() as patch:
        requests.category_cards.cache_clear()
        for name, answer in flipped.items():
            patch.setattr(words, name, answer)
        yield
    requests.category_cards.cache_clear()


def turned_round(found: words.Evidence) -> words.Evidence:
    supports = not found.supports
    return replace(found, on_list=supports, supports=supports, in_dictionary=supports, partly=False, form_of=None)


def without_stamps(log: dict[str, Any]) -> dict[str, Any]:
    bare = {name: part for name, part in log.items() if name != "known"}
    bare["entries"] = [{name: part for name, part in entry.items() if name != "known"} for entry in log["entries"]]
    return bare


def outlives_the_lexicon(table: Table) -> bool:
    """Whether the table replays to itself with another lexicon, and would not without its stamps."""
    with another_lexicon():
        same = Table.replay(table.log) == table
        try:
            told_apart = Table.replay(without_stamps(table.log)).state != table.state
        except Unreadable:
            told_apart = True
    return same and told_apart


def test_cards_drawn_stay_drawn_when_lists_come_and_go() -> None:
    for game, seats in (("specchio", 3), ("pagliaccio", 3), ("manta", 4), ("medusa", 1)):
        table = Table(game, seats, seed=11)
        assert any("category" in key for key in table.log["known"])
        assert outlives_the_lexicon(table), game


def test_a_contest_the_dictionary_decided_stays_decided() -> None:
    table = Table("palla", 2, seed=3)
    write(table, 0, "Zmpbcq")
    write(table, 1, "Cima")
    table.play(1, {"type": "contest", "accused": 0, "reason": "sense"})
    assert table.state.disputes[0].guilty
    assert table.log["entries"][-1]["known"]["proof ZMPBCQ"]["supports"] is False
    assert outlives_the_lexicon(table)


def test_what_the_automatic_referee_ruled_out_stays_out() -> None:
    table = Table("palla", 2, seed=3, options={"variant": "gonfio", "referee": "auto"})
    for seat, text in enumerate(("Zqxwzq", words.members(table.state.request.categories[0])[0])):
        write(table, seat, text, words.normalise(text))
    everybody_ready(table)
    assert table.log["entries"][-1]["known"][f"refuted ZQXWZQ {table.state.request.categories[0]}"] is True
    assert outlives_the_lexicon(table)


def test_in_agguato_a_line_drawn_stays_drawn() -> None:
    table = Table("polpo", 2, seed=3, options={"variant": "agguato", "referee": "auto"})
    for seat in (0, 1):
        while table.state.said[seat] is None:
            table.play(seat, table.game.sample(table.state, seat, Chance.stream(table.position, seat)))
        table.play(seat, table.sample(seat))
    lines = [sheet.lines for sheet in table.state.sheets]
    everybody_ready(table)
    assert [sheet.lines for sheet in table.state.sheets] != lines, "two strings of letters: both are out of category"
    assert outlives_the_lexicon(table)


def test_medusas_words_stay_right_and_take_the_same_cards() -> None:
    table = Table("medusa", seed=4)
    chance = Chance(9)
    while table.state.turn < 5:
        table.play(0, table.sample(0, chance))
        drop_bottles(table)
    assert table.state.sheets[0].words, "something was written"
    table.play(0, {"type": "draft", "word": "Atene"})
    assert table.log["entries"][-1]["known"]["judged ATENE"]["known"] is True
    assert outlives_the_lexicon(table)


@pytest.mark.parametrize("game", ["specchio", "pagliaccio", "palla", "manta", "polpo", "medusa"])
def test_a_whole_game_is_the_same_under_another_lexicon(game: str) -> None:
    options = {} if game in ("medusa", "manta") else {"referee": "auto"}      # these two have no contests
    table = playout(Table(game, seed="stamps", options=options), Chance(5))
    with another_lexicon():
        assert Table.replay(table.log) == table
