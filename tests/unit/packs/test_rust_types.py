"""What the Rust pack offers to construct values, by form of type."""

from __future__ import annotations

import pytest

from adlgen.document.node import JsonValue
from adlgen.output.tree import FileTree
from adlgen.packs.places import places_of
from adlgen.testing.targets import render_case
from templates.rust.literals import shown_constant
from tests.conformance import suite


def file_of(case: str, path: str, **options: str) -> str:
    chosen = {**suite.with_harness("rust"), **options}
    rendered = render_case(suite.CASES[case], suite.TARGETS["rust"], chosen)
    tree: FileTree = rendered.tree
    return next(file.text for file in tree if file.path == path)


ORDERS = "src/toolspec/create_order.rs"


def test_wire_names_presence_and_defaults_are_on_the_field() -> None:
    text = file_of("agent-orders", ORDERS)
    assert '#[json(in INPUT "/properties/items/items", new)]\n    pub struct Item {' in text
    assert '#[json(required "skuId")] pub sku_id: String,' in text
    assert "#[json(required)] pub payment: Payment," in text
    assert "#[json(= 1)] pub quantity: i64," in text
    assert "        pub email: Option<String>," in text
    assert '#[json("poNumber")] pub po_number: Maybe<String>,' in text
    assert text.count("sku_id") == 1


def test_a_part_knows_its_place_in_the_schema() -> None:
    text = file_of("agent-orders", ORDERS)
    assert '#[json(in INPUT "/properties/payment/oneOf/1", new)]' in text
    text = file_of("agent-orders", "src/toolspec/search_catalog.rs")
    assert '#[json(in INPUT "/$defs/Filter/anyOf/1", new)]' in text


def test_every_place_is_part_of_its_schema() -> None:
    for case in suite.CASES.values():
        rendered = render_case(case, suite.TARGETS["rust"], suite.with_harness("rust"))
        for tool in rendered.plan.tools:
            for body in filter(None, (tool.input, tool.output)):
                root = "/".join(next(iter(body.declarations), "a/b").split("/")[:2])
                places = [p for key in body.declarations for p in places_of(key, root, body)]
                assert all(part_at(body.canonical, place) for place in places if place)


def part_at(schema: JsonValue, pointer: str) -> bool:
    for token in pointer.split("/")[1:]:
        key = token.replace("~1", "/").replace("~0", "~")
        if isinstance(schema, list):
            schema = schema[int(key)]
        elif isinstance(schema, dict) and key in schema:
            schema = schema[key]
        else:
            return False
    return isinstance(schema, dict)


def test_the_values_of_a_tag_are_on_the_variant() -> None:
    text = file_of("agent-orders", ORDERS)
    assert '#[json("card")] Card(PaymentCard),' in text


def test_a_nested_type_has_no_sentence_that_repeats_its_declaration() -> None:
    text = file_of("agent-orders", ORDERS)
    for repeated in ("nested type", "Allowed values", "Alternatives, used", "Default: `1`"):
        assert repeated not in text
    for repeated in ("The tool `", "The input of", "The result of", "Integer, 1 to 999."):
        assert repeated not in text
    assert "/// 1 to 999.\n" in text
    assert "/// At least 0.\n" in text


def test_a_schema_is_embedded_once() -> None:
    text = file_of("agent-orders", ORDERS)
    assert text.count('Latitude and longitude."') == 1
    assert text.count("Place an order for a customer") == len(["documentation", "definition"])


def test_more_traits_are_derived() -> None:
    text = file_of("agent-orders", ORDERS, derives="schemars::JsonSchema, Hash,Hash")
    struct = "    #[derive(schemars::JsonSchema, Hash)]\n    #[json(is INPUT, new)]\n    pub struct"
    assert struct in text
    assert "    #[derive(schemars::JsonSchema)]\n    #[json(str)]\n    pub enum" in text


def test_documentation_can_show_any_constant() -> None:
    assert shown_constant("a`b") == r'"a\u{60}b"'
    assert shown_constant({"a": "`"}) == r'Json::embedded(r#"{"a":"\u0060"}"#)'


def test_a_client_sends_only_what_is_given() -> None:
    path = "src/toolspec/search_catalog.rs"
    assert "#[json(= 20)] pub limit: i64," in file_of("agent-orders", path)
    assert "        pub limit: Option<i64>," in file_of("agent-orders", path, client="mcp")
    applied = file_of("agent-orders", path, client="mcp", defaults="apply")
    assert "#[json(= 20)] pub limit: i64," in applied


@pytest.mark.parametrize("derives", ["a b", "Eq)]", "1", "a::", "Eq;"])
def test_what_is_not_the_path_of_a_trait_is_refused(derives: str) -> None:
    with pytest.raises(Exception, match="is not the path of a trait"):
        file_of("agent-orders", ORDERS, derives=derives)
