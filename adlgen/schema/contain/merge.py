"""Merges the nodes that have the same unfolding, by partition refinement as in the minimisation of automata."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from adlgen.diagnostics.datatypes import replace
from adlgen.schema.contain.convert import Converter
from adlgen.schema.contain.goals import OutOfWorkError
from adlgen.schema.contain.nodes import Node, Table
from adlgen.schema.contain.stack import run
from adlgen.schema.contain.unevaluated import rewrite
from adlgen.schema.model import Canonical, Schema

_MOST_WORK = 30_000_000
"""The maximum number of nodes that are looked at, over all rounds."""
_UNORDERED = ("all", "any")


def table_of(canonicals: Sequence[Canonical], parts: Sequence[Schema] = ()) -> Table:
    """Return the nodes of some schemas, or of parts of the only one. Raises OutOfWorkError if they are too large."""
    raw = Converter(canonicals)
    roots = [(one, 0) for one in parts] or [(o.root, n) for n, o in enumerate(canonicals)]
    wanted = [run(raw.convert(schema, document)) for schema, document in roots]
    rewrite(raw)
    nodes, classes = _merged(raw)
    return Table(canonicals, nodes, [classes[raw.find(one)] for one in wanted])


def _merged(raw: Converter) -> tuple[list[Node], list[int]]:
    """Return the merged nodes, and the new number of each old one."""
    to = [raw.find(number) for number in range(len(raw.nodes))]
    live = sorted(set(to))
    classes = _refined(raw, to, live)
    first: dict[int, int] = {}
    for number in live:
        first.setdefault(classes[number], number)
    order = {one: position for position, one in enumerate(first)}
    where = [order[classes[to[number]]] for number in range(len(raw.nodes))]
    return [_renumbered(raw.nodes[number], where) for number in first.values()], where


def _refined(raw: Converter, to: Sequence[int], live: Sequence[int]) -> list[int]:
    """Return the class of each live node: nodes are in one class if their unfoldings are the same."""
    classes = _first_classes(raw.nodes)
    children = [
        [to[child] for child in (node.base.subs.values() if node.base else node.parts)]
        for node in raw.nodes
    ]
    count = len({classes[number] for number in live})
    work = 0
    while True:
        found: dict[Hashable, int] = {}
        new = list(classes)
        for number in live:
            below = [classes[child] for child in children[number]]
            kind = raw.nodes[number].kind
            key: Hashable = frozenset(below) if kind in _UNORDERED else tuple(below)
            if kind == "one":
                key = tuple(sorted(below))
            new[number] = found.setdefault((classes[number], key), len(found))
        classes = new
        if len(found) == count:
            return classes
        count = len(found)
        work += len(live)
        if work > _MOST_WORK:
            raise OutOfWorkError


def _first_classes(nodes: Sequence[Node]) -> list[int]:
    """Return classes by what the nodes have apart from subschemas; what is opaque is equal to itself only."""
    own: dict[Hashable, int] = {}
    found = []
    for number, node in enumerate(nodes):
        key = node.base.own() if node.base else number if node.kind == "opaque" else None
        found.append(own.setdefault((node.kind, key), len(own)))
    return found


def _renumbered(node: Node, where: Sequence[int]) -> Node:
    base = node.base and node.base.with_subs(where[child] for child in node.base.subs.values())
    parts = [where[part] for part in node.parts]
    if node.kind in _UNORDERED:
        parts = list(dict.fromkeys(parts))
    return replace(node, parts=tuple(parts), base=base)
