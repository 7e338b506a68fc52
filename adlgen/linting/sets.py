"""Tools that a model confuses with others, and too many of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from adlgen.diagnostics.memory import remembered
from adlgen.diagnostics.model import Log
from adlgen.linting.model import LintedTool, Problem, ToolSet
from adlgen.linting.selection import tokens_of
from adlgen.linting.words import folded, sense

MOST_TOOLS = 100
MOST_TOKENS = 10_000
_SHOWN = 5

_T = TypeVar("_T")
Found = tuple[LintedTool, Problem]


def same_description(tools: ToolSet) -> Iterator[Found]:
    """Report tools with the same description."""
    for group in _groups(tools.tools, partial(_known, "words of a tool", compute=_words)):
        if group[0].text.strip():
            message = f"tools {_names(group)} have the same description"
            hint = "describe what distinguishes them"
            yield group[0], Problem("description", message, group[-1].described_at, hint)


def confusable_names(tools: ToolSet) -> Iterator[Found]:
    """Report tools whose names mean the same."""
    for group in _groups(tools.tools, partial(_known, "sense of a tool", compute=_sense)):
        if sense(group[0].name.value) and len({folded(tool.name.value) for tool in group}) > 1:
            message = f"the names of tools {_names(group)} mean the same"
            yield group[0], Problem("name", message, group[-1].name.span, "rename one of them")


def name_collision(tools: ToolSet) -> Iterator[Found]:
    """Report tools whose names differ in case and separators only."""
    for group in _groups(tools.tools, lambda tool: folded(tool.name.value)):
        message = f"the names of tools {_names(group)} differ in case and separators only"
        yield group[0], Problem("name", message, group[-1].name.span, "rename one of them")


def argument_names_differ(tools: ToolSet) -> Iterator[Found]:
    """Report arguments of several tools whose names differ in case and separators only."""
    spellings: dict[str, Counter[str]] = {}
    first: dict[str, LintedTool] = {}
    for tool in tools.tools:
        for name, key in _known("names of arguments", tool, _arguments):
            spellings.setdefault(key, Counter())[name] += 1
            first.setdefault(name, tool)
    for counts in spellings.values():
        if len(counts) > 1:
            usual, *others = (name for name, _ in counts.most_common())
            shown = ", ".join(f"'{name}' {count} times" for name, count in counts.most_common())
            tool = first[others[-1]]
            at = next(one for one in tool.own_arguments if one.name == others[-1])
            message = f"the tools name one argument differently: {shown}"
            yield tool, Problem(at.part, message, at.span, f"use '{usual}' in all tools")


def set_too_large(tools: ToolSet) -> Iterator[Found]:
    """Report sets with many tools."""
    count = len(tools.tools)
    if count > MOST_TOOLS:
        message = f"the set has {count} tools (at most {MOST_TOOLS} are advised)"
        hint = "split it, or let the model search for tools"
        yield tools.tools[0], Problem("", message, tools.tools[0].name.span, hint)


def set_tokens(tools: ToolSet) -> Iterator[Found]:
    """Report sets with large definitions."""
    counts = {tool.name.value: _known("tokens", tool, tokens_of) for tool in tools.tools}
    total = sum(counts.values())
    if total > MOST_TOKENS:
        most = max(counts, key=counts.__getitem__)
        message = f"the definitions have about {total:,} tokens (at most {MOST_TOKENS:,} are advised); the largest is '{most}'"
        hint = "split the set, or let the model search for tools"
        yield tools.tools[0], Problem("", message, tools.tools[0].name.span, hint)


def _known(what: str, tool: LintedTool, compute: Callable[[LintedTool], _T]) -> _T:
    """Return what follows from a tool alone, which an editor computes once."""
    return remembered(what, (tool,), (), Log(), lambda _: (compute(tool), True))


def _words(tool: LintedTool) -> str:
    return re.sub(r"\W+", " ", tool.text.lower()).strip()


def _arguments(tool: LintedTool) -> tuple[tuple[str, str], ...]:
    """Return the names of the arguments of a tool itself, each also without case and separators."""
    return tuple((one.name, folded(one.name)) for one in tool.own_arguments)


def _sense(tool: LintedTool) -> Hashable:
    return sense(tool.name.value)


def _groups(
    tools: Iterable[LintedTool], key: Callable[[LintedTool], Hashable]
) -> Iterator[list[LintedTool]]:
    """Yield the tools with equal keys, if they are several."""
    groups: dict[Hashable, list[LintedTool]] = {}
    for tool in tools:
        groups.setdefault(key(tool), []).append(tool)
    return (group for group in groups.values() if len(group) > 1)


def _names(tools: list[LintedTool]) -> str:
    names = [f"'{tool.name.value}'" for tool in tools[:_SHOWN]]
    more = [f"{len(tools) - _SHOWN} more"] if len(tools) > _SHOWN else []
    *before, last = [*names, *more]
    return f"{', '.join(before)} and {last}"
