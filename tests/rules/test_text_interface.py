"""A game through the text interface, by hand: an orchard whose every sentence, list and reply is known in advance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from ludoteca.rules import IllegalMove, registry, texts
from ludoteca.rules.chance import Chance
from ludoteca.rules.game import Event, Game, Move, Options, Outcome, Step
from ludoteca.rules.speech import Free, Misread, Number, Phrase, Question, patterns, ways
from ludoteca.rules.text_interface import (
    AskedWhy,
    account,
    happened,
    hear,
    move_in_words,
    offered,
    say,
    time_left,
    told,
    why,
)
from ludoteca.rules.words import Sentence, Tongue, Who, Words, aloud, mine, now, on_table, words

PAGE = """
say-pick = pick { $pear } | take { $pear }
say-pick-for = pick { $pear } for { $whom }
say-nod = nod | I nod
say-sing = sing { $song }
say-ask-who = who is on
say-ask-both = how many
how-pick = say pick 1
how-pick-for = say pick 1 for me
how-nod = say nod
how-sing = say sing la
how-ask-who = ask who is on
how-ask-both = ask how many
told-on = { $who } picks.
told-pears = { $pears } pears hang there.
told-called = { $who } calls.
told-basket = Your basket is empty.
event-picked = { $who } picks pear { $pear } { $how }.
why-pick = { $who } likes pears: { $pears } are left.
"""


class Garden(msgspec.Struct, frozen=True):
    """What all players see."""

    pears: int
    on: int = 0
    over: bool = False


class Pick(Move, frozen=True):
    pear: int
    whom: int | None = None


class Nod(Move, frozen=True):
    """Nothing."""


class Sing(Move, frozen=True):
    song: str


class Throw(Move, frozen=True):
    """It has no words."""


class Picked(Event, frozen=True):
    seat: int
    pear: int


class Fallen(Event, frozen=True):
    """It needs no words."""


class Rustled(Event, frozen=True):
    """It has no sentence."""


class Pear:
    """The last one has a name, which depends on the view."""

    def say(self, fact: int, tongue: Tongue) -> str:
        return "last" if fact == tongue.view.pears - 1 else str(fact + 1)

    def read(self, piece: str, tongue: Tongue) -> int:
        return tongue.view.pears - 1 if piece == "last" else Number(1, shown_from=1).read(piece, tongue)


class Whom:
    """One's own seat is `me`."""

    def say(self, fact: int, tongue: Tongue) -> str:
        return "me" if fact == tongue.seat else tongue.name(fact)

    def read(self, piece: str, tongue: Tongue) -> int | None:
        if piece == "me":
            return tongue.seat
        if piece in tongue.names:
            return tongue.names.index(piece)
        raise Misread(piece, "a name")


class Orchard(Game[Options, Garden, Pick | Nod | Sing | Throw, Garden]):
    id = "frutteto"
    box = "frutteto"
    seats = range(2, 4)
    phrases: ClassVar[tuple[Phrase, ...]] = (
        Phrase("pick", Pick, split=lambda move: {"pear": move.pear} if move.whom is None else None, pear=Pear()),
        Phrase("pick-for", Pick, pear=Pear(), whom=Whom()), Phrase("nod", Nod), Phrase("sing", Sing, song=Free()))
    questions = (Question("ask-who", lambda tongue: [words("told-on", who=Who(tongue.view.on))]),
                 Question("ask-both", lambda tongue: [words("told-pears", pears=tongue.view.pears),
                                                      words("told-called", who=Who(tongue.seat))]))

    def setup(self, seats: int, options: Options, chance: Chance) -> Garden:
        return Garden(9)

    def actors(self, state: Garden) -> frozenset[int]:
        return frozenset({state.on})

    def moves(self, state: Garden, seat: int) -> Iterable[Any] | None:
        if not state.pears:
            return None
        return [*(Pick(pear) for pear in range(state.pears)), Throw(), Nod()]

    def sample(self, state: Garden, seat: int, chance: Chance) -> Any:
        return Nod()

    def play(self, state: Garden, seat: int, move: Any, at: int, chance: Chance) -> Step[Garden]:
        return Step(state)

    def view(self, state: Garden, seat: int | None) -> Garden:
        return state

    def told(self, view: Garden, seat: int | None) -> Iterable[Sentence]:
        yield now("told-on", who=Who(view.on))
        yield on_table("told-pears", pears=view.pears)
        yield aloud("told-called", who=Who(1))
        if seat is not None and view.pears != 3:
            yield mine("told-basket")

    def sayable(self, view: Garden, seat: int) -> Iterable[str]:
        return () if view.over else ("pick", "pick-for", "nod", "sing") if view.on == seat else ("sing",)

    def heard(self, event: Any) -> Mapping[str, Any] | None:
        return None if isinstance(event, Fallen) else {"how": "gladly"}

    def why(self, view: Garden, seat: int, move: Any) -> Words | None:
        return words("why-pick", who=Who(seat), pears=view.pears) if isinstance(move, Pick) else None

    def resample(self, view: Garden, seat: int | None, chance: Chance) -> Garden:
        return view

    def outcome(self, state: Garden) -> Outcome | None:
        return Outcome((1, 0), (0,)) if state.over else None


class Silent(Orchard):
    """It has no phrases for its moves."""

    phrases = ()


class Endless(Orchard):
    """It has too many moves to list."""

    moves = Game.moves


ORCHARD = Orchard()
NINE = Garden(9)
NAMES = ("Anna", "Bea")


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for language, text in (("en", PAGE), ("it", "told-on = Coglie { $who }.\nevent-picked = { $who } coglie.\n")):
        (tmp_path / f"{language}.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(texts, "_folders", {**texts._folders})
    monkeypatch.setattr(registry, "_registered", {**registry._registered, "frutteto": ORCHARD})
    texts.register_texts("frutteto", tmp_path)
    for kept in (ways, patterns):
        kept.cache_clear()
    yield
    texts.bundle.cache_clear()


@pytest.mark.parametrize("game", [ORCHARD, "frutteto"])
@pytest.mark.parametrize("view", [Garden(9), {"pears": 9}])
def test_a_view_is_told_in_the_order_one_wants_to_hear_it(game: Any, view: Any) -> None:
    table = ["9 pears hang there.", "Bea calls."]
    assert told(game, view, 0, "en", NAMES) == [
        "Anna picks.", *table, "Your basket is empty.", "say pick 1", "say pick 1 for me", "say nod", "say sing la"]
    assert told(game, view, None, "en", NAMES) == ["Anna picks.", *table]
    assert told(game, view, None)[0] == "Coglie Posto 1."
    heard = account(game, view, 0, "en", NAMES)
    assert (heard.now, heard.table, heard.mine) == (["Anna picks."], table, ["Your basket is empty."])
    assert heard.asks == ["ask who is on", "ask how many"] and heard.aloud == ["Bea calls."]
    assert account(game, view, None).now == ["Coglie Posto 1."] and account(game, view, None).asks == []


def test_what_is_few_is_listed_and_the_rest_is_told_by_its_beginning() -> None:
    def heard(pears: int, seat: int | None = 0, **more: Any) -> tuple[list[str], list[str]]:
        found = account(ORCHARD, Garden(pears, over=more.pop("over", False)), seat, "en", NAMES, **more)
        return found.choices, found.starts

    picks = ["pick 1", "pick 2", "pick last"]
    assert heard(3) == ([*picks, '{"type":"throw"}', "nod"], ["sing"]), "what no phrase says is said as data"
    assert heard(3, few=3) == heard(3) and heard(40)[0][39] == "pick last"
    assert heard(3, few=2) == (['{"type":"throw"}', "nod"], ["pick", "sing"]), "each beginning once"
    assert heard(41) == heard(3, few=2)
    assert heard(0) == (["nod"], ["pick", "sing"]), "nobody can list them"
    assert heard(3, 1) == ([], ["sing"]) and heard(3, None) == ([], []) and heard(3, over=True) == ([], [])


def test_no_moves_are_offered_without_a_turn_or_without_phrases() -> None:
    def offer(rules: Any, view: Garden, seat: int | None, **more: Any) -> Any:
        return offered(rules, view, seat, Tongue("frutteto", "en", NAMES, view, seat), **more)

    nothing: Any = ([], frozenset())
    assert offer(ORCHARD, Garden(1), 0) == (["pick last", '{"type":"throw"}', "nod"], {"pick", "pick-for", "nod"})
    assert offer(ORCHARD, Garden(40), 0)[0][-3] == "pick last" and "pick" not in offer(ORCHARD, Garden(41), 0)[1]
    assert offer(ORCHARD, Garden(1), 1) == nothing == offer(ORCHARD, Garden(1), None)
    assert offer(ORCHARD, Garden(1, over=True), 0) == nothing == offer(ORCHARD, Garden(0), 0)
    assert offer(Silent(), Garden(1), 0) == nothing == offer(Endless(), Garden(1), 0)


def test_a_move_is_said_by_the_phrase_that_fits_or_as_data() -> None:
    tongue = Tongue("frutteto", "en", NAMES, Garden(9), 1)
    moves = (Pick(8), Pick(0, 1), Pick(0, 0), Sing("la"), Throw())
    assert [move_in_words(ORCHARD, move, tongue) for move in moves] == [
        "pick last", "pick 1 for me", "pick 1 for Anna", "sing la", '{"type":"throw"}']


@pytest.mark.parametrize("game", [ORCHARD, "frutteto"])
def test_words_are_read_with_what_the_seat_sees(game: Any) -> None:
    def meant(words: str, view: Any = NINE, seat: int | None = 1) -> Any:
        heard = say(game, view, seat, words, "en", NAMES)
        assert heard == hear(game, view, seat, words, "en", NAMES)
        return heard

    assert meant("pick last for me") == Pick(8, 1) == meant("pick last for Bea", {"pears": 9}, 0)
    assert meant("pick last for \u2068Anna\u2069") == Pick(8, 0), "signs around a name are not the name"
    assert meant(' {"type": "throw"}') == Throw()


def refused(game: Any, words: str, read: Any = say) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(IllegalMove) as no:
        read(game, Garden(9), 0, words, "en", NAMES)
    return no.value.code, no.value.game, no.value.facts


def test_what_is_no_move_is_refused_in_the_words_of_the_game() -> None:
    assert refused(ORCHARD, "who is on")[:2] == ("words_unclear", "frutteto"), "a question is no move"
    code, game, facts = refused(ORCHARD, '{"type": "' + "x" * 300 + '"}')
    assert (code, game, len(facts["detail"])) == ("malformed_move", "frutteto", 200) and "xxx" in facts["detail"]
    assert refused(ORCHARD, '{"\ud800')[:2] == ("malformed_move", "frutteto")
    for read in (say, hear):
        assert refused(Silent(), "nod", read) == ("words_none", "frutteto", {})


def test_a_question_is_answered_from_the_view_and_the_seat() -> None:
    def ask(words: str, language: str = "en", game: Any = ORCHARD, pears: int = 9, **more: Any) -> Any:
        return hear(game, {"pears": pears}, 1, words, language, NAMES, **more)

    assert ask("who is on", game="frutteto") == ["Anna picks."]
    assert ask("how many") == ["9 pears hang there.", "Bea calls."]
    assert ask("now") == ["Anna picks."] and ask("adesso", "it", left=1) == ["Coglie Anna.", "Resta un secondo."]
    assert ask("table") == ["9 pears hang there.", "Bea calls."] and ask("mine") == ["Your basket is empty."]
    assert ask("mine", pears=3) == ["There is nothing before you."]
    assert ask("all", left=2000) == [
        "Anna picks.", "2 seconds are left.", "9 pears hang there.", "Bea calls.", "Your basket is empty."]
    assert isinstance(ask("why"), AskedWhy) and not isinstance(ask("now"), AskedWhy)
    assert ask("help")[:3] == ["say sing la", "ask who is on", "ask how many"]
    assert ask("time", left=-5) == [time_left(Tongue("frutteto", "en"), 0)] == ["0 seconds are left."]


def test_help_says_what_may_be_done_the_few_moves_and_what_may_be_asked() -> None:
    def lines(view: Garden, seat: int | None) -> list[str]:
        found: list[str] = hear(ORCHARD, view, seat, "help", "en", NAMES)
        return found

    *_, always = lines(Garden(2), None)
    assert lines(Garden(2), 0) == [
        "say pick 1", "say pick 1 for me", "say nod", "say sing la",
        'The moves there are: pick 1; pick last; {"type":"throw"}; nod.', "ask who is on", "ask how many", always]
    assert len(lines(Garden(2), None)) == 2 and len(lines(Garden(2, over=True), 0)) == 4


@pytest.mark.parametrize("game", [ORCHARD, "frutteto"])
def test_a_bot_says_why_where_it_has_a_reason(game: Any) -> None:
    because = "Bea likes pears: 9 are left."
    assert why(game, Garden(9), 1, Pick(0), "en", NAMES) == because
    assert why(game, {"pears": 9}, 1, {"type": "pick", "pear": 0}, "en", NAMES) == because
    assert why(game, Garden(9), 1, Nod(), "en", NAMES) == ""


@pytest.mark.parametrize("game", [ORCHARD, "frutteto"])
def test_what_happened_is_told_where_it_has_a_sentence(game: Any) -> None:
    events = [Fallen(), Picked(1, 3), Rustled(), Picked(0, 2)]
    assert happened(game, events, "en", NAMES) == ["Bea picks pear 3 gladly.", "Anna picks pear 2 gladly."]
    assert happened(game, events) == ["Posto 2 coglie.", "Posto 1 coglie."]
