"""``adlgen lock`` and ``adlgen check --servers``: what servers list is pinned, and what they change is found."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from adlgen.contracts.drift import drift
from adlgen.contracts.lock import LockedServer, lock_text, read_lock, server_of
from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import Source
from tests.unit.cli.conftest import Project
from tests.unit.cli.test_import import SERVER

TOOL = {"name": "find", "description": "Find.", "inputSchema": {"type": "object"}}
PROGRAM = "import sys\nexec(open('server.py').read())\n"


def answered(*tools: Any, version: str = "1.0.0") -> LockedServer:
    return server_of(["x"], {"serverInfo": {"name": "s", "version": version}, "tools": [*tools]})


def found(*tools: Any, version: str = "1.0.0") -> dict[str, Severity]:
    log = Log()
    drift({"s": answered(TOOL)}, {"s": answered(*tools, version=version)}, log)
    return {one.code.id: one.severity for one in log.diagnostics}


def test_the_file_is_the_same_for_the_same_servers() -> None:
    servers = {"b": answered(TOOL, {**TOOL, "name": "a"}), "a": answered(TOOL)}
    text = lock_text(servers)
    again = read_lock(Source("adlgen.lock", text), Log())
    assert lock_text(again) == text
    assert lock_text(dict(reversed(servers.items()))) == text


def test_changes_of_tools_are_classified() -> None:
    assert found(TOOL) == {}
    assert found(TOOL, version="1.1.0") == {}
    error, warning = Severity.ERROR, Severity.WARNING
    assert found({**TOOL, "description": "Send all."}) == {"ADL2461": error, "ADL2421": error}
    narrow = {**TOOL, "inputSchema": {"type": "object", "required": ["a"]}}
    assert found(narrow, version="2.0.0") == {"ADL2461": error, "ADL2403": error}
    assert found(version="2.0.0") == {"ADL2461": error, "ADL2401": error}
    more = {**TOOL, "name": "other", "inputSchema": {"type": "object", "properties": {"a": {}}}}
    assert found(TOOL, more, version="1.1.0") == {"ADL2461": warning}
    assert found(TOOL, more) == {"ADL2461": error}


@pytest.mark.parametrize("old", ['"Find."', "sha256:", '"version": 1,', '"servers"'])
def test_a_file_that_was_edited_is_refused(project: Project, old: str) -> None:
    text = lock_text({"s": answered(TOOL)})
    (project.root / "adlgen.lock").write_text(text.replace(old, old.replace(old[1:3], "xx"), 1))
    done = project.run("check", "--servers")
    assert done.code == 2
    assert "ADL2462" in done.err


def test_servers_are_locked_and_checked(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project.root)
    program = Path("server.py")
    program.write_text(SERVER % '{"description": "Find."}')
    assert project.run("check", "--servers").code == 2
    assert project.run("lock").code == 2
    done = project.run("lock", "orders", "--", sys.executable, "-c", PROGRAM)
    assert (done.code, done.err) == (0, "orders: 1 tool in 'adlgen.lock'\n")
    pinned = json.loads(Path("adlgen.lock").read_text())["servers"]["orders"]
    assert pinned["server"] == {"name": "orders", "version": "1.2.0"}
    done = project.run("check", "--servers")
    assert (done.code, done.err) == (0, "1 server lists what 'adlgen.lock' has\n")
    program.write_text(SERVER % '{"description": "Send everything."}')
    done = project.run("check", "--servers")
    assert done.code == 1
    assert "with the same version: changed: find" in done.err
    assert "error[ADL2421]" in done.err
    assert project.run("lock", "orders").code == 0
    assert project.run("check", "--servers", "--json").code == 0
    assert project.run("lock", "other").code == 2
    assert project.run("lock", "--", "true").code == 2
