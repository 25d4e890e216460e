"""A sheet to draw on: shapes with a hand's curves, soft lights, and colours that can be lit and shaded."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

INK, CREAM, GOLD, RED, BROWN, PINK = "#22304F", "#FBF0DA", "#E9AE3B", "#D5492F", "#8A5A3C", "#EBA9A0"
TEAL, GREEN, SAGE, SKY, PLUM, SLATE = "#2F7F7B", "#3B6650", "#86A56F", "#8FC0D6", "#71406A", "#5B6F8F"

Point = tuple[float, float]


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, share: float) -> str:
    """`share` of b in a."""
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in zip(_rgb(a), _rgb(b), strict=True))


def lit(colour: str, share: float = 0.28) -> str:
    """Turned to the lamp: lighter and warmer."""
    return mix(colour, "#FFF2CF", share)


def shade(colour: str, share: float = 0.3) -> str:
    """Turned away: darker and cooler."""
    return mix(colour, "#1B1740", share)


def tenths(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def whole(value: float) -> str:
    return f"{value:.0f}"


n = tenths


def curve(points: Sequence[Point], closed: bool = True, tight: float = 1.0, exact: bool = True) -> str:
    """A smooth path through points (Catmull-Rom as cubic curves), to tenths or to whole units."""
    n = tenths if exact else whole
    count = len(points)
    at = (lambda i: points[i % count]) if closed else (lambda i: points[max(0, min(count - 1, i))])
    path = [f"M{n(points[0][0])} {n(points[0][1])}"]
    for i in range(count if closed else count - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        k = tight / 6
        path.append(
            f"C{n(b[0] + (c[0] - a[0]) * k)} {n(b[1] + (c[1] - a[1]) * k)} "
            f"{n(c[0] - (d[0] - b[0]) * k)} {n(c[1] - (d[1] - b[1]) * k)} {n(c[0])} {n(c[1])}"
        )
    return "".join(path) + ("Z" if closed else "")


def straight(points: Sequence[Point], closed: bool = True) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + ("Z" if closed else "")


def round_of(
    x: float, y: float, rx: float, ry: float, rng: random.Random,
    rough: float = 0.05, count: int = 9, exact: bool = True,
) -> str:  # fmt: skip
    """An ellipse as a hand draws it."""
    turn = rng.random()
    points = []
    for i in range(count):
        angle = (i + turn) * 2 * math.pi / count
        wide, tall = 1 + rng.uniform(-rough, rough), 1 + rng.uniform(-rough, rough)
        points.append((x + rx * wide * math.cos(angle), y + ry * tall * math.sin(angle)))
    return curve(points, exact=exact)


class Paper:
    """Collects shapes; `str()` is the file."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rng = random.Random(name)
        self.defs: list[str] = []
        self.body: list[str] = []

    def __str__(self) -> str:
        defs = f"<defs>{''.join(self.defs)}</defs>\n" if self.defs else ""
        body = "\n".join(self.body)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">\n{defs}{body}\n</svg>\n'

    # --- Plain shapes.

    def fill(self, d: str, colour: str, opacity: float = 1, turn: str = "") -> None:
        more = (f' opacity="{n2(opacity)}"' if opacity < 1 else "") + (f' transform="{turn}"' if turn else "")
        self.body.append(f'<path d="{d}" fill="{colour}"{more}/>')

    def line(self, d: str, colour: str, width: float, opacity: float = 1, dash: str = "") -> None:
        more = (f' opacity="{n2(opacity)}"' if opacity < 1 else "") + (f' stroke-dasharray="{dash}"' if dash else "")
        self.body.append(
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(width)}" '
            f'stroke-linecap="round" stroke-linejoin="round"{more}/>'
        )

    def dot(self, x: float, y: float, r: float, colour: str, opacity: float = 1) -> None:
        more = f' opacity="{n2(opacity)}"' if opacity < 1 else ""
        self.body.append(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{colour}"{more}/>')

    def oval(self, x: float, y: float, rx: float, ry: float, colour: str, opacity: float = 1,
        turn: float = 0) -> None:
        more = f' opacity="{n2(opacity)}"' if opacity < 1 else ""
        more += f' transform="rotate({n(turn)} {n(x)} {n(y)})"' if turn else ""
        self.body.append(f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{colour}"{more}/>')

    def group(self, transform: str) -> None:
        self.body.append(f'<g transform="{transform}">')

    def end(self) -> None:
        self.body.append("</g>")

    # --- Lights and washes.

    def wash(self, stops: Sequence[tuple[float, str]], x2: float = 0, y2: float = 1, box: tuple[float, float, float,
        float] = (0, 0, 300, 420)) -> None:
        """A field that passes from tone to tone."""
        name = f"w{len(self.defs)}"
        self._passage(name, stops, x2, y2)
        x, y, width, height = box
        self.body.append(f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" fill="url(#{name})"/>')

    def tint(self, d: str, stops: Sequence[tuple[float, str]], x2: float = 0, y2: float = 1) -> None:
        """A shape that passes from tone to tone."""
        name = f"t{len(self.defs)}"
        self._passage(name, stops, x2, y2)
        self.body.append(f'<path d="{d}" fill="url(#{name})"/>')

    def model(self, d: str, colour: str, light: float = 0.32, dark: float = 0.34) -> None:
        """A shape turned by the one lamp, upper left: warm where it faces it, cool where it turns away."""
        self.tint(d, [(0, lit(colour, light)), (0.42, colour), (1, shade(colour, dark))], 1, 1)

    def model_oval(self, x: float, y: float, rx: float, ry: float, colour: str, turn: float) -> None:
        """A leaf or a pebble, modelled the same way whichever way it lies."""
        self.oval(x + 1.5, y + 2, rx, ry, shade(colour, 0.28), 1, turn)
        self.oval(x - 1, y - 1.5, rx * 0.86, ry * 0.72, lit(colour, 0.16), 1, turn)

    def _passage(self, name: str, stops: Sequence[tuple[float, str]], x2: float, y2: float) -> None:
        marks = "".join(f'<stop offset="{n2(at)}" stop-color="{colour}"/>' for at, colour in stops)
        axis = f'x1="0" y1="0" x2="{n2(x2)}" y2="{n2(y2)}"'
        self.defs.append(f'<linearGradient id="{name}" {axis}>{marks}</linearGradient>')

    def glow(self, x: float, y: float, r: float, colour: str, strength: float = 0.6, squash: float = 1) -> None:
        """Light that fades outwards."""
        name = f"g{len(self.defs)}"
        self.defs.append(
            f'<radialGradient id="{name}"><stop offset="0" stop-color="{colour}" stop-opacity="{n2(strength)}"/>'
            f'<stop offset=".45" stop-color="{colour}" stop-opacity="{n2(strength * 0.45)}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        )
        self.body.append(f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(r)}" ry="{n(r * squash)}" fill="url(#{name})"/>')

    def dabs(self, count: int, top: float, bottom: float, colours: Sequence[str], size: tuple[float, float] = (40,
        9), slope: float = -6, opacity: float = 0.4, sides: tuple[float, float] = (-10, 310)) -> None:
        """Broad touches of neighbouring tones."""
        for _ in range(count):
            x, y = self.rng.uniform(*sides), self.rng.uniform(top, bottom)
            w, h = size[0] * self.rng.uniform(0.5, 1.5), size[1] * self.rng.uniform(0.5, 1.4)
            d = round_of(x, y, w, h, self.rng, 0.18, 6, exact=h < 5)
            self.fill(d, self.rng.choice(colours), opacity * self.rng.uniform(0.6, 1.2),
                f"rotate({n(slope + self.rng.uniform(-5, 5))} {n(x)} {n(y)})")

    def cloud(self, x: float, y: float, width: float, colour: str, opacity: float = 1, flat: float = 0.34) -> None:
        """Heaped up, lit from the upper left, cool below: `y` is its flat foot."""
        height = width * flat
        heaps = [
            (at + self.rng.uniform(-0.02, 0.02), rise * height * self.rng.uniform(0.9, 1.1))
            for at, rise in ((-0.4, 0.34), (-0.27, 0.56), (-0.09, 0.92), (0.1, 1.0), (0.26, 0.66), (0.41, 0.36))
        ]

        def outline(shift: float, rise: float, grow: float) -> str:
            points: list[Point] = [(x - width / 2 * grow, y + height * 0.02)]
            for at, up in heaps:
                cx, r = x + at * width * grow + shift, width * 0.1 * grow
                points += [(cx - r * 0.95, y - up * grow * 0.66 - rise), (cx, y - up * grow - rise), (cx + r * 0.95,
                    y - up * grow * 0.7 - rise)]
            return curve([*points, (x + width / 2 * grow, y + height * 0.02), (x + width * 0.2, y + height * 0.12),
                (x - width * 0.25, y + height * 0.1)], tight=0.85, exact=width < 60)

        self.fill(outline(0, 0, 1), shade(colour, 0.15), opacity)
        self.fill(outline(-width * 0.022, height * 0.035, 0.9), colour, opacity)
        for at, up in heaps[1:5]:
            bright = lit(colour, 0.12 + 0.5 * _rgb(colour)[1] / 255)
            self.fill(round_of(x + at * width - width * 0.035, y - up * 0.72, width * 0.07, up * 0.2, self.rng, 0.14,
                8), bright, opacity * 0.85)

    def land(self, levels: Sequence[float], colour: str, rim: str | None = None, bottom: float = 420) -> None:
        """A hill across the card from its skyline; `rim`: where the light catches it."""
        step = 340 / (len(levels) - 1)
        line = [(-20 + i * step, y) for i, y in enumerate(levels)]
        self.fill(curve(line, closed=False) + f"L320 {n(bottom)}L-20 {n(bottom)}Z", colour)
        if rim:
            self.line(curve([(x, y + 1.5) for x, y in line], closed=False), rim, 3.4, 0.8)


def n2(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
