"""Index signatures of interfaces."""

from __future__ import annotations

import re

from adlgen.naming.code import Code, code
from adlgen.plan.model import Basic, Plain, RecordDecl

from ..layout import Layout
from ..types import TypePrinter, basic_part

_PREFIX = re.compile(r"\^((?:[A-Za-z0-9_:@ -]|\\[-./])+)(.*)", re.DOTALL)


def key_prefixes(patterns: tuple[str, ...]) -> list[str]:
    """Return what every key that matches starts with, for patterns that say so; else nothing."""
    found = []
    for pattern in patterns:
        match = _PREFIX.fullmatch(pattern)
        if match is None or "|" in match[2]:
            return []
        prefix, rest = re.sub(r"\\(.)", r"\1", match[1]), match[2]
        if rest[:1] in ("*", "?", "{"):
            prefix = prefix[:-1]
        if not prefix:
            return []
        found.append(prefix)
    return found


def index_signatures(
    printer: TypePrinter, record: RecordDecl, optional: frozenset[str]
) -> tuple[Layout, ...]:
    """Spell the type of further properties, wide enough for the declared ones."""
    extra = record.extra
    if extra is None or (isinstance(extra, Plain) and extra.basic is Basic.ANY and record.fields):
        return ()
    prefixes = tuple(dict.fromkeys(key_prefixes(record.extra_patterns)))
    if not prefixes:
        return (_index(printer, record, optional, Code("string"), ""),)
    return tuple(
        _index(printer, record, optional, Code(f"`{prefix}${{string}}`"), prefix)
        for prefix in prefixes
    )


def _index(
    printer: TypePrinter, record: RecordDecl, optional: frozenset[str], key: Code, prefix: str
) -> Layout:
    covered = [f for f in record.fields if f.key.startswith(prefix)]
    parts = [part for f in covered for part in printer.parts(f.type)]
    if record.extra is not None:
        parts = [*printer.parts(record.extra), *parts]
    if any(f.key in optional for f in covered):
        parts.append(basic_part(Code("undefined")))
    return (code("[key: {}]: ", key), printer.union(parts), Code(";"))
