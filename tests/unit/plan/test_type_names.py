"""The names of types: by the place where they are first written, in the words of the schema."""

from __future__ import annotations

from typing import Any

import pytest

from adlgen.document.node import JsonValue
from adlgen.plan.language import RoleNaming
from adlgen.plan.model import EnumDecl
from tests.unit.plan.languages import language
from tests.unit.plan.test_plan import CLOSED, names, plan_of, tool

TEXT: JsonValue = {"type": "string"}


def types(schema: dict[str, JsonValue], output: JsonValue = None, **facts: Any) -> list[str]:
    plan, _ = plan_of(tool("send", {"type": "object", **schema}, output=output), **facts)
    return list(names(plan).values())


def record(**properties: JsonValue) -> dict[str, JsonValue]:
    return {**CLOSED, "properties": properties}


def test_nested_types_of_the_input_do_not_repeat_it() -> None:
    found = types(record(customer=record(address=record(street=TEXT))))
    assert found == ["SendInput", "SendCustomer", "SendCustomerAddress"]


def test_elements_take_the_singular() -> None:
    rows: JsonValue = {"type": "array", "items": {"type": "array", "items": record(x=TEXT)}}
    found = types(record(lineItems={"type": "array", "items": record(x=TEXT)}, rows=rows))
    assert found == ["SendInput", "SendLineItem", "SendRowItem"]


@pytest.mark.parametrize(
    "reference",
    [
        "#/properties/header",
        "#/properties/%68eader",
        "https://example.com/send#/properties/header",
        "#head",
    ],
)
def test_a_referenced_place_is_one_type_however_it_is_written(reference: str) -> None:
    header = {**record(text=TEXT), "$anchor": "head"} if reference == "#head" else record(text=TEXT)
    schema = record(header=header, footer={"$ref": reference})
    found = types({"$id": "https://example.com/send", **schema})
    assert found == ["SendInput", "SendHead" if reference == "#head" else "SendHeader"]


def test_a_referenced_place_has_its_own_word() -> None:
    header: JsonValue = {"anyOf": [record(text=TEXT), record(image=TEXT)]}
    bubble = record(
        header=header, footer={"$ref": "#/properties/message/anyOf/0/properties/header"}
    )
    found = types(record(message={"anyOf": [bubble, record(carousel=TEXT)]}))
    assert "SendHeader" in found
    assert not [name for name in found if "Properties" in name or "AnyOf" in name]


def test_an_alternative_that_is_referenced_has_the_word_of_its_title_or_tag() -> None:
    card: dict[str, JsonValue] = {**record(kind={"const": "card"}, n=TEXT), "required": ["kind"]}
    cash: dict[str, JsonValue] = {**record(kind={"const": "cash"}), "required": ["kind"]}
    again: JsonValue = {"$ref": "#/properties/payment/oneOf/0"}
    found = types(record(payment={"oneOf": [card, cash]}, again=again))
    assert {"SendPaymentCard", "SendPaymentCash"} <= set(found)
    titled: JsonValue = {"oneOf": [{**card, "title": "Credit card"}, cash]}
    assert "SendPaymentCreditCard" in types(record(payment=titled, again=again))


def test_of_two_places_with_one_word_the_later_takes_that_of_its_parent() -> None:
    schema = record(
        header=record(x=TEXT),
        styles=record(header=record(y=TEXT)),
        a={"$ref": "#/properties/header"},
        b={"$ref": "#/properties/styles/properties/header"},
    )
    found = types(schema)
    assert found == ["SendInput", "SendHeader", "SendStyles", "SendStylesHeader"]


def test_an_unrelated_property_renames_nothing() -> None:
    before = types(record(styles=record(header=record(y=TEXT))))
    after = types(record(more=record(x=TEXT), styles=record(header=record(y=TEXT))))
    assert set(before) < set(after)


def test_a_definition_has_precedence_over_a_place_with_its_name() -> None:
    schema = record(address=record(x=TEXT), home={"$ref": "#/$defs/Address"})
    found = types({**schema, "$defs": {"Address": record(y=TEXT)}})
    assert found == ["SendInput", "SendInputAddress", "SendAddress"]


def test_long_names_leave_out_the_words_of_outer_types() -> None:
    inner = record(lastOfAllTheseLongWords=record(x=TEXT))
    schema = record(firstOfManyRatherLongWords=record(secondOfManyRatherLongWords=inner))
    assert types(schema)[-1] == "SendSecondOfManyRatherLongWordsLastOfAllTheseLongWords"


def test_types_of_the_result_keep_output() -> None:
    plan, _ = plan_of(
        tool("send", dict(CLOSED), output=record(lines={"type": "array", "items": record(x=TEXT)}))
    )
    body = plan.tools[0].output
    assert body is not None
    assert [str(d.name) for d in body.declarations.values()] == ["SendOutput", "SendOutputLine"]


def test_members_without_names_do_not_collide() -> None:
    schema = record(kind={"enum": ["SUM", "Sum"]})
    assert plan_of(tool("send", schema), member_scope="none")[1].diagnostics == []
    (clash,) = plan_of(tool("send", schema), **WORDS)[1].diagnostics
    assert clash.code.id == "ADL0401"


def members(*values: JsonValue, **facts: Any) -> tuple[list[str], list[str]]:
    plan, log = plan_of(tool("send", record(kind={"enum": list(values)})), **facts)
    enum = plan.tools[0].input.declarations["send/input/kind"]
    assert isinstance(enum, EnumDecl)
    return [str(member.name) for member in enum.members], [d.code.id for d in log.diagnostics]


WORDS: dict[str, Any] = {
    "naming": {**language().naming, "member": RoleNaming(case="pascal", digit_prefix="X")}
}
"""A language that writes acronyms as words, as in ``HttpRequest``."""


def test_short_codes_keep_their_capitals() -> None:
    assert members("EUR", "USD")[0] == ["EUR", "USD"]
    assert members("LOW", "NORMAL")[0] == ["Low", "Normal"]
    assert members("EUR", "USD", **WORDS)[0] == ["Eur", "Usd"]


def test_values_that_differ_in_case_only_keep_their_case() -> None:
    assert members("SUM", "Sum") == (["SUM", "Sum"], [])


def test_the_diagnostic_names_the_value_that_keeps_the_name() -> None:
    _, log = plan_of(tool("send", record(kind={"enum": ["SUM", "Sum"]})), **WORDS)
    (clash,) = log.diagnostics
    assert clash.hint is not None
    assert clash.hint.startswith("'Sum' keeps the name, the others take a suffix")


def test_an_array_or_a_map_with_the_word_for_what_is_in_it_does_not_repeat_it() -> None:
    inner: JsonValue = {"type": "array", "items": record(x=TEXT)}
    values: JsonValue = {"type": "object", "additionalProperties": record(x=TEXT)}
    found = types(
        record(item={"type": "array", "items": record(item=inner)}, valueOf=values, value=values)
    )
    assert found == ["SendInput", "SendItem", "SendItemItem", "SendValueOfValue", "SendValue"]


def test_an_array_and_its_plural_have_elements_with_different_names() -> None:
    rows: JsonValue = {"type": "array", "items": record(x=TEXT)}
    assert types(record(item=rows, items=rows)) == ["SendInput", "SendItem", "SendItemsItem"]


def test_an_alternative_does_not_repeat_the_words_of_its_union() -> None:
    titles = ["EmailSource", "source_web", "Source", "Resource"]
    of: list[JsonValue] = [
        {**record(**{f"p{i}": TEXT}), "title": title} for i, title in enumerate(titles)
    ]
    found = types(record(source={"anyOf": of}))
    assert found[2:] == [
        "SendSourceEmail",
        "SendSourceWeb",
        "SendSourceSource",
        "SendSourceResource",
    ]


def test_alternatives_that_are_equal_without_the_words_of_the_union_keep_them() -> None:
    titles = ["Email", "EmailSource"]
    of: list[JsonValue] = [
        {**record(**{f"p{i}": TEXT}), "title": title} for i, title in enumerate(titles)
    ]
    found = types(record(source={"anyOf": of}))
    assert found[2:] == ["SendSourceEmail", "SendSourceEmailSource"]
