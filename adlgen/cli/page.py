"""A page in Markdown about the tools of an agent, for ``adlgen inspect --format markdown``."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from adlgen.diagnostics.visible import visible
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

_MARKUP = re.compile(
    r"[\\`*\[\]<>|&~$]|(?<![^\W_])_|_(?![^\W_])|(?<=[A-Za-z]):(?=//)|(?i:www(?=\.))"
)
_START = re.compile(r"^(?:[-+=#:]|\d+(?=[.)]))")
"""What starts a list, a heading or an underline at the start of a line."""
_ENTITIES = {"<": "&lt;", ">": "&gt;", "&": "&amp;", "$": "&#36;", ":": "&#58;"}
_LONGEST_VALUE = 60
"""The number of characters of a value in a table."""
_MOST_VALUES = 12
_HEAD = ("Property", "Type", "Required", "Description")


def page(agent: Agent) -> str:
    """Return the page: a summary of the agent, then a section for each tool."""
    return "\n\n".join([*_summary(agent), *(p for tool in agent.tools for p in _tool(tool))]) + "\n"


def _summary(agent: Agent) -> Iterator[str]:
    yield f"# {_text(agent.name)}"
    yield from _paragraphs(agent.description)
    if agent.version:
        yield f"Version {_text(agent.version)}"
    yield from _facts(agent.extras)
    rows = [(_code(tool.name), _text(_sentence(tool.description))) for tool in agent.tools]
    yield from _table(("Tool", "Description"), rows)


def _tool(tool: Tool) -> Iterator[str]:
    yield f"## {_text(tool.name)}"
    yield from _paragraphs(tool.description)
    if tool.id != tool.name:
        yield f"Id: {_code(tool.id)}"
    if tool.tags:
        yield f"Tags: {', '.join(map(_code, tool.tags))}"
    if tool.scopes:
        yield f"Scopes: {', '.join(map(_code, tool.scopes))}"
    yield from _facts(tool.extras)
    yield from _body("Input", tool.input)
    if tool.output is not None:
        yield from _body("Result", tool.output)
    for form in tool.elicits:
        yield from _body(f"Form {_code(form.name)}", form.body, form.description)


def _facts(extras: Mapping[str, Extra]) -> Iterator[str]:
    for name, extra in extras.items():
        found: Feature = feature(name)
        for label, values in found.summary(extra).items():
            yield f"{label}: {', '.join(map(_code, values))}"


def _body(title: str, body: Body, text: str = "") -> Iterator[str]:
    yield f"### {title}"
    yield from _paragraphs(text)
    if not isinstance(body.root, Record):
        yield f"Type: {_type(body.root)}"
    yield from _properties(body.root) or ["No properties."] * isinstance(body.root, Record)
    for name, definition in body.definitions.items():
        yield f"#### {_text(name)}"
        if not isinstance(definition, Record):
            yield f"Type: {_type(definition)}"
        yield from _properties(definition)


def _properties(found: Type) -> list[str]:
    rows = [
        (_code(path), _type(entry.type), "yes" if entry.required else "", _notes(entry))
        for path, entry in _fields(found, "")
    ]
    return list(_table(_HEAD, rows))


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
            return _text(found.name)
        case _:
            return _plain(found)


def _member(found: Enum, number: int) -> str:
    text = _value(found.values[number])
    return f"{text} (deprecated)" if found.abouts and found.abouts[number].deprecated else text


def _plain(found: Type) -> str:
    names = {"Record": "object", "Tuple": "array"}
    name = names.get(type(found).__name__, type(found).__name__.lower())
    return f"{name} ({_text(found.meta.format)})" if found.meta.format else name


def _notes(entry: Field) -> str:
    """Return the description, constraints and default of a property, for a cell of a table."""
    meta: Meta = entry.type.meta
    parts = [f"{key}: {_value(value)}" for key, value in meta.constraints.items()]
    if isinstance(entry.default, Default):
        parts.append(f"default: {_value(entry.default.value)}")
    facts = ", ".join([*parts, "deprecated"] if meta.deprecated else parts)
    return f"{_text(meta.description)} {f'({facts})' if facts else ''}".strip()


# --- encoding ---------------------------------------------------------------------------------


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    lines = [f"| {' | '.join(cells)} |" for cells in rows]
    if lines:
        start = (f"| {' | '.join(head)} |", f"|{'---|' * len(head)}")
        yield "\n".join((*start, *lines))


def _paragraphs(text: str) -> Iterator[str]:
    yield from (_line(part) for part in re.split(r"\n\s*\n", text) if part.strip())


def _sentence(text: str) -> str:
    return re.split(r"(?<=[.!?])\s", text.strip(), maxsplit=1)[0]


def _text(text: str) -> str:
    """Return text on one line, in which nothing is markup or a link."""
    return _MARKUP.sub(_escaped, visible(" ".join(text.split())))


def _escaped(found: re.Match[str]) -> str:
    text = found[0]
    if text.isalpha():
        return f"{text[:-1]}&#{ord(text[-1])};"
    return _ENTITIES.get(text, f"\\{text}")


def _line(text: str) -> str:
    """Return text that starts a line."""
    shown = _text(text)
    found = _START.match(shown)
    if found is None:
        return shown
    end = found.end() if found[0].isdigit() else 0
    return f"{shown[:end]}\\{shown[end:]}"


def _code(text: str) -> str:
    """Return text as code on one line; in a table, a vertical bar would end the cell even there."""
    shown = visible(" ".join(text.split()))
    if "|" in shown or "`" in shown or not shown:
        return f"<code>{_text(shown)}</code>"
    return f"`{shown}`"


def _value(value: JsonValue) -> str:
    text = json.dumps(value, ensure_ascii=False)
    short = text if len(text) <= _LONGEST_VALUE else f"{text[:_LONGEST_VALUE]}\u2026"
    return _code(short)
