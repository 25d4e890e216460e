"""The sum of the fair seed, compared with values from another program: a player can verify a game by hand."""

from __future__ import annotations

import pytest

from ludoteca.rules.fair_seed import Luck, Share, commitment_of, mixed

# printf 'ludoteca 5f' | sha256sum; printf '5f\n0 a1\n1 b2' | sha256sum; printf 5f | sha256sum
COMMITMENT = "23f16f03659714afa558e4795571abf309f621eb7fa777a9df534ddd8c0798b9"
SEED = "e291850df1b3ecdfb579819b1c1a4733cf8c0c169e079fec8e96682f3715a1ff"
ALONE = "06cdede198bc96a594f1685fcdc2f7b3f39a454ac97d700a1c63b2bc02cd75e1"
SHARES = (Share(0, "a1"), Share(1, "b2"))


def test_the_sum_is_what_the_page_says() -> None:
    assert commitment_of("5f") == COMMITMENT
    assert mixed("5f", SHARES) == SEED == mixed("5f", SHARES[::-1]), "seat by seat, in any order of arrival"
    assert mixed("5f", ()) == ALONE, "nobody added anything"


@pytest.mark.parametrize(("luck", "seed", "faults"), [
    (Luck("5f", COMMITMENT, SHARES), SEED, []),
    (Luck("5f", COMMITMENT), ALONE, []),
    (Luck("5f", COMMITMENT, SHARES), ALONE, ["seed"]),
    (Luck("5f", SEED, SHARES), SEED, ["commitment"]),
    (Luck("60", COMMITMENT, SHARES), SEED, ["commitment", "seed"]),
])
def test_what_does_not_add_up_is_named(luck: Luck, seed: str, faults: list[str]) -> None:
    assert luck.faults(seed) == faults
    assert luck.seed == mixed(luck.secret, luck.shares)
