"""Pictures of plates to look at: one plate, a contact sheet, or all poses of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from ludoteca.games.duplik.ink import Art
from tools.duplik_plates import raster, sheets
from tools.duplik_plates.inking import ink

FONT = Path(__file__).resolve().parents[2] / "client" / "src" / "kit" / "fonts" / "atkinson-400-normal.woff2"
COLUMNS, WIDTH, HEIGHT, GAP, CAPTION = 4, 600, 450, 12, 26     # of a contact sheet, in pixels
DESK = (232, 222, 202)                                         # the colour under the plates


class Titled(NamedTuple):
    """A plate and its title on a contact sheet."""

    title: str
    plate: str


def one(plate: str, png: str, width: int) -> None:
    """Save a picture of one plate."""
    raster.picture(ink(plate), width).save(png)
    print(png)


def poses(name: str, png: str) -> None:
    """Save a picture of all poses of a kind, or of a group of kinds."""
    art = Art()
    sheets.draw(art, name)
    one(art.plate, png, 1000)


def contact_sheet(plates: Sequence[Titled], png: str, beside: str = "") -> None:
    """Save small pictures of many plates, with another picture below them for comparison if one is named."""
    font = ImageFont.truetype(str(FONT), 18)
    rows = -(-len(plates) // COLUMNS)
    size = (COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + CAPTION + GAP) + GAP)
    sheet = Image.new("RGB", size, DESK)
    pen = ImageDraw.Draw(sheet)
    for i, each in enumerate(plates):
        left, top = GAP + i % COLUMNS * (WIDTH + GAP), GAP + i // COLUMNS * (HEIGHT + CAPTION + GAP)
        sheet.paste(raster.picture(ink(each.plate), WIDTH), (left, top))
        pen.text((left + 4, top + HEIGHT + 4), each.title, fill=raster.COLOURS["k"], font=font)
    if beside:
        other = Image.open(beside).convert("RGB")
        other = other.resize((sheet.width, other.height * sheet.width // other.width))
        both = Image.new("RGB", (sheet.width, sheet.height + other.height))
        both.paste(sheet, (0, 0))
        both.paste(other, (0, sheet.height))
        sheet = both
    sheet.save(png)
    print(f"{len(plates)} plates: {png}")
