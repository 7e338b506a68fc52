"""Diagnostics, completion and documentation in an editor."""

from __future__ import annotations

import pytest

from tests.lsp.editor import Editor, marked

HEAD = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata:
  name: shop
  description: Sells things.
  version: 1.0.0
spec:
  capabilities: {}
  server:
    port: 8080
  language:
    go:
      module: example.com/shop
  services:
    orders:
      type: repository
      interface: Orders
      factory: NewOrders
      description: The orders of the shop.
  config:
    limits:
      most: 5
  tools:
    - id: find_order
      name: find_order
      description: Finds an order by its number.
      tags: [orders]
      inject: [orders]
"""
SCHEMA = """\
      schema:
        type: object
        properties:
          number:
            type: string
            description: The number of the order.
        required: [number]
"""


def completions(editor: Editor, text: str, name: str = "agent.yaml") -> list[str]:
    plain, position = marked(text)
    editor.open(name, plain)
    return [*editor.completions(name, position)]


def test_problems_are_reported_while_typing(editor: Editor) -> None:
    editor.open("agent.yaml", HEAD + SCHEMA)
    assert editor.codes("agent.yaml") == []
    line = (HEAD + SCHEMA).split("\n").index("            type: string")
    editor.change("agent.yaml", ((line, 18), (line, 24), "strng"))
    (found,) = editor.problems("agent.yaml")
    assert (found.code, found.source) == ("ADL0302", "adlgen")
    assert "did you mean" in found.message
    assert (found.range.start.line, found.range.start.character) == (line, 18)
    assert found.range.end.character == 23
    editor.change("agent.yaml", ((line, 18), (line, 23), "string"))
    assert editor.codes("agent.yaml") == []


def test_keywords_fit_the_type(editor: Editor) -> None:
    text = HEAD + SCHEMA.replace(
        "            type: string\n", "            type: string\n            |\n"
    )
    found = completions(editor, text)
    assert {"minLength", "pattern", "format", "enum"} <= {*found}
    assert not {"minimum", "items", "properties", "type", "description"} & {*found}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("            type: string", "            type: |", {"string", "integer", "null"}),
        ("[number]", "[|]", {"number"}),
        ("            type: string", "            type: string\n            format: |", {"uuid"}),
        ("inject: [orders]", "inject: [orders, |]", {"logger", "config.limits"}),
        ("      tags: [orders]", "      |", {"tags"}),
        ("      type: repository", "      type: |", {"repository", "client"}),
        ("  capabilities: {}", "  |", {"capabilities", "acronyms"}),
    ],
)
def test_values_are_completed(editor: Editor, old: str, new: str, expected: set[str]) -> None:
    text = (HEAD + SCHEMA).replace(old, new)
    assert expected <= {*completions(editor, text)}


def test_keys_and_keywords_are_documented(editor: Editor) -> None:
    text = HEAD + SCHEMA
    editor.open("agent.yaml", text)
    lines = text.split("\n")
    required = (lines.index("        required: [number]"), 10)
    assert "must be present" in editor.hover("agent.yaml", required)
    assert "What the tool needs" in editor.hover(
        "agent.yaml", (lines.index("      inject: [orders]"), 8)
    )
    assert "The number of the order." in editor.hover(
        "agent.yaml", (lines.index("          number:"), 12)
    )
