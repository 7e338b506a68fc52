"""What an operation and its group say beyond types, as plain values that any language can write down.

A :class:`Struct` is a value of one of the few types that every pack's runtime declares by hand; names of
types and fields are in snake case, for the pack to spell. Fields that are empty keep their place.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from adlgen.document.node import JsonValue, plain
from adlgen.features.operations.model import (
    Check,
    Composite,
    ErrorCode,
    Executable,
    Group,
    HealthCheck,
    Invocation,
    Launch,
    LocalScript,
    Operation,
    Payload,
    Script,
    Server,
    Validator,
    Variable,
)
from adlgen.plan.model import EnumDecl, Plan, PlannedTool
from adlgen.spec.text import Text


@dataclass(frozen=True, slots=True)
class Struct:
    """A value with named fields."""

    type: str
    fields: tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class Items:
    """A list, all of one type: ``text``, ``number`` or that of a struct."""

    of: str
    values: tuple[Value, ...]


Value: TypeAlias = str | int | Struct | Items | None
"""Texts are those of the specification. A flag is a ``bool``, which is an ``int`` here. None: no struct."""


def _texts(texts: Iterable[str | Text]) -> Items:
    return Items("text", tuple(_text(text) for text in texts))


def _text(text: str | Text | None) -> str:
    return "" if text is None else text if isinstance(text, str) else text.value


def _json(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False)


# --- one operation -----------------------------------------------------------------------------


def operation_of(tool: PlannedTool) -> Operation:
    """Return the operation that a tool is; only for tools of that sort."""
    operation = tool.extras["operations"].data.get("model")
    assert isinstance(operation, Operation)
    return operation


def errors_of(tool: PlannedTool) -> EnumDecl | None:
    """Return the codes of the declared errors of a tool."""
    errors = tool.extras["operations"].declarations.get("errors")
    assert errors is None or isinstance(errors, EnumDecl)
    return errors


def group_of(plan: Plan) -> Group:
    """Return what the operations of an agent have in common."""
    group = plan.extras["operations"].get("model")
    assert isinstance(group, Group)
    return group


def remote_name(operation: Operation) -> str:
    """Return the name that a server or a program knows an operation by."""
    return operation.remote or operation.command.value


def operation_value(operation: Operation) -> Struct:
    """Write down an operation, without what is documentation or an example."""
    return Struct(
        "operation",
        (
            ("command", remote_name(operation)),
            ("required", _texts(operation.required)),
            ("validators", Items("validator", tuple(map(_validator, operation.validators)))),
            ("errors", Items("declared_error", tuple(map(_error, operation.errors)))),
        ),
    )


def _validator(validator: Validator) -> Struct:
    return Struct(
        "validator",
        (
            ("script", _script(validator.script)),
            ("required", _texts(validator.required)),
            ("checks", Items("check", tuple(map(_check, validator.checks)))),
        ),
    )


def _script(script: Script) -> Struct:
    return Struct(
        "script",
        (
            ("id", script.id.value),
            ("description", script.description.strip()),
            ("language", script.language),
            ("source", script.text.value),
            ("exports", _texts(script.exports)),
            ("timeout_ms", script.timeout_ms),
            ("memory_mb", script.memory_mb),
        ),
    )


def _check(check: Check) -> Struct:
    return Struct("check", (("name", check.name), ("value", _json(check.value))))


def _error(error: ErrorCode) -> Struct:
    return Struct(
        "declared_error",
        (
            ("code", error.code.value),
            ("messages", _texts(error.messages)),
            ("statuses", Items("number", error.statuses)),
        ),
    )


# --- a group -----------------------------------------------------------------------------------


def group_value(group: Group) -> Struct:
    """Write down what operations have in common."""
    return Struct(
        "group",
        (
            ("id", group.id.value),
            ("title", group.title),
            ("kind", group.kind),
            ("schema_version", group.schema_version),
            ("knowledge", group.knowledge),
            ("helpers", Items("script", tuple(map(_script, group.helpers)))),
            ("processors", Items("script", tuple(map(_script, group.processors)))),
            ("payloads", Items("payload", tuple(map(_payload, group.payloads)))),
            ("mappings", "" if group.mappings is None else _json(plain(group.mappings))),
            ("practices", _texts(group.practices)),
            ("limitations", _texts(group.limitations)),
        ),
    )


def _payload(payload: Payload) -> Struct:
    return Struct(
        "payload",
        (("name", payload.name.value), ("detection", payload.detection), ("path", payload.path)),
    )


def launch_value(launch: Launch) -> Struct:
    """Write down how the operations of a group are reached."""
    match launch:
        case Server():
            return _server(launch)
        case Executable():
            return _executable(launch)
        case LocalScript(entry_point, runtime, dependencies):
            path, needs = ("entry_point", _text(entry_point)), _texts(dependencies)
            return Struct("local_script", (path, ("runtime", runtime), ("dependencies", needs)))
        case Composite(aggregates, orchestration):
            parts = ("aggregates", _texts(aggregates))
            return Struct("composite", (parts, ("orchestration", orchestration)))


def _server(server: Server) -> Struct:
    return Struct(
        "server",
        (
            ("command", _text(server.command)),
            ("arguments", _texts(server.arguments)),
            ("transport", server.transport),
            ("environment", Items("variable", tuple(map(_variable, server.environment)))),
            ("query", Items("variable", tuple(map(_variable, server.query)))),
            ("authentication", server.authentication),
            ("health", None if server.health is None else _health(server.health)),
        ),
    )


def _variable(variable: Variable) -> Struct:
    name, description = ("name", variable.name.value), ("description", variable.description)
    return Struct("variable", (name, ("required", variable.required), description))


def _health(health: HealthCheck) -> Struct:
    return Struct(
        "health_check",
        (
            ("method", health.method),
            ("command", health.command),
            ("expected", "" if health.expected is None else _json(health.expected)),
            ("timeout_ms", health.timeout_ms or 0),
        ),
    )


def _executable(executable: Executable) -> Struct:
    return Struct(
        "executable",
        (
            ("executable", _text(executable.executable)),
            ("install_check", executable.install_check),
            ("install_guide", executable.install_guide.strip()),
            ("invocations", Items("invocation", tuple(map(_invocation, executable.invocations)))),
        ),
    )


def _invocation(line: Invocation) -> Struct:
    return Struct(
        "invocation",
        (
            ("group", line.group),
            ("command", line.command.value),
            ("description", line.description),
            ("usage", line.usage),
            ("flags", _texts(line.flags)),
        ),
    )
