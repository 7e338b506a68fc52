"""ADL13xx: the data is no AIOS tool. The first seven are the format's own codes, named in the titles."""

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
The field is there, but its value is of another type than the format wants.

    anti_patterns: wrong_format

Write the value in the type that the message names: here, a list.
""",
    deviation=True,
)
INVALID_ENUM_VALUE = DiagnosticKind(
    "ADL1303",
    "a field of an AIOS tool is not one of its values (INVALID_ENUM_VALUE)",
    """\
The format lists the values of this field.

    type: api

Use one of the values in the message or its hint.
""",
    deviation=True,
)
INVALID_SEMVER = DiagnosticKind(
    "ADL1304",
    "the version of an AIOS tool is not MAJOR.MINOR.PATCH (INVALID_SEMVER)",
    """\
The version is three numbers without leading zeros, as text. Without quotes `1.0` is a number.

    version: v1.0

Write all three: `version: 1.0.0`.
""",
)
INVALID_FUNCTION_SYNTAX = DiagnosticKind(
    "ADL1305",
    "a function of an AIOS tool cannot be parsed (INVALID_FUNCTION_SYNTAX)",
    """\
Helpers, processors and validators hold JavaScript. adlgen never runs it, but looks whether brackets,
texts, templates, regular expressions and comments end.

    function: |
      (function() { return { valid: true };

Close what is open.
""",
)
MISSING_SCENARIO = DiagnosticKind(
    "ADL1306",
    "the examples of a command lack a scenario (MISSING_SCENARIO)",
    """\
The examples of a command show four scenarios: success, failure_invalid_param, failure_api_error and
one whose name starts with edge_case_.

    examples:
      create_task:
        - scenario: success

Add an example for each scenario that is missing; they become tests.
""",
    Severity.WARNING,
)
NAMING_CONVENTION = DiagnosticKind(
    "ADL1307",
    "a name of an AIOS tool is not spelled by convention (NAMING_CONVENTION)",
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
    "an AIOS file has more at its root than the tool",
    """\
The root holds the key `tool` alone. Everything else is outside the tool and is ignored.

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
The root holds the fields of a tool instead of the key `tool` with the fields below it.

    id: weather
    type: mcp
    version: 1.0.0

Indent everything and put `tool:` above it.
""",
    deviation=True,
)
FORBIDDEN_CALL = DiagnosticKind(
    "ADL1310",
    "a function of an AIOS tool reaches out of its sandbox",
    """\
Functions run alone: they load no modules and open no files.

    function: |
      const fs = require('fs');

Give the function what it needs as arguments.
""",
    deviation=True,
)
WORKFLOW_EXAMPLE = DiagnosticKind(
    "ADL1311",
    "an example of an AIOS tool is a workflow, not a command",
    """\
The entries below this key of `examples` are steps of a procedure. No command has this name, and none
is made of it.

    examples:
      story_creation:
        - step: 1
          action: create_task

Show each command below its own name, with a `scenario`.
""",
    deviation=True,
)
SECOND_VALIDATOR = DiagnosticKind(
    "ADL1312",
    "two validators of an AIOS tool check one command",
    """\
The format's runtime keeps only the last validator of a command. adlgen keeps what all of them say.

    validators:
      - {id: validate-name, validates: create_task}
      - {id: validate-list, validates: create_task}

Make one validator of them.
""",
    Severity.WARNING,
)
EXAMPLE_CONTRADICTS = DiagnosticKind(
    "ADL1313",
    "an example of an AIOS tool contradicts what the command takes",
    """\
The example is meant to succeed, but the command would refuse its input.

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
    "nothing refuses an example of an invalid parameter",
    """\
The example shows an input that the command refuses, but neither the required fields nor the types tell
it from a good one, and no validator checks the command.

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
    "an AIOS tool names a helper or validator that it does not have",
    """\
Errors, mitigations, field mappings and commands refer to functions by id, and there is none with this
id below `executable_knowledge`.

    mitigation: Use validators.validate-format

Correct the id, or add the function.
""",
    Severity.WARNING,
)
NO_COMMANDS = DiagnosticKind(
    "ADL1316",
    "an AIOS tool has no commands",
    """\
Commands come from `commands`, from what validators validate, from `examples` and from `tools`. Without
any there is nothing to type; only what the tool says of itself is kept.

    tool:
      commands: [create_task]

List the commands.
""",
    Severity.WARNING,
)
UNTYPED_COMMAND = DiagnosticKind(
    "ADL1317",
    "nothing tells what a command of an AIOS tool takes",
    """\
There is neither a success example nor a parameter or a required field, so the input of the command is
any object.

    commands: [create_task]

Add examples, or describe the input as JSON Schema:

    commands:
      - name: create_task
        parameters: {type: object, properties: {title: {type: string}}, required: [title]}
""",
    Severity.WARNING,
)
