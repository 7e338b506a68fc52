"""The root of an input schema."""

from __future__ import annotations

from adlgen.diagnostics.codes.schema import ACCEPTS_NOTHING
from adlgen.diagnostics.model import Log
from adlgen.document.node import Mapping, Node, Scalar
from adlgen.document.node import Sequence as Items


def check_root(schema: Node | None, tool: str, log: Log) -> None:
    """Report an input schema of another type than object."""
    kind = schema.get("type") if isinstance(schema, Mapping) else None
    found = kind.items if isinstance(kind, Items) else () if kind is None else (kind,)
    names = [str(item.value).lower() for item in found if isinstance(item, Scalar)]
    if kind is not None and names and "object" not in names:
        message = f"tool '{tool}' accepts no input: its schema accepts no object"
        hint = "arguments are always an object; declare them as its properties"
        log.add(ACCEPTS_NOTHING, message, kind.span, hint)
