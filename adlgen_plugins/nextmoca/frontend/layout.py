"""The order of keys in agents of nextmoca."""

from __future__ import annotations

from adlgen.document.order import OTHERS, Order, keys_of

_PARAMETER = Order({**keys_of("name type description required default"), OTHERS: None})
_TOOL = Order(
    {
        **keys_of("name display_name description category"),
        OTHERS: None,
        "parameters": Order(items=_PARAMETER),
        "returns": None,
    }
)
LAYOUT = Order(
    {
        **keys_of("name description version role llm llm_settings"),
        OTHERS: None,
        "tools": Order(items=_TOOL),
    }
)
