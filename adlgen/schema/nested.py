"""``x-adlgen`` in a part of a schema: reasons for which findings are accepted, and announced removals."""

from __future__ import annotations

import json
from collections.abc import Iterator

from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, Sequence, plain

DEPRECATED = "deprecated"
VALUES = "values"
"""The key with announcements about single values of an enumeration, by the value."""
_LINT = "lint"
OF_PARTS = (DEPRECATED, _LINT, VALUES)


def is_of_part(extension: Entry) -> bool:
    """Report whether an extension has only keys that have a meaning in any part of a schema."""
    value = extension.value
    return isinstance(value, Mapping) and all(entry.key in OF_PARTS for entry in value)


def reasons(extension: Node | None) -> Iterator[Entry]:
    """Yield the reasons of an extension for which findings are accepted, by the id of the rule."""
    found = extension.get(_LINT) if isinstance(extension, Mapping) else None
    for entry in found if isinstance(found, Mapping) else ():
        if isinstance(entry.value, Scalar) and str(entry.value.value or "").strip():
            yield entry


def announcement(since: str, until: str, successor: str) -> str:
    """Return the sentence about what will be removed; models and people read it."""
    parts = (
        f"use '{successor}' instead" if successor else "",
        f"since {since}" if since else "",
        f"may be removed from {until} on" if until else "",
    )
    known = "; ".join(part for part in parts if part)
    return f"Deprecated: {known}." if known else "Deprecated."


def with_announcement(text: str, sentence: str) -> str:
    """Return a description with the sentence as its last paragraph."""
    return "\n\n".join(part for part in (text.rstrip(), sentence) if part)


def deprecation_of(extension: Node | None) -> tuple[str, str, str] | None:
    """Return ``since``, ``until`` and ``use`` of what an extension announces; None if it announces nothing."""
    found = extension.get(DEPRECATED) if isinstance(extension, Mapping) else None
    if not isinstance(found, Mapping):
        return None
    since, until, successor = (_text(found.get(key)) for key in ("since", "until", "use"))
    return since, until, successor


def value_entries(extension: Node | None) -> tuple[Entry, ...]:
    """Return the announcements of an extension about single values, by the text of the value."""
    found = extension.get(VALUES) if isinstance(extension, Mapping) else None
    return tuple(found) if isinstance(found, Mapping) else ()


def deprecated_values(schema: Mapping, extension: Node | None) -> Iterator[tuple[JsonValue, Entry]]:
    """Yield the values of an ``enum`` whose removal an extension announces, each with that announcement."""
    listed = schema.get("enum")
    values = [plain(item) for item in listed.items] if isinstance(listed, Sequence) else []
    known = {entry.key: entry for entry in value_entries(extension)}
    for value in values if known else ():
        entry = known.get(shown_value(value))
        if entry is not None and deprecation_of(entry.value) is not None:
            yield value, entry


def shown_value(value: JsonValue) -> str:
    """Return the text of a value: a string as it is, and others as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def value_announcement(value: JsonValue, sentence: str) -> str:
    """Return the sentence about a value among others, from its announcement."""
    return f"'{shown_value(value)}' is deprecated{sentence.removeprefix('Deprecated')}"


def announced(schema: Mapping, extension: Node) -> tuple[Entry, ...]:
    """Return the entries of a schema, deprecated and with the announcements of its extension in the description."""
    known = deprecation_of(extension)
    sentences = [
        value_announcement(value, announcement(*parts))
        for value, entry in deprecated_values(schema, extension)
        if (parts := deprecation_of(entry.value)) is not None
    ]
    sentences += [] if known is None else [announcement(*known)]
    if not sentences:
        return schema.entries
    span = extension.span
    description = schema.entry("description")
    text = _text(schema.get("description"))
    for sentence in sentences:
        text = with_announcement(text, sentence)
    place = extension.span if description is None else description.value.span
    named = place if description is None else description.key_span
    written = Entry("description", named, Scalar(text, place))
    kept = (e for e in schema.entries if known is None or e.key != DEPRECATED)
    return (
        *(written if entry.key == "description" else entry for entry in kept),
        *((written,) if description is None else ()),
        *(() if known is None else (Entry(DEPRECATED, span, Scalar(value=True, span=span)),)),
    )


def _text(node: Node | None) -> str:
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else ""
