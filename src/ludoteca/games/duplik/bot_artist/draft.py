"""A draft: the ideas an artist has understood so far, and how they are laid out on the paper."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise

import msgspec

from ludoteca.games.duplik.bot_artist.spacing import Group, arrange
from ludoteca.games.duplik.kinds import KINDS, Features, draw
from ludoteca.games.duplik.picture import PAPER, Box, Placed
from ludoteca.games.duplik.scenes.layout import FLAT, MARGIN, fit, put_beside
from ludoteca.rules import Chance

_COLUMN = {"farleft": 90, "left": 260, "centre": 500, "right": 740, "farright": 910}
_REACH = (62, 120, 195, 300, 470)  # how far an object reaches across the paper, from tiny to huge
FOOT = PAPER[1] - MARGIN


@dataclass(eq=False)
class Idea:
    """One thing that was named, or several alike."""

    kind: str
    n: int = 1
    features: Features = field(default_factory=dict)
    zone: frozenset[str] | set[str] = frozenset()
    size: int = -1
    facing: str = ""
    upside: bool = False
    vague: bool = False        # several, without a number
    host: tuple[str, Idea, Idea | None] | None = None

    def leads_to(self, other: Idea) -> bool:
        """Whether its hosts, or theirs in turn, include the other."""
        if self is other:
            return True
        return self.host is not None and (
            self.host[1].leads_to(other) or (self.host[2] is not None and self.host[2].leads_to(other))
        )


@dataclass(eq=False)
class Draft:
    ideas: list[Idea] = field(default_factory=list)
    compared: list[tuple[Idea, Idea]] = field(default_factory=list)
    sides: list[tuple[Idea, str, Idea]] = field(default_factory=list)


def _reach(idea: Idea) -> float:
    """The size to draw it at: as said, or the usual one of its kind in a picture."""
    if idea.size >= 0:
        return _REACH[idea.size]
    real = KINDS[idea.kind].real
    usual = 195.0 if real < 500 else 160.0
    return usual if idea.n < 3 else 110.0


def _draw(idea: Idea, reach: float) -> Placed:
    left, top, right, bottom = draw(idea.kind, idea.features).extent
    size = reach / max(right - left, bottom - top) * 100
    return Placed(
        idea.kind, 0, 0, round(size, 1), 180 if idea.upside else 0, idea.facing == "left", dict(idea.features)
    )


def _at(thing: Placed, x: float, y: float) -> Placed:
    return msgspec.structs.replace(thing, x=round(x, 1), y=round(y, 1))


def _rest(idea: Idea, thing: Placed, x: float) -> Placed:
    """The thing at a place in the part of the page that was named, if any."""
    box = thing.box
    sky = (
        KINDS[idea.kind].real >= 60 and KINDS[idea.kind].group == "nature" and idea.kind not in ("mountain", "volcano")
    )
    if "top" in idea.zone or (sky and not {"bottom", "middle"} & set(idea.zone)):
        return _at(thing, x, max(130, MARGIN + box.height / 2))
    if "middle" in idea.zone:
        return _at(thing, x, 385)
    if (
        "centre" in idea.zone
        and not {"bottom", "left", "right"} & set(idea.zone)
        and box.height < 300
        and "bottom" not in idea.zone
    ):
        return _at(thing, x, 430)
    return _at(thing, x, FOOT - box.height / 2)


def _column(idea: Idea) -> float | None:
    for name in ("farleft", "farright", "left", "right", "centre"):
        if name in idea.zone:
            return float(_COLUMN[name])
    return None


_BESIDE = {
    "on": "on",
    "in": "in",
    "hand": "hand",
    "left": "left",
    "right": "right",
    "over": "over",
    "under": "under",
    "beside": "right",
    "wear": "on",
    "hang": "hang",
    "behind": "behind",
    "before": "before",
}


def _sizes(draft: Draft) -> dict[int, float]:
    # Few things are drawn larger, as far as their size was not said.
    roomy = 1.5 if len(draft.ideas) < 4 else 1.2 if len(draft.ideas) < 6 else 1.0
    reach = {id(i): _reach(i) * (roomy if i.size < 0 and i.n < 3 else 1.0) for i in draft.ideas}
    for _ in range(2):
        for big, small in draft.compared:
            if id(big) in reach and id(small) in reach:
                p, q = _draw(big, reach[id(big)]).box, _draw(small, reach[id(small)]).box
                ratio = math.sqrt(p.width * p.height / (q.width * q.height))
                if ratio < 1.25:
                    k = math.sqrt(1.25 / ratio)
                    reach[id(big)] *= k
                    reach[id(small)] /= k
    for idea in draft.ideas:  # what is held or stands inside must fit its host
        if idea.host and idea.host[0] in ("hand", "wear", "in") and idea.size < 0 and id(idea.host[1]) in reach:
            share = {"hand": 0.5, "wear": 0.45, "in": 0.75}[idea.host[0]]
            reach[id(idea)] = min(reach[id(idea)], reach[id(idea.host[1])] * share)
    return reach


def settle(draft: Draft, chance: Chance, misplaced: float = 0.0, hand: str | None = None) -> tuple[Placed, ...]:
    """The objects of a draft on the paper, back to front.

    Ideas with a place of their own come first, then those placed by another. At last a `hand` spaces all of them in
    its own manner.
    """
    if not draft.ideas:
        return ()
    ideas = [i for i in draft.ideas if i.host is None or i.host[1] in draft.ideas]
    for i in draft.ideas:
        if i not in ideas:
            i.host = None
            ideas.append(i)
    if misplaced:
        _misplace(ideas, chance, misplaced)
    reach = _sizes(draft)
    roots = [i for i in ideas if i.host is None]
    things: dict[int, list[Placed]] = {}
    free = [500.0, 200.0, 800.0, 340.0, 660.0, 90.0, 910.0]
    for idea in roots:
        thing = _draw(idea, reach[id(idea)])
        x = _column(idea)
        if x is None:
            x = free.pop(0) if free else chance.between(150, 850)
            if misplaced:
                x = chance.between(120, 880)
        hung = sum(_draw(i, reach[id(i)]).box.height for i in ideas if i.host and i.host[:2] == ("hang", idea))
        things[id(idea)] = [_rest(idea, thing, x)]
        if hung and not {"top", "middle"} & set(idea.zone):      # what something hangs from is up in the air
            box = thing.box
            room = FOOT - 40 - hung - box.height
            things[id(idea)] = [_at(thing, x, max(MARGIN, min(140, room)) + box.height / 2)]
    _part(roots, things, draft)
    _settle_by_others(ideas, reach, things)
    drawn = _in_order(ideas, things)
    if hand is None:
        return fit([thing for _, thing in drawn])
    return fit([thing for group in arrange(_groups(draft, drawn), hand) for thing in group.things])


def _groups(draft: Draft, drawn: list[tuple[Idea, Placed]]) -> list[Group]:
    """The groups that stay together: an idea with its hosts, and two ideas with what stands between them."""
    together = {id(idea): id(idea) for idea, _ in drawn}

    def root(key: int) -> int:
        while together[key] != key:
            key = together[key]
        return key

    for idea, _ in drawn:
        for host in (idea.host or ("", None, None))[1:]:
            if isinstance(host, Idea) and id(host) in together:
                together[root(id(idea))] = root(id(host))
    weighed = {id(idea) for pair in draft.compared for idea in pair}
    order = list(dict.fromkeys(root(id(idea)) for idea in draft.ideas if id(idea) in together))
    members = {key: [pair for pair in drawn if root(id(pair[0])) == key] for key in order}
    return [Group(tuple(thing for _, thing in pairs), frozenset().union(*(idea.zone for idea, _ in pairs)),
                  any(idea.size >= 0 or id(idea) in weighed for idea, _ in pairs)) for pairs in members.values()]


def _misplace(ideas: list[Idea], chance: Chance, often: float) -> None:
    """Changes places, sizes and directions as a hasty listener gets them wrong."""
    for idea in ideas:
        if chance.unit() < often:
            idea.host, idea.zone, idea.size = None, frozenset(), -1
        if chance.unit() < often * 0.5:
            idea.facing = "right" if idea.facing == "left" else "left"


def _settle_by_others(ideas: list[Idea], reach: dict[int, float], things: dict[int, list[Placed]]) -> None:
    """Places each idea by its host once the host is placed; if hosts form a ring, one idea goes first."""
    todo = [i for i in ideas if i.host is not None]
    while todo:
        ready = [i for i in todo if id(i.host[1]) in things and (i.host[2] is None or id(i.host[2]) in things)]  # type: ignore[index]
        if not ready:
            ready = todo[:1]
            ready[0].host = None
        for idea in ready:
            things[id(idea)] = [_by_its_host(idea, _draw(idea, reach[id(idea)]), ideas, things)]
            todo.remove(idea)


def _by_its_host(idea: Idea, thing: Placed, ideas: list[Idea], things: dict[int, list[Placed]]) -> Placed:
    if idea.host is None:
        return _rest(idea, thing, _column(idea) or 500.0)
    how, one, other = idea.host
    if how == "between" and other is not None:
        p, q = things[id(one)][0], things[id(other)][0]
        return _at(thing, (p.x + q.x) / 2, max(p.box.bottom, q.box.bottom) - thing.box.height / 2)
    beside = [i for i in ideas if i is not idea and i.host and i.host[:2] == idea.host[:2] and id(i) in things]
    lean = (0.0, 0.3, -0.3, 0.15)[len(beside) % 4]
    if how in ("hang", "behind", "before", "wear"):
        return _by_depth(thing, how, things[id(one)][0], lean)
    wide = things[id(one)][0].box.width
    if how == "in" and idea.n == 1 and thing.box.width > 0.8 * wide:       # what is inside fits inside
        thing = msgspec.structs.replace(thing, size=round(thing.size * 0.8 * wide / thing.box.width, 1))
    return put_beside(thing, _BESIDE.get(how, "right"), things[id(one)][0], lean)


def _by_depth(thing: Placed, how: str, host: Placed, lean: float) -> Placed:
    """The thing worn on its host's head, hung under it, half hidden behind it, or a little before it."""
    box, seat = thing.box, host.box
    side = 1 if seat.x < PAPER[0] / 2 else -1
    if how == "wear":
        host_faces = host.what.faces and host.what.group == "animals"
        front = 0.3 * seat.width * (-1 if host.mirrored else 1) if host_faces else 0.0
        return _at(thing, seat.x + front, seat.top + 8 - box.height / 2)
    if how == "hang":
        return _at(thing, seat.x + lean * seat.width, seat.bottom - 4 + box.height / 2)
    if how == "behind":
        return _at(thing, seat.x + side * (seat.width / 2 + 0.1 * box.width), seat.bottom - 14 - box.height / 2)
    return _at(thing, seat.x + (lean or -0.2) * seat.width, min(FOOT, seat.bottom + 22) - box.height / 2)


def _depth(idea: Idea) -> int:
    """The order of drawing: negative for things in or behind their host, positive for those before or on it."""
    if idea.host is None:
        return 0
    how, host, _ = idea.host
    return -1 if how == "behind" else 0 if how == "in" and host.kind not in FLAT else 1


def _in_order(ideas: list[Idea], things: dict[int, list[Placed]]) -> list[tuple[Idea, Placed]]:
    """Back to front: what is inside something is drawn before it; a group becomes a row."""
    out: list[tuple[Idea, Placed]] = []
    for idea in sorted(ideas, key=lambda i: (KINDS[i.kind].real < 500, _depth(i))):
        first = things[id(idea)][0]
        if idea.n == 1:
            out.append((idea, first))
            continue
        if idea.host and idea.host[0] == "on":
            out += ((idea, thing) for thing in _in_a_row(first, idea.n, things[id(idea.host[1])][0].box))
        else:
            out += ((idea, thing) for thing in _in_a_heap(first, idea.n))
    return out


def _in_a_row(first: Placed, n: int, seat: Box) -> list[Placed]:
    """Several alike in a row on top of something, no wider than it."""
    step = min(first.box.width * 1.12, (PAPER[0] - 2 * MARGIN) / n, max(30.0, seat.width * 0.8 / n))
    first = msgspec.structs.replace(first, size=round(first.size * min(1.0, step / first.box.width), 1))
    first = _at(first, first.x, seat.top + 6 - first.box.height / 2)
    return [_at(first, first.x + step * (k - (n - 1) / 2), first.y) for k in range(n)]


def _in_a_heap(first: Placed, n: int) -> list[Placed]:
    """Several alike: three side by side, more in rows one behind the other, the last ones in front."""
    across = n if n < 4 else math.ceil(math.sqrt(1.7 * n))
    step, up = first.box.width * 1.12, first.box.height * 0.9
    heap = []
    for row in range((n - 1) // across, -1, -1):
        wide = min(across, n - row * across)
        heap += [_at(first, first.x + step * (k - (wide - 1) / 2), first.y - up * row) for k in range(wide)]
    return heap


def _part(roots: list[Idea], things: dict[int, list[Placed]], draft: Draft) -> None:
    """Moves the ideas on the ground apart, in their order, so that none hides its neighbour."""
    ground = [i for i in roots if things[id(i)][0].box.bottom > FOOT - 60]
    rank = {id(i): things[id(i)][0].x for i in ground}
    for _ in range(3):
        for one, how, other in draft.sides:
            if id(one) in rank and id(other) in rank:
                if how == "right" and rank[id(one)] <= rank[id(other)]:
                    rank[id(one)] = rank[id(other)] + 5
                if how == "left" and rank[id(one)] >= rank[id(other)]:
                    rank[id(one)] = rank[id(other)] - 5
    ground.sort(key=lambda i: rank[id(i)])
    for _ in range(12):
        for p, q in pairwise(ground):
            a, b = things[id(p)][0], things[id(q)][0]
            wide_a = a.box.width * (1 + 0.56 * (p.n - 1) * 2) if p.n > 1 else a.box.width
            wide_b = b.box.width * (1 + 0.56 * (q.n - 1) * 2) if q.n > 1 else b.box.width
            lack = (wide_a + wide_b) / 2 + 12 - (b.x - a.x)
            if lack > 0:
                things[id(p)] = [_at(a, a.x - lack / 2, a.y)]
                things[id(q)] = [_at(b, b.x + lack / 2, b.y)]
