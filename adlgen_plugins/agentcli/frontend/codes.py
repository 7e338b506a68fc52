"""ADL12xx: invalid agentcli manifests."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

NOT_PARSED = DiagnosticKind(
    "ADL1201",
    "a value of the manifest has the wrong type",
    """\
The loader decodes the whole manifest before it validates the tools, and stops at the first value of
the wrong type. `timeoutSec` is an integer without fraction or exponent.

    {"tools": [{"name": "t", "command": ["./tools/bin/t"], "timeoutSec": 1.5}]}

Use a value of the type that the message names.
""",
)
NO_NAME = DiagnosticKind(
    "ADL1202",
    "a tool of the manifest has no name",
    """\
Each entry of `tools` is an object with a non-empty `name`.

    {"tools": [{"command": ["./tools/bin/get_time"]}]}

Add the name that the model uses to call the tool.
""",
)
NAME_TWICE = DiagnosticKind(
    "ADL1203",
    "two tools of the manifest have the same name",
    """\
Tools are called by name; names are case-sensitive.

    {"tools": [{"name": "t", "command": ["/bin/a"]}, {"name": "t", "command": ["/bin/b"]}]}

Rename one of them, or remove it.
""",
)
NO_COMMAND = DiagnosticKind(
    "ADL1204",
    "a tool of the manifest has no program",
    """\
`command` is the list of the program and its fixed arguments.

    {"tools": [{"name": "t", "command": []}]}

Put the path of the program first: `["./tools/bin/t"]`.
""",
)
BAD_ENVIRONMENT = DiagnosticKind(
    "ADL1205",
    "the name of a passed-through variable is invalid",
    """\
Names are trimmed and converted to upper case. They must then consist of letters, digits and `_`, and
not start with a digit. The loader requires ASCII letters; adlgen also rejects the few other letters
whose upper case is an ASCII letter.

    {"tools": [{"name": "t", "command": ["./tools/bin/t"], "envPassthrough": ["API-KEY"]}]}

Correct the name.
""",
)
COMMAND_NOT_IN_BIN = DiagnosticKind(
    "ADL1206",
    "the program of a tool is outside ./tools/bin/",
    """\
A program is a path below `./tools/bin/`, relative to the folder of the manifest, or an absolute path.
The search path is not used.

    {"tools": [{"name": "t", "command": ["echo"]}]}

Build the program into `./tools/bin/`, and use this path.
""",
)
COMMAND_ESCAPES = DiagnosticKind(
    "ADL1207",
    "the path of a program leaves ./tools/bin",
    """\
After removing `..` and repeated slashes, the path is not below `./tools/bin/`.

    {"tools": [{"name": "t", "command": ["./tools/bin/../hack"]}]}

Use a path inside the folder.
""",
)
BAD_SCHEMA = DiagnosticKind(
    "ADL1208",
    "the schema of a tool does not describe an object",
    """\
`schema` is the JSON Schema of the arguments, which are an object. The loader accepts any value, but
models and programs cannot use it.

    {"tools": [{"name": "t", "command": ["./tools/bin/t"], "schema": true}]}

Describe an object, or remove the key to accept any object.
""",
)
UNCLEAN_COMMAND = DiagnosticKind(
    "ADL1209",
    "the path of a program is not normalized",
    """\
The specification requires a relative path to start with `./tools/bin/`. This path does so only after
the normalization that the loader applies.

    {"tools": [{"name": "t", "command": ["tools/bin/t"]}]}

Write the path as `./tools/bin/t`.
""",
    Severity.WARNING,
    deviation=True,
)
KEY_CASE = DiagnosticKind(
    "ADL1210",
    "a key has the wrong letter case",
    """\
The loader ignores the case of keys; other programs do not.

    {"Tools": [{"NAME": "t", "command": ["./tools/bin/t"]}]}

Write the key as shown in the hint.
""",
    Severity.WARNING,
    deviation=True,
)
