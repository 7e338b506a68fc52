"""ADL10xx: machine-written tool sets."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

BAD_TOOL = DiagnosticKind(
    "ADL1001",
    "a tool in a tool set is unusable",
    """\
A tool without a usable name cannot be called by a model, and no code can be named after it. It is
skipped; the other tools are read.

    {"tools": [{"description": "Find an order.", "inputSchema": {"type": "object"}}]}

Correct the tool in its source, or remove it from the set.
""",
)
REPEATED_TOOL = DiagnosticKind(
    "ADL1002",
    "two tools in a tool set have the same name",
    """\
A model calls a tool by its name, so only the first one can be called. The second is skipped.

    {"tools": [{"name": "find", "inputSchema": {}}, {"name": "find", "inputSchema": {}}]}

Rename or remove one of the two in the source.
""",
)
NO_INPUT_SCHEMA = DiagnosticKind(
    "ADL1003",
    "a tool in a tool set has no usable input schema",
    """\
The format requires a JSON Schema for the input. If it is missing or invalid, the tool accepts any JSON
object.

    {"tools": [{"name": "find", "inputSchema": "none"}, {"name": "list", "inputSchema": {}}]}

Add the schema; `{"type": "object"}` also accepts any object, without this warning.
""",
)
PROVIDERS_TOOL = DiagnosticKind(
    "ADL1004",
    "the model provider runs the tool",
    """\
The model provider implements this tool and defines its input. Nothing is generated for it.

    {"tools": [{"type": "web_search"}, {"type": "function", "name": "find", "parameters": null}]}

Remove it from the set to avoid this warning.
""",
    Severity.WARNING,
)
NOT_STRICT = DiagnosticKind(
    "ADL1005",
    "strict mode does not support the schema",
    """\
With `strict: true` the provider makes the model follow the schema. It supports only a subset of JSON
Schema: closed objects, and at some providers no optional properties and no composition except `anyOf`.
Otherwise it rejects requests with this tool.

    {"type": "function", "name": "find", "strict": true,
     "parameters": {"type": "object", "properties": {"id": {"type": "string"}}}}

Set `additionalProperties: false`, list every property under `required` and make optional properties
nullable, or set `strict` to false.
""",
    Severity.WARNING,
)
BAD_HEADER = DiagnosticKind(
    "ADL1006",
    "x-mcp-header is invalid",
    """\
`x-mcp-header` names the HTTP header that carries a property, so that balancers can read it: `Mcp-Param-NAME`. Its value must
be a token that is unique within the tool, ignoring case, and the property must be a string, a boolean or an integer within
±(2^53 - 1) that is reached only through `properties`. Otherwise HTTP clients skip the whole tool. It is an error in specifications
that people write, and a warning in lists of tools of servers.

    {"name": "find", "inputSchema": {"type": "object", "properties":
      {"region": {"type": "string", "x-mcp-header": "two words"}}}}

Correct the header in the source of the tool.
""",
    Severity.WARNING,
)
MORE_PAGES = DiagnosticKind(
    "ADL1007",
    "the tool set is incomplete",
    """\
The list ends with a cursor: the server has more pages of tools.

    {"tools": [{"name": "find", "inputSchema": {"type": "object"}}], "nextCursor": "p2"}

Request the other pages too; `adlgen import mcp -- COMMAND` does this.
""",
    Severity.WARNING,
)
NOT_IN_SUBSET = DiagnosticKind(
    "ADL1008",
    "a part of a schema is not supported by its format",
    """\
The format has its own schema language, which does not define this keyword or value. It is ignored, so
the tool accepts more than intended.

    {"functionDeclarations": [{"name": "find", "parameters": {"type": "RECORD"}}]}

Use a keyword of the format, or its key for standard JSON Schema if it has one.
""",
    Severity.WARNING,
)
NO_TOOLS = DiagnosticKind(
    "ADL1009",
    "the tool set has no list of tools",
    """\
The source was read in the format that `--from` selects, and has no tools where that format lists them.

    {"result": {"prompts": []}}

Pass the list of tools, or select another format with `--from`.
""",
)
SERVERS_EXTENSION = DiagnosticKind(
    "ADL1010",
    "a tool of a server contains x-adlgen",
    """\
`x-adlgen` is for users of a tool: names of identifiers, the schema of a result. It is ignored in tools
that a server lists; servers use `outputSchema` for the result of a tool.

    {"name": "find", "inputSchema": {"type": "object", "x-adlgen": {"names": {"": "Search"}}}}

Set the names in the configuration, `adlgen.yaml`:

    names:
      find:
        input: {"": Search}

Or create a manifest from the tools with `adlgen convert --to adl`, and add the extension there.
""",
    Severity.WARNING,
)
