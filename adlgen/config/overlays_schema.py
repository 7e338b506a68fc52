"""The part of the JSON Schema of the configuration about overlays."""

from __future__ import annotations

from adlgen.config.overlays import DIGEST, SOURCE
from adlgen.document.node import JsonValue
from adlgen.spec.metadata import ANNOTATIONS
from adlgen.spec.names import PORTABLE

_Schema = dict[str, JsonValue]


def overlays_schema(description: str) -> _Schema:
    """Return the schema of ``overlays``."""
    example: JsonValue = {
        "tools.json": {"prefix": "github_", "tools": {"search": {"rename": "find"}}}
    }
    found = _table(description, _set())
    return {**found, "examples": [example]}


def _set() -> _Schema:
    return {
        "prefix": _text("The start of the names of all tools.", PORTABLE.pattern),
        "arguments": _table("Changes of these arguments in all tools that have them.", _argument()),
        "max_result_chars": _bound("The bound of the results of tools without one of their own."),
        "tools": _table("Changes of single tools, by id or name.", _tool()),
    }


_HINTS = (
    "Whether the tool changes nothing",
    "Whether it may destroy data",
    "Whether repeated calls have no further effect",
    "Whether it interacts with external systems",
)


def _tool() -> _Schema:
    hints: _Schema = {
        key: {"type": "boolean", "description": f"{what}."}
        for key, what in zip(ANNOTATIONS, _HINTS, strict=True)
    }
    annotations = {"description": "Annotations that replace those of the tool.", **_closed(hints)}
    return {
        "replaces": _text("The digest of the tool that is changed.", DIGEST.pattern),
        "rename": _text("The name for models, and the id.", PORTABLE.pattern),
        "title": _text("The display name."),
        "description": _text("The description for models."),
        "annotations": annotations,
        "arguments": _table("Changes of arguments, by name.", _argument()),
        "max_result_chars": _bound("The largest number of characters of a result for a model."),
    }


def _argument() -> _Schema:
    values: _Schema = {"type": "array", "minItems": 1}
    return {
        "description": _text("The description for models."),
        "enum": {**values, "description": "The values that are accepted, of those before."},
        "default": {"description": "The value of calls without the argument."},
        "value": {"description": "The value that it always has; models do not see the argument."},
        "from": _text(
            "The value of the request that it has; models do not see the argument.", SOURCE.pattern
        ),
    }


def _table(description: str, properties: _Schema) -> _Schema:
    return {
        "type": "object",
        "description": description,
        "additionalProperties": _closed(properties),
    }


def _closed(properties: _Schema) -> _Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _text(description: str, pattern: str = "") -> _Schema:
    found: _Schema = {"type": "string", "description": description}
    return {**found, "pattern": f"^({pattern})$"} if pattern else found


def _bound(description: str) -> _Schema:
    return {"type": "integer", "minimum": 1, "description": description}
