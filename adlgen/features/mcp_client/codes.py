"""ADL10xx: importing tools from running servers."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

SERVER_FAILED = DiagnosticKind(
    "ADL1050",
    "the tools of the server could not be listed",
    """\
`adlgen import mcp -- COMMAND` starts the command and lists its tools over standard input and output.
The command could not be started, exited too early, or timed out.

    adlgen import mcp -- no-such-command

Run the command by hand to see its output; set `--timeout` for slow servers.
""",
)
SERVER_REFUSED = DiagnosticKind(
    "ADL1051",
    "the server returned an error or an unusable response",
    """\
The response to the handshake or to `tools/list` is an error, has endless pages, or is not a list of tools, or the server uses a
revision of the protocol that the official SDK does not know.

    {"jsonrpc": "2.0", "id": 2, "error": {"code": -32601, "message": "Method not found"}}

Correct the server.
""",
)
NON_JSON_OUTPUT = DiagnosticKind(
    "ADL1052",
    "the server wrote non-JSON output to stdout",
    """\
Standard output is reserved for messages, each one line of JSON. adlgen skips other lines, but other
clients may fail.

    listening on stdio ...

Make the server log to standard error.
""",
    Severity.WARNING,
)
NO_SDK = DiagnosticKind(
    "ADL1053",
    "the official SDK of MCP is not installed",
    """\
`adlgen import mcp`, `inspect --server`, `breaking`, `lock`, `check --servers` and `init --from mcp` connect to servers with the client of the official SDK,
the package `mcp`, which is optional. It is missing, or older than 2.3.

    adlgen import mcp -- ./server

Install it where adlgen is installed; the hint names the command.
""",
)
