"""What an editor shows of the tools as functions: completions, documentation, and mistakes at their place."""

from __future__ import annotations

import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adlgen import api
from tests.conformance import suite
from tests.servers.projects import GO
from tests.unit.cli.conftest import SPEC
from tests.unit.packs_go.language_server import Server, serving

pytestmark = pytest.mark.native

TOOL = """\
    - id: greet
      name: greet
      description: Greet a person by name.
      tags: [people]
      schema:
        type: object
        additionalProperties: false
        required: [name]
        properties:
          name: { type: string, description: Who is greeted. }
          times: { type: integer, minimum: 1, default: 1 }
        x-adlgen: { output: { type: object, required: [text], properties: { text: { type: string } } } }
"""
PROGRAM = """\
package main

import (
	"context"
	"fmt"

	"sample/toolspec"
)

func greet(_ context.Context, in toolspec.GreetInput) (toolspec.GreetOutput, error) {
	return toolspec.GreetOutput{Text: in.Name}, nil
}

func main() {
	tools := toolspec.By(toolspec.Tools{«tool»Greet: greet}.Toolbox())
	out, err := tools.«call»Greet(context.Background(), toolspec.GreetInput{«argument»Name: "Ada"})
	fmt.Println(out.«result»Text, err)
	checked := toolspec.Greet.Checked(greet)
	fmt.Println(checked(context.Background(), toolspec.GreetInput{«checked»Times: 2}))
}
"""
MISTAKES = {
    "toolspec.Tools{Greet: «»func() {}}": "cannot use (func() literal)",
    'tools.Greet(ctx, toolspec.GreetInput{Name: "a", «»Loud: true})': "unknown field Loud",
    'tools.Greet(ctx, toolspec.GreetInput{Name: "a", Times: «»"2"})': 'cannot use "2"',
    "tools.Greet(«»1, toolspec.GreetInput{})": "cannot use 1",
    "tools.«»Great(ctx, toolspec.GreetInput{})": "tools.Great undefined",
    "toolspec.Greet.Checked(«»func(string) error { return nil })": "cannot use (func(string) error literal)",
}
"""A statement with a mistake, its place, and how the message begins."""
HEAD = """\
package main

import (
	"context"

	"sample/toolspec"
)

func mistakes(ctx context.Context, tools toolspec.Calls) {
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that calls a tool."""
    out = tmp_path_factory.mktemp("program")
    (out / "agent.yaml").write_text(SPEC.replace("toy:", "go:") + TOOL)
    options = {"wiring": "false"}
    done = api.generate(out / "agent.yaml", targets=["go"], output=out, options=options)
    assert done.ok, done.diagnostics
    (out / "go.mod").write_text("module sample\n\ngo 1.24\n")
    (out / "main.go").write_text(_places(PROGRAM)[0])
    return out


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    """The language server of Go."""
    if shutil.which("go") is None or shutil.which("gopls") is None:
        warnings.warn("completion in Go is NOT checked: no gopls", stacklevel=1)
        pytest.skip("gopls is not installed")
    workspace = suite.workspace_in(suite.NATIVE / "go-service", "go")
    with serving(["gopls"], folder, **{**GO, **workspace.environment()}) as running:
        yield running


def _places(marked: str) -> tuple[str, dict[str, dict[str, int]]]:
    """Return the text without the marks, and their places by name."""
    text, *parts = marked.split("«")
    places = {}
    for part in parts:
        name, rest = part.split("»")
        line = text.count("\n")
        places[name] = {"line": line, "character": len(text) - text.rfind("\n") - 1}
        text += rest
    return text, places


def _open(server: Server, file: Path, text: str) -> str:
    uri = file.as_uri()
    document = {"uri": uri, "languageId": "go", "version": 1, "text": text}
    server.notify("textDocument/didOpen", textDocument=document)
    return uri


def test_names_and_documentation_are_offered(server: Server, folder: Path) -> None:
    text, places = _places(PROGRAM)
    uri = _open(server, folder / "main.go", text)

    def offered(place: str) -> set[str]:
        at = {"textDocument": {"uri": uri}, "position": places[place]}
        return {item["label"] for item in server.ask("textDocument/completion", **at)["items"]}

    assert "Greet" in offered("tool")
    assert "Greet" in offered("call")
    assert "Times" in offered("argument")
    assert "Name" in offered("checked")
    assert "Text" in offered("result")
    shown = server.ask("textDocument/hover", textDocument={"uri": uri}, position=places["call"])
    documentation = shown["contents"]["value"]
    assert "Greet a person by name." in documentation
    assert (
        "(ctx context.Context, in toolspec.GreetInput) (toolspec.GreetOutput, error)"
        in documentation
    )


def test_a_mistake_is_one_error_at_its_place(server: Server, folder: Path) -> None:
    text, marks = HEAD, []
    for number, marked in enumerate(MISTAKES):
        statement, places = _places(
            f"\t_, _ = {number}, {marked}\n" if "Tools{" in marked else f"\t{marked}\n"
        )
        marks.append({"line": text.count("\n"), "character": places[""]["character"]})
        text += statement
    uri = _open(server, folder / "mistakes.go", text + "}\n")
    found: list[dict[str, Any]] = [
        one for one in server.wait_for_diagnostics(uri) if one["severity"] == 1
    ]
    assert [one["range"]["start"] for one in found] == marks
    for one, start in zip(found, MISTAKES.values(), strict=True):
        assert one["message"].startswith(start)
        assert "\n" not in one["message"]
