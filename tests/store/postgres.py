"""A PostgreSQL of the tests' own: made in a folder, started on a free port of this machine, gone at the end."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


def programs() -> Path | None:
    """Where PostgreSQL's programs lie: the newest of Debian's folders, or the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).resolve().parent if on_path else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """One server. It refuses to run as root, so root lends it the account Debian made for it."""

    def __init__(self) -> None:
        bin = programs()
        assert bin is not None, "PostgreSQL is missing: scripts/postgres.py brings it"
        self.bin = bin
        self.folder = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
        self.port = free_port()
        self._user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            owner = pwd.getpwnam(self._user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync",
                  "--locale=C")
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"port = {self.port}\nlisten_addresses = '127.0.0.1'\n"
                           f"unix_socket_directories = '{self.folder}'\nmax_connections = 60\nshared_buffers = 32MB\n")
        self.start()
        self._databases = 0

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *words: str) -> None:
        user = self._user if os.geteuid() == 0 else None
        subprocess.run([str(self.bin / program), *words], check=True, stdout=subprocess.DEVNULL, cwd="/",
                       stderr=subprocess.DEVNULL, user=user, group=user)

    def start(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-w", "-t", "300", "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "-t", "300", "stop")

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """An empty one; its address."""
        self._databases += 1
        name = f"house{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return self.address(name)

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
