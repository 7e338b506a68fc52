"""Launch data of an AIOS tool: ``mcp_specific``, ``cli_specific``, ``local_specific``, ``meta_specific``."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import Mapping
from adlgen.spec.text import Text
from adlgen_plugins.aios.feature.model import (
    Composite,
    Executable,
    HealthCheck,
    Invocation,
    Launch,
    LocalScript,
    Server,
    Variable,
)
from adlgen_plugins.aios.frontend.fields import FieldReader
from adlgen_plugins.aios.frontend.knowledge import Knowledge, check_mentions

_TRANSPORTS = ("stdio", "sse", "websocket")


def read_launch(tool: FieldReader, kind: str, knowledge: Knowledge) -> Launch | None:
    """Return the launch data of a tool of a kind, or None."""
    record = tool.record(f"{kind}_specific")
    match kind:
        case "mcp" if record is not None:
            return _server(record)
        case "cli":
            invocations = tuple(_invocations(tool))
            return _executable(record, invocations) if record or invocations else None
        case "local" if record is not None:
            dependencies = tuple(text.value for text in record.texts("dependencies"))
            runtime = record.words("runtime")
            return LocalScript(record.text("entry_point"), runtime, dependencies)
        case "meta" if record is not None:
            orchestration = record.text("orchestration")
            check_mentions(orchestration, knowledge, record)
            words = "" if orchestration is None else orchestration.value
            return Composite(record.texts("aggregates"), words)
        case _:
            return None


def _server(record: FieldReader) -> Server:
    connection = record.record("connection") if record.node("connection") is not None else None
    command = record.text("server_command")
    if command is None and connection is not None:
        command = connection.text("url")
    return Server(
        command=command,
        arguments=tuple(text.value for text in record.texts("server_args")),
        transport=record.choice("transport", _TRANSPORTS),
        environment=tuple(_variables(record, "environment_variables", "variable")),
        query=tuple(_variables(record, "query_parameters", "parameter")),
        authentication=_authentication(record),
        health=_health(record),
    )


def _authentication(record: FieldReader) -> str:
    """Return the authentication method: ``auth``, or the type if ``auth`` is a mapping."""
    inner = record.mapping.get("auth")
    if isinstance(inner, Mapping):
        return FieldReader(inner, "'auth'", record.report).words("type")
    return record.words("auth")


def _variables(record: FieldReader, key: str, what: str) -> Iterator[Variable]:
    for variable in record.records(key, what, "name"):
        variable.require("name")
        name = variable.text("name")
        if name is not None:
            required = variable.flag("required")
            yield Variable(name, required, variable.words("description"))


def _health(record: FieldReader) -> HealthCheck | None:
    health = record.record("health_check", "the health check")
    if health is None:
        return None
    return HealthCheck(
        method=health.words("method"),
        command=health.words("command"),
        expected=health.data("expected_response"),
        timeout_ms=health.whole("timeout_ms"),
    )


def _executable(record: FieldReader | None, invocations: tuple[Invocation, ...]) -> Executable:
    if record is None:
        return Executable(None, "", "", invocations)
    guide = record.words("install_guide")
    check = record.words("install_check")
    return Executable(record.text("executable"), check, guide, invocations)


def _invocations(tool: FieldReader) -> Iterator[Invocation]:
    """Yield the command lines of ``command_groups``, with their common flags."""
    groups = tool.record("command_groups")
    if groups is None:
        return
    for entry in groups.mapping:
        for line in groups.records(entry.key, "command line", "command"):
            line.require("command")
            command = line.text("command")
            if command is not None:
                yield _invocation(entry.key, command, line)


def _invocation(group: str, command: Text, line: FieldReader) -> Invocation:
    flags = tuple(text.value for text in line.texts("common_flags"))
    return Invocation(group, command, line.words("description"), line.words("usage"), flags)
