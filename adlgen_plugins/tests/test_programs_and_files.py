"""Files emitted for agentcli and DojOps in every target, and the recognition of these formats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adlgen.diagnostics.datatypes import replace
from adlgen.document import read_source
from adlgen.document.node import JsonValue, Source
from adlgen.document.siblings import with_folder
from adlgen.ir.agent import Agent
from adlgen.testing.targets import GoldenTarget, render_source
from adlgen_plugins.dojops.tests.packages import DOPS, DOPS_1, write
from tests.conformance import suite
from tests.dialects.loading import Loaded, dialect_of, load, load_file, load_text

ODD = ("x", "X", " ", "get time!", "123", "class", "\U0001f600", "a" * 80)
"""Names that agentcli takes; several would be one identifier, and others none."""


def manifest(*names: str, **keys: JsonValue) -> Source:
    tools = [{"name": name, "command": ["./tools/bin/x"], **keys} for name in names]
    return Source("tools.json", json.dumps({"tools": tools}))


@pytest.mark.parametrize("target", suite.TARGETS)
def test_any_names_give_identifiers_of_their_own(target: str) -> None:
    emitted = render_source(manifest(*ODD), suite.TARGETS[target])
    names = [str(tool.file) for tool in emitted.plan.tools]
    assert len({name.lower() for name in names}) == len(ODD)


@pytest.mark.parametrize("target", suite.TARGETS)
def test_tools_that_write_files_are_emitted(target: str, tmp_path: Path) -> None:
    prompt = "`${x}` \"\"\" \\ */ {{ y }} ''' # \u202e"
    path = write(tmp_path, name="123", generator={"strategy": "llm", "systemPrompt": prompt})
    assert render_source(with_folder(read_source(path)), suite.TARGETS[target]).tree.files
    for text in (DOPS, DOPS_1):
        assert render_source(Source("chart.dops", text), suite.TARGETS[target]).tree.files


FOREIGN: dict[str, JsonValue] = {
    "MCP": {"tools": [{"name": "a", "inputSchema": {}}]},
    "MCP with a command": {"tools": [{"name": "a", "inputSchema": {}, "command": ["x"]}]},
    "Anthropic": {"tools": [{"name": "a", "input_schema": {"type": "object"}}]},
    "OpenAI": {"tools": [{"type": "function", "function": {"name": "a"}, "command": ["x"]}]},
    "no command": {"tools": [{"name": "a"}]},
    "a command line": {"tools": [{"name": "a", "command": "x"}]},
    "not only tools": {"tools": [{"name": "a", "command": ["x"]}, "b"]},
    "empty": {"tools": []},
    "a Pod": {"apiVersion": "v1", "kind": "Pod", "spec": {"containers": []}},
    "a workflow": {"name": "n", "on": "push", "jobs": {}},
    "services": {"services": {"a": {"image": "x", "command": ["y"]}}},
    "a package": {"name": "a", "version": "1.0.0", "type": "module", "files": ["dist"]},
    "a chart": {"apiVersion": "v2", "name": "a", "version": "1.0.0", "type": "application"},
    "a tool alone": {"type": "tool", "name": "a"},
    "a generator alone": {"generator": {}, "inputSchema": "x"},
}


@pytest.mark.parametrize("name", FOREIGN)
def test_other_formats_are_neither(name: str) -> None:
    found = dialect_of(Source("x.json", json.dumps(FOREIGN[name])))
    assert found not in {"agentcli", "dojops"}


def test_markdown_with_front_matter_is_neither() -> None:
    text = "---\nname: a\ndescription: b\n---\n# A skill\n\n---\nkey: value: other\n"
    for path in ("SKILL.md", "<stdin>", "x"):
        assert dialect_of(Source(path, text)) is None


def test_the_name_of_the_file_breaks_one_tie() -> None:
    assert dialect_of(Source("a/tools.json", '{"tools": []}')) == "agentcli"
    assert dialect_of(Source("a/x.json", '{"tools": []}')) is None


def test_a_near_miss_names_what_is_missing(tmp_path: Path) -> None:
    broken = load_file(write(tmp_path, spec=None))
    assert not broken.ok
    assert "a DojOps tool" in str(broken.found[0].hint)
    assert "spec" in str(broken.found[0].hint)
    forced = load_file(write(tmp_path, spec=None), "dojops")
    assert forced.errors == ["spec: Invalid input: expected number, received undefined"]
    text = json.dumps({"tools": [{"name": "t"}]})
    missed = load_text(text, "tools.json")
    assert missed.agent is None
    assert "agentcli" in str(missed.found[0].hint)
    assert load_text(text, "tools.json", "agentcli").errors == [
        'tool[0] "t": command must have at least program name'
    ]


def agent_of(loaded: Loaded) -> Agent:
    assert loaded.agent is not None, loaded.errors
    return loaded.agent


def test_the_same_tool_means_the_same_in_both(tmp_path: Path) -> None:
    schema: JsonValue = {
        "type": "object",
        "properties": {
            "place": {"type": "string", "description": "Where.", "minLength": 1},
            "unit": {"type": "string", "enum": ["c", "f"], "default": "c"},
            "days": {"type": "array", "items": {"type": "integer", "minimum": 0}},
        },
        "required": ["place"],
    }
    one = agent_of(load_file(write(tmp_path, schema, name="weather", description="Tells it.")))
    tools = manifest("weather", description="Tells it.", schema=schema).text
    two = agent_of(load_text(tools, "weather.json"))
    assert one.tools[0].input.canonical.source == two.tools[0].input.canonical.source
    path = with_folder(read_source(tmp_path / "tool.yaml"))
    for target in suite.TARGETS.values():
        first = types_of(replace(path, path="tool.yaml"), target)
        assert first
        assert first == types_of(Source("weather.json", tools), target)


def types_of(source: Source, target: GoldenTarget) -> dict[str, str]:
    """Return the types of the tool, without the name of what they were made from."""
    emitted = render_source(source, target)
    return {
        file.path: file.text.replace(source.path, "...")
        for file in emitted.without_fixed()
        if Path(file.path).parent.name == "toolspec" and Path(file.path).match("weather.*")
    }


def test_who_is_strict_takes_no_deviation(tmp_path: Path) -> None:
    lax = manifest("t", command=["tools/bin/x"])
    text = 'tool[0] "t": relative command[0] must start with ./tools/bin/'
    assert load(lax).warnings == [text]
    assert load(lax, strict=True).errors == [text]
    upper = Source("tools.json", lax.text.replace('"name"', '"Name"'))
    assert len(load(upper, strict=True).errors) == 2
    source = with_folder(read_source(write(tmp_path, detector={"path": ["a"]}, outputSchema="")))
    assert load(source).errors == []
    assert load(source, strict=True).errors == [
        "outputSchema: Too small: expected string to have >=1 characters",
        "detector.path: Invalid input: expected string, received array",
    ]
    unfilled = write(tmp_path / "b", files=[{"path": "{a}", "serializer": "raw"}])
    text = 'Unresolved template variable {a} in file path "{a}"'
    assert load(with_folder(read_source(unfilled))).warnings == [text]
    assert load(with_folder(read_source(unfilled)), strict=True).errors == [text]
