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
