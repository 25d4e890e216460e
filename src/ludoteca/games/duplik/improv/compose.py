"""Improvises a scene from a seed: picks who plays, sets them on a stage, draws them and declares what is seen."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from ludoteca.games.duplik.album.scene import (
    Asked,
    Count,
    Does,
    Fact,
    Genre,
    Holds,
    Looks,
    Mood,
    Scene,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.figures import hats, vehicles
from ludoteca.games.duplik.figures.kit import ALERT, ASLEEP, Spots
from ludoteca.games.duplik.grammar import NUMBERS, how_many
from ludoteca.games.duplik.improv import cast
from ludoteca.games.duplik.improv.cast import Decor, Stage
from ludoteca.games.duplik.improv.verbs import FACES, VERBS, Verb
from ludoteca.games.duplik.improv.words import filled, noun, titled
from ludoteca.games.duplik.ink import Art, Draw
from ludoteca.games.duplik.ink.curves import polygon
from ludoteca.games.duplik.ink.marks import read
from ludoteca.rules import Chance

NUMBER = 1000                 # improvised scenes have no number in the album


Side = Literal["left", "right"]


class Parts(NamedTuple):
    """Who and what was picked."""

    verb: Verb
    stage: Stage
    hero: str
    partner: str
    pose: str
    thing: str
    hat: str
    decor: Decor
    decor_n: int
    witness: str
    host: str
    sleepy: bool
    late: str
    above: str
    above_n: int
    below: str
    below_n: int
    extra: str
    strewn: int
    shift: float
    flip: bool
    title: tuple[str, str]
    bright: int = 0                          # how many of those up there are in colour
    jersey: str = ""                         # which of the two wears one in colour


def picked(seed: str) -> Parts:
    chance = Chance.stream(f"duplik improvised {seed}")
    verb, stage = chance.pick(VERBS), cast.STAGES[chance.pick(tuple(cast.STAGES))]
    fours = verb.way in ON_FOURS
    hero = chance.pick((*cast.PEOPLE, *cast.UPRIGHT))
    partner = chance.pick(tuple(
        kind for kind in (cast.ON_FOURS if fours else (*cast.PEOPLE, *cast.UPRIGHT)) if kind != hero))
    used = {hero, partner}

    def fresh(among: tuple[str, ...]) -> str:
        found = chance.pick(tuple(name for name in among if name not in used))
        used.add(found)
        return found

    thing = fresh(verb.things) if verb.things else ""
    decor = chance.pick(tuple(each for each in stage.decor if each.kind not in used))
    used.add(decor.kind)
    wears = hero in cast.BAREHEADED or hero in cast.UPRIGHT
    return Parts(
        verb, stage, hero, partner, chance.pick(verb.partner), thing, fresh(tuple(cast.HATS)) if wears else "scarf",
        decor, chance.pick(decor.counts), fresh(cast.SMALL), fresh(tuple(cast.HOSTS)), bool(chance.below(2)),
        fresh(tuple(cast.LATE)), fresh(stage.above), chance.pick((2, 3, 4)), fresh(tuple(cast.BELOW)),
        chance.pick((3, 4, 5)), chance.pick(("side", "late", "gaze")), chance.below(3), chance.between(-8, 14),
        bool(chance.below(2)), chance.pick(verb.titles))


def improvise(seed: str) -> tuple[Scene, str]:
    """The scene of this seed, always the same, and its marks."""
    parts = _coloured(picked(seed))
    return _scene(parts), _drawn(parts)


def _drawn(parts: Parts) -> str:
    art = Art()
    with art.at(1000 if parts.flip else 0, 0, flip=parts.flip):
        _draw(art, parts)
    return art.plate


ON_FOURS = ("led", "lifted", "ridden")
SPOT = (2.0, 2.6, 3.0)        # per cent of the page: below the first an echo is wanted, above the last one goes


def _coloured(parts: Parts) -> Parts:
    """One colour on the joke, and as many echoes as bring it into bounds: what can change is tried in turn."""
    spot = _spot(_drawn(parts))
    for change in _quieter(parts):
        if spot > SPOT[2]:
            parts = parts._replace(**change)
            spot = _spot(_drawn(parts))
    for change in _echoes(parts):
        if spot < SPOT[0]:
            parts = parts._replace(**change)
            spot = _spot(_drawn(parts))
    up_there = [_spot(_only_above(parts._replace(bright=n))) for n in range(parts.above_n + 1)]
    return parts._replace(bright=max(n for n, more in enumerate(up_there) if not n or spot + more <= SPOT[1]))


def _echoes(p: Parts) -> list[dict[str, Any]]:
    """Ways to more colour, the least first."""
    taken = {p.hero, p.partner, p.thing, p.decor.kind, p.witness, p.host, p.above, p.below}
    red = [kind for kind in cast.RED if kind not in taken]
    upright = [who for who in (p.hero, p.partner) if who in cast.UPRIGHT
               and not (who == p.partner and p.verb.way in ON_FOURS)]
    return [*({"jersey": who} for who in upright[-1:]),
            *({"below": kind} for kind in red[:1] if p.below not in cast.RED),
            *({"host": kind} for kind in ("doghouse",) if kind not in taken),
            *({"above": kind} for kind in ("balloon",) if p.above == "cloud" and kind not in taken)]


def _quieter(p: Parts) -> list[dict[str, Any]]:
    """Ways to less colour."""
    plain = [each for each in p.stage.decor if each.kind not in ("mushroom", p.thing, p.host, p.below)]
    return [*({"below": "egg"} for _ in (1,) if p.below in (*cast.RED, "candle") and p.thing != "egg"),
            *({"host": "crate"} for _ in (1,) if p.host in ("present", "doghouse")),
            *({"decor": each, "decor_n": each.counts[0]} for each in plain[:1] if p.decor not in plain),
            *({"hat": "top hat"} for _ in (1,) if p.hat == "crown")]


def _only_above(parts: Parts) -> str:
    art = Art()
    _above(art, parts)
    return art.plate


def _spot(plate: str) -> float:
    """Per cent of the page that is printed in colour, what is hidden included."""
    found = 0.0
    for line in plate.splitlines():
        mark = read(line)
        if mark.op == "O" and "s" in (mark.fill, mark.spot):
            shape = polygon(mark.points)
            found += abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(shape, (*shape[1:], shape[0]), strict=True))) / 2
    return found / 7500


# --- on the paper ---------------------------------------------------------------------------------------------------

HERO = (262.0, 708.0)
PARTNER = (620.0, 692.0)
STREWN = (                    # three ways of lying about: place, size, turn
    ((424, 742, 1.0, -8), (486, 722, 0.82, 6), (560, 744, 1.1, 12), (372, 724, 0.78, -4), (640, 738, 0.9, -14)),
    ((470, 744, 1.12, 9), (404, 730, 0.86, -12), (540, 726, 0.8, -3), (604, 742, 1.0, 14), (352, 744, 0.94, 5)),
    ((390, 742, 0.9, 10), (440, 744, 1.06, -7), (700, 744, 1.0, -16), (640, 724, 0.84, 8), (498, 726, 0.8, 3)),
)


def _draw(a: Art, p: Parts) -> None:
    p.stage.draw(a)
    _above(a, p)
    with a.at(824 + p.shift, p.stage.floor + 14, p.decor.scale):
        p.decor.make(p.decor_n)(a)
    _pair(a, p)
    _witness(a, p)
    draw, scale = cast.BELOW[p.below]
    for x, y, k, turn in STREWN[p.strewn][:p.below_n]:
        with a.at(x, y, scale * k, turn=turn if p.below not in ("cup", "candle") else 0):
            a.shadow(0, 0, 34)
            draw(a)


def _above(a: Art, p: Parts) -> None:
    """Up in the air, no two alike: nearer and farther, never in a row."""
    left, wide = (440.0, 520.0) if p.verb.way not in ("lifted", "under") else (580.0, 400.0)
    if p.above == "sock":
        a.line([(left - 60, 40), (700, 76), (1010, 36)], 2.6, (0.02, 0.02))
    for i in range(p.above_n):
        k = (1.0, 0.72, 0.86, 0.66)[(i + p.strewn) % 4]
        x = left + wide * (i + 0.5) / p.above_n + (-26, 22, -8, 14)[(i + p.strewn) % 4]
        y = {"sock": 62.0, "balloon": 214.0, "cloud": 84.0}.get(p.above, 92.0) + (0, 46, 16, 34)[(i + p.strewn) % 4]
        if p.above == "sock":
            y, k = 62 + 14 * (1 - abs(x - 720) / 300), k * 1.1
        with a.at(x, y, k * {"balloon": 0.7, "star": 1.1}.get(p.above, 0.9), turn=(-5, 6, -2, 4)[i]):
            cast.ABOVE[p.above]("s" if i < p.bright else "")(a)


def _at(p: Parts, x: float, y: float) -> tuple[float, float]:
    """A place of the unmirrored scene, on the paper."""
    return (1000 - x if p.flip else x), y


def _held(p: Parts, by: str) -> dict[str, Draw]:
    """What this one holds in the near hand."""
    if not p.thing or p.thing in ("lead", "skateboard") or p.verb.held_by != by:
        return {}
    draw, k = cast.THINGS[p.thing], cast.SMALLER.get(p.thing, 1.0)

    def held(a: Art) -> None:
        with a.at(0, 6 if p.thing in cast.SMALLER else 0, k):
            draw(a)

    return {"hand": held}


def _worn(p: Parts) -> dict[str, Draw]:
    return {"neck": hats.scarf} if p.hat == "scarf" else {"head": cast.HATS[p.hat]}


def _pair(a: Art, p: Parts) -> None:
    v = p.verb
    (hx, hy), (px, py) = HERO, PARTNER
    tall = 0.8 if p.hero in ("elephant", "bear", "giraffe", "camel") else 1.0
    hero_face = v.face._replace(at=_at(p, px, py - 260))
    partner_face = FACES[v.feeling]
    if v.feeling != "asleep":
        partner_face = partner_face._replace(at=_at(p, hx, 330))
    dressed = _held(p, "hero") | _worn(p)
    mine, other = 1.56 * tall, 1.24 * (0.85 if p.partner in ("elephant", "bear", "giraffe", "camel") else 1.0)

    def act(kind: str, *places: object, **more: object) -> Spots:
        return cast.act(a, kind, *places, jersey=kind == p.jersey, **more)        # type: ignore[arg-type]

    match v.way:
        case "beside":
            act(p.partner, px + 10, py, other, p.pose, partner_face, slots=_held(p, "partner"), flip=True)
            act(p.hero, hx, hy, mine, v.hero, hero_face, slots=dressed)
        case "under":
            act(p.partner, hx + 118 * mine + 24, py, other * 0.86, p.pose, partner_face, slots={}, flip=True)
            act(p.hero, hx - 30, hy, mine, v.hero, hero_face, slots=dressed)
        case "ahead":
            act(p.partner, px - 24, py - 10, other, p.pose,
                     partner_face._replace(at=_at(p, hx, 330)), slots=_held(p, "partner"))
            act(p.hero, hx - 30, hy, mine, v.hero, hero_face, slots=dressed)
        case "led":
            spots = act(p.partner, px + 40, py, 1.05, p.pose, partner_face, slots={}, fours=True, flip=True)
            held = act(p.hero, hx + 20, hy, mine, v.hero, hero_face, slots=dressed, flip=True)
            _lead(a, p, held, spots)
        case "lifted":
            up = hero_face._replace(at=_at(p, hx + 70, 300))
            spots = act(p.hero, hx + 70, hy, 1.2 * tall, v.hero, up, slots=dressed)
            x, y = a.here(*spots["hand"])
            far_x, far_y = a.here(*spots["far_hand"])
            act(p.partner, (x + far_x) / 2, min(y, far_y) + 6, 0.95, p.pose,
                     partner_face._replace(at=_at(p, 800, 660)), slots={}, fours=True)
        case "ridden":
            def rider(a: Art) -> None:
                act(p.hero, -6, 56, 0.86 * tall, v.hero, hero_face._replace(at=_at(p, 880, 600)), slots=dressed)

            act(p.partner, hx + 140, hy, 1.55 if p.partner != "elephant" else 1.3, p.pose,
                     partner_face._replace(at=_at(p, 880, 620)), slots={"back": rider}, fours=True)
        case "wheeled":
            with a.at(px - 10, py + 6, 0.95):
                vehicles.skateboard()(a)
            act(p.partner, px - 10, py - 42, other * 0.95, p.pose, partner_face._replace(at=_at(p, 880, 600)),
                     slots={})
            act(p.hero, hx + 40, hy, mine * 0.95, v.hero, hero_face, slots=dressed)


def _lead(a: Art, p: Parts, held: Spots, spots: Spots) -> None:
    x, y = a.here(*held["far_hand"])
    to_x, to_y = a.here(*spots["neck"])
    with a.part("lead"):
        a.line([(x, y), ((x + to_x) / 2, max(y, to_y) + 26), (to_x, to_y)], 7, (0.02, 0.02))


def _witness(a: Art, p: Parts) -> None:
    draw, high = cast.HOSTS[p.host]
    a.shadow(924, 724, 70)
    with a.at(924, 722, 0.92):
        draw(a)
    face = ASLEEP if p.sleepy else ALERT._replace(at=_at(p, 300, 480))
    top = 722 - high * 0.92 + 3
    cast.act(a, p.witness, 922, top, 0.72, "stand", face, slots={}, flip=True)
    kind = cast.LATE[p.late]
    kind(a, 846, top - 122, 0.62)


# --- in words -------------------------------------------------------------------------------------------------------


def _scene(p: Parts) -> Scene:
    v, roles = p.verb, {"h": p.hero, "p": p.partner, **({"t": p.thing} if p.thing else {})}

    def text(both: tuple[str, str], **more: str) -> Text:
        return filled(both, {**roles, **more})

    place = text((f"{p.stage.it}, {v.does[0]}", f"{p.stage.en}, {v.does[1]}"))
    holder = p.hero if v.held_by == "hero" else p.partner
    held = (Stands(p.partner, "on", "skateboard") if v.way == "wheeled" else Stands(p.partner, "over", p.hero)
            if v.way == "lifted" else Holds(holder, p.thing))
    worn = text(("{il_h} porta {un_w}", "{the_h} wears {a_w}"), w=p.hat)
    left, right = ("a destra", "a sinistra") if p.flip else ("a sinistra", "a destra")
    sides: tuple[Side, Side] = ("right", "left") if p.flip else ("left", "right")
    n_it, n_en = NUMBERS["it"][p.decor_n], NUMBERS["en"][p.decor_n]
    one = p.decor_n == 1
    count_it = "La casa ha una finestra sola" if one else p.decor.it.format(n=n_it)
    count_en = "The house has only one window" if one else p.decor.en.format(n=n_en)
    facts = [
        Fact("does", Does(p.hero, v.key, p.partner), place),
        Fact("holds", held, text(v.holds)),
        Fact("feels", Mood(p.partner, v.feeling), text(v.feels)),
        Fact("worn", Holds(p.hero, p.hat, worn=True), worn),
        Fact("witness", Stands(p.witness, "on", p.host),
             text(("{un_x} sta in piedi su {un_y}", "{a_x} stands on {a_y}"), x=p.witness, y=p.host)),
        Fact("below", Count(p.below, p.below_n), _counted("Davanti, per terra, ci sono", "In front, on the ground, are",
                                                          p.below, p.below_n)),
        Fact("above", Count(p.above, p.above_n), _counted("In alto ci sono", "Up above there are", p.above, p.above_n)),
        fact("parts", Count(f"{p.decor.kind}.{p.decor.part}", p.decor_n), f"{count_it}.", f"{count_en}."),
        _dozes(p) if p.sleepy else Fact("watches", Looks(p.witness, p.hero), text(
            ("{il_x} non perde d'occhio {il_h}", "{the_x} keeps an eye on {the_h}"), x=p.witness)),
        Fact("decor", Stands(p.decor.kind, sides[1], p.hero), text(
            (f"{{un_d}} è dietro, {right}", f"{{a_d}} is at the back, on the {sides[1]}"), d=p.decor.kind)),
        Fact("late", Stands(p.late, "over", p.host), text(
            ("{un_l} vola vicino {al_x}", "{a_l} is flying near {the_x}"), l=p.late, x=p.witness)),
        Fact("edge", Stands(p.host, sides[1], p.partner), text(
            (f"{{il_y}} è {right} di tutti", f"{{the_y}} is farthest to the {sides[1]}"), y=p.host)),
        Fact("gaze", Looks(p.hero, p.partner) if v.way != "ridden" else Looks(p.hero, p.witness), text(
            ("{il_h} guarda {il_z}", "{the_h} looks at {the_z}"),
            z=p.partner if v.way != "ridden" else p.witness)),
    ]
    if v.way not in ("lifted", "ridden"):
        facts.insert(4, Fact("side", Stands(p.partner, sides[1], p.hero), text(
            (f"{{il_p}} è {right}, {{il_h}} {left}", f"{{the_p}} is on the {sides[1]}, {{the_h}} on the {sides[0]}"))))
    return Scene(NUMBER, titled(p.title, roles), place, tuple(facts),
                 tuple(_criteria(p, {each.key for each in facts})))


def _counted(it: str, en: str, kind: str, n: int) -> Text:
    return Text(f"{it} {how_many(n, noun(kind, 'it'), 'it')}.", f"{en} {how_many(n, noun(kind, 'en'), 'en')}.")


def _dozes(p: Parts) -> Fact:
    said = filled(("{il_x} dorme in piedi", "{the_x} is asleep on its feet"), {"x": p.witness})
    return Fact("dozes", Mood(p.witness, "asleep"), said)


def _criteria(p: Parts, keys: set[str]) -> list[Asked]:
    v, roles = p.verb, {"h": p.hero, "p": p.partner, **({"t": p.thing} if p.thing else {})}

    def own(key: str, genre: Genre, both: tuple[str, str], **more: str) -> Asked:
        said = filled(both, {**roles, **more})
        return asks(key, genre, said.it, said.en)

    last = p.extra if p.extra in keys else "late"
    return [
        own("does", "gesture", v.gesture),
        own("holds", "relation", v.relation),
        own("feels", "mood", v.mood),
        asks("worn", "thing"),
        asks("witness", "relation"),
        own("dozes", "mood", ("Chi guarda da lontano dorme: {il_x} ha gli occhi chiusi",
                              "The onlooker is asleep: {the_x} has its eyes shut"), x=p.witness)
        if p.sleepy else asks("watches", "relation"),
        asks("below", "number"),
        asks("above", "number"),
        asks("parts", "number"),
        asks(last, "absurd" if last == "late" else "relation"),
    ]


__all__ = ["improvise", "picked"]
