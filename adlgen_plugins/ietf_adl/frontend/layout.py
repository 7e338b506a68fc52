"""The order of keys in agent definitions of the IETF draft."""

from __future__ import annotations

from adlgen.document.order import OTHERS, Order, keys_of
from adlgen.schema.order import SCHEMA

_TOOL = Order(
    {
        **keys_of("name title description parameters returns", parameters=SCHEMA, returns=SCHEMA),
        OTHERS: None,
    }
)
LAYOUT = Order(
    {
        **keys_of("$schema adl_spec id name description version"),
        OTHERS: None,
        "tools": Order(items=_TOOL),
    }
)
