"""Texts that contradict the schema."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.document.node import Node, Scalar, plain
from adlgen.linting.literals import default_in, highest_in, range_in
from adlgen.linting.model import NUMBERS, Argument, LintedTool, Problem, ToolSet

_SENTENCE = re.compile(r"\n|(?<=[.;]) ")
_STATEMENT = 160
_REQUIRED = re.compile(
    r"^\W{0,4}required\b\s?(?:[.:,)\]-]|$)|[(\[]\s?required\s?[)\]]|"
    r"\bthis (?:parameter|field|argument) is (?:always )?required\b|[.;]\s?required\s?\.?\s?$",
    re.IGNORECASE,
)
_CONDITIONAL = re.compile(
    r"\b(?:required (?:if|when|for|only|unless|with|on|by)|not required|optional|conditional|"
    r"for (?:create|update|delete))",
    re.IGNORECASE,
)
_OPTIONAL = re.compile(
    r"^\W{0,4}optional\b(?!\s+(?:and|or)\b)|[(\[]\s?optional\s?[,)\]]|"
    r"\bthis (?:parameter|field|argument) is optional\b|[.;,]\s?optional\s?\.?\s?$",
    re.IGNORECASE,
)
_OPEN = 2**31
"""A bound from here is that of a type, about which texts do not write."""


def required(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments that are optional in one of text and schema only."""
    del tools
    for one in tool.arguments:
        statement = " ".join(_SENTENCE.split(one.text, maxsplit=2)[:2])[:_STATEMENT]
        if not statement or one.has("default"):
            continue
        if not one.is_required:
            is_wrong = bool(_REQUIRED.search(statement)) and not _CONDITIONAL.search(one.text)
            what = ("required", "optional")
        else:
            is_wrong = not one.is_nullable and bool(_OPTIONAL.search(statement))
            what = ("optional", "required")
        if is_wrong:
            message = (
                f"argument '{one.name}' is {what[0]} in its description and {what[1]} in the schema"
            )
            yield Problem(one.part, message, one.described_at, "change one of the two")


def default(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments whose description names another default than the schema."""
    del tools
    for one in tool.arguments:
        found, node = default_in(one.text), one.get("default")
        if found is None or not isinstance(node, Scalar) or node.value is None:
            continue
        named, value = found[0], node.value
        if named != value and str(named).lower() != str(value).lower():
            message = f"argument '{one.name}' has the default {value!r}, and its description has '{found[1]}'"
            yield Problem(one.part, message, one.described_at, "change one of the two")


def bounds(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments whose description names other bounds than the schema."""
    del tools
    for one in tool.arguments:
        if not one.types & NUMBERS:
            continue
        least, most = _number(one.get("minimum")), _number(one.get("maximum"))
        named, highest = range_in(one.text), highest_in(one.text)
        if most is None or abs(most) >= _OPEN:
            continue
        if least is not None and named is not None and named != (least, most):
            texts = f"{named[0]} to {named[1]}", f"{least} to {most}"
        elif highest is not None and highest != most:
            texts = f"at most {highest}", f"at most {most}"
        else:
            continue
        message = (
            f"argument '{one.name}' is {texts[0]} in its description and {texts[1]} in the schema"
        )
        yield Problem(one.part, message, one.described_at, "change one of the two")


def _number(node: Node | None) -> int | float | None:
    value = None if node is None else plain(node)
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value if is_number and isinstance(value, int | float) else None


def values(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments with examples that their enum does not have."""
    del tools
    for one in tool.arguments:
        allowed = _items(one, "enum")
        for example in _items(one, "examples"):
            if allowed and example not in allowed:
                message = f"argument '{one.name}' has the example {example!r}, which its enum does not have"
                yield Problem(one.part, message, one.span, "use a value of the enum")


def _items(argument: Argument, key: str) -> list[object]:
    node = argument.get(key)
    value = None if node is None else plain(node)
    return [*value] if isinstance(value, list) else []
