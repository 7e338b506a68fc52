"""Exports the tools of a specification as definitions for a provider, and reports what the provider refuses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal, TypeAlias

from adlgen.diagnostics.codes.providers import (
    ENUM_CASE,
    LIMIT,
    MOVED,
    NOT_EXPRESSIBLE,
    NOT_STRICT,
    NULL_FOR_ABSENT,
)
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Diagnostic, Log
from adlgen.document.node import JsonValue, Node, Scalar, plain
from adlgen.document.node import Sequence as Items
from adlgen.document.reader import head_of
from adlgen.features.providers.places import placed
from adlgen.ir.agent import Agent, Tool
from adlgen.providers.counts import NONE, Counts, count, exceeded, exceeded_together
from adlgen.providers.fit import fit
from adlgen.providers.names import Renames, allowed_name, allowed_properties
from adlgen.providers.notes import Fitted, Note, why_not_strict
from adlgen.providers.profiles import Profile, profiles
from adlgen.providers.shapes import MCP_VERSIONS, SHAPES, WHOLES, Definition, mcp_of_revision
from adlgen.providers.written import (
    check_description,
    check_input,
    check_number,
    ignored,
    ignored_in,
    refused_at_root,
)
from adlgen.schema.model import Canonical
from adlgen.schema.shown import accepts_objects, portable, without_headers
from adlgen.schema.walk import schemas
from adlgen.spec.announcements import announced
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.names import name_of, span_of

Strict: TypeAlias = Literal["auto", "on", "off"]
"""Whether definitions use the strict mode of the provider: if nothing is lost by it, always, or never. A tool
whose specification has ``strict`` itself is an exception to ``auto``."""


class ExportOptions(Struct):
    """The provider to export for, and how."""

    format: str
    """One of :data:`~adlgen.providers.shapes.FORMATS`, or ``portable`` to check for all providers."""
    strict: Strict = "auto"
    mcp_version: str = MCP_VERSIONS[-1]
    is_lint: bool = False
    """Whether to report what the provider would refuse in the schemas as written, which exports correct."""


def export(
    spec: Spec, agent: Agent, wanted: ExportOptions, log: Log, renames: Renames | None = None
) -> JsonValue:
    """Return the definitions of all tools in the format of a provider.

    ``agent`` is the lowered specification, which has the schemas as they are shown.

    What the provider refuses is an error, what it does not support a warning. If ``renames`` is given, names that
    the provider refuses are replaced and added to it.
    """
    tools = [one.definition for one in each(spec, agent, wanted, log, renames)]
    check_number(spec, profiles()[wanted.format], log)
    whole = WHOLES.get(wanted.format)
    return tools if whole is None else whole(tools)


class Exported(Struct):
    """A tool as a provider gets it."""

    tool: ToolSpec
    definition: JsonValue
    diagnostics: tuple[Diagnostic, ...]
    """What the provider refuses or ignores of this tool."""


def each(
    spec: Spec, agent: Agent, wanted: ExportOptions, log: Log, renames: Renames | None = None
) -> Iterator[Exported]:
    """Yield the definition of each tool, with the problems that are added to the log for it."""
    exporting = _Exporting(wanted, profiles()[wanted.format], log, renames)
    lowered = {tool.id: tool for tool in agent.tools}
    for tool in spec.tools:
        start = len(log.diagnostics)
        definition = exporting.tool(announced(tool), lowered[tool.id.value])
        yield Exported(tool, definition, tuple(log.diagnostics[start:]))


class _Exporting:
    def __init__(
        self, wanted: ExportOptions, profile: Profile, log: Log, renames: Renames | None
    ) -> None:
        self._wanted, self.profile, self._log, self._renames = wanted, profile, log, renames
        self._strict = 0
        self._counts = NONE

    def tool(self, tool: ToolSpec, lowered: Tool) -> JsonValue:
        """Return the definition of a tool."""
        profile, log = self.profile, self._log
        assert tool.input is not None, "resolve fills in the schema of every tool"
        canonical = lowered.input.canonical
        name = allowed_name(tool, profile, log, self._renames)
        described = canonical.described
        if not profile.headers:
            described = without_headers(described)
        shown = placed(described, tool.input)
        node = allowed_properties(shown, name, profile, log, self._renames)
        description = "" if tool.description is None else tool.description.value
        check_description(tool, profile, log)
        if self._wanted.is_lint:
            check_input(tool, profile, log)
        strict = self._strict_schema(tool, node, canonical)
        schema = self._plain_schema(tool, node, canonical) if strict is None else strict
        output = None if lowered.output is None else lowered.output.canonical.source
        self._check_output(tool, output)
        one = Definition(tool, name, schema, None if strict is None else True, description, output)
        if self._wanted.format == "mcp":
            return mcp_of_revision(one, self._wanted.mcp_version, log)
        return SHAPES.get(self._wanted.format, SHAPES["openai"])(one)

    # --- schemas -------------------------------------------------------------------------------

    def _plain_schema(self, tool: ToolSpec, node: Node, canonical: Canonical) -> JsonValue:
        """Return the schema without strict mode: as written, unless the provider reads only a part of it."""
        profile = self.profile
        if not profile.any_input and not accepts_objects(canonical.json):
            lost = [Note("the input, which is not an object", head_of(node))]
            self._report(tool, Fitted(schema={}, lost=lost))
        if profile.subset is not None:
            fitted = fit(node, profile.subset, profile.root_refused)
            self._report(tool, fitted)
            return fitted.schema
        for entry in refused_at_root(node, profile):
            note = Note(f"'{entry.key}' of the input", entry.key_span)
            title = profile.titles(partial(_refuses_at_root, entry.key))
            self._report(tool, Fitted(schema={}, moved=[note]), title)
        schema = plain(node)
        assert isinstance(schema, dict), "the schema of an input is that of an object"
        return portable(schema, profile.root_refused)

    def _strict_schema(
        self, tool: ToolSpec, node: Node, canonical: Canonical
    ) -> dict[str, JsonValue] | None:
        """Return the schema for strict mode; None if the tool is not strict."""
        subset, pinned = self.profile.strict, tool.metadata.strict
        mode = self._wanted.strict
        if mode == "auto" and pinned is not None:
            mode = "on" if pinned else "off"
        if subset is None or mode == "off":
            return None
        fitted = fit(node, subset, self.profile.root_refused)
        size = count(fitted.schema)
        fault = why_not_strict(canonical)
        reason = fault or self._reason(fitted, size)
        if reason is not None and (mode == "auto" or fault):
            message = f"tool '{name_of(tool)}' is not strict: {reason}"
            self._log.add(NOT_STRICT, message, span_of(tool), "use --strict on, or --strict off")
            return None
        self._strict += 1
        self._counts += size
        self._report(tool, fitted)
        over = exceeded(size, self.profile) or exceeded_together(
            self._strict, self._counts, self.profile
        )
        if over is not None:
            self._log.add(LIMIT, f"with tool '{name_of(tool)}': {over}", span_of(tool))
        if not subset.enum_case:
            self._check_case(tool, node)
        return fitted.schema

    def _reason(self, fitted: Fitted, size: Counts) -> str | None:
        """Return why a strict definition would differ from the source."""
        for notes, text in (
            (fitted.lost, "strict mode cannot express {}"),
            (fitted.moved, "strict mode does not support {}"),
            (fitted.nullable, "strict mode has no optional properties, such as {}"),
        ):
            if notes:
                return text.format(notes[0].text)
        return exceeded(size, self.profile) or exceeded_together(
            self._strict + 1, self._counts + size, self.profile
        )

    def _check_output(self, tool: ToolSpec, output: JsonValue) -> None:
        """Report keywords that the provider ignores in the schema of the result, which has them in any case."""
        subset = self.profile.subset
        if (
            output is None
            or tool.output is None
            or subset is None
            or not self.profile.output_schemas
        ):
            return
        for entry in ignored(placed(output, tool.output), subset):
            self._log.add(MOVED, ignored_in(entry, tool, self.profile), entry.key_span)

    def _report(self, tool: ToolSpec, fitted: Fitted, title: str = "") -> None:
        """Report how a definition differs from the source; the title is that of the provider."""
        where, title = f"tool '{name_of(tool)}'", title or self.profile.title
        for note in fitted.lost:
            self._log.add(
                NOT_EXPRESSIBLE, f"{title} cannot express {note.text} in {where}", note.span
            )
        for note in fitted.moved:
            verb = "do" if " and " in title else "does"
            message = f"{title} {verb} not support {note.text} in {where}; its description has it"
            self._log.add(MOVED, message, note.span)
        for note in fitted.nullable:
            text = "null instead of absent"
            if note in fitted.ambiguous:
                text = "null if it is absent, and null is a value of it, too"
            self._log.add(NULL_FOR_ABSENT, f"{note.text} of {where} is {text}", note.span)

    def _check_case(self, tool: ToolSpec, node: Node) -> None:
        for values, found in _enums(node):
            if len({value.lower() for value in values}) < len(values):
                message = f"values of an enum of tool '{name_of(tool)}' differ only in letter case"
                self._log.add(ENUM_CASE, message, head_of(found))


def _refuses_at_root(key: str, profile: Profile) -> bool:
    return key in profile.root_refused


def _enums(node: Node) -> Iterator[tuple[list[str], Node]]:
    for _, inner in schemas(node):
        found = inner.get("enum")
        if isinstance(found, Items):
            texts = (item.value for item in found.items if isinstance(item, Scalar))
            yield [text for text in texts if isinstance(text, str)], found
