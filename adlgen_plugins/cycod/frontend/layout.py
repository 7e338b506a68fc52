"""The order of keys in CYCOD tools: what a tool is, what it runs in the order of its author, what it takes."""

from __future__ import annotations

from adlgen.document.order import OTHERS, Order, keys_of

_PARAMETER = Order({**keys_of("type description required default"), OTHERS: None})
LAYOUT = Order(
    {
        **keys_of("name description version"),
        OTHERS: None,
        "parameters": Order(others=_PARAMETER),
        "tags": None,
        "tests": None,
    }
)
