"""ADL14xx: CYCOD tools."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

NO_NAME = DiagnosticKind(
    "ADL1401",
    "a tool has no name",
    """\
The name of a tool is `name`, or the name of its file. Standard input has no file name.

    description: Lists files.
    bash: ls

Add `name`.
""",
)
NO_DESCRIPTION = DiagnosticKind(
    "ADL1402",
    "a tool has no description",
    """\
A model chooses a tool by its description.

    name: list-files
    bash: ls

Add `description`.
""",
)
NO_COMMAND = DiagnosticKind(
    "ADL1403",
    "a tool has no command",
    """\
A tool has one command, commands by platform, steps, or a base tool.

    name: list-files
    description: Lists files.

Add `bash`, `cmd`, `pwsh`, `run`, `script`, `commands` or `steps`, or make it an alias.
""",
)
SEVERAL_COMMANDS = DiagnosticKind(
    "ADL1404",
    "a tool or step has several commands",
    """\
Only one can run. The first of `bash`, `cmd`, `pwsh`, `run` and `script` is used;
`commands`, `steps`, `type: alias` and `use-tool` exclude all others.

    bash: ls
    cmd: dir

Keep one of them. Use `commands` for one command per platform.
""",
    Severity.WARNING,
    deviation=True,
)
NO_SHELL = DiagnosticKind(
    "ADL1405",
    "a script without a shell",
    """\
`script` is a program; `shell` names its interpreter.

    script: |
      cd {DIR}
      make

Add `shell: bash`.
""",
)
NO_PLATFORM_COMMAND = DiagnosticKind(
    "ADL1406",
    "a platform has no command",
    """\
Every platform that a tool supports needs a command: `windows`, `unix` for the others, or `default`.

    commands:
      platforms: {windows: dir}

Add `default`, or remove the platform from `platforms`.
""",
)
STEP_NAME = DiagnosticKind(
    "ADL1407",
    "a step has no unique name",
    """\
Other steps refer to a step by its name.

    steps:
      - bash: make

Give every step a unique name.
""",
)
STEP_WITHOUT_COMMAND = DiagnosticKind(
    "ADL1408",
    "a step has no command",
    """\
A step has a command or uses a tool.

    steps:
      - name: build

Add `bash`, `cmd`, `pwsh`, `run`, `script` or `use-tool`.
""",
)
STEP_ORDER = DiagnosticKind(
    "ADL1409",
    "a step depends on a step that has not run",
    """\
`wait-for`, `run-condition` and `{step.output}` may only refer to earlier steps, because later and
unknown steps have no result.

    - name: test
      run-condition: "{build.exit-code} == 0"
    - name: build

Move the other step before this one, or correct its name.
""",
)
STEP_CYCLE = DiagnosticKind(
    "ADL1410",
    "steps wait for each other",
    """\
None of them can ever start.

    - {name: a, bash: ls, wait-for: [b]}
    - {name: b, bash: ls, wait-for: [a]}

Remove one of the dependencies.
""",
)
BAD_CONDITION = DiagnosticKind(
    "ADL1411",
    "a condition is invalid",
    """\
A condition consists of comparisons (`== != >= <= > <`), `&&`, `||` and parentheses.

    run-condition: "build succeeded"

Compare two values: `"{build.exit-code} == 0"`.
""",
)
BAD_PARAMETER = DiagnosticKind(
    "ADL1412",
    "a parameter is incomplete",
    """\
A parameter requires a description, and a type that is one of `string`, `number`, `boolean`, `array`
and `object`.

    parameters:
      COUNT: {type: integer}

Add the missing key or correct the type; use `number` for integers.
""",
)
BAD_DEFAULT = DiagnosticKind(
    "ADL1413",
    "a default is not a valid value of its parameter",
    """\
A default must satisfy the same rules as a caller's value.

    COUNT: {type: number, description: How many., default: many}

Correct the default or the rules.
""",
)
DEFAULT_CYCLE = DiagnosticKind(
    "ADL1414",
    "defaults form a cycle",
    """\
A default may refer to other parameters, but must not depend on itself.

    A: {description: a, default: "{B}"}
    B: {description: b, default: "{A}"}

Replace one of the defaults with a constant.
""",
)
UNKNOWN_TRANSFORM = DiagnosticKind(
    "ADL1415",
    "a transform is unknown",
    """\
Supported are `value.toLowerCase()`, `value.toUpperCase()`, `value.trim()` and chains of them for
strings, `Math.floor(value)`, `Math.ceil(value)` and `Math.round(value)` for numbers,
`value ? 'a' : 'b'`, and the names `lowercase`, `uppercase`, `trim`, `floor`, `ceil`, `round` and
`boolean`. Code is never evaluated: for other transforms the generated code requires a user-written
function.

    transform: "value.split(',')[0]"

Write the function, or use a supported transform.
""",
    Severity.WARNING,
)
NOT_QUOTED = DiagnosticKind(
    "ADL1416",
    "values are inserted into commands without quoting",
    """\
With `escape-shell: false` values are inserted into the command unquoted, so anyone who controls a value
can run any command.

    security: {escape-shell: false}

Remove the key. Values are then quoted for their place in the command.
""",
    Severity.WARNING,
)
UNSAFE_PLACE = DiagnosticKind(
    "ADL1417",
    "the values of a placeholder are limited",
    """\
A value may be any text only where it is data: a whole argument of a common program, a document that such
a program reads, or a variable that is only used in such places. Elsewhere (arithmetic, `${...}`, comments,
programs of other languages, unknown programs and shells, input of interpreters) it may be interpreted as
code or as an option. Only harmless values are allowed there: letters, digits and `_ . / : , + @ -`, and
none of `- + @` at the start. Other values are rejected before the command runs.

    bash: node -e "print('{TEXT}')"

Pass the value as an argument of a common program. If the program accepts any text there, add
`x-adlgen: {guard: false}` to the parameter: its values are then quoted, but not limited.
""",
    Severity.WARNING,
)
INNER_TEXT = DiagnosticKind(
    "ADL1418",
    "a placeholder is in a here-document",
    """\
The shell passes the document, including the value, unchanged; but the program that reads the document
may interpret the value.

    bash: |
      import-data <<END
      {"name": "{NAME}"}
      END
    parameters:
      NAME: {description: The name., x-adlgen: {guard: false}}

Make sure that the program accepts arbitrary text there.
""",
    Severity.WARNING,
)
UNDECLARED = DiagnosticKind(
    "ADL1419",
    "a command refers to unknown parameters",
    """\
In a command, a name in braces is a parameter, a result of a step, or one of `WORKSPACE`, `TEMP`,
`TEMP_DIR`, `TOOL_NAME`. Braces around other text are left unchanged.

    bash: echo {NAME}

Declare the parameter, or add a space inside literal braces.
""",
)
UNDECLARED_TEXT = DiagnosticKind(
    "ADL1420",
    "a string refers to an unknown parameter",
    """\
Outside commands an unknown name in braces is left unchanged.

    working-directory: "{REPO_DIR}"

Declare the parameter, or remove the braces.
""",
    Severity.WARNING,
)
NO_BASE = DiagnosticKind(
    "ADL1421",
    "an alias has no base tool",
    """\
An alias takes its parameters from its base tool, which is in a file in the same folder.

    type: alias
    base-tool: git-clone

Put the file of the base tool into the same folder, or correct the name.
""",
)
UNKNOWN_PRESET = DiagnosticKind(
    "ADL1422",
    "an alias presets a parameter that its base tool does not have",
    """\
A preset is a default for a parameter of the base tool.

    base-tool: git-clone
    default-parameters: {NOPE: 1}

Correct the name, or remove the preset.
""",
)
TOOL_CYCLE = DiagnosticKind(
    "ADL1423",
    "tools refer to each other",
    """\
A tool that uses itself, directly or indirectly, never ends.

    name: build
    steps: [{name: again, use-tool: build}]

Break the cycle.
""",
)
BAD_ARGUMENT = DiagnosticKind(
    "ADL1424",
    "a step passes invalid arguments to a tool",
    """\
`with` may contain the parameters of the used tool, and must contain the required ones.

    use-tool: git-clone
    with: {NOPE: 1}

Correct the names, and add the required parameters.
""",
)
UNKNOWN_CALLEE = DiagnosticKind(
    "ADL1425",
    "a step uses an unknown tool",
    """\
The tool may exist where the agent runs, but adlgen does not know its parameters.

    use-tool: git-clone

Put the file of the tool into the same folder to validate the arguments.
""",
    Severity.WARNING,
)
VARIANT = DiagnosticKind(
    "ADL1426",
    "a tool of another variant of the format",
    """\
The gen3-v1 variant gives another meaning to some keys (`tool`, `uses`, `with`, `arguments` ...), and
adlgen does not support it.

    steps:
      - {name: diff, tool: file-diff}

Write `use-tool`, or `script` with `shell`.
""",
)
IGNORED_KEY = DiagnosticKind(
    "ADL1427",
    "a key has no effect",
    """\
The format does not define this key here. Its own loaders reject the whole tool.

    descripton: Lists files.

Correct the spelling, or remove the key.
""",
    Severity.WARNING,
    deviation=True,
)
VERSION = DiagnosticKind(
    "ADL1428",
    "a version is a number",
    """\
YAML reads `1.0` as a number. adlgen keeps it as written, but other parsers may drop the zero.

    version: 1.0

Quote it: `"1.0"`.
""",
    Severity.WARNING,
)
TWO_TIMEOUTS = DiagnosticKind(
    "ADL1429",
    "a tool has two timeouts",
    """\
`timeout` and `resources.timeout` differ; the latter is used.

    timeout: 1000
    resources: {timeout: 60000}

Keep one of them.
""",
    Severity.WARNING,
)
UNBALANCED = DiagnosticKind(
    "ADL1430",
    "a quote or bracket of a command is not closed",
    """\
The shell will reject the command.

    bash: echo "{TEXT}

Close the quote or bracket.
""",
    Severity.WARNING,
)
PATTERN = DiagnosticKind(
    "ADL1431",
    "a pattern is not portable",
    """\
The format uses .NET patterns. Generated code validates patterns that have the same meaning in
ECMAScript, and ignores the others.

    validation: {pattern: "(?i)^a"}

Use the common syntax, without back-references.
""",
    Severity.WARNING,
)
INHERITED_DESCRIPTION = DiagnosticKind(
    "ADL1432",
    "an alias has no description",
    """\
The description of the base tool is used. The format requires one, though its own example of an alias
has none.

    name: clone-mine
    type: alias
    base-tool: git-clone

Describe how the alias differs from its base tool.
""",
    Severity.WARNING,
    deviation=True,
)
NO_EFFECT = DiagnosticKind(
    "ADL1433",
    "a rule or mapping has no effect",
    """\
A rule of `validation` applies to one type (`pattern` to strings, `minimum` to numbers). A
`parameter-mapping` is kept as a note and does not change the generated types.

    COUNT: {type: number, description: c, validation: {pattern: "^1"}}

Remove the rule, or change the type.
""",
    Severity.WARNING,
)
TEST_VALUE = DiagnosticKind(
    "ADL1434",
    "a test passes invalid values",
    """\
The values of a test are validated like those of a caller.

    tests: [{name: t, parameters: {NOPE: 1}}]

Correct the name or the value.
""",
    Severity.WARNING,
)
UNKNOWN_PLATFORM = DiagnosticKind(
    "ADL1435",
    "a platform is unknown",
    """\
`platforms` lists the supported platforms: `windows`, `linux`, `macos`.

    platforms: [windwos]

Correct the name; a tool without `platforms` supports all.
""",
)
NOT_GUARDED = DiagnosticKind(
    "ADL1436",
    "the values of a parameter are not limited",
    """\
With `x-adlgen: {guard: false}` values are quoted for the shell, but they may be any text even where the
program may interpret them as code or as an option.

    bash: my-search {QUERY}
    parameters:
      QUERY: {description: What to find., x-adlgen: {guard: false}}

Make sure that the program accepts arbitrary text there, or remove the key.
""",
    Severity.WARNING,
)
LIST_IN_WORD = DiagnosticKind(
    "ADL1437",
    "a list is used in place of one word",
    """\
Each item of a list is a word. After an assignment the second word would be the name of a program.

    bash: bash -c "X={NAMES} my-program"

Put quotes around the placeholder.
""",
)
