"""The types of Gemini's schema language, which distinguish it from JSON Schema."""

from __future__ import annotations

from adlgen.document.node import Mapping, Node, Scalar

TYPES = {
    "STRING": "string",
    "NUMBER": "number",
    "INTEGER": "integer",
    "BOOLEAN": "boolean",
    "ARRAY": "array",
    "OBJECT": "object",
    "NULL": "null",
}
UNSPECIFIED = "TYPE_UNSPECIFIED"


def is_own(schema: Node) -> bool:
    """Report whether a schema is in Gemini's schema language: its types are in upper case."""
    kind = schema.get("type") if isinstance(schema, Mapping) else None
    return isinstance(kind, Scalar) and kind.value in {*TYPES, UNSPECIFIED}
