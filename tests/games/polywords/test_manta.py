"""Manta: teams, secret pairs, the race for three words, and every way in which time can run out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludoteca.games.polywords.requests import Request, category_cards
from ludoteca.rules import IllegalMove, Table
from tests.games.polywords.seas import drop_bottles, everybody_ready, heard, write

ALESSANDRO, FEDERICO, MAURO, SIMONA = range(4)     # Alessandro and Mauro against Federico and Simona
THEIRS = {8: "animale_acquatico", 5: "fiore", 7: "rettile"}
OURS = {8: "colore", 5: "nome_maschile", 7: "mestiere"}


def dealt(**options: Any) -> Table:
    """The rulebook's turn: lengths 8, 5 and 7, and the cards that each team has to assign to the other."""
    table = Table("manta", 4, seed=3, options=options)
    table.state = replace(table.state, request=Request(lengths=(5, 7, 8)),
                          hands=(tuple(OURS.values()), tuple(THEIRS.values())))
    return table


def paired() -> Table:
    table = dealt()
    for seat, pairs in ((FEDERICO, THEIRS), (MAURO, OURS)):
        for length, category in pairs.items():
            table.play(seat, {"type": "assign", "category": category, "length": length})
    return table


def test_the_rulebooks_turn() -> None:
    table = dealt()
    for length, category in THEIRS.items():
        table.play(SIMONA, {"type": "assign", "category": category, "length": length})
    # Alessandro and Mauro assign one card and let the time run out: the other two are assigned at random.
    table.play(MAURO, {"type": "assign", "category": "nome_maschile", "length": 5})
    table.expire()
    assert table.state.phase == "write"
    assert table.state.pairs[0] == THEIRS
    assert table.state.pairs[1][5] == "nome_maschile" and set(table.state.pairs[1].values()) == set(OURS.values())
    write(table, FEDERICO, "Turchese")
    write(table, ALESSANDRO, "Calla")
    write(table, ALESSANDRO, "Ramarro")
    write(table, FEDERICO, "Marco")
    step = write(table, ALESSANDRO, "Sogliola")
    assert heard(step, "TeamFinished")[0].missing == 1
    everybody_ready(table)
    assert table.state.due == (0, 2)
    drop_bottles(table)
    assert [sheet.bottles for sheet in table.state.sheets] == [0, 2] and table.state.turn == 2


def test_when_no_team_finishes_each_pays_two_for_every_missing_word() -> None:
    table = paired()
    write(table, ALESSANDRO, "Calla")
    table.expire()
    everybody_ready(table)
    assert table.state.due == (4, 6)


def test_nothing_is_assigned_in_time_everything_goes_down_at_random() -> None:
    table = dealt()
    table.expire()
    assert set(table.state.pairs[0].values()) == set(THEIRS.values())
    assert set(table.state.pairs[1].values()) == set(OURS.values())
    assert set(table.state.pairs[0]) == {5, 7, 8} == set(table.state.pairs[1])


def test_both_teams_may_give_up() -> None:
    table = paired()
    table.play(ALESSANDRO, {"type": "pass"})
    assert table.actors == {FEDERICO, SIMONA}
    table.play(FEDERICO, {"type": "pass"})
    assert table.state.due == (6, 6) and table.state.phase == "bottles"


def test_only_the_writer_writes_and_the_role_passes_on() -> None:
    table = paired()
    with pytest.raises(IllegalMove, match="not_the_writer"):
        write(table, MAURO, "Calla")
    for seats in (4, 5, 6):
        table = Table("manta", seats, seed=1)
        writers = [table.game.writer(replace(table.state, turn=turn), 0) for turn in (1, 2, 3, 4)]
        assert writers == ([0, 2, 0, 2] if seats == 4 else [0, 2, 4, 0])
    assert [table.game.board_of(seat) for seat in range(5)] == [0, 1, 0, 1, 0]    # five play three against two
    assert table.game.team(table.state, 3) == 1


def test_pairs_are_secret_until_everything_is_laid() -> None:
    table = dealt()
    table.play(FEDERICO, {"type": "assign", "category": "rettile", "length": 7})
    for seat in (ALESSANDRO, MAURO, None):
        seen = msgspec.json.encode(table.view(seat))
        assert b"rettile" not in seen and b"fiore" not in seen
        assert table.view(seat).pairs[0] == {7: ""}             # that a card lies there is public
    assert table.view(SIMONA).pairs[0] == {7: "rettile"}
    assert b"colore" not in msgspec.json.encode(table.view(SIMONA))


def test_drafts_are_seen_by_the_team_alone() -> None:
    table = paired()
    step = table.play(MAURO, {"type": "draft", "word": "Calla", "path": [27, 28, 29, 30, 31]})
    assert [told.to for told in step.events] == [frozenset({ALESSANDRO, MAURO})]
    assert table.view(ALESSANDRO).drafts[MAURO].word == "CALLA"
    for seat in (FEDERICO, SIMONA, None):
        assert not table.view(seat).drafts
    with pytest.raises(IllegalMove, match="wrong_length"):
        table.play(MAURO, {"type": "draft", "word": "Rosa"})
    table.play(MAURO, {"type": "draft"})
    assert not table.view(ALESSANDRO).drafts
    table.play(MAURO, {"type": "draft", "word": "Calla"})
    write(table, ALESSANDRO, "Viola")
    assert table.state.drafts == ({}, {})                            # the five-letter word is done: no drafts


@pytest.mark.parametrize(("move", "code"), [
    ({"category": "colore", "length": 5}, "not_in_hand"),
    ({"category": "fiore", "length": 4}, "no_such_length_card"),
    ({"category": "fiore", "length": 7}, "length_covered"),
])
def test_assignments_that_will_not_do(move: dict[str, Any], code: str) -> None:
    table = dealt()
    table.play(FEDERICO, {"type": "assign", "category": "rettile", "length": 7})
    with pytest.raises(IllegalMove) as refusal:
        table.play(FEDERICO, {"type": "assign", **move})
    assert refusal.value.code == code


def test_a_contest_between_teams_is_decided_by_the_lists() -> None:
    table = paired()
    write(table, ALESSANDRO, "Tavolo"[:5])                      # TAVOL is no flower, nor a word
    table.expire()
    table.play(SIMONA, {"type": "contest", "accused": 0})
    assert table.state.disputes[0].guilty and table.state.due == (2, 0)
    assert table.state.disputes[0].category == "fiore"


def test_finishing_first_is_a_race() -> None:
    table = paired()
    move = table.read_move({"type": "write", "word": "Calla", "path": [27, 28, 29, 30, 31]})
    assert not table.game.races(table.state, ALESSANDRO, move)
    write(table, ALESSANDRO, "Calla")
    write(table, ALESSANDRO, "Ramarro")
    assert table.game.races(table.state, ALESSANDRO, move) and table.game.stamped(move, 70).lag == 70


def test_lengths_come_round_in_two_turns_and_hard_decks_are_fair() -> None:
    hard_ids = {card.id for card in category_cards("it") if card.hard}
    for seed in range(6):
        table, lengths = Table("manta", 4, seed=seed, options={"hard": True}), []
        while table.outcome is None:
            if table.state.phase == "assign" and len(lengths) < table.state.turn:
                lengths.append(table.state.request.lengths)
            table.expire()
        assert set(lengths[0]) | set(lengths[1]) == {4, 5, 6, 7, 8, 9} == set(lengths[2]) | set(lengths[3])
        assert [sum(card in hard_ids for card in cards) for cards in table.state.dealt] == [2, 2]
        every = [card for cards in table.state.dealt for card in cards]
        assert len(every) == 24 == len(set(every))
        assert table.outcome.winners == (0, 1, 2, 3)
