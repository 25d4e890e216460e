"""The marks a plate is made of, and the line of text each of them is on the wire.

A plate is text, one mark a line: an operation, options (a letter and a number), points. The client reads the same text.

    O fk w4.2 300,70! 424,64! 430,178!      a closed form filled with ink, its outline 4.2 wide
    T w4 690,520:44 580,484:30 492,502:17   a limb: joints with radii, open at the root
    L w2.4 t.3:.6 120,40 180,60             a free stroke that swells and leaves
    E w3 662,172 ...                        an eye: where it looks, how far the lid is down
    H, G, D                                 hatching all over a form, a shadow on the ground, a dot
    [ points ... ]                          what lies between is seen only inside this form
    ( name ... )                            what lies between belongs to the part of that name
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.games.duplik.ink.curves import Knot

Op = Literal["O", "T", "L", "E", "H", "G", "D", "[", "]", "(", ")"]
Hatch = tuple[float, float, float, float, float]  # length, gap, limit of the light, angle, width


class Mark(msgspec.Struct, frozen=True):
    """One mark in paper units. Colours: k ink, p paper, s the spot colour, t its tint, nothing for none."""

    op: Op
    points: tuple[Knot, ...] = ()
    name: str = ""
    w: float = 0                             # width of the outline or stroke; 0 draws none
    ink: str = "k"
    fill: str = ""
    spot: str = ""                           # a second fill, printed off register by `shift`
    shift: tuple[float, float] = (3, 2.5)
    halo: float = 0
    hatch: Hatch | None = None
    shine: float = 0                         # highlights scratched along the lit edge, this far inside
    light: float = 0.55
    taper: tuple[float, float] = (0, 0)
    nib: float = 0.5
    wobble: float = 1
    root: float = 0                          # tubes: how much of the line fades where it leaves the body
    caps: int = 1                            # tubes: 1 the end is round, 2 the root, 3 both
    gap: float = 0
    angle: float = 0
    jitter: float = 0.25
    look: tuple[float, float] = (0, 0)       # eyes: where the pupil stands, -1 to 1
    lid: float = 0                           # eyes: 0 open, 1 shut
    size: tuple[float, float] = (0, 0)       # eyes, dots and shadows
    pupil: float = 0.42


_NUMBERS = {"w": "w", "h": "halo", "x": "shine", "l": "light", "n": "nib", "b": "wobble", "r": "root", "q": "caps",
            "g": "gap", "a": "angle", "j": "jitter", "d": "lid", "u": "pupil"}
_COLOURS = {"i": "ink", "f": "fill", "c": "spot"}
_GROUPS = {"m": "shift", "t": "taper", "o": "look", "z": "size", "e": "hatch"}
_USUAL = Mark("O")


def _field_codes(letters: dict[str, str]) -> tuple[tuple[str, int, object], ...]:
    """Each letter with the index of its field in a mark, and the default, which is not written."""
    return tuple((letter, Mark.__struct_fields__.index(field), getattr(_USUAL, field))
                 for letter, field in letters.items())


_WORDS, _FIGURES, _LISTS = (_field_codes(letters) for letters in (_COLOURS, _NUMBERS, _GROUPS))


def _number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _place(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def write(mark: Mark) -> str:
    """The mark as its line of text."""
    words: list[str] = [mark.op]
    if mark.name:
        words.append(mark.name)
    fields = msgspec.structs.astuple(mark)
    words += [letter + fields[i] for letter, i, usual in _WORDS if fields[i] != usual]
    words += [letter + _number(fields[i]) for letter, i, usual in _FIGURES if fields[i] != usual]
    words += [letter + ":".join(_number(v) for v in fields[i]) for letter, i, usual in _LISTS if fields[i] != usual]
    for x, y, third in mark.points:
        end = f":{_place(third)}" if mark.op == "T" else "!" if third else ""
        words.append(f"{_place(x)},{_place(y)}{end}")
    return " ".join(words)


def read(line: str) -> Mark:
    """The mark of a line of text."""
    op, *words = line.split()
    if op == "(":
        return Mark("(", name=line[2:])
    found: dict[str, object] = {}
    points: list[Knot] = []
    for word in words:
        if "," in word:
            x, _, rest = word.partition(",")
            y, _, radius = rest.partition(":")
            points.append((float(x), float(y.rstrip("!")), float(radius) if radius else float(y.endswith("!"))))
        elif word[0] in _COLOURS:
            found[_COLOURS[word[0]]] = word[1:]
        elif word[0] in _NUMBERS:
            found[_NUMBERS[word[0]]] = float(word[1:])
        else:
            found[_GROUPS[word[0]]] = tuple(float(v) for v in word[1:].split(":"))
    return Mark(op, points=tuple(points), **found)  # type: ignore[arg-type]
