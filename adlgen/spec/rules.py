"""What happens to each call of a tool before its arguments are validated, and after its result is."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue


class CallRules(Struct):
    """The rules of a tool; a tool without any has none."""

    constants: Mapping[str, JsonValue] = field(default_factory=dict)
    """Arguments that always have one value; models do not see them."""
    defaults: Mapping[str, JsonValue] = field(default_factory=dict)
    """Values of arguments that a call leaves out."""
    request: Mapping[str, str] = field(default_factory=dict)
    """Arguments with a value of the request, each with its name there; models do not see them."""
    max_result_chars: int | None = None
    """The largest number of characters of a result for a model."""
