"""Endless scenes: improvised from the library, each with a verb, no two alike, true to what they declare."""

from __future__ import annotations

import pytest

from ludoteca.games.duplik.album import asked, held
from ludoteca.games.duplik.album.scene import Does
from ludoteca.games.duplik.cards import deal
from ludoteca.games.duplik.improv import improvise
from ludoteca.games.duplik.improv.compose import picked
from ludoteca.games.duplik.improv.verbs import VERBS
from ludoteca.games.duplik.measure import mean_met
from scripts.plate_raster import measure


@pytest.mark.parametrize("seed", range(0, 60, 10))
def test_an_improvised_scene_keeps_what_it_declares(seed: int) -> None:
    """A few here; `python -m scripts.plates --improvised 0-999` measures as many as one likes."""
    scene, plate = improvise(str(seed))
    assert held.faults(scene, plate, measure(plate, scene)) == []


def test_questions_of_improvised_scenes_are_as_sound_as_those_of_the_album() -> None:
    for seed in range(60):
        scene, plate = improvise(str(seed))
        assert asked.complaints(scene) == []
        assert isinstance(scene.facts[0].claim, Does) and len(plate) < held.HEAVIEST


def test_ten_thousand_seeds_are_ten_thousand_scenes() -> None:
    parts = [picked(str(seed)) for seed in range(10_000)]
    shown = {part._replace(shift=0, strewn=0, flip=False, title=("", ""), extra="") for part in parts}
    assert len(shown) == len(parts)
    assert {part.verb for part in parts} == set(VERBS)
    assert all(len({part.hero, part.partner, part.witness}) == 3 for part in parts)


def test_the_same_seed_gives_the_same_scene() -> None:
    assert improvise("f00d") == improvise("f00d") != improvise("f00e")


def test_bots_understand_each_other_about_improvised_scenes_too() -> None:
    cards = [deal(f"endless {seed}") for seed in range(12)]
    assert mean_met(cards, "it", "maestro") >= 6.5 > 4.5 >= mean_met(cards, "it", "apprendista")
