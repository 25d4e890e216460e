"""Endless scenes: improvised from the library, each with a verb, no two alike, true to what they declare."""

from __future__ import annotations

import pytest

from ludoteca.games.duplik.album import asked, held
from ludoteca.games.duplik.album.scene import Does
from ludoteca.games.duplik.cards import deal, deck
from ludoteca.games.duplik.improv import improvise, proofs, told
from ludoteca.games.duplik.improv.parts import SETTINGS, picked
from ludoteca.games.duplik.improv.proofs import proofed
from ludoteca.games.duplik.improv.verbs import VERBS
from ludoteca.games.duplik.measure import mean_met
from ludoteca.rules import Chance
from scripts.plate_raster import measure


@pytest.mark.parametrize("seed", proofed()[:6000:1000])
def test_an_improvised_scene_keeps_what_it_declares(seed: int) -> None:
    """A few here; `python -m scripts.plates --proof` has measured every one that is dealt."""
    scene, plate = improvise(str(seed))
    assert held.faults(scene, plate, measure(plate, scene)) == []


@pytest.mark.parametrize("number", [0, 57])
def test_scenes_in_the_deck_are_drawn_as_they_were_when_they_were_measured(number: int) -> None:
    assert proofs.digest(number) == proofs.batches()[number].digest


def test_a_scene_that_does_not_keep_what_it_declares_is_never_dealt() -> None:
    faulty = {seed for batch in proofs.batches() for seed in batch.faulty}
    assert len(proofed()) >= 10_000 and faulty.isdisjoint(proofed())
    dealt = deck("endless", (), Chance.stream("a long evening"), 200)
    assert {int(key.partition(" ")[2]) for key in dealt} <= set(proofed())


def test_questions_of_improvised_scenes_are_as_sound_as_those_of_the_album() -> None:
    for seed in proofed()[:60]:
        scene, plate = improvise(str(seed))
        assert asked.complaints(scene) == []
        assert isinstance(scene.facts[0].claim, Does) and len(plate) < held.HEAVIEST
    for seed in proofed()[60:1000]:
        assert asked.complaints(told.scene(picked(str(seed)))) == []


def test_ten_thousand_cards_are_ten_thousand_scenes() -> None:
    parts = [picked(str(seed)) for seed in proofed()]
    shown = {part._replace(shift=0, strewn=0, sky=0, flip=False, title=("", ""), extra="") for part in parts}
    assert len(shown) == len(parts)
    assert {part.verb for part in parts} == set(VERBS)
    assert {part.setting for part in parts} == set(SETTINGS)
    assert all(len({part.hero, part.partner, part.witness}) == 3 for part in parts)


def test_the_same_seed_gives_the_same_scene() -> None:
    assert improvise("f00d") == improvise("f00d") != improvise("f00e")


def test_bots_understand_each_other_about_improvised_scenes_too() -> None:
    cards = [deal(f"endless {seed}") for seed in proofed()[:12]]
    assert mean_met(cards, "it", "maestro") >= 6.5 > 4.5 >= mean_met(cards, "it", "apprendista")
