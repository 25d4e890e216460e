"""ludoteca.toml: the settings of a server in one file, in its data folder or where LUDOTECA_CONFIG says.

An environment variable overrides the file, and an option of `serve` overrides both. A line that is no setting, or has
the wrong type, is reported with its number before the server opens. A setting without effect would be worse than none.
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
PORT, TLS_PORT = 8080, 8443
LEVELS = ("debug", "info", "warning", "error")


class Setting(msgspec.Struct, frozen=True):
    """One setting: its type, its environment variable or the option of `serve`, and what the documentation says."""

    kind: type
    effect: str
    variable: str = ""
    option: str = ""                               # its name in the parsed arguments
    flag: str = ""                                 # the option of `serve`, if it has one
    default: str = ""
    unit: str = ""
    among: tuple[str, ...] = ()
    least: float | None = None
    most: float | None = None


SETTINGS = {
    "port": Setting(int, "port for HTTP; 0 takes a free one. If it is taken, the next 19 are tried, except on "
                    "PostgreSQL or with `address`", "LUDOTECA_PORT", flag="--port", default=str(PORT), unit="port",
                    least=0, most=65_535),
    "host": Setting(str, "address to listen on; 127.0.0.1 for this machine only", option="host", flag="--host",
                    default="0.0.0.0", unit="address"),
    "names": Setting(list, "host names of this server, beside localhost, numeric addresses and the machine's own name; "
                     "`.example.org` for all below, `*` for any", "LUDOTECA_HOSTS", flag="--name", unit="host names"),
    "proxies": Setting(list, "reverse proxies whose X-Forwarded-For, X-Real-IP and X-Forwarded-Proto are trusted",
                       "LUDOTECA_PROXIES", flag="--proxy", unit="addresses or networks"),
    "origins": Setting(list, "further origins whose pages may connect", "LUDOTECA_ORIGINS", unit="origins"),
    "base": Setting(str, "path that a reverse proxy gives the server, such as /games", "LUDOTECA_BASE", unit="path"),
    "data": Setting(str, "folder of the database, of this file and of the certificate", "LUDOTECA_DATA",
                    default="the user's data folder", unit="folder"),
    "database": Setting(str, "a file, `sqlite:///file` or `postgresql://…`; `?pooled=1` behind a pooler in transaction "
                        "mode", "LUDOTECA_DATABASE", flag="--database", default="ludoteca.sqlite3 in `data`",
                        unit="file or URL"),
    "address": Setting(str, "where the other processes of the house reach this one", "LUDOTECA_ADDRESS",
                       default="this machine on its network", unit="URL"),
    "secret": Setting(str, "signs requests between the processes of the house; at least 16 characters",
                      "LUDOTECA_SECRET", default="made by the first process, kept in the database", unit="text"),
    "client": Setting(str, "folder of the built client", "LUDOTECA_CLIENT", default="the one in the package",
                      unit="folder"),
    "ice_servers": Setting(str, "STUN and TURN servers for voice, as browsers want them", "LUDOTECA_ICE_SERVERS",
                           default="none", unit="JSON list"),
    "desk_key": Setting(str, "key of the administration page /desk", "LUDOTECA_DESK_KEY",
                        default="derived from `secret`", unit="text"),
    "push_hosts": Setting(list, "push services beside those of the browsers' makers", "LUDOTECA_PUSH_HOSTS",
                          unit="host:port"),
    "push_contact": Setting(str, "whom a push service writes to; Apple's requires it", "LUDOTECA_PUSH_CONTACT",
                            unit="mailto: or https:"),
    "code_length": Setting(int, "length of a table's code", "LUDOTECA_CODE_LENGTH", flag="--code-length",
                           default=str(CODE_LENGTH_LEAST), unit="letters",
                           least=CODE_LENGTH_LEAST, most=CODE_LENGTH_MOST),
    "browser": Setting(bool, "open the browser at the start; the option switches it off", option="browser",
                       flag="--no-browser", default="true"),
    "tls": Setting(bool, "HTTPS with a certificate made here; the HTTP port explains the browser's warning",
                   option="tls", flag="--tls", default="false"),
    "tls_port": Setting(int, "port for HTTPS; 0 takes a free one", "LUDOTECA_TLS_PORT", flag="--tls-port",
                        default=str(TLS_PORT), unit="port", least=0, most=65_535),
    "tls_cert": Setting(str, "HTTPS with this certificate (PEM)", option="tls_cert", flag="--tls-cert", unit="file"),
    "tls_key": Setting(str, "the certificate's private key (PEM)", option="tls_key", flag="--tls-key", unit="file"),
    "open_metrics": Setting(bool, "show /metrics to other machines too", option="open_metrics",
                            flag="--open-metrics", default="false"),
    "bot_pace": Setting(float, "how long bots pause before a move: 1 as people do, 0 not at all", option="bot_pace",
                        flag="--bot-pace", default="1", unit="factor", least=0, most=100),
    "bot_workers": Setting(int, "processes that choose bots' moves; 0: the server's own process",
                           option="bot_workers", flag="--bot-workers", default="one less than cores, 2 to 4",
                           unit="processes", least=0, most=64),
    "workers": Setting(int, "processes that share the tables; the option also takes `auto`: one per core",
                       option="workers", flag="--workers", default="1", unit="processes", least=1, most=256),
    "pin": Setting(bool, "with several workers, each on a core of its own: for a machine that runs nothing else "
                   "(Linux)", option="pin", flag="--pin", default="false"),
    "log_level": Setting(str, "least level of the JSON log on stderr", option="log_level", flag="--log-level",
                         default="warning on a terminal, else info", among=LEVELS),
    "also": Setting(list, "games from files, beside those of the package", option="also", flag="--also",
                    unit="Python files"),
}
"""Every setting, in the order of the documentation (docs/internals/configuration.md is generated from it)."""


class Mistaken(ValueError):
    """The configuration file, or a line of it, cannot be used; `key` names the text that says why."""

    def __init__(self, key: str, path: Path, line: int | str, **facts: str) -> None:
        super().__init__(f"{path}:{line}: {key} {facts}")
        self.key = key
        self.facts = {"path": str(path), "line": str(line), **facts}


def find(environment: MutableMapping[str, str], data: Path) -> Path | None:
    """The path of the file; None without one. Raises Mistaken if LUDOTECA_CONFIG names a missing file."""
    named = environment.get("LUDOTECA_CONFIG")
    path = Path(named) if named else data / NAME
    if named and not path.is_file():
        raise Mistaken("settings-missing", path, "-")
    return path if path.is_file() else None


def read(path: Path) -> dict[str, object]:
    """The settings of the file, checked. Raises Mistaken."""
    text = path.read_text("utf-8")
    try:
        settings = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = found[1] if found else len(text.splitlines())
        raise Mistaken("settings-broken", path, line, detail=str(error)) from None
    for name, value in settings.items():
        line = _line(text, name)
        known = SETTINGS.get(name)
        if known is None:
            near = difflib.get_close_matches(name, SETTINGS, 1)
            raise Mistaken("settings-nearly" if near else "settings-unknown", path, line, name=name, near="".join(near))
        if not _fits(value, known):
            raise Mistaken("settings-kind", path, line, name=name, wanted=_wanted(known))
    return settings


def apply(settings: dict[str, object], environment: MutableMapping[str, str]) -> dict[str, object]:
    """Set the environment variables that are not set; return the new defaults of the options of `serve`."""
    options = {}
    for name, value in settings.items():
        setting = SETTINGS[name]
        if setting.option:
            options[setting.option] = value
        else:
            environment.setdefault(setting.variable, ",".join(value) if isinstance(value, list) else str(value))
    if "browser" in options:
        options["no_browser"] = not options.pop("browser")
    return options


def load(environment: MutableMapping[str, str] = os.environ) -> dict[str, object]:
    """Find, read and apply the file; the new defaults of the options of `serve`."""
    from ludoteca.server.process.listen import data_folder

    path = find(environment, data_folder())
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
    """The type of a setting, as an example for the message."""
    if setting.among:
        return " | ".join(f'"{each}"' for each in setting.among)
    if setting.least is not None:
        return f"{setting.least:g} – {setting.most:g}"
    return {list: '["…", "…"]', bool: "true | false", str: '"…"'}.get(setting.kind, "1")
