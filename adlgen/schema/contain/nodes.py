"""The nodes to which schemas are converted.

Equal subschemas become one node. A node is of the kind ``true``, ``false``, ``base`` (keywords about one value,
without applicators in place), ``all``, ``any``, ``one``, ``not``, ``if`` or ``opaque`` (not understood: nothing is
proved from it, it is only evaluated). References are resolved, so the graph has cycles.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue
from adlgen.schema.contain.goals import UnsupportedError
from adlgen.schema.equality import json_key
from adlgen.schema.evaluate import Evaluator
from adlgen.schema.model import Canonical, Schema

NOWHERE = Span("", 1, 1, 1, 1)
"""The place of a schema that is not written anywhere."""
_NO_WORDS: Mapping[str, Any] = {}


class Base:
    """The keywords of one ``base`` node; ``subs`` are the numbers of its subschemas by keyword and name or index."""

    def __init__(
        self,
        types: frozenset[str] | None = None,
        enum: Iterable[JsonValue] | None = None,
        words: Mapping[str, Any] = _NO_WORDS,
        required: Iterable[str] = (),
        counts: tuple[int, int | None] = (1, None),
        subs: Mapping[tuple[str, Any], int] = _NO_WORDS,  # type: ignore[assignment]  # empty
    ) -> None:
        self.types = types
        self.enum = None if enum is None else tuple(enum)
        self.words = words
        self.required = frozenset(required)
        self.counts = counts
        self.subs = dict(sorted(subs.items(), key=lambda item: (item[0][0], str(item[0][1]))))
        self.items = self.subs.get(("items", ""))
        self.additional = self.subs.get(("additionalProperties", ""))
        self.names = self.subs.get(("propertyNames", ""))
        inner = self.subs.get(("contains", ""))
        self.contains = None if inner is None else (inner, *counts)
        prefix = {
            index: child for (word, index), child in self.subs.items() if word == "prefixItems"
        }
        self.prefix = tuple(prefix[index] for index in sorted(prefix))
        self.props = self._named("properties")
        self.patterns = self._named("patternProperties")

    def _named(self, keyword: str) -> dict[str, int]:
        return {name: child for (word, name), child in self.subs.items() if word == keyword}

    def own(self) -> Hashable:
        """Return everything but the numbers of the subschemas as a key."""
        enum = None if self.enum is None else frozenset(map(json_key, self.enum))
        words = tuple(sorted((key, json_key(value)) for key, value in self.words.items()))
        counts = self.counts if self.contains else None
        return self.types, enum, words, self.required, counts, tuple(self.subs)

    def with_subs(self, to: Iterable[int]) -> Base:
        """Return the same keywords with other numbers of subschemas, in the order of ``subs``."""
        subs = dict(zip(self.subs, to, strict=True))
        return Base(self.types, self.enum, self.words, self.required, self.counts, subs)

    @property
    def only_integers(self) -> bool:
        """Whether the type allows whole numbers only."""
        return self.types is not None and "number" not in self.types


class Node(Struct, frozen=False, eq=False):
    """One node: its kind, its subschemas in place (``parts``) or its keywords (``base``)."""

    kind: str
    parts: tuple[int, ...]
    base: Base | None
    schema: Schema
    """What the reference evaluation evaluates."""
    document: int = 0


class Table:
    """The nodes of some schemas (``roots``), and those that the solver adds."""

    def __init__(
        self, canonicals: Iterable[Canonical], nodes: list[Node], roots: list[int]
    ) -> None:
        self.nodes, self.roots = nodes, roots
        self.patterns: dict[str, JsonValue] = {}
        for one in canonicals:
            self.patterns |= one.patterns
        self.evaluators = [evaluator_of(one, self.patterns) for one in canonicals]
        self._known = {
            (node.base.own(), tuple(node.base.subs.values())): number
            for number, node in enumerate(nodes)
            if node.base is not None
        }

    def holds(self, number: int, value: JsonValue) -> bool:
        """Report whether a node accepts a value, by the reference evaluation."""
        node = self.nodes[number]
        try:
            return self.evaluators[node.document].accepts(node.schema, value)
        except RecursionError:
            reason = "the value is nested too deeply"
            raise UnsupportedError(reason, "") from None

    def simple(self, keyword: str, argument: Any) -> int:  # noqa: ANN401 - of the keyword
        """Return the node of a schema with one keyword: ``pattern`` or ``enum``."""
        base = Base(enum=argument) if keyword == "enum" else Base(words={keyword: argument})
        key = base.own(), ()
        if key not in self._known:
            self._known[key] = len(self.nodes)
            self.nodes.append(Node("base", (), base, Schema({keyword: argument}, NOWHERE)))
        return self._known[key]


def evaluator_of(canonical: Canonical, patterns: Mapping[str, JsonValue]) -> Evaluator:
    """Return the reference evaluation of a schema, with more compiled patterns than its own."""
    definitions: Any = canonical.root.keywords.get("$defs", {})
    return Evaluator(canonical.root, definitions, patterns)
