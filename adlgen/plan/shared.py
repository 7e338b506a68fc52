"""The types that the tools of an agent share."""

from __future__ import annotations

import posixpath
from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct
from adlgen.ir.agent import Agent, Body
from adlgen.naming.code import Code
from adlgen.naming.scope import Scope
from adlgen.plan.declare import candidates, claim_types, declare_all
from adlgen.plan.definitions import programs_in
from adlgen.plan.drafts import Draft, Drafting, Path
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import (
    SHARED,
    Basic,
    Declaration,
    Doc,
    NullableOf,
    Own,
    Plain,
    PlannedType,
    SharedDefinition,
    SharedTypes,
    named_keys,
)
from adlgen.plan.nesting import bounded
from adlgen.plan.notes import doc_of
from adlgen.plan.own import OwnTypes
from adlgen.plan.pins import definition_path, pins_by_key

_ROOT = SHARED.rstrip("/")


class SharedPlan(Struct):
    """The plan of the shared types."""

    body: SharedTypes | None
    """None if there are none, or if each tool has its own in the language."""
    uses: Mapping[str, PlannedType]
    """The use of each definition, by its name."""
    names: Mapping[str, Code]
    """The name of each declaration, by its key."""


def plan_shared(agent: Agent, namer: Namer, scope: Scope, own: OwnTypes) -> SharedPlan:
    """Plan the shared types of an agent.

    ``scope`` is the namespace of the types: that of the agent, or that of a module of their own.
    """
    if agent.shared is None or not namer.language.shared_types:
        return SharedPlan(None, {}, {})
    body = agent.shared.body
    pins = pins_by_key(agent.shared.names, _ROOT, {})
    drafting = own.of_definitions(
        Drafting(
            body.definitions,
            _ROOT,
            lambda name: (f"{_ROOT}/$defs/{name}", _path(name, body, pins)),
            pins=pins,
            pointers=agent.shared.names,
        )
    )
    uses = drafting.define()
    drafts = bounded(drafting, uses.values(), namer, is_shared=True)
    names = claim_types(drafts, namer, scope, {})

    def word(name: str) -> Code:
        declared = None if _is_own(uses[name]) else names.get(f"{_ROOT}/$defs/{name}")
        free = candidates(_path(name, body, pins), namer)
        return Code(scope.claim_first(free, name)) if declared is None else declared

    definitions = body.definitions.items()
    planned = SharedTypes(
        name=Code("Types"),
        type=Plain(Basic.ANY, {}),
        doc=Doc(),
        declarations=_declared(drafts, namer, names, pins, scope),
        schema=body.canonical.source,
        canonical=body.canonical.json,
        patterns=programs_in(body.canonical.json, body.canonical.patterns),
        definitions={n: SharedDefinition(word(n), uses[n], doc_of(d)) for n, d in definitions},
    )
    return SharedPlan(planned, uses, names)


def _is_own(type_: PlannedType) -> bool:
    """Report whether a type, apart from null, is one of the user."""
    return isinstance(type_.inner if isinstance(type_, NullableOf) else type_, Own)


def _declared(
    drafts: Mapping[str, Draft],
    namer: Namer,
    names: Mapping[str, Code],
    pins: Mapping[str, str],
    scope: Scope,
) -> dict[str, Declaration]:
    prints_fields = not namer.language.keeps_property_names
    return declare_all(drafts, namer, names, pins, scope, prints_fields=prints_fields)


def _path(name: str, body: Body, pins: Mapping[str, str]) -> Path:
    """Return the path of a definition: its name; if that is taken, with the name of its file."""
    path = definition_path(name, body, _ROOT, pins, ())
    file = posixpath.basename(body.canonical.origins[name].path)
    stem = posixpath.splitext(file)[0]
    return Path(path.words, ((stem, name),), is_definition=True, is_pinned=path.is_pinned)


def reserve(
    shared: SharedPlan, drafts: Mapping[str, Draft], root: PlannedType, scope: Scope
) -> None:
    """Reserve the names of the shared types that a root and its drafts use in their namespace."""
    if not shared.names:
        return
    parts = (root, *(part for draft in drafts.values() for part in draft.parts))
    keys = (key for part in parts for key in named_keys(part))
    scope.taken.update(shared.names[key] for key in keys if key in shared.names)
