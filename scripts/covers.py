"""Writes what a box must say on its cover, and cuts the covers to the sizes a shelf shows.

    python -m scripts.covers            from docs/pictures/covers into each game's folder
    python -m scripts.covers --large    on the large covers too

The label says how many play and how long. It uses the sturdy cut of the titles, because it is read at a fifth of its
size.
A box without a cover stands on the shelf in plain cardboard, with its drawing.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from ludoteca.rules.registry import game as find_game
from ludoteca.rules.registry import games

ROOT = Path(__file__).resolve().parents[1]
LARGE = ROOT / "docs" / "pictures" / "covers"
GAMES = ROOT / "client" / "src" / "games"
# Width in pixels and quality of each size.
SIZES = {300: {"avif": 40, "webp": 62}, 450: {"avif": 42, "webp": 64}, 600: {"avif": 46, "webp": 66}}
# The label on the large cover: its place, background and text colour.
LABEL = (53, 1088, 456, 1160)
DAY, NIGHT = ("#FDF6E9", "#231F1A"), ("#171216", "#FDF6E9")
LABELS = {
    "canvas": (LABEL, DAY), "duplik": ((53, 1088, 461, 1160), DAY), "finestre": ((52, 1087, 459, 1161), NIGHT),
    "masterdice": ((52, 1087, 404, 1161), NIGHT), "polywords": (LABEL, DAY),
}
EDGE, SHARP = 5, 4                # the label's own edge stays; it is drawn so many times as large, then made smaller
FONT = ROOT / "client" / "src" / "kit" / "fonts" / "fraunces.woff2"


def facts(box: str) -> tuple[str, str]:
    inside = [find_game(each) for each in games() if find_game(each).box == box]
    fewest, most = min(each.seats[0] for each in inside), max(each.seats[-1] for each in inside)
    return str(most) if fewest == most else f"{fewest}–{most}", f"{max(each.minutes for each in inside)} min"


def labelled(cover: Image.Image, box: str) -> Image.Image:
    """The cover with a new label: a person icon with the number of players, a clock with the duration."""
    (left, top, right, bottom), (ground, ink) = LABELS[box]
    wide, tall = (right - left - 2 * EDGE) * SHARP, (bottom - top - 2 * EDGE) * SHARP
    label = Image.new("RGB", (wide, tall), ground)
    pen = ImageDraw.Draw(label)
    middle, unit = tall / 2, tall / 62
    players, minutes = facts(box)
    room = wide - (160 + 27 * ("–" in players)) * unit
    fonts = (ImageFont.truetype(str(FONT), round(size * unit)) for size in range(47, 20, -1))
    font = next(each for each in fonts if sum(each.getlength(part) for part in (*players.split("–"), minutes)) < room)
    x = 16 * unit
    pen.ellipse((x + 6 * unit, middle - 23 * unit, x + 26 * unit, middle - 3 * unit), fill=ink)
    pen.rounded_rectangle((x, middle + 1 * unit, x + 32 * unit, middle + 23 * unit), 10 * unit, fill=ink)
    pen.rectangle((x, middle + 13 * unit, x + 32 * unit, middle + 23 * unit), fill=ink)
    x = _written(pen, x + 41 * unit, middle, players, font, ink, unit) + 25 * unit
    pen.ellipse((x, middle - 21 * unit, x + 42 * unit, middle + 21 * unit), outline=ink, width=round(6 * unit))
    hands = [(x + 21 * unit, middle - 12 * unit), (x + 21 * unit, middle + unit), (x + 30 * unit, middle + 7 * unit)]
    pen.line(hands, fill=ink, width=round(5 * unit), joint="curve")
    _written(pen, x + 51 * unit, middle, minutes, font, ink, unit)
    small = label.resize((right - left - 2 * EDGE, bottom - top - 2 * EDGE), Image.Resampling.LANCZOS)
    shape = Image.new("L", (wide, tall), 0)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, wide - 1, tall - 1), tall / 2, fill=255)
    cover = cover.copy()
    cover.paste(small, (left + EDGE, top + EDGE), shape.resize(small.size, Image.Resampling.LANCZOS))
    return cover


def _written(
    pen: ImageDraw.ImageDraw, x: float, middle: float, words: str, font: ImageFont.FreeTypeFont, ink: str, unit: float,
) -> float:
    """Draw text from here on, with the dash between two numbers as thick as a stem; return its end."""
    for n, part in enumerate(words.split("–")):
        if n:
            pen.rectangle((x + 4 * unit, middle - 2 * unit, x + 22 * unit, middle + 4 * unit), fill=ink)
            x += 27 * unit
        pen.text((x, middle + 17 * unit), part, ink, font, anchor="ls")
        x += pen.textlength(part, font)
    return x


def main() -> None:
    for large in sorted(LARGE.glob("*.webp")):
        cover = Image.open(large).convert("RGB")
        if large.stem in LABELS:
            cover = labelled(cover, large.stem)
            if "--large" in sys.argv:
                cover.save(large, "WEBP", quality=92, method=6)
        for wide, kept in SIZES.items():
            cut = cover.resize((wide, wide * 4 // 3), Image.Resampling.LANCZOS)
            for form, quality in kept.items():
                path = GAMES / large.stem / f"cover-{wide}.{form}"
                cut.save(path, form.upper(), quality=quality, **({"method": 6} if form == "webp" else {"speed": 2}))
                print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
