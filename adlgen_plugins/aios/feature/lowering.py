"""Lowers operations and their groups, without documentation."""

from __future__ import annotations

import json
from collections.abc import Iterable

from adlgen.document.node import JsonValue, plain
from adlgen.ir.data import ListValue, RecordValue, texts
from adlgen.spec.text import Text
from adlgen_plugins.aios.feature import shapes
from adlgen_plugins.aios.feature.model import (
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


def lower_operation(operation: Operation) -> RecordValue:
    """Lower an operation."""
    return shapes.OPERATION.value(
        command=operation.remote or operation.command.value,
        required=_texts(operation.required),
        validators=shapes.VALIDATOR.list_of(map(_validator, operation.validators)),
        errors=shapes.DECLARED_ERROR.list_of(map(_error, operation.errors)),
    )


def _validator(validator: Validator) -> RecordValue:
    return shapes.VALIDATOR.value(
        script=_script(validator.script),
        required=_texts(validator.required),
        checks=shapes.CHECK.list_of(map(_check, validator.checks)),
    )


def _script(script: Script) -> RecordValue:
    return shapes.SCRIPT.value(
        id=script.id.value,
        description=script.description.strip(),
        language=script.language,
        source=script.text.value,
        exports=texts(script.exports),
        timeout_ms=script.timeout_ms,
        memory_mb=script.memory_mb,
    )


def _check(check: Check) -> RecordValue:
    return shapes.CHECK.value(name=check.name, value=_json(check.value))


def _error(error: ErrorCode) -> RecordValue:
    return shapes.DECLARED_ERROR.value(
        code=error.code.value,
        messages=texts(error.messages),
        statuses=ListValue("number", error.statuses),
    )


def lower_group(group: Group) -> RecordValue:
    """Lower the group of an agent's operations and its launch data."""
    return shapes.AGENT.value(
        group=shapes.GROUP.value(
            id=group.id.value,
            title=group.title,
            kind=group.kind,
            schema_version=group.schema_version,
            knowledge=group.knowledge,
            helpers=shapes.SCRIPT.list_of(map(_script, group.helpers)),
            processors=shapes.SCRIPT.list_of(map(_script, group.processors)),
            payloads=shapes.PAYLOAD.list_of(map(_payload, group.payloads)),
            mappings="" if group.mappings is None else _json(plain(group.mappings)),
            practices=texts(group.practices),
            limitations=texts(group.limitations),
        ),
        launch=None if group.launch is None else _launch(group.launch),
    )


def _payload(payload: Payload) -> RecordValue:
    return shapes.PAYLOAD.value(
        name=payload.name.value, detection=payload.detection, path=payload.path
    )


def _launch(launch: Launch) -> RecordValue:
    match launch:
        case Server():
            return _server(launch)
        case Executable():
            return _executable(launch)
        case LocalScript(entry_point, runtime, dependencies):
            return shapes.LOCAL_SCRIPT.value(
                entry_point=_text(entry_point), runtime=runtime, dependencies=texts(dependencies)
            )
        case Composite(aggregates, orchestration):
            return shapes.COMPOSITE.value(
                aggregates=_texts(aggregates), orchestration=orchestration
            )


def _server(server: Server) -> RecordValue:
    return shapes.SERVER.value(
        command=_text(server.command),
        arguments=texts(server.arguments),
        transport=server.transport,
        environment=shapes.VARIABLE.list_of(map(_variable, server.environment)),
        query=shapes.VARIABLE.list_of(map(_variable, server.query)),
        authentication=server.authentication,
        health=None if server.health is None else _health(server.health),
    )


def _variable(variable: Variable) -> RecordValue:
    return shapes.VARIABLE.value(
        name=variable.name.value, required=variable.required, description=variable.description
    )


def _health(health: HealthCheck) -> RecordValue:
    return shapes.HEALTH_CHECK.value(
        method=health.method,
        command=health.command,
        expected="" if health.expected is None else _json(health.expected),
        timeout_ms=health.timeout_ms or 0,
    )


def _executable(executable: Executable) -> RecordValue:
    return shapes.EXECUTABLE.value(
        executable=_text(executable.executable),
        install_check=executable.install_check,
        install_guide=executable.install_guide.strip(),
        invocations=shapes.INVOCATION.list_of(map(_invocation, executable.invocations)),
    )


def _invocation(line: Invocation) -> RecordValue:
    return shapes.INVOCATION.value(
        group=line.group,
        command=line.command.value,
        description=line.description,
        usage=line.usage,
        flags=texts(line.flags),
    )


def _text(text: Text | None) -> str:
    return "" if text is None else text.value


def _texts(items: Iterable[Text]) -> ListValue:
    return texts(item.value for item in items)


def _json(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False)
