"""Converts canonical schemas to nodes, without merging equal ones.

``dependentRequired`` and ``dependentSchemas`` are expressed by the other kinds of nodes; annotations are dropped.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.schema.contain.goals import OutOfWorkError
from adlgen.schema.contain.nodes import NOWHERE, Base, Node
from adlgen.schema.contain.stack import Steps
from adlgen.schema.model import Canonical, Schema

_SCALARS = (
    *("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"),
    *("minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems"),
    *("minProperties", "maxProperties"),
)
MAPS = ("prefixItems", "properties", "patternProperties")
_SINGLE = ("items", "contains", "additionalProperties", "propertyNames")
_OTHERS = ("type", "required", "minContains", "maxContains")
_NO_EFFECT = {"minLength": 0, "minItems": 0, "minProperties": 0, "uniqueItems": False}
_NOTHING = object()
_INTEGER = frozenset({"integer"})
_MOST_NODES = 400_000


class Waiting(Struct):
    """A schema with ``unevaluated*``, which depends on all its other keywords."""

    number: int
    parts: tuple[int, ...]
    names: int | None
    """The schema of ``unevaluatedProperties``."""
    items: int | None
    """The schema of ``unevaluatedItems``."""


class _Place(Struct, eq=False):
    """A schema with its keywords and the number of its document."""

    schema: Schema
    words: Mapping[str, Any]
    document: int


class Converter:
    """The nodes of some schemas; equal ones are still different nodes."""

    def __init__(self, canonicals: Sequence[Canonical]) -> None:
        self.nodes: list[Node] = []
        self.true = self.add(Node("true", (), None, Schema({}, NOWHERE, boolean=True)))
        self.false = self.add(Node("false", (), None, Schema({}, NOWHERE, boolean=False)))
        self.waiting: list[Waiting] = []
        self._canonicals = canonicals
        self._known: dict[int, int] = {}
        self._keeps = [_mentions_unevaluated(one.json) for one in canonicals]
        """Whether what a schema evaluates matters, so that keywords without effect must stay."""

    def add(self, node: Node) -> int:
        """Add a node, and return its number. Raises OutOfWorkError if there are too many."""
        if len(self.nodes) > _MOST_NODES:
            raise OutOfWorkError
        self.nodes.append(node)
        return len(self.nodes) - 1

    def convert(self, schema: Schema, document: int) -> Steps[int]:
        """Return the node of a schema; that of a reference is the node of its target."""
        if schema.boolean is not None:
            return self.true if schema.boolean else self.false
        if id(schema) in self._known:
            return self._known[id(schema)]
        number = self.add(Node("all", (), None, schema, document))
        self._known[id(schema)] = number
        place = _Place(schema, schema.keywords, document)
        parts = yield self._bases(place)
        for group in (self._applied, self._conditions, self._dependents):
            parts += yield group(place)
        parts += yield self._unevaluated(place, tuple(parts))
        self.nodes[number].parts = tuple(parts)
        return number

    def in_place(self, kind: str, parts: Iterable[int], kept: Mapping[str, Any], of: Node) -> int:
        """Add a node of other nodes that apply to the same value."""
        schema = Schema(kept, of.schema.span)
        return self.add(Node(kind, tuple(parts), None, schema, of.document))

    def find(self, number: int) -> int:
        """Return the node that a conjunction of one stands for."""
        seen = set()
        node = self.nodes[number]
        while node.kind == "all" and len(set(node.parts)) == 1 and number not in seen:
            seen.add(number)
            number = node.parts[0]
            node = self.nodes[number]
        return self.true if node.kind == "all" and not node.parts else number

    def _every(self, schemas: Iterable[Schema], place: _Place) -> Steps[list[int]]:
        found = []
        for one in schemas:
            number = yield self.convert(one, place.document)
            found.append(number)
        return found

    def _added(
        self, kind: str, parts: Iterable[int], kept: Mapping[str, Any], place: _Place
    ) -> int:
        schema = Schema(kept, place.schema.span)
        return self.add(Node(kind, tuple(parts), None, schema, place.document))

    # --- in place ---

    def _applied(self, place: _Place) -> Steps[list[int]]:
        words = place.words
        found = []
        if "$ref" in words:
            found += yield self._every([self._target(words["$ref"], place.document)], place)
        found += yield self._every(words.get("allOf", ()), place)
        for keyword, kind in (("anyOf", "any"), ("oneOf", "one")):
            if keyword in words:
                parts = yield self._every(words[keyword], place)
                found.append(self._added(kind, parts, {keyword: words[keyword]}, place))
        if "not" in words:
            parts = yield self._every([words["not"]], place)
            found.append(self._added("not", parts, {"not": words["not"]}, place))
        return found

    def _target(self, reference: str, document: int) -> Schema:
        root = self._canonicals[document].root
        definitions: Any = root.keywords.get("$defs", {})
        return root if reference == "#" else definitions[reference.removeprefix("#/$defs/")]

    def _conditions(self, place: _Place) -> Steps[list[int]]:
        words, branches = place.words, ("then", "else")
        if "if" not in words:
            return []
        if words.keys().isdisjoint(branches) and not self._keeps[place.document]:
            return []
        parts = yield self._every([words["if"]], place)
        for word in branches:
            found = yield self._every([words[word]] if word in words else (), place)
            parts += found or [self.true]
        kept = {word: words[word] for word in ("if", *branches) if word in words}
        return [self._added("if", parts, kept, place)]

    def _dependents(self, place: _Place) -> Steps[list[int]]:
        found = []
        for name, others in place.words.get("dependentRequired", {}).items():
            kept = {"dependentRequired": {name: others}}
            parts = self._requires([name], place), self._requires(others, place), self.true
            found.append(self._added("if", parts, kept, place))
        for name, one in place.words.get("dependentSchemas", {}).items():
            then = yield self.convert(one, place.document)
            kept = {"dependentSchemas": {name: one}}
            parts = self._requires([name], place), then, self.true
            found.append(self._added("if", parts, kept, place))
        return found

    def _requires(self, names: list[str], place: _Place) -> int:
        """Return the node of: an object has these properties."""
        base = Base(types=frozenset({"object"}), required=names)
        schema = Schema({"type": "object", "required": list(names)}, place.schema.span)
        return self.add(Node("base", (), base, schema, place.document))

    def _unevaluated(self, place: _Place, parts: tuple[int, ...]) -> Steps[list[int]]:
        rest = [place.words.get(f"unevaluated{what}") for what in ("Properties", "Items")]
        if rest == [None, None]:
            return []
        children: list[int | None] = []
        for one in rest:
            found = yield self._every([] if one is None else [one], place)
            children += found or [None]
        whole = self.add(Node("all", (), None, place.schema, place.document))
        self.waiting.append(Waiting(whole, parts, *children))
        return [whole]

    # --- keywords of one value ---

    def _bases(self, place: _Place) -> Steps[list[int]]:
        words = place.words
        subs = yield self._subs(place)
        counts = int(words.get("minContains", 1)), words.get("maxContains")
        if not self._keeps[place.document]:
            _drop_without_effect(subs, self.true, counts)
        scalars = {
            word: words[word]
            for word in _SCALARS
            if word in words and _NO_EFFECT.get(word, _NOTHING) != words[word]
        }
        kept = {w: words[w] for w in (*_SCALARS, *_OTHERS, *_SINGLE, *MAPS) if w in words}
        const = [[words["const"]]] if "const" in words else []
        values = ([words["enum"]] if "enum" in words else []) + const
        if values:
            kept["enum"] = values[0]
        enum = values[0] if values else None
        required = words.get("required", ())
        base = Base(_types(words), enum, scalars, required, counts, subs)
        found = []
        if base.own() != Base().own():
            found.append(self._base(base, kept, place))
        if len(values) > 1:
            found.append(self._base(Base(enum=values[1]), {"enum": values[1]}, place))
        return found

    def _base(self, base: Base, kept: Mapping[str, Any], place: _Place) -> int:
        return self.add(Node("base", (), base, Schema(kept, place.schema.span), place.document))

    def _subs(self, place: _Place) -> Steps[dict[tuple[str, Any], int]]:
        subs: dict[tuple[str, Any], int] = {}
        for word in MAPS:
            found = place.words.get(word, {})
            for name, one in enumerate(found) if isinstance(found, list) else found.items():
                subs[word, name] = yield self.convert(one, place.document)
        for word in _SINGLE:
            if word in place.words:
                subs[word, ""] = yield self.convert(place.words[word], place.document)
        return subs


def _drop_without_effect(
    subs: dict[tuple[str, Any], int], true: int, counts: tuple[int, int | None]
) -> None:
    """Remove the keywords that accept everything, and are not looked at by others."""
    for word in ("items", "additionalProperties", "propertyNames"):
        if subs.get((word, "")) == true:
            del subs[word, ""]
    if counts == (0, None):
        subs.pop(("contains", ""), None)
    if ("additionalProperties", "") not in subs:
        maps = ("properties", "patternProperties")
        for key in [key for key, one in subs.items() if one == true and key[0] in maps]:
            del subs[key]


def _types(words: Mapping[str, Any]) -> frozenset[str] | None:
    if "type" not in words:
        return None
    listed = words["type"] if isinstance(words["type"], list) else [words["type"]]
    return frozenset(listed) - (_INTEGER if "number" in listed else frozenset())


def _mentions_unevaluated(value: JsonValue) -> bool:
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            if "unevaluatedProperties" in one or "unevaluatedItems" in one:
                return True
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one
    return False
