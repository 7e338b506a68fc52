"""A replayed server, spoken to line by line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from adlgen.recording.session import RecordedCall, Session, call_line, head_lines

pytest.importorskip("mcp")

HELLO = {
    "protocolVersion": "2025-06-18",
    "capabilities": {},
    "clientInfo": {"name": "test", "version": "1"},
}
TOOL: dict[str, Any] = {"name": "find", "inputSchema": {"type": "object"}}
LARGE = "x" * 1_000_000


def line(**message: Any) -> str:
    return json.dumps({"jsonrpc": "2.0", **message}) + "\n"


def call(id_: int, number: object) -> str:
    params = {"name": "find", "arguments": {"number": number}}
    return line(id=id_, method="tools/call", params=params)


def result(text: str) -> dict[str, Any]:
    return {"content": [{"type": "text", "text": text}]}


@pytest.fixture(name="session")
def _session(tmp_path: Path) -> Path:
    error = {"code": -32001, "message": "closed", "data": {"until": "9:00"}}
    calls = (
        RecordedCall("find", {"number": 1}, result("first")),
        RecordedCall("find", {"number": 1}, result("second")),
        RecordedCall("find", {"number": 2}, None, error),
        RecordedCall("find", {"number": LARGE}, result(LARGE)),
        RecordedCall("find", {"number": 3}, {**result("no"), "isError": True}),
    )
    session = Session({"name": "shop", "version": "7"}, (TOOL,), calls)
    path = tmp_path / "s.jsonl"
    path.write_text("".join(f"{one}\n" for one in (*head_lines(session), *map(call_line, calls))))
    return path


def test_answers_are_those_of_the_session(session: Path) -> None:
    sent = [
        line(id=0, method="initialize", params=HELLO),
        line(method="notifications/initialized"),
        line(id="list", method="tools/list"),
        *(call(1, 1), call(2, 2), call(3, 3), call(4, LARGE), call(5, 99)),
        line(method="notifications/unknown", params={"a": 1}),
        line(id=6, method="no/such/method"),
        line(method="notifications/cancelled", params={"requestId": 77}),
        line(id=8, method="ping"),
    ]
    done = subprocess.run(
        [sys.executable, "-m", "adlgen", "serve", "--replay", session.name],
        cwd=session.parent,
        input="".join(sent),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = {one["id"]: one for one in map(json.loads, done.stdout.splitlines())}
    assert [*found] == [*dict.fromkeys(found)]
    assert {*found} == {0, "list", 1, 2, 3, 4, 5, 6, 8}, "notifications have no answer"
    assert found[0]["result"]["serverInfo"]["name"] == "shop"
    assert found[0]["result"]["serverInfo"]["version"] == "7"
    assert [tool["name"] for tool in found["list"]["result"]["tools"]] == ["find"]
    assert found[1]["result"]["content"][0]["text"] == "first"
    assert found[2]["error"] == {"code": -32001, "message": "closed", "data": {"until": "9:00"}}
    assert found[3]["result"]["isError"] is True
    assert found[4]["result"]["content"][0]["text"] == LARGE
    assert "has no call of 'find'" in found[5]["error"]["message"]
    assert found[6]["error"]["code"] == -32601
    assert found[8]["result"] == {}


@pytest.mark.parametrize("number", ["NaN", "[" * 300 + "]" * 300])
def test_odd_arguments_are_refused_and_the_next_call_is_answered(
    session: Path, number: str
) -> None:
    sent = [
        line(id=0, method="initialize", params=HELLO),
        line(method="notifications/initialized"),
        call(1, 0).replace('"number": 0', f'"number": {number}'),
        call(2, 1),
    ]
    done = subprocess.run(
        [sys.executable, "-m", "adlgen", "serve", "--replay", session.name],
        cwd=session.parent,
        input="".join(sent),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = {one.get("id"): one for one in map(json.loads, done.stdout.splitlines())}
    assert found[2]["result"]["content"][0]["text"] == "first"
    assert 1 not in found or "error" in found[1]
