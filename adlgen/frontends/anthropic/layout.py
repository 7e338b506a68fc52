"""The order of keys in lists of tools for Anthropic."""

from __future__ import annotations

from adlgen.document.order import OTHERS, Order, keys_of
from adlgen.schema.order import SCHEMA

_TOOL = Order(
    {**keys_of("type name description input_schema strict", input_schema=SCHEMA), OTHERS: None}
)
LAYOUT = Order({OTHERS: None, "tools": Order(items=_TOOL)}, items=_TOOL)
