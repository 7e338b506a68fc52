"""The official SDK for Go serves emitted tools to a client of another language."""

from __future__ import annotations

import re
import shutil
import warnings
from pathlib import Path

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite
from tests.frameworks.servers import check, run

MODULE = suite.ROOT / "tests/toolchains/mcp-go"
SERVER = Path(__file__).with_name("server.go.txt")
EXAMPLE = """\
package main

import (
	"context"
	"fmt"

	"example.com/orders-agent/adlrt"
)

var _ = example

// example is what the documentation of the package shows.
func example(ctx context.Context, tools []adlrt.Tool, name string, arguments []byte) (adlrt.Result, error) {
	LINES
	return result, err
}
"""
ENVIRONMENT = {
    "GOPATH": str(suite.ROOT / ".cache/go"),
    "GOCACHE": str(suite.ROOT / ".cache/go-build"),
    "GOFLAGS": "-mod=readonly -modcacherw",
}


@pytest.mark.native
def test_a_client_of_another_language_calls_the_tools_of_a_server(tmp_path: Path) -> None:
    if shutil.which("go") is None:
        warnings.warn("the MCP server of Go is NOT checked: no go", stacklevel=1)
        pytest.skip("go is not installed")
    options = {"wiring": "false", "adapters": "mcp"}
    emitted = render_case(suite.CASES["agent-orders"], suite.TARGETS["go"], options)
    for file in emitted.tree:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    required = (MODULE / "go.mod").read_text().partition("\n")[2]
    (tmp_path / "go.mod").write_text(f"module example.com/orders-agent\n{required}")
    shutil.copy(MODULE / "go.sum", tmp_path)
    shutil.copy(SERVER, tmp_path / "main.go")
    page = (tmp_path / "toolspec/doc.gen.go").read_text()
    lines = re.findall(r"^//\t(.*)$", page, re.MULTILINE)
    assert len(lines) == 5
    (tmp_path / "example.go").write_text(
        EXAMPLE.replace("\tLINES", "\n".join(f"\t{one}" for one in lines))
    )
    assert run(["gofmt", "-l", "."], tmp_path) == ""
    run(["go", "vet", "./..."], tmp_path, **ENVIRONMENT)
    run(["go", "build", "-o", "server", "."], tmp_path, **ENVIRONMENT)
    unknown = check([str(tmp_path / "server")], tmp_path)
    assert "pong" in unknown["error"]
