"""ADL11xx: invalid DojOps tools, and parts that the runtime does not enforce."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

BAD_MANIFEST = DiagnosticKind(
    "ADL1101",
    "the manifest of a DojOps tool does not have the required form",
    """\
The loader validates `tool.yaml` against a schema and skips a tool that does not match it. The message
is the loader's: the path of the value, and the problem.

    spec: 1
    name: My_Tool

Change the value as described in the message.
""",
)
BAD_PATH = DiagnosticKind(
    "ADL1102",
    "a path in a DojOps tool leaves its folder",
    """\
Paths must be relative and must not contain the segment `..`, with either kind of slash.

    files:
      - {path: "../../etc/passwd", serializer: raw}

Use a path below the folder: of the project for files, of the tool for schemas.
""",
)
LOAD_FAILED = DiagnosticKind(
    "ADL1103",
    "a DojOps tool cannot be loaded",
    """\
The manifest is invalid, or the file with its input schema is missing, is not JSON, or is outside the
folder of the tool. The loader skips such a tool.

    inputSchema: input.schema.json

Put the file next to `tool.yaml`. A tool that is read from standard input has no folder: pass the path
of its file instead.
""",
)
ROOT_IS_NO_OBJECT = DiagnosticKind(
    "ADL1104",
    "the input schema of a DojOps tool does not describe an object",
    """\
A tool is called with named values. The loader accepts any schema, but then calls are not validated.

    {"type": "string"}

Write `"type": "object"` at the root, with `properties`.
""",
)
NOT_ENFORCED = DiagnosticKind(
    "ADL1105",
    "a part of a schema is not enforced by the DojOps runtime",
    """\
The runtime supports only some JSON Schema keywords: `type`, `enum`, `properties`, `required`, `items`,
`default`, `minLength`, `maxLength`, `pattern`, `minimum`, `maximum`. It ignores the others, and so does
the generated code.

    {"anyOf": [{"type": "string"}, {"type": "integer"}]}

Use the supported keywords, or remove the keyword.
""",
    Severity.WARNING,
)
BAD_PATTERN = DiagnosticKind(
    "ADL1106",
    "the DojOps runtime rejects a pattern",
    """\
The runtime rejects patterns that are not regular expressions, and patterns with nested repetition,
which can take exponential time.

    {"type": "string", "pattern": "(a+)+$"}

Write the pattern without the inner or the outer repetition: `a+$`.
""",
)
ENUM_OF_TEXTS = DiagnosticKind(
    "ADL1107",
    "the values of an enumeration are not strings",
    """\
The runtime converts every value of `enum` to a string, regardless of `type`, and accepts only these
strings.

    {"type": "integer", "enum": [1, 2]}

Quote the values, or use `minimum` and `maximum`.
""",
    Severity.WARNING,
)
DEFAULT_NOT_LISTED = DiagnosticKind(
    "ADL1108",
    "the default of an enumeration is not one of its strings",
    """\
The values of `enum` are converted to strings, but the default is not, so the tool would receive a value
that callers cannot pass.

    {"enum": [1, 2], "default": 2}

Quote the default, and add it to the values.
""",
)
REQUIRED_WITHOUT_EFFECT = DiagnosticKind(
    "ADL1109",
    "an entry of required has no effect",
    """\
The runtime does not require properties that have a default, have an unsupported type, or are not
listed in `properties`.

    {"properties": {"a": {"type": "string", "default": "x"}}, "required": ["a"]}

Remove the entry, or the default.
""",
    Severity.WARNING,
)
TEMPLATE_UNRESOLVED = DiagnosticKind(
    "ADL1110",
    "a path template refers to a key that may be missing",
    """\
`{key}` in a path is replaced with the string that the caller passes under that key; numbers and
defaults are not used. If the key is missing, the run fails with this message.

    files:
      - {path: "{region}/main.tf", serializer: hcl}

Declare the key as a string in the input schema, and list it in `required`.
""",
    Severity.WARNING,
)
TEMPLATE_LEAVES = DiagnosticKind(
    "ADL1111",
    "a path template leaves the folder for all values",
    """\
The loader accepts the manifest, but every run fails with this message.

    files:
      - {path: /etc/app.conf, serializer: raw}

Write the path relative to the project.
""",
    Severity.WARNING,
)
VERIFICATION_REFUSED = DiagnosticKind(
    "ADL1112",
    "a verification command is not allowed",
    """\
Only the programs that the message lists may verify a result. With another program, verification fails
with this message.

    verification: {command: my-linter .}

Use one of the programs, or remove the command.
""",
    Severity.WARNING,
)
NEVER_VERIFIED = DiagnosticKind(
    "ADL1113",
    "a verification command never runs",
    """\
A command runs only with permission to start processes. Otherwise every result passes.

    verification: {command: terraform validate}

Add `permissions: {child_process: required}`, or remove the command.
""",
    Severity.WARNING,
)
TOO_LARGE = DiagnosticKind(
    "ADL1114",
    "a file of a DojOps tool is too large for its loader",
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
The tool is loaded, and its output is any JSON value or text.

    outputSchema: output.schema.json

Put the file next to `tool.yaml`, or remove the key.
""",
    Severity.WARNING,
)
BEYOND_SPECIFICATION = DiagnosticKind(
    "ADL1116",
    "a value violates the DojOps specification but not its loader",
    """\
The specification is stricter than the loader.

    detector: {path: [Caddyfile, caddy/Caddyfile]}

Write the value as the specification requires, which every loader accepts.
""",
    Severity.WARNING,
    deviation=True,
)
OLD_FILE_NAME = DiagnosticKind(
    "ADL1117",
    "a DojOps tool has an old file name",
    """\
`plugin.yaml` has the same content, and is only read if there is no `tool.yaml`.

    .dojops/plugins/my-tool/plugin.yaml

Rename the file to `tool.yaml`.
""",
    Severity.WARNING,
)
PATH_REFUSED = DiagnosticKind(
    "ADL1118",
    "generated code never writes to a path of a DojOps tool",
    """\
Generated code does not write to repositories and policy (`.git`, `.hg`, `.svn`, `.jj`, `.dojops`), nor to
names that are not valid on every system (`CON`, `a:b`, names that end with a dot). Every run fails with
this message. Files that other programs take code from (`.github`, `.npmrc`) are written only if the
template contains their name; a value of the input cannot name them.

    files:
      - {path: .git/config, serializer: raw}

Use another path.
""",
    Severity.WARNING,
)
MORE_THAN_VERIFYING = DiagnosticKind(
    "ADL1119",
    "a verification command may do more than verify",
    """\
The program is allowed, but with these arguments it may run other code, or write files. Generated code does
not run such a command, and verification fails. The known forms are, for example, `docker compose config`,
`kubectl apply --dry-run=client`, `terraform validate`, `ansible-playbook --syntax-check`, `nginx -t`. `make`
and `npx` have none: a makefile runs code even with `-n`.

    verification: {command: "docker run -v /:/host my-linter"}

Use one of these forms. To run the command as it is, add `x-adlgen: {guard: false}` to the root of the
manifest, and make sure that it is safe for files that a model wrote.
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

Add the two lines, each with only the dashes.
""",
)
UNKNOWN_DOPS = DiagnosticKind(
    "ADL1121",
    "the version of a .dops file is unknown",
    """\
`dops` is `v2`; adlgen also reads `v1`.

    dops: v3

Write `dops: v2`.
""",
)
OLD_DOPS = DiagnosticKind(
    "ADL1122",
    "a .dops file uses version 1",
    """\
adlgen reads it, but DojOps no longer does.

    dops: v1

Migrate to `v2`, which has no fields for input and output: request and answer are text.
""",
    Severity.WARNING,
)
BAD_FRONT_MATTER = DiagnosticKind(
    "ADL1123",
    "the front matter of a .dops file does not have the required form",
    """\
The parser validates the front matter against a schema. The message is the parser's: the path of the
value, and the problem.

    files:
      - {path: main.tf, format: yaml}

Change the value as described in the message.
""",
)
NO_SECTION = DiagnosticKind(
    "ADL1124",
    "a .dops file lacks a section",
    """\
`## Prompt` and `## Keywords` are required, with two number signs, and must not be empty. Lines must not
end with carriage returns, because the parser does not find such headings.

    ### Prompt

Write the heading as shown in the message.
""",
)
INCOHERENT_DOPS = DiagnosticKind(
    "ADL1125",
    "the runtime rejects a .dops file",
    """\
In addition to the form, the runtime validates that writable paths are inside the project, that the
parser of a verification exists, that an output has a type, and that a template has content.

    scope: {write: ["../etc/passwd"]}

Change the value that the message names.
""",
)
NOT_GUARDED = DiagnosticKind(
    "ADL1126",
    "a verification command is not limited",
    """\
With `x-adlgen: {guard: false}` an allowed program runs with all arguments, although it may do more than
verify the files that a model wrote.

    verification: {command: make lint}
    x-adlgen: {guard: false}

Make sure that the command is safe for any content of these files, or remove the key.
""",
    Severity.WARNING,
)
TEMPLATE_FAILS = DiagnosticKind(
    "ADL1127",
    "a path template refers to a key that never has a string",
    """\
`{key}` in a path is replaced with the string that the caller passes under that key. The loader accepts
a key that the input does not declare, or declares with another type; every run with it fails.

    files:
      - {path: "{count}/main.tf", serializer: hcl}   # count: {type: integer}

Declare the key as a string in the input schema, and list it in `required`. This is an error with
`--strict`.
""",
    Severity.WARNING,
    deviation=True,
)
