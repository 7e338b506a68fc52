"""Emitted packages work at any place of a module, and several of them share a runtime."""

from __future__ import annotations

import os
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_source, try_source
from tests.conformance import suite
from tests.servers.projects import GO

SPEC = str(suite.ROOT / "tests/clients/numbers.json")
MAIN = """\
package main

import (
	"context"
	"fmt"

	"example.com/mono/agents/numbers"
	"example.com/mono/agents/numbers/client"
	"example.com/mono/lib"
	"example.com/mono/lib/adlrt"
)

type handlers struct{}

func (handlers) AddNumbers(_ context.Context, in numbers.AddNumbersInput) (any, error) {
	return in.A + in.B, nil
}

func (handlers) Divide(_ context.Context, in toolspec.DivideInput) (toolspec.DivideOutput, error) {
	return toolspec.DivideOutput{Quotient: in.A / in.B, Rest: in.A % in.B}, nil
}

func main() {
	toolbox := adlrt.NewToolbox([]adlrt.Tool{
		numbers.AddNumbers.Bind(handlers{}.AddNumbers),
		toolspec.Divide.Bind(handlers{}.Divide),
	})
	for name, arguments := range map[string]string{"add_numbers": `{"a":1,"b":2}`, "divide": `{"a":7}`} {
		result, err := toolbox.CallForModel(context.Background(), name, []byte(arguments))
		fmt.Println(result.Text, err)
	}
	_ = client.New(nil)
}
"""


def emit(module: Path, folder: str, **options: str) -> list[str]:
    """Write the emitted files into a folder of the module, and return their paths."""
    options["module"] = "example.com/mono" if folder == "." else f"example.com/mono/{folder}"
    tree = render_source(read_source(SPEC), suite.TARGETS["go"], options).tree
    for file in tree:
        path = module / folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    return [file.path for file in tree]


@pytest.mark.native
def test_two_outputs_share_a_runtime(tmp_path: Path) -> None:
    if shutil.which("go") is None:
        warnings.warn("packages at other places are NOT compiled: no go", stacklevel=1)
        pytest.skip("go is not installed")
    (tmp_path / "go.mod").write_text("module example.com/mono\n\ngo 1.24\n")
    (tmp_path / "main.go").write_text(MAIN)
    emit(tmp_path, "lib", dir=".")
    shared = {"runtime": "example.com/mono/lib/adlrt", "client": "mcp"}
    paths = emit(tmp_path, ".", dir="agents/numbers", package="numbers", **shared)
    assert not [path for path in paths if "adlrt" in path]
    assert "agents/numbers/add_numbers.gen.go" in paths
    run(["gofmt", "-l", "."], tmp_path, expected=[])
    run(["go", "vet", "./..."], tmp_path, expected=[])
    assert sorted(run(["go", "run", "."], tmp_path)) == [
        "- /b: required property is missing <nil>",
        "3 <nil>",
        "Invalid arguments for divide (1 problem):",
    ]


def run(command: list[str], folder: Path, expected: list[str] | None = None) -> list[str]:
    """Run a program that succeeds, and return the lines that it prints."""
    environment = {**os.environ, **GO, "GOFLAGS": "-modcacherw"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert expected is None or lines == expected
    return lines


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"dir": "../other"}, "invalid value '../other' for option 'dir'"),
        ({"package": "a b"}, "invalid value 'a b' for option 'package'"),
        ({"runtime": 'x"'}, "invalid value 'x\"' for option 'runtime'"),
        ({"dir": "lib", "wiring": "true"}, "option 'dir' requires wiring=false"),
    ],
)
def test_other_values_are_refused(options: dict[str, str], message: str) -> None:
    attempt = try_source(read_source(SPEC), suite.TARGETS["go"], options)
    assert message in "".join(one.message for one in attempt.diagnostics)
