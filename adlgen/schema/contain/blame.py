"""Which keyword of a schema refuses a value, and which schema describes that part of the value in another one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.schema.contain.nodes import evaluator_of
from adlgen.schema.evaluate import Evaluator
from adlgen.schema.model import Canonical, Schema

Tokens: TypeAlias = tuple[str | int, ...]
"""Where a part of a value is: names of properties and numbers of items."""

_GROUPS = (("if", "then", "else"), ("contains", "minContains", "maxContains"))
"""Keywords that depend on each other."""
_STEPS = frozenset(
    {"$defs", "$ref", "allOf", "properties", "patternProperties", "additionalProperties"}
    | {"prefixItems", "items"}
)
"""Keywords whose subschemas are looked at one by one; some mean something else without the others."""
_LISTED = ("anyOf", "oneOf", "allOf")


class Refusal(Struct, eq=False):
    """The keyword that refuses a part of a value."""

    instance: Tokens
    """The part of the value."""
    schema: Schema
    keyword: str
    detail: str = ""
    """The name to which the keyword applies: a property that is absent or not allowed; empty otherwise."""
    steps: tuple[Step, ...] = ()
    """How the schema was reached."""


class Step(Struct, eq=False):
    """A subschema that a value must satisfy: the schema that has it, and where."""

    token: str | int | None
    """The part of the value to which it applies; None: the same value."""
    owner: Schema
    keyword: str
    key: str
    schema: Schema
    value: JsonValue


def blame(canonical: Canonical, value: JsonValue) -> Refusal:
    """Return the keyword that refuses the innermost part of a value that is refused."""
    evaluator = evaluator_of(canonical, canonical.patterns)
    schema, steps = canonical.root, list[Step]()
    while True:
        refused = (
            step
            for step in _inner(evaluator, schema, value)
            if not evaluator.accepts(step.schema, step.value)
        )
        step = next(refused, None) or _alternative(evaluator, schema, value)
        if step is None:
            break
        steps.append(step)
        schema, value = step.schema, step.value
    if schema.boolean is False and steps:
        last = steps.pop()
        name = last.token if isinstance(last.token, str) else ""
        return Refusal(_instance(steps), last.owner, last.keyword, name, tuple(steps))
    keyword = _keyword(evaluator, schema, value)
    detail = _detail(schema, keyword, value)
    return Refusal(_instance(steps), schema, keyword, detail, tuple(steps))


def describing(
    canonical: Canonical, value: JsonValue, instance: Tokens, keyword: str
) -> tuple[Schema, int]:
    """Return the schema that describes a part of a value, and how many tokens lead to what is described at all.

    If several schemas describe it, the first that has the keyword is returned.
    """
    evaluator = evaluator_of(canonical, canonical.patterns)
    schemas = [canonical.root]
    for reached, token in enumerate(instance):
        inner = [
            step
            for schema in _in_place(evaluator, schemas, value)
            for step in _inner(evaluator, schema, value)
            if step.token == token and type(step.token) is type(token)
        ]
        if not inner:
            return _first(evaluator, schemas, value, keyword), reached
        schemas, value = [step.schema for step in inner], inner[0].value
    return _first(evaluator, schemas, value, keyword), len(instance)


def _first(
    evaluator: Evaluator, schemas: Sequence[Schema], value: JsonValue, keyword: str
) -> Schema:
    found = _in_place(evaluator, schemas, value)
    own = [one for one in found if keyword in one.keywords]
    own += [one for one in found if "$ref" not in one.keywords]
    return own[0] if own else found[0]


def _instance(steps: Sequence[Step]) -> Tokens:
    return tuple(step.token for step in steps if step.token is not None)


def _in_place(evaluator: Evaluator, schemas: Sequence[Schema], value: JsonValue) -> list[Schema]:
    """Return schemas with those that they apply to the same value and that accept it."""
    found: dict[int, Schema] = {}
    waiting = list(reversed(schemas))
    while waiting:
        schema = waiting.pop()
        if id(schema) in found:
            continue
        found[id(schema)] = schema
        words: Mapping[str, Any] = schema.keywords
        inner = [evaluator.target(words["$ref"])] if "$ref" in words else []
        inner += [one for keyword in _LISTED for one in words.get(keyword, ())]
        inner += [words[keyword] for keyword in ("if", "then", "else") if keyword in words]
        inner += words.get("dependentSchemas", {}).values()
        waiting += [one for one in reversed(inner) if evaluator.accepts(one, value)]
    return list(found.values())


def _inner(evaluator: Evaluator, schema: Schema, value: JsonValue) -> Iterator[Step]:
    """Yield the subschemas that a value must satisfy."""
    words: Mapping[str, Any] = schema.keywords
    if "$ref" in words:
        yield Step(None, schema, "$ref", "", evaluator.target(words["$ref"]), value)
    for index, one in enumerate(words.get("allOf", ())):
        yield Step(None, schema, "allOf", str(index), one, value)
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _of_property(evaluator, schema, name, part)
    if isinstance(value, list):
        prefix = words.get("prefixItems", ())
        for index, part in enumerate(value):
            if index < len(prefix):
                yield Step(index, schema, "prefixItems", str(index), prefix[index], part)
            elif "items" in words:
                yield Step(index, schema, "items", "", words["items"], part)


def _alternative(evaluator: Evaluator, schema: Schema, value: JsonValue) -> Step | None:
    """Return the only alternative that is intended for a value which none accepts, by its type, or also by its tags."""
    for keyword in ("anyOf", "oneOf"):
        listed: Any = schema.keywords.get(keyword, ())
        if listed and not any(evaluator.accepts(one, value) for one in listed):
            typed = [n for n, one in enumerate(listed) if _has_type(evaluator, one, value)]
            tagged = [n for n in typed if _has_tags(evaluator, listed[n], value)]
            for fits in (tagged, typed):
                if len(fits) == 1:
                    return Step(None, schema, keyword, str(fits[0]), listed[fits[0]], value)
    return None


def _has_type(evaluator: Evaluator, schema: Schema, value: JsonValue) -> bool:
    words: Mapping[str, Any] = schema.keywords
    if "$ref" in words and not _has_type(evaluator, evaluator.target(words["$ref"]), value):
        return False
    kept = {word: words[word] for word in ("type", "const", "enum") if word in words}
    return schema.boolean is not False and evaluator.accepts(Schema(kept, schema.span), value)


def _has_tags(evaluator: Evaluator, schema: Schema, value: JsonValue) -> bool:
    words: Mapping[str, Any] = schema.keywords
    if "$ref" in words and not _has_tags(evaluator, evaluator.target(words["$ref"]), value):
        return False
    if not isinstance(value, dict):
        return True
    for name, one in words.get("properties", {}).items():
        is_tag = "const" in one.keywords or "enum" in one.keywords
        if is_tag and not (name in value and evaluator.accepts(one, value[name])):
            return False
    return True


def _of_property(
    evaluator: Evaluator, schema: Schema, name: str, part: JsonValue
) -> Iterator[Step]:
    words: Mapping[str, Any] = schema.keywords
    known: Mapping[str, Schema] = words.get("properties", {})
    found = [("properties", name, known[name])] if name in known else []
    found += [
        ("patternProperties", pattern, one)
        for pattern, one in words.get("patternProperties", {}).items()
        if evaluator.matches(pattern, name)
    ]
    if not found and "additionalProperties" in words:
        found = [("additionalProperties", "", words["additionalProperties"])]
    for keyword, key, one in found:
        yield Step(name, schema, keyword, key, one, part)


def _keyword(evaluator: Evaluator, schema: Schema, value: JsonValue) -> str:
    """Return the keyword that refuses a value by itself; empty if none does."""
    words = schema.keywords
    for keyword, argument in words.items():
        group = next((group for group in _GROUPS if group[0] == keyword), ())
        kept = {word: words[word] for word in group if word in words} or {keyword: argument}
        if keyword.startswith("unevaluated"):
            kept = dict(words)
        if keyword not in _STEPS and not evaluator.accepts(Schema(kept, schema.span), value):
            return keyword
    return ""


def _detail(schema: Schema, keyword: str, value: JsonValue) -> str:
    words: Mapping[str, Any] = schema.keywords
    if not isinstance(value, dict):
        return ""
    if keyword == "required":
        return next((str(name) for name in words[keyword] if name not in value), "")
    if keyword == "dependentRequired":
        for name, others in words[keyword].items():
            if name in value and any(other not in value for other in others):
                return str(name)
    return ""
