"""Properties of a tool in addition to its name, description and schemas."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import Entry, JsonValue, plain
from adlgen.spec.text import Text

HINTS = ("read_only", "destructive", "idempotent", "open_world", "confirm")
"""Hints about the effects of a tool: it changes nothing; it may destroy data; repeated calls have no
further effect; it interacts with external systems; a person should confirm calls."""


ANNOTATIONS = {
    "readOnlyHint": "read_only",
    "destructiveHint": "destructive",
    "idempotentHint": "idempotent",
    "openWorldHint": "open_world",
}
"""The hint that corresponds to each annotation of the Model Context Protocol."""
PROTOCOL = "mcp"
"""The key in :attr:`ToolMetadata.rest` of entries of the Model Context Protocol."""
LISTED = ("annotations", "icons", "execution", "_meta")
"""The properties of a tool in that protocol, in addition to its names, description and schemas."""


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


def annotations_of(metadata: ToolMetadata) -> dict[str, JsonValue]:
    """Return the hints as annotations, after the annotations that have no hint."""
    names = {hint: key for key, hint in ANNOTATIONS.items()}
    kept = next((e.value for e in metadata.rest.get(PROTOCOL, ()) if e.key == "annotations"), None)
    more = {} if kept is None else plain(kept)
    hints = {names[hint]: flag for hint, flag in metadata.hints.items() if hint in names}
    return {**(more if isinstance(more, dict) else {}), **hints}


def listed(metadata: ToolMetadata) -> dict[str, JsonValue]:
    """Return the properties in :data:`LISTED` that a server lists with a tool."""
    annotations = annotations_of(metadata)
    own = {e.key: plain(e.value) for e in metadata.rest.get(PROTOCOL, ()) if e.key in LISTED}
    found = {**own, "annotations": annotations} if annotations else own
    return {key: found[key] for key in LISTED if key in found}
