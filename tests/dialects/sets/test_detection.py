"""Recognition of formats; unknown documents are rejected with the closest format."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.frontends.recognition import frontend_for
from tests.dialects.sets.reading import ABSENT

SHAPES = {
    '{"tools": [{"name": "a", "inputSchema": {}}]}': "mcp",
    '{"tools": [{"name": "a", "inputSchema": {}}, {"name": "b"}], "nextCursor": "x"}': "mcp",
    '{"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}': "mcp",
    '[{"tools": [{"name": "a", "inputSchema": {}}]}, {"tools": []}]': "mcp",
    '{"serverInfo": {"name": "s", "version": "1"}, "tools": ["dynamic"]}': "mcp",
    '{"manifest_version": "0.2", "name": "s", "server": {}, "tools": [{"name": "a"}]}': "mcp",
    "tools:\n- name: a\n  inputSchema: {type: object}\n": "mcp",
    '{"type": "function", "function": {"name": "a"}}': "openai",
    '[{"type": "web_search"}, {"type": "function", "name": "a"}]': "openai",
    '{"model": "m", "messages": [], "tools": [{"type": "function", "function": {}}]}': "openai",
    '[{"name": "a", "parameters": {"type": "object"}}]': "openai",
    '{"name": "a", "input_schema": {}}': "anthropic",
    '{"model": "m", "tools": [{"type": "bash_1", "name": "b"}, {"input_schema": {}}]}': "anthropic",
    '{"functionDeclarations": [{"name": "a"}]}': "gemini",
    '{"contents": [], "tools": [{"functionDeclarations": []}, {"function_declarations": [{}]}]}': (
        "gemini"
    ),
    '[{"name": "a", "parameters": {"type": "OBJECT"}}]': "gemini",
    '[{"name": "a", "parametersJsonSchema": {}}]': "gemini",
    '{"$schema": "https://json-schema.org/draft/2020-12/schema"}': "json-schema",
    '{"$schema": "http://json-schema.org/draft-04/schema#", "id": "x"}': "json-schema",
    '{"type": "object", "properties": {"a": {}}}': "json-schema",
    '{"$defs": {"a": {"type": "object"}}}': "json-schema",
    'adl_spec: "0.3.0"\nname: a\n': "adl-spec",
    "{name: a, role: r, llm: l, tools: []}": "nextmoca",
}
KNOWN = [text for text, dialect in SHAPES.items() if dialect not in ABSENT]

FOREIGN = {
    "an empty list of tools": '{"tools": []}',
    "tools of agentcli": '{"tools": [{"name": "a", "command": ["./tools/bin/a"]}]}',
    "a workflow": "on: push\njobs: {a: {runs-on: x, steps: [{run: make}]}}",
    "an action": "name: a\ndescription: d\nruns: {using: composite, steps: []}",
    "compose": "services: {a: {image: b}}",
    "a pod": "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: []}",
    "package.json": '{"name": "a", "version": "1.0.0", "scripts": {}, "dependencies": {}}',
    "tsconfig": '{"$schema": "https://json.schemastore.org/tsconfig", "compilerOptions": {}}',
    "a pipeline": "name: a\nparameters: [{name: x, type: string}]\nsteps: [{bash: make}]",
    "drone": "kind: pipeline\nname: a\nsteps: []",
    "OpenAPI": "openapi: 3.1.0\ninfo: {title: a, version: '1'}\npaths: {}",
    "OpenAPI with schemas": '{"openapi": "3.1.0", "$schema": "https://json-schema.org/draft-07/schema"}',
    "servers of a client": '{"mcpServers": {"a": {"command": "npx", "args": []}}}',
    "a registry entry": '{"name": "io.x/a", "description": "d", "version": "1", "packages": []}',
    "prompts of MCP": '{"jsonrpc": "2.0", "id": 1, "result": {"prompts": []}}',
    "an error of MCP": '{"jsonrpc": "2.0", "id": 1, "error": {"code": 1, "message": "m"}}',
    "data": '{"type": "object", "id": 7}',
    "people": '[{"name": "Ann", "age": 3}]',
    "a text": "find",
    "null": "null",
    "nested lists": "[[[]]]",
}


def detected(text: str, path: str = "source.yaml") -> tuple[str | None, str, str]:
    """Return the format of a text, or the code and the hint of the refusal."""
    log = Log()
    document = read_document(Source(path, text), log)
    assert not log.has_errors
    try:
        return frontend_for(document, log).NAME, "", ""
    except StopRun:
        (found,) = log.diagnostics
        return None, found.code.id, found.hint or ""


@pytest.mark.parametrize("text", KNOWN)
def test_every_shape_is_recognised(text: str) -> None:
    assert detected(text)[0] == SHAPES[text]


@pytest.mark.parametrize("what", FOREIGN)
def test_foreign_formats_are_refused(what: str) -> None:
    name, code, hint = detected(FOREIGN[what])
    if what == "tools of agentcli" and name == "agentcli":
        return
    assert (name, code) == (None, shape.UNKNOWN_DIALECT.id)
    starts = ("the closest format is", "adlgen reads these formats:\nadl: ", "adlgen does not read")
    assert hint.startswith(starts)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ('{"serverInfo": {}, "tools": {}}', "MCP tools, but this is missing: a tool in a list"),
        ('{"tools": [{"name": "a"}]}', "'inputSchema' in at least one tool"),
        ('{"functionDeclaration": [], "toolConfig": {}}', "Gemini"),
        ('{"$id": "x", "type": "array", "properties": 1}', "a '$schema' of JSON Schema"),
    ],
)
def test_a_near_miss_names_what_is_missing(text: str, hint: str) -> None:
    assert hint in detected(text)[2]


def test_what_could_be_two_formats_is_not_guessed() -> None:
    text = '[{"name": "a", "inputSchema": {}}, {"name": "b", "input_schema": {}}]'
    name, code, hint = detected(text)
    assert (name, code) == (None, shape.AMBIGUOUS_DIALECT.id)
    assert hint == "select the format with --from mcp or --from anthropic"
