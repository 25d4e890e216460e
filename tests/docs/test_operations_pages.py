"""The pages on failures and configuration agree with the code."""

from __future__ import annotations

import ast
import re
from xml.etree import ElementTree

import pytest

from ludoteca.cli import make_parser
from ludoteca.server.process.config_file import SETTINGS
from scripts import build_configuration
from tests.conformance.playouts import ROOT

FAILURES = ROOT / "docs" / "internals" / "failure-model.md"
CONFIGURATION = ROOT / "docs" / "internals" / "configuration.md"


def test_every_row_of_the_failure_model_names_a_test_that_exists() -> None:
    rows = [line for line in FAILURES.read_text("utf-8").splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 15
    for row in rows:
        named = re.findall(r"`(tests/[\w/.]+\.py)::(\w+)`", row)
        assert named, f"no test: {row}"
        for path, test in named:
            tree = ast.parse((ROOT / path).read_text("utf-8"))
            functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
            assert test in functions, f"{path} has no {test}"


def test_the_tables_of_the_configuration_page_are_those_of_the_code() -> None:
    page = CONFIGURATION.read_text("utf-8")
    assert build_configuration.built(page) == page, "run `python -m scripts.build_configuration`"


def test_every_option_of_serve_is_on_the_configuration_page() -> None:
    (commands,) = [action for action in make_parser()._actions if action.choices and "serve" in action.choices]
    options = {name for action in commands.choices["serve"]._actions      # type: ignore[index, union-attr]
               for name in action.option_strings if name.startswith("--")} - {"--help"}
    assert options == {each.flag for each in SETTINGS.values() if each.flag}


@pytest.mark.parametrize(("page", "picture"), [(FAILURES, "failures"), (CONFIGURATION, "configuration")])
def test_the_picture_has_a_title_and_follows_the_colour_scheme(page: object, picture: str) -> None:
    path = ROOT / "docs" / "pictures" / f"{picture}.svg"
    assert ElementTree.parse(path).getroot().find("{http://www.w3.org/2000/svg}title") is not None
    assert "prefers-color-scheme: dark" in path.read_text("utf-8")
    assert f"pictures/{picture}.svg" in (FAILURES if page == FAILURES else CONFIGURATION).read_text("utf-8")
