"""Collages: stamps of the vocabulary stuck on the paper. Their contents are known, so a bot can judge them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from ludoteca.games.duplik.kinds import KINDS, Chosen, Feature, Features, Kind, Value
from ludoteca.games.duplik.language.grammar import agree
from ludoteca.games.duplik.paper import Drawing, Edit, Ink, Slot, Tie
from ludoteca.games.duplik.picture import PAPER, Placed, strokes_of
from ludoteca.rules import IllegalMove, Millis

MOST_STAMPS = 24
MOST_STEPS = 80                       # the last changes that can be taken back
ONE_GESTURE = 700                     # ms: a stamp moved again within this time is one change
SMALLEST, LARGEST = 30, 900           # size of a stamp's box, in paper units
EVEN_PRESSURE = 128

GROUPS = tuple(dict.fromkeys(kind.group for kind in KINDS.values()))


def stick(drawing: Drawing, number: int, stamp: Placed, tie: Tie | None, at: Millis) -> Drawing:
    """The paper with a new stamp (number 0), or with a changed one in place of the stamp of this number.

    A stamp with a tie is held in a hand or worn on a head, and moves with its bearer. Raises IllegalMove.
    """
    if not drawing.collage and (drawing.strokes or drawing.plan):
        raise IllegalMove("paper_has_ink", rule="collage")
    if number and number not in drawing.plan:
        raise IllegalMove("no_such_stamp", rule="collage")
    if not number and len(drawing.plan) >= MOST_STAMPS:
        raise IllegalMove("too_many_stamps", rule="collage", most=MOST_STAMPS)
    number = number or max(drawing.plan, default=0) + 1
    ties = {each: held for each, held in drawing.ties.items() if each != number}
    if tie is not None:
        if tie.to not in drawing.plan or tie.to == number or tie.to in ties:
            raise IllegalMove("no_such_stamp", rule="collage")
        ties[number] = tie
    plan = {**drawing.plan, number: check_stamp(stamp)}
    # What this stamp holds stays with it. A stamp that is held cannot hold.
    ties = {each: held for each, held in ties.items() if held.to not in ties}
    return _apply(drawing, replace(drawing, plan=plan, ties=ties, by_bot=False), at)


def peel(drawing: Drawing, number: int, at: Millis) -> Drawing:
    """The paper without a stamp; what the stamp held stays where it was."""
    if not drawing.collage or number not in drawing.plan:
        raise IllegalMove("no_such_stamp", rule="collage")
    plan = {each: stamp for each, stamp in drawing.plan.items() if each != number}
    ties = {each: tie for each, tie in drawing.ties.items() if number not in (each, tie.to)}
    return _apply(drawing, replace(drawing, plan=plan, ties=ties), at)


def restack(drawing: Drawing, number: int, to: Literal["front", "back"], at: Millis) -> Drawing:
    """The paper with a stamp in front of all others, or behind them; what it holds or wears moves with it."""
    if not drawing.collage or number not in drawing.plan:
        raise IllegalMove("no_such_stamp", rule="collage")
    order = drawing.order or tuple(sorted(drawing.plan))
    moved = tuple(each for each in order if each == number or ((tie := drawing.ties.get(each)) and tie.to == number))
    rest = tuple(each for each in order if each not in moved)
    return _apply(drawing, replace(drawing, order=(*rest, *moved) if to == "front" else (*moved, *rest)), at)


def clear(drawing: Drawing, at: Millis) -> Drawing:
    """The paper without stamps; it may be drawn on by hand again."""
    return _apply(drawing, replace(drawing, plan={}, ties={}), at)


# --- taking changes back ---------------------------------------------------------------------------------


def is_collage(drawing: Drawing) -> bool:
    """Whether the paper is a collage, or an empty one that was."""
    return drawing.collage or (not drawing.strokes and bool(drawing.past or drawing.future))


def undo(drawing: Drawing, at: Millis) -> Drawing:
    """The paper without the last change."""
    if not drawing.past:
        raise IllegalMove("nothing_to_undo", rule="drawing")
    last = max(drawing.past)
    before = ink_stamps(_put_back(drawing, drawing.past[last]), at)
    return replace(before, past={number: edit for number, edit in drawing.past.items() if number != last},
                   future=(*drawing.future, _way_back(drawing, before, at)))


def redo(drawing: Drawing, at: Millis) -> Drawing:
    """The paper with the change that was taken back last."""
    if not drawing.future:
        raise IllegalMove("nothing_to_redo", rule="drawing")
    after = ink_stamps(_put_back(drawing, drawing.future[-1]), at)
    return replace(after, past=_remember(drawing.past, _way_back(drawing, after, at)), future=drawing.future[:-1])


def _apply(before: Drawing, after: Drawing, at: Millis) -> Drawing:
    """The paper after a change, with its undo. Changes taken back before can no longer be made again."""
    order = (*(number for number in after.order if number in after.plan), *sorted(set(after.plan) - set(after.order)))
    after = ink_stamps(replace(after, order=order), at)
    edit = _way_back(before, after, at)
    last = max(before.past, default=0)
    if last and _same_gesture(before.past[last], edit):
        past = {**before.past, last: replace(before.past[last], at=at)}
    else:
        past = _remember(before.past, edit)
    return replace(after, past=past, future=())


def _remember(past: Mapping[int, Edit], edit: Edit) -> dict[int, Edit]:
    number = max(past, default=0) + 1
    return {**{each: kept for each, kept in past.items() if each > number - MOST_STEPS}, number: edit}


def _way_back(before: Drawing, after: Drawing, at: Millis) -> Edit:
    """The edit that turns the paper after a change into the paper before it."""
    return Edit(
        back={number: stamp for number, stamp in before.plan.items() if after.plan.get(number) != stamp},
        off=tuple(number for number in after.plan if number not in before.plan),
        ties=None if before.ties == after.ties else before.ties,
        order=None if before.order == after.order else before.order, at=at)


def _put_back(drawing: Drawing, edit: Edit) -> Drawing:
    plan = {number: stamp for number, stamp in {**drawing.plan, **edit.back}.items() if number not in edit.off}
    return replace(drawing, plan=plan, ties=drawing.ties if edit.ties is None else edit.ties,
                   order=drawing.order if edit.order is None else edit.order)


def _same_gesture(last: Edit, edit: Edit) -> bool:
    """Whether an edit continues the one before: the same stamp, moved again within `ONE_GESTURE`."""
    only_moved = all(each.back and not each.off and each.ties is None and each.order is None for each in (last, edit))
    return only_moved and last.back.keys() == edit.back.keys() and edit.at - last.at <= ONE_GESTURE


# --- what is stuck, and how it looks ---------------------------------------------------------------------


def check_stamp(stamp: Placed) -> Placed:
    """The stamp in round numbers, without usual features. Raises IllegalMove for what no kind can show."""
    kind = KINDS.get(stamp.kind)
    if kind is None:
        raise IllegalMove("no_such_kind", rule="collage")
    if stamp.pose and stamp.pose not in stamp.what.poses:
        raise IllegalMove("no_such_pose", rule="collage")
    if not all(map(math.isfinite, (stamp.x, stamp.y, stamp.size, stamp.turn))):
        raise IllegalMove("off_paper", rule="drawing")
    if not (0 <= stamp.x <= PAPER[0] and 0 <= stamp.y <= PAPER[1]):
        raise IllegalMove("off_paper", rule="drawing")
    if not SMALLEST <= stamp.size <= LARGEST:
        raise IllegalMove("no_such_size", rule="collage", least=SMALLEST, most=LARGEST)
    for name, value in stamp.features.items():
        if not _allows(kind.feature(name), value):
            raise IllegalMove("no_such_feature", rule="collage")
    unusual: Features = {name: value for name, value in stamp.features.items() if value != _usual(kind, name)}
    x, y, size, turn = (float(round(each)) for each in (stamp.x, stamp.y, stamp.size, stamp.turn % 360))
    return replace(stamp, x=x, y=y, size=size, turn=turn % 360, features=unusual)


def _allows(feature: Feature | None, value: object) -> bool:
    if feature is None or isinstance(value, bool):
        return False
    if isinstance(feature, Chosen):
        return value in feature.options
    return isinstance(value, int) and feature.low <= value <= feature.high


def _usual(kind: Kind, name: str) -> Value | None:
    feature = kind.feature(name)
    return None if feature is None else feature.usual


def ink_stamps(drawing: Drawing, at: Millis) -> Drawing:
    """The paper with the ink of its stamps, which is what all players see."""
    plan = dict(drawing.plan)
    for number, tie in drawing.ties.items():
        plan[number] = _at_slot(plan[number], plan[tie.to], tie.slot)
    inks = [
        Ink(tuple(value for x, y in stroke.points for value in (round(x), round(y), EVEN_PRESSURE)),
            max(1, round(stroke.width)), at=at)
        for stroke in strokes_of([plan[number] for number in drawing.order])]
    return replace(drawing, plan=plan, strokes=dict(enumerate(inks, 1)), undone=(), collage=bool(plan))


def _at_slot(thing: Placed, bearer: Placed, slot: Slot) -> Placed:
    """A thing at its place in the hand, on the head or on the back of its bearer."""
    x, y = bearer.slot(slot)
    if slot != "hand":
        y -= thing.box.height / 2
    return replace(thing, x=float(round(min(max(x, 0), PAPER[0]))), y=float(round(min(max(y, 0), PAPER[1]))))


@lru_cache(maxsize=len(GROUPS))
def tray(group: str) -> dict[str, object] | None:
    """The stamps of one drawer with their names, features, poses and lines; None where there is no such drawer.

    A line is its width (0 for the pen's) and then x and y of every point, in a box of 100.
    """
    if group not in GROUPS:
        return None
    return {"kinds": [_stamp(kind) for kind in KINDS.values() if kind.group == group]}


def in_pose(kind: str, pose: str) -> dict[str, object] | None:
    """The lines of one stamp in another pose; None where it has no such pose."""
    if kind not in KINDS or pose not in KINDS[kind].poses:
        return None
    return {"lines": _lines(Placed(kind, 0, 0, 100, pose=pose))}


def _stamp(kind: Kind) -> dict[str, object]:
    return {
        "id": kind.id, "it": kind.it.one, "en": kind.en.one, "also": {"it": kind.it.also, "en": kind.en.also},
        "faces": kind.faces, "features": [_choices(kind, feature) for feature in kind.features],
        "poses": kind.poses, "lines": _lines(Placed(kind.id, 0, 0, 100, pose=kind.usual_pose)),
    }


def _lines(stamp: Placed) -> list[list[float]]:
    return [[round(mark.thick, 1), *(round(value, 1) for point in mark.points for value in point)]
            for mark in stamp.marks]


def _choices(kind: Kind, feature: Feature) -> dict[str, object]:
    if isinstance(feature, Chosen):
        values = [
            {"value": value, "it": agree(said.it_beside, kind.it.gender), "en": agree(said.en_beside, kind.en.gender)}
            for value, said in feature.options.items()]
        return {"name": feature.name, "it": "", "en": "", "usual": feature.usual, "values": values}
    numbers = range(feature.low, feature.high + 1)
    return {"name": feature.name, "it": feature.it.many, "en": feature.en.many, "usual": feature.usual,
            "values": [{"value": n, "it": str(n), "en": str(n)} for n in numbers]}
