"""Well-formed but contradictory schemas: crossing bounds, defaults that the schema refuses and the like."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
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
from adlgen.diagnostics.model import Span
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import JsonValue, Sequence
from adlgen.schema.build import Built
from adlgen.schema.equality import json_key
from adlgen.schema.evaluate import Judge
from adlgen.schema.keywords import ANNOTATIONS, JUDGES
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
"""Keywords that may declare properties in another place."""

_MOST_DEPTH = 20


def look_for_contradictions(canonical: Canonical, built: Iterable[Built], report: Report) -> None:
    """Report everything in a schema that is well-formed, but cannot be meant."""
    definitions = cast("Mapping[str, Schema]", canonical.root.keywords.get("$defs", {}))
    judge = Judge(canonical.root, definitions, canonical.patterns)
    for one in built:
        keywords = cast("Mapping[str, Any]", one.schema.keywords)
        look = _Look(one, keywords, judge, report)
        for keyword, check in _CHECKS:
            if keyword in keywords:
                check(look)
        if not _LOWER.isdisjoint(keywords):
            _check_bounds(look)


@dataclass(frozen=True, slots=True)
class _Look:
    """One schema under examination."""

    built: Built
    keywords: Mapping[str, Any]
    judge: Judge
    report: Report

    def span(self, keyword: str, index: int | None = None) -> Span:
        """Return where the value of a keyword is written, or an item of it."""
        node = self.built.node.get(keyword)
        if node is None:
            return self.built.node.span
        if index is not None and isinstance(node, Sequence):
            return node.items[index].span
        return node.span

    def refuses(self, value: JsonValue, *, without: str) -> bool:
        """Report whether the other keywords of the schema refuse a value."""
        rest = {k: v for k, v in self.keywords.items() if k != without and k not in ANNOTATIONS}
        if not rest:
            return False
        try:
            return not self.judge.accepts(Schema(rest, self.built.schema.span), value)
        except RecursionError:
            return False


# --- values ---


def _check_default(look: _Look) -> None:
    value = look.keywords["default"]
    if look.refuses(value, without="default"):
        message = f"the schema refuses its own default {preview(value)}"
        hint = "it is not applied: correct it, or leave it out"
        if value is None:
            hint = 'it is not applied: leave it out, or add "null" to the type'
        look.report.odd(REFUSED_DEFAULT, message, look.span("default"), hint)


def _check_const(look: _Look) -> None:
    value = look.keywords["const"]
    if look.refuses(value, without="const"):
        message = f"the schema refuses its own const {preview(value)}, so it accepts nothing"
        look.report.odd(REFUSED_VALUE, message, look.span("const"), "correct the value or the type")


def _check_enum(look: _Look) -> None:
    values = look.keywords["enum"]
    if not values:
        hint = "list the values, or leave enum out to take any"
        look.report.odd(EMPTY_ENUM, "the enum has no values", look.span("enum"), hint)
        return
    _check_duplicates(look, "enum")
    refused = [i for i, value in enumerate(values) if look.refuses(value, without="enum")]
    if len(refused) == len(values):
        message = "the schema refuses all values of its enum, so it accepts nothing"
        look.report.odd(
            ACCEPTS_NOTHING, message, look.span("enum"), "correct the values or the type"
        )
        return
    for index in refused:
        message = f"the schema refuses the value {preview(values[index])} of its enum"
        hint = "correct the value or the type"
        look.report.odd(REFUSED_VALUE, message, look.span("enum", index), hint)


def _check_duplicates(look: _Look, keyword: str) -> None:
    seen = set()
    for index, value in enumerate(look.keywords[keyword]):
        key = json_key(value)
        if key in seen:
            message = f"{preview(value)} is listed twice"
            look.report.odd(DUPLICATE_VALUE, message, look.span(keyword, index), "leave one out")
        seen.add(key)


# --- bounds and types ---


def _check_bounds(look: _Look) -> None:
    for low, high, strict in _BOUNDS:
        if low not in look.keywords or high not in look.keywords:
            continue
        a, b = look.keywords[low], look.keywords[high]
        if a > b or (strict and a == b):
            message = f"no value satisfies both {low} {preview(a)} and {high} {preview(b)}"
            look.report.odd(CONTRADICTORY_BOUNDS, message, look.span(low), "swap or correct them")


def _check_type(look: _Look) -> None:
    """Look for keywords that judge values of other types than those that are allowed."""
    wanted = look.keywords["type"]
    if isinstance(wanted, list):
        _check_duplicates(look, "type")
    names = [wanted] if isinstance(wanted, str) else wanted
    kinds = {"number" if name == "integer" else name for name in names}
    for entry in look.built.node.entries:
        judged = JUDGES.get(entry.key)
        if judged is None or judged in kinds or entry.key not in look.keywords:
            continue
        message = f"{entry.key!r} has no effect on the type {' or '.join(names)}"
        hint = f"it judges values of the type {judged}"
        look.report.odd(WITHOUT_EFFECT, message, entry.key_span, hint)


def _check_all_of(look: _Look) -> None:
    if _types(look.built.schema, look.judge, {}, _MOST_DEPTH) == frozenset():
        message = "the parts of allOf demand different types, so the schema accepts nothing"
        look.report.odd(ACCEPTS_NOTHING, message, look.span("allOf"), "use anyOf for alternatives")


def _types(
    schema: Schema, judge: Judge, known: dict[int, frozenset[str] | None], depth: int
) -> frozenset[str] | None:
    """Return the types that a schema demands, or None if it leaves them open.

    ``known`` has what was found out, by the ids of schemas: many ways may lead to one.
    """
    if id(schema) in known:
        return known[id(schema)]
    wanted: frozenset[str] | None = None
    keywords = cast("Mapping[str, Any]", schema.keywords)
    if "type" in keywords:
        names = keywords["type"]
        wanted = frozenset([names] if isinstance(names, str) else names)
        wanted |= {"integer"} if "number" in wanted else set()
    parts = list(keywords.get("allOf", ()))
    if "$ref" in keywords:
        parts.append(judge.target(keywords["$ref"]))
    for part in parts if depth else ():
        others = _types(part, judge, known, depth - 1)
        if others is not None:
            wanted = others if wanted is None else wanted & others
    known[id(schema)] = wanted
    return wanted


# --- objects ---


def _check_required(look: _Look) -> None:
    _check_duplicates(look, "required")
    declared: Mapping[str, Schema] = look.keywords.get("properties", {})
    rest = look.keywords.get("additionalProperties")
    closed = rest is not None and rest.boolean is False
    unsure = look.built.in_place or not _ELSEWHERE.isdisjoint(look.keywords) or rest is not None
    for index, name in enumerate(look.keywords["required"]):
        span = look.span("required", index)
        if name in declared:
            if declared[name].boolean is False:
                message = f"{name!r} is required, but its schema accepts nothing"
                look.report.odd(ACCEPTS_NOTHING, message, span)
            continue
        if any(look.judge.matches(p, name) for p in look.keywords.get("patternProperties", ())):
            continue
        near = closest(name, declared)
        hint = f"did you mean {near!r}?" if near else "declare it under properties"
        if closed:
            message = f"{name!r} is required, but further properties are forbidden: no object fits"
            look.report.odd(UNDECLARED_REQUIRED, message, span, hint)
        elif "properties" in look.keywords and not unsure:
            message = f"{name!r} is required, but not declared under 'properties'"
            look.report.odd(UNDECLARED_REQUIRED, message, span, hint)


_CHECKS: tuple[tuple[str, Callable[[_Look], None]], ...] = (
    ("type", _check_type),
    ("enum", _check_enum),
    ("const", _check_const),
    ("default", _check_default),
    ("required", _check_required),
    ("allOf", _check_all_of),
)
"""Each check with the keyword that calls for it."""
