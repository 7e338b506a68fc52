"""Printer of the data of features as calls of the emitted types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct, field
from adlgen.packs.forms import Constant, Entry, Fields, Forms, Inline, named_fields
from adlgen.plan.data import (
    CodeReference,
    DataValue,
    EnumValue,
    JsonData,
    ListValue,
    MapValue,
    RecordValue,
    is_written,
)

from .imports import Imports
from .layout import Expr, Group, Leaf, Lines, Pair, call, flat, keyword, listing
from .literals import json_literal, string


class DataPrinter(Struct):
    """How the data of one feature is written; the types that it needs are imported."""

    imports: Imports
    module: str
    """The module that declares the types."""
    long_texts: bool = False
    """Whether a text of several lines in a field is written line by line."""
    references: Mapping[str, Code] = field(default_factory=dict)
    """The identifiers that the data refers to."""
    forms: Forms = field(default_factory=dict)
    """Records that are not calls of a type with the same name."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Names of fields in the emitted types that are not those of the data."""

    def expression(self, value: DataValue) -> Expr:
        """Return the value of a field as an expression."""
        if isinstance(value, str) and self.long_texts:
            lines = value.splitlines(keepends=True)
            if len(lines) > 1 and not value.strip("\n").isspace():
                return Lines(tuple(map(string, lines)), string(value))
        return self._item(value)

    def _item(self, value: DataValue) -> Expr:
        match value:
            case RecordValue():
                return self._record(value)
            case ListValue(of=of, items=items) if isinstance(self.forms.get(of), Entry):
                return self._mapping(items)
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

    def _mapping(self, items: Iterable[DataValue]) -> Expr:
        """Write a list of entries as a mapping; keys are texts."""
        entries = (tuple(item.fields) for item in items if isinstance(item, RecordValue))
        pairs = (
            Pair(Code(f"{flat(self._item(key))}: "), self._item(value))
            for (_, key), (_, value) in entries
        )
        return Group(Code("{"), tuple(pairs), Code("}"))

    def _record(self, record: RecordValue) -> Expr:
        form = self.forms.get(record.type)
        if isinstance(form, Inline):
            return self._item(record.get(form.field))
        if isinstance(form, Constant):
            return self._item(form.value)
        form = form if isinstance(form, Fields) else Fields()
        name = form.type or "".join(map(str.capitalize, record.type.split("_")))
        local = self.imports.use(self.module, name)
        positional = (
            Leaf(form.absent[name]) if name in form.absent and value is None else self._item(value)
            for name in form.positional
            for value in (record.get(name),)
            if name in form.kept or is_written(record.shape.fields[name], value)
        )
        named = (
            keyword(self.names.get(name, name), self.expression(value))
            for name, shape, value in named_fields(record, self.forms)
            if name in form.kept or (is_written(shape, value) and form.defaults.get(name) != value)
        )
        return call(local, (*positional, *named))
