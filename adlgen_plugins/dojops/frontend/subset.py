"""The subset of JSON Schema that DojOps enforces.

Schemas are rewritten to accept exactly what the runtime accepts: unsupported keywords are removed, values
of enumerations become strings, and properties with a default are optional. Annotations, such as a title
or a format, are kept.
"""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.document.reader import kind_of
from adlgen.frontends.shared.nodes import mapping, sequence, text
from adlgen_plugins.dojops.frontend import codes
from adlgen_plugins.dojops.frontend.patterns import check_pattern
from adlgen_plugins.dojops.frontend.values import is_absent, js_string, text_of

_ENFORCED = {
    "string": ("minLength", "maxLength", "pattern"),
    "number": ("minimum", "maximum"),
    "integer": ("minimum", "maximum"),
    "boolean": (),
    "array": ("items",),
    "object": ("properties", "required"),
}
"""The keywords that the runtime enforces, by type."""
_LIST_BOUNDS = ("minItems", "maxItems")
_NUMBERS = ("exclusiveMinimum", "exclusiveMaximum", "multipleOf")
_LISTS = (
    *("minItems", "maxItems", "uniqueItems", "prefixItems", "additionalItems", "contains"),
    *("minContains", "maxContains", "unevaluatedItems"),
)
_OBJECTS = (
    *("additionalProperties", "patternProperties", "propertyNames", "minProperties"),
    *("maxProperties", "dependencies", "dependentRequired", "dependentSchemas"),
    "unevaluatedProperties",
)
_UNENFORCED = {"number": _NUMBERS, "integer": _NUMBERS, "array": _LISTS, "object": _OBJECTS}
"""JSON Schema keywords by type that the runtime does not support."""
_COMPOSITION = ("allOf", "anyOf", "oneOf", "$ref")
_OF_ANY_TYPE = (*_COMPOSITION, "const", "not", "if", "$dynamicRef", "$recursiveRef")
_OPEN = ("additionalProperties", "unevaluatedProperties", "unevaluatedItems")
"""Keywords that have no effect if they are true."""
_TAKEN_OUT = frozenset(
    {
        *("$schema", "$id", "id", "$anchor", "$defs", "definitions", "default", "type", "enum"),
        *("then", "else", *_OF_ANY_TYPE, *_NUMBERS, *_LISTS, *_OBJECTS),
        *(keyword for keywords in _ENFORCED.values() for keyword in keywords),
    }
)
"""All keywords except annotations."""


class Subset(Struct):
    """The differences between the two runtimes."""

    unions: bool = False
    """Whether ``anyOf`` and ``oneOf`` are unions; the first matching alternative is used."""
    list_bounds: bool = False
    """Whether the length of a list is validated."""


TOOL = Subset()
"""The runtime of ``tool.yaml``."""
DOPS = Subset(unions=True, list_bounds=True)
"""The runtime of ``.dops`` files."""


def enforced(node: Node, subset: Subset, log: Log) -> Mapping:
    """Return the schema that a runtime enforces for a schema."""
    return _Reader(subset, log).schema(node)


class _Reader(Struct):
    subset: Subset
    log: Log

    def schema(self, node: Node) -> Mapping:
        if not isinstance(node, Mapping):
            message = f"a schema must be a mapping here, not {kind_of(node)}: any value is accepted"
            hint = "the runtime fails on it; write {} for any value"
            self.log.add(codes.NOT_ENFORCED, message, node.span, hint)
            return Mapping((), node.span)
        union = self._union(node)
        if union is not None:
            return union
        values = node.get("enum")
        if isinstance(values, Sequence) and values.items:
            return self._enumeration(node, values)
        kind = text_of(node.get("type"))
        if kind not in _ENFORCED:
            return self._anything(node)
        self._report(node, (*_OF_ANY_TYPE, *_UNENFORCED.get(kind, ())), kind)
        return _in_order(node, (*self._annotations(node), *self._kept(node, kind)))

    def _annotations(self, node: Mapping) -> Iterator[Entry]:
        return (entry for entry in node if entry.key not in _TAKEN_OUT)

    def _kept(self, node: Mapping, kind: str) -> Iterator[Entry]:
        """Yield the keywords that are enforced for a type; objects have no default."""
        known = (*_ENFORCED[kind], *(_LIST_BOUNDS if self.subset.list_bounds else ()))
        for entry in node:
            if entry.key == "items" and kind == "array":
                yield from self._items(entry)
            elif entry.key == "properties" and isinstance(entry.value, Mapping):
                yield from self._properties(node, entry, entry.value)
            elif entry.key == "required" and kind == "object":
                if node.get("properties") is None:
                    message = "'required' has no effect without 'properties'"
                    self.log.add(codes.REQUIRED_WITHOUT_EFFECT, message, entry.key_span)
            elif entry.key in {"type", *known} or (entry.key == "default" and kind != "object"):
                yield entry
                if entry.key == "pattern":
                    check_pattern(entry.value, self.log)

    def _items(self, entry: Entry) -> Iterator[Entry]:
        if isinstance(entry.value, Mapping):
            yield replace(entry, value=self.schema(entry.value))
        else:
            message = "'items' is not a schema: items of any type are accepted"
            hint = "write one schema for all items"
            self.log.add(codes.NOT_ENFORCED, message, entry.key_span, hint)

    def _properties(self, node: Mapping, entry: Entry, found: Mapping) -> Iterator[Entry]:
        """Yield ``properties`` and ``required``."""
        listed = node.get("required")
        if listed is not None and not isinstance(listed, Sequence):
            yield Entry("required", listed.span, listed)  # malformed: the schema reader reports it
        names = {text_of(item): item for item in getattr(listed, "items", ())}
        needed: list[Node] = []
        inner: list[Entry] = []
        for one in found:
            schema = self.schema(one.value)
            inner.append(replace(one, value=schema))
            name = names.pop(one.key, None)
            if self._is_required(one, schema, name):
                needed.append(name or text(one.key, one.key_span))
        for name, item in names.items():
            message = f"'{name}' in 'required' has no effect: it is not a property"
            self.log.add(codes.REQUIRED_WITHOUT_EFFECT, message, item.span)
        yield replace(entry, value=Mapping(tuple(inner), found.span))
        if needed:
            span = node.span if listed is None else listed.span
            yield Entry("required", span, sequence(span, needed))

    def _is_required(self, one: Entry, schema: Mapping, listed: Node | None) -> bool:
        """Report whether a property is required; warn if the schema suggests otherwise."""
        has_default = isinstance(one.value, Mapping) and one.value.entry("default") is not None
        span = one.key_span if listed is None else listed.span
        if schema.get("type") is None and schema.get("anyOf") is None:
            if listed is not None:
                message = f"'{one.key}' is optional: properties of any type may be absent"
                self.log.add(codes.REQUIRED_WITHOUT_EFFECT, message, span)
            return False
        if has_default and schema.get("default") is None:
            message = f"the default of '{one.key}' is ignored, and the property is required"
            self.log.add(codes.NOT_ENFORCED, message, one.key_span, "remove the default")
            return True
        if has_default and listed is not None:
            message = f"'{one.key}' is optional: it has a default"
            hint = "remove it from 'required', or remove the default"
            self.log.add(codes.REQUIRED_WITHOUT_EFFECT, message, span, hint)
        return listed is not None and not has_default

    def _enumeration(self, node: Mapping, values: Sequence) -> Mapping:
        """Return an enumeration with all values as strings."""
        texts: dict[str, Node] = {}
        for item in values.items:
            texts.setdefault(js_string(item), item)
        cast = next((i for i in values.items if not isinstance(text_of(i), str)), None)
        if cast is not None:
            message = f'the values of this enumeration become strings: "{js_string(cast)}"'
            hint = "quote them; the runtime rejects numbers, booleans and null here"
            self.log.add(codes.ENUM_OF_TEXTS, message, cast.span, hint)
        self._report(node, _OF_ANY_TYPE, "string")
        items = [text(value, item.span) for value, item in texts.items()]
        made = mapping(
            values.span, type=text("string", values.span), enum=sequence(values.span, items)
        )
        default = node.entry("default")
        if default is None:
            return _in_order(node, (*self._annotations(node), *made.entries))
        if text_of(default.value) not in texts:
            message = (
                f"the default {js_string(default.value)} is not one of the enumeration's strings"
            )
            hint = "defaults do not become strings: quote it, and add it to the values"
            self.log.add(codes.DEFAULT_NOT_LISTED, message, default.value.span, hint)
        return _in_order(node, (*self._annotations(node), *made.entries, default))

    def _union(self, node: Mapping) -> Mapping | None:
        if not self.subset.unions:
            return None
        for key in ("anyOf", "oneOf"):
            entry = node.entry(key)
            if entry is not None and isinstance(entry.value, Sequence) and entry.value.items:
                parts = [self.schema(item) for item in entry.value.items]
                union = Entry("anyOf", entry.key_span, sequence(entry.value.span, parts))
                return Mapping((*self._annotations(node), union), node.span)
        return None

    def _anything(self, node: Mapping) -> Mapping:
        """Return the schema of any value, for unsupported types."""
        kind = node.entry("type")
        if kind is not None and not is_absent(kind.value):
            shown = js_string(kind.value)
            message = f"the type '{shown}' is not enforced: any value is accepted"
            hint = f"supported types: {', '.join(_ENFORCED)}"
            self.log.add(codes.NOT_ENFORCED, message, kind.value.span, hint)
        self._report(node, _OF_ANY_TYPE, "")
        return Mapping(tuple(self._annotations(node)), node.span)

    def _report(self, node: Mapping, ignored: tuple[str, ...], kind: str) -> None:
        """Warn about keywords that are not enforced; the runtime warns about some of them."""
        bounds = _LIST_BOUNDS if self.subset.list_bounds else ()
        for entry in node:
            if entry.key not in ignored or entry.key in bounds:
                continue
            if entry.key in _OPEN and isinstance(entry.value, Scalar) and entry.value.value is True:
                continue
            if not kind and entry.key in _COMPOSITION:
                message = f"jsonSchemaToZod: unsupported feature: {entry.key}"
            else:
                message = f"'{entry.key}' is not enforced"
            self.log.add(codes.NOT_ENFORCED, message, entry.key_span, _HINTS.get(entry.key))


def _in_order(node: Mapping, entries: tuple[Entry, ...]) -> Mapping:
    """Return the schema with its keys in source order."""
    written = {entry.key: place for place, entry in enumerate(node)}
    ordered = sorted(entries, key=lambda entry: written.get(entry.key, len(written)))
    return Mapping(tuple(ordered), node.span)


_HINTS = {
    "additionalProperties": "other keys are always accepted and dropped",
    "const": "write an enumeration with one string",
    "multipleOf": "the runtime accepts every number",
}
