"""Tools: their public names, bodies and features."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adlgen.diagnostics.codes.schema import NESTED_TOO_DEEPLY
from adlgen.diagnostics.model import Span
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.ir.atoms import escaped
from adlgen.ir.places import ReferencedPlace
from adlgen.naming.cases import distinct
from adlgen.naming.code import Code, code
from adlgen.plan.declare import claim_types, declare_all
from adlgen.plan.drafts import Drafting, Path, Words, key_of
from adlgen.plan.extras import Features, PlansExtras
from adlgen.plan.identifiers import Namer, ToolNames, companions
from adlgen.plan.model import (
    Named,
    Names,
    PlannedBody,
    PlannedExtra,
    PlannedTool,
)
from adlgen.plan.nesting import bound_nesting
from adlgen.plan.notes import doc_of


def name_tools(agent: Agent, namer: Namer, features: Features) -> list[ToolNames]:
    """Claim the public names of all tools before any nested name."""
    sources = [(t.id, t.names.get("", t.id)) for t in agent.tools]
    span = agent.tools[0].span if agent.tools else None
    places = [t.span for t in agent.tools]
    types = _apart(namer.group("type", sources, span, "the tools", places), sources, namer)
    values = namer.group("value", sources, span, "the tools", places)
    files = namer.group("file", sources, span, "the tools", places)
    modules = namer.group("module", sources, span, "the tools", places)
    extras = _name_extras(agent, namer, features)
    shared = namer.scope("type")
    shared.taken.update(c for name in types for c in companions(name))
    out = []
    for tool, name, value, file, module in zip(
        agent.tools, types, values, files, modules, strict=True
    ):
        scope = shared
        if namer.language.type_scope != "agent":
            scope = namer.scope("type")
            scope.taken.update(companions(_in_types(name, namer)))
        out.append(ToolNames(name, value, file, module, scope, extras.get(tool.id, {})))
    return out


def _in_types(name: Code, namer: Namer) -> Code:
    """Return the part of the names of types that is the name of their tool."""
    return Code("") if namer.language.type_scope == "module" else name


def _name_extras(agent: Agent, namer: Namer, features: Features) -> dict[str, dict[str, Names]]:
    """Return the names planned by features, by tool and feature."""
    named: dict[str, dict[str, Names]] = {}
    for feature in dict.fromkeys(name for tool in agent.tools for name in tool.extras):
        tools = [(tool, tool.extras[feature]) for tool in agent.tools if feature in tool.extras]
        for (tool, _), names in zip(tools, features(feature).plan(tools, namer), strict=True):
            named.setdefault(tool.id, {})[feature] = names
    return named


def _apart(
    names: tuple[Code, ...], sources: list[tuple[str, str]], namer: Namer
) -> tuple[Code, ...]:
    """Rename tools whose names clash with derived names of other tools (``a`` and ``a_input``).

    A tool with a derived name that is reserved gets the suffix ``Tool``.
    """
    if namer.language.type_scope != "agent":
        return names
    rules = namer.language.naming["type"]
    names = tuple(
        code("{}Tool", name) if rules.reserved.intersection(companions(name)) else name
        for name in names
    )
    of_others = {c for name in names for c in companions(name) if c != name}
    return tuple(
        Code(distinct(name, source, rules.case)) if name in of_others else name
        for name, (source, _) in zip(names, sources, strict=True)
    )


def plan_tool(
    tool: Tool,
    names: ToolNames,
    namer: Namer,
    agent_plans: Mapping[str, PlannedExtra],
    features: Features,
) -> PlannedTool:
    """Plan one tool; ``agent_plans`` are the plans of its features for the agent."""
    output_name = code("{}Output", _in_types(names.type_name, namer))
    return PlannedTool(
        id=tool.id,
        llm_name=tool.name,
        wire_name=tool.wire_name,
        title=tool.title,
        description=tool.description,
        tags=tool.tags,
        type_name=names.type_name,
        value_name=names.value_name,
        file=names.file,
        module=names.module,
        input=_plan_body(tool, tool.input, "Input", names, namer),
        output=(
            None if tool.output is None else _plan_body(tool, tool.output, "Output", names, namer)
        ),
        output_name=output_name,
        listed=tool.listed,
        extras={
            name: _plan_extra(tool, name, names, namer, agent_plans.get(name), features(name))
            for name in tool.extras
        },
    )


def _plan_extra(
    tool: Tool,
    name: str,
    names: ToolNames,
    namer: Namer,
    whole: PlannedExtra | None,
    feature: PlansExtras,
) -> PlannedExtra:
    extra = tool.extras[name]
    planned = PlannedExtra(
        extra.data,
        names.extras[name],
        feature.declare(tool, extra, names, namer),
        implemented=extra.implemented,
    )
    return feature.plan_tool(planned, tool, whole, namer)


def _plan_body(tool: Tool, body: Body, side: str, names: ToolNames, namer: Namer) -> PlannedBody:
    root_key = f"{tool.id}/{side.lower()}"
    own = _in_types(names.type_name, namer)
    public = code("{}{}", own, Code(side))
    prefix = (tool.names.get("", tool.id),) if own else ()
    inside = () if side == "Input" else (side,)
    pinned = tool.names if side == "Input" else tool.output_names
    pins = _pins(pinned, root_key, body.places)
    drafting = Drafting(
        body.definitions,
        root_key,
        lambda name: (f"{root_key}/$defs/{name}", _definition(name, body, root_key, pins, inside)),
        inside,
        pins,
        _canonical(pinned, body.places),
    )
    root = drafting.run(body.root, Path((side,)))
    drafts = drafting.drafts
    if namer.language.most_nested:
        drafts = bound_nesting(drafts, root, namer.language.most_nested, drafting.cut)
    _report_nested(drafting.cut, namer)
    known = {root_key: public} if root == Named(root_key, cyclic=False) else {}
    type_names = claim_types(drafts, namer, names.scope, known, prefix, (side,))
    return PlannedBody(
        name=public,
        type=root,
        doc=doc_of(body.root),
        declarations=declare_all(
            drafts,
            namer,
            type_names,
            pins,
            names.scope,
            prints_fields=not namer.language.keeps_property_names,
        ),
        schema=body.canonical.source,
        canonical=body.canonical.json,
        patterns=body.canonical.patterns,
    )


def _report_nested(places: Iterable[Span], namer: Namer) -> None:
    title = namer.language.title
    for place in places:
        message = f"nested too deeply for {title}: any JSON value in the generated types"
        hint = "the schema still decides which values are accepted"
        namer.log.add(NESTED_TOO_DEEPLY, message, place, hint)


def _definition(
    name: str, body: Body, root_key: str, pins: Mapping[str, str], inside: Words
) -> Path:
    """Return the path of a definition: its name, or the words of the place where it is written."""
    place = body.places.get(name)
    forms = place.words if place else ((name,),)
    pinned = pins.get(key_of(_pointer(place), root_key) if place else f"/$defs/{name}")
    first, *others = ((*inside, *form) for form in ([(pinned,)] if pinned else forms))
    return Path(first, tuple(others), is_definition=True, is_pinned=bool(pinned))


def _pointer(place: ReferencedPlace) -> str:
    return "".join(f"/{escaped(token)}" for token in place.pointer)


def _pins(
    names: Mapping[str, str], root_key: str, places: Mapping[str, ReferencedPlace]
) -> dict[str, str]:
    """Convert pinned names by pointer into the schema to names by key of a draft."""
    out = {}
    for pointer, name in _canonical(names, places).items():
        if pointer.startswith("/$defs/"):
            out[pointer] = name
        if pointer:
            out[key_of(pointer, root_key)] = name
    return out


def _canonical(names: Mapping[str, str], places: Mapping[str, ReferencedPlace]) -> dict[str, str]:
    """Return pinned names also by the pointers of the definitions that are written at other places."""
    out = dict(names)
    for definition, place in places.items():
        start = f"{_pointer(place)}/"
        for pointer, name in names.items():
            if pointer.startswith(start):
                out[f"/$defs/{definition}/{pointer[len(start):]}"] = name
    return out
