"""Schemas without the parts whose announced date of removal has passed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue, Mapping, Node
from adlgen.schema.contain.relax import copied
from adlgen.schema.equality import json_equal
from adlgen.schema.extension import EXTENSION
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.nested import deprecated_values, deprecation_of
from adlgen.schema.walk import schemas


def has_expired(schema: Node | None, today: str) -> bool:
    """Report whether a schema was deprecated until a date that is over."""
    known = deprecation_of(schema.get(EXTENSION)) if isinstance(schema, Mapping) else None
    return known is not None and bool(known[1]) and known[1] <= today


def without_expired(canonical: Canonical, written: Node | None, today: str) -> Canonical:
    """Return a schema that refuses the arguments and the alternatives that may be gone, and requires none of them."""
    found = [schema for _, schema in schemas(written)] if isinstance(written, Mapping) else []
    gone = {schema.span for schema in found if has_expired(schema, today)}
    values = {schema.span: over for schema in found if (over := [*_expired_values(schema, today)])}
    if not gone and not values:
        return canonical
    made = copied(canonical)
    for schema in _all(made.root):
        words = cast("dict[str, Any]", schema.keywords)
        _leave_out(words, gone)
        over = values.get(schema.span, [])
        if over and "enum" in words:
            words["enum"] = [
                one for one in words["enum"] if not any(json_equal(one, value) for value in over)
            ]
    return made


def _expired_values(schema: Mapping, today: str) -> Iterator[JsonValue]:
    for value, entry in deprecated_values(schema, schema.get(EXTENSION)):
        known = deprecation_of(entry.value)
        if known is not None and known[1] and known[1] <= today:
            yield value


def _leave_out(words: dict[str, Any], gone: set[Span]) -> None:
    known: dict[str, Schema] = words.get("properties", {})
    names = {name for name, one in known.items() if one.span in gone}
    if names:
        words["properties"] = {n: _never(one) if n in names else one for n, one in known.items()}
        words["required"] = [name for name in words.get("required", ()) if name not in names]
    for word in ("anyOf", "oneOf"):
        if word in words:
            words[word] = [_never(one) if one.span in gone else one for one in words[word]]


def _never(schema: Schema) -> Schema:
    return Schema({}, schema.span, boolean=False)


def _all(root: Schema) -> Iterator[Schema]:
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        schema = waiting.pop()
        if id(schema) in seen:
            continue
        seen.add(id(schema))
        yield schema
        for value in schema.keywords.values():
            parts: Any = (
                value.values()
                if isinstance(value, dict)
                else value if isinstance(value, list) else (value,)
            )
            waiting += (one for one in parts if isinstance(one, Schema))
