"""A short version of `make pictures`: four screens of one game and a sheet, none of them blank."""

from __future__ import annotations

import asyncio
from pathlib import Path

from scripts import pictures


def test_the_first_phases_of_a_game_are_photographed(tmp_path: Path) -> None:
    (sheet,) = asyncio.run(pictures.main(["masterdice"], tmp_path, quick=True))
    taken = sorted(path.name for path in (tmp_path / "masterdice").glob("*.png"))
    assert sheet.exists() and len(taken) >= 2 * len(pictures.SCREENS)
    assert {name.rsplit("-", 1)[1] for name in taken} == {f"{screen}.png" for screen in pictures.SCREENS}
    blank = 6_000                                   # bytes; a blank page has fewer
    assert all((tmp_path / "masterdice" / name).stat().st_size > blank for name in taken)
