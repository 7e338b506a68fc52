"""Printer of the data of features as values of statics."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, field
from adlgen.packs.forms import Fields, Forms, Inline, named_fields
from adlgen.plan.data import (
    CodeReference,
    DataValue,
    EnumValue,
    JsonData,
    ListValue,
    MapValue,
    RecordValue,
    is_empty,
    is_written,
)

from .groups import Group, Node, array, call, formatted_parts, struct, written, written_parts
from .layout import Lines, spaces
from .literals import block_string, integer, string

_KEYWORDS = {"type": "r#type"}


class DataPrinter(Struct):
    """How the data of one feature is written; without options, a value is on one line where it fits."""

    bases: Mapping[str, Code] = field(default_factory=dict)
    """Constants that have the fields left out, by record type; without one, every field is written."""
    opens_records: bool = False
    """Whether records, and lists of records, are always broken into lines."""
    long_texts: bool = False
    """Whether a text of several lines is a raw literal of several lines."""
    references: Mapping[str, Code] = field(default_factory=dict)
    """The identifiers that the data refers to."""
    forms: Forms = field(default_factory=dict)
    """Records that are not literals of a struct with the same name."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Names of fields in the emitted types that differ from the data."""
    variants: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """Variants, by enumeration and member, whose names are not the data's in Rust's case."""
    groups_digits: bool = False
    """Whether the digits of four-digit numbers are grouped, like those of larger ones."""
    bare: Collection[str] = ()
    """Fields that may be absent although their type is not an `Option`."""

    def fields(self, record: RecordValue, columns: int) -> Lines:
        """Lay out the fields of the value of a static in compact form."""
        lines = written_parts(self._struct(record), columns)
        return tuple(code("{}{}", spaces(4), line) for line in lines)

    def formatted_fields(self, record: RecordValue, *more: tuple[Code, Code]) -> Lines:
        """Lay out the fields of the value of a static as rustfmt does.

        ``more`` are names and values of fields that follow those of the record.
        """
        group = struct(Code(""), more)
        return formatted_parts(self._struct(record), 4) + formatted_parts(group, 4)

    def value(self, value: DataValue) -> Lines:
        """Lay out a value in compact form."""
        return written(self.node(value))

    def type_of(self, record: RecordValue) -> Code:
        """Return the type of a record, or the function that makes it."""
        form = self.forms.get(record.type)
        if isinstance(form, Fields) and form.type is not None:
            return form.type
        return _pascal(record.type)

    def types_in(self, value: DataValue) -> Iterator[Code]:
        """Yield the types that a value is made of."""
        match value:
            case RecordValue():
                form = self.forms.get(value.type)
                if isinstance(form, Inline):
                    yield from self.types_in(value.get(form.field))
                    return
                positional: tuple[str, ...] = ()
                if isinstance(form, Fields):
                    positional = form.positional
                    yield from () if form.within is None else (_owner(form.within),)
                yield _owner(self.type_of(value))
                for part in (
                    *map(value.get, positional),
                    *(v for _, _, v in self._fields(value)[0]),
                ):
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
                return code(
                    "{}::{}", _pascal(of), Code(self.variants.get((of, name)) or _pascal(name))
                )
            case JsonData(value=data):
                return string(json.dumps(data, ensure_ascii=False))
            case CodeReference(key=key):
                return self.references[key]
            case str():
                is_long = self.long_texts and "\n" in value.strip("\n")
                return (block_string(value) if is_long else None) or string(value)
            case bool():
                return Code("true" if value else "false")
            case int():
                return Code(f"{value:_}") if self.groups_digits else integer(value)
            case float():
                return Code(repr(value))
            case None:
                return Code("None")

    def _record(self, record: RecordValue) -> Node:
        form = self.forms.get(record.type)
        if isinstance(form, Inline):
            return self.node(record.get(form.field))
        if not isinstance(form, Fields):
            return self._struct(record)
        value: Node = self._struct(record)
        if form.positional:
            is_call = form.named == ()
            function = self.type_of(record) if is_call else code("{}::new", self.type_of(record))
            made = call(function, *map(self.node, map(record.get, form.positional)))
            value = made if is_call or not self._fields(record)[0] else self._struct(record, made)
        return value if form.within is None else call(form.within, value)

    def _struct(self, record: RecordValue, base: Node | None = None) -> Group:
        """Return a struct; fields that are not written come from the base."""
        fields, is_complete = self._fields(record)
        if base is None and not is_complete:
            base = self.bases.get(record.type)
        nodes = ((_KEYWORDS.get(name, name), self._optional(v, some)) for name, some, v in fields)
        return struct(self.type_of(record), nodes, base, is_open=self.opens_records)

    def _fields(self, record: RecordValue) -> tuple[list[tuple[str, bool, DataValue]], bool]:
        """Return name, whether it is an option, and value of the fields to write; and whether these are all."""
        form = self.forms.get(record.type)
        has_base = record.type in self.bases or (isinstance(form, Fields) and form.positional)
        every = list(named_fields(record, self.forms))
        fields = [
            (self.names.get(name, name), shape.optional and name not in self.bare, value)
            for name, shape, value in every
            if not has_base or (is_written(shape, value) and not self._is_default(value))
        ]
        return fields, len(fields) == len(every)

    def _is_default(self, value: DataValue) -> bool:
        return isinstance(value, RecordValue) and value.type in self.forms and is_empty(value)

    def _optional(self, value: DataValue, is_option: bool) -> Node:  # noqa: FBT001 - data
        node = self.node(value)
        return call(Code("Some"), node) if is_option and value is not None else node


def _owner(function: Code) -> Code:
    """Return the type that a function or a variant belongs to; the type itself for a type."""
    return Code(function.partition("::")[0])


def _pascal(name: str) -> Code:
    return Code("".join(map(str.capitalize, re.split("[_-]", name))))
