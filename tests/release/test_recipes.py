"""Recipes in deploy/ and the pages about them: no root, one volume, a working health check."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.cli import make_parser
from ludoteca.server.process.config_file import SETTINGS
from ludoteca.store import open_store
from ludoteca.store.postgres.store import PostgresStore
from tests.web.people import Server

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def steps(name: str = "Containerfile") -> list[tuple[str, str]]:
    """The last stage of a container file: each instruction with its arguments."""
    text = (DEPLOY / name).read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    last = max(number for number, line in enumerate(lines) if line.startswith("FROM"))
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines[last:]]


def said(word: str) -> list[str]:
    return [words for instruction, words in steps() if instruction == word]


def test_the_container_runs_without_root_with_one_volume_and_receives_signals() -> None:
    assert said("USER")[-1].isdigit() and int(said("USER")[-1]) > 0
    assert said("VOLUME") == ["/data"] and said("STOPSIGNAL") == ["SIGTERM"]
    assert json.loads(said("ENTRYPOINT")[0]) == ["/app/bin/ludoteca"]      # no shell between the signal and the server
    make_parser().parse_args(json.loads(said("CMD")[0]))


async def test_its_health_check_sees_a_house_and_its_absence(tmp_path: Path) -> None:
    words = json.loads(said("HEALTHCHECK")[0].partition("CMD ")[2])
    house = Server(tmp_path, "--bot-workers=0")
    await house.start()
    check = [sys.executable, *(word.replace(":8080", f":{house.port}") for word in words[1:])]
    assert (await asyncio.to_thread(subprocess.run, check)).returncode == 0
    assert await house.stop() == 0
    assert (await asyncio.to_thread(subprocess.run, check, stderr=subprocess.DEVNULL)).returncode != 0


def test_compose_explains_every_variable() -> None:
    page = (DEPLOY / "compose.yaml").read_text("utf-8")
    proxy = (DEPLOY / "Caddyfile").read_text("utf-8")
    asked = set(re.findall(r"\$\{(\w+)", page)) | set(re.findall(r"\{\$(\w+)", proxy))
    explained = {line.split()[1] for line in page.splitlines() if re.match(r"# [A-Z]+_[A-Z_]+ ", line)}
    assert asked == explained == {"LUDOTECA_NAME"}


def test_the_other_compose_file_puts_the_same_house_on_postgresql() -> None:
    plain, other = ((DEPLOY / name).read_text("utf-8") for name in ("compose.yaml", "compose.postgres.yaml"))
    explained = {line.split()[1] for line in other.splitlines() if re.match(r"# [A-Z]+_[A-Z_]+ ", line)}
    assert set(re.findall(r"\$\{(\w+)", other)) == explained == {"LUDOTECA_PASSWORD"}
    services = re.findall(r"^  (\w+):$", other.partition("volumes:\n  ")[0], re.M)
    assert services == ["house", "database"] and "\n  house:\n" in plain and "networks: [inside]" in other
    told = re.sub(r"\$\{[^}]*\}", "secret", re.findall(r"LUDOTECA_DATABASE: (.*)", other)[0])
    store = open_store(told)
    assert isinstance(store, PostgresStore) and store.path == "postgresql://database:5432/ludoteca"
    user, name = (re.findall(rf"POSTGRES_{each}: (.*)", other)[0] for each in ("USER", "DB"))
    assert told == f"postgresql://{user}:secret@{services[1]}:5432/{name}"
    brought = (ROOT / "requirements.txt").read_text("utf-8")
    assert re.search(r"^asyncpg==", brought, re.M), "the image has what this house needs"


def test_every_setting_is_documented_and_every_documented_setting_exists() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "ludoteca").rglob("*.py"))
    known = set(re.findall(r"[\"'](LUDOTECA_[A-Z_]+)[\"']", source))
    page = (ROOT / "docs" / "host" / "running.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \|(?: `([A-Z_]+)`)? \|", page, re.M))
    assert told == {name: setting.variable for name, setting in SETTINGS.items()}
    assert known == {*filter(None, told.values()), "LUDOTECA_CONFIG"}


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_the_unit_is_sound(tmp_path: Path) -> None:
    text = (DEPLOY / "ludoteca.service").read_text("utf-8")
    assert "DynamicUser=yes" in text
    unit = tmp_path / "ludoteca.service"
    unit.write_text(text.replace("/opt/ludoteca/bin/ludoteca", sys.executable), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True)
    assert not [line for line in done.stderr.splitlines() if "ludoteca.service" in line], done.stderr
