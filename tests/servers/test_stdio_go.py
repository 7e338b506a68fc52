"""The emitted server of Go over standard input and output bounds the size of a message."""

from __future__ import annotations

import json
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from tests.servers.processes import INITIALIZE
from tests.servers.projects import in_go

LIMIT = 4 << 20
"""The most bytes of a message."""


@pytest.mark.native
def test_a_message_that_is_too_large_ends_the_session(tmp_path: Path) -> None:
    if shutil.which("go") is None:
        warnings.warn("the server of Go is NOT checked: no go", stacklevel=1)
        pytest.skip("go is not installed")
    command = in_go(tmp_path)
    start = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE}
    call = {"name": "test_simple_text", "arguments": {"padding": "x" * (LIMIT - 1000)}}
    messages = [
        start,
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
        try:
            process.stdin.write('{"jsonrpc":"2.0","method":"' + "x" * (LIMIT + 100_000))
            process.stdin.flush()
        except BrokenPipeError:
            pass
        assert process.wait(60) != 0
        assert f"a message is longer than {LIMIT} bytes" in process.stderr.read()
