"""Tools: their public names, bodies and features."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.memory import active, interned, remembered
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.naming.cases import distinct
from adlgen.naming.code import Code, code
from adlgen.naming.scope import Scope
from adlgen.plan.declare import candidates, claim_types, declare_all
from adlgen.plan.drafts import Drafting, Path, Words
from adlgen.plan.extras import Features, PlansExtras
from adlgen.plan.identifiers import FORM_SUFFIXES, Namer, ToolNames, companions
from adlgen.plan.model import (
    Named,
    Names,
    PlannedBody,
    PlannedExtra,
    PlannedForm,
    PlannedTool,
)
from adlgen.plan.nesting import bounded
from adlgen.plan.notes import doc_of
from adlgen.plan.own import OwnTypes
from adlgen.plan.pins import canonical_pins, definition_path, pins_by_key
from adlgen.plan.shared import SharedPlan, reserve


class _Public(Struct):
    """The public names of tools, in the order of the tools."""

    types: tuple[Code, ...]
    values: tuple[Code, ...]
    files: tuple[Code, ...]
    modules: tuple[Code, ...]
    taken: frozenset[str]
    """The names that no other type of the agent may have."""


def name_tools(agent: Agent, namer: Namer, features: Features) -> list[ToolNames]:
    """Claim the public names of all tools before any nested name."""
    public = _public_names(agent, namer)
    extras = _name_extras(agent, namer, features)
    shared = namer.scope("type")
    shared.taken.update(public.taken)
    out = []
    for tool, name, value, file, module in zip(
        agent.tools, public.types, public.values, public.files, public.modules, strict=True
    ):
        scope = shared
        if namer.language.type_scope != "agent":
            scope = namer.scope("type")
            scope.taken.update(companions(_in_types(name, namer)))
        forms = _name_forms(tool, name, namer, scope) if tool.elicits else ()
        out.append(ToolNames(name, value, file, module, scope, extras.get(tool.id, {}), forms))
    return out


def _public_names(agent: Agent, namer: Namer) -> _Public:
    """Return the public names; those of an earlier run for the same tools, unless names clash."""
    sources = [(t.id, t.names.get("", t.id)) for t in agent.tools]
    memory, language = active(), namer.language
    if memory is None:
        return _claimed(agent, sources, namer)
    facts = (tuple(sources), language.naming, language.taken_types, language.type_scope)
    rules = (*facts, namer.acronyms, language.ascii_identifiers)
    common = interned(memory, ("tool names", language.name), rules)

    def compute(log: Log) -> tuple[_Public, bool]:
        found = _claimed(agent, sources, replace(namer, log=log))
        return found, not log.diagnostics  # which have places

    return remembered("tool names", (common,), (), namer.log, compute)


def _claimed(agent: Agent, sources: list[tuple[str, str]], namer: Namer) -> _Public:
    span = agent.tools[0].span if agent.tools else None
    places = [t.span for t in agent.tools]
    types = _apart(namer.group("type", sources, span, "the tools", places), sources, namer)
    values = namer.group("value", sources, span, "the tools", places)
    files = namer.group("file", sources, span, "the tools", places)
    modules = namer.group("module", sources, span, "the tools", places)
    taken = {c for name in types for c in companions(name)}.union(namer.language.taken_types)
    return _Public(types, values, files, modules, frozenset(taken))


def _name_forms(tool: Tool, own: Code, namer: Namer, scope: Scope) -> tuple[Code, ...]:
    """Claim the names of the types of forms, before those of nested types."""
    prefix = (tool.names.get("", tool.id),) if _in_types(own, namer) else ()
    found: dict[str, Code] = {}
    # The shorter name first, so that the order of forms does not matter.
    for name in sorted((form.name for form in tool.elicits), key=lambda one: (len(one), one)):
        path = Path((name,), ((name, "form"), (name, "answer")))
        names = [*candidates(path, namer, prefix)]
        free = [n for n in names if scope.taken.isdisjoint(f"{n}{s}" for s in FORM_SUFFIXES)]
        found[name] = Code(scope.claim_first((*free, *names), f"{tool.id}/{name}"))
        scope.taken.update(f"{found[name]}{suffix}" for suffix in FORM_SUFFIXES)
    return tuple(found[form.name] for form in tool.elicits)


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

    A tool with a name or a derived name that is reserved gets the suffix ``Tool``.
    """
    if namer.language.type_scope != "agent":
        return names
    rules = namer.language.naming["type"]
    reserved = rules.reserved.union(namer.language.taken_types)
    names = tuple(
        code("{}Tool", name) if reserved.intersection(companions(name)) else name for name in names
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
    types: Types,
) -> PlannedTool:
    """Plan one tool; ``agent_plans`` are the plans of its features for the agent."""
    output_name = code("{}Output", _in_types(names.type_name, namer))
    sides = _Sides(tool, names, namer, types)
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
        input=sides.plan(tool.input, "Input", tool.names),
        output=(
            None if tool.output is None else sides.plan(tool.output, "Output", tool.output_names)
        ),
        output_name=output_name,
        listed=tool.listed,
        rules=tool.rules,
        deprecated=tool.deprecated,
        scopes=tool.scopes,
        elicits=sides.forms(),
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


class Types(Struct):
    """The types that the tools of an agent do not declare themselves."""

    shared: SharedPlan
    own: OwnTypes


class _BodyNames(Struct):
    """The names of the input, the output or a form of a tool."""

    public: Code
    root_key: str
    pinned: Mapping[str, str]
    inside: Words
    """The texts before those of the parts of the root."""
    root: Words
    """The texts of the root."""


class _Sides(Struct):
    """Plans the input, the output and the forms of a tool."""

    tool: Tool
    names: ToolNames
    namer: Namer
    types: Types

    def plan(self, body: Body, side: str, pinned: Mapping[str, str]) -> PlannedBody:
        """Plan the input or the output; ``side`` is ``Input`` or ``Output``."""
        public = code("{}{}", self._own, Code(side))
        inside = () if side == "Input" else (side,)
        key = f"{self.tool.id}/{side.lower()}"
        return self._plan(body, _BodyNames(public, key, pinned, inside, (side,)), side)

    def forms(self) -> tuple[PlannedForm, ...]:
        """Plan the forms, each with the words of its name for the types in it."""
        forms = self.tool.elicits
        if not forms:
            return ()
        texts = [(form.name, form.name) for form in forms]
        spans = [form.span for form in forms]
        what = f"the forms of tool '{self.tool.id}'"
        values = self.namer.group("value", texts, self.tool.span, what, spans)
        planned = []
        for form, value, public in zip(forms, values, self.names.forms, strict=True):
            words, key = (form.name,), f"{self.tool.id}/elicits.{form.name}"
            body = self._plan(form.body, _BodyNames(public, key, {}, words, words), "")
            planned.append(PlannedForm(form.name, form.description, value, body))
        return tuple(planned)

    @property
    def _own(self) -> Code:
        return _in_types(self.names.type_name, self.namer)

    def _plan(self, body: Body, names: _BodyNames, side: str) -> PlannedBody:
        tool, namer, scope, shared = self.tool, self.namer, self.names.scope, self.types.shared
        drafting = self.types.own.of_tool(_drafting(body, names, shared), tool.id, side)
        root = drafting.run(body.root, Path(names.root))
        drafts = bounded(drafting, (root,), namer, is_shared=bool(shared.uses))
        reserve(shared, drafts, root, scope)
        is_declared = root == Named(names.root_key, cyclic=False)
        prefix = (tool.names.get("", tool.id),) if self._own else ()
        known = {names.root_key: names.public} if is_declared else {}
        type_names = claim_types(drafts, namer, scope, known, prefix, names.root)
        prints_fields = not namer.language.keeps_property_names
        return PlannedBody(
            name=names.public,
            type=root,
            doc=doc_of(body.root),
            declarations=declare_all(
                drafts, namer, type_names, drafting.pins, scope, prints_fields=prints_fields
            ),
            schema=body.canonical.source,
            canonical=body.canonical.json,
            patterns=body.canonical.patterns,
            shared=frozenset(body.canonical.origins) if shared.uses else frozenset(),
        )


def _drafting(body: Body, names: _BodyNames, shared: SharedPlan) -> Drafting:
    key = names.root_key
    pins = pins_by_key(names.pinned, key, body.places)
    return Drafting(
        body.definitions,
        key,
        lambda name: (
            f"{key}/$defs/{name}",
            definition_path(name, body, key, pins, names.inside),
        ),
        names.inside,
        pins,
        canonical_pins(names.pinned, body.places),
        memo={name: shared.uses[name] for name in body.canonical.origins if name in shared.uses},
    )
