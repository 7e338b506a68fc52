"""The order of keys in function declarations for Gemini."""

from __future__ import annotations

from adlgen.document.order import Order, keys_of
from adlgen.schema.order import SCHEMA

_FUNCTION = Order(
    keys_of(
        "name description behavior parameters parametersJsonSchema response responseJsonSchema",
        parameters=SCHEMA,
        parametersJsonSchema=SCHEMA,
        response=SCHEMA,
        responseJsonSchema=SCHEMA,
    )
)
_FUNCTIONS = Order(items=_FUNCTION)
_TOOL = Order(
    {"functionDeclarations": _FUNCTIONS, "function_declarations": _FUNCTIONS, **_FUNCTION.keys}
)
LAYOUT = Order({**_TOOL.keys, "tools": Order(items=_TOOL)}, items=_TOOL)
