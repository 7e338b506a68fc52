"""The tool ``http_probe``."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from .conftest import Call


@pytest.fixture
def server() -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(404 if self.path == "/missing" else 204)
            self.end_headers()

    with HTTPServer(("127.0.0.1", 0), Handler) as http:
        thread = threading.Thread(target=http.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{http.server_port}"
        http.shutdown()
        thread.join()


def test_the_status_of_each_url(call: Call, server: str) -> None:
    result = call("http_probe", {"urls": [f"{server}/", f"{server}/missing"]})
    assert json.loads(result.text) == [204, 404]


def test_a_server_that_does_not_answer(call: Call) -> None:
    result = call("http_probe", {"urls": ["http://127.0.0.1:1/"], "timeoutMs": 1000})
    assert result.text == "http://127.0.0.1:1/ does not answer."
