"""What an agent is: its tools, with no dialect and no language."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue
from adlgen.ir.extras import Extra
from adlgen.ir.types import Type
from adlgen.schema.model import Canonical


class Body(Struct):
    """The input or the output of a tool."""

    root: Type
    definitions: Mapping[str, Type]
    """What a ``Ref`` names, in source order; only the reachable ones."""
    canonical: Canonical


class Tool(Struct):
    """One tool."""

    id: str
    name: str
    """What the model calls it: ``[A-Za-z0-9_-]{1,64}``."""
    wire_name: str
    """What a server of the tool calls it; may hold anything."""
    title: str
    """A human-readable name, if the specification has one that no model may use; else empty."""
    description: str
    tags: tuple[str, ...]
    input: Body
    output: Body | None
    names: Mapping[str, str]
    span: Span
    extras: Mapping[str, Extra] = field(default_factory=dict)
    """What features know of it, by the name of the feature."""


class Agent(Struct):
    """A whole agent."""

    source: str
    """The name of the specification's file."""
    name: str
    description: str
    version: str
    tools: tuple[Tool, ...]
    acronyms: tuple[str, ...] = ()
    languages: Mapping[str, JsonValue] = field(default_factory=dict)
    extras: Mapping[str, Extra] = field(default_factory=dict)
    """What features know of the whole agent, by the name of the feature."""

    @property
    def features(self) -> tuple[str, ...]:
        """The features that some tool has, in order of first use."""
        return tuple(dict.fromkeys(name for tool in self.tools for name in tool.extras))
