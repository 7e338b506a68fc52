"""The agreed cases of the format, one by one."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from adlgen.document.node import Source, plain
from adlgen.testing.targets import render_source
from adlgen_plugins.aios.tests.tools import EXPLICIT, HEAD, read
from tests import shared
from tests.conformance import suite
from tests.conformance.hostile import MARK
from tests.conformance.test_hostile_text import check

CASES = shared.CASES / "dialects.jsonl"
MISSING, TYPE, ENUM, SEMVER, SCENARIO = ("ADL1301", "ADL1302", "ADL1303", "ADL1304", "ADL1306")


def extra_root_key() -> None:
    text = HEAD + "  commands: [{name: a, required_args: [x]}]\nusage: x\n"
    assert read(text).codes == ["ADL1308"]
    assert read(text, strict=True).codes == ["ADL1308!"]


def missing_required() -> None:
    found = read("tool: {type: mcp, name: T, version: 1.0.0}")
    assert found.problems == (
        (f"{MISSING}!", "Tool missing required field: id"),
        (f"{MISSING}!", "Tool missing required field: description"),
    )


def versions() -> None:
    for written in ("1.0", "1.0.0-beta", "v1.0.0", '"1.0.0\\n"', "01.0.0", "1.0.0.0", '"1.0"'):
        found = read(HEAD.replace("version: 1.0.0", f"version: {written}"))
        assert found.codes[0] == f"{SEMVER}!", written
    ((_, message),) = read(HEAD.replace("version: 1.0.0", "version: 1.0")).problems
    assert message == "Invalid version format '1.0'. Expected semantic versioning (e.g., 1.0.0)"


def schema_versions() -> None:
    forms = {"2.0": "2.0", '"2.0"': "2.0", "2": "2.0", "1": "1.0", '"1.0"': "1.0", "1.0": "1.0"}
    for written, meant in forms.items():
        found = read(
            HEAD + f"  schema_version: {written}\n  commands: [{{name: a, required_args: [x]}}]"
        )
        assert (found.codes, found.group.schema_version) == ([], meant), written
        assert found.group.explicit_version
    for written in ("1.5", "v2", "2.0.1", "3"):
        problem = read(HEAD + f"  schema_version: {written}\n").problems[0]
        text = f"Invalid schema_version '{written}'. Must be '1.0' or '2.0'"
        assert problem == (f"{ENUM}!", text)


def auto_detection() -> None:
    assert read(HEAD + "  anti_patterns: []\n").group.schema_version == "2.0"
    assert read(HEAD + "  executable_knowledge: {}\n").group.schema_version == "2.0"
    assert read(HEAD + "  executable_knowledge:\n").group.schema_version == "1.0"
    success = "  examples: {a: [{scenario: success, input: {}, output: {}}]}\n"
    assert read(HEAD + success).group.schema_version == "2.0"
    assert read(HEAD + success.replace("success", "other")).group.schema_version == "1.0"
    assert not read(HEAD + success).group.explicit_version
    assert read(HEAD + "  schema_version: 0\n  api_complexity: {}\n").group.schema_version == "2.0"


def null_example() -> None:
    found = read(HEAD + "  examples: {a: [null]}\n")
    assert (f"{TYPE}!", "example 1 of 'a' must be a mapping, not null") in found.problems


TWO = """\
  examples:
    a:
      - {scenario: success, input: {x: 1}, output: {}}
      - {scenario: failure_invalid_param, input: {x: no}, error: {code: NO, message: no}}
"""


def missing_scenarios() -> None:
    found = read(HEAD + TWO)
    assert found.problems == (
        (SCENARIO, "the examples of 'a' lack the scenario 'failure_api_error'"),
        (SCENARIO, "the examples of 'a' lack the scenario 'edge_case_*'"),
    )
    assert read(HEAD + TWO, strict=True).codes == [SCENARIO, SCENARIO]


def edge_case_without_suffix() -> None:
    text = HEAD + TWO + "      - {scenario: edge_case, input: {x: 2}, output: {}}\n"
    assert "the examples of 'a' lack the scenario 'edge_case_*'" in [
        m for _, m in read(text).problems
    ]
    assert len(read(text.replace("edge_case,", "edge_case_big,")).problems) == 1


def neither_output_nor_error() -> None:
    text = HEAD + "  examples: {a: [{scenario: success, input: {}}]}\n"
    problem = "example 1 of 'a' must set 'output' or 'error'"
    assert (MISSING, problem) in read(text).problems
    assert (f"{MISSING}!", problem) in read(text, strict=True).problems


FUNCTION = "function: '(function() { return {valid: true, errors: []}; })()'"


def validator(name: str, command: str, more: str = "") -> str:
    return f"{{id: {name}, validates: {command}, language: javascript, {more}{FUNCTION}}}"


def commands_union() -> None:
    text = (
        f"{HEAD}  commands: [a]\n  tools: [{{id: d}}]\n"
        f"  examples: {{c: [{{scenario: success, input: {{}}, output: {{}}}}]}}\n"
        f"  executable_knowledge: {{validators: [{validator('v', 'b')}]}}\n"
    )
    assert [tool.id.value for tool in read(text).spec.tools] == ["a", "b", "c", "d"]


def workflow() -> None:
    steps = "  examples: {story: [{step: 1, action: a, input: {}}, {step: 2, action: b}]}\n"
    text = EXPLICIT + "  commands: [{name: a, required_args: [x]}]\n" + steps
    found = read(text)
    assert [tool.id.value for tool in found.spec.tools] == ["a"]
    assert found.codes == ["ADL1311"]
    assert read(text, strict=True).codes == ["ADL1311!"]


def failures_do_not_widen() -> None:
    text = """\
  examples:
    create_task:
      - {scenario: success, input: {assignees: [456, 789]}, output: {}}
      - {scenario: failure_invalid_param, input: {assignees: {add: [456]}}, error: {code: X}}
"""
    assert read(HEAD + text).input("create_task") == {
        "type": "object",
        "properties": {"assignees": {"type": "array", "items": {"type": "integer"}}},
    }


def unseen_failure() -> None:
    checks = "checks: [{required_fields: [name]}, {name_format: snake_case}], "
    text = (
        f"{EXPLICIT}  executable_knowledge: {{validators: [{validator('check-it', 'apply', checks)}]}}\n"
        "  examples:\n    apply:\n"
        "      - {scenario: success, input: {name: add_posts}, output: {}}\n"
        "      - {scenario: failure_invalid_param, input: {name: AddPosts},\n"
        "         error: {code: VALIDATION_ERROR, message: no, validator: check-it}}\n"
        "      - {scenario: failure_invalid_param, input: {}, error: {code: VALIDATION_ERROR}}\n"
    )
    found = read(text)
    operation = found.operation("apply")
    assert [one.refused for one in operation.scenarios] == [False, False, True]
    assert operation.scenarios[1].error is not None
    assert operation.scenarios[1].error.validator == "check-it"
    assert [(c.name, c.value) for c in operation.validators[0].checks] == [
        ("name_format", "snake_case")
    ]
    assert "ADL1314" not in found.codes


def dates_are_text() -> None:
    text = "  examples: {a: [{scenario: success, input: {startTime: 2024-01-15T10:00:00-08:00}, output: 1}]}"
    found = read(HEAD + text)
    (scenario,) = found.operation("a").scenarios
    assert scenario.input is not None
    assert plain(scenario.input) == {"startTime": "2024-01-15T10:00:00-08:00"}
    properties = found.input("a")
    assert isinstance(properties, dict)
    assert properties["properties"] == {"startTime": {"type": "string"}}


HOSTILE = f'{MARK} */ {MARK} ``` """ --> \u2705 {{-# #}} ${{x}} \\u0022 // # {MARK}'


def comments_end_nothing() -> None:
    """All documentation is emitted as comments, regardless of its content."""
    pattern = {
        "pattern": HOSTILE,
        "description": HOSTILE,
        "rationale": HOSTILE,
        "wrong": f"a();\n{HOSTILE}\n  b();",
        "correct": HOSTILE,
    }
    quirks = [{"quirk": "q", "description": HOSTILE, "impact": HOSTILE, "mitigation": HOSTILE}]
    more = {"anti_patterns": [pattern], "api_complexity": {"api_quirks": quirks}}
    text = json.dumps({"tool": {**json.loads(HEAD_JSON), **more}})
    for target in suite.TARGETS.values():
        emitted = render_source(Source("tool.json", text), target)
        check(emitted)
        (file,) = (file for file in emitted.tree if "Beware of q: " in file.text)
        # A pydantic model has it in the docstring, and exactly as written in its JSON Schema.
        times = 2 if target.name == "python-pydantic" else 1
        assert file.text.count("\u2705") == 8 * times, file.text


HEAD_JSON = """{"id": "t", "type": "mcp", "name": "T", "version": "1.0.0", "description": "d",
"commands": [{"name": "go_on", "required_args": ["x"]}]}"""


def second_validator() -> None:
    both = ", ".join(validator(name, "create_task") for name in ("first", "second"))
    found = read(f"{EXPLICIT}  executable_knowledge: {{validators: [{both}]}}\n")
    assert "ADL1312" in found.codes
    names = [one.script.id.value for one in found.operation("create_task").validators]
    assert names == ["first", "second"]


TABLE: dict[str, Callable[[], None]] = {
    "I-01": extra_root_key,
    "I-03": missing_required,
    "I-05": versions,
    "I-06": schema_versions,
    "I-07": auto_detection,
    "I-11": null_example,
    "I-15": missing_scenarios,
    "I-16": edge_case_without_suffix,
    "I-17": neither_output_nor_error,
    "I-19": commands_union,
    "I-20": workflow,
    "I-21": failures_do_not_widen,
    "I-23": unseen_failure,
    "I-27": dates_are_text,
    "I-28": comments_end_nothing,
    "I-31": second_validator,
}


@pytest.mark.parametrize("case", TABLE)
def test_case(case: str) -> None:
    TABLE[case]()


@pytest.mark.corpus
def test_no_case_is_left_out() -> None:
    lines = map(json.loads, CASES.read_text("utf-8").splitlines())
    assert {line["id"] for line in lines if line["dialect"] == "aios"} == set(TABLE)
