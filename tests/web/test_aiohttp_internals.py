"""The internals of aiohttp that we use are unchanged since the tested versions."""

from __future__ import annotations

import tomllib

import aiohttp
import pytest
from aiohttp import web, web_protocol
from packaging.specifiers import SpecifierSet

from ludoteca.server.runtime.aiohttp_internals import TESTED, changed
from tests.conformance.playouts import ROOT


def test_this_aiohttp_has_been_tested() -> None:
    assert aiohttp.__version__ in SpecifierSet(TESTED), (
        f"aiohttp {aiohttp.__version__} has not been tested: run the tests of tests/web with it, then extend TESTED in "
        "server/runtime/aiohttp_internals.py and the range in pyproject.toml")


def test_pyproject_asks_for_the_tested_versions() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert f"aiohttp{TESTED}" in asked


def test_the_internals_are_there() -> None:
    assert not changed(), "\n".join(changed())


def test_a_changed_internal_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def set_parser(self: web_protocol.RequestHandler[web.Request], reader: object) -> None: ...

    monkeypatch.setattr(web_protocol.RequestHandler, "set_parser", set_parser)
    (sentence,) = changed()
    assert sentence.startswith("aiohttp has changed: RequestHandler.set_parser takes other arguments")


def test_no_other_module_uses_them() -> None:
    for page in (ROOT / "src" / "ludoteca" / "server").rglob("*.py"):
        if page.name != "aiohttp_internals.py":
            text = page.read_text("utf-8")
            for name in ("_payload_parser", "_message_tail", "aiohttp._", "_post_start", "set_parser"):
                assert name not in text, f"{page.name} uses {name}"
