"""The house's settings in one file: ludoteca.toml in its data folder, or wherever LUDOTECA_CONFIG says.

The environment beats the file, and the command line beats both. Whatever the file says that is no setting, or of
the wrong kind, is named with its line before the house opens: a setting that does nothing would be worse than none.
"""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.protocol.limits import CODE_LENGTH_LEAST, CODE_LENGTH_MOST

NAME = "ludoteca.toml"
PORT, TLS_PORT = 8080, 8443    # unless told otherwise
LEVELS = ("debug", "info", "warning", "error")


class Setting(msgspec.Struct, frozen=True):
    """What a setting is: its kind, and how the program is told (an environment variable, or an option of `serve`)."""

    kind: type
    variable: str = ""
    option: str = ""
    among: tuple[str, ...] = ()
    least: float | None = None
    most: float | None = None


SETTINGS = {
    "port": Setting(int, "LUDOTECA_PORT", least=0, most=65_535),
    "host": Setting(str, option="host"),
    "names": Setting(list, "LUDOTECA_HOSTS"),
    "proxies": Setting(list, "LUDOTECA_PROXIES"),
    "origins": Setting(list, "LUDOTECA_ORIGINS"),
    "base": Setting(str, "LUDOTECA_BASE"),
    "data": Setting(str, "LUDOTECA_DATA"),
    "database": Setting(str, "LUDOTECA_DATABASE"),
    "address": Setting(str, "LUDOTECA_ADDRESS"),
    "secret": Setting(str, "LUDOTECA_SECRET"),
    "client": Setting(str, "LUDOTECA_CLIENT"),
    "ice_servers": Setting(str, "LUDOTECA_ICE_SERVERS"),
    "desk_key": Setting(str, "LUDOTECA_DESK_KEY"),
    "push_hosts": Setting(list, "LUDOTECA_PUSH_HOSTS"),
    "push_contact": Setting(str, "LUDOTECA_PUSH_CONTACT"),
    "code_length": Setting(int, "LUDOTECA_CODE_LENGTH", least=CODE_LENGTH_LEAST, most=CODE_LENGTH_MOST),
    "browser": Setting(bool, option="browser"),
    "tls": Setting(bool, option="tls"),
    "tls_port": Setting(int, "LUDOTECA_TLS_PORT", least=0, most=65_535),
    "tls_cert": Setting(str, option="tls_cert"),
    "tls_key": Setting(str, option="tls_key"),
    "open_metrics": Setting(bool, option="open_metrics"),
    "bot_pace": Setting(float, option="bot_pace", least=0, most=100),
    "bot_workers": Setting(int, option="bot_workers", least=0, most=64),
    "workers": Setting(int, option="workers", least=1, most=256),
    "pin": Setting(bool, option="pin"),
    "log_level": Setting(str, option="log_level", among=LEVELS),
    "also": Setting(list, option="also"),
}


class Mistaken(ValueError):
    """A line of the file says something no house understands; `key` names the sentence for it."""

    def __init__(self, key: str, path: Path, line: int | str, **facts: str) -> None:
        super().__init__(f"{path}:{line}: {key} {facts}")
        self.key = key
        self.facts = {"path": str(path), "line": str(line), **facts}


def place(environment: MutableMapping[str, str], data: Path) -> Path | None:
    """Where the file is; None where there is none. One that is named must be there."""
    named = environment.get("LUDOTECA_CONFIG")
    path = Path(named) if named else data / NAME
    if named and not path.is_file():
        raise Mistaken("settings-missing", path, "-")
    return path if path.is_file() else None


def read(path: Path) -> dict[str, Any]:
    """What the file says, checked. Raises Mistaken."""
    text = path.read_text("utf-8")
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = found[1] if found else len(text.splitlines())
        raise Mistaken("settings-broken", path, line, detail=str(error)) from None
    for name, value in told.items():
        line = _line(text, name)
        known = SETTINGS.get(name)
        if known is None:
            near = difflib.get_close_matches(name, SETTINGS, 1)
            raise Mistaken("settings-nearly" if near else "settings-unknown", path, line, name=name, near="".join(near))
        if not _fits(value, known):
            raise Mistaken("settings-kind", path, line, name=name, wanted=_wanted(known))
    return told


def apply(told: dict[str, Any], environment: MutableMapping[str, str]) -> dict[str, Any]:
    """Tell the program what the environment does not say already; back come the options of `serve` that change."""
    options = {}
    for name, value in told.items():
        setting = SETTINGS[name]
        if setting.option:
            options[setting.option] = value
        else:
            environment.setdefault(setting.variable, ",".join(value) if isinstance(value, list) else str(value))
    if "browser" in options:
        options["no_browser"] = not options.pop("browser")
    return options


def load(environment: MutableMapping[str, str] = os.environ) -> dict[str, Any]:
    """Find, read and apply the file; the options of `serve` it changes."""
    from ludoteca.server.process.serve import data_folder

    path = place(environment, data_folder())
    return {} if path is None else apply(read(path), environment)


def _line(text: str, name: str) -> int:
    pattern = re.compile(rf"\s*(\[+\s*)?[\"']?{re.escape(name)}[\"']?\s*[.=\]]")
    return next((number for number, line in enumerate(text.splitlines(), 1) if pattern.match(line)), 1)


def _fits(value: Any, setting: Setting) -> bool:
    if setting.kind is list:
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    if setting.kind is float:
        fits = isinstance(value, int | float) and not isinstance(value, bool)
    else:
        fits = type(value) is setting.kind
    if not fits or (setting.among and value not in setting.among):
        return False
    return (setting.least is None or value >= setting.least) and (setting.most is None or value <= setting.most)


def _wanted(setting: Setting) -> str:
    """The kind of a setting, as an example of it."""
    if setting.among:
        return " | ".join(f'"{each}"' for each in setting.among)
    if setting.least is not None:
        return f"{setting.least:g} – {setting.most:g}"
    return {list: '["…", "…"]', bool: "true | false", str: '"…"'}.get(setting.kind, "1")
