"""One tool, written in every dialect that has words for it, is one tool."""

from __future__ import annotations

import json

import pytest

from adlgen.cli.dump import as_data
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.ir.agent import Agent
from adlgen.packs import load_pack
from adlgen.pipeline import generate, load_agent
from adlgen.testing import GoldenTarget
from tests.conformance import suite
from tests.dialects.sets.reading import ABSENT

SCHEMA = """{
  "type": "object",
  "properties": {
    "query": {"type": "string", "description": "What to look for."},
    "limit": {"type": "integer", "description": "How many.", "default": 10},
    "exact": {"type": "boolean"}
  },
  "required": ["query"]
}"""
OWN = SCHEMA.replace('"object"', '"OBJECT"').replace('"string"', '"STRING"')
OWN = OWN.replace('"integer"', '"INTEGER"').replace('"boolean"', '"BOOLEAN"')
HEAD = '"name": "find_order", "description": "Find an order."'

WRITTEN = {
    "mcp": f'{{"tools": [{{{HEAD}, "inputSchema": {SCHEMA}}}]}}',
    "mcp message": f'{{"jsonrpc": "2.0", "id": 1, "result": {{"tools": [{{{HEAD}, "inputSchema": {SCHEMA}}}]}}}}',
    "mcp list": f'[{{{HEAD}, "inputSchema": {SCHEMA}}}]',
    "openai chat": f'[{{"type": "function", "function": {{{HEAD}, "parameters": {SCHEMA}}}}}]',
    "openai responses": f'{{"tools": [{{"type": "function", {HEAD}, "parameters": {SCHEMA}}}]}}',
    "openai functions": f'{{"functions": [{{{HEAD}, "parameters": {SCHEMA}}}]}}',
    "openai namespace": f"""{{"tools": [{{"type": "namespace", "name": "orders",
      "tools": [{{"type": "function", {HEAD}, "parameters": {SCHEMA}}}]}}]}}""",
    "anthropic": f'[{{{HEAD}, "input_schema": {SCHEMA}}}]',
    "gemini": f'{{"functionDeclarations": [{{{HEAD}, "parametersJsonSchema": {SCHEMA}}}]}}',
    "gemini own": f'{{"tools": [{{"functionDeclarations": [{{{HEAD}, "parameters": {OWN}}}]}}]}}',
    "gemini bare": f'[{{{HEAD}, "parameters": {OWN}}}]',
    "json-schema": f"""{{"title": "find_order", "description": "Find an order.",
      {SCHEMA.strip().removeprefix("{")}""",
    "json-schema set": f"""{{"$defs": {{"find_order": {{"description": "Find an order.",
      {SCHEMA.strip().removeprefix("{")} }} }}""",
    "adl-spec": f"""{{"adl_spec": "0.3.0", "name": "tools", "description": "d", "version": "0.0.0",
      "tools": [{{{HEAD}, "parameters": {SCHEMA}}}]}}""",
    "nextmoca": f"""{{"name": "tools", "description": "d", "role": "r", "llm": "l",
      "llm_settings": {{}}, "tools": [{{{HEAD}, "parameters": [
        {{"name": "query", "type": "string", "description": "What to look for.", "required": true,
          "default": null}},
        {{"name": "limit", "type": "integer", "description": "How many.", "default": 10}},
        {{"name": "exact", "type": "bool"}}]}}]}}""",
    "adl": f"""{{"apiVersion": "adl.inference-gateway.com/v1", "kind": "Agent",
      "metadata": {{"name": "tools", "description": "d", "version": "0.0.0"}},
      "spec": {{"capabilities": {{}}, "server": {{"port": 80}}, "language": {{}},
        "tools": [{{"id": "find_order", {HEAD}, "tags": ["t"], "schema": {SCHEMA}}}]}}}}""",
}  # fmt: skip

WRITTEN = {form: text for form, text in WRITTEN.items() if form not in ABSENT}


def agent_of(text: str) -> Agent:
    """Return what a text means, without what ADL alone wants a tool to have."""
    log = Log()
    agent = load_agent(Source("tools.json", text), log)
    assert not log.has_errors
    tools = tuple(replace(tool, tags=(), imported=False) for tool in agent.tools)
    return replace(agent, description="", tools=tools)


def tools_of(agent: Agent) -> str:
    """Return the tools as text, without where they were written."""

    def bare(data: object) -> object:
        if isinstance(data, dict):
            return {k: bare(v) for k, v in data.items() if k not in {"span", "at"}}
        return [bare(item) for item in data] if isinstance(data, list) else data

    return json.dumps(bare(as_data(agent.tools)), indent=1)


@pytest.mark.parametrize("written", WRITTEN)
def test_it_means_the_same(written: str) -> None:
    assert tools_of(agent_of(WRITTEN[written])) == tools_of(agent_of(WRITTEN["mcp"]))


@pytest.mark.parametrize("target", suite.TARGETS.values(), ids=lambda target: target.name)
def test_the_same_is_emitted(target: GoldenTarget) -> None:
    pack = load_pack(target.pack, Log())
    options = {"wiring": "false", **target.options}
    trees = {}
    for written, text in WRITTEN.items():
        tree = generate(agent_of(text), pack, options, Log())
        trees[written] = {file.path: file.text for file in tree}
    assert any("find_order" in path or "find-order" in path for path in trees["mcp"])
    for written, files in trees.items():
        assert files == trees["mcp"], written


RESULT = '{"type": "array", "items": {"type": "string"}}'
WITH_RESULT = {
    "mcp": f'{{"tools": [{{{HEAD}, "inputSchema": {SCHEMA}, "outputSchema": {RESULT}}}]}}',
    "openai responses": f"""[{{"type": "function", {HEAD}, "parameters": {SCHEMA},
      "output_schema": {RESULT}}}]""",
    "gemini": f"""{{"functionDeclarations": [{{{HEAD}, "parametersJsonSchema": {SCHEMA},
      "responseJsonSchema": {RESULT}}}]}}""",
    "gemini own": f"""{{"functionDeclarations": [{{{HEAD}, "parameters": {OWN},
      "response": {{"type": "ARRAY", "items": {{"type": "STRING"}}}}}}]}}""",
    "json-schema": f"""{{"title": "find_order", "description": "Find an order.",
      {SCHEMA.strip().removeprefix("{").removesuffix("}")}, "x-adlgen": {{"output": {RESULT}}}}}""",
    "adl-spec": f"""{{"adl_spec": "0.3.0", "name": "tools", "description": "d", "version": "0.0.0",
      "tools": [{{{HEAD}, "parameters": {SCHEMA}, "returns": {RESULT}}}]}}""",
    "adl": WRITTEN["adl"].replace(
        '"required":', f'"x-adlgen": {{"output": {RESULT}}}, "required":'
    ),
}

WITH_RESULT = {form: text for form, text in WITH_RESULT.items() if form not in ABSENT}


@pytest.mark.parametrize("written", WITH_RESULT)
def test_a_typed_result_means_the_same(written: str) -> None:
    assert '"output": null' not in tools_of(agent_of(WITH_RESULT[written]))
    assert tools_of(agent_of(WITH_RESULT[written])) == tools_of(agent_of(WITH_RESULT["mcp"]))
