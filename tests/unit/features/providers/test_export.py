"""Definitions for providers, from the command line and for the real tools of the corpora."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from adlgen import api
from adlgen.cli import main
from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import Source
from adlgen.features.providers.export import ExportOptions, export
from adlgen.features.registry import feature
from adlgen.ir.lower import lower
from adlgen.pipeline import load_spec
from adlgen.providers.names import Renames
from adlgen.providers.profiles import profiles
from adlgen.providers.shapes import FORMATS, MCP_VERSIONS
from adlgen.spec.model import Spec
from adlgen.spec.names import replacement

ROOT = Path(__file__).parents[4]
META = jsonschema.Draft202012Validator.META_SCHEMA
OBJECT = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}
SUBSETS = {
    "openai": (
        "$ref $defs type description enum anyOf properties required additionalProperties items minItems maxItems "
        "pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf"
    ),
    "anthropic": (
        "$ref $defs type description title default enum const anyOf allOf properties required additionalProperties "
        "items minItems pattern format"
    ),
    "gemini": (
        "$id $defs $ref $anchor type format title description enum items prefixItems minItems maxItems minimum "
        "maximum anyOf oneOf properties additionalProperties required propertyOrdering"
    ),
    "ollama": "$ref $defs type anyOf items description enum properties required",
}
"""The keywords that each provider documents."""


def spec_of(*tools: dict[str, Any]) -> Spec:
    text = json.dumps({"tools": list(tools)})
    log = Log()
    found = load_spec(Source("tools.json", text), log, dialect="mcp")
    lower(found, log, feature)
    assert not log.has_errors, log.diagnostics
    return found


def tool(name: str = "find", schema: object = OBJECT, **more: object) -> dict[str, Any]:
    return {"name": name, "description": "Finds.", "inputSchema": schema, **more}


def codes(log: Log) -> list[str]:
    return [found.code.id for found in log.diagnostics]


def exported(spec: Spec, to: str, renames: Renames | None = None, **more: Any) -> tuple[Any, Log]:
    log = Log()
    agent = lower(spec, Log(), feature, lenient=True)
    return export(spec, agent, ExportOptions(to, **more), log, renames), log


# --- forms ---------------------------------------------------------------------------------------


def test_each_format_has_its_form() -> None:
    spec = spec_of(tool(outputSchema=OBJECT, annotations={"readOnlyHint": True}))
    strict = {**OBJECT, "additionalProperties": False}
    about = {"name": "find", "description": "Finds."}
    function = {**about, "parameters": OBJECT}
    responses = {"parameters": strict, "strict": True, "output_schema": OBJECT}
    expected = {
        "openai": [
            {"type": "function", "function": {**about, "parameters": strict, "strict": True}}
        ],
        "openai-responses": [{"type": "function", **about, **responses}],
        "anthropic": [{**about, "input_schema": strict, "strict": True}],
        "gemini": {
            "functionDeclarations": [
                {**about, "parametersJsonSchema": OBJECT, "responseJsonSchema": OBJECT}
            ]
        },
        "mcp": {
            "tools": [
                {
                    **about,
                    "inputSchema": OBJECT,
                    "outputSchema": OBJECT,
                    "annotations": {"readOnlyHint": True},
                }
            ]
        },
        "bedrock": [{"toolSpec": {**about, "inputSchema": {"json": strict}, "strict": True}}],
        "mistral": [{"type": "function", "function": function}],
        "ollama": [{"type": "function", "function": function}],
        "json-schema": [{"title": "find", "description": "Finds.", **OBJECT}],
    }
    assert expected.keys() == set(FORMATS)
    for name, definitions in expected.items():
        found, log = exported(spec, name)
        assert found == definitions, name
        assert codes(log) == []


def test_without_strict_mode_schemas_are_those_of_the_source() -> None:
    spec = spec_of(tool())
    (found,) = exported(spec, "openai", strict="off")[0]
    assert found["function"] == {"name": "find", "description": "Finds.", "parameters": OBJECT}
    (found,) = exported(spec, "openai-responses", strict="off")[0]
    assert found["strict"] is False  # it is true by default


# --- strict mode ---------------------------------------------------------------------------------

OPTIONAL = {"type": "object", "properties": {"a": {"type": "string", "maxLength": 3}}}


def test_auto_is_strict_only_if_nothing_is_lost() -> None:
    spec = spec_of(tool(), tool("other", OPTIONAL))
    found, log = exported(spec, "openai")
    assert [one["function"].get("strict") for one in found] == [True, None]
    assert found[1]["function"]["parameters"] == OPTIONAL
    assert codes(log) == ["ADL2104"]
    assert "'maxLength' of 'a'" in log.diagnostics[0].message


def test_on_reports_every_difference() -> None:
    found, log = exported(spec_of(tool("other", OPTIONAL)), "openai", strict="on")
    assert found[0]["function"]["strict"] is True
    assert sorted(codes(log)) == ["ADL2102", "ADL2105"]
    found, log = exported(
        spec_of(tool("x", {"type": "object", "properties": {"a": {}}})), "openai", strict="on"
    )
    assert "ADL2103" in codes(log)
    assert log.has_errors


def test_the_limits_of_a_request_count_all_strict_tools() -> None:
    spec = spec_of(*(tool(f"tool_{number}") for number in range(21)))
    found, log = exported(spec, "anthropic")
    assert [bool(one.get("strict")) for one in found] == [True] * 20 + [False]
    assert "21 strict tools, and the limit is 20" in log.diagnostics[0].message
    optional = {
        "type": "object",
        "properties": {f"p{number}": {"type": "string"} for number in range(13)},
    }
    found, log = exported(spec_of(tool("one", optional), tool("two", optional)), "anthropic")
    assert [bool(one.get("strict")) for one in found] == [True, False]
    assert "26 optional properties" in log.diagnostics[0].message


def test_values_that_differ_in_case_are_reported() -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"type": "string", "enum": ["Read", "read"]}},
        "required": ["a"],
    }
    assert codes(exported(spec_of(tool(schema=schema)), "anthropic")[1]) == ["ADL2106"]
    assert codes(exported(spec_of(tool(schema=schema)), "openai")[1]) == []


def test_an_input_that_is_not_an_object_is_an_error() -> None:
    spec = spec_of(tool(schema={"type": "integer"}))
    for to in FORMATS:
        assert codes(exported(spec, to, strict="off")[1]) == ["ADL2103"] * (to != "json-schema")


# --- names and limits ----------------------------------------------------------------------------


def test_names_are_errors_unless_they_may_be_renamed() -> None:
    schema = {
        "type": "object",
        "properties": {"x-id": {"type": "object", "properties": {"1st": {"const": {"1st": 1}}}}},
        "required": ["x-id"],
        "dependentRequired": {"x-id": ["x-id"]},
    }
    spec = spec_of(tool("orders list", schema))
    log = exported(spec, "gemini")[1]
    assert codes(log).count("ADL2101") == 3
    assert log.has_errors
    renames = Renames()
    found, log = exported(spec, "gemini", renames)
    assert not log.has_errors
    (one,) = found["functionDeclarations"]
    new, inner = replacement("x-id"), replacement("1st")
    assert one["name"] == "orders_list"
    assert re.fullmatch(r"x_id_[0-9a-f]{7}", new)
    parameters = one["parametersJsonSchema"]
    assert parameters["required"] == [new]
    assert parameters["properties"][new]["properties"][inner]["enum"] == [{"1st": 1}]
    assert new in parameters["description"]
    assert renames.data() == {
        "tools": {one["name"]: "orders list"},
        "properties": {one["name"]: {new: "x-id", inner: "1st"}},
    }


def test_limits_are_warnings() -> None:
    long = {**tool(), "description": "x" * 1025}
    assert codes(exported(spec_of(long), "openai")[1]) == ["ADL2107"]
    assert codes(exported(spec_of(long), "anthropic")[1]) == []
    many = spec_of(*(tool(f"t{number}") for number in range(129)))
    assert codes(exported(many, "openai")[1]) == ["ADL2107"]
    assert codes(exported(spec_of({**tool(), "description": ""}), "portable")[1]) == ["ADL2107"]


def test_revisions_of_the_protocol_have_other_properties() -> None:
    spec = spec_of(tool(icons=[], execution={"taskSupport": "optional"}, title="Find"))
    for version, keys in zip(MCP_VERSIONS, (set(), {"icons", "execution"}, {"icons"}), strict=True):
        found, log = exported(spec, "mcp", mcp_version=version)
        assert found["tools"][0].keys() & {"icons", "execution"} == keys
        assert codes(log) == ["ADL2108"] * (2 - len(keys))
    text = spec_of(tool(outputSchema={"type": "string"}))
    assert codes(exported(text, "mcp")[1]) == []
    assert codes(exported(text, "mcp", mcp_version=MCP_VERSIONS[0])[1]) == ["ADL2109"]


# --- the command line ----------------------------------------------------------------------------


def test_the_command_writes_the_definitions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tools.json"
    path.write_text(json.dumps({"tools": [tool("a b")]}))
    assert main(["export", str(path), "--format", "openai"]) == 1
    assert "ADL2101" in capsys.readouterr().err
    out, names = tmp_path / "out.json", tmp_path / "names.json"
    assert (
        main(["export", str(path), "--format", "openai", "--rename", str(names), "-o", str(out)])
        == 0
    )
    (found,) = json.loads(out.read_text())
    assert json.loads(names.read_text())["tools"] == {found["function"]["name"]: "a b"}
    assert main(["export", str(path), "--format", "mistral", "--mcp-version", MCP_VERSIONS[0]]) == 2


def test_lint_checks_the_providers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tools.json"
    path.write_text(json.dumps({"tools": [tool("a.b")]}))
    assert main(["lint", str(path)]) == 1
    assert "Amazon Bedrock Converse refuse the tool name 'a.b'" in capsys.readouterr().err
    assert main(["lint", str(path), "--provider", "gemini", "--provider", "mcp"]) == 0
    capsys.readouterr()
    assert main(["lint", "--limits", "anthropic"]) == 0
    shown = capsys.readouterr().out
    assert "strict tools: 20" in shown
    assert "https://platform.claude.com" in shown


SERVERS = {
    "everything": "get-annotated-message get-sum trigger-long-running-operation",
    "filesystem": "read_text_file list_directory_with_sizes",
    "memory": "create_entities add_observations",
    "sequential thinking": "sequentialthinking",
    "time": "get_current_time convert_time",
}
"""Names of tools as the reference servers of the Model Context Protocol have them."""


def linted(*tools: dict[str, Any], to: str = "portable") -> list[str]:
    spec = spec_of(*tools)
    log = Log()
    export(spec, lower(spec, Log(), feature), ExportOptions(to, is_lint=True), log)
    return [f"{found.code.id} {found.message}" for found in log.diagnostics]


@pytest.mark.parametrize("server", SERVERS)
def test_lint_finds_no_fault_in_names_that_every_provider_takes(server: str) -> None:
    assert linted(*map(tool, SERVERS[server].split())) == []


def test_lint_names_who_refuses() -> None:
    assert linted(tool("1st")) == ["ADL2101 Gemini refuses the tool name '1st'"]
    (found,) = linted(tool("a.b"))
    assert "Anthropic Messages and Amazon Bedrock Converse refuse the tool name 'a.b'" in found
    schema = {**OBJECT, "properties": {"x-id": {"type": "string"}}, "required": []}
    assert linted(tool(schema=schema)) == [
        "ADL2101 Gemini refuses the property 'x-id' of tool 'find'"
    ]


def test_the_limits_of_all_providers_are_those_of_each() -> None:
    everyone = profiles()["portable"]
    for name in FORMATS:
        assert set(profiles()[name].root_refused) <= set(everyone.root_refused)
    assert everyone.tools == min(profiles()[name].tools or 1000 for name in FORMATS)


@pytest.mark.parametrize("to", ["portable", "openai", "openai-responses"])
def test_lint_knows_what_openai_refuses_without_strict_mode(to: str) -> None:
    found = linted(tool(schema={"type": "object"}), to=to)
    assert any("ADL2110 refused without 'properties' by OpenAI" in text for text in found)
    schema = {**OBJECT, "properties": {"a": {"type": ["array", "null"]}}}
    found = linted(tool(schema=schema), to=to)
    assert any("ADL2110 refused without 'items' by OpenAI" in text for text in found)
    (corrected,) = exported(spec_of(tool(schema=schema)), "openai", strict="off")[0]
    assert corrected["function"]["parameters"]["properties"]["a"]["items"] == {}


def test_every_profile_has_a_source_and_a_day() -> None:
    for profile in profiles().values():
        assert profile.sources
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", profile.checked)
    assert set(FORMATS) == profiles().keys() - {"portable"}


# --- many tools ----------------------------------------------------------------------------------


def keywords(schema: object) -> Iterator[str]:
    """Yield the keywords of an exported schema and its subschemas."""
    if not isinstance(schema, dict):
        return
    yield from schema
    for key in ("properties", "$defs"):
        for one in schema.get(key, {}).values():
            yield from keywords(one)
    for key in ("anyOf", "allOf", "oneOf", "prefixItems"):
        for one in schema.get(key, ()):
            yield from keywords(one)
    for key in ("items", "additionalProperties"):
        yield from keywords(schema.get(key))


def objects(schema: object) -> Iterator[dict[str, Any]]:
    """Yield the schemas of objects in an exported schema."""
    if isinstance(schema, dict):
        if "properties" in schema and isinstance(schema.get("type", "object"), str | list):
            yield schema
        for key in ("properties", "$defs"):
            for one in schema.get(key, {}).values():
                yield from objects(one)
        for one in (*schema.get("anyOf", ()), *schema.get("allOf", ()), schema.get("items")):
            yield from objects(one)


def definitions(found: Any, to: str) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the schema of each definition, and whether it is strict."""
    for one in found["functionDeclarations"] if to == "gemini" else found:
        about = one.get("function", one)
        (key,) = {"parameters", "parametersJsonSchema", "input_schema"} & about.keys()
        yield about[key], about.get("strict", False)


def check(spec: Spec, to: str, strict: str) -> int:
    """Check that definitions are within what the provider documents; return how many are strict."""
    found, _ = exported(spec, to, strict=strict)
    number = 0
    for schema, is_strict in definitions(found, to):
        if is_strict or to in {"gemini", "ollama"}:
            assert is_schema(schema)
            assert set(keywords(schema)) <= set(SUBSETS[to].split())
        if is_strict:
            number += 1
            for one in objects(schema):
                assert one["additionalProperties"] is False
                assert to == "anthropic" or one["required"] == [*one["properties"]]
    return number


def specs() -> list[Path]:
    found = (ROOT / "tests/conformance/cases").rglob("agent.*")
    return [*sorted(found), ROOT / "examples/orders-agent/agent.yaml"]


def test_definitions_of_the_test_cases_are_within_the_subsets() -> None:
    checked = 0
    for path in specs():
        spec = api_spec(path)
        for to in SUBSETS:
            for strict in ("auto", "on"):
                checked += check(spec, to, strict)
    assert checked > 100


def api_spec(path: Path) -> Spec:
    from adlgen.document import read_source

    log = Log()
    found = load_spec(read_source(str(path)), log)
    assert [d for d in log.diagnostics if d.severity is Severity.ERROR] == []
    return found


@pytest.mark.corpus
@pytest.mark.parametrize("name", ["mcp", "bfcl", "provider"])
def test_definitions_of_real_tools_are_within_the_subsets(name: str) -> None:
    from tests.corpus.tools import every_tool

    strict = 0
    for one in every_tool(name):
        text = json.dumps({"tools": [tool("a", one.schema)]})
        log = Log()
        spec = load_spec(Source("tools.json", text), log, dialect="mcp")
        if log.has_errors or not is_schema(one.schema):
            continue
        for to in SUBSETS:
            check(spec, to, "on")
        strict += check(spec, "anthropic", "auto")
        (found,) = exported(spec, "anthropic")[0]
        if found.get("strict"):
            validator = jsonschema.Draft202012Validator(found["input_schema"])
            assert [v for v in one.invalid if validator.is_valid(v)] == [], one.id
            broken = {e.validator for v in one.valid for e in validator.iter_errors(v)}
            assert broken <= {"additionalProperties", "anyOf"}, one.id  # the objects are closed
    assert strict > 100


def is_schema(schema: object) -> bool:
    return next(jsonschema.Draft202012Validator(META).iter_errors(schema), None) is None


def test_the_api_returns_nothing_after_an_error(tmp_path: Path) -> None:
    path = tmp_path / "tools.json"
    path.write_text(json.dumps({"tools": [tool("a b")]}))
    result, found, renamed = api.export(path, wanted=ExportOptions("openai"))
    assert not result.ok
    assert (found, renamed) == (None, None)


PAGE = (ROOT / "docs/providers.md").read_text("utf-8")


def test_the_page_has_the_limits() -> None:
    for profile in profiles().values():
        if profile.name == "portable":
            continue
        cells = (
            f"{profile.title} (`{profile.name}`)",
            profile.checked,
            *(f"`{one}`" if one else "any" for one in (profile.tool_name, profile.property_name)),
            "yes" if profile.strict else "no",
        )
        assert f"| {' | '.join(cells)} |\n" in PAGE


@pytest.mark.parametrize("command", re.findall(r"^\$ adlgen (.*)$", PAGE, re.MULTILINE))
def test_the_commands_of_the_page_work(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (ROOT / "examples/orders-agent/agent.yaml").read_text("utf-8")
    (tmp_path / "agent.yaml").write_text(text)
    monkeypatch.chdir(tmp_path)
    refused = (
        "gemini" in command and "--rename" not in command
    )  # it has the properties 'nick-name' and '2fa'
    assert main(command.split()) == int(refused), capsys.readouterr().err
    if "-o" in command:
        assert json.loads((tmp_path / "tools.json").read_text())
