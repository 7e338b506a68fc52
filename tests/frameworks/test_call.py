"""``adlgen call --server``: tools run on an MCP server, through the official SDK."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.frameworks.test_serve import EXAMPLE, ORDER, PYTHON, REFUSED, SERVE, environment

SPEC = str(EXAMPLE / "agent.yaml")
SERVER = [*SERVE, SPEC, "--mock"]
FAILING = """\
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
server = MCPServer("failing")
@server.tool()
def ping() -> str:
    raise ToolError("no connection to the database")
server.run("stdio")
"""

pytestmark = pytest.mark.native


def call(tool: str, arguments: str, *server: str) -> subprocess.CompletedProcess[str]:
    words = [str(PYTHON), "-m", "adlgen", "call", SPEC, tool, arguments, "--server", "--", *server]
    return subprocess.run(words, env=environment(), capture_output=True, text=True, check=False)


def test_a_tool_runs_on_the_server() -> None:
    done = call("create_order", json.dumps(ORDER), *SERVER)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["status"] == "accepted"


def test_refused_arguments_are_not_sent() -> None:
    done = call("create_order", json.dumps(REFUSED), *SERVER)
    assert done.returncode == 1
    assert "- /items/0/skuId: must match pattern" in done.stderr


def test_an_error_of_the_server_is_shown(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(FAILING)
    done = call("ping", "{}", str(PYTHON), str(script))
    assert done.returncode == 1
    assert "no connection to the database" in done.stderr


@pytest.mark.parametrize(
    ("server", "reason"),
    [
        ("/no/such/server", "cannot be started: no such file or directory"),
        ("http://127.0.0.1:9/mcp", "cannot be reached: All connection attempts failed"),
    ],
)
def test_a_server_that_is_not_there(server: str, reason: str) -> None:
    done = call("ping", "{}", server)
    assert (done.returncode, done.stderr) == (3, f"the server '{server}' {reason}\n")
