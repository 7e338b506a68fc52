"""Constants that the integers of a language cannot hold are reported; all others are not."""

from __future__ import annotations

import json

import pytest

from adlgen.diagnostics.codes.packs import WIDE_INTEGER
from adlgen.diagnostics.model import Diagnostic, Log, Severity
from adlgen.document.node import JsonValue, Source
from adlgen.packs import bundled_packs, load_pack
from adlgen.pipeline import load_agent, plan_for

LARGEST = {"go": 2**63 - 1, "rust": 2**63 - 1, "typescript": 2**53 - 1, "python": 0}
HUGE = 2**64 + 1
INTEGER: JsonValue = {"type": "integer"}


def found(pack: str, schema: JsonValue, **options: str) -> list[Diagnostic]:
    """Return the warnings about a property with a schema."""
    tool = {"name": "a", "inputSchema": {"type": "object", "properties": {"p": schema}}}
    log = Log()
    agent = load_agent(Source("tools.json", json.dumps({"tools": [tool]})), log)
    plan_for(agent, load_pack(pack, log), options, log)
    return [one for one in log.diagnostics if one.code is WIDE_INTEGER]


def schemas(number: int) -> dict[str, JsonValue]:
    """Return schemas with a number that has a meaning for the type, by keyword."""
    return {
        "default": {"type": "integer", "default": number},
        "const": {"const": number},
        "enum": {"enum": [1, number]},
        "minimum": {"type": "integer", "minimum": number},
        "exclusiveMinimum": {"type": "integer", "exclusiveMinimum": number},
        "maximum": {"type": "integer", "maximum": -number},
        "exclusiveMaximum": {"type": "integer", "exclusiveMaximum": -number},
        "in a constant": {"const": {"a": [number]}},
        "in a default": {"default": {"a": [number]}},
        "in a list": {"type": "array", "items": {"const": number}},
        "null": {"type": ["integer", "null"], "minimum": number},
    }


KEYWORDS = {
    "in a constant": "const",
    "in a default": "default",
    "in a list": "const",
    "null": "minimum",
}


@pytest.mark.parametrize("place", schemas(0))
@pytest.mark.parametrize("pack", bundled_packs())
def test_each_place(pack: str, place: str) -> None:
    largest = LARGEST[pack]
    assert found(pack, schemas(largest or HUGE)[place]) == [], "the largest one fits"
    if not largest:
        return
    (one,) = found(pack, schemas(largest + 1)[place])
    assert one.severity is Severity.WARNING
    assert one.span is not None
    assert one.message.startswith(f"'{KEYWORDS.get(place, place)}' has ")
    assert str(largest + 1) in one.message
    assert one.hint is not None
    assert "integers=big" in one.hint
    assert found(pack, schemas(HUGE)[place], integers="big") == []


@pytest.mark.parametrize("pack", bundled_packs())
@pytest.mark.parametrize(
    "schema",
    [
        {"type": "integer", "maximum": HUGE},  # as wide as the type, or wider
        {"type": "integer", "minimum": -HUGE},
        {"type": "integer", "minimum": -(2**53) + 1, "maximum": 2**53 - 1},
        {"type": "number", "minimum": HUGE},
        {"type": "number", "default": 2**70},  # a double
        {"type": "number", "default": 1e300},
        {"type": "string", "default": str(HUGE)},
        {"type": "integer", "examples": [HUGE]},
    ],
)
def test_nothing_is_lost(pack: str, schema: JsonValue) -> None:
    assert found(pack, schema) == []
