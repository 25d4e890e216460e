"""PgBouncer in transaction mode in front of a test PostgreSQL."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from .postgres import Postgres, free_port


class Pooler:
    """One PgBouncer process in a folder of its own."""

    def __init__(self, postgres: Postgres) -> None:
        self.port = free_port()
        self._postgres = postgres
        self._process: subprocess.Popen[bytes] | None = None

    @staticmethod
    def command() -> str | None:
        return shutil.which("pgbouncer") or shutil.which("/usr/sbin/pgbouncer")

    def __enter__(self) -> Pooler:
        command = self.command()
        assert command is not None
        self.folder = Path(tempfile.mkdtemp(prefix="ludoteca-pooler-"))
        users, settings = self.folder / "users.txt", self.folder / "pgbouncer.ini"
        users.write_text('"postgres" ""\n')
        settings.write_text(
            f"[databases]\n* = host=127.0.0.1 port={self._postgres.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n"
            f"listen_port = {self.port}\nauth_type = trust\nauth_file = {users}\npool_mode = transaction\n"
            f"unix_socket_dir =\ndefault_pool_size = 6\nmax_client_conn = 200\nlogfile = {self.folder}/log\n")
        user = "postgres" if os.geteuid() == 0 else None
        if user is not None:
            owner = pwd.getpwnam(user)
            for path in (self.folder, users, settings):
                os.chown(path, owner.pw_uid, owner.pw_gid)
        self._process = subprocess.Popen(
            [command, "-q", str(settings)], user=user, group=user, cwd="/", stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        while not self._listens():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        return self

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def address(self, direct: str) -> str:
        """The address of the same database, through PgBouncer."""
        return direct.replace(f":{self._postgres.port}/", f":{self.port}/") + "?pooled=1"

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
