"""Every check over every game of the house and every sample."""

from __future__ import annotations

import pytest

from ludoteca.rules.registry import game
from tests.conformance.checks import CHECKS
from tests.conformance.house import ALL

POLYWORDS = [id for id in ALL if game(id).box == "polywords"]
STILL_TO_COME = {*((id, "what_is_hidden_is_drawn_afresh") for id in POLYWORDS), ("manta", "every_option_matters")}


@pytest.mark.parametrize(("id", "check"), [(id, check) for id in ALL for check in CHECKS])
def test_it_holds(id: str, check: str) -> None:
    if (id, check) in STILL_TO_COME:
        pytest.skip("Polywords is being rebuilt: its games are still to say what they hide")
    CHECKS[check](id)
