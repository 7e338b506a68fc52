"""The dialect-neutral model of a specification; values have spans."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, JsonValue, Node
from adlgen.spec.about import About
from adlgen.spec.text import Text


@dataclass(frozen=True, slots=True)
class LoggerTarget:
    """``logger``."""


@dataclass(frozen=True, slots=True)
class ConfigTarget:
    """``config`` (an empty path), or a section or value of it."""

    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ServiceTarget:
    """A service, or a part of one (``orders.reader`` is the part ``reader`` of ``orders``)."""

    service: str
    parts: tuple[str, ...]


Target: TypeAlias = LoggerTarget | ConfigTarget | ServiceTarget


@dataclass(frozen=True, slots=True)
class Inject:
    """An entry of ``inject``: the reference as written, and its target once resolved."""

    reference: Text
    target: Target | None = None


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """A tool. ``resolve`` fills in built-in tools."""

    id: Text
    name: Text | None
    """The name shown to the model; the id where a dialect has only one name."""
    description: Text | None
    tags: tuple[str, ...]
    input: Node | None
    """The input's JSON Schema as written, without ``x-adlgen``; None only before a built-in is resolved."""
    output: Node | None
    inject: tuple[Inject, ...]
    span: Span
    builtin: str | None = None
    """The id of the built-in tool; None for other tools."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Pinned identifiers: JSON Pointer into the input schema, or ``""`` for the tool itself, to name."""
    extras: Mapping[str, object] = field(default_factory=dict)
    """Models of features, by the name of the feature; only the feature itself reads them."""
    about: About = field(default_factory=About)
    """Title, hints and other properties."""
    wire_name: str = ""
    """The exact name of the tool on its server, if it has one; not restricted to any characters."""


@dataclass(frozen=True, slots=True)
class ServiceSpec:
    """An entry of ``spec.services``."""

    id: Text
    kind: str
    """``service``, ``repository``, ``client`` or ``middleware``."""
    interface: Text
    factory: Text
    description: str
    span: Span


@dataclass(frozen=True, slots=True)
class Section:
    """A section of ``spec.config``."""

    key: Text
    value: Node
    """A mapping whose values are the defaults and determine the types."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A specification."""

    path: str
    """The name of the source in headers of emitted files: the last component of its path."""
    dialect: str
    name: Text
    description: str
    version: str
    tools: tuple[ToolSpec, ...]
    services: tuple[ServiceSpec, ...] = ()
    config: tuple[Section, ...] = ()
    builtin_config: Mapping[str, Node] = field(default_factory=dict)
    """Configuration of built-in tools, by id (``spec.config.tools.<id>``)."""
    acronyms: tuple[str, ...] = ()
    languages: Mapping[str, JsonValue] = field(default_factory=dict)
    """``spec.language``, by language name, as written."""
    extras: Mapping[str, object] = field(default_factory=dict)
    """Models of features for the whole specification, by the name of the feature."""
    imported: bool = False
    """Whether the format is machine-written: malformed schemas degrade with a warning."""
    rest: tuple[Entry, ...] = ()
    """Other entries of the source, by path: ``spec.agent``, ``data_classification``."""
