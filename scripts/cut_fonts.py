"""Cuts the house's fonts to what its pages use: Western letters, no hints, titles in one weight and one cut.

    python scripts/cut_fonts.py      (needs `pip install --group fonts` and the client's packages)

The cut files are kept in client/src/kit/fonts; letters beyond them come whole, from the files of latin-ext.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CLIENT = Path(__file__).resolve().parent.parent / "client"
PACKAGES = CLIENT / "node_modules"
CUT = CLIENT / "src" / "kit" / "fonts"
FRAUNCES = PACKAGES / "@fontsource-variable" / "fraunces" / "files"
ATKINSON = PACKAGES / "@fontsource" / "atkinson-hyperlegible" / "files"

# Written again in fonts.css as the range of the cut files.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2BB, 0x2BC, 0x2C6, 0x2DA, 0x2DC,
           *range(0x2013, 0x2015), *range(0x2018, 0x201F), 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2122,
           *range(0x2190, 0x2194), 0x2212, 0x2215]
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"]
# Titles are written between 560 and 720: one weight between them cannot be told from the others, and halves the file.
# One cut for all sizes, between that of a tag and that of a page's title, as on the boxes: it halves the file again.
TITLES = {"wght": 660.0, "opsz": 30.0}


def cut(source: Path, name: str, pinned: dict[str, float] | None = None) -> None:
    font = TTFont(source, recalcTimestamp=False)
    if pinned:
        font = instancer.instantiateVariableFont(font, pinned)
    options = subset.Options(hinting=False, layout_features=FEATURES, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(CUT / f"{name}.woff2")
    print(f"{name}: {source.stat().st_size} -> {(CUT / f'{name}.woff2').stat().st_size} bytes")


if __name__ == "__main__":
    CUT.mkdir(exist_ok=True)
    cut(FRAUNCES / "fraunces-latin-opsz-normal.woff2", "fraunces", TITLES)
    cut(FRAUNCES / "fraunces-latin-wght-italic.woff2", "fraunces-italic", {"wght": 400})
    for weight in (400, 700):
        for style in ("normal", "italic"):
            cut(ATKINSON / f"atkinson-hyperlegible-latin-{weight}-{style}.woff2", f"atkinson-{weight}-{style}")
