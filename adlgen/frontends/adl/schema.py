"""A JSON Schema of ADL manifests, for editors. It is made from the shapes that the reader checks."""

from __future__ import annotations

import re

from adlgen.document.node import JsonValue
from adlgen.document.shapes import (
    BooleanShape,
    ListShape,
    MapShape,
    NodeShape,
    NumberShape,
    ObjectShape,
    TextShape,
)
from adlgen.features.builtins.model import CONFIG, IDS, ConfigKind
from adlgen.frontends.adl.form_schema import form_schema
from adlgen.frontends.adl.manifest import LANGUAGE, manifest
from adlgen.frontends.adl.services import KINDS, SYMBOL
from adlgen.frontends.adl.tools import ID, REFERENCE
from adlgen.frontends.shared.elicits import FORM, SCOPE
from adlgen.frontends.shared.extension import IDENTIFIER, POINTER
from adlgen.schema.described import DEFINITION, schema_definition
from adlgen.spec.metadata import HINTS

_Schema = dict[str, JsonValue]
_CONFIG: dict[ConfigKind, _Schema] = {
    "flag": {"type": "boolean"},
    "whole": {"type": "integer"},
    "text": {"type": "string"},
    "texts": {"type": "array", "items": {"type": "string"}},
}
_DESCRIPTIONS = {
    "apiVersion": "The version of ADL: `adl.inference-gateway.com/v1`.",
    "metadata": "Name, version and description of the agent.",
    "spec": "The agent.",
    "capabilities": "Capabilities of the agent's server.",
    "server": "The agent's server.",
    "language": "The languages in which the agent is written, each with its module or package.",
    "tools": "The tools that the model can call.",
    "services": "What tools need: each service is injected into the tools that list it in `inject`.",
    "config": "The configuration of the agent: sections that tools can inject, and `tools` for built-in tools.",
    "acronyms": "Words that are written in capitals in generated names, such as `SKU`.",
    "skills": "Instructions for the model in files.",
    "agent": "The model and its settings.",
}


def manifest_schema() -> _Schema:
    """Return the JSON Schema (draft 7, which editors support best) of a manifest of the current version."""
    schema = _of(manifest(old=False))
    _describe(schema)
    spec = _inner(_inner(schema, "properties"), "spec")
    keys = _inner(spec, "properties")
    keys["tools"] = _described("tools", {"type": "array", "items": _tool()})
    keys["services"] = _described(
        "services", {"type": "object", "additionalProperties": _service()}
    )
    keys["config"] = _described("config", {"type": "object", "properties": {"tools": _builtins()}})
    language: _Schema = {"anyOf": [_of(LANGUAGE), {"type": "null"}]}
    keys["language"] = _described("language", {"type": "object", "additionalProperties": language})
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "ADL manifest",
        "description": "An agent with its tools, as adlgen reads it.",
        **schema,
        "definitions": {DEFINITION: schema_definition(_nested_extension())},
    }


def _of(shape: NodeShape) -> _Schema:
    match shape:
        case TextShape():
            return _text(shape)
        case BooleanShape():
            return {"type": "boolean"}
        case NumberShape():
            bounds: _Schema = {"type": "number" if shape.fraction else "integer"}
            bounds |= {} if shape.least is None else {"minimum": shape.least}
            return bounds | ({} if shape.most is None else {"maximum": shape.most})
        case ListShape():
            return {"type": "array", "items": _of(shape.item), "minItems": shape.least}
        case MapShape():
            return {"type": "object", "additionalProperties": _of(shape.value)}
        case ObjectShape():
            found: _Schema = {"type": "object"}
            if shape.keys:
                found["properties"] = {key: _of(inner) for key, inner in shape.keys.items()}
            if shape.closed:
                found["additionalProperties"] = False
            return {**found, "required": [*shape.required]} if shape.required else found
        case _:
            return {}


def _text(shape: TextShape) -> _Schema:
    found: _Schema = {"type": "string"}
    if shape.choices:
        found["enum"] = [*shape.choices]
    if shape.pattern is not None:
        found["pattern"] = _anchored(shape.pattern)
    return {**found, "examples": [shape.example]} if shape.example else found


_INJECTED = (
    "A service, a part of a service (`SERVICE.PART`), `logger`, `config`, a section of the "
    "configuration (`config.SECTION`), or a value of one (`config.SECTION.KEY`)."
)


def _tool() -> _Schema:
    text: _Schema = {"type": "string", "minLength": 1}
    keys: _Schema = {
        "id": {
            **text,
            "pattern": _anchored(ID),
            "description": f"The identifier in code. Built-in tools: {', '.join(IDS)}.",
            "examples": [*IDS],
        },
        "name": {**text, "description": "The name that the model uses."},
        "description": {
            **text,
            "description": "What the tool does and when to use it, for the model.",
        },
        "tags": {"type": "array", "items": {"type": "string"}, "minItems": 1},
        "inject": {
            "type": "array",
            "items": {
                "type": "string",
                "pattern": _anchored(REFERENCE),
                "description": _INJECTED,
                "examples": ["logger", "config"],
            },
            "description": "What the tool needs: services, `logger`, `config.SECTION`.",
        },
        "schema": {
            **schema_definition(_extension()),
            "type": "object",
            "description": "The input as JSON Schema: an object whose properties are the arguments.",
        },
    }
    own: _Schema = {"required": ["name", "description", "tags", "schema"]}
    return {
        "type": "object",
        "properties": keys,
        "required": ["id"],
        "additionalProperties": False,
        "if": {"properties": {"id": {"enum": [*IDS]}}},
        "else": own,
    }


def _anchored(pattern: re.Pattern[str]) -> str:
    return f"^(?:{pattern.pattern})$"


_LINT: _Schema = {
    "type": "object",
    "description": "The reasons for which findings of `adlgen lint` are accepted, by the rule.",
    "additionalProperties": {"type": "string", "minLength": 1},
}


_CALL: _Schema = {
    "scopes": {
        "type": "array",
        "description": "The scopes of OAuth that a caller needs.",
        "items": {"type": "string", "pattern": _anchored(SCOPE)},
        "uniqueItems": True,
    },
    "elicits": {
        "type": "object",
        "description": "The forms that the tool may ask a person to fill in, by name.",
        "propertyNames": {"pattern": _anchored(FORM)},
        "additionalProperties": form_schema(),
    },
}
"""What a call needs in addition to arguments."""

_REMOVAL: _Schema = {
    "type": "object",
    "description": "The tool will be removed: the date after which it may be gone, and the tool to use instead.",
    "properties": {
        "since": {"type": "string", "minLength": 1},
        "until": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
        "use": {"type": "string", "minLength": 1},
    },
    "additionalProperties": False,
}
"""The announcement that a tool will be removed."""


def _extension() -> _Schema:
    keys: _Schema = {
        "output": {
            "description": "The schema of the result.",
            "allOf": [{"$ref": f"#/definitions/{DEFINITION}"}],
        },
        "names": {
            "type": "object",
            "description": "Identifiers in generated code, by JSON Pointer into the schema.",
            "propertyNames": {"pattern": _anchored(POINTER)},
            "additionalProperties": {"type": "string", "pattern": _anchored(IDENTIFIER)},
        },
        **_CALL,
        "title": {"type": "string", "description": "The title of the tool for people."},
        "strict": {"type": "boolean", "description": "Whether providers use strict mode."},
        "deprecated": _REMOVAL,
        "hints": {
            "type": "object",
            "description": "Hints for clients, as in MCP.",
            "properties": {hint: {"type": "boolean"} for hint in HINTS},
            "additionalProperties": False,
        },
        "lint": _LINT,
        "as": {
            "type": "object",
            "description": "Properties for other formats, by the name of the format.",
            "additionalProperties": {"type": "object"},
        },
    }
    return {
        "type": "object",
        "description": "What JSON Schema has no keyword for; the model does not see it.",
        "properties": keys,
        "additionalProperties": False,
    }


def _nested_extension() -> _Schema:
    """Return the schema of ``x-adlgen`` in a part of a schema, or in a definition."""
    keys: _Schema = {
        "name": {
            "type": "string",
            "pattern": _anchored(IDENTIFIER),
            "description": "The name of the type of a definition in generated code.",
        },
        "as": {
            "type": "object",
            "description": "The type of the project for a definition, by the name of the language.",
            "additionalProperties": {"type": "string", "minLength": 1},
        },
        "deprecated": {
            **_REMOVAL,
            "description": "The part will be removed: after which date, and what to use instead.",
        },
        "values": {
            "type": "object",
            "description": "Values of `enum` that will be removed, by their text.",
            "additionalProperties": {"type": "object", "properties": {"deprecated": _REMOVAL}},
        },
        "lint": _LINT,
    }
    return {
        "type": "object",
        "description": "What JSON Schema has no keyword for; the model does not see it.",
        "properties": keys,
        "additionalProperties": False,
    }


def _service() -> _Schema:
    symbol: _Schema = {"type": "string", "pattern": _anchored(SYMBOL)}
    return {
        "type": "object",
        "properties": {
            "type": {"enum": [*KINDS], "description": "The kind of the service."},
            "interface": {**symbol, "description": "The name of the interface that tools see."},
            "factory": {**symbol, "description": "The name of the function that creates it."},
            "description": {"type": "string"},
        },
        "required": ["type", "interface", "factory", "description"],
    }


def _builtins() -> _Schema:
    """Return the schema of ``spec.config.tools``; a tool without settings may be null."""
    tools: _Schema = {}
    for name in IDS:
        keys: _Schema = {one.name: {**_CONFIG[one.kind]} for one in CONFIG[name]}
        known: _Schema = {"type": "object", "properties": keys, "additionalProperties": False}
        tools[name] = {"anyOf": [known, {"type": "null"}]}
    return {"type": "object", "description": "Settings of built-in tools.", "properties": tools}


def _describe(schema: _Schema) -> None:
    """Add descriptions to the keys of the manifest and of its ``spec``."""
    for key, inner in _inner(schema, "properties").items():
        assert isinstance(inner, dict)
        if key in _DESCRIPTIONS:
            inner["description"] = _DESCRIPTIONS[key]
        if key == "spec":
            _describe(inner)


def _described(key: str, schema: _Schema) -> _Schema:
    return {"description": _DESCRIPTIONS[key], **schema}


def _inner(schema: _Schema, key: str) -> _Schema:
    found = schema[key]
    assert isinstance(found, dict)
    return found
