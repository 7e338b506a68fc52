"""Properties of a tool in addition to its name, description and schemas."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import Entry, JsonValue, plain
from adlgen.document.node import Mapping as MappingNode
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
DEFAULTS: Mapping[str, JsonValue] = {
    "readOnlyHint": False,
    "destructiveHint": True,
    "idempotentHint": False,
    "openWorldHint": True,
}
"""What the protocol means by an annotation that is absent."""
_OF_WRITERS = ("destructiveHint", "idempotentHint")
PROTOCOL = "mcp"
"""The key in :attr:`ToolMetadata.rest` of entries of the Model Context Protocol."""
LISTED = ("annotations", "icons", "execution", "_meta")
"""The properties of a tool in that protocol, in addition to its names, description and schemas."""


class Deprecation(Struct):
    """The announcement that a tool will be removed."""

    until: str = ""
    """The date after which it may be gone, as YYYY-MM-DD; empty: not decided."""
    successor: str = ""
    """The name of the tool to use instead."""
    since: str = ""
    """The date or the version since which it is deprecated."""


class FormSpec(Struct):
    """A form that a tool may ask the person who uses the model to fill in."""

    name: Text
    description: str
    schema: MappingNode
    """Its JSON Schema as written, of the form that elicitation in MCP allows."""


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
    deprecated: Deprecation | None = None
    scopes: tuple[Text, ...] = ()
    """The scopes of OAuth (RFC 6749) that a caller needs."""
    elicits: tuple[FormSpec, ...] = ()
    """The forms that the tool may ask a person to fill in."""
    lint: Mapping[str, Text] = field(default_factory=dict)
    """The reasons for which findings about the tool are accepted, by the id of the rule."""
    rest: Mapping[str, tuple[Entry, ...]] = field(default_factory=dict)
    """Entries that only one dialect has, by the name of the dialect."""


def annotations_of(metadata: ToolMetadata) -> dict[str, JsonValue]:
    """Return the hints as annotations, after the annotations that have no hint."""
    if not metadata.hints and not metadata.rest:
        return {}
    names = {hint: key for key, hint in ANNOTATIONS.items()}
    kept = next((e.value for e in metadata.rest.get(PROTOCOL, ()) if e.key == "annotations"), None)
    more = {} if kept is None else plain(kept)
    hints = {names[hint]: flag for hint, flag in metadata.hints.items() if hint in names}
    return {**(more if isinstance(more, dict) else {}), **hints}


def effective(metadata: ToolMetadata) -> dict[str, JsonValue]:
    """Return the annotations with the defaults of the protocol, without the title and what means nothing for a tool that only reads."""
    found = {**DEFAULTS, **annotations_of(metadata)}
    left_out = ("title", *(_OF_WRITERS if found["readOnlyHint"] is True else ()))
    return {key: value for key, value in found.items() if key not in left_out}


def listed(metadata: ToolMetadata) -> dict[str, JsonValue]:
    """Return the properties in :data:`LISTED` that a server lists with a tool."""
    annotations = annotations_of(metadata)
    own = {e.key: plain(e.value) for e in metadata.rest.get(PROTOCOL, ()) if e.key in LISTED}
    found = {**own, "annotations": annotations} if annotations else own
    return {key: found[key] for key in LISTED if key in found}
