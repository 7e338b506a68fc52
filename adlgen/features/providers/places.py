"""The places of the parts of a schema that is shown, in the schema as written."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import replace
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, Sequence
from adlgen.ir.agent import Agent, Tool
from adlgen.schema.extension import with_announcements, without_extensions
from adlgen.schema.model import Canonical
from adlgen.schema.nested import OF_PARTS
from adlgen.spec.model import Spec, ToolSpec


def placed(value: JsonValue, written: Node) -> Node:
    """Return a value as nodes with the places of the written ones; a part that is not written has that around it."""
    match value:
        case dict():
            known = {e.key: e for e in written} if isinstance(written, Mapping) else {}
            entries = (
                Entry(
                    key,
                    known[key].key_span if key in known else written.span,
                    placed(inner, known[key].value if key in known else _around(written)),
                )
                for key, inner in value.items()
            )
            return Mapping(tuple(entries), written.span)
        case list():
            items = written.items if isinstance(written, Sequence) else ()
            padded = (*items, *(_around(written) for _ in value[len(items) :]))
            return Sequence(tuple(map(placed, value, padded)), written.span)
        case _:
            return Scalar(value, written.span)


def _around(written: Node) -> Node:
    return Scalar(None, written.span)


def bundled(spec: Spec, agent: Agent, *, has_extensions: bool = False) -> Spec:
    """Return a specification whose schemas refer to no files, with or without the extensions of adlgen inside.

    What an extension announces is in the descriptions, if the extensions are left out.
    """
    lowered = {tool.id: tool for tool in agent.tools}
    tools = (
        _bundled(tool, lowered[tool.id.value], has_extensions=has_extensions) for tool in spec.tools
    )
    return replace(spec, tools=tuple(tools))


def _bundled(tool: ToolSpec, lowered: Tool, *, has_extensions: bool) -> ToolSpec:
    output = None if lowered.output is None else lowered.output.canonical
    return replace(
        tool,
        input=_self_contained(tool.input, lowered.input.canonical, has_extensions=has_extensions),
        output=_self_contained(tool.output, output, has_extensions=has_extensions),
    )


def _self_contained(
    written: Node | None, canonical: Canonical | None, *, has_extensions: bool
) -> Node | None:
    if written is None or canonical is None:
        return written
    if canonical.has_files:
        return placed(canonical.json, written)
    if has_extensions:
        return without_extensions(written, OF_PARTS)
    return without_extensions(with_announcements(written))
