"""The configuration as declared types, and the fields that lead to a section or value."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import replace
from adlgen.ir.types import Record
from adlgen.naming.code import Code
from adlgen.plan.declare import claim_types, declare_all
from adlgen.plan.drafts import Drafting, Path
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import Declaration, Named, PlannedType, RecordDecl

ROOT = "config"
"""The key of the declaration of the whole configuration."""


def follow(
    path: tuple[str, ...], declarations: Mapping[str, Declaration]
) -> tuple[tuple[Code, ...], PlannedType | None]:
    """Return the fields that lead to a section or value, and its type; no type for an empty path."""
    fields: list[Code] = []
    type_: PlannedType = Named(ROOT, cyclic=False)
    for key in path:
        assert isinstance(type_, Named)
        record = declarations[type_.key]
        assert isinstance(record, RecordDecl)
        field = next(f for f in record.fields if f.key == key)
        fields.append(field.name)
        type_ = field.type
    return tuple(fields), type_ if path else None


def plan_config(config: Record, namer: Namer) -> dict[str, Declaration]:
    """Declare the configuration's types in a namespace of their own, the root first."""
    namer = replace(namer, fill_defaults=True)
    suffix = namer.language.config_suffix
    drafting = Drafting({}, ROOT, lambda name: (name, Path((name,))))
    drafting.run(config, Path(()))
    for draft in drafting.drafts.values():
        draft.path = Path((*draft.path.words, suffix)) if suffix else draft.path
    scope = namer.scope("type")
    root_name = Code(namer.identifier("type", ("config",)))
    scope.taken.add(root_name)
    names = claim_types(drafting.drafts, namer, scope, {ROOT: root_name})
    return declare_all(drafting.drafts, namer, names, {}, scope)
