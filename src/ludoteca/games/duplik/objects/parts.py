"""Parts that many objects share: faces and hats, patterns and legs, and how their variants are said."""

from __future__ import annotations

import math

from ludoteca.games.duplik.objects.kind import Chosen, Counted, Features, Noun, Said, Value, noun
from ludoteca.games.duplik.objects.pen import Pen, Point

EXPRESSION = Chosen("expression", {
    "calm": Said("è tranquill*|sono tranquill*", "is calm|are calm", "tranquill*", "calm"),
    "smiling": Said("sorride|sorridono", "is smiling|are smiling", "che sorride|che sorridono", "smiling"),
    "sad": Said("è triste|sono tristi", "is sad|are sad", "triste|tristi", "sad"),
    "angry": Said("è arrabbiat*|sono arrabbiat*", "is angry|are angry", "arrabbiat*", "angry"),
    "surprised": Said("è sorpres*|sono sorpres*", "looks surprised|look surprised", "sorpres*", "surprised"),
    "sleeping": Said("dorme|dormono", "is asleep|are asleep", "che dorme|che dormono", "sleeping"),
}, "calm")

HAT = Chosen("hat", {
    "none": Said("non porta cappello|non portano cappello", "wears no hat|wear no hat",
                 "senza cappello", "with no hat"),
    "top": Said("porta un cilindro|portano il cilindro", "wears a top hat|wear top hats",
                "col cilindro", "in a top hat"),
    "party": Said("porta un cappellino da festa|portano un cappellino da festa",
                  "wears a party hat|wear party hats", "con un cappellino da festa", "in a party hat"),
    "crown": Said("porta una corona|portano una corona", "wears a crown|wear crowns",
                  "con la corona", "wearing a crown"),
    "chef": Said("porta un cappello da cuoco|portano un cappello da cuoco", "wears a chef's hat|wear chef's hats",
                 "col cappello da cuoco", "in a chef's hat"),
    "feathered": Said("porta un cappello con le piume|portano un cappello con le piume",
                      "wears a hat with feathers|wear hats with feathers", "con un cappello piumato",
                      "in a feathered hat"),
    "witch": Said("porta un cappello da strega|portano un cappello da strega",
                  "wears a witch's hat|wear witch's hats", "col cappello da strega", "in a witch's hat"),
    "beanie": Said("porta un berretto col pompon|portano un berretto col pompon",
                   "wears a bobble hat|wear bobble hats", "col berretto col pompon", "in a bobble hat"),
}, "none")

FEATHERS = Counted("feathers", noun("piuma/piume, penna", "f"), noun("feather/feathers"), 1, 5, 2, "hat")

PATTERN = Chosen("pattern", {
    "plain": Said("è tutt* bianc*|sono tutt* bianc*", "is plain|are plain", "bianc*", "plain"),
    "stripes": Said("è a righe|sono a righe", "is striped|are striped", "a righe", "striped"),
    "dots": Said("è a pois|sono a pois", "is spotted|are spotted", "a pois", "spotted"),
    "checks": Said("è a quadretti|sono a quadretti", "is checked|are checked", "a quadretti", "checked"),
}, "plain")

OUTFIT = Chosen("pattern", {
    "plain": Said("è vestit* in tinta unita|sono vestit* in tinta unita", "wears plain clothes|wear plain clothes",
                  "in tinta unita", "in plain clothes"),
    "stripes": Said("è vestit* a righe|sono vestit* a righe", "wears striped clothes|wear striped clothes",
                    "vestit* a righe", "in striped clothes"),
    "dots": Said("è vestit* a pois|sono vestit* a pois", "wears spotted clothes|wear spotted clothes",
                 "vestit* a pois", "in spotted clothes"),
    "checks": Said("è vestit* a quadretti|sono vestit* a quadretti", "wears checked clothes|wear checked clothes",
                   "vestit* a quadretti", "in checked clothes"),
}, "plain")

HEAD = (EXPRESSION, HAT, FEATHERS)


def legs(usual: int = 4, high: int = 8, low: int = 1) -> Counted:
    return Counted("legs", noun("zampa/zampe, gamba", "f"), noun("leg/legs, paw"), low, high, usual)


def standing_legs(usual: int = 4, high: int = 8) -> Counted:
    """The legs of things that stand but do not walk."""
    return Counted("legs", noun("gamba/gambe, zampa, piede, piedino", "f"), noun("leg/legs, foot, feet"), 1, high,
        usual)


def count(name: str, it: str, en: str, usual: int, low: int = 1, high: int = 6, part: str = "") -> Counted:
    """A counted feature; `it` begins with the gender: "f ruota/ruote"."""
    gender, words = it.split(" ", 1)
    return Counted(name, noun(words, gender), noun(en), low, high, usual, part)


def number(value: Value) -> int:
    return value if isinstance(value, int) else int(value)


def eye(pen: Pen, x: float, y: float, s: float) -> None:
    pen.dot(x, y, s)


def face(pen: Pen, x: float, y: float, s: float, f: Features, eyes: int = 2, mouth: float = 1.0,
         nose: bool = False) -> None:
    """Eyes and mouth around (x, y); `s` is about the head's radius."""
    how = f.get("expression", "calm")
    eyes = number(f.get("eyes", eyes))
    gap = s * (0.8 if eyes < 3 else 1.15)
    wide = s * min(0.2, 0.42 / max(eyes - 1, 1))
    for i in range(eyes):
        ex = x + (gap * (i / (eyes - 1) - 0.5) if eyes > 1 else 0)
        ey = y - s * 0.18
        if how == "sleeping":
            pen.arc(ex, ey - s * 0.05, wide * 0.85, s * 0.14, 10, 170)
        elif how == "surprised":
            pen.oval(ex, ey, wide, solid=False)
            pen.dot(ex, ey, s * 0.06)
        else:
            pen.dot(ex, ey, min(s * 0.11, wide))
        if how == "angry":
            lean = -1 if ex > x else 1
            if eyes == 1:
                pen.line((ex - s * 0.25, ey - s * 0.28), (ex, ey - s * 0.18), (ex + s * 0.25, ey - s * 0.28))
            else:
                pen.line((ex - s * 0.22, ey - s * (0.26 + 0.12 * lean)), (ex + s * 0.22, ey - s * (0.26 - 0.12 * lean)))
        elif how == "sad":
            lean = 1 if ex > x else -1
            pen.line((ex - s * 0.18, ey - s * (0.3 + 0.08 * lean)), (ex + s * 0.18, ey - s * (0.3 - 0.08 * lean)))
    if nose:
        pen.curve((x, y - s * 0.05), (x + s * 0.14, y + s * 0.14), (x, y + s * 0.18))
    my, w = y + s * 0.42, s * 0.42 * mouth
    if how == "smiling":
        pen.curve((x - w, my - s * 0.08), (x - w * 0.5, my + s * 0.12), (x, my + s * 0.18),
                  (x + w * 0.5, my + s * 0.12), (x + w, my - s * 0.08))
    elif how == "sad":
        pen.curve((x - w, my + s * 0.18), (x, my - s * 0.04), (x + w, my + s * 0.18))
        pen.curve((x - gap * 0.5, y + s * 0.0), (x - gap * 0.5 - s * 0.07, y + s * 0.16),
                  (x - gap * 0.5 + s * 0.07, y + s * 0.16), (x - gap * 0.5, y + s * 0.0))
    elif how == "angry":
        pen.line((x - w, my + s * 0.12), (x - w * 0.4, my), (x + w * 0.2, my + s * 0.1), (x + w, my - s * 0.02))
    elif how == "surprised":
        pen.oval(x, my + s * 0.05, s * 0.13, s * 0.18, solid=False)
    elif how == "sleeping":
        pen.oval(x, my + s * 0.02, s * 0.1, s * 0.08, solid=False)
        for i, k in enumerate((1.0, 0.7)):
            zx, zy, zs = x + s * (1.15 + 0.45 * i), y - s * (1.05 + 0.5 * i), s * 0.3 * (2 - k)
            pen.line((zx, zy), (zx + zs, zy), (zx, zy + zs), (zx + zs, zy + zs))
    else:
        pen.curve((x - w * 0.6, my), (x, my + s * 0.05), (x + w * 0.6, my - s * 0.02))


def hat(pen: Pen, x: float, y: float, w: float, f: Features) -> None:
    """The hat of the features, sitting at (x, y) on a head about `w` wide."""
    kind = f.get("hat", "none")
    if kind == "top":
        band = pen.poly((x - w * 0.3, y - w * 0.05), (x - w * 0.34, y - w * 0.75), (x + w * 0.34, y - w * 0.75),
                        (x + w * 0.3, y - w * 0.05))
        pen.ink((band[0], (x - w * 0.31, y - w * 0.25), (x + w * 0.31, y - w * 0.25), band[3]), w * 0.07)
        pen.blob((x - w * 0.6, y), (x, y - w * 0.1), (x + w * 0.6, y), (x, y + w * 0.08))
    elif kind == "party":
        cone = pen.poly((x - w * 0.36, y), (x, y - w * 0.95), (x + w * 0.36, y))
        pen.stripes(cone, w * 0.2, 20)
        for angle in range(-60, 61, 40):
            t = math.radians(angle)
            pen.line((x, y - w * 0.95), (x + w * 0.18 * math.sin(t), y - w * (0.95 + 0.18 * math.cos(t))))
    elif kind == "crown":
        pen.poly((x - w * 0.42, y), (x - w * 0.5, y - w * 0.55), (x - w * 0.22, y - w * 0.25), (x, y - w * 0.65),
                 (x + w * 0.22, y - w * 0.25), (x + w * 0.5, y - w * 0.55), (x + w * 0.42, y))
        for dx, dy in ((-0.5, 0.6), (0, 0.71), (0.5, 0.6)):
            pen.dot(x + w * dx, y - w * dy, w * 0.05)
        pen.line((x - w * 0.42, y - w * 0.1), (x + w * 0.42, y - w * 0.1))
    elif kind == "chef":
        pen.blob((x - w * 0.35, y - w * 0.3), (x - w * 0.6, y - w * 0.55), (x - w * 0.42, y - w * 0.85),
                 (x - w * 0.1, y - w * 0.85), (x + w * 0.1, y - w * 1.0), (x + w * 0.45, y - w * 0.85),
                 (x + w * 0.6, y - w * 0.52), (x + w * 0.35, y - w * 0.3))
        pen.box(x - w * 0.36, y - w * 0.34, w * 0.72, w * 0.36)
        pen.line((x - w * 0.12, y - w * 0.4), (x - w * 0.14, y - w * 0.62))
        pen.line((x + w * 0.12, y - w * 0.4), (x + w * 0.14, y - w * 0.62))
    elif kind == "feathered":
        n = number(f.get("feathers", 2))
        for i in range(n):
            a = math.radians(-30 + (i - (n - 1) / 2) * 26)
            bx, by = x + w * 0.05, y - w * 0.25
            tx, ty = bx + w * 0.85 * math.sin(a), by - w * 0.85 * math.cos(a)
            nx, ny = math.cos(a) * w * 0.13, math.sin(a) * w * 0.13
            mx, my = bx + (tx - bx) * 0.62, by + (ty - by) * 0.62
            pen.blob((bx, by), (mx - nx, my - ny), (tx, ty), (mx + nx, my + ny))
            pen.line((bx, by), (bx + (tx - bx) * 0.85, by + (ty - by) * 0.85))
        pen.blob((x - w * 0.34, y), (x - w * 0.32, y - w * 0.38), (x, y - w * 0.46), (x + w * 0.32, y - w * 0.38),
                 (x + w * 0.34, y))
        pen.blob((x - w * 0.7, y + w * 0.02), (x, y - w * 0.1), (x + w * 0.7, y + w * 0.02), (x, y + w * 0.1))
    elif kind == "witch":
        pen.blob((x - w * 0.33, y), (x - w * 0.1, y - w * 0.6), (x + w * 0.22, y - w * 1.05),
            (x + w * 0.34, y - w * 0.95),
                 (x + w * 0.2, y - w * 0.6), (x + w * 0.33, y))
        pen.blob((x - w * 0.72, y + w * 0.03), (x, y - w * 0.12), (x + w * 0.72, y + w * 0.03), (x, y + w * 0.1))
        pen.box(x - w * 0.08, y - w * 0.26, w * 0.16, w * 0.14)
    elif kind == "beanie":
        pen.oval(x, y - w * 0.62, w * 0.15)
        cap = pen.blob((x - w * 0.45, y), (x - w * 0.36, y - w * 0.36), (x, y - w * 0.52), (x + w * 0.36, y - w * 0.36),
                       (x + w * 0.45, y))
        pen.stripes(cap, w * 0.18)
        pen.box(x - w * 0.48, y - w * 0.12, w * 0.96, w * 0.18)


def leg(pen: Pen, x: float, y0: float, y1: float, w: float = 5, foot: float = 2) -> None:
    """A stubby leg with a little foot towards the right."""
    pen.poly((x - w / 2, y0), (x - w / 2, y1), (x + w / 2 + foot, y1), (x + w / 2, y1 - w * 0.5), (x + w / 2, y0))


def legs_row(pen: Pen, x0: float, x1: float, y0: float, y1: float, n: int, w: float = 5, foot: float = 2) -> None:
    """A row of legs spread under a body."""
    for i in range(n):
        x = (x0 + x1) / 2 if n == 1 else x0 + (x1 - x0) * i / (n - 1)
        leg(pen, x, y0, y1, w, foot)


def wheel(pen: Pen, x: float, y: float, r: float, spokes: int = 0) -> None:
    pen.oval(x, y, r)
    pen.oval(x, y, r * 0.25)
    for i in range(spokes):
        a = math.tau * i / spokes
        pen.line((x + r * 0.25 * math.cos(a), y + r * 0.25 * math.sin(a)),
                 (x + r * 0.95 * math.cos(a), y + r * 0.95 * math.sin(a)))


def ring(x: float, y: float, r: float, n: int, start: float = -90) -> list[Point]:
    """`n` points around a centre."""
    return [(x + r * math.cos(math.radians(start + 360 * i / n)), y + r * math.sin(math.radians(start + 360 * i / n)))
            for i in range(n)]


def spread(low: float, high: float, n: int) -> list[float]:
    """`n` places evenly spread between two ends, with half a step of margin."""
    return [low + (high - low) * (i + 0.5) / n for i in range(n)]


__all__ = ["EXPRESSION", "FEATHERS", "HAT", "HEAD", "OUTFIT", "PATTERN", "Noun", "count", "eye", "face", "hat", "leg",
    "legs",
           "legs_row", "number", "ring", "spread", "standing_legs", "wheel"]
