"""Fast constructors for the data types that readers create in large numbers.

A frozen dataclass sets each field through ``object.__setattr__``; the descriptors of its slots do
the same in a third of the time, and a source has a span for every key and value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, Node, Scalar
from adlgen.document.scalars import JsonScalar


def _setter(kind: type, name: str) -> Callable[[object, Any], None]:
    setter: Callable[[object, Any], None] = vars(kind)[name].__set__
    return setter


_new = object.__new__
_path = _setter(Span, "path")
_line = _setter(Span, "line")
_column = _setter(Span, "column")
_end_line = _setter(Span, "end_line")
_end_column = _setter(Span, "end_column")
_value = _setter(Scalar, "value")
_span = _setter(Scalar, "span")
_key = _setter(Entry, "key")
_key_span = _setter(Entry, "key_span")
_entry_value = _setter(Entry, "value")


def make_span(path: str, line: int, column: int, end_line: int, end_column: int) -> Span:
    """Return ``Span(path, line, column, end_line, end_column)``."""
    span = _new(Span)
    _path(span, path)
    _line(span, line)
    _column(span, column)
    _end_line(span, end_line)
    _end_column(span, end_column)
    return span


def make_scalar(value: JsonScalar, span: Span) -> Scalar:
    """Return ``Scalar(value, span)``."""
    scalar = _new(Scalar)
    _value(scalar, value)
    _span(scalar, span)
    return scalar


def make_entry(key: str, key_span: Span, value: Node) -> Entry:
    """Return ``Entry(key, key_span, value)``."""
    entry = _new(Entry)
    _key(entry, key)
    _key_span(entry, key_span)
    _entry_value(entry, value)
    return entry
