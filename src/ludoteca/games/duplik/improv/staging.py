"""Draws an improvised scene: the stage, the thing far behind, the two, the witness, things lying about."""

from __future__ import annotations

from functools import cache

from ludoteca.games.duplik.improv import cast
from ludoteca.games.duplik.improv.parts import Parts
from ludoteca.games.duplik.improv.verbs import FACES
from ludoteca.games.duplik.ink import Art, Draw
from ludoteca.games.duplik.kinds import food, furniture, music, things, vehicles, vessels
from ludoteca.games.duplik.kinds.anatomy import hats
from ludoteca.games.duplik.kinds.anatomy.face import ALERT, ASLEEP, Face
from ludoteca.games.duplik.kinds.anatomy.slots import Spots, thing

HERO_FOOT, PARTNER_FOOT = 708.0, 692.0
BIG = ("elephant", "bear", "giraffe", "camel")
STREWN = (                    # arrangements of things lying about: place, size, turn
    ((424, 742, 1.0, -8), (486, 722, 0.82, 6), (560, 744, 1.1, 12), (372, 724, 0.78, -4), (640, 738, 0.9, -14)),
    ((470, 744, 1.12, 9), (404, 730, 0.86, -12), (540, 726, 0.8, -3), (604, 742, 1.0, 14), (352, 744, 0.94, 5)),
    ((390, 742, 0.9, 10), (440, 744, 1.06, -7), (700, 744, 1.0, -16), (640, 724, 0.84, 8), (498, 726, 0.8, 3)),
    ((700, 744, 1.1, 8), (760, 728, 0.94, -10), (812, 746, 1.0, 4), (648, 734, 0.84, 14), (596, 746, 0.9, -6)),
    ((120, 744, 1.12, -6), (64, 728, 0.9, 10), (176, 740, 0.96, 12), (30, 746, 1.04, -12), (232, 746, 0.84, 6)),
    ((340, 746, 1.0, 6), (452, 738, 0.9, -8), (564, 746, 1.06, 10), (676, 738, 0.92, -5), (788, 746, 1.0, 8)),
)
SKY = (                       # arrangements in the sky: how much lower each is, left to right
    (0, 46, 16, 34), (54, 0, 4, 50), (0, 26, 52, 78), (70, 44, 20, 0),
)


def draw_scene(parts: Parts) -> str:
    art = Art()
    art.lines += _scenery(parts.stage.draw, parts.flip)
    with art.at(1000 if parts.flip else 0, 0, flip=parts.flip):
        _draw(art, parts)
    return art.plate


@cache
def _scenery(draw: Draw, flip: bool) -> tuple[str, ...]:
    """The marks of a stage; they are the same in every scene."""
    art = Art()
    with art.at(1000 if flip else 0, 0, flip=flip):
        draw(art)
    return tuple(art.lines)


def only_above(parts: Parts) -> str:
    """The marks of the things in the sky alone."""
    art = Art()
    _above(art, parts)
    return art.plate


def _draw(a: Art, p: Parts) -> None:
    _above(a, p)
    with a.at(p.setting.decor + p.shift, p.stage.floor + 14, p.decor.scale):
        p.decor.make(p.decor_n)(a)
    if not p.setting.witness[1]:
        _witness(a, p)
    _pair(a, p)
    if p.setting.witness[1]:
        _witness(a, p)
    draw, scale = cast.BELOW[p.below]
    for x, y, k, turn in STREWN[p.strewn][:p.below_n]:
        with a.at(x, y, scale * k, turn=turn if p.below not in ("cup", "candle") else 0):
            a.shadow(0, 0, 34)
            draw(a)


def _above(a: Art, p: Parts) -> None:
    """Draw the things in the sky, each at another distance."""
    left, wide = (440.0, 520.0) if p.verb.way not in ("lifted", "under", "seesaw") else (600.0, 380.0)
    if p.verb.way == "seesaw":
        left, wide = 40.0, 420.0
    if p.above == "sock":
        a.line([(left - 60, 40), (left + wide / 2, 76), (left + wide + 50, 36)], 2.6, (0.02, 0.02))
    up_there = [_aloft(p, i, left, wide) for i in range(p.above_n)]
    for x, y, k, turn in up_there:
        _why_up(a, p, x, y, k, turn)
    for i, (x, y, k, turn) in enumerate(up_there):
        with a.at(x, y, k, turn=turn):
            cast.ABOVE[p.above]("s" if i < p.bright else "")(a)


def _aloft(p: Parts, i: int, left: float, wide: float) -> tuple[float, float, float, float]:
    """Place, size and turn of one thing in the sky."""
    k = (1.0, 0.72, 0.86, 0.66)[(i + p.strewn) % 4]
    x = left + wide * (i + 0.5) / p.above_n + (-26, 22, -8, 14)[(i + p.strewn) % 4]
    y = {"balloon": 200.0, "cloud": 76.0, "umbrella": 120.0}.get(p.above, 88.0) + SKY[p.sky][i]
    if p.above == "sock":
        y, k = 62 + 14 * (1 - abs(x - left - wide / 2) / 300), k * 1.1
    return (x, y, k * {"balloon": 0.7, "star": 1.1, "umbrella": 0.6}.get(p.above, 0.9),
            (-5, 6, -2, 4)[i] * (4 if p.above == "umbrella" else 1))


def _why_up(a: Art, p: Parts, x: float, y: float, k: float, turn: float) -> None:
    """Draw what keeps a thing in the sky: threads for stars and hearts, a gust for umbrellas."""
    if p.above in ("star", "heart") and p.stage.roof:
        a.line([(x - turn, -10), (x - turn / 2, y / 2), (x, y)], 1.8, (0.02, 0.02))
    if p.above == "umbrella":
        with a.at(x, y, k):
            a.lines_of("-210,-66 -150,-84 -104,-72", "-250,-112 -176,-130 -118,-118",
                       "-170,-20 -110,-36 -52,-24", w=2.4)


def _at(p: Parts, x: float, y: float) -> tuple[float, float]:
    """A place of the unmirrored scene, on the paper."""
    return (1000 - x if p.flip else x), y


def _in_hand(p: Parts, by: str) -> dict[str, Draw]:
    """The slots for the thing that this figure holds."""
    if not p.thing or p.thing in ("lead", "skateboard") or p.verb.held_by != by:
        return {}
    draw, k = cast.THINGS[p.thing], cast.SMALLER.get(p.thing, 1.0)
    x, y, turn = cast.GRIPS.get(p.thing, (0.0, 6.0 if p.thing in cast.SMALLER else 0.0, 0.0))

    def held(a: Art) -> None:
        with a.at(x, y, k, turn=turn):
            draw(a)

    return {"hand": held}


def _on_head(p: Parts) -> dict[str, Draw]:
    return {"neck": hats.scarf} if p.hat == "scarf" else {"head": cast.HATS[p.hat]}


class _Pair:
    """Hero and partner of a scene, with the calls that draw them."""

    def __init__(self, a: Art, p: Parts) -> None:
        self.a, self.p = a, p
        self.hx, self.hy, self.px, self.py = p.setting.hero, HERO_FOOT, p.setting.partner, PARTNER_FOOT
        self.tall = 0.8 if p.hero in BIG else 1.0
        self.broad = 0.85 if p.partner in BIG else 1.0
        self.mine, self.other = 1.56 * self.tall * min(1.1, p.larger), 1.24 * self.broad / max(0.8, p.larger)
        self.face = FACES[p.verb.face]._replace(at=_at(p, self.px, self.py - 260))
        self.reply = FACES[p.verb.feeling]
        if p.verb.feeling != "asleep":
            self.reply = self.reply._replace(at=_at(p, self.hx, 330))
        self.dressed = _in_hand(p, "hero") | _on_head(p)

    def act(self, kind: str, *places: object, **more: object) -> Spots:
        return cast.act(self.a, kind, *places, jersey=kind == self.p.jersey, **more)        # type: ignore[arg-type]

    def hero(self, x: float, y: float, s: float, face: Face | None = None, **more: object) -> Spots:
        more.setdefault("slots", self.dressed)
        return self.act(self.p.hero, x, y, s, self.p.verb.hero, face or self.face, **more)

    def partner(self, x: float, y: float, s: float, face: Face | None = None, **more: object) -> Spots:
        more.setdefault("slots", _in_hand(self.p, "partner"))
        return self.act(self.p.partner, x, y, s, self.p.pose, face or self.reply, **more)

    def looking(self, face: Face, x: float, y: float) -> Face:
        return face if self.p.verb.feeling == "asleep" and face is self.reply else face._replace(at=_at(self.p, x, y))


def _pair(a: Art, p: Parts) -> None:
    """Draw the two in the arrangement of their verb."""
    WAYS[p.verb.way](a, _Pair(a, p))


def _beside(a: Art, two: _Pair) -> None:
    two.partner(two.px + 10, two.py, two.other, flip=True)
    two.hero(two.hx, two.hy, two.mine)


def _under(a: Art, two: _Pair) -> None:
    two.partner(two.hx + 118 * two.mine + 24, two.py, two.other * 0.86, flip=True)
    two.hero(two.hx - 30, two.hy, two.mine)


def _ahead(a: Art, two: _Pair) -> None:
    two.partner(two.px - 24, two.py - 10, two.other)
    two.hero(two.hx - 30, two.hy, two.mine)


def _led(a: Art, two: _Pair) -> None:
    spots = two.partner(two.px + 40, two.py, 1.05, fours=True, flip=True)
    held = two.hero(two.hx + 20, two.hy, two.mine, flip=True)
    x, y = a.here(*held["far_hand"])
    to_x, to_y = a.here(*spots["neck"])
    with a.part("lead"):
        a.line([(x, y), ((x + to_x) / 2, max(y, to_y) + 26), (to_x, to_y)], 7, (0.02, 0.02))


def _lifted(a: Art, two: _Pair) -> None:
    spots = two.hero(two.hx + 70, two.hy, 1.2 * two.tall, two.looking(two.face, two.hx + 70, 300))
    x, y = a.here(*spots["hand"])
    far_x, far_y = a.here(*spots["far_hand"])
    two.partner((x + far_x) / 2, min(y, far_y) + 6, 0.95, two.looking(two.reply, 800, 660), fours=True)


def _ridden(a: Art, two: _Pair) -> None:
    def rider(a: Art) -> None:
        two.hero(-6, 56, 0.86 * two.tall, two.looking(two.face, 880, 600))

    two.partner(two.hx + 140, two.hy, 1.55 if two.p.partner != "elephant" else 1.3, two.looking(two.reply, 880, 620),
                slots={"back": rider}, fours=True)


def _wheeled(a: Art, two: _Pair) -> None:
    with a.at(two.px - 10, two.py + 6, 0.95):
        vehicles.skateboard()(a)
    two.partner(two.px - 10, two.py - 42, two.other * 0.95, two.looking(two.reply, 880, 600))
    two.hero(two.hx + 40, two.hy, two.mine * 0.95)


def _in(a: Art, two: _Pair) -> None:
    """The partner in the bath, or in an armchair."""
    back, front, place, size = SEATS[two.p.verb.seat]
    with a.at(two.px + 6, two.py + 8, size):
        back(a)
        two.partner(*place, 0.98 * two.broad, flip=True)
        front(a)
    two.hero(two.hx - 10, two.hy, two.mine * 0.96)


def _aboard(a: Art, two: _Pair) -> None:
    """Both in a boat on dry land."""
    a.shadow(450, 716, 260)
    with a.at(446, 688, 1.62):
        vessels.boat_back(a)
        two.partner(-84, -2, 0.78 * two.broad, two.looking(two.reply, 600, 330))
        spots = two.hero(40, -18, 0.86 * two.tall, two.looking(two.face, 900, 600), slots=_on_head(two.p))
        vessels.boat_front(a)
        x, y = a.here(*spots["hand"])
        with a.at(x + 70, y + 74, 0.74, turn=-40):           # over the side, like an oar
            things.broom(a)


def _driven(a: Art, two: _Pair) -> None:
    two.partner(214, two.hy - 6, 1.3 * two.broad, two.looking(two.reply, 560, 380))
    with a.at(560, 712, 1.34):
        vehicles.car_back(a)
        two.hero(-22, -14, 0.94 * two.tall, two.looking(two.face, 900, 600))
        vehicles.car_front("")(a)


def _fishing(a: Art, two: _Pair) -> None:
    two.partner(two.px + 50, two.py, two.other, flip=True)
    two.hero(two.hx - 60, two.hy, two.mine * 0.94)


def _served(a: Art, two: _Pair) -> None:
    with a.at(two.px + 60, two.py + 8, 1.36, flip=True):
        furniture.chair(a)
    two.partner(two.px + 56, two.py + 2, 1.2 * two.broad, flip=True)
    with a.at(470, 712, 1.2):
        furniture.table(200, 118)(a)
        with a.at(0, -124, 0.62):
            food.cake(3)(a)
    two.hero(two.hx - 60, two.hy, two.mine * 0.96)


def _seesaw(a: Art, two: _Pair) -> None:
    with a.at(440, 722, 0.96):
        music.drum("")(a)
    two.partner(612, 494, 1.3 * two.broad, two.looking(two.reply, 200, 560), flip=True)
    with thing(a, "plank"):
        a.shape([(130, 706, 1), (722, 446, 1), (728, 466, 1), (138, 724, 1)], w=4.4, hatch=6)
    two.hero(212, 700, 0.84, two.looking(two.face, 640, 300))


WAYS = {"beside": _beside, "under": _under, "ahead": _ahead, "led": _led, "lifted": _lifted, "ridden": _ridden,
        "wheeled": _wheeled, "in": _in, "aboard": _aboard, "driven": _driven, "fishing": _fishing, "served": _served,
        "seesaw": _seesaw}
SEATS = {
    "bathtub": (furniture.bathtub_back, furniture.bathtub_front, (-14.0, -26.0), 1.22),
    "armchair": (furniture.armchair_back, furniture.armchair_front, (-10.0, -10.0), 1.24),
}


def _witness(a: Art, p: Parts) -> None:
    """Draw the witness, awake or asleep, and the late detail."""
    draw, high = cast.HOSTS[p.host]
    x, y, k = p.setting.witness
    y = y or p.stage.floor + 66
    a.shadow(x, y + 2, 70 * k)
    with a.at(x, y, k):
        draw(a)
    away = x > 500 or (not p.setting.witness[1] and p.strewn % 2 == 0)
    face = ASLEEP if p.sleepy else ALERT._replace(at=_at(p, p.setting.hero, 480))
    top = y - high * k + 3
    cast.act(a, p.witness, x - 2, top, 0.72 * k / 0.92, "stand", face, slots={}, flip=away)
    cast.LATE[p.late](a, x - 78 if x > 200 else x + 66, top - 122 * k / 0.92, 0.62 * k / 0.92)
