"""Endless scenes meet the same requirements as those of the album."""

from __future__ import annotations

import pytest

from ludoteca.games.duplik.scenes import scene as scenes
from tests.games.duplik.test_scenes import check_scene


@pytest.mark.parametrize("first", range(0, 120, 30))
def test_endless_scenes_owe_their_players_the_same(first: int) -> None:
    for seed in range(first, first + 30):
        check_scene(scenes.endless(seed))


def test_the_same_seed_gives_the_same_scene_and_another_seed_another() -> None:
    assert scenes.endless(7) == scenes.endless(7)
    assert len({tuple(scenes.strokes(scenes.endless(seed))) for seed in range(40)}) == 40
