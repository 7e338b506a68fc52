"""Reading any document ends with a specification or with positioned errors."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.pipeline import load_agent
from adlgen_plugins.aios import frontend as aios
from adlgen_plugins.aios.tests.tools import read

KEYS = [
    *("id", "type", "name", "version", "description", "schema_version", "knowledge_strategy"),
    *("executable_knowledge", "api_complexity", "anti_patterns", "examples", "commands", "tools"),
    *("helpers", "processors", "validators", "checks", "required_fields", "function", "validates"),
    *("payload_schemas", "field_mappings", "api_quirks", "quirk", "structure", "extraction"),
    *("pattern", "wrong", "correct", "scenario", "input", "output", "error", "code", "step"),
    *("mcp_specific", "cli_specific", "meta_specific", "local_specific", "health_check"),
    *("environment_variables", "command_groups", "parameters", "properties", "required_args"),
    *("tags", "aggregates", "auth", "connection", "http_status", "timeout_ms", "required", "a"),
]
WORDS = ["mcp", "cli", "local", "meta", "1.0.0", "2.0", "success", "edge_case_x", "object", "", "("]
SCALARS = st.sampled_from([None, True, False, 0, 1, 2, 2.5, *WORDS]) | st.text(max_size=5)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(KEYS), inner, max_size=5),
    max_leaves=30,
)


@settings(max_examples=200, deadline=None)
@given(tool=st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=12))
def test_reading_ends(tool: dict[str, object]) -> None:
    text = json.dumps({"tool": {"version": "1.0.0", "type": "mcp", **tool}})
    log = Log()
    try:
        load_agent(Source("tool.json", text), log, dialect="aios")
    except StopRun:
        assert log.has_errors
    assert all(found.span is not None for found in log.diagnostics)


@pytest.mark.parametrize("text", ["null", "1", "[]", "{}", '{"tool": null}', '{"tool": [1]}'])
def test_roots(text: str) -> None:
    assert "ADL1301!" in read(text, dialect="aios").codes
    assert not aios.recognises(read_document(Source("a.json", text), Log()))
