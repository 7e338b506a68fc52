"""Services, configuration and injected names of a specification."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue, Node
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.text import Text

NAME = "wiring"
"""The key of both models in ``extras``: of a specification :class:`Wiring`, of a tool :class:`Injects`."""


RESERVED_SECTION = "tools"
"""The section of ``spec.config`` that configures built-in tools."""


class LoggerTarget(Struct):
    """``logger``."""


class ConfigTarget(Struct):
    """``config`` (an empty path), or a section or value of it."""

    path: tuple[str, ...]


class ServiceTarget(Struct):
    """A service, or a part of one (``orders.reader`` is the part ``reader`` of ``orders``)."""

    service: str
    parts: tuple[str, ...]


InjectionTarget: TypeAlias = LoggerTarget | ConfigTarget | ServiceTarget


class Inject(Struct):
    """One entry of ``inject``: as written, and its target once resolved."""

    reference: Text
    target: InjectionTarget | None = None


class Injects(Struct):
    """``inject`` of a tool."""

    entries: tuple[Inject, ...]


class ServiceSpec(Struct):
    """An entry of ``spec.services``."""

    id: Text
    kind: str
    """``service``, ``repository``, ``client`` or ``middleware``."""
    interface: Text
    factory: Text
    description: str
    span: Span


class Section(Struct):
    """A section of ``spec.config``."""

    key: Text
    value: Node
    """A mapping whose values are the defaults and determine the types."""


class Wiring(Struct):
    """The services and the configuration of a specification."""

    services: tuple[ServiceSpec, ...] = ()
    sections: tuple[Section, ...] = ()
    supplied: Mapping[str, JsonValue] = field(default_factory=dict)
    """Sections that other features add: their values by key."""


def wiring_of(spec: Spec) -> Wiring:
    """Return the services and the configuration of a specification; empty if it has none."""
    found = spec.extras.get(NAME, Wiring())
    assert isinstance(found, Wiring)
    return found


def injects_of(tool: ToolSpec) -> tuple[Inject, ...]:
    """Return the injected names of a tool."""
    found = tool.extras.get(NAME, Injects(()))
    assert isinstance(found, Injects)
    return found.entries
