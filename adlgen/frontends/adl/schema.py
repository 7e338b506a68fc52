"""A JSON Schema of ADL manifests, for editors. It is made from the shapes that the reader checks."""

from __future__ import annotations

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
from adlgen.frontends.adl.extension_schema import anchored, extension, nested_extension
from adlgen.frontends.adl.manifest import LANGUAGE, manifest
from adlgen.frontends.adl.services import KINDS, SYMBOL
from adlgen.frontends.adl.tools import ID, REFERENCE
from adlgen.schema.described import DEFINITION, schema_definition

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
        "definitions": {DEFINITION: schema_definition(nested_extension())},
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
        found["pattern"] = anchored(shape.pattern)
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
            "pattern": anchored(ID),
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
                "pattern": anchored(REFERENCE),
                "description": _INJECTED,
                "examples": ["logger", "config"],
            },
            "description": "What the tool needs: services, `logger`, `config.SECTION`.",
        },
        "schema": {
            **schema_definition(extension()),
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


def _service() -> _Schema:
    symbol: _Schema = {"type": "string", "pattern": anchored(SYMBOL)}
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
