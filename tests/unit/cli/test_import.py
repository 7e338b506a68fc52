"""``adlgen import mcp``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from adlgen.cli import main

SERVER = """\
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    result = {"protocolVersion": "2025-11-25", "capabilities": {},
              "serverInfo": {"name": "orders", "version": "1.2.0"}}
    if asked["method"] == "tools/list":
        result = {"tools": [{"name": "find", "inputSchema": {"type": "object"}, **%s}]}
    if "id" in asked:
        print(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": result}), flush=True)
"""


def server(more: str = "{}") -> list[str]:
    return ["--", sys.executable, "-c", SERVER % more]


def test_the_tools_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "mcp", *server()]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == {
        "serverInfo": {"name": "orders", "version": "1.2.0"},
        "tools": [{"name": "find", "inputSchema": {"type": "object"}}],
    }
    assert err == ""


def test_they_may_be_a_manifest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "agent.yaml"
    assert main(["import", "mcp", "--as", "adl", "-o", str(path), *server()]) == 0
    assert "    - id: find\n" in path.read_text()
    assert capsys.readouterr().out == ""
    assert main(["validate", str(path)]) == 0


def test_repeated_types_can_be_shared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = {"properties": {"street": {"type": "string"}}}
    schema = {"type": "object", "properties": {"home": place, "work": place}}
    path = tmp_path / "tools.json"
    more = server(json.dumps({"inputSchema": schema}))
    assert main(["import", "mcp", "-o", str(path), *more]) == 0
    hint = f"1 type is written several times: `adlgen share {path}` makes a definition of it\n"
    assert capsys.readouterr().err == hint
    assert main(["import", "mcp", "-q", "-o", str(path), *more]) == 0
    assert main(["import", "mcp", *more]) == 0
    assert main(["import", "mcp", "-o", str(path), *server()]) == 0
    assert capsys.readouterr().err == ""
    assert main(["share", str(path)]) == 0


def test_losses_count_here_too(capsys: pytest.CaptureFixture[str]) -> None:
    titled = server('{"title": "T"}')
    assert main(["import", "mcp", "--as", "openai", *titled]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "openai does not support the title of tool 'find'" in err
    assert main(["import", "mcp", "--as", "openai", "--allow-loss", *titled]) == 0
    assert json.loads(capsys.readouterr().out)[0]["function"]["name"] == "find"


def test_what_does_not_run_is_the_environments_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "mcp", "--", "/no/such/server"]) == 3
    assert "error[ADL1050]: the server cannot be started" in capsys.readouterr().err
    assert main(["import", "mcp"]) == 2
    assert main(["import", "mcp", "--timeout", "0", *server()]) == 2


def test_a_server_is_inspected(capsys: pytest.CaptureFixture[str]) -> None:
    described = server('{"description": "Finds an order."}')
    assert main(["inspect", "--server", "--format", "markdown", *described]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("# orders\n\nVersion 1.2.0\n")
    assert "| `find` | Finds an order. |" in out
    assert err == ""
    assert main(["inspect", "--server", "--stage", "plan", "-t", "go", *described]) == 0
    (tool,) = json.loads(capsys.readouterr().out)["tools"]
    assert tool["type_name"] == "Find"


def test_problems_of_an_inspected_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["inspect", "--server", *server('{"inputSchema": {"type": "strng"}}')]) == 0
    assert "warning[ADL" in capsys.readouterr().err
    assert main(["inspect", "--server", "--", "/no/such/server"]) == 3
    assert "error[ADL1050]: the server cannot be started" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["--server"], ["--server", "-f", "a.yaml", "--", "x"], ["a.yaml", "b.yaml"]]
)
def test_words_of_inspect_that_do_not_fit(words: list[str]) -> None:
    assert main(["inspect", *words]) == 2


ESCAPING = """\
import os, sys, time
for _ in range(2):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            open(sys.argv[1], "a").write(f"{os.getpid()}\\n")
            time.sleep(600)
        os._exit(0)
    os.wait()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not adopt orphans")
def test_processes_that_left_the_group_of_the_server_are_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pids = tmp_path / "pids"
    _, interpreter, option, text = server()
    assert main(["import", "mcp", "--", interpreter, option, ESCAPING + text, str(pids)]) == 0
    assert "find" in capsys.readouterr().out
    started = pids.read_text().split()
    assert len(started) == 2
    assert not [pid for pid in started if Path("/proc", pid).exists()]
