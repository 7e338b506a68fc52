"""ADL11xx: a DojOps tool that its loader refuses, or that its runtime will not treat as it looks."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

BAD_MANIFEST = DiagnosticKind(
    "ADL1101",
    "the manifest of a DojOps tool does not have the required form",
    """\
The loader checks `tool.yaml` against a schema and leaves out a tool that does not match it. The
message is the loader's: the path of the value, and what is wrong with it.

    spec: 1
    name: My_Tool

Change the value as the message says.
""",
)
BAD_PATH = DiagnosticKind(
    "ADL1102",
    "a path in a DojOps tool leads out of its folder",
    """\
Paths are relative, and no segment of them is `..`, whichever slash divides them.

    files:
      - {path: "../../etc/passwd", serializer: raw}

Name a path below the folder: of the project for files, of the tool for schemas.
""",
)
LOAD_FAILED = DiagnosticKind(
    "ADL1103",
    "a DojOps tool cannot be loaded",
    """\
The manifest is invalid, or the file with the schema of its input is missing, is no JSON, or lies
outside the folder of the tool. The loader leaves such a tool out.

    inputSchema: input.schema.json

Put the file beside `tool.yaml`. A tool that is read from standard input has no folder: name its
file instead.
""",
)
ROOT_IS_NO_OBJECT = DiagnosticKind(
    "ADL1104",
    "the schema of a DojOps tool's input describes no object",
    """\
A tool is called with named values. The loader takes any schema, and then no call is checked.

    {"type": "string"}

Write `"type": "object"` at the root, with `properties`.
""",
)
NOT_ENFORCED = DiagnosticKind(
    "ADL1105",
    "a part of a schema is not enforced by the DojOps runtime",
    """\
The runtime turns JSON Schema into checks of its own and knows only a few keywords: `type`, `enum`,
`properties`, `required`, `items`, `default`, `minLength`, `maxLength`, `pattern`, `minimum`,
`maximum`. It ignores the others, and so does the code that adlgen writes.

    {"anyOf": [{"type": "string"}, {"type": "integer"}]}

Say it with the keywords that are enforced, or remove the keyword.
""",
    Severity.WARNING,
)
BAD_PATTERN = DiagnosticKind(
    "ADL1106",
    "a pattern is one that the DojOps runtime refuses",
    """\
The runtime fails on patterns that are no regular expression, and on those that repeat what is
repeated already, since they can take forever.

    {"type": "string", "pattern": "(a+)+$"}

Write the pattern without the inner or the outer repetition: `a+$`.
""",
)
ENUM_OF_TEXTS = DiagnosticKind(
    "ADL1107",
    "the values of an enumeration are not texts",
    """\
The runtime makes a text of every value of `enum`, whatever `type` stands beside it: only texts are
accepted then.

    {"type": "integer", "enum": [1, 2]}

Quote the values, or use `minimum` and `maximum`.
""",
    Severity.WARNING,
)
DEFAULT_NOT_LISTED = DiagnosticKind(
    "ADL1108",
    "the default of an enumeration is none of its texts",
    """\
The values of `enum` become texts, but its default stays as it is, and would be handed to the tool
as a value that no caller could give.

    {"enum": [1, 2], "default": 2}

Quote the default, and list it.
""",
)
REQUIRED_WITHOUT_EFFECT = DiagnosticKind(
    "ADL1109",
    "an entry of required has no effect",
    """\
The runtime does not ask for a property that has a default, nor for one whose type it does not
check, nor for one that the schema does not describe.

    {"properties": {"a": {"type": "string", "default": "x"}}, "required": ["a"]}

Remove the entry, or the default.
""",
    Severity.WARNING,
)
TEMPLATE_UNRESOLVED = DiagnosticKind(
    "ADL1110",
    "a path template names a key that may not be filled",
    """\
`{key}` in a path stands for the text under that key of the input, as the caller gave it: no
numbers, and no defaults. If nothing is put in, the run fails with this message.

    files:
      - {path: "{region}/main.tf", serializer: hcl}

Declare the key as a text in the schema of the input, and list it in `required`.
""",
    Severity.WARNING,
)
TEMPLATE_LEAVES = DiagnosticKind(
    "ADL1111",
    "a path template leads out of the folder whatever is put in",
    """\
The manifest may say so, but every run fails with this message.

    files:
      - {path: /etc/app.conf, serializer: raw}

Write the path relative to the project.
""",
    Severity.WARNING,
)
VERIFICATION_REFUSED = DiagnosticKind(
    "ADL1112",
    "a verification command is not on the list of allowed programs",
    """\
Only the programs that the message lists may verify a result; with another one, verification fails
with this message whenever it may run at all.

    verification: {command: my-linter .}

Use one of the programs, or remove the command.
""",
    Severity.WARNING,
)
NEVER_VERIFIED = DiagnosticKind(
    "ADL1113",
    "a verification command never runs",
    """\
A command runs only with the permission to start processes. Without it, every result passes.

    verification: {command: terraform validate}

Add `permissions: {child_process: required}`, or remove the command.
""",
    Severity.WARNING,
)
TOO_LARGE = DiagnosticKind(
    "ADL1114",
    "a file of a DojOps tool is larger than its loader takes",
    """\
The loader skips manifests and schemas of more than 65536 bytes, and `.dops` files of more than
1048576.

    generator: {strategy: llm, systemPrompt: "a very long text"}

Shorten the file.
""",
)
NO_OUTPUT_SCHEMA = DiagnosticKind(
    "ADL1115",
    "the schema of a DojOps tool's output cannot be read",
    """\
The tool loads all the same, and its output is any JSON value or text.

    outputSchema: output.schema.json

Put the file beside `tool.yaml`, or remove the key.
""",
    Severity.WARNING,
)
BEYOND_SPECIFICATION = DiagnosticKind(
    "ADL1116",
    "the loader takes a value that the DojOps specification forbids",
    """\
The specification asks for more than the loader checks.

    detector: {path: [Caddyfile, caddy/Caddyfile]}

Write the value as the specification has it, which every loader takes.
""",
    Severity.WARNING,
    deviation=True,
)
OLD_FILE_NAME = DiagnosticKind(
    "ADL1117",
    "a DojOps tool has an old file name",
    """\
`plugin.yaml` has the same content, and is only read where there is no `tool.yaml`.

    .dojops/plugins/my-tool/plugin.yaml

Rename the file to `tool.yaml`.
""",
    Severity.WARNING,
)
NO_FRONT_MATTER = DiagnosticKind(
    "ADL1120",
    "a .dops file has no front matter",
    """\
A `.dops` file starts with YAML between two lines of three dashes. Markdown follows.

    ---
    dops: v2
    ---
    ## Prompt

Write the two lines, each with nothing but the dashes.
""",
)
UNKNOWN_DOPS = DiagnosticKind(
    "ADL1121",
    "the version of a .dops file is not known",
    """\
`dops` is `v2`; adlgen also reads `v1`.

    dops: v3

Write `dops: v2`.
""",
)
OLD_DOPS = DiagnosticKind(
    "ADL1122",
    "a .dops file is written in version 1",
    """\
adlgen reads it, but DojOps no longer does.

    dops: v1

Migrate to `v2`, which has no fields for input and output: a request is a text, and so is the answer.
""",
    Severity.WARNING,
)
BAD_FRONT_MATTER = DiagnosticKind(
    "ADL1123",
    "the front matter of a .dops file does not have the required form",
    """\
The parser checks the front matter against a schema. The message is the parser's: the path of the
value, and what is wrong with it.

    files:
      - {path: main.tf, format: yaml}

Change the value as the message says.
""",
)
NO_SECTION = DiagnosticKind(
    "ADL1124",
    "a .dops file lacks a section",
    """\
`## Prompt` and `## Keywords` must be there, with two signs, and hold text. Lines must not end in
carriage returns: the parser does not find headings then.

    ### Prompt

Write the heading as the message has it.
""",
)
INCOHERENT_DOPS = DiagnosticKind(
    "ADL1125",
    "a .dops file says what its runtime cannot do",
    """\
Beyond the form, the runtime checks that paths that may be written stay inside the project, that the
parser of a verification exists, that an output has a type, and that a template has content.

    scope: {write: ["../etc/passwd"]}

Change the value that the message names.
""",
)
