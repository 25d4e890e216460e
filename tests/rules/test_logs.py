"""A log outlives the rules that wrote it: versions, stamps, and one clear error where it cannot be read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.rules import Chance, Entry, IllegalMove, Table, Unreadable
from ludoteca.rules.texts import LANGUAGES
from tests.rules import mercato


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The external book, which may change."""
    book = {"mele", "pere"}
    monkeypatch.setattr(mercato, "BOOK", book)
    yield book


def market(**options: Any) -> Table:
    return Table("mercato", 2, seed=3, options=options)


def travelled(table: Table) -> dict[str, Any]:
    log: dict[str, Any] = json.loads(json.dumps(table.log))
    return log


def test_the_header_carries_the_version_and_the_whole_log_follows() -> None:
    table = market()
    assert table.header == {
        "game": "mercato", "version": 2, "seats": 2, "seed": 3, "options": {"clock": False}, "at": 0,
        "known": {"stock": ["mele", "pere"]}}
    assert Table("masterdice").header.keys() == {"game", "version", "seats", "seed", "options", "at"}
    assert table.log == {**table.header, "entries": []}


def test_what_decided_is_stamped_and_believed_when_the_book_changes(book: set[str]) -> None:
    table = market(clock=True)
    table.play(0, {"type": "praise", "ware": "pere"})
    table.expire()
    assert [entry.known for entry in table.entries] == [{"exists pere": True}, {"fine": 2}]
    log = travelled(table)
    book.clear()
    with pytest.raises(IllegalMove):
        market().play(0, {"type": "praise", "ware": "pere"})
    again = Table.replay(log)
    assert again == table and again.state.stock == ("mele", "pere") and again.state.points == (10, -2)
    assert travelled(again) == log


def test_a_step_brings_what_belongs_into_the_entry_and_a_plain_one_brings_nothing() -> None:
    table = market()
    assert table.try_move(0, mercato.Praise("mele"), 0).known == {"exists mele": True}
    assert table.try_move(0, mercato.Roll(), 0).known is None
    table.play(0, mercato.Roll())
    assert travelled(table)["entries"] == [{"at": 0, "seat": 0, "move": {"type": "roll"}}]


def test_a_refused_move_leaves_no_stamp() -> None:
    table = market()
    with pytest.raises(IllegalMove):
        table.play(0, mercato.Praise("draghi"))
    table.play(0, mercato.Praise("mele"))
    assert table.entries[0].known == {"exists mele": True}


def test_a_search_without_a_log_just_asks_and_a_fork_writes_into_the_same_entry() -> None:
    assert Chance(1).recall("x", lambda: 5) == 5
    live = Chance(1, known={})
    assert live.fork().recall("x", lambda: 5) == 5 and live.known == {"x": 5}
    assert Chance(1, known={"x": [1, 2]}).recall("x", tuple, tuple[int, ...]) == (1, 2)


def test_an_older_log_is_read_by_the_rules_of_its_time_and_goes_on_under_them() -> None:
    table = market()
    table.play(0, mercato.Praise("mele"))
    assert table.state.points == (10, 0)
    old = Table.replay({**travelled(table), "version": 1})
    assert old.state.points == (4, 0) and old.version == 1
    old.play(1, mercato.Praise("pere"))
    assert old.state.points == (4, 4) and Table.replay(travelled(old)) == old


def test_a_log_from_before_versions_is_read_as_far_as_the_rules_agree() -> None:
    log = travelled(Table("masterdice", seed=1))
    del log["version"]
    assert Table.replay(log).version == 0 and Table.replay(log).log["version"] == 0
    table = Table("masterdice", seed=1)
    table.play(min(table.actors), {"type": "roll"})
    log["entries"] = travelled(table)["entries"]
    assert Table.replay(log).state == table.state


def unreadable(log: dict[str, Any]) -> Unreadable:
    with pytest.raises(Unreadable) as found:
        Table.replay(log)
    for language in LANGUAGES:
        said = found.value.sentence(language)
        assert said and not said.startswith("unreadable-") and found.value.why not in said
    return found.value


def test_a_log_that_cannot_be_read_says_so_in_one_way() -> None:
    log = travelled(market())
    newer = unreadable({**log, "version": 3})
    assert (newer.code, newer.game, newer.version, newer.position) == ("newer", "mercato", 3, 0)
    older = unreadable({**log, "version": -1})
    assert (older.code, older.position) == ("older", 0)
    assert unreadable({**log, "options": {"clock": "no"}}).position == 0
    assert unreadable({**log, "game": "nobody"}).game == "nobody"
    assert unreadable({**log, "version": "two"}).code == "refused"
    assert unreadable({"entries": []}).code == "refused"


@pytest.mark.parametrize("entry", [
    {"at": 0, "seat": 1, "move": {"type": "roll"}},                    # not their turn
    {"at": 0, "seat": 0, "move": {"type": "praise", "ware": "draghi"}},
    {"at": 0, "seat": 0, "move": {"type": "dance"}},
    {"at": 0, "seat": 0, "move": 7},                                   # no valid move
    {"at": 0},                                                         # no clock runs
    {"at": 0, "seat": 0, "back": 0},                                   # no move to take back yet
    {"seat": 0},
    "nonsense",
])
def test_a_refused_entry_names_its_place(entry: Any) -> None:
    log = travelled(market())
    good = {"at": 0, "seat": 0, "move": {"type": "roll"}}, {"at": 0, "seat": 1, "move": {"type": "roll"}}
    found = unreadable({**log, "entries": [*good, entry]})
    assert (found.code, found.position) == ("refused", 3) and found.why


def test_retracing_tells_each_entry_with_its_step() -> None:
    table = market()
    steps = [table.play(0, mercato.Roll()), table.play(1, mercato.Praise("mele"))]
    again = Table.from_header(table.header)
    assert list(again.retrace(travelled(table)["entries"])) == list(zip(table.entries, steps, strict=True))
    assert again == table
    assert next(Table.from_header(table.header).retrace([Entry(0, 0, mercato.Roll())]))[1] == steps[0]
