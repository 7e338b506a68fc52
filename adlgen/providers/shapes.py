"""The form of a definition for each provider."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from adlgen.diagnostics.codes.providers import LEFT_OUT, OUTPUT_NOT_OBJECT
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.document.reader import head_of
from adlgen.spec.metadata import listed
from adlgen.spec.model import ToolSpec
from adlgen.spec.names import span_of

MCP_VERSIONS = ("2025-06-18", "2025-11-25", "2026-07-28")
"""The revisions of the Model Context Protocol, the newest last."""
_FIRST = {"icons": MCP_VERSIONS[1], "execution": MCP_VERSIONS[1]}
_LAST = {"execution": MCP_VERSIONS[1]}

Object: TypeAlias = dict[str, JsonValue]


class Definition(Struct):
    """A tool as a provider takes it."""

    tool: ToolSpec
    name: str
    schema: JsonValue
    strict: bool | None
    """None if nothing is specified."""
    description: str
    output: JsonValue = None
    """The schema of the result; None if there is none."""


def openai(one: Definition) -> Object:
    """Return a tool of a Chat Completions request."""
    strict = {} if one.strict is None else {"strict": one.strict}
    function = {"name": one.name, **_described(one), "parameters": one.schema, **strict}
    return {"type": "function", "function": function}


def openai_responses(one: Definition) -> Object:
    """Return a tool of a Responses request; ``strict`` is never left out, because there it is true by default."""
    about = {"type": "function", "name": one.name, **_described(one), "parameters": one.schema}
    result = {} if one.output is None else {"output_schema": one.output}
    return {**about, "strict": bool(one.strict), **result}


def anthropic(one: Definition) -> Object:
    """Return a tool of a Messages request."""
    strict = {} if one.strict is None else {"strict": one.strict}
    return {"name": one.name, **_described(one), "input_schema": one.schema, **strict}


def gemini(one: Definition) -> Object:
    """Return a function declaration."""
    result = {} if one.output is None else {"responseJsonSchema": one.output}
    return {"name": one.name, **_described(one), "parametersJsonSchema": one.schema, **result}


def bedrock(one: Definition) -> Object:
    """Return a tool of a Converse request."""
    strict = {} if one.strict is None else {"strict": one.strict}
    about = {"name": one.name, **_described(one), "inputSchema": {"json": one.schema}, **strict}
    return {"toolSpec": about}


def function(one: Definition) -> Object:
    """Return a tool of a provider that has taken the form of OpenAI without its strict mode."""
    about = {"name": one.name, **_described(one), "parameters": one.schema}
    return {"type": "function", "function": about}


def json_schema(one: Definition) -> Object:
    """Return the schema of a tool's input."""
    assert isinstance(one.schema, dict), "the input of a tool is an object"
    return {"title": one.name, **_described(one), **one.schema}


def mcp(one: Definition) -> Object:
    """Return a tool as a server lists it, without annotations and entries of the protocol."""
    title = {} if one.tool.metadata.title is None else {"title": one.tool.metadata.title.value}
    result = {} if one.output is None else {"outputSchema": one.output}
    return {"name": one.name, **title, **_described(one), "inputSchema": one.schema, **result}


def mcp_of_revision(one: Definition, version: str, log: Log) -> Object:
    """Return a tool as a server of a revision of the protocol lists it."""
    known = listed(one.tool.metadata)
    for key in [*known]:
        if not _FIRST.get(key, "") <= version <= _LAST.get(key, version):
            del known[key]
            message = f"revision {version} has no '{key}', which tool '{one.name}' has"
            log.add(LEFT_OUT, message, span_of(one.tool))
    output = one.tool.output
    if output is not None and version < MCP_VERSIONS[-1] and not _is_object(one.output):
        message = f"the output of tool '{one.name}' is not an object"
        log.add(OUTPUT_NOT_OBJECT, message, head_of(output))
    return {**mcp(one), **known}


def _is_object(schema: JsonValue) -> bool:
    return isinstance(schema, dict) and schema.get("type") == "object"


def _described(one: Definition) -> dict[str, JsonValue]:
    return {"description": one.description} if one.description else {}


def gemini_tools(tools: list[JsonValue]) -> JsonValue:
    """Return one tool that declares all functions."""
    return {"functionDeclarations": tools}


def mcp_tools(tools: list[JsonValue]) -> JsonValue:
    """Return the result of ``tools/list``."""
    return {"tools": tools}


SHAPES: dict[str, Callable[[Definition], Object]] = {
    "openai": openai,
    "openai-responses": openai_responses,
    "anthropic": anthropic,
    "gemini": gemini,
    "bedrock": bedrock,
    "mistral": function,
    "ollama": function,
    "json-schema": json_schema,
}
"""The functions that need no more than a definition."""
WHOLES: dict[str, Callable[[list[JsonValue]], JsonValue]] = {
    "gemini": gemini_tools,
    "mcp": mcp_tools,
}
"""The forms of all definitions together; by default a list."""
FORMATS = (
    "openai",
    "openai-responses",
    "anthropic",
    "gemini",
    "mcp",
    "bedrock",
    "mistral",
    "ollama",
    "json-schema",
)
"""The formats of an export."""
