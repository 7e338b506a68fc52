"""ADL15xx: conversions that lose information."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

SET_LOSS = DiagnosticKind(
    "ADL1501",
    "the target format cannot express something about the tool set",
    """\
The specification contains something that the target format cannot express: services, configuration,
the agent's name.

    adlgen convert agent.yaml --to openai

Use `--allow-loss` to leave it out, or convert to a format that supports it; ADL supports nearly
everything.
""",
)
TOOL_LOSS = DiagnosticKind(
    "ADL1502",
    "the target format cannot express something about a tool",
    """\
The tool has something that the target format cannot express: an output schema, tags, a title,
injected services, a command.

    {"tools": [{"name": "find", "inputSchema": {"type": "object"}, "annotations": {"readOnlyHint": true}}]}

Use `--allow-loss` to leave it out, or convert to a format that supports it.
""",
)
SCHEMA_LOSS = DiagnosticKind(
    "ADL1503",
    "consumers of the target format do not support a part of a schema",
    """\
A conversion never changes schemas. Consumers of the target format either ignore a keyword of this
schema, so the model does not see it, or reject the tool because of it.

    {"type": "object", "properties": {"id": {"type": "string", "pattern": "^o"}}}

Use `--allow-loss` to write it unchanged, or remove the keyword. `adlgen export` writes definitions with
schemas that the provider supports.
""",
)
RENAMED = DiagnosticKind(
    "ADL1504",
    "the target format does not allow the name of a tool",
    """\
Most formats restrict tool names. The tool would be written under its id, and calls would use the id
as the name; if the format does not allow the id, under a new name that ends with a part of a hash. In
a list of a server the name is kept, because a server is called by the name that it lists.

    {"tools": [{"name": "orders.list", "inputSchema": {"type": "object"}}]}

Use `--allow-loss` to rename it, or rename the tool in the source.
""",
)
FILLED_IN = DiagnosticKind(
    "ADL1505",
    "the target format requires something that the specification lacks",
    """\
A value that the target format requires is missing from the specification. A common value was filled
in and should be reviewed.

    adlgen convert agent.yaml --to json-schema

Review the value that the message names.
""",
    Severity.WARNING,
)
