"""Printer of the data of features as values of statics."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from adlgen.naming.code import Code, code
from adlgen.plan.data import (
    CodeReference,
    DataValue,
    EnumValue,
    JsonData,
    ListValue,
    MapValue,
    RecordValue,
    printed_fields,
)

from .groups import Group, Node, array, call, formatted_parts, struct, written_parts
from .layout import Lines, spaces
from .literals import integer, page, string

_KEYWORDS = {"type": "r#type"}


@dataclass(frozen=True, slots=True)
class DataPrinter:
    """How the data of one feature is written; without options, a value is on one line where it fits."""

    types: Mapping[str, Code] = field(default_factory=dict)
    """Names of record types that are not the data's in Rust's case."""
    bases: Mapping[str, Code] = field(default_factory=dict)
    """Constants that have the fields left out, by record type; without one, every field is written."""
    opens_records: bool = False
    """Whether records, and lists of records, are always broken into lines."""
    long_texts: bool = False
    """Whether a text of several lines is a raw literal of several lines."""
    references: Mapping[str, Code] = field(default_factory=dict)
    """The identifiers that the data refers to."""

    def fields(self, record: RecordValue, room: int) -> Lines:
        """Lay out the fields of the value of a static in compact form."""
        lines = written_parts(self._record(record), room)
        return tuple(code("{}{}", spaces(4), line) for line in lines)

    def formatted_fields(self, record: RecordValue, *more: tuple[Code, Code]) -> Lines:
        """Lay out the fields of the value of a static as rustfmt does.

        ``more`` are names and values of fields that follow those of the record.
        """
        group = struct(Code(""), more)
        return formatted_parts(self._record(record), 4) + formatted_parts(group, 4)

    def type_of(self, record: RecordValue) -> Code:
        """Return the type of a record."""
        return self.types.get(record.type) or _pascal(record.type)

    def types_in(self, value: DataValue) -> Iterator[Code]:
        """Yield the types that a value is made of."""
        match value:
            case RecordValue():
                yield self.type_of(value)
                for _, part in self._fields(value):
                    yield from self.types_in(part)
            case ListValue(items=items):
                for item in items:
                    yield from self.types_in(item)
            case EnumValue(of=of):
                yield _pascal(of)
            case _:
                return

    def node(self, value: DataValue) -> Node:
        """Return a value as a tree."""
        match value:
            case RecordValue():
                return self._record(value)
            case ListValue(items=items):
                holds_records = any(isinstance(item, RecordValue) for item in items)
                is_open = self.opens_records and holds_records
                return array([self.node(item) for item in items], is_open=is_open)
            case MapValue(entries=entries):
                return array([call(Code(""), string(k), self.node(v)) for k, v in entries])
            case EnumValue(of=of, name=name):
                return code("{}::{}", _pascal(of), _pascal(name))
            case JsonData(value=data):
                return string(json.dumps(data, ensure_ascii=False))
            case CodeReference(key=key):
                return self.references[key]
            case str():
                is_long = self.long_texts and "\n" in value.strip("\n")
                return (page(value) if is_long else None) or string(value)
            case bool():
                return Code("true" if value else "false")
            case int():
                return integer(value)
            case float():
                return Code(repr(value))
            case None:
                return Code("None")

    def _record(self, record: RecordValue) -> Group:
        given = self._fields(record)
        fields = ((_KEYWORDS.get(name, name), self._field(record, name, v)) for name, v in given)
        base = self.bases.get(record.type) if len(given) < len(record.fields) else None
        return struct(self.type_of(record), fields, base, is_open=self.opens_records)

    def _fields(self, record: RecordValue) -> tuple[tuple[str, DataValue], ...]:
        """Return the fields that are written."""
        return printed_fields(record) if record.type in self.bases else record.fields

    def _field(self, record: RecordValue, name: str, value: DataValue) -> Node:
        is_optional = record.shape.fields[name].optional and value is not None
        return call(Code("Some"), self.node(value)) if is_optional else self.node(value)


def _pascal(name: str) -> Code:
    return Code("".join(map(str.capitalize, name.split("_"))))
