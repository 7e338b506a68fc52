"""Findings about two versions of a toolbox."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import DiagnosticKind, Span
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Agent, Tool
from adlgen.plan.language import Language
from adlgen.plan.model import Plan
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.names import name_of


class Level(Enum):
    """Whom a change breaks."""

    WIRE = "wire"
    """Callers, and consumers of results."""
    SOURCE = "source"
    """Code that uses what is generated."""
    MODEL = "model"
    """Models, which read texts, order, annotations and defaults."""
    PROVIDER = "provider"
    """Users of a provider of models that refuses a definition."""


class Witness(Struct):
    """A value that shows a finding; null is one, too."""

    value: JsonValue


class Finding(Struct):
    """One thing that a change breaks."""

    level: Level
    code: DiagnosticKind
    tool: str
    """The name of the tool as callers know it; empty for a finding about all tools."""
    message: str
    old: Span | None = None
    new: Span | None = None
    part: str = ""
    """The part of the tool: ``input/properties/note``."""
    hint: str | None = None
    witness: Witness | None = None
    target: str = ""
    """The target or the provider."""
    is_note: bool = False
    """Whether it never fails a run."""


class Version(Struct):
    """One version of a toolbox."""

    spec: Spec
    agent: Agent

    @property
    def tools(self) -> Mapping[str, VersionedTool]:
        """The tools by the name that callers use."""
        lowered = {tool.id: tool for tool in self.agent.tools}
        found = ((name_of(tool), tool) for tool in self.spec.tools)
        return {
            tool.wire_name or name: VersionedTool(tool, lowered[tool.id.value])
            for name, tool in found
        }


class VersionedTool(Struct):
    """A tool of one version, as written and lowered."""

    written: ToolSpec
    lowered: Tool


class PlannedTarget(Struct):
    """The plans of both versions for a target."""

    name: str
    language: Language
    old: Plan
    new: Plan


class Options(Struct):
    """How versions are compared."""

    strict_open: bool = False
    """Whether a new property of an open object is an error."""
    closed: bool = False
    """Whether objects are compared as if they were closed."""
    today: str = ""
    """The date, as YYYY-MM-DD, from which deprecations have expired; empty: none has."""


class Comparison(Struct):
    """The result of a comparison."""

    findings: tuple[Finding, ...] = ()
    accepted: Mapping[int, str] = field(default_factory=dict)
    """The reasons of the findings that the configuration accepts, by their numbers."""
    old_version: str = ""
    new_version: str = ""
    rise: str = ""
    """The part of the version that must rise: ``major``, ``minor``, ``patch``, or nothing."""
