"""What a tool set says of a tool beside its name, its text and its schemas."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import Entry
from adlgen.spec.text import Text

HINTS = ("read_only", "destructive", "idempotent", "open_world", "confirm")
"""What a tool may say of its effects: it changes nothing; what it changes may be lost; calling it
twice is calling it once; it reaches beyond its own program; a person should be asked first."""


class About(Struct):
    """What is said of a tool; everything here may be absent."""

    title: Text | None = None
    """The name for people."""
    hints: Mapping[str, bool] = field(default_factory=dict)
    """Some of :data:`HINTS`, as the tool's author claims them: nothing to rely on."""
    strict: bool | None = None
    """Whether the provider makes the model keep to the input schema; None: nothing said."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """HTTP headers that a client sends along: JSON Pointer into the input schema, of the property
    whose value is sent, to the name of the header."""
    rest: Mapping[str, tuple[Entry, ...]] = field(default_factory=dict)
    """Everything else: by the name of a dialect, the entries that a tool has in it and in no other."""
