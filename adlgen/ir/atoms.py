"""Splits a schema into the subschemas that apply together: its own keywords, ``$ref`` and ``allOf``."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct
from adlgen.ir.types import JsonKind
from adlgen.schema.keywords import META_DATA
from adlgen.schema.model import Canonical, Schema

SHAPING = frozenset(
    {
        "type",
        "enum",
        "const",
        "properties",
        "patternProperties",
        "additionalProperties",
        "unevaluatedProperties",
        "items",
        "prefixItems",
        "anyOf",
        "oneOf",
        "allOf",
        "required",
    }
)
"""Keywords that determine a type; the others only restrict its values."""

_FOLLOWED = frozenset({"$ref", "allOf"})
ALL_KINDS = frozenset(JsonKind)
_KINDS: Mapping[str, frozenset[JsonKind]] = {
    **{kind.value: frozenset({kind}) for kind in JsonKind},
    "integer": frozenset({JsonKind.NUMBER}),
}
"""The JSON types of values by the names of ``type``."""


class Atom(Struct):
    """A subschema, regardless of its ``$ref`` and ``allOf``, and its position."""

    schema: Schema
    pointer: str
    """JSON Pointer into the canonical schema."""

    def get(self, keyword: str) -> object:
        """Return the value of a keyword, or None."""
        return self.schema.keywords.get(keyword)

    def sub(self, keyword: str) -> Schema | None:
        """Return the subschema that is the value of a keyword."""
        value = self.schema.keywords.get(keyword)
        return value if isinstance(value, Schema) else None

    def subs(self, keyword: str) -> tuple[Atom, ...]:
        """Return the subschemas in the list of a keyword."""
        value = self.schema.keywords.get(keyword)
        if not isinstance(value, list | tuple):
            return ()
        return tuple(Atom(s, f"{self.pointer}/{keyword}/{i}") for i, s in enumerate(value))

    def named(self, keyword: str) -> Mapping[str, Schema]:
        """Return the subschemas in the mapping of a keyword."""
        value = self.schema.keywords.get(keyword)
        return value if isinstance(value, dict) else {}

    def child(self, keyword: str, key: str | None = None) -> Atom:
        """Return a subschema as an atom."""
        if key is None:
            schema = self.schema.keywords[keyword]
            pointer = f"{self.pointer}/{keyword}"
        else:
            schema = self.named(keyword)[key]
            pointer = f"{self.pointer}/{keyword}/{escaped(key)}"
        assert isinstance(schema, Schema)
        return Atom(schema, pointer)


def escaped(token: str) -> str:
    """Return a key as a token of a JSON Pointer."""
    return token.replace("~", "~0").replace("/", "~1")


def definition_of(canonical: Canonical, reference: str) -> Atom:
    """Return the target of a ``$ref``."""
    if reference == "#":
        return Atom(canonical.root, "")
    return Atom(canonical.root, "").child("$defs", reference.removeprefix("#/$defs/"))


def is_reference(schema: Schema) -> bool:
    """Report whether the type of a schema is that of its ``$ref``: the other keywords only restrict values."""
    return "$ref" in schema.keywords and SHAPING.isdisjoint(schema.keywords)


def referring(atom: Atom) -> tuple[Atom, ...]:
    """Return an atom whose type is that of a ``$ref``, then the only part of its ``allOf``, until that has the ``$ref``.

    Before draft 2019-09, annotations cannot be next to a ``$ref``, so that it is the only part of an ``allOf``. Empty for
    other types.
    """
    if _FOLLOWED.isdisjoint(atom.schema.keywords):
        return ()
    path = [atom]
    while not is_reference(path[-1].schema):
        parts = path[-1].subs("allOf")
        if len(parts) != 1 or path[-1].schema.keywords.keys() & SHAPING != {"allOf"}:
            return ()
        path.append(parts[0])
    return tuple(path)


def is_alias(atom: Atom) -> bool:
    """Report whether a definition is only another name of the one to which it refers."""
    keywords = atom.schema.keywords
    return "$ref" in keywords and keywords.keys() <= META_DATA | {"$ref"}


def flatten(canonical: Canonical, atoms: tuple[Atom, ...]) -> tuple[Atom, ...]:
    """Return atoms with those that they reach by ``$ref`` and ``allOf``, each once, in order."""
    if len(atoms) == 1 and _FOLLOWED.isdisjoint(atoms[0].schema.keywords):
        return atoms
    out: dict[str, Atom] = {}
    stack = list(reversed(atoms))
    while stack:
        atom = stack.pop()
        if atom.pointer in out:
            continue
        out[atom.pointer] = atom
        more = list(atom.subs("allOf"))
        reference = atom.get("$ref")
        if isinstance(reference, str):
            more.insert(0, definition_of(canonical, reference))
        stack.extend(reversed(more))
    return tuple(out.values())


def kinds_of(atoms: tuple[Atom, ...]) -> frozenset[JsonKind]:
    """Return the JSON types that flat atoms allow by ``type``."""
    kinds = ALL_KINDS
    for atom in atoms:
        if atom.schema.boolean is False:
            return frozenset()
        declared = atom.schema.keywords.get("type")
        if isinstance(declared, str):
            kinds &= _KINDS[declared]
        elif isinstance(declared, list | tuple):
            kinds &= frozenset().union(*(_KINDS[str(name)] for name in declared))
    return kinds


def kind_of(value: object) -> JsonKind:
    """Return the JSON type of a value."""
    match value:
        case None:
            return JsonKind.NULL
        case bool():
            return JsonKind.BOOLEAN
        case int() | float():
            return JsonKind.NUMBER
        case str():
            return JsonKind.STRING
        case Mapping():
            return JsonKind.OBJECT
        case _:
            return JsonKind.ARRAY


def only_integers(atoms: tuple[Atom, ...]) -> bool:
    """Report whether ``type`` excludes numbers with a fraction in flat atoms."""
    return any(_integral(atom.get("type")) for atom in atoms)


def _integral(declared: object) -> bool:
    if isinstance(declared, list | tuple):
        return "integer" in declared and "number" not in declared
    return declared == "integer"
