"""Unique names: no two classes and no two modules of the server have the same name."""

from __future__ import annotations

import ast
from collections import defaultdict

from tests.conformance.test_imports import MODULES

# Modules that may share a name, each with its reason. At most five in all, classes included.
SAME_MODULE = {
    "daily": "rules of a daily deal, and its resource /api/daily",
    "guests": "guests of a house, and their resource /api/guests",
    "context": "what a connection needs, and the HTTP server that provides it",
}
ANY_NAME = ("games", "arena")                                      # names inside games and experiments do not count


def classes() -> dict[str, set[str]]:
    """For each class name, the modules that define it."""
    found = defaultdict[str, set[str]](set)
    for name, page in MODULES.items():
        for node in ast.parse(page.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].add(name)
    return found


def shared_classes() -> dict[str, set[str]]:
    """Class names defined in more than one module of the server."""
    everywhere = {name: {each for each in places if not each.startswith(ANY_NAME)}
                  for name, places in classes().items()}
    return {name: places for name, places in everywhere.items()
            if len(places) > 1 and any(each.startswith("server.") for each in places)}


def shared_modules() -> dict[str, set[str]]:
    found = defaultdict[str, set[str]](set)
    for name, page in MODULES.items():
        if name.startswith("server.") and page.name != "__init__.py":
            found[name.rpartition(".")[2]].add(name)
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_two_classes_share_a_name() -> None:
    assert not shared_classes()


def test_no_two_modules_share_a_name() -> None:
    assert shared_modules().keys() == SAME_MODULE.keys() and len(SAME_MODULE) <= 5
