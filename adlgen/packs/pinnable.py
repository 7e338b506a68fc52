"""The types of machine-written specifications, each with how the configuration pins its name."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.expressions import expression
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.output.pinnable import Pinnable
from adlgen.packs.pins import pointer_of, written
from adlgen.plan.model import Plan, PlannedBody, PlannedTool, UnionDecl

_STEPS = {"~item": "/items", "~value": "/additionalProperties"}
_OTHER = expression(r"~[^01]")


def pinnable_types(plan: Plan, agent: Agent) -> tuple[Pinnable, ...]:
    """Return the types that can be pinned, of tools with a machine-written specification."""
    tools = {tool.id: tool for tool in agent.tools if tool.imported}
    planned = (found for found in plan.tools if found.id in tools)
    return tuple(one for found in planned for one in _of_tool(found, tools[found.id]))


def _of_tool(planned: PlannedTool, tool: Tool) -> Iterator[Pinnable]:
    own = str(planned.output_name).removesuffix("Output")
    yield from _of_body(planned.input, tool.input, "input", planned.id, own)
    if planned.output is not None and tool.output is not None:
        yield from _of_body(planned.output, tool.output, "output", planned.id, f"{own}Output")


def _of_body(
    planned: PlannedBody, body: Body, side: str, tool: str, own: str
) -> Iterator[Pinnable]:
    root = planned.declarations.get(f"{tool}/{side}")
    for key, found in planned.declarations.items():
        pointer = _pointer(key, f"{tool}/{side}", planned, body)
        is_inner = found.parent is not None and (root is None or found.parent != root.name)
        if pointer:
            prefix = str(found.parent) if is_inner else own
            yield Pinnable(tool, str(found.name), side, pointer, prefix)


def _pointer(key: str, root: str, planned: PlannedBody, body: Body) -> str:
    """Return the pointer to the schema of a declaration; empty for the root and for parts that cannot be pinned."""
    whole, found, last = key.rpartition("/~|")
    if found:
        index, *tokens = last.split("/")
        union = planned.declarations.get(whole)
        places = union.variants[int(index)].places if isinstance(union, UnionDecl) else ()
        start = written(places[0], body) if places else ""
    else:
        start, tokens = "", key.removeprefix(root).split("/")[1:]
    if tokens[:1] == ["$defs"] and tokens[1:2] and tokens[1] in body.definitions:
        start, tokens = pointer_of(tokens[1], body), tokens[2:]
    steps = [_STEPS.get(token, f"/properties/{token}") for token in tokens]
    is_other = any(_OTHER.match(token) and token not in _STEPS for token in tokens)
    return "" if is_other or (found and not start) else start + "".join(steps)
