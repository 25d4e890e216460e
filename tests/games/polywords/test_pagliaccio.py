"""Pesce Pagliaccio: the race for the length cards."""

from __future__ import annotations

import pytest

from ludoteca.rules import IllegalMove
from tests.games.polywords.seas import drop_bottles, everybody_ready, heard, laid, sea, with_cells, write

ALESSANDRO, CLAUDIA, NICOLA, CECILIA, SIMONA, FEDERICO = range(6)


def say(table: object, seat: int, word: str, at: int | None = None, lag: int = 0) -> object:
    return table.play(seat, {"type": "claim", "word": word, "lag": lag}, at)  # type: ignore[attr-defined]


def test_the_rulebooks_turn_of_drinks() -> None:
    table = laid("pagliaccio", 6, categories=("bevanda",), lengths=(3, 4, 5, 6, 7, 8, 9))
    say(table, CLAUDIA, "Spremuta", 3000)
    say(table, NICOLA, "Caffè", 4000, lag=80)
    with pytest.raises(IllegalMove) as refusal:
        say(table, CECILIA, "Acqua", 4100, lag=60)
    assert (refusal.value.code, refusal.value.facts["by"], refusal.value.facts["ahead"]) == ("card_taken", NICOLA, 100)
    say(table, SIMONA, "Tisana", 5000)
    say(table, FEDERICO, "Liquore", 6000)
    say(table, ALESSANDRO, "Vino", 30_000)
    table.expire()                                            # Cecilia finds no word for 3 or 9
    assert table.state.phase == "place" and table.actors == {0, 1, 2, 4, 5}
    for seat, word in ((0, "VINO"), (1, "SPREMUTA"), (2, "CAFFE"), (4, "TISANA"), (5, "LIQUORE")):
        write(table, seat, word)                              # after the hourglass, as allowed
    everybody_ready(table)
    assert table.state.due == (0, 0, 0, 2, 0, 0)
    drop_bottles(table)
    assert [sheet.empty for sheet in table.state.sheets] == [60, 56, 59, 62, 58, 57]


def test_a_claim_is_a_race_stamped_by_the_room() -> None:
    table = laid("pagliaccio", 3, categories=("bevanda",), lengths=(4, 5, 6, 7))
    move = table.read_move({"type": "claim", "word": "Caffè", "lag": 9999})
    assert table.game.races(table.state, 0, move)
    assert table.game.stamped(move, 45).lag == 45
    assert not table.game.races(table.state, 0, table.read_move({"type": "pass"}))


@pytest.mark.parametrize(("word", "code"), [("Tè", "no_such_length"), ("Cioccolata", "no_such_length"),
                                            ("7up", "not_letters")])
def test_claims_that_no_card_answers(word: str, code: str) -> None:
    table = laid("pagliaccio", 3, categories=("bevanda",), lengths=(4, 5, 6, 7))
    with pytest.raises(IllegalMove) as refusal:
        say(table, 0, word)
    assert refusal.value.code == code


def test_only_the_word_said_may_be_written_and_only_after_saying_it() -> None:
    table = laid("pagliaccio", 3, categories=("bevanda",), lengths=(4, 5, 6, 7))
    with pytest.raises(IllegalMove, match="say_it_first"):
        write(table, 0, "VINO")
    say(table, 0, "Vino")
    with pytest.raises(IllegalMove, match="said_already"):
        say(table, 0, "Birra")
    with pytest.raises(IllegalMove, match="not_the_word_said"):
        write(table, 0, "RUM")
    step = write(table, 0, "VINO")
    assert heard(step, "PenDown") and table.actors == {1, 2}


def test_a_word_that_cannot_be_placed_is_no_word() -> None:
    table = laid("pagliaccio", 3, categories=("bevanda",), lengths=(4, 5, 6, 7))
    with_cells(table, 0, sea("A.A.A.A.", *["########"] * 7))
    say(table, 0, "Vino")
    say(table, 1, "Acqua")
    say(table, 2, "Tisana")
    write(table, 1, "ACQUA")
    write(table, 2, "TISANA")
    table.play(0, {"type": "pass"})
    everybody_ready(table)
    assert table.state.due == (2, 0, 0)


def test_a_card_taken_for_a_word_that_cannot_be_placed_stays_taken() -> None:
    table = laid("pagliaccio", 3, categories=("bevanda",), lengths=(4, 5, 6, 7))
    with_cells(table, 0, sea("A.A.A.A.", *["########"] * 7))
    say(table, 0, "Vino")
    table.play(0, {"type": "pass"})
    with pytest.raises(IllegalMove, match="card_taken"):
        say(table, 1, "Rosé")
    assert table.actors == {1, 2} and table.state.phase == "write"


def test_a_word_not_written_in_time_is_no_word_and_a_word_written_before_may_not_be_said() -> None:
    table = laid("pagliaccio", 3, categories=("bevanda",), lengths=(4, 5, 6, 7))
    with_cells(table, 1, sea(), words=("ACQUA",))
    with pytest.raises(IllegalMove, match="word_repeated"):
        say(table, 1, "Acqua")
    say(table, 0, "Vino")
    table.expire()
    table.expire()
    drop_bottles(table)
    assert [sheet.bottles for sheet in table.state.sheets] == [2, 2, 2]
