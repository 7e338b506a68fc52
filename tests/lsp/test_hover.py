"""Emitted types and explanations in an editor."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from adlgen import api
from adlgen.editing.session import Session
from tests.lsp.editor import Editor
from tests.lsp.test_formats import TOOLS
from tests.lsp.test_names import TYPES, place
from tests.lsp.test_typing import HEAD

TOOL = """\
      schema:
        type: object
        properties:
          number:
            type: string
            description: The number of the order.
          customer:
            type: object
            properties:
              name: {type: string}
          lines:
            type: array
            items: {$ref: '#/$defs/Line'}
          price: {$ref: 'types.yaml#/$defs/Money'}
          kind: {enum: [old, new]}
          limit: {type: integer, default: 5}
        required: [number]
        additionalProperties: false
        $defs:
          Line: {type: object, properties: {sku: {type: string}}, additionalProperties: false}
        x-adlgen:
          output: {type: object, properties: {found: {type: boolean}}}
"""
SPEC = HEAD + TOOL


def shown(text: str) -> dict[str, str]:
    """Return the emitted code of a hover by the line before it."""
    return dict(re.findall(r"(?m)^(.+):\n`{3,}\w+\n([\s\S]*?)\n`{3,}$", text))


@pytest.fixture(name="project")
def _project(editor: Editor, folder: Path) -> Editor:
    """Open a specification in a project with targets."""
    targets = "\n".join(f"  - {{lang: {lang}, out: {lang}}}" for lang in ("go", "ts"))
    (folder / "adlgen.yaml").write_text(f"version: 1\nspecs: [agent.yaml]\ntargets:\n{targets}\n")
    (folder / "agent.yaml").write_text(SPEC)
    (folder / "types.yaml").write_text(TYPES)
    editor.open("agent.yaml", SPEC)
    return editor


def test_a_property_has_its_field(project: Editor) -> None:
    text = project.hover("agent.yaml", place(SPEC, "number:"))
    assert text.startswith("property **number**: `string`\n\nThe number of the order.")
    found = shown(text)
    assert [*found] == ["Go, in `FindOrderInput`", "TypeScript, in `FindOrderArgs`"]
    assert re.sub(" +", " ", found["Go, in `FindOrderInput`"]) == 'Number string `json:"number"`'
    assert found["TypeScript, in `FindOrderArgs`"] == "readonly number: string;"


def test_a_property_has_the_declaration_of_its_type(project: Editor) -> None:
    found = shown(project.hover("agent.yaml", place(SPEC, "customer:")))
    assert found["TypeScript, in `FindOrderArgs`"] == (
        "readonly customer?: FindOrderCustomer | undefined;\n\n"
        "export interface FindOrderCustomer {\n  readonly name?: string | undefined;\n}"
    )
    found = shown(project.hover("agent.yaml", place(SPEC, "kind:", 1)))
    go = found["Go, in `FindOrderInput`"]
    assert go.count("FindOrderKind = ") == 2, "the values belong to the type"
    assert "FindOrderOutput" not in go
    found = shown(project.hover("agent.yaml", place(SPEC, "limit:")))
    assert found["Go, in `FindOrderInput`"].endswith('default:"5"`')
    assert found["TypeScript, in `FindOrderInput`"] == "readonly limit: number;"


def test_definitions_have_their_types(project: Editor) -> None:
    found = shown(project.hover("agent.yaml", place(SPEC, "Line:")))
    assert [*found] == ["Go", "TypeScript"]
    assert found["TypeScript"] == (
        "export interface FindOrderLine {\n  readonly sku?: string | undefined;\n}"
    )
    project.open("types.yaml", TYPES)
    found = shown(project.hover("types.yaml", place(TYPES, "Money")))
    assert "type Money struct {" in found["Go"]
    found = shown(project.hover("types.yaml", place(TYPES, "currency")))
    assert found["TypeScript, in `Money`"] == "readonly currency?: string | undefined;"
    found = shown(project.hover("types.yaml", place(TYPES, "Currency:")))
    assert [*found] == ["TypeScript"], "Go has no type for it"


@pytest.mark.parametrize("part", ["id: find_order", "name: find_order", "find_order"])
def test_a_tool_has_its_input_and_output(project: Editor, part: str) -> None:
    found = shown(project.hover("agent.yaml", place(SPEC, part)))
    assert [*found] == ["Go", "TypeScript"]
    assert "interface FindOrderArgs {" in found["TypeScript"], "what callers pass"
    for name in ("FindOrderInput", "FindOrderOutput"):
        assert f"type {name} struct" in found["Go"]
        assert f"export interface {name} " in found["TypeScript"]
    assert "FindOrderCustomer struct" not in found["Go"]


def test_what_is_typed_counts(project: Editor) -> None:
    at = place(SPEC, "number:")
    assert "Number" in project.hover("agent.yaml", at)
    project.change(
        "agent.yaml", SPEC.replace("            type: string", "            type: integer")
    )
    found = shown(project.hover("agent.yaml", at))
    assert found["TypeScript, in `FindOrderArgs`"] == "readonly number: number;"
    project.change("agent.yaml", SPEC.replace("            type: string", "            type: 7"))
    text = project.hover("agent.yaml", at)
    assert text.startswith("property **number**")
    assert shown(text) == {}, "a specification with errors has no types"


def test_the_configuration_counts(project: Editor) -> None:
    config = (
        "version: 1\nspecs: [agent.yaml]\ntargets:\n"
        "  - {lang: python, out: out, options: {models: dataclass, layout: single}}\n"
        "  - {lang: rust, out: rs, options: {wiring: false}}\n"
    )
    project.open("adlgen.yaml", config)
    found = shown(project.hover("agent.yaml", place(SPEC, "customer:")))
    assert [*found] == ["Python, in `FindOrderInput`", "Rust, in `Input`"]
    assert "@dataclass" in found["Python, in `FindOrderInput`"]


def test_without_a_configuration_there_are_all_languages(editor: Editor, folder: Path) -> None:
    (folder / "types.yaml").write_text(TYPES)
    editor.open("agent.yaml", SPEC)
    found = shown(editor.hover("agent.yaml", place(SPEC, "price:")))
    languages = {name.partition(",")[0]: text for name, text in found.items()}
    assert [*languages] == ["Go", "Python", "Rust", "TypeScript"]
    assert all("Money" in text for text in languages.values())


def test_tools_of_another_format(editor: Editor) -> None:
    editor.open("tools.json", TOOLS, "json")
    found = shown(editor.hover("tools.json", place(TOOLS, '"name"')))
    assert "type FindOrderInput struct" in found["Go"]
    found = shown(editor.hover("tools.json", place(TOOLS, '"number"')))
    assert found["Rust, in `Input`"] == "pub number: Option<String>,"


def test_long_declarations_are_cut(editor: Editor) -> None:
    names = {f"field{n}": {"type": "string"} for n in range(40)}
    tools = json.loads(TOOLS)
    tools["tools"][0]["inputSchema"] = {"type": "object", "properties": names}
    text = json.dumps(tools, indent=1)
    editor.open("tools.json", text, "json")
    found = shown(editor.hover("tools.json", place(text, '"find_order"')))
    assert len(found) == 4
    assert all(code.split("\n")[15:] == ["…"] for code in found.values())


def test_text_of_a_description_stays_in_its_fence(editor: Editor) -> None:
    text = SPEC.replace("number of the order.", "number. ``` <b>x</b>").replace(
        "types.yaml#/$defs/Money", "#/$defs/Line"
    )
    editor.open("agent.yaml", text)
    found = editor.hover("agent.yaml", place(text, "schema:"))
    blocks = r"(?m)^(`{3,})\w+\n([\s\S]*?)\n\1$"
    inside = re.findall(blocks, found)
    assert len(inside) == 4
    assert all("The number. " in code and fence not in code for fence, code in inside)
    assert "<b>" not in re.sub(blocks, "", found)


def test_a_problem_is_explained(editor: Editor) -> None:
    text = SPEC.replace("            type: string", "            type: strng")
    editor.open("agent.yaml", text)
    found = editor.hover("agent.yaml", place(text, "strng"))
    assert "**ADL0302**: the type is not a JSON type\n\nThe types are null, boolean" in found
    assert "`adlgen explain ADL0302` prints more." in found
    assert "ADL0302" not in editor.hover("agent.yaml", place(text, "required:"))
    (problem,) = [one for one in editor.problems("agent.yaml") if one.code == "ADL0302"]
    assert problem.range.start.line == place(text, "strng")[0]


def test_a_finding_of_a_rule_is_explained_next_to_the_documentation(editor: Editor) -> None:
    text = SPEC.replace("types.yaml#/$defs/Money", "#/$defs/Line")
    text = text.replace("its number.", "its\u200b number.")
    editor.open("agent.yaml", text)
    assert "ADL2501" in editor.codes("agent.yaml")
    found = editor.hover("agent.yaml", place(text, "Finds an"))
    assert "**ADL2501**: a text has invisible characters" in found
    assert found.startswith("**description** — ")


def test_answers_directly_after_a_change_do_not_wait_for_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path.resolve() / "agent.yaml")
    session, counted = Session(today="2026-11-28"), []
    rules = api.lint_rules

    def counting(*given: object, **settings: object) -> object:
        counted.append(given)
        return rules(*given, **settings)  # type: ignore[arg-type] # passed on

    monkeypatch.setattr(api, "lint_rules", counting)
    (tmp_path / "types.yaml").write_text(TYPES, encoding="utf-8")
    vague = SPEC.replace("The number of the order.", "A JSON string.")
    session.put(path, vague)
    assert session.look(path) == ()
    assert counted == []
    assert session.is_stale
    session.put(path, SPEC.replace("type: integer", "type: integers"))
    (error,) = session.look(path)
    assert "integers" in error.message
    assert counted == []
    session.put(path, vague)
    found = {one.code.id for one in session.problems()[path]}
    assert len(counted) == 1
    assert found
    assert {one.code.id for one in session.look(path)} == found
