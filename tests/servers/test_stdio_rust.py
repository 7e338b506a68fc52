"""The emitted server of Rust over standard input and output: what handlers print, and messages that are too large."""

from __future__ import annotations

import json
import shutil
import subprocess
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.servers.processes import LIMIT, START
from tests.servers.projects import in_rust

WAYS_TO_FAIL = ("", "payload", "drop", "task", "blocked")


def call(id_: int, arguments: Any, tool: str = "test_simple_text") -> Any:
    params = {"name": tool, "arguments": arguments}
    return {"jsonrpc": "2.0", "id": id_, "method": "tools/call", "params": params}


@pytest.mark.native
def test_only_messages_are_on_the_output_and_their_size_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("cargo") is None:
        warnings.warn("the server of Rust is NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
    command = in_rust(tmp_path, name="stdio-server")
    monkeypatch.setenv("HANDLERS_PRINT", "1")
    messages = [
        START,
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        call(2, {"padding": "x" * (LIMIT - 1000)}),
        call(3, {}),
        *(call(number, {"how": how}, "break") for number, how in enumerate(WAYS_TO_FAIL, 4)),
    ]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        responses = []
        for message in messages:
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()
            if "id" in message:
                responses.append(json.loads(process.stdout.readline()))
        assert [one["id"] for one in responses] == [*range(1, 9)]
        failed = {one["result"]["content"][0]["text"] for one in responses[3:]}
        assert failed == {"The tool break failed with an internal error."}
        text = "This is a simple text response for testing."
        assert responses[2]["result"]["content"] == [{"type": "text", "text": text}]
        with suppress(BrokenPipeError):
            process.stdin.write('{"jsonrpc":"2.0","method":"' + "x" * (LIMIT + 100_000))
            process.stdin.flush()
        assert process.wait(60) != 0
        assert process.stdout.read() == ""
        printed = process.stderr.read()
        assert printed.startswith(f"{text}\n{text}\n")
        assert f"a message is longer than {LIMIT} bytes" in printed
