"""Text interface of Duplik: the master hears the picture, stamps are placed by words, judges answer yes or no."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import IllegalMove
from ludoteca.rules.text_interface import account, hear

IN_WORDS = Path(__file__).parents[3] / "docs" / "play" / "text-interface.md"
NAMES = ("Anna", "Bea", "Carlo")


def say(table: Any, seat: int, words: str, language: str = "it") -> Any:
    return table.play(seat, ludoteca.say("duplik", table.view(seat), seat, words, language, NAMES))


def drawing(**options: Any) -> tuple[Any, int, list[int]]:
    """A round up to drawing, prepared in words: the table, the master, the artists."""
    table = ludoteca.Table("duplik", seats=3, seed=4, options={"collage": True, **options})
    master = table.state.master
    say(table, master, "tiro il dado")
    say(table, master, "ascolto la scena")
    say(table, master, "giro la clessidra")
    return table, master, [seat for seat in range(3) if seat != master]


def told(table: Any, seat: int | None, language: str = "it") -> Any:
    return account("duplik", table.view(seat), seat, language, NAMES)


def test_only_the_master_hears_the_picture() -> None:
    table, master, (first, _) = drawing()
    things = len(table.state.picture.objects)
    heard = told(table, master).mine
    assert heard[0].startswith(f"La figura ha {things} cose") and len(heard) == things + 1
    plate, teller, (artist, _) = drawing(collage=False)
    facts = [seen.it for seen in plate.state.picture.told]
    assert told(plate, teller).mine[1:] == facts and told(plate, teller, "en").mine[1:] != facts
    assert not set(facts) & set(told(plate, artist).lines())
    assert not any("figura" in line for line in told(table, first).lines())
    say(table, master, "dico un faro a destra.")
    say(table, master, "dico tre gabbiani")
    say(table, master, "riga 1: un faro enorme")
    assert [line for line in told(table, first).table if "del maestro" in line] == [
        "Riga 1 del maestro: un faro enorme", "Riga 2 del maestro: tre gabbiani"]


def test_stamps_go_where_words_say_and_the_others_find_them_there() -> None:
    table, _, (first, second) = drawing()
    say(table, first, "attacca un faro a destra in basso, grande")
    stamp = table.state.drawings[first].plan[1]
    assert (stamp.kind, stamp.x > 600, stamp.y > 500, stamp.size) == ("lighthouse", True, True, 300)
    say(table, first, "stick a cat on the left, small, facing left", "en")
    assert table.state.drawings[first].plan[2].mirrored
    say(table, first, "attacca un gatto in testa al 1 al posto del 2")
    assert table.state.drawings[first].ties[2].slot == "head"
    assert [line for line in told(table, first).mine if line.startswith("Timbro 1: un faro")]
    assert not any("Timbro" in line for line in told(table, second).lines())
    say(table, first, "stacca 2")
    assert list(table.state.drawings[first].plan) == [1]
    for seat in (first, second):
        say(table, seat, "ho finito")
    table.expire()
    assert any(line.startswith("Timbro 1: un faro") for line in told(table, second).table + told(table, second).mine)


def test_a_stamp_that_is_not_there_and_the_drawers_that_tell_which_are() -> None:
    table, _, (first, _) = drawing()
    with pytest.raises(IllegalMove, match="words_misread"):
        say(table, first, "attacca un trallallà")
    (line,) = hear("duplik", table.view(first), first, "cassetto animali", "it", NAMES)
    assert line.startswith("Ci sono ") and "gatto" in line


def test_a_stuck_stamp_is_described_to_its_player_with_its_bearer() -> None:
    table, _, (first, second) = drawing()
    say(table, first, "attacca una bicicletta, grande")
    example = re.search(r'"(attacca [^"]*)"', IN_WORDS.read_text("utf-8"))
    assert example is not None
    say(table, first, example[1])
    new = told(table, first)
    assert new.mine[-1].startswith("Timbro 2: un gatto, in piccolo")
    assert new.mine[-1].endswith(" In groppa a una bicicletta (timbro 1).") and new.mine[-1] in new.aloud
    assert new.choices[-2:] == ["stacca 1", "stacca 2"] and new.starts == ["attacca"]
    assert not told(table, second).mine[-1].startswith("Timbro")
    with pytest.raises(IllegalMove, match="words_misread") as no:
        say(table, first, "attacca un gatto, posa corsa")
    assert "una di queste pose: in-piedi, passeggio, galoppo" in no.value.sentence("it")


def test_a_master_who_asks_hears_the_whole_scene_and_what_comes_first() -> None:
    table = ludoteca.Table("duplik", seats=3, seed=4)
    master = table.state.master
    for early in ("dico un faro", "leggo il criterio"):
        with pytest.raises(IllegalMove, match="not_now") as no:
            say(table, master, early)
        assert no.value.sentence("it").startswith("Non ancora: prima il maestro d’opera lancia il dado")
    assert told(table, master).aloud == []
    say(table, master, "ascolto la scena")
    heard = told(table, master)
    assert heard.aloud == heard.mine[1:] and len(heard.aloud) > 5


def test_a_pen_put_down_is_reported_once_and_can_only_be_taken_up_again() -> None:
    table, master, (first, _) = drawing()
    assert told(table, first).choices[0] == "ho finito"
    assert [len(say(table, first, "ho finito").events) for _ in range(3)] == [1, 0, 0]
    resting = told(table, first)
    assert resting.choices == ["riprendo"] and resting.now[0].startswith("Hai posato il pennarello")
    assert [len(say(table, master, "ho detto tutto").events) for _ in range(3)] == [1, 0, 0]
    silent = told(table, master)
    assert silent.choices == ["riprendo"] and silent.now[0].startswith("Hai detto tutto")
    say(table, first, "riprendo")
    assert "Componi" in told(table, first).now[0] and len(say(table, first, "ho finito").events) == 1


def test_a_criterion_is_read_judged_and_voted_on_in_words() -> None:
    table, master, (first, second) = drawing()
    say(table, first, "attacca un faro")
    for seat in (first, second):
        say(table, seat, "ho finito")
    table.expire()
    say(table, master, "leggo il criterio")
    judge = table.state.judges[first]
    assert f"Giudica il disegno di {NAMES[first]}" in told(table, judge).now[0]
    verdicts = told(table, judge)
    assert verdicts.choices == [f"{NAMES[first]} sì", f"{NAMES[first]} no", f"dubbio su {NAMES[first]}"]
    assert not verdicts.starts and all(verdicts.choices)
    say(table, judge, f"dubbio su {NAMES[first]}")
    assert told(table, first).choices[-3:] == [
        f"{way} {NAMES[first]}" for way in ("voto sì per", "voto no per", "mi astengo su")]
    say(table, first, f"voto sì per {NAMES[first]}")
    say(table, second, f"mi astengo su {NAMES[first]}")
    assert table.state.verdicts[first][1].met
    say(table, table.state.judges[second], f"{NAMES[second]} no")
    assert not table.state.verdicts[second][1].met
    assert any(f"Rispettato da {NAMES[first]}. Non rispettato da {NAMES[second]}." in line
               for line in told(table, master).table)
