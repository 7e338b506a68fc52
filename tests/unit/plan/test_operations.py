"""What operations say beyond types, prepared for any language."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.features.operations.examples import examples_of, has_defaults
from adlgen.features.operations.lowering import (
    Items,
    Struct,
    errors_of,
    group_of,
    launch_value,
    operation_of,
    operation_value,
)
from adlgen.packs import load_pack
from adlgen.pipeline import plan_for, understand
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
    agent = understand(Source("tool.yaml", TOOL), log)
    return plan_for(agent, load_pack(language, log), {}, log)[0]


def tool(language: str) -> PlannedTool:
    (only,) = planned(language).tools
    return only


def test_codes_are_an_enumeration() -> None:
    errors = errors_of(tool("go"))
    assert errors is not None
    assert errors.name == "AErrorCode"
    first, second = errors.members
    assert (first.name, first.value) == ("NoX", "NO_X")
    assert second.name.startswith("NoX")
    assert second.name != first.name
    assert second.value == "no-x"


def test_examples_are_what_every_language_can_hold() -> None:
    examples = examples_of(tool("python"))
    assert [one.name for one in examples.accepted] == ["success", "failure_api_error"]
    assert [one.name for one in examples.refused] == ["failure_invalid_param"]
    assert [(one.name, one.member.value) for one in examples.failures] == [
        ("failure_api_error", "no-x")
    ]


def test_a_result_that_its_schema_refuses_is_no_test() -> None:
    assert [one.name for one in examples_of(tool("rust")).outputs] == ["success"]


def test_defaults_change_what_comes_back() -> None:
    assert has_defaults(tool("typescript").input)


def test_values_keep_their_order() -> None:
    value = operation_value(operation_of(tool("go")))
    fields = dict(value.fields)
    assert fields["command"] == "a"
    assert fields["validators"] == Items("validator", ())
    declared = fields["errors"]
    assert isinstance(declared, Items)
    codes = [dict(one.fields)["code"] for one in declared.values if isinstance(one, Struct)]
    assert codes == ["NO_X", "no-x"]


def test_launch_of_a_local_script() -> None:
    group = group_of(planned("go"))
    assert group.launch is not None
    assert launch_value(group.launch) == Struct(
        "local_script",
        (
            ("entry_point", "./run.js"),
            ("runtime", "node"),
            ("dependencies", Items("text", ("a", "b"))),
        ),
    )
