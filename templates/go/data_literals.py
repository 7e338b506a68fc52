"""Printer of data values as composite literals, formatted as gofmt does it."""

from __future__ import annotations

import re

from adlgen.features.operations.lowering import Items, Struct, Value
from adlgen.naming.code import Code, code

from .layout import pairs
from .literals import literal, raw

_WIDTH = 100
"""The longest literal of a list or a struct that stays on one line."""
_INITIALISMS = {"id": "ID", "ms": "MS", "mb": "MB"}
_SCALARS = {"text": Code("string"), "number": Code("int")}

Lines = tuple[Code, ...]


def value_text(package: Code, value: Struct, *more: tuple[Code, Code]) -> Code:
    """Render ``Type{...}``, the type qualified by a package, each field on lines of its own.

    ``more`` are names and values of fields that follow those of the value.
    """
    opening = code("{}{{", _type(package, value.type))
    return Code("\n").joined((opening, *_fields(package, value, more), Code("}")))


def _type(package: Code, kind: str) -> Code:
    return _SCALARS.get(kind) or code("{}{}", package, _name(kind))


def _name(words: str) -> Code:
    return Code("".join(_INITIALISMS.get(w, w.capitalize()) for w in words.split("_")))


def _fields(package: Code, struct: Struct, more: tuple[tuple[Code, Code], ...] = ()) -> Lines:
    """Render the fields that are not zero; adjacent ones of one line each are aligned."""
    out: list[Code] = []
    run: list[tuple[Code, Code]] = []
    for key, value in struct.fields:
        if not value or (isinstance(value, Items) and not value.values):
            continue
        lines = _lines(package, value)
        if len(lines) == 1 and "\n" not in lines[0]:
            run.append((_name(key), lines[0]))
            continue
        first, *rest = lines
        out += [*pairs(run), code("{}: {}", _name(key), first), *rest]
        out[-1] = code("{},", out[-1])
        run = []
    return tuple(_indented([*out, *pairs([*run, *more])]))


def _indented(lines: list[Code]) -> list[Code]:
    return [code("\t{}", line) for line in lines]


def _lines(package: Code, value: Value) -> Lines:
    match value:
        case Struct():
            pointer = Code("&" if value.type == "health_check" else "")
            head = code("{}{}{{", pointer, _type(package, value.type))
            return (head, *_fields(package, value), Code("}"))
        case Items(kind, values):
            return _list(code("[]{}", _type(package, kind)), package, values)
        case str():
            return _text(value)
        case bool() | None:
            return (Code("true" if value else "false"),)
        case int():
            return (Code(str(value)),)


def _list(head: Code, package: Code, values: tuple[Value, ...]) -> Lines:
    items = [_item(package, value) for value in values]
    if not isinstance(values[0], Struct):
        line = code("{}{{{}}}", head, Code(", ").joined(item[0] for item in items))
        if len(line) <= _WIDTH:
            return (line,)
    inner = [line for item in items for line in (*item[:-1], code("{},", item[-1]))]
    return (code("{}{{", head), *_indented(inner), Code("}"))


def _item(package: Code, value: Value) -> Lines:
    """Render an item of a list, without its type."""
    if not isinstance(value, Struct):
        return (literal(value) if isinstance(value, str) else Code(str(value)),)
    fields = _fields(package, value)
    flat = Code(" ").joined(Code(re.sub(r"^\t(\w+:) +", r"\1 ", line)) for line in fields)
    if len(flat) <= _WIDTH and "\n" not in flat and all(map(_is_field, fields)):
        return (code("{{{}}}", Code(flat.removesuffix(","))),)
    return (Code("{"), *fields, Code("}"))


def _is_field(line: Code) -> bool:
    """Report whether a line is a complete field, not part of a longer value."""
    return re.match(r"\t\w+:", line) is not None and not line.endswith("{")


def _text(text: str) -> Lines:
    """Render a text of several lines as a raw string literal, or line by line if that is impossible."""
    lines = text.splitlines(keepends=True)
    if len(lines) < 2:  # noqa: PLR2004 - a single line
        return (literal(text),)
    whole = raw(text)
    if whole is not None:
        return (whole,)
    first, *middle, last = map(literal, lines)
    return (
        code("{} +", first),
        *(code("\t{} +", line) for line in middle),
        code("\t{}", last),
    )
