"""ADL15xx: what one format says and another cannot."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

LOST_OF_SET = DiagnosticKind(
    "ADL1501",
    "the format cannot say something about the tools as a whole",
    """\
The specification says something that has no place in the format it is converted to: services,
configuration, the agent's name.

    adlgen convert agent.yaml --to openai

Give `--allow-loss` to leave it out, or convert to a format that has a place for it; ADL has one for
nearly everything.
""",
)
LOST_OF_TOOL = DiagnosticKind(
    "ADL1502",
    "the format cannot say something about a tool",
    """\
The tool has something that has no place in the format it is converted to: an output schema, tags, a
title, injected services, a command.

    {"tools": [{"name": "find", "inputSchema": {"type": "object"}, "annotations": {"readOnlyHint": true}}]}

Give `--allow-loss` to leave it out, or convert to a format that has a place for it.
""",
)
LOST_OF_SCHEMA = DiagnosticKind(
    "ADL1503",
    "who reads the format does not read a part of a schema",
    """\
Schemas are never changed by a conversion. But those who read the format ignore a keyword of this one,
so the model is not told of it, or refuse the tool for it.

    {"type": "object", "properties": {"id": {"type": "string", "pattern": "^o"}}}

Give `--allow-loss` to write it all the same, or take the keyword out.
""",
)
RENAMED = DiagnosticKind(
    "ADL1504",
    "the format does not take the name of a tool",
    """\
Names of tools are limited in most formats. The tool would be written under another name, its id, and
calls would come under that.

    {"tools": [{"name": "orders.list", "inputSchema": {"type": "object"}}]}

Give `--allow-loss` to rename it, or rename the tool where it comes from.
""",
)
MADE_UP = DiagnosticKind(
    "ADL1505",
    "the format wants something that the specification does not say",
    """\
What the format requires and the specification lacks was filled in: a usual value that one will want
to look at.

    adlgen convert agent.yaml --to agentcli

Look at what the message names, and correct it.
""",
    Severity.WARNING,
)
