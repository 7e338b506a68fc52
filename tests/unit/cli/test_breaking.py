"""``adlgen breaking``: what it prints, its exit codes, and the tools of a running server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.unit.cli.conftest import Project
from tests.unit.cli.test_import import server

TOOLS = '{"tools": [{"name": "find", "inputSchema": {"type": "object"%s}}]}'


@pytest.fixture
def tools(project: Project) -> Path:
    path = project.root / "tools.json"
    path.write_text(TOOLS % ', "required": ["a"]')
    (project.root / "old.json").write_text(TOOLS % "")
    return path


def test_the_exit_code_depends_on_the_levels(project: Project, tools: Path) -> None:
    line = ["breaking", str(tools), "--against", "old.json", "--isolated"]
    done = project.run(*line)
    assert done.code == 1
    assert "error[ADL2403]: tool 'find' refuses {}" in done.err
    assert "a change for the major version" in done.err
    done = project.run(*line, "--level", "source")
    assert done.code == 0
    assert "warning[ADL2403]" in done.err
    assert project.run(*line, "--level", "all").code == 2
    (project.root / "old.json").write_text(tools.read_text())
    done = project.run(*line)
    assert (done.code, done.out, done.err) == (0, "", "against 'old.json': nothing has changed\n")


def test_json(project: Project, tools: Path) -> None:
    done = project.run("breaking", str(tools), "--against", "old.json", "--isolated", "--json")
    found = json.loads(done.out)
    assert (done.code, found["exit_code"], found["against"]) == (1, 1, "old.json")
    assert found["versions"]["rise"] == "major"
    (one,) = found["findings"]
    assert (one["level"], one["code"], one["tool"], one["part"]) == (
        "wire",
        "ADL2403",
        "find",
        "input",
    )
    assert one["witness"] == {"value": {}}
    assert (one["old"]["path"], one["new"]["path"]) == ("old.json", tools.as_posix())
    assert found["accepted"] == []


def test_a_running_server_is_the_earlier_version(project: Project, tools: Path) -> None:
    done = project.run("breaking", str(tools), "--isolated", *server())
    assert done.code == 1
    assert "error[ADL2403]" in done.err
    assert "against '<server>'" in done.err
    narrow = server('{"inputSchema": {"type": "object", "required": ["a", "b"]}}')
    assert project.run("breaking", str(tools), "--isolated", *narrow).code == 0
    both = ["breaking", str(tools), "--against", "old.json", *server()]
    assert project.run(*both).code == 2
    failed = project.run("breaking", str(tools), "--isolated", "--json", "--", "/does/not/exist")
    assert failed.code == 3
    assert json.loads(failed.out)["diagnostics"][0]["code"] == "ADL1050"


def test_an_unknown_revision_is_a_usage_error(project: Project, tools: Path) -> None:
    done = project.run("breaking", str(tools), "--against", "absent", "--isolated")
    assert done.code == 2
    assert "ADL2451" in done.err
