"""`python -m tests.corpus.strict`: strict definitions of real tools accept what their schemas accept, and nothing else.

A strict definition that reports no difference must accept a value if and only if the schema of the source does; one
that reports differences may refuse only what they name. Properties that a schema leaves open are excluded by every
strict mode and are not a difference.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from adlgen.diagnostics.codes.providers import MOVED, NOT_EXPRESSIBLE, NULL_FOR_ABSENT
from adlgen.diagnostics.model import DiagnosticKind, Log, StopRun
from adlgen.document.node import JsonValue, Source
from adlgen.features.providers.export import ExportOptions, Strict, export
from adlgen.features.registry import feature
from adlgen.ir.agent import Agent
from adlgen.ir.lower import lower
from adlgen.pipeline import load_spec
from adlgen.providers.profiles import profiles
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from adlgen.spec.model import Spec
from adlgen.testing.values import Maker
from tests import shared
from tests.corpus.tools import FILES, HARD, RealTool, every_tool
from tests.unit.builders import node_of

MADE = 20
_DIFFERENCES = frozenset({MOVED, NOT_EXPRESSIBLE, NULL_FOR_ABSENT})


@dataclass(frozen=True, slots=True)
class Definition:
    """The strict definition of a tool."""

    schema: dict[str, JsonValue]
    reported: frozenset[DiagnosticKind]
    """The kinds of the differences from the source."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A value for which the verdicts differ without a report."""

    tool: str
    provider: str
    is_accepted: bool
    """Whether the strict definition accepts it."""
    value: JsonValue


def providers() -> list[str]:
    """Return the providers with a strict mode."""
    return [name for name, one in profiles().items() if one.strict]


def understood(schema: object) -> tuple[Spec, Agent] | None:
    """Read a tool with a schema; None if it is refused."""
    text = json.dumps({"tools": [{"name": "t", "description": "d", "inputSchema": schema}]})
    try:
        spec = load_spec(Source("tools.json", text), Log(), dialect="mcp")
        return (spec, lower(spec, Log(), feature, lenient=True)) if spec.tools else None
    except StopRun:
        return None


def definition(known: tuple[Spec, Agent], provider: str, mode: Strict) -> Definition | None:
    """Return the strict definition of the only tool; None if it is not strict."""
    log = Log()
    found: Any = export(*known, ExportOptions(provider, mode), log)
    one = next((found[0][key] for key in ("function", "toolSpec") if key in found[0]), found[0])
    if not one.get("strict"):
        return None
    codes = frozenset(d.code for d in log.diagnostics)
    schema = one.get("parameters") or one.get("input_schema") or one["inputSchema"]["json"]
    return Definition(schema, codes & _DIFFERENCES)


def compared(tool: RealTool, counted: Counter[str], made: int = MADE) -> Iterator[Finding]:
    """Yield what is wrong with the strict definitions of a tool, and count what is compared."""
    known = understood(tool.schema)
    if known is None:
        counted["refused"] += 1
        return
    source = canonicalise(node_of(tool.schema), Log(), lenient=True)
    own = [*tool.valid, *Maker(source.json, tool.id).make(made)]
    own = [value for value in own if isinstance(value, dict) and accepts(source, value)]
    for provider in providers():
        modes: tuple[Strict, ...] = ("auto", "on")
        for mode in modes:
            found = definition(known, provider, mode)
            counted[f"{provider} {mode} definitions"] += found is not None
            if found is not None:
                yield from _refused(tool.id, provider, found, own, counted)
                if not found.reported:
                    yield from _too_many(tool.id, provider, found, source, counted, made)
                    break


def _too_many(
    tool: str, provider: str, found: Definition, source: Canonical, counted: Counter[str], made: int
) -> Iterator[Finding]:
    """Yield what a definition accepts and its source does not."""
    strict = canonicalise(node_of(found.schema), Log())
    for value in Maker(strict.json, tool).make(made):
        if accepts(strict, value):
            counted["values of strict definitions"] += 1
            if not accepts(source, value):
                yield Finding(tool, provider, is_accepted=True, value=value)


def _refused(
    tool: str, provider: str, found: Definition, values: list[JsonValue], counted: Counter[str]
) -> Iterator[Finding]:
    """Yield what a source accepts and its definition does not, except what is reported as lost."""
    if NOT_EXPRESSIBLE in found.reported:
        counted["definitions that report a part as not expressible"] += 1
        return
    left = {"additionalProperties"}
    left |= {"required"} if NULL_FOR_ABSENT in found.reported else set()
    strict = canonicalise(node_of(_without(found.schema, left)), Log())
    for value in values:
        counted["values of sources"] += 1
        if not accepts(strict, value):
            yield Finding(tool, provider, is_accepted=False, value=value)


def _without(schema: JsonValue, keywords: set[str]) -> JsonValue:
    """Return a strict schema without some keywords, at any depth."""
    if isinstance(schema, list):
        return [_without(one, keywords) for one in schema]
    if not isinstance(schema, dict):
        return schema
    out: dict[str, JsonValue] = {}
    for key, value in schema.items():
        if key in {"properties", "$defs"} and isinstance(value, dict):
            out[key] = {name: _without(one, keywords) for name, one in value.items()}
        elif key in {"items", "anyOf", "allOf", "prefixItems"}:
            out[key] = _without(value, keywords)
        elif key not in keywords:
            out[key] = value
    return out


def main(arguments: list[str]) -> int:
    """Compare everything; return 1 if anything differs without a report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--made", type=int, default=MADE, help="values made for each schema")
    parser.add_argument("--every", type=int, default=1, help="take every Nth tool")
    options = parser.parse_args(arguments)
    if not shared.is_present():
        print(f"SKIPPED: {shared.ABSENT}")
        return 0
    counted: Counter[str] = Counter()
    findings = 0
    for tool in every_tool(*FILES, HARD)[:: options.every]:
        counted["tools"] += 1
        for found in compared(tool, counted, options.made):
            findings += 1
            print(json.dumps([found.tool, found.provider, found.is_accepted, found.value])[:400])
    for text, count in counted.items():
        print(f"{count:8}  {text}")
    print(f"{findings:8}  DIFFERENT WITHOUT A REPORT")
    return min(findings, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
