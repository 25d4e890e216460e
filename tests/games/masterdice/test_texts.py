"""Texts of Masterdice: each key that the board uses exists in both languages, and no key is unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.rules.texts import ORIGINALS

ROOT = Path(__file__).parents[3]
BOARD = ROOT / "client" / "src" / "games" / "masterdice"
TEXTS = ROOT / "src" / "ludoteca" / "games" / "masterdice" / "texts"


def asked() -> tuple[set[str], set[str]]:
    """The complete keys that the board names, and the prefixes of keys it composes."""
    source = "".join(page.read_text("utf-8") for page in sorted([*BOARD.glob("*.svelte"), *BOARD.glob("*.ts")]))
    whole = set(re.findall(r"'(board-[a-z-]+)'", source))
    begun = set(re.findall(r"`(board-[a-z-]*)\$\{", source))
    return whole, begun


@pytest.mark.parametrize("language", ORIGINALS)
def test_the_board_never_lacks_a_word_and_none_is_left_over(language: str) -> None:
    written = set(re.findall(r"^(board-[a-z-]+) =", (TEXTS / f"{language}.ftl").read_text("utf-8"), re.M))
    whole, begun = asked()
    colours = {f"board-{colour}" for colour in ("blue", "red", "yellow", "green")}
    assert not whole - written, "missing"
    for start in begun:
        assert any(key.startswith(start) for key in written), start
    parts = begun - {"board-"}
    left = {key for key in written - whole - colours if not any(key.startswith(start) for start in parts)}
    assert not left, "left over"
    assert colours <= written
