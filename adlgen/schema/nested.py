"""``x-adlgen`` in a part of a schema: reasons for which findings are accepted, and announced removals."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import Entry, Mapping, Node, Scalar

DEPRECATED = "deprecated"

OF_PARTS = (DEPRECATED, "lint")
_LINT = "lint"


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


def announced(schema: Mapping, extension: Node) -> tuple[Entry, ...]:
    """Return the entries of a schema, deprecated and with the announcement of its extension in the description."""
    known = deprecation_of(extension)
    if known is None:
        return schema.entries
    sentence, span = announcement(*known), extension.span
    description = schema.entry("description")
    text = with_announcement(_text(schema.get("description")), sentence)
    entries = [entry for entry in schema.entries if entry.key not in ("description", DEPRECATED)]
    place = extension.span if description is None else description.value.span
    named = place if description is None else description.key_span
    return (
        *entries,
        Entry("description", named, Scalar(text, place)),
        Entry(DEPRECATED, span, Scalar(value=True, span=span)),
    )


def _text(node: Node | None) -> str:
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else ""
