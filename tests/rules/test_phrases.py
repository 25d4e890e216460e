"""How moves are written as text, by hand: each kind of slot in a phrase, alternatives, mismatches and errors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.rules import IllegalMove, texts
from ludoteca.rules.game import Move
from ludoteca.rules.speech import (
    Answer,
    Chair,
    Choice,
    Free,
    Misread,
    Number,
    Phrase,
    Question,
    Row,
    first_way,
    flat,
    patterns,
    read_words,
    ways,
)
from ludoteca.rules.words import Tongue, words

PAGE = """
say-lay = lay { $card } | put { $card } down
say-lay-on = lay { $card } on { $whose }
say-play = play { $card }
say-rest = rest | I do nothing
say-shout = { $text }
say-ask = what does { $who } hold
how-lay = lay 3
how-lay-on = lay 3 on Bea
how-play = play 3
how-rest = rest
fruit-pear = pear | pears
fruit-fig = Fig
"""
TONGUE = Tongue("frutteto", "en", ("Anna", "Bea", "Bea", ""))


class Lay(Move, frozen=True):
    card: int
    whose: int | None = None


class Rest(Move, frozen=True):
    """Nothing."""


class Shout(Move, frozen=True):
    text: str


CARD = Number(1, 6, shown_from=1)
LAY = Phrase("lay", Lay, split=lambda move: {"card": move.card} if move.whose is None else None, card=CARD)
LAY_ON = Phrase("lay-on", Lay, split=lambda move: None if move.whose is None else
                {"card": move.card, "whose": move.whose}, card=CARD, whose=Chair())
REST = Phrase("rest", Rest)
ASK = Question("ask", lambda tongue, who: [words("held", who=who), words("more")], who=Chair())


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "en.ftl").write_text(PAGE, "utf-8")
    (tmp_path / "it.ftl").write_text("", "utf-8")
    monkeypatch.setattr(texts, "_folders", {**texts._folders})
    texts.register_texts("frutteto", tmp_path)
    for kept in (ways, patterns):
        kept.cache_clear()
    yield
    texts.bundle.cache_clear()


def misread(slot: Any, piece: str) -> tuple[str, str]:
    with pytest.raises(Misread) as no:
        slot.read(piece, TONGUE)
    assert str(no.value) == piece
    return no.value.piece, no.value.wanted


def no(said: str, *phrases: Phrase) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(IllegalMove) as refusal:
        read_words(phrases or (LAY, LAY_ON, REST), said, TONGUE)
    return refusal.value.code, refusal.value.game, refusal.value.facts


# --- places


def test_a_number_is_shown_as_people_count_and_read_in_digits_or_letters() -> None:
    assert CARD.say(0, TONGUE) == "1"
    assert [CARD.read(piece, TONGUE) for piece in ("1", "6", "Six", "two")] == [0, 5, 5, 1]
    assert Number().read("-12", TONGUE) == -12 and Number().read("0", TONGUE) == 0
    assert Number().read("123456789", TONGUE) == 123_456_789
    for piece in ("0", "7", "zero", "six cats", "1234567890", "1.5"):
        assert misread(CARD, piece) == (piece, "a number from 1 to 6")
    assert misread(Number(), "many") == ("many", "a number")
    assert Number(least=3).read("30", TONGUE) == 30 and Number(0, 1).read("0", TONGUE) == 0


def test_a_choice_has_several_names_and_tells_the_first() -> None:
    fruit = Choice({"p": "fruit-pear", "f": "fruit-fig"})
    assert [fruit.say(each, TONGUE) for each in "pf"] == ["pear", "Fig"]
    assert [fruit.read(piece, TONGUE) for piece in ("PEARS", "pear", "fig")] == ["p", "p", "f"]
    assert misread(fruit, "plum") == ("plum", "pear and Fig")


def test_a_player_is_meant_by_name_or_by_seat() -> None:
    chair = Chair()
    assert [chair.say(seat, TONGUE) for seat in (0, 1)] == ["Anna", "chair 2"]
    assert [chair.read(piece, TONGUE) for piece in ("anna", "Chair 1", "chair 3", "chair 12")] == [0, 0, 2, 11]
    assert misread(chair, "Bea") == ("Bea", "the name of somebody at the table (Anna, Bea and Bea)")
    assert misread(chair, "chair 13")[0] == "chair 13"
    crowd = Tongue("frutteto", "en", tuple(f"n{number}" for number in range(14)))
    assert chair.read("n13", crowd) == 13 == chair.read("chair 14", crowd)


@pytest.mark.parametrize(("text", "said"), [
    ("pear", "pear"), ("XX pears XX", "XX pears XX"), ("", '""'), (" pear", '" pear"'), ("a  b", '"a  b"'),
    ('"so"', '"\\"so\\""'), ("«so»", '"«so»"'), ("a «b»", "a «b»"),
])
def test_free_text_comes_back_as_it_was(text: str, said: str) -> None:
    assert Free().say(text, TONGUE) == said
    if "«" not in text or said.startswith('"'):
        assert Free().read(said, TONGUE) == text


def test_quotation_marks_of_all_kinds_fall_away_and_broken_ones_stay() -> None:
    assert [Free().read(said, TONGUE) for said in ("«pear»", "“pear”", '"pear', '"', '"\\x"')] == [
        "pear", "pear", '"pear', '"', '"\\x"']


def test_a_row_is_read_however_it_is_parted() -> None:
    row = Row(CARD)
    assert row.say((0, 4), TONGUE) == "1 5" and Row(CARD, ", ").say((0, 4), TONGUE) == "1, 5"
    assert [row.read(said, TONGUE) for said in ("1 5", "1,5", " 1 ; 5, ", "")] == [(0, 4)] * 3 + [()]
    assert Row(Free()).read("XX, XX", TONGUE) == ("XX", "XX")
    assert misread_in(row, "1 9") == "9"


def misread_in(slot: Any, said: str) -> str:
    with pytest.raises(Misread) as no:
        slot.read(said, TONGUE)
    return no.value.piece


# --- phrases


def test_a_move_is_said_the_first_way_and_read_back_in_all() -> None:
    assert (LAY.say(Lay(2), TONGUE), LAY_ON.say(Lay(2, 0), TONGUE)) == ("lay 3", "lay 3 on Anna")
    assert LAY.say(Lay(2, 0), TONGUE) is None is LAY_ON.say(Lay(2), TONGUE), "what a phrase does not tell"
    assert LAY.say(Rest(), TONGUE) is None is ASK.say(Lay(2), TONGUE)
    assert REST.say(Rest(), TONGUE) == "rest" and repr(REST) == "Phrase('rest')"
    for said in ("lay 3", "LAY  three ", " put 3 down! ", "Put 3 down ."):
        assert read_words((LAY_ON, LAY), said, TONGUE) == Lay(2), said
    assert read_words((LAY, LAY_ON), "lay 3 on anna", TONGUE) == Lay(2, 0), "a piece that misfits is no end"
    assert [read_words((REST,), said, TONGUE) for said in ("rest", "i do nothing")] == [Rest()] * 2
    assert REST.read("sleep", TONGUE) is None
    assert [each.begins(TONGUE) for each in (LAY, REST, ASK)] == ["lay", "rest", "what does"]


def test_a_move_may_take_more_to_be_made_than_its_fields() -> None:
    twice = Phrase("lay", Lay, make=lambda tongue, card: Lay(card, len(tongue.names)), card=CARD)
    assert twice.read("put 1 down", TONGUE) == Lay(0, 4)


def test_a_question_is_answered_and_moves_nothing() -> None:
    assert read_words((REST, ASK), "what does Anna hold", TONGUE) == Answer((words("held", who=0), words("more")))


def test_text_at_the_end_keeps_its_marks() -> None:
    shout = Phrase("shout", Shout, text=Free())
    assert read_words((shout,), "Più forte!", TONGUE) == Shout("Più forte!")
    assert read_words((shout,), "Piu\u0300 forte", TONGUE) == Shout("Più forte"), "accent and letter are one sign"


# --- what is not understood


def test_what_does_not_fit_names_the_piece_what_is_missing_what_was_meant() -> None:
    assert no("lay 9") == ("words_misread", "frutteto", {"piece": "9", "wanted": "a number from 1 to 6"})
    assert no("lay 9 on Zoe", LAY_ON)[2]["piece"] == "9", "the first that does not fit"
    assert no("lay " + "9" * 100)[2]["piece"] == "9" * 80
    assert no("lay") == ("words_incomplete", "frutteto", {"words": "lay", "how": "lay 3"})
    assert no("lay", Phrase("play", Lay, card=CARD), LAY)[0] == "words_incomplete", "however near another comes"
    assert no("put 3")[0] == "words_incomplete", "the first word is enough"
    assert no("Layy 3") == ("words_near", "frutteto", {"words": "Layy 3", "how": "lay 3"})
    assert no("rast now")[2] == {"words": "rast now", "how": "rest"}
    assert no("good evening") == ("words_unclear", "frutteto", {"words": "good evening"})
    assert no("") == ("words_unclear", "frutteto", {"words": ""})
    assert no("x" * 100)[2] == {"words": "x" * 80} and len(no("lay" + " x" * 100, REST, LAY)[2]) == 2


def test_letters_are_compared_without_capitals_accents_and_curls() -> None:
    assert flat("È l’ÀRIA – già…") == "e l'aria - gia…"
    assert flat("İ") == "i" and len(flat("ﬁß")) == 2, "every sign keeps its place"
    assert first_way("a | b") == "a" and ways("frutteto", "fruit-pear", "en") == ("pear", "pears")
