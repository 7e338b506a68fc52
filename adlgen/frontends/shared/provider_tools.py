"""Shared by writers of the formats of providers: limits, names and forms are those of ``adlgen export``."""

from __future__ import annotations

from adlgen.diagnostics.codes import conversion, toolsets
from adlgen.document.node import Node, plain
from adlgen.frontends.shared.losses import NO_DESCRIPTION, Losses
from adlgen.frontends.shared.strict_mode import NOT_STRICT_HINT
from adlgen.frontends.shared.writing import check_references, check_root_type, schema_of
from adlgen.providers.names import name_for, refusal_of, refused_properties
from adlgen.providers.profiles import Profile, profiles
from adlgen.providers.shapes import Definition
from adlgen.providers.written import (
    check_description,
    check_input,
    check_number,
    ignored,
    ignored_in,
    not_strict,
    refused_at_root,
)
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.names import name_of, span_of


def definitions(spec: Spec, provider: str, losses: Losses) -> list[Definition]:
    """Return the tools with schemas as written; record what the provider refuses or ignores."""
    profile = profiles()[provider]
    check_number(spec, profile, losses.log)
    return [_definition(tool, profile, losses) for tool in spec.tools]


def _definition(tool: ToolSpec, profile: Profile, losses: Losses) -> Definition:
    check_root_type(tool, losses)
    check_references(tool, losses)
    check_description(tool, profile, losses.log)
    check_input(tool, profile, losses.log)
    assert tool.input is not None, "resolve fills in the schema of every tool"
    _check_schema(tool, tool.input, profile, losses)
    if tool.output is not None and profile.output_schemas:
        _check_keywords(tool, tool.output, profile, losses)
    text = "" if tool.description is None else tool.description.value
    return Definition(
        tool=tool,
        name=_name(tool, profile, losses),
        schema=schema_of(tool),
        strict=tool.metadata.strict,
        description="" if text == NO_DESCRIPTION else text,
        output=None if tool.output is None else plain(tool.output),
    )


def _name(tool: ToolSpec, profile: Profile, losses: Losses) -> str:
    """Return a name that the provider allows; servers are called by the name that they list."""
    message = refusal_of(tool, profile)
    if message is None:
        return name_of(tool)
    if profile.name == "mcp":
        losses.kept(conversion.RENAMED, message, span_of(tool), "it is written as it is")
        return name_of(tool)
    new = name_for(tool, profile)
    hint = f"it would be '{new}'; see --allow-loss"
    losses.add(conversion.RENAMED, message, span_of(tool), hint)
    return new


def _check_schema(tool: ToolSpec, schema: Node, profile: Profile, losses: Losses) -> None:
    name = name_of(tool)
    for entry in refused_at_root(schema, profile):
        message = f"{profile.title} refuses '{entry.key}' at the root of the input of tool '{name}'"
        losses.add(conversion.SCHEMA_LOSS, message, entry.key_span, _hint(losses))
    for entry, message in refused_properties(schema, name, profile):
        losses.add(conversion.SCHEMA_LOSS, message, entry.key_span, _hint(losses))
    _check_keywords(tool, schema, profile, losses)
    if tool.metadata.strict and profile.strict is not None:
        for note in not_strict(schema, profile.strict):
            message = f"tool '{name}' is strict, but {note.text}"
            losses.kept(toolsets.NOT_STRICT, message, note.span, NOT_STRICT_HINT)
            break


def _check_keywords(tool: ToolSpec, schema: Node, profile: Profile, losses: Losses) -> None:
    for entry in ignored(schema, profile.subset) if profile.subset is not None else ():
        message = ignored_in(entry, tool, profile)
        losses.add(conversion.SCHEMA_LOSS, message, entry.key_span, _hint(losses))


def _hint(losses: Losses) -> str:
    export = "adlgen export writes what the provider takes"
    return export if losses.allowed else f"use --allow-loss to write it as it is; {export}"
