"""A PostgreSQL server for tests: created in a temporary folder, started on a free local port, removed at the end."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: Debian's newest version, or the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).resolve().parent if on_path else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """One PostgreSQL server. PostgreSQL refuses to run as root, so root uses the account that Debian creates for it."""

    def __init__(self, copies: Postgres | None = None) -> None:
        """Create a primary, or a synchronous replica of `follows`."""
        bin = programs()
        assert bin is not None, "PostgreSQL is missing: scripts/postgres.py brings it"
        self.bin = bin
        self.folder = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
        self.port = free_port()
        self._user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            owner = pwd.getpwnam(self._user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        if copies is None:
            self._run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync",
                      "--locale=C")
        else:
            self._run("pg_basebackup", "-D", str(self.data), "-h", "127.0.0.1", "-p", str(copies.port), "-U",
                      "postgres", "-R", "-X", "stream", "-c", "fast", "--no-sync")
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"port = {self.port}\nlisten_addresses = '127.0.0.1'\n"
                           f"unix_socket_directories = '{self.folder}'\nmax_connections = 60\nshared_buffers = 32MB\n")
        self.start()
        self._databases = 0
        if copies is not None:
            copies.ask("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()")
            while not copies.ask("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"):
                time.sleep(0.05)

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

    def hang(self) -> None:
        """Suspend all processes with SIGSTOP: clients cannot tell the server from a slow one."""
        self._signal(signal.SIGSTOP)

    def wake(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, which: signal.Signals) -> None:
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(first, which)                      # first the parent: it would notice that a child stops
        for pid in subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True).stdout.split():
            os.kill(int(pid), which)

    def promote(self) -> None:
        """Make this replica the primary."""
        self._run("pg_ctl", "-D", str(self.data), "-w", "-t", "300", "promote")

    def ask(self, *questions: str) -> str:
        """Return psql's output."""
        return subprocess.run(
            [str(self.bin / "psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-AtX",
             *(word for question in questions for word in ("-c", question))],
            check=True, capture_output=True, text=True).stdout.strip()

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        self._databases += 1
        name = f"house{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return self.address(name)

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
