"""Agents and tools, independent of dialects and languages."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue
from adlgen.ir.extras import Extra
from adlgen.ir.places import ReferencedPlace
from adlgen.ir.types import Type
from adlgen.schema.model import Canonical
from adlgen.spec.rules import CallRules


class Body(Struct):
    """The input or the output of a tool."""

    root: Type
    definitions: Mapping[str, Type]
    """The targets of ``Ref``, in source order; only the reachable ones."""
    canonical: Canonical
    places: Mapping[str, ReferencedPlace] = field(default_factory=dict)
    """The places of definitions that are written outside ``$defs``."""


class SharedTypes(Struct):
    """The definitions of other files that tools refer to: each is one type of the agent."""

    body: Body
    """The definitions; their schemas are the ``$defs`` of its canonical form."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Pinned identifiers: JSON Pointer into the canonical form to name."""
    types: Mapping[str, Mapping[str, tuple[str, Span]]] = field(default_factory=dict)
    """Types of the user by the name of a definition, then by the name of a language, each with its place."""


class Form(Struct):
    """A form that a tool may ask a person to fill in."""

    name: str
    description: str
    body: Body
    """The answers. Its schema as shown is that of the form, which clients see."""
    span: Span


class Tool(Struct):
    """A tool."""

    id: str
    name: str
    """The name shown to the model: ``[A-Za-z0-9_-]{1,64}``."""
    wire_name: str
    """The name used by the server of the tool; may contain any character."""
    title: str
    """The display name, if the specification has one; else empty."""
    description: str
    tags: tuple[str, ...]
    input: Body
    output: Body | None
    names: Mapping[str, str]
    """Pinned identifiers: JSON Pointer into the input, or ``""`` for the tool itself, to name."""
    span: Span
    extras: Mapping[str, Extra] = field(default_factory=dict)
    """The data of features about the tool, by the name of the feature."""
    listed: Mapping[str, JsonValue] = field(default_factory=dict)
    """The annotations, icons, execution and metadata that a server lists with the tool, as in MCP."""
    strict: bool | None = None
    """Whether providers define the tool in strict mode; None if the specification does not determine it."""
    output_names: Mapping[str, str] = field(default_factory=dict)
    """Pinned identifiers: JSON Pointer into the output to name."""
    imported: bool = False
    """Whether the specification is machine-written: names are pinned elsewhere."""
    rules: CallRules | None = None
    """What is added to the arguments of each call, and the bound of its result."""
    scopes: tuple[str, ...] = ()
    """The scopes of OAuth that a caller needs."""
    elicits: tuple[Form, ...] = ()
    deprecated: bool = False
    """Whether its removal is announced, with the last paragraph of its description."""

    @property
    def bodies(self) -> tuple[Body, ...]:
        """The input, the output if there is one, and the forms."""
        sides = (self.input,) if self.output is None else (self.input, self.output)
        return (*sides, *(form.body for form in self.elicits))


class Agent(Struct):
    """An agent."""

    source: str
    """The name of the specification's file."""
    name: str
    description: str
    version: str
    tools: tuple[Tool, ...]
    acronyms: tuple[str, ...] = ()
    languages: Mapping[str, JsonValue] = field(default_factory=dict)
    language_spans: Mapping[str, Span] = field(default_factory=dict)
    """The places of the language names in the specification."""
    extras: Mapping[str, Extra] = field(default_factory=dict)
    """The data of features about the agent, by the name of the feature."""

    shared: SharedTypes | None = None
    """The types that tools share; None if they refer to no other file."""

    @property
    def is_written(self) -> bool:
        """Whether people write its specifications."""
        return not any(tool.imported for tool in self.tools)

    @property
    def features(self) -> tuple[str, ...]:
        """The features of all tools, in order of first use."""
        return tuple(dict.fromkeys(name for tool in self.tools for name in tool.extras))
