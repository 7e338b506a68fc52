"""Shapes and validation issues of Zod 4, with its messages.

Several formats are defined by Zod schemas, and their users know its messages. A shape is data;
``check`` yields every issue with the path of its value: keys and indices.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Mapping as Table
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import Mapping, Node, Scalar, Sequence
from adlgen.document.reader import head_of

MAX_SAFE = 2**53 - 1
"""The largest safe integer of a double, 2^53 - 1."""


class Refinement(Struct):
    """A custom rule of the format for a string."""

    holds: Callable[[str], bool]
    message: str


class Str(Struct):
    """A string; lengths count UTF-16 code units."""

    least: int = 0
    most: int | None = None
    pattern: str = ""
    """A pattern in the common syntax of ECMAScript and Python; empty: no restriction."""
    message: str = ""
    """The message for a string that does not match; empty: Zod's own message."""
    refinements: tuple[Refinement, ...] = ()


class Num(Struct):
    """A number."""

    whole: bool = False
    least: int | None = None
    most: int | None = None
    above: int | None = None


class Bool(Struct):
    """A boolean."""


class StringEnum(Struct):
    """One of some strings."""

    values: tuple[str, ...]


class Arr(Struct):
    """A list."""

    item: ZodType
    least: int = 0


class RecordOf(Struct):
    """A mapping with arbitrary keys."""

    value: ZodType


class Obj(Struct):
    """A mapping; unknown keys are ignored."""

    keys: Table[str, ZodType]
    optional: frozenset[str] = field(default_factory=frozenset)


class OneOrMany(Struct):
    """A string, or a non-empty list of such strings."""

    text: Str


class Unknown(Struct):
    """Any value, or a missing one."""


ZodType: TypeAlias = Str | Num | Bool | StringEnum | Arr | RecordOf | Obj | OneOrMany | Unknown


class Issue(Struct):
    """A validation issue."""

    path: tuple[str, ...]
    message: str
    span: Span
    fatal: bool = True
    """Whether the value has the wrong type."""

    @property
    def text(self) -> str:
        """The issue as Zod formats it: path and message."""
        return f"{'.'.join(self.path)}: {self.message}"


def check(node: Node, shape: ZodType, path: tuple[str, ...] = ()) -> Iterator[Issue]:
    """Yield the issues of a value, in Zod's order."""
    match shape:
        case Str():
            yield from _text(node, shape, path)
        case Num():
            yield from _number(node, shape, path)
        case Bool() | StringEnum():
            yield from _exact(node, shape, path)
        case Arr():
            yield from _list(node, shape, path)
        case RecordOf():
            yield from _record(node, shape, path)
        case Obj():
            yield from _object(node, shape, path)
        case OneOrMany():
            yield from _one_or_many(node, shape, path)
        case Unknown():
            pass


def _exact(node: Node, shape: Bool | StringEnum, path: tuple[str, ...]) -> Iterator[Issue]:
    value = node.value if isinstance(node, Scalar) else None
    if isinstance(shape, Bool):
        if not isinstance(value, bool):
            yield _expected("boolean", node, path)
    elif value not in shape.values:
        yield Issue(path, _choice(shape), node.span)


def _record(node: Node, shape: RecordOf, path: tuple[str, ...]) -> Iterator[Issue]:
    if not isinstance(node, Mapping):
        yield _expected("record", node, path)
        return
    for entry in node:
        yield from check(entry.value, shape.value, (*path, entry.key))


def _object(node: Node, shape: Obj, path: tuple[str, ...]) -> Iterator[Issue]:
    if not isinstance(node, Mapping):
        yield _expected("object", node, path)
        return
    for key, inner in shape.keys.items():
        value = node.get(key)
        if value is not None:
            yield from check(value, inner, (*path, key))
        elif key not in shape.optional and not isinstance(inner, Unknown):
            yield Issue((*path, key), _missing(inner), head_of(node))


def _missing(shape: ZodType) -> str:
    if isinstance(shape, StringEnum):
        return _choice(shape)
    if isinstance(shape, OneOrMany):
        return "Invalid input"
    return f"Invalid input: expected {_NAMES[type(shape)]}, received undefined"


_NAMES: dict[type, str] = {
    Str: "string",
    Num: "number",
    Bool: "boolean",
    Arr: "array",
    RecordOf: "record",
    Obj: "object",
}


def _text(node: Node, shape: Str, path: tuple[str, ...]) -> Iterator[Issue]:
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        yield _expected("string", node, path)
        return
    value = node.value
    units = len(value.encode("utf-16-le")) // 2
    if units < shape.least:
        yield _size("small", "string", f">={shape.least} characters", node, path)
    if shape.most is not None and units > shape.most:
        yield _size("big", "string", f"<={shape.most} characters", node, path)
    if shape.pattern and not re.search(shape.pattern.replace("$", r"\Z"), value):
        own = f"Invalid string: must match pattern /{shape.pattern}/"
        yield Issue(path, shape.message or own, node.span, fatal=False)
    for refinement in shape.refinements:
        if not refinement.holds(value):
            yield Issue(path, refinement.message, node.span, fatal=False)


def _number(node: Node, shape: Num, path: tuple[str, ...]) -> Iterator[Issue]:
    value = node.value if isinstance(node, Scalar) else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        yield _expected("number", node, path)
        return
    if shape.whole and value != int(value):
        yield Issue(path, "Invalid input: expected int, received number", node.span)
        return
    if shape.whole and abs(value) > MAX_SAFE:
        size, sign = ("big", "<=") if value > 0 else ("small", ">=-")
        yield _size(size, "int", f"{sign}{MAX_SAFE}", node, path, verb="to be")
    if shape.least is not None and value < shape.least:
        yield _size("small", "number", f">={shape.least}", node, path, verb="to be")
    if shape.above is not None and value <= shape.above:
        yield _size("small", "number", f">{shape.above}", node, path, verb="to be")
    if shape.most is not None and value > shape.most:
        yield _size("big", "number", f"<={shape.most}", node, path, verb="to be")


def _list(node: Node, shape: Arr, path: tuple[str, ...]) -> Iterator[Issue]:
    if not isinstance(node, Sequence):
        yield _expected("array", node, path)
        return
    for number, item in enumerate(node.items):
        yield from check(item, shape.item, (*path, str(number)))
    if len(node.items) < shape.least:
        yield _size("small", "array", f">={shape.least} items", node, path)


def _one_or_many(node: Node, shape: OneOrMany, path: tuple[str, ...]) -> Iterator[Issue]:
    """Yield the issues of the only alternative whose type matches."""
    many = Arr(shape.text, least=1)
    issues = tuple(check(node, many if isinstance(node, Sequence) else shape.text, path))
    if any(issue.fatal for issue in issues):
        yield Issue(path, "Invalid input", node.span)
    else:
        yield from issues


def _expected(kind: str, node: Node, path: tuple[str, ...]) -> Issue:
    message = f"Invalid input: expected {kind}, received {_received(node)}"
    return Issue(path, message, node.span)


def _received(node: Node) -> str:
    match node:
        case Sequence():
            return "array"
        case Mapping():
            return "object"
        case Scalar(value=None):
            return "null"
        case Scalar(value=bool()):
            return "boolean"
        case Scalar(value=str()):
            return "string"
        case Scalar():
            return "number"


def _choice(shape: StringEnum) -> str:
    listed = "|".join(_quoted(shape.values))
    if len(shape.values) == 1:
        return f"Invalid input: expected {listed}"
    return f"Invalid option: expected one of {listed}"


def _quoted(values: Iterable[str]) -> Iterator[str]:
    return (json.dumps(value, ensure_ascii=False) for value in values)


def _size(
    size: str, kind: str, bound: str, node: Node, path: tuple[str, ...], verb: str = "to have"
) -> Issue:
    return Issue(path, f"Too {size}: expected {kind} {verb} {bound}", node.span, fatal=False)
