"""Objects: records and maps."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from adlgen.document.node import JsonValue
from adlgen.ir.atoms import Atom, escaped
from adlgen.ir.dispatch import Dispatcher
from adlgen.ir.types import Any, Default, Field, Map, Meta, Never, Record, Type
from adlgen.schema.evaluate import accepts
from adlgen.schema.patterns import search

_CONDITIONAL = frozenset({"anyOf", "oneOf", "if", "then", "else", "dependentSchemas", "not"})


def lower_object(low: Dispatcher, atoms: tuple[Atom, ...], origin: Atom, meta: Meta) -> Type:
    """Lower the object keywords of subschemas."""
    required = _required(atoms)
    names = dict.fromkeys(name for a in atoms for name in a.named("properties"))
    names.update(dict.fromkeys(required))
    concerned = _by_property(atoms)
    fields = tuple(
        field
        for name in names
        if (field := _lower_field(low, concerned(name), name, required=name in required))
        is not None
    )
    extra, patterns = _extra(low, atoms, origin)
    span = origin.schema.span
    if not fields and extra is not None:
        return Map(extra, span, meta)
    return Record(fields, extra, patterns, span, meta)


def _required(atoms: tuple[Atom, ...]) -> dict[str, None]:
    out: dict[str, None] = {}
    for atom in atoms:
        names = atom.get("required")
        if isinstance(names, list | tuple):
            out.update(dict.fromkeys(str(n) for n in names))
    return out


def _by_property(atoms: tuple[Atom, ...]) -> Callable[[str], tuple[Atom, ...]]:
    """Return a function that returns the subschemas with a schema for a property, or else the first one.

    A conjunction may have as many parts as properties: most parts do not mention a property.
    """
    if len(atoms) == 1:
        return lambda _: atoms
    general = [i for i, atom in enumerate(atoms) if atom.sub("additionalProperties") is not None]
    named: dict[str, list[int]] = {}
    for index, atom in enumerate(atoms):
        for name in atom.named("properties"):
            named.setdefault(name, []).append(index)
    return lambda name: tuple(atoms[i] for i in sorted({*general, *named.get(name, ())}) or (0,))


def _lower_field(
    low: Dispatcher, atoms: tuple[Atom, ...], name: str, *, required: bool
) -> Field | None:
    """Lower one property; None if it can never be present."""
    schemas: list[Atom] = []
    for atom in atoms:
        known = atom.named("properties").get(name)
        if known is not None:
            schemas.append(Atom(known, f"{atom.pointer}/properties/{escaped(name)}"))
        elif not _matched(low, atom, name) and atom.sub("additionalProperties") is not None:
            schemas.append(atom.child("additionalProperties"))
    type_: Type
    if len(schemas) == 1:
        type_ = low.one(schemas[0])
    else:
        given = tuple([s for s in schemas if s.schema.boolean is not True]) or tuple(schemas[:1])
        type_ = low.conjunction(given) if given else Any(atoms[0].schema.span)
    if isinstance(type_, Never):
        return None
    origin = schemas[0] if schemas else atoms[0]
    default = None if required else _default(low, schemas)
    return Field(name, type_, required, default, origin.schema.span)


def _matched(low: Dispatcher, atom: Atom, name: str) -> bool:
    programs = low.canonical.patterns
    return any(search(programs[p], name) for p in atom.named("patternProperties") if p in programs)


def _default(low: Dispatcher, schemas: list[Atom]) -> Default | None:
    """Return the default if every schema of the property accepts it."""
    for atom in schemas:
        if "default" in atom.schema.keywords:
            value = cast("JsonValue", atom.get("default"))
            if not all(accepts(low.canonical, value, s.schema) for s in schemas):
                return None
            formatted = all(accepts(low.canonical, value, s.schema, formats=True) for s in schemas)
            return Default(value, formatted)
    return None


def _extra(
    low: Dispatcher, atoms: tuple[Atom, ...], origin: Atom
) -> tuple[Type | None, tuple[str, ...]]:
    """Return the type of additional properties, and the patterns that they match."""
    for atom in atoms:
        additional = atom.sub("additionalProperties")
        patterns = tuple(atom.named("patternProperties"))
        if additional is None or additional.boolean is True:
            continue
        inside = [atom.child("patternProperties", p) for p in patterns]
        if additional.boolean is False:
            if not inside:
                return None, ()
            return _common(low, inside, origin), patterns
        return _common(low, [*inside, atom.child("additionalProperties")], origin), ()
    if any(_is_closed(atom) for atom in atoms) and not _conditional(atoms):
        return None, ()
    return Any(origin.schema.span), ()


def _common(low: Dispatcher, schemas: list[Atom], origin: Atom) -> Type:
    """Return the type of the only schema of additional properties, else any."""
    if len(schemas) == 1:
        return low.one(schemas[0])
    return Any(origin.schema.span)


def _is_closed(atom: Atom) -> bool:
    unevaluated = atom.sub("unevaluatedProperties")
    return unevaluated is not None and unevaluated.boolean is False


def _conditional(atoms: tuple[Atom, ...]) -> bool:
    """Report whether properties that are not listed in ``properties`` may be evaluated."""
    return any(
        not _CONDITIONAL.isdisjoint(a.schema.keywords)
        or a.sub("additionalProperties") is not None
        or a.named("patternProperties")
        or (a.sub("unevaluatedProperties") is not None and not _is_closed(a))
        for a in atoms
    )
