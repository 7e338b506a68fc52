"""The tests that are scaffolded in Go still compile and pass when the spec changes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from adlgen import api
from tests.conformance import suite
from tests.unit.cli.conftest import SPEC

BEFORE = """\
    - {id: extended, name: extended, description: d, tags: [a], schema:
        {type: object, required: [a], properties: {a: {type: string}}}}
    - {id: renamed, name: renamed, description: d, tags: [a], schema: {type: object, properties: {a: {type: string}}}}
    - {id: silent, name: silent, description: d, tags: [a], inject: [logger], schema:
        {type: object, properties: {a: {type: string}}}}
    - {id: chosen, name: chosen, description: d, tags: [a], schema:
        {type: object, required: [a], properties: {a: {enum: [red, green]}}}}
    - {id: unknown, name: unknown, description: d, tags: [a], schema:
        {type: object, required: [a], properties: {a: {type: string}}}}
"""
CHANGES = {
    "required: [a], properties: {a: {type: string}}": (
        "required: [a, b], properties: {a: {type: string}, b: {type: integer}}"
    ),
    "name: renamed": "name: renamed_tool",
    "inject: [logger], ": "",
    "enum: [red, green]": "enum: [blue, yellow]",
    # No arguments match both.
    "id: unknown, name: unknown, description: d, tags: [a], schema:\n"
    "        {type: object, required: [a], properties: {a: {type: string}}}": (
        "id: unknown, name: unknown, description: d, tags: [a], schema:\n"
        "        {type: object, required: [a], properties: {a: {type: string, pattern: ^a, not: {pattern: ^a}}}}"
    ),
}


def emitted(folder: Path, tools: str) -> None:
    """Generate the tools of a project, and scaffold what is missing."""
    spec = folder / "agent.yaml"
    spec.write_text(SPEC.replace("toy:", "go:") + tools)
    for verb in (api.generate, api.scaffold):
        done = verb(spec, targets=["go"], output=folder, isolated=True)
        assert done.ok, done.diagnostics


@pytest.mark.native
def test_scaffolded_tests_follow_the_spec(tmp_path: Path) -> None:
    if shutil.which("go") is None:
        pytest.skip("go is not installed")
    emitted(tmp_path, BEFORE)
    after = BEFORE
    for old, new in reversed(CHANGES.items()):
        assert old in after
        after = after.replace(old, new, 1)
    emitted(tmp_path, after)
    workspace = suite.workspace_in(suite.NATIVE / "go-runtime", "go")
    ran = subprocess.run(
        ["go", "test", "./internal/tools/"],
        cwd=tmp_path,
        env=workspace.environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
