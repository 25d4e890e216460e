"""Criteria: facts about a scene as data, each with a predicate to check and a sentence in two languages."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Protocol

import msgspec

from ludoteca.games.duplik.album.scene import Claim
from ludoteca.games.duplik.kinds import KINDS, Chosen, Counted, Kind, Value
from ludoteca.games.duplik.language.grammar import (
    NUMBERS,
    a,
    agree,
    how_many,
    only_one,
    possessive,
    sentence,
    the,
    with_preposition,
)
from ludoteca.games.duplik.picture import PAPER, Box, Placed


class Pictured(Protocol):
    """A scene or a drawing whose objects are known."""

    @property
    def objects(self) -> Sequence[Placed]: ...


class Present(msgspec.Struct, frozen=True, tag="present"):
    kind: str


class Number(msgspec.Struct, frozen=True, tag="number"):
    """Exactly `n` of a kind, or at least `n`."""

    kind: str
    n: int
    at_least: bool = False


class Relation(msgspec.Struct, frozen=True, tag="relation"):
    """`a` is above, on, under, left of, right of, inside, touching or holding `b`; with `every`, all of them are."""

    a: str
    how: str
    b: str
    every: bool = False


class Between(msgspec.Struct, frozen=True, tag="between"):
    a: str
    b: str
    c: str


class Larger(msgspec.Struct, frozen=True, tag="larger"):
    """`a` is bigger than `b`; with `taller`, only the height counts."""

    a: str
    b: str
    taller: bool = False


class Has(msgspec.Struct, frozen=True, tag="has"):
    """A feature has this value. With `every`, all objects of the kind have it."""

    kind: str
    feature: str
    value: int | str
    every: bool = False


class Facing(msgspec.Struct, frozen=True, tag="facing"):
    kind: str
    side: str
    every: bool = False


class Place(msgspec.Struct, frozen=True, tag="place"):
    """In a part of the page: left, right, top, bottom, centre, or a corner such as top-left."""

    kind: str
    zone: str


class UpsideDown(msgspec.Struct, frozen=True, tag="upside-down"):
    kind: str


class More(msgspec.Struct, frozen=True, tag="more"):
    a: str
    b: str


Predicate = Present | Number | Relation | Between | Larger | Has | Facing | Place | UpsideDown | More


# --- what the words mean on the paper -------------------------------------------------------------------------------

NEAR = 14


def touches(p: Box, q: Box, gap: float = NEAR) -> bool:
    return p.left - gap < q.right and q.left - gap < p.right and p.top - gap < q.bottom and q.top - gap < p.bottom


def _shared_width(p: Box, q: Box) -> float:
    return min(p.right, q.right) - max(p.left, q.left)


def above(p: Box, q: Box) -> bool:
    """Higher, with at least a third of the narrower one above (or below) the other."""
    return (
        p.y < q.y
        and p.bottom <= q.top + 0.5 * min(p.height, q.height)
        and _shared_width(p, q) > 0.34 * min(p.width, q.width)
    )


def on(p: Box, q: Box) -> bool:
    """Above, and resting there."""
    return above(p, q) and p.bottom > q.top - 22


def left_of(p: Box, q: Box) -> bool:
    return p.x < q.left + 0.2 * q.width and q.x > p.right - 0.2 * p.width


def inside(p: Box, q: Box) -> bool:
    """Inside the other, though it may rise over the rim."""
    deep = min(p.bottom, q.bottom) - max(p.top, q.top)
    return (
        q.left < p.x < q.right
        and q.top < p.bottom <= q.bottom + 6
        and deep > 0.22 * p.height
        and _shared_width(p, q) > 0.8 * p.width
        and p.width < q.width
    )


def stands(p: Box, how: str, q: Box) -> bool:
    """Whether one box has this relation to another."""
    match how:
        case "above":
            return above(p, q)
        case "under":
            return above(q, p)
        case "on":
            return on(p, q)
        case "left":
            return left_of(p, q)
        case "right":
            return left_of(q, p)
        case "inside":
            return inside(p, q)
        case "touching" | "holding":
            return touches(p, q)
    raise ValueError(f"no relation is called {how}")


def in_zone(p: Box, zone: str) -> bool:
    w, h = PAPER
    match zone:
        case "left":
            return p.x < 0.42 * w
        case "right":
            return p.x > 0.58 * w
        case "top":
            return p.y < 0.42 * h
        case "bottom":
            return p.y > 0.58 * h
        case "centre":
            return 0.3 * w < p.x < 0.7 * w and 0.22 * h < p.y < 0.78 * h
    tall, _, wide = zone.partition("-")
    return in_zone(p, tall) and in_zone(p, wide)


def has(thing: Placed, feature: str, value: Value) -> bool:
    """Whether an object shows the feature. A part of a missing part is not shown: no feathers without the hat."""
    spec = thing.what.feature(feature)
    worn = isinstance(spec, Counted) and spec.part and thing.what.feature(spec.part) is not None
    if worn and thing.value("hat") != "feathered":
        return False
    return thing.value(feature) == value


def larger(p: Box, q: Box, taller: bool = False) -> bool:
    return p.height > 1.08 * q.height if taller else p.width * p.height > 1.15 * q.width * q.height


def _all_of(scene: Pictured, kind: str) -> list[Placed]:
    return [o for o in scene.objects if o.kind == kind]


def holds(fact: Predicate, scene: Pictured) -> bool:
    """Whether the fact is true in the scene. Every object it names must be there."""

    def find(kind: str) -> list[Placed]:
        return _all_of(scene, kind)

    match fact:
        case Present(kind):
            return bool(find(kind))
        case Number(kind, n, at_least):
            return len(find(kind)) >= n if at_least else len(find(kind)) == n
        case Relation(one, how, other, every):
            asked = all if every else any
            return bool(find(one)) and asked(
                any(stands(p.box, how, q.box) for q in find(other) if q is not p) for p in find(one)
            )
        case Between(one, b, c):
            return any(
                (left_of(q.box, p.box) and left_of(p.box, r.box)) or (left_of(r.box, p.box) and left_of(p.box, q.box))
                for p in find(one)
                for q in find(b)
                for r in find(c)
            )
        case Larger(one, other, taller):
            return any(larger(p.box, q.box, taller) for p in find(one) for q in find(other))
        case Has(kind, feature, value, every):
            return bool(find(kind)) and (all if every else any)(has(p, feature, value) for p in find(kind))
        case Facing(kind, side, every):
            return bool(find(kind)) and (all if every else any)(p.facing == side for p in find(kind))
        case Place(kind, zone):
            return any(in_zone(p.box, zone) for p in find(kind))
        case UpsideDown(kind):
            return any(p.upside_down for p in find(kind))
        case More(one, other):
            return len(find(one)) > len(find(other)) > 0
    raise TypeError(fact)


class Criterion(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the ten criteria: the fact, the sentence to read out, and how a viewer has `told` it."""

    fact: Predicate | Claim
    text: dict[str, str]
    told: dict[str, str] = {}


# --- how a fact is said ---------------------------------------------------------------------------------------------

ZONES = {
    "left": ("nella parte sinistra del foglio", "on the left side of the page"),
    "right": ("nella parte destra del foglio", "on the right side of the page"),
    "top": ("nella parte alta del foglio", "in the upper part of the page"),
    "bottom": ("nella parte bassa del foglio", "in the lower part of the page"),
    "centre": ("al centro del foglio", "in the middle of the page"),
    "top-left": ("in alto a sinistra", "at the top left"),
    "top-right": ("in alto a destra", "at the top right"),
    "bottom-left": ("in basso a sinistra", "at the bottom left"),
    "bottom-right": ("in basso a destra", "at the bottom right"),
}
SIDES = {"left": ("sinistra", "left"), "right": ("destra", "right")}


class _Voice:
    """Says a fact in one language; `turn` chooses among several wordings."""

    def __init__(self, language: str, scene: Pictured, turn: int) -> None:
        self.it = language == "it"
        self.language = language
        self.scene = scene
        self.turn = turn

    def pick(self, *ways: str) -> str:
        return ways[self.turn % len(ways)]

    def count(self, kind: str) -> int:
        return len(_all_of(self.scene, kind))

    def the(self, kind: str) -> str:
        """The subject: "the cow", or "one of the cows" where there are several."""
        noun = KINDS[kind].name(self.language)
        if self.count(kind) > 1:
            if not self.it:
                return f"at least one {noun.one}"
            return f"almeno una {noun.one}" if noun.gender == "f" else f"almeno {a(noun, 'it')}"
        return the(noun, self.language)

    def all(self, kind: str) -> str:
        noun = KINDS[kind].name(self.language)
        if self.it:
            return f"{'tutte' if noun.gender_of(True) == 'f' else 'tutti'} {the(noun, 'it', many=True)}"
        return f"all the {noun.many}"

    def to(self, preposition: str, kind: str) -> str:
        """An Italian preposition with its object."""
        noun = KINDS[kind].it
        if self.count(kind) > 1:
            return f"{preposition} {a(noun, 'it')}"
        return with_preposition(preposition, noun)

    def object(self, kind: str) -> str:
        noun = KINDS[kind].name(self.language)
        return a(noun, self.language) if self.count(kind) > 1 else the(noun, self.language)


def _is(voice: _Voice, every: bool) -> str:
    return ("sono" if every else "è") if voice.it else ("are" if every else "is")


def _say_relation(v: _Voice, f: Relation) -> str:
    subject = v.all(f.a) if f.every else v.the(f.a)
    be = _is(v, f.every)
    several = f.every
    if v.it:
        stand = v.pick("stanno" if several else "sta", "sono" if several else "è")
        match f.how:
            case "above":
                return f"{subject} {be} sopra {v.object(f.b)}"
            case "on":
                return (
                    f"{subject} {stand} {v.to('su', f.b)}"
                    if v.count(f.b) < 2
                    else f"{subject} {stand} su {v.object(f.b)}"
                )
            case "under":
                return f"{subject} {be} sotto {v.object(f.b)}"
            case "left" | "right":
                side = SIDES[f.how][0]
                return v.pick(
                    f"{subject} {be} a {side} {v.to('di', f.b)}",
                    f"a {side} {v.to('di', f.b)} c'è {v.object(f.a)}"
                    if not several and v.count(f.a) < 2
                    else f"{subject} {be} a {side} {v.to('di', f.b)}",
                )
            case "inside":
                return f"{subject} {stand} dentro {v.object(f.b)}"
            case "holding":
                held = a(KINDS[f.b].it, "it")
                verb = v.pick("reggono" if several else "regge", "tengono" if several else "tiene")
                return f"{subject} {verb} {held}"
        return f"{subject} {'toccano' if several else 'tocca'} {v.object(f.b)}"
    match f.how:
        case "above":
            return f"{subject} {be} above {v.object(f.b)}"
        case "on":
            return v.pick(
                f"{subject} {'stand' if several else 'stands'} on {v.object(f.b)}", f"{subject} {be} on {v.object(f.b)}"
            )
        case "under":
            return v.pick(f"{subject} {be} under {v.object(f.b)}", f"{subject} {be} below {v.object(f.b)}")
        case "left" | "right":
            return f"{subject} {be} to the {f.how} of {v.object(f.b)}"
        case "inside":
            return f"{subject} {be} inside {v.object(f.b)}"
        case "holding":
            return f"{subject} {be} holding {a(KINDS[f.b].en, 'en')}"
    return f"{subject} {be} touching {v.object(f.b)}"


def _say_has(v: _Voice, f: Has) -> str:
    kind: Kind = KINDS[f.kind]
    spec = kind.feature(f.feature)
    several = f.every
    subject = v.all(f.kind) if several else v.the(f.kind)
    noun = kind.name(v.language)
    if isinstance(spec, Chosen):
        said = spec.options[str(f.value)]
        return f"{subject} {agree(said.it if v.it else said.en, noun.gender_of(several), several)}"
    assert isinstance(spec, Counted)
    n, part = int(f.value), spec.it if v.it else spec.en
    single = not several and v.count(f.kind) < 2
    if spec.part and kind.feature(spec.part) is not None and single:
        if v.it:
            verb = "c'è" if n == 1 else "ci sono"
            amount = only_one(part, "it") if n == 1 else how_many(n, part, "it")
            return v.pick(
                f"sul cappello {v.to('di', f.kind)} {verb} {amount}",
                f"il cappello {v.to('di', f.kind)} ha {amount}",
            )
        return v.pick(
            f"there {'is' if n == 1 else 'are'} {how_many(n, part, 'en')} on {possessive(noun)} hat",
            f"{possessive(noun)} hat has {how_many(n, part, 'en')}",
        )
    if n == 0:
        return (
            f"{subject} non {'hanno' if several else 'ha'} nessun{'a' if part.gender == 'f' else ''} {part.one}"
            if v.it
            else f"{subject} {'have' if several else 'has'} no {part.many}"
        )
    have = ("hanno" if several else "ha") if v.it else ("have" if several else "has")
    amount = only_one(part, v.language) if n == 1 else how_many(n, part, v.language)
    if single and n > 1:
        word = NUMBERS[v.language][n]
        if v.it:
            return v.pick(
                f"{subject} {have} {amount}",
                f"{subject} {have} esattamente {amount}",
                f"{the(part, 'it', many=True)} {v.to('di', f.kind)} sono {word}",
            )
        return v.pick(f"{subject} {have} {amount}", f"{subject} {have} exactly {amount}")
    return f"{subject} {have} {amount}"


def _say(fact: Predicate, v: _Voice) -> str:
    match fact:
        case Present(kind):
            some = a(KINDS[kind].name(v.language), v.language)
            return (
                v.pick(f"c'è {some}", f"nel disegno c'è {some}", f"si vede {some}")
                if v.it
                else v.pick(f"there is {some}", f"the picture shows {some}", f"you can see {some}")
            )
        case Number(kind, n, at_least):
            noun = KINDS[kind].name(v.language)
            some = how_many(n, noun, v.language)
            if v.it:
                return (
                    f"ci sono almeno {some}"
                    if at_least
                    else v.pick(
                        f"ci sono esattamente {some}",
                        f"{the(noun, 'it', many=True)} sono {NUMBERS['it'][n]}",
                        f"si contano {some} in tutto",
                    )
                )
            return (
                f"there are at least {some}"
                if at_least
                else v.pick(f"there are exactly {some}", f"there are {some} in all", f"you can count exactly {some}")
            )
        case Relation():
            return _say_relation(v, fact)
        case Between(one, b, c):
            if v.it:
                return f"{v.the(one)} è tra {v.object(b)} e {v.object(c)}"
            return f"{v.the(one)} is between {v.object(b)} and {v.object(c)}"
        case Larger(one, other, taller):
            if v.it:
                how = agree("alt*", KINDS[one].it.gender) if taller else "grande"
                return f"{v.the(one)} è più {how} {v.to('di', other)}"
            return f"{v.the(one)} is {'taller' if taller else 'bigger'} than {v.object(other)}"
        case Has():
            return _say_has(v, fact)
        case Facing(kind, side, every):
            subject = v.all(kind) if every else v.the(kind)
            if KINDS[kind].group == "vehicles":
                if v.it:
                    return f"{subject} {'vanno' if every else 'va'} verso {SIDES[side][0]}"
                return f"{subject} {'are' if every else 'is'} heading {side}"
            if v.it:
                verb = ("guardano", "sono rivolt*") if every else ("guarda", "è rivolt*")
                return v.pick(
                    f"{subject} {verb[0]} verso {SIDES[side][0]}",
                    agree(f"{subject} {verb[1]}", KINDS[kind].it.gender_of(every), every) + f" a {SIDES[side][0]}",
                )
            return v.pick(
                f"{subject} {'look' if every else 'looks'} to the {side}",
                f"{subject} {'are' if every else 'is'} facing {side}",
            )
        case Place(kind, zone):
            return f"{v.the(kind)} è {ZONES[zone][0]}" if v.it else f"{v.the(kind)} is {ZONES[zone][1]}"
        case UpsideDown(kind):
            return f"{v.the(kind)} è a testa in giù" if v.it else f"{v.the(kind)} is upside down"
        case More(one, other):
            p, q = KINDS[one].name(v.language), KINDS[other].name(v.language)
            return f"ci sono più {p.many} che {q.many}" if v.it else f"there are more {p.many} than {q.many}"
    raise TypeError(fact)


def say(fact: Predicate, scene: Pictured, language: str, turn: int = 0) -> str:
    """The fact as a sentence about this scene."""
    return sentence(_say(fact, _Voice(language, scene, turn)))


def criterion(fact: Predicate, scene: Pictured, salt: str = "") -> Criterion:
    """A criterion for a fact, with its two sentences; `salt` varies the wording from scene to scene."""
    turn = zlib.crc32(f"{salt}/{fact}".encode()) >> 8
    return Criterion(fact, {"it": say(fact, scene, "it", turn), "en": say(fact, scene, "en", turn)})


def names(fact: Predicate) -> list[str]:
    """The kinds a fact names, in its own order."""
    match fact:
        case Relation(one, _, other, _) | Larger(one, other, _) | More(one, other):
            return [one, other]
        case Between(one, b, c):
            return [one, b, c]
    return [fact.kind]
