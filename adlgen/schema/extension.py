"""``x-adlgen`` inside a schema: it accepts findings and announces removals; of a definition in a file, it also names the type.

Nothing that a tool shows has it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from adlgen.diagnostics.codes.schema import NESTED_EXTENSION
from adlgen.diagnostics.codes.shape import BAD_EXTENSION
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.model import Span
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, Sequence
from adlgen.schema.dialects import LATEST
from adlgen.schema.keywords import Form
from adlgen.schema.model import Naming
from adlgen.schema.nested import (
    OF_PARTS,
    announced,
    announcement,
    deprecated_values,
    deprecation_of,
    value_entries,
)
from adlgen.schema.report import Report

EXTENSION = "x-adlgen"
_MAPS = frozenset({Form.DEFINITIONS, Form.SCHEMA_MAP, Form.PATTERN_MAP, Form.DEPENDENCIES})
_NAMED = frozenset(
    {"definitions", "dependencies"} | {k for k, form in LATEST.subschemas.items() if form in _MAPS}
)
"""Keywords whose keys are names of schemas."""
_DATA = frozenset({"const", "enum", "default", "examples", "example"})
"""Keywords with values, in which a key is not a keyword."""


def extensions(schema: Node) -> Iterator[Entry]:
    """Yield the extensions in a schema, also those in values of unknown keywords, in order."""
    waiting = [schema]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Mapping):
            parts: list[Node] = []
            for entry in node.entries:
                if entry.key == EXTENSION:
                    yield entry
                elif entry.key in _NAMED and isinstance(entry.value, Mapping):
                    parts += [inner.value for inner in entry.value.entries]
                elif entry.key not in _DATA:
                    parts.append(entry.value)
            waiting += reversed(parts)
        elif isinstance(node, Sequence):
            waiting += reversed(node.items)


def without_extensions(schema: Node, kept: Collection[str] = ()) -> Node:
    """Return a schema without the extensions in it, except for some keys; otherwise it is as written."""

    def change(node: Node) -> Node:
        return without_extensions(node, kept)

    match schema:
        case Mapping(entries=entries, span=span):
            return Mapping(
                tuple(
                    Entry(e.key, e.key_span, _kept(e, kept) or _inside(e, change))
                    for e in entries
                    if e.key != EXTENSION or _kept(e, kept) is not None
                ),
                span,
            )
        case Sequence(items=items, span=span):
            return Sequence(tuple(map(change, items)), span)
        case _:
            return schema


def _kept(entry: Entry, keys: Collection[str]) -> Mapping | None:
    """Return what stays of an extension; None for another entry, or if nothing stays."""
    if entry.key != EXTENSION or not isinstance(entry.value, Mapping):
        return None
    found = tuple(inner for inner in entry.value if inner.key in keys)
    return Mapping(found, entry.value.span) if found else None


def _inside(entry: Entry, change: Callable[[Node], Node]) -> Node:
    value = entry.value
    if entry.key in _DATA:
        return value
    if entry.key in _NAMED and isinstance(value, Mapping):
        named = (Entry(e.key, e.key_span, change(e.value)) for e in value)
        return Mapping(tuple(named), value.span)
    return change(value)


def with_announcements(schema: Node) -> Node:
    """Return a schema whose parts are deprecated as their extensions announce it, with a sentence in the description.

    The extensions are the same ones.
    """
    match schema:
        case Mapping(entries=entries, span=span):
            extension = schema.get(EXTENSION)
            known = entries if extension is None else announced(schema, extension)
            inner = (
                (
                    e
                    if e.key == EXTENSION
                    else Entry(e.key, e.key_span, _inside(e, with_announcements))
                )
                for e in known
            )
            return Mapping(tuple(inner), span)
        case Sequence(items=items, span=span):
            return Sequence(tuple(map(with_announcements, items)), span)
        case _:
            return schema


def announces(extension: Entry) -> bool:
    """Report whether an extension announces a removal."""
    return deprecation_of(extension.value) is not None or bool(value_entries(extension.value))


def announced_values(schema: Mapping, report: Report) -> tuple[tuple[JsonValue, str], ...]:
    """Return the values of ``enum`` that will be removed, each with its announcement; report other ones."""
    extension = schema.get(EXTENSION)
    entries = value_entries(extension)
    if not entries:
        return ()
    found = [*deprecated_values(schema, extension)]
    used = {id(entry) for _, entry in found}
    for entry in entries:
        if id(entry) not in used:
            message = f"{entry.key!r} in 'values' announces no removal of a value of 'enum'"
            hint = "write `values: {VALUE: {deprecated: {until: DATE, use: VALUE}}}`"
            report.suspicious(NESTED_EXTENSION, message, entry.key_span, hint)
    parts = [(value, deprecation_of(entry.value)) for value, entry in found]
    return tuple((value, announcement(*known)) for value, known in parts if known is not None)


IDENTIFIER = expression(r"[a-zA-Z_][a-zA-Z0-9_]*")
_KEYS = ("as", "name", *OF_PARTS)


def read_naming(extension: Entry, report: Report) -> Naming:
    """Return the naming that the extension of a definition contains; problems are reported."""
    if not isinstance(extension.value, Mapping):
        _wrong(extension, "must be an object", report)
        return Naming()
    name, types = "", {}
    for entry in extension.value:
        value = entry.value
        if entry.key == "name" and _is_name(value):
            assert isinstance(value, Scalar)
            name = str(value.value)
        elif entry.key == "as" and isinstance(value, Mapping):
            types = dict(_types(value, report))
        elif entry.key in OF_PARTS:
            continue
        elif entry.key in _KEYS:
            wanted = "a name of letters, digits and '_'" if entry.key == "name" else "an object"
            _wrong(entry, f"must be {wanted}", report)
        else:
            near = closest(entry.key, _KEYS)
            hint = (
                f"did you mean '{near}'?" if near else "'as' has types by language, 'name' a name"
            )
            message = f"x-adlgen of a definition has no key '{entry.key}'"
            report.typo(BAD_EXTENSION, message, entry.key_span, hint)
    return Naming(name, types)


def _is_name(value: Node) -> bool:
    return (
        isinstance(value, Scalar)
        and isinstance(value.value, str)
        and IDENTIFIER.fullmatch(value.value) is not None
    )


def _types(table: Mapping, report: Report) -> Iterator[tuple[str, tuple[str, Span]]]:
    for entry in table:
        if isinstance(entry.value, Scalar) and isinstance(entry.value.value, str):
            yield entry.key, (entry.value.value, entry.value.span)
        else:
            _wrong(entry, "must be a type", report)


def _wrong(entry: Entry, message: str, report: Report) -> None:
    report.typo(BAD_EXTENSION, f"'{entry.key}' {message}", entry.value.span)
