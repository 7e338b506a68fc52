"""The edited texts: what does not change stays as it is, in every style."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

from tests.unit.sharing.builders import MONEY, applied, obj, shared, tool, write

HEAD = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {name: sample, description: A sample., version: "0.1.0"}
spec:
  capabilities: {streaming: false, pushNotifications: false, stateTransitionHistory: false}
  server: {port: 8080}
  language: {}
  tools:
"""
OTHER = """\
  - {id: o, name: o, description: d, tags: [a], schema: {type: object, properties: {
      price: {type: object, properties: {amount: {type: integer}}}}}}
"""
BLOCK = """\
  # The first tool.
  - id: t  # its id
    name: t
    description: d
    tags: [a]
    schema:
      $defs:
        # Removed long ago.
        Old:
          type: string

        # Money of a shop,
        # in cents.
        Money:
          properties:
            amount: {type: integer}  # cents
          type: object
      type: object
      properties:
        list:
        - type: string
        # about the price
        price: &price
          type: object
          description: |
            The price.

            In cents.
          properties:
            amount:
              type: integer

        fee:  # about the fee
          $ref: "#/$defs/Money"
          description: The fee.
        lines: {type: array, items: {properties: {amount: {type: integer}}, type: object, description: A line.}}
        last: {type: string}
""".replace("        list:\n        - type: string\n", "")
EDITED = """\
  # The first tool.
  - id: t  # its id
    name: t
    description: d
    tags: [a]
    schema:
      $defs:
        # Removed long ago.
        Old:
          type: string

      type: object
      properties:
        # about the price
        price: &price
          $ref: "types.yaml#/$defs/Money"
          description: |
            The price.

            In cents.

        fee:  # about the fee
          $ref: "types.yaml#/$defs/Money"
          description: The fee.
        lines: {type: array, items: {$ref: "types.yaml#/$defs/Money", description: A line.}}
        last: {type: string}
"""
EDITED_OTHER = """\
  - {id: o, name: o, description: d, tags: [a], schema: {type: object, properties: {
      price: {$ref: "types.yaml#/$defs/Money"}}}}
"""
TYPES = """\
$defs:
  # Money of a shop,
  # in cents.
  Money:
    properties:
      amount: {type: integer}  # cents
    type: object
"""


@pytest.mark.parametrize("newline", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["", "BOM"])
def test_yaml(tmp_path: Path, newline: str, mark: str) -> None:
    path = tmp_path / "agent.yaml"
    path.write_bytes((mark + HEAD + BLOCK + OTHER).replace("\n", newline).encode())
    assert set(applied(path)) == {"Money"}
    expected = (mark + HEAD + EDITED + EDITED_OTHER).replace("\n", newline)
    assert path.read_bytes().decode() == expected
    found = (tmp_path / "types.yaml").read_bytes().decode()
    assert found == TYPES.replace("\n", newline)
    assert applied(path) == {}


def test_the_last_definitions_are_removed_with_their_keyword(tmp_path: Path) -> None:
    old = "        # Removed long ago.\n        Old:\n          type: string\n\n"
    text = HEAD + BLOCK.replace(old, "") + OTHER
    (tmp_path / "agent.yaml").write_text(text)
    applied(tmp_path / "agent.yaml")
    expected = EDITED.replace(f"      $defs:\n{old}", "")
    assert (tmp_path / "agent.yaml").read_text() == HEAD + expected + EDITED_OTHER


def test_a_keyword_in_the_line_of_its_item(tmp_path: Path) -> None:
    money = "{type: object, properties: {amount: {type: integer}}}"
    text = dedent(f"""\
        tools:
        - name: a
          description: d
          inputSchema:
            $defs: {{Money: {money}}}
            type: object
            properties:
              x: {{anyOf: [$ref: '#/$defs/Money', type: 'null']}}
        - name: b
          description: d
          inputSchema: {{type: object, properties: {{y: {money}}}}}
        """)
    path = tmp_path / "tools.yml"
    path.write_text(text)
    assert set(applied(path)) == {"Money"}
    assert (tmp_path / "types.yml").exists()
    assert path.read_text() == dedent("""\
        tools:
        - name: a
          description: d
          inputSchema:
            type: object
            properties:
              x: {anyOf: [$ref: "types.yml#/$defs/Money", type: 'null']}
        - name: b
          description: d
          inputSchema: {type: object, properties: {y: {$ref: "types.yml#/$defs/Money"}}}
        """)


def test_aliases_stay(tmp_path: Path) -> None:
    text = dedent("""\
        tools:
        - name: a
          description: d
          inputSchema: {type: object, properties: {p: &p {properties: {a: {type: string}}}, q: *p}}
        - name: b
          description: d
          inputSchema: {type: object, properties: {p: {properties: {a: {type: string}}}, r: {properties: {a: {type: string}}}}}
        """)
    path = tmp_path / "tools.yaml"
    path.write_text(text)
    assert set(applied(path)) == {"P"}
    assert path.read_text().splitlines()[:4] == text.splitlines()[:4]


M = '{"type":"object","properties":{"a":{"type":"string"}}}'
STYLES: dict[str, tuple[str, str]] = {
    "compact": (f'"p":{M}', '"p":{"$ref":"types.json#/$defs/P"}'),
    "spaces": (f'"p": {M}', '"p": {"$ref":"types.json#/$defs/P"}'),
    "spaces inside": (
        '"p": { "type": "object", "properties": { "a": { "type": "string" } } }',
        '"p": { "$ref": "types.json#/$defs/P" }',
    ),
    "an annotation": (
        '"p": {"description": "\\u00e9 d", "type": "object", "properties": {"a": {"type": "string"}}}',
        '"p": {"$ref": "types.json#/$defs/P", "description": "\\u00e9 d"}',
    ),
    "lines": (
        '"p": {\n\t"type": "object",\n\t"title": "A title",\n\t"properties": {"a": {"type": "string"}}\n  }',
        '"p": {\n\t"$ref": "types.json#/$defs/P",\n\t"title": "A title"\n  }',
    ),
}


@pytest.mark.parametrize(("before", "after"), STYLES.values(), ids=STYLES)
def test_json(tmp_path: Path, before: str, after: str) -> None:
    def text(part: str, other: str) -> str:
        tools = ", ".join(
            f'{{"name": "{name}", "description": "d", "inputSchema": {{"type": "object", "properties": {{{p}}}}}}}'
            for name, p in (("x", part), ("y", other))
        )
        return f'{{"tools": [{tools}]}}'

    path = tmp_path / "tools.json"
    path.write_text(text(before, f'"p":{M}'))
    assert set(applied(path)) == {"P"}
    assert path.read_text() == text(after, '"p":{"$ref":"types.json#/$defs/P"}')


DEFS = [
    ('{"A": M, "B": S}', '{"B": S}'),
    ('{"B": S, "A": M}', '{"B": S}'),
    ('{"B": S, "A": M, "C": S}', '{"B": S, "C": S}'),
    ('{\n  "B": S,\n  "A": M,\n  "A2": M\n}', '{\n  "B": S\n}'),
    ('{\n  "A": M,\n  "A2": M,\n  "B": S\n}', '{\n  "B": S\n}'),
]


@pytest.mark.parametrize(("before", "after"), DEFS)
def test_removed_definitions(tmp_path: Path, before: str, after: str) -> None:
    def text(definitions: str, file: str) -> str:
        refs = [
            file + pointer
            for pointer in (("#/$defs/A", "#/$defs/A2") if "A2" in before else ("#/$defs/A",))
        ]
        used = ", ".join(f'"p{n}": {{"$ref": "{ref}"}}' for n, ref in enumerate(refs))
        used = used.replace("types.json#/$defs/A2", "types.json#/$defs/A")
        last = '{"$ref":"types.json#/$defs/A"}' if file else M
        return (
            (
                f'{{"tools": [{{"name": "x", "description": "d", "inputSchema": {{"$defs": {definitions}, "properties": {{{used}}}}}}},'
                f'{{"name": "y", "description": "d", "inputSchema": {{"properties": {{"q": {last}}}}}}}]}}'
            )
            .replace(" M", f" {M}")
            .replace(" S", ' {"type": "string"}')
        )

    path = tmp_path / "tools.json"
    path.write_text(text(before, ""))
    applied(path)
    assert path.read_text() == text(after, "types.json")


ADDED = """\
        "P": {
          "type": "object",
          "properties": {
            "amount": {
              "type": "integer"
            }
          }
        }
"""
OLD = '{\n    "title": "T",\n    "$defs": {\n        "Old": {"type": "string"}'
EXISTING: dict[str, tuple[str, str, str]] = {
    "lines": ("types.json", f"{OLD}\n    }}\n}}\n", f"{OLD},\n{ADDED}    }}\n}}\n"),
    "one line": (
        "types.json",
        '{"$defs": {"Old": {}}}',
        '{"$defs": {"Old": {}, "P": {"type": "object", "properties": {"amount": {"type": "integer"}}}}}',
    ),
    "definitions": (
        "types.json",
        '{"definitions": {"Old": {}}}',
        '{"definitions": {"Old": {}, "P": {"type": "object", "properties": {"amount": {"type": "integer"}}}}}',
    ),
    "no definitions": (
        "types.json",
        '{"title": "T"}',
        '{"title": "T", "$defs": {"P": {"type": "object", "properties": {"amount": {"type": "integer"}}}}}',
    ),
    "no entry": (
        "types.json",
        '{"$defs": {}}',
        '{"$defs": {\n  "P": {\n    "type": "object",\n    "properties": {\n      "amount": {\n        "type": "integer"\n      }\n    }\n  }\n}}',
    ),
    "YAML": (
        "types.yaml",
        "# ours\n$defs:\n    Old: {}  # old\n",
        "# ours\n$defs:\n    Old: {}  # old\n    P:\n      type: object\n      properties:\n        amount:\n          type: integer\n",
    ),
    "YAML without an end": (
        "types.yaml",
        "$defs:\n  Old: {}",
        "$defs:\n  Old: {}\n  P:\n    type: object\n    properties:\n      amount:\n        type: integer\n",
    ),
    "a taken name": (
        "types.json",
        '{"$defs": {"P": {}}}',
        '{"$defs": {"P": {}, "XP": {"type": "object", "properties": {"amount": {"type": "integer"}}}}}',
    ),
}


@pytest.mark.parametrize(("name", "before", "after"), EXISTING.values(), ids=EXISTING)
def test_existing_types_files(tmp_path: Path, name: str, before: str, after: str) -> None:
    path = write(tmp_path, tool("x", obj(p=MONEY)), tool("y", obj(p=MONEY)))
    (tmp_path / name).write_text(before)
    applied(path, name)
    assert (tmp_path / name).read_text() == after
    keyword = "definitions" if "definitions" in before else "$defs"
    new = "XP" if "XP" in after else "P"
    assert f'"{name}#/{keyword}/{new}"' in path.read_text()


def test_known_definitions_keep_their_names(tmp_path: Path) -> None:
    text = json.dumps({"$defs": {"Cash": MONEY, "Order": obj(price={"$ref": "#/$defs/Cash"})}})
    (tmp_path / "types.json").write_text(text)
    path = write(tmp_path, tool("x", obj(order=obj(price=MONEY), note=MONEY)))
    assert applied(path) == {
        "Cash": ("x/input/properties/note",),
        "Order": ("x/input/properties/order",),
    }
    assert (tmp_path / "types.json").read_text() == text
    path = write(tmp_path, tool("x", obj(order=obj(price={"$ref": "types.json#/$defs/Cash"}))))
    assert set(applied(path)) == {"Order"}, "a reference to the file is equal to the definition"


def test_names_that_need_escapes(tmp_path: Path) -> None:
    (tmp_path / "my types.json").write_text(json.dumps({"$defs": {"a/b ~ü": MONEY}}))
    path = write(tmp_path, tool("x", obj(p=MONEY)))
    assert set(applied(path, "my types.json")) == {"a/b ~ü"}
    assert '"my%20types.json#/$defs/a~1b%20~0%C3%BC"' in path.read_text()
    assert applied(path, "my types.json") == {}


DRAFT_7 = "http://json-schema.org/draft-07/schema#"


def test_drafts(tmp_path: Path) -> None:
    old = [
        tool(name, {"$schema": DRAFT_7, **obj(p=MONEY, q=obj(a={"type": "string"}))})
        for name in "ab"
    ]
    new = [tool(name, obj(r=MONEY)) for name in "cd"]
    path = write(tmp_path, *old, *new)
    found, codes = shared(path)
    assert found is not None
    assert [one.name for one in found.types] == ["P", "Q"]
    assert codes == ["ADL1704"]
    applied(path)
    assert json.loads((tmp_path / "types.json").read_text())["$schema"] == DRAFT_7
    assert shared(path)[1] == ["ADL1704"]
    assert set(applied(path, "new.json")) == {"R"}
    assert shared(path, "new.json")[1] == []


FILES = {
    "{": [],
    "[]": ["ADL1703"],
    '{"$defs": []}': ["ADL1703"],
    '{"$schema": "urn:x"}': ["ADL1703"],
}


@pytest.mark.parametrize(("text", "codes"), FILES.items())
def test_unusable_types_files(tmp_path: Path, text: str, codes: list[str]) -> None:
    path = write(tmp_path, tool("x", obj(p=MONEY)), tool("y", obj(p=MONEY)))
    (tmp_path / "types.json").write_text(text)
    assert shared(path) == (None, codes)


@pytest.mark.parametrize(
    "name", ["tools.json", "../types.json", "sub/types.json", "types.txt", "*.json"]
)
def test_places_of_types_files(tmp_path: Path, name: str) -> None:
    path = write(tmp_path, tool("x", obj(p=MONEY)), tool("y", obj(p=MONEY)))
    assert shared(path, name) == (None, ["ADL1701"])
