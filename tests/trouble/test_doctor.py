"""The doctor finds every trouble that has an entry in the docs, and uses no other names."""

from __future__ import annotations

import asyncio
import re
import resource
import subprocess
import time
from pathlib import Path

import pytest

from ludoteca import cli
from ludoteca.cli import doctor_checks as doctor
from ludoteca.cli.doctor_checks import TROUBLES, findings
from ludoteca.server.process.listen import raise_file_limit
from ludoteca.store import open_store
from tests.store.postgres import Postgres
from tests.web.people import site

ROOT = Path(__file__).resolve().parents[2]


def wrong(address: str, **told: object) -> set[str]:
    return {each.trouble for each in findings(address, told) if not each.well}


def test_the_docs_tell_of_every_trouble_and_of_no_other() -> None:
    page = (ROOT / "docs" / "host" / "running.md").read_text("utf-8").partition("## When something is wrong")[2]
    assert re.findall(r"^\| `(\w+)` \|", page.partition("\n## ")[0], re.M) == list(TROUBLES)


@pytest.fixture
def clean_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a database file that does not exist yet, on a machine where nothing is missing."""
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LUDOTECA_CLIENT", str(tmp_path))
    (tmp_path / "index.html").write_text("x")
    assert wrong(str(tmp_path / "a.sqlite3")) == set()
    return str(tmp_path / "a.sqlite3")


@pytest.mark.parametrize(("variable", "value", "trouble"), [
    ("LUDOTECA_PROXIES", "the balancer", "names"), ("LUDOTECA_ICE_SERVERS", "turn:example.org", "voice"),
    ("LUDOTECA_CLIENT", "/nowhere", "page"), ("LUDOTECA_ADDRESS", "10.0.0.1:8080", "neighbours")])
def test_what_was_said_wrongly(
        clean_url: str, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, trouble: str) -> None:
    monkeypatch.setenv(variable, value)
    assert wrong(clean_url) == {trouble}


@pytest.mark.parametrize(("place", "name", "value", "trouble"), [
    (doctor.sys, "version_info", (3, 9), "python"),
    (doctor.importlib.metadata, "version", None, "parts"),
    (resource, "getrlimit", lambda _: (1024, 1024), "descriptors"),
    (doctor, "LEAST_FREE_MIB", 2**60, "disk"),
    (doctor, "games", lambda **_: {}, "games")])
def test_what_the_machine_lacks(
        clean_url: str, monkeypatch: pytest.MonkeyPatch, place: object, name: str, value: object, trouble: str) -> None:
    def missing(part: str) -> str:
        raise doctor.importlib.metadata.PackageNotFoundError(part)

    monkeypatch.setattr(place, name, value or missing)
    assert wrong(clean_url) == {trouble}


@pytest.mark.parametrize(("asked", "plain"), [
    ("'--prefix=/opt/python-3.12' '--enable-shared'", True),
    ("'--prefix=/opt/python-3.12' '--enable-optimizations'", False),
    ("'--with-lto' '--prefix=/opt/python'", False),
    ("'--enable-shared' '--prefix=/usr' 'CFLAGS=-g   -fstack-protector-strong '", False),    # Debian
    (None, False), ("", False)])                   # Windows
def test_an_interpreter_without_optimisations_is_named_and_is_no_trouble(
        clean_url: str, monkeypatch: pytest.MonkeyPatch, asked: str | None, plain: bool) -> None:
    monkeypatch.setattr(doctor.sysconfig, "get_config_var", lambda _: asked)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    said = [each.seen for each in findings(clean_url, {}) if each.trouble == "python"][1:]
    assert [line[:12] for line in said] == (["Ohne Optimie", "Built withou"] if plain else [])
    assert wrong(clean_url) == set()


def test_a_house_takes_as_many_descriptors_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 8192))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: taken.append(limits))
    raise_file_limit()
    assert taken == [(8192, 8192)]


def test_certificates(clean_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for days, found in ((100, set()), (3, {"tls"})):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj",
             "/CN=x", "-days", str(days), "-keyout", tmp_path / "k", "-out", tmp_path / "c"],
            check=True, capture_output=True)
        assert wrong(clean_url, tls_cert=str(tmp_path / "c")) == found
    assert wrong(clean_url, tls_cert=str(tmp_path / "none")) == {"tls"}
    assert wrong(clean_url, tls=True) == set()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert wrong(clean_url, tls=True) == {"tls"} and wrong(clean_url) == set()


def test_an_address_that_names_no_database(clean_url: str) -> None:
    assert wrong("mysql://x/y") == {"database"}


def test_a_file_that_holds_nothing_yet_is_no_trouble(clean_url: str) -> None:
    Path(clean_url).touch()
    assert wrong(clean_url) == set() and any("vuoto" in each.seen for each in findings(clean_url, {}))


async def _register(address: str, *neighbours: str) -> None:
    """Register these processes in the database as running."""
    store = open_store(address)
    await store.open()
    for each in neighbours:
        await store.register_process(1, each)
    await store.close()


def test_a_house_on_postgresql(
    clean_url: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    address = postgres.new_database()
    assert wrong(address) == set(), "an empty one is left empty"
    asyncio.run(_register(address))
    assert wrong(address) == set()
    assert wrong(address.replace(str(postgres.port), "1")) == {"database"}
    nowhere = address.replace("postgres@", "postgres:secret@").replace("house", "no")
    assert cli.main(["doctor", "--database", nowhere]) == 1
    said = capsys.readouterr().out
    assert "PostgreSQL" in said and "secret" not in said

    asyncio.run(_register(address, "http://127.0.0.1:1"))
    assert wrong(address) == {"neighbours"}
    asyncio.run(_register(address, *(f"http://127.0.0.1:{port}" for port in range(2, 8))))
    assert wrong(address) == {"neighbours"}, "seven, as many as it has lines for"
    fronted = postgres.new_database()
    asyncio.run(_register(fronted, *(f"http://127.0.0.1:{port}" for port in (1, 1, 2, 3, 4, 5, 6))))
    assert wrong(fronted) == {"neighbours", "lines"}, "seven and a front"
    asyncio.run(_register(address, *["http://127.0.0.1:1"] * 9))
    assert wrong(address) == {"neighbours", "lines"}
    assert wrong(f"{address}?synchronous_commit=off") == {"neighbours", "lines", "durable"}
    assert wrong(f"{address}?default_transaction_read_only=on") == {"database"}
    monkeypatch.setattr(time, "time", lambda clock=time.time: clock() + 600)
    assert wrong(address) == {"neighbours", "lines", "clocks"}


async def test_the_process_that_was_asked_must_be_the_one_that_answers_and_know_the_house(
    clean_url: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LUDOTECA_SECRET", "between us")
    address = postgres.new_database()

    def said() -> list[tuple[bool, str]]:
        return [(each.well, each.seen) for each in findings(address, {}) if each.trouble == "neighbours"]

    async with site() as here:                     # incarnation 1 of its own database
        there = f"http://127.0.0.1:{here.port}"
        await _register(address, there)
        assert await asyncio.to_thread(said) == [(True, there)]
        await _register(address, there)              # the second one gives the address of the first
        (first, _), (second, why) = await asyncio.to_thread(said)
        assert first and not second and "another process answers" in why and "risponde un altro processo" in why
        monkeypatch.setenv("LUDOTECA_SECRET", "between others")
        assert [well for well, _ in await asyncio.to_thread(said)] == [False, False]
    assert all("non risponde nessuno · nobody answers" in why for _, why in await asyncio.to_thread(said))
