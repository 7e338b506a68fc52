"""A typed tree of plain values: the data of a feature, ready to be printed as literals of any language.

Lowering turns the model of a feature into this tree, so that later stages do not depend on the feature.
Names of record types and fields are in snake case; each language prints them in its own case.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.naming.code import Code


class JsonData(Struct):
    """Any JSON value."""

    value: JsonValue


class CodeReference(Struct):
    """An identifier that the emitted code defines; ``key`` is its role in the names of the feature."""

    key: str


class EnumValue(Struct):
    """A member of an enumeration of the emitted runtime; a string in languages that represent it as one."""

    of: str
    name: str


class FieldShape(Struct):
    """The conditions under which a field may be omitted."""

    optional: bool = False
    """Whether the emitted type is optional: the field is omitted only if its value is None."""
    keep_empty: bool = False
    """Whether a value equal to the default of its type is written."""


class Shape(Struct):
    """A record type that every pack with the feature declares in its runtime."""

    name: str
    fields: Mapping[str, FieldShape]

    def value(self, /, **fields: DataValue) -> RecordValue:
        """Return a record of this type; all fields are required."""
        if fields.keys() != self.fields.keys():
            message = f"fields of {self.name!r}: {sorted(fields.keys() ^ self.fields.keys())}"
            raise TypeError(message)
        return RecordValue(self, tuple((name, fields[name]) for name in self.fields))

    def list_of(self, records: Iterable[RecordValue]) -> ListValue:
        """Return a list of records of this type."""
        return ListValue(self.name, tuple(records))


def shape(name: str, /, *fields: str, optional: str = "", keep_empty: str = "") -> Shape:
    """Declare a record type; ``optional`` and ``keep_empty`` list names of its fields.

    The order of ``fields`` is the order of the emitted fields.
    """
    may_lack, kept = optional.split(), keep_empty.split()
    listed = {field: FieldShape(field in may_lack, field in kept) for field in fields}
    return Shape(name, MappingProxyType(listed))


class RecordValue(Struct):
    """A value of a record type."""

    shape: Shape
    fields: tuple[tuple[str, DataValue], ...]
    """Every field of the shape, in its order."""

    @property
    def type(self) -> str:
        """The name of the record type."""
        return self.shape.name

    def get(self, name: str) -> DataValue:
        """Return the value of a field. Raises KeyError if the type has no such field."""
        for key, value in self.fields:
            if key == name:
                return value
        raise KeyError(name)

    def text(self, name: str) -> str:
        """Return a text."""
        value = self.get(name)
        assert isinstance(value, str)
        return value

    def code(self, name: str) -> Code:
        """Return an identifier; only planned data contains any."""
        value = self.get(name)
        assert isinstance(value, Code)
        return value

    def flag(self, name: str) -> bool:
        """Return a flag."""
        value = self.get(name)
        assert isinstance(value, bool)
        return value

    def number(self, name: str) -> int | None:
        """Return an integer; None if the field is optional and absent."""
        value = self.get(name)
        assert value is None or (isinstance(value, int) and not isinstance(value, bool))
        return value

    def json(self, name: str) -> JsonValue:
        """Return a JSON value."""
        value = self.get(name)
        assert isinstance(value, JsonData)
        return value.value

    def record(self, name: str) -> RecordValue:
        """Return a record."""
        value = self.get(name)
        assert isinstance(value, RecordValue)
        return value

    def optional_record(self, name: str) -> RecordValue | None:
        """Return a record; None if the field is optional and absent."""
        value = self.get(name)
        assert value is None or isinstance(value, RecordValue)
        return value

    def items(self, name: str) -> tuple[DataValue, ...]:
        """Return the items of a list."""
        value = self.get(name)
        assert isinstance(value, ListValue)
        return value.items

    def texts(self, name: str) -> tuple[str, ...]:
        """Return the items of a list of texts."""
        return tuple(item for item in self.items(name) if isinstance(item, str))

    def codes(self, name: str) -> tuple[Code, ...]:
        """Return the items of a list of identifiers."""
        return tuple(item for item in self.items(name) if isinstance(item, Code))

    def texts_of(self, name: str) -> tuple[tuple[str, ...], ...]:
        """Return the items of a list of lists of texts."""
        lists = (item.items for item in self.items(name) if isinstance(item, ListValue))
        return tuple(tuple(text for text in items if isinstance(text, str)) for items in lists)

    def records(self, name: str) -> tuple[RecordValue, ...]:
        """Return the items of a list of records."""
        return tuple(item for item in self.items(name) if isinstance(item, RecordValue))


class ListValue(Struct):
    """A list; ``of`` is the type of all items: ``text``, ``number``, ``texts`` (lists of texts) or a record type."""

    of: str
    items: tuple[DataValue, ...]


class MapValue(Struct):
    """Values by text, in order; ``of`` is the type of all values, as in :class:`ListValue`."""

    of: str
    entries: tuple[tuple[str, DataValue], ...]


DataValue: TypeAlias = (
    bool
    | int
    | float
    | str
    | JsonData
    | CodeReference
    | EnumValue
    | RecordValue
    | ListValue
    | MapValue
    | None
)


def is_empty(value: DataValue) -> bool:
    """Report whether a value equals the default of its type and may be omitted."""
    match value:
        case RecordValue():
            return not printed_fields(value)
        case ListValue(items=items):
            return not items
        case MapValue(entries=entries):
            return not entries
        case JsonData() | CodeReference() | EnumValue():
            return False
        case _:
            return not value


def printed_fields(record: RecordValue) -> tuple[tuple[str, DataValue], ...]:
    """Return the fields that a language with default values must write."""
    fields = record.shape.fields
    return tuple((name, value) for name, value in record.fields if is_written(fields[name], value))


def is_written(field: FieldShape, value: DataValue) -> bool:
    """Report whether a language with default values must write a field."""
    if field.optional:
        return value is not None
    return field.keep_empty or not is_empty(value)


def texts(items: Iterable[str]) -> ListValue:
    """Return a list of texts."""
    return ListValue("text", tuple(items))
