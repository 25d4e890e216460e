"""Pesce Specchio: telepathy, erasure, penalties, contests and hidden words."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from ludoteca.games.polywords.grid import OPEN_SEA
from ludoteca.rules import IllegalMove, Table
from tests.games.polywords.seas import drop_bottles, everybody_ready, heard, laid, sea, with_cells, write

FEDERICO, SIMONA, NICOLA = 0, 1, 2


def cities_with_a(seats: int = 3, **options: object) -> Table:
    """The rulebook's example: third turn, letter A, category City."""
    return laid("specchio", seats, dict(options), categories=("citta",), letters="A")


def test_arezzo_vanishes_and_ancona_stays() -> None:
    table = cities_with_a()
    with_cells(table, SIMONA, sea("", "", "", "..ROMA..", "....R"), words=("ROMA",))
    write(table, FEDERICO, "Arezzo")
    write(table, NICOLA, "Ancona")
    reuse = {"type": "write", "word": "AREZZO", "path": [29, 37, 45, 46, 47, 55]}
    step = table.play(SIMONA, reuse)
    assert [event.word for event in heard(step, "WordShown")] == ["AREZZO", "AREZZO", "ANCONA"]
    everybody_ready(table)
    federico, simona, nicola = table.state.sheets
    assert federico.cells == OPEN_SEA and federico.words == ("AREZZO",)
    # Simona's A belongs to an earlier word: it is erased too.
    assert simona.cells == sea("", "", "", "..ROM...", "....R")
    assert nicola.empty == 58 and "ANCONA" in nicola.words
    assert table.state.turn == 2 and table.state.due == (0, 0, 0)


def test_nothing_written_costs_two_bottles_that_the_player_places() -> None:
    table = cities_with_a()
    write(table, FEDERICO, "Arezzo")
    write(table, SIMONA, "Arezzo")
    table.expire()                                            # Nicola was still writing: the draft is discarded
    everybody_ready(table)
    assert table.state.phase == "bottles" and table.actors == {NICOLA}
    table.play(NICOLA, {"type": "bottle", "cell": 5})
    with pytest.raises(IllegalMove, match="bottle_needs_empty_cell"):
        table.play(NICOLA, {"type": "bottle", "cell": 5})
    table.play(NICOLA, {"type": "bottle", "cell": 63})
    assert table.state.sheets[NICOLA].points == 62 - 6
    assert table.state.turn == 2


def test_bottles_that_are_not_placed_drift_and_bottles_without_a_cell_lie_beside() -> None:
    table = cities_with_a()
    with_cells(table, NICOLA, "A" * 63 + " ")
    write(table, FEDERICO, "Arezzo")
    write(table, SIMONA, "Arezzo")
    table.play(NICOLA, {"type": "pass"})
    everybody_ready(table)
    assert table.state.sheets[NICOLA].beside == 1 and table.state.due[NICOLA] == 1
    table.expire()
    sheet = table.state.sheets[NICOLA]
    assert (sheet.empty, sheet.bottles, sheet.points) == (0, 2, -6)


def test_the_word_must_begin_with_the_letter() -> None:
    table = cities_with_a()
    with pytest.raises(IllegalMove) as refusal:
        write(table, FEDERICO, "Roma")
    assert (refusal.value.code, refusal.value.facts["letter"]) == ("wrong_initial", "A")
    assert "A" in refusal.value.sentence("it")


def test_a_written_word_is_final_and_hidden_until_everybody_has_written() -> None:
    table = cities_with_a()
    write(table, FEDERICO, "Arezzo")
    assert table.actors == {SIMONA, NICOLA}
    for other in (SIMONA, NICOLA, None):
        assert b"AREZZO" not in msgspec.json.encode(table.view(other))
    assert b"AREZZO" in msgspec.json.encode(table.view(FEDERICO))
    write(table, SIMONA, "Alba")
    write(table, NICOLA, "Asti")
    assert b"AREZZO" in msgspec.json.encode(table.view(None))


def test_one_cannot_tell_a_pass_from_a_word_before_the_reveal() -> None:
    one, other = cities_with_a(), cities_with_a()
    write(one, FEDERICO, "Arezzo", at=5)
    other.play(FEDERICO, {"type": "pass"}, 5)
    assert one.view(SIMONA) == other.view(SIMONA)


# --- contests ---------------------------------------------------------------------------------------------------------


def contested(table: Table, reason: str = "category") -> None:
    """Nicola wrote a fish where a city was asked for; Federico contests it."""
    write(table, FEDERICO, "Arezzo")
    write(table, SIMONA, "Ancona")
    write(table, NICOLA, "Acciuga")
    table.play(FEDERICO, {"type": "contest", "accused": NICOLA, "reason": reason})


def test_a_contest_shows_evidence_and_is_voted_by_the_others() -> None:
    table = cities_with_a()
    contested(table)
    dispute = table.state.disputes[0]
    assert table.state.phase == "vote" and table.actors == {SIMONA} == set(dispute.voters)
    assert dispute.proof.in_dictionary and not dispute.proof.on_list and not dispute.proof.supports
    table.play(SIMONA, {"type": "vote", "right": False})
    assert table.state.disputes[0].guilty and table.state.due == (0, 0, 2)
    everybody_ready(table)
    assert "ACCIUGA" in table.state.sheets[NICOLA].words and table.state.sheets[NICOLA].empty == 57    # the word stays
    drop_bottles(table)
    assert table.state.sheets[NICOLA].bottles == 2


def test_a_lost_contest_costs_the_accuser() -> None:
    table = cities_with_a()
    contested(table)
    table.play(SIMONA, {"type": "vote", "right": True})
    assert table.state.disputes[0].guilty is False and table.state.due == (2, 0, 0)


def test_a_tied_vote_is_the_accuseds() -> None:
    table = laid("specchio", 4, {}, categories=("citta",), letters="A")
    for seat, word in enumerate(("Arezzo", "Ancona", "Acciuga", "Asti")):
        write(table, seat, word)
    table.play(0, {"type": "contest", "accused": 2})
    table.play(1, {"type": "vote", "right": True})
    table.play(3, {"type": "vote", "right": False})
    assert table.state.disputes[0].guilty is False and table.state.due == (2, 0, 0, 0)


def test_votes_not_given_in_time_do_not_count_and_none_at_all_is_a_tie() -> None:
    table = cities_with_a()
    contested(table)
    table.expire()
    assert table.state.disputes[0].guilty is False and table.state.phase == "reveal"


def test_the_automatic_referee_decides_at_once() -> None:
    table = cities_with_a(referee="auto")
    contested(table)
    assert table.state.phase == "reveal" and table.state.due == (0, 0, 2)
    table.play(NICOLA, {"type": "contest", "accused": FEDERICO, "reason": "sense"})
    assert table.state.due == (0, 0, 4)                       # Arezzo is a city


def test_a_word_is_contested_once_never_ones_own_never_one_that_is_not_there() -> None:
    table = cities_with_a()
    contested(table)
    table.play(SIMONA, {"type": "vote", "right": False})
    for seat, accused, number, code in ((SIMONA, NICOLA, 0, "contested_already"), (SIMONA, SIMONA, 0, "own_word"),
                                        (SIMONA, 7, 0, "no_such_word"), (SIMONA, FEDERICO, 3, "no_such_word")):
        with pytest.raises(IllegalMove) as refusal:
            table.play(seat, {"type": "contest", "accused": accused, "number": number})
        assert refusal.value.code == code


def test_a_word_found_wrong_is_not_erased() -> None:
    table = cities_with_a(referee="auto")
    for seat in (FEDERICO, SIMONA):
        write(table, seat, "Acciuga")
    write(table, NICOLA, "Asti")
    table.play(NICOLA, {"type": "contest", "accused": FEDERICO})
    everybody_ready(table)
    assert [sheet.empty for sheet in table.state.sheets] == [57, 57, 60]
    assert table.state.due == (2, 2, 0)           # the same word is wrong, too


def test_who_wrote_the_same_word_neither_contests_it_nor_votes_on_it() -> None:
    table = cities_with_a(seats=4)
    for seat in (FEDERICO, SIMONA):
        write(table, seat, "Acciuga")
    write(table, NICOLA, "Asti")
    write(table, 3, "Ancona")
    with pytest.raises(IllegalMove) as refusal:
        table.play(SIMONA, {"type": "contest", "accused": FEDERICO})
    assert refusal.value.code == "own_word"
    table.play(NICOLA, {"type": "contest", "accused": FEDERICO})
    assert table.state.disputes[-1].voters == (3,)
    table.play(3, {"type": "vote", "right": False})
    with pytest.raises(IllegalMove) as refusal:
        table.play(3, {"type": "contest", "accused": SIMONA})
    assert refusal.value.code == "contested_already"
    everybody_ready(table)
    assert table.state.due == (2, 2, 0, 0)


# --- the end ------------------------------------------------------------------------------------------------------


def ended(*cells: str) -> Table:
    table = cities_with_a()
    for seat, each in enumerate(cells):
        with_cells(table, seat, each)
    table.state = replace(table.state, phase="over", ends=None)
    return table


def test_most_points_win_then_fewest_bottles_then_the_win_is_shared() -> None:
    six_letters, four_letters = sea("MAREMA"), sea("MARE")
    outcome = ended(six_letters, four_letters, six_letters).outcome
    assert outcome is not None and outcome.winners == (1,)
    # Four cells less: four letters, or one bottle (one cell and three points).
    outcome = ended(sea("#"), four_letters, six_letters).outcome
    assert outcome is not None and outcome.scores == (60, 60, 58) and outcome.winners == (1,)
    outcome = ended(four_letters, four_letters, six_letters).outcome
    assert outcome is not None and outcome.winners == (0, 1)


def test_ten_turns_and_the_game_is_over() -> None:
    table = Table("specchio", 3, seed=2)
    while table.outcome is None:
        for seat in sorted(table.actors):
            if table.state.phase == "write":
                table.play(seat, {"type": "pass"})
        drop_bottles(table)
    assert table.state.turn == 10
    # Twenty bottles each, the last of them in cells.
    assert table.outcome.scores == (44 - 60,) * 3
    assert len(set(table.state.seen.categories)) == 10 == len(set(table.state.seen.letters))
