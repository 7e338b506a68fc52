"""Which schemas become one definition, under which names, with which annotations."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue
from tests.unit.sharing.builders import (
    MONEY,
    Schema,
    applied,
    definitions,
    obj,
    shared,
    tool,
    write,
)

ENUM: Schema = {"enum": ["a", "b"]}
UNION: Schema = {"anyOf": [{"type": "string"}, {"type": "integer"}]}
REF: Schema = {"$ref": "#/$defs/Money"}
TREE: Schema = obj(
    name={"type": "string"}, children={"type": "array", "items": {"$ref": "#/$defs/Tree"}}
)
DRAFT_7 = "http://json-schema.org/draft-07/schema#"


def with_defs(schema: Schema, **entries: JsonValue) -> Schema:
    """Return a schema with definitions."""
    return {**schema, "$defs": entries}


PAIRS: dict[str, tuple[Schema, Schema, set[str]]] = {
    "objects": (obj(price=MONEY), obj(price=MONEY), {"Price"}),
    "other order": (
        obj(p={**MONEY, "required": ["a", "b"]}),
        obj(p={"required": ["b", "a"], **MONEY}),
        {"P"},
    ),
    "own annotations": (
        obj(p={**MONEY, "description": "One.", "default": {}}),
        obj(p={**MONEY, "description": "Two."}),
        {"P"},
    ),
    "annotations of parts": (
        obj(p=obj(a={"type": "integer", "description": "One."})),
        obj(p=obj(a={"type": "integer", "description": "Two."})),
        set(),
    ),
    "another keyword": (obj(p=MONEY), obj(p={**MONEY, "minProperties": 1}), set()),
    "another number": (
        obj(p=obj(a={"const": 1})),
        obj(p=obj(a={"const": True})),
        set(),
    ),
    "values": (obj(kind=ENUM), obj(kind=ENUM), {"Kind"}),
    "values in another order": (obj(kind=ENUM), obj(kind={"enum": ["b", "a"]}), set()),
    "one value": (obj(kind={"enum": ["a"]}), obj(kind={"enum": ["a"]}), set()),
    "numbers": (obj(kind={"enum": [1, 2]}), obj(kind={"enum": [1, 2]}), set()),
    "alternatives": (obj(id=UNION), obj(id=UNION), {"Id"}),
    "an alternative to null": (
        obj(id={"anyOf": [{"type": "string"}, {"type": "null"}]}),
        obj(id={"anyOf": [{"type": "string"}, {"type": "null"}]}),
        set(),
    ),
    "strings": (obj(id={"type": "string"}), obj(id={"type": "string"}), set()),
    "an object without properties": (obj(x={"type": "object"}), obj(x={"type": "object"}), set()),
    "inputs": (MONEY, MONEY, set()),
    "parts of an equal whole": (obj(o=obj(p=MONEY)), obj(o=obj(p=MONEY)), {"O"}),
    "a part that is also elsewhere": (
        obj(o=obj(p=MONEY)),
        obj(o=obj(p=MONEY), q=MONEY),
        {"O", "P"},
    ),
    "definitions": (
        with_defs(obj(a=REF), Money=MONEY),
        with_defs(obj(b=REF), Money=MONEY),
        {"Money"},
    ),
    "a definition and an object": (with_defs(obj(a=REF), Money=MONEY), obj(price=MONEY), {"Money"}),
    "a definition that one tool has": (with_defs(obj(a=REF, b=REF), Money=MONEY), obj(), set()),
    "definitions of definitions": (
        with_defs(obj(a={"$ref": "#/$defs/A"}), A=obj(m=REF), Money=MONEY),
        with_defs(obj(a={"$ref": "#/$defs/A"}), A=obj(m=REF), Money=MONEY),
        {"A", "Money"},
    ),
    "a definition of a string in a shared one": (
        with_defs(
            obj(a={"$ref": "#/$defs/A"}), A=obj(i={"$ref": "#/$defs/Id"}), Id={"type": "string"}
        ),
        obj(a=obj(i={"type": "string"})),
        {"A", "Id"},
    ),
    "recursive definitions": (
        with_defs(obj(a={"$ref": "#/$defs/Tree"}), Tree=TREE),
        with_defs(obj(b={"$ref": "#/$defs/Tree"}), Tree=TREE),
        {"Tree"},
    ),
    "definitions that refer to one another": (
        with_defs(
            obj(a={"$ref": "#/$defs/A"}),
            A=obj(b={"$ref": "#/$defs/B"}),
            B=obj(a={"$ref": "#/$defs/A"}),
        ),
        with_defs(
            obj(b={"$ref": "#/$defs/B"}),
            A=obj(b={"$ref": "#/$defs/B"}),
            B=obj(a={"$ref": "#/$defs/A"}),
        ),
        {"A", "B"},
    ),
    "a reference with other keywords": (
        with_defs(obj(a={**REF, "required": ["amount"]}), Money=MONEY),
        obj(b=MONEY),
        {"Money"},
    ),
    "pointers": (
        obj(o=obj(home=MONEY, work={"$ref": "#/properties/o/properties/home"})),
        obj(p=obj(home=MONEY, work={"$ref": "#/properties/p/properties/home"})),
        {"Home", "O"},
    ),
    "a pointer into a shared schema": (
        obj(o=obj(a=MONEY, b={"type": "string"}), c={"$ref": "#/properties/o/properties/a"}),
        obj(o=obj(a=MONEY, b={"type": "string"})),
        {"A", "O"},
    ),
    "a pointer to a property with a default": (
        obj(o=obj(a={**MONEY, "default": {}}, b={"$ref": "#/properties/o/properties/a"})),
        obj(o=obj(a={**MONEY, "default": {}}, b=MONEY)),
        {"A", "O"},
    ),
    "recursive pointers": (
        obj(o=obj(children={"type": "array", "items": {"$ref": "#/properties/o"}})),
        obj(x=obj(children={"type": "array", "items": {"$ref": "#/properties/x"}})),
        {"O"},
    ),
    "files next to it": (
        obj(o=obj(a={"$ref": "common.json#/$defs/A"})),
        obj(o=obj(a={"$ref": "common.json#/$defs/A"})),
        {"O"},
    ),
    "identifiers": (
        obj(o=MONEY, i={"$id": "x", "type": "string"}),
        obj(o=MONEY, i={"$id": "y", "type": "string"}),
        set(),
    ),
    "anchors": (obj(o={**MONEY, "$anchor": "x"}), obj(o={**MONEY, "$anchor": "x"}), set()),
    "a reference to the root": (
        obj(o=obj(self={"$ref": "#"}), p=MONEY),
        obj(o=obj(self={"$ref": "#"}), q=MONEY),
        {"P"},
    ),
    "definitions with a default": (
        with_defs(obj(a=REF), Money={**MONEY, "default": {}}),
        with_defs(obj(b=REF), Money={**MONEY, "default": {}}),
        set(),
    ),
    "a definition with a default, and objects": (
        with_defs(obj(a=REF, p=MONEY), Money={**MONEY, "default": {}}),
        obj(p=MONEY),
        {"P"},
    ),
    "an allOf of a reference": (
        with_defs(obj(o=obj(p={"allOf": [REF], "description": "One."})), Money=MONEY),
        obj(o=obj(p={**MONEY, "description": "One."})),
        {"Money", "O"},
    ),
    "an input that is a reference": (
        with_defs({"type": "object", "allOf": [REF]}, Money=MONEY),
        with_defs({"allOf": [REF]}, Money=MONEY),
        {"Money"},
    ),
    "drafts": (obj(o=MONEY), {"$schema": DRAFT_7, **obj(o=MONEY)}, set()),
    "maps and tuples": (
        obj(prices={"additionalProperties": MONEY}),
        obj(pairs={"prefixItems": [MONEY, {}]}),
        {"Pair"},
    ),
}


@pytest.mark.parametrize(("first", "second", "names"), PAIRS.values(), ids=PAIRS)
def test_equal_schemas(tmp_path: Path, first: Schema, second: Schema, names: set[str]) -> None:
    (tmp_path / "common.json").write_text(json.dumps({"$defs": {"A": {"type": "string"}}}))
    path = write(tmp_path, tool("one", first), tool("two", second))
    assert set(applied(path)) == names
    assert applied(path) == {}, "sharing again changes nothing"
    if names:
        assert set(json.loads((tmp_path / "types.json").read_text())["$defs"]) == names


def test_results(tmp_path: Path) -> None:
    order = obj(id={"type": "string"}, price=MONEY)
    path = write(
        tmp_path,
        tool("get_order", obj(id={"type": "string"}), order),
        tool("create_order", obj(id={"type": "string"}), order),
        tool("pay", obj(price=MONEY)),
    )
    assert set(applied(path)) == {"OrderResult", "Price"}
    tools = json.loads(path.read_text())["tools"]
    assert tools[0]["outputSchema"] == {"$ref": "types.json#/$defs/OrderResult"}


A_B: Schema = {"type": "string", "enum": ["a", "b"]}
C_D: Schema = {"type": "string", "enum": ["c", "d"]}
EXTRA: Schema = {"pay": {"type": "null"}, "refund": {"type": "string"}}
CARD, CASH = obj(type={"const": "card"}), obj(type={"const": "cash"})
NAMES: dict[str, tuple[list[JsonValue], set[str]]] = {
    "the most frequent property": (
        [tool("x", obj(b=A_B)), tool("y", obj(c=A_B)), tool("z", obj(c=A_B))],
        {"C"},
    ),
    "the first of equally frequent ones": ([tool("x", obj(b=A_B)), tool("y", obj(a=A_B))], {"A"}),
    "an element": (
        [tool("x", obj(order_lines={"items": A_B})), tool("y", obj(order_lines={"items": A_B}))],
        {"OrderLine"},
    ),
    "a title that is a word": (
        [tool("x", obj(a={**A_B, "title": "Kind"})), tool("y", obj(b={**A_B, "title": "Kind"}))],
        {"Kind"},
    ),
    "a title that is a sentence": (
        [
            tool("x", obj(a={**A_B, "title": "A kind"})),
            tool("y", obj(a={**A_B, "title": "A kind"})),
        ],
        {"A"},
    ),
    "qualified by the tool": (
        [tool(n, obj(kind=s)) for n, s in (("a", A_B), ("b", A_B), ("c", C_D), ("d", C_D))],
        {"AKind", "CKind"},
    ),
    "qualified by what tools have in common": (
        [
            tool(f"{verb}_{noun}", obj(kind=schema))
            for noun, schema in (("text_kind", A_B), ("image", C_D))
            for verb in ("send", "read")
        ],
        {"TextKind", "ImageKind"},
    ),
    "qualified by the property": (
        [
            tool("x", obj(car=obj(kind=A_B, a={}), bike=obj(kind=C_D, a={}))),
            tool("y", obj(car=obj(kind=A_B, b={}), bike=obj(kind=C_D, b={}))),
        ],
        {"CarKind", "BikeKind"},
    ),
    "a definition keeps its name": (
        [
            tool("x", {**obj(a={"$ref": "#/$defs/Kind"}), "$defs": {"Kind": A_B}}),
            tool("y", obj(kind=C_D, a=A_B)),
            tool("z", obj(kind=C_D)),
        ],
        {"Kind", "YKind"},
    ),
    "alternatives by their tag": (
        [
            tool(
                name,
                {"properties": {name: {"oneOf": [CARD, CASH, extra]}}},
            )
            for name, extra in EXTRA.items()
        ],
        {"CardPay", "CashPay"},
    ),
    "a digit is not the first character": (
        [tool(n, obj(**{"2nd": A_B})) for n in ("x", "y")],
        {"X2nd"},
    ),
    "any characters": (
        [tool("x", obj(**{"-- 🚀 --": A_B})), tool("y", obj(**{"-- 🚀 --": A_B}))],
        {"MinusMinusSpaceU1f680SpaceMinusMinus"},
    ),
}


@pytest.mark.parametrize(("tools", "names"), NAMES.values(), ids=NAMES)
def test_names(tmp_path: Path, tools: list[JsonValue], names: set[str]) -> None:
    for order in permutations(tools) if len(tools) < 4 else (tools, tools[::-1]):
        (tmp_path / "types.json").unlink(missing_ok=True)
        assert set(applied(write(tmp_path, *order))) == names, "independent of the order of tools"


def test_names_end_with_a_hash_of_their_places(tmp_path: Path) -> None:
    unlabelled: Schema = {"anyOf": [obj(a=MONEY), obj(b=MONEY)]}
    named = [
        tool("t0", obj(p=unlabelled)),
        tool("t1", obj(p={**unlabelled, "minProperties": 1})),
    ]
    first = set(applied(write(tmp_path, *named)))
    (tmp_path / "types.json").unlink()
    assert len(first) == 3
    assert set(applied(write(tmp_path, *named[::-1]))) == first


def test_annotations(tmp_path: Path) -> None:
    def money(text: str, **more: JsonValue) -> Schema:
        return {**MONEY, "title": "Money", "description": text, **more}

    path = write(
        tmp_path,
        tool("a", obj(p=money("The price.", default={"amount": 1}))),
        tool("b", obj(p=money("The fee.", deprecated=True))),
        tool(
            "c", {**obj(p={**REF, "description": "The tax."}), "$defs": {"Money": money("Money.")}}
        ),
    )
    assert set(applied(path)) == {"Money"}
    assert definitions(tmp_path / "types.json") == {"Money": {**MONEY, "title": "Money"}}
    found = [one["inputSchema"] for one in json.loads(path.read_text())["tools"]]
    reference = "types.json#/$defs/Money"
    assert [one["properties"]["p"] for one in found] == [
        {"$ref": reference, "description": "The price.", "default": {"amount": 1}},
        {"$ref": reference, "description": "The fee.", "deprecated": True},
        {"$ref": reference, "description": "The tax."},
    ]
    assert "$defs" not in found[2]


def test_annotations_before_2019_09(tmp_path: Path) -> None:
    place = obj(p={**MONEY, "title": "The price", "default": {}}, q=MONEY)
    path = write(
        tmp_path,
        *(
            tool(name, {"$schema": DRAFT_7, **obj(o=place), "maxProperties": n})
            for n, name in enumerate("ab")
        ),
        tool("c", {"$schema": DRAFT_7, **obj(r={**MONEY, "title": "Other"})}),
    )
    assert set(applied(path)) == {"O", "P"}
    found = definitions(tmp_path / "types.json")
    assert isinstance(found, dict)
    assert found["O"] == obj(
        p={"title": "The price", "default": {}, "allOf": [{"$ref": "#/$defs/P"}]},
        q={"$ref": "#/$defs/P"},
    )
    last = json.loads(path.read_text())["tools"][2]["inputSchema"]["properties"]["r"]
    assert last == {"title": "Other", "allOf": [{"$ref": "types.json#/$defs/P"}]}
    assert applied(path) == {}


def test_annotations_of_definitions_that_differ(tmp_path: Path) -> None:
    tools = [
        tool(
            text,
            with_defs(
                obj(p=REF, q={**REF, "description": "Own."}), Money={**MONEY, "description": text}
            ),
        )
        for text in ("One", "Two")
    ]
    path = write(tmp_path, *tools)
    applied(path)
    assert definitions(tmp_path / "types.json") == {"Money": MONEY}
    for one in json.loads(path.read_text())["tools"]:
        found = one["inputSchema"]["properties"]
        assert (found["p"]["description"], found["q"]["description"]) == (one["name"], "Own.")


def test_unused_definitions_stay(tmp_path: Path) -> None:
    schema = with_defs(obj(a=REF), Money=MONEY, Old={"type": "string"}, User=obj(m=REF))
    path = write(tmp_path, tool("x", schema), tool("y", obj(b=MONEY)))
    applied(path)
    left = json.loads(path.read_text())["tools"][0]["inputSchema"]["$defs"]
    assert set(left) == {"Old", "User"}
    assert left["User"]["properties"]["m"] == {"$ref": "types.json#/$defs/Money"}


def test_a_definition_with_a_default_stays(tmp_path: Path) -> None:
    first = with_defs(obj(a=REF, p=MONEY), Money={**MONEY, "default": {}})
    path = write(tmp_path, tool("x", first), tool("y", obj(p=MONEY)))
    applied(path)
    found = json.loads(path.read_text())["tools"][0]["inputSchema"]
    assert (found["$defs"], found["properties"]["a"]) == (first["$defs"], REF)


def test_pinned_names_stay(tmp_path: Path) -> None:
    place = obj(a={"type": "string"})
    pinned = {**obj(p=place, q=MONEY), "x-adlgen": {"names": {"/properties/p": "Own"}}}
    tools = [
        {"name": name, "description": "d", "input_schema": schema}
        for name, schema in (("x", pinned), ("y", obj(p=place, q=MONEY)))
    ]
    path = tmp_path / "tools.json"
    path.write_text(json.dumps(tools))
    assert set(applied(path)) == {"Q"}


def test_nothing_in_a_tool_can_move(tmp_path: Path) -> None:
    path = write(tmp_path, tool("x", {**obj(o=MONEY, p=MONEY), "$id": "urn:x"}))
    assert shared(path)[1] == ["ADL1702"]


def test_counts(tmp_path: Path) -> None:
    path = write(tmp_path, tool("x", obj(a=MONEY, b=MONEY)), tool("y", obj(c={"items": MONEY})))
    found, _ = shared(path)
    assert found is not None
    assert (found.tools, found.before, found.after) == (2, 5, 3)
    assert [one.places for one in found.types] == [
        ("x/input/properties/a", "x/input/properties/b", "y/input/properties/c/items")
    ]
