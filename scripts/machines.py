"""Checks that every supported machine finds a wheel for every pinned package, so that nothing is compiled.

    python -m scripts.machines          (needs uv; `make release` brings it)

The base everywhere; with the extras (`make play`, the image, the Raspberry Pi's page) where wheels are promised.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ("kernels", "push", "postgres")
PYTHONS = ("3.11", "3.14")
# Debian 12 and Raspberry Pi OS Bookworm have glibc 2.36; Alpine has musl, where the kernels have no wheels.
WITH_ALL = ("x86_64-manylinux_2_28", "aarch64-manylinux_2_28", "aarch64-apple-darwin", "x86_64-apple-darwin",
            "x86_64-pc-windows-msvc")
BASE_ONLY = ("x86_64-manylinux2014", "aarch64-manylinux2014", "x86_64-unknown-linux-musl", "aarch64-unknown-linux-musl",
             "aarch64-pc-windows-msvc")


def pinned(lock: str) -> str:
    """The versions of a lock, one per line, each with its environment markers and without hashes."""
    return "".join(f"{line.strip()}\n" for line in re.findall(r"^[\w.-]+==[^\\\n]+", lock, re.M))


def without_wheels(machine: str, python: str, extras: tuple[str, ...], pins: Path, uv: str) -> str:
    """The packages without a wheel there, in uv's words; empty if there are none."""
    wanted = [word for extra in extras for word in ("--extra", extra)]
    done = subprocess.run(
        [uv, "pip", "compile", "--quiet", "--python-platform", machine, "--python-version", python,
         "--only-binary", ":all:", "--constraint", str(pins), *wanted, "pyproject.toml"],
        cwd=ROOT, capture_output=True, text=True)
    return done.stderr.strip() if done.returncode else ""


def main() -> None:
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if uv is None:
        raise SystemExit("uv is not here: pip install uv")
    with tempfile.TemporaryDirectory() as folder:
        pins = Path(folder) / "pins.txt"
        pins.write_text(pinned((ROOT / "requirements.txt").read_text("utf-8")), "utf-8")
        for machine in (*WITH_ALL, *BASE_ONLY):
            for python in PYTHONS:
                for extras in ((), EXTRAS) if machine in WITH_ALL else ((),):
                    if lacks := without_wheels(machine, python, extras, pins, uv):
                        raise SystemExit(f"{machine}, Python {python}, {' '.join(extras) or 'base'}:\n{lacks}")
            print(f"{machine}: {'all' if machine in WITH_ALL else 'the base'} as wheels, "
                  f"Python {' and '.join(PYTHONS)}", flush=True)


if __name__ == "__main__":
    main()
