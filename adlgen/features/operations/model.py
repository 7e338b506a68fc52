"""Commands that are known by what surrounds them: examples, checks, warnings, and how they are reached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue, Node
from adlgen.spec.text import Text

Evidence: TypeAlias = Mapping[str, tuple[Span, ...]]
"""Where each part of an inferred schema was seen: JSON Pointer into the schema, to the places."""


class Script(Struct):
    """A function in a scripting language. It is data: nothing here runs it."""

    id: Text
    description: str
    language: str
    """``javascript``."""
    text: Text
    """Its source, exactly as written."""
    exports: tuple[str, ...]
    """The functions that it assigns to ``module.exports``; none: the value of the script is its result."""
    timeout_ms: int
    """How long its runtime lets it run, in milliseconds."""
    memory_mb: int
    """How much memory its runtime gives it, in MiB."""


class Check(Struct):
    """A declared check that no schema says, such as ``sql_injection_prevention: true``."""

    name: str
    value: JsonValue
    span: Span


class Validator(Struct):
    """What decides about the input of a command before it is called.

    The script is given ``{"args": input}`` and returns ``{"valid": boolean, "errors": [text]}``.
    """

    script: Script
    required: tuple[Text, ...]
    """Names of fields that must be there."""
    checks: tuple[Check, ...]
    """Its other declared checks."""


class Failure(Struct):
    """How a call fails in an example."""

    code: Text | None
    """Such as ``VALIDATION_ERROR``."""
    message: str
    status: int | None
    """The HTTP status, if one is given."""
    validator: str
    """The id of the validator that finds it; empty if none is named."""


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
    """Whether the schema of the command's input already refuses the input; else only a validator or the
    service itself can."""
    span: Span
    output_refused: bool = False
    """Whether the schema of the command's output refuses the output."""


class ErrorCode(Struct):
    """A code that failures of a command carry."""

    code: Text
    messages: tuple[str, ...]
    """The messages seen with it, in order."""
    statuses: tuple[int, ...]
    """The HTTP statuses seen with it, in order."""


class AntiPattern(Struct):
    """A known mistake, and what is right instead."""

    name: Text
    description: str
    category: str
    wrong: str
    correct: str
    rationale: str


class Quirk(Struct):
    """Something that one would not expect of a service."""

    name: Text
    description: str
    impact: str
    mitigation: str


class Operation(Struct):
    """One command."""

    command: Text
    """Its name where it is called, exactly as written."""
    remote: str
    """The name that a server knows it by, if another one is stated; else empty."""
    required: tuple[Text, ...]
    """The fields that must be there, by all declarations together; the input's schema says so too."""
    validators: tuple[Validator, ...]
    scenarios: tuple[Scenario, ...]
    errors: tuple[ErrorCode, ...]
    anti_patterns: tuple[AntiPattern, ...]
    """Those that mention the command, and those that mention none."""
    quirks: tuple[Quirk, ...]
    """Likewise."""
    inferred: bool
    """Whether the type of the input comes from examples and names instead of a schema."""
    input_evidence: Evidence = field(default_factory=dict)
    output_evidence: Evidence = field(default_factory=dict)
    """Empty unless the type of the output comes from examples."""


# --- what the commands of a file have in common ---------------------------------------------------


class Variable(Struct):
    """A value that comes from the environment or goes into a query."""

    name: Text
    required: bool
    description: str


class HealthCheck(Struct):
    """How to find out whether a server answers."""

    method: str
    """``tool_call``, or another."""
    command: str
    expected: JsonValue
    """The expected answer as data or in words; None if nothing is stated."""
    timeout_ms: int | None
    """Milliseconds."""


class Server(Struct):
    """A server that has the commands."""

    command: Text | None
    """The command line or the URL, as written."""
    arguments: tuple[str, ...]
    """More arguments, one by one."""
    transport: str
    """``stdio``, ``sse`` or ``websocket``; empty if nothing is stated."""
    environment: tuple[Variable, ...]
    query: tuple[Variable, ...]
    """Parameters of the URL."""
    authentication: str
    """Such as ``oauth``; empty if nothing is stated."""
    health: HealthCheck | None


class Invocation(Struct):
    """A command line that a program understands."""

    group: str
    command: Text
    description: str
    usage: str
    flags: tuple[str, ...]
    """Flags with words of explanation, as written."""


class Executable(Struct):
    """A program on the user's machine."""

    executable: Text | None
    install_check: str
    """The command line that succeeds if it is installed."""
    install_guide: str
    """What to tell who does not have it."""
    invocations: tuple[Invocation, ...]


class LocalScript(Struct):
    """A script that comes with the tool."""

    entry_point: Text | None
    """Its path."""
    runtime: str
    """What runs it, such as ``node``."""
    dependencies: tuple[str, ...]


class Composite(Struct):
    """A tool that is made of others."""

    aggregates: tuple[Text, ...]
    """The ids of the others."""
    orchestration: str
    """The function that plays them together."""


Launch: TypeAlias = Server | Executable | LocalScript | Composite


class Payload(Struct):
    """One of the forms in which data arrives."""

    name: Text
    detection: str
    """How to recognise it, in words."""
    path: str
    """Where the data is, in words or as a dotted path."""


class Group(Struct):
    """What the commands of one file have in common."""

    id: Text
    title: str
    """Its name for people."""
    kind: str
    """``mcp``, ``cli``, ``local`` or ``meta``."""
    schema_version: str
    """``1.0`` or ``2.0``."""
    explicit_version: bool
    """Whether the version was stated rather than found by what the file has."""
    knowledge: str
    """How knowledge reaches the agent: ``embedded`` (also if nothing is stated), ``external``, ``hybrid``,
    ``executable``, ``none``, or another word that was written."""
    launch: Launch | None
    helpers: tuple[Script, ...]
    processors: tuple[Script, ...]
    payloads: tuple[Payload, ...]
    mappings: Node | None
    """How fields are built, by field, as written; partly in words."""
    anti_patterns: tuple[AntiPattern, ...]
    quirks: tuple[Quirk, ...]
    practices: tuple[str, ...]
    """What to do, a sentence each."""
    limitations: tuple[str, ...]
    """What cannot be done, a sentence each."""
