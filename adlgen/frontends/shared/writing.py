"""What the writers of several formats share."""

from __future__ import annotations

import re

from adlgen.diagnostics.codes import conversion
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, plain
from adlgen.document.reader import head_of
from adlgen.frontends.shared.losses import NO_DESCRIPTION, Losses, called, identified
from adlgen.schema.walk import schemas
from adlgen.spec.model import Spec, ToolSpec


def schema_of(tool: ToolSpec) -> JsonValue:
    """Return the input schema as written."""
    assert tool.input is not None, "resolve fills in the schema of every tool"
    return plain(tool.input)


def described(tool: ToolSpec) -> dict[str, JsonValue]:
    """Return the description, if there is one, under its usual key."""
    text = "" if tool.description is None else tool.description.value
    return {"description": text} if text and text != NO_DESCRIPTION else {}


def identity(spec: Spec) -> dict[str, JsonValue]:
    """Return who the tools belong to, if that is said: name, version and description."""
    if not identified(spec):
        return {}
    said: dict[str, JsonValue] = {"name": spec.name.value, "version": spec.version}
    text = spec.description
    return {**said, "description": text} if text and text != NO_DESCRIPTION else said


def own(tool: ToolSpec, dialect: str) -> dict[str, JsonValue]:
    """Return the entries that a tool has in a dialect only."""
    return data(tool.about.rest.get(dialect, ()))


def data(entries: tuple[Entry, ...]) -> dict[str, JsonValue]:
    """Return some entries as plain data."""
    return {entry.key: plain(entry.value) for entry in entries}


def name_of(tool: ToolSpec, pattern: re.Pattern[str], losses: Losses) -> str:
    """Return the name of a tool, or its id where the format does not take the name."""
    name = called(tool)
    if pattern.fullmatch(name):
        return name
    span = tool.id.span if tool.name is None else tool.name.span
    message = f"{losses.target} does not take the name '{name}' of a tool"
    other = re.sub(r"[^A-Za-z0-9_]", "_", tool.id.value)[:64]
    losses.add(conversion.RENAMED, message, span, f"it would be called '{other}'; see --allow-loss")
    return other


def refuse_at_root(tool: ToolSpec, keywords: tuple[str, ...], losses: Losses) -> None:
    """Report keywords that make a provider refuse a tool when they stand at the root of its input."""
    for entry in tool.input if isinstance(tool.input, Mapping) else ():
        if entry.key in keywords:
            message = f"the provider refuses '{entry.key}' at the root of tool '{called(tool)}'"
            losses.add(conversion.LOST_OF_SCHEMA, message, entry.key_span)


def look_at_root(tool: ToolSpec, losses: Losses) -> None:
    """Report an input that is not said to be an object, where a format requires that."""
    kind = tool.input.get("type") if isinstance(tool.input, Mapping) else None
    span = tool.span if tool.input is None else head_of(tool.input)
    if kind is None:
        message = f"the input schema of tool '{called(tool)}' does not say 'type: object'"
        losses.made_up(message, span, "some that read the format refuse it; add the type")
    elif not (isinstance(kind, Scalar) and kind.value == "object"):
        message = f"the input of tool '{called(tool)}' is not an object, and no reader takes it"
        losses.add(conversion.LOST_OF_SCHEMA, message, kind.span)


def refer_inside(tool: ToolSpec, losses: Losses) -> None:
    """Report references to other files, which do not lie beside what is written."""
    for node in (tool.input, tool.output):
        for _, inner in () if node is None else schemas(node):
            reference = inner.get("$ref")
            if isinstance(reference, Scalar) and _leaves(reference.value, node):
                message = f"a schema of tool '{called(tool)}' refers to '{reference.value}'"
                hint = "the file does not come along; write the schema in place"
                losses.add(conversion.LOST_OF_SCHEMA, message, reference.span, hint)


def _leaves(reference: object, root: Node | None) -> bool:
    """Tell whether a reference is to another file; in a schema that has ids it may be to one of them."""
    if not isinstance(reference, str) or reference.startswith("#") or root is None:
        return False
    return all(inner.get("$id") is None and inner.get("id") is None for _, inner in schemas(root))
