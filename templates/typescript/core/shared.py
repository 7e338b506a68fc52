"""The definitions that tools share: the body, the names and the shapes of each."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.packs import Struct
from adlgen.plan.data import JsonValue
from adlgen.plan.definitions import programs_in
from adlgen.plan.model import (
    SHARED,
    Declaration,
    NullableOf,
    Own,
    Plan,
    PlannedBody,
    PlannedType,
    SharedTypes,
)

from ..numbers import Numbers
from ..types import shared_name
from .decoding import changed, shapes

_REFERENCE = "#/$defs/"


class Definitions(Struct):
    """The definitions that the tools of an agent share."""

    bodies: Mapping[str, PlannedBody]
    """Each as the body of a codec of its own, by its name in ``$defs``."""
    changed: frozenset[str]
    """The keys of those that decoding changes, by defaults or conversions."""
    defaulted: frozenset[str]
    """The keys of those with a default somewhere inside, and of the parts of these."""
    shapes: Mapping[str, JsonValue]
    """The shapes of those that decoding changes, by reference, and of their parts."""
    names: frozenset[str]
    """The names of all types."""


_last: list[tuple[Plan, Definitions]] = []
"""The plan of the last call, and its definitions."""


def definitions_of(plan: Plan) -> Definitions:
    """Return the shared definitions of an agent."""
    if not _last or _last[0][0] is not plan:
        _last[:] = [(plan, _definitions(plan))]
    return _last[0][1]


def _definitions(plan: Plan) -> Definitions:
    if plan.types is None:
        return Definitions({}, frozenset(), frozenset(), {}, frozenset())
    numbers, types = Numbers.of(plan), plan.types
    parts: dict[str, dict[str, Declaration]] = {name: {} for name in types.definitions}
    for key, declaration in types.declarations.items():
        parts[key.removeprefix(key_of("")).partition("/")[0]][key] = declaration
    bodies = {name: _body(name, types, declared) for name, declared in parts.items()}
    owned = {key_of(name) for name, one in types.definitions.items() if _is_own(one.type)}
    matter = frozenset(
        key
        for key in owned | changed(types.declarations, numbers, natives=numbers.natives)
        if shared_name(key) is not None
    )
    table: dict[str, JsonValue] = {}
    for name, body in bodies.items():
        own = shapes(body, numbers, own_place(name), matter)
        table |= own
        if own:
            table[f"{_REFERENCE}{name}"] = next(iter(own.values()))
    defaulted = changed(types.declarations, natives=numbers.natives)
    is_applied = plan.options["defaults"] == "apply"
    defaulted = defaulted if is_applied else frozenset()
    return Definitions(bodies, matter, defaulted, table, _names(types))


def _names(types: SharedTypes) -> frozenset[str]:
    named = (*types.declarations.values(), *types.definitions.values())
    return frozenset(str(one.name) for one in named)


def _is_own(type_: PlannedType) -> bool:
    """Report whether a type, apart from null, is one of the user."""
    return _is_own(type_.inner) if isinstance(type_, NullableOf) else isinstance(type_, Own)


def own_place(name: str) -> dict[str, str]:
    """Return the JSON Pointer into its own schema of a definition."""
    return {name: ""}


def key_of(name: str) -> str:
    """Return the key of a definition."""
    return f"{SHARED}$defs/{name}"


def _body(name: str, types: SharedTypes, declarations: Mapping[str, Declaration]) -> PlannedBody:
    definition = types.definitions[name]
    assert isinstance(types.canonical, dict)
    schemas = types.canonical["$defs"]
    assert isinstance(schemas, dict)
    return PlannedBody(
        name=definition.name,
        type=definition.type,
        doc=definition.doc,
        declarations=declarations,
        schema=schemas[name],
        canonical=schemas[name],
        patterns=programs_in(schemas[name], types.patterns),
        shared=frozenset(types.definitions),
    )


def references(schemas: tuple[JsonValue, ...], known: frozenset[str]) -> frozenset[str]:
    """Return the names of the shared definitions to which schemas refer; a property ``$ref`` counts, too."""
    found: set[str] = set()
    waiting = list(schemas) if known else []
    while waiting:
        schema = waiting.pop()
        if isinstance(schema, list):
            waiting += schema
        elif isinstance(schema, dict):
            found.add(str(schema.get("$ref")).removeprefix(_REFERENCE))
            waiting += schema.values()
    return known & found
