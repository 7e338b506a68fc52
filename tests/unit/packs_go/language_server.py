"""A language server that answers about a file, as an editor asks it."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any


class Server:
    """A running language server."""

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        """Use the streams of the process."""
        self._stdin, self._stdout, self._last = stdin, stdout, 0
        self.diagnostics: dict[str, list[dict[str, Any]]] = {}
        """The last diagnostics of each file."""

    def ask(self, method: str, **params: Any) -> Any:
        """Return the result of a request."""
        self._last += 1
        self._send({"id": self._last, "method": method, "params": params})
        while True:
            message = self._receive()
            if message.get("id") == self._last and "method" not in message:
                assert "error" not in message, message
                return message["result"]

    def notify(self, method: str, **params: Any) -> None:
        """Send a notification."""
        self._send({"method": method, "params": params})

    def wait_for_diagnostics(self, uri: str) -> list[dict[str, Any]]:
        """Return the diagnostics of a file that has mistakes."""
        while not self.diagnostics.get(uri):
            self._receive()
        return self.diagnostics[uri]

    def _send(self, message: Mapping[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._stdin.flush()

    def _receive(self) -> dict[str, Any]:
        size = 0
        while (line := self._stdout.readline().strip()) or not size:
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                size = int(value)
        message: dict[str, Any] = json.loads(self._stdout.read(size))
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            self.diagnostics[params["uri"]] = params["diagnostics"]
        elif "method" in message and "id" in message:  # a request of the server
            items = message.get("params", {}).get("items", [])
            self._send({"id": message["id"], "result": [None for _ in items]})
        return message


@contextmanager
def serving(command: list[str], folder: Path, **environment: str) -> Iterator[Server]:
    """Run a language server for a folder."""
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            server = Server(process.stdin, process.stdout)
            server.ask(
                "initialize", processId=os.getpid(), rootUri=folder.as_uri(), capabilities={}
            )
            server.notify("initialized")
            yield server
        finally:
            process.kill()
