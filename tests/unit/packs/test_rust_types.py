"""What the Rust pack offers to construct values, by form of type."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

from adlgen.document.node import JsonValue, Source
from adlgen.output.tree import FileTree
from adlgen.packs.places import places_of
from adlgen.testing.targets import render_case, render_source
from templates.rust.docs import markdown, shown_value
from tests.conformance import suite


def file_of(case: str, path: str, **options: str) -> str:
    chosen = {**suite.with_harness("rust"), **options}
    rendered = render_case(suite.CASES[case], suite.TARGETS["rust"], chosen)
    tree: FileTree = rendered.tree
    return next(file.text for file in tree if file.path == path)


ORDERS = "src/toolspec/create_order.rs"


def test_a_type_is_declared_in_plain_rust_with_one_table_below() -> None:
    text = file_of("agent-orders", ORDERS)
    assert """
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Item {
    /// `skuId` in JSON. Pattern: `^[A-Z]{3}-\\d{4}$`.
    pub sku_id: String,
    /// 1 to 999. Default: `1`.
    pub quantity: i64,
}
/// The required properties of [`Item`]: `Item { quantity, ..ItemRequired { .. }.into() }`.
#[derive(Clone, Debug)]
pub struct ItemRequired {
    pub sku_id: String,
}
codec! { Item in INPUT "/properties/items/items", from ItemRequired {
    "skuId" = sku_id,
    "quantity" = quantity or 1,
} }
""" in text
    assert """
pub enum OutputStatus {
    /// `accepted`
    Accepted,
    /// `rejected`
    Rejected,
}
codec! { enum OutputStatus: str { "accepted" => Accepted, "rejected" => Rejected } }
""" in text


def test_documentation_has_what_the_declaration_lacks() -> None:
    text = file_of("agent-orders", ORDERS)
    assert "    /// Required: `None` is null.\n    pub note: Option<String>," in text
    assert '/// `method` is `"card"` in JSON.\n#[derive' in text
    assert "    /// Additional properties.\n    pub extra: BTreeMap<String, Json>," in text


def test_a_default_that_is_a_variant_is_a_link_to_it() -> None:
    properties = {
        "kind": {"enum": ["a b", "c"], "default": "c"},
        "level": {"enum": [1, 2], "default": 2},
        "flag": {"enum": ["x", True, 1], "default": 1},
        "other": {"anyOf": [{"enum": ["y", "z"]}, {"type": "null"}], "default": "y"},
        "gone": {"anyOf": [{"enum": ["y", "z"]}, {"type": "null"}], "default": None},
        "text": {"type": "string", "default": "c"},
    }
    schema = {"type": "object", "properties": properties}
    tools = {"tools": [{"name": "t", "description": "T.", "inputSchema": schema}]}
    tree = render_source(Source("m.json", json.dumps(tools)), suite.TARGETS["rust"], {}).tree
    text = next(file.text for file in tree if file.path == "src/toolspec/t.rs")
    assert re.findall(r"Default: (.*)\.\n    pub (\w+)", text) == [
        ("[`Kind::C`]", "kind"),
        ("[`Level::N2`]", "level"),
        ("[`Flag::N1`]", "flag"),
        ("[`Other::Y`]", "other"),
        ("`null`", "gone"),
        ('`"c"`', "text"),
    ]


def test_presence_is_in_the_table() -> None:
    text = file_of("agent-orders", ORDERS)
    assert '    "payment" = payment,\n' in text
    assert '    "email" = email optional,\n' in text
    assert '    "poNumber" = po_number optional,\n' in text
    assert "    pub email: Option<String>," in text
    assert "    pub po_number: Maybe<String>," in text


def test_values_are_constructed_by_name() -> None:
    emitted = render_case(suite.CASES["agent-orders"], suite.TARGETS["rust"], {}).tree
    texts = {file.path: file.text for file in emitted}
    types = texts[ORDERS] + texts["src/toolspec/search_catalog.rs"] + texts["src/toolspec/ping.rs"]
    assert "fn new" not in types + texts["src/toolspec/runtime/macros.rs"]
    # All properties are required: a literal. None is: a default. Some are: a struct of these.
    assert "PaymentCardRequired" not in types
    assert "#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]\npub struct Input {}" in types
    text = file_of("presence-and-defaults", "src/toolspec/set.rs")
    assert 'codec! { Record in INPUT "/properties/record", default {' in text


def test_the_struct_of_the_required_properties_has_a_name_of_its_own() -> None:
    properties = """{"a": {"type": "string"}, "b": {"type": "string"}}"""
    record = f"""{{"type": "object", "required": ["a"], "properties": {properties}}}"""
    schema = f"""{{"$defs": {{"Part": {record}, "PartRequired": {record}}}, "type": "object",
        "properties": {{"p": {{"$ref": "#/$defs/Part"}}, "q": {{"$ref": "#/$defs/PartRequired"}}}}}}"""
    source = Source("tools.json", f"""[{{"name": "find", "inputSchema": {schema}}}]""")
    tree = render_source(source, suite.TARGETS["rust"], {"wiring": "false"}).tree
    text = next(file.text for file in tree if file.path == "src/toolspec/find.rs")
    declared = re.findall(r"pub struct (\w+)", text)
    assert sorted(declared) == [
        *("Input", "Part", "PartRequired", "PartRequiredFields", "PartRequiredRequired"),
    ]


def test_further_items_of_an_array_are_not_boxed() -> None:
    large = {"type": "object", "properties": {f"p{n}": {"type": "string"} for n in range(60)}}
    row = {"type": "array", "minItems": 1, "prefixItems": [{"type": "string"}], "items": large}
    schema = {"type": "object", "properties": {"row": row}}
    tools = [{"name": "find", "inputSchema": schema}]
    source = Source("tools.json", json.dumps(tools))
    tree = render_source(source, suite.TARGETS["rust"], {"wiring": "false"}).tree
    text = next(file.text for file in tree if file.path == "src/toolspec/find.rs")
    assert "pub struct Row(pub String, pub Vec<RowItem>);" in text


def test_a_part_knows_its_place_in_the_schema() -> None:
    text = file_of("agent-orders", ORDERS)
    assert 'PaymentInvoice in INPUT "/properties/payment/oneOf/1"' in text
    text = file_of("agent-orders", "src/toolspec/search_catalog.rs")
    assert 'in INPUT "/$defs/Filter/anyOf/1"' in text


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


def test_the_values_of_a_tag_select_the_variant() -> None:
    text = file_of("agent-orders", ORDERS)
    assert "pub enum Payment {\n    Card(PaymentCard)," in text
    assert '    "card" => Card(PaymentCard),\n' in text
    assert '    "apple_pay" | "google_pay" => Wallet(PaymentWallet),\n' in text


def test_a_nested_type_has_no_sentence_that_repeats_its_declaration() -> None:
    text = file_of("agent-orders", ORDERS)
    for repeated in ("nested type", "Allowed values", "Alternatives, used"):
        assert repeated not in text
    for repeated in ("The tool `", "The result of", "Integer, 1 to 999."):
        assert repeated not in text
    assert text.count("The input of") == 1  # the root, whose schema has no description
    assert "/// 1 to 999. Default: `1`.\n" in text
    assert "/// At least 0.\n" in text


def test_a_schema_is_embedded_once() -> None:
    text = file_of("agent-orders", ORDERS)
    assert text.count('Latitude and longitude."') == 1
    assert text.count("Place an order for a customer") == len(["module", "method", "definition"])


def test_more_traits_are_derived() -> None:
    text = file_of("agent-orders", ORDERS, derives="bon::Builder, Hash,Hash")
    assert "#[derive(Clone, Debug, PartialEq, bon::Builder, Hash)]\npub struct Input {" in text
    enum = "#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, bon::Builder)]"
    assert f"{enum}\npub enum Priority {{" in text


def test_what_is_derived_is_not_derived_again_by_its_path() -> None:
    own = "std::hash::Hash, ::core::cmp::Eq, Ord"
    text = file_of("agent-orders", ORDERS, derives=own)
    assert "#[derive(Clone, Debug, PartialEq, Eq, Hash, Ord)]\npub struct Item {" in text
    assert f"#[derive(Clone, Debug, PartialEq, {own})]\npub struct CustomerAddressLocation(" in text


def derived_of(definitions: dict[str, JsonValue], **options: str) -> dict[str, str]:
    """Return the traits by type, for definitions that an input refers to."""
    properties = {name.lower(): {"$ref": f"#/$defs/{name}"} for name in definitions}
    schema = {"type": "object", "properties": properties, "$defs": definitions}
    source = Source("tools.json", json.dumps([{"name": "find", "inputSchema": schema}]))
    tree = render_source(source, suite.TARGETS["rust"], {"wiring": "false", **options}).tree
    text = next(file.text for file in tree if file.path == "src/toolspec/find.rs")
    found = re.findall(r"#\[derive\((.*)\)\]\npub (?:struct|enum) (\w+)", text)
    return {name: traits for traits, name in found}


def record(**properties: JsonValue) -> dict[str, JsonValue]:
    return {"type": "object", "properties": properties, "additionalProperties": False}


PARTS: dict[str, JsonValue] = {
    "Reading": record(value={"type": "number"}),
    "Open": {**record(name={"type": "string"}), "additionalProperties": {}},
    "Note": record(
        text={"type": ["string", "null"]}, tags={"type": "array", "items": {"type": "string"}}
    ),
    "Pair": {
        "type": "array",
        "minItems": 2,
        "prefixItems": [{"$ref": "#/$defs/Note"}, {"type": "integer"}],
        "items": False,
    },
    "Either": {"anyOf": [{"$ref": "#/$defs/Note"}, {"type": "boolean"}]},
    "Measured": {"anyOf": [{"$ref": "#/$defs/Reading"}, {"type": "boolean"}]},
    "Tree": record(parts={"type": "array", "items": {"$ref": "#/$defs/Tree"}}),
    "Ping": record(next={"$ref": "#/$defs/Pong"}),
    "Pong": record(
        back={"$ref": "#/$defs/Ping"},
        values={"type": "array", "items": {"$ref": "#/$defs/Reading"}},
    ),
}


@pytest.mark.parametrize(
    ("numbers", "refused"),
    [
        ("native", {"Input", "Reading", "Open", "Measured", "Ping", "Pong"}),
        ("exact", {"Input", "Open"}),
    ],
)
def test_types_are_keys_if_all_of_their_parts_are(numbers: str, refused: set[str]) -> None:
    derived = derived_of(PARTS, numbers=numbers)
    assert set(derived) >= {"Input", *PARTS}
    has = {
        name: traits.startswith("Clone, Debug, PartialEq, Eq, Hash")
        for name, traits in derived.items()
    }
    assert {name for name, is_key in has.items() if not is_key} == refused


def test_a_long_chain_of_types_has_the_traits_of_its_end() -> None:
    for end, is_key in (("string", True), ("number", False)):
        chain: dict[str, JsonValue] = {
            f"T{n}": record(next={"type": "array", "items": {"$ref": f"#/$defs/T{n + 1}"}})
            for n in range(8)
        }
        derived = derived_of({**chain, "T8": record(value={"type": end})})
        assert {"Hash" in derived[f"T{n}"] for n in range(9)} == {is_key}


@pytest.mark.parametrize("derives", ["schemars::JsonSchema", "Eq, ::utoipa::ToSchema"])
def test_traits_that_would_see_other_names_are_refused(derives: str) -> None:
    with pytest.raises(Exception, match=r"feature 'schemars'|attributes of serde"):
        file_of("agent-orders", ORDERS, derives=derives)


def test_documentation_can_show_any_constant() -> None:
    assert shown_value("a`b", is_text=True) == "``a`b``"
    assert shown_value("", is_text=True) == '`""`'
    assert shown_value({"a": "`"}) == '``{"a": "`"}``'


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("How **many**, *exactly*.", "How **many**, *exactly*."),
        ("(**must** be `a*b`) **set.**", "(**must** be `a*b`) **set.**"),
        ("### The heading", "**The heading**"),
        ("## a_b and *c", r"\## a_b and \*c"),
        ("a * b * c, 2**3**4", r"a \* b \* c, 2\*\*3\*\*4"),
        ("**open, *.txt, ***x***", r"\*\*open, \*.txt, \*\*\*x\*\*\*"),
        ("**ftp://a** **[a](b)**", r"**ftp\://a** \*\*\[a](b)\*\*"),
    ],
)
def test_documentation_keeps_the_emphasis_of_plain_words(text: str, shown: str) -> None:
    assert [*map(str, markdown(text))] == [shown]


def test_a_client_sends_only_what_is_given() -> None:
    path = "src/toolspec/search_catalog.rs"
    assert "    pub limit: i64," in file_of("agent-orders", path)
    assert "    pub limit: Option<i64>," in file_of("agent-orders", path, client="mcp")
    applied = file_of("agent-orders", path, client="mcp", defaults="apply")
    assert '    "limit" = limit or 20,' in applied


@pytest.mark.parametrize("derives", ["a b", "Eq)]", "1", "a::", "Eq;"])
def test_what_is_not_the_path_of_a_trait_is_refused(derives: str) -> None:
    with pytest.raises(Exception, match="is not the path of a trait"):
        file_of("agent-orders", ORDERS, derives=derives)


@pytest.mark.parametrize("case", ["agent-orders", "config-types", "references"])
def test_aliases_have_documentation(case: str) -> None:
    """The lint ``missing_docs`` of a crate reports what has none."""
    seen = 0
    for file in suite.rendered(case, "rust").tree.files:
        lines = file.text.splitlines() if file.path.endswith(".rs") else []
        for before, line in pairwise(lines):
            if line.startswith("pub type "):
                seen += 1
                assert before.startswith(("///", "#[")), f"{file.path}: {line}"
    assert seen > 0
