"""Polpo: landing, lines, dots and clears, and the order of sinking."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.polywords.polpo import clearable_rows, full_rows, landings, lands
from ludoteca.games.polywords.sheet import with_line
from ludoteca.rules import IllegalMove, Table
from tests.games.polywords.seas import everybody_ready, heard, laid, sea, with_cells

FEDERICO, ALESSANDRO, MAURO = range(3)
BOTTOM = ["........"] * 7
STACKED = sea(*BOTTOM[:5], "AB......", "ABCDE...", "ABCDE...")


def table_of(seats: int = 3, shape: str = "RRDD", turn: int = 1, **options: Any) -> Table:
    table = laid("polpo", seats, options, shapes=(shape,), categories=("animale",) if options.get("variant") else ())
    table.state = replace(table.state, turn=turn)
    return table


def say_and_write(table: Table, seat: int, word: str, path: list[int] | None = None) -> Any:
    table.play(seat, {"type": "claim", "word": word})
    found = path or landings(table.state.sheets[seat].cells, word.upper(), table.state.request.shapes[0])[0]
    return table.play(seat, {"type": "write", "word": word, "path": list(found)})


def lined(rows: int, *under: str) -> str:
    return sea(*["========"] * rows, *under)


def test_the_rulebooks_turn() -> None:
    """End of the third pile: Mauro's rows have their dots, Alessandro completes one, Federico's E is covered."""
    table = table_of(turn=6)
    with_cells(table, FEDERICO, lined(2, "....E...", "....R...", "....A...", "ABCD.FGH", "AB.DEFGH", "AB......"),
               lines=2)
    with_cells(table, ALESSANDRO, lined(2, "........", ".CEA....", "........", "........", "ABCDE...", "ABCDEFGH"),
               lines=2, dots=(7,))
    with_cells(table, MAURO, lined(2, "........", "........", "........", "A.......", "ABCDEFGH", "ABCDEFGH"),
               lines=2, dots=(6, 7))
    say_and_write(table, FEDERICO, "Latte")
    say_and_write(table, ALESSANDRO, "Duale", [53, 54, 55, 47, 39])
    say_and_write(table, MAURO, "Gatto")
    everybody_ready(table)
    assert table.state.phase == "clear" and table.actors == {ALESSANDRO}     # Mauro's rows have cleared already
    step = table.play(ALESSANDRO, {"type": "clear", "row": 3})                # the row with C, E and A
    assert heard(step, "PileEnded")[0].pile == 3
    assert [event.seat for event in heard(step, "LineDrawn")] == [FEDERICO, ALESSANDRO, MAURO]
    assert [event.seat for event in heard(step, "Eliminated")] == [FEDERICO]
    assert table.state.sheets[ALESSANDRO].dots == (6, 7)
    assert table.outcome is None and table.state.turn == 7                    # the rulebook ends here, undecided


def test_a_word_lands_in_the_lowest_row_with_room_or_on_a_letter() -> None:
    empty = sea()
    assert lands(empty, [56, 57, 58, 50, 42])
    assert not lands(empty, [48, 49, 50, 42, 34])
    assert lands(sea(*BOTTOM, "A......."), [48, 40, 32])                  # above a letter
    assert not lands(sea(*BOTTOM, "A......."), [49, 41, 33])
    full = sea(*BOTTOM, "ABCDEFGH")
    assert lands(full, [48, 49, 50])                                      # the next row is now the lowest with room
    # Reusing a letter that lies on another is not landing: the new letters must rest on something.
    assert not lands(sea(*["........"] * 5, "C.......", "A.......", "B......."), [40, 41, 33])


def test_the_shape_must_be_followed_and_landed() -> None:
    table = table_of(shape="RRD")
    table.play(0, {"type": "claim", "word": "Mare"})
    for path, code in (([56, 57, 58, 59], "wrong_shape"), ([48, 49, 50, 42], "not_landed")):
        with pytest.raises(IllegalMove) as refusal:
            table.play(0, {"type": "write", "word": "Mare", "path": path})
        assert refusal.value.code == code and "cell" in refusal.value.facts
    table.play(0, {"type": "write", "word": "Mare", "path": [58, 57, 56, 48]})


def test_strict_shapes_are_written_as_drawn() -> None:
    table = table_of(shape="RRD", strict_shapes=True)
    table.play(0, {"type": "claim", "word": "Mare"})
    with pytest.raises(IllegalMove, match="wrong_shape"):
        table.play(0, {"type": "write", "word": "Mare", "path": [58, 57, 56, 48]})
    table.play(0, {"type": "write", "word": "Mare", "path": [48, 49, 50, 58]})


def test_a_word_said_is_taken_and_must_have_the_length_of_the_shape() -> None:
    table = table_of(shape="RRD")
    table.play(0, {"type": "claim", "word": "Mare"}, 1000)
    with pytest.raises(IllegalMove) as refusal:
        table.play(1, {"type": "claim", "word": "mare", "lag": 50}, 1200)
    assert refusal.value.code == "word_taken" and refusal.value.facts["ahead"] == 200
    with pytest.raises(IllegalMove, match="wrong_length_for_shape"):
        table.play(1, {"type": "claim", "word": "Gatto"})


def test_a_word_said_stays_said_for_the_turn_also_when_it_found_no_place() -> None:
    table = table_of(shape="RRD")
    table.play(0, {"type": "claim", "word": "Mare"})
    table.play(0, {"type": "pass"})
    with pytest.raises(IllegalMove, match="word_taken"):
        table.play(1, {"type": "claim", "word": "Mare"})
    table.expire()
    assert table.state.sheets[0].lines == 1


def test_who_says_nothing_takes_a_line_and_a_line_over_a_letter_sinks() -> None:
    table = table_of(shape="RRD")
    with_cells(table, MAURO, sea("A"))
    say_and_write(table, FEDERICO, "Mare")
    table.play(ALESSANDRO, {"type": "pass"})
    step = table.play(MAURO, {"type": "pass"})
    assert [event.seat for event in heard(step, "LineDrawn")] == [ALESSANDRO, MAURO]
    assert [event.seat for event in heard(step, "Eliminated")] == [MAURO]
    assert table.state.out == (0, 0, 1) and table.outcome is None
    assert table.state.sheets[ALESSANDRO].cells.startswith("========")
    assert MAURO not in table.actors


def test_the_last_one_afloat_wins_at_once() -> None:
    table = table_of(seats=2, shape="RRD")
    with_cells(table, 0, sea("A"))
    say_and_write(table, 1, "Mare")
    table.play(0, {"type": "pass"})
    assert table.outcome is not None and table.outcome.winners == (1,)


def test_sunk_together_by_the_pile_the_one_with_more_white_cells_wins() -> None:
    table = table_of(seats=2, shape="RRD", turn=2)
    with_cells(table, 0, sea("A......."))
    with_cells(table, 1, sea("A.......", "B......."))
    say_and_write(table, 0, "Mare")
    say_and_write(table, 1, "Nave")
    everybody_ready(table)
    assert table.outcome is not None and table.outcome.winners == (0,)
    assert table.outcome.scores == (64 - 8 - 4, 64 - 8 - 1 - 4)


def test_sunk_together_with_as_many_white_cells_they_share_the_win() -> None:
    table = table_of(seats=2, shape="RRD", turn=2)
    for seat in (0, 1):
        with_cells(table, seat, sea("A"))
        say_and_write(table, seat, ("Mare", "Nave")[seat])
    everybody_ready(table)
    assert table.outcome is not None and table.outcome.winners == (0, 1)


def test_earlier_sunk_never_beats_later_sunk() -> None:
    table = table_of(seats=3, shape="RRD", turn=2)
    with_cells(table, 0, sea("A"))
    with_cells(table, 1, sea("AAAA", "AAAA"))
    with_cells(table, 2, sea("AAAA", "AAAAA"))
    say_and_write(table, 1, "Mare", [58, 57, 56, 48])
    say_and_write(table, 2, "Nave", [58, 57, 56, 48])
    table.play(0, {"type": "pass"})                           # sinks now, with the most white cells
    everybody_ready(table)                                    # then the pile's line sinks the other two
    assert table.outcome is not None and table.outcome.winners == (1,) and table.outcome.scores[0] == 0


def test_a_lost_contest_is_two_lines_and_the_first_may_be_enough() -> None:
    table = table_of(shape="RRD", referee="auto")
    with_cells(table, MAURO, sea("........", "A"))
    say_and_write(table, FEDERICO, "Mare")
    say_and_write(table, ALESSANDRO, "Nave")
    say_and_write(table, MAURO, "Qzxw", [58, 57, 56, 48])
    step = table.play(FEDERICO, {"type": "contest", "accused": MAURO, "reason": "sense"})
    assert len(heard(step, "LineDrawn")) == 2 and heard(step, "Eliminated")[0].seat == MAURO
    table.play(ALESSANDRO, {"type": "contest", "accused": FEDERICO, "reason": "sense"})
    assert table.state.sheets[ALESSANDRO].lines == 2            # MARE is a word


# --- full rows ------------------------------------------------------------------------------------------------------


def test_a_full_row_clears_one_other_chosen_by_the_player_once_per_game() -> None:
    table = table_of(seats=2, shape="RR")
    with_cells(table, 0, STACKED)
    say_and_write(table, 0, "Oro", [61, 62, 63])
    say_and_write(table, 1, "Uva")
    everybody_ready(table)
    assert table.state.phase == "clear" and table.actors == {0}
    for row in (7, 4, 9):
        with pytest.raises(IllegalMove, match="row_not_clearable"):
            table.play(0, {"type": "clear", "row": row})
    step = table.play(0, {"type": "clear", "row": 5})
    cleared = heard(step, "RowCleared")[0]
    assert (cleared.full, cleared.row) == (7, 5)
    sheet = table.state.sheets[0]
    assert sheet.dots == (7,) and not full_rows(sheet) and clearable_rows(sheet) == [6]
    assert table.state.turn == 2


def test_letters_left_hanging_stay_where_they_are() -> None:
    table = table_of(seats=2, shape="RR")
    with_cells(table, 0, STACKED)
    say_and_write(table, 0, "Oro", [61, 62, 63])
    say_and_write(table, 1, "Uva")
    everybody_ready(table)
    table.play(0, {"type": "clear", "row": 6})
    assert table.state.sheets[0].cells[40:56] == "AB              "


def test_time_out_clears_the_highest_row() -> None:
    table = table_of(seats=2, shape="RR")
    with_cells(table, 0, STACKED)
    say_and_write(table, 0, "Oro", [61, 62, 63])
    say_and_write(table, 1, "Uva")
    everybody_ready(table)
    table.expire()
    assert clearable_rows(table.state.sheets[0]) == [6]


def test_a_full_row_with_nothing_to_clear_is_spent() -> None:
    table = table_of(seats=2, shape="RR")
    with_cells(table, 0, sea(*BOTTOM, "ABCDE..."))
    say_and_write(table, 0, "Oro", [61, 62, 63])
    say_and_write(table, 1, "Uva")
    everybody_ready(table)
    assert table.state.sheets[0].dots == (7,) and table.state.turn == 2


def test_clearing_comes_before_the_line_of_the_pile() -> None:
    table = table_of(seats=2, shape="RR", turn=2)
    with_cells(table, 0, sea("C", *BOTTOM[1:], "ABCDE..."))
    say_and_write(table, 0, "Oro", [61, 62, 63])
    say_and_write(table, 1, "Uva")
    everybody_ready(table)
    table.play(0, {"type": "clear", "row": 0})
    assert table.outcome is None and table.state.sheets[0].lines == 1 and table.state.turn == 3


def test_lying_in_wait_a_word_outside_the_category_costs_a_line() -> None:
    table = table_of(seats=2, shape="RRD", variant="agguato", referee="auto")
    say_and_write(table, 0, "Cane")
    say_and_write(table, 1, "Qzxw")
    everybody_ready(table)
    assert [sheet.lines for sheet in table.state.sheets] == [0, 1]


def test_lying_in_wait_a_word_everybody_knows_costs_a_line_too_where_it_is_no_animal() -> None:
    table = table_of(seats=2, shape="RRD", variant="agguato", referee="auto")
    say_and_write(table, 0, "Cane")
    say_and_write(table, 1, "Muro")
    everybody_ready(table)
    assert [sheet.lines for sheet in table.state.sheets] == [0, 1]


@pytest.mark.parametrize("referee", ["auto", "table"])
def test_lying_in_wait_a_call_costs_one_line_and_no_more(referee: str) -> None:
    table = table_of(seats=2, shape="RRD", variant="agguato", referee=referee)
    say_and_write(table, 0, "Cane")
    say_and_write(table, 1, "Muro")
    table.play(0, {"type": "contest", "accused": 1, "reason": "category"})
    table.play(1, {"type": "contest", "accused": 0, "reason": "category"})       # an unsuccessful call is free
    everybody_ready(table)
    assert [sheet.lines for sheet in table.state.sheets] == [0, 1]


def test_lying_in_wait_without_a_call_the_table_lets_it_pass() -> None:
    table = table_of(seats=2, shape="RRD", variant="agguato", referee="table")
    say_and_write(table, 0, "Cane")
    say_and_write(table, 1, "Muro")
    everybody_ready(table)
    assert [sheet.lines for sheet in table.state.sheets] == [0, 0]


def test_a_word_that_lost_a_contest_for_its_sense_is_not_fined_again_for_its_category() -> None:
    table = table_of(seats=2, shape="RRD", variant="agguato", referee="auto")
    say_and_write(table, 0, "Cane")
    say_and_write(table, 1, "Qzxw")
    table.play(0, {"type": "contest", "accused": 1, "reason": "sense"})
    everybody_ready(table)
    assert [sheet.lines for sheet in table.state.sheets] == [0, 2]


def test_after_eight_turns_most_white_cells_win_and_four_piles_are_four_lines() -> None:
    table = table_of(seats=2, shape="RR", turn=8)
    with_cells(table, 0, sea(*["========"] * 3, *["........"] * 4, "AB......"), lines=3)
    with_cells(table, 1, sea(*["========"] * 3, *["........"] * 4, "ABC....."), lines=3)
    for seat, word in ((0, "Oro"), (1, "Uva")):
        say_and_write(table, seat, word, [61, 62, 63])
    everybody_ready(table)
    assert table.outcome is not None and table.outcome.winners == (0,) and table.outcome.scores == (27, 26)
    sheet, covered = with_line(table.state.sheets[0])
    assert (sheet.lines, covered) == (5, False)
