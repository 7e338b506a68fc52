"""Every real tool of the corpus becomes ADL and comes back, and means the same."""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from functools import cache
from typing import Any

import pytest

from tests import shared
from tests.dialects.sets.reading import as_text, meanings, there_and_back

CORPUS = shared.CORPUS / "tools"
pytestmark = pytest.mark.corpus

FORMATS = {
    "mcp": "mcp",
    "inputSchema": "mcp",
    "openai-chat": "openai",
    "openai-responses": "openai-responses",
    "functions": "openai",
    "anthropic": "anthropic",
    "gemini": "gemini",
    "gemini-json": "gemini",
}
"""Formats of the corpus, and what they are written back in."""
COUNTS = {
    "mcp": 1830,
    "inputSchema": 172,
    "openai-chat": 36,
    "openai-responses": 27,
    "functions": 93,
    "anthropic": 63,
    "gemini": 8,
    "gemini-json": 24,
}
LOST = {
    "openai": {"ADL1503", "ADL2107", "ADL2110"},
    "openai-responses": {"ADL1503"},
    "anthropic": {"ADL1503"},
    "gemini": {"ADL1503"},
    "mcp": set[str](),
}
"""What may be reported on the way back: keywords and lengths that a provider refuses or ignores, and
real tools have all the same; they are written unchanged."""


@cache
def tools() -> dict[str, dict[str, list[dict[str, Any]]]]:
    """Return the records by format, in sets that have each name once."""
    found: dict[str, dict[str, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    seen: dict[tuple[str, str, str], int] = defaultdict(int)
    for file in ("mcp", "provider"):
        with gzip.open(CORPUS / f"{file}.jsonl.gz", "rt", encoding="utf-8") as lines:
            for record in map(json.loads, lines):
                kind, source, name = record.get("format", "mcp"), record["source"], record["name"]
                seen[kind, source, name] += 1
                found[kind][f"{source} {seen[kind, source, name]}"].append(record)
    return found


def document(kind: str, records: list[dict[str, Any]]) -> str:
    """Return the records as the document that they came from."""
    return as_text(WRAP[kind]([written(kind, record) for record in records]))


WRAP: dict[str, Any] = {
    "mcp": lambda tools: {"jsonrpc": "2.0", "id": 1, "result": {"tools": tools}},
    "inputSchema": lambda tools: {"tools": tools},
    "openai-chat": lambda tools: [{"type": "function", "function": tool} for tool in tools],
    "openai-responses": lambda tools: {"model": "m", "tools": tools},
    "functions": lambda tools: {"functions": tools},
    "anthropic": lambda tools: tools,
    "gemini": lambda tools: {"tools": [{"functionDeclarations": tools}]},
    "gemini-json": lambda tools: [{"function_declarations": tools}],
}
KEYS = {
    "mcp": "inputSchema",
    "inputSchema": "inputSchema",
    "anthropic": "input_schema",
    "gemini-json": "parametersJsonSchema",
}


def written(kind: str, record: dict[str, Any]) -> dict[str, Any]:
    tool = {"name": record["name"], KEYS.get(kind, "parameters"): record["schema"]}
    if record["description"]:
        tool["description"] = record["description"]
    if kind == "mcp" and record.get("output_schema") is not None:
        tool["outputSchema"] = record["output_schema"]
    if kind == "openai-responses":
        tool = {"type": "function", "strict": False, **tool}
    return tool


@pytest.mark.parametrize("kind", FORMATS)
def test_real_tools_survive_being_adl(kind: str) -> None:
    count, target = 0, FORMATS[kind]
    for source, records in tools()[kind].items():
        text = document(kind, records)
        before, after, lost = there_and_back(text, target)
        names = {record["name"] for record in records}
        assert before.dialect == target.removesuffix("-responses"), source
        assert set(meanings(before)) == names, source
        assert set(lost) <= LOST[target], source
        assert meanings(after) == meanings(before), source
        count += len(records)
    assert count == COUNTS[kind]
