"""The full search of `lease_model`: no error with all rules, and an error without any one of them."""

from __future__ import annotations

import pytest

from tests.trouble.lease_model import Rules, search

TROUBLES = 2                     # of four kinds; `make soak` takes all four at once

HOLES = {
    "fenced_saves": "the room's row went back: the table is unusable",
    "unknown_is_no_no": "told no and done",
    "lost_is_no_no": "told no and done",
    "all_rounds_remembered": "carried out twice",
    "lock_between": "the owner does not know its own table",
    "load_after_claim": "the owner does not know its own table",
    "own_can_be_claimed": "no process can have the table any more",
    "claim_after_unknown": "the owner does not know its own table",
    "death_is_final": "an outdated copy that no write will detect",
    "look_at_join": "a client was shown a lost entry",
}


def test_whatever_happens_in_whatever_order_every_promise_is_kept() -> None:
    found = search(Rules(), TROUBLES)
    assert not found.wrong and found.worlds > 40_000, found


@pytest.mark.parametrize("rule", Rules._fields)
def test_without_any_one_rule_something_is_promised_and_not_kept(rule: str) -> None:
    assert search(Rules()._replace(**{rule: False}), TROUBLES).wrong == HOLES[rule]
