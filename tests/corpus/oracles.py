"""`python -m tests.corpus.oracles`: adlgen's verdicts on real tools compared with those of two validators.

Where `jsonschema` and `jsonschema-rs` agree with one another and not with adlgen, the disagreement
needs an explanation: a row of :data:`EXPLAINED`. Values are those of the corpus and made ones.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias

import jsonschema
import jsonschema_rs

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.testing.values import Maker
from tests import shared
from tests.unit.builders import node_of

FILES = ("mcp", "bfcl", "provider", "hard")
RECORDED: Mapping[str, bool] = MappingProxyType(
    {"valid": True, "made_valid": True, "invalid": False, "made_invalid": False}
)
Evaluate: TypeAlias = Callable[[JsonValue], bool]


@dataclass(frozen=True, slots=True)
class Tool:
    """One record of the corpus; none that its own meta-schema refuses."""

    id: str
    schema: JsonValue
    recorded: tuple[tuple[JsonValue, bool], ...]


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A value for which only adlgen's verdict differs."""

    tool: Tool
    value: JsonValue
    own: bool

    @property
    def explanation(self) -> str | None:
        """Why adlgen decides otherwise."""
        for text, applies in EXPLAINED.items():
            if applies(self):
                return text
        return None


def _says(tool: Tool, pattern: str) -> bool:
    return re.search(pattern, json.dumps(tool.schema)) is not None


def _without_fractions(value: JsonValue) -> JsonValue:
    if isinstance(value, dict):
        return {key: _without_fractions(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_without_fractions(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


EXPLAINED: Mapping[str, Callable[[Disagreement], bool]] = MappingProxyType(
    {
        "a pattern with a back-reference is dropped, with a warning": lambda found: (
            found.own and _says(found.tool, r'"pattern": "[^"]*\\\\[1-9]')
        ),
        "`nullable: true` allows null, as it does in OpenAPI": lambda found: (
            found.own and _says(found.tool, '"nullable": true')
        ),
        "1.0 is an integer in every draft, also in draft-04": lambda found: (
            found.own
            and _says(found.tool, "draft-04/schema")
            and _other_validators(found.tool)[0](_without_fractions(found.value))
        ),
    }
)


def tools(every: int = 1) -> Iterator[Tool]:
    """Yield every Nth tool."""
    for name in FILES:
        with gzip.open(
            shared.CORPUS / "tools" / f"{name}.jsonl.gz", "rt", encoding="utf-8"
        ) as lines:
            for index, line in enumerate(lines):
                record = json.loads(line)
                if index % every == 0 and not record.get("meta_error"):
                    yield Tool(str(record["id"]), record["schema"], tuple(_recorded(record)))


def _recorded(record: Mapping[str, Any]) -> Iterator[tuple[JsonValue, bool]]:
    for kind, verdict in RECORDED.items():
        yield from ((value, verdict) for value in record.get(kind) or ())


_OF_DRAFT = MappingProxyType(
    {
        "http://json-schema.org/draft-04/schema": jsonschema_rs.Draft4Validator,
        "http://json-schema.org/draft-06/schema": jsonschema_rs.Draft6Validator,
        "http://json-schema.org/draft-07/schema": jsonschema_rs.Draft7Validator,
        "https://json-schema.org/draft/2019-09/schema": jsonschema_rs.Draft201909Validator,
    }
)


def _other_validators(tool: Tool) -> tuple[Evaluate, Evaluate]:
    latest = jsonschema.Draft202012Validator
    draft = tool.schema.get("$schema") if isinstance(tool.schema, dict) else None
    one = jsonschema.validators.validator_for(tool.schema, default=latest)(tool.schema)  # type: ignore[arg-type]
    kind = _OF_DRAFT.get(str(draft).rstrip("#"), jsonschema_rs.Draft202012Validator)
    other = kind(json.dumps(tool.schema), validate_formats=False)
    return one.is_valid, other.is_valid


def disagreements(tool: Tool, made: int) -> Iterator[tuple[JsonValue, Disagreement | None]]:
    """Yield every value on which the two others agree, with the disagreement of adlgen."""
    canonical = canonicalise(node_of(tool.schema), Log(), lenient=True)
    one, other = _other_validators(tool)
    values = [value for value, _ in tool.recorded]
    for value in (*values, *Maker(canonical.json, tool.id).make(made)):
        own, verdict = accepts(canonical, value), _verdict(one, value)
        if verdict is not None and verdict is _verdict(other, value):
            wrong = None if own is verdict else Disagreement(tool, value, own)
            yield value, wrong


def _verdict(evaluate: Evaluate, value: JsonValue) -> bool | None:
    """Return the verdict of a validator; None if it has none (an invalid pattern in Python)."""
    try:
        return evaluate(value)
    except (re.error, ValueError):
        return None


def main(arguments: list[str]) -> int:
    """Compare everything; return 1 if a disagreement has no explanation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--made", type=int, default=20, help="values made for each tool")
    options = parser.parse_args(arguments)
    if not shared.is_present():
        print(f"SKIPPED: {shared.ABSENT}")
        return 0
    counted: Counter[str] = Counter()
    for tool in tools():
        for value, found in disagreements(tool, options.made):
            verdict = "agreed" if found is None else found.explanation or "UNEXPLAINED"
            counted[verdict] += 1
            if verdict == "UNEXPLAINED":
                print(f"{tool.id}: {json.dumps(value)[:300]}")
    for verdict, count in counted.most_common():
        print(f"{count:8}  {verdict}")
    return min(counted["UNEXPLAINED"], 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
