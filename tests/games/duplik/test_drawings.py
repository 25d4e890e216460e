"""Drawings of every kind equal the recorded ones: plain drawings, figures, and the versions of the three hands.

The suite compares every plain drawing, every figure in its usual pose, and all poses of every 24th kind.
`python -m tests.games.duplik.drawings` compares everything.
"""

from __future__ import annotations

import pytest

from ludoteca.games.duplik.kinds import KINDS
from tests.games.duplik import drawings

RECORDED = drawings.recorded()
WHOLLY = list(KINDS)[::24]


def test_every_kind_and_every_pose_is_recorded() -> None:
    assert {kind: set(hashes) for kind, hashes in RECORDED.items()} == {
        kind: {"", "by hand", *KINDS[kind].poses} for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_drawn_plainly_and_in_its_usual_pose_as_recorded(kind: str) -> None:
    pose = KINDS[kind].usual_pose
    assert drawings.plain(KINDS[kind]) == RECORDED[kind][""]
    assert drawings.figure(KINDS[kind], pose) == RECORDED[kind][pose]


@pytest.mark.parametrize("kind", WHOLLY)
def test_a_kind_is_drawn_in_every_pose_and_by_every_hand_as_recorded(kind: str) -> None:
    assert drawings.hashes(KINDS[kind], KINDS[kind].poses) == RECORDED[kind]
