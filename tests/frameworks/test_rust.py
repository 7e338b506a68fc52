"""The SDKs for Rust that the adapters are for call emitted tools: the ADK in memory, and a client of another language the MCP server."""

from __future__ import annotations

import json
import re
import shutil
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document import read_source
from adlgen.document.node import Source
from adlgen.pipeline import load_spec
from adlgen.providers.shapes import SHAPES, WHOLES, Definition
from adlgen.testing.targets import render_case, render_source, understand_source
from tests import cargo
from tests.conformance import suite
from tests.frameworks import cells
from tests.frameworks.servers import ORDER, TOOLS, check, run
from tests.frameworks.table import PAGE, Row, check_table

TOOLCHAIN = suite.ROOT / "tests/toolchains/frameworks-rust"
HERE = Path(__file__).parent
NAME = "frameworks-server"
EXAMPLES = """\
//! The examples in the documentation of the adapters.

use frameworks_server::toolspec::adapters::adk::AdkTools;
use frameworks_server::toolspec::adapters::mcp::McpServer;
use frameworks_server::toolspec::runtime::{BoxError, Toolbox};
use inference_gateway_adk::{AgentBuilder, AgentConfig};
use rmcp::ServiceExt;

struct App {
    toolbox: Toolbox,
}

async fn adk(app: App, config: AgentConfig) -> Result<(), BoxError> {
    LINES OF adk
    drop(agent);
    Ok(())
}

async fn mcp(app: App) -> Result<(), BoxError> {
    LINES OF mcp
    Ok(())
}

fn main() {
    let _ = (adk, mcp);
}
"""
BOOKS = [
    {
        "type": "function",
        "function": {
            "name": "find_articles",
            "description": "Find books",
            "parameters": {
                "type": "object",
                "properties": {"title": {"type": ["string", "null"]}, "query": {"type": "string"}},
                "additionalProperties": False,
            },
        },
    }
]
Json = Any

pytestmark = pytest.mark.native


def environment(lints: str = "-D warnings -D clippy::pedantic") -> dict[str, str]:
    """Return the variables for a build that is also what `cargo clippy` does, so that dependencies are compiled once."""
    return {
        "CARGO_TARGET_DIR": str(cargo.TARGET),
        "RUSTC_WORKSPACE_WRAPPER": "clippy-driver",
        "CLIPPY_ARGS": "".join(f"{word}__CLIPPY_HACKERY__" for word in lints.split()),
    }


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A crate with all adapters, whose programs are built."""
    if shutil.which("cargo") is None:
        warnings.warn("the adapters of Rust are NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
    folder = tmp_path_factory.mktemp("rust")
    options = {"wiring": "false", "adapters": "all"}
    emitted = render_case(suite.CASES["agent-orders"], suite.TARGETS["rust"], options)
    files = {file.path: file.text for file in emitted.tree}
    files["src/main.rs"] = (HERE / "server.rs").read_text()
    files["src/bin/adk.rs"] = (HERE / "adk.rs").read_text()
    files["src/bin/turns.rs"] = (HERE / "turns.rs").read_text()
    files["src/bin/probe.rs"] = (HERE / "probe.rs").read_text()
    files["src/probing.rs"] = (HERE / "probe_tool.rs").read_text()
    files["src/lib.rs"] = "pub mod books;\npub mod probing;\npub mod strict;\npub mod toolspec;\n"
    files |= strict_files()
    adapters = "src/toolspec/adapters/{}.rs"
    files["src/bin/documented.rs"] = re.sub(
        "LINES OF (.*)",
        lambda match: "\n    ".join(example_of(files[adapters.format(match[1])])),
        EXAMPLES,
    )
    manifest = (TOOLCHAIN / "Cargo.toml").read_text().partition("[dependencies]")[2]
    files["Cargo.toml"] = (
        f'[package]\nname = "{NAME}"\nedition = "2021"\ndefault-run = "{NAME}"\n\n'
        f"[dependencies]{manifest}"
    )
    files["Cargo.lock"] = (TOOLCHAIN / "Cargo.lock").read_text().replace("adlgen-frameworks", NAME)
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    checked = [path for path in files if "/adapters/" in path or path.endswith("/strict.rs")]
    checked += ["src/bin/adk.rs", "src/bin/probe.rs", "src/bin/turns.rs", "src/probing.rs"]
    run(["rustfmt", "--check", "--edition", "2021", *checked], folder)
    run(["cargo", "build", "--quiet", "--locked"], folder, **environment())
    return folder


def strict_files() -> dict[str, str]:
    """Return another tree of modules, with strict definitions, and the program of their test."""
    options = {"wiring": "false", "adapters": "adk,openai", "strict": "on"}
    source = read_source(str(HERE / "strict.json"))
    emitted = render_source(source, suite.TARGETS["rust"], options)
    # A tool of another specification with the name of one of the first, over the same runtime.
    books = {**options, "adapters": "none", "runtime": "crate::strict::toolspec::runtime"}
    others = render_source(Source("books.json", json.dumps(BOOKS)), suite.TARGETS["rust"], books)
    return {
        **{file.path.replace("src/", "src/strict/"): file.text for file in emitted.tree},
        **{file.path.replace("src/", "src/books/"): file.text for file in others.tree},
        "src/strict/mod.rs": "pub mod toolspec;\n",
        "src/books/mod.rs": "pub mod toolspec;\n",
        "src/bin/strict.rs": (HERE / "strict.rs").read_text(),
    }


def example_of(text: str) -> list[str]:
    """Return the lines of the example in the documentation of an adapter."""
    found = re.search(r"//! ```ignore\n((?://!.*\n)+?)//! ```", text)
    assert found is not None
    return [line.removeprefix("//! ") for line in found[1].splitlines()]


@pytest.fixture(scope="module")
def requests(project: Path) -> list[Json]:
    """What the model of an agent of the ADK got."""
    calls = [
        ("create_order", json.dumps(ORDER)),
        ("create_order", '{"items": []}'),
        ("create_order", '{"items": ['),
        ("ping", ""),
        ("ping", '"{}"'),
        ("search_catalog", '{"filter": {"all": []}}'),
        ("pong", "{}"),
        ("create_order", json.dumps({**ORDER, "priority": "high"})),
    ]
    given = json.dumps([{"name": name, "arguments": arguments} for name, arguments in calls])
    found = json.loads(run([str(cargo.PROGRAMS / "adk")], project, CALLS=given))
    assert found["task"]["status"]["state"] == "TASK_STATE_COMPLETED"
    listed: list[Json] = found["requests"]
    return listed


def versioned(crate: str) -> str:
    """Return a crate with its version in the lock file."""
    lock = (TOOLCHAIN / "Cargo.lock").read_text()
    found = re.search(rf'name = "{crate}"\nversion = "(.*)"', lock)
    assert found is not None
    return f"`{crate} {found[1]}`"


def test_the_table_shows_what_the_sdks_do(project: Path, requests: list[Json]) -> None:
    verdicts = ("all tools", "runs the handler", "the model reads the problems")
    schemas = {
        tool["function"]["name"]: tool["function"]["parameters"] for tool in requests[0]["tools"]
    }
    assert list(schemas) == TOOLS
    assert schemas == written_schemas()
    order, refused, unreadable, ping, quoted, failed, unknown, _ = results(requests)
    assert json.loads(order) == {"orderId": "o-1", "status": "accepted", "total": 1}
    begin = "tool `create_order` failed: Invalid arguments for create_order (4 problems):\n"
    assert refused.startswith(begin)
    assert "- /items: must have at least 1 item (got 0)" in refused
    assert "Invalid arguments for create_order" in unreadable
    assert ping == "pong"
    assert "Invalid arguments for ping" in quoted
    internal = "The tool search_catalog failed with an internal error."
    assert failed == f"tool `search_catalog` failed: {internal}"
    assert "pong" in unknown
    assert "secret" not in json.dumps(requests)
    kind = "a tool message; that of an error starts with `` tool `NAME` failed: ``"
    adk = Row("`adk`", versioned("inference-gateway-adk"), *verdicts, kind, "equal")
    absent = check([str(cargo.PROGRAMS / NAME)], project)
    assert absent["isError"]
    assert "Available tools: create_order, ping, search_catalog" in absent["content"][0]["text"]
    content = "content, and `structuredContent`"
    mcp = Row("`mcp`", versioned("rmcp"), *verdicts, content, "equal")
    turns = [Row(*row[:2], *verdicts, *row[2:]) for row in TURNS]
    check_table("Rust", sorted([adk, mcp, *turns], key=lambda row: row.adapter))


def test_the_adapters_carry_what_the_table_states(project: Path) -> None:
    lines = run([str(cargo.PROGRAMS / "probe")], project).splitlines()
    cells.check("Rust", "current", [json.loads(line) for line in lines])


TURNS = (
    (
        *("`anthropic`", "messages, as JSON"),
        *("a block `tool_result` with text and images, with `is_error`", "equal"),
    ),
    (
        *("`gemini`", "`generateContent`, as JSON"),
        *("a part `functionResponse` with images and audio, with `output` or `error`", "equal"),
    ),
    (
        *("`openai`", "Chat Completions, as JSON"),
        *("a tool message; an image is a line with its media type", "equal"),
    ),
    (
        *("`openai`", "Responses, as JSON"),
        *("an item `function_call_output` with text and images", "equal"),
    ),
)
"""The rows of the providers, of which the tests of turns below are the evidence."""


def written_schemas() -> Mapping[str, Json]:
    """Return the schemas of the tools as the specification has them."""
    tools = understand_source(read_source(suite.CASES["agent-orders"].spec)).tools
    return {tool.name: tool.input.canonical.source for tool in tools if tool.name in TOOLS}


def results(requests: list[Json]) -> list[str]:
    """Return the texts of the results that the model got, in the order of the calls."""
    messages = [one for one in requests[1]["messages"] if one["role"] == "tool"]
    assert [one["tool_call_id"] for one in messages] == [f"call-{n}" for n in range(len(messages))]
    return [one["content"] for one in messages]


CALLS = {
    "order": ("create_order", {**ORDER, "priority": "high"}),
    "refused": ("create_order", {"items": []}),
    "failed": ("search_catalog", {"filter": {"field": "a", "value": 1}}),
    "approved": ("ping", {}),
}


@pytest.fixture(scope="module")
def turns(project: Path) -> Json:
    """What is answered to calls in responses of the APIs of providers."""
    chat = [
        {"id": key, "type": "function", "function": {"name": name, "arguments": json.dumps(given)}}
        for key, (name, given) in CALLS.items()
    ]
    items = [
        {"type": "function_call", "call_id": key, "name": name, "arguments": json.dumps(given)}
        for key, (name, given) in CALLS.items()
    ]
    blocks = [
        {"type": "tool_use", "id": key, "name": name, "input": given}
        for key, (name, given) in CALLS.items()
    ]
    parts = [
        {"functionCall": {"id": key, "name": name, "args": given}}
        for key, (name, given) in CALLS.items()
    ]
    responses = {
        "CHAT": {"choices": [{"message": {"role": "assistant", "tool_calls": chat}}]},
        "RESPONSE": {"output": [{"type": "reasoning"}, *items]},
        "MESSAGE": {"role": "assistant", "content": [{"type": "text", "text": ""}, *blocks]},
        "CONTENT": {"candidates": [{"content": {"role": "model", "parts": parts}}]},
    }
    texts = {key: json.dumps(response) for key, response in responses.items()}
    return json.loads(run([str(cargo.PROGRAMS / "turns")], project, **texts))


@pytest.mark.parametrize("provider", ["openai", "openai-responses", "anthropic", "gemini"])
def test_definitions_for_providers_have_the_form_of_exported_ones(
    turns: Json, provider: str
) -> None:
    source = read_source(suite.CASES["agent-orders"].spec)
    specified = {tool.id.value: tool for tool in load_spec(source, Log()).tools}
    expected: list[Json] = [
        SHAPES[provider](
            Definition(
                specified[tool.id],
                tool.name,
                tool.input.canonical.source,
                None,
                tool.description,
                None if tool.output is None else tool.output.canonical.source,
            )
        )
        for tool in sorted(understand_source(source).tools, key=lambda tool: tool.name)
        if tool.name in TOOLS
    ]
    whole = WHOLES.get(provider)
    assert turns["definitions"][provider] == (whole(expected) if whole else expected)


ANSWER = {"orderId": "ada order", "status": "accepted", "total": 1}
FAILED = "The tool search_catalog failed with an internal error."
PICTURE = "data:image/png;base64,aW1hZ2U="


def test_a_turn_of_chat_completions_is_answered(turns: Json) -> None:
    order, refused, failed = turns["chat"]["results"]
    answer, image, link = order["content"].split("\n")
    assert (json.loads(answer), image, link) == (ANSWER, "[image/png]", "orders:o-1")
    assert order["tool_call_id"] == "order"
    assert "- /items: must have at least 1 item (got 0)" in refused["content"]
    assert failed == {"role": "tool", "tool_call_id": "failed", "content": FAILED}
    assert turns["chat"]["waiting"] == ["ping"]
    assert turns["chat"]["declined"][0]["content"] == "The user declined."
    assert "secret" not in json.dumps(turns)


def test_a_turn_of_the_responses_api_is_answered(turns: Json) -> None:
    order, _, failed = turns["response"]["results"]
    text, image, link = order["output"]
    assert json.loads(text["text"]) == ANSWER
    assert image == {"type": "input_image", "image_url": PICTURE}
    assert link == {"type": "input_text", "text": "orders:o-1"}
    assert failed == {"type": "function_call_output", "call_id": "failed", "output": FAILED}
    assert turns["response"]["waiting"] == ["ping"]


def test_a_turn_of_the_messages_api_is_answered(turns: Json) -> None:
    order, refused, failed = turns["message"]["results"]
    text, image, _ = order["content"]
    assert json.loads(text["text"]) == ANSWER
    source = {"type": "base64", "media_type": "image/png", "data": "aW1hZ2U="}
    assert image == {"type": "image", "source": source}
    assert (order["is_error"], refused["is_error"]) == (False, True)
    assert failed == {
        "type": "tool_result",
        "tool_use_id": "failed",
        "content": FAILED,
        "is_error": True,
    }
    assert turns["message"]["declined"][0]["tool_use_id"] == "approved"


def test_a_turn_of_gemini_is_answered(turns: Json) -> None:
    order, _, failed = (one["functionResponse"] for one in turns["content"]["results"])
    assert order["response"] == {"output": ANSWER, "content": ["orders:o-1"]}
    assert order["parts"] == [{"inlineData": {"mimeType": "image/png", "data": "aW1hZ2U="}}]
    assert failed == {"id": "failed", "name": "search_catalog", "response": {"error": FAILED}}


def test_tools_of_merged_toolboxes_keep_their_strict_definitions(turns: Json) -> None:
    prefixed, other = turns["strict"]["tools"]
    assert (prefixed["name"], prefixed["strict"]) == ("my_find_articles", True)
    assert prefixed["parameters"]["required"] == ["query", "limit", "filters", "author"]
    assert (other["name"], other["strict"]) == ("find_articles", True)
    assert other["parameters"]["required"] == ["title", "query"]
    results = [json.loads(result["output"]) for result in turns["strict"]["results"]]
    assert results == [{"query": "x", "filters": [], "author": None}, {"title": None}]


def test_what_is_attached_to_a_result_is_in_its_text(requests: list[Json]) -> None:
    text = results(requests)[-1]
    order, _, attached = text.partition("\n")
    assert json.loads(order)["orderId"] == "o-1"
    assert attached == "[image/png]\norders:o-1"


def test_the_documentation_shows_the_examples_of_the_adapters(project: Path) -> None:
    section = PAGE.read_text("utf-8").partition("\n## Rust\n")[2].partition("\n## ")[0]
    for name in ("adk", "anthropic", "gemini", "mcp", "openai"):
        text = (project / f"src/toolspec/adapters/{name}.rs").read_text()
        assert "\n".join(example_of(text)) in section, name


def test_the_adk_gets_strict_definitions(project: Path) -> None:
    given = {
        "query": "x",
        "limit": None,
        "filters": [{"tag": "a", "since": None}, {"tag": "b", "since": "2026-01-01"}],
        "author": None,
    }
    calls = [
        ("find_articles", given),
        ("find_articles", {**given, "query": None}),
        ("label", {"a": "b"}),
    ]
    found = json.loads(run([str(cargo.PROGRAMS / "strict")], project, CALLS=json.dumps(calls)))
    tools = {tool["function"]["name"]: tool["function"] for tool in found["tools"]}
    strict = [name for name, tool in tools.items() if tool["strict"]]
    assert strict == ["find_articles", "ping", "rate"]
    schema = tools["find_articles"]["parameters"]
    assert schema["required"] == ["query", "limit", "filters", "author"]
    assert schema["properties"]["limit"] == {"type": ["integer", "null"], "maximum": 10}
    assert tools["label"]["parameters"]["additionalProperties"] == {"type": "string"}
    assert found["anthropic"]["required"] == ["query"]
    kept, refused, labelled = found["results"]
    assert json.loads(kept) == {
        "query": "x",
        "filters": [{"tag": "a"}, {"tag": "b", "since": "2026-01-01"}],
        "author": None,
    }
    assert "- /query: required property is missing" in refused
    assert json.loads(labelled) == {"a": "b"}


def test_a_definition_is_strict_automatically_if_nothing_is_lost() -> None:
    source = read_source(str(HERE / "strict.json"))
    options = {"adapters": "adk", "strict": "auto", "wiring": "false"}
    tree = render_source(source, suite.TARGETS["rust"], options).tree
    prefix, found = "src/toolspec/", {file.path for file in tree if '("openai", r' in file.text}
    assert found == {f"{prefix}ping.rs", f"{prefix}rate.rs"}
