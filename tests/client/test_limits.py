"""Limits and close codes: client and server agree, and every code that the server sends is listed."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.protocol import limits
from ludoteca.protocol.refusals import CODES
from tests.client.bundle import NODE, bundled
from tests.conformance.playouts import ROOT

EARLIER = {"table_gone"}           # sent by earlier servers only


@cache
def client() -> dict[str, Any]:
    page = bundled(Path(__file__).with_name("limits.ts"))
    found: dict[str, Any] = json.loads(subprocess.run([NODE, page], capture_output=True, check=True).stdout)
    return found


def test_the_client_has_the_servers_limits() -> None:
    ours = {name: sorted(value) if isinstance(value, frozenset) else value
            for name, value in vars(limits).items() if name.isupper()}
    theirs = client()["limits"]
    assert {name: theirs[name] for name in ours} == ours
    assert theirs["SETTING_BOUNDS"] == {
        "tables": [0, 1_000_000], "tables_per_guest": [1, 1_000], "newcomers": [1, 100_000]}


def test_the_clients_socket_comes_back_after_the_same_codes() -> None:
    assert client()["back"] == sorted(limits.RETRY_CODES)


def test_every_code_the_server_closes_with_is_final_or_not() -> None:
    said = set()
    for page in (ROOT / "src" / "ludoteca" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(page.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and \
                    node.func.attr in ("goodbye", "dismiss"):
                said |= set(re.findall(r"Refused\(['\"](\w+)", ast.unparse(node)))
    assert len(said) > 8 and said <= limits.FINAL_CODES | limits.RETRY_CODES
    assert not limits.FINAL_CODES & limits.RETRY_CODES
    assert (limits.FINAL_CODES | limits.RETRY_CODES) - EARLIER <= CODES


def test_the_protocol_page_lists_the_codes() -> None:
    text = (ROOT / "docs" / "protocol" / "protocol.md").read_text("utf-8")
    final = re.search(r"`goodbye`[^`]*`([a-z_ ]+)` \(do not come back by\s+yourself\), `([a-z_ ]+)` \(do\)", text)
    assert final is not None
    assert set(final[1].split()) == limits.FINAL_CODES and set(final[2].split()) == limits.RETRY_CODES
