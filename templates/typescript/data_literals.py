"""Printer of the data of features as object literals."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, field
from adlgen.packs.forms import Constant, Entry, Fields, Forms, Inline, named_fields
from adlgen.plan.data import (
    CodeReference,
    DataValue,
    EnumValue,
    JsonData,
    JsonValue,
    ListValue,
    MapValue,
    RecordValue,
    is_written,
    printed_fields,
)

from .documents import LINE, Indent, Layout, group, joined
from .literals import array, entry, literal, object_, string


class DataPrinter(Struct):
    """Prints the data of a feature."""

    long_texts: bool = False
    """Whether multi-line texts are split into one string per line."""
    references: Mapping[str, Code] = field(default_factory=dict)
    """The identifiers that the data refers to."""
    forms: Forms = field(default_factory=dict)
    """Records that are not objects with the same properties."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Names of properties that are not those of the data."""

    def object(
        self, record: RecordValue, *, first: tuple[Layout, ...] = (), last: tuple[Layout, ...] = ()
    ) -> Layout:
        """Lay out a record with a property per line; ``first`` and ``last`` are additional properties."""
        return object_([*first, *self._properties(record), *last], broken=True)

    def value(self, value: DataValue) -> Layout:
        """Lay out a value."""
        if self.forms:
            value = self._formed(value)
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

    def _formed(self, value: DataValue) -> DataValue:
        """Replace records that have a form by equivalent maps and values."""
        match value:
            case RecordValue():
                return self._formed_record(value)
            case ListValue(of=of, items=items) if isinstance(self.forms.get(of), Entry):
                pairs = (tuple(item.fields) for item in items if isinstance(item, RecordValue))
                return MapValue(
                    of, tuple((_key(key), self._formed(v)) for (_, key), (_, v) in pairs)
                )
            case ListValue(of=of, items=items):
                return ListValue(of, tuple(map(self._formed, items)))
            case _:
                return value

    def _formed_record(self, record: RecordValue) -> DataValue:
        form = self.forms.get(record.type)
        if isinstance(form, Inline):
            return self._formed(record.get(form.field))
        if isinstance(form, Constant):
            return form.value
        kept = form.kept if isinstance(form, Fields) else ()
        return MapValue(
            record.type,
            tuple(
                (self.names.get(name) or _camel(name), self._formed(value))
                for name, shape, value in named_fields(record, self.forms)
                if name in kept or is_written(shape, value)
            ),
        )

    def _properties(self, record: RecordValue) -> list[Layout]:
        return [self._property(_camel(name), value) for name, value in printed_fields(record)]

    def _property(self, name: str, value: DataValue) -> Layout:
        if isinstance(value, str) and self.long_texts:
            lines = value.splitlines(keepends=True)
            if len(lines) > 1:
                text = group(joined((Code(" +"), LINE), map(string, lines)))
                return group(code("{}:", Code(name)), group(Indent((LINE, text))))
        return entry(name, self.value(value), _hint(value))


def _key(key: DataValue) -> str:
    assert isinstance(key, str | EnumValue)
    return key if isinstance(key, str) else key.name


def _hint(value: DataValue) -> JsonValue:
    """Return JSON with the kind and the size of a value, which determine its line breaks."""
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
