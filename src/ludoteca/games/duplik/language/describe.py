"""Describes a picture of known objects in sentences, the most telling facts first.

A master sees the picture and the title, never the criteria; neither does this module.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from ludoteca.games.duplik.criteria import inside as within
from ludoteca.games.duplik.criteria import left_of, on, touches
from ludoteca.games.duplik.kinds import KINDS, Chosen, Counted
from ludoteca.games.duplik.language.grammar import NUMBERS, a, agree, how_many, sentence, the, with_preposition
from ludoteca.games.duplik.picture import Box, Placed
from ludoteca.games.duplik.scenes.scene import Scene
from ludoteca.rules import Chance

VESSELS = {
    "boat",
    "bathtub",
    "cup",
    "bucket",
    "crate",
    "airship",
    "vase",
    "painting",
    "television",
    "tree",
    "fountain",
    "doghouse",
}
COLUMNS = (150, 380, 620, 850)  # borders between the columns of the paper
SIZES = (85, 150, 240, 370)
_COLUMN = {
    "it": ("tutto a sinistra", "a sinistra", "al centro", "a destra", "tutto a destra"),
    "en": ("at the far left", "on the left", "in the middle", "on the right", "at the far right"),
}
_ROW = {
    "it": {"top": "in alto", "middle": "a mezz'altezza", "bottom": "in basso"},
    "en": {"top": "at the top", "middle": "halfway up", "bottom": "at the bottom"},
}
_SIZE = {
    "it": ("minuscol*", "piccol*", "", "grande|grandi", "enorme|enormi"),
    "en": ("tiny", "small", "", "big", "huge"),
}


def column(box: Box) -> int:
    return sum(box.x > c for c in COLUMNS)


def row(box: Box) -> str:
    return "bottom" if box.bottom > 640 else "top" if box.y < 270 else "middle"


def size(box: Box) -> int:
    return sum(max(box.width, box.height) > s for s in SIZES)


class _Group(NamedTuple):
    """Objects of one kind that look alike and stand together, so that one sentence says them."""

    things: tuple[Placed, ...]
    host: int  # the group it stands on or in, or that holds it; -1 for none
    how: str

    @property
    def kind(self) -> str:
        return self.things[0].kind

    @property
    def box(self) -> Box:
        boxes = [t.box for t in self.things]
        return Box(
            min(b.left for b in boxes),
            min(b.top for b in boxes),
            max(b.right for b in boxes),
            max(b.bottom for b in boxes),
        )


def _groups(scene: Scene) -> list[_Group]:
    """The groups of a picture: big things first, then what is on, in or held by them."""
    alike: dict[tuple[object, ...], list[Placed]] = {}
    for o in scene.objects:
        alike.setdefault((o.kind, tuple(sorted(o.features.items())), size(o.box)), []).append(o)
    bundles = sorted(alike.values(), key=lambda g: -sum(o.box.width * o.box.height for o in g))
    host: dict[int, tuple[int, str]] = {}
    for i, small in enumerate(bundles):
        for j, big in enumerate(bundles):
            if i == j or len(big) > 1 or _leads_to(host, j, i):
                continue
            p, q = small[0].box, big[0].box
            if big[0].kind in VESSELS and all(within(s.box, q) for s in small):
                host[i] = (j, "in")
                break
            if all(on(s.box, q) and s.box.height < 1.8 * q.height for s in small):
                host[i] = (j, "on")
                break
            if len(small) == 1 and _held(small[0], big[0]) and touches(p, q, 6):
                host[i] = (j, "hand")
                break
    return [_Group(tuple(g), *host.get(i, (-1, ""))) for i, g in enumerate(bundles)]


def _leads_to(host: dict[int, tuple[int, str]], start: int, goal: int) -> bool:
    while start in host:
        start = host[start][0]
        if start == goal:
            return True
    return False


def _held(thing: Placed, holder: Placed) -> bool:
    """Things in a hand: near the place where the holder's hand is."""
    if (
        holder.what.group not in ("people", "animals")
        or thing.what.group not in ("odd", "food", "animals", "buildings")
        or (thing.what.group == "animals" and row(thing.box) == "bottom")
    ):
        return False
    x, y = holder.slot("hand")
    box = thing.box
    return (
        box.left - 12 < x < box.right + 12
        and box.top - 12 < y < box.bottom + 12
        and box.height < 0.9 * holder.box.height
    )


class Point(NamedTuple):
    """One thing to say: its kind, whom it is about, and the words for it.

    `bare` are the words without their subject ("ha sei zampe") or without "there is" ("una mucca in alto"). `again` is
    the subject for coming back to it ("alla mucca"). Both are empty where the language has no such form.
    """

    kind: str  # lead, there, looks, turned, sized, sides
    text: str
    about: str = ""
    bare: str = ""
    again: str = ""


class _Describer:
    """Puts the groups of a picture into words, in one language."""

    def __init__(self, scene: Scene, language: str) -> None:
        self.scene = scene
        self.it = language == "it"
        self.language = language
        self.groups = _groups(scene)
        self.kinds: dict[str, int] = {}

    def noun(self, g: _Group) -> str:
        """A thing that has been named: "la mucca", "the cow"."""
        return the(KINDS[g.kind].name(self.language), self.language, len(g.things) > 1)

    def alone(self, g: _Group) -> bool:
        return sum(1 for o in self.scene.objects if o.kind == g.kind) == len(g.things)

    def facts(self, g: _Group) -> list[str]:
        """The unusual features, each as a verb and what follows: "porta un cilindro", "has six legs"."""
        out = []
        first, many = g.things[0], len(g.things) > 1
        gender = KINDS[g.kind].name(self.language).gender_of(many)
        have = ("hanno" if many else "ha") if self.it else ("have" if many else "has")
        for spec in KINDS[g.kind].features:
            value = first.features.get(spec.name)
            if value is None or (value == spec.usual and isinstance(spec, Chosen)):
                continue
            if isinstance(spec, Chosen):
                if spec.name == "hat" and value == "feathered":
                    feather = KINDS[g.kind].feature("feathers")
                    assert isinstance(feather, Counted)
                    word = how_many(
                        int(first.features.get("feathers", 2)), feather.it if self.it else feather.en, self.language
                    )
                    wear = ("portano" if many else "porta") if self.it else ("wear" if many else "wears")
                    out.append(f"{wear} un cappello con {word}" if self.it else f"{wear} a hat with {word}")
                    continue
                said = spec.options[str(value)]
                out.append(agree(said.it if self.it else said.en, gender, many))
            elif not (spec.part and KINDS[g.kind].feature(spec.part)):
                part = spec.it if self.it else spec.en
                n = int(value)
                if n:
                    out.append(f"{have} {how_many(n, part, self.language)}")
                else:
                    out.append(f"non {have} {part.many}" if self.it else f"{have} no {part.many}")
        return out

    def looks(self, i: int) -> list[Point]:
        """The facts as points."""
        g = self.groups[i]
        many = len(g.things) > 1
        noun = KINDS[g.kind].name(self.language)
        again = (with_preposition("a", noun, many) if self.it else f"to {self.noun(g)}") if self.alone(g) else ""
        facts = self.facts(g)
        bares = [self.join(facts[k : k + 2]) for k in range(0, len(facts), 2)]
        they = "" if self.it else "they " if many else "it "
        return [Point("looks", text, g.kind, they + bare, again)
                for text, bare in zip(self.look(i), bares, strict=True)]

    def absurd(self, i: int) -> float:
        """How absurd a group is: unusual features, places and sizes count."""
        g = self.groups[i]
        first = g.things[0]
        score = 3.0 * first.upside_down
        for spec in KINDS[g.kind].features:
            value = first.features.get(spec.name, spec.usual)
            if value != spec.usual:
                score += 2 if isinstance(spec, Counted) else 1
        if g.host >= 0:
            host = KINDS[self.groups[g.host].kind]
            score += {"on": 3, "in": 3, "hand": 2}[g.how]
            score += 2 * (KINDS[g.kind].real > host.real) + (KINDS[g.kind].group in ("animals", "people"))
        return score

    def lead(self, i: int) -> list[Point]:
        """The joke in one sentence, in which both things are new, then their places."""
        g = self.groups[i]
        h = self.groups[g.host]
        there = ("ci sono" if len(g.things) > 1 else "c'è") if self.it else (
            "there are" if len(g.things) > 1 else "there is")
        if g.how == "hand":
            there = "c'è" if self.it else "there is"
            text = f"{there} {self.some(h)} {'che regge' if self.it else 'holding'} {self.some(g)}"
        else:
            where = {"on": ("sopra", "on top of"), "in": ("dentro", "inside")}[g.how][not self.it]
            text = f"{there} {self.some(g)} {where} {self.some(h)}"
        is_ = "è" if self.it else "is"
        return [Point("lead", text, g.kind), Point("there", f"{self.noun(h)} {is_} {self.place(h.box)}", h.kind)]

    def look(self, i: int) -> list[str]:
        """Sentences about one group's looks, two facts to a sentence at most."""
        g = self.groups[i]
        facts = self.facts(g)
        who = self.noun(g) if self.alone(g) or self.kinds.get(g.kind, 0) < 2 else ("questo" if self.it else "this one")
        if who == "questo":
            noun = KINDS[g.kind].it
            several = len(g.things) > 1
            who = agree("quest*", noun.gender_of(several), several) + " " + (noun.many if several else noun.one)
        elif who == "this one":
            who = f"these {KINDS[g.kind].en.many}" if len(g.things) > 1 else f"this {KINDS[g.kind].en.one}"
        pairs = [facts[k : k + 2] for k in range(0, len(facts), 2)]
        return [f"{who} {self.join(pair)}" for pair in pairs]

    def some(self, g: _Group, sized: bool = True) -> str:
        """A big cow; three small clouds."""
        noun = KINDS[g.kind].name(self.language)
        many = len(g.things) > 1
        how = _SIZE[self.language][size(g.things[0].box)] if sized else ""
        again = self.kinds.get(g.kind, 0) > 0
        self.kinds[g.kind] = self.kinds.get(g.kind, 0) + 1
        if self.it:
            how = agree(how, noun.gender_of(many), many)
            head = (
                f"{NUMBERS['it'][len(g.things)]} {noun.many}"
                if many
                else (
                    (f"un'altra {noun.one}" if noun.gender == "f" else f"un altro {noun.one}")
                    if again
                    else a(noun, "it")
                )
            )
            return f"{head} {how}".strip()
        if many:
            return f"{NUMBERS['en'][len(g.things)]} {how} {noun.many}".replace("  ", " ")
        if again:
            return f"another {how} {noun.one}".replace("  ", " ")
        return f"a {how} {noun.one}" if how else a(noun, "en")

    def place(self, box: Box) -> str:
        across, up = _COLUMN[self.language][column(box)], _ROW[self.language][row(box)]
        return f"{up} {across}" if self.it else f"{up}, {across}"

    def introduced(self, i: int) -> Point:
        """A group and its place; a group that stands alone can also be said place first."""
        g = self.groups[i]
        again = dict(self.kinds)
        text = self.introduce(i)
        if g.host >= 0:
            return Point("there", text, "" if g.how == "hand" else g.kind)
        self.kinds = again
        bare = f"{self.some(g)} {self.place(g.box)}"
        return Point("there", text, g.kind, bare)

    def introduce(self, i: int) -> str:
        g = self.groups[i]
        many = len(g.things) > 1
        some = self.some(g)
        there = ("ci sono" if many else "c'è") if self.it else ("there are" if many else "there is")
        if g.host >= 0:
            h = self.groups[g.host]
            noun = KINDS[h.kind].name(self.language)
            if g.how == "hand":
                return f"{self.noun(h)} {'regge' if self.it else 'is holding'} {some}"
            if self.it:
                where = with_preposition("su", noun) if g.how == "on" else f"dentro {the(noun, 'it')}"
            else:
                where = f"{'on' if g.how == 'on' else 'inside'} {the(noun, 'en')}"
            return f"{where} {there} {some}"
        row_of = (" in fila" if self.it else " in a row") if len(g.things) > 2 else ""
        return f"{self.place(g.box)} {there} {some}{row_of}"

    def join(self, parts: list[str]) -> str:
        """Two facts in one clause: "ha sei ruote e due fari", "è triste ed è a pois"."""
        if len(parts) == 1:
            return parts[0]
        first, second = parts
        for verb in ("ha ", "hanno ", "has ", "have ", "is ", "are "):
            if first.startswith(verb) and second.startswith(verb):
                second = second.removeprefix(verb)
        if self.it:
            return f"{first} {'ed' if second.startswith('è') else 'e'} {second}"
        return f"{first} and {second}"

    def facing(self, i: int) -> str | None:
        g = self.groups[i]
        side = g.things[0].facing
        if (
            side is None
            or KINDS[g.kind].group not in ("animals", "vehicles", "people")
            or any(o.facing != side for o in g.things)
        ):
            return None
        many = len(g.things) > 1
        if KINDS[g.kind].group == "vehicles":
            if self.it:
                return f"{self.noun(g)} {'vanno' if many else 'va'} verso {'sinistra' if side == 'left' else 'destra'}"
            return f"{self.noun(g)} {'are' if many else 'is'} heading {side}"
        if self.it:
            return (
                f"{self.noun(g)} {'guardano' if many else 'guarda'} verso {'sinistra' if side == 'left' else 'destra'}"
            )
        return f"{self.noun(g)} {'look' if many else 'looks'} to the {side}"

    def sides(self) -> list[str]:
        """Which group stands left of which, along the ground."""
        standing = (g for g in self.groups if g.host < 0 and len(g.things) == 1 and row(g.box) == "bottom")
        ground = sorted((g for g in standing if self.alone(g)), key=lambda g: g.box.x)
        out = []
        for p, q in pairwise(ground):
            if left_of(p.box, q.box):
                one, other = self.noun(q), KINDS[p.kind].name(self.language)
                out.append(
                    f"{one} è a destra {with_preposition('di', other)}"
                    if self.it
                    else f"{one} is to the right of {the(other, 'en')}"
                )
        return out

    def compared(self) -> list[str]:
        """Points about sizes that surprise."""
        out = []
        single = [g for g in self.groups if len(g.things) == 1 and self.alone(g)]
        for p in single:
            for q in single:
                absurd = KINDS[q.kind].real / KINDS[p.kind].real
                big = p.box.width * p.box.height / (q.box.width * q.box.height)
                if p is not q and absurd > 2.2 and big > 1.4 and KINDS[q.kind].real < 60:
                    noun = KINDS[q.kind].name(self.language)
                    out.append(
                        (
                            absurd,
                            f"{self.noun(p)} è più grande {with_preposition('di', noun)}"
                            if self.it
                            else f"{self.noun(p)} is bigger than {the(noun, 'en')}",
                        )
                    )
        return [text for _, text in sorted(out, key=lambda t: -t[0])]


def describe(scene: Scene, language: str = "it", level: str = "maestro") -> list[str]:
    """The sentences of a bot master in their order. An apprentice says less, and less exactly."""
    return [sentence(point.text) for point in points(scene, language, level)]


def points(scene: Scene, language: str = "it", level: str = "maestro") -> list[Point]:
    """All points to say: the absurd ones first, then the rest, then directions and neighbours."""
    master = _Describer(scene, language)
    order, first = _order(master)
    if level in ("cucciolo", "apprendista"):
        return [Point("there", text) for text in _vague(master, order, Chance.stream(scene.id, purpose=language))]
    out: list[Point] = []
    told: set[int] = set()
    most = level == "maestro"
    forgets = Chance.stream(scene.id, purpose=f"{level}/{language}")
    if first >= 0:
        out += master.lead(first)
        told = {first, master.groups[first].host}
    for i in order:
        if i not in told:
            out.append(master.introduced(i))
        if most:
            out += master.looks(i)
        elif forgets.unit() < 0.8:               # a craftsman says most points
            out += master.looks(i)[:1]
    for i in order:
        thing = master.groups[i].things[0]
        if thing.upside_down and len(master.groups[i].things) == 1:
            how = "è a testa in giù" if master.it else "is upside down"
            out.append(Point("looks", f"{master.noun(master.groups[i])} {how}", master.groups[i].kind))
    turned = [(i, text) for i in order if (text := master.facing(i)) and master.alone(master.groups[i])]
    left = [text for i, text in turned if master.groups[i].things[0].facing == "left"]
    right = [
        text
        for i, text in turned
        if master.groups[i].things[0].facing == "right"
        and KINDS[master.groups[i].kind].group in ("animals", "vehicles")
    ]
    out += [Point("turned", text) for text in (left if most else left[:1])]
    out += [Point("sized", text) for text in master.compared()[: 3 if most else 0]]
    if most:
        out += [Point("sides", text) for text in master.sides()] + [Point("turned", text) for text in right]
    return out


def _order(master: _Describer) -> tuple[list[int], int]:
    """The order of the groups, the most absurd with its company first, and which of them is the joke."""
    groups = master.groups

    def below(i: int) -> list[int]:
        return [i, *(k for j, g in enumerate(groups) if g.host == i for k in below(j))]

    def height(i: int) -> float:
        return max(master.absurd(j) for j in below(i))

    roots = sorted((i for i, g in enumerate(groups) if g.host < 0), key=lambda i: -height(i))
    order: list[int] = []

    def visit(i: int) -> None:
        order.append(i)
        for j in sorted((j for j, g in enumerate(groups) if g.host == i), key=lambda j: -height(j)):
            visit(j)

    for i in roots:
        visit(i)
    jokes = [i for i in order if groups[i].host >= 0 and groups[groups[i].host].host < 0
             and master.alone(groups[i]) and master.alone(groups[groups[i].host])
             and len(groups[groups[i].host].things) == 1]
    best = max(jokes, key=master.absurd, default=-1)
    if best >= 0 and order[0] != groups[best].host:       # the joke comes first, with everything that belongs to it
        company = below(groups[best].host)
        order = [i for i in order if i in company] + [i for i in order if i not in company]
    return order, best


def _vague(master: _Describer, order: list[int], chance: Chance) -> list[str]:
    """The points of an apprentice: things and rough places, few features."""
    lines: list[str] = []
    for i in order:
        g = master.groups[i]
        if len(lines) > 11 or (len(lines) > 3 and chance.unit() < 0.12):
            continue
        some = master.some(g, sized=False)
        many = len(g.things) > 1
        if many and chance.unit() < 0.4:
            noun = KINDS[g.kind].name(master.language)
            few = with_preposition("di", noun, many=True).removesuffix(noun.many).strip()
            some = f"{few} {noun.many}" if master.it else f"some {noun.many}"
        there = ("ci sono" if many else "c'è") if master.it else ("there are" if many else "there is")
        where = ""
        if g.host >= 0 and g.how != "hand" and master.alone(master.groups[g.host]) and chance.unit() < 0.6:
            noun = KINDS[master.groups[g.host].kind].name(master.language)
            where = f" {with_preposition('su', noun)}" if master.it else f" on {the(noun, 'en')}"
        elif chance.unit() < 0.6:
            where = " " + _COLUMN[master.language][(1, 1, 2, 3, 3)[column(g.box)]]
        lines.append(f"{there} {some}{where}")
        looks = master.look(i)
        if looks and chance.unit() < 0.45:
            lines.append(looks[0])
    return lines
