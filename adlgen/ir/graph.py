"""Recursive definitions and long chains: languages declare cycles that contain a record, and limit other nesting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.diagnostics.codes.schema import NESTED_TOO_DEEPLY
from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.model import Log
from adlgen.ir.types import Any, List, Map, Nullable, Record, Ref, Tuple, Type, Union

_MOST_NESTED = 32
"""The maximum nesting of definitions outside records; compilers and interpreters follow aliases recursively."""


def break_chains(definitions: Mapping[str, Type], log: Log) -> dict[str, Type]:
    """Replace references that close a cycle without a record, or that are nested too deeply, by any value, which is sound.

    The latter are reported, because their types are lost.
    """
    return _limit_nesting(_break_cycles(definitions), log)


def _limit_nesting(definitions: Mapping[str, Type], log: Log) -> dict[str, Type]:
    """Replace each reference to a definition with the maximum nesting; what is cut depends on the inner definitions only."""
    edges = {name: _direct(type_) for name, type_ in definitions.items()}
    nesting: dict[str, int] = {}
    cut: dict[str, frozenset[str]] = {}
    for name in components(edges):
        cut[name] = frozenset(t for t in edges[name] if nesting[t] >= _MOST_NESTED)
        nesting[name] = 1 + max((nesting[t] for t in edges[name] - cut[name]), default=0)
        for reference in _references(definitions[name]) if cut[name] else ():
            if reference.name in cut[name]:
                message = f"more than {_MOST_NESTED} definitions in one another: any JSON value in the generated types"
                hint = "the schema still decides which values are accepted"
                log.add(NESTED_TOO_DEEPLY, message, reference.span, hint)
    return {name: _without(type_, cut[name]) for name, type_ in definitions.items()}


def _break_cycles(definitions: Mapping[str, Type]) -> dict[str, Type]:
    """Replace every reference that closes a cycle without a record by any value, which is sound."""
    edges = {name: _direct(type_) for name, type_ in definitions.items()}
    component = components(edges)
    return {
        name: _without(type_, frozenset(t for t in edges[name] if component[t] == component[name]))
        for name, type_ in definitions.items()
    }


def components(edges: Mapping[str, frozenset[str]]) -> dict[str, int]:
    """Number the strongly connected components of a graph (Tarjan's algorithm, without recursion).

    The components that a node refers to come before its own.
    """
    search = _Search(edges)
    for start in edges:
        if start not in search.index:
            search.run(start)
    return search.component


class _Search(Struct, frozen=False):
    edges: Mapping[str, frozenset[str]]
    index: dict[str, int] = field(default_factory=dict)
    low: dict[str, int] = field(default_factory=dict)
    component: dict[str, int] = field(default_factory=dict)
    stack: list[str] = field(default_factory=list)

    def run(self, start: str) -> None:
        """Visit all nodes that are reachable from a node."""
        work = [self._enter(start)]
        while work:
            node, targets = work[-1]
            target = next(targets, None)
            if target is None:
                work.pop()
                if work:
                    self.low[work[-1][0]] = min(self.low[work[-1][0]], self.low[node])
                self._leave(node)
            elif target not in self.index:
                work.append(self._enter(target))
            elif target not in self.component:
                self.low[node] = min(self.low[node], self.index[target])

    def _enter(self, node: str) -> tuple[str, Iterator[str]]:
        self.index[node] = self.low[node] = len(self.index)
        self.stack.append(node)
        return node, iter(sorted(self.edges[node]))

    def _leave(self, node: str) -> None:
        """Complete the component whose first node this is."""
        if self.low[node] != self.index[node]:
            return
        member = ""
        while member != node:
            member = self.stack.pop()
            self.component[member] = self.index[node]


def _direct(type_: Type) -> frozenset[str]:
    """Return the definitions that a type refers to outside records."""
    return frozenset(reference.name for reference in _references(type_))


def _references(type_: Type) -> Iterator[Ref]:
    """Yield the references of a type outside records."""
    match type_:
        case Ref():
            yield type_
        case List(item=inner) | Map(value=inner) | Nullable(inner=inner):
            yield from _references(inner)
        case Union(variants=variants):
            for variant in variants:
                yield from _references(variant.type)
        case Tuple(items=items, rest=rest):
            for part in items if rest is None else (*items, rest):
                yield from _references(part)
        case _:
            pass


def _without(type_: Type, names: frozenset[str]) -> Type:
    if not names:
        return type_
    match type_:
        case Ref(name=name, span=span, meta=meta) if name in names:
            return Any(span, meta)
        case List(item=inner):
            return replace(type_, item=_without(inner, names))
        case Map(value=inner):
            return replace(type_, value=_without(inner, names))
        case Nullable(inner=inner):
            changed = _without(inner, names)
            return changed if isinstance(changed, Any) else replace(type_, inner=changed)
        case Union(variants=variants):
            return replace(
                type_, variants=tuple(replace(v, type=_without(v.type, names)) for v in variants)
            )
        case Tuple(items=items, rest=rest):
            return replace(
                type_,
                items=tuple(_without(i, names) for i in items),
                rest=None if rest is None else _without(rest, names),
            )
        case Record() | _:
            return type_
