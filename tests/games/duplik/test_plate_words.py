"""The scene in words: given on request, made from the drawing, without hints of the criteria."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca import IllegalMove, Table
from ludoteca.games.duplik.album.built import built, numbers
from ludoteca.games.duplik.album.scene import Asked, Count, Fact, Scene, Text
from ludoteca.games.duplik.cards import deal, plate_card
from ludoteca.games.duplik.language.plate_words import in_words, whereabouts
from ludoteca.games.duplik.language.vocabulary import fold
from ludoteca.games.duplik.moves import Hear, SceneTold
from ludoteca.games.duplik.view import view_for
from ludoteca.rules import Chance

NEARLY = 0.9


def bare(text: str) -> str:
    return fold(text).strip(" .!?")


def refused(table: Table, seat: int) -> str:
    with pytest.raises(IllegalMove) as no:
        table.play(seat, {"type": "hear"})
    return no.value.code


def opened(**options: Any) -> tuple[Table, int]:
    table = Table("duplik", 4, seed=4, options=options)
    return table, table.state.master


@pytest.mark.parametrize("key", [*(f"album {number}" for number in numbers()), *(f"endless {n}" for n in range(30))])
def test_no_criterion_is_told_beforehand_not_even_nearly(key: str) -> None:
    """If this fails, reword the criterion, or the fact in content/aloud.txt."""
    card = deal(key)
    for language in ("it", "en"):
        told = [bare(getattr(seen, language)) for seen in card.picture.told]
        for criterion in card.criteria:
            asked = bare(criterion.text[language])
            assert not any(asked in line for line in told), (asked, told)
            alike = SequenceMatcher(None, asked, bare(criterion.told[language])).ratio()
            assert alike < NEARLY, (asked, criterion.told[language])


def test_what_the_master_gets_does_not_depend_on_what_is_asked() -> None:
    """The same plate with ten other questions in other words: the master's view is identical to the last byte."""
    plate = built(0)
    others = [Asked(fact.key, "thing", Text(f"Chi l'ha detto {fact.key}?", "Who said so?"))
              for fact in reversed(plate.scene.facts)][:10]
    assert {each.fact for each in others} != {each.fact for each in plate.scene.criteria}
    cards = [plate_card(replace(plate.scene, criteria=asked), plate.plate)
             for asked in (plate.scene.criteria, tuple(others))]
    table, master = opened()
    seen: list[list[bytes]] = [[], []]

    def look() -> None:
        for views, card in zip(seen, cards, strict=True):
            picture = replace(table.state.picture, plate=card.plate, told=card.told)
            world = replace(table.state, title=card.title, picture=picture, criteria=card.criteria)
            views.append(msgspec.json.encode(view_for(world, master)))

    look()
    for move in ("throw", "hear", "turn"):
        table.play(master, {"type": move})
        look()
    table.expire()
    look()
    table.expire()
    look()
    assert table.state.phase == "pass" and seen[0] == seen[1] and len(set(seen[0])) == 6


@pytest.mark.parametrize("options", [{}, {"collage": True}])
def test_the_scene_is_told_to_a_master_who_asks_and_all_see_that(options: dict[str, Any]) -> None:
    table, master = opened(**options)
    artist = table.state.artists[0]

    def told(seat: int | None) -> Any:
        picture = table.view(seat).picture
        return picture and (picture.told or picture.objects)

    assert told(master) == () and table.view(master).picture.told == table.view(master).picture.objects == ()
    assert refused(table, artist) == "not_your_turn"
    events = table.play(master, {"type": "hear"}).events
    assert [each.event for each in events] == [SceneTold(master)] and events[0].to is None
    assert told(master) and told(artist) is None and told(None) is None
    assert table.view(artist).aloud and table.view().aloud
    assert refused(table, master) == "already_told"


def test_it_can_be_asked_for_while_the_sand_runs_and_not_after() -> None:
    table, master = opened(choice="two_titles")
    assert refused(table, master) == "choose_a_title_first"
    table.play(master, {"type": "choose", "index": 0})
    table.play(master, {"type": "throw"})
    table.play(master, {"type": "turn"})
    artist = table.state.artists[0]
    assert refused(table, artist) == "for_the_master"
    table.play(master, {"type": "hear"})
    assert table.view(master).picture.told
    other, first = opened()
    for move in ("throw", "turn"):
        other.play(first, {"type": move})
    other.expire()
    other.expire()
    assert refused(other, first) == "not_now"
    assert other.view(first).picture.told, "with the pens down the words give nothing away"


def test_a_new_round_is_not_told_until_its_master_asks() -> None:
    table, master = opened()
    table.play(master, {"type": "hear"})
    while table.state.round == 1:
        table.expire()
    assert not table.state.aloud and table.view(table.state.master).picture.told == ()


def test_a_bot_asks_before_it_tells() -> None:
    bot = ludoteca.bot("duplik", "maestro")
    table, master = opened()
    table.play(master, {"type": "throw"})
    assert bot.choose(table.view(master), master, Chance(1)) == Hear()
    table.play(master, {"type": "turn"})
    assert bot.choose(table.view(master), master, Chance(1)) == Hear(), "whose chair a bot takes in the middle"
    table.play(master, Hear())
    assert type(bot.choose(table.view(master), master, Chance(1))).__name__ == "Say"


def test_a_plate_goes_out_without_the_names_of_its_parts() -> None:
    for key in ("album 0", "endless 7"):
        lines = deal(key).picture.plate.split("\n")
        assert lines and not any(line[:1] in ("(", ")") for line in lines)


def scene(told: str, told_en: str, number: int = 1000) -> Scene:
    fact = Fact("parts", Count("lighthouse.stripe", 4), Text(told, told_en))
    return Scene(number, Text("", ""), Text("", ""), (fact,), ())


@pytest.mark.parametrize(("declared", "told"), [
    (("Il faro ha quattro strisce.", "The lighthouse has four stripes."),
     ("Sul faro conto quattro strisce.", "On the lighthouse I count four stripes.")),
    (("L'isola ha tre palme.", "There are three palms."), ("Sull'isola conto tre palme.", "I count three palms.")),
    (("In cielo ci sono due nuvole.", "In the sky there are two clouds."),
     ("Conto due nuvole in cielo.", "I count two clouds in the sky.")),
    (("Volano via quattro fogli.", "Four sheets are blown away."), ("Volano via quattro fogli.",
                                                                  "Four sheets are blown away.")),
])
def test_what_is_counted_is_told_by_the_counter(declared: tuple[str, str], told: tuple[str, str]) -> None:
    assert in_words(scene(*declared))["parts"] == Text(*told)


def test_where_things_are_is_told_of_those_that_were_named() -> None:
    plate = ("( cow\nO 100,100 300,400\n)\n( lighthouse\nO 700,100 900,600\n( lighthouse.stripe#1\nO 700,200 900,220\n"
             ")\n)\n( egg\nO 480,600 500,620\n)\n( duck\nO 400,100 600,300\n)")
    said = [Text("Una mucca e un faro, con un uovo.", "")]
    assert [seen.it for seen in whereabouts(plate, said)] == ["A sinistra vedo la mucca.", "A destra vedo il faro."]
