"""The emitted MCP servers pass the official conformance suite, and survive clients that misbehave."""

from __future__ import annotations

import re
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.servers.processes import Server, serving
from tests.servers.projects import TARGETS, TOOLCHAINS

SUITE = TOOLCHAINS / "mcp-conformance/node_modules"
SCENARIOS = (
    "server-initialize",
    "ping",
    "logging-set-level",
    "tools-list",
    "tools-call-simple-text",
    "tools-call-image",
    "tools-call-audio",
    "tools-call-embedded-resource",
    "tools-call-mixed-content",
    "tools-call-with-logging",
    "tools-call-error",
    "tools-call-with-progress",
    "tools-call-sampling",
    "tools-call-elicitation",
    "json-schema-2020-12",
    "server-sse-polling",
    "server-sse-multiple-streams",
    "dns-rebinding-protection",
)

pytestmark = pytest.mark.native


@pytest.fixture(scope="module", params=TARGETS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server of a target, which all tests use."""
    target = TARGETS[request.param]
    if shutil.which(target.needs) is None:
        warnings.warn(f"the server in {request.param} is NOT checked", stacklevel=1)
        pytest.skip(f"{target.needs} is not installed")
    folder: Path = tmp_path_factory.mktemp(request.param)
    with serving(target.build(folder), folder) as running:
        yield running
        assert running.process.poll() is None
        assert running.printed.read_text() == ""


def node() -> str:
    """Return the program that runs the suite, which needs Node.js 22."""
    programs = sorted(SUITE.glob("node-*/bin/node"))
    found = str(programs[0]) if programs else shutil.which("node")
    if found is None:
        warnings.warn("the conformance suite of MCP is NOT run: no node", stacklevel=1)
        pytest.skip("node is not installed")
    return found


@pytest.fixture(scope="module")
def verdicts(server: Server) -> dict[str, str]:
    """The lines of the summary of the suite, by scenario."""
    program = str(SUITE / "@modelcontextprotocol/conformance/dist/index.js")
    done = subprocess.run(
        [node(), program, "server", "--url", server.url, "--suite", "all"],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = re.findall(r"^. ([\w-]+): (\d+ passed, \d+ failed)$", done.stdout, re.MULTILINE)
    assert len(lines) > len(SCENARIOS), done.stdout + done.stderr
    return dict(lines)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_server_conforms(verdicts: dict[str, str], scenario: str) -> None:
    assert verdicts[scenario].endswith(", 0 failed")
