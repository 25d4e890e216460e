"""The drawing API for plates and figures: places marks by transforms and writes them as text."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludoteca.games.duplik.ink.curves import Knot, Path, Point, knots
from ludoteca.games.duplik.ink.marks import Hatch, Mark, Op, write

PAPER_SIZE = (1000, 750)
_LID_RADIUS = 1.12


class Art:
    """A sheet of 1000 by 750, y downwards, painted back to front; every form hides what lies behind it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._frames: list[tuple[float, float, float, float, float, float]] = [(1, 0, 0, 1, 0, 0)]
        self._scales = [1.0]
        self._parts: list[str] = []

    @property
    def plate(self) -> str:
        """The plate as text."""
        return "\n".join(self.lines)

    # --- coordinates -------------------------------------------------------------------------------------------------

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, s: float = 1.0, turn: float = 0, flip: bool = False, sy: float | None = None
    ) -> Iterator[Art]:
        """Moves the origin to x, y, scales, turns (degrees clockwise) and mirrors what is drawn inside."""
        a, b, c, d, e, f = self._frames[-1]
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        wide, high = (-s if flip else s), (s if sy is None else sy)
        na, nb, nc, nd = cos * wide, sin * wide, -sin * high, cos * high
        self._frames.append((a * na + c * nb, b * na + d * nb, a * nc + c * nd, b * nc + d * nd,
                             a * x + c * y + e, b * x + d * y + f))
        self._scales.append(self._scales[-1] * s)
        yield self
        self._frames.pop()
        self._scales.pop()

    def go(self, x: float, y: float) -> Point:
        """A point of the current coordinates, on the paper."""
        a, b, c, d, e, f = self._frames[-1]
        return a * x + c * y + e, b * x + d * y + f

    def here(self, x: float, y: float) -> Point:
        """A point of the paper, in the current coordinates."""
        a, b, c, d, e, f = self._frames[-1]
        det = a * d - b * c
        return (d * (x - e) - c * (y - f)) / det, (a * (y - f) - b * (x - e)) / det

    @property
    def scale(self) -> float:
        return self._scales[-1]

    def _turn(self) -> float:
        """How far the frame is turned, in degrees; mirrored frames lean the other way."""
        a, b, c, d, _, _ = self._frames[-1]
        return math.degrees(math.atan2(b, a) if a * d - b * c > 0 else math.atan2(-b, -a))

    def _placed(self, path: Path, tube: bool = False) -> tuple[Knot, ...]:
        k = self.scale if tube else 1.0
        return tuple((*self.go(x, y), third * k) for x, y, third in knots(path))

    def _width(self, w: float) -> float:
        """A line width after scaling; it shrinks less than the shapes do."""
        return w * math.pow(self.scale, 0.55)

    # --- names -------------------------------------------------------------------------------------------------------

    @contextmanager
    def part(self, name: str) -> Iterator[Art]:
        """Marks drawn inside belong to this part; ".ear" and "#2" are added to the name of the part around it."""
        whole = (self._parts[-1] if self._parts else "") + name if name[0] in ".#" else name
        self._parts.append(whole.lstrip("."))
        self.lines.append(f"( {self._parts[-1]}")
        yield self
        self._parts.pop()
        self.lines.append(")")

    def own_name(self, name: str) -> str:
        """The name for one more of a kind: the first keeps it until there is a second, then they are #1, #2 ..."""
        if "#" in name or name[0] == ".":
            return name
        taken = {line[2:] for line in self.lines if line.startswith("( ")}
        if name in taken:
            mine = (f"( {name}", f"( {name}.")
            self.lines = [
                f"( {name}#1{line[len(mine[0]) :]}" if line == mine[0] or line.startswith(mine[1]) else line
                for line in self.lines
            ]
            return f"{name}#2"
        n = 1
        while f"{name}#{n}" in taken:
            n += 1
        return name if n == 1 else f"{name}#{n}"

    # --- marks -------------------------------------------------------------------------------------------------------

    def _mark(self, op: Op, **fields: object) -> None:
        self.lines.append(write(Mark(op, **fields)))  # type: ignore[arg-type]

    def _hatch(self, hatch: float | dict[str, float] | None) -> Hatch | None:
        if not hatch:
            return None
        asked = hatch if isinstance(hatch, dict) else {"n": hatch}
        k = math.pow(min(1.0, self.scale), 0.6)
        return (
            asked["n"] * k, asked.get("gap", 7.5), asked.get("lim", 0.35), asked.get("angle", -128), asked.get("w", 2),
        )

    @contextmanager
    def clip(self, path: Path) -> Iterator[None]:
        """Marks drawn inside are visible only within the form: spots on a cow, a view in a window."""
        self._mark("[", points=self._placed(path))
        yield
        self.lines.append("]")

    def shape(
        self, path: Path, *, fill: str = "p", w: float = 4.2, spot: str = "", halo: float = 0,
        hatch: float | dict[str, float] | None = None, light: float = 0.55, ink: str = "k",
        shift: tuple[float, float] = (3, 2.5), shine: float = 0,
    ) -> None:
        """A closed form: hides what is behind, then colour (off register), hatching, outline; `w=0` draws none."""
        self._mark("O", points=self._placed(path), fill=fill, w=self._width(w), spot=spot, halo=halo,
                   hatch=self._hatch(hatch), light=light, ink=ink, shift=shift, shine=shine * min(1.0, self.scale))

    def flat(self, path: Path, fill: str = "k") -> None:
        """A closed form of one colour without an outline: a cow's spot, a shadow side, a stripe."""
        self._mark("O", points=self._placed(path), fill=fill)

    def black(self, path: Path, *, w: float = 3, halo: float = 0, shine: float = 0) -> None:
        """A solid black; `shine` scratches highlights along its lit edge, that far inside."""
        self.shape(path, fill="k", w=w, halo=halo, shine=shine)

    def outline(self, path: Path, w: float = 4.2, ink: str = "k", light: float = 0.55) -> None:
        """Only the outline, to strengthen an edge that something drawn later has covered."""
        self.shape(path, fill="", w=w, ink=ink, light=light)

    def limb(
        self, path: Path, *, fill: str = "p", w: float = 4.0, spot: str = "", halo: float = 0,
        hatch: float | dict[str, float] | None = None, ink: str = "k", shift: tuple[float, float] = (3, 2.5),
        root: float = 24, cap: bool = True, capped_root: bool = False, shine: float = 0, light: float = 0.55,
    ) -> None:
        """A bent tube through (x, y, radius); its root is open and fades, so that it grows out of the body."""
        self._mark("T", points=self._placed(path, tube=True), fill=fill, w=self._width(w), spot=spot, halo=halo,
                   hatch=self._hatch(hatch), ink=ink, shift=shift, root=root * self.scale, light=light,
                   caps=(1 if cap else 0) + (2 if capped_root else 0), shine=shine * min(1.0, self.scale))

    def line(
        self, path: Path, w: float = 3.4, taper: tuple[float, float] = (0.35, 0.45), ink: str = "k", wobble: float = 1,
        nib: float = 0.5,
    ) -> None:
        """A free stroke: starts light, swells, leaves light."""
        self._mark("L", points=self._placed(path), w=self._width(w), taper=taper, ink=ink, wobble=wobble, nib=nib)

    def lines_of(self, *paths: Path, w: float = 2.4, taper: tuple[float, float] = (0.35, 0.45), ink: str = "k") -> None:
        """Several free strokes of one width."""
        for path in paths:
            self.line(path, w, taper, ink)

    def hatching(
        self, path: Path, gap: float = 9, angle: float = -50, w: float = 2, ink: str = "k", jitter: float = 0.25
    ) -> None:
        """Parallel strokes all over a form: a shadow side, cloth, a far field."""
        self._mark("H", points=self._placed(path), gap=gap, angle=angle, w=w, ink=ink, jitter=jitter)

    def shadow(self, x: float, y: float, rx: float, ry: float = 0, gap: float = 6.5, w: float = 2.2) -> None:
        """The shadow of a thing on the ground; draw it before the thing."""
        k = self.scale
        self._mark("G", points=((*self.go(x, y), 0.0),), size=(rx * k, ry * k or rx * k * 0.1), gap=gap, w=w)

    def dot(self, x: float, y: float, r: float = 4, ink: str = "k") -> None:
        self._mark("D", points=((*self.go(x, y), 0.0),), size=(r * self.scale, 0), ink=ink)

    def eye(
        self, x: float, y: float, r: float = 13, *, look: Point = (0, 0), lid: float = 0, pupil: float = 0.42,
        w: float = 3, ry: float = 0, skin: str = "p", ink: str = "k",
    ) -> None:
        """A white eye. `look` is where it looks, -1 to 1 in these coordinates; `lid` 0 alert, .4 bored, .9 asleep."""
        a, b, c, d, _, _ = self._frames[-1]
        k = self.scale
        world = ((a * look[0] + c * look[1]) / k, (b * look[0] + d * look[1]) / k)
        self._mark("E", points=((*self.go(x, y), 0.0),), size=(r * k, (ry or r * _LID_RADIUS) * k), look=world, lid=lid,
                   pupil=pupil, w=self._width(w), angle=self._turn(), fill="" if skin == "p" else skin, ink=ink)

    def grass(self, x: float, y: float, n: int = 5, h: float = 18) -> None:
        """A tuft: n blades, unlike each other."""
        for i in range(n):
            lean = (i - (n - 1) / 2) * 3.4
            tall = h * (0.65 + 0.35 * math.sin(i * 2.4 + x))
            blade = [(x + lean * 1.7, y), (x + lean * 2.1, y - tall * 0.6), (x + lean * 3, y - tall)]
            self.line(blade, 2.6, (0.05, 0.8))


Draw = Callable[[Art], None]
