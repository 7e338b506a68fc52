"""The reader of the tools of an agent definition of the IETF draft.

Only the tools are validated; other entries are kept unchanged.
"""

from __future__ import annotations

import re

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Entry, Mapping
from adlgen.document.reader import ROOT, Fields
from adlgen.frontends.shared.tool_sets import (
    ToolDraft,
    extended,
    no_tools,
    numbered,
    only_in,
    output_in,
    schema_in,
    set_of,
    text_in,
    tool_name,
    tools_of,
    with_rest,
)
from adlgen.spec.metadata import ToolMetadata
from adlgen.spec.model import Spec
from adlgen_plugins.ietf_adl.frontend import NAME

HINTS = {"read_only": "read_only", "idempotent": "idempotent", "requires_confirmation": "confirm"}
"""The hint that corresponds to each flag of a tool."""
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_MORE = ("examples", "annotations", "data_classification", "extensions")
"""Keys of tools that only this format has."""


def read(document: Document, log: Log) -> Spec:
    """Return the tools of an agent; add problems to the log."""
    root = document.root
    if not isinstance(root, Mapping):
        no_tools(document, "an agent definition must be a mapping", log)
        return set_of(document, NAME, (), imported=False)
    fields = Fields(root, ROOT, log)
    for key in ("name", "description", "version"):
        fields.text(key, required=True, filled=True)
    tools = tools_of(map(_tool, numbered(fields.items("tools") or (), log)), log)
    spec = set_of(document, NAME, tools, metadata=Fields(root, ROOT, Log()), imported=False)
    return with_rest(spec, root, "$schema", "adl_spec", "name", "description", "version", "tools")


def _tool(fields: Fields) -> ToolDraft | None:
    name = tool_name(fields)
    if name is None:
        return None
    if not _NAME.fullmatch(name.value):
        message = f"'name' of {fields.where} must match ^{_NAME.pattern}$"
        fields.log.add(shape.WRONG_FORMAT, message, name.span)
    description = text_in(fields, "description")
    if "description" not in fields:
        fields.missing("description", "describe what the tool does and when to use it")
    schema = schema_in(fields, "parameters", required=False)
    output = output_in(fields, "returns")
    flags = ((HINTS[key], fields.flag(key)) for key in HINTS if key in fields)
    hints = {hint: flag.value for hint, flag in flags if flag is not None}
    rest = tuple(Entry(e.key, e.key_span, e.value) for e in fields.mapping if e.key in _MORE)
    fields.close(*_MORE, *HINTS)
    metadata = ToolMetadata(hints=hints, rest=only_in(NAME, rest))
    return extended(ToolDraft(name, description, schema, output, fields.span, metadata), fields)
