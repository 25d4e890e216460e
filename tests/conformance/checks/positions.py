"""A table is its log: it names its version, can begin anywhere in it, and takes back what may be taken back."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.rules import Chance, IllegalMove, Seat, Table
from ludoteca.rules.refusal import Unreadable
from ludoteca.rules.registry import game
from tests.conformance.checks.secrets import heard, received, some_viewers
from tests.conformance.house import advance, encoded, viewers
from tests.conformance.journeys import Moment, journeys, moments


def logs_name_their_version(id: str) -> None:
    """A log carries the number of its rules; these read it, and say so where it is of rules still to come."""
    rules = game(id)
    assert type(rules.version) is int and rules.version >= 1, f"version {rules.version!r} is no number of rules"
    log = journeys(id)[0].table.log
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
    """A branch stands where the log stood, whatever seed it goes on with, replays to itself and goes on."""
    chance = Chance.stream(id, purpose="branches")
    for journey in journeys(id)[:3]:
        for moment in chance.sample(journey.moments, 2):
            until = moment.table.position
            other = journey.table.branch(until, seed="another evening")
            assert encoded(other.state) == encoded(moment.state), f"a branch stands elsewhere: {moment}"
            for _ in range(5):
                if other.outcome is None:
                    advance(other, chance)
            again = Table.replay(msgspec.json.decode(encoded(other.log)))
            assert again == other, f"a branch tells another game: {moment}"


def policy(moment: Moment, before: Any, after: Any) -> str:
    answer: str = moment.rules.take_back(before, moment.entry.move, after, moment.entry.seat)
    return answer


def made_by_a_seat(moment: Moment) -> bool:
    return moment.entry.seat is not None and moment.entry.seat < moment.table.seats


def what_is_taken_back_has_shown_nothing(id: str) -> None:
    """A move that is free to take back brought neither hidden things nor luck to light for whoever made it.

    In another world with the same view, or with other dice, it looks the same to its seat; and so does the answer.
    """
    chance = Chance.stream(id, purpose="take back")
    for moment in moments(id, 60, made_by_a_seat):
        rules, entry, seat = moment.rules, moment.entry, moment.entry.seat
        answer = policy(moment, moment.state, moment.step.state)
        assert answer in ("free", "consent", "never"), f"{answer!r} is no policy"
        if answer != "free":
            continue
        seen = encoded(rules.view(moment.step.state, seat))
        for luck in range(4):
            view = msgspec.json.decode(encoded(moment.table.view(seat)), type=rules.View)
            world = rules.resample(view, seat, chance) if luck % 2 else moment.state
            try:
                step = rules.play(world, seat, entry.move, entry.at, Chance(luck))
            except IllegalMove:
                raise AssertionError(f"free to take back, and yet it shows {seat} something: {moment}") from None
            assert encoded(rules.view(step.state, seat)) == seen, (
                f"free to take back, and yet it shows {seat} something: {moment}")
            assert policy(moment, world, step.state) == answer, f"whether it is free betrays something: {moment}"


def what_others_have_learned_is_not_taken_back(id: str) -> None:
    """A move that is free to take back brought nothing hidden to light for anybody: what was seen stays seen.

    Whoever looks on, from a chair or from the crowd, would have seen and heard the same of it in any other world that
    looked the same to them before, and with other dice. What they could not notice at all told them nothing.
    """
    chance = Chance.stream(id, purpose="learned")
    for moment in moments(id, 40, lambda each: made_by_a_seat(each) and policy(
            each, each.state, each.step.state) == "free"):
        for viewer in some_viewers(moment.table, chance):
            if viewer != moment.entry.seat:
                learns_nothing(moment, viewer, chance)


def learns_nothing(moment: Moment, viewer: Seat | None, chance: Chance) -> None:
    rules, entry = moment.rules, moment.entry
    known = encoded(moment.table.view(viewer))
    seen = encoded(rules.view(moment.step.state, viewer)), heard(moment.step, viewer)
    if seen == (known, b"[]"):
        return
    for luck in range(6):
        world = rules.resample(received(moment, viewer), viewer, chance) if luck % 3 else moment.state
        try:
            step = rules.play(world, entry.seat, entry.move, entry.at, Chance(luck))
        except IllegalMove:
            step = None
        assert step is not None and (encoded(rules.view(step.state, viewer)), heard(step, viewer)) == seen, (
            f"free to take back, and yet {viewer} has learned something by it: {moment}, {entry!r:.160}")


def taking_back_leads_where_one_was(id: str) -> None:
    """After a take-back everybody sees what they saw before the move, and the log tells all of it."""
    chance = Chance.stream(id, purpose="taking back")
    for journey in journeys(id)[:4]:
        for moment in chance.sample([each for each in journey.moments if made_by_a_seat(each)], 3):
            seat = moment.entry.seat
            table = journey.table.branch(moment.table.position)
            table.play(seat, moment.entry.move, moment.entry.at)
            others = tuple(other for other in range(table.seats) if other != seat)
            try:
                table.take_back(seat, others)
            except IllegalMove as refusal:
                assert refusal.code in ("move_stays", "game_over", "time_is_up"), refusal.code
                continue
            for viewer in viewers(table):
                assert encoded(table.view(viewer)) == encoded(moment.table.view(viewer)), f"{viewer} sees another table"
            assert Table.replay(msgspec.json.decode(encoded(table.log))) == table, "the log forgets the take-back"


CHECKS = (
    logs_name_their_version, a_table_can_begin_anywhere_in_a_log, what_is_taken_back_has_shown_nothing,
    what_others_have_learned_is_not_taken_back, taking_back_leads_where_one_was,
)
