"""An agent with one built-in tool gets only the Go that this tool needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from adlgen import api
from tests.unit.cli.conftest import SPEC

FILES = {"doc", "nonblock_other", "nonblock_unix"}
COMMANDS = {
    *("doc", "platform", "platform_other", "platform_unix"),
    *("descendants_linux", "descendants_other"),
}
NEEDED = {"read": FILES, "write": FILES, "edit": FILES, "fetch": FILES, "bash": COMMANDS}
_USE = re.compile(r"\bplatform\.([A-Z]\w*)")


@pytest.mark.parametrize("tool", NEEDED)
def test_only_the_needed_files(tmp_path: Path, tool: str) -> None:
    spec = tmp_path / "agent.yaml"
    spec.write_text(SPEC.replace("toy:", "go:") + f"    - id: {tool}\n")
    done = api.generate(spec, targets=["go"], output=tmp_path, isolated=True)
    assert done.ok, done.diagnostics
    inside = tmp_path / "internal"
    assert {path.name for path in (inside / "builtins").iterdir()} == {
        *("builtins.gen.go", "deps.gen.go"),
        f"{tool}.gen.go",
    }
    platform = list((inside / "platform").iterdir())
    assert {path.name for path in platform} == {f"{name}.gen.go" for name in NEEDED[tool]}
    declared = " ".join(path.read_text() for path in platform)
    used = {
        name for path in (inside / "builtins").iterdir() for name in _USE.findall(path.read_text())
    }
    assert used
    assert not [
        name for name in used if not re.search(rf"^(func|const) {name}\b", declared, re.MULTILINE)
    ]
