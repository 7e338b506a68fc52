"""Copies of schemas from which keywords are left out."""

from __future__ import annotations

from typing import Any, cast

from adlgen.diagnostics.datatypes import replace
from adlgen.schema.contain.blame import Refusal
from adlgen.schema.model import Canonical, Schema

_WITH = {"if": ("then", "else"), "contains": ("minContains", "maxContains")}
"""Keywords that mean nothing without another one."""
_NAMED = ("properties", "patternProperties")


def copied(canonical: Canonical) -> Canonical:
    """Return a schema with subschemas of its own, at the same places; ``json`` stays as it is."""
    made: dict[int, Schema] = {}
    waiting: list[Schema] = []

    def copy(schema: Schema) -> Schema:
        if id(schema) not in made:
            made[id(schema)] = Schema({}, schema.span, schema.boolean)
            waiting.append(schema)
        return made[id(schema)]

    root = copy(canonical.root)
    while waiting:
        schema = waiting.pop()
        _words(made[id(schema)]).update(
            (keyword, _copied(value, copy)) for keyword, value in schema.keywords.items()
        )
    return replace(canonical, root=root)


def _copied(value: object, copy: Any) -> object:  # noqa: ANN401 - a function of schemas
    match value:
        case Schema():
            return copy(value)
        case list() if value and isinstance(value[0], Schema):
            return [copy(one) for one in value]
        case dict() if value and isinstance(next(iter(value.values())), Schema):
            return {key: copy(one) for key, one in value.items()}
        case _:
            return value


def relax(refusal: Refusal) -> bool:
    """Leave the keyword of a refusal out of a copied schema, or the name to which it applied; report whether it is there."""
    words = _words(refusal.schema)
    keyword, name = refusal.keyword, refusal.detail
    if keyword not in words:
        return False
    if keyword == "required" and name:
        words[keyword] = [one for one in words[keyword] if one != name]
    elif keyword == "dependentRequired" and name:
        words[keyword] = {key: one for key, one in words[keyword].items() if key != name}
    elif keyword in _NAMED:
        words[keyword] = {
            key: _always(one) if one.boolean is False else one
            for key, one in words[keyword].items()
        }
    else:
        for word in (keyword, *_WITH.get(keyword, ())):
            words.pop(word, None)
    return True


def untype(schema: Schema, name: str) -> None:
    """Let a property of a copied schema be anything."""
    words = _words(schema)
    words["properties"] = {**words["properties"], name: _always(schema)}


def _always(schema: Schema) -> Schema:
    return Schema({}, schema.span, boolean=True)


def _words(schema: Schema) -> dict[str, Any]:
    """Return the keywords of a copied schema, which can be changed."""
    return cast("dict[str, Any]", schema.keywords)
