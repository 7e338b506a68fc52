"""Names in addition to those of the plan: enumeration constants and wrappers of union alternatives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

from adlgen.naming.cases import distinct
from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan.model import EnumDecl, PlannedTool, UnionDecl

_VERBS = ("New", "Unmarshal")
_COMPANIONS = ("", "Input", "Output", "Handler", "Deps")


class Names(Struct):
    """The names that the declarations of a tool add to the package."""

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


def taken_in(tools: Iterable[PlannedTool]) -> AbstractSet[str]:
    """Return the names of tools and their types that begin as those of functions do."""
    out: set[str] = set()
    for tool in tools:
        if tool.type_name.startswith(_VERBS):
            out.update(f"{tool.type_name}{companion}" for companion in _COMPANIONS)
            for body in (tool.input, tool.output):
                out.update(str(d.name) for d in body.declarations.values()) if body else None
    return out


def names_of(tool: PlannedTool, functions: AbstractSet[str]) -> Names:
    """Prefix every member and variant with its type; a name already taken gets a suffix."""
    bodies = [body for body in (tool.input, tool.output) if body is not None]
    declarations = [decl for body in bodies for decl in body.declarations.values()]
    taken = {str(decl.name) for decl in declarations}
    taken.update(f"{tool.type_name}{companion}" for companion in _COMPANIONS)
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
    return Names(out, functions)
