"""Expresses ``unevaluated*`` by the choices that the rest of its schema can make."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.schema.contain.convert import MAPS, Converter, Waiting
from adlgen.schema.contain.nodes import Base, Node
from adlgen.schema.contain.stack import Steps, run
from adlgen.schema.model import Schema

_MOST_ALTERNATIVES = 64


class _Evaluated(Struct):
    """What a schema evaluates of a value if the conditions hold."""

    conditions: tuple[tuple[int, bool], ...] = ()
    names: frozenset[str] = frozenset()
    patterns: frozenset[str] = frozenset()
    prefix: int = 0
    contains: frozenset[int] = frozenset()
    all_names: bool = False
    all_items: bool = False

    def joined(self, other: _Evaluated) -> _Evaluated:
        """Return what both evaluate."""
        return _Evaluated(
            self.conditions + other.conditions,
            self.names | other.names,
            self.patterns | other.patterns,
            max(self.prefix, other.prefix),
            self.contains | other.contains,
            self.all_names or other.all_names,
            self.all_items or other.all_items,
        )

    def unconditional(self) -> _Evaluated:
        """Return the same without conditions."""
        return replace(self, conditions=())


_NOTHING = _Evaluated()


class _TooManyError(Exception):
    """Raised where ``unevaluated*`` depends on too many choices."""


def rewrite(raw: Converter) -> None:
    """Replace the nodes that wait for what the rest of their schemas evaluates."""
    pending = {one.number for one in raw.waiting}
    for one in raw.waiting:
        _Rewriting(raw, pending, one).rewrite()
        pending.discard(one.number)


class _Rewriting:
    """One schema with ``unevaluated*``."""

    def __init__(self, raw: Converter, pending: set[int], waiting: Waiting) -> None:
        self.raw, self.pending, self.waiting = raw, pending, waiting
        self.node = raw.nodes[waiting.number]

    def rewrite(self) -> None:
        try:
            cases = run(self._all(self.waiting.parts, frozenset()))
        except _TooManyError:
            self.node.kind = "opaque"
            return
        found = tuple(self._case(case) for case in cases)
        self.node.kind, self.node.parts = ("all" if len(found) == 1 else "any"), found

    def _case(self, case: _Evaluated) -> int:
        """Return the node of one case: its conditions, and what applies to the parts that it leaves over."""
        subs: dict[tuple[str, Any], int] = {}
        true = self.raw.true
        if self.waiting.names is not None and not case.all_names:
            subs |= {("properties", name): true for name in sorted(case.names)}
            subs |= {("patternProperties", pattern): true for pattern in sorted(case.patterns)}
            subs["additionalProperties", ""] = self.waiting.names
        if self.waiting.items is not None and not case.all_items:
            subs |= {("prefixItems", index): true for index in range(case.prefix)}
            subs["items", ""] = self._items(case, self.waiting.items)
        parts = []
        if subs:
            schema = Schema(self._keywords(subs), self.node.schema.span)
            parts.append(
                self.raw.add(Node("base", (), Base(subs=subs), schema, self.node.document))
            )
        for number, sign in case.conditions:
            kept = {"not": self.raw.nodes[number].schema}
            parts.append(number if sign else self.raw.in_place("not", [number], kept, self.node))
        schemas = [self.raw.nodes[part].schema for part in parts]
        return self.raw.in_place("all", parts, {"allOf": schemas} if schemas else {}, self.node)

    def _items(self, case: _Evaluated, items: int) -> int:
        if not case.contains:
            return items
        parts = (*sorted(case.contains), items)
        schemas = [self.raw.nodes[part].schema for part in parts]
        return self.raw.in_place("any", parts, {"anyOf": schemas}, self.node)

    def _keywords(self, subs: dict[tuple[str, Any], int]) -> dict[str, Any]:
        kept: dict[str, Any] = {}
        for (word, name), child in subs.items():
            schema = self.raw.nodes[child].schema
            if word == "prefixItems":
                kept.setdefault(word, []).append(schema)
            elif word in MAPS:
                kept.setdefault(word, {})[name] = schema
            else:
                kept[word] = schema
        return kept

    def _all(self, parts: Iterable[int], above: frozenset[int]) -> Steps[list[_Evaluated]]:
        """Return the cases of several schemas that all apply."""
        found = [_NOTHING]
        for part in parts:
            cases = yield self._evaluated(part, above)
            found = _product(found, cases)
        return found

    def _evaluated(self, number: int, above: frozenset[int]) -> Steps[list[_Evaluated]]:
        """Return the cases of what a schema evaluates, given that it accepts; one has its conditions met."""
        number = self.raw.find(number)
        node = self.raw.nodes[number]
        if number in above or number in self.pending or node.kind == "opaque":
            raise _TooManyError
        above |= {number}
        if node.base is not None:
            return [_of_base(node.base)]
        if node.kind == "all":
            cases: list[_Evaluated] = yield self._all(node.parts, above)
            return cases
        if node.kind in ("any", "one"):
            cases = [_NOTHING]
            for part in node.parts:
                inner = yield self._evaluated(part, above)
                cases = _product(cases, _choice(part, inner))
            return cases
        if node.kind == "if":
            cases = yield self._branches(node, above)
            return cases
        return [_NOTHING]

    def _branches(self, node: Node, above: frozenset[int]) -> Steps[list[_Evaluated]]:
        condition, then, other = node.parts
        held = yield self._all((condition, then), above)
        failed = yield self._evaluated(other, above)
        whole = [_Evaluated(((condition, True),)).joined(case) for case in held]
        whole += [_Evaluated(((condition, False),)).joined(case) for case in failed]
        first = whole[0].unconditional()
        return [first] if all(case.unconditional() == first for case in whole) else whole


def _of_base(base: Base) -> _Evaluated:
    return _Evaluated(
        (),
        frozenset(base.props),
        frozenset(base.patterns),
        len(base.prefix),
        frozenset({base.contains[0]} if base.contains else ()),
        base.additional is not None,
        base.items is not None,
    )


def _product(one: list[_Evaluated], other: list[_Evaluated]) -> list[_Evaluated]:
    if len(one) * len(other) > _MOST_ALTERNATIVES:
        raise _TooManyError
    return [a.joined(b) for a, b in itertools.product(one, other)]


def _choice(part: int, cases: list[_Evaluated]) -> list[_Evaluated]:
    """Return the cases of an alternative that may hold or not."""
    if all(case.unconditional() == _NOTHING for case in cases):
        return [_NOTHING]
    held = [_Evaluated(((part, True),)).joined(case) for case in cases]
    return [*held, _Evaluated(((part, False),))]
