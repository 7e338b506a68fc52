"""Names in addition to those of the plan: enumeration constants and wrappers of union alternatives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

from adlgen.naming.cases import distinct
from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.once import for_last
from adlgen.plan.model import Declaration, EnumDecl, Plan, PlannedTool, UnionDecl

_VERBS = ("Unmarshal",)
_COMPANIONS = ("", "Input", "Output", "Handler", "Deps")


class Names(Struct):
    """The names that declarations add to the package."""

    members: Mapping[tuple[str, Code], Code]
    """By key of the declaration and name of the member or variant."""
    taken: AbstractSet[str]
    """The names of the package that begin as those of functions do."""

    def of(self, key: str, member: Code) -> Code:
        """Return the full name of a member or variant."""
        return self.members[key, member]

    def function(self, verb: str, type_: Code) -> Code:
        """Return the name of a function for a type."""
        name = f"{verb}{type_}"
        return Code(f"{name}Value" if name in self.taken else name)


def names_of(plan: Plan, tool: PlannedTool | None) -> Names:
    """Prefix every member and variant of a tool, or of what tools share, with its type.

    A name already taken gets a suffix.
    """
    declarations = _shared(plan) if tool is None else tuple(_declared(tool))
    taken = {str(decl.name) for decl in declarations}
    taken.update(() if tool is None else _companions(tool))
    out = {}
    for decl in declarations:
        parts: list[Code] = []
        if isinstance(decl, EnumDecl):
            parts = [m.name for m in decl.members]
        elif isinstance(decl, UnionDecl):
            parts = [v.name for v in decl.variants]
        for part in parts:
            name, length = f"{decl.name}{part}", 4
            if name in taken and isinstance(decl, UnionDecl):
                name = f"{name}Variant"
            while name in taken:
                name = distinct(f"{decl.name}{part}", f"{decl.key}/{part}", "pascal", length)
                length += 1
            taken.add(name)
            out[decl.key, part] = Code(name)
    return Names(out, _functions(plan))


@for_last
def _functions(plan: Plan) -> AbstractSet[str]:
    """Return the names of tools and types that begin as those of functions do."""
    out = {str(decl.name) for decl in _shared(plan) if decl.name.startswith(_VERBS)}
    for tool in plan.tools:
        if tool.type_name.startswith(_VERBS):
            out.update(_companions(tool))
            out.update(str(decl.name) for decl in _declared(tool))
    return out


def _companions(tool: PlannedTool) -> Iterator[str]:
    return (f"{tool.type_name}{companion}" for companion in _COMPANIONS)


def _declared(tool: PlannedTool) -> Iterator[Declaration]:
    for body in tool.bodies:
        yield from body.declarations.values()


def _shared(plan: Plan) -> tuple[Declaration, ...]:
    return () if plan.types is None else tuple(plan.types.declarations.values())
