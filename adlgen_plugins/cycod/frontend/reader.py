"""The reader of CYCOD custom tools."""

from __future__ import annotations

import re

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.model import Log, Span
from adlgen.document.node import Document, Mapping
from adlgen.document.reader import head_of, wrong_type
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.text import Text
from adlgen_plugins.cycod.frontend import NAME, codes, variant_key
from adlgen_plugins.cycod.frontend.schema import input_schema, output_schema
from adlgen_plugins.cycod.frontend.siblings import SiblingRegistry, Tool, name_of
from adlgen_plugins.cycod.frontend.tool import read_tool

_PORTABLE = re.compile(r"[a-zA-Z0-9_-]{1,64}")
_ELSE = re.compile(r"[^a-zA-Z0-9_-]+")


def read(document: Document, log: Log) -> Spec:
    """Return the specification of a tool; add problems to the log."""
    root = document.root
    tool: Tool | None = None
    if not isinstance(root, Mapping):
        wrong_type(root, "the document", "a mapping", log)
    elif not _is_variant(root, log):
        tool = read_tool(document, log, SiblingRegistry(document, read_tool))
    name = root.entry("name") if isinstance(root, Mapping) else None
    at = head_of(root) if name is None else name.value.span
    return Spec(
        path=document.source.path.rsplit("/", 1)[-1],
        dialect=NAME,
        name=Text(_ELSE.sub("-", name_of(document)).strip("-").lower(), at),
        description="" if tool is None else tool.description,
        version="" if tool is None else tool.line.settings.catalogue.version,
        tools=() if tool is None else (_spec(tool, at, head_of(root), log),),
    )


def _is_variant(root: Mapping, log: Log) -> bool:
    entry = variant_key(root)
    if entry is None:
        return False
    message = f"'{entry.key}' belongs to the gen3-v1 variant of the format"
    hint = "that variant is not supported; use 'script' with 'shell', or 'use-tool'"
    log.add(codes.VARIANT, message, entry.key_span, hint)
    return True


def _spec(tool: Tool, at: Span, span: Span, log: Log) -> ToolSpec:
    made = _ELSE.sub("_", tool.name)[:64]
    if not _PORTABLE.fullmatch(tool.name):
        message = f"model providers do not accept the name of tool '{tool.name}'"
        hint = f"use at most 64 letters, digits, _ and -; the model sees '{made}'"
        log.add(shape.NAME_NOT_PORTABLE, message, at, hint)
    return ToolSpec(
        id=Text(made, at),
        name=None,
        description=Text(tool.description, span),
        tags=tool.tags,
        input=input_schema(tool.declared, tool.line.settings.exposure, span),
        output=output_schema(span),
        span=span,
        extras={"commands": tool.line},
    )
