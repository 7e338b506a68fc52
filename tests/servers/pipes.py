"""Servers over standard input and output, and the options of servers, which their environment has."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from tests.servers.processes import INITIALIZE
from tests.servers.projects import Command


@contextmanager
def limited(**options: Any) -> Iterator[None]:
    """Set the options of the servers that start in the block."""
    os.environ["SERVER_OPTIONS"] = json.dumps(options)
    try:
        yield
    finally:
        del os.environ["SERVER_OPTIONS"]


def variant(command: Command, name: str, changed: Mapping[str, str]) -> Command:
    """Return the command of another program, with parts of the text replaced."""
    *python, program = command
    text = Path(program).read_text("utf-8")
    for old, new in changed.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    made = Path(program).with_name(f"{name}.py")
    made.write_text(text, "utf-8")
    return [*python, str(made)]


class Pipe:
    """A server over standard input and output, and its client."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.last = 0

    def send(self, line: bytes) -> None:
        stdin: IO[bytes] | None = self.process.stdin
        assert stdin is not None
        stdin.write(line + b"\n")
        stdin.flush()

    def request(self, method: str, params: Any) -> int:
        self.last += 1
        message = {"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}
        self.send(json.dumps(message).encode())
        return self.last

    def receive(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def answer(self, line: bytes) -> Any:
        self.send(line)
        return self.receive()

    def call(self, tool: str, arguments: Any = None) -> int:
        return self.request("tools/call", {"name": tool, "arguments": arguments or {}})


@contextmanager
def piped(command: Command, **options: Any) -> Iterator[Pipe]:
    """Run a server over standard input and output, whose session has started."""
    with (
        limited(**options),
        subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process,
    ):
        pipe = Pipe(process)
        try:
            pipe.request("initialize", INITIALIZE)
            assert pipe.receive()["id"] == 1
            pipe.send(b'{"jsonrpc":"2.0","method":"notifications/initialized"}')
            yield pipe
        finally:
            process.kill()
