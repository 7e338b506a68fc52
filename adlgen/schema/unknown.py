"""Reads keywords that the dialect of a schema does not define."""

from __future__ import annotations

from functools import lru_cache

from adlgen.diagnostics.codes.schema import (
    MISSPELT_KEYWORD,
    NULLABLE,
    OTHER_DRAFT,
)
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, plain
from adlgen.document.node import Sequence as Items
from adlgen.schema.dialects import Dialect
from adlgen.schema.extension import EXTENSION, extensions, without_extensions
from adlgen.schema.keywords import FOREIGN, OBSOLETE
from adlgen.schema.report import Report

_SHORTEST = 4
_SHARE = 4
"""One edit for so many letters is a typo."""


def read_unknown(
    dialect: Dialect,
    schema: Mapping,
    entry: Entry,
    report: Report,
    *,
    root: Node | None,
) -> tuple[bool, JsonValue]:
    """Report an unknown keyword; return whether it is kept, and its value.

    ``root`` is the whole schema.
    """
    key = entry.key
    if key == EXTENSION:
        report.extension(entry)
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
        _report_misspelt(entry, near, root, report)
    for inner in extensions(entry.value):
        report.extension(inner)
    return True, plain(without_extensions(entry.value))


def _report_misspelt(entry: Entry, near: str, root: Node | None, report: Report) -> None:
    """Report a keyword that is similar to a known one, unless a reference leads through it."""
    if root is not None and _leads_through(root, f"/{entry.key}/"):
        return
    message = f"unknown keyword {entry.key!r}"
    if _is_likely(entry.key, near) and not report.has_foreign_keywords:
        hint = f"did you mean {near!r}? With --lenient it is ignored"
        report.tolerated(MISSPELT_KEYWORD, message, entry.key_span, hint)
    else:
        hint = f"did you mean {near!r}? It is ignored"
        report.suspicious(MISSPELT_KEYWORD, message, entry.key_span, hint, is_error=False)


def _is_likely(key: str, near: str) -> bool:
    """Report whether a keyword differs by so little that it must be a typo."""
    return abs(len(key) - len(near)) <= 1 and closest(key, (near,), share=_SHARE) is not None


def _leads_through(node: Node, part: str) -> bool:
    waiting: list[Node] = [node]
    while waiting:
        found = waiting.pop()
        if isinstance(found, Items):
            waiting += found.items
        elif isinstance(found, Mapping):
            waiting += (entry.value for entry in found)
            reference = found.get("$ref")
            if isinstance(reference, Scalar) and part in str(reference.value):
                return True
    return False


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
