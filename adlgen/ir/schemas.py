"""Lowers JSON Schema to types, with one function per form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue
from adlgen.ir import arrays, objects, unions
from adlgen.ir.atoms import (
    ALL_KINDS,
    Atom,
    definition_of,
    flatten,
    is_alias,
    is_reference,
    kind_of,
    only_integers,
    referring,
)
from adlgen.ir.enumerations import (
    distinct_values,
    enumeration,
    is_plain_list,
    listed_values,
)
from adlgen.ir.kinds import PossibleKinds
from adlgen.ir.metadata import meta_of
from adlgen.ir.types import (
    Any,
    Boolean,
    Integer,
    JsonKind,
    Meta,
    Never,
    Null,
    Nullable,
    Number,
    Ref,
    String,
    Type,
    Variant,
)
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical

_NULL = frozenset({JsonKind.NULL})
_SPLIT = frozenset({"$ref", "allOf", "anyOf", "oneOf", "enum", "const"})
"""Keywords that apply other subschemas to the same value, or list values."""
_SCALARS: Mapping[str, Callable[[Span, Meta], Type]] = {
    "boolean": Boolean,
    "integer": Integer,
    "number": Number,
    "string": String,
}
"""The types without parts by the names of ``type``; without :data:`_SPLIT`, no other keyword changes them."""
_OBJECT_FORMS = ("properties", "patternProperties", "additionalProperties")
_ARRAY_FORMS = ("items", "prefixItems")


class Lowering(Struct, frozen=False):
    """The lowering of one schema with its definitions."""

    canonical: Canonical
    objects_only: bool = False
    """Whether callers pass objects only, so that a root without a type describes an object."""
    definitions: dict[str, Type] = field(default_factory=dict)
    queue: list[str] = field(default_factory=list)
    """The definitions that are referred to, in order."""
    queued: set[str] = field(default_factory=set)
    labels: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The words of the definitions that are alternatives where they are written."""
    active: set[tuple[str, ...]] = field(default_factory=set)
    """The conjunctions that are being lowered, to detect recursion."""
    known_kinds: dict[str, frozenset[JsonKind]] = field(default_factory=dict)

    @property
    def kinds(self) -> PossibleKinds:
        """The JSON types of subschemas; what is computed for one is kept for the others."""
        return PossibleKinds(self.canonical, self.known_kinds)

    def root(self) -> Type:
        """Lower the root, then every reachable definition."""
        root = self._shared_root() or self.lower((Atom(self.canonical.root, ""),), at_root=True)
        self._lower_queue()
        return root

    def add(self, names: Iterable[str]) -> None:
        """Lower definitions, and those that they reach."""
        for name in names:
            self.queued.add(name)
            self.queue.append(name)
        self._lower_queue()

    def _shared_root(self) -> Type | None:
        """Return the reference that the root is, if it names a definition of another file."""
        atom = Atom(self.canonical.root, "")
        name = str(atom.get("$ref")).removeprefix("#/$defs/")
        if name not in self.canonical.origins or not is_reference(atom.schema):
            return None
        kinds = self.kinds.of(flatten(self.canonical, (atom,)))
        return None if self.objects_only and kinds != {JsonKind.OBJECT} else self.reference(atom)

    def _lower_queue(self) -> None:
        """Lower every definition that is reachable from what has been lowered."""
        done = 0
        while done < len(self.queue):
            name = self.queue[done]
            done += 1
            self.definitions[name] = self.lower(self._targets(_reference(name)))

    def _targets(self, reference: object) -> tuple[Atom, ...]:
        """Return the target of a ``$ref``, that of the ``$ref`` which it is, and so on: all describe the values."""
        targets: dict[str, Atom] = {}
        while reference:
            target = definition_of(self.canonical, str(reference))
            if target.pointer in targets:
                break
            targets[target.pointer] = target
            reference = target.get("$ref") if is_reference(target.schema) else None
        return tuple(targets.values())

    def one(self, atom: Atom) -> Type:
        """Lower one subschema."""
        path = referring(atom)
        return self.reference(*path) if path else self.lower((atom,))

    def reference(self, *atoms: Atom) -> Type:
        """Lower a ``$ref``, that of the last atom, to the name of its definition; one that is only another name is followed."""
        path = [*atoms]
        while is_alias(target := definition_of(self.canonical, str(path[-1].get("$ref")))):
            path.append(target)
        name = str(path[-1].get("$ref")).removeprefix("#/$defs/")
        if name not in self.queued:
            self.queued.add(name)
            self.queue.append(name)
        return Ref(name, atoms[0].schema.span, meta_of(tuple(path)))

    def conjunction(self, atoms: tuple[Atom, ...]) -> Type:
        """Lower subschemas that apply together; several uses of one reference are that reference."""
        if len(atoms) == 1:
            return self.one(atoms[0])
        references = {a.get("$ref") for a in atoms if is_reference(a.schema)}
        same = len(references) == 1 and all(is_reference(a.schema) for a in atoms)
        return self.one(atoms[0]) if same else self.lower(atoms)

    def lower(self, given: tuple[Atom, ...], *, at_root: bool = False) -> Type:
        """Lower subschemas that apply together."""
        if len(given) == 1 and _SPLIT.isdisjoint(given[0].schema.keywords):
            kind = given[0].schema.keywords.get("type")
            if isinstance(kind, str) and (scalar := _SCALARS.get(kind)) is not None:
                return scalar(given[0].schema.span, meta_of(given))
        atoms = flatten(self.canonical, given)
        key = tuple([a.pointer for a in atoms])
        if key in self.active:
            # It contains itself; the more general type is sound and terminates.
            return (
                self.reference(given[0])
                if "$ref" in given[0].schema.keywords
                else Any(given[0].schema.span)
            )
        self.active.add(key)
        try:
            return self._lower(given, atoms, at_root=at_root)
        finally:
            self.active.discard(key)

    def _lower(self, given: tuple[Atom, ...], atoms: tuple[Atom, ...], *, at_root: bool) -> Type:
        meta = meta_of(given)
        span = given[0].schema.span
        allowed = kinds = self.kinds.of(atoms)
        if at_root and self.objects_only and kinds == ALL_KINDS and _mentions_objects(atoms):
            kinds = frozenset({JsonKind.OBJECT})
        if not kinds:
            return Never(span, meta)
        values = self._values(given, atoms, allowed)
        if values is not None:
            return enumeration(values, given, meta)
        alternatives = unions.alternatives(atoms)
        if alternatives is not None:
            return unions.lower_union(self, atoms, alternatives, kinds, meta)
        return self._by_kind(atoms, kinds, given[0], meta)

    def _by_kind(
        self, atoms: tuple[Atom, ...], kinds: frozenset[JsonKind], origin: Atom, meta: Meta
    ) -> Type:
        """Lower subschemas without enumeration and union, by JSON type."""
        if kinds == ALL_KINDS:
            return self._untyped(atoms, origin, meta)
        values = kinds - _NULL
        if len(values) == 1:  # as most schemas, which then need no alternatives
            (kind,) = values
            single = self._single(kind, atoms, origin, meta)
            return single if values == kinds else Nullable(single, origin.schema.span, meta)
        variants = [
            Variant(
                self._single(kind, atoms, origin, meta), frozenset({kind}), None, (), (kind.value,)
            )
            for kind in JsonKind
            if kind in values
        ]
        return unions.assemble(variants, origin, meta, nullable=JsonKind.NULL in kinds)

    def _untyped(self, atoms: tuple[Atom, ...], origin: Atom, meta: Meta) -> Type:
        """Lower a schema without ``type``: the objects or arrays that it describes, or any other value."""
        described = []
        if any(atom.named(k) or atom.sub(k) for atom in atoms for k in _OBJECT_FORMS):
            described.append(JsonKind.OBJECT)
        if any(atom.sub(k) or atom.subs(k) for atom in atoms for k in _ARRAY_FORMS):
            described.append(JsonKind.ARRAY)
        if not described:
            return Any(origin.schema.span, meta)
        variants = [
            Variant(
                self._single(kind, atoms, origin, meta), frozenset({kind}), None, (), (kind.value,)
            )
            for kind in described
        ]
        others = ALL_KINDS - {JsonKind.NULL, *described}
        variants.append(Variant(Any(origin.schema.span), others, None, (), ("other",)))
        return unions.assemble(variants, origin, meta, nullable=True)

    def _single(self, kind: JsonKind, atoms: tuple[Atom, ...], origin: Atom, meta: Meta) -> Type:
        span = origin.schema.span
        match kind:
            case JsonKind.STRING:
                return String(span, meta)
            case JsonKind.NULL:
                return Null(span, meta)
            case JsonKind.BOOLEAN:
                return Boolean(span, meta)
            case JsonKind.NUMBER:
                return Integer(span, meta) if only_integers(atoms) else Number(span, meta)
            case JsonKind.ARRAY:
                return arrays.lower_array(self, atoms, origin, meta)
            case JsonKind.OBJECT:
                return objects.lower_object(self, atoms, origin, meta)

    def _values(
        self, given: tuple[Atom, ...], atoms: tuple[Atom, ...], kinds: frozenset[JsonKind]
    ) -> list[JsonValue] | None:
        """Return the values of an enumeration that the whole schema accepts; None without an enumeration.

        Types are the same whether formats decide about values or not: below ``not``, a format may make it accept more.
        """
        for atom in atoms:
            candidates = listed_values(atom)
            if candidates is not None:
                break
        else:
            return None
        if all(isinstance(value, str) for value in candidates):
            distinct = list(dict.fromkeys(candidates))
        else:
            distinct = distinct_values(candidates)
        if is_plain_list(given, atoms) and not any(isinstance(v, float) for v in distinct):
            return [v for v in distinct if kind_of(v) in kinds]
        return [value for value in distinct if self._may_accept(value, given)]

    def _may_accept(self, value: JsonValue, given: tuple[Atom, ...]) -> bool:
        return any(
            all(accepts(self.canonical, value, g.schema, formats=formats) for g in given)
            for formats in (False, True)
        )


def _mentions_objects(atoms: tuple[Atom, ...]) -> bool:
    keywords = {k for atom in atoms for k in atom.schema.keywords}
    return bool(keywords & {*_OBJECT_FORMS, "required", "minProperties", "maxProperties"})


def _reference(name: str) -> str:
    return name if name == "#" else f"#/$defs/{name}"
