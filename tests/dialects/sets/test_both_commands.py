"""``adlgen convert`` and ``adlgen export`` agree about the tools of all cases, for every provider.

A conversion has the schema of the source, and an export the schema that the provider takes. So the export of a
conversion must be the export of the source: the same names, descriptions and schemas.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from adlgen.diagnostics.codes import conversion, providers
from adlgen.diagnostics.model import DiagnosticKind, Log
from adlgen.document.node import Source
from adlgen.features.providers.export import ExportOptions, export
from adlgen.features.providers.places import bundled
from adlgen.features.registry import feature
from adlgen.frontends.writers import convert
from adlgen.ir.agent import Agent
from adlgen.ir.lower import lower
from adlgen.pipeline import load_spec
from adlgen.providers.names import Renames
from adlgen.providers.profiles import profiles
from adlgen.spec.model import Spec
from adlgen.spec.names import name_of
from adlgen.testing.targets import source_of
from tests.conformance import suite

PROVIDERS = ("openai", "openai-responses", "anthropic", "gemini", "mcp")
DIALECTS = {"openai-responses": "openai"}
KEYS = {"cache_control", "annotations", "icons", "execution", "_meta"}
"""Properties of a tool that only one of the formats has; each has tests of its own."""
EXPLAINED = {("mcp", name) for name in ("Search the web, please! 🔎", "a.b:c", "ä", "x y")}
"""Servers are called by the names that they list, so that a conversion keeps those that models do not accept; an
export has the id, which is not in a list of tools."""


def understood(source: Source, dialect: str | None = None) -> tuple[Spec, Agent]:
    spec = load_spec(source, Log(), dialect=dialect)
    agent = lower(spec, Log(), feature, lenient=True, folder=source.folder)
    return bundled(spec, agent), agent


def refused_tools() -> Source:
    """Return tools that some provider refuses: by their names, properties, roots, descriptions and number."""
    schema = {"type": "object", "properties": {"a b": {"type": "string", "pattern": "x"}}}
    roots = {"type": "object", "properties": {}, "oneOf": [{"required": ["a"]}, {}]}
    tools: list[dict[str, Any]] = [
        {"name": "n" * 100, "inputSchema": schema, "outputSchema": schema},
        {"name": "n" * 99 + "m", "inputSchema": schema},
        *({"name": name, "inputSchema": roots} for name in ("a.b:c", "a_b_c", "1st", "ä", "x y")),
        {"name": "long", "description": "d" * 2000, "inputSchema": {"type": "object"}},
        *({"name": f"t{number}", "inputSchema": schema} for number in range(125)),
    ]
    return Source("tools.json", json.dumps({"tools": tools}))


def deprecated_tools() -> Source:
    """Return tools whose removal is announced: with and without a description, and one that is too long with it."""
    removal = {"since": "1.4", "until": "2027-01-31", "use": "place_order"}
    part = {"type": "string", "x-adlgen": {"deprecated": {"use": "item"}}}
    schema = {"type": "object", "properties": {"id": part, "item": {"type": "string"}}}
    announced = {**schema, "x-adlgen": {"deprecated": removal}}
    texts = {"old": "Orders an item.", "silent": "", "longer": "d" * 1000, "place_order": "Orders."}
    schemas = dict.fromkeys(texts, announced) | {"place_order": schema}
    functions = (
        {"name": name, "description": text, "parameters": schemas[name]}
        for name, text in texts.items()
    )
    return Source(
        "tools.json", json.dumps([{"type": "function", "function": f} for f in functions])
    )


@pytest.fixture(scope="module")
def agents() -> dict[str, tuple[Spec, Agent]]:
    found = {name: understood(source_of(case)) for name, case in suite.CASES.items()}
    found["refused"] = understood(refused_tools())
    found["deprecated"] = understood(deprecated_tools())
    return {name: known for name, known in found.items() if known[0].tools}


def functions(document: Any) -> list[dict[str, Any]]:
    """Return the functions of a document of any provider, without what only one format has."""
    if isinstance(document, dict):
        document = document.get("functionDeclarations") or document.get("tools", [])
    found = [one.get("function", one) for one in document]
    return [{k: v for k, v in one.items() if k not in KEYS} for one in found]


def exported(known: tuple[Spec, Agent], provider: str) -> tuple[list[dict[str, Any]], Log]:
    log = Log()
    return functions(export(*known, ExportOptions(provider, "off"), log, Renames())), log


def messages(log: Log, *kinds: DiagnosticKind) -> list[str]:
    return sorted(found.message for found in log.diagnostics if found.code in kinds)


@pytest.mark.parametrize("provider", PROVIDERS)
def test_the_export_of_a_conversion_is_that_of_the_source(
    agents: dict[str, tuple[Spec, Agent]], provider: str
) -> None:
    different: list[object] = []
    for case, known in agents.items():
        text = convert(known[0], provider, Log(), allow_loss=True)
        source = Source("tools.json", text)
        again, _ = exported(understood(source, DIALECTS.get(provider, provider)), provider)
        names = [name_of(tool) for tool in known[0].tools]
        for name, one, other in zip(names, again, exported(known, provider)[0], strict=True):
            if one != other and (provider, name) not in EXPLAINED:
                different.append((case, one, other))
    assert different == []


@pytest.mark.parametrize("provider", PROVIDERS)
def test_both_commands_refuse_the_same_names(
    agents: dict[str, tuple[Spec, Agent]], provider: str
) -> None:
    for case, known in agents.items():
        converted, log = Log(), Log()
        convert(known[0], provider, converted)
        export(*known, ExportOptions(provider, "off"), log)
        kinds = (conversion.RENAMED, conversion.SCHEMA_LOSS)
        refused = [text for text in messages(converted, *kinds) if " refuses the " in text]
        assert refused == messages(log, providers.BAD_NAME), case
        limits = messages(converted, providers.LIMIT)
        assert limits == messages(log, providers.LIMIT), case


@pytest.mark.parametrize("provider", PROVIDERS)
def test_no_two_tools_get_one_name(agents: dict[str, tuple[Spec, Agent]], provider: str) -> None:
    for spec, _ in agents.values():
        text = convert(spec, provider, Log(), allow_loss=True)
        names = [one["name"] for one in functions(json.loads(text))]
        assert len({*names}) == len(names)
        pattern = profiles()[provider].tool_name
        assert pattern is not None
        assert provider == "mcp" or all(re.fullmatch(pattern, name) for name in names)


def converted(provider: str, *tools: dict[str, Any]) -> tuple[Any, list[tuple[str, str]]]:
    log = Log()
    spec, agent = understood(Source("tools.json", json.dumps({"tools": tools})))
    document = json.loads(convert(bundled(spec, agent), provider, log, allow_loss=True))
    return document, [(found.code.id, found.message) for found in log.diagnostics]


RESULT = {"type": "object", "properties": {"a": {"type": "string", "pattern": "x"}}}


def test_keywords_that_gemini_ignores_in_results_are_reported_by_both() -> None:
    tool = {"name": "a", "inputSchema": {"type": "object"}, "outputSchema": RESULT}
    known = understood(Source("tools.json", json.dumps({"tools": [tool]})))
    message = "Gemini ignores 'pattern' in a schema of tool 'a'"
    assert messages(exported(known, "gemini")[1], providers.MOVED) == [message]
    assert converted("gemini", tool)[1] == [("ADL1503", message)]


def test_a_conversion_keeps_the_name_that_a_server_lists() -> None:
    tool = {"name": "a.b:c", "inputSchema": {"type": "object"}}
    document, found = converted("mcp", tool)
    assert document["tools"][0]["name"] == "a.b:c"
    assert found == [("ADL1504", "Model Context Protocol refuses the tool name 'a.b:c'")]


def test_a_conversion_does_not_rewrite_references_that_stay_inside() -> None:
    part = {"$id": "part", "type": "string"}
    schema = {"type": "object", "properties": {"a": {"$ref": "part"}}, "$defs": {"p": part}}
    document, _ = converted("mcp", {"name": "a", "inputSchema": schema})
    assert document["tools"][0]["inputSchema"] == schema


@pytest.mark.parametrize("provider", ["openai", "openai-responses", "anthropic"])
def test_a_strict_tool_that_the_provider_refuses_is_a_warning(provider: str) -> None:
    extension = {"strict": True, "output": RESULT}
    schema = {"type": "object", "properties": {}, "x-adlgen": extension}
    tool = {"type": "function", "function": {"name": "a", "parameters": schema}}
    log = Log()
    spec, _ = understood(Source("tools.json", json.dumps([tool])))
    convert(spec, provider, log, allow_loss=True)
    (found,) = [one for one in log.diagnostics if one.code.id == "ADL1005"]
    assert "lacks 'additionalProperties: false'" in found.message


def test_a_strict_tool_that_both_formats_refuse_is_reported_once() -> None:
    schema = {"type": "object", "properties": {}}
    tool = {"type": "function", "function": {"name": "a", "strict": True, "parameters": schema}}
    log = Log()
    spec = load_spec(Source("tools.json", json.dumps([tool])), log)
    convert(spec, "openai", log, allow_loss=True)
    assert [one.code.id for one in log.diagnostics].count("ADL1005") == 1


ANNOUNCED = "Deprecated: use 'place_order' instead; since 1.4; may be removed from 2027-01-31 on."


@pytest.mark.parametrize("provider", [*PROVIDERS, "bedrock", "mistral", "ollama", "json-schema"])
def test_definitions_announce_removals(
    agents: dict[str, tuple[Spec, Agent]], provider: str
) -> None:
    known = agents["deprecated"]
    found = export(*known, ExportOptions(provider, "off"), Log())
    texts = [text for text in described(found) if "place_order" in text or text == "Orders."]
    long = f"{'d' * 1000}\n\n{ANNOUNCED}"
    assert texts == [f"Orders an item.\n\n{ANNOUNCED}", ANNOUNCED, long, "Orders."]
    assert texts[0] == known[1].tools[0].description, "emitted definitions have the same text"


def described(document: Any) -> list[str]:
    """Return all descriptions of a document, in order."""
    if isinstance(document, list):
        return [text for item in document for text in described(item)]
    if not isinstance(document, dict):
        return []
    own = [text for key, text in document.items() if key == "description"]
    return own + [
        text for inner in document.values() for text in described(inner) if inner is not None
    ]


def test_the_length_of_a_description_counts_the_announcement(
    agents: dict[str, tuple[Spec, Agent]],
) -> None:
    log = Log()
    convert(agents["deprecated"][0], "openai", log, allow_loss=True)
    (found,) = messages(log, providers.LIMIT)
    length = 1000 + len("\n\n") + len(ANNOUNCED)
    assert f"the description of tool 'longer' has {length:,} characters" in found


def test_manifests_keep_announcements_as_data() -> None:
    source = deprecated_tools()
    spec = load_spec(source, Log())
    agent = lower(spec, Log(), feature, lenient=True, folder=source.folder)
    text = convert(bundled(spec, agent, has_extensions=True), "adl", Log(), allow_loss=True)
    again = load_spec(Source("agent.yaml", text), Log())
    assert [tool.metadata.deprecated for tool in again.tools] == [
        tool.metadata.deprecated for tool in spec.tools
    ]
    assert "description: Orders an item.\n" in text
    assert text.count("use: item") == len(spec.tools)
