"""The page about requests and moves lists the functions that a real move passes."""

from __future__ import annotations

from scripts.move_path import listed, path


def test_the_page_lists_what_a_real_move_passes() -> None:
    assert path() == listed(), "python -m scripts.move_path --update"
