"""``x-mcp-header``: what HTTP clients refuse is an error in own specifications, and a warning in lists of servers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import Source
from adlgen.features.providers.export import ExportOptions, export
from adlgen.testing.targets import try_source
from tests.conformance import suite
from tests.dialects.loading import Loaded, load_text

MANIFEST = """
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {{name: shop, description: A shop., version: 1.0.0}}
spec:
  capabilities: {{streaming: false, pushNotifications: false, stateTransitionHistory: false}}
  server: {{port: 8080}}
  language: {{go: {{module: example.com/shop}}}}
  tools:
    - {{id: t, name: t, description: d, tags: [a], schema: {schema}}}
"""
HEADER = "x-mcp-header"


def load(form: str, schema: Any) -> Loaded:
    if form == "adl":
        return load_text(MANIFEST.format(schema=json.dumps(schema)), "agent.yaml")
    return load_text(json.dumps({"tools": [{"name": "t", "inputSchema": schema}]}), "tools.json")


def of(**properties: Any) -> Any:
    return {"type": "object", "properties": properties}


def text(header: Any, **more: Any) -> Any:
    return {"type": "string", HEADER: header, **more}


INVALID = [
    (of(a=text("")), "is empty"),
    (of(a=text("two words")), "is not a token"),
    (of(a=text("a\r\nb")), "is not a token"),
    (of(a=text(1)), "is not a token"),
    (of(a=text("Region"), b=text("region")), "repeats the header 'region'"),
    (of(a=text("N", type="number")), "belongs to a property that is not"),
    (of(a=text("N", type=["string", "null"])), "belongs to a property that is not"),
    (of(a=text("N", type="integer", maximum=2**53)), "belongs to an integer beyond"),
    (of(a=text("N", type="integer", enum=[1, -(2**53)])), "belongs to an integer beyond"),
    (of(a={"type": "array", "items": text("N")}), "does not belong to a property"),
    (of(a={"anyOf": [text("N")]}), "does not belong to a property"),
    ({**of(a={"$ref": "#/$defs/A"}), "$defs": {"A": text("N")}}, "does not belong to a property"),
]


@pytest.mark.parametrize("form", ["adl", "mcp"])
@pytest.mark.parametrize(("schema", "reason"), INVALID, ids=str)
def test_what_clients_refuse(form: str, schema: Any, reason: str) -> None:
    loaded = load(form, schema)
    (one,) = (found for found in loaded.found if found.code.id == "ADL1006")
    assert one.message.startswith(f"'{HEADER}' in tool 't' {reason}")
    assert one.severity is (Severity.ERROR if form == "adl" else Severity.WARNING)


@pytest.mark.parametrize("form", ["adl", "mcp"])
def test_headers_of_properties(form: str) -> None:
    inner = of(n=text("N", type="integer", maximum=2**53 - 1), ok=text("X-Ok", type="boolean"))
    loaded = load(form, of(region=text("Region"), inner=inner))
    assert [one.message for one in loaded.found if one.code.id == "ADL1006"] == []
    assert loaded.spec is not None
    assert loaded.spec.tools[0].metadata.headers == {
        "/properties/region": "Region",
        "/properties/inner/properties/n": "N",
        "/properties/inner/properties/ok": "X-Ok",
    }


def test_models_do_not_see_headers_and_peers_do() -> None:
    loaded = load("adl", of(region=text("Region")))
    assert loaded.agent is not None
    (tool,) = loaded.agent.tools
    assert HEADER not in json.dumps(tool.input.canonical.source)
    assert HEADER not in json.dumps(tool.input.canonical.json)
    assert HEADER in json.dumps(tool.listed["inputSchema"])


@pytest.mark.parametrize("target", suite.TARGETS)
def test_emitted_definitions_have_headers_for_peers_only(target: str) -> None:
    source = Source("agent.yaml", MANIFEST.format(schema=json.dumps(of(region=text("Region")))))
    attempt = try_source(source, suite.TARGETS[target], {"wiring": "false"})
    assert attempt.emitted is not None
    texts = [file.text for file in attempt.emitted.tree if "toolspec/t." in file.path]
    assert texts
    assert sum(one.count("x-mcp-header") for one in texts) == 1


@pytest.mark.parametrize(("form", "is_kept"), [("openai", False), ("gemini", False), ("mcp", True)])
def test_definitions_of_providers_have_no_headers(form: str, *, is_kept: bool) -> None:
    loaded = load("adl", of(region=text("Region")))
    assert loaded.spec is not None
    assert loaded.agent is not None
    exported = export(loaded.spec, loaded.agent, ExportOptions(form), Log())
    assert (HEADER in json.dumps(exported)) is is_kept
