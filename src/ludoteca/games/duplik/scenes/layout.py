"""Reads scene cards, a few lines that say what stands where, and places their objects on the paper.

    faro | La guardiana del faro | The keeper of the lighthouse
    lighthouse @500,720 h420 stripes=5
    cow on:lighthouse h170 hat=top <
    umbrella hand:cow h120 dots
    cloud *3~180,20 ^150,90 h60
    ! on cow lighthouse

A line is an object, optionally with a name of its own (`cat=tom`), and then its place, size and features. Its foot
stands at `@x,y`, or its middle at `^x,y`. The words `on:`, `in:`, `hand:`, `left:`, `right:` and `over:` place it by
another object. Its size is `h200` or `w200`. A `<` mirrors it, `t30` turns it, `*3~dx,dy` repeats it.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludoteca.games.duplik.kinds import KINDS, Chosen, Features
from ludoteca.games.duplik.picture import PAPER, Box, Placed

MARGIN = 16
_GRIPPED = {"balloon", "kite", "rod", "sword"}
FLAT = {"painting", "television", "bottle", "tree", "doghouse", "door"}  # what is in these is drawn over them
_BEHIND = {"cloud", "sun", "moon", "star", "rainbow", "mountain", "volcano", "rug"}


class Link(NamedTuple):
    """An intended relation: this object was put on, in, beside or in the hand of that one."""

    a: int
    how: str
    b: int


class Composition(NamedTuple):
    objects: tuple[Placed, ...]
    links: tuple[Link, ...]


class _Item:
    def __init__(self, kind: str, name: str) -> None:
        self.kind, self.name = kind, name
        self.features: Features = {}
        self.place: tuple[str, str] = ("", "")
        self.width = self.height = self.turn = 0.0
        self.mirrored = False
        self.times, self.step = 1, (0.0, 0.0)


def _pair(text: str) -> tuple[float, float]:
    x, _, y = text.partition(",")
    return float(x), float(y)


def _word_feature(kind: str, word: str) -> tuple[str, str] | None:
    """A bare word such as "sad" or "dots" is the choice that has it."""
    for spec in KINDS[kind].features:
        if isinstance(spec, Chosen) and word in spec.options:
            return spec.name, word
    return None


def _read(line: str) -> _Item:
    head, *words = line.split()
    kind, _, name = head.partition("=")
    if kind not in KINDS:
        raise ValueError(f"no object is called {kind}: {line}")
    item = _Item(kind, name or kind)
    for word in words:
        if word[0] in "@^":
            item.place = (word[0], word[1:])
        elif word == "<":
            item.mirrored = True
        elif word[0] == "*":
            times, _, step = word[1:].partition("~")
            item.times, item.step = int(times), _pair(step)
        elif word[0] in "hwt" and word[1:].lstrip("-").replace(".", "").isdigit():
            setattr(item, {"h": "height", "w": "width", "t": "turn"}[word[0]], float(word[1:]))
        elif ":" in word:
            how, _, other = word.partition(":")
            item.place = (how, other)
        elif "=" in word:
            feature, _, value = word.partition("=")
            if KINDS[kind].feature(feature) is None:
                raise ValueError(f"{kind} has no {feature}: {line}")
            item.features[feature] = int(value) if value.isdigit() else value
        else:
            found = _word_feature(kind, word)
            if found is None:
                raise ValueError(f"what is {word}? {line}")
            item.features[found[0]] = found[1]
    return item


def _apply_size(item: _Item) -> Placed:
    thing = Placed(item.kind, 0, 0, 100, item.turn, item.mirrored, item.features, KINDS[item.kind].usual_pose)
    left, top, right, bottom = thing.extent
    size = item.height / (bottom - top) * 100 if item.height else (item.width or 150) / (right - left) * 100
    return msgspec.structs.replace(thing, size=round(size, 1))


def _move(thing: Placed, dx: float, dy: float) -> Placed:
    return msgspec.structs.replace(thing, x=round(thing.x + dx, 1), y=round(thing.y + dy, 1))


def put_beside(thing: Placed, how: str, host: Placed, lean: float) -> Placed:
    """The object moved to its place by the host; `lean` shifts it, in widths of the host."""
    box, seat = thing.box, host.box
    shift = lean * seat.width
    match how:
        case "on":
            x, y = host.slot("top")
            if host.turn:
                x, y = seat.x, seat.top
            return _move(thing, x - box.x + shift, y + 4 - box.bottom)
        case "in":
            (x1, y1), (x2, y2) = host.inside
            return _move(thing, (x1 + x2) / 2 - box.x + shift, max(y1, y2) - box.bottom)
        case "hand":
            x, y = host.slot("hand")
            if thing.kind in _GRIPPED:
                gx, gy = thing.slot("grip")
                return _move(thing, x - gx + shift, y - gy)
            # a wide thing is held by its near edge, so that it does not hide its holder
            out = 0.0 if thing.kind == "umbrella" else 0.36 * box.width * (-1 if host.mirrored else 1)
            if thing.kind == "umbrella" or host.what.group == "people":
                return _move(thing, x - box.x + out + shift, y + 0.1 * box.height - box.bottom)
            return _move(thing, x - box.x + out + shift, y - box.y)
        case "left":
            return _move(thing, seat.left - 14 - box.right + shift, seat.bottom - box.bottom)
        case "right":
            return _move(thing, seat.right + 14 - box.left + shift, seat.bottom - box.bottom)
        case "over":
            return _move(thing, seat.x - box.x + shift, seat.top - 26 - box.bottom)
        case "under":
            return _move(thing, seat.x - box.x + shift, seat.bottom + 16 - box.top)
    raise ValueError(f"no place is called {how}")


def fit(objects: list[Placed]) -> tuple[Placed, ...]:
    """The objects moved onto the paper: all scaled down together, then moved, only as much as needed."""
    boxes = [o.box for o in objects]
    whole = Box(
        min(b.left for b in boxes), min(b.top for b in boxes), max(b.right for b in boxes), max(b.bottom for b in boxes)
    )
    w, h = PAPER
    k = min(1.0, (w - 2 * MARGIN) / whole.width, (h - 2 * MARGIN) / whole.height)
    left, top = whole.x - whole.width * k / 2, whole.y - whole.height * k / 2
    dx = max(0.0, MARGIN - left) + min(0.0, w - MARGIN - (left + whole.width * k))
    dy = max(0.0, MARGIN - top) + min(0.0, h - MARGIN - (top + whole.height * k))
    return tuple(
        msgspec.structs.replace(
            o,
            x=round(whole.x + (o.x - whole.x) * k + dx, 1),
            y=round(whole.y + (o.y - whole.y) * k + dy, 1),
            size=round(o.size * k, 1),
        )
        for o in objects
    )


def compose(lines: list[str]) -> Composition:
    """Places every line's object; those that are inside another are drawn before it."""
    placed: list[Placed] = []
    depth: list[float] = []  # the sky and the hills are drawn first
    named: dict[str, int] = {}
    links: list[Link] = []
    for line in lines:
        item = _read(line)
        how, where = item.place
        base = _apply_size(item)
        host = -1
        if how in "@^" and how:
            x, y = _pair(where)
            base = _move(base, x - base.box.x, y - (base.box.bottom if how == "@" else base.box.y))
        else:
            for sign in "+-":
                name, mark, lean = where.partition(sign)
                if mark:
                    break
            else:
                name, lean = where, "0"
            if name not in named:
                raise ValueError(f"nothing is called {name} yet: {line}")
            host = named[name]
            base = put_beside(base, how, placed[host], float(sign + (lean or "0")))
        named.setdefault(item.name, len(placed))
        for i in range(item.times):
            if host >= 0:
                links.append(Link(len(placed), how, host))
            if how == "in" and placed[host].kind not in FLAT:
                depth.append(depth[host] - 0.5)
            else:
                depth.append(len(placed) - (1000 if item.kind in _BEHIND and host < 0 else 0))
            placed.append(_move(base, item.step[0] * i, item.step[1] * i))
    order = sorted(range(len(placed)), key=lambda i: (depth[i], i))
    back = {old: new for new, old in enumerate(order)}
    return Composition(fit([placed[i] for i in order]), tuple(Link(back[k.a], k.how, back[k.b]) for k in links))
