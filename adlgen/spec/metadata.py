"""Properties of a tool in addition to its name, description and schemas."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import Entry
from adlgen.spec.text import Text

HINTS = ("read_only", "destructive", "idempotent", "open_world", "confirm")
"""Hints about the effects of a tool: it changes nothing; it may destroy data; repeated calls have no
further effect; it interacts with external systems; a person should confirm calls."""


class ToolMetadata(Struct):
    """Further properties of a tool, all optional."""

    title: Text | None = None
    """The display name."""
    hints: Mapping[str, bool] = field(default_factory=dict)
    """Values of :data:`HINTS`, as claimed by the author of the tool; they are not verified."""
    strict: bool | None = None
    """Whether the provider makes the model follow the input schema; None if not specified."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """HTTP headers that a client sends: the JSON Pointer into the input schema of the property whose
    value is sent, to the name of the header."""
    rest: Mapping[str, tuple[Entry, ...]] = field(default_factory=dict)
    """Entries that only one dialect has, by the name of the dialect."""
