"""The wheel: pure Python, complete, reproducible, and usable for rules without the kernels."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from ludoteca import __version__
from scripts.machines import pinned
from scripts.release import ROOT, TRIAL, build, digest, entry, sbom, verdict

# The suite's environment has the kernels; this one hides them.
WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "numpy", "llvmlite", "dawg", "uvloop"):
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Missing())
import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in ("numba", "numpy") else real(name, package)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("dist"), "wheel")[0]


def test_it_is_pure_and_carries_the_client(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"ludoteca/server/http/client/index.html", "ludoteca/server/http/client/early.json"} <= set(names)
    assert any(name.endswith(".js.br") for name in names)
    assert any(name.startswith("ludoteca/rulepages/") for name in names)
    assert not [name for name in names if name.endswith((".so", ".pyd", ".nbc", ".nbi"))]
    about = zipfile.ZipFile(wheel).read(next(name for name in names if name.endswith("METADATA"))).decode()
    required = [line for line in about.splitlines() if line.startswith("Requires-Dist") and "extra ==" not in line]
    assert not [line for line in required if any(part in line for part in ("numba", "numpy", "dawg"))]


def test_twice_the_same(wheel: Path, tmp_path: Path) -> None:
    assert digest(build(tmp_path, "wheel")[0]) == digest(wheel)


def test_games_are_played_without_the_kernels(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"{WITHOUT}sys.path.insert(0, {str(tmp_path)!r})\n{TRIAL}"],
        capture_output=True, text=True, cwd=tmp_path, timeout=120)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["masterdice", "canvas", "palla", "finestre"]


def test_what_machines_are_asked_for_is_what_the_lock_pins() -> None:
    lock = "a==1.0 \\\n    --hash=sha256:00\nb==2 ; python_version < '3.12' \\\n    --hash=sha256:01\n    # via a\n"
    assert pinned(lock) == "a==1.0\nb==2 ; python_version < '3.12'\n"
    there = pinned((ROOT / "requirements.txt").read_text("utf-8"))
    assert all(f"\n{name}==" in f"\n{there}" for name in ("aiohttp", "numba", "cryptography", "asyncpg"))


def test_the_papers() -> None:
    parts = [{"name": "B", "version": "1", "licence": "MIT"}, {"name": "a", "version": "2", "licence": "BSD"}]
    assert sbom(parts, "1.0") == sbom(parts[::-1], "1.0")
    assert [part["purl"] for part in sbom(parts, "1.0")["components"]] == ["pkg:pypi/a@2", "pkg:pypi/b@1"]
    assert "Ten games" in entry("1.0.0") and entry(__version__)
    with pytest.raises(SystemExit, match=r"says nothing of 0\.0\.0"):
        entry("0.0.0")


def test_a_release_fails_where_a_part_was_not_audited() -> None:
    sound = {"name": "a", "version": "1", "vulns": []}
    hurt = {"name": "b", "version": "2", "vulns": [{"id": "PYSEC-1"}]}
    unknown = {"name": "c", "skip_reason": "not found"}
    assert verdict([sound], 1) == "none known in 1 parts"
    with pytest.raises(SystemExit, match="b 2: PYSEC-1"):
        verdict([unknown, hurt], 2)
    with pytest.raises(SystemExit, match="audited 1 of 2 parts; not audited: c"):
        verdict([sound, unknown], 2)
    with pytest.raises(SystemExit, match="audited 0 of 2"):
        verdict([], 2)
    with pytest.raises(SystemExit, match="audited 1 of 2 parts; not audited: the others"):
        verdict([sound], 2)
