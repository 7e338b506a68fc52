"""Types of the user: the modules that export them, and their local names."""

from __future__ import annotations

import posixpath

from adlgen.naming.code import Code
from adlgen.packs import replace
from adlgen.plan.model import Own, Plan, PlannedTool

from ..imports import Imports
from ..numbers import Numbers, exported_name
from .shared import definitions_of

_FOLDER = "src/toolspec"
"""The folder of the modules that import own types."""


def numbers_for(imports: Imports, plan: Plan, tool: PlannedTool | None = None) -> Numbers:
    """Return the types of values without parts, which imports the types of the user.

    The local name of one of these is not that of a shared type, which its module may import, too.
    """
    names = definitions_of(plan).names

    def own(type_: str) -> Code:
        return imports.add_renamed(_module(type_), exported_name(type_), names)

    return replace(Numbers.of(plan, tool), own=own)


def _module(own_type: str) -> str:
    """Return the path that imports a type of the user: that of a package, or relative to the modules of tools."""
    path = own_type.rpartition("#")[0]
    if not path.startswith("./"):
        return path
    found = posixpath.relpath(path, _FOLDER).removesuffix(".ts") + ".js"
    return found if found.startswith("../") else f"./{found}"


def own_definitions(plan: Plan) -> dict[str, Code]:
    """Return the names of the shared definitions that are types of the user, by the types."""
    found: dict[str, Code] = {}
    for one in definitions_of(plan).bodies.values():
        if isinstance(one.type, Own):
            found.setdefault(one.type.type, one.name)
    return found
