"""The OpenAPI description is right: requests generated from it get only responses that it describes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludoteca.protocol.game_schemas import game_schemas
from ludoteca.protocol.merge_patch import bare, plain
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.registry import games
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
    def send(case: schemathesis.Case) -> None:
        response = case.call(base_url=address, headers={"Authorization": f"Bearer {token}"})
        case.validate_response(response, checks=CHECKS)

    send()


def test_the_served_page_is_the_one_tested(address: str) -> None:
    served = requests.get(f"{address}/api/openapi.json", timeout=10).json()
    assert served["paths"].keys() == page(ROUTES)["paths"].keys()


def check(schema: dict[str, Any], value: object) -> None:
    jsonschema.Draft202012Validator(schema).validate(json.loads(json.dumps(value)))


@pytest.mark.parametrize("id", games(shelf=False))
def test_moves_events_and_views_of_whole_games_fit_their_schemas(id: str) -> None:
    """As they travel: a view as a client holds it after patches, that is without nulls."""
    schemas, table, chance = game_schemas(find_game(id)), Table(id, seed=1), Chance.stream("schemas", id)
    check(schemas["options"], plain(table.options))
    for _ in range(60):
        if table.outcome is not None:
            break
        for seat in (None, *range(table.seats)):
            check(schemas["view"], bare(plain(table.view(seat))))
        seats = sorted(table.actors)
        if seats:
            seat = chance.pick(seats)
            move = plain(table.sample(seat, chance))
            check(schemas["move"], move)
            step = table.play(seat, move)
        else:
            step = table.expire()
        for told in step.events:
            check(schemas["event"], plain(told.event))
    assert table.position


def test_the_description_has_the_schemas_of_every_game_and_each_reference_leads_somewhere() -> None:
    described = page(ROUTES)
    known = described["components"]["schemas"]
    for id in games(shelf=False):
        assert {f"{id}.{part}" for part in ("Options", "Move", "Event", "View")} <= known.keys()
    references = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(described)))
    assert len(references) > 100 and references <= known.keys()


def test_a_games_schemas_are_served(address: str) -> None:
    served = requests.get(f"{address}/api/games/masterdice/schema", timeout=10)
    assert served.json().keys() == {"options", "move", "event", "view"} and served.headers["ETag"]
    assert requests.get(f"{address}/api/games/nothing/schema", timeout=10).status_code == 404
