"""Asking servers for their tools: good ones, odd ones and hostile ones, each a few lines long."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.features.mcp_client import codes
from adlgen.features.mcp_client.discovery.mcp import list_tools

HEAD = """\
import json, os, sys, time

def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)

def say(**message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)

def meet(version="2025-06-18"):
    first = hear()
    if first["method"] == "server/discover":
        say(id=first["id"], error={"code": -32601, "message": "Method not found"})
        first = hear()
    assert first["method"] == "initialize", first
    assert first["params"]["clientInfo"]["name"] == "adlgen"
    say(id=first["id"], result={"protocolVersion": version, "capabilities": {"tools": {}},
        "serverInfo": {"name": "orders", "version": "1.2.0"}})
    assert hear() == {"jsonrpc": "2.0", "method": "notifications/initialized"}

def tool(name):
    return {"name": name, "inputSchema": {"type": "object"}}

"""


def ask(
    body: str, *, seconds: float = 600.0, extra: tuple[str, ...] = ()
) -> tuple[dict[str, JsonValue] | None, Log]:
    """Run a server made of a few lines, and ask it."""
    log = Log()
    command = [sys.executable, "-c", HEAD + body, *extra]
    return list_tools(command, log, seconds=seconds), log


def names(answer: dict[str, JsonValue] | None) -> list[str]:
    assert answer is not None
    tools = answer["tools"]
    assert isinstance(tools, list)
    return [tool["name"] for tool in tools if isinstance(tool, dict)]  # type: ignore[misc]


PAGES = """\
meet()
for page in range(3):
    question = hear()
    assert question["method"] == "tools/list"
    assert question.get("params", {}).get("cursor") == (None if page == 0 else f"p{page}")
    more = {} if page == 2 else {"nextCursor": f"p{page + 1}"}
    say(id=question["id"], result={"tools": [tool(f"t{page}")], **more})
sys.stdin.read()
"""


def test_all_pages_of_a_good_server() -> None:
    answer, log = ask(PAGES)
    assert names(answer) == ["t0", "t1", "t2"]
    assert answer is not None
    assert answer["serverInfo"] == {"name": "orders", "version": "1.2.0"}
    assert log.diagnostics == []


STATELESS = """\
first = hear()
assert first["method"] == "server/discover", first
say(id=first["id"], result={"resultType": "complete", "supportedVersions": ["2026-07-28"], "ttlMs": 0,
    "cacheScope": "private", "capabilities": {"tools": {}}, "_meta": {
        "io.modelcontextprotocol/serverInfo": {"name": "orders", "version": "1.2.0"}}})
question = hear()
meta = question["params"]["_meta"]
assert meta["io.modelcontextprotocol/protocolVersion"] == "2026-07-28", meta
assert meta["io.modelcontextprotocol/clientInfo"]["name"] == "adlgen"
say(id=question["id"], result={"resultType": "complete", "tools": [tool("find")], "ttlMs": 1,
    "cacheScope": "private"})
"""


def test_a_stateless_server_gets_the_revision_with_every_request() -> None:
    answer, log = ask(STATELESS)
    assert answer == {
        "serverInfo": {"name": "orders", "version": "1.2.0"},
        "tools": [{"name": "find", "inputSchema": {"type": "object"}}],
    }
    assert log.diagnostics == []


def test_a_server_that_ends_unless_it_is_initialized_first_is_started_again() -> None:
    body = """\
line = sys.stdin.readline()
if '"initialize"' not in line:
    sys.exit("expected initialize")
first = json.loads(line)
say(id=first["id"], result={"protocolVersion": "2025-06-18", "capabilities": {"tools": {}},
    "serverInfo": {"name": "orders", "version": "1.2.0"}})
hear()
say(id=hear()["id"], result={"tools": [tool("find")]})
"""
    answer, log = ask(body)
    assert names(answer) == ["find"]
    assert log.diagnostics == []


def test_a_tool_that_the_revision_does_not_allow_hides_no_other() -> None:
    """The front end reports it."""
    odd = {"name": "odd", "inputSchema": {"type": "strng"}, "title": 1, "x-more": [1.0]}
    answer, _ = ask(f"meet()\nsay(id=hear()['id'], result={{'tools': [tool('find'), {odd}]}})")
    assert answer is not None
    assert answer["tools"] == [{"name": "find", "inputSchema": {"type": "object"}}, odd]


def test_a_chatty_server_is_heard_out() -> None:
    answer, log = ask("""\
print("listening on stdio ...", flush=True)
print("[1, 2]\\n\\n" * 20, flush=True)
meet()
say(method="notifications/message", params={"data": "hello"})
question = hear()
say(id="s1", method="ping")
assert hear() == {"jsonrpc": "2.0", "id": "s1", "result": {}}
say(id="s2", method="roots/list")
assert "error" in hear()
say(id=999, result={"tools": [tool("other")]})
say(id=question["id"], result={"tools": [tool("find")]})
""")
    assert names(answer) == ["find"]
    assert [d.code for d in log.diagnostics] == [codes.NON_JSON_OUTPUT] * 2
    assert "listening on stdio" in log.diagnostics[0].message


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("sys.exit(3)", "exited with code 3"),
        ("sys.stderr.write('a\\nno token given\\n'); sys.exit(1)", "code 1: no token given"),
        ("meet()\nhear()\nos._exit(0)", "exited with code 0"),
        ("meet()\nwhile True: print('x' * 65536, end='', flush=True)", "more than 8 MiB"),
        ("meet()\nwhile True: say(method='x' * 9999)", "more than 8 MiB"),
    ],
)
def test_servers_that_fail(body: str, message: str) -> None:
    answer, log = ask(body)
    assert answer is None
    (found,) = log.diagnostics
    assert found.code is codes.SERVER_FAILED
    assert message in found.message


def test_the_last_lines_of_a_server_that_fails() -> None:
    _, log = ask(
        "sys.stderr.write('first\\nE404 no such package\\nlog: /tmp/x\\n' + ' ' * 999); sys.exit(1)"
    )
    (found,) = log.diagnostics
    assert found.hint is not None
    assert found.hint.split("\n")[1:] == ["first", "E404 no such package", "log: /tmp/x"]


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (
            "error={'code': -32601, 'message': 'Method not found'}",
            "returned an error for 'tools/list': Method",
        ),
        ("result={'tools': 1}", "did not return a list of tools"),
        ("result=None", "sent an invalid message"),
        ("result={'tools': [], 'nextCursor': 'same'}", "endless pages"),
        ("result={'tools': [], 'nextCursor': str(time.time_ns())}", "endless pages"),
    ],
)
def test_servers_that_refuse(answer: str, message: str) -> None:
    found, log = ask(f"meet()\nwhile True: say(id=hear()['id'], {answer})")
    assert found is None
    (problem,) = log.diagnostics
    assert problem.code is codes.SERVER_REFUSED
    assert message in problem.message


@pytest.mark.slow
@pytest.mark.parametrize(
    "body",
    [
        "time.sleep(600)",
        "meet()\nwhile True: say(method='notifications/progress', params={}); time.sleep(0.01)",
        "meet()\nhear()\nprint('{', end='', flush=True)\ntime.sleep(600)",
    ],
)
def test_slow_servers_are_given_up(body: str) -> None:
    start = time.monotonic()
    answer, log = ask(body, seconds=0.7)
    assert answer is None
    assert [d.message for d in log.diagnostics] == ["the server did not respond in time"]
    assert time.monotonic() - start < 60


@pytest.mark.slow
def test_a_server_that_never_listens_cannot_stop_us() -> None:
    """Its questions fill our pipe with answers; the time is kept all the same."""
    start = time.monotonic()
    answer, log = ask(
        "line = json.dumps({'id': 'x' * 3000, 'method': 'ping'})\n"
        "for _ in range(1000): print(line)\n"
        "sys.stdout.flush(); time.sleep(600)",
        seconds=1.5,
    )
    assert answer is None
    assert [d.code for d in log.diagnostics] == [codes.SERVER_FAILED]
    assert time.monotonic() - start < 60


@pytest.mark.slow
def test_nothing_is_left_running(tmp_path: Path) -> None:
    """Neither a server that ignores every request to end, nor what it started."""
    notes = tmp_path / "pids"
    body = (
        "import signal, subprocess\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "open(sys.argv[1], 'w').write(f'{os.getpid()} {child.pid}')\n" + PAGES + "time.sleep(600)"
    )
    answer, _ = ask(body, extra=(str(notes),))
    assert len(names(answer)) == 3
    deadline = time.monotonic() + 60
    pids = [int(pid) for pid in notes.read_text().split()]
    while any(map(runs, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(runs, pids))


def runs(pid: int) -> bool:
    """Report whether a process is running and is not a zombie."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        return not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("command", [["/no/such/server"], ["."], ["a\0b"]])
def test_what_is_no_program(command: list[str]) -> None:
    log = Log()
    assert list_tools(command, log, seconds=5) is None
    (found,) = log.diagnostics
    assert "cannot be started" in found.message
