"""Well-formed but contradictory schemas: contradictory bounds, defaults that the schema rejects and similar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from adlgen.diagnostics.codes.schema import (
    ACCEPTS_NOTHING,
    CONTRADICTORY_BOUNDS,
    DUPLICATE_VALUE,
    EMPTY_ENUM,
    REFUSED_DEFAULT,
    REFUSED_VALUE,
    UNDECLARED_REQUIRED,
    WITHOUT_EFFECT,
)
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Label, Span
from adlgen.diagnostics.spelling import closest
from adlgen.document import node as nodes
from adlgen.document.node import JsonValue
from adlgen.schema.equality import json_key
from adlgen.schema.evaluate import Evaluator
from adlgen.schema.frames import Built
from adlgen.schema.keywords import ANNOTATIONS, KEYWORD_TYPES, TYPES
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.report import Report
from adlgen.schema.values import preview

_BOUNDS = (
    ("minimum", "maximum", False),
    ("minimum", "exclusiveMaximum", True),
    ("exclusiveMinimum", "maximum", True),
    ("exclusiveMinimum", "exclusiveMaximum", True),
    ("minLength", "maxLength", False),
    ("minItems", "maxItems", False),
    ("minContains", "maxContains", False),
    ("minProperties", "maxProperties", False),
)
_LOWER = frozenset(low for low, _, _ in _BOUNDS)
_ELSEWHERE = frozenset({"$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"})
"""Keywords whose subschemas may declare properties."""


def look_for_contradictions(canonical: Canonical, built: Sequence[Built], report: Report) -> None:
    """Report parts of a schema that are well-formed but contradictory."""
    definitions = cast("Mapping[str, Schema]", canonical.root.keywords.get("$defs", {}))
    evaluator = Evaluator(canonical.root, definitions, canonical.patterns)
    empty = _empty(canonical, built)
    for one in built:
        keywords = cast("Mapping[str, Any]", one.schema.keywords)
        if _agrees(keywords):
            continue
        look = _Look(one, keywords, evaluator, report, id(one.schema) in empty)
        for keyword, check in _CHECKS:
            if keyword in keywords:
                check(look)
        if not _LOWER.isdisjoint(keywords):
            _check_bounds(look)


_TEXT = {"type": "string"}


def _agrees(keywords: Mapping[str, Any]) -> bool:
    """Report whether a schema has only keywords of its one type, or of none, that cannot contradict one another."""
    kind = keywords.get("type", "")
    return (
        isinstance(kind, str)
        and _CHECKED.isdisjoint(keywords)
        and _OF_OTHER_TYPES[kind].isdisjoint(keywords)
    )


class _Look(Struct):
    """A schema to check."""

    built: Built
    keywords: Mapping[str, Any]
    evaluator: Evaluator
    report: Report
    is_empty: bool
    """Whether it is known that no value satisfies all parts of its allOf."""

    def span(self, keyword: str, index: int | None = None) -> Span:
        """Return the span of a keyword's value, or of an item of it."""
        node = self.built.node.get(keyword)
        if node is None:
            return self.built.node.span
        if index is not None and isinstance(node, nodes.Sequence):
            return node.items[index].span
        return node.span

    def refused(self, values: Sequence[JsonValue], *, without: str) -> list[int]:
        """Return the indices of the values that the other keywords of the schema refuse."""
        rest = {k: v for k, v in self.keywords.items() if k != without and k not in ANNOTATIONS}
        if not rest or (rest == _TEXT and all(map(_is_text, values))):
            return []
        schema, found = Schema(rest, self.built.schema.span), []
        for index, value in enumerate(values):
            try:
                if not self.evaluator.accepts(schema, value):
                    found.append(index)
            except RecursionError:
                continue
        return found

    def refuses(self, value: JsonValue, *, without: str) -> bool:
        """Report whether the other keywords of the schema refuse a value."""
        return bool(self.refused([value], without=without))


# --- values ---


def _check_default(look: _Look) -> None:
    value = look.keywords["default"]
    if look.refuses(value, without="default"):
        message = f"the schema refuses its own default {preview(value)}"
        hint = "it is not applied: correct it, or leave it out"
        if value is None:
            hint = 'it is not applied: leave it out, or add "null" to the type'
        look.report.suspicious(REFUSED_DEFAULT, message, look.span("default"), hint)


def _check_const(look: _Look) -> None:
    value = look.keywords["const"]
    if look.refuses(value, without="const"):
        message = f"the schema refuses its own const {preview(value)}, so it accepts no value"
        look.report.suspicious(
            REFUSED_VALUE, message, look.span("const"), "correct the value or the type"
        )


def _check_enum(look: _Look) -> None:
    values = look.keywords["enum"]
    if not values:
        hint = "list the values, or leave enum out to take any"
        look.report.suspicious(EMPTY_ENUM, "the enum has no values", look.span("enum"), hint)
        return
    _check_duplicates(look, "enum")
    refused = look.refused(values, without="enum")
    if len(refused) == len(values):
        message = "the schema refuses all values of its enum, so it accepts no value"
        look.report.suspicious(
            ACCEPTS_NOTHING, message, look.span("enum"), "correct the values or the type"
        )
        return
    for index in refused:
        message = f"the schema refuses the value {preview(values[index])} of its enum"
        hint = "correct the value or the type"
        look.report.suspicious(REFUSED_VALUE, message, look.span("enum", index), hint)


def _check_duplicates(look: _Look, keyword: str) -> None:
    values = look.keywords[keyword]
    if all(map(_is_text, values)) and len({*values}) == len(values):
        return
    seen: dict[object, int] = {}
    for index, value in enumerate(values):
        first = seen.setdefault(json_key(value), index)
        if first != index:
            message = f"{preview(value)} is listed twice"
            labels = (Label(look.span(keyword, first), "first listed here"),)
            span = look.span(keyword, index)
            if keyword != "enum":  # forbidden by the meta-schema
                look.report.typo(DUPLICATE_VALUE, message, span, "leave one out")
                continue
            look.report.suspicious(DUPLICATE_VALUE, message, span, "leave one out", labels)


def _is_text(value: JsonValue) -> bool:
    return isinstance(value, str)


# --- bounds and types ---


def _check_bounds(look: _Look) -> None:
    for low, high, strict in _BOUNDS:
        if low not in look.keywords or high not in look.keywords:
            continue
        a, b = look.keywords[low], look.keywords[high]
        if a > b or (strict and a == b):
            message = f"no value satisfies both {low} {preview(a)} and {high} {preview(b)}"
            labels = (Label(look.span(high), high),)
            span, hint = look.span(low), "swap or correct them"
            look.report.suspicious(CONTRADICTORY_BOUNDS, message, span, hint, labels)


def _check_type(look: _Look) -> None:
    """Report keywords that apply to types other than the allowed ones."""
    wanted = look.keywords["type"]
    if isinstance(wanted, str):
        if _OF_OTHER_TYPES[wanted].isdisjoint(look.keywords):
            return
        names = [wanted]
    else:
        names = wanted
        _check_duplicates(look, "type")
    kinds = {"number" if name == "integer" else name for name in names}
    for entry in look.built.node.entries:
        applicable = KEYWORD_TYPES.get(entry.key)
        if applicable is None or applicable in kinds or entry.key not in look.keywords:
            continue
        message = f"{entry.key!r} has no effect on the type {' or '.join(names)}"
        hint = f"it applies to values of type {applicable}"
        look.report.suspicious(WITHOUT_EFFECT, message, entry.key_span, hint)


def _check_all_of(look: _Look) -> None:
    if look.is_empty:
        message = "no value satisfies all parts of allOf, so the schema accepts no value"
        look.report.suspicious(
            ACCEPTS_NOTHING, message, look.span("allOf"), "use anyOf for alternatives"
        )


def _empty(canonical: Canonical, built: Iterable[Built]) -> frozenset[int]:
    """Return the ids of the schemas with allOf that are proved to accept no value."""
    wanted = [one.schema for one in built if "allOf" in one.schema.keywords]
    if not wanted:
        return frozenset()
    from adlgen.schema.contain.decide import without_values  # seldom needed

    return without_values(canonical, wanted)


# --- objects ---


def _check_required(look: _Look) -> None:
    _check_duplicates(look, "required")
    listed = frozenset(look.keywords["required"])
    declared: Mapping[str, Schema] = look.keywords.get("properties", {})
    rest = look.keywords.get("additionalProperties")
    closed = rest is not None and rest.boolean is False
    unsure = look.built.in_place or not _ELSEWHERE.isdisjoint(look.keywords) or rest is not None
    for index, name in enumerate(look.keywords["required"]):
        if name in declared and declared[name].boolean is not False:
            continue
        span = look.span("required", index)
        if name in declared:
            message = f"{name!r} is required, but its schema accepts no value"
            look.report.suspicious(ACCEPTS_NOTHING, message, span)
            continue
        if any(look.evaluator.matches(p, name) for p in look.keywords.get("patternProperties", ())):
            continue
        near = closest(name, declared)
        hint = f"did you mean {near!r}?" if near else "declare it under properties"
        report = look.report.typo if near and near not in listed else look.report.suspicious
        if closed:
            message = f"{name!r} is required but undeclared, and additional properties are forbidden, so no object is valid"
            report(UNDECLARED_REQUIRED, message, span, hint)
        elif "properties" in look.keywords and not unsure:
            message = f"{name!r} is required but not declared under 'properties'"
            report(UNDECLARED_REQUIRED, message, span, hint)


_CHECKS: tuple[tuple[str, Callable[[_Look], None]], ...] = (
    ("type", _check_type),
    ("enum", _check_enum),
    ("const", _check_const),
    ("default", _check_default),
    ("required", _check_required),
    ("allOf", _check_all_of),
)
"""The checks, each with the keyword to which it applies."""
_CHECKED = _LOWER.union(keyword for keyword, check in _CHECKS if check is not _check_type)
_OF_OTHER_TYPES: Mapping[str, frozenset[str]] = {
    "": frozenset(),
    **{
        name: frozenset(
            keyword
            for keyword, kind in KEYWORD_TYPES.items()
            if kind != ("number" if name == "integer" else name)
        )
        for name in TYPES
    },
}
"""The keywords that have no effect on a type; none without a type."""
