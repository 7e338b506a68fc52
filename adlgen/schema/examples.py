"""Examples: values that a schema accepts, with optional properties, and with what its author wrote as examples."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import JsonValue
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from adlgen.schema.sample import NoSampleError, sample
from adlgen.schema.stack import TooDeepError

_DEEPEST = 4
"""Optional properties are filled in up to this depth, and references are followed."""
_DEFINITIONS = "#/$defs/"


def example(canonical: Canonical, *, full: bool = False) -> JsonValue:
    """Return a value that the schema accepts: the required properties of objects, with ``full`` all of them.

    Values are ``examples`` and ``default`` of the schema where it has them. Raises NoSampleError if no value is found.
    """
    for schema in _candidates(canonical.json, full=full):
        try:
            value = sample(schema, canonical.patterns)
            if accepts(canonical, value):
                return value
        except (NoSampleError, TooDeepError, RecursionError):
            continue
    raise NoSampleError


def _candidates(schema: JsonValue, *, full: bool) -> Iterator[JsonValue]:
    """Yield schemas that accept less, most lifelike first, and the schema itself."""
    if full:
        yield _Filling(schema, every=True).of(schema, 0, ())
    yield _Filling(schema, every=False).of(schema, 0, ())
    yield schema


class _Filling:
    """Makes written examples constants, and with ``every`` optional properties required."""

    def __init__(self, root: JsonValue, *, every: bool) -> None:
        self._root, self._every = root, every

    def of(self, schema: JsonValue, depth: int, seen: tuple[str, ...]) -> JsonValue:
        if not isinstance(schema, dict):
            return schema
        written = _written(schema) if depth else []
        if written:
            return {"const": written[0]}
        if "$ref" in schema:
            return self._referred(schema, depth, seen)
        found = dict(schema)
        self._fill_object(found, depth, seen)
        self._fill_array(found, depth, seen)
        for keyword in ("anyOf", "oneOf"):
            inner = found.get(keyword)
            if isinstance(inner, list):
                found[keyword] = [self.of(one, depth + 1, seen) for one in inner]
        return found

    def _referred(
        self, schema: dict[str, JsonValue], depth: int, seen: tuple[str, ...]
    ) -> JsonValue:
        name = str(schema["$ref"])
        target = definition(self._root, name)
        if target is None or name in seen or depth > _DEEPEST:
            return schema
        return self.of(target, depth, (*seen, name))

    def _fill_object(self, found: dict[str, JsonValue], depth: int, seen: tuple[str, ...]) -> None:
        known = found.get("properties")
        if isinstance(known, dict):
            filled = {key: self.of(one, depth + 1, seen) for key, one in known.items()}
            found["properties"] = filled
            if self._every and depth <= _DEEPEST:
                required = found.get("required")
                names = list(required) if isinstance(required, list) else []
                names += [k for k, one in known.items() if k not in names and _ends(one, seen)]
                found["required"] = names
        more = found.get("additionalProperties")
        if self._every and isinstance(more, dict) and not known:
            found.setdefault("minProperties", 1)

    def _fill_array(self, found: dict[str, JsonValue], depth: int, seen: tuple[str, ...]) -> None:
        items = found.get("items")
        if isinstance(items, dict):
            found["items"] = self.of(items, depth + 1, seen)
            if self._every and depth <= _DEEPEST and _ends(items, seen):
                found["minItems"] = found.get("minItems") or 1


def _written(schema: dict[str, JsonValue]) -> list[JsonValue]:
    """Return the value that the author wrote: an example, or the default; empty if there is none."""
    examples = schema.get("examples")
    if isinstance(examples, list) and examples:
        return examples[:1]
    default = schema.get("default")
    if "enum" not in schema and isinstance(default, str | int | float) and default != "":
        return [default]
    return []


def _ends(schema: JsonValue, seen: tuple[str, ...]) -> bool:
    """Report whether a schema does not lead back to a definition around it."""
    if not isinstance(schema, dict):
        return schema is not False
    inner = schema.get("items", schema)
    return not (isinstance(inner, dict) and inner.get("$ref") in seen)


def definition(root: JsonValue, reference: str) -> JsonValue:
    """Return the definition that a ``$ref`` of a canonical schema names; None if it is not one."""
    known = root.get("$defs") if isinstance(root, dict) else None
    if not isinstance(known, dict) or not reference.startswith(_DEFINITIONS):
        return None
    return known.get(reference.removeprefix(_DEFINITIONS))
