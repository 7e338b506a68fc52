"""Names in texts: arguments and tools that do not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.linting.model import LintedTool, Problem, ToolSet
from adlgen.linting.words import folded

_BLOCK = re.compile(r"[ \t]*(?:Args|Arguments|Parameters|Params)\s?:[ \t]*")
_RULER = re.compile(r"[ \t]*-{3,}[ \t]*")
_ITEM = re.compile(r"[ \t]+\S|[-*] \S")
_END = re.compile(r"\s*(?:Returns?|Raises|Yields|Examples?|Notes?|Response|Output)\b")
_ENTRY = re.compile(
    r"\s*[-*]?\s?[`*]{0,2}([A-Za-z_][A-Za-z0-9_]{0,60})[`*]{0,2}\s?(?:\([^)]{0,80}\))?\s?[:\u2013-]\s+\S"
)
_NO_NAMES = frozenset(
    ["note", "example", "examples", "none", "ctx", "returns", "important", "required", "optional"]
)
_IDENTIFIER = re.compile(
    r"`([A-Za-z][A-Za-z0-9_-]{1,60})`|\b([a-z]+(?:_[a-z0-9]+)+|[a-z]+[A-Z][A-Za-z0-9]*)\b"
)
_HUMP = re.compile(r"[a-z][A-Z]")
_PART = r"[a-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)+"
_CALLED = re.compile(
    rf"\b(?:use|using|call|calling|calls|from|via|with|by|run|invoke|see)\s+(?:the\s+|to\s+)?[`'\"]?({_PART})[`'\"]?"
    rf"(?:\s?\(\))?\s+(?:tool|function|first|before|instead|to\b)|[`'\"]({_PART})[`'\"]\s+tool\b|"
    r"\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\s+tool\b"
)
_ADJECTIVES = ("based", "only", "specific", "level", "line", "in", "side", "up", "time")


def stale_argument(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments of an ``Args:`` block that the schema does not have."""
    del tools
    if tool.root is None:
        return
    known = {folded(argument.name) for argument in tool.arguments} | _NO_NAMES
    for name in _documented(tool.text):
        if folded(name) not in known:
            message = f"the description documents argument '{name}', which the schema does not have"
            hint = "remove it from the description, or add it to the schema"
            yield Problem("description", message, tool.described_at, hint)


def _documented(text: str) -> Iterator[str]:
    """Yield the names that the block of arguments of a description has."""
    lines = iter(text.split("\n"))
    for line in lines:
        if _BLOCK.fullmatch(line):
            break
    indent = None
    for line in lines:
        if not line.strip() or (indent is None and _RULER.fullmatch(line)):
            continue
        if not _ITEM.match(line) or _END.match(line):
            return
        own = len(line) - len(line.lstrip())
        indent = own if indent is None else indent
        if own < indent:
            return
        found = _ENTRY.match(line) if own == indent else None
        if found is not None:
            yield found[1]


def argument_misspelt(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report texts with the name of an argument in another case."""
    known = {folded(argument.name): argument.name for argument in tool.own_arguments}
    values = {place.text for place in tool.places if place.is_value}
    reported = {*(one.name for one in tool.arguments), *tools.names, *values}
    for place in tool.prose:
        for found in _IDENTIFIER.finditer(place.text):
            name = found[1] or found[2]
            right = known.get(folded(name))
            is_name = "_" in name or _HUMP.search(name) or (found[1] and right)
            if right is not None and name not in reported and is_name:
                reported.add(name)
                message = f"the text names argument '{right}' as '{name}'"
                yield Problem(place.part, message, place.span, f"write '{right}'")


def dangling_tool(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report texts that send the model to a tool that does not exist."""
    called = [
        (place, next(group for group in found.groups() if group))
        for place in tool.prose
        for found in _CALLED.finditer(place.text)
    ]
    if not called:
        return
    values = (place.text for place in tool.places if place.is_value or place.is_name)
    known = {folded(name) for name in (*tools.names, *tools.foreign, *values)}
    for place, name in called:
        key = folded(name)
        if name.endswith(tuple(f"-{word}" for word in _ADJECTIVES)):
            continue
        if key not in known and not any(one.endswith(key) for one in known):
            known.add(key)
            message = f"the text refers to tool '{name}', which does not exist"
            yield Problem(place.part, message, place.span, "name a tool of the set")
