"""Renders the files of a plan with a pack, in memory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.diagnostics.codes.packs import TEMPLATE_FAILED, UNUSABLE_SPEC
from adlgen.diagnostics.model import Log
from adlgen.naming.code import Code
from adlgen.output.tree import FileTree, RenderedFile, tree_of
from adlgen.packs.load import Pack, Slot
from adlgen.packs.page import Page, Unusable
from adlgen.plan.language import FileRule
from adlgen.plan.model import Plan, PlannedTool
from adlgen.render.templates import Renderer, TemplateFailed

Slots = Mapping[str, tuple[Slot, ...]]


def render(plan: Plan, pack: Pack, log: Log, *, formats: bool = False) -> FileTree:
    """Render every file of a plan. The only files read are templates and fixed files of the pack.

    ``formats`` formats the files, for packs that do not emit formatted code.
    """
    renderer = Renderer(pack)
    files = [
        RenderedFile(path, _text(rule, page, pack, renderer, log), rule.owner)
        for rule, path, page in placements(plan, pack)
    ]
    tree = tree_of(files)
    if not formats:
        return tree
    log.stop_if_errors()
    from adlgen.render.formatting import formatted

    return formatted(tree, log)


def placements(plan: Plan, pack: Pack) -> Iterator[tuple[FileRule, str, Page]]:
    """Yield every file of a plan: the rule that emits it, its path, and the input of its view."""
    for rule in pack.language.files:
        if _applies(rule, plan):
            for path, page in _pages(rule, plan, pack.slots):
                yield rule, path, page


def _applies(rule: FileRule, plan: Plan) -> bool:
    facts = {
        "tools": bool(plan.tools),
        "services": bool(plan.services),
        "config": bool(plan.config.root.fields),
        "builtins": any(t.builtin for t in plan.tools),
    }
    for condition in rule.when:
        name, _, wanted = condition.removeprefix("!").partition("=")
        value = facts[name] if name in facts else _fact(name, plan)
        holds = value == wanted if wanted else bool(value)
        if holds == condition.startswith("!"):
            return False
    return True


def _fact(name: str, plan: Plan) -> str | bool:
    """Return the value of an option, or whether a feature is used."""
    return plan.options.get(name, name in plan.features)


def _pages(rule: FileRule, plan: Plan, slots: Slots) -> Iterator[tuple[str, Page]]:
    match rule.each:
        case "agent":
            yield _path(rule, plan.words), Page(plan, slots=slots)
        case "service":
            for service in plan.services:
                names = {**plan.words, "file": service.file, "module": service.module}
                yield _path(rule, names), Page(plan, service=service, slots=slots)
        case _:
            for tool in plan.tools:
                if _concerns(rule, tool):
                    names = {**plan.words, "file": tool.file, "module": tool.module}
                    if rule.feature in tool.extras:
                        names |= tool.extras[rule.feature].names
                    yield _path(rule, names), Page(plan, tool=tool, slots=slots)


def _concerns(rule: FileRule, tool: PlannedTool) -> bool:
    match rule.each:
        case "tool":
            return not rule.feature or rule.feature in tool.extras
        case "builtin":
            return tool.builtin is not None
        case "user_tool":
            return tool.builtin is None
        case feature:
            return feature in tool.extras


def _path(rule: FileRule, names: Mapping[str, Code]) -> str:
    return rule.path.format_map(names)


def _text(rule: FileRule, page: Page, pack: Pack, renderer: Renderer, log: Log) -> str:
    if rule.template is None:
        return pack.fixed(rule)
    try:
        return renderer.text(rule.template, pack.views[rule.template](page))
    except Unusable as error:
        log.add(UNUSABLE_SPEC, str(error), None)
    except TemplateFailed as error:
        log.add(TEMPLATE_FAILED, str(error), None)
    return ""
