"""The tools of an agentcli manifest, validated in the order and with the messages of its loader."""

from __future__ import annotations

import re

from adlgen.diagnostics.codes import reading, shape
from adlgen.diagnostics.model import Label, Log, Span
from adlgen.document import is_json
from adlgen.document.node import Document, JsonValue, Mapping, Node, Scalar, plain
from adlgen.document.reader import Fields, head_of, kind_of
from adlgen.frontends.shared.extension import Parts, split_extension
from adlgen.frontends.shared.nodes import mapping, text
from adlgen.spec.model import ToolSpec
from adlgen.spec.text import Text
from adlgen_plugins.agentcli.feature.model import Program
from adlgen_plugins.agentcli.frontend import codes
from adlgen_plugins.agentcli.frontend.keys import ToolEntry, read_entries
from adlgen_plugins.agentcli.frontend.paths import BIN, Path, program_path, quoted

_UNREADABLE = (codes.NOT_PARSED, reading.DUPLICATE_KEY)
"""Problems after which the loader does not validate the tools."""
_PORTABLE = re.compile(r"[a-zA-Z0-9_-]{1,64}")
_SPACE = (
    "\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
)
_SPACES = f"{_SPACE}\u2028\u2029\u202f\u205f\u3000"
_VARIABLE = re.compile(r"[A-Z_][A-Z0-9_]*")


def read_tools(document: Document, log: Log) -> tuple[ToolSpec, ...]:
    """Return the tools; add problems to the log.

    The types of all values are validated first, then each tool up to its first problem: name present,
    name unique, command present, variable names valid, program path valid.
    """
    source, root = document.source, document.root
    if source.marked:
        message = r"parse manifest: invalid character '\ufeff' looking for beginning of value"
        log.add(codes.NOT_PARSED, message, root.span, "save the file without a byte order mark")
    elif not is_json(source):
        message = "parse manifest: the source is YAML, and only JSON is read"
        log.add(codes.NOT_PARSED, message, root.span, "write the manifest as JSON")
    entries = read_entries(document, log)
    if any(found.code in _UNREADABLE for found in log.diagnostics):
        return ()
    taken: dict[str, Span] = {}
    tools = (_read_tool(entry, taken, log) for entry in entries)
    return tuple(tool for tool in tools if tool is not None)


def _read_tool(entry: ToolEntry, taken: dict[str, Span], log: Log) -> ToolSpec | None:
    """Return a tool, or report its first problem."""
    name = entry.text("name")
    command = entry.texts("command")
    where = f"tool[{entry.number}] {quoted(name)}"
    span = head_of(entry.node)
    if not name:
        at = entry.span_of("name", span)
        log.add(codes.NO_NAME, f"tool[{entry.number}]: name is required", at)
        return None
    if name in taken:
        labels = (Label(taken[name], "first used here"),)
        message = f"{where}: duplicate name"
        log.add(codes.NAME_TWICE, message, entry.span_of("name", span), labels=labels)
        return None
    taken[name] = entry.span_of("name", span)
    if not command:
        message = f"{where}: command must have at least program name"
        log.add(codes.NO_COMMAND, message, entry.span_of("command", span))
        return None
    environment = _environment(entry, where, log)
    program, at = program_path(command[0][0]), command[0][1]
    if environment is None:
        return _tool(entry, {}, where, log)  # its schema is checked
    if program.problem is not None:
        code, problem = program.problem
        log.add(code, f"{where}: {problem}", at, f"such as '{BIN}{_base(program.path)}'")
        return _tool(entry, {}, where, log)
    if program.deviation is not None:
        hint = f"write '{program.path}'"
        log.add(codes.UNCLEAN_COMMAND, f"{where}: {program.deviation}", at, hint)
    return _tool(entry, {"programs": _program(entry, program, environment)}, where, log)


def _environment(entry: ToolEntry, where: str, log: Log) -> tuple[str, ...] | None:
    """Return the unique variable names, trimmed and in upper case; None after a problem."""
    names: dict[str, None] = {}
    valid = True
    for number, (written, span) in enumerate(entry.texts("envPassthrough")):
        bare = written.strip(_SPACES)
        at = f"{where}: envPassthrough[{number}]"
        if not bare:
            log.add(codes.BAD_ENVIRONMENT, f"{at}: empty name", span, "remove it")
            valid = False
        elif not bare.isascii() or not _VARIABLE.fullmatch(bare.upper()):
            message = f"{at}: invalid name {quoted(written)} (must match {_VARIABLE.pattern})"
            log.add(codes.BAD_ENVIRONMENT, message, span)
            valid = False
        names[bare.upper()] = None
    return tuple(names) if valid else None


def _program(entry: ToolEntry, program: Path, environment: tuple[str, ...]) -> Program:
    timeout = entry.node_of("timeoutSec")
    seconds = timeout.value if isinstance(timeout, Scalar) else None
    return Program(
        index=entry.number,
        command=tuple(argument for argument, _ in entry.texts("command")),
        path=program.path,
        absolute=program.absolute,
        timeout_seconds=seconds if isinstance(seconds, int) and seconds > 0 else None,
        environment=environment,
        definition=_definition(entry),
    )


def _definition(entry: ToolEntry) -> JsonValue:
    """Return the tool as the runtime presents it to a model, without empty values."""
    function: dict[str, JsonValue] = {"name": entry.text("name")}
    schema = _schema_parts(entry, Log()).schema
    if entry.text("description"):
        function["description"] = entry.text("description")
    if schema is not None:
        function["parameters"] = plain(schema)
    return {"type": "function", "function": function}


def _tool(entry: ToolEntry, extras: dict[str, object], where: str, log: Log) -> ToolSpec:
    name, described = entry.values["name"], entry.values.get("description")
    _check_portable(entry.text("name"), name.value.span, log)
    node = entry.node_of("schema")
    if node is not None:
        _check_schema(node, where, log)
    parts = _schema_parts(entry, log)
    any_object = mapping(head_of(entry.node), type=text("object", head_of(entry.node)))
    return ToolSpec(
        id=Text(entry.text("name"), name.value.span),
        name=None,
        description=(
            Text(entry.text("description"), described.value.span)
            if described is not None and entry.text("description")
            else None
        ),
        tags=(),
        input=any_object if parts.schema is None else parts.schema,
        output=parts.output,
        span=head_of(entry.node),
        names=parts.names,
        extras=extras,
    )


def _schema_parts(entry: ToolEntry, log: Log) -> Parts:
    node = entry.node_of("schema")
    if not isinstance(node, Mapping):
        return Parts()
    return split_extension(Fields(node, f"'schema' of tool '{entry.text('name')}'", log))


def _check_schema(node: Node, where: str, log: Log) -> None:
    """Report a schema that does not describe an object."""
    if not isinstance(node, Mapping):
        message = f"{where}: schema must be a JSON object"
        hint = f"it is {kind_of(node)}; remove the key to accept any object"
        log.add(codes.BAD_SCHEMA, message, node.span, hint)
        return
    kind = node.get("type")
    if isinstance(kind, Scalar) and isinstance(kind.value, str) and kind.value != "object":
        message = f"{where}: tool input must be an object"
        log.add(codes.BAD_SCHEMA, message, kind.span, "write 'object' here")


def _check_portable(name: str, span: Span, log: Log) -> None:
    if not _PORTABLE.fullmatch(name):
        message = f"model providers do not accept the name of tool '{name}'"
        hint = "use at most 64 letters, digits, _ and -"
        log.add(shape.NAME_NOT_PORTABLE, message, span, hint)


def _base(path: str) -> str:
    """Return the last component of a path, for a hint."""
    return path.replace("\\", "/").rstrip("/").rsplit("/", 1)[-1].strip(". ") or "program"
