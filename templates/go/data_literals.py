"""Printer of the data of features as composite literals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from adlgen.naming.code import Code, code
from adlgen.plan.data import (
    CodeReference,
    DataValue,
    EnumValue,
    JsonData,
    JsonValue,
    ListValue,
    MapValue,
    RecordValue,
    is_empty,
)

from .composite_literals import (
    DEFAULT,
    Composite,
    Concatenation,
    Lines,
    Node,
    Style,
    items,
    written,
    written_entries,
)
from .literals import literal, raw

_INITIALISMS = {"id": "ID", "ms": "MS", "mb": "MB"}
_SCALARS = {"text": Code("string"), "number": Code("int"), "texts": Code("[]string")}
_LARGEST = 2**53


@dataclass(frozen=True, slots=True)
class DataPrinter:
    """How the data of one feature is written; without options, a literal is on one line where it fits."""

    package: Code
    """The package of the types with a dot after it; empty inside that package."""
    style: Style = DEFAULT
    opens_records: bool = False
    """Whether records in fields, and lists of records, are always broken into lines."""
    raw_texts: bool = False
    """Whether a text of several lines in a field is written over several lines."""
    names: Mapping[str, Code] = field(default_factory=dict)
    """Names of fields that are not the data's in Go's case."""
    references: Mapping[str, Code] = field(default_factory=dict)
    """The identifiers that the data refers to."""

    def literal(self, value: DataValue) -> Lines:
        """Render a value."""
        return written(self.node(value), self.style)

    def fields(self, record: RecordValue, *more: tuple[Code, Code]) -> Lines:
        """Render the fields of a record, each on lines of its own.

        ``more`` are names and values of fields that follow those of the record.
        """
        return written_entries((*self._fields(record), *more), self.style)

    def type_of(self, record: RecordValue) -> Code:
        """Return the type of a record."""
        return self._type(record.type)

    def node(self, value: DataValue) -> Node:
        """Return the literal of the value of a field."""
        match value:
            case RecordValue():
                return self._record(value, self._type(value.type), is_open=self.opens_records)
            case ListValue(of=of):
                return self._list(value, code("[]{}", self._type(of)))
            case MapValue(of=of, entries=entries):
                type_ = code("map[string]{}", self._type(of))
                return Composite(type_, tuple((literal(k), self._item(v, of)) for k, v in entries))
            case str():
                return self._text(value)
            case JsonData(value=json):
                return json_node(json)
            case CodeReference(key=key):
                return self.references[key]
            case EnumValue(name=name):
                return literal(name)
            case _:
                return json_node(value)

    def _type(self, name: str) -> Code:
        return _SCALARS.get(name) or code("{}{}", self.package, _pascal(name))

    def _record(self, record: RecordValue, type_: Code, *, is_open: bool = False) -> Composite:
        return Composite(type_, tuple(self._fields(record)), is_open)

    def _fields(self, record: RecordValue) -> Iterator[tuple[Code, Node]]:
        """Yield the fields that differ from the zero value; an optional record is a pointer."""
        for name, value in record.fields:
            is_optional = record.shape.fields[name].optional
            if value is None or (is_empty(value) and not is_optional):
                continue
            key = self.names.get(name) or _pascal(name)
            if is_optional and isinstance(value, RecordValue):
                type_ = code("&{}", self._type(value.type))
                yield key, self._record(value, type_, is_open=self.opens_records)
            else:
                yield key, self.node(value)

    def _list(self, value: ListValue, type_: Code) -> Composite:
        holds_records = any(isinstance(item, RecordValue) for item in value.items)
        nodes = [self._item(item, value.of) for item in value.items]
        return items(type_, nodes, is_open=self.opens_records and holds_records)

    def _item(self, value: DataValue, of: str) -> Node:
        """Return the literal of an item of a list or a map; the type of all items is left out."""
        match value:
            case RecordValue(shape=shape) if shape.name == of:
                return self._record(value, Code(""))
            case ListValue():
                return self._list(value, Code(""))
            case str():
                return literal(value)
            case _:
                return self.node(value)

    def _text(self, text: str) -> Node:
        lines = text.splitlines(keepends=True) if self.raw_texts else []
        if len(lines) < 2:  # noqa: PLR2004 - a single line
            return literal(text)
        return raw(text) or Concatenation(tuple(map(literal, lines)))


def json_node(value: JsonValue) -> Node:
    """Return a JSON value as an expression of type ``any``."""
    match value:
        case None:
            return Code("nil")
        case bool():
            return Code("true" if value else "false")
        case int() if abs(value) <= _LARGEST:
            return Code(str(value))
        case int() | float():
            return Code(repr(float(value)))
        case str():
            return literal(value)
        case list():
            return items(Code("[]any"), [json_node(item) for item in value])
        case dict():
            entries = tuple((literal(key), json_node(item)) for key, item in value.items())
            return Composite(Code("map[string]any"), entries)


def _pascal(name: str) -> Code:
    return Code("".join(_INITIALISMS.get(word, word.capitalize()) for word in name.split("_")))
