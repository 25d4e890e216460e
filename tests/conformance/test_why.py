"""Reasons of bots: in every game and both languages, a bot explains its move from its own view alone."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from ludoteca import Chance, Table, bot, game, games
from ludoteca.rules.text_interface import why

# Moves that have a reason, by game. Each one is explained whenever a bot makes it.
REASONED = {
    "masterdice": {"place", "solve"}, "canvas": {"take", "paint"}, "finestre": {"place"}, "duplik": {"say", "sketch"},
    "specchio": {"write"}, "pagliaccio": {"claim", "write"}, "palla": {"write"}, "manta": {"write"},
    "polpo": {"claim", "write"}, "medusa": {"write"},
}
MOVES, LONGEST = 24, 400


def played(id: str) -> list[tuple[int, Any, Any, list[Any]]]:
    """The first moves of bots: seat, view, move, events."""
    rules = game(id)
    table = Table(id, max(2, rules.seats[0]) if rules.seats[-1] > 1 else 1, seed="perché")
    bots = [bot(id, "apprendista") for _ in range(table.seats)]
    made: list[tuple[int, Any, Any, list[Any]]] = []
    for turn in range(LONGEST):
        if table.outcome is not None or len(made) >= MOVES:
            break
        for seat in sorted(table.actors):
            view = table.view(seat)
            move = bots[seat].choose(view, seat, Chance(turn))
            if move is not None:
                step = table.play(seat, move, table.now + 40)
                made.append((seat, view, move, [told.event for told in step.events]))
                break
        else:
            table.expire()
    return made


@pytest.mark.parametrize("id", games())
def test_a_bot_says_why_from_what_it_saw(id: str) -> None:
    rules, explained = game(id), set()
    for seat, view, move, events in played(id):
        kind = msgspec.to_builtins(move)["type"]
        said = [why(id, view, seat, move, language) for language in ("it", "en")]
        for sentence in said:
            assert not re.search(r"why-|\{", sentence), sentence
        assert bool(said[0]) == bool(said[1])
        # "Why?" is offered exactly for events that have a reason.
        assert any(isinstance(event, rules.reasoned) for event in events) == bool(said[0] and events), (kind, events)
        if said[0]:
            explained.add(kind)
        else:
            assert kind not in REASONED[id], f"{id}: {kind} has no reason"
        # A table that this seat cannot distinguish from the real one gives exactly the same reasons.
        other = rules.view(rules.resample(view, seat, Chance(seat)), seat)
        assert [why(id, other, seat, move, language) for language in ("it", "en")] == said
    assert explained >= REASONED[id] - {"solve", "paint", "sketch"}, "too few moves were looked at"


def test_a_view_from_the_wire_is_explained_as_well() -> None:
    seat, view, move, _ = next(each for each in played("masterdice") if type(each[2]).__name__ == "Place")
    wire = msgspec.json.decode(msgspec.json.encode(view))
    assert why("masterdice", wire, seat, msgspec.to_builtins(move)) == why("masterdice", view, seat, move)
