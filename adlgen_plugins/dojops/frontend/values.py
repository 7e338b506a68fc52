"""Interpretation of values by the DojOps runtime."""

from __future__ import annotations

import json

from adlgen.document.node import Mapping, Node, Scalar, Sequence


def text_of(node: Node | None) -> str | None:
    """Return the value of a string node; None for other nodes."""
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else None


def is_absent(node: Node | None) -> bool:
    """Report whether a value is missing, null or "", which the runtime does not distinguish."""
    return node is None or (isinstance(node, Scalar) and node.value in {None, ""})


def js_string(node: Node) -> str:
    """Return a value as JavaScript's ``String(value)``."""
    match node:
        case Scalar(value=str() as value):
            return value
        case Scalar(value=float() as value) if value == int(value):
            return str(int(value))
        case Scalar(value=value):
            return json.dumps(value)
        case Sequence(items=items):
            return ",".join("" if is_absent(item) else js_string(item) for item in items)
        case Mapping():
            return "[object Object]"
