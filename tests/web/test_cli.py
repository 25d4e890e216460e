"""The command line: `serve` is the default, logs replay, the doctor runs, types and API description are printed."""

from __future__ import annotations

import argparse
import importlib
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ludoteca import cli
from ludoteca.rules import Table
from ludoteca.server.http.ice_servers import named_servers
from ludoteca.server.process.lifecycle import Settings
from ludoteca.server.process.listen import own_address
from ludoteca.server.process.serve import print_addresses
from ludoteca.server.runtime.client_address import named_address
from tests.room.scene import EXAMPLES, bring_samples


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def test_serve_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    monkeypatch.setattr("ludoteca.server.process.serve.serve", lambda settings: seen.append(settings) or 0)
    assert cli.main([]) == 0
    assert cli.main(["--port", "9", "--no-browser"]) == 0
    assert cli.main(["serve", "--also", "a.py", "--also", "b.py", "--bot-pace", "0.5", "--host", "127.0.0.1"]) == 0
    assert [settings.port for settings in seen] == [8080, 9, 8080]
    assert seen[0].browser and not seen[1].browser
    assert seen[2].also == ("a.py", "b.py") and seen[2].bot_pace == 0.5


@pytest.mark.parametrize(("option", "wanted"), [
    ("--workers", "1 to 256, or auto"), ("--port", "0 to 65535"), ("--bot-workers", "0 to 64"),
    ("--code-length", "4 to 12")])
@pytest.mark.parametrize("word", ["nonsense", "2.5", "", "-1", "70000"])
def test_a_number_that_is_none_is_answered_with_those_there_are(
    option: str, wanted: str, word: str, capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as refused:
        cli.main(["serve", f"{option}={word}"])
    assert refused.value.code == 2 and f"argument {option}: {wanted}\n" in capsys.readouterr().err


@pytest.mark.parametrize(("variable", "word", "wanted"), [
    ("LUDOTECA_PORT", "http", "argument --port: 0 to 65535"),
    ("LUDOTECA_CODE_LENGTH", "3", "argument --code-length: 4 to 12")])
def test_so_is_one_in_the_environment_on_request(
    variable: str, word: str, wanted: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(variable, word)
    with pytest.raises(SystemExit):
        cli.main(["serve"])
    assert wanted in capsys.readouterr().err
    assert cli.main(["openapi"]) == 0, "who opens no house does not ask"


def test_the_greeting_names_the_path_of_the_house(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LUDOTECA_BASE", "/games")
    assert print_addresses(Settings(host="127.0.0.1"), 8123, "KEY") == "http://localhost:8123/games/"
    assert "http://localhost:8123/games/desk#KEY" in capsys.readouterr().out
    # The admin key would be lost on the page that explains the certificate warning, so the HTTP address has no key.
    assert print_addresses(Settings(host="127.0.0.1"), 8123, "KEY", 8443) == "http://localhost:8123/games/"
    assert "https://localhost:8443/games/desk#KEY" in capsys.readouterr().out


def test_replay_shows_how_a_game_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bring_samples()
    table = Table("tris", 2, seed=1)
    for cell in (0, 3, 1, 4, 2):
        table.play(min(table.actors), {"type": "mark", "cell": cell})
    path = tmp_path / "log.json"
    path.write_bytes(msgspec.json.encode({**table.log, "names": ["Ada", "Bea"]}))
    assert cli.main(["replay", str(path), "--print", "--also", str(EXAMPLES / "tris.py")]) == 0
    shown = capsys.readouterr().out
    assert "Ada" in shown and "★" in shown
    assert cli.main(["replay", str(path), "--until", "2", "--also", str(EXAMPLES / "tris.py")]) == 0
    assert "non è finita" in capsys.readouterr().out
    for option in ("--seat=2", "--seat=-1", "--until=6", "--until=-1"):
        with pytest.raises(SystemExit) as refused:
            cli.main(["replay", str(path), option, "--also", str(EXAMPLES / "tris.py")])
        assert refused.value.code == 2 and option[:6] in capsys.readouterr().err
    path.write_text("{}")
    assert cli.main(["replay", str(path)]) == 1
    assert cli.main(["replay", str(tmp_path / "none.json")]) == 1
    assert cli.main(["replay", str(path), "--print"]) == 1


def test_a_reader_that_closes_the_output_is_no_error() -> None:
    """As `ludoteca openapi | head -1` does; the description is larger than the buffer of a pipe."""
    words = [sys.executable, "-m", "ludoteca.cli", "openapi"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None and program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == ""
        assert program.wait() == 1


def test_replay_opens_a_house_that_keeps_nothing_with_the_game_in_it(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    path.write_bytes(msgspec.json.encode({**Table("masterdice", seed=1).log, "names": ["Ada", "Bea"]}))
    words = [sys.executable, "-m", "ludoteca.cli", "replay", str(path), "--no-browser", "--port=0"]
    unheld = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=unheld) as house:
        assert house.stdout is not None
        found = (re.search(r"http://localhost:\d+/r/[\w-]+", line) for line in house.stdout)
        address = next(each[0] for each in found if each)
        try:
            with urllib.request.urlopen(address.replace("/r/", "/api/replays/"), timeout=30) as answer:
                told = msgspec.json.decode(answer.read())
        finally:
            house.terminate()
    assert told["game"] == "masterdice" and [chair["name"] for chair in told["chairs"]] == ["Ada", "Bea"]


def test_the_doctor_looks_at_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LUDOTECA_CLIENT", str(tmp_path))
    assert cli.main(["doctor"]) == 1, "the page is not built"
    (tmp_path / "index.html").write_text("x")
    assert cli.main(["doctor"]) == 0
    shown = capsys.readouterr().out
    assert "fsync" in shown and "msgspec" in shown


def test_the_description_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["openapi"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out)["openapi"] == "3.1.0"


def test_types_are_written_and_checked(tmp_path: Path) -> None:
    assert cli.main(["types", str(tmp_path), "--check"]) == 1
    assert cli.main(["types", str(tmp_path)]) == 0
    assert cli.main(["types", str(tmp_path), "--check"]) == 0
    assert "export type Request = Hello | Play" in (tmp_path / "types.ts").read_text()


def test_relays_badly_written_are_refused_at_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LUDOTECA_ICE_SERVERS", "turn:turn.example.org")
    named_servers.cache_clear()
    assert cli.main(["serve", "--no-browser", "--database", "memory:"]) == 1
    said = capsys.readouterr().err
    assert "LUDOTECA_ICE_SERVERS) must be a JSON list" in said and "vanno scritti come lista JSON" in said
    named_servers.cache_clear()


def test_a_proxy_that_is_no_address_is_refused_at_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--no-browser", "--database", "memory:", "--proxy", "vecchio portatile"]) == 1
    said = capsys.readouterr().err
    assert "“vecchio portatile”" in said and "non è un indirizzo" in said and "neither an address" in said


@pytest.mark.parametrize("given", [
    "10.0.0.1:8080", "ftp://x", "http://", "http://:8080", "http://a:0", "http://a:99999", "http://a:b", "http://a/games",
    "http://me:key@a", "http://a?b", "http://[a"])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_unreachable_address_is_refused_at_the_start(
    given: str, workers: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LUDOTECA_ADDRESS", given)
    assert cli.main(["serve", "--no-browser", "--database", "memory:", "--workers", workers]) == 1
    said = capsys.readouterr().err
    assert f"“{given}” non è un indirizzo a cui gli altri processi" in said and "is no address at which" in said


@pytest.mark.parametrize("given", ["http://10.0.0.1:8080", "https://house.example.org/", "http://[::1]:80", ""])
def test_an_address_others_could_go_to_is_taken(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_ADDRESS", given)
    assert named_address() == given.rstrip("/")
    assert own_address(Settings(host="127.0.0.1"), 7) == (given.rstrip("/") or "http://127.0.0.1:7")


def test_a_database_we_do_not_know_is_said_clearly(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--no-browser", "--database", "mysql://x/y"]) == 1
    assert "mysql is not a database we know" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "wanted"), [
    (["srve"], "did you mean serve?"),
    (["serve", "--wrokers", "2"], "unrecognized arguments: --wrokers 2; did you mean --workers?"),
    (["backup", "x", "--databse=y"], "did you mean --database?"),
    (["play", "FPVX", "--level", "mastro"], "did you mean maestro?"),
    (["bench", "laod"], "did you mean load?"),
    (["openapi", "--xyzzy"], "unrecognized arguments: --xyzzy\n"),
])
def test_an_unknown_word_is_answered_with_the_nearest(
    words: list[str], wanted: str, capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as refused:
        cli.main(words)
    assert refused.value.code == 2 and wanted in capsys.readouterr().err


def test_every_argument_of_every_command_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    for name, parser in commands(cli.make_parser()):
        assert parser.description or name.endswith("bench"), name
        with pytest.raises(SystemExit):
            parser.parse_args(["--help"])
        assert "%%" not in capsys.readouterr().out, name
        plain = ("--port", "--language", "--log-level")        # their names explain them
        bare = [action.dest for action in parser._actions if not action.help and action.option_strings[:1] and
                action.option_strings[0] not in plain]
        bare += [action.dest for action in parser._actions if not action.help and not action.option_strings]
        assert name.endswith("bench") or not bare, f"{name}: {bare}"


def commands(parser: argparse.ArgumentParser, name: str = "ludoteca") -> Iterator[tuple[str, argparse.ArgumentParser]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for word, below in action.choices.items():
                yield f"{name} {word}", below
                yield from commands(below, f"{name} {word}")


def test_each_command_is_a_module_of_its_own() -> None:
    assert {name for name, _ in commands(cli.make_parser())} >= {f"ludoteca {name}" for name in cli.COMMANDS}
    for name in cli.COMMANDS:
        assert importlib.import_module(f"ludoteca.cli.{name}").add_command


def test_building_the_parser_loads_neither_server_nor_arena() -> None:
    code = """import sys; from ludoteca.cli import make_parser; make_parser()
loaded = {"aiohttp", "rich", "ludoteca.server.http", "ludoteca.arena.tournament", "numpy"} & set(sys.modules)
sys.exit(str(loaded) if loaded else 0)"""
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0


def test_the_port_for_https_is_told_and_settable(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr("ludoteca.server.process.serve.serve", lambda settings: seen.append(settings) or 0)
    cli.main(["serve", "--tls"])
    cli.main(["serve", "--tls", "--tls-port", "9443"])
    monkeypatch.setenv("LUDOTECA_TLS_PORT", "9444")
    cli.main(["serve", "--tls"])
    assert [settings.tls_port for settings in seen] == [8443, 9443, 9444]
    print_addresses(Settings(host="127.0.0.1", tls_port=9443), 8080, "KEY", 9443)
    shown = capsys.readouterr().out
    assert "HTTPS:" in shown and "https://localhost:9443/" in shown and "9443 was taken" not in shown
    print_addresses(Settings(host="127.0.0.1", tls_port=9443), 8080, "KEY", 9445)
    assert "Port 9443 was taken" in capsys.readouterr().out
