"""Added languages: found by their folder, complete where they claim to be, English for missing sentences."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.canvas.deck import Title, house_deck, painting_title
from ludoteca.games.canvas.honours import honours
from ludoteca.games.canvas.moves import PaintingHung
from ludoteca.languages import LANGUAGES, added_languages, first_spoken
from ludoteca.rules import IllegalMove, Table
from ludoteca.rules.honours import Deed
from ludoteca.rules.registry import games
from ludoteca.rules.speech import Free, Number
from ludoteca.rules.text_interface import account, hear, say
from ludoteca.rules.texts import ORIGINALS, register_texts, sentence, spoken_by
from ludoteca.rules.words import Both, Tongue, said_in
from scripts import translations

ADDED = sorted(added_languages())
MOST_IN_ENGLISH = 0.25           # share of English in a "complete" language: new features come before their translation


def test_german_is_spoken() -> None:
    assert "de" in ADDED and LANGUAGES[:2] == ORIGINALS == ("it", "en")
    assert {"shell", "masterdice", "canvas", "finestre"} <= set(added_languages()["de"].whole)


@pytest.mark.parametrize("language", ADDED)
def test_what_a_language_claims_is_there(language: str) -> None:
    """A few sentences may be newer than the translation: they appear in English, and a release fails on them."""
    parts = [translations.gaps(language, part) for part in added_languages()[language].whole]
    assert not [each for part in parts for each in part.other_facts], "a fact nobody supplies"
    missing = [each for part in parts for each in part.missing]
    assert len(missing) <= MOST_IN_ENGLISH * sum(part.known for part in parts), missing
    if lacks := translations.lacking(language):
        warnings.warn(f"{language} lags behind: {lacks}", stacklevel=1)


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translations, "ADDED", tmp_path)
    (tmp_path / "xx" / "words").mkdir(parents=True)
    (tmp_path / "xx" / "language.json").write_text('{"name": "Xx", "whole": ["seat", "canvas"]}')
    english = (translations.PARTS["seat"] / "en.ftl").read_text("utf-8").splitlines()
    keys = [line.partition(" =")[0] for line in english if " =" in line and not line.startswith((" ", "#"))]
    (tmp_path / "xx" / "seat.ftl").write_text(f"{keys[0]} = a {{ $nobody }}\nnever-heard = b\n")
    lacks = translations.lacking("xx")
    assert lacks["seat"] == [*keys[1:], "never-heard", f"{keys[0]}: nobody"]
    assert {"game-title", "rules/canvas.md #take-back", "canvas.json cards.faro"} <= set(lacks["canvas"])
    (tmp_path / "xx" / "seat.ftl").write_text("a = b\na = c\n")
    with pytest.raises(SystemExit, match="twice"):
        translations.lacking("xx")


def test_an_untranslated_key_is_shown_in_english(tmp_path: Path) -> None:
    for language, page in (("it", "a = uno\nb = due"), ("en", "a = one\nb = two"), ("de", "a = eins")):
        (tmp_path / f"{language}.ftl").write_text(page)
    register_texts("sample-of-languages", tmp_path)
    said = {language: [sentence("sample-of-languages", key, language) for key in "ab"] for language in LANGUAGES}
    assert said == {"it": ["uno", "due"], "en": ["one", "two"], "de": ["eins", "two"]}
    assert sentence("sample-of-languages", "a", "xx") == "uno"


def test_a_number_below_nothing_has_a_true_minus_and_a_hyphen_stays_one() -> None:
    assert "medusa" in games()
    assert sentence("medusa", "score-bottles", "it", {"count": -3}) == "\u22123 bottigliette"
    assert sentence("canvas", "words-row", "en", {"first": "Anna-3", "last": "-2"}) == "Anna-3 and -2"


def test_a_name_from_right_to_left_is_fenced_in_and_any_other_is_not() -> None:
    said = sentence("canvas", "words-row", "en", {"first": "שרה", "last": "Ada"})
    assert said == "\u2068שרה\u2069 and Ada"
    table = Table("masterdice", 2, seed=5)
    seat = min(table.actors)
    heard = hear("masterdice", table.view(seat), seat, "\u2068tira\u2069 i dadi")
    assert type(heard).__name__ == "Roll", "a sentence may be said back as it was read"


def test_a_game_without_a_language_speaks_english_throughout() -> None:
    """Also the texts of the rules core: no sentence mixes two languages."""
    games()
    assert {id: spoken_by(id, "de") for id in ("masterdice", "canvas", "finestre", "duplik", "palla")} == {
        "masterdice": "de", "canvas": "de", "finestre": "de", "duplik": "en", "palla": "en"}
    assert sentence("palla", "words-row", "de", {"first": "A", "last": "B"}) == "A and B"
    assert sentence("canvas", "words-row", "de", {"first": "A", "last": "B"}) == "A und B"
    for id in ("duplik", "palla"):
        table = Table(id, 3, seed=5)
        seat = min(table.actors)
        heard = [account(table.game, table.view(seat), seat, language, ("Anna", "Bea", "Carlo"))
                 for language in ("en", "de")]
        assert heard[0] == heard[1]


def test_masterdice_in_german() -> None:
    table = Table("masterdice", 2, seed=7)
    solver = min(table.actors)
    assert any("Würfel" in line for line in ludoteca.told("masterdice", table.view(solver), solver, "de"))
    with pytest.raises(IllegalMove) as no:
        say("masterdice", table.view(solver), solver, "Quatsch mit Soße", "de")
    assert no.value.sentence("de").startswith("„Quatsch mit Soße“")


def test_numbers_and_quotes_are_read_whatever_their_accents() -> None:
    tongue = Tongue("masterdice", "de")
    assert [Number(0, 20).read(said, tongue) for said in ("fünf", "Funf", "ZWÖLF", "12")] == [5, 5, 12, 12]
    assert Free().read("„Servus“", tongue) == "Servus"
    assert Free().read(Free().say("„Servus“", tongue), tongue) == "„Servus“"


def test_titles_are_said_in_the_language_they_have() -> None:
    cards = {card.id: card for card in house_deck().cards}
    whole = painting_title([cards["faro"], cards["pioggia"]])
    assert whole.more == {"de": "Der Leuchtturm im Regen"} and said_in("de", whole) == "Der Leuchtturm im Regen"
    own = Title("La nave", "The ship")
    assert [said_in(language, own) for language in ("it", "en", "de")] == ["La nave", "The ship", "The ship"]
    assert said_in("de", Both("sì", "yes")) == "yes" and said_in("de", 3) == 3
    plain = painting_title([cards["faro"], type(cards["pioggia"])("x", "second", Title("a", "b"), ())])
    assert plain.more == {}, "half a title in German is none"


def test_the_finest_painting_is_named_in_german() -> None:
    named, own = Title("Il faro", "The Lighthouse", {"de": "Der Leuchtturm"}), Title("La nave", "The ship")
    hung = [PaintingHung(0, 0, 3, 0, named), PaintingHung(1, 0, 2, 0, own)]
    best = {each.seat: each for each in honours([Deed(0, tuple(hung))], 2) if each.key == "own-painting"}
    said = [sentence("canvas", "honour-own-painting", "de", best[seat].facts) for seat in (0, 1)]
    assert said == ["„Der Leuchtturm“, 3 Schleifen", "„The ship“, 2 Schleifen"]


@pytest.mark.parametrize(("wishes", "spoken"), [
    ("de-AT,de;q=0.9,en;q=0.5", "de"), ("fr,en", "en"), ("en,it", "en"), ("it_IT.UTF-8", "it"), ("fr", None),
    ("", None),
])
def test_the_first_language_the_house_speaks(wishes: str, spoken: str | None) -> None:
    assert first_spoken(wishes) == spoken
