"""Emitted packages work at any place of a module, and several of them share a runtime."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from adlgen import runtime
from adlgen.document import read_source
from adlgen.testing.targets import render_case, render_source, try_source
from tests.conformance import suite
from tests.servers.projects import GO

SPEC = str(suite.ROOT / "tests/clients/numbers.json")
MAIN = """\
package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/mono/agents/numbers"
	"example.com/mono/lib"
	"example.com/mono/lib/adlrt"
	"example.com/mono/lib/client"
)

type handlers struct{}

func (handlers) AddNumbers(_ context.Context, in numbers.AddNumbersInput) (any, error) {
	return in.A + in.B, nil
}

func (handlers) Divide(_ context.Context, in toolspec.DivideInput) (toolspec.DivideOutput, error) {
	return toolspec.DivideOutput{Quotient: in.A / in.B, Rest: in.A % in.B}, nil
}

func main() {
	toolbox, err := adlrt.Join(
		numbers.Tools{AddNumbers: handlers{}.AddNumbers}.Toolbox().Only("add_numbers"),
		toolspec.Tools{Divide: handlers{}.Divide}.Toolbox().Only("divide"),
	)
	if err != nil {
		panic(err)
	}
	divided, err := toolspec.By(toolbox).Divide(context.Background(), toolspec.DivideInput{A: 7, B: 2})
	fmt.Println(divided.Quotient, divided.Rest, err)
	prefixed := adlrt.WithPrefix(toolbox.Prefix("x_"), "x_")
	added, err := numbers.By(prefixed).AddNumbers(context.Background(), numbers.AddNumbersInput{A: 3, B: 4})
	fmt.Println(added, err)
	for name, arguments := range map[string]string{"add_numbers": `{"a":1,"b":2}`, "divide": `{"a":7}`} {
		result, err := toolbox.CallForModel(context.Background(), name, []byte(arguments))
		fmt.Println(result.Text, err)
	}
	// The types of a client have names outside of its output.
	_ = client.New((*mcp.ClientSession)(nil))
	err = fmt.Errorf("call: %w", &client.ToolCallError{Tool: "divide", Result: &mcp.CallToolResult{}})
	fmt.Println(errors.As(err, new(*client.ToolCallError)))
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


@pytest.fixture(scope="module")
def mono(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A module with the packages of two outputs, and the runtime that they share."""
    if shutil.which("go") is None:
        warnings.warn("packages at other places are NOT compiled: no go", stacklevel=1)
        pytest.skip("go is not installed")
    folder = tmp_path_factory.mktemp("mono")
    sdk = (suite.ROOT / "tests/toolchains/mcp-go/go.mod").read_text().partition("\n")[2]
    (folder / "go.mod").write_text(f"module example.com/mono\n{sdk}")
    shutil.copy(suite.ROOT / "tests/toolchains/mcp-go/go.sum", folder)
    (folder / "main.go").write_text(MAIN)
    options = {"module": "example.com/mono/lib/adlrt", "manifest": "false"}
    assert runtime("go", folder / "lib/adlrt", options=options).ok
    shared = {"runtime": "example.com/mono/lib/adlrt", "client": "mcp"}
    paths = emit(folder, "lib", dir=".", **shared)
    paths += emit(folder, ".", dir="agents/numbers", package="numbers", **shared)
    assert not [path for path in paths if "adlrt" in path or "internal/" in path]
    assert "agents/numbers/add_numbers.gen.go" in paths
    return folder


@pytest.mark.native
def test_two_outputs_share_a_runtime(mono: Path) -> None:
    run(["gofmt", "-l", "."], mono, expected=[])
    run(["go", "vet", "./..."], mono, expected=[])
    assert sorted(run(["go", "run", "."], mono)) == [
        "- /b: required property is missing <nil>",
        "3 1 <nil>",
        "3 <nil>",
        "7 <nil>",
        "Invalid arguments for divide (1 problem):",
        "true",
    ]


@pytest.mark.native
@pytest.mark.parametrize(("number", "line"), [(1, 0), (2_000_000, 1)])
def test_another_version_of_the_runtime_does_not_compile(
    mono: Path, number: int, line: int
) -> None:
    file = mono / "lib/adlrt/version.gen.go"
    own = file.read_text()
    file.write_text(re.sub(r"(const Version = )\d+", rf"\g<1>{number}", own))
    done = subprocess.run(
        ["go", "build", "./agents/numbers"],
        cwd=mono,
        env={**os.environ, **GO},
        capture_output=True,
        text=True,
        check=False,
    )
    file.write_text(own)
    assert done.returncode != 0
    text = (mono / "agents/numbers/tools.gen.go").read_text()
    first = text[: text.index("\t_ adlrt.EnforceVersion")].count("\n") + 1
    assert f"tools.gen.go:{first + line}:" in done.stderr
    assert "adlgen runtime --lang go" in text


AGENTS = ("orders", "programs", "commands", "operations", "generation")
"""Cases of wired agents, most of them of plug-ins."""


@pytest.mark.native
@pytest.mark.parametrize("agent", AGENTS)
def test_a_wired_agent_uses_the_package_of_the_runtime(mono: Path, agent: str) -> None:
    case = suite.CASES.get(f"agent-{agent}")
    if case is None:
        pytest.skip("its plug-in is not installed")
    folder = mono.parent / f"{mono.name}-{agent}"
    assert runtime("go", folder / "adlrt", options={"module": "example.com/adlrt"}).ok
    options = {"runtime": "example.com/adlrt"}
    emitted = render_case(case, suite.TARGETS["go"], options)
    assert not [file.path for file in emitted.tree if file.path.startswith("adlrt/")]
    for file in emitted.tree:
        path = folder / "agent" / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    (folder / "go.work").write_text("go 1.24\n\nuse (\n\t./adlrt\n\t./agent\n)\n")
    run(["gofmt", "-l", "."], folder, expected=[])
    run(["go", "vet", "./adlrt/...", "./agent/..."], folder, expected=[])
    if agent == AGENTS[0]:
        run(["go", "test", "./adlrt"], folder)


def run(command: list[str], folder: Path, expected: list[str] | None = None) -> list[str]:
    """Run a program that succeeds, and return the lines that it prints."""
    environment = {**os.environ, **GO}
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


def test_tools_may_have_the_names_of_the_tools_as_functions(tmp_path: Path) -> None:
    names = ("by", "calls", "handler", "of", "toolbox", "tools")
    tools = [{"name": name, "inputSchema": {"type": "object"}} for name in names]
    file = tmp_path / "tools.json"
    file.write_text(json.dumps({"tools": tools}))
    emitted = render_source(read_source(str(file)), suite.TARGETS["go"], {"wiring": "false"})
    found = [str(tool.type_name) for tool in emitted.plan.tools]
    assert found == ["ByTool", "CallsTool", "HandlerTool", "OfTool", "ToolboxTool", "ToolsTool"]
    assert len({file.path for file in emitted.tree}) == len(list(emitted.tree))
