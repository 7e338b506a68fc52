"""Merges the members of ``allOf`` into one schema, where that has the same meaning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet

from adlgen.document.node import Entry, Mapping, Node, Scalar, plain
from adlgen.document.node import Sequence as Items
from adlgen.schema.keywords import ANNOTATIONS

_JOINED = ("properties", "required")
_CORE = frozenset({"$schema", "$id", "id", "$anchor", "$defs", "definitions", "$comment"})

_OWN = frozenset(
    (
        *("additionalProperties", "unevaluatedProperties", "unevaluatedItems", "prefixItems"),
        *("if", "then", "else", "contains", "minContains", "maxContains"),
    )
)
"""Keywords whose meaning depends on others of the same schema."""


def flat(
    schema: Mapping,
    target_of: Callable[[Mapping], Node | None],
    constraints: AbstractSet[str],
    *,
    merges: bool,
) -> Mapping:
    """Return a schema without ``allOf``, and without siblings of a reference, if that has the same meaning."""
    reference, members = schema.entry("$ref"), schema.get("allOf")
    if reference is not None and {entry.key for entry in schema} & constraints:
        own = Mapping((reference,), schema.span)
        more = members.items if isinstance(members, Items) else ()
        rest = tuple(entry for entry in schema if entry.key not in ("$ref", "allOf"))
        both = Entry("allOf", reference.key_span, Items((own, *more), schema.span))
        return merged(Mapping((*rest, both), schema.span), target_of) or schema
    if members is not None and merges:
        return merged(schema, target_of) or schema
    return schema


def merged(schema: Mapping, target_of: Callable[[Mapping], Node | None]) -> Mapping | None:
    """Return a schema without its ``allOf``; None if two members have different values for one keyword.

    ``target_of`` returns what a member that is only a reference refers to.
    """
    members = schema.get("allOf")
    if not isinstance(members, Items):
        return None
    rest = Mapping(tuple(e for e in schema if e.key != "allOf"), schema.span)
    parts = [rest]
    for member in members.items:
        found: Node | None = member
        if isinstance(member, Mapping) and "$ref" in {entry.key for entry in member}:
            found = target_of(member)
        if not isinstance(found, Mapping) or found.get("allOf") is not None:
            return None
        parts.append(found)
    return _joined([part for part in parts if part.entries], schema)


def _joined(parts: Sequence[Mapping], schema: Mapping) -> Mapping | None:
    found: dict[str, Entry] = {}
    for part in parts:
        for entry in part:
            if entry.key in _CORE and part is not parts[0]:
                continue
            known = found.get(entry.key)
            both = entry if known is None else _both(known, entry)
            if both is None:
                return None
            found[entry.key] = both
    if len(parts) > 1 and not _OWN.isdisjoint(found):
        return None  # it is about other keywords of its own member
    return Mapping(tuple(found.values()), schema.span)


def _both(known: Entry, other: Entry) -> Entry | None:
    """Return an entry with the meaning of two entries of one keyword; None if there is none."""
    first, second = known.value, other.value
    if known.key in ANNOTATIONS - {"format"} or plain(first) == plain(second):
        return known
    match first, second:
        case Mapping(), Mapping() if known.key == "properties":
            if {e.key for e in first} & {e.key for e in second}:
                return None
            return Entry(known.key, known.key_span, Mapping((*first, *second), first.span))
        case Items(), Items() if known.key == "required":
            names = {n.value: n for n in (*first.items, *second.items) if isinstance(n, Scalar)}
            return Entry(known.key, known.key_span, Items(tuple(names.values()), first.span))
        case _:
            return None
