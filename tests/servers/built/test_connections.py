"""What servers do with connections: whom they read from, and clients that are silent or do not read."""

from __future__ import annotations

import json
import socket
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.servers.conftest import Built
from tests.servers.load import META, held
from tests.servers.modern import REVISION
from tests.servers.processes import HEADERS, Server, serving
from tests.servers.projects import TARGETS

pytestmark = pytest.mark.native

LONGEST = 60.0
"""Seconds: ten times what any of this needs."""


def begun(server: Server, head: str) -> int:
    """Send the start of a request, without its body, and return the status of the response."""
    port = urlsplit(server.url).port
    with socket.create_connection(("127.0.0.1", port), timeout=LONGEST) as connection:
        fields = f"Content-Type: application/json\r\nContent-Length: 100000\r\n{head}"
        connection.sendall(f"POST /mcp HTTP/1.1\r\n{fields}\r\n\r\n{{".encode())
        return int(connection.recv(1000).split()[1])


@pytest.mark.parametrize("target", TARGETS)
def test_callers_are_known_before_bodies_are_read(
    target: str, built: Built, tmp_path: Path
) -> None:
    settings = json.dumps({"readTime": 600_000})
    with serving(built(target), tmp_path, TOKENS="1", SERVER_OPTIONS=settings) as server:
        place = urlsplit(server.url).netloc
        assert begun(server, f"Host: {place}") == 401
        if not target.startswith("python"):  # which reads the body of a request with a token first
            assert begun(server, f"Host: {place}\r\nAuthorization: Bearer none") == 401


@pytest.mark.parametrize("target", ["go", "typescript"])
def test_responses_that_wait_have_comments(target: str, built: Built, tmp_path: Path) -> None:
    with serving(built(target), tmp_path, SERVER_OPTIONS='{"keepAlive": 200}') as server:
        body, headers = held(1500)
        session = server.start()
        message = {"jsonrpc": "2.0", "id": 9, "method": "tools/call"}
        old = {**message, "params": {"name": "hold", "arguments": {"milliseconds": 1500}}}
        for text, given in (
            (body, headers),
            (json.dumps(old).encode(), {**HEADERS, **session.headers}),
        ):
            with closing(server.connect()) as connection:
                connection.request("POST", "/mcp", text, given)
                response = connection.getresponse()
                assert response.getheader("Content-Type", "").startswith("text/event-stream")
                lines = response.read().decode().splitlines()
            assert sum(line.startswith(":") for line in lines) >= 2
            (data,) = (line for line in lines if line.startswith("data:") and line[5:].strip())
            assert "held" in str(json.loads(data[5:])["result"])


def opened(server: Server) -> int:
    """Return the files that a server has open."""
    return len([*Path(f"/proc/{server.process.pid}/fd").iterdir()])


@pytest.mark.parametrize("target", ["go", "rust"])
def test_clients_that_do_not_read_lose_their_connections(
    target: str, built: Built, tmp_path: Path
) -> None:
    params = {"name": "anything", "arguments": {"value": "x" * 3_900_000}, "_meta": META}
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
    body = json.dumps(message).encode()
    named = {"MCP-Protocol-Version": REVISION, "Mcp-Method": "tools/call", "Mcp-Name": "anything"}
    with serving(built(target), tmp_path, SERVER_OPTIONS='{"readTime": 2000}') as server:
        place = urlsplit(server.url)
        every = {"Host": place.netloc, **HEADERS, **named, "Content-Length": str(len(body))}
        head = "".join(f"{key}: {value}\r\n" for key, value in every.items())
        before = opened(server)
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect(("127.0.0.1", place.port))
            connection.sendall(f"POST /mcp HTTP/1.1\r\n{head}\r\n".encode() + body)
            assert connection.recv(9) == b"HTTP/1.1 "
            until = time.monotonic() + LONGEST
            while opened(server) > before:
                assert time.monotonic() < until, "the connection stays"
                time.sleep(0.1)


@pytest.mark.parametrize("target", [name for name in TARGETS if name != "typescript"])
def test_records_are_short(target: str, built: Built, tmp_path: Path) -> None:
    with serving(built(target), tmp_path) as server:
        session = server.start()
        before = (tmp_path / "stderr.txt").stat().st_size
        for name in ("add", "x" * 100_000):
            params = {"name": name, "arguments": {"numbers": [1]}}
            message = {"jsonrpc": "2.0", "id": "y" * 100_000, "method": "tools/call"}
            body = json.dumps({**message, "params": params}).encode()
            server.post(body, session.headers)
        assert server.process.poll() is None
        assert (tmp_path / "stderr.txt").stat().st_size - before < 10_000
