"""A remote execution service on the loopback interface: BuildGrid, its database, and a worker."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path

from tests.bazel.machine import CACHE, PROJECT, Machine

HERE = Path(__file__).parent
BIN = CACHE / "remote/bin"
_DATABASE = """
set -eu
mkdir /srv/database
chown postgres /srv/database
bin=$(echo /usr/lib/postgresql/*/bin)
run() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@" >>/srv/database/log 2>&1; }
run "$bin/initdb" --no-sync --auth=trust --username=buildgrid --pgdata=/srv/database/data
run "$bin/pg_ctl" --pgdata=/srv/database/data --wait \
    --options="-k /srv/database -c listen_addresses='' -c fsync=off" start
"""


class RemoteService:
    """A service for the actions of a machine; the worker runs them there, without network and sources."""

    def __init__(self, machine: Machine) -> None:
        """Start the database, the server and the worker."""
        self._machine = machine
        self._processes: list[subprocess.Popen[bytes]] = []
        machine.shared.chmod(0o755)
        done = machine.run("sh", "-c", _DATABASE)
        assert done.returncode == 0, done.stdout
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        config = machine.shared / "server.yaml"
        text = (HERE / "server.yaml").read_text().replace("PORT", self.address.split(":")[1])
        text = text.replace("DATABASE", str(machine.shared / "database"))
        config.write_text(text.replace("STORAGE", str(machine.shared / "contents")))
        database = f"postgresql+psycopg2://buildgrid@/postgres?host={machine.shared / 'database'}"
        migrate = [str(BIN / "bgd"), "migrate", "apply", database]
        subprocess.run(migrate, check=True, capture_output=True)
        self._start("server", str(BIN / "bgd"), "server", "start", str(config))
        self._wait()
        worker = [str(BIN / "python"), "-m", "tests.bazel.remote.worker", self.address]
        self._start("worker", *worker, str(machine.pid), str(machine.shared))

    def _start(self, name: str, *words: str) -> None:
        with (self._machine.shared / f"{name}.log").open("wb") as log:
            environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
            process = subprocess.Popen(
                words, cwd=PROJECT, env=environment, stdout=log, stderr=subprocess.STDOUT
            )
        self._processes.append(process)

    def _wait(self) -> None:
        host, port = self.address.split(":")
        while self._processes[0].poll() is None:
            with suppress(OSError), socket.create_connection((host, int(port)), timeout=1):
                return
            time.sleep(0.1)
        raise RuntimeError(self.logs())

    def logs(self) -> str:
        """Return the ends of the logs, for messages of failures."""
        names = ("database/log", "server.log", "worker.log")
        paths = [self._machine.shared / name for name in names]
        return "\n".join(path.read_text()[-4000:] for path in paths if path.exists())

    def close(self) -> None:
        """End the server and the worker; the database ends with the machine."""
        for process in self._processes:
            process.kill()
            process.wait()
