"""Medusa: requests that pile up, at least two kinds met by a word, and our own score."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.games.polywords import moves
from ludoteca.games.polywords.medusa import judged, met
from ludoteca.games.polywords.requests import Request
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.registry import game
from tests.games.polywords.seas import drop_bottles, heard, laid, sea, with_cells


def test_atene_meets_two_letters_but_needs_another_kind() -> None:
    table = laid("medusa", 1, letters="AE", categories=("animale",), shapes=("RRDD",))
    path = [27, 28, 29, 30, 31]
    with pytest.raises(IllegalMove) as refusal:
        table.play(0, {"type": "write", "word": "Atene", "path": path})
    assert refusal.value.code == "not_two_requests" and refusal.value.facts["kinds"] == 1
    for request, by_path in ((Request(categories=("citta",), letters="AE"), path),
                             (Request(letters="AE", shapes=("RRDD",)), [27, 28, 29, 37, 45])):
        table.state = replace(table.state, request=request)
        table.try_move(0, table.read_move({"type": "write", "word": "Atene", "path": by_path}), 0)


def test_all_letters_and_categories_are_discarded_and_one_shape() -> None:
    asked = Request(("citta", "capitale", "animale"), "AEZ", (), ("RRDD", "RRR"))
    found = met(asked, judged(asked, "ATENE", "it"), (27, 28, 29, 37, 45))
    assert found.letters == "AE" and found.shape == "RRDD" and "citta" in found.categories
    table = laid("medusa", 1, letters="AEZ", categories=("citta", "animale"), shapes=("RRDD", "RRR"))
    step = table.play(0, {"type": "write", "word": "Atene", "path": [27, 28, 29, 37, 45]})
    assert heard(step, "RequestsMet")[0].letters == "AE"
    left = table.state.request
    # Unmet cards stay, and three new ones are added.
    assert left.categories[0] == "animale" and left.letters[0] == "Z" and left.shapes[0] == "RRR"
    assert (len(left.categories), len(left.letters), len(left.shapes)) == (2, 2, 2) and table.state.turn == 2


def test_the_dictionary_decides_alone() -> None:
    table = laid("medusa", 1, letters="A", shapes=("RRR",))
    with pytest.raises(IllegalMove, match="not_a_word"):
        table.play(0, {"type": "write", "word": "Aqzx", "path": [27, 28, 29, 30]})


def test_no_valid_word_costs_two_bottles() -> None:
    table = Table("medusa", seed=4)
    table.expire()
    assert table.state.phase == "bottles" and table.state.due == (2,)
    drop_bottles(table)
    assert table.state.turn == 2 and table.state.sheets[0].bottles == 2
    assert len(table.state.request.letters) == 2              # the first three cards are still there


def test_twelve_turns_then_empty_cells_minus_bottles_minus_requests() -> None:
    table = Table("medusa", seed=4)
    while table.outcome is None:
        if table.state.phase == "write":
            table.play(0, {"type": "pass"})
        drop_bottles(table)
    assert table.state.turn == 12
    assert table.outcome.scores == (64 - 24 - 72 - 36,)
    assert [line.points for line in table.outcome.breakdown[0]] == [40, -72, -36]


def test_a_full_grid_ends_the_game() -> None:
    table = laid("medusa", 1, letters="O", categories=("citta",), shapes=("RRR",))
    with_cells(table, 0, sea(*["ABCDEFGH"] * 7, "ABCDCOM."))
    table.play(0, {"type": "write", "word": "Como", "path": [60, 61, 62, 63]})
    assert table.outcome is not None and table.outcome.scores == (0,)       # all three cards are met


def test_two_bottles_may_also_fill_the_grid() -> None:
    table = laid("medusa", 1, letters="Z", categories=("citta",), shapes=("RRR",))
    with_cells(table, 0, sea(*["ABCDEFGH"] * 7, "ABCDEFG."))
    table.play(0, {"type": "pass"})
    assert table.state.sheets[0].beside == 1
    drop_bottles(table)
    assert table.outcome is not None and table.outcome.scores == (-6 - 3,)


def test_one_may_ask_the_lists_what_a_draft_would_meet() -> None:
    table = laid("medusa", 1, letters="A", categories=("citta", "animale"), shapes=("RRR",))
    table.play(0, {"type": "draft", "word": "Atene"})
    assert table.view(0).probe.categories == ("citta",) and table.view(0).probe.known
    table.play(0, {"type": "draft", "word": "Aqzx"})
    assert table.view(0).probe.categories == () and not table.view(0).probe.known
    table.play(0, {"type": "draft"})
    assert table.view(0).probe is None


def cards_turned(table: Table) -> list[tuple[object, ...]]:
    """Pass to the end and return the requests, turn by turn."""
    asked = []
    while table.outcome is None:
        if table.state.phase == "write":
            asked.append((table.state.request.categories[-1], table.state.request.letters[-1],
                          table.state.request.shapes[-1]))
            table.play(0, {"type": "pass"})
        drop_bottles(table)
    return asked


def test_the_same_deal_asks_the_same_whatever_is_written() -> None:
    other = Table("medusa", seed=4)
    for word in ("gatto", "mare", ""):                        # each is an entry of the log and changes no card
        other.play(0, {"type": "draft", "word": word})
    turned = cards_turned(other)
    assert turned == cards_turned(Table("medusa", seed=4)) and len(set(turned)) == 12
    assert turned != cards_turned(Table("medusa", seed=5))


def test_the_deck_is_hidden_from_all_and_gone_at_the_last_turn() -> None:
    table = Table("medusa", seed=4)
    assert len(table.state.deck) == 11 and not hasattr(table.view(0), "deck") and not hasattr(table.view(None), "deck")
    assert list(table.game.hidden(table.state, 0)) == ["deck"]
    behind = table.game.resample(table.view(0), 0, Chance(7))
    assert len(behind.deck) == 11 and behind.deck != table.state.deck
    assert not {each.letters for each in behind.deck} & set(behind.seen.letters)
    assert not list(table.game.hidden(replace(table.state, deck=()), 0))


def test_peaks_a_free_word_an_empty_table_and_the_count() -> None:
    medusa = game("medusa")
    path = (27, 28, 29, 30, 31)
    assert medusa.peak(moves.WordShown(0, "ATENE", "Atene", path, 0, 5)) == 1_600
    assert medusa.peak(moves.WordShown(0, "ATENE", "Atene", path, 1, 4)) == 0
    table = laid("medusa", 1, letters="AE", categories=("citta",), shapes=("RRDD",))
    step = table.play(0, {"type": "write", "word": "Atene", "path": [27, 28, 29, 37, 45]})
    assert heard(step, "TableCleared") == [moves.TableCleared(0)]
    assert max(medusa.peak(told.event) for told in step.events) == 2_000
    left = laid("medusa", 1, letters="AEZ", categories=("citta",), shapes=("RRDD",))
    assert not heard(left.play(0, {"type": "write", "word": "Atene", "path": [27, 28, 29, 37, 45]}), "TableCleared")


def test_the_sea_is_counted_once_with_what_the_outcome_says() -> None:
    table = laid("medusa", 1, letters="AEZ", categories=("citta",), shapes=("RRDD",))
    table.state = replace(table.state, turn=12)
    step = table.play(0, {"type": "write", "word": "Atene", "path": [27, 28, 29, 37, 45]})
    (counted,) = heard(step, "SeaCounted")
    assert table.outcome is not None
    assert (counted.empty, counted.bottles, counted.left, counted.points) == (59, 0, 1, table.outcome.scores[0])
    assert counted.seat == 0


def test_alone_one_climbs() -> None:
    ranks = game("medusa").ladder(Table("medusa").options)
    assert [points for points, _ in ranks] == [0, 12, 20, 27, 33, 39]
