"""ADL10xx: sets of tools that machines write, and servers that are asked for theirs."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

BAD_TOOL = DiagnosticKind(
    "ADL1001",
    "a tool of a tool set cannot be used",
    """\
Without a name no model can call a tool, and no code can be named after it. The other tools are read
all the same.

    {"tools": [{"description": "Find an order.", "inputSchema": {"type": "object"}}]}

Correct the tool where it comes from, or take it out of the set.
""",
)
REPEATED_TOOL = DiagnosticKind(
    "ADL1002",
    "two tools of a tool set have one name",
    """\
A model calls a tool by its name, so only the first one can be reached. The second is left out.

    {"tools": [{"name": "find", "inputSchema": {}}, {"name": "find", "inputSchema": {}}]}

Rename or remove one of the two where the set comes from.
""",
)
NO_INPUT_SCHEMA = DiagnosticKind(
    "ADL1003",
    "a tool of a tool set says nothing usable about its input",
    """\
The format requires a JSON Schema of the input. Without one, or with a value that is none, the tool
takes any JSON object.

    {"tools": [{"name": "find", "inputSchema": "none"}, {"name": "list", "inputSchema": {}}]}

Add the schema; `{"type": "object"}` says the same without this warning.
""",
)
PROVIDERS_TOOL = DiagnosticKind(
    "ADL1004",
    "a tool is the provider's own",
    """\
The provider of the model runs this tool itself, and knows its input. There is nothing to generate,
so it is left out.

    {"tools": [{"type": "web_search"}, {"type": "function", "name": "find", "parameters": null}]}

Take it out of the set to be rid of the warning.
""",
    Severity.WARNING,
)
NOT_STRICT = DiagnosticKind(
    "ADL1005",
    "a schema is not one that strict mode takes",
    """\
A tool with `strict: true` makes the provider keep the model to the schema, but only where the schema
stays within a part of JSON Schema: closed objects, and at some providers no optional properties and
no composition but `anyOf`. Otherwise requests with this tool are refused.

    {"type": "function", "name": "find", "strict": true,
     "parameters": {"type": "object", "properties": {"id": {"type": "string"}}}}

Say `additionalProperties: false`, list every property under `required` and make those that may be
left out nullable, or set `strict` to false.
""",
    Severity.WARNING,
)
BAD_HEADER = DiagnosticKind(
    "ADL1006",
    "x-mcp-header is not one that clients take",
    """\
`x-mcp-header` names the HTTP header that carries a property. Its value must be a token that no other
property of the tool uses, in whatever case, and the property must be a string, an integer or a
boolean that is reached through `properties` alone. Clients that speak HTTP leave the whole tool out
otherwise.

    {"name": "find", "inputSchema": {"type": "object", "properties":
      {"region": {"type": "string", "x-mcp-header": "two words"}}}}

Correct the header where the tool comes from.
""",
    Severity.WARNING,
)
MORE_PAGES = DiagnosticKind(
    "ADL1007",
    "a tool set is only a part of one",
    """\
The list ends with a cursor: the server has more tools than these.

    {"tools": [{"name": "find", "inputSchema": {"type": "object"}}], "nextCursor": "p2"}

Ask for the other pages too; `adlgen import mcp -- COMMAND` does.
""",
    Severity.WARNING,
)
NOT_IN_SUBSET = DiagnosticKind(
    "ADL1008",
    "a part of a schema means nothing in its format",
    """\
The format has a schema language of its own, and this is none of its words or values. It is left out,
so the tool takes more than was meant.

    {"functionDeclarations": [{"name": "find", "parameters": {"type": "RECORD"}}]}

Use the words of the format, or its key for real JSON Schema where it has one.
""",
    Severity.WARNING,
)
NO_TOOLS = DiagnosticKind(
    "ADL1009",
    "a tool set holds no list of tools",
    """\
The source was read in the format that `--from` names, and has nothing where that format keeps its
tools.

    {"result": {"prompts": []}}

Give the list of tools, or another format with `--from`.
""",
)
SERVERS_EXTENSION = DiagnosticKind(
    "ADL1010",
    "a server's tool has x-adlgen",
    """\
`x-adlgen` is what the user of a tool says to adlgen: names of identifiers, the schema of a result.
What a server writes there does not count; it has `outputSchema` for the result of a tool.

    {"name": "find", "inputSchema": {"type": "object", "x-adlgen": {"names": {"": "Search"}}}}

Make a manifest of the tools with `adlgen convert --to adl`, and say there what they are called.
""",
    Severity.WARNING,
)
SERVER_FAILED = DiagnosticKind(
    "ADL1050",
    "the server could not be asked for its tools",
    """\
`adlgen import mcp -- COMMAND` starts the command, and asks it for its tools over its standard input
and output. It could not be started, ended too early, or was not ready in time.

    adlgen import mcp -- no-such-command

Run the command by hand to see what it says; give a slow one more time with `--timeout`.
""",
)
SERVER_REFUSED = DiagnosticKind(
    "ADL1051",
    "the server answered with an error, or with nothing usable",
    """\
The server runs, but its answer to `initialize` or `tools/list` is an error, is larger than adlgen
takes, has pages without end, or is no list of tools.

    {"jsonrpc": "2.0", "id": 2, "error": {"code": -32601, "message": "Method not found"}}

Correct the server.
""",
)
SERVER_CHATTY = DiagnosticKind(
    "ADL1052",
    "the server writes other things between its messages",
    """\
Standard output is for messages alone, one line of JSON each. What is none is skipped here, but other
clients may stop at it.

    listening on stdio ...

Let the server write its log to standard error.
""",
    Severity.WARNING,
)
