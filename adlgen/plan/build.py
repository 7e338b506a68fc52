"""Builds the plan of an agent for a language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from adlgen.diagnostics.codes.names import BAD_MODULE
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.naming.cases import cased
from adlgen.naming.code import Code
from adlgen.naming.scope import Scope
from adlgen.plan.extras import Features
from adlgen.plan.identifiers import Namer, ToolNames
from adlgen.plan.kept import Plans
from adlgen.plan.language import Language
from adlgen.plan.model import Declaration, Plan, PlannedBody, PlannedExtra, PlannedTool, SharedTypes
from adlgen.plan.own import NO_OWN_TYPES, OwnTypes
from adlgen.plan.related import related
from adlgen.plan.shared import SharedPlan, plan_shared
from adlgen.plan.tools import Types, name_tools, plan_tool
from adlgen.schema.formats import format_programs

_MODULE = re.compile(r"@?[A-Za-z0-9][A-Za-z0-9._~-]*(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


def build_plan(
    agent: Agent,
    language: Language,
    options: Mapping[str, str | bool],
    log: Log,
    features: Features,
    own: OwnTypes = NO_OWN_TYPES,
) -> Plan:
    """Plan an agent in a language, with types of the user; ``options`` are complete and checked."""
    return named(agent, language, options, log, features, own).plan()


class Named(Struct):
    """An agent whose public names are claimed."""

    agent: Agent
    options: Mapping[str, str | bool]
    features: Features
    namer: Namer
    agent_plans: dict[str, PlannedExtra]
    names: Sequence[ToolNames]
    types: Types
    words: Mapping[str, Code]

    def plan(self, only: str | None = None) -> Plan:
        """Return the plan; with ``only`` that of a tool and of those that may take its names, or without tools if it is empty."""
        agent, namer, shared = self.agent, self.namer, self.types.shared
        plans = Plans(namer, (self.agent_plans, shared, self.types.own), self._planned)
        wanted = [*zip(agent.tools, self.names, strict=True)]
        if only is not None:
            wanted = [*related(wanted, only, namer.language.type_scope)]
        tools = tuple(plans.of(tool, names) for tool, names in wanted)
        types = _shared_types(agent, shared, checks=namer.checks_formats)
        return Plan(
            source=agent.source,
            agent_name=agent.name,
            description=agent.description,
            version=agent.version,
            tools=tools,
            options=self.options,
            words=self.words,
            declarations=_declarations(types, self.agent_plans, tools),
            extras=self.agent_plans,
            types=types,
        )

    def _planned(self, tool: Tool, names: ToolNames, namer: Namer) -> PlannedTool:
        plan = plan_tool(tool, names, namer, self.agent_plans, self.features, self.types)
        return _with_format_programs(tool, plan) if namer.checks_formats else plan


def named(
    agent: Agent,
    language: Language,
    options: Mapping[str, str | bool],
    log: Log,
    features: Features,
    own: OwnTypes = NO_OWN_TYPES,
) -> Named:
    """Claim the public names of an agent in a language; ``options`` are complete and checked."""
    namer = _namer(agent, language, options, log)
    agent_plans = _plan_agent(agent, language, namer, features)
    names = name_tools(agent, namer, features)
    shared = plan_shared(agent, namer, _shared_scope(names, namer), own)
    words = _words(agent, language, options, namer, log)
    types = Types(shared, own)
    return Named(agent, options, features, namer, agent_plans, names, types, words)


def _namer(agent: Agent, language: Language, options: Mapping[str, str | bool], log: Log) -> Namer:
    formats = options.get("formats", "annotate")
    return Namer.of(
        language,
        agent.acronyms,
        log,
        fill_defaults=options.get("defaults") != "keep",
        typed_formats=frozenset(language.native_formats if formats == "native" else ()),
        checks_formats=formats != "annotate",
    )


def _shared_scope(names: Sequence[ToolNames], namer: Namer) -> Scope:
    """Return the namespace of shared types."""
    is_common = namer.language.type_scope == "agent" and names
    return names[0].scope if is_common else namer.scope("type")


def _shared_types(agent: Agent, shared: SharedPlan, *, checks: bool) -> SharedTypes | None:
    """Return the shared types, with the programs of their formats if these decide about values."""
    types = shared.body
    if types is None or agent.shared is None or not checks:
        return types
    formats = format_programs(agent.shared.body.canonical.root)
    return replace(types, patterns={**types.patterns, **formats})


def _declarations(
    types: SharedTypes | None,
    agent_plans: Mapping[str, PlannedExtra],
    tools: Sequence[PlannedTool],
) -> dict[str, Declaration]:
    """Return all declarations by key: shared ones, those of features, and those of tools."""
    declarations: dict[str, Declaration] = {} if types is None else dict(types.declarations)
    for agent_plan in agent_plans.values():
        declarations.update(agent_plan.declarations)
    for tool in tools:
        for body in tool.bodies:
            declarations.update(body.declarations)
    return declarations


def _plan_agent(
    agent: Agent, language: Language, namer: Namer, features: Features
) -> dict[str, PlannedExtra]:
    """Return the plans of the features for the whole agent."""
    agent_plans = {}
    for name in dict.fromkeys((*language.in_use, *agent.extras, *agent.features)):
        agent_plan = features(name).plan_agent(agent.extras.get(name), agent, namer)
        if agent_plan is not None:
            agent_plans[name] = agent_plan
    return agent_plans


def _with_format_programs(tool: Tool, planned: PlannedTool) -> PlannedTool:
    """Add the programs of a tool's formats to those of its patterns."""
    if not any(body.canonical.has_formats for body in tool.bodies):
        return planned
    input_, output = _with_formats(tool.input, planned.input), planned.output
    if tool.output is not None and output is not None:
        output = _with_formats(tool.output, output)
    elicits = tuple(
        replace(form, body=_with_formats(lowered.body, form.body))
        for lowered, form in zip(tool.elicits, planned.elicits, strict=True)
    )
    return replace(planned, input=input_, output=output, elicits=elicits)


def _with_formats(body: Body, planned: PlannedBody) -> PlannedBody:
    formats = format_programs(body.canonical.root)
    return replace(planned, patterns={**planned.patterns, **formats})


def _words(
    agent: Agent,
    language: Language,
    options: Mapping[str, str | bool],
    namer: Namer,
    log: Log,
) -> dict[str, Code]:
    """Return the names of the agent's module and package."""
    module = str(options.get("module") or "") or _declared_module(agent, language) or agent.name
    if not _MODULE.fullmatch(module) or ".." in module:
        log.add(BAD_MODULE, f"{module!r} is not a valid name for a module or package", None)
        module = "agent"
    words = namer.words(module.rsplit("/", 1)[-1])
    rules = language.naming.get("package", language.naming["module"])
    package = cased(words, "snake", namer.acronyms, upper=False)
    if not package[0].isalpha():
        package = f"agent_{package}"
    if package in language.taken_packages and not options.get("module"):
        package = f"{package}_agent"
    given = {o.name: Code(str(options[o.name])) for o in language.options if o.pattern}
    return {
        **given,
        "module": Code(module),
        "package": Code(rules.legal(package)),
        "kebab": Code(package.replace("_", "-")),
    }


def _declared_module(agent: Agent, language: Language) -> str:
    for key in language.language_keys:
        entry = agent.languages.get(key)
        if isinstance(entry, dict) and isinstance(name := entry.get(language.module_key), str):
            return name
    return ""
