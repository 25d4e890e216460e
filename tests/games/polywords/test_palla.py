"""Pesce Palla: counting, the table of penalties with all its ties, and the two variants."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.games.polywords.palla import Palla, letters_used, penalties
from ludoteca.games.polywords.requests import Request, category_cards, unfit_for_letters
from ludoteca.games.polywords.state import PallaOptions
from ludoteca.rules import Chance, Table
from ludoteca.rules.game import Step
from tests.games.polywords.seas import drop_bottles, everybody_ready, heard, laid, write


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
    table.expire()                                            # Federico has run out of time
    everybody_ready(table)
    # No player erases a bottle: the rule takes precedence over the example's wording.
    assert table.state.due == (1, 1, 0, 0, 1, 3)
    drop_bottles(table)
    assert [sheet.bottles for sheet in table.state.sheets] == [1, 1, 0, 0, 1, 3]


@pytest.mark.parametrize(("counts", "owed"), [
    ([3, 2, 1], [0, 1, 2]),            # most, the others, least
    ([3, 3, 1], [0, 0, 2]),            # tied for most
    ([3, 1, 1], [0, 2, 2]),            # tied for least
    ([2, 2, 2], [0, 0, 0]),            # all tied with something
    ([0, 0, 0], [3, 3, 3]),            # all used none: there is no best
    ([3, 2, 0], [0, 1, 3]),            # least, with none at all
    ([3, 0, 0], [0, 3, 3]),            # several with none
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
    write(table, 0, "Zmpbcq")          # not a word: the lists rule it out by themselves
    write(table, 1, "Como")
    everybody_ready(table)
    assert table.state.due == (3, 0)
    table = laid("palla", 2, {"variant": "gonfio", "referee": "auto"}, letters="MPBCZ", categories=("animale",))
    write(table, 0, "Pizza")           # a known word, but not an animal
    write(table, 1, "Il bue", "ILBUE")          # with an article it is still the same word
    everybody_ready(table)
    assert table.state.due == (3, 0)


def test_puffed_up_a_call_costs_the_books_price_and_no_more() -> None:
    def called(right: bool) -> tuple[int, ...]:
        table = laid("palla", 3, {"variant": "gonfio"}, letters="MPBCZ", categories=("citta",))
        for seat, word in enumerate(("Pizza", "Como", "Bari")):
            write(table, seat, word)
        step = table.play(1, {"type": "contest", "accused": 0})
        assert heard(step, "Penalised") == [] and table.state.disputes[-1].price == 0
        table.play(2, {"type": "vote", "right": right})
        everybody_ready(table)
        return table.state.due

    assert called(right=False) == (3, 0, 1)                   # no letters: three for the least
    assert called(right=True) == (0, 0, 2)                    # an unsuccessful call costs nothing


def test_puffed_up_a_word_without_sense_costs_a_contest_as_ever() -> None:
    table = laid("palla", 2, {"variant": "gonfio"}, letters="MPBCZ", categories=("citta",))
    write(table, 0, "Zmpbcq")
    write(table, 1, "Como")
    table.play(1, {"type": "contest", "accused": 0, "reason": "sense"})
    everybody_ready(table)
    assert table.state.due == (2 + 3, 0)


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


# --- Prepared situations, in which each rule decides alone -----------------------------------------------------


def last_ready(table: Table) -> Step[object]:
    """All but the last player are ready; returns the events caused by the last one."""
    while len(table.actors) > 1:
        table.play(min(table.actors), {"type": "ready"})
    return table.play(min(table.actors), {"type": "ready"})


def test_a_letter_lying_twice_counts_once_and_a_letter_not_lying_never() -> None:
    assert letters_used("MAMMA", "MMA") == 2
    assert letters_used("MAMMA", "MMA", repeated=True) == 5
    assert letters_used("MAMMA", "BCDFG") == letters_used("MAMMA", "BCDFG", repeated=True) == 0


def test_all_see_which_letters_a_word_used_and_why_a_player_pays() -> None:
    table = laid("palla", 3, letters="MPBCZ")
    for seat, word in enumerate(("Mezzo", "Cima", "Uva")):
        write(table, seat, word)
    step = last_ready(table)
    assert [(told.seat, told.word, told.letters, told.count) for told in heard(step, "LettersCounted")] == [
        (0, "MEZZO", "MZ", 2), (1, "CIMA", "MC", 2), (2, "UVA", "", 0)]
    assert [(told.seat, told.count, told.why) for told in heard(step, "Penalised")] == [(2, 3, "no-letters")]
    assert not heard(step, "OutOfCategory")


def test_the_fewest_letters_pay_for_letters_and_silence_for_none() -> None:
    table = laid("palla", 3, letters="MPBCZ")
    write(table, 0, "Mezzo")
    write(table, 1, "Mela")
    table.play(2, {"type": "pass"})
    step = last_ready(table)
    assert [told.seat for told in heard(step, "LettersCounted")] == [0, 1]
    assert [(told.seat, told.count, told.why) for told in heard(step, "Penalised")] == [
        (1, 1, "letters"), (2, 3, "no-letters")]


def test_a_repeated_letter_helps_only_in_the_deflated_variant() -> None:
    for variant, due in (("base", (0, 0)), ("sgonfio", (0, 2)), ("gonfio", (0, 0))):
        table = laid("palla", 2, {"variant": variant}, letters="MPBCZ")
        write(table, 0, "Mezzo")          # M Z, and Z again
        write(table, 1, "Cima")           # C M
        last_ready(table)
        assert (table.state.due if any(due) else (0, 0)) == due and (table.state.phase == "bottles") == any(due)


def test_without_a_category_the_automatic_referee_rules_nothing_out() -> None:
    table = laid("palla", 2, {"referee": "auto"}, letters="MPBCZ")
    write(table, 0, "Zmpbcq")
    write(table, 1, "Cima")
    step = last_ready(table)
    assert table.state.due == (0, 2) and not heard(step, "OutOfCategory")


def test_only_the_automatic_referee_rules_a_word_out_by_itself() -> None:
    for referee, due, out in (("table", (0, 2), []), ("auto", (3, 0), [(0, "ZMPBCQ", "citta")])):
        table = laid("palla", 2, {"variant": "gonfio", "referee": referee}, letters="MPBCZ", categories=("citta",))
        write(table, 0, "Zmpbcq")
        write(table, 1, "Como")
        step = last_ready(table)
        assert table.state.due == due
        assert [(told.seat, told.word, told.category) for told in heard(step, "OutOfCategory")] == out


def test_a_word_found_wrong_is_heard_to_count_nothing() -> None:
    table = laid("palla", 2, letters="MPBCZ")
    write(table, 0, "Zmpbcq")
    write(table, 1, "Cima")
    table.play(1, {"type": "contest", "accused": 0, "reason": "sense"})
    step = last_ready(table)
    assert [(told.letters, told.count) for told in heard(step, "LettersCounted")] == [("", 0), ("MC", 2)]


def turns_of_silence(seed: int, variant: str = "base") -> Iterator[Request]:
    """The cards of a whole game without a word written."""
    table = Table("palla", 2, seed=seed, options={"variant": variant})
    while table.outcome is None:
        yield table.state.request
        for seat in (0, 1):
            table.play(seat, {"type": "pass"})
        drop_bottles(table)


@pytest.mark.parametrize(("variant", "many"), [("base", 0), ("gonfio", 1), ("sgonfio", 0)])
def test_only_the_puffed_up_lay_a_category_and_never_the_same_twice(variant: str, many: int) -> None:
    for seed in range(8):
        asked = [request.categories for request in turns_of_silence(seed, variant)]
        assert [len(each) for each in asked] == [many] * 8
        assert len({category for each in asked for category in each}) == 8 * many


def test_after_the_fourth_turn_the_twenty_discarded_are_shuffled_the_one_left_over_stays_out() -> None:
    for seed in range(16):
        hands = [request.letters for request in turns_of_silence(seed)]
        assert set("".join(hands[:4])) == set("".join(hands[4:]))
        assert all(len(set(hand)) == 5 for hand in hands)
        assert {frozenset(hand) for hand in hands[:4]} != {frozenset(hand) for hand in hands[4:]}, "they were shuffled"


def test_most_points_win_then_fewest_bottles() -> None:
    table = laid("palla", 2, letters="MPBCZ")
    write(table, 0, "Mezzo")
    write(table, 1, "Uva")
    last_ready(table)
    drop_bottles(table)
    while table.outcome is None:
        for seat in (0, 1):
            table.play(seat, {"type": "pass"})
        drop_bottles(table)
    # Five letters against three and three bottles: 64 - 5 - 7 * 3 * 4, and 64 - 3 - 8 * 3 * 4.
    assert table.outcome.scores == (64 - 5 - 84, 64 - 3 - 96) and table.outcome.winners == (0,)


def test_puffed_up_no_category_is_turned_up_that_is_hopeless_with_its_letters() -> None:
    """The second deck consists of discarded cards: here five letters that fit together badly."""
    hopeless = unfit_for_letters("BHNQZ", "it")
    seen = tuple(card.id for card in category_cards("it") if card.id not in (*hopeless, "citta"))
    options = PallaOptions(variant="gonfio")
    drawn = [Palla().turn_up(5, Request(seen, "BHNQZ"), options, Chance(seed)) for seed in range(12)]
    assert hopeless and {(each.categories, *sorted(each.letters)) for each in drawn} == {(("citta",), *"BHNQZ")}


@pytest.mark.parametrize("variant", ["base", "gonfio"])
def test_the_same_deal_asks_the_same_whatever_is_written_or_doubted(variant: str) -> None:
    """Deals of the day are equal for all: a player's moves change none of the cards to come."""
    asked = []
    for doubts in (False, True):
        table, cards = Table("palla", seats=2, seed=5, options={"variant": variant, "hourglass": 0}), []
        while table.outcome is None:
            state = table.state
            cards += [state.request] if len(cards) < state.turn else []
            seat = min(table.actors)
            writes = not doubts and not state.sheets[seat].words
            if state.phase == "write" and not writes:
                table.play(seat, {"type": "pass"})
            elif state.phase == "write":
                table.play(seat, {"type": "write", "word": "AB", "path": [27, 28]})
            else:
                table.play(seat, table.game.sample(state, seat, Chance(3 + doubts)))
        asked.append(cards)
    assert asked[0] == asked[1] and len(asked[0]) == 8
