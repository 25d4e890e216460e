"""The parts that several games share: votes, hourglasses and decks."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from ludoteca.rules import Chance, IllegalMove, deck, hourglass, vote
from ludoteca.rules.deck import draw, draw_bottom, turn_up, turn_up_one
from ludoteca.rules.hourglass import Hourglass
from ludoteca.rules.vote import Poll


@pytest.mark.parametrize("module", [vote, hourglass, deck])
def test_the_examples_in_their_words_run(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted and not found.failed


def test_a_vote_waits_for_every_voter_and_takes_no_second_vote() -> None:
    poll = Poll(voters=(1, 2), among=("a", "b"))
    assert poll.missing == (1, 2) and not poll.over
    poll = poll.with_vote(1, "a")
    assert poll.missing == (2,) and not poll.over
    with pytest.raises(IllegalMove, match="already_voted") as refusal:
        poll.with_vote(1, "b", rule="end")
    assert refusal.value.rule == "end"
    assert poll.with_vote(2, None).over, "who abstains is not waited for"


def test_an_abstention_is_final_too() -> None:
    with pytest.raises(IllegalMove, match="already_voted"):
        Poll(voters=(1,), among=(True, False), said={1: None}).with_vote(1, True)


def test_an_unexpected_vote_counts_and_does_not_close_the_poll() -> None:
    poll = Poll(voters=(1, 3), among=(0, 2)).with_vote(1, 2).with_vote(7, 2)
    assert poll.missing == (3,) and not poll.over and poll.count(2) == 2


@pytest.mark.parametrize(("said", "leaders", "decided"), [
    ({}, ("a", "b"), "tie"),
    ({0: "a"}, ("a",), "a"),
    ({0: "a", 1: "b"}, ("a", "b"), "tie"),
    ({0: "a", 1: "b", 2: "b"}, ("b",), "b"),
    ({0: "a", 1: None, 2: None}, ("a",), "a"),
    ({0: None}, ("a", "b"), "tie"),
])
def test_most_votes_decide_and_a_tie_means_what_the_game_says(
        said: dict[int, str | None], leaders: tuple[str, ...], decided: str) -> None:
    poll = Poll(voters=(0, 1, 2), among=("a", "b"), said=said)
    assert poll.leaders == leaders and poll.decided(tie="tie") == decided


def test_without_an_hourglass_no_phase_is_timed() -> None:
    assert Hourglass(60).turned(500) == 60_500 and Hourglass(60).lets(9_000, 500) == 9_500
    assert Hourglass(0).turned(500) is None and Hourglass(0).lets(9_000, 500) is None


def test_a_deck_is_drawn_from_either_end() -> None:
    assert draw((1, 2, 3)) == ((1,), (2, 3)) and draw((1, 2), 5) == ((1, 2), ()) and draw((), 2) == ((), ())
    assert draw_bottom((1, 2, 3)) == (3, (1, 2))


def test_cards_turned_up_are_new_until_the_deck_is_through() -> None:
    chance = Chance(3)
    assert set(turn_up("abcd", "ab", 2, chance)) == {"c", "d"}
    seen = {turn_up("abcd", "abc", 2, chance) for _ in range(60)}
    assert {card for pair in seen for card in pair} == set("abcd"), "one card is too few: all are shuffled again"
    assert all(one != other for one, other in seen)
    assert {turn_up_one("abcd", "abd", chance) for _ in range(20)} == {"c"}
    assert {turn_up_one("ab", "ab", chance) for _ in range(40)} == {"a", "b"}


def test_a_second_vote_names_the_rule_of_votes_unless_the_game_names_its_own() -> None:
    with pytest.raises(IllegalMove) as refusal:
        Poll(voters=(1,), among=("a",), said={1: "a"}).with_vote(1, "a")
    assert (refusal.value.code, refusal.value.rule) == ("already_voted", "vote")
