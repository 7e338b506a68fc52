"""The members of an interface: properties and index signatures."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from adlgen.naming.code import Code
from adlgen.packs import expression
from adlgen.plan.model import Basic, Plain, PlannedField, RecordDecl

from ..docs import comment, member_doc
from ..documents import Layout, width
from ..layout import Placed, place
from ..literals import member
from ..types import UNDEFINED, TypePrinter
from .decoding import uses
from .held import has_default

INDENT = 2
"""The indentation of members."""
_INEXACT = 2**53
_PREFIX = expression(r"\^((?:[A-Za-z0-9_:@ -]|\\[-./])+)(.*)", re.DOTALL)


class Member(NamedTuple):
    """A property."""

    doc: tuple[Code, ...]
    name: Code
    is_optional: bool
    type: Placed


class IndexSignature(NamedTuple):
    """The type of undeclared properties."""

    key: Code
    type: Placed


def members(printer: TypePrinter, record: RecordDecl, *, keep: bool) -> tuple[Member, ...]:
    """Return the properties of a record; with ``keep``, those with a default are optional."""
    return tuple([_member(printer, field, keep=keep) for field in record.fields])


def _member(printer: TypePrinter, field: PlannedField, *, keep: bool) -> Member:
    note = "" if printer.numbers.big else _note(field)
    doc = comment(member_doc(field.doc, note), INDENT)
    name = member(field.key)
    is_optional = _is_optional(printer, field, keep=keep)
    column = INDENT + len("readonly ?: " if is_optional else "readonly : ") + width(name)
    shaped = printer.render_type(field.type, is_optional=is_optional)
    type_ = place(shaped, column, indent=INDENT)
    return Member(doc, name, is_optional, type_)


def narrowed(
    printer: TypePrinter, record: RecordDecl, differing: Collection[str]
) -> tuple[Member, ...]:
    """Return the properties that differ where defaults are applied; documentation is inherited.

    ``differing`` are the keys of the declarations with defaults.
    """
    natives = printer.numbers.natives
    fields = [
        f for f in record.fields if has_default(f, natives=natives) or uses(f.type) in differing
    ]
    return tuple(_member(printer, field, keep=False)._replace(doc=()) for field in fields)


def required_member(name: Code, type_: Layout, doc: tuple[Code, ...] = ()) -> Member:
    """Return a required property."""
    column = INDENT + len("readonly : ") + width(name)
    shaped = place(type_, column, indent=INDENT)
    return Member(comment(doc, INDENT), name, is_optional=False, type=shaped)


def _is_optional(printer: TypePrinter, field: PlannedField, *, keep: bool) -> bool:
    is_filled = not keep and has_default(field, natives=printer.numbers.natives)
    return not field.required and not is_filled


def _note(field: PlannedField) -> str:
    """Return a note where the schema accepts integers that a ``number`` cannot hold exactly."""
    bounds = getattr(field.type, "constraints", {})
    high = bounds.get("maximum")
    if isinstance(high, int) and high >= _INEXACT:
        return "Integers beyond Number.MAX_SAFE_INTEGER are rejected."
    return ""


def index_signatures(
    printer: TypePrinter, record: RecordDecl, *, keep: bool
) -> tuple[IndexSignature, ...]:
    """Return the types of further properties, wide enough for the declared ones."""
    extra = record.extra
    if extra is None or (isinstance(extra, Plain) and extra.basic is Basic.ANY and record.fields):
        return ()
    prefixes = tuple(dict.fromkeys(_key_prefixes(record.extra_patterns))) or ("",)
    return tuple(_signature(printer, record, prefix, keep=keep) for prefix in prefixes)


def _key_prefixes(patterns: tuple[str, ...]) -> list[str]:
    """Return the prefix of the keys that each pattern matches; nothing if a pattern has none."""
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


def _signature(
    printer: TypePrinter, record: RecordDecl, prefix: str, *, keep: bool
) -> IndexSignature:
    key = Code(f"`{prefix}${{string}}`" if prefix else "string")
    covered = [f for f in record.fields if f.key.startswith(prefix)]
    parts = [part for f in covered for part in printer.parts(f.type)]
    if record.extra is not None:
        parts = [*printer.parts(record.extra), *parts]
    if any(_is_optional(printer, f, keep=keep) for f in covered):
        parts.append(UNDEFINED)
    column = INDENT + len("readonly [key: ]: ") + width(key)
    return IndexSignature(key, place(printer.union(parts), column, indent=INDENT))
