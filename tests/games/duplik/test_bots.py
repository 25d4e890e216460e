"""Bots of Duplik: as strong as their level says, and fair in what they judge."""

from __future__ import annotations

import msgspec
import pytest

import ludoteca
from ludoteca.arena.match import play_match
from ludoteca.games.duplik.bots import HURRY, LAST_STRETCH, sentences, teller_of
from ludoteca.games.duplik.language.tellers import NAMES, Words
from ludoteca.games.duplik.measure import album
from ludoteca.games.duplik.moves import Say
from ludoteca.rules import Chance, Table


def criteria_met(level: str, games: int = 2, seats: int = 4) -> float:
    """The average number of criteria met by an artist of this level, among bots of this level."""
    drawings = []
    for number in range(games):
        table = Table("duplik", seats, seed=f"{level} {number}")
        play_match(table, [level] * seats, Chance.stream(level, number))
        drawings += [sum(met) for sheet in table.view().sheet for met in sheet.met.values()]
    return sum(drawings) / len(drawings)


def test_a_maestro_meets_at_least_six_criteria_and_an_apprentice_at_most_four() -> None:
    assert criteria_met("maestro") >= 6
    assert criteria_met("apprendista") <= 4


@pytest.mark.parametrize("level", ludoteca.bots())
def test_a_bot_never_judges_a_persons_drawing(level: str) -> None:
    table = Table("duplik", 3, seed=2)
    master = table.view().master
    person, machine = ((master + 1) % 3, (master + 2) % 3)
    bot = ludoteca.bot("duplik", level)
    table.play(master, {"type": "throw"})
    table.play(master, {"type": "turn"})
    table.play(machine, bot.choose(table.view(machine), machine, Chance(1)))
    assert table.view(machine).drawings[machine].by_bot
    table.play(person, {"type": "stroke", "points": [10, 10, 128, 90, 90, 128], "width": 6})
    table.expire()
    table.expire()
    assert table.view().judges == {person: person, machine: person}
    table.play(master, {"type": "read"})
    assert bot.choose(table.view(machine), machine, Chance(1)) is None


def test_a_bot_leaves_alone_a_drawing_that_a_person_began() -> None:
    table = Table("duplik", 3, seed=2)
    master = table.view().master
    artist = (master + 1) % 3
    table.play(master, {"type": "throw"})
    table.play(master, {"type": "turn"})
    table.play(artist, {"type": "stroke", "points": [10, 10, 128, 90, 90, 128], "width": 6})
    assert ludoteca.bot("duplik", "maestro").choose(table.view(artist), artist, Chance(1)) is None


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_bot_master_breathes_and_is_done_before_the_others_must_begin_to_draw(language: str) -> None:
    bot = ludoteca.bot("duplik", "maestro")
    view = Table("duplik", 3, seed=1).view()
    for number, card in enumerate(album()):
        lines = sentences(card.card.title.it, card.picture, language, "maestro", NAMES[number % len(NAMES)])
        time = sum(bot.pace(view, view.master, Say(0, line.said), Chance(1)) for line in lines)
        assert 1000 * len(lines) < time < 90_000 - LAST_STRETCH, (number, time)


def test_a_teller_gets_excited_when_time_runs_out_and_says_nothing_twice() -> None:
    table = Table("duplik", 3, seed=4)
    master = table.view().master
    bot = ludoteca.bot("duplik", "maestro")
    table.play(master, {"type": "throw"})
    table.play(master, {"type": "hear"})
    table.play(master, {"type": "turn"}, at=1_000)
    calm = bot.choose(table.view(master), master, Chance(1))
    assert not calm.text.endswith("!") or calm.text in {line.said for line in _whole(table, master)}
    table.play(master, {"type": "say", "line": 0, "text": "Aspettate"}, at=91_000 - HURRY + 1)
    hurried = set()
    while isinstance(move := bot.choose(table.view(master), master, Chance(1)), Say):
        table.play(master, move)
        assert move.text not in hurried
        hurried.add(move.text)
    assert hurried == {line.hurried for line in _whole(table, master)} and sum(text[-1] == "!" for text in hurried) > 5


def test_bots_of_one_game_tell_in_different_voices_and_keep_theirs() -> None:
    table = Table("duplik", 6, seed=4)
    voices = {teller_of(msgspec.structs.replace(table.view(), master=seat)) for seat in range(6)}
    assert voices == set(NAMES) and len(NAMES) >= 6


def _whole(table: Table, master: int) -> tuple[Words, ...]:
    view = table.view(master)
    assert view.picture is not None and view.title is not None
    return sentences(view.title.it, view.picture, "it", "maestro", teller_of(view))


def test_a_bot_that_takes_a_judges_chair_hands_a_persons_drawing_on_at_once() -> None:
    """Three people drew; one leaves during judging. The others need not wait for that seat at each criterion."""
    table = Table("duplik", 4, seed=2)
    master = table.view().master
    artists = [(master + step) % 4 for step in (1, 2, 3)]
    table.play(master, {"type": "throw"})
    table.play(master, {"type": "turn"})
    for artist in artists:
        table.play(artist, {"type": "stroke", "points": [10, 10, 128, 90, 90, 128], "width": 6})
        table.play(artist, {"type": "rest"})
    table.expire()                           # the last artist may still resume for a moment
    table.play(master, {"type": "pass", "direction": "left"})
    table.play(master, {"type": "read"})
    author, gone, left = artists
    move = ludoteca.bot("duplik", "artigiano").choose(table.view(gone), gone, Chance(1))
    table.play(gone, move)
    assert table.view().judges[author] == left


def test_a_bot_that_takes_the_masters_chair_goes_on_where_the_person_stopped() -> None:
    table = Table("duplik", 3, seed=4)
    master = table.view().master
    bot = ludoteca.bot("duplik", "maestro")
    table.play(master, {"type": "throw"})
    table.play(master, {"type": "turn"})
    table.play(master, bot.choose(table.view(master), master, Chance(1)))
    whole = [line.said for line in _whole(table, master)]
    table.play(master, {"type": "say", "line": 0, "text": "Allora, vediamo"})
    table.play(master, {"type": "say", "line": 1, "text": "c'è un sacco di roba"})
    for _ in whole:
        table.play(master, bot.choose(table.view(master), master, Chance(1)))
    lines = table.view().lines
    assert [lines[number] for number in sorted(lines)][2:] == whole, "nothing it would say is left out"


def test_a_bot_draws_even_when_little_was_said_and_long_ago() -> None:
    table = Table("duplik", 3, seed=4)
    master = table.view().master
    table.play(master, {"type": "throw"})
    table.play(master, {"type": "turn"})
    table.play(master, {"type": "say", "line": 0, "text": "Una mucca sopra un faro"}, at=4_000)
    silent = ludoteca.bot("duplik", "maestro")

    class Mute:
        """A master that says no more."""

        def choose(self, view: object, seat: int, chance: Chance) -> None:
            return None

        def pace(self, view: object, seat: int, move: object, chance: Chance) -> int:
            return 0

    players = [Mute() if seat == master else silent for seat in range(3)]
    while table.view().phase in ("draw", "ink"):
        before = table.position
        _one_act(table, players)
        assert table.position > before
    drawn = {thing.kind for seat, paper in table.view().drawings.items() for thing in paper.plan.values()}
    assert {"cow", "lighthouse"} <= drawn


def _one_act(table: Table, players: list[object]) -> None:
    """The next move or expiry, in table time at the bots' pace."""
    plans = []
    for seat in sorted(table.actors):
        move = players[seat].choose(table.view(seat), seat, Chance(1))  # type: ignore[attr-defined]
        if move is not None:
            pace = players[seat].pace(table.view(seat), seat, move, Chance(1))  # type: ignore[attr-defined]
            plans.append((table.now + pace, seat, move))
    at, seat, move = min(plans, key=lambda plan: plan[:2], default=(1 << 60, -1, None))
    if table.deadline is not None and at >= table.deadline:
        table.expire()
    else:
        table.play(seat, move, at)
