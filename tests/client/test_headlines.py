"""Headlines of the client: in every situation a true sentence, in both languages."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.protocol.merge_patch import bare, plain
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import game, games
from ludoteca.rules.texts import ORIGINALS, bundle
from tests.client.bundle import NODE, bundled
from tests.conformance.playouts import advance

ROOT = Path(__file__).resolve().parents[2]
NAMES = [f"Nome{seat}" for seat in range(12)]
GAMES = [id for id in games(shelf=False) if type(game(id)).__module__.startswith("ludoteca.games.")]

# A seat that may act but need not: the headline then describes the situation.
MAY_REST = {
    "duplik": {
        "headline-all-said", "headline-rested", "headline-all-down", "headline-ink",
        "headline-moment", "headline-wait-vote", "headline-wait-judges", "headline-wait-read-first",
        "headline-wait-read", "headline-wait-close"},
}
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "canvas": [(1, {}), (3, {"vote": True}), (2, {"vote": True})],
    "masterdice": [(2, {}), (2, {"coder_by_hand": True})],
    "duplik": [(3, {}), (5, {"choice": "two_titles"})],
    "finestre": [(3, {}), (3, {"round_time": 0})],
    "manta": [(4, {})],
    "medusa": [(1, {})],
    "finestre_allenamento": [(1, {})],
}


def shape(view: Any) -> list[Any]:
    """The outline of a situation: texts as they are, the lengths of lists, for all else whether there is any."""
    return [
        each if isinstance(each, str) else len(each) if isinstance(each, tuple) else bool(each)
        for each in msgspec.structs.astuple(view)]


def situations(id: str) -> list[dict[str, Any]]:
    """Views of all seats and of spectators in some played games: the first few of each kind of situation."""
    found, kinds = [], Counter[tuple[Any, ...]]()
    fewest, most = game(id).seats[0], game(id).seats[-1]
    for number, (seats, options) in enumerate(TABLES.get(id, [(fewest, {}), (min(4, most), {})])):
        for seed in range(3):
            table = Table(id, seats, seed=f"{number} {seed}", options=options)
            chance = Chance(100 * number + seed)
            for _ in range(700):
                actors = sorted(table.actors)
                for seat in (*range(seats), None):
                    view = table.view(seat)
                    kind = (seat in actors, seat is None, len(actors), *shape(view))
                    kinds[kind] += 1
                    if kinds[kind] <= 3:
                        found.append({
                            "game": id, "seat": seat, "actors": actors, "names": NAMES,
                            "over": table.outcome is not None, "view": bare(plain(view))})
                if table.outcome is not None:
                    break
                advance(table, chance)
    return found


def rare() -> list[dict[str, Any]]:
    """Situations that are rare in random play.

    A full hand, a tie under vote, a painter who has finished, all artists done before the master, drawings after their
    animation, a sunk octopus.
    """
    canvas = next(each for each in situations("canvas") if each["view"]["turn"] == 1 and each["seat"] == 0)
    tied = {**canvas["view"], "phase": "vote", "tied": [0, 1]}
    done = {**canvas["view"]["players"], "0": {**canvas["view"]["players"]["0"], "paintings": {n: {} for n in "012"}}}
    full = {**canvas["view"]["players"], "1": {**canvas["view"]["players"]["1"], "hand": [0, 1, 2, 3, 4]}}
    studio = next(each for each in situations("duplik") if each["view"]["phase"] == "draw" and each["seat"] == 1)
    resting = [seat for seat in studio["actors"] if seat != studio["view"]["master"]]
    wall = next(each for each in situations("duplik") if each["view"]["phase"] == "praise" and each["seat"] == 1)
    born = wall["view"]["hung"] + 10 ** 6
    polpo = next(each for each in situations("polpo") if each["seat"] == 0)
    return [
        {**canvas, "view": tied, "actors": [2], "seat": 2},
        {**canvas, "view": tied, "actors": [2], "seat": 0},
        {**canvas, "view": tied, "actors": [], "seat": None},
        {**canvas, "view": {**canvas["view"], "players": done}},
        {**canvas, "view": {**canvas["view"], "players": full}},
        {**canvas, "view": {**canvas["view"], "players": full}, "seat": 1},
        *({**studio, "view": {**studio["view"], "resting": resting, "all_said": said}, "seat": None}
          for said in (False, True)),
        *({**wall, "time": born, "seat": seat} for seat in (1, None)),
        {**polpo, "view": {**polpo["view"], "out": [3, 0, 0, 0]}, "actors": [1]},
    ]


@pytest.fixture(scope="module")
def asked() -> list[tuple[dict[str, Any], dict[str, Any] | None]]:
    """Every situation with the headline that the client gives."""
    page = bundled(Path(__file__).with_name("headlines.ts"))
    every = [each for id in GAMES for each in situations(id)] + rare()
    said = subprocess.run([NODE, page], input=msgspec.json.encode(every), capture_output=True, check=True).stdout
    return list(zip(every, json.loads(said), strict=True))


Asked = list[tuple[dict[str, Any], dict[str, Any] | None]]


@pytest.mark.parametrize("language", ORIGINALS)
def test_there_is_a_sentence_for_every_situation(asked: Asked, language: str) -> None:
    for where, said in asked:
        assert (said is None) == where["over"], (where["game"], where["view"]["phase"])
        if said is None:
            continue
        texts = bundle(where["game"], language)
        assert texts.has_message(said["key"]), f"{where['game']}: {said['key']}"
        pattern = texts.get_message(said["key"]).value
        assert pattern is not None
        sentence, errors = texts.format_pattern(pattern, said.get("facts", {}))
        assert not errors, (where["game"], said, errors)
        assert " " in sentence and "  " not in sentence and not sentence.startswith((" ", ",", ":")), sentence


def test_it_asks_for_something_exactly_of_those_who_may_act(asked: Asked) -> None:
    for where, said in asked:
        if said is None:
            continue
        about = (where["game"], where["view"]["phase"], where["seat"], where["actors"], said["key"])
        if said["tone"] == "act":
            assert where["seat"] in where["actors"], about
        elif where["seat"] in where["actors"]:
            assert said["key"] in MAY_REST.get(where["game"], ()), about


def test_who_has_said_a_word_aloud_is_not_said_to_look_for_one(asked: Asked) -> None:
    seen = 0
    for where, said in asked:
        if where["game"] in ("pagliaccio", "polpo") and said and said["key"] in (
                "headline-wait-write", "headline-watch-write", "headline-watch-all"):
            silent = [seat for seat in where["actors"] if seat != where["seat"] and not where["view"]["said"][seat]]
            assert said["facts"]["names"] == ", ".join(NAMES[seat] for seat in silent), where
            seen += len(silent) < len(where["actors"])
    assert seen


def test_every_sentence_written_is_said_somewhere(asked: Asked) -> None:
    said = {(game(where["game"]).box, each["key"]) for where, each in asked if each}
    written = {
        (box, line.split(" =")[0]) for box in {game(id).box for id in GAMES}
        for line in (ROOT / "src" / "ludoteca" / "games" / box / "texts" / "it.ftl").read_text("utf-8").splitlines()
        if line.startswith("headline-")}
    assert not written - said
