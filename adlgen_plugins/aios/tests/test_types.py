"""The input and output types of commands, and their evidence."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue, Source, plain
from adlgen.pipeline import load_agent
from adlgen_plugins.aios.frontend.inference import infer
from adlgen_plugins.aios.tests.tools import EXPLICIT, HEAD, read
from tests.unit.builders import node_of


@pytest.mark.parametrize(
    ("samples", "schema"),
    [
        ([1, 2], {"type": "integer"}),
        ([1, 2.5], {"type": "number"}),
        ([2.0], {"type": "number"}),
        ([True, "a"], {"type": ["boolean", "string"]}),
        ([None, "a"], {"type": ["string", "null"]}),
        ([None], {}),
        ([[]], {"type": "array"}),
        ([[1], ["a"]], {"type": "array", "items": {"type": ["integer", "string"]}}),
        ([[None]], {"type": "array", "items": {}}),
        ([{}], {"type": "object"}),
        (
            [{"a": 1}, {"b": {"c": None}}, {"a": "x"}],
            {
                "type": "object",
                "properties": {
                    "a": {"type": ["integer", "string"]},
                    "b": {"type": "object", "properties": {"c": {}}},
                },
            },
        ),
        (
            ["x", {"a/b": 1}],
            {"type": ["string", "object"], "properties": {"a/b": {"type": "integer"}}},
        ),
    ],
)
def test_inference(samples: list[JsonValue], schema: JsonValue) -> None:
    assert plain(infer([node_of(sample) for sample in samples]).schema) == schema


EXAMPLES = """\
  examples:
    a:
      - {scenario: success, input: {x: 1}, output: {y: 1}}
      - {scenario: success_with_more, input: {x: 2, z: [{k: v}]}, output: {y: null}}
      - {scenario: edge_case_odd, input: {x: 2.5}, output: {y: 2}}
      - {scenario: edge_case_bad, input: {x: {}}, error: {code: 12, message: no, http_status: 422}}
      - {scenario: failure_api_error, input: {x: text}, error: {code: GONE, message: gone}}
      - {scenario: failure_api_error, input: {x: text}, error: {code: GONE, message: away}}
      - {scenario: failure_invalid_param, input: {x: text}, error: {message: no}}
"""


def test_only_what_succeeds_gives_types_and_every_part_has_evidence() -> None:
    found = read(HEAD + EXAMPLES)
    item = {"type": "object", "properties": {"k": {"type": "string"}}}
    properties = {"x": {"type": "number"}, "z": {"type": "array", "items": item}}
    assert found.input("a") == {"type": "object", "properties": properties}
    output = found.tool("a").output
    assert output is not None
    assert plain(output) == {"type": "object", "properties": {"y": {"type": ["integer", "null"]}}}
    operation = found.operation("a")
    assert operation.inferred
    lines = {at: [span.line for span in spans] for at, spans in operation.input_evidence.items()}
    assert lines == {
        "": [9, 10, 11],
        "/properties/x": [9, 10, 11],
        "/properties/z": [10],
        "/properties/z/items": [10],
        "/properties/z/items/properties/k": [10],
    }
    assert set(operation.output_evidence) == {"", "/properties/y"}


def test_an_empty_input_that_succeeds_is_known() -> None:
    text = HEAD + "  examples: {a: [{scenario: success, input: {}, output: 1}]}\n"
    assert "ADL1317" not in read(text).codes
    assert "ADL1317" in read(text.replace("success", "failure_api_error")).codes


def test_error_codes() -> None:
    errors = read(HEAD + EXAMPLES).operation("a").errors
    assert [(e.code.value, e.messages, e.statuses) for e in errors] == [
        ("12", ("no",), (422,)),
        ("GONE", ("gone", "away"), ()),
    ]


def test_names_without_examples() -> None:
    text = """\
  commands:
    - {name: a, description: Does a., required_args: [x], optional_args: [y], mcp_tool: srv__a}
  tools:
    - id: a
      parameters: [{y: Words about y.}, {name: z, type: integer, description: Z., required: true}, w]
    - {id: b, description: Does b., parameters: {q: Words about q.}}
"""
    found = read(HEAD + text)
    assert found.codes == []
    assert found.input("a") == {
        "type": "object",
        "properties": {
            "x": {},
            "y": {"description": "Words about y."},
            "z": {"type": "integer", "description": "Z."},
            "w": {},
        },
        "required": ["x", "z"],
    }
    assert found.input("b") == {
        "type": "object",
        "properties": {"q": {"description": "Words about q."}},
    }
    assert [tool.description.value for tool in found.spec.tools if tool.description] == [
        "Does a.",
        "Does b.",
    ]
    assert found.operation("a").remote == "srv__a"


def test_required_fields_of_validators() -> None:
    function = "function: '({valid: true, errors: []})'"
    text = f"""\
  executable_knowledge:
    validators:
      - id: v
        validates: a
        language: javascript
        checks: [{{required_fields: [x, n]}}, {{format: email}}]
        {function}
  examples: {{a: [{{scenario: success, input: {{n: 1}}, output: {{}}}}]}}
"""
    found = read(EXPLICIT + text)
    assert found.input("a") == {
        "type": "object",
        "properties": {"x": {}, "n": {"type": "integer"}},
        "required": ["x", "n"],
    }
    operation = found.operation("a")
    assert [name.value for name in operation.required] == ["x", "n"]
    assert operation.scenarios[0].refused
    assert ("ADL1313", "command 'a' would reject its example 'success'") in found.problems


SCHEMA = """{type: object, required: [city], additionalProperties: false, properties:
      {city: {type: string, minLength: 1}, days: {type: integer, default: 3}}, x-adlgen:
      {output: {type: object, properties: {celsius: {type: number}}}, names: {/properties/city: town}}}"""


def test_a_json_schema_gives_exactly_the_types_of_a_manifest() -> None:
    """The same tool in two formats is the same but for where it stands."""
    manifest = f"""\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {{name: t, description: Does things., version: 1.0.0}}
spec:
  capabilities: {{streaming: false, pushNotifications: false, stateTransitionHistory: false}}
  server: {{port: 8080}}
  language: {{}}
  tools:
  - id: get_forecast
    name: get_forecast
    description: Tells the weather.
    tags: [weather]
    schema: {SCHEMA}
"""
    tool = f"""\
{HEAD}
  tags: [weather]
  commands:
  - name: get_forecast
    description: Tells the weather.
    parameters: {SCHEMA}
"""
    own, expected = (load_agent(Source("a.yaml", text), Log()) for text in (tool, manifest))
    (mine,), (other,) = own.tools, expected.tools
    for part in ("id", "name", "description", "tags", "names"):
        assert getattr(mine, part) == getattr(other, part)
    assert mine.output is not None
    assert other.output is not None
    assert mine.input.canonical.json == other.input.canonical.json
    assert mine.output.canonical.json == other.output.canonical.json
    assert not read(tool).operation("get_forecast").inferred


def test_a_name_that_no_provider_takes() -> None:
    found = read(HEAD + "  commands: [{name: do it, required_args: [x]}]\n")
    assert "ADL1307" in found.codes
    assert found.operation("do_it").command.value == "do it"


def test_version_one_does_not_check_what_only_version_two_has() -> None:
    text = HEAD + "  schema_version: 1.0\n  anti_patterns: none\n" + EXAMPLES
    found = read(text, strict=True)
    assert found.codes == []
    assert found.input("a") != {"type": "object"}
