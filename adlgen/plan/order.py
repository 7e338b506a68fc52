"""The order in which drafts are printed, and the cycles among them."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.ir.graph import components
from adlgen.plan.drafts import Draft
from adlgen.plan.model import Named, NullableOf, Plain, PlannedType, named_keys


def print_order(drafts: Mapping[str, Draft]) -> list[str]:
    """Order the keys depth first from the root, which is the first draft."""
    if len(drafts) == 1:
        return list(drafts)
    order: dict[str, None] = {}
    for start in drafts:
        stack = [start]
        while stack:
            key = stack.pop()
            if key in order:
                continue
            order[key] = None
            parts = [part for part in drafts[key].parts if type(part) is not Plain]
            used = [key for part in parts for key in named_keys(part) if key in drafts]
            stack.extend(reversed(used))
    return list(order)


def cyclic_keys(drafts: Mapping[str, Draft]) -> dict[str, frozenset[str]]:
    """Return, for every draft, the drafts that it contains directly and that contain it."""
    edges = {key: _held(draft.parts).intersection(drafts) for key, draft in drafts.items()}
    order = {key: number for number, key in enumerate(drafts)}
    if all(order[t] > order[key] for key, targets in edges.items() for t in targets):
        return dict.fromkeys(edges, frozenset())  # a cycle has a use of an earlier draft
    component = components(edges)
    return {
        key: frozenset(t for t in targets if component[t] == component[key])
        for key, targets in edges.items()
    }


def _held(parts: tuple[PlannedType, ...]) -> frozenset[str]:
    """Return the keys of parts that are not in a list or a map."""
    found = set()
    for part in parts:
        if type(part) is Plain:  # as most
            continue
        inner = part.inner if isinstance(part, NullableOf) else part
        if isinstance(inner, Named):
            found.add(inner.key)
    return frozenset(found)
