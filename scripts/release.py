"""Makes a release in dist/: wheel, sdist, SBOM, checksums, the CHANGELOG's entry, and what was checked.

    make release            (or: python -m scripts.release [--offline | --no-audit])

The same sources give the same bytes. Every machine must find wheels for what it needs. The wheel is installed in an
empty environment, without a compiler and from wheels alone, where games are played. Its parts are weighed, their
licences are compared with a list, and every part is audited for known vulnerabilities. Where a step fails, or a part
cannot be audited, there is no release.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import uuid
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
EMPTY = ROOT / "build" / "release"
MOST_MEGABYTES = 100
WELCOME = re.compile(r"MIT|BSD|Apache|PSF|Python Software Foundation|ISC|MPL|Mozilla|Unlicense|0BSD|Zlib", re.I)

# A new installation must be able to do this with the wheel and its dependencies alone; the test suite runs it, too.
TRIAL = """
import sys
import ludoteca
from ludoteca.bots.kernels import installed, plain_levels
from ludoteca.server.http.static_files import client_folder
assert (client_folder() / "index.html").is_file(), "the wheel carries no client"
assert not installed() and "maestro" in plain_levels("masterdice"), "the kernels are no part of the base"
for game, seats in (("masterdice", 2), ("canvas", 2), ("palla", 2), ("finestre", 2)):
    from ludoteca.arena.match import play_match
    table = ludoteca.Table(game, seats=seats, seed=3)
    levels = ["maestro", *["artigiano"] * (seats - 1)]
    print(game, play_match(table, levels, ludoteca.Chance(1)).outcome.scores)
"""

ABOUT = """
import importlib.metadata as m, json
print(json.dumps([{"name": d.metadata["Name"], "version": d.version,
    "licence": d.metadata.get("License-Expression") or " / ".join(
        c.rpartition(":: ")[2] for c in d.metadata.get_all("Classifier") or [] if c.startswith("License ::"))
        or (d.metadata.get("License") or "").split("\\n")[0]} for d in m.distributions()]))
"""


def build(into: Path, *targets: str) -> list[Path]:
    """Build wheel and sdist; hatchling writes only this timestamp, so that a second build gives the same bytes."""
    into.mkdir(parents=True, exist_ok=True)
    before = set(into.iterdir())
    wanted = [word for target in targets for word in ("-t", target)]
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(into), *wanted], cwd=ROOT, check=True,
        env={**os.environ, "SOURCE_DATE_EPOCH": "1704067200"}, stdout=subprocess.DEVNULL)
    return sorted(set(into.iterdir()) - before)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def entry(version: str) -> str:
    """The section of CHANGELOG.md for this version; a release without one fails."""
    pages = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.M)
    for page in pages:
        if page.startswith(f"[{version}]") and page.partition("\n")[2].strip():
            return f"## {page.strip()}\n"
    raise SystemExit(f"CHANGELOG.md says nothing of {version}")


def sbom(parts: list[dict[str, str]], version: str) -> dict[str, Any]:
    """The packages of a base install, in CycloneDX format."""
    listed = [
        {"type": "library", "name": part["name"], "version": part["version"],
         "purl": f"pkg:pypi/{part['name'].lower()}@{part['version']}",
         "licenses": [{"license": {"name": part["licence"]}}]}
        for part in sorted(parts, key=lambda each: each["name"].lower())]
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(listed))
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "serialNumber": f"urn:uuid:{serial}", "version": 1,
        "metadata": {"component": {"type": "application", "name": "ludoteca", "version": version}},
        "components": listed}


def megabytes(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def try_in_empty_environment(wheel: Path) -> tuple[list[dict[str, str]], float]:
    """Install the wheel in an empty environment and play a game; return the installed packages and their size."""
    shutil.rmtree(EMPTY, ignore_errors=True)
    venv.create(EMPTY, with_pip=True)
    python = EMPTY / ("Scripts" if os.name == "nt" else "bin") / "python"
    site = next(EMPTY.rglob("site-packages"))
    empty = megabytes(site)
    bare = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:",
                    "--no-compile", str(wheel)], check=True, env=bare)
    weight = megabytes(site) - empty
    subprocess.run([python, "-c", TRIAL], check=True, env=bare, cwd=EMPTY)
    told = subprocess.run([python, "-c", ABOUT], check=True, env=bare, capture_output=True, text=True)
    return [part for part in json.loads(told.stdout) if part["name"] not in ("pip", "setuptools", "ludoteca")], weight


def vulnerabilities(parts: list[dict[str, str]]) -> str:
    """Known vulnerabilities of these versions, by pip-audit. Without a reply the release fails."""
    page = EMPTY / "parts.txt"
    page.write_text("".join(f"{part['name']}=={part['version']}\n" for part in parts))
    done = subprocess.run(
        [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--format", "json", "-r", str(page)],
        capture_output=True, text=True)
    if not done.stdout.strip():
        raise SystemExit(f"the audit failed: {(done.stderr.strip().splitlines() or ['?'])[-1][:160]}")
    return verdict(json.loads(done.stdout)["dependencies"], len(parts))


def verdict(audited: list[dict[str, Any]], expected: int) -> str:
    """Evaluate pip-audit's reply. A package that it skips or does not name is not audited, so the release fails."""
    found = [f"{part['name']} {part['version']}: {each['id']}" for part in audited for each in part.get("vulns", ())]
    if found:
        raise SystemExit("known vulnerabilities: " + ", ".join(found))
    skipped = [part["name"] for part in audited if "skip_reason" in part]
    if skipped or not audited or len(audited) < expected:
        raise SystemExit(f"audited {len(audited) - len(skipped)} of {expected} parts; not audited: "
                         f"{', '.join(skipped) or 'the others'}")
    return f"none known in {len(audited)} parts"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--offline", action="store_true", help="build only: install nothing, ask no other machine")
    asked.add_argument("--no-audit", action="store_true", help="a trial: CHECKED.txt says that nothing was audited")
    settings = asked.parse_args()
    offline = settings.offline
    sys.path.insert(0, str(ROOT / "src"))
    from ludoteca import __version__ as version
    from ludoteca.languages import added_languages
    from scripts import build_client, machines
    from scripts.translations import lacking

    for language in added_languages():
        if lacks := lacking(language):
            raise SystemExit(f"{language} claims to be whole and lacks {lacks}")
    shutil.rmtree(DIST, ignore_errors=True)
    made = build(DIST, "sdist", "wheel")
    build_client.STAMP.unlink()                    # the client, too, is built twice
    again = build(ROOT / "build" / "again", "sdist", "wheel")
    if [digest(path) for path in made] != [digest(path) for path in again]:
        raise SystemExit("two builds of the same sources differ")
    shutil.rmtree(ROOT / "build" / "again")
    (DIST / "CHANGELOG.md").write_text(entry(version), "utf-8")
    if not offline:
        machines.main()
        parts, weight = try_in_empty_environment(next(path for path in made if path.suffix == ".whl"))
        strange = [f"{part['name']}: {part['licence']!r}" for part in parts if not WELCOME.search(part["licence"])]
        if strange:
            raise SystemExit("licences nobody has looked at: " + ", ".join(strange))
        if weight > MOST_MEGABYTES:
            raise SystemExit(f"a base install weighs {weight:.0f} MB")
        (DIST / "sbom.cdx.json").write_text(json.dumps(sbom(parts, version), indent=1) + "\n", "utf-8")
        checked = [f"base install: {weight:.1f} MB, {len(parts)} parts",
                   "games played in an empty environment",
                   f"wheels for every part: {', '.join((*machines.WITH_ALL, *machines.BASE_ONLY))}",
                   "licences: " + ", ".join(sorted({part["licence"] for part in parts})),
                   "vulnerabilities: " + ("not audited" if settings.no_audit else vulnerabilities(parts))]
        (DIST / "CHECKED.txt").write_text("\n".join(checked) + "\n", "utf-8")
    sums = "".join(f"{digest(path)}  {path.name}\n" for path in sorted(DIST.iterdir()))
    (DIST / "SHA256SUMS").write_text(sums, "utf-8")
    print(sums + ((DIST / "CHECKED.txt").read_text("utf-8") if not offline else ""), end="")


if __name__ == "__main__":
    main()
