"""The pages of the whole agent: module lists, configuration, harness."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import Plan

from ..docs import doc_comment, markdown, span
from ..layout import Lines
from ..literals import comment, string
from ..names import crate_of
from .bodies import Judging


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
    modules = [Code("runtime"), *(tool.module for tool in plan.tools), *page.slot("modules")]
    if plan.options["integers"] == "big":
        modules.append(Code("integer"))
    if plan.options["numbers"] == "exact":
        modules.append(Code("decimal"))
    text = markdown(plan.description)
    lead = code("The tools of {}, typed.", span(plan.agent_name))
    doc = doc_comment([lead, *([Code("")] if text else []), *text], mark="//!")
    return ModulesView(comment(plan.source), doc, tuple(sorted(modules)), has_modules=True)


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
