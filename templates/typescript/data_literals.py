"""Printer of the data of features as object literals."""

from __future__ import annotations

from collections.abc import Mapping
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
    printed_fields,
)

from .layout import LINE, Indent, Layout, group, joined
from .literals import array, entry, literal, object_, string


@dataclass(frozen=True, slots=True)
class DataPrinter:
    """How the data of one feature is written."""

    long_texts: bool = False
    """Whether a text of several lines in a field is written line by line."""
    references: Mapping[str, Code] = field(default_factory=dict)
    """The identifiers that the data refers to."""

    def object(
        self, record: RecordValue, *, first: tuple[Layout, ...] = (), last: tuple[Layout, ...] = ()
    ) -> Layout:
        """Shape a record with a property per line; ``first`` and ``last`` are more properties."""
        return object_([*first, *self._properties(record), *last], broken=True)

    def value(self, value: DataValue) -> Layout:
        """Shape a value; what fits on a line is on one."""
        match value:
            case RecordValue():
                return object_(self._properties(value))
            case ListValue(items=items):
                return array([self.value(item) for item in items], [_hint(item) for item in items])
            case MapValue(entries=entries):
                return object_([entry(key, self.value(v), _hint(v)) for key, v in entries])
            case JsonData(value=json):
                return literal(json)
            case CodeReference(key=key):
                return self.references[key]
            case EnumValue(name=name):
                return string(name)
            case _:
                return literal(value)

    def _properties(self, record: RecordValue) -> list[Layout]:
        return [self._property(_camel(name), value) for name, value in printed_fields(record)]

    def _property(self, name: str, value: DataValue) -> Layout:
        if isinstance(value, str) and self.long_texts:
            lines = value.splitlines(keepends=True)
            if len(lines) > 1:
                text = group(joined((Code(" +"), LINE), map(string, lines)))
                return group(code("{}:", Code(name)), group(Indent((LINE, text))))
        return entry(name, self.value(value), _hint(value))


def _hint(value: DataValue) -> JsonValue:
    """Return JSON of the form that decides about line breaks: a scalar, or the size of a list or an object."""
    match value:
        case RecordValue():
            return dict.fromkeys(name for name, _ in printed_fields(value))
        case ListValue(items=items):
            return [None] * len(items)
        case MapValue(entries=entries):
            return dict.fromkeys(key for key, _ in entries)
        case JsonData(value=json):
            return json
        case CodeReference():
            return None
        case EnumValue(name=name):
            return name
        case _:
            return value


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))
