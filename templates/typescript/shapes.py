"""The shapes that prettier gives to literals, types and declarations."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code, code

from .layout import LINE, SOFT, Doc, Fill, Fluid, IfBroken, Indent, group, joined, width
from .text import key as key_of
from .text import number, string

COMMA = Code(",")
_SHORT_KEY = 5
"""Below this width of a key, a text is never put on a line of its own."""


# --- literals -----------------------------------------------------------------------------------


def literal(value: JsonValue) -> Doc:
    """Shape a JSON value as a literal."""
    match value:
        case None:
            return Code("null")
        case bool():
            return Code("true" if value else "false")
        case int() | float():
            return number(value)
        case str():
            return string(value)
        case list():
            return array([literal(item) for item in value], value)
        case dict():
            return object_([entry(k, literal(v), v) for k, v in value.items()])


def entry(name: str, value: Doc, source: JsonValue = None) -> Doc:
    """Shape a property of an object literal; ``source`` is its value as JSON, if it is a literal."""
    return named_entry(key_of(name), value, source)


def named_entry(name: Code, value: Doc, source: JsonValue = None) -> Doc:
    """Shape a property of an object literal whose name is code already."""
    if width(name) < _SHORT_KEY or _stays(source):
        return (code("{}: ", name), value)
    if isinstance(source, str):
        return group(code("{}:", name), group(Indent((LINE, value))))
    return (code("{}:", name), Fluid(value))


def _stays(value: JsonValue) -> bool:
    """Whether a literal is never put on a line of its own: numbers without a sign, and booleans."""
    if isinstance(value, bool):
        return True
    return isinstance(value, int | float) and value >= 0 and not str(number(value)).endswith("n")


def object_(entries: Sequence[Doc], *, broken: bool = False) -> Doc:
    """Shape an object literal."""
    if not entries:
        return Code("{}")
    inner = joined((COMMA, LINE), entries)
    return group(Code("{"), Indent((LINE, inner)), IfBroken(COMMA), LINE, Code("}"), broken=broken)


def array(items: Sequence[Doc], values: Sequence[JsonValue] = ()) -> Doc:
    """Shape an array literal; ``values`` are the items as JSON, if they are literals."""
    if not items:
        return Code("[]")
    inner: Doc
    if len(values) > 1 and all(_is_number(value) for value in values):
        inner = _filled(items)
    else:
        inner = (joined((COMMA, LINE), items), IfBroken(COMMA))
    return group(Code("["), Indent((SOFT, inner)), SOFT, Code("]"), broken=_is_table(values))


def _filled(items: Sequence[Doc]) -> Doc:
    parts: list[Doc] = []
    for item in items[:-1]:
        parts += [(item, COMMA), LINE]
    return Fill((*parts, items[-1]), COMMA)


def _is_number(value: JsonValue) -> bool:
    """Whether a value is written as a number, perhaps with a sign."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_table(values: Sequence[JsonValue]) -> bool:
    """Whether all items are objects, or all arrays, of more than one element."""
    if len(values) < 2:  # noqa: PLR2004 - a single row is no table
        return False
    same = all(isinstance(v, dict) for v in values) or all(isinstance(v, list) for v in values)
    return same and all(isinstance(v, dict | list) and len(v) > 1 for v in values)


# --- types --------------------------------------------------------------------------------------


def union(parts: Sequence[Doc], *, alone: bool) -> Doc:
    """Shape a union; ``alone`` if it is the whole type of a member, not an argument or an item."""
    first, *others = parts
    inner = group(
        IfBroken(Code("| ")),
        Indent(first),
        tuple((LINE, Code("| "), Indent(part)) for part in others),
    )
    return group(Indent((SOFT, inner))) if alone else inner


def hugged(parts: Sequence[Doc]) -> Doc:
    """Shape a union of one named type with null."""
    return joined(Code(" | "), parts)


def parenthesised(parts: Sequence[Doc]) -> Doc:
    """Shape a union as the type of items."""
    return (Code("("), group(Indent((SOFT, union(parts, alone=False))), SOFT), Code(")"))


def generic(name: Code, arguments: Sequence[Doc]) -> Doc:
    """Shape a type with several arguments."""
    inner = joined((COMMA, LINE), arguments)
    return group(code("{}<", name), Indent((SOFT, inner)), SOFT, Code(">"))


def nothing() -> Doc:
    """Shape the type of an object without properties."""
    return generic(Code("Record"), (Code("string"), Code("never")))


def tuple_item(parts: Sequence[Doc]) -> Doc:
    """Shape a union as one of several items of a tuple type."""
    opening = IfBroken((Code("("), SOFT))
    return group(Indent((opening, union(parts, alone=False))), SOFT, IfBroken(Code(")")))


def object_type(members: Sequence[Doc]) -> Doc:
    """Shape a type literal."""
    if not members:
        return nothing()
    inner = joined((Code(";"), LINE), members)
    return group(Code("{"), Indent((LINE, inner)), IfBroken(Code(";")), LINE, Code("}"))


def tuple_type(items: Sequence[Doc]) -> Doc:
    """Shape a tuple type."""
    if not items:
        return Code("[]")
    inner = joined((COMMA, LINE), items)
    return group(Code("["), Indent((SOFT, inner, IfBroken(COMMA))), SOFT, Code("]"))


def alias(head: Code, type_: Doc, *, union_of: Sequence[Doc] = ()) -> Doc:
    """Shape ``type Head = ...``; ``union_of`` are the parts if the type is a union that may break."""
    if union_of:
        return group(
            head, Code(" ="), group(Indent((LINE, union(union_of, alone=False)))), Code(";")
        )
    return (head, Code(" ="), Fluid(type_), Code(";"))


def parameters(items: Sequence[Doc]) -> Doc:
    """Shape the parameters of a function."""
    inner = joined((COMMA, LINE), items)
    return group(Code("("), Indent((SOFT, inner, IfBroken(COMMA))), SOFT, Code(")"))


# --- statements ---------------------------------------------------------------------------------


def import_(names: Sequence[Code], path: Code) -> Doc:
    """Shape an import of names, each with ``type `` before it where it is one."""
    if all(name.startswith("type ") for name in names):
        bare = [Code(name.removeprefix("type ")) for name in names]
        return _clause(Code("import type "), bare, path)
    return _clause(Code("import "), names, path)


def export_(names: Sequence[Code], path: Code) -> Doc:
    """Shape an export of names of another module."""
    return _clause(Code("export "), names, path)


def _clause(word: Code, names: Sequence[Code], path: Code) -> Doc:
    source = code(" from {};", path)
    if len(names) == 1:
        return (word, code("{{ {} }}", names[0]), source)
    inner = joined((COMMA, LINE), names)
    return (word, group(Code("{"), Indent((LINE, inner)), IfBroken(COMMA), LINE, Code("}")), source)


def call(function: Code, arguments: Sequence[Doc]) -> Doc:
    """Shape a call whose arguments are no literals."""
    inner = joined((COMMA, LINE), arguments)
    return (function, group(Code("("), Indent((SOFT, inner, IfBroken(COMMA))), SOFT, Code(")")))
