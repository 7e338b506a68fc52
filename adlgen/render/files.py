"""Renders the files of a plan with a pack, in memory."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import partial

from adlgen.diagnostics.codes.packs import BAD_PACK, TEMPLATE_FAILED, UNLISTED_FILE, UNUSABLE_SPEC
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.visible import foreign
from adlgen.naming.code import Code
from adlgen.output.tree import FileTree, LateText, RenderedFile, tree_of
from adlgen.packs.context import FileContext, Unusable
from adlgen.packs.load import Pack, Slot
from adlgen.packs.problems import report
from adlgen.plan.data import RecordValue
from adlgen.plan.language import FileRule
from adlgen.plan.model import Plan, PlannedTool
from adlgen.render.code import TemplateFailed
from adlgen.render.templates import Renderer

Slots = Mapping[str, tuple[Slot, ...]]


def render(
    plan: Plan, pack: Pack, log: Log, *, formats: bool = False, late: bool = False
) -> FileTree:
    """Render every file of a plan. The only files read are templates and fixed files of the pack.

    ``formats`` formats the files, for packs that do not emit formatted code. ``late`` is for runs that write no
    user-owned files: the texts of those of tools, which are many, are made when they are read.
    """
    try:
        places = [*placements(plan, pack)]
    except Unusable as error:
        log.add(BAD_PACK, f"pack {pack.language.name!r}: {error}", None)
        log.stop_if_errors()
        raise
    _require_listed(places, plan, log)
    renderer, files = Renderer(pack), list[RenderedFile]()
    for rule, path, context in places:
        text = partial(_finished, rule, path, context, renderer, log)
        # Views of other authors may report problems, so their texts are never late.
        is_late = late and pack.is_bundled and rule.owner == "user" and rule.each == "user_tool"
        content = LateText(text) if is_late else text()
        types_of = _types_of(rule, context, plan)
        files.append(RenderedFile(path, content, rule.owner, _tool(context), types_of))
    tree = tree_of(files)
    if not formats:
        return tree
    log.stop_if_errors()
    from adlgen.render.formatting import formatted

    return formatted(tree, log)


def _require_listed(
    places: Sequence[tuple[FileRule, str, FileContext]], plan: Plan, log: Log
) -> None:
    """Report a generated file whose name depends on the specification, if all tools are in one file."""
    if not any(rule.each == "tools" for rule, _, _ in places):
        return
    if not plan.tools:
        log.add(
            UNLISTED_FILE,
            "the spec has no tools, so files that layout=single lists are missing",
            None,
        )
    for rule, path, context in places:
        if rule.owner == "adlgen" and (context.tool or context.item):
            log.add(
                UNLISTED_FILE, f"{path} depends on the spec, which layout=single excludes", None
            )
            return


def _tool(context: FileContext) -> str:
    return context.tool.id if context.tool is not None else ""


def _types_of(rule: FileRule, context: FileContext, plan: Plan) -> tuple[str, ...]:
    if rule.owner == "user":
        return ()
    if rule.each == "tools":
        return tuple(tool.id for tool in plan.tools)
    return (context.tool.id,) if context.tool is not None else ()


def placements(plan: Plan, pack: Pack) -> Iterator[tuple[FileRule, str, FileContext]]:
    """Yield every file of a plan: the rule that emits it, its path, and the input of its view."""
    rules = [rule for rule in pack.language.files if _applies(rule, plan, pack)]
    own = {(rule.path, rule.feature) for rule in rules if rule.each == "tool" and rule.feature}
    for rule in rules:
        for path, context in _contexts(rule, plan, pack.slots):
            if not _is_replaced(rule, context, own):
                yield rule, path, context


def _is_replaced(rule: FileRule, context: FileContext, own: Collection[tuple[str, str]]) -> bool:
    """Report whether a feature of a tool has a file of its own in place of the file that a user implements."""
    features = context.tool.extras if context.tool is not None and rule.each == "user_tool" else ()
    return any((rule.path, feature) in own for feature in features)


def _applies(rule: FileRule, plan: Plan, pack: Pack) -> bool:
    for condition in rule.when:
        name, _, wanted = condition.removeprefix("!").partition("=")
        value = _fact_of_pack(name, plan, pack) if name in pack.facts else _fact(name, rule, plan)
        holds = _is_any(str(value), wanted) if wanted else bool(value)
        if holds == condition.startswith("!"):
            return False
    return True


def _fact_of_pack(name: str, plan: Plan, pack: Pack) -> bool:
    """Return a fact that a pack decides. Raises Unusable if the function of another author fails."""
    try:
        return pack.facts[name](plan)
    except Exception as error:
        if pack.is_bundled:
            raise
        message = f"fact {name!r}: {type(error).__name__}: {foreign(error)}"
        raise Unusable(message) from error


def _is_any(value: str, wanted: str) -> bool:
    patterns = wanted.split("|")
    return any(_matches(one, pattern) for one in value.split(",") for pattern in patterns)


def _matches(value: str, pattern: str) -> bool:
    """Match a value; most patterns are the value itself, for which no regular expression is compiled."""
    if "*" in pattern or "?" in pattern or "[" in pattern:
        return fnmatchcase(value, pattern)
    return value == pattern


def _fact(name: str, rule: FileRule, plan: Plan) -> str | bool:
    """Return a fact that a rule may require, as :attr:`FileRule.when` lists them."""
    if name == "tools":
        return bool(plan.tools)
    if name == "types":
        return plan.types is not None
    if name == "rules":
        return plan.has_rules
    if name == "checked_formats":
        is_fixed = plan.options.get("layout") == "single"  # no file depends on the specification
        return bool(plan.formats) or (is_fixed and plan.options.get("formats") != "annotate")
    if name in plan.options:
        return plan.options[name]
    extra = plan.extras.get(rule.feature)
    if extra is not None and name in extra.data.shape.fields:
        return bool(extra.data.items(name))
    return name in plan.features


def _contexts(rule: FileRule, plan: Plan, slots: Slots) -> Iterator[tuple[str, FileContext]]:
    match rule.each:
        case "agent" | "tools":
            yield _path(rule, plan.words), FileContext(plan, slots=slots)
        case "tool" | "user_tool" | "any_tool":
            for tool in plan.tools:
                if _concerns(rule, tool):
                    names = {**plan.words, "file": tool.file, "module": tool.module}
                    if rule.feature in tool.extras:
                        names |= tool.extras[rule.feature].names
                    yield _path(rule, names), FileContext(plan, tool=tool, slots=slots)
        case _:
            for item in _records(rule, plan):
                names = {**plan.words, "file": item.code("file"), "module": item.code("module")}
                yield _path(rule, names), FileContext(plan, item=item, slots=slots)


def _records(rule: FileRule, plan: Plan) -> tuple[RecordValue, ...]:
    """Return the records that a rule has a file for each of. Raises Unusable if there is no such list."""
    extra = plan.extras.get(rule.feature)
    if extra is None or rule.each not in extra.data.shape.fields:
        message = f"path {rule.path!r}: there is no list {rule.each!r} to emit a file for each of"
        raise Unusable(message)
    return extra.data.records(rule.each)


def _concerns(rule: FileRule, tool: PlannedTool) -> bool:
    if rule.each == "user_tool":
        return not tool.implemented
    return rule.each == "any_tool" or not rule.feature or rule.feature in tool.extras


def _path(rule: FileRule, names: Mapping[str, Code]) -> str:
    try:
        return rule.path.format_map(names).removeprefix("./")
    except (KeyError, ValueError, AttributeError, IndexError) as error:
        message = f"path {rule.path!r}: {error} is not a name; available names: {', '.join(names)}"
        raise Unusable(message) from error


def _finished(rule: FileRule, path: str, context: FileContext, renderer: Renderer, log: Log) -> str:
    pack = renderer.pack
    text = _text(rule, context, renderer, log)
    if pack.finish is None:
        return text
    try:
        return pack.finish(context, path, text)
    except Exception as error:  # anything that the function of another author raises
        if pack.is_bundled:
            raise
        report(log, f"FINISH for {path!r}", error, pack.folders, TEMPLATE_FAILED)
        return text


def _text(rule: FileRule, context: FileContext, renderer: Renderer, log: Log) -> str:
    pack = renderer.pack
    if rule.template is None:
        return pack.fixed(rule)
    try:
        view = pack.views[rule.template](context)
    except Unusable as error:
        log.add(UNUSABLE_SPEC, str(error), None)
        return ""
    except Exception as error:  # anything that the view of another author raises
        if pack.is_bundled:
            raise
        report(log, f"view of {rule.template!r}", error, pack.folders, TEMPLATE_FAILED)
        return ""
    try:
        return renderer.text(rule.template, view)
    except TemplateFailed as error:
        log.add(TEMPLATE_FAILED, f"template {rule.template!r}: {error}", error.span)
        return ""
