"""Sentences about bounds."""

import pytest

from adlgen.document.node import JsonValue
from adlgen.plan.notes import notes_of
from tests.unit.builders import body_of


@pytest.mark.parametrize(
    ("schema", "notes"),
    [
        ({"type": "integer", "minimum": 1, "maximum": 9}, ["Integer, 1 to 9."]),
        (
            {"type": "number", "exclusiveMinimum": 0, "multipleOf": 0.5},
            ["Greater than 0.", "A multiple of 0.5."],
        ),
        ({"type": "string", "minLength": 1}, ["At least 1 character."]),
        ({"type": "string", "minLength": 2, "maxLength": 2}, ["Exactly 2 characters."]),
        ({"type": "string", "pattern": "^a$", "format": "x"}, ["Pattern: ^a$", "Format: x."]),
        (
            {"type": "array", "maxItems": 3, "uniqueItems": True},
            ["At most 3 items.", "Items are unique."],
        ),
        (
            {"type": "array", "items": {"type": "string", "format": "uri"}},
            ["Format of each item: uri."],
        ),
        (
            {
                "type": "array",
                "items": {"type": "array", "items": {"type": "string", "pattern": "^a: $"}},
            },
            ["Pattern of each item of each item: ^a: $"],
        ),
        (
            {"type": "array", "items": {"type": "string", "maxLength": 3}},
            ["Each item: At most 3 characters."],
        ),
        ({"type": "object", "minProperties": 2}, ["At least 2 properties."]),
        ({"type": ["integer", "null"], "minimum": 0}, ["Integer from 0."]),
    ],
)
def test_notes(schema: JsonValue, notes: list[str]) -> None:
    assert notes_of(body_of(schema).root) == notes
