"""A resolved specification to an agent."""

from __future__ import annotations

import re

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Node, SiblingFiles
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.ir.defaults import end_defaults
from adlgen.ir.extras import Extra, Features
from adlgen.ir.graph import break_cycles
from adlgen.ir.schemas import Lowering
from adlgen.schema.canonical import canonicalise
from adlgen.schema.references.files import Files
from adlgen.spec.model import Spec, ToolSpec

_MODEL_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What every provider of models accepts as the name of a tool."""

_SERVER_NAME = re.compile(r"[A-Za-z0-9_./-]{1,128}")
"""What MCP calls a tool; any other name is one for people."""


def lower(
    spec: Spec,
    log: Log,
    features: Features,
    *,
    lenient: bool = False,
    folder: SiblingFiles | None = None,
) -> Agent:
    """Lower a resolved specification to the IR.

    ``lenient`` degrades malformed parts of a schema to any value, with a warning; ``folder`` is the
    folder of the specification, for schemas that refer to files.
    """
    reading = _Reading(log, lenient or spec.imported, Files(folder), features)
    tools = tuple(_lower_tool(tool, reading) for tool in spec.tools)
    return Agent(
        source=spec.path.rsplit("/", 1)[-1],
        name=spec.name.value,
        description=spec.description,
        version=spec.version,
        tools=tools,
        acronyms=spec.acronyms,
        languages=spec.languages,
        extras={
            name: extra
            for name, model in spec.extras.items()
            if (extra := features(name).lower_agent(model, spec)) is not None
        },
    )


class _Reading(Struct):
    """How the tools of one specification are lowered."""

    log: Log
    lenient: bool
    files: Files
    features: Features

    def extras(self, tool: ToolSpec) -> dict[str, Extra]:
        """Lower what features know of a tool."""
        return {
            name: self.features(name).lower(model, tool, self.log)
            for name, model in tool.extras.items()
        }


def _lower_tool(tool: ToolSpec, reading: _Reading) -> Tool:
    name, title = _model_name(tool)
    extras = reading.extras(tool)
    return Tool(
        id=tool.id.value,
        name=name,
        wire_name=tool.wire_name or _server_name(tool) or name,
        title=title,
        description=tool.description.value if tool.description else "",
        tags=tool.tags,
        input=_with_notes(
            _lower_body(tool.input, reading, objects_only=True),
            tuple(note for extra in extras.values() for note in extra.input_notes),
        ),
        output=(
            None
            if tool.output is None
            else _with_notes(
                _lower_body(tool.output, reading, objects_only=False),
                tuple(note for extra in extras.values() for note in extra.output_notes),
            )
        ),
        names=tool.names,
        span=tool.span,
        extras=extras,
    )


def _model_name(tool: ToolSpec) -> tuple[str, str]:
    """Choose the name that the model sees, and the title that is left for people."""
    title = "" if tool.metadata.title is None else tool.metadata.title.value
    if tool.name is None:
        return tool.id.value, title
    if _MODEL_NAME.fullmatch(tool.name.value):
        return tool.name.value, title
    return tool.id.value, title or tool.name.value


def _server_name(tool: ToolSpec) -> str:
    """Return the name of a tool that came from a server into a manifest, where models do not take it."""
    if tool.name is None or not _SERVER_NAME.fullmatch(tool.name.value):
        return ""
    return tool.name.value


def _lower_body(node: Node | None, reading: _Reading, *, objects_only: bool) -> Body:
    assert node is not None, "resolve fills in the schema of every tool"
    log = reading.log
    canonical = canonicalise(node, log, lenient=reading.lenient, files=reading.files)
    lowering = Lowering(canonical, objects_only=objects_only)
    root = lowering.root()
    definitions = end_defaults(break_cycles(lowering.definitions), log)
    return Body(root, definitions, canonical)


def _with_notes(body: Body, notes: tuple[str, ...]) -> Body:
    """Add paragraphs to the documentation of a body's type."""
    if not notes:
        return body
    root = replace(body.root, meta=replace(body.root.meta, notes=notes))
    return replace(body, root=root)
