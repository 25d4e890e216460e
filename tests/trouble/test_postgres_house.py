"""A server on PostgreSQL: killed in the middle of a game, or with a restarting database, it waits and goes on."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import aiohttp
import asyncpg
import pytest

from ludoteca import cli
from ludoteca.server.process.listen import listen
from ludoteca.server.runtime.operator_text import explained
from ludoteca.store.postgres.store import PostgresStore
from ludoteca.store.preflight import Unusable, diagnosis
from tests.store.postgres import Postgres
from tests.trouble.returning import come
from tests.web.people import Visitor, server, visit


async def mark(person: Visitor, cell: int) -> None:
    assert (await person.ask("move", id=f"m{cell}", move={"type": "mark", "cell": cell}))["type"] == "ok"


async def test_a_killed_house_and_a_restarted_database_lose_nothing(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new_database()
    async with server(tmp_path, "--bot-workers", "0") as house:
        house.environment["LUDOTECA_DATABASE"] = address
        async with aiohttp.ClientSession(await house.start()) as http:
            ada, bea = await visit(http, "Ada"), await visit(http, "Bea")
            table = (await ada.open_table("tris"))["table"]
            for person in (ada, bea):
                await person.come(table)
            await ada.ask("start", id="s")
            await mark(ada, 0)
        house.kill()
        async with aiohttp.ClientSession(await house.start()) as http:
            for person in (ada, bea):
                person.http = http
                await person.come(table)           # waits until the killed process is declared dead
            await mark(ada, 0)                     # a request sent again gets its reply, and is not carried out again
            await mark(bea, 3)
            await asyncio.to_thread(postgres.stop, "immediate")
            assert ada.socket is not None
            await ada.socket.send_json({"type": "move", "id": "m1", "move": {"type": "mark", "cell": 1}})
            assert "non riesce a salvare" in (await ada.hear("waits"))["sentence"]
            async with ada.reading(), bea.reading():
                await asyncio.to_thread(postgres.start)
            assert (await ada.hear("ok"))["id"] == "m1"
            await mark(bea, 4)
            await mark(ada, 2)
        assert await house.stop() == 0
    db = await asyncpg.connect(address)
    assert await db.fetchval("SELECT count(*) FROM entries") == 6
    assert await db.fetchval("SELECT count(*) FROM results") == 1
    assert await db.fetchval("SELECT count(*) FROM openings WHERE NOT over") == 0
    await db.close()
    assert '"level":"error"' not in house.log.read_text()


async def test_a_house_can_close_while_its_database_does_not_answer(tmp_path: Path, postgres: Postgres) -> None:
    async with server(tmp_path, "--bot-workers", "0") as house:
        house.environment["LUDOTECA_DATABASE"] = postgres.new_database()
        async with aiohttp.ClientSession(await house.start()) as http:
            ada, bea = await visit(http, "Ada"), await visit(http, "Bea")
            table = (await ada.open_table("tris"))["table"]
            for person in (ada, bea):
                await person.come(table)
            await ada.ask("start", id="s")
            postgres.hang()
            try:
                assert ada.socket is not None
                await ada.socket.send_json({"type": "move", "id": "m", "move": {"type": "mark", "cell": 0}})
                await ada.hear("waits")
                stopping = asyncio.ensure_future(house.stop())
                assert (await bea.hear("goodbye"))["code"] == "stopping"
                with contextlib.suppress(aiohttp.ClientConnectionResetError):    # it may disconnect before our goodbye
                    while (frame := await ada.socket.receive()).type is aiohttp.WSMsgType.TEXT:
                        assert '"id":"m"' not in frame.data, "whether it is written nobody knows: asked elsewhere"
                assert await stopping == 0
            finally:
                postgres.wake()
    assert '"level":"error"' not in house.log.read_text() and "Traceback" not in house.log.read_text()


async def test_a_guest_who_joins_in_an_outage_is_informed_and_admitted_afterwards(
    tmp_path: Path, postgres: Postgres,
) -> None:
    async with server(tmp_path, "--bot-workers", "0") as house:
        house.environment["LUDOTECA_DATABASE"] = postgres.new_database()
        async with aiohttp.ClientSession(await house.start()) as http:
            ada, bea = await visit(http, "Ada"), await visit(http, "Bea")
            table = (await ada.open_table("tris"))["table"]
            await ada.come(table)

            async def looked() -> tuple[int, str]:
                async with http.get(f"/api/tables/{table}") as answer:
                    return answer.status, (await answer.json()).get("code", "")

            postgres.hang()
            try:
                # One request before the server notices the outage, and one after.
                early = asyncio.ensure_future(looked())
                async with asyncio.timeout(60):    # otherwise they would wait as long as the database does
                    said, came = await bea.come(table), await looked()
                assert (said["type"], said["code"]) == ("goodbye", "disk_waits")
                assert "non riesce a salvare" in said["sentence"]
                assert await early == came == (503, "disk_waits")
                async with asyncio.timeout(60), http.get(f"/t/{table}") as page:
                    assert page.status == 200, "the page comes all the same, and says the rest"
            finally:
                postgres.wake()
            await come(bea, table, http)
            while (await looked())[0] != 200:      # requests that found no server are answered first
                pass
    assert '"level":"error"' not in house.log.read_text() and "Traceback" not in house.log.read_text()


OPEN = ["serve", "--no-browser", "--port", "0"]
NO_WAY = ("Non riesco a parlare con", "cannot be reached")
NO_WRITING = ("si può solo leggere", "can only be read")


@pytest.mark.parametrize(("role", "password", "end", "sentence", "reason"), [
    ("NOLOGIN", "se/cret", "", NO_WAY, "invalid literal for int() with base 10: …"),
    ("NOLOGIN", "secret", "", NO_WAY, "is not permitted to log in"),
    ("SUPERUSER", "secret", "_none", NO_WAY, "_none\" does not exist"),
    ("SUPERUSER", "secret", "?sslmode=nonsense", NO_WAY, "`sslmode` parameter must be one of"),
    ("SUPERUSER", "secret", "?target_session_attrs=nonsense", NO_WAY, "expected to be one of …"),
    ("SUPERUSER", "secret", "?nonsense=1", NO_WAY, 'unrecognized configuration parameter "nonsense"'),
    ("SUPERUSER", "secret", "?default_transaction_read_only=on", NO_WRITING, "in a read-only transaction"),
    ("NOINHERIT", "secret", "", NO_WRITING, "permission denied for"),
    ("INHERIT", "secret", "", NO_WRITING, "permission denied for")])
def test_errors_of_postgresql_are_shown_at_the_start_and_by_the_doctor_without_the_password(
    postgres: Postgres, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, role: str, password: str,
    end: str, sentence: tuple[str, str], reason: str,
) -> None:
    monkeypatch.setenv("COLUMNS", "900")
    address = postgres.new_database()
    name = f"app_{address.rpartition('/')[2]}"
    postgres.ask(f"CREATE ROLE {name} {'' if role == 'NOLOGIN' else 'LOGIN'} {role}")
    if role == "INHERIT":
        asyncio.run(_forbid_registration(address, name))
    given = address.replace("postgres@", f"{name}:{password}@") + end
    for words in (OPEN, [*OPEN, "--workers", "2"], ["doctor"]):
        assert cli.main([*words, "--database", given]) == 1
        said = "".join(capsys.readouterr())
        assert all(each in said for each in sentence), said
        assert said.count(reason) == 2 or (words == ["doctor"] and "read_only" in end), said
        assert "cret" not in said and "Traceback" not in said


async def _forbid_registration(address: str, role: str) -> None:
    """Leave a registered process, and a database role that may do anything but register processes."""
    store = PostgresStore(address)
    await store.open()
    async with store.line() as db:
        await db.execute(f"GRANT ALL ON SCHEMA public TO {role}; GRANT ALL ON ALL TABLES IN SCHEMA public TO {role}; "
                         f"REVOKE ALL ON openings FROM {role}")
    await store.close()


def test_whatever_postgresql_lacks_has_a_sentence() -> None:
    for words in ("DiskFullError: No space left on device", "database is locked", "x", ""):
        trouble = diagnosis(OSError(words), "postgresql://here/house")
        assert isinstance(trouble, Unusable) and NO_WAY[1] in explained(trouble)[1]


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("named", [True, False])
def test_a_process_others_look_for_at_its_port_takes_no_other(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
    named: bool, workers: str,
) -> None:
    address = str(tmp_path / "a.sqlite3") if named else postgres.new_database()
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        if named:
            monkeypatch.setenv("LUDOTECA_ADDRESS", f"http://127.0.0.1:{port}")
        words = ["--host", "127.0.0.1", "--port", str(port), "--workers", workers, "--database", address]
        assert cli.main(["serve", "--no-browser", *words]) == 1
    said = capsys.readouterr()
    assert f"La porta {port} è occupata" in said.err and f"Port {port} is taken" in said.err and not said.out
    if not named:
        assert asyncio.run(_live_processes(address)) == []


async def _live_processes(address: str) -> list[object]:
    store = PostgresStore(address)
    await store.open()
    try:
        return list(await store.live_processes())
    finally:
        await store.close()
