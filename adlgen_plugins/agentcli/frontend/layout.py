"""The order of keys in lists of programs."""

from __future__ import annotations

from adlgen.document.order import Order, keys_of
from adlgen.schema.order import SCHEMA

_TOOL = Order(
    keys_of(
        "name title description schema input_schema output_schema command timeoutSec",
        schema=SCHEMA,
        input_schema=SCHEMA,
        output_schema=SCHEMA,
    )
)
LAYOUT = Order({"tools": Order(items=_TOOL)}, items=_TOOL)
