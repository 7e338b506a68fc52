"""Lowers a resolved specification to an agent."""

from __future__ import annotations

import re
from functools import partial

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.memory import active, remembered
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue, Node, SiblingFiles
from adlgen.ir.agent import Agent, Body, Form, Tool
from adlgen.ir.bodies import body_of, with_notes
from adlgen.ir.extras import Extra, Features
from adlgen.ir.forms import lowered_form
from adlgen.schema.canonical import canonicalise
from adlgen.schema.references.files import Files
from adlgen.spec.announcements import shown_description
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
    tools = tuple(_interned(_lower_again(tool, context)) for tool in spec.tools)
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


def _interned(tool: Tool) -> Tool:
    """Return the tool of the last run of the process if it is equal, so that its plans are those of that run."""
    memory = active()
    if memory is None:
        return tool
    key = ("tool", id(tool.input), tool.id)
    part = memory.find(key)
    if part is not None and part.value == tool:
        known: Tool = part.value
        return known
    memory.keep(key, tool, (), (tool.input,))
    return tool


def _check_schemas(spec: Spec, context: _Context) -> None:
    """Report the problems in the schemas of all tools."""
    for tool in spec.tools:
        if tool.input is not None:
            _lower_body(tool.input, context, objects_only=True)
        if tool.output is not None:
            _lower_body(tool.output, context, objects_only=False)
        _lower_forms(tool, context)


def _lower_again(tool: ToolSpec, context: _Context) -> Tool:
    """Lower a tool, or return that of an earlier run of the process; tools that refer to files are lowered again."""
    files, spec = context.files, context.spec

    def compute(log: Log) -> tuple[Tool, bool]:
        before = files.lookups
        lowered = _lower_tool(tool, replace(context, log=log))
        return lowered, files.lookups == before

    settings = (context.lenient, spec.imported, spec.has_foreign_keywords)
    return remembered("lowered", (tool,), settings, context.log, compute)


def _lower_tool(tool: ToolSpec, context: _Context) -> Tool:
    name, title = _model_name(tool)
    extras = context.extras(tool)
    input_ = _lower_input(tool, context)
    wire_name = tool.wire_name or _server_name(tool) or name
    served = name if tool.is_renamed else wire_name
    return Tool(
        id=tool.id.value,
        name=name,
        wire_name=wire_name,
        title=title,
        description=shown_description(tool),
        deprecated=tool.metadata.deprecated is not None,
        tags=tool.tags,
        input=with_notes(
            input_,
            tuple(note for extra in extras.values() for note in extra.input_notes),
        ),
        output=(
            None
            if tool.output is None
            else with_notes(
                _lower_body(tool.output, context, objects_only=False),
                tuple(note for extra in extras.values() for note in extra.output_notes),
            )
        ),
        names=tool.names,
        span=tool.span,
        listed={**_in_protocol(name, served, input_), **listed(tool.metadata)},
        strict=tool.metadata.strict,
        extras=extras,
        imported=context.spec.imported,
        rules=tool.rules,
        scopes=tuple(scope.value for scope in tool.metadata.scopes),
        elicits=_lower_forms(tool, context),
    )


def _lower_forms(tool: ToolSpec, context: _Context) -> tuple[Form, ...]:
    lower = partial(_lower_body, context=context, objects_only=True)
    return tuple(lowered_form(form, lower) for form in tool.metadata.elicits)


def _lower_input(tool: ToolSpec, context: _Context) -> Body:
    """Lower the schema that is validated; what is shown of it is that without hidden arguments."""
    shown = _lower_body(tool.input, context, objects_only=True)
    if tool.complete is None or tool.complete == tool.input:
        return shown
    quiet = replace(context, log=context.log.empty())  # the problems have been reported
    body = _lower_body(tool.complete, quiet, objects_only=True)
    canonical = shown.canonical
    seen = replace(body.canonical, source=canonical.source, peer=canonical.peer)
    return replace(body, canonical=seen)


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
    files, has_foreign = context.files, context.spec.has_foreign_keywords

    def compute(log: Log) -> tuple[Body, bool]:
        before = files.lookups
        canonical = canonicalise(
            node,
            log,
            lenient=context.lenient,
            files=files,
            has_foreign_keywords=has_foreign,
        )
        body = body_of(canonical, log, objects_only=objects_only)
        return body, files.lookups == before

    settings = (context.lenient, has_foreign, objects_only)
    return remembered("body", (node,), settings, context.log, compute)
