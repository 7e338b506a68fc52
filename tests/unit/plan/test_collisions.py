"""Names that collide are reported only in languages that print them."""

from __future__ import annotations

import json

import pytest

from adlgen.diagnostics.model import Diagnostic
from adlgen.document.node import JsonValue, Source
from adlgen.testing.targets import try_source
from tests.conformance import suite


def collisions(target: str, properties: dict[str, JsonValue]) -> list[Diagnostic]:
    schema: JsonValue = {"type": "object", "properties": properties}
    text = json.dumps({"tools": [{"name": "t", "inputSchema": schema}]})
    attempt = try_source(Source("t.json", text), suite.TARGETS[target], {"wiring": "false"})
    assert attempt.emitted is not None
    return [one for one in attempt.diagnostics if one.code.id == "ADL0401"]


@pytest.mark.parametrize("target", suite.TARGETS)
def test_properties_collide_where_they_become_identifiers(target: str) -> None:
    found = collisions(target, {"orderBy": {"type": "string"}, "order_by": {"type": "string"}})
    assert len(found) == (0 if target == "typescript" else 1), [one.message for one in found]


@pytest.mark.parametrize("target", suite.TARGETS)
def test_values_collide_where_members_have_names(target: str) -> None:
    values: list[JsonValue] = [
        "fooBar",
        "foo_bar",
        "foo-bar",
        "a value that is too long for a line of code",
    ]
    found = collisions(target, {"kind": {"enum": values}})
    assert len(found) == (1 if target in ("go", "rust") else 0), [one.message for one in found]


@pytest.mark.parametrize(
    ("target", "closed", "other"), [("go", "Extra ", "Extra_ "), ("rust", "extra:", "extra_:")]
)
def test_the_field_of_additional_properties_takes_its_name(
    target: str, closed: str, other: str
) -> None:
    for additional, expected in ((False, closed), (True, other)):
        schema: JsonValue = {
            "type": "object",
            "properties": {"extra": {"type": "string"}},
            "additionalProperties": additional,
        }
        text = json.dumps({"tools": [{"name": "t", "inputSchema": schema}]})
        attempt = try_source(Source("t.json", text), suite.TARGETS[target], {"wiring": "false"})
        assert attempt.emitted is not None
        assert any(
            f"{expected}" in file.text for file in attempt.emitted.tree if "/t." in file.path
        )
