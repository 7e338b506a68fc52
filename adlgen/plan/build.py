"""Builds the plan of an agent for a language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from adlgen.diagnostics.codes.names import BAD_MODULE
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.naming.cases import cased
from adlgen.naming.code import Code
from adlgen.plan.extras import Features
from adlgen.plan.identifiers import Namer
from adlgen.plan.language import Language
from adlgen.plan.model import Declaration, Plan, PlannedBody, PlannedExtra, PlannedTool
from adlgen.plan.tools import name_tools, plan_tool
from adlgen.schema.formats import format_programs

_MODULE = re.compile(r"@?[A-Za-z0-9][A-Za-z0-9._~-]*(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


def build_plan(
    agent: Agent,
    language: Language,
    options: Mapping[str, str | bool],
    log: Log,
    features: Features,
) -> Plan:
    """Plan an agent in a language; ``options`` are complete and checked."""
    fill = options.get("defaults") != "keep"
    namer = Namer.of(language, agent.acronyms, log, fill_defaults=fill)
    agent_plans = _plan_agent(agent, language, namer, features)
    names = name_tools(agent, namer, features)
    tools = tuple(
        plan_tool(tool, tool_names, namer, agent_plans, features)
        for tool, tool_names in zip(agent.tools, names, strict=True)
    )
    if options.get("formats", "annotate") != "annotate":
        tools = tuple(map(_with_format_programs, agent.tools, tools))
    declarations: dict[str, Declaration] = {}
    for agent_plan in agent_plans.values():
        declarations.update(agent_plan.declarations)
    for tool in tools:
        for body in (tool.input, tool.output):
            if body is not None:
                declarations.update(body.declarations)
    return Plan(
        source=agent.source,
        agent_name=agent.name,
        description=agent.description,
        version=agent.version,
        tools=tools,
        options=options,
        words=_words(agent, language, options, namer, log),
        declarations=declarations,
        extras=agent_plans,
    )


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
    input_ = _with_formats(tool.input, planned.input)
    if tool.output is None or planned.output is None:
        return replace(planned, input=input_)
    return replace(planned, input=input_, output=_with_formats(tool.output, planned.output))


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
    rules = language.naming["module"]
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
