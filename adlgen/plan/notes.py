"""Documentation of types; constraints become sentences."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.expressions import expression
from adlgen.document.node import JsonValue
from adlgen.ir.types import (
    Default,
    Enum,
    Integer,
    List,
    Map,
    Meta,
    Nullable,
    Number,
    Record,
    String,
    Type,
)
from adlgen.plan.types import NO_DOC, Doc
from adlgen.schema.nested import value_announcement

_VALUED = (Enum, Nullable)
"""The types that may have notes about single values."""
_HOLDERS = (List, Nullable)
"""The types with the notes of what is in them."""
_LABELLED = expression(r"(?:Pattern|Format)(?: of each item)*(?=: )")


def doc_of(
    type_: Type,
    title: str = "",
    default: Default | None = None,
    typed: frozenset[str] = frozenset(),
) -> Doc:
    """Return the documentation of a type, or of a property with a default; ``title`` replaces a missing description.

    There is no note about a format in ``typed``, which the type of the language shows.
    """
    meta = type_.meta
    text = meta.description or title
    return Doc(
        text=(
            "\n\n".join(part for part in (text.rstrip("\n"), *meta.notes) if part)
            if meta.notes
            else text
        ),
        notes=tuple(notes_of(type_, typed)),
        default=None if default is None else default.value,
        has_default=default is not None,
        deprecated=meta.deprecated,
        value_notes=_value_notes(type_) if isinstance(type_, _VALUED) else (),
    )


def member_docs(enum: Enum) -> list[Doc]:
    """Return the documentation of each value of an enumeration."""
    if not enum.abouts:
        return [NO_DOC] * len(enum.values)
    return [Doc(text=one.description, deprecated=one.deprecated) for one in enum.abouts]


def _value_notes(type_: Type) -> tuple[str, ...]:
    """Return a sentence for each value that will be removed, unless the description has it."""
    inner = type_.inner if isinstance(type_, Nullable) else type_
    if not isinstance(inner, Enum) or not inner.abouts:
        return ()
    notes = []
    for value, doc in zip(inner.values, member_docs(inner), strict=True):
        _, announced = doc.announcement
        sentence = f"Deprecated: {announced}" if announced else "Deprecated."
        note = value_announcement(value, sentence)
        if doc.deprecated and note not in type_.meta.description:
            notes.append(note)
    return tuple(notes)


def notes_of(type_: Type, typed: frozenset[str] = frozenset()) -> list[str]:
    """Return a sentence for every constraint of a type."""
    meta = type_.meta
    if not meta.constraints and not meta.format and not isinstance(type_, _HOLDERS):
        return []
    match type_:
        case Nullable(inner=inner):
            return notes_of(inner, typed)
        case Integer():
            return _number("Integer", meta)
        case Number():
            return _number("Number", meta)
        case String():
            return _string(meta, typed)
        case List(item=item):
            return [*_items(meta.constraints), *map(_of_item, notes_of(item, typed))]
        case Record() | Map():
            return _size(
                meta.constraints, "minProperties", "maxProperties", "property", "properties"
            )
        case _:
            return []


def _of_item(note: str) -> str:
    """Return a note about the items of a list: ``Format of each item: uri.``."""
    labelled = _LABELLED.match(note)
    if labelled is None:
        return f"Each item: {note}"
    return f"{labelled[0]} of each item{note[labelled.end() :]}"


def _number(what: str, meta: Meta) -> list[str]:
    bounds = meta.constraints
    low, high = bounds.get("minimum"), bounds.get("maximum")
    above, below = bounds.get("exclusiveMinimum"), bounds.get("exclusiveMaximum")
    parts = []
    if low is not None and high is not None:
        parts.append(f"{what}, {low} to {high}.")
    elif low is not None:
        parts.append(f"{what} from {low}.")
    elif high is not None:
        parts.append(f"{what} up to {high}.")
    if above is not None:
        parts.append(f"Greater than {above}.")
    if below is not None:
        parts.append(f"Less than {below}.")
    if bounds.get("multipleOf") is not None:
        parts.append(f"A multiple of {bounds['multipleOf']}.")
    return parts


def _string(meta: Meta, typed: frozenset[str]) -> list[str]:
    notes = _size(meta.constraints, "minLength", "maxLength", "character", "characters")
    if isinstance(pattern := meta.constraints.get("pattern"), str):
        notes.append(f"Pattern: {pattern}")
    if meta.format and meta.format not in typed:
        notes.append(f"Format: {meta.format}.")
    return notes


def _items(bounds: Mapping[str, JsonValue]) -> list[str]:
    notes = _size(bounds, "minItems", "maxItems", "item", "items")
    if bounds.get("uniqueItems") is True:
        notes.append("Items are unique.")
    return notes


def _size(bounds: Mapping[str, JsonValue], least: str, most: str, one: str, many: str) -> list[str]:
    low, high = bounds.get(least), bounds.get(most)
    if low in (None, 0) and high is None:
        return []
    if low in (None, 0):
        return [f"At most {high} {one if high == 1 else many}."]
    if high is None:
        return [f"At least {low} {one if low == 1 else many}."]
    if low == high:
        return [f"Exactly {low} {one if low == 1 else many}."]
    return [f"{low} to {high} {many}."]
