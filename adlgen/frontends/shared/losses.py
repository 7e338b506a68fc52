"""What a specification says, and which of it a format has a place for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from adlgen.diagnostics.codes import conversion
from adlgen.diagnostics.model import DiagnosticKind, Log, Severity, Span
from adlgen.document.node import Entry, JsonValue, plain
from adlgen.document.reader import head_of
from adlgen.frontends.shared.tool_sets import NO_VERSION, ids_of
from adlgen.spec.model import Spec, ToolSpec


class Feature(Enum):
    """Something that a format may have a place for, as messages name it."""

    IDENTITY = "the name, description and version of the agent"
    SERVICES = "the services"
    CONFIG = "the configuration"
    BUILTIN_CONFIG = "the configuration of built-in tools"
    ACRONYMS = "the acronyms"
    LANGUAGES = "the settings for languages"
    GROUP = "what the tools have in common"
    OUTPUT = "the output schema"
    TAGS = "the tags"
    INJECT = "the injected names"
    NAMES = "the pinned identifiers"
    BUILTIN = "the implementation"
    BEHAVIOUR = "the behaviour"
    TITLE = "the title"
    STRICT = "strict mode"
    ID = "the id"
    READ_ONLY = "the hint read_only"
    DESTRUCTIVE = "the hint destructive"
    IDEMPOTENT = "the hint idempotent"
    OPEN_WORLD = "the hint open_world"
    CONFIRM = "the hint confirm"


HINTS = {
    "read_only": Feature.READ_ONLY,
    "destructive": Feature.DESTRUCTIVE,
    "idempotent": Feature.IDEMPOTENT,
    "open_world": Feature.OPEN_WORLD,
    "confirm": Feature.CONFIRM,
}

NO_DESCRIPTION = "No description."
"""What a format that requires a description is given where there is none; it means nothing."""
NO_SUCH_AGENT = "Imported tools."
"""The description of an agent that only holds tools; such an agent has no identity to lose."""
NO_TAG = "imported"
"""The tag of a tool that has none."""
USUAL: dict[str, JsonValue] = {
    "spec.capabilities": {},
    "spec.server": {"port": 8080},
}
"""What an agent is given that needs it and does not say it; it means nothing."""


@dataclass(frozen=True, slots=True)
class Losses:
    """Learns of everything that a conversion leaves out."""

    log: Log
    target: str
    allowed: bool

    def add(self, code: DiagnosticKind, message: str, span: Span, hint: str | None = None) -> None:
        """Record a loss: an error, or a warning where losses are allowed."""
        severity = Severity.WARNING if self.allowed else None
        if hint is None and not self.allowed:
            hint = "give --allow-loss to leave it out"
        self.log.add(code, message, span, hint, severity=severity)

    def made_up(self, message: str, span: Span, hint: str) -> None:
        """Record something that the format wants and the specification does not say."""
        self.log.add(conversion.MADE_UP, message, span, hint)


def report_losses(
    spec: Spec, says: frozenset[Feature], dialects: frozenset[str], losses: Losses
) -> None:
    """Report everything that a specification says and a format has no place for."""
    for feature, span in _of_set(spec):
        if feature not in says:
            message = f"{losses.target} has no place for {feature.value}"
            losses.add(conversion.LOST_OF_SET, message, span)
    if spec.dialect != losses.target:
        for entry in spec.rest:
            if not is_usual(entry) and not _is_said(entry, spec, says):
                message = f"{losses.target} has no place for '{entry.key}'"
                losses.add(conversion.LOST_OF_SET, message, entry.key_span)
    for tool in spec.tools:
        for what, span in _lost_of_tool(tool, says, dialects):
            message = f"{losses.target} has no place for {what} of tool '{called(tool)}'"
            losses.add(conversion.LOST_OF_TOOL, message, span)


def called(tool: ToolSpec) -> str:
    """Return the name that a tool is called by."""
    return tool.name.value if tool.name is not None else tool.id.value


def is_usual(entry: Entry) -> bool:
    """Tell whether an entry says no more than what an agent is given anyway."""
    return entry.key in USUAL and plain(entry.value) == USUAL[entry.key]


def identified(spec: Spec) -> bool:
    """Tell whether a specification says who it is, rather than being tools from a file."""
    said = (spec.description, spec.version or NO_VERSION) != ("", NO_VERSION)
    return said and spec.description != NO_SUCH_AGENT


def _is_said(entry: Entry, spec: Spec, says: frozenset[Feature]) -> bool:
    """Tell whether an entry about a server repeats what the specification says of itself."""
    if entry.key != "serverInfo" or Feature.IDENTITY not in says:
        return False
    said = {"name": spec.name.value, "description": spec.description, "version": spec.version}
    found = plain(entry.value)
    return isinstance(found, dict) and all(said.get(key) == found[key] for key in found)


def _of_set(spec: Spec) -> Iterator[tuple[Feature, Span]]:
    if identified(spec) and "serverInfo" not in {entry.key for entry in spec.rest}:
        yield Feature.IDENTITY, spec.name.span
    if spec.services:
        yield Feature.SERVICES, spec.services[0].span
    if spec.config:
        yield Feature.CONFIG, spec.config[0].key.span
    if spec.builtin_config:
        yield Feature.BUILTIN_CONFIG, head_of(next(iter(spec.builtin_config.values())))
    if spec.acronyms:
        yield Feature.ACRONYMS, spec.name.span
    if spec.languages:
        yield Feature.LANGUAGES, spec.name.span
    if spec.extras:
        yield Feature.GROUP, spec.name.span


def _lost_of_tool(
    tool: ToolSpec, says: frozenset[Feature], dialects: frozenset[str]
) -> Iterator[tuple[str, Span]]:
    for feature, span in _of_tool(tool):
        if feature not in says:
            yield feature.value, span
    for dialect, rest in tool.about.rest.items():
        if dialect not in dialects:
            for entry in rest:
                yield f"'{entry.key}'", entry.key_span


def _of_tool(tool: ToolSpec) -> Iterator[tuple[Feature, Span]]:
    if tool.output is not None and tool.builtin is None:
        yield Feature.OUTPUT, head_of(tool.output)
    if tool.tags not in {(), (NO_TAG,)}:
        yield Feature.TAGS, tool.span
    if tool.inject:
        yield Feature.INJECT, tool.inject[0].reference.span
    if tool.names:
        yield Feature.NAMES, tool.span
    if tool.builtin is not None:
        yield Feature.BUILTIN, tool.span
    if tool.extras and tool.builtin is None:
        yield Feature.BEHAVIOUR, tool.span
    if tool.about.title is not None:
        yield Feature.TITLE, tool.about.title.span
    for hint in tool.about.hints:
        yield HINTS[hint], tool.span
    if tool.about.strict is not None:
        yield Feature.STRICT, tool.span
    name = called(tool)
    if tool.id.value not in {name, *safe_ids(name)}:
        yield Feature.ID, tool.id.span


def safe_ids(name: str) -> tuple[str, ...]:
    """Return the ids that a tool is given for its name.

    Alone; beside one that sounds alike; and where ADL has a built-in tool of that name.
    """
    (alone,) = ids_of([name]).values()
    return alone, ids_of([name, name.swapcase()])[name], f"{alone}_tool"
