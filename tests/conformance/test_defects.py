"""The checks themselves: each defect planted in Morra is found by its check, and Morra itself passes."""

from __future__ import annotations

import pytest

from tests.conformance.checks import CHECKS
from tests.conformance.defects import DEFECTS, planted

# These check the rules core and the room: no defect in a single game can make them fail.
NOT_OF_ONE_GAME = {
    "a_table_can_begin_anywhere_in_a_log", "changes_lead_from_each_view_to_the_next",
    "seats_and_options_outside_the_rules_are_refused", "taking_back_leads_where_one_was",
}


@pytest.mark.parametrize("name", DEFECTS)
def test_the_check_named_finds_the_defect(name: str) -> None:
    with planted(name), pytest.raises(AssertionError, match=DEFECTS[name].says):
        CHECKS[DEFECTS[name].check]("morra")


def test_every_check_has_a_defect_to_find() -> None:
    idle = CHECKS.keys() - {defect.check for defect in DEFECTS.values()}
    assert idle == NOT_OF_ONE_GAME
