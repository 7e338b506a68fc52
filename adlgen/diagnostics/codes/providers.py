"""ADL21xx: definitions of tools for providers."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

BAD_NAME = DiagnosticKind(
    "ADL2101",
    "the provider refuses a name",
    """\
Each provider restricts the names of tools, and some the names of properties. One name that a provider
refuses makes it refuse the whole request.

    {"tools": [{"name": "orders.list", "inputSchema": {"type": "object"}}]}

Rename the tool or the property in the source. Or let `adlgen export --rename FILE` rename it: a tool gets
its id; a property, and a tool whose id is refused, get a name that ends with a part of a hash. FILE maps
the new names to those of the source.
""",
)
MOVED = DiagnosticKind(
    "ADL2102",
    "the provider does not support a part of a schema",
    """\
The provider ignores or refuses a keyword, so the model could break it. The exported definition has the
keyword in its description, where the model reads it; the generated code checks it in any case.

    {"type": "object", "properties": {"name": {"type": "string", "maxLength": 20}}}

Use a keyword that the provider supports, or accept the description with `--allow ADL2102`.
""",
    Severity.WARNING,
)
NOT_EXPRESSIBLE = DiagnosticKind(
    "ADL2103",
    "a definition for the provider cannot express a schema",
    """\
Strict mode of the provider has no form for this: an object with properties of any name, properties without
a type, an array without a schema for its items, a reference to another file, or recursion. Such a tool can only be exported without
strict mode.

    {"type": "object", "properties": {"labels": {"type": "object", "additionalProperties": {"type": "string"}}}}

Change the schema, or use `--strict auto`, which exports such tools without strict mode.
""",
)
NOT_STRICT = DiagnosticKind(
    "ADL2104",
    "a tool is exported without strict mode",
    """\
With `--strict auto`, a tool is strict if the strict definition accepts nothing else than its schema, and if
the limits of a request allow it. The message names the first reason against it.

    adlgen export agent.yaml --format anthropic --strict auto

Change the schema; use `--strict on` to accept the differences, which are then reported one by one; or use
`--strict off`.
""",
    Severity.WARNING,
)
NULL_FOR_ABSENT = DiagnosticKind(
    "ADL2105",
    "an optional property is null instead of absent",
    """\
Strict mode of the provider requires every property, so the definition allows null for those that are
optional. The caller of the tool must remove such nulls before it passes the arguments on; the source's
schema does not accept them, or they mean something else there.

    adlgen export agent.yaml --format openai --strict on

Make the property required, or export the tool without strict mode.
""",
    Severity.WARNING,
)
ENUM_CASE = DiagnosticKind(
    "ADL2106",
    "values of an enum differ only in letter case",
    """\
The provider does not guarantee the letter case of enumerated values in strict mode, so the model may send
the other value.

    {"type": "string", "enum": ["Read", "read"]}

Use values that differ in more than letter case.
""",
    Severity.WARNING,
)
LIMIT = DiagnosticKind(
    "ADL2107",
    "a definition exceeds a limit of the provider",
    """\
Providers limit the length of descriptions, the number of tools in a request, and the size of strict schemas.
`adlgen lint --limits PROVIDER` prints the known limits, their sources and the day of the last comparison.

    adlgen lint agent.yaml --provider openai

Shorten the text, or send fewer tools in one request.
""",
    Severity.WARNING,
)
LEFT_OUT = DiagnosticKind(
    "ADL2108",
    "the format has no place for a property of a tool",
    """\
The chosen revision of the Model Context Protocol does not have this property, so the definition lacks it.

    adlgen export tools.json --format mcp --mcp-version 2025-06-18

Choose another revision, or accept the loss with `--allow ADL2108`.
""",
    Severity.WARNING,
)
CORRECTED = DiagnosticKind(
    "ADL2110",
    "a provider refuses the schema as written",
    """\
Some providers refuse an array without `items`, or an input without `properties`, also without strict mode. The
definitions of `adlgen export`, and those of the generated code, have them; `adlgen convert` writes, and other
programs send, the schema as it is.

    {"type": "object", "properties": {"names": {"type": "array"}}}

Add `items: {}` or `properties: {}`, or a better schema.
""",
    Severity.WARNING,
)
OUTPUT_NOT_OBJECT = DiagnosticKind(
    "ADL2109",
    "the format requires the output to be an object",
    """\
Revisions of the Model Context Protocol before 2026-07-28 allow only objects as structured content.

    adlgen export tools.json --format mcp --mcp-version 2025-11-25

Put the value into an object with one property, or choose the newest revision.
""",
)
