"""Finds a PostgreSQL server for the tests, or brings Debian's; where neither is possible, its tests rest."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.store.postgres import programs


def bring() -> None:
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=False)


if __name__ == "__main__":
    if programs() is None:
        print("ludoteca: bringing PostgreSQL for the tests", file=sys.stderr)
        bring()
    print(programs() or "ludoteca: no PostgreSQL here: its tests are skipped")
