"""Replays of finished games: who may see them, what each viewer sees, where a new game may begin, what stays secret."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.protocol.http_history import SentReplay
from ludoteca.protocol.merge_patch import bare, merged, plain
from ludoteca.rules import Table
from ludoteca.server.history.positions import taken_in
from ludoteca.server.house.limits import Limits
from ludoteca.server.http.api.history import statistics
from tests.room.scene import bring_samples
from tests.store.failing_store import FailingStore

from .people import Site, Visitor, site
from .test_positions import play_on, played, refused, tris_with_a_bot


@pytest.fixture(autouse=True)
def samples() -> None:
    bring_samples()


async def get(person: Visitor, path: str, status: int = 200, known: bool = True) -> Any:
    async with person.http.get(path, headers=person.headers if known else {}) as answer:
        assert answer.status == status, (answer.status, await answer.text())
        return msgspec.json.decode(await answer.read())


async def a_game(place: Site, person: Visitor) -> str:
    """The link of a finished game of tris with a bot."""
    await tris_with_a_bot(place, person)
    games = await get(person, "/api/guests/me/games")
    return str(games[0]["link"])


def whole(game: str, **more: Any) -> Table:
    """A complete game, played by the library."""
    table = ludoteca.Table(game, **more)
    while table.outcome is None:
        seat = min(table.actors, default=None)
        if seat is None:
            table.expire()
        else:
            table.play(seat, table.sample(seat), at=table.now + 250)
    return table


async def bring(person: Visitor, log: dict[str, Any], **more: Any) -> str:
    async with person.http.post("/api/replays", json={**log, **more}, headers=person.headers) as answer:
        told = await answer.json()
        assert answer.status == 201, told
        return str(told["link"])


async def test_who_played_finds_the_game_and_whoever_has_the_link_sees_it() -> None:
    async with site() as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        table = await tris_with_a_bot(place, ada)
        await ada.ask("say", text="bella partita")
        mine = await get(ada, "/api/guests/me/games")
        assert [(each["game"], each["seat"], each["kinds"], each["counts"]) for each in mine] == [
            ("tris", 1, ["bot", "person"], True)]
        assert await get(bea, "/api/guests/me/games") == []
        link = mine[0]["link"]
        assert link not in table and (await ada.come(table))["ending"]["replay"] == link
        seen = await get(ada, f"/api/replays/{link}")
        assert seen["seat"] == 1 and seen["chairs"][1]["name"] == "Ada" and seen["chairs"][0]["kind"] == "bot"
        assert seen["outcome"]["scores"] and len(seen["moves"]) == place.house.tables.rooms[table].round.position  # type: ignore[union-attr]
        stranger = await get(bea, f"/api/replays/{link}", known=False)
        assert stranger["seat"] is None and stranger["chat"] == [] and stranger["moves"] == seen["moves"]
        assert (await get(ada, "/api/replays/nothing", 404))["code"] == "no_such_replay"


async def test_what_was_said_during_the_game_is_for_those_who_played() -> None:
    async with site() as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        table = (await ada.open_table("tris"))["table"]
        await ada.come(table)
        await ada.ask("say", text="prima")
        for request in ({"type": "bot", "seat": 1, "level": "apprendista"}, {"type": "arrange", "order": [1, 0]},
                        {"type": "start"}):
            assert (await ada.ask(**request))["type"] == "ok"
        await ada.ask("say", text="durante")
        await play_on(place.house.tables.rooms[table], ada)
        link = (await get(ada, "/api/guests/me/games"))[0]["link"]
        assert [line["text"] for line in (await get(ada, f"/api/replays/{link}"))["chat"]] == ["durante"]
        assert (await get(bea, f"/api/replays/{link}"))["chat"] == []


async def test_a_running_game_has_no_replay() -> None:
    async with site() as place:
        ada = await place.visit("Ada")
        link = await a_game(place, ada)
        table = next(iter(place.house.tables.rooms))
        await ada.ask("rematch", start=True)
        assert place.house.tables.rooms[table].round.outcome is None  # type: ignore[union-attr]
        assert len(await get(ada, "/api/guests/me/games")) == 1
        seen = await get(ada, f"/api/replays/{link}")
        assert seen["round"] == 1, "the link stays that of the finished game"
        async with ada.http.get(f"/api/tables/{table}/log?round=2") as answer:
            assert (await answer.json())["code"] == "not_finished"


@pytest.mark.parametrize("game", ["masterdice", "canvas", "finestre"])
async def test_every_moment_is_what_the_seat_saw(game: str) -> None:
    table = whole(game, seats=2, seed="then")
    async with site() as place:
        ada = await place.visit("Ada")
        link = await bring(ada, table.log, names=["Ada", "Bea"])
        header = await get(ada, f"/api/replays/{link}")
        assert [chair["name"] for chair in header["chairs"]] == ["Ada", "Bea"]
        assert [at for at, _ in header["moves"]] == [entry.at for entry in table.entries]
        marked = [mark["version"] for mark in header["marks"]]
        assert marked == sorted(marked) and all(mark["text"] for mark in header["marks"])
        for seat in (None, 0, 1):
            asked, version, view = "" if seat is None else f"&seat={seat}", 0, None
            while view is None or version < table.position:
                piece = await get(ada, f"/api/replays/{link}/moments?from={version}{asked}")
                then = Table.replay(table.log, version)
                assert msgspec.json.decode(msgspec.json.encode(bare(plain(then.view(seat))))) == piece["view"]
                view = piece["view"]
                for update in piece["updates"]:
                    version, view = update["version"], merged(view, update["patch"])
                if not piece["updates"]:
                    break
            last = msgspec.json.decode(msgspec.json.encode(bare(plain(table.view(seat)))))
            assert version == table.position and view == last
            assert piece["updates"][-1]["outcome"]["scores"] == list(table.outcome.scores)  # type: ignore[union-attr]


async def test_a_moment_is_told_in_words_and_with_all_open() -> None:
    table = whole("masterdice", seats=2, seed="then")
    async with site() as place:
        ada = await place.visit("Ada")
        link = await bring(ada, table.log, names=["Ada", "Bea"])
        told = await get(ada, f"/api/replays/{link}/words?at=3&seat=0")
        assert told["words"]["version"] == 3 and told["words"]["table"] and told["hands"] == []
        assert told["words"]["changed"] and told["words"]["changed"][0][0] == 3
        opened = await get(ada, f"/api/replays/{link}/words?at=3&open=1")
        keeper = 1 - min(ludoteca.Table("masterdice", seats=2, seed="then").actors)
        code = ludoteca.told("masterdice", Table.replay(table.log, 3).view(keeper), keeper)
        assert len(opened["hands"]) == 2 and set(opened["hands"][keeper]) <= set(code)
        assert opened["hands"][keeper], "with all open one knows what the keeper knows"


async def test_a_position_or_a_seat_that_does_not_exist_is_refused() -> None:
    async with site() as place:
        ada = await place.visit("Ada")
        link = await a_game(place, ada)
        for what, code in (("moments?from=99", "no_such_moment"), ("moments?seat=2", "no_such_chair"),
                           ("words?at=99", "no_such_moment"), ("words?seat=7", "no_such_chair"),
                           ("moments?from=x", "malformed"), ("words?at=-1", "malformed")):
            assert (await get(ada, f"/api/replays/{link}/{what}", 400))["code"] == code
        for what in ("moments", "words", "log"):
            assert (await get(ada, f"/api/replays/nothing/{what}", 404))["code"] == "no_such_replay"


async def test_a_file_goes_out_and_comes_in_again() -> None:
    async with site() as place, site() as elsewhere:
        ada, bea = await place.visit("Ada"), await elsewhere.visit("Bea")
        link = await a_game(place, ada)
        async with ada.http.get(f"/api/replays/{link}/log") as answer:
            assert "attachment" in answer.headers["Content-Disposition"]
            file = await answer.json()
        there = await bring(bea, file)
        seen = await get(bea, f"/api/replays/{there}")
        assert [chair["name"] for chair in seen["chairs"]] == file["names"] and seen["outcome"] == file["outcome"]
        brought = (await get(bea, "/api/guests/me/games"))[0]
        assert brought["seat"] is None and not brought["counts"], "it counts in nobody's statistics"
        assert (await get(bea, "/api/guests/me/statistics/tris"))["games"] == 0


async def test_a_file_that_will_not_do_is_refused() -> None:
    log = played("corsa", 3, seats=2, options={"length": 30}).log
    async with site(limits=Limits(taken_in_per_guest=1)) as place:
        ada = await place.visit("Ada")

        async def no(body: dict[str, Any]) -> str:
            async with ada.http.post("/api/replays", json=body, headers=ada.headers) as answer:
                assert answer.status >= 400
                return str((await answer.json())["code"])

        assert await no({**log, "game": "nessuno"}) == "no_such_game"
        assert await no({**log, "version": 99}) == "unreadable"
        assert await no({**log, "entries": [{"at": 0, "seat": 1, "move": {"type": "nonsense"}}]}) == "unreadable"
        assert await no({"game": "corsa"}) == "malformed"
        assert await no({**log, "padding": "x" * 2_100_000}) == "too_big"
        big: dict[str, Any] = {"data": b" " * 2_100_000, "headers": {**ada.headers, "Accept-Language": "en"}}
        for path, most in (
                ("/api/replays", "2,097,152"), ("/api/lessons/canvas", "524,288"), ("/api/tables", "262,144")):
            async with ada.http.post(path, **big) as answer:
                assert answer.status == 413 and f"{most} bytes" in (await answer.json())["sentence"], "its own limit"
        await bring(ada, log)
        assert await no(log) == "too_many_replays"
        async with ada.http.post("/api/replays", json=log) as answer:
            assert answer.status == 401


async def test_of_files_that_come_at_once_no_more_are_taken_in_than_may_be() -> None:
    log = played("corsa", 3, seats=2, options={"length": 30}).log
    async with site(limits=Limits(taken_in_per_guest=3)) as place:
        ada = await place.visit("Ada")
        await a_game(place, ada)

        async def send() -> tuple[int, Any]:
            async with ada.http.post("/api/replays", json=log, headers=ada.headers) as answer:
                return answer.status, (await answer.json()).get("code")

        store = place.house.services.store = FailingStore(place.house.store)  # type: ignore[assignment]
        store.hold("import_game")                      # no request sees the games of the others
        sent = [asyncio.ensure_future(send()) for _ in range(8)]
        while store.calls.count("import_game") < len(sent):
            await asyncio.sleep(0.01)
        await a_game(place, ada)                   # a game played meanwhile does not count among those
        store.release()
        assert sorted(await asyncio.gather(*sent)) == [(201, None)] * 3 + [(429, "too_many_replays")] * 5
        assert len(await get(ada, "/api/guests/me/games")) == 5


async def test_what_if_a_person_with_the_link_had_played_that_seat() -> None:
    async with site() as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        link = await a_game(place, ada)
        opened = await ada.open_table("", **{"from": {"replay": link, "until": 2}})
        room = place.house.tables.rooms[opened["table"]]
        assert [chair.kind for chair in room.state.chairs] == ["bot", "person"], "each its own chair again"
        other = await bea.open_table("", **{"from": {"replay": link, "until": 2, "seat": 0}})
        assert [chair.kind for chair in place.house.tables.rooms[other["table"]].state.chairs] == ["person", "empty"]
        last = len((await get(ada, f"/api/replays/{link}"))["moves"])
        for body, code in (
                ({"replay": link, "until": last}, "position_over"), ({"replay": "no", "until": 1}, "no_such_replay"),
                ({"replay": link, "until": 1, "seat": 2}, "no_such_chair"),
                ({"replay": link, "until": 1, "table": "t", "round": 1}, "position_unclear"),
                ({"seat": 1, "until": 1}, "position_unclear")):
            assert (await refused(bea, {"from": body}))[1] == code


async def test_a_game_given_up_by_all_its_players_is_deleted() -> None:
    async with site() as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        link = await bring(ada, whole("tris").log)

        async def drop(person: Visitor, asked: str) -> int:
            async with person.http.delete(f"/api/guests/me/games/{asked}", headers=person.headers) as answer:
                return answer.status

        assert await drop(bea, link) == 404, "nobody gives up what is not theirs"
        assert await drop(ada, link) == 200 and await drop(ada, link) == 404
        assert await get(ada, "/api/guests/me/games") == []
        assert (await get(ada, f"/api/replays/{link}", 404))["code"] == "no_such_replay"


async def test_games_outlive_their_table_and_the_house(tmp_path: Path) -> None:
    path = str(tmp_path / "a.sqlite3")
    async with site(path) as place:
        ada = await place.visit("Ada")
        link = await a_game(place, ada)
        table = next(iter(place.house.tables.rooms))
    async with site(path, limits=Limits(finished_kept=-10_000)) as place:
        again = Visitor(place.http, {"guest": ada.guest, "token": ada.token})
        await place.house.housekeeping.sweep()
        assert await place.house.store.room(table) is None, "the table was swept"
        seen = await get(again, f"/api/replays/{link}")
        assert seen["seat"] == 1 and seen["outcome"]
        assert (await get(again, f"/api/replays/{link}/moments?seat=1"))["updates"]


async def test_statistics_count_what_was_played_here_from_the_beginning() -> None:
    async with site() as place:
        ada = await place.visit("Ada")
        await a_game(place, ada)
        told = await get(ada, "/api/guests/me/statistics/tris")
        mine = (await get(ada, "/api/guests/me/games"))[0]
        won = 1 in mine["winners"]
        assert (told["games"], told["wins"], told["scores"]) == (1, int(won), [mine["scores"][1]])
        assert told["against"] == [{"level": "apprendista", "games": 1, "wins": int(won)}]
        assert told["best"] == mine["scores"][1] and told["best_link"] == mine["link"]
        assert (await get(ada, "/api/guests/me/statistics/nessuno", 404))["code"] == "no_such_game"
        rows = await place.house.store.results_of(ada.guest)
        assert statistics("tris", "somebody else", rows, []).games == 0


async def test_a_bot_says_why_it_moved_and_of_people_no_reason_is_known() -> None:
    async with site() as place:
        anna = await place.visit("Anna")
        log = whole("masterdice", seats=2, seed=3).log
        placed = next(n for n, entry in enumerate(log["entries"], 1) if entry["move"]["type"] == "place")
        by_people = await bring(anna, log)
        assert await get(anna, f"/api/replays/{by_people}/why?at={placed}") == {"sentence": ""}
        await get(anna, f"/api/replays/{by_people}/why?at=99999", 400)
        row, rows = taken_in(msgspec.convert(log, SentReplay), anna.guest, 1)
        bots = msgspec.json.encode({**msgspec.json.decode(row.result), "players": [{"kind": "bot"}] * 2})
        await place.house.store.import_game(msgspec.structs.replace(row, result=bots), rows)
        told = await get(anna, f"/api/replays/{row.link}/why?at={placed}")
        assert told["sentence"].startswith("Restavano 1.296 codici possibili")
        assert await get(anna, f"/api/replays/{row.link}/why") == {"sentence": ""}
