"""The reader of Gemini function declarations."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Mapping
from adlgen.document.reader import Fields
from adlgen.frontends.gemini import INPUTS, NAME, OWN_INPUT, declarations_in, has_declarations
from adlgen.frontends.gemini.schema import translated
from adlgen.frontends.shared.tool_sets import (
    ToolDraft,
    extended,
    no_tools,
    numbered,
    only_in,
    output_in,
    rest_of,
    schema_in,
    set_of,
    text_in,
    tool_name,
    tools_of,
)
from adlgen.spec.metadata import ToolMetadata
from adlgen.spec.model import Spec

OUTPUTS = ("responseJsonSchema", "response_json_schema")
_OWN_OUTPUT = "response"


def read(document: Document, log: Log) -> Spec:
    """Return the functions as a specification; problems of functions are warnings."""
    items = list(declarations_in(document.root))
    if not items and not has_declarations(document.root):
        no_tools(document, "Gemini functions are listed under 'functionDeclarations'", log)
    lenient = log.downgrading()
    drafts = (_tool(fields) for fields in numbered(items, lenient))
    return set_of(document, NAME, tools_of(drafts, lenient))


def _tool(fields: Fields) -> ToolDraft | None:
    name = tool_name(fields)
    if name is None:
        return None
    if any(key in fields for key in INPUTS):
        schema = schema_in(fields, *INPUTS, required=False)
    else:
        schema = translated(schema_in(fields, OWN_INPUT, required=False), fields)
    output = output_in(fields, *OUTPUTS)
    own = fields.node(_OWN_OUTPUT)
    if output is None and isinstance(own, Mapping):
        output = translated(own, fields)
    known = ("name", "description", OWN_INPUT, _OWN_OUTPUT, *INPUTS, *OUTPUTS)
    metadata = ToolMetadata(rest=only_in(NAME, rest_of(fields, *known)))
    description = text_in(fields, "description")
    return extended(ToolDraft(name, description, schema, output, fields.span, metadata), fields)
