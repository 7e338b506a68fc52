"""The types of what callers pass, which differ from those of handlers where there are defaults."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.plan.model import Named, Plan, PlannedBody, PlannedTool

from ..names import input_type
from .decoding import with_defaults

_SUFFIXES = ("Input", "Output", "Deps", "Handler", "Factory")
_names: list[tuple[Plan, frozenset[str]]] = []
"""The plan of the last call, and its names."""


def own_names(tool: PlannedTool) -> set[str]:
    """Return the names of a tool's types, without those of its callers."""
    bodies = [tool.input, *([tool.output] if tool.output else [])]
    names = {str(d.name) for body in bodies for d in body.declarations.values()}
    return names | {f"{tool.type_name}{suffix}" for suffix in _SUFFIXES}


def callers_names(tool: PlannedTool, plan: Plan) -> dict[str, Code]:
    """Return the names of the types of callers, by the key of the declaration of the handler's.

    The key is empty for the input itself; without defaults, the dictionary is empty.
    """
    body = tool.input
    differing = with_defaults(body) if plan.options["defaults"] == "apply" else frozenset()
    if not differing:
        return {}
    taken = _taken(plan)
    given = code("{}Args", tool.type_name)
    first = given if str(given) not in taken else _free(input_type(tool), taken)
    roots = {f"{one.type_name}Args" for one in plan.tools}
    names = {
        key: first if one.name == body.name else _free(one.name, taken | roots)
        for key, one in body.declarations.items()
        if key in differing
    }
    return {**names, "": first} if _differs(body, differing) else names


def args_type(tool: PlannedTool, plan: Plan) -> Code:
    """Return the name of the type of what a caller passes."""
    return callers_names(tool, plan).get("", input_type(tool))


def _differs(body: PlannedBody, differing: frozenset[str]) -> bool:
    return isinstance(body.type, Named) and body.type.key in differing


def _free(name: Code, taken: frozenset[str]) -> Code:
    found = code("{}Args", name)
    while str(found) in taken:
        found = code("{}Args", found)
    return found


def _taken(plan: Plan) -> frozenset[str]:
    if not _names or _names[0][0] is not plan:
        _names[:] = [(plan, frozenset().union(*map(own_names, plan.tools)))]
    return _names[0][1]
