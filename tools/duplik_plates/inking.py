"""Inks a plate: every mark becomes filled polygons whose banks live. The client's `plate.ts` does the same sums.

Light falls from the upper left: lines are fat where a form turns away from it, thin where it faces it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ludoteca.games.duplik.ink.curves import Knot, Point, area, even, length, oval, polygon, runs, tube
from ludoteca.games.duplik.ink.marks import Mark, read, write

LIGHT = (0.62, 0.78)
NIB = math.radians(-40)
SHUT = 0.8                                   # from here on a lid is one arc, and no eye is seen
_WORD = 0xFFFFFFFF


class Hand(NamedTuple):
    """The way a hand draws; other values make another hand of the same marks."""

    wobble: float = 1.0                      # how far the line strays
    tooth: float = 0.38                      # how rough its banks are
    light: float = 1.0                       # how much the light fattens it
    weight: float = 1.0                      # how hard it presses
    hatching: float = 1.0                    # how long its hatching is, 0 for none


MASTER = Hand()


class Layer(NamedTuple):
    """What to paint next: forms or strokes in one colour; a halo round a form; a clip that begins or ends."""

    what: str                                # "fill", "stroke", "halo", "clip", "end"
    colour: str = ""
    shapes: Sequence[Sequence[Point]] = ()
    width: float = 0
    part: str = ""
    closed: bool = True                      # of a halo: not where a limb leaves its body


def _shuffler(seed: int) -> Callable[[], float]:
    """Mulberry32: numbers from 0 to 1, the same in every language."""
    state = seed & _WORD

    def draw() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & _WORD
        t = state
        t = ((t ^ (t >> 15)) * (t | 1)) & _WORD
        t ^= (t + (((t ^ (t >> 7)) * (t | 61)) & _WORD)) & _WORD
        return ((t ^ (t >> 14)) & _WORD) / 4294967296

    return draw


def _seed(text: str) -> int:
    """FNV-1a of a mark's text: a mark trembles the same wherever it stands in the plate."""
    h = 0x811C9DC5
    for byte in text.encode():
        h = ((h ^ byte) * 0x01000193) & _WORD
    return h


_table = _shuffler(7)
NOISE = [_table() * 2 - 1 for _ in range(1024)]


def _wave(u: float) -> float:
    """Smooth noise along a line."""
    i = math.floor(u)
    t = u - i
    t = t * t * (3 - 2 * t)
    return NOISE[i & 1023] * (1 - t) + NOISE[(i + 1) & 1023] * t


class _Inker:
    def __init__(self, hand: Hand, chance: Callable[[], float]) -> None:
        self.hand, self.chance = hand, chance

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.chance()

    def ribbon(
        self, line: Sequence[Point], width: float, fade_in: float = 0, fade_out: float = 0, outside: int = 0,
        nib: float = 0.35, light: float = 0.55, thin: float = 0.16, wobble: float = 1,
    ) -> list[Point]:
        """A stroke as a polygon; `outside` says on which side the form ends (+1, -1; 0 for a free line)."""
        whole = length(line)
        if whole < 1.2:
            return []
        points = even(line, min(3.2, max(1.2, whole / 10)))
        n = len(points)
        if n < 2:
            return []
        stray = 0.9 * wobble * self.hand.wobble
        tooth, light = self.hand.tooth, light * self.hand.light
        width *= self.hand.weight
        off, bank = self.chance() * 900, self.chance() * 900
        one: list[Point] = []
        other: list[Point] = []
        s = 0.0
        for i, (px, py) in enumerate(points):
            ax, ay = points[max(0, i - 2)]
            bx, by = points[min(n - 1, i + 2)]
            dx, dy = bx - ax, by - ay
            d = math.hypot(dx, dy) or 1.0
            dx, dy = dx / d, dy / d
            k = 1 - nib / 2 + nib * abs(math.sin(math.atan2(dy, dx) - NIB))
            if outside:
                k *= 1 + light * outside * (dx * LIGHT[1] - dy * LIGHT[0])
            k *= 1 + 0.16 * _wave((off + s) / 70 + 511)
            u = s / whole
            if fade_in and u < fade_in:
                k *= thin + (1 - thin) * (u / fade_in) ** 0.7
            if fade_out and 1 - u < fade_out:
                k *= thin + (1 - thin) * (max(0.0, 1 - u) / fade_out) ** 0.7
            h = max(0.45, width * k / 2)
            x = px + stray * _wave((off + s) / 46)
            y = py + stray * _wave((off + s) / 46 + 333)
            ha, hb = h + tooth * _wave((bank + s) / 5), h + tooth * _wave((bank + s) / 6 + 200)
            one.append((x - dy * ha, y + dx * ha))
            other.append((x + dy * hb, y - dx * hb))
            if i < n - 1:
                s += math.hypot(points[i + 1][0] - px, points[i + 1][1] - py)
        one.extend(reversed(other))
        return one

    def outline(self, knots: Sequence[Knot], width: float, light: float) -> list[list[Point]]:
        pieces = runs(knots, True)
        whole = [q for run in pieces for q in run]
        outside = -1 if area(whole) > 0 else 1
        if len(pieces) == 1 and not any(k[2] for k in knots):
            run = pieces[0]
            k = int(self.chance() * len(run))
            over = max(3, int(len(run) * 0.02))
            run = run[k:] + run[1 : k + 1] + run[k + 1 : k + over]
            return [self.ribbon(run, width, 0.04, 0.05, outside, light=light, thin=0.5)]
        return [self.ribbon(_overshot(run), width, 0.06, 0.12, outside, light=light, thin=0.6) for run in pieces]

    def edge(self, shape: Sequence[Point], hatch: Sequence[float]) -> list[list[Point]]:
        """Hatching born on the shadow edge that dies inwards: weight without grey."""
        reach, gap, limit, angle, width = hatch
        reach *= self.hand.hatching
        if not reach:
            return []
        sign = -1 if area(shape) > 0 else 1
        wall = even([*shape, shape[0]], 7)
        points = even([*shape, shape[0]], gap)
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        found = []
        for i in range(1, len(points) - 1):
            (ax, ay), (bx, by) = points[i - 1], points[i + 1]
            d = math.hypot(bx - ax, by - ay) or 1.0
            facing = (-(by - ay) * LIGHT[0] + (bx - ax) * LIGHT[1]) / d * sign
            if facing < limit:
                continue
            x, y = points[i]
            far = reach * (0.45 + 0.55 * (facing - limit) / (1 - limit)) * self.between(0.7, 1.15)
            far = min(far, _free(wall, x, y, dx, dy, far))
            if far > 4:
                found.append(
                    self.ribbon([(x, y), (x + dx * far, y + dy * far)], width, 0.01, 0.75, nib=0.1, wobble=0.5)
                )
        return found

    def shine(self, shape: Sequence[Point], inset: float) -> list[list[Point]]:
        """Highlights scratched into a black along its lit edge."""
        sign = -1 if area(shape) > 0 else 1
        points = even([*shape, shape[0]], 6)
        found: list[list[Point]] = []
        run: list[Point] = []
        for i in range(1, len(points) - 1):
            (ax, ay), (bx, by) = points[i - 1], points[i + 1]
            d = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = -(by - ay) / d * sign, (bx - ax) / d * sign
            if nx * LIGHT[0] + ny * LIGHT[1] < -0.5:
                run.append((points[i][0] - nx * inset, points[i][1] - ny * inset))
            elif run:
                found.append(run)
                run = []
        if run:
            found.append(run)
        drawn = []
        for line in found:
            if length(line) > 22:
                keep = line[int(len(line) * self.between(0.05, 0.2)) : int(len(line) * self.between(0.75, 0.95))]
                if len(keep) > 1:
                    drawn.append(self.ribbon(keep, 2.4, 0.3, 0.6, nib=0.3))
        return drawn

    def hatching(
        self, shape: Sequence[Point], gap: float, angle: float, width: float, jitter: float
    ) -> list[list[Point]]:
        """Parallel strokes all over a form."""
        c, s = math.cos(math.radians(-angle)), math.sin(math.radians(-angle))
        flat = [(x * c - y * s, x * s + y * c) for x, y in shape]
        top = max(q[1] for q in flat)
        y = min(q[1] for q in flat) + gap / 2
        found = []
        while y < top:
            cuts = []
            px, py = flat[-1]
            for qx, qy in flat:
                if (py > y) != (qy > y):
                    cuts.append(px + (y - py) * (qx - px) / (qy - py))
                px, py = qx, qy
            cuts.sort()
            for a, b in zip(cuts[::2], cuts[1::2], strict=False):
                wide = b - a
                a += self.between(0, jitter) * wide * 0.3
                b -= self.between(0, jitter) * wide * 0.5
                if b - a > 3:
                    line = [(a * c + y * s, -a * s + y * c), (b * c + y * s, -b * s + y * c)]
                    found.append(self.ribbon(line, width, 0.1, 0.25, nib=0.1, wobble=0.6))
            y += gap * self.between(0.75, 1.25)
        return found

    def ground(self, mark: Mark) -> list[list[Point]]:
        """A cast shadow: a lens of nearly level strokes, longest in the middle, pushed away from the light."""
        (cx, cy, _), (rx, ry) = mark.points[0], mark.size
        found = []
        y = -ry
        while y <= ry:
            half = math.sqrt(max(0.0, 1 - (y / ry) ** 2)) * rx
            left = cx - half + self.between(-0.12, 0.12) * rx
            right = cx + half + self.between(-0.1, 0.2) * rx
            middle = cy + y + self.between(-1.5, 1.5)
            if right - left > 6:
                line = [(left, cy + y + 1), ((left + right) / 2, middle), (right, cy + y - 1)]
                found.append(
                    self.ribbon(line, mark.w * (1 - 0.35 * abs(y) / ry), 0.25, 0.4, nib=0.1, wobble=0.8)
                )
            y += mark.gap * self.between(0.8, 1.2)
        return found

    def dot(self, x: float, y: float, r: float) -> list[Point]:
        knots = []
        for i in range(10):
            a = i / 10 * 2 * math.pi
            wide, high = r * self.between(0.88, 1.12), r * self.between(0.88, 1.12)
            knots.append((x + wide * math.cos(a), y + high * math.sin(a), 0.0))
        return runs(knots, True)[0]


def _overshot(run: list[Point]) -> list[Point]:
    """A run between two corners drawn a little over both, as a pen does."""
    (ax, ay), (bx, by) = run[0], run[1]
    d = math.hypot(bx - ax, by - ay) or 1.0
    (cx, cy), (ex, ey) = run[-2], run[-1]
    g = math.hypot(ex - cx, ey - cy) or 1.0
    before = (ax - (bx - ax) / d * 1.6, ay - (by - ay) / d * 1.6)
    return [before, *run, (ex + (ex - cx) / g * 1.6, ey + (ey - cy) / g * 1.6)]


def _free(wall: Sequence[Point], x: float, y: float, dx: float, dy: float, far: float) -> float:
    """How far a ray runs before it meets the outline again."""
    best = far
    px, py = wall[-1]
    for qx, qy in wall:
        ex, ey = qx - px, qy - py
        cross = dx * ey - dy * ex
        if cross:
            t = ((px - x) * ey - (py - y) * ex) / cross
            if 5 < t < best:
                u = ((px - x) * dy - (py - y) * dx) / cross
                if 0 <= u <= 1:
                    best = t
        px, py = qx, qy
    return best


def ink_mark(mark: Mark, hand: Hand = MASTER, part: str = "", text: str = "") -> list[Layer]:
    """The layers of one mark, back to front."""
    inker = _Inker(hand, _shuffler(_seed(text or write(mark))))
    found: list[Layer] = []

    def fill(colour: str, shape: list[Point]) -> None:
        found.append(Layer("fill", colour, [shape], part=part))

    def stroke(colour: str, ribbons: Iterable[list[Point]]) -> None:
        if drawn := [ribbon for ribbon in ribbons if ribbon]:
            found.append(Layer("stroke", colour, drawn, part=part))

    if mark.op in "OT":
        caps = int(mark.caps)
        shape = polygon(mark.points) if mark.op == "O" else tube(mark.points, bool(caps & 1), caps > 1)
        if mark.halo:
            found.append(Layer("halo", "p", [shape], mark.halo * 2, closed=mark.op == "O" or int(mark.caps) > 1))
        if mark.fill:
            fill(mark.fill, shape)
        if mark.spot:
            fill(mark.spot, [(x + mark.shift[0], y + mark.shift[1]) for x, y in shape])
        if mark.hatch:
            stroke("k", inker.edge(shape, mark.hatch))
        if mark.w and mark.op == "O":
            stroke(mark.ink, inker.outline(mark.points, mark.w, mark.light))
        elif mark.w:
            outside = -1 if area(shape) > 0 else 1
            fade = min(0.2, mark.root / (length(shape) or 1))
            stroke(mark.ink, [inker.ribbon(shape, mark.w, fade, fade, outside, light=mark.light, thin=0.12)])
        if mark.shine:
            stroke("p", inker.shine(shape, mark.shine))
    elif mark.op == "L":
        start, stop = mark.taper
        lines = runs(mark.points, False)
        stroke(mark.ink, [inker.ribbon(q, mark.w, start, stop, nib=mark.nib, wobble=mark.wobble) for q in lines])
    elif mark.op == "H":
        stroke(mark.ink, inker.hatching(polygon(mark.points), mark.gap, mark.angle, mark.w, mark.jitter))
    elif mark.op == "G":
        stroke("k", inker.ground(mark))
    elif mark.op == "D":
        fill(mark.ink, inker.dot(mark.points[0][0], mark.points[0][1], mark.size[0]))
    elif mark.op == "E":
        found += _eye(mark, inker, part)
    return found


def _eye(mark: Mark, inker: _Inker, part: str) -> list[Layer]:
    """A white oval, the pupil where it looks, the lid as far down as the mood says."""
    (x, y, _), (rx, ry) = mark.points[0], mark.size
    c, s = math.cos(math.radians(mark.angle)), math.sin(math.radians(mark.angle))

    def at(px: float, py: float) -> Point:
        return x + px * c - py * s, y + px * s + py * c

    ring = oval(x, y, rx, ry, turn=mark.angle)
    white = polygon(ring)
    if mark.lid >= SHUT:
        arc = runs([(*at(-rx, -ry * 0.1), 0.0), (*at(0, ry * 0.5), 0.0), (*at(rx, -ry * 0.1), 0.0)], False)[0]
        closed = inker.ribbon(arc, mark.w * 1.5, 0.12, 0.2, nib=0.3)
        return [Layer("fill", mark.fill or "p", [white], part=part), Layer("stroke", mark.ink, [closed], part=part)]
    found = [Layer("fill", "p", [white], part=part), Layer("clip", "", [white])]
    ball = inker.dot(x + mark.look[0] * rx * 0.5, y + mark.look[1] * ry * 0.5, rx * mark.pupil)
    found.append(Layer("fill", "k", [ball], part=part))
    level = -ry + 2 * ry * mark.lid
    if mark.lid:
        lid = [at(-rx * 1.4, -ry * 1.4), at(rx * 1.4, -ry * 1.4), at(rx * 1.4, level), at(-rx * 1.4, level)]
        found.append(Layer("fill", mark.fill or "p", [lid], part=part))
    found.append(Layer("end"))
    strokes = inker.outline(ring, mark.w, 0.55)
    if mark.lid:
        half = rx * math.sqrt(max(0.0, 1 - (level / ry) ** 2))
        line = runs([(*at(-half - 1, level), 0.0), (*at(0, level + 1.5), 0.0), (*at(half + 1.5, level), 0.0)], False)[0]
        strokes.append(inker.ribbon(line, mark.w * 1.25, 0.1, 0.1, nib=0.5))
    found.append(Layer("stroke", mark.ink, [stroke for stroke in strokes if stroke], part=part))
    return found


def ink(plate: str, hand: Hand = MASTER) -> list[Layer]:
    """Every layer of a plate, back to front."""
    found: list[Layer] = []
    parts: list[str] = []
    for text in plate.splitlines():
        mark = read(text)
        if mark.op == "(":
            parts.append(mark.name)
        elif mark.op == ")":
            parts.pop()
        elif mark.op == "[":
            found.append(Layer("clip", "", [polygon(mark.points)]))
        elif mark.op == "]":
            found.append(Layer("end"))
        else:
            found += ink_mark(mark, hand, parts[-1] if parts else "", text)
    return found
