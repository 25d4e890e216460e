"""No seat receives what it may not know: in views, events, refusals, moves, actors, deadlines, message kinds.

Two proofs. First, resample all facts that the seat cannot know: everything sent to the seat stays identical. Second,
let other seats make different moves: where the seat's view stays the same, all else it receives stays the same too.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.rules import Chance, Entry, IllegalMove, Table
from ludoteca.rules.game import Seat, Step
from tests.conformance.checks.fuzz import near_misses
from tests.conformance.playouts import encoded
from tests.conformance.recorded_games import Transition, attempt, transitions

MOST_DRAWS = 60
MISSING = object()


def received(transition: Transition, seat: Seat | None) -> Any:
    """The view as the seat gets it, decoded from its bytes alone."""
    return msgspec.json.decode(encoded(transition.table.view(seat)), type=transition.rules.View)


# --- what is hidden, and how it is resampled


def follow(thing: Any, path: str) -> Any:
    """The value at a path (fields, dictionary keys, indices), or MISSING if the path does not exist."""
    for step in path.split("."):
        thing = inside(thing).get(step, MISSING)
    return thing


def inside(thing: Any) -> dict[str, Any]:
    """The direct parts of a value, by name."""
    if isinstance(thing, msgspec.Struct):
        return {name: getattr(thing, name) for name in thing.__struct_fields__}
    if isinstance(thing, dict):
        return {str(name): part for name, part in thing.items()}
    return {str(i): part for i, part in enumerate(thing)} if isinstance(thing, (list, tuple)) else {}


def difference(one: Any, other: Any, paths: list[list[str]], where: str = "") -> str:
    """The first place, outside these paths, where two values differ."""
    if not paths and one == other:
        return ""
    here, there = inside(one), inside(other)
    covered = {path[0] for path in paths if len(path) == 1}
    if not here or here.keys() - covered != there.keys() - covered:
        return where or "the whole of it"
    found = (difference(here[name], there[name], [path[1:] for path in paths if path[0] == name], f"{where}.{name}")
             for name in here if name not in covered)
    return next(filter(None, found), "")


def what_is_hidden_is_drawn_afresh(id: str) -> None:
    """For each seat every hidden field, part by part, differs in some draw; the rest comes back unchanged."""
    chance = Chance.stream(id, purpose="freshness")
    for transition in transitions(id, 70):
        for seat in some_viewers(transition.table, chance):
            hold_to_hidden(transition, seat, chance)


def some_viewers(table: Table, chance: Chance, most: int = 4) -> list[Seat | None]:
    """All seats of a small table, a sample of a large one, and always the spectators."""
    return [*chance.sample(range(table.seats), most), None]


def hold_to_hidden(transition: Transition, seat: Seat | None, chance: Chance) -> None:
    rules, truth, view = transition.rules, transition.state, received(transition, seat)
    paths = list(rules.hidden(truth, seat))
    lost = [path for path in paths if follow(truth, path) is MISSING]
    assert not lost, f"hidden from {seat}: {lost} leads nowhere: {transition}"
    split = [path.split(".") for path in paths]
    drawn: dict[str, list[Any]] = {path: [] for path in paths}
    still = {f"{path}.{part}" for path in paths for part in inside(follow(truth, path))}
    for draw in range(MOST_DRAWS):
        if draw and not still and not any(len(found) < 2 for found in drawn.values()):
            break
        world = rules.resample(view, seat, chance)
        known = difference(truth, world, split)
        assert not known, f"resample for {seat} changes {known}, which is not hidden: {transition}"
        for path, found in drawn.items():
            if len(found) < 2 and (fresh := follow(world, path)) not in found:
                found.append(fresh)
        still = {path for path in still if follow(world, path) == follow(truth, path)}
    constant = {path for path, found in drawn.items() if len(found) < 2}
    assert not constant, f"resample for {seat}: {constant} is the same in every draw: {transition}"
    assert not still, f"resample for {seat}: {still} never differs from the truth: {transition}"


# --- what a seat receives


def met(rules: Any, state: Any, seat: Seat | None) -> dict[str, Any]:
    """All that a seat receives in a state besides its view."""
    over = rules.outcome(state) is not None
    found: dict[str, Any] = {
        "actors": rules.actors(state), "deadline": rules.deadline(state), "end": over,
        "audience": rules.watchers_may_act(state),
    }
    if seat is not None and not over and seat in found["actors"]:
        listed = rules.moves(state, seat)
        found["moves"] = None if listed is None else list(listed)
    return found


def compare(one: dict[str, Any], other: dict[str, Any], seat: Seat | None, transition: Transition) -> None:
    for name in one.keys() | other.keys():
        assert one.get(name) == other.get(name), (
            f"{name} betray something to {seat}: {one.get(name)!r:.200} or {other.get(name)!r:.200}; {transition}")


def what_a_seat_meets_comes_from_its_view(id: str) -> None:
    """In another world with the same view: the same view again, and the same actors, deadline, end and moves."""
    chance = Chance.stream(id, purpose="views")
    for transition in transitions(id, 90):
        for seat in some_viewers(transition.table, chance, 5):
            world = transition.rules.resample(received(transition, seat), seat, chance)
            same = encoded(transition.rules.view(world, seat)) == encoded(transition.table.view(seat))
            assert same, f"the view of {seat} is not made of what {seat} knows: {transition}"
            compare(met(transition.rules, transition.state, seat), met(transition.rules, world, seat), seat, transition)


def answer(table: Table, seat: Seat, move: Any, state: Any = None) -> str:
    """The reply to a move, as its seat receives it."""
    found = attempt(table, seat, move, state)
    if not isinstance(found, IllegalMove):
        return "accepted"
    return f"refused: {found.code}, {found.rule}, {encoded({name: str(fact) for name, fact in found.facts.items()})!r}"


def refusals_betray_nothing(id: str) -> None:
    """In another world with the same view, the same moves are refused, for the same reason and with the same facts."""
    chance = Chance.stream(id, purpose="refusals")
    for transition in transitions(id, 60):
        table = transition.table
        for seat in chance.sample(sorted(table.actors), 2):
            world = transition.rules.resample(received(transition, seat), seat, chance)
            moves = [entry.move for entry in table.entries[-4:] if entry.move is not None]
            moves += near_misses(table, seat, chance, 6)
            for move in moves:
                here, there = answer(table, seat, move), answer(table, seat, move, world)
                assert here == there, f"how {move!r:.120} is answered betrays something to {seat}: {here} or {there}"


# --- non-interference


def heard(step: Step[Any], seat: Seat | None) -> bytes:
    return encoded([told.event for told in step.events if told.visible(seat)])


def choices(transition: Transition, other: Seat, chance: Chance) -> list[Any]:
    """Different moves that another seat might make now."""
    table = transition.table
    listed = table.moves(other)
    if listed is not None:
        found = list(chance.sample(listed, 6))
    else:
        found = [table.sample(other, chance) for _ in range(5)]
    if transition.entry.seat == other:
        found.append(transition.entry.move)
    return found


def what_others_do_unseen_makes_no_sound(id: str) -> None:
    """Other seats' moves that leave a view the same also leave everything else the same, in this world or another.

    That is: events, actors, deadlines, the end, the viewer's moves and their replies, and whether an update or a skip
    is sent.
    """
    chance = Chance.stream(id, purpose="interference")
    for transition in transitions(id, 50):
        for seat in some_viewers(transition.table, chance, 2):
            listen(transition, seat, chance)


def listen(transition: Transition, seat: Seat | None, chance: Chance) -> None:
    table, rules = transition.table, transition.rules
    worlds = [transition.state, *(rules.resample(received(transition, seat), seat, chance) for _ in range(2))]
    before = encoded(rules.view(transition.state, seat))
    groups: dict[tuple[str, bytes], tuple[Any, Step[Any]]] = {}
    for name, world, entry in happenings(transition, seat, worlds, chance):
        step = outcome_in(table, world, entry)
        if step is None:
            continue
        seen = encoded(rules.view(step.state, seat))
        # The list of log entries shows that a seat acted, and which one if the view shows it. So the acts of other
        # seats that look alike are compared with each other, and expiries with expiries.
        first = groups.setdefault((name, seen), (entry, step))
        sounds = [heard(each, seat) for each in (first[1], step)]
        assert sounds[0] == sounds[1], (
            f"events tell {seat} what the view does not: {first[0]!r:.160} sounds {sounds[0]!r:.200}, "
            f"{entry!r:.160} sounds {sounds[1]!r:.200}; {transition}")
        kinds = [seen == before and sound == b"[]" for sound in sounds]
        assert kinds[0] == kinds[1], f"an update or a skip tells {seat} what the view does not: {transition}"
        compare(met(rules, first[1].state, seat), met(rules, step.state, seat), seat, transition)


def happenings(transition: Transition, seat: Seat | None, worlds: list[Any], chance: Chance) -> Any:
    """Yields (group of comparable acts, world, entry)."""
    table = transition.table
    others = [other for other in sorted(table.actors) if other != seat]
    for other in chance.sample(others, 2):
        moves = choices(transition, other, chance)
        for world in worlds:
            for move in moves:
                yield f"{other} acts", world, Entry(at=table.now, seat=other, move=move)
    deadline = table.deadline
    if deadline is not None:
        for world in worlds:
            yield "time", world, Entry(at=max(deadline, table.now))


def outcome_in(table: Table, world: Any, entry: Entry) -> Step[Any] | None:
    """The step that the entry causes in that world, or None if it is not allowed there."""
    rules = table.game
    try:
        if entry.seat is None:
            return rules.expire(world, entry.at, Chance(2))
        if entry.seat not in rules.actors(world) or (table.deadline or entry.at + 1) <= entry.at:
            return None
        return rules.play(world, entry.seat, entry.move, entry.at, Chance(2))
    except IllegalMove:
        return None


CHECKS = (
    what_is_hidden_is_drawn_afresh, what_a_seat_meets_comes_from_its_view, refusals_betray_nothing,
    what_others_do_unseen_makes_no_sound,
)
