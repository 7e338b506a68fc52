"""ADL12xx: an agentcli manifest that its loader refuses, or should."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

NOT_PARSED = DiagnosticKind(
    "ADL1201",
    "a value of the manifest has a type that its loader cannot read",
    """\
The loader reads the whole manifest before it looks at the tools, and stops at a value of another
type than it knows for the key. `timeoutSec` is an integer without fraction or exponent.

    {"tools": [{"name": "t", "command": ["./tools/bin/t"], "timeoutSec": 1.5}]}

Write the value in the type that the message names.
""",
)
NO_NAME = DiagnosticKind(
    "ADL1202",
    "a tool of the manifest has no name",
    """\
Each entry of `tools` is an object with a `name` that is not empty.

    {"tools": [{"command": ["./tools/bin/get_time"]}]}

Add the name that the model calls the tool by.
""",
)
NAME_TWICE = DiagnosticKind(
    "ADL1203",
    "two tools of the manifest have the same name",
    """\
Tools are called by name, and case counts.

    {"tools": [{"name": "t", "command": ["/bin/a"]}, {"name": "t", "command": ["/bin/b"]}]}

Rename one of them, or remove it.
""",
)
NO_COMMAND = DiagnosticKind(
    "ADL1204",
    "a tool of the manifest names no program",
    """\
`command` is the list of the program and its fixed arguments.

    {"tools": [{"name": "t", "command": []}]}

Put the path of the program first: `["./tools/bin/t"]`.
""",
)
BAD_ENVIRONMENT = DiagnosticKind(
    "ADL1205",
    "a variable that a tool wants passed through has no valid name",
    """\
Names are trimmed and put in upper case, and must then be made of letters, digits and `_`, not
starting with a digit. The loader's rule is for ASCII letters; adlgen also refuses the few other
letters whose upper case is one.

    {"tools": [{"name": "t", "command": ["./tools/bin/t"], "envPassthrough": ["API-KEY"]}]}

Correct the name.
""",
)
COMMAND_NOT_IN_BIN = DiagnosticKind(
    "ADL1206",
    "a tool's program does not lie in ./tools/bin/",
    """\
A program is named by its path below `./tools/bin/`, relative to the folder of the manifest, or by
an absolute path. No search path is used.

    {"tools": [{"name": "t", "command": ["echo"]}]}

Build the program into `./tools/bin/`, and name it so.
""",
)
COMMAND_ESCAPES = DiagnosticKind(
    "ADL1207",
    "the path of a tool's program leaves ./tools/bin",
    """\
Without its `..` and doubled slashes, the path does not lie below `./tools/bin/`.

    {"tools": [{"name": "t", "command": ["./tools/bin/../hack"]}]}

Name a file inside the folder.
""",
)
BAD_SCHEMA = DiagnosticKind(
    "ADL1208",
    "a tool's schema describes no object",
    """\
`schema` is the JSON Schema of the arguments, which are an object. The loader passes anything on,
but no model and no program can do something with it.

    {"tools": [{"name": "t", "command": ["./tools/bin/t"], "schema": true}]}

Describe an object, or leave the key out: the tool then takes any object.
""",
)
UNCLEAN_COMMAND = DiagnosticKind(
    "ADL1209",
    "the path of a tool's program is not written as it must be",
    """\
The specification wants a relative path to start with `./tools/bin/`. This one comes to that only
when it is shortened, which the loader happens to do.

    {"tools": [{"name": "t", "command": ["tools/bin/t"]}]}

Write the path as `./tools/bin/t`.
""",
    Severity.WARNING,
    deviation=True,
)
KEY_CASE = DiagnosticKind(
    "ADL1210",
    "a key is written in another case than the manifest has it",
    """\
The loader happens to read keys in any case; other programs do not.

    {"Tools": [{"NAME": "t", "command": ["./tools/bin/t"]}]}

Write the key as the hint says.
""",
    Severity.WARNING,
    deviation=True,
)
