"""Input that machines write is degraded with a warning; formats of others are named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from adlgen import api
from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.features.registry import feature
from adlgen.ir.lower import lower
from adlgen.pipeline import load_spec


def problems(tmp_path: Path, text: str, name: str = "tools.json") -> list[str]:
    path = tmp_path / name
    path.write_text(text)
    found = api.validate(path, isolated=True, targets=("go",)).diagnostics
    return [f"{d.severity.value} {d.code.id} {d.message} {d.hint}" for d in found]


TYPOS: dict[str, tuple[Any, list[str]]] = {
    "openai": (
        [{"type": "function", "function": {"name": "a", "descripton": "d", "paramters": {}}}],
        ["'descripton'", "'paramters'"],
    ),
    "openai responses": (
        [{"type": "function", "name": "a", "description": "d", "paramters": {}}],
        ["'paramters'"],
    ),
    "anthropic": (
        [{"name": "a", "descripton": "d", "input_schema": {"type": "object"}}],
        ["'descripton'"],
    ),
    "gemini": (
        {"functionDeclarations": [{"name": "a", "descripton": "d", "paramters": {}}]},
        ["'descripton'", "'paramters'"],
    ),
    "mcp": (
        {"tools": [{"name": "a", "descripton": "d", "inputSchema": {}, "outputSchma": {}}]},
        ["'descripton'", "'outputSchma'"],
    ),
}


@pytest.mark.parametrize("name", TYPOS)
def test_a_misspelt_key_of_a_tool_is_a_warning(name: str, tmp_path: Path) -> None:
    source, keys = TYPOS[name]
    found = [text for text in problems(tmp_path, json.dumps(source)) if "ADL0108" in text]
    assert len(found) == len(keys)
    for text, key in zip(found, keys, strict=True):
        assert text.startswith("warning")
        assert key in text
        assert "did you mean" in text


@pytest.mark.parametrize("number", ["Infinity", "-Infinity", "NaN"])
@pytest.mark.parametrize("where", ["default", "maximum", "const"])
def test_a_number_that_json_lacks_costs_itself_only(number: str, where: str) -> None:
    text = (
        '{"tools": [{"name": "a", "inputSchema": {"type": "object", "properties": {"n": {"type": "number", '
        f'"{where}": {number}, "title": "N"}}, "l": {{"enum": [1, {number}, 2]}}}}}}}}, {{"name": "b", "inputSchema": {{}}}}]}}'
    )
    log = Log()
    spec = load_spec(Source("tools.json", text), log, dialect="mcp")
    agent = lower(spec, log, feature)
    assert not log.has_errors
    assert [d.code.id for d in log.diagnostics].count("ADL0014") == 2
    shown: Any = agent.tools[0].input.canonical.source
    assert shown["properties"] == {"n": {"type": "number", "title": "N"}, "l": {"enum": [1, 2]}}
    assert len(agent.tools) == 2


SCHEMAS: list[dict[str, Any]] = [
    {"type": "object", "defs": {"A": {"type": "string"}}, "properties": {"a": {"type": "string"}}},
    {"type": "object", "properties": {"a": {"typeof": "function"}, "b": {"tsType": "() => void"}}},
    {"properties": {"a": {"readonly": True, "enum": [1], "enumDescriptions": ["one"]}}},
    {"type": "object", "properties": {"a": {"type": "string", "propertyOrder": 1}}},
]


@pytest.mark.parametrize("schema", SCHEMAS, ids=json.dumps)
def test_unknown_keywords_of_schemas_are_no_errors(schema: dict[str, Any], tmp_path: Path) -> None:
    text = json.dumps({"$schema": "http://json-schema.org/draft-07/schema#", **schema})
    found = problems(tmp_path, text, "options.schema.json")
    assert [text for text in found if text.startswith("error")] == []
    assert any("ADL0306" in text for text in found)


def test_a_keyword_through_which_a_reference_leads_is_not_reported(tmp_path: Path) -> None:
    schema = {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object"}
    more = {"defs": {"A": {"type": "string"}}, "properties": {"a": {"$ref": "#/defs/A"}}}
    assert problems(tmp_path, json.dumps({**schema, **more}), "options.schema.json") == []


ADL = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {name: a-b, description: d, version: 1.0.0}
spec:
  capabilities: {streaming: true, pushNotifications: false, stateTransitionHistory: false}
  server: {port: 8080}
  language: {go: {module: example.com/a, version: "1.26"}}
  tools:
    - {id: t, name: t, description: d, tags: [x], schema: {type: object, %s}}
"""


@pytest.mark.parametrize(
    ("keyword", "severity"),
    [("requried: [a]", "error"), ("typeof: x", "warning"), ("propertyOrder: 1", "warning")],
)
def test_in_adl_only_a_likely_typo_is_an_error(keyword: str, severity: str, tmp_path: Path) -> None:
    (found,) = [t for t in problems(tmp_path, ADL % keyword, "agent.yaml") if "ADL0306" in t]
    assert found.startswith(severity)
    assert "did you mean" in found
    assert ("--lenient" in found) == (severity == "error")


@pytest.mark.parametrize(
    ("text", "here"),
    [
        ("010", "the number 10"),
        ("0o10", "the number 8"),
        ("-017", "the number -17"),
        ("1_000", "a string"),
        ("1:30", "a string"),
        ("yes", "a string"),
        ("Off", "a string"),
    ],
)
def test_a_value_that_depends_on_the_version_of_yaml_is_reported(
    text: str, here: str, tmp_path: Path
) -> None:
    found = problems(tmp_path, ADL % f"default: {{a: {text}}}", "agent.yaml")
    (one,) = [message for message in found if "ADL0019" in message]
    assert one.startswith(f"warning ADL0019 {text} is {here} here")


@pytest.mark.parametrize("text", ["'010'", '"yes"', "10", "0", "1.5", "true", "0x1F", "2026-07-28"])
def test_other_values_are_the_same_in_every_version_of_yaml(text: str, tmp_path: Path) -> None:
    found = problems(tmp_path, ADL % f"default: {{a: {text}}}", "agent.yaml")
    assert [message for message in found if "ADL0019" in message] == []


FOREIGN: dict[str, Any] = {
    "an OpenAPI description": {"openapi": "3.1.0", "info": {}, "paths": {}},
    "OpenAPI description": {"swagger": "2.0", "paths": {}},
    "tools of Amazon Bedrock": {"toolConfig": {"tools": [{"toolSpec": {"name": "a"}}]}},
    "of Amazon Bedrock": [{"toolSpec": {"name": "a", "inputSchema": {"json": {}}}}],
    "Visual Studio Code": {"name": "x", "contributes": {"languageModelTools": [{"name": "a"}]}},
    "registry of Docker": [{"name": "a", "description": "d", "arguments": [{"name": "b"}]}],
}


@pytest.mark.parametrize("title", FOREIGN)
def test_formats_of_others_are_named(title: str, tmp_path: Path) -> None:
    (found,) = problems(tmp_path, json.dumps(FOREIGN[title]))
    assert found.startswith("error ADL0101 adlgen does not read")
    assert title in found


def test_what_a_server_reports_about_itself_never_prevents_a_conversion(tmp_path: Path) -> None:
    about = {"name": "s", "version": "1.0.0", "title": "S", "websiteUrl": "https://example.com"}
    path = tmp_path / "tools.json"
    path.write_text(json.dumps({"serverInfo": about, "tools": [{"name": "a", "inputSchema": {}}]}))
    for to in ("adl", "openai", "anthropic", "gemini", "json-schema"):
        result, text = api.convert(path, to=to)
        assert text is not None
        messages = [d.message for d in result.diagnostics if "serverInfo" in d.message]
        assert messages, to


def test_conversions_and_exports_include_the_schemas_of_other_files(tmp_path: Path) -> None:
    from adlgen.features.providers.export import ExportOptions

    (tmp_path / "types.json").write_text('{"$defs": {"Id": {"type": "string", "minLength": 3}}}')
    schema = {"type": "object", "properties": {"id": {"$ref": "types.json#/$defs/Id"}}}
    path = tmp_path / "tools.json"
    path.write_text(json.dumps({"tools": [{"name": "a", "inputSchema": schema}]}))
    _, text = api.convert(path, to="anthropic", as_json=True)
    _, definitions, _ = api.export(path, wanted=ExportOptions("mcp"))
    for found in (text, json.dumps(definitions)):
        assert found is not None
        assert "types.json" not in found
        assert '"minLength": 3' in found


def test_an_input_that_is_a_list_is_a_warning(tmp_path: Path) -> None:
    tools = [
        {"name": "a", "inputSchema": {"type": "array", "items": {}}},
        {"name": "b", "inputSchema": {"type": "object"}},
    ]
    (found,) = problems(tmp_path, json.dumps({"tools": tools}))
    assert found.startswith("warning ADL0327 tool 'a' accepts no input")
