"""The tests themselves: every folder is a package, and no result depends on the machine's speed."""

from __future__ import annotations

import re

from tests.conformance.playouts import ROOT

TESTS = ROOT / "tests"


def test_every_folder_of_tests_is_a_package() -> None:
    bare = {page.parent for page in TESTS.rglob("*.py")} - {page.parent for page in TESTS.rglob("__init__.py")}
    assert not bare


def test_no_test_asserts_how_long_something_took() -> None:
    """Timings belong to docs/internals/benchmarks.md, with their command. A busy machine must not fail a test."""
    clock = re.compile(r"perf_counter|process_time|performance\.now")
    timed = [page.relative_to(TESTS) for page in TESTS.rglob("test_*.py")
             if page.name != "test_shape.py" and clock.search(page.read_text("utf-8"))]
    assert not timed
