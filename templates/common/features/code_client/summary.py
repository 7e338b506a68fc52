"""The index of the tools of a server, for agents that write code: a line for each tool."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.naming.code import Code
from adlgen.naming.words import split_words
from adlgen.packs.markdown import inline
from adlgen.packs.text import visible
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedTool

LONGEST = 80
"""Characters of the purpose of a tool."""
_SENTENCE = re.compile(r".{8,}?[.!?](?=\s|$)")
_FENCE = re.compile("`{3,}")
_ABBREVIATION = re.compile(r"\b(?:cf|e\.g|i\.e|etc|vs|incl|approx|No)\.$")


def index_view(plan: Plan) -> View:
    """Return the view of the index, without the sentences about the language."""
    return View(title=inline(plan.agent_name), lines=tuple(map(_line, plan.tools)))


def first_sentence(text: str) -> str:
    """Return the first sentence of a text without its full stop, or as many of its words as an index shows."""
    words = " ".join(text.split())
    sentence = next(_sentences(words), words)
    if len(sentence) > LONGEST:
        sentence = sentence[:LONGEST].rpartition(" ")[0] or sentence[: LONGEST - 1]
        return f"{sentence.rstrip(',;:')}…"
    return sentence.removesuffix(".")


def _sentences(words: str) -> Iterator[str]:
    """Yield the texts up to each end of a sentence."""
    for end in (found.end() for found in re.finditer(r"[.!?](?=\s|$)", words)):
        sentence = words[:end]
        if _SENTENCE.fullmatch(sentence) and not _ABBREVIATION.search(sentence):
            yield sentence


def effect(tool: PlannedTool) -> str:
    """Return what a tool does to data, as its annotations specify it: ``read``, ``write``, ``delete`` or nothing."""
    match dict(tool.listed):
        case {"annotations": {"readOnlyHint": True}}:
            return "read"
        case {"annotations": {"destructiveHint": True}}:
            return "delete"
        case {"annotations": {"readOnlyHint": False} | {"destructiveHint": False}}:
            return "write"
        case _:
            return ""


def other_name(tool: PlannedTool) -> str:
    """Return the name on the server, if it is not the function's in another case."""
    words = [[word.lower() for word in split_words(name)] for name in _names(tool)]
    return tool.wire_name if "".join(words[0]) != "".join(words[1]) else ""


def _names(tool: PlannedTool) -> tuple[str, str]:
    return str(tool.value_name), tool.wire_name


def _line(tool: PlannedTool) -> Code:
    other = other_name(tool)
    parts = (
        tool.value_name,
        _shown(f"({other})" if other else ""),
        _shown(effect(tool)),
        _shown(first_sentence(tool.description or tool.title)),
    )
    return Code(" ").joined([part for part in parts if part])


def _shown(text: str) -> Code:
    """Encode a text for the middle of a line of a code block, without what looks like the fence of one."""
    return Code(_FENCE.sub("`", visible(text)))
