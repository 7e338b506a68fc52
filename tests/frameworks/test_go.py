"""The SDKs for Go that the adapters are for call emitted tools, in memory; a client of another language calls the MCP server."""

from __future__ import annotations

import base64
import json
import re
import shutil
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_case, understand_source
from tests.conformance import suite
from tests.frameworks import cells
from tests.frameworks.servers import ORDER, TOOLS, check, run
from tests.frameworks.table import PAGE, Row, check_table

MODULE = suite.ROOT / "tests/toolchains/frameworks-go"
HERE = Path(__file__).parent
EXAMPLE = """\
package examples

import (
	"context"

	"github.com/anthropics/anthropic-sdk-go"
	"github.com/inference-gateway/adk/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/openai/openai-go/v3"
	"google.golang.org/genai"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/toolspec"
	"example.com/orders-agent/toolspec/adktools"
	"example.com/orders-agent/toolspec/anthropictools"
	"example.com/orders-agent/toolspec/genaitools"
	"example.com/orders-agent/toolspec/mcpserver"
	"example.com/orders-agent/toolspec/openaitools"
)

type application struct{ *adlrt.Toolbox }

var _ = []any{example, adktoolsExample, anthropictoolsExample, genaitoolsExample, mcpserverExample, openaitoolsExample}

func example(ctx context.Context, handler toolspec.Handler, name string, arguments []byte) (adlrt.Result, error) {
	LINES OF toolspec/doc
	_ = calls
	return result, err
}

func adktoolsExample(agent application) error {
	LINES OF toolspec/adktools/adktools
	return err
}

func anthropictoolsExample(ctx context.Context, agent application, client anthropic.Client, params anthropic.MessageNewParams) error {
	LINES OF toolspec/anthropictools/anthropictools
	return err
}

func genaitoolsExample(ctx context.Context, agent application, client *genai.Client, model string, contents []*genai.Content, config *genai.GenerateContentConfig) error {
	LINES OF toolspec/genaitools/genaitools
	return errors(err, contents)
}

func mcpserverExample(ctx context.Context, agent application) error {
	LINES OF toolspec/mcpserver/mcpserver
	return err
}

func openaitoolsExample(ctx context.Context, agent application, client openai.Client, params openai.ChatCompletionNewParams) error {
	LINES OF toolspec/openaitools/openaitools
	return err
}

func errors(err error, _ any) error { return err }
"""
ENVIRONMENT = {
    "GOPATH": str(suite.ROOT / ".cache/go"),
    "GOCACHE": str(suite.ROOT / ".cache/go-build"),
    "GOFLAGS": "-mod=readonly -modcacherw",
}
FLAGS = ("-gcflags=all=-N -l", "-ldflags=-s -w")
"""The first as `make setup-go` compiles the SDKs; the second links faster."""
Json = Any


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with all adapters, whose programs are built."""
    if shutil.which("go") is None:
        warnings.warn("the adapters of Go are NOT checked: no go", stacklevel=1)
        pytest.skip("go is not installed")
    folder = tmp_path_factory.mktemp("go")
    options = {
        "wiring": "false",
        "adapters": "all",
        "serve": "mcp",
        "client": "mcp",
        "defaults": "apply",
    }
    files = {
        one.path: one.text
        for one in render_case(suite.CASES["agent-orders"], suite.TARGETS["go"], options).tree
    }
    required = (MODULE / "go.mod").read_text().partition("\n")[2]
    files["go.mod"] = f"module example.com/orders-agent\n{required}"
    files["go.sum"] = (MODULE / "go.sum").read_text()
    files["adapters/main.go"] = (HERE / "adapters.go.txt").read_text()
    files["probe/main.go"] = (HERE / "probe.go.txt").read_text()
    files["traces/main.go"] = (HERE / "traces.go.txt").read_text()
    files["server/main.go"] = (HERE / "server.go.txt").read_text()
    files["examples/examples.go"] = re.sub(
        "LINES OF (.*)", lambda match: example_of(files[f"{match[1]}.gen.go"]), EXAMPLE
    )
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    assert run(["gofmt", "-l", "adlrt", "toolspec", "adapters", "probe", "server"], folder) == ""
    (folder / "bin").mkdir()
    run(["go", "build", *FLAGS, "-o", "bin/", "./..."], folder, **ENVIRONMENT)
    return folder


def example_of(text: str) -> str:
    """Return the example in the documentation of an emitted package."""
    lines = re.findall(r"^//\t(.*)$", text, re.MULTILINE)
    assert lines
    return "\n\t".join(lines)


@dataclass(frozen=True)
class Seen:
    """What a model saw."""

    schemas: Mapping[str, Json]
    """The schemas of the tools, by name."""
    results: list[Json]
    """A result for each call."""
    kind: str
    """The form of a result, for people."""
    text: Callable[[Json], str]
    """Returns the text of a result."""


def of_chat(first: Json, second: Json) -> Seen:
    functions = [tool["function"] for tool in first["tools"]]
    schemas = {one["name"]: one["parameters"] for one in functions}
    messages = [one for one in second["messages"] if one["role"] == "tool"]
    # The ADK runs the calls of a message in any order.
    results = sorted(messages, key=lambda one: str(one["tool_call_id"]))
    assert [one["tool_call_id"] for one in results] == [f"call-{n}" for n in range(len(results))]
    return Seen(schemas, results, "a tool message", lambda one: str(one["content"]))


def of_responses(first: Json, second: Json) -> Seen:
    assert all(tool["strict"] is False for tool in first["tools"])
    schemas = {one["name"]: one["parameters"] for one in first["tools"]}
    results = second["input"]
    assert {one["type"] for one in results} == {"function_call_output"}
    assert [one["call_id"] for one in results] == [f"call-{n}" for n in range(len(results))]
    return Seen(schemas, results, "an item `function_call_output`", lambda one: str(one["output"]))


def of_anthropic(first: Json, second: Json) -> Seen:
    schemas = {one["name"]: one["input_schema"] for one in first["tools"]}
    results = second["messages"][-1]["content"]
    assert [one["tool_use_id"] for one in results] == [f"call-{n}" for n in range(len(results))]
    assert [one["is_error"] for one in results] == [False, True, False, True, True, False]
    kind = "a block `tool_result`, with `is_error`"
    return Seen(schemas, results, kind, lambda one: str(one["content"][0]["text"]))


def of_genai(first: Json, second: Json) -> Seen:
    (tool,) = first["tools"]
    declarations = tool["functionDeclarations"]
    schemas = {one["name"]: one["parametersJsonSchema"] for one in declarations}
    assert declarations[0]["responseJsonSchema"]["type"] == "object"
    results = [part["functionResponse"] for part in second["contents"][-1]["parts"]]
    assert [one["id"] for one in results] == [f"call-{n}" for n in range(len(results))]

    def text(result: Json) -> str:
        response = result["response"]
        output = response.get("output", response.get("error"))
        return output if isinstance(output, str) else compact(output)

    assert [*results[1]["response"]] == ["error"]
    return Seen(schemas, results, "a part `functionResponse`, with `output` or `error`", text)


def of_adk(first: Json, second: Json) -> Seen:
    seen = of_chat(first, second)
    assert "input_required" in seen.schemas
    schemas = {name: one for name, one in seen.schemas.items() if name != "input_required"}
    failed = "Tool execution failed: "
    assert [failed in one["content"] for one in seen.results] == [
        False,
        True,
        False,
        True,
        True,
        False,
    ]
    kind = f"a tool message; that of an error starts with `{failed.strip()}`"
    return Seen(schemas, seen.results, kind, lambda one: seen.text(one).removeprefix(failed))


ADAPTERS: Mapping[str, tuple[str, str, Callable[[Json, Json], Seen]]] = {
    "adk": ("adk", "github.com/inference-gateway/adk", of_adk),
    "anthropic": ("anthropic", "github.com/anthropics/anthropic-sdk-go", of_anthropic),
    "genai": ("genai", "google.golang.org/genai", of_genai),
    "chat": ("openai", "github.com/openai/openai-go/v3", of_chat),
    "responses": ("openai", "github.com/openai/openai-go/v3", of_responses),
}


def compact(value: Json) -> str:
    return json.dumps(value, separators=(",", ":"))


@pytest.fixture(scope="module")
def observed(project: Path) -> Mapping[str, Json]:
    """What the program of the test saw, by API."""
    calls = [
        {"name": "create_order", "arguments": ORDER},
        {"name": "create_order", "arguments": {"items": []}},
        {"name": "ping", "arguments": {}},
        {"name": "search_catalog", "arguments": {"filter": {"all": []}}},
        {"name": "pong", "arguments": {}},
        {"name": "create_order", "arguments": {**ORDER, "priority": "high"}},
    ]
    found: dict[str, Json] = json.loads(run(["bin/adapters"], project, CALLS=json.dumps(calls)))
    assert found.keys() == {*ADAPTERS, "chosen"}
    for given, text in found.pop("chosen").values():
        assert given == 1, "an adapter gives other tools than those of its options"
        assert "The call of ping was not approved." in text
    return found


@pytest.mark.native
def test_the_table_shows_what_the_sdks_do(project: Path, observed: Mapping[str, Json]) -> None:
    rows = [row_of(api, observed[api]) for api in ADAPTERS]
    unknown = check([str(project / "bin/server")], project)
    assert "pong" in unknown["error"]
    framework = f"`{versioned('github.com/modelcontextprotocol/go-sdk')}`"
    content = "content, and `structuredContent`"
    rows.append(Row("`mcp`", framework, *verdicts(), content, "equal"))
    check_table("Go", rows)


@pytest.mark.native
def test_the_adapters_carry_what_the_table_states(project: Path) -> None:
    lines = run(["bin/probe"], project).splitlines()
    cells.check("Go", "current", [json.loads(line) for line in lines])


def verdicts() -> tuple[str, str, str]:
    """Return what the checks of this module establish for an adapter before they return a row."""
    return "all tools", "runs the handler", "the model reads the problems"


def row_of(api: str, found: Json) -> Row:
    adapter, module, read = ADAPTERS[api]
    first, second = found["requests"]
    seen = read(first, second)
    assert sorted(seen.schemas) == sorted(TOOLS)
    for tool in understand_source(read_source(suite.CASES["agent-orders"].spec)).tools:
        if tool.name in TOOLS:
            assert seen.schemas[tool.name] == tool.input.canonical.source, tool.name
    order, refused, ping, failed, unknown = map(seen.text, seen.results[:-1])
    assert json.loads(order) == {"orderId": "o-1", "status": "accepted", "total": 1}
    assert refused.startswith("Invalid arguments for create_order (4 problems):\n")
    assert "- /items: must have at least 1 item (got 0)" in refused
    assert ping == "pong"
    assert failed == "The tool search_catalog failed with an internal error."
    assert "pong" in unknown
    assert "secret" not in json.dumps(second)
    framework = f"`{versioned(module)}`" + {"chat": ", chat", "responses": ", Responses"}.get(
        api, ""
    )
    return Row(f"`{adapter}`", framework, *verdicts(), seen.kind, "equal")


def versioned(module: str) -> str:
    """Return a module with its version, as the project requires it."""
    found = re.search(rf"{re.escape(module)} v(\S+)", (MODULE / "go.mod").read_text())
    assert found is not None
    return f"{module} {found[1]}"


@pytest.mark.native
def test_errors_that_the_model_does_not_see_are_returned(observed: Mapping[str, Json]) -> None:
    for api, found in observed.items():
        if api != "adk":
            assert found["hidden"] == "the password of the database is secret"


@pytest.mark.native
def test_the_adk_keeps_its_own_tools(observed: Mapping[str, Json]) -> None:
    assert observed["adk"]["hidden"] == 'the ADK has a tool "create_order" of its own'


@pytest.mark.native
def test_the_documentation_shows_the_examples_of_the_packages(project: Path) -> None:
    section = PAGE.read_text("utf-8").partition("\n## Go\n")[2].partition("\n## ")[0]
    for adapter in ("adktools", "anthropictools", "genaitools", "mcpserver", "openaitools"):
        example = example_of((project / f"toolspec/{adapter}/{adapter}.gen.go").read_text())
        assert example.replace("\n\t", "\n") in section, adapter


@pytest.mark.native
def test_the_typed_client_answers_questions_and_calls_are_spans(project: Path) -> None:
    found = json.loads(run(["bin/traces"], project, ORDER=json.dumps(ORDER)))
    old = "create_order failed: This tool has to ask a person, and the client cannot ask."
    for n, version in enumerate(("2025-06-18", "2025-11-25", "2026-07-28"), 1):
        assert found[f"{version} accept"] == [f"o-{n}", version]
        refused = ["create_order failed: The person did not agree.", version]
        assert found[f"{version} decline"] == refused
        error, _ = found[f"{version} "]
        assert error == old or (version == "2026-07-28" and "the client cannot ask" in error)
    orders = [name for name in found["spans"] if name.startswith("tools/call create_order")]
    assert orders[:3] == [f"tools/call create_order {how}" for how in ("ok", "error", "error")]
    assert orders[6:8] == [f"tools/call create_order {how}" for how in ("asked", "ok")]
    assert orders[-1] == "tools/call create_order error"
    assert found["measured"] == len(found["spans"]) == len(orders) + 9


@pytest.mark.native
def test_results_with_images_have_the_forms_of_the_apis(observed: Mapping[str, Json]) -> None:
    sent = {
        api: read(*observed[api]["requests"]).results[-1] for api, (_, _, read) in ADAPTERS.items()
    }
    image = base64.b64encode(b"image").decode()
    text = "placed\n[image/png]\norders:o-1"
    assert (sent["chat"]["content"], sent["adk"]["content"]) == (text, text)
    assert sent["responses"]["output"] == [
        {"type": "input_text", "text": "placed"},
        {"type": "input_image", "image_url": f"data:image/png;base64,{image}"},
        {"type": "input_text", "text": "orders:o-1"},
    ]
    source = {"type": "base64", "media_type": "image/png", "data": image}
    assert sent["anthropic"]["content"] == [
        {"type": "text", "text": "placed"},
        {"type": "image", "source": source},
        {"type": "text", "text": "orders:o-1"},
    ]
    assert sent["genai"]["response"] == {"output": text}
    assert sent["genai"]["parts"] == [{"inlineData": {"data": image, "mimeType": "image/png"}}]
