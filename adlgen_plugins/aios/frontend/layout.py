"""The order of keys in AIOS tools: what identifies a tool is first; the rest stays in the order of its author."""

from __future__ import annotations

from adlgen.document.order import OTHERS, Order, keys_of

_TOOL = Order({**keys_of("schema_version id type name version description"), OTHERS: None})
LAYOUT = Order(others=_TOOL)
