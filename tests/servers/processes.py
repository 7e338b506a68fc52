"""Servers that run until a test ends, and requests as any program may send them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

ADDRESS = re.compile(r"http://[\w.:]+/mcp")
VERSION = "2025-11-25"
HEADERS = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
INITIALIZE: dict[str, Any] = {
    "protocolVersion": VERSION,
    "capabilities": {},
    "clientInfo": {"name": "test", "version": "1"},
}


@dataclass(frozen=True, slots=True)
class Server:
    """A server over HTTP."""

    url: str
    process: subprocess.Popen[str]
    printed: Path
    """What it writes to its standard output."""

    def memory(self) -> int:
        """Return the memory that the process has, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (size,) = re.findall(r"VmRSS:\s+(\d+) kB", status)
        return int(size) * 1024

    def connect(self) -> HTTPConnection:
        """Return a connection."""
        return HTTPConnection(urlsplit(self.url).netloc, timeout=60)

    def post(self, body: bytes, headers: Mapping[str, str] | None = None) -> tuple[int, str]:
        """Send a body, and return the status and the text of the response."""
        with closing(self.connect()) as connection:
            connection.request("POST", "/mcp", body, {**HEADERS, **(headers or {})})
            response = connection.getresponse()
            return response.status, response.read().decode("utf-8", "replace")

    def start(self, token: str | None = None) -> Session:
        """Start a session, with a token if there is one."""
        session = Session(self, {"Authorization": f"Bearer {token}"} if token else {})
        result = session.request("initialize", INITIALIZE)["result"]
        assert result["protocolVersion"] == VERSION
        session.headers["Mcp-Protocol-Version"] = VERSION
        assert session.send({"method": "notifications/initialized"}) is None
        return session


@dataclass(slots=True)
class Session:
    """A session with a server."""

    server: Server
    headers: dict[str, str] = field(default_factory=dict)
    last: int = 0

    def request(self, method: str, params: Any = None) -> Any:
        """Send a request, and return the response."""
        self.last += 1
        message = {"id": self.last, "method": method}
        return self.send(message | ({} if params is None else {"params": params}))

    def call(self, tool: str, arguments: Any = None) -> Any:
        """Call a tool, and return its result."""
        response = self.request("tools/call", {"name": tool, "arguments": arguments or {}})
        return response["result"]

    def send(self, message: dict[str, Any]) -> Any:
        """Send a message, and return the response, if it has one."""
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        with closing(self.server.connect()) as connection:
            connection.request("POST", "/mcp", body, {**HEADERS, **self.headers})
            response = connection.getresponse()
            if name := response.getheader("Mcp-Session-Id"):
                self.headers["Mcp-Session-Id"] = name
            if response.status == 202:
                return None
            assert response.status == 200, (response.status, response.read())
            return _response(response, message["id"])


def _response(response: HTTPResponse, id_: int) -> Any:
    """Return the response to a request, which is the body or an event of a stream."""
    if response.getheader("Content-Type", "").startswith("application/json"):
        return json.loads(response.read())
    for line in response:
        data = line.decode().removeprefix("data:").strip()
        if line.startswith(b"data:") and data and json.loads(data).get("id") == id_:
            return json.loads(data)
    message = "the stream ended without a response"
    raise AssertionError(message)


@contextmanager
def serving(command: list[str], folder: Path, **environment: str) -> Iterator[Server]:
    """Run a server over HTTP until the block ends."""
    printed, log = folder / "stdout.txt", folder / "stderr.txt"
    with printed.open("w") as output, log.open("w") as errors:
        process = subprocess.Popen(
            [*command, "--http", "127.0.0.1:0"],
            stdout=output,
            stderr=errors,
            text=True,
            env={**os.environ, **environment},
        )
        try:
            yield Server(_address(process, log), process, printed)
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _address(process: subprocess.Popen[str], log: Path) -> str:
    """Return the address that a server reports once it accepts connections."""
    while process.poll() is None:
        if found := ADDRESS.search(log.read_text()):
            return found[0]
        time.sleep(0.05)
    raise AssertionError(log.read_text())


LIMIT = 4 << 20
"""The most bytes of a message on standard input."""
START = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE}


def check_stop(command: Sequence[str]) -> None:
    """Fail unless a server over standard input and output ends with success when it is terminated."""
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(START) + "\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == 1
        process.terminate()
        _, printed = process.communicate(timeout=60)
        assert (process.returncode, printed) == (0, "")


def check_limit(command: Sequence[str], unit: str = "bytes") -> None:
    """Fail unless a server answers a message that is almost too large, and a larger one ends it."""
    call = {"name": "test_simple_text", "arguments": {"padding": "x" * (LIMIT - 1000)}}
    messages = [
        START,
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": call},
    ]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for message in messages:
            process.stdin.write(json.dumps(message) + "\n")
        process.stdin.flush()
        responses = [json.loads(process.stdout.readline()) for _ in range(2)]
        assert [one["id"] for one in responses] == [1, 2]
        assert "result" in responses[1]
        with suppress(BrokenPipeError):
            process.stdin.write('{"jsonrpc":"2.0","method":"' + "x" * (LIMIT + 100_000))
            process.stdin.flush()
        assert process.wait(60) != 0
        assert f"a message is longer than {LIMIT} {unit}" in process.stderr.read()
        with suppress(BrokenPipeError):
            process.stdin.close()
