"""Pipes and devices as inputs, and too many tools."""

from __future__ import annotations

import io
import json
import os
import shutil
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from adlgen.document.limits import DEFAULT
from tests.unit.cli.conftest import HERE, SPEC, tool

if TYPE_CHECKING:
    from tests.unit.cli.conftest import Project


def test_pipes_and_devices_are_no_inputs(project: Project) -> None:
    root = project.root
    os.mkfifo(root / "pipe.yaml")
    for spec in ("pipe.yaml", "/dev/zero", "/dev/null"):
        done = project.toy("check", spec)
        assert done.code == 2
        assert "pipe or a device" in done.err
    reference = "{type: object, properties: {x: {$ref: pipe.yaml}}}"
    (root / "agent.yaml").write_text(SPEC + tool("t", reference))
    done = project.toy("check")
    assert done.code == 1
    assert "pipe or a device" in done.err


@pytest.mark.parametrize("name", ["pack.toml", "tool.j2", "views.py", "more.txt"])
def test_pipes_in_packs_are_refused(project: Project, name: str) -> None:
    shutil.copytree(HERE / "toy", project.root / "pack")
    (project.root / "pack" / name).unlink(missing_ok=True)
    os.mkfifo(project.root / "pack" / name)
    done = project.run("check", "--pack", "pack")
    assert done.code == 1
    assert f"pack/{name} is a pipe or a device" in done.err


def test_too_many_tools_are_refused_at_once(project: Project) -> None:
    tools = [
        {"name": f"t{number}", "inputSchema": {"type": "object"}}
        for number in range(DEFAULT.tools + 1)
    ]
    (project.root / "tools.json").write_text(json.dumps({"tools": tools}))
    started = time.process_time()
    done = project.toy("check", "tools.json")
    assert done.code == 1
    assert "ADL0018" in done.err
    assert time.process_time() - started < 60


def test_hints_name_the_standard_input_as_it_was_given(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (SPEC + tool("t")).encode()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text)))
    done = project.toy("generate", "-", "-o", "made")
    assert done.code == 0
    assert "`adlgen scaffold - " in done.err
    assert "<stdin>" not in done.err


def test_help_names_the_standard_input_and_several_targets(project: Project) -> None:
    shown = " ".join(project.run("generate", "--help").out.split())
    assert "- is the standard input" in shown
    assert "separated by commas" in shown
