"""Finds PostgreSQL, a pooler and balancers for the tests, or installs Debian's; tests without them are skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.store.postgres import programs

BESIDE = {"pgbouncer": "pgbouncer", "haproxy": "haproxy", "nginx": "nginx-light"}
"""Programs that stand before a house or its database, and the packages they come in."""


def missing() -> list[str]:
    """Packages whose programs are not installed."""
    found = [] if programs() is not None else ["postgresql"]
    return found + [package for program, package in BESIDE.items()
                    if not shutil.which(program) and not shutil.which(f"/usr/sbin/{program}")]


def bring(packages: list[str]) -> None:
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-o", "DPkg::Lock::Timeout=300", "-qq"], check=False)
        subprocess.run(
            ["apt-get", "install", "-o", "DPkg::Lock::Timeout=300", "-y", "-qq", "--no-install-recommends", *packages],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=False)


if __name__ == "__main__":
    if wanted := missing():
        print(f"ludoteca: bringing {', '.join(wanted)} for the tests", file=sys.stderr)
        bring(wanted)
    print(programs() or "ludoteca: no PostgreSQL here: its tests are skipped")
