"""A small value that a schema accepts, for the tests that users start from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonNumber, JsonValue
from adlgen.schema.formats import SAMPLES
from adlgen.schema.keywords import META_DATA
from adlgen.schema.patterns import search

Keywords: TypeAlias = Mapping[str, JsonValue]

_KNOWN = {
    *("$ref", "anyOf", "oneOf", "type", "enum", "const"),
    *("properties", "required", "additionalProperties", "patternProperties", "minProperties"),
    *("maxProperties", "items", "prefixItems", "minItems", "maxItems", "uniqueItems"),
    *("minLength", "maxLength", "pattern", "format"),
    *("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
    *("$schema", "$id", "$comment", "$defs", "definitions", "nullable", *META_DATA),
}
_ALTERNATIVES = ("$ref", "anyOf", "oneOf")
_ANNOTATIONS = META_DATA | {"$comment", "$schema"}
_DEEPEST = 12
_LONGEST = 100


class NoSampleError(ValueError):
    """Raised if a schema has keywords for which no value is derived."""


def sample(schema: JsonValue, patterns: Mapping[str, JsonValue]) -> JsonValue:
    """Return a value that a canonical schema accepts: required properties only, short texts.

    ``patterns`` has the programs of its patterns. Raises NoSampleError if it derives no value.
    """
    try:
        return _Sampler(schema, patterns).value(schema, 0)
    except NoSampleError:
        from adlgen.schema.combined import combined  # slow to import, and seldom needed

        found = combined(schema)
        if found.answer != "no":
            raise
        return found.witness


class _Sampler(Struct):
    root: JsonValue
    patterns: Mapping[str, JsonValue]

    def value(self, schema: JsonValue, depth: int) -> JsonValue:
        if schema is True or schema == {}:
            return "text"
        if not isinstance(schema, dict) or depth > _DEEPEST or not schema.keys() <= _KNOWN:
            raise NoSampleError
        if "const" in schema or "enum" in schema:
            return self._constant(schema)
        for keyword in _ALTERNATIVES:
            if keyword in schema:
                if schema.keys() - _ANNOTATIONS - {keyword, "$defs"}:
                    raise NoSampleError
                return self._alternative(schema, keyword, depth)
        return self._of_type(schema, depth)

    def _of_type(self, schema: Keywords, depth: int) -> JsonValue:
        kinds = schema.get("type")
        match kinds[0] if isinstance(kinds, list) and kinds else kinds:
            case "object":
                return self._object(schema, depth)
            case "array":
                return self._array(schema, depth)
            case "string":
                return self._string(schema)
            case "integer" | "number":
                return _number(schema)
            case "boolean":
                return True
            case "null":
                return None
            case _:
                raise NoSampleError

    def _constant(self, schema: Keywords) -> JsonValue:
        if schema.keys() - _ANNOTATIONS - {"const", "enum", "type"}:
            raise NoSampleError
        enum = schema.get("enum")
        values = [schema["const"]] if "const" in schema else enum if isinstance(enum, list) else []
        kinds = schema.get("type")
        for value in values:
            if kinds is None or _kind(value) in (kinds if isinstance(kinds, list) else [kinds]):
                return value
        raise NoSampleError

    def _alternative(self, schema: Keywords, keyword: str, depth: int) -> JsonValue:
        if keyword == "$ref":
            return self.value(self._target(schema["$ref"]), depth + 1)
        choices = schema[keyword]
        assert isinstance(choices, list)
        for index, choice in enumerate(choices):
            try:
                value = self.value(choice, depth + 1)
            except NoSampleError:
                continue
            others = choices[:index] + choices[index + 1 :] if keyword == "oneOf" else []
            if all(self._refuses(other, value) for other in others):
                return value
        raise NoSampleError

    def _refuses(self, schema: JsonValue, value: JsonValue) -> bool:
        """Report whether a schema is known to refuse a value."""
        if not isinstance(schema, dict):
            return schema is False
        kinds = schema.get("type")
        if kinds is not None and _kind(value) not in (
            kinds if isinstance(kinds, list) else [kinds]
        ):
            # An integer is a number too.
            return not (isinstance(value, int | float) and "number" in str(kinds))
        values = [schema["const"]] if "const" in schema else schema.get("enum")
        if isinstance(values, list) and isinstance(value, str) and value not in values:
            return True
        if kinds != "object" or not isinstance(value, dict):
            return False
        known, required = schema.get("properties", {}), schema.get("required", [])
        assert isinstance(known, dict)
        assert isinstance(required, list)
        return any(name not in value for name in required) or any(
            self._refuses(known[name], part) for name, part in value.items() if name in known
        )

    def _target(self, reference: JsonValue) -> JsonValue:
        node = self.root
        for token in str(reference).removeprefix("#").split("/")[1:]:
            key = token.replace("~1", "/").replace("~0", "~")
            node = node.get(key) if isinstance(node, dict) else None
        return node

    def _object(self, schema: Keywords, depth: int) -> JsonValue:
        known, required = schema.get("properties", {}), schema.get("required", [])
        least, most = schema.get("minProperties", 0), schema.get("maxProperties", _LONGEST)
        more = schema.get("additionalProperties", True)
        by_pattern = schema.get("patternProperties", {})
        assert isinstance(known, dict)
        assert isinstance(required, list)
        assert isinstance(by_pattern, dict)
        names = [n for n in known if n in required] + [n for n in required if n not in known]
        spare = (n for n in known if n not in required)
        while isinstance(least, int) and len(names) < least and (name := next(spare, None)):
            names.append(name)
        values = {str(n): self.value(known.get(str(n), more), depth + 1) for n in names}
        if any(search(self.patterns[p], name) for p in by_pattern for name in values):
            raise NoSampleError
        values |= self._extra(schema, int(_number_of(least)) - len(values), depth)
        if not (_number_of(least) <= len(values) <= _number_of(most)):
            raise NoSampleError
        return values

    def _extra(self, schema: Keywords, count: int, depth: int) -> dict[str, JsonValue]:
        """Return undeclared properties, at most one for each pattern of names if others are refused."""
        more = schema.get("additionalProperties", True)
        known, by_pattern = schema.get("properties", {}), schema.get("patternProperties", {})
        assert isinstance(known, dict)
        assert isinstance(by_pattern, dict)
        if count > _LONGEST:
            raise NoSampleError
        if more is not False:
            names = [f"key{number + 1}" for number in range(count)]
            schemas = [more] * len(names)
        else:
            names = [_text(pattern) for pattern in by_pattern][: max(count, 0)]
            schemas = list(by_pattern.values())
        for name in names:
            matching = [p for p in by_pattern if search(self.patterns[p], name)]
            if len(matching) != (more is False) or name in known:
                raise NoSampleError
        return {n: self.value(part, depth + 1) for n, part in zip(names, schemas, strict=False)}

    def _array(self, schema: Keywords, depth: int) -> JsonValue:
        least = int(_number_of(schema.get("minItems", 0)))
        prefix, rest = schema.get("prefixItems", []), schema.get("items", True)
        assert isinstance(prefix, list)
        if least > _LONGEST or (least > 1 and schema.get("uniqueItems")):
            raise NoSampleError
        return [
            self.value(prefix[index] if index < len(prefix) else rest, depth + 1)
            for index in range(least)
        ]

    def _string(self, schema: Keywords) -> JsonValue:
        least = int(_number_of(schema.get("minLength", 0)))
        most = _number_of(schema.get("maxLength", _LONGEST))
        pattern = schema.get("pattern")
        if isinstance(pattern, str):
            text = _text(pattern)
            if not search(self.patterns[pattern], text):
                raise NoSampleError
        else:
            text = SAMPLES.get(str(schema.get("format")), "text"[: int(min(most, 4))])
            if "format" not in schema and least <= _LONGEST:
                text = text.ljust(least, "x")
        if not least <= len(text) <= most:
            raise NoSampleError
        return text


def _number(schema: Keywords) -> JsonValue:
    bounds = [schema[k] for k in _KNOWN if k.lower().endswith("imum") and k in schema]
    near = (int(b) + step for b in bounds if isinstance(b, int | float) for step in (-1, 0, 1))
    for number in (1, 0, *sorted(near)):
        if (
            _number_of(schema.get("minimum", number)) <= number
            and _number_of(schema.get("maximum", number)) >= number
            and _number_of(schema.get("exclusiveMinimum", number - 1)) < number
            and _number_of(schema.get("exclusiveMaximum", number + 1)) > number
        ):
            return number
    raise NoSampleError


def _number_of(value: JsonValue) -> JsonNumber:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise NoSampleError
    return value


def _kind(value: JsonValue) -> str:
    match value:
        case bool():
            return "boolean"
        case str():
            return "string"
        case int():
            return "integer"
        case float():
            return "number"
        case None:
            return "null"
        case dict():
            return "object"
        case list():
            return "array"


def _text(pattern: str) -> str:
    from adlgen.schema.regex.texts import NoTextError, text_of

    try:
        return text_of(pattern)
    except NoTextError as error:
        raise NoSampleError from error
