"""The request `moves`: a program without its own rules receives its legal moves."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tests.web.people import Visitor, site

NUMBERS = count(1)


async def ask(visitor: Visitor, **fields: Any) -> dict[str, Any]:
    """Return the list, which is sent before the `ok`."""
    assert visitor.socket is not None
    id = f"moves-{next(NUMBERS)}"
    await visitor.socket.send_json({"type": "moves", "id": id, **fields})
    found = await visitor.hear("moves", "no")
    if found["type"] == "moves":
        assert (await visitor.hear("ok"))["id"] == found["id"] == id
    return found


async def begin(host: Visitor, game: str, **asked: Any) -> None:
    table = await host.open_table(game, **asked)
    await host.come(table["table"])
    for chair in range(1, asked.get("seats", 2)):
        await host.ask("bot", seat=chair, level="apprendista")
    assert (await host.ask("start"))["type"] == "ok"


async def test_every_move_listed_is_legal_and_a_whole_game_can_be_played_with_them() -> None:
    async with site() as house:
        ada, bea = await house.visit("Ada"), await house.visit("Bea")
        table = (await ada.open_table("tris"))["table"]
        await ada.come(table)
        await bea.come(table)
        assert (await ask(ada))["code"] == "game_not_on"
        assert (await ada.ask("start"))["type"] == "ok"
        for turn in range(5):
            mover, other = (ada, bea) if turn % 2 == 0 else (bea, ada)
            listed = await ask(mover)
            assert listed["version"] == turn and len(listed["moves"]) == 9 - turn and "more" not in listed
            assert (await ask(other))["moves"] == [], "not their turn"
            assert (await mover.ask("move", move=listed["moves"][0]))["type"] == "ok"


async def test_a_long_list_is_cut_and_says_so() -> None:
    async with site() as house:
        ada = await house.visit("Ada")
        await begin(ada, "canvas", seats=1, options={"solo": "puzzle"})
        whole = await ask(ada)
        assert len(whole["moves"]) > 2 and "more" not in whole
        cut = await ask(ada, most=2)
        assert cut["moves"] == whole["moves"][:2] and cut["more"]


async def test_words_and_drawings_are_not_listed() -> None:
    async with site() as house:
        ada = await house.visit("Ada")
        await begin(ada, "palla", seats=2, options={"hourglass": 0, "referee": "auto"})
        found = await ask(ada)
        assert found["type"] == "moves" and "moves" not in found


@pytest.mark.parametrize("most", [0, 2001])
async def test_a_spectator_has_no_moves_and_the_number_has_bounds(most: int) -> None:
    async with site() as house:
        ada, eva = await house.visit("Ada"), await house.visit("Eva")
        table = (await ada.open_table("tris"))["table"]
        await ada.come(table)
        await eva.come(table, watch=True)
        await ada.ask("bot", seat=1, level="apprendista")
        assert (await ada.ask("start"))["type"] == "ok"
        assert (await ask(eva))["code"] == "not_seated"
        assert (await ask(ada, most=most))["code"] == "malformed"
