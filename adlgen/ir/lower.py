"""Lowers a resolved specification to an agent."""

from __future__ import annotations

import re

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue, Node, SiblingFiles
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.ir.defaults import drop_infinite_defaults
from adlgen.ir.extras import Extra, Features
from adlgen.ir.graph import break_chains
from adlgen.ir.places import places_of
from adlgen.ir.schemas import Lowering
from adlgen.schema.canonical import canonicalise
from adlgen.schema.references.files import Files
from adlgen.schema.shown import shown_input, shown_output
from adlgen.spec.metadata import listed
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.names import allowed

_SERVER_NAME = re.compile(r"[A-Za-z0-9_./-]{1,128}")
"""Tool names of MCP; any other name is a display name."""


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
    folder of the specification, for schemas that refer to files. If the log contains errors already, the
    schemas are checked, because most of their problems do not depend on others, and the run stops.
    """
    is_lenient = lenient or spec.imported
    context = _Context(log, is_lenient, Files(folder), features, spec)
    if log.has_errors:
        log.settle()
        _check_schemas(spec, context)
        log.stop_if_errors()
    tools = tuple(_lower_tool(tool, context) for tool in spec.tools)
    return Agent(
        source=spec.path.rsplit("/", 1)[-1],
        name=spec.name.value,
        description=spec.description,
        version=spec.version,
        tools=tools,
        acronyms=spec.acronyms,
        languages=spec.languages,
        language_spans=spec.language_spans,
        extras={
            name: extra
            for name, model in spec.extras.items()
            if (extra := features(name).lower_agent(model, spec)) is not None
        },
    )


class _Context(Struct):
    """The context in which the tools of a specification are lowered."""

    log: Log
    lenient: bool
    files: Files
    features: Features
    spec: Spec

    def extras(self, tool: ToolSpec) -> dict[str, Extra]:
        """Lower the models of the features of a tool."""
        return {
            name: self.features(name).lower(model, tool, self.log)
            for name, model in tool.extras.items()
        }


def _check_schemas(spec: Spec, context: _Context) -> None:
    """Report the problems in the schemas of all tools."""
    for tool in spec.tools:
        if tool.input is not None:
            _lower_body(tool.input, context, objects_only=True)
        if tool.output is not None:
            _lower_body(tool.output, context, objects_only=False)


def _lower_tool(tool: ToolSpec, context: _Context) -> Tool:
    name, title = _model_name(tool)
    extras = context.extras(tool)
    input_ = _lower_body(tool.input, context, objects_only=True)
    wire_name = tool.wire_name or _server_name(tool) or name
    return Tool(
        id=tool.id.value,
        name=name,
        wire_name=wire_name,
        title=title,
        description=tool.description.value if tool.description else "",
        tags=tool.tags,
        input=_with_notes(
            input_,
            tuple(note for extra in extras.values() for note in extra.input_notes),
        ),
        output=(
            None
            if tool.output is None
            else _with_notes(
                _lower_body(tool.output, context, objects_only=False),
                tuple(note for extra in extras.values() for note in extra.output_notes),
            )
        ),
        names=tool.names,
        span=tool.span,
        listed={**_in_protocol(name, wire_name, input_), **listed(tool.metadata)},
        strict=tool.metadata.strict,
        extras=extras,
        imported=context.spec.imported,
    )


def _in_protocol(name: str, wire_name: str, body: Body) -> dict[str, JsonValue]:
    """Return the name and the schema that a server lists, if the model sees others."""
    found: dict[str, JsonValue] = {}
    if wire_name != name and _SERVER_NAME.fullmatch(wire_name):
        found["name"] = wire_name
    peer = body.canonical.peer
    return found if peer is None else {**found, "inputSchema": peer}


def _model_name(tool: ToolSpec) -> tuple[str, str]:
    """Return the name shown to the model and the display name."""
    title = "" if tool.metadata.title is None else tool.metadata.title.value
    if tool.name is None:
        return tool.id.value, title
    name = allowed(tool.name.value, tool.id.value)
    return name, title if name == tool.name.value else title or tool.name.value


def _server_name(tool: ToolSpec) -> str:
    """Return the name of an imported tool on its server, if it is not a valid name for models."""
    if tool.name is None or not _SERVER_NAME.fullmatch(tool.name.value):
        return ""
    return tool.name.value


def _lower_body(node: Node | None, context: _Context, *, objects_only: bool) -> Body:
    assert node is not None, "resolve fills in the schema of every tool"
    log = context.log
    canonical = canonicalise(
        node,
        log,
        lenient=context.lenient,
        files=context.files,
        has_foreign_keywords=context.spec.has_foreign_keywords,
    )
    lowering = Lowering(canonical, objects_only=objects_only)
    root = lowering.root()
    definitions = drop_infinite_defaults(break_chains(lowering.definitions, log), log)
    shown = (shown_input if objects_only else shown_output)(canonical)
    return Body(root, definitions, shown, places_of(canonical.places, lowering.labels))


def _with_notes(body: Body, notes: tuple[str, ...]) -> Body:
    """Add paragraphs to the documentation of a body's type."""
    if not notes:
        return body
    root = replace(body.root, meta=replace(body.root.meta, notes=notes))
    return replace(body, root=root)
