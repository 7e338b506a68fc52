"""What editors know about DojOps tools: the keys of their shapes, and input fields with the paths that name them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.document.node import JsonValue, Mapping, Node, Scalar, Sequence, at
from adlgen.spec.named import Name
from adlgen_plugins.dojops.frontend.manifest import MANIFEST
from adlgen_plugins.dojops.frontend.shapes import FIELD, OUTPUT, V1, V2
from adlgen_plugins.dojops.frontend.zod import (
    Arr,
    Bool,
    Num,
    Obj,
    OneOrMany,
    RecordOf,
    Str,
    StringEnum,
    Unknown,
    ZodType,
)

TOOLS = ("",)
SCHEMAS = ("output",)
_RECURSIVE = {id(FIELD): "field", id(OUTPUT): "output"}
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_ABOUT = {
    "dops": "The version of the format.",
    "meta": "What the tool is.",
    "name": "The name of the tool.",
    "version": "The version of the tool.",
    "description": "What it is, for the model.",
    "input": "The fields that the model fills in.",
    "fields": "The fields, by name.",
    "output": "The schema of the answer of the model.",
    "files": "The files that the tool writes.",
    "path": "The path of the file; `{field}` is replaced by a field of the input.",
    "format": "How the answer is written.",
    "serializer": "How the answer is written.",
    "context": "What the model knows when it answers.",
    "verification": "How the written files are checked.",
    "permissions": "What the tool may do.",
    "scope": "The paths that the tool may write.",
    "risk": "What can go wrong.",
    "inputSchema": "The file with the JSON Schema of the input.",
    "outputSchema": "The file with the JSON Schema of the answer of the model.",
    "generator": "What makes the content of the files.",
    "systemPrompt": "The instructions for the model.",
    "spec": "The version of the format.",
    "type": "The type.",
    "required": "What must be present.",
}


def describe() -> JsonValue:
    """Return a JSON Schema of both kinds of file."""
    kinds = [_schema(one) for one in (V1, V2, MANIFEST)]
    shared = {name: _members(one) for name, one in (("field", FIELD), ("output", OUTPUT))}
    return {"anyOf": [*kinds], "$defs": {**shared}}


def _schema(shape: ZodType) -> dict[str, JsonValue]:
    """Return a shape as a JSON Schema; those that contain themselves as a reference."""
    if id(shape) in _RECURSIVE:
        return {"$ref": f"#/$defs/{_RECURSIVE[id(shape)]}"}
    match shape:
        case Obj():
            return _members(shape)
        case RecordOf(value=value):
            return {"type": "object", "additionalProperties": _schema(value)}
        case Arr(item=item):
            return {"type": "array", "items": _schema(item)}
        case StringEnum(values=values):
            return {"enum": [*values]}
        case Bool():
            return {"type": "boolean"}
        case Num():
            return {"type": "number"}
        case Str():
            return {"type": "string"}
        case OneOrMany() | Unknown():
            return {}


def _members(shape: Obj) -> dict[str, JsonValue]:
    properties: dict[str, JsonValue] = {}
    for key, value in shape.keys.items():
        about: dict[str, JsonValue] = {"description": _ABOUT[key]} if key in _ABOUT else {}
        properties[key] = {**_schema(value), **about}
    required: list[JsonValue] = [key for key in shape.keys if key not in shape.optional]
    return {"type": "object", "properties": properties, "required": required}


def names(root: Node) -> Iterator[Name]:
    """Yield the fields of the input, and the placeholders in paths that refer to them."""
    fields = at(root, ("input", "fields"))
    known = fields.entries if isinstance(fields, Mapping) else ()
    for entry in known:
        yield Name("field", entry.key, entry.key_span, is_definition=True, pattern=r"\w+")
    declared, files = {entry.key for entry in known}, at(root, ("files",))
    for file in files.items if isinstance(files, Sequence) else ():
        path = file.get("path") if isinstance(file, Mapping) else None
        if isinstance(path, Scalar) and isinstance(path.value, str):
            for found in _PLACEHOLDER.finditer(path.value):
                if found[1] in declared:
                    yield Name("field", found[1], path.span, start=found.start(1))
