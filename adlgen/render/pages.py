"""A plan and a pack to a tree of files, in memory."""

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
    """Render every file of a plan; only templates are read from the disk.

    ``formats`` runs the files through their formatter, for packs whose templates do not see to it.
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
    for condition in rule.when:
        name, _, wanted = condition.removeprefix("!").partition("=")
        value = _fact(name, rule, plan)
        holds = value == wanted if wanted else bool(value)
        if holds == condition.startswith("!"):
            return False
    return True


def _fact(name: str, rule: FileRule, plan: Plan) -> str | bool:
    """Return a fact that a rule may require, as :attr:`FileRule.when` lists them."""
    if name == "tools":
        return bool(plan.tools)
    if name in plan.options:
        return plan.options[name]
    extra = plan.extras.get(rule.feature)
    if extra is not None and name in extra.data.shape.fields:
        return bool(extra.data.items(name))
    return name in plan.features


def _pages(rule: FileRule, plan: Plan, slots: Slots) -> Iterator[tuple[str, Page]]:
    match rule.each:
        case "agent":
            yield _path(rule, plan.words), Page(plan, slots=slots)
        case "tool" | "user_tool":
            for tool in plan.tools:
                if _concerns(rule, tool):
                    names = {**plan.words, "file": tool.file, "module": tool.module}
                    if rule.feature in tool.extras:
                        names |= tool.extras[rule.feature].names
                    yield _path(rule, names), Page(plan, tool=tool, slots=slots)
        case field:
            for item in plan.extras[rule.feature].data.records(field):
                names = {**plan.words, "file": item.code("file"), "module": item.code("module")}
                yield _path(rule, names), Page(plan, item=item, slots=slots)


def _concerns(rule: FileRule, tool: PlannedTool) -> bool:
    if rule.each == "user_tool":
        return not tool.implemented
    return not rule.feature or rule.feature in tool.extras


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
