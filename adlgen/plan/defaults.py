"""The defaults of properties that are applied."""

from __future__ import annotations

from adlgen.diagnostics.codes.schema import REFUSED_DEFAULT
from adlgen.ir.types import Default, Field
from adlgen.plan.identifiers import Namer
from adlgen.schema.values import preview


def default_of(field: Field, namer: Namer) -> Default | None:
    """Return the default of a property, unless it is not of its format and formats decide about values."""
    default = field.default
    if default is None or default.has_formats or not namer.checks_formats:
        return default
    message = f"the schema refuses its own default {preview(default.value)}"
    hint = "it is not of its format and is not applied: correct it, or leave it out"
    namer.log.add(REFUSED_DEFAULT, message, field.span, hint)
    return None
