"""ADL10xx: servers that are asked for their tools."""

from __future__ import annotations

from adlgen.diagnostics.model import Code, Severity

SERVER_FAILED = Code(
    "ADL1050",
    "the server could not be asked for its tools",
    """\
`adlgen import mcp -- COMMAND` starts the command, and asks it for its tools over its standard input
and output. It could not be started, ended too early, or was not ready in time.

    adlgen import mcp -- no-such-command

Run the command by hand to see what it says; give a slow one more time with `--timeout`.
""",
)
SERVER_REFUSED = Code(
    "ADL1051",
    "the server answered with an error, or with nothing usable",
    """\
The server runs, but its answer to `initialize` or `tools/list` is an error, is larger than adlgen
takes, has pages without end, or is no list of tools.

    {"jsonrpc": "2.0", "id": 2, "error": {"code": -32601, "message": "Method not found"}}

Correct the server.
""",
)
SERVER_CHATTY = Code(
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
