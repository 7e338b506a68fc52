"""Definitions for strict modes in Go: the SDKs send them, and null stands for absence in calls."""

from __future__ import annotations

import json
import shutil
import warnings
from pathlib import Path
from typing import Any

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.frameworks.servers import run
from tests.frameworks.test_go import ENVIRONMENT, FLAGS, MODULE

HERE = Path(__file__).parent
SPEC = HERE / "strict.json"
FIND: dict[str, Any] = {
    "query": "x",
    "limit": None,
    "filters": [{"tag": "a", "since": None}, {"tag": "b", "since": "2026-01-01"}],
    "author": None,
}
FOUND = {
    "query": "x",
    "filters": [{"tag": "a"}, {"tag": "b", "since": "2026-01-01"}],
    "author": None,
}


def emitted(strict: str) -> dict[str, str]:
    options = {
        "adapters": "all",
        "wiring": "false",
        "strict": strict,
        "module": "example.com/orders-agent",
    }
    tree = render_source(read_source(str(SPEC)), suite.TARGETS["go"], options).tree
    return {file.path: file.text for file in tree}


def test_a_definition_is_strict_if_nothing_is_lost() -> None:
    strict = {
        path.removeprefix("toolspec/").removesuffix(".gen.go"): text.count('"openai":')
        for path, text in emitted("auto").items()
        if "Strict: map" in text
    }
    assert strict == {"ping": 1, "rate": 1}
    assert not [path for path, text in emitted("none").items() if "Strict: map" in text]


@pytest.mark.native
def test_the_sdks_send_strict_definitions(tmp_path: Path) -> None:
    if shutil.which("go") is None:
        warnings.warn("strict definitions of Go are NOT checked: no go", stacklevel=1)
        pytest.skip("go is not installed")
    files = emitted("on")
    required = (MODULE / "go.mod").read_text().partition("\n")[2]
    files["go.mod"] = f"module example.com/orders-agent\n{required}"
    files["go.sum"] = (MODULE / "go.sum").read_text()
    files["main.go"] = (HERE / "strict.go.txt").read_text()
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    emitted_folders = ["adlrt", "toolspec"]
    assert run(["gofmt", "-l", *emitted_folders], tmp_path) == ""
    run(["go", "build", *FLAGS, "-o", "strict", "."], tmp_path, **ENVIRONMENT)
    calls = [
        ("find_articles", FIND),
        ("find_articles", {**FIND, "query": None}),
        ("label", {"a": "b"}),
    ]
    found = json.loads(run(["./strict"], tmp_path, **messages(calls)))
    check_definitions(found)
    for results in (
        [one["content"] for one in found["messages"]],
        [one["output"] for one in found["items"]],
    ):
        assert json.loads(results[0]) == FOUND
        assert "- /query: required property is missing" in results[1]
        assert json.loads(results[2]) == {"a": "b"}
    blocks = [one["content"][0]["text"] for one in found["blocks"]]
    assert "- /limit: must be integer (got null)" in blocks[0]


def messages(calls: list[tuple[str, Any]]) -> dict[str, str]:
    """Return calls in the form of each API."""
    functions = [{"name": name, "arguments": json.dumps(given)} for name, given in calls]
    return {
        "CALLS": json.dumps(
            [{"id": "1", "type": "function", "function": one} for one in functions]
        ),
        "OUTPUT": json.dumps(
            [{"type": "function_call", "call_id": "1", **one} for one in functions]
        ),
        "CONTENT": json.dumps(
            [{"type": "tool_use", "id": "1", "name": name, "input": given} for name, given in calls]
        ),
    }


def check_definitions(found: Any) -> None:
    find, ping, rate, label = (tool["function"] for tool in found["chat"])
    assert (find["strict"], ping["strict"], rate["strict"]) == (True, True, True)
    assert "strict" not in label
    schema = find["parameters"]
    assert schema["required"] == ["query", "limit", "filters", "author"]
    assert schema["properties"]["limit"] == {"type": ["integer", "null"], "maximum": 10}
    assert label["parameters"]["additionalProperties"] == {"type": "string"}
    assert [tool["strict"] for tool in found["responses"]] == [True, True, True, False]
    assert found["responses"][0]["parameters"] == schema
    find, ping, rate, label = found["anthropic"]
    assert (find["strict"], ping["strict"], rate["strict"]) == (True, True, True)
    assert "strict" not in label
    limit = {"type": "integer", "description": "{maximum: 10}"}
    assert find["input_schema"]["properties"]["limit"] == limit
    assert find["input_schema"]["required"] == ["query"]
