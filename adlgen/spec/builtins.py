"""The built-in tools: their configuration fields and the definitions that adlgen supplies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from adlgen.diagnostics.model import Log, Span
from adlgen.document import read_document, read_source
from adlgen.document.node import JsonValue, Node, Scalar, Source, at, plain
from adlgen.spec.model import Spec

IDS = ("read", "bash", "write", "edit", "fetch")
"""The ids that name a built-in tool."""

RESERVED_SECTION = "tools"
"""The section of ``spec.config`` that configures built-in tools."""

ConfigKind = Literal["flag", "whole", "text", "texts"]


@dataclass(frozen=True, slots=True)
class ConfigField:
    """A configuration value of a built-in tool."""

    name: str
    kind: ConfigKind
    default: bool | int | str | tuple[str, ...]
    """The default; its type corresponds to ``kind``."""


@dataclass(frozen=True, slots=True)
class Builtin:
    """The definition of a built-in tool."""

    id: str
    name: str
    """The name shown to the model."""
    description: str
    input: Node
    output: Node


def _fields(**defaults: bool | int | str | tuple[str, ...]) -> tuple[ConfigField, ...]:
    kinds: dict[type, ConfigKind] = {bool: "flag", int: "whole", str: "text", tuple: "texts"}
    return tuple(ConfigField(name, kinds[type(value)], value) for name, value in defaults.items())


CONFIG: Mapping[str, tuple[ConfigField, ...]] = {
    "read": _fields(enabled=False, max_lines=0, allowed_roots=()),
    "bash": _fields(enabled=False, whitelist=(), timeout_seconds=0, working_dir=""),
    "write": _fields(enabled=False, allowed_roots=()),
    "edit": _fields(enabled=False, allowed_roots=()),
    "fetch": _fields(
        enabled=False,
        allowed_domains=(),
        max_bytes=0,
        timeout_seconds=0,
        download_dir="",
        allow_downloads=False,
        allow_internal=False,
    ),
}
"""The fields of ``spec.config.tools.<id>``. 0 selects the default limit of the tool."""


@cache
def builtin(tool_id: str) -> Builtin:
    """Return the definition of one of :data:`IDS`. Raise KeyError for other ids."""
    found = at(_data(), (tool_id,))
    if found is None:
        raise KeyError(tool_id)
    return Builtin(
        tool_id,
        str(plain(_part(found, "name"))),
        str(plain(_part(found, "description"))),
        _part(found, "input"),
        _part(found, "output"),
    )


def configuration(spec: Spec, tool_id: str) -> Mapping[str, JsonValue]:
    """Return the configuration of a built-in tool, including defaults."""
    written = plain(spec.builtin_config.get(tool_id, Scalar(None, _NOWHERE)))
    values: dict[str, JsonValue] = {}
    for field in CONFIG[tool_id]:
        default = field.default
        values[field.name] = [*default] if isinstance(default, tuple) else default
        value = written.get(field.name) if isinstance(written, dict) else None
        if value is not None:
            values[field.name] = int(value) if isinstance(value, float) else value
    return values


_NOWHERE = Span("", 0, 0, 0, 0)


@cache
def _data() -> Node:
    text = read_source(Path(__file__).with_name("builtins.json")).text
    return read_document(Source("builtins.json", text), Log()).root


def _part(node: Node, key: str) -> Node:
    found = at(node, (key,))
    if found is None:
        raise KeyError(key)
    return found
