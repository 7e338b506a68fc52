"""``spec.tools`` of an ADL manifest."""

from __future__ import annotations

import re
from collections.abc import Iterable

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.memory import remembered
from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import Mapping, Node, Scalar
from adlgen.document.reader import Fields, Found, wrong_type
from adlgen.features.builtins import codes as builtin_codes
from adlgen.features.builtins.model import IDS
from adlgen.features.builtins.model import NAME as BUILTINS
from adlgen.features.wiring.model import NAME as WIRING
from adlgen.features.wiring.model import Inject, Injects
from adlgen.frontends.shared.extension import split_extension
from adlgen.frontends.shared.roots import check_root
from adlgen.spec.model import ToolSpec
from adlgen.spec.names import PORTABLE, allowed
from adlgen.spec.text import Text

ID = expression(r"[a-zA-Z_][a-zA-Z0-9_]*")
REFERENCE = expression(r"[a-zA-Z_][a-zA-Z0-9_]*(\.[a-zA-Z_][a-zA-Z0-9_]*)*")


def read_tools(spec: Fields, *, old: bool) -> tuple[ToolSpec, ...]:
    """Return the tools; in an ``old`` manifest, id and tags are optional."""
    tools = (
        _read_again(node, f"spec.tools[{number}]", spec.log, old=old)
        for number, node in enumerate(spec.items("tools") or ())
    )
    return tuple(tool for tool in tools if tool is not None)


def _read_again(node: Node, path: str, log: Log, *, old: bool) -> ToolSpec | None:
    """Return a tool, which is that of an earlier run of the process if its node is."""

    def compute(log: Log) -> tuple[ToolSpec | None, bool]:
        return read_tool(node, path, log, old=old), True

    return remembered("tool of a manifest", (node,), (path, old), log, compute)


def read_tool(node: Node, path: str, log: Log, *, old: bool) -> ToolSpec | None:
    """Return a tool, with its path as the id if it has none; None if it is not a mapping."""
    if not isinstance(node, Mapping):
        wrong_type(node, path, "a mapping", log)
        return None
    fields = Fields(node, _where(node, path), log)
    if old and "id" not in fields:
        tool_id = _id_from_name(fields)
    else:
        tool_id = fields.text("id", pattern=ID)
        if "id" not in fields:
            fields.missing("id", "add the identifier that the code uses, such as 'find_order'")
    builtin = tool_id.value if tool_id is not None and tool_id.value in IDS else None
    name = fields.text("name")
    description = fields.text("description")
    tags = fields.texts("tags")
    schema = fields.fields("schema")
    inject = fields.texts("inject", pattern=REFERENCE)
    if builtin is not None:
        _check_builtin(fields, builtin)
    else:
        _check_user_tool(fields, old=old)
    fields.close()
    if tool_id is None:
        tool_id = Found(_text_of(node, "id") or path, fields.span)
    parts = split_extension(schema)
    check_root(parts.schema, tool_id.value, log)
    return ToolSpec(
        id=Text(tool_id.value, tool_id.span),
        name=shown_name(tool_id, name, log),
        description=None if description is None else Text(description.value, description.span),
        tags=tuple(tag.value for tag in tags or ()),
        input=None if builtin is not None else parts.schema,
        output=parts.output,
        span=fields.span,
        names=parts.names,
        extras=_extras(builtin, inject or ()),
        metadata=parts.metadata,
    )


def _extras(builtin: str | None, inject: Iterable[Found[str]]) -> dict[str, object]:
    """Return the models of features; built-in tools have no injected dependencies."""
    if builtin is not None:
        return {BUILTINS: builtin}
    injects = tuple(Inject(Text(item.value, item.span)) for item in inject)
    return {WIRING: Injects(injects)} if injects else {}


def shown_name(tool_id: Found[str], name: Found[str] | None, log: Log) -> Text | None:
    """Return the name as written; warn if model providers do not accept it."""
    if name is None or not name.value:
        return None
    if not PORTABLE.fullmatch(name.value):
        message = f"model providers do not accept the name of tool '{name.value}'"
        shown = allowed(name.value, tool_id.value)
        hint = f"use at most 64 letters, digits, _ and -; the model sees '{shown}'"
        log.add(shape.NAME_NOT_PORTABLE, message, name.span, hint)
    return Text(name.value, name.span)


def _where(node: Mapping, path: str) -> str:
    """Return the name of a tool in messages: its id or name if it has one."""
    text = _text_of(node, "id") or _text_of(node, "name")
    return f"tool '{text}'" if text else path


def _text_of(node: Mapping, key: str) -> str:
    """Return a string as written; empty if it is missing."""
    value = node.get(key)
    return value.value if isinstance(value, Scalar) and isinstance(value.value, str) else ""


def _id_from_name(fields: Fields) -> Found[str] | None:
    """Derive the id of a tool in an old manifest from its name."""
    name = fields.text("name", required=True, filled=True)
    fields.entry("id")
    if name is None:
        return None
    made = re.sub(r"[^a-zA-Z0-9_]+", "_", name.value)
    made = made if ID.fullmatch(made) else f"_{made}"
    hint = f"add 'id: {made}'"
    fields.problem(shape.OLD_DIALECT, f"{fields.where} has no id", "name", hint)
    return Found(made, name.span)


def _check_builtin(fields: Fields, builtin: str) -> None:
    reasons = {
        "name": "adlgen supplies it",
        "description": "adlgen supplies it",
        "schema": "adlgen supplies it",
        "inject": "built-in tools have no dependencies",
    }
    for key, reason in reasons.items():
        entry = fields.entry(key)
        if entry is None or _is_empty(entry.value):
            continue
        message = f"the built-in tool '{builtin}' must not set '{key}': {reason}"
        hint = "remove the key, or choose another id for your own tool"
        fields.problem(builtin_codes.RESERVED_TOOL, message, key, hint)


_HINTS = {
    "name": "add the name that the model uses, such as 'find_order'",
    "description": "describe what the tool does and when to use it",
    "tags": "add at least one",
    "schema": "describe the input as JSON Schema, such as {type: object, properties: {}}",
}


def _check_user_tool(fields: Fields, *, old: bool) -> None:
    for key, hint in _HINTS.items():
        entry = fields.entry(key)
        if old and key == "tags" and (entry is None or _is_empty(entry.value)):
            _warn_no_tags(fields)
        elif entry is None:
            fields.missing(key, hint)
        elif _is_empty(entry.value):
            fields.empty(key, entry.value, hint)


def _warn_no_tags(fields: Fields) -> None:
    message = f"{fields.where} has no tags"
    hint = "add 'tags: [...]' with at least one"
    fields.problem(shape.OLD_DIALECT, message, "tags", hint, severity=Severity.WARNING)


def _is_empty(node: Node) -> bool:
    match node:
        case Scalar(value=value):
            return value == ""
        case Mapping(entries=entries):
            return not entries
        case _:
            return not node.items
