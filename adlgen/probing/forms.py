"""Schemas without references and alternatives, and values that they accept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.sample import NoSampleError, sample

_DEEPEST = 10
_MOST_FORMS = 8
_NAMED = {"properties", "patternProperties", "dependentSchemas"}
_OPTIONAL_DEPTH = 3
"""The depth to which optional properties are in a full value."""
_PLAIN = {
    *("type", "enum", "const", "format", "minLength", "maxLength", "pattern", "multipleOf"),
    *("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
}


class Forms(Struct):
    """The parts of one schema."""

    canonical: Canonical

    def of(self, schema: Schema, depth: int = 0) -> list[Schema]:
        """Return the schemas that remain if references are followed and each alternative is chosen in turn."""
        if schema.boolean is not None or depth > _DEEPEST:
            return [schema]
        keywords = dict(schema.keywords)
        parts: list[Schema] = []
        reference = keywords.pop("$ref", None)
        if isinstance(reference, str):
            parts.append(self._target(reference))
        parts += _schemas(keywords.pop("allOf", ()))
        chosen: list[list[Schema]] = [[]]
        for keyword in ("anyOf", "oneOf"):
            options = _schemas(keywords.pop(keyword, ()))
            if options:
                chosen = [[*one, option] for one in chosen for option in options][:_MOST_FORMS]
        own = Schema(keywords, schema.span)
        if not parts and chosen == [[]]:
            return _typed(own)
        merged = [_merged([own, *parts, *one]) for one in chosen]
        return [form for one in merged for form in self.of(one, depth + 1)][:_MOST_FORMS]

    def _target(self, reference: str) -> Schema:
        if reference == "#":
            return self.canonical.root
        definitions: Any = self.canonical.root.keywords["$defs"]
        found: Schema = definitions[reference.removeprefix("#/$defs/")]
        return found

    def value(self, schema: Schema, depth: int = 0, *, full: bool = False) -> JsonValue:
        """Return a value that a schema accepts; with ``full`` optional properties are in it. Raises NoSampleError."""
        if depth <= _DEEPEST:
            for form in self.of(schema):
                for value in self._attempts(form, depth, full=full):
                    if self.has(schema, value):
                        return value
        raise NoSampleError

    def has(self, schema: Schema, value: JsonValue) -> bool:
        """Report whether a part of the schema accepts a value, with its formats."""
        return accepts(self.canonical, value, schema, formats=True)

    def _attempts(self, form: Schema, depth: int, *, full: bool) -> Iterator[JsonValue]:
        keywords = form.keywords
        kind = keywords.get("type") or _suggested(keywords)
        try:
            if kind == "object":
                if full and depth < _OPTIONAL_DEPTH:
                    yield self._object(keywords, depth, full=True)
                yield self._object(keywords, depth, full=False)
            elif kind == "array":
                yield self._array(keywords, depth, full=full)
                yield []
            else:
                plain: Any = {key: keywords[key] for key in keywords if key in _PLAIN}
                yield sample(plain, self.canonical.patterns)
        except NoSampleError:
            pass
        examples: Any = keywords.get("examples", [])
        yield from (keywords[key] for key in ("const", "default") if key in keywords)  # type: ignore[misc]
        yield from examples if isinstance(examples, list) else []

    def _object(
        self, keywords: Mapping[str, object], depth: int, *, full: bool
    ) -> dict[str, JsonValue]:
        known: Any = keywords.get("properties", {})
        required: Any = keywords.get("required", [])
        value: dict[str, JsonValue] = {}
        for name in dict.fromkeys([*known, *required]):
            if name in required:
                value[name] = self._property(known, name, depth, full=full)
            elif full:
                try:
                    value[name] = self._property(known, name, depth, full=True)
                except NoSampleError:
                    continue
        return value

    def _property(
        self, known: Mapping[str, Schema], name: str, depth: int, *, full: bool
    ) -> JsonValue:
        return self.value(known[name], depth + 1, full=full) if name in known else "text"

    def _array(self, keywords: Mapping[str, object], depth: int, *, full: bool) -> list[JsonValue]:
        prefix: Any = keywords.get("prefixItems", [])
        least: Any = keywords.get("minItems", 0)
        items: Any = keywords.get("items", Schema({}, self.canonical.root.span, boolean=True))
        count = max(int(least), len(prefix), 1)
        schemas = [*prefix, *([items] * count)][:count]
        found: list[JsonValue] = []
        for part in schemas:
            if part.boolean is False:
                break
            found.append("text" if part.boolean else self.value(part, depth + 1, full=full))
        return found


def part_of(schema: Schema, token: str | int) -> Schema | None:
    """Return the schema of an element or a property of a value of a form; None if there is none of its own."""
    keywords: Any = schema.keywords
    if isinstance(token, str):
        found = keywords.get("properties", {}).get(token, keywords.get("additionalProperties"))
    else:
        prefix = keywords.get("prefixItems", [])
        found = prefix[token] if token < len(prefix) else keywords.get("items")
    return found if isinstance(found, Schema) else None


def _schemas(found: object) -> list[Schema]:
    return [one for one in found if isinstance(one, Schema)] if isinstance(found, list) else []


def _typed(schema: Schema) -> list[Schema]:
    """Return a schema for each of its types."""
    kinds = schema.keywords.get("type")
    if not isinstance(kinds, list):
        return [schema]
    return [Schema({**schema.keywords, "type": kind}, schema.span) for kind in kinds]


def _merged(parts: list[Schema]) -> Schema:
    """Merge schemas approximately: properties and required names are united; of other keywords the last is used."""
    out: dict[str, Any] = {}
    for part in parts:
        if part.boolean is False:
            return part
        for key, value in part.keywords.items():
            before: Any = out.get(key)
            if key in _NAMED and before is not None:
                more: Any = value
                out[key] = {**before, **_united(before, more)}
            elif key == "required" and before is not None:
                found: Any = value
                out[key] = list(dict.fromkeys([*before, *found]))
            elif key in ("allOf", "anyOf", "oneOf") and before is not None and key == "allOf":
                out[key] = [*before, *_schemas(value)]
            else:
                out[key] = value
    last = parts[-1] if len(parts) > 1 else parts[0]
    return Schema(out, last.span)


def _united(before: Mapping[str, Schema], more: Mapping[str, Schema]) -> dict[str, Schema]:
    """Return properties, those of both schemas with the keywords of both."""
    return {
        name: _merged([before[name], one]) if name in before and one.boolean is None else one
        for name, one in more.items()
    }


def _suggested(keywords: Mapping[str, object]) -> str | None:
    if keywords.keys() & {"properties", "required", "additionalProperties", "patternProperties"}:
        return "object"
    return "array" if keywords.keys() & {"items", "prefixItems", "contains"} else None
