"""The input and output of a CYCOD tool as JSON Schema, with source spans."""

from __future__ import annotations

from collections.abc import Mapping as Table

from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, Mapping, Node
from adlgen.frontends.shared.nodes import mapping, sequence, text
from adlgen_plugins.cycod.feature.settings import Exposure
from adlgen_plugins.cycod.frontend.parameters import Declared


def input_schema(declared: Table[str, Declared], exposure: Exposure, span: Span) -> Mapping:
    """Return the schema of a tool's parameters, in their order."""
    properties = Mapping(
        tuple(Entry(name, one.span, _property(one, exposure)) for name, one in declared.items()),
        span,
    )
    required = [text(name, one.span) for name, one in declared.items() if one.parameter.required]
    entries: dict[str, Node] = {"type": text("object", span), "properties": properties}
    if required:
        entries["required"] = sequence(span, required)
    return mapping(span, **entries, additionalProperties=text(value=False, span=span))


def _property(declared: Declared, exposure: Exposure) -> Mapping:
    span = declared.span
    entries = [Entry("type", span, text(declared.parameter.kind.value, span))]
    if exposure.descriptions and declared.description is not None:
        entries.append(Entry("description", declared.description.span, declared.description))
    entries += declared.limits
    if exposure.defaults and declared.default is not None:
        entries.append(Entry("default", declared.default.span, declared.default))
    if exposure.examples and declared.examples is not None:
        entries.append(Entry("examples", declared.examples.span, declared.examples))
    return Mapping(tuple(entries), span)


def output_schema(span: Span) -> Mapping:
    """Return the schema of the result of a command."""
    parts = {
        "output": ("string", "What was written to standard output."),
        "error": ("string", "What was written to standard error."),
        "exitCode": ("integer", "The exit code; 0 is success."),
    }
    properties = {
        name: mapping(span, type=text(kind, span), description=text(about, span))
        for name, (kind, about) in parts.items()
    }
    return mapping(
        span,
        type=text("object", span),
        properties=mapping(span, **properties),
        required=sequence(span, [text(name, span) for name in parts]),
        additionalProperties=text(value=False, span=span),
    )
