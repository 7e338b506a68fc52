"""Operations as data."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.ir.data import ListValue, texts
from adlgen.packs import load_pack
from adlgen.pipeline import load_agent, plan_for
from adlgen.plan.model import Plan, PlannedTool

TOOL = """\
tool:
  schema_version: "2.0"
  id: t
  type: local
  name: T
  version: 1.0.0
  description: Does things.
  local_specific: {entry_point: ./run.js, runtime: node, dependencies: [a, b]}
  commands:
    - name: a
      parameters:
        type: object
        properties: {n: {type: integer, default: 1}, x: {type: string}}
        required: [x]
        x-adlgen: {output: {type: object, required: [ok]}}
  examples:
    a:
      - {scenario: success, input: {x: one}, output: {ok: true}}
      - {scenario: success_two, input: {x: two, n: 12345678901234567890}, output: {bad: true}}
      - {scenario: failure_invalid_param, input: {}, error: {code: NO_X, message: x is required}}
      - {scenario: failure_api_error, input: {x: gone}, error: {code: no-x, http_status: 404}}
      - {scenario: edge_case_list, input: [1], error: {code: NO_X, message: Not a list!}}
"""


def planned(language: str) -> Plan:
    log = Log()
    agent = load_agent(Source("tool.yaml", TOOL), log)
    return plan_for(agent, load_pack(language, log), {}, log)[0]


def tool(language: str) -> PlannedTool:
    (only,) = planned(language).tools
    return only


def names(tool: PlannedTool, kind: str) -> list[str]:
    examples = tool.extras["operations"].data.record("examples")
    return [example.text("name") for example in examples.records(kind)]


def test_codes_are_an_enumeration() -> None:
    errors = tool("go").extras["operations"].enumeration("errors")
    assert errors is not None
    assert errors.name == "AErrorCode"
    first, second = errors.members
    assert (first.name, first.value) == ("NoX", "NO_X")
    assert second.name.startswith("NoX")
    assert second.name != first.name
    assert errors.member("no-x") == second


def test_examples_are_what_every_language_can_hold() -> None:
    planned = tool("python")
    assert names(planned, "accepted") == ["success", "failure_api_error"]
    assert names(planned, "refused") == ["failure_invalid_param"]
    (failure,) = planned.extras["operations"].data.record("examples").records("failures")
    assert failure.text("name") == "failure_api_error"
    assert failure.text("code") == "no-x"
    assert failure.json("arguments") == {"x": "gone"}


def test_a_result_that_its_schema_refuses_is_not_an_example() -> None:
    assert names(tool("rust"), "results") == ["success"]


def test_decoding_fills_defaults_in() -> None:
    assert tool("typescript").input.has_defaults


def test_values_keep_their_order() -> None:
    operation = tool("go").extras["operations"].data.record("operation")
    assert operation.text("command") == "a"
    assert operation.get("validators") == ListValue("validator", ())
    assert [error.text("code") for error in operation.records("errors")] == ["NO_X", "no-x"]


def test_launch_of_a_local_script() -> None:
    launch = planned("go").extras["operations"].data.record("launch")
    assert launch.type == "local_script"
    assert launch.fields == (
        ("entry_point", "./run.js"),
        ("runtime", "node"),
        ("dependencies", texts(("a", "b"))),
    )
