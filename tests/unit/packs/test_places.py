"""The schemas that decide about a declared type alone: each alternative, each part, by any path."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from adlgen.document.node import JsonValue
from adlgen.packs import places as places_module
from adlgen.packs.places import places_of
from adlgen.plan.model import RecordDecl
from tests.unit.plan.test_plan import plan_of, tool

PART: JsonValue = {"type": "object", "minProperties": 1, "properties": {"q": {"type": "integer"}}}


def named(title: str, key: str, **more: JsonValue) -> dict[str, JsonValue]:
    """Return an object that requires a property."""
    properties: JsonValue = {key: {"type": "integer"}}
    return {"type": "object", "title": title, "required": [key], "properties": properties, **more}


def listed(schema: JsonValue, definitions: JsonValue = None) -> dict[str, tuple[str, ...]]:
    """Return the places below the property ``v``, by the name of the type."""
    whole: dict[str, JsonValue] = {"type": "object", "properties": {"v": schema}}
    if definitions is not None:
        whole["$defs"] = definitions
    body = plan_of(tool("k", whole))[0].tools[0].input
    found = {
        str(decl.name).removeprefix(str(body.name).removesuffix("Input")): places_of(
            decl.key, "k/input", body
        )
        for decl in body.declarations.values()
    }
    prefix = "/properties/v"
    assert found.pop("Input") == ("",)
    return {k: tuple(p.removeprefix(prefix) for p in places) for k, places in found.items()}


@pytest.mark.parametrize(
    ("schema", "places"),
    [
        (
            {"anyOf": [named("A", "x"), named("B", "y")]},
            {"V": ("",), "VA": ("/anyOf/0",), "VB": ("/anyOf/1",)},
        ),
        (
            {"oneOf": [named("A", "x"), named("B", "y", additionalProperties=False)]},
            {"V": ("",), "VA": ("/oneOf/0",), "VB": ("/oneOf/1",)},
        ),
        (
            {"anyOf": [{"type": "string"}, {"anyOf": [named("A", "x"), named("B", "y")]}]},
            {"V": ("",), "VA": ("/anyOf/1/anyOf/0",), "VB": ("/anyOf/1/anyOf/1",)},
        ),
        (
            {"anyOf": [named("A", "x"), named("B", "y", minProperties=2), {"type": "null"}]},
            {"V": ("",), "VA": ("/anyOf/0",), "VB": ("/anyOf/1",)},
        ),
        (
            {"minProperties": 2, "oneOf": [named("A", "x"), named("B", "y")]},
            {"V": ("",), "VA": ("/oneOf/0", ""), "VB": ("/oneOf/1", "")},
        ),
        (
            {"anyOf": [{"type": "null"}, {"type": "object", "properties": {"p": PART}}]},
            {"V": ("",), "VP": ("/anyOf/1/properties/p",)},
        ),
        (
            {
                "allOf": [
                    {"type": "object", "properties": {"p": PART}},
                    {"properties": {"p": {"maxProperties": 3}}},
                ]
            },
            {"V": ("",), "VP": ("/allOf/0/properties/p", "/allOf/1/properties/p")},
        ),
        (
            {"type": ["object", "string"], "properties": {"p": PART}},
            {"V": ("",), "VObject": ("",), "VObjectP": ("/properties/p",)},
        ),
        (
            {
                "type": "array",
                "prefixItems": [PART, {"type": "string"}],
                "minItems": 2,
                "items": PART,
            },
            {"V": ("",), "VItem0": ("/prefixItems/0",), "VItem": ("/items",)},
        ),
        (
            {
                "type": "object",
                "properties": {"p": {"type": "string"}},
                "additionalProperties": PART,
            },
            {"V": ("",), "VValue": ("/additionalProperties",)},
        ),
        (
            {
                "type": "object",
                "patternProperties": {"^a/~": PART},
                "additionalProperties": False,
            },
            {"VValue": ("/patternProperties/^a~1~0",)},
        ),
        (
            {"type": "object", "properties": {"a/b": PART, "~c": PART}},
            {"V": ("",), "VAB": ("/properties/a~1b",), "VTildeC": ("/properties/~0c",)},
        ),
        (
            {"anyOf": [{"type": "array", "items": PART}, {"type": "string"}]},
            {"V": ("",), "VListItem": ("/anyOf/0/items",)},
        ),
    ],
)
def test_every_type_has_the_place_that_decides(
    schema: JsonValue, places: dict[str, tuple[str, ...]]
) -> None:
    assert listed(schema) == places


def test_alternatives_of_a_recursive_definition() -> None:
    every: JsonValue = {"type": "array", "items": {"$ref": "#/$defs/tree"}}
    whole: JsonValue = {**named("All", "all"), "properties": {"all": every}}
    definition: JsonValue = {"anyOf": [whole, named("Leaf", "leaf")]}
    found = listed({"$ref": "#/$defs/tree"}, {"tree": definition})
    assert {*found.values()} == {
        ("/$defs/tree",),
        ("/$defs/tree/anyOf/0",),
        ("/$defs/tree/anyOf/1",),
    }


def test_secrets_are_found_in_one_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    many = 50
    choice: JsonValue = {"anyOf": [named(f"A{i}", f"k{i}") for i in range(many)]}
    hidden: JsonValue = {"type": "array", "items": {"type": "string", "writeOnly": True}}
    properties: dict[str, JsonValue] = {f"p{i}": {"$ref": "#/$defs/C"} for i in range(many)}
    whole: JsonValue = {
        "type": "object",
        "properties": {**properties, "pins": {"$ref": "#/$defs/H"}},
        "$defs": {"C": choice, "H": hidden},
    }
    body = plan_of(tool("k", whole))[0].tools[0].input
    visited: list[str] = []
    inner = places_module._inner

    def noted(schema: dict[str, JsonValue], place: str) -> Iterator[str]:
        visited.append(place)
        return inner(schema, place)

    monkeypatch.setattr(places_module, "_inner", noted)
    secrets = places_module.secret_places(body)
    assert len(visited) == len(set(visited)), "a place is visited once"
    root = next(iter(body.declarations.values()))
    assert isinstance(root, RecordDecl)
    assert places_module.secrets_of(root, body, secrets) == {"pins"}
