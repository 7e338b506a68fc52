"""Names of types that the configuration pins, for specifications that are not written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.model import Log, Severity, Span
from adlgen.diagnostics.spelling import closest
from adlgen.ir import types as ir
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.ir.atoms import escaped


class Pin(Struct):
    """A pinned name, and where its pointer is written."""

    name: str
    span: Span


class ToolPins(Struct):
    """The pinned names of a tool, by JSON Pointer; ``""`` into the input is the tool itself."""

    span: Span
    input: Mapping[str, Pin] = field(default_factory=dict)
    output: Mapping[str, Pin] = field(default_factory=dict)


def with_pins(agent: Agent, pins: Mapping[str, ToolPins], log: Log) -> Agent:
    """Return an agent with pinned names; report tools and places that it does not have."""
    for tool in agent.tools:
        _check_written(tool, log)
    if not pins:
        return agent
    known = [tool.id for tool in agent.tools]
    for id_, found in pins.items():
        if id_ not in known:
            message = f"'names' pins names of '{id_}', and '{agent.name}' has no tool with this id"
            _report(log, message, found.span, near(id_, known, "ids of tools"))
    tools = (_pinned(tool, pins[tool.id], log) if tool.id in pins else tool for tool in agent.tools)
    return replace(agent, tools=tuple(tools))


def _pinned(tool: Tool, pins: ToolPins, log: Log) -> Tool:
    if pins.output and tool.output is None:
        message = (
            f"the tool '{tool.id}' has no schema of its result, so no name in it can be pinned"
        )
        _report(log, message, next(iter(pins.output.values())).span, None)
    _check(tool, "input", pins.input, ["", *places(tool.input)], log)
    if tool.output is not None:
        _check(tool, "output", pins.output, [*places(tool.output)], log)
    return replace(
        tool,
        names={**tool.names, **{pointer: pin.name for pointer, pin in pins.input.items()}},
        output_names={pointer: pin.name for pointer, pin in pins.output.items()},
    )


def _check_written(tool: Tool, log: Log) -> None:
    """Report the names in the specification that are pinned where nothing has a name."""
    known = ["", *places(tool.input)] if tool.names else []
    for pointer in tool.names:
        if pointer not in known:
            from adlgen.diagnostics.codes.shape import BAD_EXTENSION

            message = f"no name can be pinned at '{pointer}' of the input of '{tool.id}'"
            hint = near(pointer, known, "pointers")
            log.add(BAD_EXTENSION, message, tool.span, hint, severity=Severity.WARNING)


def _check(tool: Tool, side: str, pins: Mapping[str, Pin], known: list[str], log: Log) -> None:
    for pointer, pin in pins.items():
        if pointer not in known:
            message = f"no name can be pinned at '{pointer}' of the {side} of '{tool.id}'"
            _report(log, message, pin.span, near(pointer, known, "pointers"))


def _report(log: Log, message: str, span: Span, hint: str | None) -> None:
    from adlgen.diagnostics.codes.config import BAD_PIN

    log.add(BAD_PIN, message, span, hint)


_MOST_LISTED = 8


def near(word: str, known: list[str], what: str) -> str | None:
    """Return a hint for an unknown word: the nearest known one, or all if they are few."""
    found = closest(word, known)
    if found:
        return f"did you mean '{found}'?"
    listed = ", ".join(f"'{name}'" for name in known if name)
    return f"{what}: {listed}" if 0 < len(known) <= _MOST_LISTED else None


def places(body: Body) -> Iterator[str]:
    """Yield the JSON Pointers of the parts of a schema that have names."""
    yield from _below(body.root, "", body)
    for name, definition in body.definitions.items():
        pointer = pointer_of(name, body)
        yield pointer
        yield from _below(definition, pointer, body)


def written(pointer: str, body: Body) -> str:
    """Return a pointer into the canonical schema as a pointer into the schema as it is written."""
    start, tokens = "", pointer.split("/")
    if tokens[1:2] == ["$defs"] and tokens[2:3] and tokens[2] in body.definitions:
        start, tokens = pointer_of(tokens[2], body), tokens[2:]
    return start + "".join(f"/{token}" for token in tokens[1:])


def pointer_of(definition: str, body: Body) -> str:
    """Return the JSON Pointer of a definition, which may be written outside ``$defs``."""
    place = body.places.get(definition)
    if place is None:
        return f"/$defs/{definition}"
    return "".join(f"/{escaped(token)}" for token in place.pointer)


def _below(type_: ir.Type, pointer: str, body: Body) -> Iterator[str]:
    match type_:
        case ir.Record(fields=fields):
            for found in fields:
                inner = f"{pointer}/properties/{escaped(found.key)}"
                yield inner
                yield from _below(found.type, inner, body)
        case ir.List(item=item):
            yield f"{pointer}/items"
            yield from _below(item, f"{pointer}/items", body)
        case ir.Map(value=value):
            yield f"{pointer}/additionalProperties"
            yield from _below(value, f"{pointer}/additionalProperties", body)
        case ir.Nullable(inner=nullable):
            yield from _below(nullable, pointer, body)
        case ir.Union(variants=variants):
            for variant in variants:
                for place in variant.places[:1]:
                    inner = written(place, body)
                    yield inner
                    yield from _below(variant.type, inner, body)
        case _:
            pass
