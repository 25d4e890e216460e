"""The library documents itself: every public name has a docstring, examples run, and the reference is generated."""

from __future__ import annotations

import doctest
import importlib.util
import inspect
from types import ModuleType
from typing import Any

import pytest

import ludoteca
from ludoteca import bots, rules
from ludoteca.rules import chance, game, refusal, registry, table, values
from tests.conformance.playouts import ROOT


def reference() -> Any:
    spec = importlib.util.spec_from_file_location("build_reference", ROOT / "scripts" / "build_reference.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.parametrize("module", [ludoteca, bots, chance, game, refusal, registry, table, values])
def test_the_examples_run(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted and not found.failed


def test_every_public_name_is_in_the_reference_with_words_of_its_own() -> None:
    told = [thing for _, _, things in reference().CHAPTERS for thing in things]
    public = {getattr(ludoteca, name) for name in ludoteca.__all__ if name not in ("bots", "games")}
    public |= {getattr(rules, name) for name in rules.__all__ if inspect.isclass(getattr(rules, name))} - {int}
    missing = [thing for thing in public if thing not in told]
    assert not missing
    for thing in told:
        assert thing.__doc__ and not thing.__doc__.startswith(f"{thing.__name__}("), thing
        for name, member in vars(thing).items() if inspect.isclass(thing) else ():
            plain = member.__func__ if isinstance(member, classmethod) else member
            if not name.startswith("_") and (inspect.isfunction(plain) or isinstance(plain, property)):
                assert plain.__doc__, f"{thing.__name__}.{name}"


def test_the_reference_says_what_the_code_says() -> None:
    made = reference()
    assert made.PAGE.read_text("utf-8") == made.page(), "run python scripts/build_reference.py"
