"""The subschemas that apply to one value of a tree: types are less exact than the schema, which decides."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.ir import types as ir
from adlgen.ir.agent import Body
from adlgen.ir.atoms import Atom, definition_of, flatten, kinds_of
from adlgen.ir.types import JsonKind
from adlgen.ir.unions import alternatives
from adlgen.schema.keywords import META_DATA
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.patterns import search

_PLAIN = META_DATA | {"type"}


class Applied(Struct):
    """The subschemas of one value, with those that they reach by ``$ref`` and ``allOf``."""

    canonical: Canonical
    own: tuple[Atom, ...]
    around: tuple[Atom, ...] = ()
    """Those of the union that the value is an alternative of, which are shown there."""
    drawn: tuple[str, ...] = ()
    """The JSON Pointers of alternatives that the tree shows."""

    @property
    def all(self) -> tuple[Atom, ...]:
        """All subschemas."""
        return (*self.own, *self.around)

    def at(self, atoms: Iterable[Atom]) -> Applied:
        """Return what applies to another value, to which these subschemas apply."""
        return Applied(self.canonical, flatten(self.canonical, tuple(atoms)))

    def property(self, key: str) -> Applied:
        """Return what applies to a property."""
        found: list[Atom] = []
        for atom in self.all:
            is_named = key in atom.named("properties")
            found += [atom.child("properties", key)] if is_named else []
            matched = [one for one in atom.named("patternProperties") if self._matches(one, key)]
            found += [atom.child("patternProperties", one) for one in matched]
            if not (is_named or matched) and atom.sub("additionalProperties") is not None:
                found.append(atom.child("additionalProperties"))
        return self.at(found)

    def _matches(self, pattern: str, key: str) -> bool:
        program = self.canonical.patterns.get(pattern)
        return program is not None and search(program, key)

    def others(self) -> Applied:
        """Return what applies to properties without a name, if it is one subschema; else nothing."""
        found: list[Atom] = []
        for atom in self.all:
            patterns = atom.named("patternProperties")
            found += [atom.child("patternProperties", one) for one in patterns]
            additional = atom.sub("additionalProperties")
            if additional is not None and additional.boolean is None:
                found.append(atom.child("additionalProperties"))
        return self.at(found if len(found) == 1 else ())

    def item(self) -> Applied:
        """Return what applies to each item of a list."""
        known = [one for one in self.all if not one.subs("prefixItems")]
        return self.at(one.child("items") for one in known if one.sub("items") is not None)

    def position(self, number: int) -> Applied:
        """Return what applies to an item of a tuple."""
        found: list[Atom] = []
        for atom in self.all:
            prefix = atom.subs("prefixItems")
            if number < len(prefix):
                found.append(prefix[number])
            elif atom.sub("items") is not None:
                found.append(atom.child("items"))
        return self.at(found)

    def rest(self) -> Applied:
        """Return what applies to the items after the positions of a tuple."""
        return self.at(one.child("items") for one in self.all if one.sub("items") is not None)

    def alternative(self, variant: ir.Variant) -> Applied:
        """Return what applies to an alternative of a union."""
        atoms = tuple(_at_pointer(self.canonical, place) for place in variant.places)
        own = flatten(self.canonical, atoms) if atoms else ()
        return Applied(self.canonical, own, self.all, variant.places)

    def of(self, found: ir.Type) -> Applied:
        """Return this with the only alternative that is not null: the type is then that of the alternative."""
        alternative = alternatives(self.own)
        if alternative is None:
            return self
        left = [one for one in alternative[1] if _has_value(self.at((one,)).own)]
        if len(left) != 1 or left[0].pointer in _places(found):
            return self
        known = {one.pointer for one in self.own}
        more = (one for one in self.at(left).own if one.pointer not in known)
        return replace(self, own=(*self.own, *more), drawn=(*self.drawn, left[0].pointer))

    def shows(self, atom: Atom, keyword: str, found: ir.Type) -> bool:
        """Report whether the tree of a type has the alternatives of a keyword, with all that they require."""
        start = f"{atom.pointer}/{keyword}/"
        if any(one.startswith(start) for one in self.drawn):
            return True
        branches = atom.subs(keyword)
        if all(one.schema.keywords.keys() <= _PLAIN for one in branches):
            return True
        # An alternative that is only null is not in the union, and one that is merged with others is not exact.
        left = [one.pointer for one in branches if _has_value(self.at((one,)).own)]
        return bool(left) and _places(found).issuperset(left)


def applied(body: Body, name: str = "") -> Applied:
    """Return what applies to the root of a body, or to the values of one of its definitions."""
    whole = Applied(body.canonical, ())
    if not name:
        return whole.at((Atom(body.canonical.root, ""),))
    return whole.at((definition_of(body.canonical, name),))


def _places(found: ir.Type) -> set[str]:
    variants = found.variants if isinstance(found, ir.Union) else ()
    return {place for variant in variants for place in variant.places}


def _has_value(flat: tuple[Atom, ...]) -> bool:
    """Report whether subschemas may accept anything else than null."""
    if kinds_of(flat) <= {JsonKind.NULL}:
        return False
    return not any(
        ("const" in one.schema.keywords and one.get("const") is None) or one.get("enum") == [None]
        for one in flat
    )


def _at_pointer(canonical: Canonical, pointer: str) -> Atom:
    """Return the subschema at a JSON Pointer of a canonical schema."""
    found: object = canonical.root
    for token in pointer.split("/")[1:]:
        key = token.replace("~1", "/").replace("~0", "~")
        if isinstance(found, Schema):
            found = found.keywords[key]
        elif isinstance(found, dict):
            found = found[key]
        else:
            assert isinstance(found, list | tuple)
            found = found[int(key)]
    assert isinstance(found, Schema)
    return Atom(found, pointer)
