"""Validation for strict mode, in which providers support only a subset of JSON Schema."""

from __future__ import annotations

from adlgen.diagnostics.codes import toolsets
from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import Mapping, Node, Scalar, Sequence
from adlgen.document.reader import Fields, head_of
from adlgen.schema.walk import schemas


class Strictness(Struct):
    """The restrictions of a provider's strict mode."""

    refused: frozenset[str]
    """Unsupported keywords."""
    all_required: bool
    """Whether all properties must be required; optional properties are then nullable."""


_COMPOSED = frozenset(
    {"oneOf", "not", "if", "then", "else", "dependentRequired", "dependentSchemas"}
)

ALL_REQUIRED = Strictness(
    _COMPOSED
    | {"allOf", "patternProperties", "propertyNames", "minProperties", "maxProperties"}
    | {"uniqueItems", "contains", "minContains", "maxContains", "unevaluatedProperties"},
    all_required=True,
)
"""OpenAI's."""
CLOSED_OBJECTS = Strictness(
    _COMPOSED
    | {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"}
    | {"minLength", "maxLength", "maxItems", "uniqueItems"},
    all_required=False,
)
"""Anthropic's."""


def check_strict(schema: Node, fields: Fields, strictness: Strictness) -> None:
    """Warn about the first reason why strict mode rejects a tool."""
    for _, inner in schemas(schema):
        found = _refused(inner, strictness)
        if found is not None:
            node, reason = found
            message = f"{fields.where} is strict, but {reason}"
            hint = "the provider rejects the tool; change the schema, or set 'strict' to false"
            fields.log.add(toolsets.NOT_STRICT, message, head_of(node), hint)
            return


def _refused(schema: Mapping, strictness: Strictness) -> tuple[Node, str] | None:
    for entry in schema:
        if entry.key in strictness.refused:
            return entry.value, f"strict mode does not support '{entry.key}'"
    properties, kind = schema.get("properties"), schema.get("type")
    if properties is None and not (isinstance(kind, Scalar) and kind.value == "object"):
        return None
    closed = schema.get("additionalProperties")
    if not (isinstance(closed, Scalar) and closed.value is False):
        return schema, "an object in its schema lacks 'additionalProperties: false'"
    if not strictness.all_required or not isinstance(properties, Mapping):
        return None
    required = schema.get("required")
    names = required.items if isinstance(required, Sequence) else ()
    listed = {name.value for name in names if isinstance(name, Scalar)}
    for entry in properties:
        if entry.key not in listed:
            return entry.value, f"its property '{entry.key}' is not required"
    return None
