"""The emitted server of Python bounds the size of a message on standard input, and the time of headers."""

from __future__ import annotations

import json
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.servers.processes import INITIALIZE, check_limit, serving
from tests.servers.projects import Command, in_python

pytestmark = pytest.mark.native

HURRIED = """\
import runpy
import sys

from everything.toolspec.adapters import mcp_serve

mcp_serve.HEADER_TIMEOUT = 0.5
runpy.run_path(sys.argv.pop(1), run_name="__main__")
"""


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Command:
    """A server."""
    return in_python(tmp_path_factory.mktemp("limits"), "pydantic")


def message(method: str, params: Any, **fields: int) -> str:
    return json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **fields})


def test_a_message_that_is_too_large_ends_the_session(command: Command) -> None:
    check_limit(command, "characters")


def test_headers_that_are_not_sent_in_time_end_the_connection(command: Command) -> None:
    *python, program = command
    hurried = Path(program).with_name("hurried.py")
    hurried.write_text(HURRIED)
    with serving([*python, str(hurried), program], hurried.parent) as server:
        session = server.start()
        for part in (b"", b"POST /mcp HTTP/1.1\r\nHost: localhost\r\n"):
            with closing(server.connect()) as connection:
                connection.connect()
                connection.sock.sendall(part)
                assert connection.sock.recv(1) == b""
        with closing(server.connect()) as connection:
            connection.request("GET", "/", headers={"Host": "localhost"})
            connection.getresponse().read()
            connection.sock.sendall(b"POST /mcp HTTP/1.1\r\n")
            assert connection.sock.recv(1) == b""
        assert session.request("ping")["result"] == {}


def test_handlers_do_not_read_the_messages(command: Command) -> None:
    *python, program = command
    text = Path(program).read_text("utf-8")
    handler = 'lambda *_: __import__("sys").stdin.readline() or "empty"'
    assert 'lambda *_: "valid"' in text
    reading = Path(program).with_name("reading.py")
    reading.write_text(text.replace('lambda *_: "valid"', handler), "utf-8")
    messages = [
        message("initialize", INITIALIZE, id=1),
        message("notifications/initialized", {}),
        message("tools/call", {"name": "json_schema_2020_12_tool", "arguments": {}}, id=2),
        message("ping", {}, id=3),
    ]
    with subprocess.Popen(
        [*python, str(reading)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n".join([*messages, ""]))
        process.stdin.flush()
        responses = [json.loads(process.stdout.readline()) for _ in range(3)]
        process.stdin.close()
        assert process.wait(60) == 0
    results = {one["id"]: one["result"] for one in responses}
    assert results[2]["content"] == [{"type": "text", "text": "empty"}]
    assert results[3] == {}
