"""Moves as text: understood in many spellings, and refused with a correct example."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import IllegalMove
from ludoteca.rules.text_interface import account, happened, hear
from tests.conformance import playouts  # noqa: F401  (brings the samples)

TABLE = ludoteca.Table("masterdice", seats=2, seed=5, options={"notebook": "marks"})
SOLVER = min(TABLE.actors)
NAMES = ("Anna", "Bea")


def say(words: str, language: str = "it") -> Any:
    return ludoteca.say("masterdice", TABLE.view(SOLVER), SOLVER, words, language, NAMES)


def refusal(words: str, language: str = "it") -> str:
    with pytest.raises(IllegalMove) as no:
        say(words, language)
    return f"{no.value.code}: {no.value.sentence(language)}"


@pytest.mark.parametrize("words", ["tira", "TIRA I DADI", "  lancia ", "tira.", "Lancia   i dadi!"])
def test_the_same_move_in_many_words(words: str) -> None:
    assert type(say(words)).__name__ == "Roll"


@pytest.mark.parametrize("words", ["il codice è 1 2 3 4", "Il codice e 1, 2, 3, 4", "codice uno due tre quattro"])
def test_accents_commas_and_numbers_in_letters_do_not_matter(words: str) -> None:
    assert say(words).code == (1, 2, 3, 4)


def test_an_empty_field_has_a_name_and_a_dash() -> None:
    assert say("metti 3 niente - 5").dice == (3, None, None, 5) == say("place 3 none - 5", "en").dice


def test_a_move_may_be_written_as_data() -> None:
    assert say('{"type": "roll"}') == say("tira")
    assert refusal('{"type": "fly"}').startswith("malformed_move")


def test_a_no_says_what_would_be_right() -> None:
    assert refusal("segna viola 3 escluso") == "words_misread: «viola» non va: serve blu, rosso, giallo e verde."
    assert refusal("metti tre gatti") == "words_misread: «gatti» non va: serve un numero da 1 a 6."
    assert refusal("metti 3 8") == "words_misread: «8» non va: serve un numero da 1 a 6."
    assert "«metti 3 niente 5 niente»" in refusal("metti") and refusal("metti").startswith("words_incomplete")
    assert "«tira»" in refusal("tirra") and refusal("tirra").startswith("words_near")
    assert refusal("buonasera") == (
        "words_unclear: Non ho capito «buonasera». Scrivi «aiuto» per sapere che cosa puoi dire.")
    assert refusal("", "en").startswith("words_unclear")


def test_what_may_have_been_meant_can_be_done_now() -> None:
    table = ludoteca.Table("canvas", seats=1, seed=5)
    with pytest.raises(IllegalMove) as no:
        ludoteca.say("canvas", table.view(0), 0, "volo sulla luna")
    assert no.value.code == "words_unclear", "nobody votes in a game alone"
    assert ludoteca.say("canvas", table.view(0), 0, "dipingi 1 3 2") == ludoteca.say(
        "canvas", table.view(0), 0, "dipingi 1 3 2 sullo sfondo 1")


def test_a_voice_says_which_fields_have_dice() -> None:
    table = ludoteca.Table("masterdice", seats=2, seed=5)
    solver = min(table.actors)
    table.play(solver, {"type": "roll"})
    face = table.view(solver).roll[0]
    step = table.play(solver, {"type": "place", "dice": [None, face, None, None]})
    assert happened(table.game, [told.event for told in step.events], "it", NAMES)[0] == (
        f"{NAMES[solver]} mette rosso {face} nella riga 1.")


def test_in_a_race_the_outline_is_called_out() -> None:
    table = ludoteca.Table("finestre", seats=2, seed=5)
    before = account("finestre", table.view(0), 0)
    assert not before.aloud and any("senza tempo" in line for line in before.table)
    table.play(0, {"type": "ready"})
    while table.view(0).phase != "race":
        table.expire()
    racing = account("finestre", table.view(0), 0)
    assert racing.aloud == racing.now[:1] and "di larghezza" in racing.aloud[0]
    assert not any("senza tempo" in line for line in racing.table)
    placed = table.play(0, {"type": "place", "window": 3})
    assert happened("finestre", [told.event for told in placed.events], "it", NAMES) == [
        "Anna manda il gatto alla finestra 4."], "by ear windows have numbers"
    assert not account("finestre", table.view(0), 0).aloud, "a player who has chosen need not hurry"


def test_questions_are_answered_and_change_nothing() -> None:
    def ask(words: str, language: str = "it", **more: Any) -> Any:
        return hear("masterdice", TABLE.view(SOLVER), SOLVER, words, language, NAMES, **more)

    told = account("masterdice", TABLE.view(SOLVER), SOLVER, "it", NAMES)
    assert ask("adesso", left=26_100) == [*told.now, "Restano 27 secondi."]
    assert ask("tavolo") == told.table
    assert ask("mio") == ["Non hai niente davanti a te."]
    assert ask("novità") == ["Nessuna novità."] and ask("novita", changed=["Bea arriva."]) == ["Bea arriva."]
    assert ask("tempo") == ["Non c’è un tempo che scorre."] and ask("time", "en", left=1000) == ["One second is left."]
    assert ask("aiuto") == [
        *told.can, "Le mosse possibili: tira.",
        "Puoi sempre chiedere «adesso», «tavolo», «mio», «novità», «tempo», «tutto» o «perché»."]
    assert ask("tutto") == [*told.now, *told.table]
    assert ask("perché") == ["Non c’è niente da spiegare."]


def test_few_moves_are_listed_and_many_are_not() -> None:
    tris = ludoteca.Table("tris")
    assert account("tris", tris.view(0), 0, "en").choices == [f"mark {cell}" for cell in range(1, 10)]
    assert account("tris", tris.view(1), 1, "en").choices == []
    told = account("masterdice", TABLE.view(SOLVER), SOLVER)
    assert (told.choices, told.starts) == (["tira"], ["il codice è", "segna"])


def test_players_of_one_name_are_distinguished_by_their_seats() -> None:
    tris = ludoteca.Table("tris")
    step = tris.play(0, {"type": "mark", "cell": 4})
    assert happened("tris", [told.event for told in step.events], "it", ("Anna", "Anna")) == [
        "Posto 1 segna la casella 5."]


def test_a_view_may_come_as_data() -> None:
    import msgspec

    plain = msgspec.json.decode(msgspec.json.encode(TABLE.view(SOLVER)))
    assert ludoteca.told("masterdice", plain, SOLVER) == ludoteca.told("masterdice", TABLE.view(SOLVER), SOLVER)
