"""A client of rust-analyzer, which editors ask for completion, documentation and errors."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

Json = Any


class Service:
    """A running rust-analyzer, with one crate that has no dependencies but the standard library."""

    def __init__(self, folder: Path, sysroot: str) -> None:
        """Start it, for the crate with the root `src/lib.rs` of a folder."""
        crate = {"root_module": str(folder / "src/lib.rs"), "edition": "2021", "deps": []}
        project = {"sysroot": sysroot, "crates": [crate]}
        (folder / "rust-project.json").write_text(json.dumps(project), "utf-8")
        self.uri = (folder / "src/lib.rs").as_uri()
        self.process = subprocess.Popen(
            ["rust-analyzer"],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self.number = 0
        self._initialize(folder)
        text = (folder / "src/lib.rs").read_text("utf-8")
        document = {"uri": self.uri, "languageId": "rust", "version": 1, "text": text}
        self.tell("textDocument/didOpen", textDocument=document)
        while not self._is_ready(self._next()):
            pass

    def _initialize(self, folder: Path) -> None:
        options = {
            "linkedProjects": [str(folder / "rust-project.json")],
            "checkOnSave": False,
            "procMacro": {"enable": False},
            "cachePriming": {"enable": False},
        }
        capabilities = {
            "textDocument": {
                "completion": {"completionItem": {"documentationFormat": ["markdown"]}},
                "diagnostic": {},
                "hover": {"contentFormat": ["markdown"]},
            },
            "experimental": {"serverStatusNotification": True},
        }
        self.ask(
            "initialize",
            processId=None,
            rootUri=folder.as_uri(),
            capabilities=capabilities,
            initializationOptions=options,
        )
        self.tell("initialized")

    @staticmethod
    def _is_ready(message: Json) -> bool:
        params = message.get("params") or {}
        is_status = message.get("method") == "experimental/serverStatus"
        return is_status and params["quiescent"] is True

    def ask(self, method: str, **params: Json) -> Json:
        """Return the result of a request."""
        self.number += 1
        self._send({"id": self.number, "method": method, "params": params})
        while True:
            message = self._next()
            if message.get("id") == self.number and "method" not in message:
                assert "error" not in message, message
                return message["result"]

    def at(self, method: str, position: tuple[int, int], **params: Json) -> Json:
        """Return the result of a request about a place in the root of the crate."""
        line, character = position
        place = {"line": line, "character": character}
        return self.ask(
            f"textDocument/{method}", textDocument={"uri": self.uri}, position=place, **params
        )

    def tell(self, method: str, **params: Json) -> None:
        """Send a notification."""
        self._send({"method": method, "params": params})

    def errors(self) -> list[Json]:
        """Return the errors in the root of the crate."""
        found = self.ask("textDocument/diagnostic", textDocument={"uri": self.uri})
        return [one for one in found["items"] if one["severity"] == 1]

    def close(self) -> None:
        """End it."""
        self.process.kill()
        # Waits, and closes the pipes.
        self.process.communicate()

    def _send(self, message: Json) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def _next(self) -> Json:
        """Return the next message; answer requests, which are about settings, with nothing."""
        assert self.process.stdout is not None
        size = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            assert line, "rust-analyzer has ended"
            if line.lower().startswith(b"content-length:"):
                size = int(line.partition(b":")[2])
        message = json.loads(self.process.stdout.read(size))
        if "id" in message and "method" in message:
            self._send({"id": message["id"], "result": None})
        return message
