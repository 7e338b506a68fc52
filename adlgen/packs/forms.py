"""Forms of records that a feature of a pack prints differently from a record literal.

A printer looks the form of a record up by the name of its type; each printer supports what its language needs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.ir.data import DataValue, FieldShape, RecordValue
from adlgen.naming.code import Code


class Fields(Struct):
    """A literal or a call with only some of the fields, in another order, or partly without names."""

    type: Code | None = None
    """The type or function; None for the name of the record type, in the language's case."""
    positional: tuple[str, ...] = ()
    """Fields printed without their names; they are first."""
    within: Code | None = None
    """The variant of an enumeration that holds the literal."""
    named: tuple[str, ...] | None = None
    """Fields printed with their names, in order; None for all that are not positional."""
    kept: Collection[str] = ()
    """Fields that are printed even if they are empty, in addition to those of the shape."""
    defaults: Mapping[str, DataValue] = field(default_factory=dict)
    """The defaults of the emitted type; fields with these values are omitted."""
    absent: Mapping[str, Code] = field(default_factory=dict)
    """The code for fields that are None."""


class Inline(Struct):
    """The value of one field in place of the record."""

    field: str
    type: Code | None = None
    """The type of a list literal; None for that of any list."""


class Spliced(Struct):
    """Not a literal of its own: the fields are fields of the enclosing record."""


class Entry(Struct):
    """An entry of a mapping, which replaces the list of such records: the first field is the key."""

    type: Code | None = None
    """The type of the mapping, for languages that write it."""
    of: str = ""
    """The record type of all values; empty: the values have several types."""


class Constant(Struct):
    """The same value for every record."""

    value: DataValue


class Computed(Struct):
    """An expression of the pack's own."""

    expression: Callable[[RecordValue], Code]


Form: TypeAlias = Fields | Inline | Spliced | Entry | Constant | Computed
Forms: TypeAlias = Mapping[str, Form]


def call(function: str, *fields: str) -> Fields:
    """Return the form of a call with arguments without names."""
    return Fields(Code(function), fields, named=())


def named_fields(record: RecordValue, forms: Forms) -> Iterator[tuple[str, FieldShape, DataValue]]:
    """Yield the fields with a name, those of spliced records in their place."""
    form = forms.get(record.type)
    names: tuple[str, ...] = tuple(record.shape.fields)
    if isinstance(form, Fields):
        rest = tuple(name for name in names if name not in form.positional)
        names = rest if form.named is None else form.named
    for name in names:
        value = record.get(name)
        if isinstance(value, RecordValue) and isinstance(forms.get(value.type), Spliced):
            yield from named_fields(value, forms)
        else:
            yield name, record.shape.fields[name], value
