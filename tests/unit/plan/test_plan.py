"""Agents to plans: names and declarations."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.features.registry import feature
from adlgen.ir.agent import Agent, Tool
from adlgen.plan.build import build_plan
from adlgen.plan.model import EnumDecl, ListOf, Named, NullableOf, Plan, RecordDecl, UnionDecl
from tests.unit.builders import HERE, body_of
from tests.unit.plan.languages import language

CLOSED: dict[str, JsonValue] = {"type": "object", "additionalProperties": False}


def tool(id_: str, schema: JsonValue, output: JsonValue = None, **more: object) -> Tool:
    facts: dict[str, object] = {
        "id": id_,
        "name": id_,
        "wire_name": id_,
        "title": "",
        "description": "",
        "tags": (),
        "input": body_of(schema, objects_only=True),
        "output": None if output is None else body_of(output),
        "names": {},
        "span": HERE,
    }
    return Tool(**{**facts, **more})  # type: ignore[arg-type]


def plan_of(
    *tools: Tool,
    options: dict[str, str | bool] | None = None,
    **facts: object,
) -> tuple[Plan, Log]:
    agent = Agent("a.yaml", "my-agent", "", "1.0.0", tools)
    log = Log()
    return build_plan(agent, language(**facts), options or {}, log, feature), log


def names(plan: Plan, index: int = 0) -> dict[str, str]:
    return {k: str(d.name) for k, d in plan.tools[index].input.declarations.items()}


def test_types_are_named_by_their_path() -> None:
    schema: JsonValue = {
        **CLOSED,
        "properties": {
            "user_id": {"enum": ["a", "b"]},
            "items": {
                "type": "array",
                "items": {**CLOSED, "properties": {"x": {"type": "string"}}},
            },
            "byName": {"type": "object", "additionalProperties": {**CLOSED}},
        },
    }
    plan, _ = plan_of(tool("make_it", schema))
    assert names(plan) == {
        "make_it/input": "MakeItInput",
        "make_it/input/user_id": "MakeItUserID",
        "make_it/input/items/~item": "MakeItItem",
        "make_it/input/byName/~value": "MakeItByNameValue",
    }


def test_a_name_does_not_depend_on_others() -> None:
    a = tool("a", {**CLOSED, "properties": {"x": {"enum": [1, 2]}, "y": {"enum": [1, 2]}}})
    fewer = tool("a", {**CLOSED, "properties": {"y": {"enum": [1, 2]}}})
    b = tool("b", {**CLOSED, "properties": {"x": {"enum": [1, 2]}}})
    both, _ = plan_of(a, b)
    alone, _ = plan_of(fewer)
    assert names(both)["a/input/y"] == names(alone)["a/input/y"]
    assert names(both, 1) == names(plan_of(b)[0])


def test_siblings_that_meet_are_told_apart_and_reported() -> None:
    schema: JsonValue = {
        **CLOSED,
        "properties": {"fooBar": {"type": "string"}, "foo_bar": {"type": "string"}},
    }
    plan, log = plan_of(tool("t", schema))
    record = plan.tools[0].input.declarations["t/input"]
    assert isinstance(record, RecordDecl)
    first, second = (str(f.name) for f in record.fields)
    assert second == "foo_bar"
    assert first.startswith("foo_bar_x")
    assert [d.code.id for d in log.diagnostics] == ["ADL0401"]


def test_keywords_take_a_suffix() -> None:
    plan, _ = plan_of(
        tool(
            "t", {**CLOSED, "properties": {"class": {"type": "string"}, "2fa": {"type": "string"}}}
        )
    )
    record = plan.tools[0].input.declarations["t/input"]
    assert isinstance(record, RecordDecl)
    assert [str(f.name) for f in record.fields] == ["class_", "x_2fa"]


def test_cycles_are_marked_where_nothing_breaks_them() -> None:
    schema: JsonValue = {
        "$ref": "#/$defs/Node",
        "$defs": {
            "Node": {
                **CLOSED,
                "properties": {
                    "next": {"anyOf": [{"$ref": "#/$defs/Node"}, {"type": "null"}]},
                    "kids": {"type": "array", "items": {"$ref": "#/$defs/Node"}},
                    "other": {**CLOSED},
                },
            }
        },
    }
    plan, _ = plan_of(tool("t", schema))
    node = plan.tools[0].input.declarations["t/input/$defs/Node"]
    assert isinstance(node, RecordDecl)
    following, kids, other = (f.type for f in node.fields)
    assert following == NullableOf(Named("t/input/$defs/Node", cyclic=True))
    assert isinstance(kids, ListOf)
    assert kids.item == Named("t/input/$defs/Node", cyclic=False)
    assert other == Named("t/input/$defs/Node/other", cyclic=False)


def test_output_definitions_have_names_of_their_own() -> None:
    schema: JsonValue = {
        **CLOSED,
        "properties": {"f": {"$ref": "#/$defs/F"}},
        "$defs": {"F": {**CLOSED}},
    }
    plan, _ = plan_of(tool("t", schema, schema))
    assert plan.tools[0].output is not None
    assert str(plan.tools[0].input.declarations["t/input/$defs/F"].name) == "TF"
    assert str(plan.tools[0].output.declarations["t/output/$defs/F"].name) == "TOutputF"


def test_a_property_with_a_slash_is_no_path() -> None:
    nested: JsonValue = {**CLOSED, "properties": {"b": {**CLOSED}}}
    plan, _ = plan_of(tool("t", {**CLOSED, "properties": {"a/b": {**CLOSED}, "a": nested}}))
    assert len(plan.tools[0].input.declarations) == 4


def test_variants_are_named() -> None:
    schema: JsonValue = {
        **CLOSED,
        "properties": {
            "v": {
                "oneOf": [
                    {**CLOSED, "required": ["kind"], "properties": {"kind": {"const": "card"}}},
                    {
                        **CLOSED,
                        "required": ["kind"],
                        "properties": {"kind": {"enum": ["x", "y"]}},
                        "title": "Other way",
                    },
                ]
            }
        },
    }
    plan, _ = plan_of(tool("t", schema))
    union = plan.tools[0].input.declarations["t/input/v"]
    assert isinstance(union, UnionDecl)
    assert [str(v.name) for v in union.variants] == ["Card", "OtherWay"]
    assert union.tag == "kind"


def test_pinned_names() -> None:
    schema: JsonValue = {**CLOSED, "properties": {"foo": {**CLOSED}}}
    plan, _ = plan_of(tool("t", schema, names={"": "better", "/properties/foo": "bar"}))
    assert names(plan) == {"t/input": "BetterInput", "t/input/foo": "BetterBar"}
    record = plan.tools[0].input.declarations["t/input"]
    assert isinstance(record, RecordDecl)
    assert str(record.fields[0].name) == "bar"


def test_a_shared_namespace_keeps_public_names_first() -> None:
    taken = tool("search_web", {**CLOSED})
    nested = tool(
        "search",
        {
            **CLOSED,
            "properties": {"w": {"$ref": "#/$defs/WebInput"}},
            "$defs": {"WebInput": {**CLOSED}},
        },
    )
    plan, _ = plan_of(nested, taken, type_scope="agent")
    assert names(plan, 1)["search_web/input"] == "SearchWebInput"
    assert names(plan)["search/input/$defs/WebInput"] == "SearchInputWebInput"


def test_members_beside_types_keep_clear_of_them() -> None:
    schema: JsonValue = {
        **CLOSED,
        "properties": {"status": {"enum": ["active", "off"]}, "status_active": {**CLOSED}},
    }
    plan, _ = plan_of(tool("p", schema), member_scope="module")
    enum = plan.tools[0].input.declarations["p/input/status"]
    assert isinstance(enum, EnumDecl)
    assert names(plan)["p/input/status_active"] == "PStatusActive"
    assert str(enum.members[0].name) == "ActiveValue"
    assert str(enum.members[1].name) == "Off"


def test_a_tool_named_like_a_companion_of_another_makes_way() -> None:
    plan, _ = plan_of(*(tool(i, CLOSED) for i in ("a", "a_input", "new_a")), type_scope="agent")
    first, second, third = (str(t.type_name) for t in plan.tools)
    assert first == "A"
    assert second.startswith("AInputX")
    assert third.startswith("NewAX")


def test_defaults_can_be_kept_out() -> None:
    schema: JsonValue = {**CLOSED, "properties": {"n": {"type": "integer", "default": 1}}}
    for options, filled in (({}, True), ({"defaults": "keep"}, False)):
        plan, _ = plan_of(tool("t", schema), options=dict(options))
        record = plan.tools[0].input.declarations["t/input"]
        assert isinstance(record, RecordDecl)
        assert record.fields[0].has_default is filled
        assert record.fields[0].doc.default == 1


def test_a_root_that_may_be_null_leaves_the_public_name_to_the_whole() -> None:
    schema: JsonValue = {"type": ["object", "null"], "properties": {"again": {"$ref": "#"}}}
    plan, _ = plan_of(tool("t", CLOSED, schema))
    output = plan.tools[0].output
    assert output is not None
    assert str(output.name) == "TOutput"
    assert output.type == NullableOf(Named("t/output", cyclic=False))
    record = output.declarations["t/output"]
    assert isinstance(record, RecordDecl)
    assert str(record.name) == "TOutputValue"
    assert isinstance(record.fields[0].type, NullableOf)


def test_a_property_has_the_documentation_of_a_definition_without_a_declaration() -> None:
    cents: JsonValue = {
        "type": "integer",
        "minimum": 1,
        "description": "In cents.",
        "deprecated": True,
    }
    schema: JsonValue = {
        **CLOSED,
        "properties": {
            "bare": {"$ref": "#/$defs/Price"},
            "own": {"$ref": "#/$defs/Price", "description": "What it costs."},
            "labels": {"$ref": "#/$defs/Labels"},
            "level": {"$ref": "#/$defs/Level"},
        },
        "$defs": {
            "Price": {"$ref": "#/$defs/Cents"},
            "Cents": cents,
            "Labels": {
                "type": "object",
                "additionalProperties": {"type": "string"},
                "description": "All.",
            },
            "Level": {"enum": ["low", "high"], "description": "How bad."},
        },
    }
    plan, _ = plan_of(tool("t", schema))
    record = plan.tools[0].input.declarations["t/input"]
    assert isinstance(record, RecordDecl)
    docs = {field.key: field.doc for field in record.fields}
    assert (docs["bare"].text, docs["own"].text) == ("In cents.", "What it costs.")
    assert docs["bare"].notes == docs["own"].notes == ("Integer from 1.",)
    assert docs["bare"].deprecated
    assert docs["own"].deprecated
    assert docs["labels"].text == "All."
    assert docs["level"].text == ""  # its declaration has the text


def test_values_have_the_documentation_of_their_announcements() -> None:
    gone: JsonValue = {"deprecated": {"until": "2027-01-31", "use": "a"}}
    alternatives: JsonValue = [
        {"const": "a", "description": "The first."},
        {"const": "b", "x-adlgen": gone},
    ]
    schema: JsonValue = {
        **CLOSED,
        "properties": {
            "listed": {"enum": ["a", "b"], "x-adlgen": {"values": {"b": gone}}},
            "one": {"oneOf": alternatives},
        },
    }
    declarations = plan_of(tool("t", schema))[0].tools[0].input.declarations
    removal = "use 'a' instead; may be removed from 2027-01-31 on."
    for key, first, notes in (
        ("t/input/listed", "", ()),  # the description has the sentence
        ("t/input/one", "The first.", (f"'b' is deprecated: {removal}",)),
    ):
        enum = declarations[key]
        assert isinstance(enum, EnumDecl)
        docs = [member.doc for member in enum.members]
        assert [(doc.text, doc.deprecated) for doc in docs] == [
            (first, False),
            (f"Deprecated: {removal}", True),
        ]
        assert enum.doc.value_notes == notes
