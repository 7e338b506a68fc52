"""Values, errors, middleware and panics in the runtime of Go, as a Go program uses them."""

from __future__ import annotations

import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from adlgen import api
from tests.conformance import suite
from tests.unit.cli.conftest import SPEC, tool

TESTS = [
    Path(__file__).with_name(f"{name}_test.go.txt")
    for name in ("runtime", "calls", "adapter", "problems")
]


@pytest.mark.native
def test_the_runtime_in_go(tmp_path: Path) -> None:
    if shutil.which("go") is None:
        pytest.skip("go is not installed")
    spec = tmp_path / "agent.yaml"
    spec.write_text(SPEC.replace("toy:", "go:") + tool("a"))
    # The files of layout=single have all parts of the runtime.
    options = {"wiring": "false", "adapters": "openai", "strict": "on", "layout": "single"}
    done = api.generate(spec, targets=["go"], output=tmp_path, options=options, isolated=True)
    assert done.ok, done.diagnostics
    (tmp_path / "go.mod").write_text("module sample\n\ngo 1.24\n")
    for file in TESTS:
        shutil.copy(file, tmp_path / "adlrt" / file.stem)
    workspace = suite.workspace_in(suite.NATIVE / "go-runtime", "go")
    races = ["-race"] if shutil.which("gcc") else []  # its library is in C
    if not races:
        warnings.warn("races in the runtime of Go are NOT detected: no gcc", stacklevel=1)
    ran = subprocess.run(
        ["go", "test", *races, "./adlrt/"],
        cwd=tmp_path,
        env={**workspace.environment(), **({"CGO_ENABLED": "1"} if races else {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
