"""What the tests of the clients over official SDKs have in common."""

from __future__ import annotations

import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from tests.servers.projects import TOOLCHAINS

SUITE = TOOLCHAINS / "mcp-conformance/node_modules"
SCENARIOS = ("initialize", "tools_call")
"""The scenarios of the official conformance suite for clients of servers with tools."""
OBSERVED = {
    "sum": "5.5",
    "quotient": 3,
    "rest": 1,
    "refused": True,
    "failed": "divide failed: b must not be 0",
    "is_error": True,
    "hidden": "divide failed: The tool divide failed with an internal error.",
    "calls": 4,
}
"""What a driver prints about the calls that it makes."""


def check_scenario(scenario: str, client: str, folder: Path) -> None:
    """Fail unless the command line of a client passes a scenario."""
    programs = sorted(SUITE.glob("node-*/bin/node"))
    node = str(programs[0]) if programs else shutil.which("node")
    if node is None:
        warnings.warn("the conformance suite of MCP is NOT run: no node", stacklevel=2)
        pytest.skip("node is not installed")
    program = str(SUITE / "@modelcontextprotocol/conformance/dist/index.js")
    command = [node, program, "client", "--command", client, "--scenario", scenario]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Passed: 1/1, 0 failed, 0 warnings" in done.stderr
