"""Capacity page: docs/host/scale.md agrees with its arithmetic, and the simulation behaves."""

from __future__ import annotations

from scripts.scale import DISK, PEOPLE, ROOT, needs, simulate


def test_the_page_says_what_the_arithmetic_says() -> None:
    page = (ROOT / "docs" / "host" / "scale.md").read_text("utf-8")
    for people in PEOPLE:
        each = needs(people)
        assert f"| {people:,} | {each.moves:,.0f} | {each.owners:.1f} | {each.processes} |" in page


def test_a_busier_database_keeps_moves_waiting_longer_and_has_fuller_groups() -> None:
    idle, busy = (simulate(moves, 4, 2, DISK, 2_000) for moves in (100, 20_000))
    assert idle.p50 < busy.p50 and idle.group < busy.group and idle.busy < 0.1 < 0.9 < busy.busy
    assert idle.p50 >= 1000 * DISK
