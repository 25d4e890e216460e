"""The fair seed: the server commits first, players add numbers, the deal uses all of them, the end reveals all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca import cli
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import Table
from ludoteca.rules.fair_seed import Luck, Share, commitment_of, mixed
from ludoteca.server.persistence.log_codec import whole_log
from ludoteca.server.state.fair_seed import SeedShares
from tests.room.scene import EXAMPLES, bring_samples
from tests.web.people import site
from tests.web.test_positions import play_on
from tests.web.test_replays import get

ADDED = "a" * 32


async def test_the_deal_comes_from_the_house_and_from_the_players(tmp_path: Path) -> None:
    bring_samples()
    async with site() as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        table = (await ada.open_table("tris"))["table"]
        urn = (await ada.come(table))["room"]["urn"]
        assert urn["added"] == [] and len(urn["commitment"]) == 64
        for request in ({"type": "bot", "seat": 1, "level": "apprendista"}, {"type": "arrange", "order": [1, 0]}):
            assert (await ada.ask(**request))["type"] == "ok"
        await bea.come(table)                      # no seat is left: she is a spectator

        async def no(person: object, **asked: str) -> str:
            answer = await person.ask("luck", **asked)  # type: ignore[attr-defined]
            assert answer["type"] == "no" and answer["sentence"], answer
            return str(answer["code"])

        assert await no(bea, commitment=urn["commitment"], share=ADDED) == "not_seated"
        assert await no(ada, commitment="0" * 64, share=ADDED) == "urn_moved"
        assert await no(ada, commitment=urn["commitment"], share="not a number") == "malformed"
        assert (await ada.ask("luck", commitment=urn["commitment"], share=ADDED))["type"] == "ok"
        assert (await ada.ask("luck", commitment=urn["commitment"], share="b" * 32))["type"] == "ok", "the first stays"
        assert place.house.tables.rooms[table].announcer.room_view().urn.added == [1]  # type: ignore[union-attr]
        assert (await ada.ask("start"))["type"] == "ok"
        room = place.house.tables.rooms[table]
        shown = msgspec.json.encode(room.announcer.room_view()).decode()
        luck = room.round.table.luck  # type: ignore[union-attr]
        assert luck is not None and luck.commitment == urn["commitment"] and luck.shares == (Share(1, ADDED),)
        assert luck.secret not in shown and '"dealt"' in shown, "the secret stays one while the game is on"
        assert room.announcer.room_view().urn is None and commitment_of(luck.secret) == urn["commitment"]
        assert room.round.table.seed == mixed(luck.secret, luck.shares)  # type: ignore[union-attr]
        kept = whole_log(await place.house.store.entries(table, 1))
        assert Table.replay(kept).luck == luck, "it is in the log"
        await play_on(room, ada)
        assert room.announcer.room_view().urn.commitment != urn["commitment"], "another game, another secret"  # type: ignore[union-attr]
        link = (await get(ada, "/api/guests/me/games"))[0]["link"]
        log = await get(ada, f"/api/replays/{link}/log")
        assert log["luck"]["secret"] == luck.secret
        assert await no(ada, commitment=urn["commitment"], share=ADDED) == "urn_moved"
    verified(tmp_path, log)


def verified(folder: Path, log: dict[str, object]) -> None:
    """The whole game can be verified; a changed file cannot."""
    file = folder / "game.json"
    also = ["--also", str(EXAMPLES / "tris.py")]
    luck = msgspec.convert(log["luck"], Luck)
    other = msgspec.structs.replace(luck, secret="0" * 64)
    entries: list[dict[str, Any]] = log["entries"]  # type: ignore[assignment]
    marked = next(n for n, each in enumerate(entries) if each["events"])
    heard, *more = entries[marked]["events"]
    elsewhere = {**entries[marked], "events": [{**heard, "cell": 8 - heard["cell"] + 9}, *more]}
    for told, good in (
            ({**log, "entries": [*entries[:marked], elsewhere, *entries[marked + 1:]]}, False),
            ({**log, "entries": [{**each, "events": each["events"][1:]} for each in entries]}, False),
            ({**log, "entries": [{key: each[key] for key in each if key != "events"} for each in entries]}, True),
            (log, True), ({**log, "seed": "chosen"}, False), ({**log, "luck": msgspec.to_builtins(other)}, False),
            ({**log, "luck": {**msgspec.to_builtins(luck), "shares": []}}, False),
            ({**log, "outcome": {"scores": [9, 9], "winners": [0]}}, False), ({**log, "luck": None}, True),
            ({**log, "entries": [{"at": 0, "seat": 0, "move": {"type": "mark", "cell": 99}}]}, False)):
        file.write_bytes(msgspec.json.encode(told))
        assert cli.main(["verify", str(file), *also]) == (0 if good else 1), told
    assert cli.main(["verify", str(folder / "none.json")]) == 1


def test_an_urn_takes_one_number_of_each_under_its_own_commitment() -> None:
    urn = SeedShares()
    assert urn.add("ada", urn.commitment, ADDED) and not urn.add("ada", urn.commitment, "b" * 32)
    with pytest.raises(Refused):
        urn.add("bea", SeedShares().commitment, ADDED)


def test_every_share_and_its_seat_count() -> None:
    seeds = {mixed("s", shares) for shares in (
        (), (Share(0, "a"),), (Share(1, "a"),), (Share(0, "b"),), (Share(0, "a"), Share(1, "a")))}
    assert len(seeds) == 5
    assert mixed("s", (Share(1, "b"), Share(0, "a"))) == mixed("s", (Share(0, "a"), Share(1, "b")))
