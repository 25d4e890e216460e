"""Plates of the album: each one shows what its scene declares, asks fair questions, and rebuilds identically."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from ludoteca.games.duplik import cards
from ludoteca.games.duplik.album import built as files
from ludoteca.games.duplik.album import scene
from ludoteca.games.duplik.album.built import built, numbers
from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.language.title_words import gives_away
from tools.duplik_plates import album, criteria, facts
from tools.duplik_plates.build import build
from tools.duplik_plates.inking import ink
from tools.duplik_plates.raster import measure

PLATES = sorted(album.modules())
MEASURED_AGAIN = PLATES[:: max(1, len(PLATES) // 6)]


def test_every_plate_is_built_as_it_is_drawn() -> None:
    assert numbers() == PLATES
    for number in PLATES:
        ready = built(number)
        assert ready.scene == album.scene(number), f"run `python -m tools.duplik_plates --build` ({number})"
        assert ready.plate == album.draw(number), f"run `python -m tools.duplik_plates --build` ({number})"


@pytest.mark.parametrize("number", PLATES)
def test_drawing_and_questions_keep_what_the_scene_declares(number: int) -> None:
    ready = built(number)
    assert ready.scene.number == number
    assert facts.drawing_faults(ready.scene, ready.plate, ready.measured) == []
    assert criteria.scene_faults(ready.scene) == []


@pytest.mark.parametrize("number", MEASURED_AGAIN)
def test_what_was_measured_is_measured_again(number: int) -> None:
    again = measure(album.draw(number), album.scene(number))
    before = built(number).measured
    assert (again.ink, again.spot, again.tint) == pytest.approx((before.ink, before.spot, before.tint), abs=0.1)
    assert again.parts.keys() == before.parts.keys()
    for name, part in again.parts.items():
        assert part.seen == pytest.approx(before.parts[name].seen, rel=0.02, abs=6), name
    assert again.gaps == pytest.approx(before.gaps, abs=1)
    assert again.eyes == before.eyes


def test_building_again_changes_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "FOLDER", shutil.copytree(files.FOLDER, tmp_path / "plates"))
    for number in MEASURED_AGAIN:
        before = files.path_of(number).read_bytes()
        assert build(number) and files.path_of(number).read_bytes() == before


def test_a_plate_without_a_file_is_measured_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "FOLDER", tmp_path / "plates")
    assert build(3)
    written = msgspec.json.decode(files.path_of(3).read_bytes(), type=files.Built)
    assert (written.scene, written.plate) == (album.scene(3), album.draw(3)) and written.measured.parts


def test_every_plate_has_its_own_title_and_the_album_is_whole() -> None:
    assert len(PLATES) == 120 == len({album.scene(n).title.it for n in PLATES}) == len(
        {album.scene(n).title.en for n in PLATES})


@pytest.mark.parametrize(("title", "asked", "free"), [
    (("Un gufo sullo stivale", "An owl on the boot"), ("Il gufo è sullo stivale.", "The owl is on the boot."), True),
    (("Un'idea della mucca", "The cow's idea"), ("C'è una mucca.", "There is a cow."), True),
    (("Il ponte stanco", "The tired bridge"), ("Il ponte dorme.", "The bridge is asleep."), True),
    (("Un gufo sullo stivale", "An owl on the boot"), ("Il gufo ha tre occhi.", "The owl has three eyes."), False),
    (("La nuvola", "The cloud"), ("La nuvola ride.", "The cloud is laughing."), False),
])
def test_a_title_gives_away_what_it_names(title: tuple[str, str], asked: tuple[str, str], free: bool) -> None:
    assert gives_away({"it": title[0], "en": title[1]}, {"it": asked[0], "en": asked[1]}) is free


def test_a_plate_weighs_at_most_forty_kilobytes_as_sent() -> None:
    for number in PLATES:
        assert len(msgspec.json.encode(built(number).plate)) <= 40_000


# --- the measurement itself, on a plate with mistakes ------------------------------------------------------------

def _scene(*declared: scene.Fact) -> Scene:
    return Scene(0, Text("T", "T"), Text("L", "L"), declared, ())


def _faults(art: Art, *claimed: scene.Fact) -> list[str]:
    declared = _scene(*claimed)
    found = facts.drawing_faults(declared, art.plate, measure(art.plate, declared))
    return [fault for fault in found if " % of the page" not in fault]


def _owl(art: Art, x: float, *, name: str, lid: float = 0, look: tuple[float, float] = (0.8, 0)) -> None:
    with art.part(name):
        art.shape(oval(x, 300, 40, 40))
        art.eye(x, 290, 12, lid=lid, look=look)


TWO = fact("two", Count("owl", 2), "Due.", "Two.")


def test_a_part_counted_must_be_drawn_that_often_and_be_seen() -> None:
    art = Art()
    _owl(art, 200, name="owl#1")
    _owl(art, 400, name="owl#2")
    assert _faults(art, TWO) == []
    art.black("350,250! 440,250! 440,350! 384,350!")
    assert "owl#2 is" in _faults(art, TWO)[0]
    _owl(art, 700, name="owl#3")
    assert "3 of owl are drawn, not 2" in _faults(art, TWO)[0]


def test_a_part_too_small_to_be_seen_is_refused() -> None:
    art = Art()
    with art.part("flea"):
        art.dot(100, 100, 5)
    assert "less than 150" in _faults(art, fact("flea", Count("flea", 1), "Una.", "One."))[0]


def test_what_stands_on_something_touches_it() -> None:
    on = fact("on", Stands("owl", "on", "box"), "Su.", "On.")
    for bottom, sound in ((342, True), (420, False)):
        art = Art()
        _owl(art, 300, name="owl")
        with art.part("box"):
            art.shape([(250, bottom, 1), (350, bottom, 1), (350, bottom + 80, 1), (250, bottom + 80, 1)])
        assert (_faults(art, on) == []) is sound
        assert (_faults(art, fact("has", Holds("owl", "box"), "Ha.", "Has.")) == []) is sound


def test_eyes_that_look_elsewhere_and_lids_that_lie_are_found() -> None:
    art = Art()
    _owl(art, 200, name="owl")
    _owl(art, 600, name="cat", lid=0.9)
    assert _faults(art, fact("looks", Looks("owl", "cat"), "Guarda.", "Looks.")) == []
    assert "does not look" in _faults(art, fact("looks", Looks("cat", "owl"), "Guarda.", "Looks."))[0]
    assert _faults(art, fact("sleeps", Mood("cat", "asleep"), "Dorme.", "Sleeps.")) == []
    assert "not asleep" in _faults(art, fact("sleeps", Mood("owl", "asleep"), "Dorme.", "Sleeps."))[0]


def test_questions_without_a_verb_without_tens_and_with_usual_counts_are_refused() -> None:
    legs = fact("legs", Count("cow.leg", 4), "Quattro.", "Four.")
    found = criteria.scene_faults(Scene(0, Text("T", "T"), Text("L", "L"), (legs,), (asks("legs", "number"),)))
    assert any("no verb" in each for each in found)
    assert any("usual number" in each for each in found)
    assert any("not 10" in each for each in found)
    does = fact("does", Does("cow", "lowers", "bucket"), "Cala.", "Lowers.")
    twice = Scene(0, Text("T", "T"), Text("L", "L"), (does,), (asks("does", "gesture"), asks("does", "gesture")))
    assert any("already follows" in each for each in criteria.scene_faults(twice))


def test_the_same_marks_are_inked_alike_and_a_mark_does_not_change_its_neighbour() -> None:
    art = Art()
    art.line("100,100 300,140")
    alone = ink(art.plate)
    assert ink(art.plate) == alone
    art.line("100,300 300,340")
    assert ink(art.plate)[: len(alone)] == alone


def test_a_second_of_a_kind_makes_them_numbered() -> None:
    art = Art()
    for _ in range(3):
        with art.part(art.own_name("cat")), art.part(".ear"):
            art.dot(1, 1)
    assert [line for line in art.lines if line.startswith("(")] == [
        "( cat#1", "( cat#1.ear", "( cat#2", "( cat#2.ear", "( cat#3", "( cat#3.ear",
    ]


@pytest.mark.parametrize("key", ["album 116", "endless 0", "stamps 3"])
def test_a_card_is_set_with_a_printers_apostrophe(key: str) -> None:
    card = cards.deal(key)
    read = [*msgspec.structs.astuple(card.card.title), *(said for each in card.criteria for said in each.text.values())]
    assert any("’" in said for said in read) and not any("'" in said for said in read)
