"""The OpenAPI page tells the truth: requests made up from it never find an answer it does not describe."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludoteca.server.http.openapi import page
from ludoteca.server.http.routes import ROUTES

from .people import Server

CHECKS = [
    schemathesis.checks.not_a_server_error, status_code_conformance, content_type_conformance,
    response_schema_conformance,
]
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(page(ROUTES)).get_all_operations()]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Server(Path(tmp_path_factory.mktemp("house")))
    yield asyncio.run(server.start())
    server.kill()


@pytest.fixture(scope="module")
def token(address: str) -> str:
    answer = requests.post(f"{address}/api/guests", json={"name": "Schema"}, timeout=10)
    return str(answer.json()["token"])


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_described(operation: Any, address: str, token: str) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=15, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))
    def knock(case: schemathesis.Case) -> None:
        response = case.call(base_url=address, headers={"Authorization": f"Bearer {token}"})
        case.validate_response(response, checks=CHECKS)

    knock()


def test_the_served_page_is_the_one_tested(address: str) -> None:
    served = requests.get(f"{address}/api/openapi.json", timeout=10).json()
    assert served["paths"].keys() == page(ROUTES)["paths"].keys()
