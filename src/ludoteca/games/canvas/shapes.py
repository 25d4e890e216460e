"""SVG sanitizer: rebuilds a drawing from known shapes, numbers and colours.

The drawing is shown inside other players' pages, so this is an allowlist. An element, attribute or value that is not in
the grammar below is refused, also in CSS with escapes. The output is written from the parsed values, never copied from
the input.
"""

from __future__ import annotations

import re
from xml.etree import ElementTree

LENGTH = 40_000
DEPTH = 40

SHAPES = frozenset({
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "clipPath", "title",
    "linearGradient", "radialGradient", "stop",
})  # fmt: skip

_NUMBERS = re.compile(r"[-+0-9.eE%,\s]{0,2000}(px)?")
_PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]*")
_TRANSFORM = re.compile(r"((matrix|translate|scale|rotate|skewX|skewY)\s*\([-+0-9.eE,\s]*\)[\s,]*)*")
_COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,24}|(rgb|hsl)a?\([-0-9.%,\s/a-z]{0,60}\)|url\(\s*#[\w-]{1,60}\s*\)")
_REFERENCE = re.compile(r"none|url\(\s*#[\w-]{1,60}\s*\)")
_NAME = re.compile(r"[\w-]{1,60}", re.ASCII)
_KEYWORD = re.compile(r"[a-zA-Z][a-zA-Z -]{0,40}")

_GRAMMAR: dict[str, re.Pattern[str]] = {
    **dict.fromkeys((
        "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height", "viewBox",
        "offset", "opacity", "fill-opacity", "stop-opacity", "stroke-opacity", "stroke-width", "stroke-dasharray",
        "stroke-dashoffset", "stroke-miterlimit",
    ), _NUMBERS),
    **dict.fromkeys(("transform", "gradientTransform"), _TRANSFORM),
    **dict.fromkeys(("fill", "stroke", "stop-color"), _COLOUR),
    **dict.fromkeys((
        "fill-rule", "clip-rule", "stroke-linecap", "stroke-linejoin", "gradientUnits", "clipPathUnits", "spreadMethod",
        "paint-order",
    ), _KEYWORD),
    "d": _PATH, "points": _PATH, "clip-path": _REFERENCE, "id": _NAME,
}  # fmt: skip
_STYLES = frozenset({
    "fill", "stroke", "stop-color", "opacity", "fill-opacity", "stop-opacity", "stroke-opacity", "stroke-width",
    "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "stroke-linecap", "stroke-linejoin", "fill-rule",
    "clip-rule", "clip-path", "paint-order",
})  # fmt: skip
_ESCAPE = re.compile(r"\\(?:([0-9a-fA-F]{1,6})\s?|(.))", re.DOTALL)
_COMMENT = re.compile(r"/\*.*?(\*/|$)", re.DOTALL)


class BadDrawing(ValueError):
    """A drawing that cannot be shown: the detail of a refusal, and its facts."""

    def __init__(self, detail: str, **facts: object) -> None:
        super().__init__(detail)
        self.detail, self.facts = detail, facts


def redrawn(art: str) -> str:
    """Return the sanitized drawing, or raise BadDrawing. Sanitizing twice gives the same result."""
    if len(art) > LENGTH:
        raise BadDrawing("deck_long_drawing", most=LENGTH)
    if "<!" in art or "<?" in art:
        raise BadDrawing("deck_more_than_shapes")
    try:
        root = ElementTree.fromstring(f"<g>{art}</g>")  # it contains no doctype or entity, see above
    except (ElementTree.ParseError, ValueError):
        raise BadDrawing("deck_broken_drawing") from None
    return "".join(ElementTree.tostring(_redraw(child, 1), encoding="unicode") for child in root)


def _redraw(element: ElementTree.Element, depth: int) -> ElementTree.Element:
    tag = element.tag.rpartition("}")[2] if isinstance(element.tag, str) else "?"
    if tag not in SHAPES:
        raise BadDrawing("deck_shape", shape=tag[:40])
    if depth > DEPTH:
        raise BadDrawing("deck_deep_drawing", most=DEPTH)
    drawn = ElementTree.Element(tag)
    for name, value in element.attrib.items():
        plain = name.rpartition("}")[2]
        if plain == "style":
            for each, meant in _declarations(value):
                drawn.set(each, meant)
        else:
            drawn.set(plain, _understood(plain, value))
    if tag == "title":
        drawn.text = (element.text or "")[:200]
    drawn.extend([_redraw(child, depth + 1) for child in element])
    return drawn


def _understood(name: str, value: str) -> str:
    """The value as a browser reads it, if the grammar allows it."""
    meant = resolve_escapes(value).strip()
    grammar = _GRAMMAR.get(name)
    if grammar is None or grammar.fullmatch(meant) is None:
        raise BadDrawing("deck_attribute", name=name[:40], value=value[:40])
    return meant


def _declarations(style: str) -> list[tuple[str, str]]:
    found = []
    for each in _COMMENT.sub(" ", style).split(";"):
        name, colon, value = each.partition(":")
        name = resolve_escapes(name).strip().lower()
        if not colon and not name:
            continue
        if name not in _STYLES:
            raise BadDrawing("deck_attribute", name="style", value=each.strip()[:40])
        found.append((name, _understood(name, value)))
    return found


def resolve_escapes(text: str) -> str:
    """Return CSS with escapes resolved, as a browser reads it: u\\72l is url."""
    def sign(found: re.Match[str]) -> str:
        if found[1] is None:
            return found[2]
        number = int(found[1], 16)
        return chr(number) if 0 < number < 0x110000 and not 0xD800 <= number < 0xE000 else "\ufffd"

    return _ESCAPE.sub(sign, text)
