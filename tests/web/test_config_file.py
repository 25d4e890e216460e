"""The settings file: each key reaches the program, environment variables override it, errors name their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli import main, make_parser
from ludoteca.server.process.config_file import NAME, SETTINGS, Mistaken, apply, find, read

EXAMPLES = {int: 7, str: "x", list: ["a", "b"], bool: True, float: 2.5}


def test_every_setting_reaches_the_program() -> None:
    told = {name: setting.among[0] if setting.among else EXAMPLES[setting.kind] for name, setting in SETTINGS.items()}
    environment: dict[str, str] = {}
    options = apply(told, environment)
    assert environment["LUDOTECA_HOSTS"] == "a,b" and environment["LUDOTECA_PORT"] == "7"
    assert set(environment) == {each.variable for each in SETTINGS.values() if each.variable}
    serve = make_parser(options).parse_args(["serve"])
    for name, value in options.items():
        assert getattr(serve, name) == value, name
    assert serve.no_browser is False and serve.bot_pace == 2.5


def test_the_environment_beats_the_file_and_the_command_line_beats_both() -> None:
    environment = {"LUDOTECA_BASE": "/mine"}
    options = apply({"base": "/file", "bot_pace": 3, "browser": False}, environment)
    assert environment["LUDOTECA_BASE"] == "/mine"
    assert make_parser(options).parse_args(["serve", "--bot-pace=0"]).bot_pace == 0
    assert make_parser(options).parse_args(["serve"]).no_browser


@pytest.mark.parametrize(("text", "key", "line"), [
    ("port = 8080\nprot = 1\n", "settings-nearly", 2),
    ("# a word\n\nxyzzy = 1\n", "settings-unknown", 3),
    ("[port]\na = 1\n", "settings-kind", 1),
    ('port = "8080"\n', "settings-kind", 1),
    ("port = 99999\n", "settings-kind", 1),
    ("tls = 1\n", "settings-kind", 1),
    ("bot_pace = true\n", "settings-kind", 1),
    ('base = "/a"\nnames = [1]\n', "settings-kind", 2),
    ('log_level = "loud"\n', "settings-kind", 1),
    ('port = 1\nbase = "/a\n', "settings-broken", 2),
])
def test_a_mistake_is_named_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str, key: str, line: int,
) -> None:
    (tmp_path / NAME).write_text(text, "utf-8")
    with pytest.raises(Mistaken) as found:
        read(tmp_path / NAME)
    assert (found.value.key, found.value.facts["line"]) == (key, str(line))
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path))
    assert main(["doctor"]) == 2
    told = capsys.readouterr().err
    assert f"riga {line}" in told and f"line {line}" in told


def test_a_file_that_is_named_must_be_there(tmp_path: Path) -> None:
    assert find({}, tmp_path) is None
    with pytest.raises(Mistaken, match="settings-missing"):
        find({"LUDOTECA_CONFIG": str(tmp_path / "none.toml")}, tmp_path)
    (tmp_path / NAME).write_text("port = 1\n")
    assert find({}, tmp_path) == tmp_path / NAME
