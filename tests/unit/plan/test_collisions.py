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


@pytest.mark.parametrize("target", suite.TARGETS)
def test_names_of_forms_are_those_of_no_other_type(target: str) -> None:
    form: JsonValue = {"schema": {"type": "object", "properties": {"ok": {"type": "boolean"}}}}
    asking: JsonValue = dict.fromkeys(("confirm_form", "confirm", "input", "class"), form)
    schema: JsonValue = {
        "type": "object",
        "properties": {"confirm": {"type": "object", "properties": {"x": {"type": "integer"}}}},
        "x-adlgen": {"elicits": asking},
    }
    tools: list[JsonValue] = [{"name": name, "parameters": schema} for name in ("t", "t_confirm")]
    text = json.dumps([{"type": "function", "function": tool} for tool in tools])
    attempt = try_source(Source("t.json", text), suite.TARGETS[target], {"wiring": "false"})
    assert [one.message for one in attempt.diagnostics] == []
    assert attempt.emitted is not None
    forms = [form for tool in attempt.emitted.plan.tools for form in tool.elicits]
    assert len({form.value_name for form in forms}) == 4
    tools_of = attempt.emitted.plan.tools
    namespaces = [tools_of] if target != "rust" else [tools_of[:1], tools_of[1:]]
    for group in namespaces:
        bodies = [body for tool in group for body in tool.bodies]
        named = [str(one.name) for body in bodies for one in body.declarations.values()]
        named += [f"{form.body.name}Form" for tool in group for form in tool.elicits]
        assert len(named) == len(set(named)), named
