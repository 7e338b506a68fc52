"""Detection of the parts of a specification that another format cannot express."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import Enum

from adlgen.diagnostics.codes import conversion
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import DiagnosticKind, Log, Severity, Span
from adlgen.document.node import Entry, JsonValue, plain
from adlgen.document.reader import head_of
from adlgen.features.builtins import model as builtins
from adlgen.features.builtins.model import builtin_of, settings_of
from adlgen.features.wiring import model as wiring
from adlgen.features.wiring.model import injects_of, wiring_of
from adlgen.frontends.shared.tool_sets import NO_VERSION, ids_of
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.names import name_of


class SpecPart(Enum):
    """A part of a specification that a format may support; values are names for messages."""

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
    DEPRECATED = "the deprecation"
    SCOPES = "the scopes"
    ELICITS = "the forms"
    ID = "the id"
    READ_ONLY = "the hint read_only"
    DESTRUCTIVE = "the hint destructive"
    IDEMPOTENT = "the hint idempotent"
    OPEN_WORLD = "the hint open_world"
    CONFIRM = "the hint confirm"


HINTS = {
    "read_only": SpecPart.READ_ONLY,
    "destructive": SpecPart.DESTRUCTIVE,
    "idempotent": SpecPart.IDEMPOTENT,
    "open_world": SpecPart.OPEN_WORLD,
    "confirm": SpecPart.CONFIRM,
}

_NAMED = {builtins.NAME, wiring.NAME}
"""Features whose models are reported in parts; the model of any other feature is a single loss."""

NO_DESCRIPTION = "No description."
"""The placeholder where a format requires a description; converting back removes it."""
NO_SUCH_AGENT = "Imported tools."
"""The description of an agent that contains only imported tools; it is not an identity."""
NO_TAG = "imported"
"""The placeholder for a tool without tags."""
DEFAULTS: dict[str, JsonValue] = {
    "spec.capabilities": {},
    "spec.server": {"port": 8080},
}
"""Placeholders for required values of an agent; converting back removes them."""


class Losses(Struct):
    """Records the losses of a conversion."""

    log: Log
    target: str
    allowed: bool

    def add(self, code: DiagnosticKind, message: str, span: Span, hint: str | None = None) -> None:
        """Record a loss: an error, or a warning where losses are allowed."""
        severity = Severity.WARNING if self.allowed else None
        if hint is None and not self.allowed:
            hint = "use --allow-loss to leave it out"
        self.log.add(code, message, span, hint, severity=severity)

    def drop(self, message: str, span: Span) -> None:
        """Record metadata that is omitted, always as a warning: no tool depends on it."""
        self.log.add(conversion.SET_LOSS, message, span, "it is omitted", severity=Severity.WARNING)

    def kept(self, code: DiagnosticKind, message: str, span: Span, hint: str) -> None:
        """Record something that a provider refuses and that is written as it is, always as a warning."""
        self.log.add(code, message, span, hint, severity=Severity.WARNING)

    def filled_in(self, message: str, span: Span, hint: str) -> None:
        """Record a required value that was filled in because the specification lacks it."""
        self.log.add(conversion.FILLED_IN, message, span, hint)


_SERVER = "serverInfo"
"""The key of what an MCP server reports about itself."""


def report_losses(
    spec: Spec, supported: frozenset[SpecPart], dialects: Collection[str] | None, losses: Losses
) -> None:
    """Report every part of a specification that a format does not support."""
    for feature, span in _of_set(spec):
        if feature not in supported:
            message = f"{losses.target} does not support {feature.value}"
            losses.add(conversion.SET_LOSS, message, span)
    if spec.dialect != losses.target:
        for entry in spec.rest:
            if is_default(entry):
                continue
            if entry.key == _SERVER:
                _drop_server(entry, spec, supported, losses)
            else:
                message = f"{losses.target} does not support '{entry.key}'"
                losses.add(conversion.SET_LOSS, message, entry.key_span)
    for tool in spec.tools:
        for what, span in _lost_of_tool(tool, supported, dialects):
            message = f"{losses.target} does not support {what} of tool '{display_name(tool)}'"
            losses.add(conversion.TOOL_LOSS, message, span)


def display_name(tool: ToolSpec) -> str:
    """Return the name that a model uses to call a tool."""
    return name_of(tool)


def is_default(entry: Entry) -> bool:
    """Report whether an entry is equal to its placeholder."""
    return entry.key in DEFAULTS and plain(entry.value) == DEFAULTS[entry.key]


def identified(spec: Spec) -> bool:
    """Report whether a specification has an identity, instead of being tools from a file."""
    is_described = (spec.description, spec.version or NO_VERSION) != ("", NO_VERSION)
    return is_described and spec.description != NO_SUCH_AGENT


def _drop_server(entry: Entry, spec: Spec, supported: frozenset[SpecPart], losses: Losses) -> None:
    """Warn of what a server reports about itself, such as a title, and the format has no place for."""
    own = {"name": spec.name.value, "description": spec.description, "version": spec.version}
    kept = own if SpecPart.IDENTITY in supported else {}
    found = plain(entry.value)
    lost = [k for k, v in found.items() if kept.get(k) != v] if isinstance(found, dict) else [""]
    if lost:
        what = f"'{_SERVER}'" if not kept else f"{', '.join(map(repr, lost))} of '{_SERVER}'"
        losses.drop(f"{losses.target} does not support {what}", entry.key_span)


def _of_set(spec: Spec) -> Iterator[tuple[SpecPart, Span]]:
    if identified(spec) and _SERVER not in {entry.key for entry in spec.rest}:
        yield SpecPart.IDENTITY, spec.name.span
    wired, settings = wiring_of(spec), settings_of(spec).by_tool
    if wired.services:
        yield SpecPart.SERVICES, wired.services[0].span
    if wired.sections:
        yield SpecPart.CONFIG, wired.sections[0].key.span
    if settings:
        yield SpecPart.BUILTIN_CONFIG, head_of(next(iter(settings.values())))
    if spec.acronyms:
        yield SpecPart.ACRONYMS, spec.acronyms_at or spec.name.span
    if spec.languages:
        yield SpecPart.LANGUAGES, spec.languages_at or spec.name.span
    if spec.extras.keys() - _NAMED:
        yield SpecPart.GROUP, spec.name.span


def _lost_of_tool(
    tool: ToolSpec, supported: frozenset[SpecPart], dialects: Collection[str] | None
) -> Iterator[tuple[str, Span]]:
    for feature, span in _of_tool(tool):
        if feature not in supported:
            yield feature.value, span
    for dialect, rest in tool.metadata.rest.items():
        if dialects is not None and dialect not in dialects:
            for entry in rest:
                yield f"'{entry.key}'", entry.key_span


def _of_tool(tool: ToolSpec) -> Iterator[tuple[SpecPart, Span]]:
    is_builtin = builtin_of(tool) is not None
    if tool.output is not None and not is_builtin:
        yield SpecPart.OUTPUT, head_of(tool.output)
    if tool.tags not in {(), (NO_TAG,)}:
        yield SpecPart.TAGS, tool.span
    if injects_of(tool) and not is_builtin:
        yield SpecPart.INJECT, injects_of(tool)[0].reference.span
    if tool.names:
        yield SpecPart.NAMES, tool.span
    if is_builtin:
        yield SpecPart.BUILTIN, tool.span
    if tool.extras.keys() - _NAMED:
        yield SpecPart.BEHAVIOUR, tool.span
    yield from _of_metadata(tool)
    name = display_name(tool)
    if tool.id.value not in {name, *safe_ids(name)}:
        yield SpecPart.ID, tool.id.span


def _of_metadata(tool: ToolSpec) -> Iterator[tuple[SpecPart, Span]]:
    metadata = tool.metadata
    if metadata.title is not None:
        yield SpecPart.TITLE, metadata.title.span
    for hint in metadata.hints:
        yield HINTS[hint], tool.span
    if metadata.strict is not None:
        yield SpecPart.STRICT, tool.span
    if metadata.deprecated is not None:
        yield SpecPart.DEPRECATED, tool.span
    if metadata.scopes:
        yield SpecPart.SCOPES, metadata.scopes[0].span
    if metadata.elicits:
        yield SpecPart.ELICITS, metadata.elicits[0].name.span


def safe_ids(name: str) -> tuple[str, ...]:
    """Return the ids that adlgen derives from a name.

    They are: without conflicts, next to a similar name, and for the name of an ADL built-in tool.
    """
    (alone,) = ids_of([name]).values()
    return alone, ids_of([name, name.swapcase()])[name], f"{alone}_tool"
