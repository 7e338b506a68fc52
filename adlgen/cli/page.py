"""A page in Markdown about the tools of an agent, for ``adlgen inspect --format markdown``."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from adlgen.document.node import JsonValue
from adlgen.features.base import Feature
from adlgen.features.registry import feature
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.ir.extras import Extra
from adlgen.ir.types import (
    Const,
    Default,
    Enum,
    Field,
    List,
    Map,
    Meta,
    Nullable,
    Record,
    Ref,
    Tuple,
    Type,
    Union,
)
from adlgen.markdown.rendering import blocks, line
from adlgen.markdown.writing import MarkdownWriter, code, table, text

_WRITER = MarkdownWriter()
_LONGEST_VALUE = 60
"""The number of characters of a value in a table."""
_MOST_VALUES = 12
_HEAD = ("Property", "Type", "Required", "Description")


def page(agent: Agent) -> str:
    """Return the page: a summary of the agent, then a section for each tool."""
    return "\n\n".join([*_summary(agent), *(p for tool in agent.tools for p in _tool(tool))]) + "\n"


def _summary(agent: Agent) -> Iterator[str]:
    yield f"# {text(agent.name)}"
    yield from _blocks(agent.description)
    if agent.version:
        yield f"Version {text(agent.version)}"
    yield from _facts(agent.extras)
    rows = [(code(tool.name), line(_sentence(tool.description), _WRITER)) for tool in agent.tools]
    yield from table(("Tool", "Description"), rows)


def _tool(tool: Tool) -> Iterator[str]:
    yield f"## {text(tool.name)}"
    yield from _blocks(tool.description)
    if tool.id != tool.name:
        yield f"Id: {code(tool.id)}"
    if tool.tags:
        yield f"Tags: {', '.join(map(code, tool.tags))}"
    if tool.scopes:
        yield f"Scopes: {', '.join(map(code, tool.scopes))}"
    yield from _facts(tool.extras)
    yield from _body("Input", tool.input)
    if tool.output is not None:
        yield from _body("Result", tool.output)
    for form in tool.elicits:
        yield from _body(f"Form {code(form.name)}", form.body, form.description)


def _facts(extras: Mapping[str, Extra]) -> Iterator[str]:
    for name, extra in extras.items():
        found: Feature = feature(name)
        for label, values in found.summary(extra).items():
            yield f"{label}: {', '.join(map(code, values))}"


def _body(title: str, body: Body, description: str = "") -> Iterator[str]:
    yield f"### {title}"
    yield from _blocks(description)
    if not isinstance(body.root, Record):
        yield f"Type: {_type(body.root)}"
    yield from _properties(body.root) or ["No properties."] * isinstance(body.root, Record)
    for name, definition in body.definitions.items():
        yield f"#### {text(name)}"
        if not isinstance(definition, Record):
            yield f"Type: {_type(definition)}"
        yield from _properties(definition)


def _properties(found: Type) -> list[str]:
    rows = [
        (code(path), _type(entry.type), "yes" if entry.required else "", _notes(entry))
        for path, entry in _fields(found, "")
    ]
    return list(table(_HEAD, rows))


def _fields(found: Type, path: str) -> Iterator[tuple[str, Field]]:
    """Yield the properties inside a type, with their paths; definitions have tables of their own."""
    match found:
        case Record():
            for entry in found.fields:
                below = f"{path}.{entry.key}" if path else entry.key
                yield below, entry
                yield from _fields(entry.type, below)
        case List():
            yield from _fields(found.item, f"{path}[]")
        case Map():
            yield from _fields(found.value, f"{path}.*")
        case Nullable():
            yield from _fields(found.inner, path)
        case Tuple():
            for number, item in enumerate(found.items):
                yield from _fields(item, f"{path}[{number}]")
        case Union():
            for variant in found.variants:
                label = "_".join(variant.tags or variant.label)
                yield from _fields(variant.type, f"{path}({label})")
        case _:
            return


def _type(found: Type) -> str:
    """Return a type as a phrase, such as ``array of string (date)``."""
    match found:
        case Enum():
            shown = [_member(found, number) for number in range(len(found.values))][:_MOST_VALUES]
            more = len(found.values) - len(shown)
            return " or ".join([*shown, f"{more} more"] if more else shown)
        case Const():
            return _value(found.value)
        case List():
            return f"array of {_type(found.item)}"
        case Map():
            return f"object with values: {_type(found.value)}"
        case Nullable():
            return f"{_type(found.inner)} or null"
        case Union():
            return " or ".join(dict.fromkeys(_type(variant.type) for variant in found.variants))
        case Ref():
            return text(found.name)
        case _:
            return _plain(found)


def _member(found: Enum, number: int) -> str:
    shown = _value(found.values[number])
    return f"{shown} (deprecated)" if found.abouts and found.abouts[number].deprecated else shown


def _plain(found: Type) -> str:
    names = {"Record": "object", "Tuple": "array"}
    name = names.get(type(found).__name__, type(found).__name__.lower())
    return f"{name} ({text(found.meta.format)})" if found.meta.format else name


def _notes(entry: Field) -> str:
    """Return the description, constraints and default of a property, for a cell of a table."""
    meta: Meta = entry.type.meta
    parts = [f"{key}: {_value(value)}" for key, value in meta.constraints.items()]
    if isinstance(entry.default, Default):
        parts.append(f"default: {_value(entry.default.value)}")
    facts = ", ".join([*parts, "deprecated"] if meta.deprecated else parts)
    return f"{line(meta.description, _WRITER)} {f'({facts})' if facts else ''}".strip()


def _blocks(description: str) -> list[str]:
    return blocks(description, _WRITER)


def _sentence(description: str) -> str:
    return re.split(r"(?<=[.!?])\s", description.strip(), maxsplit=1)[0]


def _value(value: JsonValue) -> str:
    shown = json.dumps(value, ensure_ascii=False)
    short = shown if len(shown) <= _LONGEST_VALUE else f"{shown[:_LONGEST_VALUE]}\u2026"
    return code(short)
