"""The JSON methods of emitted Go."""

from __future__ import annotations

import re

from tests.conformance import suite


def test_nested_types_are_validated_against_their_own_schema() -> None:
    (text,) = (
        file.text
        for file in suite.rendered("agent-orders", "go").tree
        if str(file.path).endswith("toolspec/create_order.gen.go")
    )
    places = dict(re.findall(r'UnmarshalPart\(.*, "(.*)", code(\w+)\)', text))
    assert places["/properties/payment/oneOf/0"] == "CreateOrderPaymentCard"
    assert places["/properties/items/items"] == "CreateOrderItem"
    assert places[""] == "CreateOrderOutput"
    assert "adlrt.Unmarshal(" not in text
