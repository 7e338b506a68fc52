"""Values of the types that are declared for operations, as rustfmt leaves them."""

from __future__ import annotations

from adlgen.features.operations.old_lowering import Items, Struct, Value
from adlgen.naming.code import Code, code

from ...layout import Lines, array, assigned, spaces
from ...literals import integer, page, string


def value_lines(head: Code, struct: Struct, *more: tuple[Code, Code]) -> Lines:
    """Lay out ``head Type { ... };``; ``more`` are names and values of fields to put behind."""
    fields = _fields(struct, 4)
    extra = (code("    {}: {},", name, value) for name, value in more)
    return (code("{} {} {{", head, _name(struct.type)), *fields, *extra, Code("};"))


def _name(words: str) -> Code:
    return Code("".join(map(str.capitalize, words.split("_"))))


def _fields(struct: Struct, indent: int) -> Lines:
    return tuple(line for key, value in struct.fields for line in _field(Code(key), value, indent))


def _field(key: Code, value: Value, indent: int) -> Lines:
    head = code("{}:", key)
    match value:
        case Struct() if value.type == "health_check":
            return _wrapped(code("{} Some(", head), value, Code("),"), indent)
        case Struct():
            return _wrapped(code("{} ", head), value, Code(","), indent)
        case None:
            return (code("{}{} None,", spaces(indent), head),)
        case Items(_, values) if values and isinstance(values[0], Struct):
            return _structs(code("{} &[", head), values, indent)
        case Items(_, values):
            return array(code("{} &", head), tuple(map(_scalar, values)), Code(","), indent)
        case _:
            return assigned(head, _scalar(value), Code(","), indent)


def _scalar(value: Value) -> Code:
    match value:
        case str():
            return (page(value) if "\n" in value.strip("\n") else None) or string(value)
        case bool():
            return Code("true" if value else "false")
        case _:
            assert isinstance(value, int)
            return integer(value)


def _wrapped(head: Code, struct: Struct, tail: Code, indent: int) -> Lines:
    """Lay out ``head Type { ... } tail``."""
    opening = code("{}{}{} {{", spaces(indent), head, _name(struct.type))
    return (opening, *_fields(struct, indent + 4), code("{}}}{}", spaces(indent), tail))


def _structs(head: Code, values: tuple[Value, ...], indent: int) -> Lines:
    """Lay out a list of structs: a single one shares the lines of its brackets."""
    structs = [value for value in values if isinstance(value, Struct)]
    if len(structs) == 1:
        return _wrapped(head, structs[0], Code("],"), indent)
    inner = (line for one in structs for line in _wrapped(Code(""), one, Code(","), indent + 4))
    return (code("{}{}", spaces(indent), head), *inner, code("{}],", spaces(indent)))
