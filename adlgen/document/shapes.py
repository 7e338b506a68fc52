"""Declarative shapes of a format's objects, and the validation of nodes against them."""

from __future__ import annotations

import re
from collections.abc import Mapping as Table
from typing import TypeAlias

from adlgen.diagnostics.codes import shape as codes
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import Mapping, Node, Scalar, Sequence
from adlgen.document.reader import Fields, Rules, text_of, wrong_type


class TextShape(Struct):
    """A string that matches a pattern or is one of some choices."""

    pattern: re.Pattern[str] | None = None
    choices: tuple[str, ...] = ()
    example: str = ""
    """A valid example for hints."""


class BooleanShape(Struct):
    """A boolean."""


class NumberShape(Struct):
    """A number within bounds; an integer unless ``fraction``."""

    least: int | None = None
    most: int | None = None
    fraction: bool = False
    example: int | None = None
    """A valid example for hints."""


class ListShape(Struct):
    """A list of values of one shape."""

    item: NodeShape
    least: int = 0


class MapShape(Struct):
    """A mapping from any key to values of one shape."""

    value: NodeShape


class ObjectShape(Struct):
    """A mapping with known keys; other keys are errors if ``closed``."""

    keys: Table[str, NodeShape] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    closed: bool = False


class AnyShape(Struct):
    """Any value."""


NodeShape: TypeAlias = (
    TextShape | BooleanShape | NumberShape | ListShape | MapShape | ObjectShape | AnyShape
)


def check(node: Node, shape: NodeShape, what: str, log: Log) -> None:
    """Report where a node does not match a shape; ``what`` names the node in messages."""
    match shape:
        case TextShape():
            rules = Rules(pattern=shape.pattern, choices=shape.choices, example=shape.example)
            text_of(node, what, log, rules)
        case BooleanShape():
            if not isinstance(node, Scalar) or not isinstance(node.value, bool):
                wrong_type(node, what, "true or false", log)
        case NumberShape():
            check_number(node, shape, what, log)
        case ListShape():
            _check_list(node, shape, what, log)
        case MapShape():
            _check_map(node, shape, what, log)
        case ObjectShape():
            _check_object(node, shape, what, log)
        case AnyShape():
            pass


def check_number(node: Node, shape: NumberShape, what: str, log: Log) -> None:
    """Report a node that is not a number within the bounds."""
    value = node.value if isinstance(node, Scalar) else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        wrong_type(node, what, "a number" if shape.fraction else "an integer", log)
    elif not shape.fraction and value != int(value):
        wrong_type(node, what, "an integer", log)
    elif (shape.least is not None and value < shape.least) or (
        shape.most is not None and value > shape.most
    ):
        message = f"{what} is out of range"
        log.add(codes.OUT_OF_RANGE, message, node.span, f"use a number {_bounds(shape)}")


def _bounds(shape: NumberShape) -> str:
    if shape.most is None:
        return f"of at least {shape.least}"
    if shape.least is None:
        return f"of at most {shape.most}"
    return f"between {shape.least} and {shape.most}"


def _check_list(node: Node, shape: ListShape, what: str, log: Log) -> None:
    if not isinstance(node, Sequence):
        wrong_type(node, what, "a list", log)
        return
    if len(node.items) < shape.least:
        log.add(codes.EMPTY_VALUE, f"{what} must not be empty", node.span)
    for number, item in enumerate(node.items):
        check(item, shape.item, f"{what}[{number}]", log)


def _check_map(node: Node, shape: MapShape, what: str, log: Log) -> None:
    if not isinstance(node, Mapping):
        wrong_type(node, what, "a mapping", log)
        return
    for entry in node:
        check(entry.value, shape.value, f"{what}.{entry.key}", log)


def _check_object(node: Node, shape: ObjectShape, what: str, log: Log) -> None:
    if not isinstance(node, Mapping):
        wrong_type(node, what, "a mapping", log)
        return
    fields = Fields(node, what, log)
    for key, value_shape in shape.keys.items():
        value = fields.node(key)
        if value is not None:
            check(value, value_shape, fields.path(key), log)
    for key in shape.required:
        if key not in fields:
            sample = sample_of(shape.keys[key])
            fields.missing(key, f"add '{key}: {sample}'" if sample else None)
    if shape.closed:
        fields.close()
    else:
        fields.open(severity=Severity.ERROR)


def sample_of(shape: NodeShape) -> str:
    """Return an example of a shape for hints; empty if no example would be helpful."""
    match shape:
        case TextShape():
            return shape.example or next(iter(shape.choices), "...")
        case BooleanShape():
            return "false"
        case NumberShape():
            value = shape.example if shape.example is not None else shape.least
            return "" if value is None else str(value)
        case ObjectShape():
            parts = ((key, sample_of(shape.keys[key])) for key in shape.required)
            return "".join(("{", ", ".join(f"{key}: {part}" for key, part in parts), "}"))
        case ListShape():
            return "[...]"
        case MapShape() | AnyShape():
            return ""
