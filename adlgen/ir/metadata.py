"""The metadata of types: documentation, and the constraints that a type does not show."""

from __future__ import annotations

from typing import cast

from adlgen.document.node import JsonValue
from adlgen.ir.atoms import Atom
from adlgen.ir.types import Meta

_BOUNDS = (
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "pattern",
    "minItems",
    "maxItems",
    "uniqueItems",
    "minProperties",
    "maxProperties",
)
_BOUNDED = frozenset(_BOUNDS)


def meta_of(given: tuple[Atom, ...]) -> Meta:
    """Collect the metadata of subschemas; the first value of a keyword takes precedence."""
    merged = given[0].schema.keywords
    if len(given) > 1:
        merged = {k: v for atom in reversed(given) for k, v in atom.schema.keywords.items()}
    bounds = () if _BOUNDED.isdisjoint(merged) else _BOUNDS
    return Meta(
        description=_text(merged.get("description")),
        title=_text(merged["title"]) if "title" in merged else "",
        deprecated=merged.get("deprecated") is True,
        write_only=merged.get("writeOnly") is True,
        format=_text(merged["format"]) if "format" in merged else "",
        constraints={k: cast("JsonValue", merged[k]) for k in bounds if k in merged},
    )


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
