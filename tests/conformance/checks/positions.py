"""A table is its log: it names its version, can start at any entry, and undoes what the policy allows."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.rules import Chance, IllegalMove, Seat, Table
from ludoteca.rules.refusal import Unreadable
from ludoteca.rules.registry import game
from tests.conformance.checks.secrets import heard, received, some_viewers
from tests.conformance.playouts import advance, encoded, viewers
from tests.conformance.recorded_games import Transition, recorded_games, transitions


def logs_name_their_version(id: str) -> None:
    """A log carries the version of its rules; logs of a later version are refused with that reason."""
    rules = game(id)
    assert type(rules.version) is int and rules.version >= 1, f"version {rules.version!r} is no number of rules"
    log = recorded_games(id)[0].table.log
    assert log["version"] == rules.version, "the log does not name its version"
    try:
        Table.replay({**log, "version": rules.version + 1})
    except Unreadable:
        pass
    else:
        raise AssertionError("a log of rules still to come is read as if nothing were the matter")
    for version in range(1, rules.version):
        reader = rules.older(version)
        assert reader is None or reader.id == rules.id, f"version {version} is read by {reader}"


def a_table_can_begin_anywhere_in_a_log(id: str) -> None:
    """A branch equals the log's position, whatever its seed, replays to itself, and can be continued."""
    chance = Chance.stream(id, purpose="branches")
    for recorded in recorded_games(id)[:3]:
        for transition in chance.sample(recorded.transitions, 2):
            until = transition.table.position
            other = recorded.table.branch(until, seed="another evening")
            assert encoded(other.state) == encoded(transition.state), f"a branch stands elsewhere: {transition}"
            for _ in range(5):
                if other.outcome is None:
                    advance(other, chance)
            again = Table.replay(msgspec.json.decode(encoded(other.log)))
            assert again == other, f"a branch tells another game: {transition}"


def policy(transition: Transition, before: Any, after: Any) -> str:
    answer: str = transition.rules.take_back(before, transition.entry.move, after, transition.entry.seat)
    return answer


def made_by_a_seat(transition: Transition) -> bool:
    return transition.entry.seat is not None and transition.entry.seat < transition.table.seats


def what_is_taken_back_has_shown_nothing(id: str) -> None:
    """A move that is free to take back revealed neither hidden facts nor chance to its player.

    In another world with the same view, or with other chance, the move looks the same to its seat, and the policy is
    the same.
    """
    chance = Chance.stream(id, purpose="take back")
    for transition in transitions(id, 60, made_by_a_seat):
        rules, entry, seat = transition.rules, transition.entry, transition.entry.seat
        answer = policy(transition, transition.state, transition.step.state)
        assert answer in ("free", "consent", "never"), f"{answer!r} is no policy"
        if answer != "free":
            continue
        seen = encoded(rules.view(transition.step.state, seat))
        for luck in range(4):
            view = msgspec.json.decode(encoded(transition.table.view(seat)), type=rules.View)
            world = rules.resample(view, seat, chance) if luck % 2 else transition.state
            try:
                step = rules.play(world, seat, entry.move, entry.at, Chance(luck))
            except IllegalMove:
                raise AssertionError(f"free to take back, and yet it shows {seat} something: {transition}") from None
            assert encoded(rules.view(step.state, seat)) == seen, (
                f"free to take back, and yet it shows {seat} something: {transition}")
            other = policy(transition, world, step.state)
            assert other == answer, f"whether it is free betrays something: {transition}"


def what_others_have_learned_is_not_taken_back(id: str) -> None:
    """A move that is free to take back revealed nothing hidden to any other viewer.

    In any other world with the same earlier view, and with other chance, a viewer would have received the same. A move
    that a viewer does not notice at all reveals nothing to that viewer.
    """
    chance = Chance.stream(id, purpose="learned")
    for transition in transitions(id, 40, lambda each: made_by_a_seat(each) and policy(
            each, each.state, each.step.state) == "free"):
        for viewer in some_viewers(transition.table, chance):
            if viewer != transition.entry.seat:
                learns_nothing(transition, viewer, chance)


def learns_nothing(transition: Transition, viewer: Seat | None, chance: Chance) -> None:
    rules, entry = transition.rules, transition.entry
    known = encoded(transition.table.view(viewer))
    seen = encoded(rules.view(transition.step.state, viewer)), heard(transition.step, viewer)
    if seen == (known, b"[]"):
        return
    for luck in range(6):
        world = rules.resample(received(transition, viewer), viewer, chance) if luck % 3 else transition.state
        try:
            step = rules.play(world, entry.seat, entry.move, entry.at, Chance(luck))
        except IllegalMove:
            step = None
        assert step is not None and (encoded(rules.view(step.state, viewer)), heard(step, viewer)) == seen, (
            f"free to take back, and yet {viewer} has learned something by it: {transition}, {entry!r:.160}")


def taking_back_leads_where_one_was(id: str) -> None:
    """After a take-back every viewer has the view from before the move, and the log records both."""
    chance = Chance.stream(id, purpose="taking back")
    for recorded in recorded_games(id)[:4]:
        for transition in chance.sample([each for each in recorded.transitions if made_by_a_seat(each)], 3):
            seat = transition.entry.seat
            table = recorded.table.branch(transition.table.position)
            table.play(seat, transition.entry.move, transition.entry.at)
            others = tuple(other for other in range(table.seats) if other != seat)
            try:
                table.take_back(seat, others)
            except IllegalMove as refusal:
                assert refusal.code in ("move_stays", "game_over", "time_is_up"), refusal.code
                continue
            for viewer in viewers(table):
                before = encoded(transition.table.view(viewer))
                assert encoded(table.view(viewer)) == before, f"{viewer} sees another table"
            assert Table.replay(msgspec.json.decode(encoded(table.log))) == table, "the log forgets the take-back"


CHECKS = (
    logs_name_their_version, a_table_can_begin_anywhere_in_a_log, what_is_taken_back_has_shown_nothing,
    what_others_have_learned_is_not_taken_back, taking_back_leads_where_one_was,
)
