"""Changes arguments in the schema of an input: what models see of it, and what is validated."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from adlgen.diagnostics.codes.overlays import BAD_OVERLAY
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log, Span
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, Sequence, plain
from adlgen.schema.canonical import canonicalise
from adlgen.schema.equality import json_equal
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.references.files import Files
from adlgen.schema.stack import TooDeepError
from adlgen.spec.overlays.model import ArgumentOverlay

_ANNOTATIONS = ("title", "description", "default", "examples", "deprecated")
_LONGEST = 40
_MOST_LISTED = 12


class Changed(Struct):
    """The input of a tool with changed arguments."""

    shown: Mapping
    """What models see."""
    complete: Mapping
    """What is validated after the constants, the defaults and the values of the request are added."""
    constants: dict[str, JsonValue] = field(default_factory=dict)
    defaults: dict[str, JsonValue] = field(default_factory=dict)
    request: dict[str, str] = field(default_factory=dict)


class Arguments:
    """The arguments of one tool, to which overlays are applied one after another."""

    def __init__(self, where: str, schema: Mapping, files: Files, log: Log) -> None:
        """``where`` names the tool in messages."""
        self._where, self._schema, self._files, self._log = where, schema, files, log
        self._known: Canonical | None = None
        self.changed = Changed(schema, schema)

    @property
    def names(self) -> list[str]:
        """The names of the arguments."""
        return [entry.key for entry in _properties(self._schema)]

    def apply(self, name: str, overlay: ArgumentOverlay) -> None:
        """Change an argument that the tool has; report values that its schema refuses."""
        for change in (self._describe, self._narrow, self._default, self._fix, self._bind):
            change(name, overlay)

    def _describe(self, name: str, overlay: ArgumentOverlay) -> None:
        if overlay.description is not None:
            text = Scalar(overlay.description.value, overlay.description.span)
            self._both(name, lambda old: _with(old, "description", text))

    def _narrow(self, name: str, overlay: ArgumentOverlay) -> None:
        if overlay.enum is None:
            return
        for item in overlay.enum.items:
            self._require(name, item, "'enum' only narrows: ")
        values = overlay.enum

        def narrowed(old: Mapping) -> Mapping:
            # All values are accepted, so a list of them has the meaning of the whole.
            if old.get("$ref") is not None:
                old = Mapping(tuple(e for e in old if e.key in _ANNOTATIONS), old.span)
            return _with(old, "enum", values)

        self._both(name, narrowed)

    def _default(self, name: str, overlay: ArgumentOverlay) -> None:
        value = overlay.default
        if value is None:
            return
        self._require(name, value, "", overlay.enum)
        self._both(name, lambda old: _with(old, "default", value))
        self._optional(name)
        self.changed.defaults[name] = plain(value)

    def _fix(self, name: str, overlay: ArgumentOverlay) -> None:
        value = overlay.value
        if value is None:
            return
        self._require(name, value, "", overlay.enum)
        self._hide(name, overlay.span)
        self._optional(name)
        self._complete(name, lambda old: _with(_with(old, "const", value), "default", value))
        self.changed.constants[name] = plain(value)

    def _bind(self, name: str, overlay: ArgumentOverlay) -> None:
        if overlay.source is not None:
            self._hide(name, overlay.span)
            self.changed.request[name] = overlay.source.value

    def _require(self, name: str, value: Node, why: str, among: Sequence | None = None) -> None:
        """Report a value that the schema of the argument refuses, or that is not one of some values."""
        given = plain(value)
        listed = [given] if among is None else [plain(item) for item in among.items]
        if not (self._accepts(name, given) and any(json_equal(given, one) for one in listed)):
            shown = json.dumps(given, ensure_ascii=False)
            shown = shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"
            message = f"{why}the argument '{name}' of {self._where} does not accept {shown}"
            self._log.add(BAD_OVERLAY, message, value.span, self._accepted(name, among))

    def _accepted(self, name: str, among: Sequence | None) -> str | None:
        """Return a hint with the values of an argument, if they are listed."""
        values = among if among is not None else _property(self._schema, name).get("enum")
        items = values.items if isinstance(values, Sequence) else ()
        listed = ", ".join(json.dumps(plain(one), ensure_ascii=False) for one in items)
        return f"accepted values: {listed}" if 0 < len(items) <= _MOST_LISTED else None

    def _accepts(self, name: str, value: JsonValue) -> bool:
        self._known = self._known or canonicalise(
            self._schema, self._log.empty(), lenient=True, files=self._files
        )
        properties = self._known.root.keywords.get("properties")
        found = properties.get(name) if isinstance(properties, dict) else None
        try:
            return not isinstance(found, Schema) or accepts(self._known, value, found)
        except TooDeepError:
            return False

    def _hide(self, name: str, span: Span) -> None:
        """Remove an argument from what models see."""
        place = next(_mentions(self._schema, name), None)
        if place is not None:
            message = (
                f"'{name}' of {self._where} cannot be hidden: '{place}' of the schema refers to it"
            )
            self._log.add(
                BAD_OVERLAY, message, span, "the schema must describe it as a property only"
            )
        shown = _without_required(self.changed.shown, name)
        others = tuple(entry for entry in _properties(shown) if entry.key != name)
        properties = Mapping(others, _properties(shown).span)
        self.changed = _replaced(self.changed, shown=_with(shown, "properties", properties))

    def _optional(self, name: str) -> None:
        """Make an argument optional: a value is added to calls without it."""
        shown, complete = self.changed.shown, self.changed.complete
        self.changed = _replaced(
            self.changed,
            shown=_without_required(shown, name),
            complete=_without_required(complete, name),
        )

    def _both(self, name: str, change: Callable[[Mapping], Mapping]) -> None:
        self._complete(name, change)
        shown = _with_property(self.changed.shown, name, change)
        self.changed = _replaced(self.changed, shown=shown)

    def _complete(self, name: str, change: Callable[[Mapping], Mapping]) -> None:
        complete = _with_property(self.changed.complete, name, change)
        self.changed = _replaced(self.changed, complete=complete)


def _replaced(
    changed: Changed, shown: Mapping | None = None, complete: Mapping | None = None
) -> Changed:
    return Changed(
        shown or changed.shown,
        complete or changed.complete,
        changed.constants,
        changed.defaults,
        changed.request,
    )


def _properties(schema: Mapping) -> Mapping:
    found = schema.get("properties")
    return found if isinstance(found, Mapping) else Mapping((), schema.span)


def _property(schema: Mapping, name: str) -> Mapping:
    """Return the schema of a property; an empty one stands for a boolean schema."""
    found = _properties(schema).get(name)
    return found if isinstance(found, Mapping) else Mapping((), schema.span)


def _with(node: Mapping, key: str, value: Node) -> Mapping:
    """Return a mapping with a key; its place is that of the value."""
    found = Entry(key, value.span, value)
    if node.entry(key) is None:
        return Mapping((*node.entries, found), node.span)
    return Mapping(tuple(found if e.key == key else e for e in node), node.span)


def _with_property(schema: Mapping, name: str, change: Callable[[Mapping], Mapping]) -> Mapping:
    """Return a schema with a changed property, if it has the property."""
    properties = _properties(schema)
    if properties.entry(name) is None:
        return schema
    changed = _with(properties, name, change(_property(schema, name)))
    return _with(schema, "properties", changed)


def _without_required(schema: Mapping, name: str) -> Mapping:
    required = schema.get("required")
    if not isinstance(required, Sequence):
        return schema
    kept = tuple(item for item in required.items if plain(item) != name)
    if len(kept) == len(required.items):
        return schema
    if not kept:  # a list that is empty is an error in early drafts
        return Mapping(tuple(e for e in schema if e.key != "required"), schema.span)
    return _with(schema, "required", Sequence(kept, required.span))


_ELSEWHERE = frozenset({"anyOf", "oneOf", "allOf", "not", "if", "then", "else"}) | {
    "dependentRequired",
    "dependentSchemas",
    "dependencies",
}


def _mentions(schema: Mapping, name: str) -> Iterator[str]:
    """Yield the keywords next to ``properties`` that refer to a property by its name."""
    for entry in schema:
        if entry.key in _ELSEWHERE and _has_text(entry.value, name):
            yield entry.key


def _has_text(node: Node, text: str) -> bool:
    match node:
        case Scalar(value=value):
            return value == text
        case Sequence(items=items):
            return any(_has_text(item, text) for item in items)
        case Mapping(entries=entries):
            return any(e.key == text or _has_text(e.value, text) for e in entries)
