"""A schema that shares definitions is validated as one that contains them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from types import ModuleType
from typing import Any, NoReturn

import pytest

from adlgen.schema.patterns import compile_pattern
from adlgen.testing.values import Maker
from tests.conformance.random_schemas import Schemas

Runtime = Callable[[str], ModuleType]

TYPES = {
    "$defs": {
        "Money": {
            "type": "object",
            "required": ["amount"],
            "properties": {
                "amount": {"type": "integer", "minimum": 0},
                "currency": {"type": "string", "pattern": "^[A-Z]{3}$"},
            },
            "additionalProperties": False,
        },
        "Line": {"properties": {"price": {"$ref": "#/$defs/Money"}, "at": {"format": "date"}}},
        "Box": {"properties": {"lines": {"items": {"$ref": "#/$defs/Line"}, "type": "array"}}},
        "Tree": {
            "type": "object",
            "properties": {
                "pay": {"oneOf": [{"$ref": "#/$defs/Card"}, {"$ref": "#/$defs/Bill"}]},
                "parts": {"type": "array", "items": {"$ref": "#/$defs/Tree"}},
            },
        },
        "Card": {"type": "object", "required": ["by"], "properties": {"by": {"const": "card"}}},
        "Bill": {"type": "object", "required": ["by"], "properties": {"by": {"const": "bill"}}},
        "Unused": {"type": "null"},
    }
}
TEXTS = {"expressions": {"^[A-Z]{3}$": "^[A-Z]{3}\\Z"}}


def _shared(runtime: Runtime, own: object, types: object = TYPES) -> Any:
    schema = runtime("_source").Schema
    return schema(json.dumps(own), shared=schema(json.dumps(types), **TEXTS))


def _references(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        yield from (schema["$ref"],) if isinstance(schema.get("$ref"), str) else ()
        for part in schema.values():
            yield from _references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _references(part)


def _split(schema: Any) -> tuple[Any, dict[str, Any]]:
    """Move the definitions that do not lead to the root out of a schema."""
    definitions: dict[str, Any] = dict(schema.get("$defs", {}))
    while True:
        known = {f"#/$defs/{name}" for name in definitions}
        kept = {n: one for n, one in definitions.items() if {*_references(one)} <= known}
        if kept == definitions:
            break
        definitions = kept
    own = {name: one for name, one in schema.get("$defs", {}).items() if name not in definitions}
    rest = {key: part for key, part in schema.items() if key != "$defs"}
    return {**rest, "$defs": own} if own else rest, definitions


def test_verdicts_and_problems_are_those_of_the_whole_schema(runtime: Runtime) -> None:
    moved = refused = 0
    for number, canonical in enumerate(islice(Schemas("of-files").roots(), 200)):
        if not isinstance(canonical.json, dict):
            continue
        own, definitions = _split(canonical.json)
        if not definitions:
            continue
        moved += 1
        texts = {name: json.dumps(code) for name, code in canonical.patterns.items()}
        programs = runtime("_pattern").programs(texts)
        source = runtime("_source").Schema
        types = source(json.dumps({"$defs": definitions}), patterns=programs)
        whole = source(json.dumps(canonical.json), patterns=programs)
        parted = source(json.dumps(own), patterns=programs, shared=types)
        for value in Maker(canonical.json, f"of-files/{number}").make(4):
            problems = whole.problems(value)
            refused += bool(problems)
            assert parted.problems(value) == problems, (canonical.json, value)
            assert parted.validator.accepts(value) is (not problems)
    assert (moved > 20, refused > 20) == (True, True), (moved, refused)


@pytest.mark.parametrize(
    ("own", "names"),
    [
        ({"$ref": "#/$defs/Money"}, ["Money"]),
        ({"properties": {"const": {"$ref": "#/$defs/Box"}}}, ["Money", "Line", "Box"]),
        ({"anyOf": [{"$ref": "#/$defs/Tree"}, True]}, ["Tree", "Card", "Bill"]),
        ({"const": {"$ref": "#/$defs/Money"}, "x": [{"$ref": "#/$defs/Card"}]}, []),
        (
            {"$ref": "#/$defs/Own", "$defs": {"Own": {"$ref": "#/$defs/Line"}}},
            ["Own", "Money", "Line"],
        ),
        ({"$ref": "#/$defs/Money", "$defs": {"Money": {"type": "null"}}}, ["Money"]),
    ],
)
def test_models_see_the_definitions_that_a_schema_leads_to(
    runtime: Runtime, own: dict[str, Any], names: list[str]
) -> None:
    schema = _shared(runtime, own)
    given = {**TYPES["$defs"], **own.get("$defs", {})}
    whole = {**own, "$defs": {name: given[name] for name in names}} if names else own
    assert schema.value == whole
    assert json.loads(schema.text) == schema.canonical == whole
    assert list(schema.value.get("$defs", {})) == names


def test_a_chain_of_definitions_has_any_length(runtime: Runtime) -> None:
    parts = {f"D{i}": {"properties": {"n": {"$ref": f"#/$defs/D{i + 1}"}}} for i in range(4999)}
    types = {"$defs": {**parts, "D4999": {"type": "integer"}}}
    schema = _shared(runtime, {"$ref": "#/$defs/D0"}, types)
    assert schema.value["$defs"] == types["$defs"]
    assert schema.problems({"n": {"n": {}}}) == []
    value: object = "x"
    for _ in range(100):
        value = {"n": value}
    assert schema.problems(value) == []


def test_shared_definitions_are_compiled_once(runtime: Runtime) -> None:
    source = runtime("_source").Schema
    types = source(json.dumps(TYPES), **TEXTS)
    tree = {"type": "object", "properties": {"tree": {"$ref": "#/$defs/Tree"}}}
    first, second = (source(json.dumps(tree), shared=types) for _ in range(2))
    wrong = {"tree": {"parts": [{"pay": {"by": "card"}}, {"pay": {"by": "cash"}}]}}
    for schema in (first, second):
        assert [str(one) for one in schema.problems(wrong)] == [
            '/tree/parts/1/pay/by: must be one of "card", "bill" (got "cash")'
        ]
        definition = types.validator.target("#/$defs/Tree")
        assert schema.validator.target("#/$defs/Tree") is definition
        inner = definition["properties"]["parts"]["items"]
        assert schema.validator.table(inner) is types.validator.table(inner)


def test_own_definitions_come_before_shared_ones(runtime: Runtime) -> None:
    own = {"$ref": "#/$defs/Money", "$defs": {"Money": {"type": "null"}}}
    schema = _shared(runtime, own)
    assert schema.problems(None) == schema.problems(None, "/$defs/Money") == []
    assert [str(one) for one in schema.problems(1)] == ["(root): must be null (got 1)"]
    assert [str(one) for one in schema.problems(1, "/$defs/Card")] == [
        "(root): must be object (got 1)"
    ]


@pytest.mark.parametrize(
    ("own", "types", "shown"),
    [
        ({}, {}, 'must be a day: "x" is not (got "x")'),
        ({"properties": {"p": {"writeOnly": True}}}, {}, "must be a day (got (hidden))"),
        ({}, {"P": {"type": "string", "format": "password"}}, "must be a day (got (hidden))"),
        ({"description": '"writeOnly": true'}, {}, 'must be a day: "x" is not (got "x")'),
    ],
)
def test_refusals_of_types_show_no_values_if_there_are_secrets(
    runtime: Runtime, own: object, types: object, shown: str
) -> None:
    unheld = runtime("_errors").UnheldError("x", 'must be a day: "x" is not (got "x")')

    def build(_: object) -> NoReturn:
        raise unheld

    schema = _shared(runtime, own, {"$defs": types})
    for given in (schema, schema.at("")):
        with pytest.raises(runtime("_errors").InvalidValueError) as caught:
            runtime("_tool").Codec(given, build, build).decode("x")
        assert [one.message for one in caught.value.problems] == [shown]


def test_formats_of_shared_definitions_are_asserted(runtime: Runtime) -> None:
    source = runtime("_source").Schema
    program = json.dumps(compile_pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))
    programs = runtime("_pattern").programs({"*date": program})
    types = source(json.dumps(TYPES), patterns=programs, **TEXTS)
    schema = source('{"items": {"$ref": "#/$defs/Line"}}', shared=types)
    assert [str(one) for one in schema.problems([{"at": "2026-01-02"}, {"at": "soon"}])] == [
        '/1/at: must match format date (got "soon")'
    ]
