"""Text interface: every view and every move has words in both languages, and the words parse back to the move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.rules import Chance, Table
from ludoteca.rules.game import Game, Seat
from ludoteca.rules.registry import game
from ludoteca.rules.text_interface import account, say
from ludoteca.rules.texts import LANGUAGES, ORIGINALS, has, spoken_by
from ludoteca.rules.words import Tongue, Who, Words, event_in_words
from tests.conformance.checks.secrets import received
from tests.conformance.checks.words import fill
from tests.conformance.playouts import viewers
from tests.conformance.recorded_games import transitions

NAMES = ("Anna", "Bea", "Carlo", "Dora", "Ezio", "Fabia", "Gaia", "Ivo", "Lia", "Mino", "Nina", "Olmo")
MOST_MOVES = 25


def some_moves(table: Table, seat: Seat, chance: Chance) -> list[Any]:
    listed = table.moves(seat)
    found = [table.sample(seat, chance) for _ in range(3)] if listed is None else chance.sample(listed, MOST_MOVES)
    return [table.game.stamped(move, 0) for move in found]


def tongue_of(table: Table, seat: Seat | None, language: str, view: Any) -> Tongue:
    return Tongue(table.game.id, language, NAMES[:table.seats], view, seat)


def without_text_interface(id: str) -> bool:
    """Whether a game has no text interface; samples may lack one, games of the catalogue may not."""
    rules = game(id)
    return not rules.shelf and not rules.phrases and type(rules).told is Game.told


def every_legal_move_can_be_said_and_read_back(id: str) -> None:
    """In each language, using the words from `sayable`, every legal move can be typed and parsed back."""
    if without_text_interface(id):
        return
    languages = [language for language in LANGUAGES if spoken_by(id, language) == language]
    chance = Chance.stream(id, purpose="speech")
    for transition in transitions(id, 60):
        table, rules = transition.table, transition.rules
        for seat in chance.sample(sorted(table.actors), 2):
            view = received(transition, seat)
            explained = set(rules.sayable(view, seat))
            for move in some_moves(table, seat, chance):
                if rules.only_bots(move):
                    continue
                for language in languages:
                    tongue = tongue_of(table, seat, language, view)
                    ways = [(phrase.key, said) for phrase in rules.phrases if (said := phrase.say(move, tongue))]
                    assert ways, f"{move!r:.200} cannot be said"
                    key, said = ways[0]
                    assert key in explained, f"nobody is told how to say {move!r:.160}: {key}"
                    back = say(rules, view, seat, said, language, NAMES[:table.seats])
                    assert back == move, f"“{said}” is read as {back!r:.160} and not as {move!r:.160}"


def what_can_be_said_can_be_done(id: str) -> None:
    """A seat that may not act is offered no phrase; where moves can be listed, each phrase offered means one of them.
    """
    for transition in transitions(id, 60):
        table, rules = transition.table, transition.rules
        for seat in range(table.seats):
            view = received(transition, seat)
            offered = set(rules.sayable(view, seat))
            if seat not in table.actors:
                assert not offered, f"{seat} may not act and is told to say {offered}: {transition}"
            elif type(rules).moves is not Game.moves:
                tongue = tongue_of(table, seat, "it", view)
                said = {phrase.key for move in table.moves(seat) or () for phrase in rules.phrases
                        if phrase.say(move, tongue)}
                assert offered <= said, f"{offered - said} cannot be done: {transition}"


def everything_told_has_its_words(id: str) -> None:
    """Each view says what to do now and what is on the table, with all texts and facts in both languages."""
    if without_text_interface(id):
        return
    seen: set[Any] = set()
    for transition in transitions(id, 60):
        for seat in viewers(transition.table):
            view = received(transition, seat)
            told = list(transition.rules.told(view, seat))
            assert {each.section for each in told} >= {"now", "table"}, f"{seat} is told too little: {transition}"
            for language in ORIGINALS:
                tongue = tongue_of(transition.table, seat, language, view)
                for each in told:
                    put(each.words, tongue, seen)
                asked = [question.key for question in transition.rules.questions]
                for key in [*transition.rules.sayable(view, seat), *asked] if seat is not None else ():
                    fill(id, f"how-{key}", language, {})
        for event in (each.event for each in transition.step.events):
            more = transition.rules.heard(event)
            if more is None:
                continue
            for language in ORIGINALS:
                tongue = tongue_of(transition.table, None, language, None)
                fields = {name: getattr(event, name) for name in event.__struct_fields__}
                who = {"who": Who(fields["seat"])} if isinstance(fields.get("seat"), int) else {}
                key = event_key(event)
                if has(id, key, language):
                    fill(id, key, language, {name: tongue.spoken(fact) for name, fact in
                                             {**fields, **who, **more}.items()})
                    assert event_in_words(event, more, tongue)


def event_key(event: Any) -> str:
    from tests.conformance.playouts import kebab

    return f"event-{kebab(type(event).__name__)}"


def put(words: Words, tongue: Tongue, seen: set[Any]) -> None:
    """Fill in a text and the texts in it, with nothing missing; each text once for each set of facts."""
    for inner in inside(words.facts.values()):
        put(inner, tongue, seen)
    mark = (words.key, tongue.language, *words.facts)
    if mark in seen:
        return
    seen.add(mark)
    fill(tongue.game, words.key, tongue.language, {name: tongue.spoken(fact) for name, fact in words.facts.items()})


def inside(facts: Any) -> Iterator[Words]:
    for fact in facts:
        if isinstance(fact, Words):
            yield fact
        elif isinstance(fact, (list, tuple)):
            yield from inside(fact)


def what_is_told_hangs_on_the_view_alone(id: str) -> None:
    """Equal views give equal text, whatever the hidden state and whichever viewer came before."""
    chance = Chance.stream(id, purpose="words")
    for transition in transitions(id, 24):
        for seat in chance.sample(viewers(transition.table), 3):
            view = received(transition, seat)
            world = transition.rules.resample(view, seat, chance)
            heard = []
            for state in (transition.state, world):
                for other in viewers(transition.table):
                    transition.rules.view(state, other)
                heard.append(account(transition.rules, view, seat, "it", NAMES[:transition.table.seats]))
            assert heard[0] == heard[1], (
                f"the words tell {seat} more than the view: {heard[0]} or {heard[1]}; {transition}")


CHECKS = (
    every_legal_move_can_be_said_and_read_back, what_can_be_said_can_be_done, everything_told_has_its_words,
    what_is_told_hangs_on_the_view_alone,
)
