"""The order of keys in lists of tools for OpenAI."""

from __future__ import annotations

from adlgen.document.order import Order, keys_of
from adlgen.schema.order import SCHEMA

_FUNCTION = Order(keys_of("name description parameters strict", parameters=SCHEMA))
_TOOL_KEYS = keys_of(
    "type name description parameters strict function tools", parameters=SCHEMA, function=_FUNCTION
)
_TOOL_KEYS["tools"] = Order(items=Order(_TOOL_KEYS))
_TOOL = Order(_TOOL_KEYS)
LAYOUT = Order(
    others=None,
    keys=keys_of(
        "model tools functions", tools=Order(items=_TOOL), functions=Order(items=_FUNCTION)
    ),
    items=_TOOL,
)
