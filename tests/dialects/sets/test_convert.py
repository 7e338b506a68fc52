"""Conversions: what each format holds, and that nothing is lost in silence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from adlgen.cli import main
from adlgen.diagnostics.codes import conversion
from adlgen.diagnostics.codes.providers import CORRECTED
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import read_document
from adlgen.document.node import Source, plain
from adlgen.features.builtins.model import builtin_of
from adlgen.features.registry import feature
from adlgen.frontends.writers import convert, formats, writer
from adlgen.ir.lower import lower
from adlgen.pipeline import load_spec
from tests import shared
from tests.dialects.sets.reading import meanings, problems, read

EVERYTHING = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {name: shop, description: Sells., version: 1.2.3, license: MIT}
spec:
  capabilities: {streaming: true}
  server: {port: 9000}
  language: {toy: {module: shop}}
  acronyms: [SKU]
  agent: {provider: openai, model: m}
  config:
    cache: {ttl: 300}
    tools: {read: {enabled: true}}
  services:
    orders: {type: repository, interface: Orders, factory: NewOrders, description: d}
  tools:
    - {id: read, tags: [files]}
    - id: find_it
      name: find-order
      description: Find.
      tags: [orders]
      inject: [orders, config.cache]
      schema:
        type: object
        properties: {id: {type: string, pattern: "^o", default: o1}}
        x-adlgen:
          output: {type: string}
          names: {/properties/id: order_id}
          title: Find an order
          hints: {read_only: true, confirm: true}
          strict: false
          scopes: [orders.read]
          elicits: {pick: {schema: {type: object, properties: {id: {type: string}}}}}
          as: {mcp: {icons: []}, anthropic: {cache_control: {type: ephemeral}}}
"""
ALWAYS = {
    "the implementation of tool 'Read'",
    "the id of tool 'Read'",
    "the tags of tool 'Read'",
    "the acronyms",
    "the configuration",
    "the configuration of built-in tools",
    "the services",
    "the settings for languages",
    "'metadata.license'",
    "'spec.capabilities'",
    "'spec.server'",
    "'spec.agent'",
    "the id of tool 'find-order'",
    "the tags of tool 'find-order'",
    "the injected names of tool 'find-order'",
    "the hint confirm of tool 'find-order'",
    "the hint read_only of tool 'find-order'",
    "the name, description and version of the agent",
    "the output schema of tool 'find-order'",
    "the pinned identifiers of tool 'find-order'",
    "the title of tool 'find-order'",
    "strict mode of tool 'find-order'",
    "the scopes of tool 'find-order'",
    "the forms of tool 'find-order'",
    "'icons' of tool 'find-order'",
    "'cache_control' of tool 'find-order'",
}
"""What a format loses of :data:`EVERYTHING` that only has names, descriptions and inputs."""
KEPT = {
    "adl": ALWAYS,
    "mcp": {
        "the name, description and version of the agent",
        "the output schema of tool 'find-order'",
        "the title of tool 'find-order'",
        "the hint read_only of tool 'find-order'",
        "'icons' of tool 'find-order'",
    },
    "openai": {"strict mode of tool 'find-order'"},
    "openai-responses": {
        "strict mode of tool 'find-order'",
        "the output schema of tool 'find-order'",
    },
    "anthropic": {"strict mode of tool 'find-order'", "'cache_control' of tool 'find-order'"},
    "gemini": {"the output schema of tool 'find-order'"},
    "agentcli": set[str](),
    "json-schema": {
        "the name, description and version of the agent",
        "the output schema of tool 'find-order'",
        "the pinned identifiers of tool 'find-order'",
        "the title of tool 'find-order'",
        "strict mode of tool 'find-order'",
        "the hint confirm of tool 'find-order'",
        "the hint read_only of tool 'find-order'",
        "'icons' of tool 'find-order'",
        "'cache_control' of tool 'find-order'",
    },
}


@pytest.mark.parametrize("target", formats())
def test_every_loss_is_listed_at_its_place(target: str) -> None:
    spec, _ = read(EVERYTHING, path="agent.yaml")
    log = Log()
    text = convert(spec, target, log)
    listed = {
        d.message.removeprefix(f"{target} does not support "): d
        for d in log.diagnostics
        if d.code in {conversion.SET_LOSS, conversion.TOOL_LOSS}
    }
    assert set(listed) == ALWAYS - KEPT[target]
    assert all(d.span is not None and d.span.path == "agent.yaml" for d in listed.values())
    assert len(problems(log)) >= len(listed)
    allowed = Log()
    assert convert(spec, target, allowed, allow_loss=True) == text
    assert problems(allowed) == []
    assert len(allowed.diagnostics) == len(log.diagnostics)


@pytest.mark.parametrize(
    ("what", "line"), [("acronyms", "  acronyms: [SKU]"), ("settings for languages", "  language:")]
)
def test_a_loss_points_to_its_own_line(what: str, line: str) -> None:
    spec, _ = read(EVERYTHING, path="agent.yaml")
    log = Log()
    convert(spec, "openai", log)
    (found,) = [d for d in log.diagnostics if what in d.message]
    assert found.span is not None
    assert EVERYTHING.splitlines()[found.span.line - 1].startswith(line)


def test_adl_is_written_as_it_was_read() -> None:
    spec, _ = read(EVERYTHING, path="agent.yaml")
    log = Log()
    again = convert(spec, "adl", log)
    assert log.diagnostics == []
    assert data(again) == data(EVERYTHING)


def data(text: str) -> Any:
    return plain(read_document(Source("agent.yaml", text), Log()).root)


TOOL: dict[str, Any] = {
    "name": "find",
    "inputSchema": {"type": "object", "properties": {"id": {"type": "string"}}},
}


def written(target: str, **more: object) -> Any:
    """Return what a tool is in a format that has a place for all of it."""
    spec, _ = read(json.dumps({"tools": [{**TOOL, **more}]}))
    log = Log()
    text = convert(spec, target, log, as_json=True)
    assert problems(log) == []
    return json.loads(text)


def test_the_forms() -> None:
    schema = TOOL["inputSchema"]
    answers = {"name": "find", "description": "d"}
    assert written("mcp", description="d") == {"tools": [{**answers, "inputSchema": schema}]}
    function = {**answers, "parameters": schema}
    assert written("openai", description="d") == [{"type": "function", "function": function}]
    assert written("openai-responses", description="d") == [
        {"type": "function", **function, "strict": False}
    ]
    assert written("anthropic", description="d") == [{**answers, "input_schema": schema}]
    assert written("gemini", description="d") == {
        "functionDeclarations": [{**answers, "parametersJsonSchema": schema}]
    }
    assert written("json-schema", description="d") == {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {"find": {"$id": "tool-find", **schema, "description": "d"}},
    }
    assert written("adl", description="d")["spec"]["tools"] == [
        {"id": "find", **answers, "tags": ["imported"], "schema": schema}
    ]


def test_entries_of_openai_come_back_where_they_were() -> None:
    function = {"name": "a", "parameters": {"type": "object"}, "strict": True, "x": 1}
    chat = [{"type": "function", "function": function, "cache_control": {"type": "ephemeral"}}]
    spec, _ = read(json.dumps(chat))
    assert json.loads(convert(spec, "openai", Log())) == chat
    between = convert(spec, "adl", Log())
    again, _ = read(between, path="agent.yaml")
    assert json.loads(convert(again, "openai", Log(), allow_loss=True)) == chat


@pytest.mark.parametrize(
    ("target", "tool", "code", "word"),
    [
        ("openai", {"name": "a.b"}, conversion.RENAMED, "'a_b'"),
        ("gemini", {"name": "2b"}, conversion.RENAMED, "'_2b'"),
        ("openai", {"inputSchema": {"type": "object", "anyOf": []}}, conversion.SCHEMA_LOSS, ""),
        ("anthropic", {"inputSchema": {"type": "object", "allOf": []}}, conversion.SCHEMA_LOSS, ""),
        (
            "anthropic",
            {"inputSchema": {"type": "object", "properties": {"a b": {}}}},
            conversion.SCHEMA_LOSS,
            "",
        ),
        (
            "gemini",
            {"inputSchema": {"type": "object", "properties": {"a": {"pattern": "x"}}}},
            conversion.SCHEMA_LOSS,
            "",
        ),
        ("mcp", {"inputSchema": {"type": "array"}}, conversion.SCHEMA_LOSS, ""),
        (
            "adl",
            {"inputSchema": {"type": "object", "properties": {"a": {"$ref": "a.json"}}}},
            conversion.SCHEMA_LOSS,
            "in place",
        ),
    ],
)  # fmt: skip
def test_what_a_format_does_not_take(
    target: str, tool: dict[str, Any], code: object, word: str
) -> None:
    spec, _ = read(json.dumps({"tools": [{**TOOL, **tool}]}))
    log = Log()
    convert(spec, target, log)
    (found,) = [d for d in log.diagnostics if d.code is code]
    assert problems(log)
    assert word in (found.hint or "")


@pytest.mark.parametrize("target", ["openai", "anthropic", "mcp", "gemini"])
def test_a_missing_type_is_pointed_out(target: str) -> None:
    spec, _ = read(json.dumps({"tools": [{"name": "a", "inputSchema": {}}]}))
    log = Log()
    convert(spec, target, log)
    refused = [CORRECTED] if target == "openai" else []
    assert [d.code for d in log.diagnostics] == [conversion.FILLED_IN, *refused]


HOSTILE = """{"tools": [
  {"name": "read", "inputSchema": {}},
  {"name": "a: b # c", "description": "\\u2028- x\\n---\\n%YAML 1.1\\u0000\\ud83d\\ude00",
   "inputSchema": {"type": "object", "properties": {"? k": {"const": "no"}, "~": {"const": "012"},
     "<<": {"default": "1:30"}, "x-adlgen": true}}},
  {"name": "Read", "inputSchema": {"type": "object"}},
  {"name": "find it", "title": "!!python/object", "inputSchema": {"$defs": {"a": false}}}
]}"""


@pytest.mark.parametrize("target", ["adl", "json-schema"])
def test_hostile_tools_are_only_data(target: str) -> None:
    before, _ = read(HOSTILE)
    log = Log()
    text = convert(before, target, log)
    assert problems(log) == []
    after, found = read(text, path="agent.yaml")
    assert problems(found) == []
    assert list(meanings(after)) == list(meanings(before))
    assert meanings(after) == meanings(before)
    assert not any(builtin_of(tool) for tool in after.tools)


def test_an_extension_that_a_server_wrote_is_not_taken_for_ours() -> None:
    schema = {"type": "object", "x-adlgen": {"names": {"": "bad name"}}}
    tools = written("adl", inputSchema=schema, title="T")["spec"]["tools"]
    assert tools[0]["schema"] == {"type": "object", "x-adlgen": {"title": "T"}}


def test_the_name_that_a_server_knows_is_kept() -> None:
    for name in ("admin.tools/list", 'say."it\'s"\n\\*/${now}'):
        before, _ = read(json.dumps({"tools": [{"name": name, "inputSchema": {"type": "object"}}]}))
        text = convert(before, "mcp", Log())
        assert json.loads(text)["tools"][0]["name"] == name
        after, _ = read(text)
        assert [tool.wire_name for tool in (*before.tools, *after.tools)] == [name, name]


@pytest.mark.parametrize(
    ("name", "known_as"), [("admin.tools/list", "admin.tools/list"), ("List tools", "list_it")]
)
def test_a_manifest_may_hold_the_name_that_a_server_knows(name: str, known_as: str) -> None:
    tools = [{"name": "list_it", "inputSchema": {"type": "object"}}]
    listed, _ = read(json.dumps({"tools": tools}))
    manifest = convert(listed, "adl", Log()).replace("name: list_it", f"name: {name}")
    spec, _ = read(manifest, path="agent.yaml")
    assert [tool.wire_name for tool in lower(spec, Log(), feature).tools] == [known_as]


def test_who_has_no_version_is_nobody_to_lose() -> None:
    spec, _ = read(json.dumps({"tools": [{"name": "find", "command": ["./tools/bin/find"]}]}))
    for target, wanted in (("adl", ["ADL1502"]), ("openai", ["ADL1502", "ADL2110"])):
        log = Log()
        text = convert(spec, target, log, allow_loss=True)
        assert [found.code.id for found in log.diagnostics] == wanted
        assert ("0.0.0" in text) == (target == "adl")


def test_every_target_has_a_writer() -> None:
    for target in formats():
        assert target == writer(target).NAME


def run(*arguments: str) -> int:
    return main(list(arguments))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "tools.json", tmp_path / "agent.yaml"
    source.write_text(json.dumps({"tools": [{**TOOL, "title": "T", "outputSchema": {}}]}))
    assert run("convert", str(source), "--to", "adl", "-o", str(target)) == 0
    assert target.read_text().startswith("apiVersion: adl.inference-gateway.com/v1\nkind: Agent\n")
    before = target.stat().st_mtime_ns
    assert run("convert", str(source), "--to", "adl", "-o", str(target)) == 0
    assert target.stat().st_mtime_ns == before
    as_json = tmp_path / "agent.json"
    assert run("convert", str(target), "--to", "adl", "-o", str(as_json)) == 0
    assert json.loads(as_json.read_text())["kind"] == "Agent"
    capsys.readouterr()
    assert run("convert", str(source), "--to", "openai") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "error[ADL1502]: openai does not support the title of tool 'find'" in err
    assert run("convert", str(source), "--to", "openai", "--allow-loss") == 0
    out, err = capsys.readouterr()
    assert json.loads(out)[0]["function"]["name"] == "find"
    assert "warning[ADL1502]" in err


def test_a_broken_schema_of_our_own_is_not_converted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "agent.yaml"
    source.write_text(EVERYTHING.replace("type: string, pattern", "type: strng, pattern"))
    assert run("convert", str(source), "--to", "mcp", "--allow-loss") == 1
    assert capsys.readouterr().out == ""


MANIFESTS = shared.CORPUS / "adl"


@pytest.mark.corpus
def test_real_manifests_are_written_as_they_were_read() -> None:
    count = 0
    for path in sorted(MANIFESTS.glob("*.yaml")):
        text = path.read_text("utf-8")
        log = Log()
        try:
            spec = load_spec(Source(path.name, text), log)
        except StopRun:
            continue
        if spec.dialect != "adl" or not text_of(data(text), "apiVersion").startswith("adl.inf"):
            continue
        assert data(convert(spec, "adl", log)) == with_usual(data(text)), path.name
        count += 1
    assert count > 20


def text_of(document: Any, key: str) -> str:
    return str(document[key])


def with_usual(document: Any) -> Any:
    """Return a manifest with the names that its tools are called by, and without what is empty."""
    spec = document["spec"]
    for key in ("tools", "services", "config"):
        if not spec.get(key):
            spec.pop(key, None)
    spec.setdefault("tools", [])
    return document
