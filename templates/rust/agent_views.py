"""The pages of the whole agent: module lists, configuration, harness."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import Doc, Plan

from .bodies import Judging
from .declarations import Declaring
from .docs import doc_comment, markdown, span
from .layout import Lines, assigned, use
from .spelling import Spelling
from .text import comment, json_page, string
from .user_views import crate_of

_SHARED = (Code("address"), Code("blocking"), Code("http"), Code("paths"))
"""The modules that the built-in tools share."""


@dataclass(frozen=True, slots=True)
class ModulesView:
    """A list of modules."""

    source: Code
    doc: Lines
    modules: tuple[Code, ...]
    has_modules: bool


def toolspec_view(page: Page) -> ModulesView:
    """List the modules of ``toolspec``, each of which adlgen owns."""
    plan = page.plan
    modules = [Code("runtime"), *(tool.module for tool in plan.tools)]
    if plan.options["wiring"]:
        modules += [Code("config"), Code("services"), Code("tools"), Code("wire")]
        if any(tool.builtin for tool in plan.tools):
            modules.append(Code("builtins"))
        if any("programs" in tool.extras for tool in plan.tools):
            modules.append(Code("programs"))
    if any("commands" in tool.extras for tool in plan.tools):
        modules += [Code("command"), Code("commands")]
    if any("generation" in tool.extras for tool in plan.tools):
        modules.append(Code("generation"))
    if any("operations" in tool.extras for tool in plan.tools):
        modules.append(Code("operations"))
    if plan.options["integers"] == "big":
        modules.append(Code("integer"))
    if plan.options["numbers"] == "exact":
        modules.append(Code("decimal"))
    if plan.options["client"] == "mcp":
        modules.append(Code("client"))
    text = markdown(plan.description)
    lead = code("The tools of {}, typed.", span(plan.agent_name))
    doc = doc_comment([lead, *([Code("")] if text else []), *text], mark="//!")
    return ModulesView(comment(plan.source), doc, tuple(sorted(modules)), has_modules=True)


def tools_view(page: Page) -> ModulesView:
    """List the modules of the tools that the user implements."""
    plan = page.plan
    modules = sorted(tool.module for tool in plan.tools if not tool.builtin)
    return ModulesView(comment(plan.source), (), tuple(modules), bool(modules))


def services_view(page: Page) -> ModulesView:
    """List the modules of the services."""
    plan = page.plan
    modules = sorted(service.module for service in plan.services)
    return ModulesView(comment(plan.source), (), tuple(modules), bool(modules))


def builtins_view(page: Page) -> ModulesView:
    """List the modules of the built-in tools and what they share."""
    plan = page.plan
    modules = [*_SHARED, *(t.module for t in plan.tools if t.builtin)]
    return ModulesView(comment(plan.source), (), tuple(sorted(modules)), has_modules=True)


@dataclass(frozen=True, slots=True)
class ConfigView:
    """What ``config.rs.j2`` prints."""

    source: Code
    imports: Lines
    has_map: bool
    items: tuple[Lines, ...]
    tables: tuple[Lines, ...]
    values: Lines


def config_view(page: Page) -> ConfigView:
    """Lay the configuration out."""
    plan = page.plan
    config = plan.config
    declaring = Declaring(Spelling(plan.declarations, complete=True), Code(""), Code(""))
    items = []
    for declaration in config.declarations.values():
        lead = Code("The configuration of the agent.")
        if declaration is not config.root:
            lead = code(
                "The section {}.", span(declaration.key.removeprefix("config/").replace("/", "."))
            )
        items.append(declaring.item(declaration, Doc(), lead))
    words = {word for item in items for word in item.words} & {"Json", "Maybe"}
    names = [*map(Code, sorted(words)), Code("configure"), Code("record"), Code("ConfigError")]
    values = {field.key: field.default for field in config.root.fields}
    return ConfigView(
        source=comment(plan.source),
        imports=use(Code("super::runtime"), names),
        has_map=any("BTreeMap" in item.words for item in items),
        items=tuple(item.lines for item in items),
        tables=tuple(item.table for item in items),
        values=assigned(Code("const VALUES: &str ="), json_page(values), Code(";")),
    )


@dataclass(frozen=True, slots=True)
class HarnessView:
    """What the pages of the harness print."""

    package: Code
    wired: bool
    """Whether there is a library to use."""
    external: bool
    """Whether the harness brings a validator of its own."""
    arms: Lines


def harness_view(page: Page) -> HarnessView:
    """List every body of every tool with its type."""
    wired = bool(page.plan.options["wiring"])
    external = Judging.of(page.plan).external
    return HarnessView(crate_of(page.plan), wired, external, tuple(_arms(page.plan)))


def _arms(plan: Plan) -> list[Code]:
    out = []
    for tool in plan.tools:
        name, path = string(tool.id), code("toolspec::{}", tool.module)
        pattern = '        ({}, "{}") => judge::<{}::{}>({}, text),'
        schema = code("&{}::INPUT", path)
        out.append(code(pattern, name, Code("input"), path, tool.input.name, schema))
        schema = code("&{}::OUTPUT", path) if tool.output is not None else Code("Schema::any()")
        out.append(code(pattern, name, Code("output"), path, tool.output_name, schema))
    return out
