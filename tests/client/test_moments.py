"""Peaks of Polywords in the client: it stages a scene exactly where the rules hold the clock."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.arena.match import play_match
from ludoteca.protocol.merge_patch import bare, plain
from ludoteca.rules import Chance, Table
from ludoteca.rules.texts import ORIGINALS, bundle
from tests.client.bundle import NODE, bundled
from tests.conformance.playouts import advance

SEA = {"specchio": 3, "palla": 4, "pagliaccio": 4, "polpo": 3, "manta": 4, "medusa": 1}
KINDS = {
    "specchio": {"words", "telepathy", "verdict", "pay"}, "palla": {"words", "swelling", "verdict"},
    "pagliaccio": {"race", "verdict", "pay"}, "polpo": {"line", "sink", "row"},
    "manta": {"pairs", "finish", "verdict", "pay"}, "medusa": {"pay", "catch", "count"}}
Staged = list[tuple[dict[str, Any], dict[str, Any] | None]]


def played(id: str) -> Iterator[Table]:
    """A game of bots, which think alike, and two random games, which have many contests."""
    yield play_match(Table(id, SEA[id], seed="moments"), ["artigiano"] * SEA[id], Chance(1))
    for seed in (1, 2):
        table, chance = Table(id, SEA[id], seed=f"moments {seed}"), Chance(seed)
        while table.outcome is None:
            advance(table, chance)
        yield table


def happenings(id: str) -> list[dict[str, Any]]:
    """Played games step by step, as the first seat and a spectator see them."""
    found = []
    for table in played(id):
        again = Table.from_header(table.log)
        before = [bare(plain(again.view(seat))) for seat in (0, None)]
        for _, step in again.retrace(table.entries):
            after = [bare(plain(again.view(seat))) for seat in (0, None)]
            events = [{"type": type(told.event).__name__, **msgspec.to_builtins(told.event)}
                      for told in step.events if told.to is None]
            peak = max((again.game.peak(told.event) for told in step.events), default=0)
            found += [
                {"game": id, "seat": seat, "events": events, "before": before[at], "after": after[at], "peak": peak,
                 "names": [f"Nome{n}" for n in range(6)]} for at, seat in enumerate((0, None))]
            before = after
    return found


@pytest.fixture(scope="module")
def staged() -> Staged:
    every = [each for id in SEA for each in happenings(id)]
    page = bundled(Path(__file__).with_name("moments.ts"))
    said = subprocess.run([NODE, page], input=msgspec.json.encode(every), capture_output=True, check=True).stdout
    return list(zip(every, json.loads(said), strict=True))


def test_a_moment_is_staged_exactly_where_the_table_is_held(staged: Staged) -> None:
    for what, moment in staged:
        events = [each["type"] for each in what["events"]]
        assert (moment is not None) == (what["peak"] > 0), (what["game"], events)
        if moment is not None:
            assert 1_000 <= moment["ms"] <= 3_000 and all(moment["sounds"]), (moment["kind"], moment["ms"])
            assert all(moment["lines"]) and moment["turns"] in (*moment["acts"], "never"), moment["kind"]


@pytest.mark.parametrize("id", SEA)
def test_each_game_has_its_peaks(staged: Staged, id: str) -> None:
    assert {moment["kind"] for what, moment in staged if moment and what["game"] == id} >= KINDS[id]


def test_the_sea_it_is_about_comes_forward(staged: Staged) -> None:
    """Manta: the finished team's words land, and bottles drift into the sea of the team that pays."""
    for what, moment in staged:
        if moment is None:
            continue
        owed = {each["seat"]: each["count"] for each in what["events"] if each["type"] == "Penalised"}
        if moment["kind"] == "finish":
            team = next(each["team"] for each in what["events"] if each["type"] == "TeamFinished")
            written = {cell for word in what["after"]["written"][team] for cell in word["path"]}
            assert moment["front"] == team and set(moment["lands"][team]) == written and not moment["lands"][1 - team]
        elif moment["kind"] == "pay" and what["game"] != "polpo":
            assert {board: count for board, count in enumerate(moment["adrift"]) if count} == owed, what["events"]
            forward = (0 if what["seat"] == 0 and 0 in owed else min(owed)) if what["game"] == "manta" else None
            assert moment["front"] == forward, (what["game"], owed)
        else:
            assert moment["front"] is None and not any(moment["adrift"]) and not any(moment["lands"])


@pytest.mark.parametrize("language", ORIGINALS)
def test_all_they_say_can_be_said(staged: Staged, language: str) -> None:
    for what, moment in staged:
        for said in moment["said"] if moment else ():
            texts = bundle(what["game"], language)
            assert texts.has_message(said["key"]), said
            pattern = texts.get_message(said["key"]).value
            assert pattern is not None
            sentence, errors = texts.format_pattern(pattern, said["facts"])
            assert sentence and not errors, (said, errors)


def test_the_cards_of_the_next_turn_wait_for_the_end_of_the_moment(staged: Staged) -> None:
    for what, moment in staged:
        if moment and any(each["type"] == "TurnBegan" for each in what["events"]):
            assert set(moment["asks"]) == {json.dumps(what["before"]["request"], separators=(",", ":"))}, moment["kind"]


def test_who_pays_is_said(staged: Staged) -> None:
    for what, moment in staged:
        bills = [each for each in what["events"] if each["type"] == "Penalised"]
        if moment and bills:
            paid = {said["key"] for said in moment["said"] if said["key"].endswith(("-bottles", "-lines", "-pile"))}
            assert paid, (what["game"], moment["kind"], bills)
            yours = any(each["seat"] == 0 and each["why"] != "pile" for each in bills)
            assert any("you-pay" in key for key in paid) == (yours and what["seat"] == 0), (bills, paid)


def test_minds_that_meet_turn_to_gold_and_lines_fall_where_the_rules_drew_them(staged: Staged) -> None:
    for what, moment in staged:
        if moment is None:
            continue
        erased = {seat for each in what["events"] if each["type"] == "WordsErased" for seat in each["seats"]}
        if moment["kind"] == "telepathy":
            assert {board for board, cells in enumerate(moment["gold"]) if cells} == erased
        lines = [(each["seat"], each["row"]) for each in what["events"] if each["type"] == "LineDrawn"]
        assert sorted((seat, row) for seat, rows in enumerate(moment["falls"]) for row in rows) == sorted(lines)
        gone = [each["seat"] for each in what["events"] if each["type"] == "Eliminated"]
        assert moment["sinks"] == gone
