"""Shared by the writers of formats."""

from __future__ import annotations

from adlgen.diagnostics.codes import conversion
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, plain
from adlgen.document.reader import head_of
from adlgen.frontends.shared.losses import NO_DESCRIPTION, Losses, display_name, identified
from adlgen.schema.walk import schemas
from adlgen.spec.model import Spec, ToolSpec


def schema_of(tool: ToolSpec) -> JsonValue:
    """Return the input schema as written."""
    assert tool.input is not None, "resolve fills in the schema of every tool"
    return plain(tool.input)


def described(tool: ToolSpec) -> dict[str, JsonValue]:
    """Return the description under the key ``description``; empty without one."""
    text = "" if tool.description is None else tool.description.value
    return {"description": text} if text and text != NO_DESCRIPTION else {}


def identity(spec: Spec) -> dict[str, JsonValue]:
    """Return the name, version and description of the agent; empty without an identity."""
    if not identified(spec):
        return {}
    known: dict[str, JsonValue] = {"name": spec.name.value, "version": spec.version}
    text = spec.description
    return {**known, "description": text} if text and text != NO_DESCRIPTION else known


def own(tool: ToolSpec, dialect: str) -> dict[str, JsonValue]:
    """Return the entries of a tool that are specific to a dialect."""
    return data(tool.metadata.rest.get(dialect, ()))


def data(entries: tuple[Entry, ...]) -> dict[str, JsonValue]:
    """Return entries as plain data."""
    return {entry.key: plain(entry.value) for entry in entries}


def check_root_type(tool: ToolSpec, losses: Losses) -> None:
    """Report an input schema without ``type: object``, which the format requires."""
    kind = tool.input.get("type") if isinstance(tool.input, Mapping) else None
    span = tool.span if tool.input is None else head_of(tool.input)
    if kind is None:
        message = f"the input schema of tool '{display_name(tool)}' lacks 'type: object'"
        losses.filled_in(message, span, "some consumers of the format reject it; add the type")
    elif not (isinstance(kind, Scalar) and kind.value == "object"):
        message = (
            f"the input of tool '{display_name(tool)}' is not an object; the format requires one"
        )
        losses.add(conversion.SCHEMA_LOSS, message, kind.span)


def check_references(tool: ToolSpec, losses: Losses) -> None:
    """Report references to other files, which are not converted."""
    for node in (tool.input, tool.output):
        for _, inner in () if node is None else schemas(node):
            reference = inner.get("$ref")
            if isinstance(reference, Scalar) and _leaves(reference.value, node):
                message = f"a schema of tool '{display_name(tool)}' refers to '{reference.value}'"
                hint = "the file is not converted; write the schema in place"
                losses.add(conversion.SCHEMA_LOSS, message, reference.span, hint)


def _leaves(reference: object, root: Node | None) -> bool:
    """Report whether a reference may point to another file; schemas with ids are assumed not to."""
    if not isinstance(reference, str) or reference.startswith("#") or root is None:
        return False
    return all(inner.get("$id") is None and inner.get("id") is None for _, inner in schemas(root))
