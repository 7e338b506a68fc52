"""The definitions and the default configuration of the built-in tools."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.document import read_document, read_source
from adlgen.document.node import JsonValue, Node, Source, at, plain
from adlgen.features.builtins.model import CONFIG, Settings


class Builtin(Struct):
    """The definition of a built-in tool."""

    id: str
    name: str
    """The name shown to the model."""
    description: str
    input: Node
    output: Node


@cache
def builtin(tool_id: str) -> Builtin:
    """Return the definition of one of the built-in tools."""
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


def configuration(settings: Settings, tool_id: str) -> dict[str, JsonValue]:
    """Return the configuration of a built-in tool: the values as written, else the defaults."""
    node = settings.by_tool.get(tool_id)
    written = None if node is None else plain(node)
    values: dict[str, JsonValue] = {}
    for field in CONFIG[tool_id]:
        default = field.default
        values[field.name] = [*default] if isinstance(default, tuple) else default
        value = written.get(field.name) if isinstance(written, dict) else None
        if value is not None:
            values[field.name] = int(value) if isinstance(value, float) else value
    return values


@cache
def internal_addresses() -> tuple[str, ...]:
    """Return the networks, IPv4 and IPv6, that are not public: those of IANA's special-purpose registries.

    An IPv4-mapped IPv6 address (``::ffff:0:0/96``) is public if its IPv4 address is.
    """
    text = read_source(Path(__file__).with_name("internal_addresses.json")).text
    found = plain(read_document(Source("internal_addresses.json", text), Log()).root)
    assert isinstance(found, list)
    return tuple(map(str, found))


@cache
def _data() -> Node:
    text = read_source(Path(__file__).with_name("builtins.json")).text
    return read_document(Source("builtins.json", text), Log()).root


def _part(node: Node, key: str) -> Node:
    found = at(node, (key,))
    if found is None:
        raise KeyError(key)
    return found
