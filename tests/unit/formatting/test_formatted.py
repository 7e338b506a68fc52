"""The layout of texts: by examples, and of everything that the project shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen import api
from adlgen.diagnostics.codes.formatting import NOT_SAME
from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.formatting import formatted
from adlgen.formatting.format import yaml_layout
from adlgen.formatting.guard import check_same
from adlgen.frontends.layouts import layout_in, layout_of
from adlgen.frontends.writers import formats
from adlgen.plugins import find
from adlgen.schema.order import SCHEMA

ROOT = Path(__file__).parents[3]
FORMATTED = (
    "examples/orders-agent/agent.yaml",
    "examples/builds/spec/agent.yaml",
    "examples/builds/spec/types/place.json",
    "adlgen/repository/agent.yaml",
)


def laid_out(text: str) -> str:
    """Return a schema in its layout, which a second run does not change."""
    found = yaml_layout(text, SCHEMA)
    assert yaml_layout(found, SCHEMA) == found
    return found


@pytest.mark.parametrize("path", FORMATTED)
def test_what_the_project_shows_is_formatted(path: str) -> None:
    text, log = (ROOT / path).read_text("utf-8"), Log()
    assert formatted(text, log, path=Path(path).name) == text
    assert not log.has_errors


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("title: A\ntype: object\n", "type: object\ntitle: A\n"),
        ("b: 1\na: 2\n", "b: 1\na: 2\n"),
        ("properties: {b: {}, a: {}}\n", "properties: { b: {}, a: {} }\n"),
        ("required:\n- a\n-   b\n", "required:\n  - a\n  - b\n"),
        ("title:   A   # c\n\n\n\ntype: string", "type: string\ntitle: A # c\n"),
        ("# top\n\n# own\ntitle: A\ntype: string\n", "# top\n\ntype: string\n# own\ntitle: A\n"),
        ("title: |\n     a\n      b\n", "title: |\n  a\n   b\n"),
        ("title: |1\n  a\n", "title: |2\n   a\n"),
        ("title: >+ # c\n   a\n\ntype: string\n", "type: string\ntitle: >+ # c\n  a\n\n"),
        (
            "title: |+\n  a\n\nproperties: {}\n\ndescription: b\n",
            "title: |+\n  a\n\ndescription: b\nproperties: {}\n",
        ),
        (
            "anyOf:\n  - title: |+\n      a\n\n  - type: string\nproperties: {}\n\nallOf: []\n",
            "properties: {}\n\nallOf: []\nanyOf:\n  - title: |+\n      a\n\n  - type: string\n",
        ),
        (
            "$defs:\n  a:\n    title: |+\n      a\n\ntype: object\n\n# c\n$schema: b\n",
            "# c\n$schema: b\ntype: object\n$defs:\n  a:\n    title: |+\n      a\n\n",
        ),
        ("title: a\n    b\n\n    c\n", "title: a\n  b\n\n  c\n"),
        ('title: "a \\\n    b"\n', 'title: "a \\\n  b"\n'),
        ("enum: [a,\n  b] # c\n", "enum: # c\n  - a\n  - b\n"),
        ("enum: [a, # one\n  b]\n", "enum:\n  - a # one\n  - b\n"),
        ("title: &a !!str x\ndefault: *a\n", "title: &a !!str x\ndefault: *a\n"),
        ("default: *a\n", "default: *a\n"),
        ("$defs:\n  # none\ntype: object\n", "type: object\n$defs:\n  # none\n"),
        ("? title\n: A\n", "title: A\n"),
        ("---\ntype: string\n...\n", "---\ntype: string\n"),
        ("anyOf:\n- # first\n  type: string\n", "anyOf:\n  # first\n  - type: string\n"),
        (
            "anyOf:\n- title: A\n  # t\n  type: string\n",
            "anyOf:\n  # t\n  - type: string\n    title: A\n",
        ),
        ("default: {z: 1,   a: 2}\n", "default: { z: 1, a: 2 }\n"),
        (f"enum: [{'a' * 50}, {'b' * 50}]\n", f"enum:\n  - {'a' * 50}\n  - {'b' * 50}\n"),
    ],
)
def test_layout(text: str, expected: str) -> None:
    assert laid_out(text) == expected


def test_an_alias_stays_behind_its_anchor() -> None:
    text = "default: &a x\ntype: string\ntitle: *a\n"
    assert laid_out(text) == text


def test_json() -> None:
    text = '{"title":"A","type":"object","properties":{\n"b":{"type":"string"},"a":{}},"required":["b" ,"a"]}'
    expected = """{
  "type": "object",
  "title": "A",
  "properties": {
    "b": { "type": "string" },
    "a": {}
  },
  "required": ["b", "a"]
}
"""
    log = Log()
    assert formatted(text, log, path="a.json", dialect="json-schema") == expected
    assert formatted(expected, log, path="a.json", dialect="json-schema") == expected


def test_line_ends_and_the_byte_order_mark_stay() -> None:
    text, log = "\ufefftitle: A\r\ntype: object\r\n", Log()
    new = formatted(text, log, path="a.yaml", dialect="json-schema")
    assert new == "\ufefftype: object\r\ntitle: A\r\n"


def test_text_after_front_matter_stays() -> None:
    path = ROOT / "adlgen_plugins/dojops/examples/dops-v2/label.dops"
    text, log = path.read_text("utf-8").replace("dops: v2\n", "dops:    v2\n"), Log()
    text += "\n\ttrailing  \n"
    new = formatted(text, log, path="label.dops")
    assert not log.has_errors
    assert "\ndops: v2\n" in new
    assert new.split("\n---\n", 1)[1] == text.split("\n---\n", 1)[1]


@pytest.mark.parametrize("text", ["a: [", "a: 1\na: 2\n", "a: 1\n---\nb: 2\n", "x: 1\n", ""])
def test_what_cannot_be_formatted_stays(text: str) -> None:
    log = Log()
    assert formatted(text, log, path="agent.yaml") == text
    assert log.has_errors


@pytest.mark.parametrize(
    "new",
    [
        "type: object\nproperties: { a: {}, b: {} }\n",
        "type: object\nproperties: { b: {}, a: { title: x } }\n",
        "type: object\nproperties: { b: {} }\n",
        "type: object\nproperties: {\n",
        "# c\ntype: object\nproperties: { b: {}, a: {} }\n",
    ],
)
def test_the_guard_refuses_another_meaning(new: str) -> None:
    old = read_document(Source("a.yaml", "properties: { b: {}, a: {} }\ntype: object\n"), Log())
    log = Log()
    check_same(old, Source("a.yaml", "type: object\nproperties: { b: {}, a: {} }\n"), SCHEMA, log)
    assert not log.has_errors
    check_same(old, Source("a.yaml", new), SCHEMA, log)
    assert [found.code for found in log.diagnostics] == [NOT_SAME]


@pytest.mark.parametrize("name", formats())
@pytest.mark.parametrize("as_json", [False, True])
def test_what_convert_writes_of_formatted_schemas_is_formatted(name: str, as_json: bool) -> None:
    spec = ROOT / "examples/builds/spec/agent.yaml"
    result, text = api.convert(spec, to=name, allow_loss=True, as_json=as_json, isolated=True)
    assert text is not None, result.diagnostics
    package = str(find("writers", name)).rpartition(".")[0]
    if layout_in(package) is None:
        assert name == "mcp"
        return
    if name == "json-schema":  # as a whole it is a schema, whose keys stay in their order
        return
    log = Log()
    path = "a.json" if text.startswith(("{", "[")) else "a.yaml"
    assert formatted(text, log, path=path) == text
    assert not log.has_errors


def test_formats_without_a_layout() -> None:
    assert layout_of("mcp") is None
    with pytest.raises(KeyError):
        layout_of("none")
