"""Validation for strict mode, in which providers support only a subset of JSON Schema."""

from __future__ import annotations

from adlgen.diagnostics.codes import toolsets
from adlgen.document.node import Node
from adlgen.document.reader import Fields

NOT_STRICT_HINT = (
    "the provider rejects the tool; change the schema, set 'strict' to false, or use adlgen export"
)


def check_strict(schema: Node, fields: Fields, provider: str) -> None:
    """Warn about the first reason why the strict mode of a provider rejects a tool."""
    from adlgen.providers.profiles import profiles
    from adlgen.providers.written import not_strict

    subset = profiles()[provider].strict
    for note in not_strict(schema, subset) if subset is not None else ():
        message = f"{fields.where} is strict, but {note.text}"
        fields.log.add(toolsets.NOT_STRICT, message, note.span, NOT_STRICT_HINT)
        return
