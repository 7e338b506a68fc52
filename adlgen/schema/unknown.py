"""Reads keywords that the dialect of a schema does not define."""

from __future__ import annotations

from functools import lru_cache

from adlgen.diagnostics.codes.schema import (
    MISSPELT_KEYWORD,
    NESTED_EXTENSION,
    NULLABLE,
    OTHER_DRAFT,
)
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Entry, JsonValue, Mapping, Scalar, plain
from adlgen.schema.dialects import Dialect
from adlgen.schema.keywords import FOREIGN, OBSOLETE
from adlgen.schema.report import Report

_SHORTEST = 4
EXTENSION = "x-adlgen"


def read_unknown(
    dialect: Dialect, schema: Mapping, entry: Entry, report: Report, *, is_part: bool
) -> tuple[bool, JsonValue]:
    """Report an unknown keyword; return whether it is kept, and its value.

    ``is_part`` is whether the schema is inside another one.
    """
    key = entry.key
    if key == EXTENSION:
        report.is_rewritten = True
        if is_part:
            message = f"{EXTENSION!r} has no meaning in a part of a schema and is ignored"
            hint = "it belongs at the root of a tool's schema; 'names' there has JSON Pointers"
            report.suspicious(NESTED_EXTENSION, message, entry.key_span, hint)
        return False, None
    if key in dialect.without_effect:
        message = f"{key!r} has no effect in {dialect.title}"
        hint = "it belongs to a later draft: leave $schema out to use 2020-12"
        report.suspicious(OTHER_DRAFT, message, entry.key_span, hint)
        return False, None
    if key in OBSOLETE:
        message = f"{key!r} has no effect in {dialect.title}"
        report.suspicious(OTHER_DRAFT, message, entry.key_span, f"it is a keyword {OBSOLETE[key]}")
    elif key == "nullable":
        _look_at_nullable(schema, entry, report)
    elif not key.startswith("x-") and (near := _misspelt(key, dialect)) is not None:
        message = f"unknown keyword {key!r}"
        report.tolerated(MISSPELT_KEYWORD, message, entry.key_span, f"did you mean {near!r}?")
    return True, plain(entry.value)


def _look_at_nullable(schema: Mapping, entry: Entry, report: Report) -> None:
    if not (isinstance(entry.value, Scalar) and entry.value.value is True):
        return
    if schema.get("type") is None:
        message = "'nullable' has no effect without 'type'"
        hint = 'add {type: "null"} as an alternative in anyOf'
    else:
        message = "'nullable' is not a JSON Schema keyword; null is added to the type"
        hint = 'write "null" into the list of types'
    report.suspicious(NULLABLE, message, entry.key_span, hint)


@lru_cache(maxsize=1024)
def _misspelt(key: str, dialect: Dialect) -> str | None:
    if len(key) < _SHORTEST or key in FOREIGN:
        return None
    return closest(key, dialect.keywords)
