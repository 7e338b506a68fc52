"""Specs implement Standard Schema and Standard JSON Schema: both drafts, both sides, and paths of issues."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import Any

import jsonschema
import pytest

from adlgen import api
from tests.conformance import suite
from tests.unit.cli.conftest import SPEC, tool

BIN = suite.ROOT / "tests" / "toolchains" / "node" / "node_modules" / ".bin"
SCHEMA = """{
  type: object,
  required: [rows],
  properties: {
    rows: {type: array, items: {$ref: "#/$defs/Row"}},
    point: {type: array, prefixItems: [{type: number}, {type: number}], items: false},
    mode: {type: string, default: fast},
    more: {type: array, items: {type: object, properties: {n: {type: integer, default: 1}}}}
  },
  dependentRequired: {point: [mode]},
  $defs: {Row: {type: object, properties: {id: {type: integer}, next: {$ref: "#/$defs/Row", description: d}}}}
}"""
CLOSED = "{type: object, properties: {a: {type: string}}, unevaluatedProperties: false}"
OLD = """{"$schema": "http://json-schema.org/draft-07/schema#", type: object, properties: {
  a: {type: object, properties: {n: {type: integer, minimum: 1}}}, b: {$ref: "#/properties/a"}}}"""
PROGRAM = """
import { bSpec, aSpec, cSpec } from "./toolspec/index.js";
const standard = aSpec["~standard"];
const tried = (run: () => unknown): unknown => {
  try { return run(); } catch (error) { return String(error); }
};
const { input, output } = standard.jsonSchema;
const issues = standard.validate({ rows: [{ id: 1 }, { id: "x" }], point: ["a", 2] }).issues;
console.log(JSON.stringify({
  latest: input(), named: input({ target: "draft-2020-12" }), old: input({ target: "draft-07" }),
  output: output({ target: "draft-07" }),
  unknown: tried(() => input({ target: "openapi-3.0" })),
  impossible: tried(() => bSpec["~standard"].jsonSchema.input({ target: "draft-07" })),
  issues,
  legacy: cSpec["~standard"].jsonSchema.input(),
  refused: cSpec["~standard"].validate({ a: { n: 1 }, b: { n: 0 } }).issues,
}));
"""


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    if shutil.which(BIN / "esbuild") is None:
        pytest.skip("esbuild is not installed")
    folder = tmp_path_factory.mktemp("standard")
    spec = folder / "agent.yaml"
    schemas = (
        tool("a", SCHEMA.replace("\n", " ")) + tool("b", CLOSED) + tool("c", OLD.replace("\n", " "))
    )
    spec.write_text(SPEC.replace("toy:", "typescript:") + schemas)
    options = {"wiring": "false"}
    done = api.generate(spec, targets=["typescript"], output=folder, options=options, isolated=True)
    assert done.ok, done.diagnostics
    (folder / "src" / "main.ts").write_text(PROGRAM)
    bundle = folder / "main.mjs"
    command = [str(BIN / "esbuild"), str(folder / "src" / "main.ts"), "--bundle", "--format=esm"]
    subprocess.run([*command, f"--outfile={bundle}"], capture_output=True, check=True)
    text = subprocess.run(["node", bundle], capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(text)
    return found


pytestmark = pytest.mark.native


def test_the_draft_of_the_target_is_returned(printed: dict[str, Any]) -> None:
    assert printed["latest"] == printed["named"]
    assert printed["latest"]["properties"]["point"]["prefixItems"] == [{"type": "number"}] * 2
    old = printed["old"]
    assert old["$schema"] == "http://json-schema.org/draft-07/schema#"
    jsonschema.Draft7Validator.check_schema(old)
    assert old["properties"]["point"]["items"] == [{"type": "number"}] * 2
    assert old["properties"]["point"]["additionalItems"] is False
    assert old["properties"]["rows"]["items"] == {"$ref": "#/definitions/Row"}
    assert old["definitions"]["Row"]["properties"]["next"] == {
        "description": "d",
        "allOf": [{"$ref": "#/definitions/Row"}],
    }
    assert old["dependencies"] == {"point": ["mode"]}


@pytest.mark.parametrize(
    ("value", "accepted"),
    [
        ({"rows": []}, True),
        ({}, False),
        ({"rows": [{"id": 1, "next": {"id": 2}}]}, True),
        ({"rows": [{"next": {"id": "x"}}]}, False),
        ({"rows": [], "point": [1, 2], "mode": "x"}, True),
        ({"rows": [], "point": [1, 2]}, False),
        ({"rows": [], "point": [1, 2, 3], "mode": "x"}, False),
    ],
)
def test_both_drafts_accept_the_same(
    printed: dict[str, Any], value: object, accepted: bool
) -> None:
    assert jsonschema.Draft202012Validator(printed["latest"]).is_valid(value) is accepted
    assert jsonschema.Draft7Validator(printed["old"]).is_valid(value) is accepted


def test_defaults_are_present_in_decoded_values(printed: dict[str, Any]) -> None:
    assert printed["old"]["required"] == ["rows"]
    assert printed["output"]["required"] == ["rows", "mode"]
    assert printed["output"]["properties"]["more"]["items"]["required"] == ["n"]


def test_other_targets_are_errors(printed: dict[str, Any]) -> None:
    assert printed["unknown"] == "Error: the target openapi-3.0 is not supported"
    assert printed["impossible"] == ("Error: unevaluatedProperties cannot be converted to draft-07")


def test_steps_into_arrays_are_numbers(printed: dict[str, Any]) -> None:
    paths = {tuple(issue["path"]) for issue in printed["issues"]}
    assert paths == {("rows", 1, "id"), ("point", 0), ("mode",)}


def test_an_older_schema_is_returned_in_the_latest_draft(printed: dict[str, Any]) -> None:
    assert printed["legacy"]["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert printed["legacy"]["properties"]["b"] == {"$ref": "#/properties/a"}


def test_references_into_the_document_are_validated(printed: dict[str, Any]) -> None:
    assert [issue["path"] for issue in printed["refused"]] == [["b", "n"]]
