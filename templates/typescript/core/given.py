"""The types of values without defaults applied, which exist where these make a difference.

Callers pass ``<Tool>Args`` and a handler receives ``<Tool>Input``; a handler returns ``<Tool>Result`` and
callers receive ``<Tool>Output``. Of a shared type ``X``, either may write an ``XInit``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, field
from adlgen.plan.model import Plan, PlannedBody, PlannedTool

from ..names import input_type, output_type
from .decoding import changed, uses
from .shared import Definitions, definitions_of, key_of

_SUFFIXES = ("Input", "Output", "Deps", "Handler", "Factory")
_GIVEN = ("Args", "Result")
_RUNTIME = ("CallResult", "ContentResult", "StandardResult", "ToolResult")
"""The names of the runtime with such a suffix."""


class _Naming(Struct):
    """The names of a plan."""

    plan: Plan
    taken: frozenset[str]
    """All names of types."""
    inits: dict[str, Code]
    """The names of shared types without defaults applied."""
    given: dict[tuple[int, str], tuple[PlannedBody, dict[str, Code]]] = field(default_factory=dict)
    """What :func:`_given_names` returned, by the identity of the body, which is kept with it, and the suffix."""


_last: list[_Naming] = []
"""The names of the plan of the last call."""


def own_names(tool: PlannedTool) -> set[str]:
    """Return the names of a tool's types, without those that this module adds."""
    names = {str(d.name) for body in tool.bodies for d in body.declarations.values()}
    return names | {f"{tool.type_name}{suffix}" for suffix in _SUFFIXES}


def args_names(tool: PlannedTool, plan: Plan) -> dict[str, Code]:
    """Return the names of the types of what callers pass, by the key of the declaration.

    The key is empty for the input itself; without defaults, the dictionary is empty.
    """
    return _given_names(tool.input, "Args", tool, plan)


def result_names(tool: PlannedTool, plan: Plan) -> dict[str, Code]:
    """Return the names of the types of what a handler returns, like :func:`args_names`."""
    return {} if tool.output is None else _given_names(tool.output, "Result", tool, plan)


def init_names(plan: Plan) -> dict[str, Code]:
    """Return the names of the shared types without defaults applied, by the key of the declaration or definition."""
    return _naming(plan).inits


def args_type(tool: PlannedTool, plan: Plan) -> Code:
    """Return the name of the type of what a caller passes."""
    return args_names(tool, plan).get("", input_type(tool))


def result_type(tool: PlannedTool, plan: Plan) -> Code | None:
    """Return the name of the type of what a handler returns; None without an output schema."""
    return result_names(tool, plan).get("", output_type(tool))


def _given_names(body: PlannedBody, suffix: str, tool: PlannedTool, plan: Plan) -> dict[str, Code]:
    if plan.options["defaults"] != "apply":
        return {}
    naming, key = _naming(plan), (id(body), suffix)
    if key not in naming.given:
        naming.given[key] = body, _names(body, suffix, tool, naming)
    return naming.given[key][1]


def _names(body: PlannedBody, suffix: str, tool: PlannedTool, naming: _Naming) -> dict[str, Code]:
    plan, taken = naming.plan, naming.taken
    shared = definitions_of(plan).defaulted
    natives = plan.options["formats"] == "native"
    differing = changed(body.declarations, shared=shared, natives=natives)
    differs = uses(body.type) in differing or uses(body.type) in shared
    if not differing and not differs:
        return {}
    roots = {f"{one.type_name}{given}" for one in plan.tools for given in _GIVEN}
    first = code("{}{}", tool.type_name, Code(suffix))
    if str(first) in taken:
        first = _free(body.name, suffix, taken)
    renamed = _renaming(tool, suffix, taken)
    names = {
        key: first if one.name == body.name else renamed(one.name, roots)
        for key, one in body.declarations.items()
        if key in differing
    }
    return {**names, "": first} if differs else names


def _renaming(
    tool: PlannedTool, suffix: str, taken: frozenset[str]
) -> Callable[[Code, set[str]], Code]:
    """Return the function that names a nested type: ``OrderOutputLine`` is ``OrderResultLine``, ``Line`` ``LineArgs``."""
    output, result = f"{tool.type_name}Output", f"{tool.type_name}Result"
    is_clear = suffix == "Result" and not any(name.startswith(result) for name in taken)

    def renamed(name: Code, roots: set[str]) -> Code:
        if is_clear and name.startswith(output):
            return Code(result + name.removeprefix(output))
        return _free(name, suffix, taken | roots)

    return renamed


def _free(name: Code, suffix: str, taken: Collection[str]) -> Code:
    """Append a suffix; again and again if others are taken, more often than a name with the suffix that is taken does."""
    steps = 1
    while f"{name}{suffix * steps}" in taken:
        steps += 1
    steps = 2 * steps - 1
    while f"{name}{suffix * steps}" in taken:
        steps += 1
    return code("{}{}", name, Code(suffix * steps))


def _naming(plan: Plan) -> _Naming:
    if not _last or _last[0].plan is not plan:
        definitions = definitions_of(plan)
        taken = frozenset(_RUNTIME).union(definitions.names, *map(own_names, plan.tools))
        inits = _inits(definitions, set(taken))
        _last[:] = [_Naming(plan, taken.union(map(str, inits.values())), inits)]
    return _last[0]


def _inits(definitions: Definitions, taken: set[str]) -> dict[str, Code]:
    inits: dict[str, Code] = {}
    for name, body in definitions.bodies.items():
        named = {k: d.name for k, d in body.declarations.items() if k in definitions.defaulted}
        if uses(body.type) in definitions.defaulted:
            named.setdefault(key_of(name), body.name)
        for key, one in named.items():
            inits[key] = _free(one, "Init", taken)
            taken.add(str(inits[key]))
    return inits
