"""The shapes that the runtime derives from the defaults and formats of a schema, and that are not emitted.

``derived`` in ``runtime/fill.ts`` is the same function.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping

from adlgen.packs import Steps, Struct, field, run
from adlgen.plan.data import JsonValue

from ..numbers import NATIVE_TEXTS
from .decoding import native_shape


def are_derived(
    table: Mapping[str, JsonValue],
    schema: JsonValue,
    shared: Mapping[str, JsonValue],
    *,
    natives: bool = False,
) -> bool:
    """Report whether the runtime derives the same shapes from a schema.

    ``shared`` are the shapes of the shared definitions that decoding changes, by reference, and of their parts;
    ``natives`` is whether texts of some formats have types.
    """
    first = next(iter(table.values()), None)
    derived = run(_Derivation(schema, shared.keys(), natives).of(schema))
    return run(_Comparison({**shared, **table}).same(derived, first))


def may_fill(text: str) -> bool:
    """Report whether JSON text may be a schema with defaults, without which nothing is derived but texts of formats."""
    return '"default":' in text


class _Derivation(Struct):
    root: JsonValue
    shared: Collection[str]
    natives: bool
    known: dict[str, JsonValue] = field(default_factory=dict)

    def of(self, schema: JsonValue) -> Steps[JsonValue]:
        """Return the shape of a schema; None if there are no defaults."""
        if not isinstance(schema, dict):
            return None
        if native := self._native(schema):
            return native_shape(native)
        reference, properties = schema.get("$ref"), schema.get("properties")
        if isinstance(reference, str):
            return (yield self._referred(reference))
        record = yield self._record(properties, schema.get("required"))
        if record:
            return record
        items = yield self.of(schema.get("items"))
        return None if items is None else {"list": items}

    def _native(self, schema: Mapping[str, JsonValue]) -> str:
        """Return the constant of the type of a schema that describes texts, and null, by their format only."""
        kinds, name = schema.get("type"), schema.get("format")
        others = [
            kind for kind in (kinds if isinstance(kinds, list) else [kinds]) if kind != "null"
        ]
        if not self.natives or "enum" in schema or "const" in schema or others != ["string"]:
            return ""
        return NATIVE_TEXTS[name].constant if isinstance(name, str) and name in NATIVE_TEXTS else ""

    def _record(self, properties: JsonValue, required: JsonValue) -> Steps[JsonValue]:
        if not isinstance(properties, dict):
            return {}
        names = required if isinstance(required, list) else []
        defaults: JsonValue = {
            k: part["default"]
            for k, part in properties.items()
            if isinstance(part, dict) and "default" in part and k not in names
        }
        fields: dict[str, JsonValue] = {}
        for k, part in properties.items():
            shape = yield self.of(part)
            if shape is not None:
                fields[k] = shape
        parts = {"defaults": defaults, "fields": fields}
        return {name: part for name, part in parts.items() if part}

    def _referred(self, reference: str) -> Steps[JsonValue]:
        if reference in self.shared:
            return reference
        if reference not in self.known:
            self.known[reference] = None
            self.known[reference] = yield self.of(self._target(reference))
        return self.known[reference]

    def _target(self, reference: str) -> JsonValue:
        found = self.root
        for token in reference[1:].split("/")[1:]:
            step = token.replace("~1", "/").replace("~0", "~")
            if isinstance(found, dict):
                found = found.get(step)
            elif isinstance(found, list) and step.isdecimal() and int(step) < len(found):
                found = found[int(step)]
            else:
                return None
        return found


class _Comparison(Struct):
    table: Mapping[str, JsonValue]
    known: set[tuple[int, str]] = field(default_factory=set)

    def same(self, derived: JsonValue, shape: JsonValue) -> Steps[bool]:
        """Compare a derived shape with one of the table."""
        if isinstance(derived, str):
            return derived == shape or (yield self.same(self.table[derived], shape))
        if isinstance(shape, str):
            if (id(derived), shape) in self.known:
                return True
            self.known.add((id(derived), shape))
            return (yield self.same(derived, self.table[shape]))
        if not isinstance(derived, dict) or not isinstance(shape, dict):
            return derived is shape is None
        if derived.keys() != shape.keys():
            return False
        if "native" in derived:
            return derived == shape
        if "list" in derived:
            return (yield self.same(derived["list"], shape["list"]))
        fields, others = derived.get("fields", {}), shape.get("fields", {})
        assert isinstance(fields, dict)
        if json.dumps(derived.get("defaults")) != json.dumps(shape.get("defaults")):
            return False
        if not isinstance(others, dict) or fields.keys() != others.keys():
            return False
        for key, part in fields.items():
            if not (yield self.same(part, others[key])):
                return False
        return True
