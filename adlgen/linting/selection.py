"""What a model needs to choose a tool."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.document.node import plain
from adlgen.document.token_count import tokens
from adlgen.linting.model import LintedTool, Problem, ToolSet
from adlgen.linting.words import content, words

MOST_TOKENS = 1_000
_PLACEHOLDER = re.compile(
    r"\b(?:TODO|FIXME|TBD|XXX)\b(?=\s*:|\s*$)|lorem ipsum|\b(?:add|insert|your) description here\b|"
    r"^\s*(?:description|todo|string|n/?a|none|undefined|null|test|\.\.\.)\s*$"
)
_LISTING = frozenset(["list", "search", "query", "find", "history", "logs"])
_NOT_LISTING = frozenset(
    [
        "delete",
        "create",
        "add",
        "remove",
        "update",
        "to",
        "clear",
        "set",
        "get",
        "describe",
        "insert",
        "reorder",
    ]
)
_LIMIT = re.compile(
    r"\b(?:limit|max|maximum|page|cursor|per page|count|size|top|first|last|take|offset|num|number|results|k|n|rows|head|"
    r"tail|lines|pagination)\b"
)
_FIRST_WORDS = 4


def tokens_of(tool: LintedTool) -> int:
    """Return an estimate of the tokens of a definition."""
    schema = None if tool.spec.input is None else plain(tool.spec.input)
    return tokens({"name": tool.name.value, "description": tool.text, "input_schema": schema})


def description_missing(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report tools without a description."""
    del tools
    if not tool.text.strip():
        hint = "describe what the tool does, and when it fits"
        yield Problem("description", "the tool has no description", tool.name.span, hint)


def description_repeats_name(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report descriptions that only repeat the name."""
    del tools
    text = tool.text.strip()
    if text and text.isascii() and not content(text) - content(tool.name.value):
        message = "the description repeats the name of the tool"
        hint = "describe the result, and when the tool fits"
        yield Problem("description", message, tool.described_at, hint)


def placeholder(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report descriptions that are not written yet."""
    del tools
    for place in tool.prose:
        found = _PLACEHOLDER.search(place.text)
        if found is not None:
            message = f"the description has the placeholder '{found[0].strip()}'"
            yield Problem(place.part, message, place.span, "write the description")


def tool_tokens(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report tools with a large definition."""
    del tools
    count = tokens_of(tool)
    if count > MOST_TOKENS:
        message = f"the definition has about {count:,} tokens (at most {MOST_TOKENS:,} are advised)"
        yield Problem("", message, tool.name.span, "shorten texts, or split the tool")


def no_limit(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report tools that list or search without a limit."""
    del tools
    found = words(tool.name.value)
    lists = _LISTING & {*found[:_FIRST_WORDS]} and not _NOT_LISTING & {*found}
    names = " ".join(" ".join(words(one.name)) for one in tool.arguments)
    if lists and not _LIMIT.search(names):
        message = "the tool lists or searches without a limit"
        yield Problem("input", message, tool.name.span, "add an argument such as 'limit'")


def result_untyped(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report tools without a schema of the result."""
    del tools
    if tool.spec.output is None:
        message = "the tool has no schema of its result"
        yield Problem("output", message, tool.name.span, "add 'output'")


def outer_blanks(text: str) -> list[bool]:
    """Report for each character of a text whether it is a blank at an end; one last line break is that of a block."""
    first = len(text) - len(text.lstrip())
    last = len(text.rstrip())
    if text[last:] == "\n":
        last = len(text)
    return [not first <= index < last for index in range(len(text))]


def untrimmed(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report texts with blanks before or after."""
    del tools
    for place in tool.places:
        is_text = not place.is_name and not place.is_value and not place.is_pattern
        if is_text and place.text.strip() and any(outer_blanks(place.text)):
            message = "a text has blanks before or after"
            yield Problem(place.part, message, place.span, "remove them")
