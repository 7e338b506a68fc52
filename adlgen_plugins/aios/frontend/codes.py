"""ADL13xx: invalid AIOS tools. The first seven are the format's own codes, named in the titles."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

MISSING_REQUIRED_FIELD = DiagnosticKind(
    "ADL1301",
    "a field of an AIOS tool is missing (MISSING_REQUIRED_FIELD)",
    """\
Every tool has id, type, name, version and description; helpers, processors, validators, payload
schemas, quirks, anti-patterns and examples have required fields of their own. A field that is null,
empty, 0 or false counts as missing.

    tool:
      id: weather
      type: mcp
      name: Weather

Add the field that the message names.
""",
    deviation=True,
)
INVALID_TYPE = DiagnosticKind(
    "ADL1302",
    "a field of an AIOS tool has the wrong type (INVALID_TYPE)",
    """\
The value of the field is of another type than the format requires.

    anti_patterns: wrong_format

Use a value of the type that the message names: here, a list.
""",
    deviation=True,
)
INVALID_ENUM_VALUE = DiagnosticKind(
    "ADL1303",
    "a field of an AIOS tool has a value that is not allowed (INVALID_ENUM_VALUE)",
    """\
The format defines the allowed values of this field.

    type: api

Use one of the values that the message or its hint lists.
""",
    deviation=True,
)
INVALID_SEMVER = DiagnosticKind(
    "ADL1304",
    "the version of an AIOS tool is not MAJOR.MINOR.PATCH (INVALID_SEMVER)",
    """\
The version is a string of three numbers without leading zeros. Without quotes `1.0` is a number.

    version: v1.0

Write all three numbers: `version: 1.0.0`.
""",
)
INVALID_FUNCTION_SYNTAX = DiagnosticKind(
    "ADL1305",
    "a function of an AIOS tool cannot be parsed (INVALID_FUNCTION_SYNTAX)",
    """\
Helpers, processors and validators contain JavaScript. adlgen never runs it, but checks that brackets,
strings, templates, regular expressions and comments are closed.

    function: |
      (function() { return { valid: true };

Close the construct that the message names.
""",
)
MISSING_SCENARIO = DiagnosticKind(
    "ADL1306",
    "the examples of a command lack a scenario (MISSING_SCENARIO)",
    """\
The examples of a command cover four scenarios: success, failure_invalid_param, failure_api_error and
one whose name starts with edge_case_.

    examples:
      create_task:
        - scenario: success

Add an example for each missing scenario; the examples become tests.
""",
    Severity.WARNING,
)
NAMING_CONVENTION = DiagnosticKind(
    "ADL1307",
    "a name of an AIOS tool does not follow the naming convention (NAMING_CONVENTION)",
    """\
Ids are kebab-case (extract-field), commands are snake_case or kebab-case (create_task), scenarios
are snake_case.

    id: myTool

Write `id: my-tool`.
""",
    Severity.WARNING,
)
EXTRA_ROOT_KEY = DiagnosticKind(
    "ADL1308",
    "the root of an AIOS file has other keys than 'tool'",
    """\
The root contains only the key `tool`. Other keys are ignored.

    tool: {id: routing}
    usage: Call it daily.

Move the keys into `tool`, or remove them.
""",
    deviation=True,
)
UNWRAPPED_TOOL = DiagnosticKind(
    "ADL1309",
    "an AIOS tool is not inside the key 'tool'",
    """\
The root contains the fields of a tool instead of the key `tool` with these fields.

    id: weather
    type: mcp
    version: 1.0.0

Indent the fields and put `tool:` above them.
""",
    deviation=True,
)
FORBIDDEN_CALL = DiagnosticKind(
    "ADL1310",
    "a function of an AIOS tool leaves its sandbox",
    """\
Functions run in a sandbox and must not load modules or open files.

    function: |
      const fs = require('fs');

Pass the data to the function as arguments.
""",
    deviation=True,
)
WORKFLOW_EXAMPLE = DiagnosticKind(
    "ADL1311",
    "an example of an AIOS tool is a workflow, not a command",
    """\
The entries below this key of `examples` are steps of a procedure. No command has this name, and no
command is generated for it.

    examples:
      story_creation:
        - step: 1
          action: create_task

List the examples of each command below its name, each with a `scenario`.
""",
    deviation=True,
)
SECOND_VALIDATOR = DiagnosticKind(
    "ADL1312",
    "two validators of an AIOS tool check the same command",
    """\
The format's runtime uses only the last validator of a command. adlgen uses all of them.

    validators:
      - {id: validate-name, validates: create_task}
      - {id: validate-list, validates: create_task}

Merge the validators.
""",
    Severity.WARNING,
)
EXAMPLE_CONTRADICTS = DiagnosticKind(
    "ADL1313",
    "an example of an AIOS tool contradicts the input of its command",
    """\
The example should succeed, but the command would reject its input.

    checks:
      - required_fields: [email]
    examples:
      create_event:
        - scenario: success
          input: {title: Lunch}

Correct the example or the required fields.
""",
    Severity.WARNING,
)
FAILURE_UNSEEN = DiagnosticKind(
    "ADL1314",
    "an example of an invalid parameter would be accepted",
    """\
The example shows an invalid input, but the required fields and types accept it, and no validator checks
the command.

    examples:
      create_task:
        - scenario: success
          input: {name: Write}
        - scenario: failure_invalid_param
          input: {name: ""}

Add a validator, or required fields that the example violates.
""",
    Severity.WARNING,
)
UNKNOWN_FUNCTION = DiagnosticKind(
    "ADL1315",
    "an AIOS tool refers to an unknown helper or validator",
    """\
Errors, mitigations, field mappings and commands refer to functions by id, and `executable_knowledge`
has no function with this id.

    mitigation: Use validators.validate-format

Correct the id, or add the function.
""",
    Severity.WARNING,
)
NO_COMMANDS = DiagnosticKind(
    "ADL1316",
    "an AIOS tool has no commands",
    """\
Commands are listed in `commands`, `validates` of validators, `examples` and `tools`. For a tool without
commands, no types are generated.

    tool:
      commands: [create_task]

List the commands.
""",
    Severity.WARNING,
)
UNTYPED_COMMAND = DiagnosticKind(
    "ADL1317",
    "a command of an AIOS tool declares no parameters",
    """\
The command has no successful example, parameter or required field, so it accepts any object.

    commands: [create_task]

Add examples, or describe the input as JSON Schema:

    commands:
      - name: create_task
        parameters: {type: object, properties: {title: {type: string}}, required: [title]}
""",
    Severity.WARNING,
)
UNKNOWN_AGGREGATE = DiagnosticKind(
    "ADL1318",
    "a meta tool aggregates an unknown AIOS tool",
    """\
`aggregates` lists the ids of the tools that a meta tool combines, and no file in the folder of the meta tool
has a tool with this id.

    meta_specific: {aggregates: [calender], orchestration: helpers.plan}

Correct the id, or put the file of the tool into the same folder. If the tool is installed elsewhere, use
`--allow ADL1318`.
""",
    Severity.WARNING,
)
