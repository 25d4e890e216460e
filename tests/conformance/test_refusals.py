"""Every game: a refused move changes nothing, has a code and a sentence in both languages."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest
from msgspec import inspect as info

from ludoteca.rules import Chance, Entry, IllegalMove, Table
from ludoteca.rules.registry import game
from ludoteca.rules.texts import LANGUAGES, bundle, has
from tests.conformance.house import ALL, ROOT, encoded, kebab, playout, tables, values, worth_a_look

each_game = pytest.mark.parametrize("id", ALL)


def assert_well_said(refusal: IllegalMove) -> None:
    assert refusal.code and refusal.code == refusal.code.lower()
    for language in LANGUAGES:
        said = refusal.sentence(language)
        assert said and not said.startswith("refusal-"), f"{refusal.code} has no sentence in {language}"
        assert "{" not in said, f"{refusal.code} in {language} is not filled in: {said}"
    assert refusal.sentence("it") != refusal.sentence("en")


@each_game
def test_refused_moves_change_nothing_and_explain_themselves(id: str) -> None:
    chance = Chance.stream(id, purpose="refusals")
    refused = 0
    for table in list(tables(id))[:6]:
        stale: list[object] = []

        def ahead(table: Table, entry: Entry, stale: list[object] = stale) -> None:
            nonlocal refused
            if entry.move is not None:
                stale.append(entry.move)
            if not worth_a_look(table, chance):
                return
            attempts: list[object] = [{"type": "no such move"}, {}, {"type": 7}]
            attempts += [chance.pick(stale) for _ in range(min(4, len(stale)))]
            state, before, log = table.state, encoded(table.state), table.position
            for attempt in attempts:
                for seat in range(table.seats):
                    try:
                        table.try_move(seat, table.read_move(attempt), table.now)
                    except IllegalMove as refusal:
                        refused += 1
                        assert_well_said(refusal)
                    assert table.state is state and table.position == log
            assert encoded(state) == before, "a refused move changed the state it was given"
            for seat in set(range(table.seats)) - table.actors:
                with pytest.raises(IllegalMove):
                    table.play(seat, entry.move or {"type": "x"})

        playout(table, chance, ahead)
        with pytest.raises(IllegalMove, match="game_over"):
            table.play(0, stale[0])
    assert refused


@each_game
def test_seats_and_options_outside_the_rules_are_refused(id: str) -> None:
    for seats in (0, game(id).seats[-1] + 1):
        with pytest.raises(IllegalMove) as refusal:
            Table(id, seats)
        assert refusal.value.code == "wrong_number_of_seats"
        assert_well_said(refusal.value)
    with pytest.raises(IllegalMove) as refusal:
        Table(id, options={"no such option": 1})
    assert refusal.value.code == "bad_options"
    assert_well_said(refusal.value)
    with pytest.raises(IllegalMove) as refusal:
        Table(id).view(99)
    assert refusal.value.code == "no_such_seat"


def sources(id: str) -> list[Path]:
    """The modules a game may raise from: its own folder, or its one file."""
    own = Path(inspect.getfile(type(game(id))))
    return [own] if own.is_relative_to(ROOT / "examples") else sorted(own.parent.rglob("*.py"))


@each_game
def test_every_refusal_in_the_source_has_a_sentence(id: str) -> None:
    for page in sources(id):
        for node in ast.walk(ast.parse(page.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalMove" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    for language in LANGUAGES:
                        key = f"refusal-{code.value.replace('_', '-')}"
                        assert has(id, key, language), f"{page.name}: {key} is missing in {language}"


@each_game
def test_both_languages_have_the_same_texts_without_mistakes(id: str) -> None:
    pages = {language: bundle(id, language) for language in LANGUAGES}
    keys = {language: set(page._messages) | set(page._terms) for language, page in pages.items()}
    assert keys["it"] == keys["en"], keys["it"] ^ keys["en"]
    assert "game-title" in keys["it"] and "game-tagline" in keys["it"]


@each_game
def test_every_option_and_event_has_its_text(id: str) -> None:
    rules = game(id)
    for field in info.type_info(rules.Options).fields:
        assert has(id, f"option-{field.encode_name}", "it"), field.encode_name
        for value in values(field.type):
            if not isinstance(value, bool) and isinstance(field.type, info.LiteralType):
                assert has(id, f"option-{field.encode_name}-{value}", "it"), (field.encode_name, value)
    kinds = info.type_info(rules.Event)
    for kind in kinds.types if isinstance(kinds, info.UnionType) else [kinds]:
        assert has(id, f"event-{kebab(kind.cls.__name__)}", "it"), kind.cls.__name__
