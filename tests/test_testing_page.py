"""The commands of docs/testing.md print what the page shows."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs/testing.md").read_text("utf-8")
COUNTING = """
import json, sys
from pathlib import Path
none = {"type": "object", "properties": {}}
tools = [
    {"name": "look", "inputSchema": none, "annotations": {"readOnlyHint": True}},
    {"name": "plain", "inputSchema": none},
    {"name": "erase", "inputSchema": none, "annotations": {"destructiveHint": True}},
    {"name": "odd", "inputSchema": none, "annotations": {"readOnlyHint": True, "destructiveHint": True}},
]
for line in sys.stdin:
    message = json.loads(line)
    if "id" not in message:
        continue
    method, answer = message["method"], {}
    if method == "initialize":
        info = {"name": "counting", "version": "1"}
        answer["result"] = {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": info}
    elif method == "tools/list":
        answer["result"] = {"tools": tools}
    elif method == "tools/call":
        name = message["params"]["name"]
        with Path("called.txt").open("a") as file:
            file.write(name + "\\n")
        is_error = name not in [one["name"] for one in tools]
        answer["result"] = {"content": [{"type": "text", "text": "unknown" if is_error else "done"}], "isError": is_error}
    else:
        answer["error"] = {"code": -32601, "message": "no such method"}
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], **answer}), flush=True)
"""


def block(name: str) -> str:
    found = re.search(rf"<!-- {re.escape(name)} -->\n```\w+\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def adlgen(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "ADLGEN_CACHE_DIR": ""}
    command = [sys.executable, "-m", "adlgen", *words]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_the_commands_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "agent.yaml").write_text(block("agent.yaml"))
    first, _, second = block("run").partition("$ adlgen test agent.yaml --handlers --mock --des")
    for text in (first, "$ adlgen test agent.yaml --handlers --mock --des" + second):
        command, _, expected = text.partition("\n")
        done = adlgen(tmp_path, *shlex.split(command.removeprefix("$ "))[1:])
        assert (done.returncode, done.stderr, done.stdout) == (0, expected, "")


@pytest.fixture
def counting(tmp_path: Path) -> Path:
    (tmp_path / "server.py").write_text(COUNTING)
    none = {"type": "object", "properties": {}}
    marks = {
        "look": {"readOnlyHint": True},
        "plain": {},
        "erase": {"destructiveHint": True},
        "odd": {"readOnlyHint": True},
    }
    tools = [
        {"name": name, "inputSchema": none, **({"annotations": mark} if mark else {})}
        for name, mark in marks.items()
    ]
    tools[1]["description"] = "The server lists none."
    (tmp_path / "tools.json").write_text(json.dumps({"tools": tools}))
    return tmp_path


def called(folder: Path, *words: str) -> set[str]:
    log = folder / "called.txt"
    log.write_text("")
    done = adlgen(
        folder, "test", "tools.json", *words, "--server", "--", sys.executable, "server.py"
    )
    assert done.returncode in (0, 1), done.stderr
    return {*log.read_text().split()} - {"no_such_tool"}


@pytest.mark.slow
def test_destructive_tools_are_called_only_on_request(counting: Path) -> None:
    assert called(counting) == {"look"}
    assert called(counting, "--unmarked") == {"look", "plain"}
    assert called(counting, "--only", "erase") == set()
    assert called(counting, "--destructive") == {"look", "plain", "erase", "odd"}


@pytest.mark.slow
def test_the_budget_is_a_limit(counting: Path) -> None:
    for calls in ("1", "2", "3", "5"):
        called(counting, "--destructive", "--calls", calls)
        assert len((counting / "called.txt").read_text().split()) <= int(calls)


@pytest.mark.slow
def test_reports(counting: Path) -> None:
    words = [
        "test",
        "tools.json",
        "--json",
        "--junit",
        "junit.xml",
        "--server",
        "--",
        sys.executable,
        "server.py",
    ]
    done = adlgen(counting, *words)
    found = json.loads(done.stdout)
    assert (done.returncode, found["exit_code"]) == (1, 1)
    assert found["tools"][0]["name"] == "look"
    assert {one["code"] for one in found["findings"]} == {"ADL2810", "ADL2814"}
    root = ET.parse(counting / "junit.xml").getroot()  # noqa: S314 - written by this test
    assert root.tag == "testsuites"
    for suite in root:
        assert suite.tag == "testsuite"
        tests = suite.findall("testcase")
        assert int(suite.attrib["tests"]) == len(tests) > 0
        assert int(suite.attrib["failures"]) == len(suite.findall("testcase/failure"))
        assert all(one.attrib.keys() == {"classname", "name"} for one in tests)
    assert [one.attrib["type"] for one in root.iter("failure")] == ["ADL2810"]


@pytest.mark.slow
def test_the_recorded_session_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "agent.yaml").write_text(block("agent.yaml"))
    hello = {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "t", "version": "1"},
    }
    calls = [
        {"id": 0, "method": "initialize", "params": hello},
        {"id": 1, "method": "tools/list"},
        {"id": 2, "method": "tools/call", "params": {"name": "find", "arguments": {"text": "x"}}},
    ]
    text = "".join(json.dumps({"jsonrpc": "2.0", **one}) + "\n" for one in calls)
    answers = []
    program = f"{shlex.quote(sys.executable)} -m adlgen"
    for line in block("recorded").splitlines():
        words, name = line.removeprefix("$ ").split(" < ")
        assert name == "calls.jsonl"
        done = subprocess.run(
            shlex.split(re.sub(r"\badlgen\b", lambda _: program, words)),
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT), "ADLGEN_CACHE_DIR": ""},
            input=text,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        answers.append(
            {one["id"]: one["result"] for one in map(json.loads, done.stdout.splitlines())}
        )
        (tmp_path / "agent.yaml").unlink(missing_ok=True)
    assert answers[0][1]["tools"] == answers[1][1]["tools"]
    assert answers[0][2] == answers[1][2]
    assert answers[0][2]["structuredContent"]["items"] is not None
