"""Distribution of tests: those that share an expensive fixture (wheel, browser, database, games) run in one process."""

from __future__ import annotations

import pytest

from tests.conftest import group_of

MET: list[str] = []


@pytest.mark.parametrize("half", ["first", "second"])
def test_tests_that_share_something_meet_in_one_process(half: str, request: pytest.FixtureRequest) -> None:
    """This file is one of those that are kept in one process, whatever the number of processes."""
    MET.append(half)
    before = [each.name for each in request.session.items if each.path == request.path and half != "first"]
    assert len(MET) == 2 or not any("[first]" in name for name in before)


def test_tests_are_grouped_by_their_fixture() -> None:
    browser, games = "tests/browser/test_words.py", "tests/conformance/test_games.py::test_it_holds"
    assert group_of(f"{browser}::test_one") == group_of(f"{browser}::test_other[it]") == browser
    assert group_of(f"{games}[duplik-secrets]") == group_of(f"{games}[duplik-words]")
    assert group_of(f"{games}[canvas-secrets]") != group_of(f"{games}[duplik-secrets]")
    assert group_of("tests/store/test_every_store.py::test_a[postgres-1]") == "postgres"
    assert group_of("tests/store/test_every_store.py::test_a[sqlite-1]").endswith("test_a[sqlite-1]")
