"""Definitions, references, renames, outlines, quick fixes and layout in an editor."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from tests.lsp.editor import Editor
from tests.lsp.test_typing import HEAD, SCHEMA

TYPES = """\
$defs:
  Money:
    type: object
    properties:
      amount: {type: integer}
      currency: {$ref: '#/$defs/Currency'}
  Currency: {type: string, minLength: 3}
"""
REFERRING = SCHEMA.replace(
    "        required: [number]\n",
    "            pattern: x\n          price:\n            $ref: types.yaml#/$defs/Money\n",
)
STEPS = """\
name: report
description: Makes a report.
parameters:
  FILE:
    type: string
    description: The file.
    required: true
steps:
  - name: search
    bash: grep x {FILE}
  - name: show
    bash: |
      cat <<'LINES'
      {search.output}
      LINES
    wait-for: [search]
"""


def place(text: str, part: str, number: int = 0) -> tuple[int, int]:
    """Return the position of an occurrence of a part of a text."""
    start = -1
    for _ in range(number + 1):
        start = text.index(part, start + 1)
    before = text[:start]
    return before.count("\n"), len(before.rsplit("\n", 1)[-1])


def shown(found: list[types.Location]) -> list[tuple[str, int, int, int]]:
    """Return places as file names, lines and columns."""
    return sorted(
        (
            one.uri.rsplit("/", 1)[-1],
            one.range.start.line,
            one.range.start.character,
            one.range.end.character,
        )
        for one in found
    )


def definition(editor: Editor, name: str, position: tuple[int, int]) -> Any:
    found = editor.ask(
        types.TEXT_DOCUMENT_DEFINITION, types.DefinitionParams(**editor.at(name, position))
    )
    return shown(found)


def references(editor: Editor, name: str, position: tuple[int, int]) -> Any:
    params = types.ReferenceParams(types.ReferenceContext(True), **editor.at(name, position))
    return shown(editor.ask(types.TEXT_DOCUMENT_REFERENCES, params))


def renamed(editor: Editor, name: str, position: tuple[int, int], new: str) -> dict[str, str]:
    """Rename, and return the new texts of the files by name."""
    params = types.RenameParams(new_name=new, **editor.at(name, position))
    found = editor.ask(types.TEXT_DOCUMENT_RENAME, params)
    return {
        uri.rsplit("/", 1)[-1]: editor.applied(uri, edits) for uri, edits in found.changes.items()
    }


def test_services_are_found_and_renamed(editor: Editor) -> None:
    text = HEAD + SCHEMA
    editor.open("agent.yaml", text)
    used, defined = place(text, "orders", 3), place(text, "    orders:")
    assert text.split("\n")[used[0]].strip() == "inject: [orders]"
    start = (defined[0], defined[1] + 4)
    here = ("agent.yaml", *start, start[1] + 6)
    assert definition(editor, "agent.yaml", used) == [here]
    assert references(editor, "agent.yaml", start) == [here, ("agent.yaml", *used, used[1] + 6)]
    new = renamed(editor, "agent.yaml", used, "shop")["agent.yaml"]
    assert new == text.replace("    orders:\n", "    shop:\n").replace(
        "inject: [orders]", "inject: [shop]"
    )
    for bad in ("limits-x", "", "9"):
        with pytest.raises(JsonRpcException, match="not a valid name"):
            renamed(editor, "agent.yaml", used, bad)


def test_sections_are_renamed_after_their_prefix(editor: Editor) -> None:
    text = (HEAD + SCHEMA).replace("inject: [orders]", "inject: [orders, config.limits]")
    editor.open("agent.yaml", text)
    new = renamed(editor, "agent.yaml", place(text, "limits", 1), "bounds")["agent.yaml"]
    assert new == text.replace("limits", "bounds")


def test_definitions_are_found_across_files(editor: Editor, folder: Path) -> None:
    (folder / "types.yaml").write_text(TYPES)
    text = HEAD + REFERRING
    editor.open("agent.yaml", text)
    assert editor.codes("agent.yaml") == []
    used = place(text, "types.yaml")
    assert definition(editor, "agent.yaml", used) == [("types.yaml", 1, 2, 7)]
    editor.open("types.yaml", TYPES)
    found = references(editor, "types.yaml", (1, 3))
    line, column = place(text, "Money")
    assert found == [("agent.yaml", line, column, column + 5), ("types.yaml", 1, 2, 7)]
    new = renamed(editor, "types.yaml", (1, 3), "Amount")
    assert new["agent.yaml"] == text.replace("Money", "Amount")
    assert new["types.yaml"] == TYPES.replace("Money", "Amount")
    new = renamed(editor, "types.yaml", place(TYPES, "Currency", 0), "Coin")
    assert new == {"types.yaml": TYPES.replace("Currency", "Coin")}


def test_an_unsaved_file_of_definitions_counts(editor: Editor, folder: Path) -> None:
    (folder / "types.yaml").write_text(TYPES)
    editor.open("agent.yaml", HEAD + REFERRING)
    assert editor.codes("agent.yaml") == []
    editor.open("types.yaml", TYPES.replace("type: string", "type: strng"))
    assert editor.codes("types.yaml") == ["ADL0302"]
    editor.change("types.yaml", TYPES)
    assert editor.codes("types.yaml") == []


def test_pinned_names_and_the_configuration_follow(editor: Editor, folder: Path) -> None:
    (folder / "types.yaml").write_text(TYPES)
    config = (
        "version: 1\nspecs: [agent.yaml]\ntargets:\n  - lang: go\n    out: out\n    types:\n"
        "      types.yaml#/$defs/Money: {name: Cash}\n"
    )
    (folder / "adlgen.yaml").write_text(config)
    editor.open("agent.yaml", HEAD + REFERRING)
    editor.open("types.yaml", TYPES)
    new = renamed(editor, "types.yaml", (1, 3), "Amount")
    assert new["adlgen.yaml"] == config.replace("Money", "Amount")


CONFIG = """\
version: 1
specs: [specs/agent.yaml, specs/other.yaml]
overlays:
  specs/agent.yaml: {tools: {find_order: {title: Find}}}
  specs/other.yaml: {tools: {find_order: {title: Other}}}
targets:
  - {lang: go, out: out, only: {ids: [find_order, "find_*", 'find_order']}}
lint:
  exceptions:
    - {rule: hidden-text, tool: find_order, reason: the tool find_order is old}
breaking:
  exceptions:
    - {code: ADL2403, tool: "find_order", reason: none}
    - {code: ADL2404, tool: "find_*", reason: none}
"""


@pytest.mark.parametrize("has_name", [True, False])
def test_the_id_of_a_tool_is_changed_in_the_configuration(
    editor: Editor, folder: Path, *, has_name: bool
) -> None:
    (folder / "adlgen.yaml").write_text(CONFIG)
    (folder / "specs").mkdir()
    text = HEAD + SCHEMA
    if not has_name:
        text = text.replace("      name: find_order\n", "")
    editor.open("specs/agent.yaml", text)
    new = renamed(editor, "specs/agent.yaml", place(text, "find_order"), "look_up")
    assert new["agent.yaml"] == text.replace("id: find_order", "id: look_up")
    expected = CONFIG.replace("{find_order: {title: Find}", "{look_up: {title: Find}")
    expected = expected.replace("[find_order,", "[look_up,").replace("'find_order'", "'look_up'")
    if not has_name:  # exceptions have the name
        expected = expected.replace("tool: find_order,", "tool: look_up,")
        expected = expected.replace('"find_order"', '"look_up"')
    assert new["adlgen.yaml"] == expected


def test_steps_of_a_plug_in_are_found(editor: Editor) -> None:
    editor.open("report.yaml", STEPS)
    assert editor.codes("report.yaml") == []
    defined = place(STEPS, "search")
    assert definition(editor, "report.yaml", place(STEPS, "search", 2)) == [
        ("report.yaml", *defined, defined[1] + 6)
    ]
    assert len(references(editor, "report.yaml", defined)) == 3
    new = renamed(editor, "report.yaml", defined, "find")["report.yaml"]
    assert new == STEPS.replace("search", "find")
    new = renamed(editor, "report.yaml", place(STEPS, "FILE"), "PATH")["report.yaml"]
    assert new == STEPS.replace("FILE", "PATH")


def test_an_outline_has_tools_and_their_properties(editor: Editor) -> None:
    editor.open("agent.yaml", HEAD + SCHEMA)
    params = types.DocumentSymbolParams(types.TextDocumentIdentifier(editor.uri("agent.yaml")))
    found = editor.ask(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, params)
    assert [(one.name, [inner.name for inner in one.children]) for one in found] == [
        ("find_order", ["number"]),
        ("orders", []),
        ("limits", []),
    ]


def actions(editor: Editor, name: str, only: list[str] | None = None) -> dict[str, Any]:
    problems = [*editor.problems(name)]
    span = (
        problems[0].range if problems else types.Range(types.Position(0, 0), types.Position(0, 0))
    )
    kinds = None if only is None else [*only]
    params = types.CodeActionParams(
        types.TextDocumentIdentifier(editor.uri(name)),
        span,
        types.CodeActionContext(problems, kinds),
    )
    return {one.title: one for one in editor.ask(types.TEXT_DOCUMENT_CODE_ACTION, params)}


@pytest.mark.parametrize(
    ("old", "new", "title"),
    [
        ("type: string", "type: strng", "Replace with 'string'"),
        ("inject: [orders]", "inject: [ordrs]", "Replace with 'orders'"),
        ("      tags: [orders]", "      tgas: [orders]", "Replace with 'tags'"),
        ("        required: [number]", "        requird: [number]", "Replace with 'required'"),
    ],
)
def test_hints_are_quick_fixes(editor: Editor, old: str, new: str, title: str) -> None:
    text = HEAD + SCHEMA
    editor.open("agent.yaml", text.replace(old, new))
    found = actions(editor, "agent.yaml")
    (edits,) = found[title].edit.changes.values()
    assert editor.applied(editor.uri("agent.yaml"), edits) == text
    code = editor.codes("agent.yaml")[0]
    assert f"Explain {code}" in found
    explained = editor.ask(
        types.WORKSPACE_EXECUTE_COMMAND, types.ExecuteCommandParams("adlgen.explain", [code])
    )
    assert explained.startswith(f"## {code}: ")


def test_findings_of_rules_are_repaired(editor: Editor) -> None:
    text = HEAD + SCHEMA
    editor.open("agent.yaml", text.replace("its number.", "its\u200b number."))
    assert editor.codes("agent.yaml") == ["ADL2501"]
    found = actions(editor, "agent.yaml")["Repair all findings of hidden-text"]
    (edits,) = found.edit.changes.values()
    assert editor.applied(editor.uri("agent.yaml"), edits) == text
    assert [*actions(editor, "agent.yaml", ["source.fixAll"])] == ["Repair all findings"]


def test_problems_of_schemas_are_repaired(editor: Editor) -> None:
    text = HEAD + SCHEMA
    old = "        required: [number]"
    editor.open("agent.yaml", text.replace(old, "        required: [number, number]"))
    assert editor.codes("agent.yaml") == ["ADL0326"]
    found = actions(editor, "agent.yaml")["Repair all problems of ADL0326"]
    (edits,) = found.edit.changes.values()
    assert editor.applied(editor.uri("agent.yaml"), edits) == text


def test_layout_is_that_of_the_formatter(editor: Editor, folder: Path) -> None:
    text = (
        (HEAD + SCHEMA)
        .replace("port: 8080", "port:   8080")
        .replace("kind: Agent\n", "kind: Agent   \n")
    )
    editor.open("agent.yaml", text)
    params = types.DocumentFormattingParams(
        types.TextDocumentIdentifier(editor.uri("agent.yaml")), types.FormattingOptions(2, True)
    )
    edits = editor.ask(types.TEXT_DOCUMENT_FORMATTING, params)
    from adlgen.diagnostics.model import Log
    from adlgen.formatting import formatted

    assert edits
    assert editor.applied(editor.uri("agent.yaml"), edits) == formatted(
        text, Log(), path="agent.yaml"
    )
    assert not (folder / "agent.yaml").exists(), "nothing is written"
