"""The writer of Gemini function declarations, with schemas in JSON Schema."""

from __future__ import annotations

import re

from adlgen.diagnostics.codes import conversion
from adlgen.document.node import JsonValue, Node, plain
from adlgen.frontends.shared.losses import Feature, Losses, display_name
from adlgen.frontends.shared.writing import (
    check_references,
    check_root_type,
    described,
    name_of,
    own,
    schema_of,
)
from adlgen.schema.walk import schemas
from adlgen.spec.model import Spec, ToolSpec

NAME = "gemini"
DIALECTS = ("gemini",)
YAML = False
SUPPORTED = frozenset({Feature.OUTPUT})

_NAME = re.compile(r"[a-zA-Z_][a-zA-Z0-9_.:-]{0,127}")
_READ = frozenset(
    [
        "$id",
        "$defs",
        "$ref",
        "$anchor",
        "type",
        "format",
        "title",
        "description",
        "enum",
        "items",
        "prefixItems",
        "minItems",
        "maxItems",
        "minimum",
        "maximum",
        "anyOf",
        "oneOf",
        "properties",
        "additionalProperties",
        "required",
        "propertyOrdering",
    ]
)
"""The JSON Schema keywords that Gemini supports."""
_SAYS_NOTHING = frozenset({"$schema", "$comment"})


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return one tool that declares all functions."""
    return {"functionDeclarations": [_tool(tool, losses) for tool in spec.tools]}


def _tool(tool: ToolSpec, losses: Losses) -> JsonValue:
    check_root_type(tool, losses)
    check_references(tool, losses)
    for schema in (tool.input, tool.output):
        if schema is not None:
            _check_keywords(schema, tool, losses)
    output = {"responseJsonSchema": plain(tool.output)} if tool.output is not None else {}
    return {
        "name": name_of(tool, _NAME, losses),
        **described(tool),
        "parametersJsonSchema": schema_of(tool),
        **output,
        **own(tool, NAME),
    }


def _check_keywords(schema: Node, tool: ToolSpec, losses: Losses) -> None:
    """Report keywords that Gemini ignores."""
    for _, inner in schemas(schema):
        for entry in inner:
            if entry.key not in _READ | _SAYS_NOTHING:
                message = f"Gemini ignores '{entry.key}' in a schema of tool '{display_name(tool)}'"
                losses.add(conversion.SCHEMA_LOSS, message, entry.key_span)
