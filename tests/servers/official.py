"""Runs the official conformance suite of the Model Context Protocol against a server over HTTP."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.servers.projects import TOOLCHAINS

MODULES = TOOLCHAINS / "mcp-conformance/node_modules"
STABLE = MODULES / "@modelcontextprotocol/conformance/dist/index.js"
"""Release 0.1.16."""
NEXT = MODULES / "mcp-conformance-next/dist/index.js"
"""Release 0.2.0-alpha.12, which knows all revisions."""
REVISIONS = ("2026-07-28", "2025-11-25", "2025-06-18")
_FOLDER = re.compile(r"server-(?P<scenario>.+?)-\d{4}-\d\d-\d\dT[\d-]+Z")


@dataclass(frozen=True, slots=True)
class Check:
    """What a scenario found about one requirement; a requirement may be checked several times."""

    scenario: str
    requirement: str
    status: str
    message: str

    @property
    def has_failed(self) -> bool:
        """Whether the server does not meet the requirement, or what the specification recommends."""
        return self.status in {"FAILURE", "WARNING"}


def node() -> str:
    """Return the program that runs the suite, which needs Node.js 22."""
    programs = sorted(MODULES.glob("node-*/bin/node"))
    found = str(programs[0]) if programs else shutil.which("node")
    if found is None:
        warnings.warn("the conformance suite of MCP is NOT run: no node", stacklevel=1)
        pytest.skip("node is not installed")
    return found


def run(program: Path, *arguments: str) -> str:
    """Run all scenarios in one process, and return what it prints."""
    command = [node(), str(program), "server", "--suite", "all", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert "=== SUMMARY ===" in done.stdout, done.stdout + done.stderr
    return done.stdout


def checks(url: str, revision: str, folder: Path) -> Iterator[Check]:
    """Run the scenarios of a revision, and yield what they found."""
    run(NEXT, "--url", url, "--spec-version", revision, "--output-dir", str(folder))
    for path in sorted(folder.glob("*/checks.json")):
        found = _FOLDER.fullmatch(path.parent.name)
        assert found is not None, path
        for check in json.loads(path.read_text("utf-8")):
            message = check.get("errorMessage") or ""
            yield Check(found["scenario"], check["id"], check["status"], message)
