"""The model of operations: examples, validators, errors, documentation and launch data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue, Node
from adlgen.spec.text import Text

Evidence: TypeAlias = Mapping[str, tuple[Span, ...]]
"""The sources of the parts of an inferred schema, by JSON Pointer into the schema."""


class Script(Struct):
    """A function in a scripting language; adlgen does not run it."""

    id: Text
    description: str
    language: str
    """``javascript``."""
    text: Text
    """The source code, exactly as written."""
    exports: tuple[str, ...]
    """The functions assigned to ``module.exports``; if empty, the value of the script is its result."""
    timeout_ms: int
    """The time limit in milliseconds."""
    memory_mb: int
    """The memory limit in MiB."""


class Check(Struct):
    """A declared check that a schema cannot express, such as ``sql_injection_prevention: true``."""

    name: str
    value: JsonValue
    span: Span


class Validator(Struct):
    """A validator of the input of a command.

    The script receives ``{"args": input}`` and returns ``{"valid": boolean, "errors": [text]}``.
    """

    script: Script
    required: tuple[Text, ...]
    """The names of required fields."""
    checks: tuple[Check, ...]
    """Other declared checks."""


class Failure(Struct):
    """The error of an example."""

    code: Text | None
    """The error code, such as ``VALIDATION_ERROR``."""
    message: str
    status: int | None
    """The HTTP status, if specified."""
    validator: str
    """The id of the validator that reports it; empty if not specified."""


class Scenario(Struct):
    """One example of a command."""

    name: Text
    """``success``, ``failure_invalid_param``, ``failure_api_error``, ``edge_case_...`` or another."""
    description: str
    input: Node | None
    """None if the example has none."""
    output: Node | None
    error: Failure | None
    mitigation: str
    refused: bool
    """Whether the input is invalid according to the input schema; else only a validator or the service
    rejects it."""
    span: Span
    output_refused: bool = False
    """Whether the output is invalid according to the output schema."""


class ErrorCode(Struct):
    """An error code of a command."""

    code: Text
    messages: tuple[str, ...]
    """The messages of examples with this code, in order."""
    statuses: tuple[int, ...]
    """The HTTP statuses of examples with this code, in order."""


class AntiPattern(Struct):
    """A known mistake and its correction."""

    name: Text
    description: str
    category: str
    wrong: str
    correct: str
    rationale: str


class Quirk(Struct):
    """Unexpected behavior of a service."""

    name: Text
    description: str
    impact: str
    mitigation: str


class Operation(Struct):
    """One command."""

    command: Text
    """The name used in calls, exactly as written."""
    remote: str
    """The name used by the server, if it is different; else empty."""
    required: tuple[Text, ...]
    """The required fields of all declarations; the input schema requires them too."""
    validators: tuple[Validator, ...]
    scenarios: tuple[Scenario, ...]
    errors: tuple[ErrorCode, ...]
    anti_patterns: tuple[AntiPattern, ...]
    """The anti-patterns that mention this command or no command."""
    quirks: tuple[Quirk, ...]
    """The quirks that mention this command or no command."""
    inferred: bool
    """Whether the type of the input is inferred from examples and names."""
    input_evidence: Evidence = field(default_factory=dict)
    output_evidence: Evidence = field(default_factory=dict)
    """Empty unless the type of the output is inferred from examples."""


# --- groups: the shared properties of the commands of a file --------------------------------------


class Variable(Struct):
    """An environment variable or a query parameter."""

    name: Text
    required: bool
    description: str


class HealthCheck(Struct):
    """A health check of a server."""

    method: str
    """``tool_call`` or another method."""
    command: str
    expected: JsonValue
    """The expected response, as data or as a description; None if not specified."""
    timeout_ms: int | None
    """The time limit in milliseconds."""


class Server(Struct):
    """A server that provides the commands."""

    command: Text | None
    """The command line or the URL, as written."""
    arguments: tuple[str, ...]
    """Further arguments."""
    transport: str
    """``stdio``, ``sse`` or ``websocket``; empty if not specified."""
    environment: tuple[Variable, ...]
    query: tuple[Variable, ...]
    """The query parameters of the URL."""
    authentication: str
    """The authentication method, such as ``oauth``; empty if not specified."""
    health: HealthCheck | None


class Invocation(Struct):
    """A subcommand of an executable."""

    group: str
    command: Text
    description: str
    usage: str
    flags: tuple[str, ...]
    """The flags and their explanations, as written."""


class Executable(Struct):
    """A program on the user's machine."""

    executable: Text | None
    install_check: str
    """A command line that succeeds if the program is installed."""
    install_guide: str
    """Installation instructions."""
    invocations: tuple[Invocation, ...]


class LocalScript(Struct):
    """A script that is part of the tool."""

    entry_point: Text | None
    """The path of the script."""
    runtime: str
    """The program that runs it, such as ``node``."""
    dependencies: tuple[str, ...]


class Composite(Struct):
    """A tool that combines others."""

    aggregates: tuple[Text, ...]
    """The ids of the combined tools."""
    orchestration: str
    """The function that orchestrates them."""


Launch: TypeAlias = Server | Executable | LocalScript | Composite


class Payload(Struct):
    """A form of response data."""

    name: Text
    detection: str
    """A description of how to recognise the form."""
    path: str
    """The location of the data, as a description or a dotted path."""


class Group(Struct):
    """The shared properties of the commands of a file."""

    id: Text
    title: str
    """The display name."""
    kind: str
    """``mcp``, ``cli``, ``local`` or ``meta``."""
    schema_version: str
    """The version of the format: ``1.0`` or ``2.0``."""
    explicit_version: bool
    """Whether the version is specified; else it is inferred from the contents."""
    knowledge: str
    """The delivery of knowledge to the agent: ``embedded`` (the default), ``external``, ``hybrid``,
    ``executable``, ``none``, or another value as written."""
    launch: Launch | None
    helpers: tuple[Script, ...]
    processors: tuple[Script, ...]
    payloads: tuple[Payload, ...]
    mappings: Node | None
    """The construction of fields, by field, as written; partly as descriptions."""
    anti_patterns: tuple[AntiPattern, ...]
    quirks: tuple[Quirk, ...]
    practices: tuple[str, ...]
    """Recommendations, one sentence each."""
    limitations: tuple[str, ...]
    """Limitations, one sentence each."""
