"""Endless scenes: generated from the library, each with a verb, no two alike, true to their declarations."""

from __future__ import annotations

import pytest

from ludoteca.games.duplik import cards
from ludoteca.games.duplik.album.scene import Does
from ludoteca.games.duplik.cards import deal, deck
from ludoteca.games.duplik.improv import facts as declared
from ludoteca.games.duplik.improv import improvise, proofs
from ludoteca.games.duplik.improv.parts import SETTINGS, pick_parts, plot
from ludoteca.games.duplik.improv.proofs import seeds_in_deck
from ludoteca.games.duplik.improv.rims import with_rims
from ludoteca.games.duplik.improv.verbs import VERBS
from ludoteca.games.duplik.measure import mean_met
from ludoteca.rules import Chance
from tools.duplik_plates import criteria, facts
from tools.duplik_plates.raster import measure


@pytest.mark.parametrize("seed", seeds_in_deck()[:6000:1000])
def test_an_improvised_scene_keeps_what_it_declares(seed: int) -> None:
    """A few here; `python -m tools.duplik_plates --proof` has measured every scene that can be dealt."""
    scene, plate = improvise(str(seed))
    assert facts.drawing_faults(scene, plate, measure(plate, scene)) == []


@pytest.mark.parametrize("number", [0, 57])
def test_scenes_in_the_deck_are_drawn_as_they_were_when_they_were_measured(number: int) -> None:
    assert proofs.digest(number) == proofs.batches()[number].digest


def test_a_scene_that_does_not_keep_what_it_declares_is_never_dealt() -> None:
    faulty = {seed for batch in proofs.batches() for seed in batch.faulty}
    assert len(seeds_in_deck()) >= 10_000 and faulty.isdisjoint(seeds_in_deck())
    dealt = deck("endless", (), Chance.stream("a long evening"), 200)
    assert {int(key.partition(" ")[2]) for key in dealt} <= set(seeds_in_deck())


def test_the_same_two_do_not_do_the_same_in_the_same_place_twice_in_an_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    assert plot("3953") == plot("4751") != plot("2901")
    monkeypatch.setattr(cards, "seeds_in_deck", lambda: (3953, 4751, 2901))
    for evening in range(8):
        assert deck("endless", ("endless 3953",), Chance.stream("evening", evening), 1) == ["endless 2901"]


def test_black_on_the_black_of_the_stage_gets_a_rim_of_paper() -> None:
    """A road with a man in black trousers and a pale shirt, and a black hat on a peg beside him."""
    road = "O fk 0,500! 1000,500! 1000,700! 0,700!"
    trousers, shirt = "O fk w4 300,520! 360,520! 360,640! 300,640!", "O fp w4 290,400! 370,400! 370,530! 290,530!"
    hat = "( hat\nO fk 600,540! 680,540! 680,600! 600,600!\n)"
    man = f"( man\n{trousers}\n{shirt}\n)"
    rimmed = with_rims("\n".join((road, hat, man)), ("man",)).splitlines()
    assert rimmed == [road, *hat.splitlines(), "O h5 300,520! 360,520! 360,640! 300,640!", *man.splitlines()]
    assert with_rims(man, ("man",)) == man                                   # white paper needs none
    across = man.replace("300,", "660,").replace("360,", "720,")
    assert with_rims("\n".join((road, hat, across)), ("man",)).count("h5") == 0       # it would cover the hat


def test_a_line_over_black_is_followed() -> None:
    board = "O fk 0,0! 600,0! 600,400! 0,400!"
    rod = "( rod\nL w2 100,100 300,120 500,300\n)"
    assert with_rims(f"{board}\n{rod}", ("rod",)).splitlines()[1].startswith("L ip w7 ")


def test_questions_of_improvised_scenes_are_as_sound_as_those_of_the_album() -> None:
    for seed in seeds_in_deck()[:60]:
        scene, plate = improvise(str(seed))
        assert criteria.scene_faults(scene) == []
        assert isinstance(scene.facts[0].claim, Does) and len(plate) < facts.HEAVIEST
    for seed in seeds_in_deck()[60:1000]:
        assert criteria.scene_faults(declared.declare_scene(pick_parts(str(seed)))) == []


def test_ten_thousand_cards_are_ten_thousand_scenes() -> None:
    parts = [pick_parts(str(seed)) for seed in seeds_in_deck()]
    shown = {part._replace(shift=0, strewn=0, sky=0, flip=False, title=("", ""), extra="") for part in parts}
    assert len(shown) == len(parts)
    assert {part.verb for part in parts} == set(VERBS)
    assert {part.setting for part in parts} == set(SETTINGS)
    assert all(len({part.hero, part.partner, part.witness}) == 3 for part in parts)


def test_the_same_seed_gives_the_same_scene() -> None:
    assert improvise("f00d") == improvise("f00d") != improvise("f00e")


def test_bots_understand_each_other_about_improvised_scenes_too() -> None:
    dealt = [deal(f"endless {seed}") for seed in seeds_in_deck()[:12]]
    assert mean_met(dealt, "it", "maestro") >= 6.5 > 4.5 >= mean_met(dealt, "it", "apprendista")
