"""ADL19xx: servers in the settings of MCP clients."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind

UNREADABLE_SETTINGS = DiagnosticKind(
    "ADL1901",
    "the settings of a client cannot be edited",
    """\
`adlgen connect --write` adds an entry to the settings of a client and changes nothing else in them. It reads strict JSON
(for Goose: YAML); comments, a trailing comma or a key that occurs twice are reasons not to touch the file. Without
`--write`, the command prints the entry, which you add by hand.
""",
)
NO_PROGRAM = DiagnosticKind(
    "ADL1902",
    "the program of a server is missing",
    """\
An entry has the absolute path of the program, because clients start it in another folder and with another search path
than a terminal. A program without a path is searched as a shell does.

    adlgen connect cursor -- bin/orders-agent

Build the server, or correct the path.
""",
)
NO_SERVER = DiagnosticKind(
    "ADL1903",
    "it is not known which server to connect",
    """\
Without a command after `--`, `adlgen connect` adds the server of the project: that of the target in `adlgen.yaml` that
serves its tools (option `serve=mcp`, which repositories of `adlgen init` have). Several targets: choose one with `-t`.
A server of something else is named by its command line, or by its URL.

    adlgen connect claude-code -- npx -y some-server
    adlgen connect vscode --name search -- https://tools.example.com/mcp
""",
)
UNSUPPORTED_SERVER = DiagnosticKind(
    "ADL1904",
    "the client does not support this kind of server",
    """\
The settings file of the client has commands only, because servers with a URL are added in the program itself; or the
client has no settings for single projects.

    adlgen connect claude-desktop -- https://tools.example.com/mcp
""",
)
