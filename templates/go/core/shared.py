"""What the file of a tool embeds of a schema, and what the file of the shared types has of it."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.packs import Struct
from adlgen.plan.data import JsonValue
from adlgen.plan.model import PlannedBody


class Embedded(Struct):
    """The schema of an input or output, as the file of its tool embeds it."""

    schema: JsonValue
    """Ends with ``$defs`` if models see shared definitions, which the runtime adds there."""
    canonical: JsonValue
    patterns: Mapping[str, JsonValue]
    shared: tuple[str, ...] | None = None
    """The names of the shared definitions that models see; None if it refers to none."""


def embedded(body: PlannedBody, types: PlannedBody | None) -> Embedded:
    """Leave the shared definitions out of a schema, unless models see another text of one."""
    if types is None or not body.shared or not _are_shared(body, definitions(types.canonical)):
        return Embedded(body.schema, body.canonical, body.patterns)
    names = tuple(name for name in definitions(body.schema) if name in body.shared)
    schema = _open(body.own_schema) if names else body.own_schema
    return Embedded(schema, _open(body.own_canonical), body.own_patterns, names)


def definitions(schema: JsonValue) -> Mapping[str, JsonValue]:
    """Return the definitions of a schema."""
    found = schema.get("$defs") if isinstance(schema, dict) else None
    return found if isinstance(found, dict) else {}


def _are_shared(body: PlannedBody, types: Mapping[str, JsonValue]) -> bool:
    """Report whether both forms of a schema have the texts of the shared definitions."""
    forms = definitions(body.schema), definitions(body.canonical)
    texts = [(name, form[name]) for form in forms for name in body.shared if name in form]
    return all(types.get(name) == text for name, text in texts)


def _open(schema: JsonValue) -> JsonValue:
    """Move the definitions of a schema to its end."""
    assert isinstance(schema, dict)
    rest = {key: value for key, value in schema.items() if key != "$defs"}
    return {**rest, "$defs": {**definitions(schema)}}
