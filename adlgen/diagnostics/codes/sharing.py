"""ADL17xx: equal schemas that become definitions of a types file."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

NO_PLACE = DiagnosticKind(
    "ADL1701",
    "the types file cannot be next to the specification",
    """\
`adlgen share` writes the definitions to a file in the folder of the specification, because the
references in it are relative to that folder. The specification itself must be a file, too.

    adlgen share tools.json --types ../common.json

Pass the name of another JSON or YAML file in the folder of the specification.
""",
)
NOT_WRITTEN = DiagnosticKind(
    "ADL1702",
    "no schema of the specification can refer to a types file",
    """\
The format builds the schemas of its tools from something else, such as the arguments of a command, or
nothing in them can move: their parts depend on their places by `$id`, anchors or pointers.

    {"tools": [{"name": "find", "inputSchema": {"$id": "find", "type": "object"}}]}

Convert the specification with `adlgen convert` first, or leave out the identifiers.
""",
    Severity.WARNING,
)
BAD_TYPES_FILE = DiagnosticKind(
    "ADL1703",
    "no definition can be added to the types file",
    """\
The types file is a JSON Schema of a known draft whose `$defs` contains the definitions.

    {"$defs": ["Money"]}

Correct the file, or name another one with `--types`.
""",
)
OTHER_DRAFT = DiagnosticKind(
    "ADL1704",
    "equal schemas of another draft are not shared",
    """\
The definitions of a file are all of one draft of JSON Schema: that of the file if it exists, otherwise
the one with the most equal schemas.

    {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object"}

Run `adlgen share` again with another file in `--types`.
""",
    Severity.WARNING,
)
NOT_EQUAL = DiagnosticKind(
    "ADL1705",
    "a tool would not accept the same values",
    """\
Before anything is written, the new specification is read, and the schemas of each tool are compared
with the old ones. They differ, or the new specification cannot be read, so nothing is written.

    adlgen share agent.yaml --diff

Put the schema that the message names into a definition by hand, and report the problem.
""",
)
