"""Chance is fair, its streams are independent, and every machine draws the same values in every version."""

from __future__ import annotations

import math

import pytest

from ludoteca.rules import Chance


class Loaded(Chance):
    """Returns prepared values."""

    words: list[int] = []

    def bits(self) -> int:
        return self.words.pop(0)


def loaded(*words: int) -> Loaded:
    return Loaded(0, words=list(words))


LAST = 2**64 - 1


@pytest.mark.parametrize(("n", "words", "drawn"), [
    (3, (5,), 2),
    (3, (LAST, 4), 1),                  # 2**64 is not divisible by three: the one surplus value is drawn again
    (3, (LAST - 1,), (LAST - 1) % 3),
    (2**63 + 1, (2**63 + 1, 2**63), 2**63),
    (2, (LAST,), 1),
    (1, (LAST,), 0),
])
def test_no_number_is_likelier_than_another(n: int, words: tuple[int, ...], drawn: int) -> None:
    chance = loaded(*words)
    assert chance.below(n) == drawn and not chance.words


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_nothing_below_nought(n: int) -> None:
    with pytest.raises(ValueError, match=r"^below\(\) needs a positive bound$"):
        Chance(1).below(n)


def test_a_die_has_six_sides_unless_said() -> None:
    chance = Chance(1)
    assert {chance.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6} == set(chance.dice(200))
    assert {chance.die(2) for _ in range(50)} == {1, 2} == set(chance.dice(50, 2))


def test_floats_are_from_the_first_53_bits() -> None:
    assert loaded(0).unit() == 0.0 and loaded(2**63).unit() == 0.5 and loaded(LAST).unit() == 1 - 2**-53
    assert loaded(2**63).between(10, 30) == 20 and loaded(0).between(10, 30) == 10


def test_the_bell_curve_is_a_radius_and_an_angle() -> None:
    half, quarter = 2**63, 2**62
    radius = math.sqrt(2 * math.log(2))                 # of 1 - 1/2
    assert loaded(half, 0).normal() == pytest.approx(radius)
    assert loaded(half, half).normal() == pytest.approx(-radius)
    assert loaded(half, quarter).normal() == pytest.approx(0)
    assert loaded(half, half // 4).normal() == pytest.approx(radius / math.sqrt(2))
    assert loaded(half, 0).normal(10, 3) == pytest.approx(10 + 3 * radius)
    assert loaded(quarter, 0).normal() == pytest.approx(math.sqrt(-2 * math.log(0.75)))
    assert loaded(0, 0).normal(4) == 4


def test_streams_are_apart_by_seed_position_and_purpose() -> None:
    named = [("a", 0, ""), ("b", 0, ""), ("a", 1, ""), ("a", 0, "setup")]
    assert len({Chance.stream(*each).bits() for each in named}) == 4
    assert Chance.stream("a").bits() == Chance.stream("a", 0, "").bits() == Chance.stream("a", purpose="").bits()


def test_a_fork_is_a_stream_of_its_own_that_moves_its_source_by_one() -> None:
    source, again = Chance(7), Chance(7)
    fork, other, plain = source.fork("bot"), Chance(7).fork("tree"), Chance(7).fork()
    seed = again.bits()
    assert fork.bits() == Chance.stream(seed, purpose="bot").bits() != other.bits()
    assert plain.bits() == Chance.stream(seed).bits() and source.bits() == again.bits()


def test_without_a_server_the_company_is_unknown() -> None:
    assert Chance(1).company() is None


def test_a_stream_does_not_show_its_seed() -> None:
    assert repr(Chance.stream("our evening", 3)) == repr(Chance(7)) == "Chance(...)"
