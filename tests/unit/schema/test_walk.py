"""Every schema inside a schema, in order, and nothing else."""

from __future__ import annotations

import json

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Node, Source
from adlgen.schema.walk import pointer, schemas


def node(text: str) -> Node:
    return read_document(Source("schema.json", text), Log()).root


def test_the_order_is_that_of_the_text() -> None:
    schema = node(
        """{"properties": {"a/b": {"items": {"not": {}}}, "properties": {"const": {"a": {}}}},
      "anyOf": [true, {"enum": [{}]}], "default": {"items": {}}, "$defs": {"x": {}}, "items": 1,
      "patternProperties": {"~": {"if": {}}}}"""
    )
    assert [pointer(path) for path, _ in schemas(schema)] == [
        "",
        "/properties/a~1b",
        "/properties/a~1b/items",
        "/properties/a~1b/items/not",
        "/properties/properties",
        "/anyOf/1",
        "/$defs/x",
        "/patternProperties/~0",
        "/patternProperties/~0/if",
    ]


def test_wide_schemas_take_no_longer_than_they_are() -> None:
    wide = json.dumps({"properties": {f"p{n}": {"items": {}} for n in range(5_000)}})
    assert sum(1 for _ in schemas(node(wide))) == 10_001
