"""Which calls are made, and what is wrong with answers to them; no server runs."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adlgen.diagnostics.codes import probing as codes
from adlgen.diagnostics.model import Log
from adlgen.document import read_source
from adlgen.document.node import JsonValue, Source
from adlgen.ir.agent import Agent, Tool
from adlgen.probing.cases import cases_of
from adlgen.probing.judge import judged
from adlgen.probing.model import Answer, Case, Expected, Kind
from adlgen.probing.plan import Settings, plan_of, shares
from adlgen.toolbox import load_agent
from tests.conformance import suite

OBJECT = {
    "type": "object",
    "additionalProperties": False,
    "required": ["id", "count"],
    "properties": {
        "id": {"type": "string", "minLength": 2, "maxLength": 5, "pattern": "^[a-z]+$"},
        "count": {"type": "integer", "minimum": 1, "maximum": 9},
        "tags": {
            "type": "array",
            "items": {"type": "string"},
            "maxItems": 3,
            "uniqueItems": True,
        },
        "kind": {"enum": ["a", "b"]},
        "how": {
            "oneOf": [
                {"type": "null"},
                {"type": "object", "required": ["x"], "properties": {"x": {"const": 1}}},
            ]
        },
    },
}


def agent(**tools: Any) -> Agent:
    listed = [{"name": name, "inputSchema": schema} for name, schema in tools.items()]
    text = json.dumps({"tools": listed})
    return load_agent(Source("tools.json", text), Log())


def example() -> Agent:
    return load_agent(read_source(str(suite.ROOT / "examples/orders-agent/agent.yaml")), Log())


TOOLS = [*agent(object=OBJECT).tools, *example().tools]


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_another_validator_agrees_with_the_expectations(tool: Tool) -> None:
    schema: Any = tool.input.canonical.json
    validator = jsonschema.Draft202012Validator(schema)
    cases = cases_of(tool, 0)
    assert cases
    for case in cases:
        if "\\n" in json.dumps(case.arguments):
            continue  # in patterns of Python, $ also matches before the last line feed
        is_valid = validator.is_valid(case.arguments)
        assert is_valid == (case.expected is not Expected.REFUSED), case
    assert cases[0].expected is Expected.ACCEPTED
    assert any(case.expected is Expected.REFUSED for case in cases)


def test_every_rule_is_broken_and_kept() -> None:
    cases = cases_of(TOOLS[0], 0)
    broken = {case.rule for case in cases if case.expected is Expected.REFUSED}
    for rule in ("minLength", "maxLength", "pattern", "type"):
        assert f"{rule} of '/id'" in broken
    for rule in ("minimum", "maximum", "required"):
        assert f"{rule} of '/count'" in broken
    assert {"maxItems of '/tags'", "uniqueItems of '/tags'", "enum of '/kind'"} <= broken
    assert {"const of '/how/x'", "additionalProperties of '/unknown_property'"} & broken
    kept: list[Any] = [case.arguments for case in cases if case.expected is Expected.ACCEPTED]
    assert {len(one["id"]) for one in kept} >= {2, 5}
    assert {one["count"] for one in kept} >= {1, 9}
    assert any(one.get("how") is None and "how" in one for one in kept)


def test_the_seed_determines_the_calls() -> None:
    one, same, other = ([case.arguments for case in cases_of(TOOLS[0], seed)] for seed in (1, 1, 2))
    assert one == same != other
    assert {json.dumps(case) for case in one} == {json.dumps(case) for case in other}


@given(st.lists(st.integers(0, 50), max_size=8), st.integers(-3, 200))
def test_a_budget_is_spread_and_never_exceeded(needed: list[int], budget: int) -> None:
    found = shares(needed, budget)
    assert sum(found) == min(sum(needed), max(budget, 0))
    short = [share for share, need in zip(found, needed, strict=True) if share < need]
    assert not short or max(found) <= min(short) + 1


@pytest.mark.parametrize("calls", [1, 2, 5, 17, 100, 1000])
def test_a_plan_keeps_the_budget(calls: int) -> None:
    tools = example().tools
    listed: list[JsonValue] = [{"name": tool.wire_name} for tool in tools]
    plan = plan_of(tools, listed, Settings(calls=calls, unmarked=True))
    made = sum(len(one.cases) + one.repeats_at_once + one.repeats_at_end for one in plan.tools)
    assert made + plan.has_unknown + plan.at_once <= calls


def found(expected: Expected, answer: Answer) -> list[str]:
    case = Case(TOOLS[0], {}, expected, "type of '/count'", ("count",))
    return [one.code.id for one in judged(case, answer)]


def error(text: str) -> Answer:
    return Answer(Kind.RESULT, {"content": [{"type": "text", "text": text}], "isError": True})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Invalid arguments for object (1 problem):\n- /count: must be an integer", None),
        ("count: Expected number, received string", None),
        ("bad request", codes.UNHELPFUL_ERROR),
        ("count", codes.UNHELPFUL_ERROR),
        ("a value must be an integer", codes.UNHELPFUL_ERROR),
        ("Internal Server Error", codes.INTERNAL_ERROR),
        ("goroutine 1 [running]:", codes.INTERNAL_ERROR),
        ("    at Object.<anonymous> (/srv/a.js:1:2)", codes.INTERNAL_ERROR),
    ],
)
def test_errors_for_near_misses(text: str, code: Any) -> None:
    assert found(Expected.REFUSED, error(text)) == ([] if code is None else [code.id])


def test_errors_for_valid_calls() -> None:
    assert found(Expected.ACCEPTED, error("there is no order 7")) == []
    refused = error("Invalid arguments: /count")
    assert found(Expected.ACCEPTED, refused) == [codes.VALID_REFUSED.id]
    assert found(Expected.EITHER, refused) == []
    assert found(Expected.ACCEPTED, Answer(Kind.LATE)) == [codes.LATE_ANSWER.id]
    assert found(Expected.ACCEPTED, Answer(Kind.ENDED)) == [codes.SERVER_ENDED.id]
    assert found(Expected.ACCEPTED, Answer(Kind.INVALID)) == [codes.PROTOCOL_VIOLATION.id]
    assert found(Expected.REFUSED, Answer(Kind.RESULT, {"content": []})) == [codes.MISS_ACCEPTED.id]
