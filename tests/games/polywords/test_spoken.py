"""The text interface of Polywords: neighbours, costs and paths; a word without cells takes its cheapest path."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca import IllegalMove
from ludoteca.games.polywords import grid
from ludoteca.games.polywords.sheet import Sheet, Writing, with_word
from ludoteca.rules.text_interface import account, happened, hear

NAMES = ("Anna", "Bea", "Carlo")


def sea(options: dict[str, Any] | None = None) -> tuple[Any, Any]:
    """A table of Specchio, and Anna's view of it with MARE written in D4 to G4."""
    table = ludoteca.Table("specchio", seats=3, seed=1, options=options or {})
    sheet = with_word(Sheet(), Writing("mare", "MARE", (27, 28, 29, 30)))
    table.state = replace(table.state, sheets=(sheet, *table.state.sheets[1:]))
    return table, table.view(0)


def ask(words: str, view: Any, language: str = "it") -> list[str]:
    answer = hear("specchio", view, 0, words, language, NAMES)
    assert isinstance(answer, list), answer
    return answer


def test_the_board_can_be_drawn_from_its_description() -> None:
    _, view = sea()
    told = account("specchio", view, 0, "it", NAMES).mine
    assert told[:2] == ["Riga 4: in D la M, in E la A, in F la R e in G la E.", "Righe 1, 2, 3, 5, 6, 7 e 8: vuote."]


@pytest.mark.parametrize(("game", "said"), [("specchio", True), ("medusa", True), ("polpo", False)])
def test_the_centre_is_named_while_the_first_word_must_pass_through_it(game: str, said: bool) -> None:
    line = "La tua griglia è senza lettere: la parola deve passare per una delle caselle centrali (D4, E4, D5 e E5)."
    table = ludoteca.Table(game, seed=1)
    assert (line in account(game, table.view(0), 0, "it", NAMES).mine) == said
    assert line not in account("specchio", sea()[1], 0, "it", NAMES).mine


def test_neighbours_rows_and_costs_are_told() -> None:
    _, view = sea()
    assert ask("vicine a d4", view) == [
        "D4: M. sopra D3 libera, a sinistra C4 libera, a destra E4 A e sotto D5 libera."]
    assert ask("riga 4", view)[0].startswith("Riga 4: A libera, B libera, C libera, D M, E A,")
    told = ask("quanto costa AMARE", view)
    path = grid.best_paths(view.sheets[0].cells, "AMARE", 1)[0]
    assert told[0].startswith("AMARE in ") and "una casella nuova, 4 lettere riusate" in told[0]
    assert len(grid.new_cells(view.sheets[0].cells, path)) == 1
    assert ask("grid of Bea", view, "en") == ["The sea of Bea:", "Rows 1, 2, 3, 4, 5, 6, 7 and 8: empty."]


def test_a_word_without_cells_goes_where_it_costs_least_unless_the_table_plays_without_paths() -> None:
    _, view = sea()
    move = ludoteca.say("specchio", view, 0, "scrivi amare", "it", NAMES)
    assert move.path == tuple(grid.best_paths(view.sheets[0].cells, "AMARE", 1)[0])
    given = ludoteca.say("specchio", view, 0, "scrivi amo in C4 D4 D5", "it", NAMES)
    assert (given.word, given.path) == ("amo", (26, 27, 35))
    _, strict = sea({"paths": False})
    with pytest.raises(IllegalMove, match="words_misread"):
        ludoteca.say("specchio", strict, 0, "scrivi amare", "it", NAMES)
    assert "non trova posto" in ask("percorsi di amare", strict)[0]


@pytest.mark.parametrize(("words", "code", "says"), [
    ("vicne a D5", "words_near", "«vicine a D5»"), ("scrivi", "words_incomplete", "«scrivi AREZZO"),
    ("vicine a Z9", "words_misread", "da A1 a H8"), ("scrivi 4x4", "words_misread", "di lettere"),
])
def test_what_was_mistyped_is_answered_with_what_would_be_right(words: str, code: str, says: str) -> None:
    _, view = sea()
    with pytest.raises(IllegalMove) as no:
        hear("specchio", view, 0, words, "it", NAMES)
    assert no.value.code == code and says in no.value.sentence("it"), no.value.sentence("it")


def test_what_others_write_is_heard_of_and_not_heard() -> None:
    table, _ = sea()
    letter = table.state.request.letters
    step = table.play(1, {"type": "write", "word": f"{letter}A", "path": [27, 28]})
    assert happened("specchio", [told.event for told in step.events], "it", NAMES) == ["Bea ha finito."]
    heard = " ".join(ludoteca.told("specchio", table.view(0), 0, "it", NAMES))
    assert f"{letter}A" not in heard.replace("Anna", "")
    assert f"Parola di Bea: {letter}A, in D4 e E4." in ludoteca.told("specchio", table.view(1), 1, "it", NAMES)
