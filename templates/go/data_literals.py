"""Printer of the data of features as composite literals."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, field
from adlgen.packs.forms import Computed, Entry, Fields, Forms, Inline, named_fields
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
    on_one_line,
    written,
    written_entries,
)
from .literals import json_literal, literal, raw

_INITIALISMS = {"id": "ID", "ms": "MS", "mb": "MB"}
_SCALARS = {"text": Code("string"), "number": Code("int"), "texts": Code("[]string")}
_LARGEST = 2**53


class DataPrinter(Struct):
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
    forms: Forms = field(default_factory=dict)
    """Records that are not literals of a struct with the same name."""
    enums: Mapping[str, Mapping[str, Code]] = field(default_factory=dict)
    """Constants by the names of enumerations and members; other members are texts."""
    lists: Mapping[str, Code] = field(default_factory=dict)
    """Named types of lists by the type of the items."""
    inline: Collection[str] = ()
    """Types of items whose lists are never broken into lines."""
    json_texts: bool = False
    """Whether JSON is written as a text."""
    keeps_empty: bool = False
    """Whether to write fields that are empty, if their shape keeps them."""

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
                return self._record(value, is_open=self.opens_records)
            case ListValue():
                return self._list(value)
            case MapValue(of=of, entries=entries):
                type_ = code("map[string]{}", self._type(of))
                return Composite(type_, tuple((literal(k), self._item(v, of)) for k, v in entries))
            case str():
                return self._text(value)
            case JsonData(value=json):
                return json_literal(json) if self.json_texts else json_node(json)
            case CodeReference(key=key):
                return self.references[key]
            case EnumValue(of=of, name=name):
                return self.enums[of][name] if of in self.enums else literal(name)
            case _:
                return json_node(value)

    def _type(self, name: str) -> Code:
        form = self.forms.get(name)
        if isinstance(form, Fields) and form.type is not None:
            return form.type
        return _SCALARS.get(name) or code("{}{}", self.package, _pascal(name))

    def _record(
        self, record: RecordValue, type_: Code | None = None, *, is_open: bool = False
    ) -> Node:
        """Return the literal of a record; ``type_`` is empty if the enclosing literal determines it."""
        match self.forms.get(record.type):
            case Inline(field=name, type=list_type):
                value = record.get(name)
                return (
                    self._list(value, list_type)
                    if isinstance(value, ListValue)
                    else self.node(value)
                )
            case Computed(expression=expression):
                return expression(record)
            case Fields(positional=names) if names:
                values = (on_one_line(self.node(record.get(name))) for name in names)
                return code("{}({})", self._type(record.type), Code(", ").joined(values))
            case _:
                type_ = self._type(record.type) if type_ is None else type_
                return Composite(type_, tuple(self._fields(record)), is_open)

    def _fields(self, record: RecordValue) -> Iterator[tuple[Code, Node]]:
        """Yield the fields that differ from the zero value; an optional record is a pointer."""
        form = self.forms.get(record.type)
        absent = form.absent if isinstance(form, Fields) else {}
        for name, shape, value in named_fields(record, self.forms):
            key = self.names.get(name) or _pascal(name)
            is_formed = isinstance(value, RecordValue) and value.type in self.forms
            is_kept = self.keeps_empty and shape.keep_empty
            if value is None and name in absent:
                yield key, absent[name]
            elif value is None:
                continue
            elif shape.optional and not is_formed and name not in absent:
                yield key, self._optional(value)
            elif is_kept or not is_empty(value):
                yield key, self.node(value)

    def _optional(self, value: DataValue) -> Node:
        if not isinstance(value, RecordValue):
            return self.node(value)
        type_ = code("&{}", self._type(value.type))
        return self._record(value, type_, is_open=self.opens_records)

    def _list(self, value: ListValue, type_: Code | None = None) -> Node:
        form = self.forms.get(value.of)
        if isinstance(form, Entry):
            return self._mapping(value, form, type_)
        if type_ is None:
            type_ = self.lists.get(value.of) or code("[]{}", self._type(value.of))
        nodes = [self._item(item, value.of) for item in value.items]
        if value.of in self.inline:
            return code("{}{{{}}}", type_, Code(", ").joined(map(on_one_line, nodes)))
        holds_records = any(isinstance(item, RecordValue) for item in value.items)
        return items(type_, nodes, is_open=self.opens_records and holds_records)

    def _mapping(self, value: ListValue, form: Entry, type_: Code | None) -> Composite:
        """Return the literal of a mapping that is a list of entries."""
        pairs = [
            tuple(item for _, item in record.fields)
            for record in value.items
            if isinstance(record, RecordValue)
        ]
        entries = tuple((on_one_line(self.node(k)), self._item(v, form.of)) for k, v in pairs)
        return Composite(type_ or form.type or Code(""), entries)

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
