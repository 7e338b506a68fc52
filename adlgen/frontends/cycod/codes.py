"""ADL14xx: tools of the CYCOD format."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

NO_NAME = DiagnosticKind(
    "ADL1401",
    "a tool has no name",
    """\
A tool is named by `name`, else by its file. What comes from standard input has no file.

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
    "a tool has nothing to run",
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
Only one can run. Of `bash`, `cmd`, `pwsh`, `run` and `script` the first in this order counts;
`commands`, `steps`, `type: alias` and `use-tool` stand alone.

    bash: ls
    cmd: dir

Keep one. `commands` has a command for each platform.
""",
    Severity.WARNING,
    deviation=True,
)
NO_SHELL = DiagnosticKind(
    "ADL1405",
    "a script without a shell",
    """\
`script` is a program, and `shell` names what interprets it.

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

Add `default`, or leave the platform out of `platforms`.
""",
)
STEP_NAME = DiagnosticKind(
    "ADL1407",
    "a step has no name of its own",
    """\
Other steps refer to a step by its name.

    steps:
      - bash: make

Give every step a name that no other has.
""",
)
STEP_WITHOUT_COMMAND = DiagnosticKind(
    "ADL1408",
    "a step has nothing to run",
    """\
A step has a command or uses a tool.

    steps:
      - name: build

Add `bash`, `cmd`, `pwsh`, `run`, `script` or `use-tool`.
""",
)
STEP_ORDER = DiagnosticKind(
    "ADL1409",
    "a step needs one that has not run",
    """\
`wait-for`, `run-condition` and `{step.output}` may name earlier steps only: a later one has no
result yet, and an unknown one never will.

    - name: test
      run-condition: "{build.exit-code} == 0"
    - name: build

Move the other step up, or correct its name.
""",
)
STEP_CYCLE = DiagnosticKind(
    "ADL1410",
    "steps wait for each other",
    """\
None of them can ever start.

    - {name: a, bash: ls, wait-for: [b]}
    - {name: b, bash: ls, wait-for: [a]}

Let one of them not wait.
""",
)
BAD_CONDITION = DiagnosticKind(
    "ADL1411",
    "a condition cannot be read",
    """\
A condition is made of comparisons (`== != >= <= > <`), `&&`, `||` and parentheses.

    run-condition: "build succeeded"

Compare two values: `"{build.exit-code} == 0"`.
""",
)
BAD_PARAMETER = DiagnosticKind(
    "ADL1412",
    "a parameter is not fully described",
    """\
A parameter has a description, and a type that is one of `string`, `number`, `boolean`, `array`
and `object`.

    parameters:
      COUNT: {type: integer}

Add what is missing; `number` is also for integers.
""",
)
BAD_DEFAULT = DiagnosticKind(
    "ADL1413",
    "a default is no value of its parameter",
    """\
A default is used as if a caller had given it, so it must pass the same checks.

    COUNT: {type: number, description: How many., default: many}

Correct the default or the rules.
""",
)
DEFAULT_CYCLE = DiagnosticKind(
    "ADL1414",
    "defaults refer to each other",
    """\
A default may use the values of other parameters, but not of those that need it themselves.

    A: {description: a, default: "{B}"}
    B: {description: b, default: "{A}"}

Give one of them a value of its own.
""",
)
UNKNOWN_TRANSFORM = DiagnosticKind(
    "ADL1415",
    "a transform is not one that adlgen knows",
    """\
Known are `value.toLowerCase()`, `value.toUpperCase()`, `value.trim()` and chains of them for texts,
`Math.floor(value)`, `Math.ceil(value)` and `Math.round(value)` for numbers, `value ? 'a' : 'b'`, and
the names `lowercase`, `uppercase`, `trim`, `floor`, `ceil`, `round` and `boolean`. Nothing is ever
evaluated: for anything else the generated code asks you for a function.

    transform: "value.split(',')[0]"

Write that function, or use a known transform.
""",
    Severity.WARNING,
)
NOT_QUOTED = DiagnosticKind(
    "ADL1416",
    "values go into commands without quoting",
    """\
With `escape-shell: false` a value is pasted into the command as it is, and whoever chooses the value
chooses what runs.

    security: {escape-shell: false}

Remove it. Values are quoted for the place where they stand.
""",
    Severity.WARNING,
)
UNSAFE_PLACE = DiagnosticKind(
    "ADL1417",
    "a placeholder stands where no quoting is known to hold",
    """\
Inside arithmetic, `${...}`, comments, programs of other languages, or text for a shell that adlgen
does not know, no quoting is sure to keep a value from being read as code. Only harmless characters
pass there; other values are refused before anything runs.

    bash: node -e "print('{TEXT}')"

Hand the value over as an argument or an environment variable.
""",
    Severity.WARNING,
)
INNER_TEXT = DiagnosticKind(
    "ADL1418",
    "a placeholder stands in a here-document",
    """\
The shell passes the document on as it is, and so is the value; but what reads the document may take
the value for more than text.

    bash: |
      curl -d @- example.com <<END
      {"name": "{NAME}"}
      END

Make sure that the reader expects any text there.
""",
    Severity.WARNING,
)
UNDECLARED = DiagnosticKind(
    "ADL1419",
    "a command refers to parameters that do not exist",
    """\
In a command, a name in braces is a parameter, a result of a step, or one of `WORKSPACE`, `TEMP`,
`TEMP_DIR`, `TOOL_NAME`. Braces around anything that is no name are left alone.

    bash: echo {NAME}

Declare the parameter, or put a blank into braces that are meant as such.
""",
)
UNDECLARED_TEXT = DiagnosticKind(
    "ADL1420",
    "a text refers to a parameter that does not exist",
    """\
Outside commands a name in braces that means nothing stays as it is.

    working-directory: "{REPO_DIR}"

Declare the parameter, or remove the braces.
""",
    Severity.WARNING,
)
NO_BASE = DiagnosticKind(
    "ADL1421",
    "an alias has no base tool",
    """\
An alias takes its parameters from its base tool, which lies in a file beside it.

    type: alias
    base-tool: git-clone

Put the file of the base tool beside it, or correct the name.
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
    "tools lean on each other",
    """\
A tool that uses itself, however indirectly, never ends.

    name: build
    steps: [{name: again, use-tool: build}]

Break the cycle.
""",
)
BAD_ARGUMENT = DiagnosticKind(
    "ADL1424",
    "a step gives a tool the wrong arguments",
    """\
`with` may name the parameters of the tool that is used, and must name those that are required.

    use-tool: git-clone
    with: {NOPE: 1}

Correct the names; add what is required.
""",
)
UNKNOWN_CALLEE = DiagnosticKind(
    "ADL1425",
    "a step uses a tool that is not there",
    """\
The tool may exist where the agent runs, but its parameters are not known here.

    use-tool: git-clone

Put the file of the tool beside this one to have the arguments checked.
""",
    Severity.WARNING,
)
VARIANT = DiagnosticKind(
    "ADL1426",
    "a tool of another variant of the format",
    """\
The gen3-v1 variant gives other meanings to some keys (`tool`, `uses`, `with`, `arguments` ...), so it
is named rather than guessed at.

    steps:
      - {name: diff, tool: file-diff}

Write `use-tool`, or `script` with `shell`.
""",
)
IGNORED_KEY = DiagnosticKind(
    "ADL1427",
    "a key has no effect",
    """\
The format does not have this key here. Its own loaders refuse the whole tool.

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
YAML reads `1.0` as a number. It is kept as written, but other readers may drop the zero.

    version: 1.0

Quote it: `"1.0"`.
""",
    Severity.WARNING,
)
TWO_TIMEOUTS = DiagnosticKind(
    "ADL1429",
    "a tool has two timeouts",
    """\
`timeout` and `resources.timeout` differ; the latter counts.

    timeout: 1000
    resources: {timeout: 60000}

Keep one.
""",
    Severity.WARNING,
)
UNBALANCED = DiagnosticKind(
    "ADL1430",
    "a quote or bracket of a command is never closed",
    """\
The shell will refuse the command.

    bash: echo "{TEXT}

Close it.
""",
    Severity.WARNING,
)
PATTERN = DiagnosticKind(
    "ADL1431",
    "a pattern cannot be checked",
    """\
Patterns of the format are .NET's. Generated code checks those that mean the same in ECMAScript, and
leaves out the others.

    validation: {pattern: "(?i)^a"}

Use what both have; no back-references.
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

Say how the alias differs.
""",
    Severity.WARNING,
    deviation=True,
)
NO_EFFECT = DiagnosticKind(
    "ADL1433",
    "a rule or mapping has no effect",
    """\
A rule of `validation` is for one type (`pattern` for texts, `minimum` for numbers). A
`parameter-mapping` changes what a model is shown, but not what the code takes.

    COUNT: {type: number, description: c, validation: {pattern: "^1"}}

Remove it, or change the type.
""",
    Severity.WARNING,
)
TEST_VALUE = DiagnosticKind(
    "ADL1434",
    "a test gives values that the tool does not take",
    """\
The values of a test are checked like those of a caller.

    tests: [{name: t, parameters: {NOPE: 1}}]

Correct the name or the value.
""",
    Severity.WARNING,
)
UNKNOWN_PLATFORM = DiagnosticKind(
    "ADL1435",
    "a platform is not known",
    """\
A tool names the platforms that it works on: `windows`, `linux`, `macos`.

    platforms: [windwos]

Correct the name; a tool that names none works on all.
""",
)
