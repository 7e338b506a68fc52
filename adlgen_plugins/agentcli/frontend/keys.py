"""The keys of an agentcli manifest and the types of their values in its loader."""

from __future__ import annotations

from collections.abc import Collection

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Label, Log, Span
from adlgen.diagnostics.visible import source_lines
from adlgen.document.node import Document, Mapping, Node, Scalar, Sequence
from adlgen.document.node import Entry as KeyValue
from adlgen.document.reader import Fields
from adlgen_plugins.agentcli.frontend import codes

_TEXT, _WHOLE, _TEXTS, _ANY = "string", "int", "[]string", ""
KEYS = {
    "name": _TEXT,
    "description": _TEXT,
    "schema": _ANY,
    "command": _TEXTS,
    "timeoutSec": _WHOLE,
    "envPassthrough": _TEXTS,
}
"""The keys of a tool with the types of their values."""
_LARGEST = 2**63 - 1
_ROOT = "Manifest"
_SPEC = "tools.ToolSpec"


class ToolEntry(Struct):
    """An entry of ``tools``, with keys in their canonical case."""

    number: int
    node: Node
    values: dict[str, KeyValue]

    def text(self, key: str) -> str:
        """Return a string; empty if it is missing."""
        value = self.values.get(key)
        return _text(value.value) if value is not None else ""

    def texts(self, key: str) -> tuple[tuple[str, Span], ...]:
        """Return the items of a list of strings with their spans; null is an empty string."""
        value = self.values.get(key)
        items = value.value.items if value and isinstance(value.value, Sequence) else ()
        return tuple((_text(item), item.span) for item in items)

    def node_of(self, key: str) -> Node | None:
        """Return a value that is neither missing nor null."""
        value = self.values.get(key)
        return None if value is None or _is_null(value.value) else value.value

    def span_of(self, key: str, default: Span) -> Span:
        """Return the span of a value, or ``default`` if it is missing."""
        value = self.values.get(key)
        return default if value is None else value.value.span


def read_entries(document: Document, log: Log) -> tuple[ToolEntry, ...]:
    """Return the entries of ``tools``; report values of the wrong type."""
    root = document.root
    if not isinstance(root, Mapping):
        if not _is_null(root):
            message = f"json: cannot unmarshal {_kind(root)} into Go value of type tools.{_ROOT}"
            log.add(codes.NOT_PARSED, f"parse manifest: {message}", root.span)
        return ()
    tools = _values(root, ("tools",), "the manifest", log).get("tools")
    if tools is None or _is_null(tools.value):
        return ()
    if not isinstance(tools.value, Sequence):
        into = f"Go struct field {_ROOT}.tools of type []{_SPEC}"
        _refuse(tools.value, into, log)
        return ()
    types = _Types(document, log)
    return tuple(types.entry(n, node) for n, node in enumerate(tools.value.items))


class _Types(Struct):
    document: Document
    log: Log

    def entry(self, number: int, node: Node) -> ToolEntry:
        path = f"{_ROOT}.tools.{number}"
        if not isinstance(node, Mapping):
            if not _is_null(node):
                _refuse(node, f"{path} of type {_SPEC}", self.log)
            return ToolEntry(number, node, {})
        values = _values(node, KEYS, f"tool[{number}]", self.log)
        for key, value in values.items():
            self._check(value.value, KEYS[key], f"{path}.{key}")
        return ToolEntry(number, node, values)

    def _check(self, node: Node, wanted: str, path: str) -> None:
        """Report a value of the wrong type; null is always allowed."""
        into = f"Go struct field {path} of type {wanted}"
        if wanted == _ANY or _is_null(node):
            return
        if wanted == _TEXTS and isinstance(node, Sequence):
            for number, item in enumerate(node.items):
                if not _is_null(item) and not _is_text(item):
                    _refuse(item, f"{path}.{number} of type {_TEXT}", self.log)
        elif wanted == _WHOLE and _is_number(node):
            if not _is_whole(node):
                _refuse(node, into, self.log, f" {self._written(node.span)}")
        elif wanted != _TEXT or not _is_text(node):
            _refuse(node, into, self.log)

    def _written(self, span: Span) -> str:
        """Return a number as written in the source."""
        lines = source_lines(self.document.source.text)
        return lines[span.line - 1][span.column - 1 : span.end_column - 1]


def _values(node: Mapping, known: Collection[str], where: str, log: Log) -> dict[str, KeyValue]:
    """Return the values of the known keys, ignoring case; unknown keys have no effect."""
    folded = {key.lower(): key for key in known}
    values: dict[str, KeyValue] = {}
    for entry in node:
        key = folded.get(entry.key.lower())
        if key is None:
            continue
        if key in values:
            message = f"duplicate key '{key}'"
            labels = (Label(values[key].key_span, "first used here"),)
            hint = "remove one of the two"
            log.add(reading.DUPLICATE_KEY, message, entry.key_span, hint, labels=labels)
        elif key != entry.key:
            message = f"the key '{entry.key}' of {where} is read as '{key}'"
            log.add(codes.KEY_CASE, message, entry.key_span, f"write '{key}'")
        values[key] = entry
    Fields(node, where, log).open(*known, *(found.key for found in values.values()))
    return values


def _refuse(node: Node, into: str, log: Log, written: str = "") -> None:
    message = f"parse manifest: json: cannot unmarshal {_kind(node)}{written} into {into}"
    log.add(codes.NOT_PARSED, message, node.span)


def _kind(node: Node) -> str:
    match node:
        case Sequence():
            return "array"
        case Mapping():
            return "object"
        case Scalar(value=bool()):
            return "bool"
        case Scalar(value=str()):
            return "string"
        case _:
            return "number"


def _text(node: Node) -> str:
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else ""


def _is_text(node: Node) -> bool:
    return isinstance(node, Scalar) and isinstance(node.value, str)


def _is_null(node: Node) -> bool:
    return isinstance(node, Scalar) and node.value is None


def _is_number(node: Node) -> bool:
    return _kind(node) == "number"


def _is_whole(node: Node) -> bool:
    value = node.value if isinstance(node, Scalar) else None
    return isinstance(value, int) and -_LARGEST - 1 <= value <= _LARGEST
