"""What the tests of the clients over official SDKs have in common."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from adlgen.document.node import Source
from tests.servers.projects import TOOLCHAINS

SUITE = TOOLCHAINS / "mcp-conformance/node_modules"
SCENARIOS = ("initialize", "tools_call")
"""The scenarios of the official conformance suite for clients of servers with tools."""
NEXT = {
    "initialize": "2025-11-25",
    "tools_call": "2026-07-28",
    "request-metadata": "2026-07-28",
    "http-standard-headers": "2026-07-28",
    "http-custom-headers": "2026-07-28",
    "http-invalid-tool-headers": "2026-07-28",
    "sep-2322-client-request-state": "2026-07-28",
    "json-schema-ref-no-deref": "2026-07-28",
    "json-schema-2020-12-preservation": "2026-07-28",
}
"""The scenarios of the next release of the suite, with the revision of the protocol."""
HERE = Path(__file__).parent
SCENARIO_TOOLS = [
    str(tool["name"]) for tool in json.loads((HERE / "scenarios.json").read_text("utf-8"))["tools"]
]
"""The tools that only scenarios call: the servers of the drivers do not have them."""
GONE = ", ".join(sorted(SCENARIO_TOOLS))
OBSERVED = {
    "sum": "5.5",
    "quotient": 3,
    "rest": 1,
    "refused": True,
    "failed": "divide failed: b must not be 0",
    "is_error": True,
    "hidden": "divide failed: The tool divide failed with an internal error.",
    "calls": 4,
    "drift": "the server lists other tools: changed: add_numbers; gone: " + GONE,
    "less": "the server lists other tools: changed: add_numbers; gone: divide, " + GONE,
}
"""What a driver prints about the calls that it makes, and about a server whose add_numbers is not the one that was locked; then about
one without divide."""


def source_of() -> Source:
    """Return the tools of the drivers and those of the scenarios, with the spelling of their numbers."""
    first, tools = ((HERE / name).read_text("utf-8") for name in ("numbers.json", "scenarios.json"))
    head, end, _ = first.rpartition("\n  ]")
    assert end
    return Source("numbers.json", head + "," + tools.partition("[")[2])


def with_other_digest(text: str) -> str:
    """Return an emitted file with digests in which that of add_numbers is another one."""
    changed, count = re.subn('(?s)(add_numbers"?[:,]\\s*)"[0-9a-f]{64}"', rf'\1"{"0" * 64}"', text)
    assert count == 1
    return changed


def check_scenario(scenario: str, client: str, folder: Path, revision: str | None = None) -> None:
    """Fail unless the command line of a client passes a scenario, of the next release with a revision of the protocol."""
    programs = sorted(SUITE.glob("node-*/bin/node"))
    node = str(programs[0]) if programs else shutil.which("node")
    if node is None:
        warnings.warn("the conformance suite of MCP is NOT run: no node", stacklevel=2)
        pytest.skip("node is not installed")
    release = "@modelcontextprotocol/conformance" if revision is None else "mcp-conformance-next"
    command = [node, str(SUITE / release / "dist/index.js"), "client", "--command", client]
    chosen = [] if revision is None else ["--spec-version", revision]
    command += ["--scenario", scenario, *chosen]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"Passed: (\d+)/(\d+), 0 failed, 0 warnings", done.stderr)
    assert passed is not None, done.stderr
    assert passed[1] == passed[2] != "0", done.stderr
