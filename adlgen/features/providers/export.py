"""Exports the tools of a specification as definitions for a provider, and reports what the provider refuses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal, TypeAlias

from adlgen.diagnostics.codes.providers import (
    CORRECTED,
    ENUM_CASE,
    LIMIT,
    MOVED,
    NOT_EXPRESSIBLE,
    NOT_STRICT,
    NULL_FOR_ABSENT,
)
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue, Mapping, Node, Scalar, plain
from adlgen.document.node import Sequence as Items
from adlgen.document.reader import head_of
from adlgen.features.providers.places import placed
from adlgen.ir.agent import Agent, Tool
from adlgen.providers.counts import NONE, Counts, count, exceeded, exceeded_together
from adlgen.providers.fit import fit
from adlgen.providers.names import (
    Renames,
    allowed_name,
    allowed_properties,
    name_of,
    span_of,
)
from adlgen.providers.notes import Fitted, Note, why_not_strict
from adlgen.providers.profiles import Profile, profiles
from adlgen.providers.shapes import MCP_VERSIONS, SHAPES, WHOLES, Definition, mcp
from adlgen.schema.model import Canonical
from adlgen.schema.shown import accepts_objects, portable
from adlgen.schema.walk import schemas
from adlgen.spec.model import Spec, ToolSpec

Strict: TypeAlias = Literal["auto", "on", "off"]
"""Whether definitions use the strict mode of the provider: if nothing is lost by it, always, or never. A tool
whose specification has ``strict`` itself is an exception to ``auto``."""


class Wanted(Struct):
    """What to export."""

    format: str
    """One of :data:`~adlgen.providers.shapes.FORMATS`, or ``portable`` to check for all providers."""
    strict: Strict = "auto"
    mcp_version: str = MCP_VERSIONS[-1]
    is_lint: bool = False
    """Whether to report what the provider would refuse in the schemas as written, which exports correct."""


def export(
    spec: Spec, agent: Agent, wanted: Wanted, log: Log, renames: Renames | None = None
) -> JsonValue:
    """Return the definitions of all tools in the format of a provider.

    ``agent`` is the lowered specification, which has the schemas as they are shown.

    What the provider refuses is an error, what it does not support a warning. If ``renames`` is given, names that
    the provider refuses are replaced and added to it.
    """
    exporting = _Exporting(wanted, profiles()[wanted.format], log, renames)
    lowered = {tool.id: tool for tool in agent.tools}
    tools = [exporting.tool(tool, lowered[tool.id.value]) for tool in spec.tools]
    exporting.check_number(spec)
    whole = WHOLES.get(wanted.format)
    return tools if whole is None else whole(tools)


class _Exporting:
    def __init__(self, wanted: Wanted, profile: Profile, log: Log, renames: Renames | None) -> None:
        self._wanted, self._profile, self._log, self._renames = wanted, profile, log, renames
        self._strict = 0
        self._counts = NONE

    def tool(self, tool: ToolSpec, lowered: Tool) -> JsonValue:
        """Return the definition of a tool."""
        profile, log = self._profile, self._log
        assert tool.input is not None, "resolve fills in the schema of every tool"
        canonical = lowered.input.canonical
        name = allowed_name(tool, profile, log, self._renames)
        shown = placed(canonical.described, tool.input)
        node = allowed_properties(shown, name, profile, log, self._renames)
        description = "" if tool.description is None else tool.description.value
        self._check_description(tool, description)
        if self._wanted.is_lint:
            self._check_written(tool, name)
        strict = self._strict_schema(tool, node, canonical)
        schema = self._plain_schema(tool, node, canonical) if strict is None else strict
        output = None if lowered.output is None else lowered.output.canonical.source
        one = Definition(tool, name, schema, strict is not None, description, output)
        if self._wanted.format == "mcp":
            return mcp(one, self._wanted.mcp_version, log)
        return SHAPES.get(self._wanted.format, SHAPES["openai"])(one)

    def check_number(self, spec: Spec) -> None:
        """Report more tools than a request may have."""
        limit, number = self._profile.tools, len(spec.tools)
        if limit is not None and number > limit:
            title = self._profile.titles(lambda one: one.tools == limit)
            text = f"{number:,} tools; {limit:,} is the limit of {title} in a request"
            self._log.add(LIMIT, text, span_of(spec.tools[limit]))

    def _check_written(self, tool: ToolSpec, name: str) -> None:
        """Report arrays without items, and a root without properties, where a provider refuses them."""
        items = self._profile.titles(lambda one: one.items_required)
        properties = self._profile.titles(lambda one: one.properties_required)
        root = tool.input
        assert root is not None, "resolve fills in the schema of every tool"
        entries = {entry.key for entry in root} if isinstance(root, Mapping) else {"properties"}
        if properties and not {"properties", "$ref"} & entries:
            text = f"refused without 'properties' by {properties}: the input of tool '{name}'"
            self._log.add(CORRECTED, text, head_of(root), "add properties: {}")
        for _, schema in schemas(root) if items else ():
            types = plain(schema.get("type") or root)
            has_items = {"items", "prefixItems"} & {entry.key for entry in schema}
            if not has_items and (
                types == "array" or (isinstance(types, list) and "array" in types)
            ):
                text = f"refused without 'items' by {items}: an array in the input of tool '{name}'"
                self._log.add(CORRECTED, text, head_of(schema), "add items: {}")

    def _check_description(self, tool: ToolSpec, text: str) -> None:
        limit = self._profile.description_characters
        title = self._profile.titles(lambda one: one.description_characters == limit)
        span = span_of(tool) if tool.description is None else tool.description.span
        if limit is not None and len(text) > limit:
            number = f"{len(text):,} characters; {limit:,} is the limit of {title}"
            self._log.add(LIMIT, f"the description of tool '{name_of(tool)}' has {number}", span)
        if self._profile.description_required and not text:
            self._log.add(LIMIT, f"tool '{name_of(tool)}' has no description", span)

    # --- schemas -------------------------------------------------------------------------------

    def _plain_schema(self, tool: ToolSpec, node: Node, canonical: Canonical) -> JsonValue:
        """Return the schema without strict mode: as written, unless the provider reads only a part of it."""
        profile = self._profile
        if self._wanted.format != "json-schema" and not accepts_objects(canonical.json):
            lost = [Note("the input, which is not an object", head_of(node))]
            self._report(tool, Fitted(schema={}, lost=lost))
        if profile.subset is not None:
            fitted = fit(node, profile.subset, profile.root_refused)
            self._report(tool, fitted)
            return fitted.schema
        entries = node.entries if isinstance(node, Mapping) else ()
        refused = [entry for entry in entries if entry.key in profile.root_refused]
        for entry in refused:
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
        subset, pinned = self._profile.strict, tool.metadata.strict
        mode = self._wanted.strict
        if mode == "auto" and pinned is not None:
            mode = "on" if pinned else "off"
        if subset is None or mode == "off":
            return None
        fitted = fit(node, subset, self._profile.root_refused)
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
        over = exceeded(size, self._profile) or exceeded_together(
            self._strict, self._counts, self._profile
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
        return exceeded(size, self._profile) or exceeded_together(
            self._strict + 1, self._counts + size, self._profile
        )

    def _report(self, tool: ToolSpec, fitted: Fitted, title: str = "") -> None:
        """Report how a definition differs from the source; the title is that of the provider."""
        where, title = f"tool '{name_of(tool)}'", title or self._profile.title
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
