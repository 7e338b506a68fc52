"""Callers and handlers may leave out what has a default; those who receive it get the default."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from adlgen import api
from tests.unit.cli.conftest import SPEC, tool

NESTED = """{type: object, required: [rows], properties: {
  rows: {type: array, items: {type: object, required: [id], properties: {
    id: {type: string}, count: {type: integer, default: 1, description: How many.}}}},
  mode: {type: string, default: fast}, note: {type: string}}}"""
PLAIN = "{type: object, properties: {note: {type: string}}}"
COLLIDING = """{type: object, properties: {
  args: {type: object, properties: {x: {type: string}}}, n: {type: integer, default: 1}}}"""


def emitted(schema: str, folder: Path, file: str = "a", *, name: str = "a", **options: str) -> str:
    """Return a module of the project of a tool with a schema."""
    spec = folder / "agent.yaml"
    spec.write_text(SPEC.replace("toy:", "typescript:") + tool(name, " ".join(schema.split())))
    settings = {"wiring": "false", **options}
    done = api.generate(
        spec, targets=["typescript"], output=folder, options=settings, isolated=True
    )
    assert done.ok, done.diagnostics
    return (folder / "src" / "toolspec" / f"{file}.ts").read_text("utf-8")


def test_the_input_extends_the_arguments_and_repeats_only_what_differs(tmp_path: Path) -> None:
    text = emitted(NESTED, tmp_path)
    assert "export interface AArgs {\n  readonly rows: readonly ARowArgs[];\n" in text
    assert "  readonly mode?: string | undefined;\n  readonly note?: string | undefined;\n}" in text
    assert (
        "export interface AInput extends AArgs {\n  readonly rows: readonly ARow[];\n  readonly mode: string;\n}"
        in text
    )
    assert "export interface ARow extends ARowArgs {\n  readonly count: number;\n}" in text
    assert text.count("How many.") == 2  # the type of callers and the schema
    assert 'export const aSpec: ToolSpec<"a", AInput, JsonOutput, AArgs> =' in text


@pytest.mark.parametrize(("schema", "option"), [(PLAIN, "apply"), (NESTED, "keep")])
def test_there_is_one_type_where_nothing_differs(schema: str, option: str, tmp_path: Path) -> None:
    assert "Args" not in emitted(schema, tmp_path, defaults=option)


def with_output(output: str) -> str:
    """Return the schema of a tool whose result has a schema."""
    return f"{PLAIN[:-1]}, x-adlgen: {{output: {output}}}}}"


def test_the_output_extends_the_result_of_the_handler(tmp_path: Path) -> None:
    text = emitted(with_output(NESTED), tmp_path)
    assert "export interface AResult {\n  readonly rows: readonly AResultRow[];\n" in text
    assert "  readonly mode?: string | undefined;\n  readonly note?: string | undefined;\n}" in text
    assert (
        "export interface AOutput extends AResult {\n  readonly rows: readonly AOutputRow[];\n"
        in text
    )
    assert "export interface AOutputRow extends AResultRow {\n  readonly count: number;\n}" in text
    assert "export type AHandler = ToolHandler<AInput, AResult>;" in text
    assert 'export const aSpec: ToolSpec<"a", AInput, AOutput, AInput, AResult> =' in text
    assert "Args" not in text


def test_the_documentation_has_the_difference(tmp_path: Path) -> None:
    both = emitted(f"{NESTED[:-1]}, x-adlgen: {{output: {NESTED}}}}}", tmp_path)
    optional = "; properties with a default may be left out. */\nexport interface"
    assert f"/** What a caller passes to `a`{optional} AArgs {{" in both
    assert f"/** What the handler of `a` returns{optional} AResult {{" in both
    filled = "with its defaults. */\nexport interface"
    assert f"/** What the handler of `a` receives: the input {filled} AInput " in both
    assert f"/** What a call of `a` returns: the result {filled} AOutput " in both


def test_a_list_of_results_may_leave_out_what_has_a_default(tmp_path: Path) -> None:
    text = emitted(with_output(f"{{type: array, items: {NESTED}}}"), tmp_path)
    assert "export type AResult = readonly AResultItem[];\n" in text
    assert "export type AOutput = readonly AOutputItem[];\n" in text
    assert "export type AHandler = ToolHandler<AInput, AResult>;" in text


@pytest.mark.parametrize(("schema", "option"), [(PLAIN, "apply"), (NESTED, "keep")])
def test_there_is_one_type_of_results_where_nothing_differs(
    schema: str, option: str, tmp_path: Path
) -> None:
    text = emitted(with_output(schema), tmp_path, defaults=option)
    assert "AResult" not in text
    assert "export type AHandler = ToolHandler<AInput, AOutput>;" in text


def test_clients_receive_results_with_defaults(tmp_path: Path) -> None:
    text = emitted(with_output(NESTED), tmp_path, "client", client="mcp")
    assert "Method<AInput, AOutput>" in text


def test_a_type_of_results_takes_no_name_from_another(tmp_path: Path) -> None:
    schema = f"{COLLIDING.replace('args', 'result')[:-1]}, x-adlgen: {{output: {NESTED}}}}}"
    text = emitted(schema, tmp_path)
    assert "export interface AResult {\n  readonly x?: string | undefined;\n}" in text
    assert "export interface AOutput extends AOutputResult {" in text
    assert "export interface AOutputRow extends AOutputRowResult {" in text


def test_a_type_of_results_takes_no_name_from_the_runtime(tmp_path: Path) -> None:
    text = emitted(with_output(NESTED), tmp_path, "call", name="call")
    assert "export interface CallOutput extends CallOutputResult {" in text


def test_a_type_of_callers_takes_no_name_from_another(tmp_path: Path) -> None:
    text = emitted(COLLIDING, tmp_path)
    assert "export interface AArgs {\n  readonly x?: string | undefined;\n}" in text
    assert "export interface AInput extends AInputArgs {" in text


def test_clients_pass_what_callers_pass(tmp_path: Path) -> None:
    assert "Method<AArgs, CallToolResult>" in emitted(NESTED, tmp_path, "client", client="mcp")


def test_no_comment_repeats_a_declaration(tmp_path: Path) -> None:
    text = emitted(NESTED, tmp_path, wiring="true")
    for repeated in ("The tool `", "The input of", "The result of", "Implements", "Creates the"):
        assert repeated not in text


SHARED = """{type: object, properties: {
  head: {type: object, description: The head., properties: {x: {type: string, pattern: '^`{2}$'}}},
  foot: {$ref: '#/properties/head', description: The foot.},
  one: {type: object, description: Only here., properties: {y: {type: string}}}}}"""


def test_a_type_of_several_properties_is_not_documented_as_one_of_them(tmp_path: Path) -> None:
    text = emitted(SHARED, tmp_path)
    assert text.count("/** The head. */") == 1
    assert "\n\nexport interface AHead {" in text
    assert "/** Only here. */\nexport interface AOne {" in text


def test_patterns_are_code(tmp_path: Path) -> None:
    assert "/** Pattern: ``^`{2}$``. */" in emitted(SHARED, tmp_path)


def test_a_specification_shows_the_description_of_its_tool(tmp_path: Path) -> None:
    text = emitted(PLAIN, tmp_path)
    assert re.search(r"/\*\* [^*]+ \*/\nexport const aSpec: ", text)
    assert "/** What a caller passes to `a`. */\nexport interface AInput " in text
