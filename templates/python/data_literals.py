"""Printer of the data of features as calls of the emitted types."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from adlgen.naming.code import Code
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

from .imports import Imports
from .layout import Expr, Group, Leaf, Lines, Pair, call, keyword, listing
from .literals import json_literal, string


@dataclass(frozen=True, slots=True)
class DataPrinter:
    """How the data of one feature is written; the types that it needs are imported."""

    imports: Imports
    module: str
    """The module that declares the types."""
    long_texts: bool = False
    """Whether a text of several lines in a field is written line by line."""
    kept: Mapping[str, Collection[str]] = field(default_factory=dict)
    """Names of fields that are written although they are empty, by the name of the record type."""
    references: Mapping[str, Code] = field(default_factory=dict)
    """The identifiers that the data refers to."""

    def expression(self, value: DataValue) -> Expr:
        """Return the value of a field as an expression."""
        if isinstance(value, str) and self.long_texts:
            lines = value.splitlines(keepends=True)
            if len(lines) > 1 and not value.strip("\n").isspace():
                return Lines(tuple(map(string, lines)))
        return self._item(value)

    def _item(self, value: DataValue) -> Expr:
        match value:
            case RecordValue():
                return self._record(value)
            case ListValue(items=items):
                return listing(map(self._item, items))
            case MapValue(entries=entries):
                pairs = (Pair(Code(f"{string(key)}: "), self._item(v)) for key, v in entries)
                return Group(Code("{"), tuple(pairs), Code("}"))
            case JsonData(value=json):
                return json_literal(json)
            case CodeReference(key=key):
                return Leaf(self.references[key])
            case EnumValue(name=name):
                return Leaf(string(name))
            case _:
                return json_literal(value)

    def _record(self, record: RecordValue) -> Expr:
        name = "".join(map(str.capitalize, record.type.split("_")))
        local = self.imports.use(self.module, name)
        return call(local, (keyword(key, self.expression(v)) for key, v in self._fields(record)))

    def _fields(self, record: RecordValue) -> Iterable[tuple[str, DataValue]]:
        printed, kept = dict(printed_fields(record)), self.kept.get(record.type, ())
        return ((name, v) for name, v in record.fields if name in printed or name in kept)
