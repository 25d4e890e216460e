"""Cuts the covers of the boxes to the sizes a shelf shows: from docs/pictures/covers into each game's folder.

    python -m scripts.covers

A box without a cover stands on the shelf in plain cardboard, with its drawing.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
LARGE = ROOT / "docs" / "pictures" / "covers"
GAMES = ROOT / "client" / "src" / "games"
# How wide, and how finely each is kept.
SIZES = {300: {"avif": 40, "webp": 62}, 450: {"avif": 42, "webp": 64}, 600: {"avif": 46, "webp": 66}}


def main() -> None:
    for large in sorted(LARGE.glob("*.webp")):
        cover = Image.open(large).convert("RGB")
        for wide, kept in SIZES.items():
            cut = cover.resize((wide, wide * 4 // 3), Image.Resampling.LANCZOS)
            for form, quality in kept.items():
                path = GAMES / large.stem / f"cover-{wide}.{form}"
                cut.save(path, form.upper(), quality=quality, **({"method": 6} if form == "webp" else {"speed": 2}))
                print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
