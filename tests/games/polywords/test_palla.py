"""Pesce Palla: the counting, the table of penalties with all its ties, and the two variants."""

from __future__ import annotations

import pytest

from ludoteca.games.polywords.palla import letters_used, penalties
from ludoteca.rules import Table
from tests.games.polywords.seas import drop_bottles, everybody_ready, laid, write


def test_macchina_is_worth_four_and_five_deflated() -> None:
    assert letters_used("MACCHINA", "MCHPN") == 4
    assert letters_used("MACCHINA", "MCHPN", repeated=True) == 5


@pytest.mark.parametrize(("word", "count"), [
    ("MEZZO", 2), ("POMPELMO", 2), ("MAZZANCOLLE", 3), ("MARZAPANE", 3), ("CIMA", 2), ("", 0)])
def test_the_words_of_the_rulebooks_example(word: str, count: int) -> None:
    assert letters_used(word, "MPBCZ") == count


def test_the_rulebooks_turn() -> None:
    table = laid("palla", 6, letters="MPBCZ")
    for seat, word in enumerate(("Mezzo", "Pompelmo", "Mazzancolle", "Marzapane", "Cima")):
        write(table, seat, word)
    table.expire()                                            # Federico has lost his time
    everybody_ready(table)
    # Nobody erases a bottle: the rule stands against the example's wording.
    assert table.state.due == (1, 1, 0, 0, 1, 3)
    drop_bottles(table)
    assert [sheet.bottles for sheet in table.state.sheets] == [1, 1, 0, 0, 1, 3]


@pytest.mark.parametrize(("counts", "owed"), [
    ([3, 2, 1], [0, 1, 2]),            # most, the others, least
    ([3, 3, 1], [0, 0, 2]),            # tied for most
    ([3, 1, 1], [0, 2, 2]),            # tied for least
    ([2, 2, 2], [0, 0, 0]),            # all tied with something
    ([0, 0, 0], [3, 3, 3]),            # nobody used any: nobody is best
    ([3, 2, 0], [0, 1, 3]),            # least with nothing at all
    ([3, 0, 0], [0, 3, 3]),            # several with nothing
    ([1, 0], [0, 3]), ([2, 1], [0, 2]), ([1, 1], [0, 0]), ([0, 0], [3, 3]),
    ([4, 3, 2, 2, 1, 1], [0, 1, 1, 1, 2, 2]),
])
def test_the_table_of_penalties(counts: list[int], owed: list[int]) -> None:
    assert penalties(counts) == owed


def test_a_word_with_none_of_the_letters_may_be_written_and_counts_nothing() -> None:
    table = laid("palla", 2, letters="MPBCZ")
    write(table, 0, "Uva")
    write(table, 1, "Cima")
    everybody_ready(table)
    assert table.state.due == (3, 0)


def test_deflated_counts_repeated_letters() -> None:
    table = laid("palla", 2, {"variant": "sgonfio"}, letters="MPBCZ")
    write(table, 0, "Mezzo")          # M Z Z
    write(table, 1, "Cima")           # C M
    everybody_ready(table)
    assert table.state.due == (0, 2)


def test_puffed_up_counts_nothing_outside_the_category() -> None:
    table = laid("palla", 2, {"variant": "gonfio", "referee": "auto"}, letters="MPBCZ", categories=("citta",))
    write(table, 0, "Zmpbcq")          # no word at all: the lists rule it out by themselves
    write(table, 1, "Como")
    everybody_ready(table)
    assert table.state.due == (3, 0)
    table = laid("palla", 3, {"variant": "gonfio"}, letters="MPBCZ", categories=("citta",))
    for seat, word in enumerate(("Pizza", "Como", "Bari")):
        write(table, seat, word)
    table.play(1, {"type": "contest", "accused": 0})
    table.play(2, {"type": "vote", "right": False})
    everybody_ready(table)
    assert table.state.due == (2 + 3, 0, 1)                   # the contest's two, and three for no letters


def test_eight_turns_of_five_letters_reshuffled_after_the_fourth() -> None:
    table = Table("palla", 2, seed=5)
    hands = []
    while table.outcome is None:
        hands.append(table.state.request.letters)
        for seat in (0, 1):
            table.play(seat, {"type": "pass"})
        drop_bottles(table)
    assert [len(hand) for hand in hands] == [5] * 8
    first, second = "".join(hands[:4]), "".join(hands[4:])
    assert len(set(first)) == 20 and set(first) == set(second)
    assert table.outcome.winners == (0, 1)


def test_between_two_players_the_dictionary_decides_a_contest() -> None:
    table = laid("palla", 2, letters="MPBCZ")
    write(table, 0, "Zmpbcq")
    write(table, 1, "Cima")
    table.play(1, {"type": "contest", "accused": 0, "reason": "sense"})
    assert table.state.disputes[0].guilty and table.state.due == (2, 0)
    everybody_ready(table)
    assert table.state.due == (5, 0)                          # a wrong word counts no letters
