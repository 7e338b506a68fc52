"""Views of the pages of the whole agent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import Give, Injection, Plan, PlannedService, PlannedTool, RecordDecl

from .config_values import EXPAND, Assignments
from .docs import described, field_docs
from .layout import Column, columns, pairs
from .spell import Speller
from .text import doc, literal, sentence


@dataclass(frozen=True, slots=True)
class BuildView:
    """How one service is built."""

    field: Code
    factory: Code
    error: Code


@dataclass(frozen=True, slots=True)
class WiredView:
    """How one tool is built and bound."""

    name: Code
    package: Code
    deps: tuple[Code, ...]
    """The lines of its dependencies."""


@dataclass(frozen=True, slots=True)
class WireView:
    """The page that builds everything."""

    source: Code
    agent: Code
    imports: tuple[Code, ...]
    has_services: bool
    fields: tuple[Code, ...]
    services: tuple[BuildView, ...]
    handlers: tuple[Code, ...]
    tools: tuple[WiredView, ...]
    middleware: Code
    """The middleware services as further arguments."""


@dataclass(frozen=True, slots=True)
class SectionView:
    """A struct of configuration."""

    name: Code
    docs: tuple[Code, ...]
    fields: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class ConfigView:
    """The page of the configuration."""

    source: Code
    agent: Code
    sections: tuple[SectionView, ...]
    values: tuple[Code, ...]
    load: Code
    """The function that builds the configuration: ``Load``, unless a section is called so."""
    expands: bool
    """Whether a value holds a placeholder."""


@dataclass(frozen=True, slots=True)
class ModuleView:
    """What a page needs that says little about the agent."""

    module: Code
    agent: Code


@dataclass(frozen=True, slots=True)
class HarnessToolView:
    """The lines of one tool; no tool moves those of another."""

    name: Code
    judges: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class HarnessView:
    """The page of the harness."""

    module: Code
    has_tools: bool
    external: bool
    """Whether the harness brings a validator of its own."""
    tools: tuple[HarnessToolView, ...]


def wire_view(page: Page) -> WireView:
    """Build the page that builds everything."""
    plan = page.plan
    tools = [_wired(plan, tool) for tool in plan.tools]
    fields = [
        Column(
            doc(s.doc.text or f"The service {s.id}."),
            (s.value_name, code("services.{}", s.interface)),
        )
        for s in plan.services
    ]
    own = [
        Column((), (Code("Logger"), Code("*slog.Logger"))),
        Column((), (Code("Config"), Code("*config.Config"))),
    ]
    wraps = [code(", s.{}", s.value_name) for s in plan.services if s.kind == "middleware"]
    return WireView(
        source=Code(sentence(plan.source)),
        agent=Code(sentence(plan.agent_name)),
        imports=_imports(plan),
        has_services=bool(plan.services),
        fields=columns([*own, *fields]),
        services=tuple(map(_built, plan.services)),
        handlers=columns(
            Column(
                doc(f"The tool {t.llm_name}."),
                (t.type_name, code("toolspec.{}Handler", t.type_name)),
            )
            for t in plan.tools
        ),
        tools=tuple(tools),
        middleware=Code("").joined(wraps),
    )


def _imports(plan: Plan) -> tuple[Code, ...]:
    packages = ["adlrt"]
    packages += ["builtins"] if any(t.builtin for t in plan.tools) else []
    packages += ["config"]
    packages += ["services"] if plan.services else []
    packages += ["tools"] if any(not t.builtin for t in plan.tools) else []
    packages += ["toolspec"]
    return tuple(literal(f"{plan.words['module']}/internal/{p}") for p in packages)


def _built(service: PlannedService) -> BuildView:
    error = literal(f"service {service.id.replace('%', '%%')}: %w")
    return BuildView(service.value_name, service.factory, error)


def _wired(plan: Plan, tool: PlannedTool) -> WiredView:
    injections = list(tool.inject)
    injections += [] if tool.builtin_config is None else [tool.builtin_config]
    values = {s.id: s.value_name for s in plan.services}
    given = [(i.name, _given(i, values)) for i in injections]
    package = Code("tools" if tool.builtin is None else "builtins")
    return WiredView(tool.type_name, package, pairs(given))


def _given(injection: Injection, values: Mapping[str, Code]) -> Code:
    """Return the expression that an injection stands for."""
    match injection.give:
        case Give.LOGGER:
            return Code("s.Logger")
        case Give.CONFIG:
            return Code(".").joined([Code("s.Config"), *injection.config])
        case Give.SERVICE:
            parts = [code("{}()", accessor) for accessor in injection.parts]
            return Code(".").joined([Code("s"), values[injection.service], *parts])


def config_view(page: Page) -> ConfigView:
    """Build the page of the configuration."""
    plan = page.plan
    speller = Speller(plan.config.declarations)
    sections = [
        _section(decl, speller)
        for decl in plan.config.declarations.values()
        if isinstance(decl, RecordDecl)
    ]
    values = tuple(Assignments(speller).of(plan.config.root, Code("c")))
    return ConfigView(
        source=Code(sentence(f"{plan.source}, spec.config")),
        agent=Code(sentence(plan.agent_name)),
        sections=tuple(sections),
        values=values,
        load=Code("LoadConfig" if any(s.name == "Load" for s in sections) else "Load"),
        expands=any(EXPAND in value for value in values),
    )


def _section(decl: RecordDecl, speller: Speller) -> SectionView:
    first = f"{decl.name} is part of [{decl.parent}]."
    if decl.parent is None:
        first = f"{decl.name} is the configuration of the agent."
    fields = [
        Column(field_docs(f, {}) if f.doc.text else (), (f.name, speller.spell(f.type).type))
        for f in decl.fields
    ]
    return SectionView(decl.name, described(first, decl.doc), columns(fields))


def package_view(page: Page) -> ModuleView:
    """Build a page that only introduces a package."""
    return ModuleView(page.plan.words["module"], Code(sentence(page.plan.agent_name)))


go_mod_view = package_view


def harness_view(page: Page) -> HarnessView:
    """Build the page of the harness."""
    plan = page.plan
    tools = tuple(_harness_tool(t) for t in plan.tools)
    return HarnessView(
        plan.words["module"], bool(tools), plan.options["validator"] == "external", tools
    )


def _harness_tool(tool: PlannedTool) -> HarnessToolView:
    # A name may be blank, which makes a comment that the formatter changes.
    return HarnessToolView(Code(sentence(tool.llm_name)) or tool.type_name, _judges(tool))


def _judges(tool: PlannedTool) -> tuple[Code, ...]:
    return pairs(
        [
            (
                literal(f"{tool.id}:{side.lower()}"),
                code("judge(toolspec.{}.{})", tool.type_name, side),
            )
            for side in (Code("Input"), Code("Output"))
        ]
    )
