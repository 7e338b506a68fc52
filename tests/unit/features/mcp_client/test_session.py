"""Sessions with servers at a URL, and the hint where the official SDK is missing."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from adlgen.cli import main
from adlgen.running.placeholders import ServerError
from adlgen.running.server import Server

INFO = {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}}
RESULTS: dict[str, Any] = {
    "initialize": {**INFO, "serverInfo": {"name": "orders", "version": "1.2.0"}},
    "tools/list": {"tools": [{"name": "find", "inputSchema": {"type": "object"}}]},
    "tools/call": {"content": [{"type": "text", "text": "found"}]},
}


class Handler(BaseHTTPRequestHandler):
    """A server that answers each request on its own, as in all revisions before 2026-07-28."""

    location: str | None = None
    padding = 0

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.location is not None:
            self.send_response(307)
            self.send_header("Location", self.location)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        answer = {"jsonrpc": "2.0", "id": asked.get("id")}
        if asked["method"] in RESULTS:
            answer["result"] = RESULTS[asked["method"]]
        else:
            answer["error"] = {"code": -32601, "message": "Method not found"}
        body = json.dumps(answer).encode()
        if asked["method"] == "tools/call":
            body += b" " * self.padding
        self.send_response(202 if "id" not in asked else 200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self) -> None:
        self.send_error(405)

    do_DELETE = do_GET  # noqa: N815 - the name of the library

    def log_message(self, *_: Any) -> None:
        """Print nothing."""


@contextmanager
def serving(**attributes: Any) -> Iterator[str]:
    handler = type("Handler", (Handler,), attributes)
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/mcp"
    finally:
        server.shutdown()
        server.server_close()


def called(url: str) -> Any:
    return asyncio.run(Server([url], 600).call("find", {}))


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    with serving() as url:
        assert called(url) == "found"


def test_redirects_leave_no_origin() -> None:
    with serving() as other, serving(location=other) as url, pytest.raises(ServerError) as caught:
        called(url)
    assert "not followed" in str(caught.value)


def test_responses_are_bounded() -> None:
    with serving(padding=9 << 20) as url, pytest.raises(ServerError, match="more than 8 MiB"):
        called(url)


@pytest.mark.parametrize(
    "words",
    [
        ["import", "mcp"],
        ["inspect", "--server"],
        ["init", "new", "--lang", "go", "--from", "mcp"],
    ],
)
def test_the_sdk_is_missing(
    words: list[str],
    tmp_path: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "mcp", None)
    started = "open('started', 'w')"
    assert main([*words, "--", sys.executable, "-c", started]) == 3
    error = capsys.readouterr().err
    assert "error[ADL1053]: the official SDK of MCP is not installed" in error
    assert "pip install 'mcp>=2.3'" in error
    assert not [*tmp_path.iterdir()]
