"""ADL283x: recorded sessions."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

BAD_SESSION = DiagnosticKind(
    "ADL2830",
    "a recorded session cannot be read",
    """\
`adlgen serve --replay` reads what `adlgen record` has written: a header with the version of the format, then a line for each tool and each call.

    {"format": "adlgen session", "version": 1}

Record the session again.
""",
)
SESSION_EXISTS = DiagnosticKind(
    "ADL2831",
    "the file of a session has something else",
    """\
`adlgen record` replaces a session that was recorded earlier, and no other file. The server is not started.

    adlgen record -o notes.txt -- ./server

Choose another file, or replace it with `--force`.
""",
)
NOT_RECORDED = DiagnosticKind(
    "ADL2832",
    "calls of a session are not recorded",
    """\
They passed, and a replay refuses them. Which arguments are secret is known from the schema of a tool, so that calls of tools that the client did not
list are not written. The same applies to calls without an answer, and to what is beyond the size of a session.

    tools/call before tools/list

Let the client list the tools, or record fewer calls.
""",
    Severity.WARNING,
)
