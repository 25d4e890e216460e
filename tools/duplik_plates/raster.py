"""Renders plates of Duplik's album with Pillow, as a picture to look at or to measure each part."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from ludoteca.games.duplik.album.built import Measured, Part
from ludoteca.games.duplik.album.scene import Scene, names_in
from ludoteca.games.duplik.ink.art import PAPER_SIZE
from ludoteca.games.duplik.ink.curves import Point
from ludoteca.games.duplik.ink.marks import read
from tools.duplik_plates.facts import belongs, eyes_of, instances, touching
from tools.duplik_plates.inking import Layer, ink, ink_mark

COLOURS = {"p": (252, 246, 232), "k": (35, 29, 26), "s": (228, 87, 46), "t": (248, 220, 195)}


class _Sheet:
    """An image and the clip it is seen through."""

    def __init__(self, image: Image.Image, left: int, top: int, mask: Image.Image | None) -> None:
        self.image, self.left, self.top, self.mask = image, left, top, mask
        self.pen = ImageDraw.Draw(image)

    def spots(self, shape: Sequence[Point], k: float) -> Sequence[Point]:
        if k == 1 and not self.left and not self.top:
            return shape
        return [(x * k - self.left, y * k - self.top) for x, y in shape]

    def fill(self, shape: Sequence[Point], k: float, colour: tuple[int, ...] | int) -> None:
        self.pen.polygon(self.spots(shape, k), fill=colour)

    def halo(self, layer: Layer, k: float, colour: tuple[int, ...] | int) -> None:
        line = self.spots(layer.shapes[0], k)
        ends = line[:2] if layer.closed else []
        self.pen.line([*line, *ends], fill=colour, width=max(1, round(layer.width * k)), joint="curve")


def _clipped(under: _Sheet, shape: Sequence[Point], k: float) -> _Sheet:
    spots = under.spots(shape, k)
    left, top = int(min(p[0] for p in spots)) - 1, int(min(p[1] for p in spots)) - 1
    right, bottom = int(max(p[0] for p in spots)) + 2, int(max(p[1] for p in spots)) + 2
    left, top = max(0, left), max(0, top)
    right, bottom = max(left + 1, min(under.image.width, right)), max(top + 1, min(under.image.height, bottom))
    mask = Image.new("L", (right - left, bottom - top), 0)
    ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in spots], fill=255)
    return _Sheet(under.image.crop((left, top, right, bottom)), under.left + left, under.top + top, mask)


def _paint(layers: Iterable[Layer], image: Image.Image, k: float, colour_of: dict[str, int] | None) -> Image.Image:
    """Paints layers on an image scaled by k; with `colour_of`, each part in its own number instead of its colour."""
    stack = [_Sheet(image, 0, 0, None)]
    for layer in layers:
        sheet = stack[-1]
        if layer.what == "clip":
            stack.append(_clipped(sheet, layer.shapes[0], k))
        elif layer.what == "end":
            stack.pop()
            stack[-1].image.paste(sheet.image, (sheet.left - stack[-1].left, sheet.top - stack[-1].top), sheet.mask)
        elif layer.what == "halo":
            sheet.halo(layer, k, 0 if colour_of is not None else COLOURS["p"])
        else:
            colour = COLOURS[layer.colour] if colour_of is None else colour_of.get(layer.part, 0)
            for shape in layer.shapes:
                for piece in _pieces(shape) if layer.what == "stroke" else [shape]:
                    sheet.fill(piece, k, colour)
    return image


def _pieces(ribbon: Sequence[Point], long: int = 12) -> list[list[Point]]:
    """A ribbon in short lengths: Pillow leaves holes where a polygon crosses itself, a pen does not."""
    half = len(ribbon) // 2
    one, other = ribbon[:half], ribbon[: half - 1 : -1]
    return [[*one[i : i + long + 1], *reversed(other[i : i + long + 1])] for i in range(0, half - 1, long)]


def picture(layers: Iterable[Layer], width: int = 1000) -> Image.Image:
    """The plate as a picture, its edges softened."""
    k = 3 if width <= 1000 else 2
    size = (width * k, width * k * PAPER_SIZE[1] // PAPER_SIZE[0])
    image = _paint(layers, Image.new("RGB", size, COLOURS["p"]), width * k / PAPER_SIZE[0], None)
    return image.resize((size[0] // k, size[1] // k), Image.Resampling.BOX)


class Shares(NamedTuple):
    """How much of the page each ink covers, in per cent."""

    ink: float
    spot: float
    tint: float


def shares(layers: Iterable[Layer]) -> Shares:
    image = _paint(layers, Image.new("RGB", PAPER_SIZE, COLOURS["p"]), 1, None)
    counted = {colour: n for n, colour in image.getcolors(16) or []}
    page = PAPER_SIZE[0] * PAPER_SIZE[1] / 100
    return Shares(*(round(counted.get(COLOURS[c], 0) / page, 2) for c in "kst"))


class Seen(NamedTuple):
    """A part in pixels of the page: how many it has by itself, how many are left to see, and the box of the latter."""

    whole: int
    seen: int
    box: tuple[int, int, int, int]


def seen(layers: Sequence[Layer], groups: Mapping[str, Sequence[str]]) -> dict[str, Seen]:
    """An id-buffer of the finished plate: every named part in a colour of its own, drawn in the same order.

    `groups` are the parts asked for, each with the drawn names that make it up.
    """
    names = sorted({layer.part for layer in layers if layer.part})
    number = {name: i + 1 for i, name in enumerate(names)}
    buffer = np.asarray(_paint(layers, Image.new("I", PAPER_SIZE, 0), 1, number))
    by_row, by_column = _tallied(buffer, len(names) + 1), _tallied(buffer.T, len(names) + 1)
    found = {}
    for name, group in groups.items():
        among = set(group)
        numbers = [number[each] for each in group]
        mine = [layer for layer in layers if layer.part in among or layer.what in ("clip", "end")]
        alone = _paint(_without_idle(mine), Image.new("L", PAPER_SIZE, 0), 1, dict.fromkeys(group, 255))
        rows, columns = (np.flatnonzero(tally[:, numbers].any(1)) for tally in (by_row, by_column))
        box = (int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1) if len(rows) else (0, 0, 0, 0)
        found[name] = Seen(alone.histogram()[255], int(by_row[:, numbers].sum()), box)
    return found


def _tallied(buffer: np.ndarray[Any, Any], numbers: int) -> np.ndarray[Any, Any]:
    """How often each number stands in each row."""
    rows = np.arange(len(buffer), dtype=np.int64)[:, None] * numbers
    return np.bincount((rows + buffer).ravel(), minlength=len(buffer) * numbers).reshape(len(buffer), numbers)


def _without_idle(layers: Sequence[Layer]) -> list[Layer]:
    """The layers without clips that hold nothing."""
    found: list[Layer] = []
    for layer in layers:
        if layer.what == "end" and found and found[-1].what == "clip":
            found.pop()
        else:
            found.append(layer)
    return found


@lru_cache(maxsize=4096)
def _scenery(text: str) -> list[Layer]:
    """A mark that belongs to nothing named: a stage is the same in many scenes."""
    return ink_mark(read(text), text=text)


def _inked(plate: str) -> list[Layer]:
    """As `ink` does, but what stands on no part is inked once."""
    found: list[Layer] = []
    named: list[str] = []
    depth = 0
    for text in plate.splitlines():
        depth += (text[0] == "(") - (text[0] == ")")
        if depth or named or text[0] not in "OTLHGDE":
            named.append(text)
        else:
            found += _scenery(text)
        if named and not depth:
            found += ink("\n".join(named))
            named = []
    return found


def measure(plate: str, scene: Scene) -> Measured:
    """Renders a plate and measures all that its facts speak of."""
    layers = _inked(plate)
    covered = shares(layers)
    spoken = {name for fact in scene.facts for name in names_in(fact.claim)}
    drawn = sorted({layer.part for layer in layers if layer.part})
    wanted = {one for name in spoken for one in (name, *instances(name, drawn))}
    groups = {name: [each for each in drawn if belongs(each, name)] for name in sorted(wanted)}
    visible = seen(layers, {name: group for name, group in groups.items() if group})
    parts = {name: Part(each.whole, each.seen, each.box) for name, each in visible.items()}
    pairs = {pair for fact in scene.facts if (pair := touching(fact))}
    gaps = {f"{a}|{b}": _gap(layers, groups.get(a, []), groups.get(b, [])) for a, b in sorted(pairs)}
    return Measured(covered.ink, covered.spot, covered.tint, parts, gaps, eyes_of(plate))


def _gap(layers: Sequence[Layer], ones: Sequence[str], others: Sequence[str]) -> float:
    """The least distance between the points of two parts' outlines."""
    def points(names: Sequence[str]) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        found = [p for layer in layers if layer.part in names for shape in layer.shapes for p in shape]
        return np.array(found[:: max(1, len(found) // 1200)] or [(math.inf, math.inf)])

    a, b = points(ones), points([name for name in others if name not in ones])
    if math.isinf(a[0][0]) or math.isinf(b[0][0]):
        return 9999.0
    squared = (a[:, :1] - b[:, 0]) ** 2
    squared += (a[:, 1:] - b[:, 1]) ** 2
    return round(math.sqrt(float(squared.min())), 1)
