"""Configuration: the sections as declared types, and the way to each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from adlgen.ir.agent import Agent
from adlgen.naming.code import Code
from adlgen.plan.declare import claim_types, declare_all
from adlgen.plan.drafts import Drafting
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import Declaration, Named, PlannedConfig, PlannedType, RecordDecl

_ROOT = "config"


@dataclass(frozen=True, slots=True)
class ConfigPlan:
    """The planned configuration and how to walk it."""

    planned: PlannedConfig

    def follow(self, path: tuple[str, ...]) -> tuple[tuple[Code, ...], PlannedType]:
        """Return the fields that lead to a section or value, and its type."""
        fields: list[Code] = []
        type_: PlannedType = Named(_ROOT, cyclic=False)
        declarations: Mapping[str, Declaration] = self.planned.declarations
        for key in path:
            assert isinstance(type_, Named)
            record = declarations[type_.key]
            assert isinstance(record, RecordDecl)
            field = next(f for f in record.fields if f.key == key)
            fields.append(field.name)
            type_ = field.type
        return tuple(fields), type_


def plan_config(agent: Agent, namer: Namer) -> ConfigPlan:
    """Declare the configuration's types in a namespace of their own."""
    suffix = namer.language.config_suffix
    drafting = Drafting({}, _ROOT, lambda name: (name, (name,)))
    drafting.run(agent.config, ())
    for draft in drafting.drafts.values():
        draft.path = (*draft.path, suffix) if suffix else draft.path
    scope = namer.scope("type")
    root_name = Code(namer.identifier("type", ("config",)))
    scope.taken.add(root_name)
    names = claim_types(drafting.drafts.values(), namer, scope, {_ROOT: root_name})
    declarations = declare_all(drafting.drafts, namer, names, {}, scope)
    root = declarations[_ROOT]
    assert isinstance(root, RecordDecl)
    return ConfigPlan(PlannedConfig(root, declarations))
