"""The types of Gemini's own schema language, by which it is told from JSON Schema."""

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
    """Tell whether a schema is in Gemini's words: its types are in upper case."""
    kind = schema.get("type") if isinstance(schema, Mapping) else None
    return isinstance(kind, Scalar) and kind.value in {*TYPES, UNSPECIFIED}
