"""Tools that are programs: built, and run by their manifest as agentcli runs them."""

from __future__ import annotations

import json
import os
import warnings

import pytest

from adlgen.document.node import JsonValue
from adlgen_plugins.agentcli.tests import programs
from adlgen_plugins.agentcli.tests.programs import Agent
from tests.conformance import suite

pytestmark = pytest.mark.native

INTERNAL = "The tool {} failed with an internal error."
KEY = {"TIDE_API_KEY": "k"}


@pytest.fixture(params=list(suite.TARGETS))
def agent(request: pytest.FixtureRequest) -> Agent:
    target: str = request.param
    absent = suite.missing(target)
    if absent:
        warnings.warn(f"{target} is NOT run: {', '.join(absent)} missing", stacklevel=1)
        pytest.skip(f"{', '.join(absent)} missing")
    return programs.agent_of(target)


def test_a_call_is_answered_by_one_line(agent: Agent) -> None:
    done = agent.call("tide_table", '{"harbour": "Ely", "hours": 12.0}', parent=KEY)
    assert done.result == {
        "harbour": "Ely",
        "datum": "chart",
        "metric": True,
        "hours": 12,
        "environment": variables(agent, "TZ", "TIDE_API_KEY", parent=KEY),
        "key": "k",
    }
    assert done.stderr == b""


def variables(agent: Agent, *names: str, parent: dict[str, str]) -> list[str]:
    kept = {"PATH", "HOME", *names} & {**os.environ, **parent}.keys()
    # Node cannot adopt orphans: they are found by a mark in their environment.
    return sorted(kept | {"ADLGEN_CALL"} if agent.folder.name == "typescript" else kept)


def test_a_default_of_true_can_be_made_false(agent: Agent) -> None:
    result = agent.call("tide_table", '{"harbour": "x", "metric": false}', parent=KEY).result
    assert isinstance(result, dict)
    assert (result["metric"], result["hours"]) == (False, None)


@pytest.mark.parametrize("stdin", ["", " \t\r\n"])
def test_no_input_is_an_empty_object(agent: Agent, stdin: str) -> None:
    assert agent.call("log", stdin).result == {}
    assert agent.call("tide_table", stdin).error == (
        "Invalid arguments for tide_table (1 problem):\n- /harbour: required property is missing"
    )


def test_arguments_that_the_schema_refuses_are_told_all_at_once(agent: Agent) -> None:
    assert agent.call("tide_table", '{"harbour": 1, "tz": "UTC", "hours": 99}').error == (
        "Invalid arguments for tide_table (3 problems):\n"
        "- /harbour: must be string (got 1)\n"
        "- /hours: must be <= 72 (got 99)\n"
        "- /tz: unknown property; allowed properties: datum, day, harbour, hours, metric"
    )


def test_a_closed_object_without_properties_takes_none(agent: Agent) -> None:
    assert agent.call("harbour.list", '{"a":1}').error == (
        "Invalid arguments for harbour.list (1 problem):\n"
        "- /a: unknown property; allowed properties: none"
    )


@pytest.mark.parametrize("stdin", [b"{", b"{} {}", b"{'a': 1}", b"\xff\xfe", b'{"a": "\xff"}'])
def test_what_is_no_json_is_an_error_of_one_line(agent: Agent, stdin: bytes) -> None:
    error = agent.call("log", stdin).error
    assert error.startswith("Invalid arguments for log (1 problem):\n- (root): is not valid JSON: ")


def test_what_is_no_object_is_refused(agent: Agent) -> None:
    assert agent.call("log", "[1]").error == (
        "Invalid arguments for log (1 problem):\n- (root): must be object (got [1])"
    )


@pytest.mark.parametrize(
    "value",
    [
        {"a": "x\ny  z   \t\u00a0\u2003\u2028\u0085 "},
        {"a": {"b": [1, 2.5, -0.0, 1e300, True, None, {}, []]}},
        {"<&>": '\u20ac \U0001f6a2 " \\ / \x00\x1f\x7f'},
        {"deep": [[[[[[[[[["x"]]]]]]]]]]},
        {"long": "tide " * 40_000},
    ],
)
def test_a_result_arrives_as_it_was(agent: Agent, value: JsonValue) -> None:
    assert agent.call("log", json.dumps(value)).result == value
    assert agent.call("log", json.dumps(value, ensure_ascii=False)).result == value


def test_an_error_for_the_model_is_told_to_it(agent: Agent) -> None:
    error = agent.call("tide_table", '{"harbour": "unknown"}').error
    assert error == 'no "harbour" <unknown>,\nask the almanac'


@pytest.mark.parametrize("harbour", ["broken", "crash"])
def test_any_other_error_is_not(agent: Agent, harbour: str) -> None:
    error = agent.call("tide_table", json.dumps({"harbour": harbour})).error
    assert error == INTERNAL.format("tide_table")


@pytest.mark.parametrize("harbour", ["broken", "crash"])
def test_a_person_at_a_terminal_sees_the_cause(agent: Agent, harbour: str) -> None:
    shown = agent.show("tide_table", json.dumps({"harbour": harbour}))
    assert "the password is secret" in shown
    assert json.loads(shown.splitlines()[-1]) == {"error": INTERNAL.format("tide_table")}


def test_a_tool_that_is_yet_to_be_written_fails(agent: Agent) -> None:
    assert agent.call("harbour.list", "{}").error == "This tool is not implemented yet."


def test_the_environment_is_the_same_whoever_starts_a_program(agent: Agent) -> None:
    parent = {**KEY, "TIDE_SECRET": "s", "path": "p", "LANG": "C", "PYTHONUTF8": "1"}
    done = agent.start("tide_table", '{"harbour": "Ely"}', {**os.environ, **parent})
    result = done.result
    assert isinstance(result, dict)
    assert result["environment"] == variables(agent, "TZ", "TIDE_API_KEY", parent=parent)
