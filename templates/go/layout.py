"""Column alignment and line breaking as gofmt does them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.view import View

_SMALL = 40
"""Keys up to this length are always aligned."""
_RATIO = 2.5
"""A longer key is aligned unless it is this many times longer or shorter than the others."""
_ONE_LINE = 94
"""The longest signature of an empty function that stays on one line."""


class Field(Struct):
    """A field of a struct."""

    docs: tuple[Code, ...]
    name: Code
    type: Code
    tag: Code = Code("")


def aligned_fields(fields: Iterable[Field]) -> tuple[View, ...]:
    """Pad names, and types before tags; documentation starts a new block of aligned lines."""
    out: list[View] = []
    block: list[Field] = []
    for field in fields:
        if field.docs and block:
            out += _aligned(block)
            block = [field]
        else:
            block.append(field)
    return (*out, *_aligned(block))


def _aligned(block: Sequence[Field]) -> Iterable[View]:
    if len(block) == 1:  # with documentation, as most fields
        (field,) = block
        return (View(docs=field.docs, name=field.name, type=field.type, tag=field.tag),)
    names = max([len(field.name) for field in block], default=0)
    types = max([len(field.type) for field in block if field.tag], default=0)
    out: list[View] = []
    for field in block:
        type_ = Code(field.type.ljust(types)) if field.tag else field.type
        name = Code(field.name.ljust(names))
        out.append(View(docs=field.docs, name=name, type=type_, tag=field.tag))
    return out


class Constant(Struct):
    """A constant of a group."""

    docs: tuple[Code, ...]
    name: Code
    value: Code


def documented_constants(constants: Iterable[Constant]) -> tuple[View, ...]:
    """Pad the names of constants; documentation starts a new block of aligned lines."""
    blocks: list[list[Constant]] = [[]]
    for constant in constants:
        if constant.docs:
            blocks.append([])
        blocks[-1].append(constant)
    out: list[View] = []
    for block in blocks:
        width = max((len(one.name) for one in block), default=0)
        for one in block:
            name = Code(one.name.ljust(width))
            out.append(View(docs=one.docs, name=name, value=one.value))
    return tuple(out)


def aligned_constants(constants: Iterable[tuple[Code, Code]]) -> tuple[View, ...]:
    """Pad the names of constants, given with their values."""
    rows = tuple(constants)
    width = max((len(name) for name, _ in rows), default=0)
    return tuple(View(name=Code(name.ljust(width)), value=value) for name, value in rows)


def pairs(entries: Sequence[tuple[Code, Code]]) -> tuple[Code, ...]:
    """Align the ``key: value,`` lines of a composite literal; a value of several lines ends a block."""
    if all(_is_small(key) and "\n" not in value for key, value in entries):
        return tuple(_keyed(entries))
    out: list[Code] = []
    block: list[tuple[Code, Code]] = []
    logs: list[float] = []
    for key, value in entries:
        is_apart = bool(block) and ("\n" in block[-1][1] or "\n" in value)
        if is_apart or (block and _breaks(len(block[-1][0].encode()), len(key.encode()), logs)):
            out += _keyed(block)
            block, logs = [], []
        block.append((key, value))
        logs.append(math.log(len(key.encode())))
    return (*out, *_keyed(block))


def _is_small(key: Code) -> bool:
    return len(key) <= _SMALL and key.isascii()


def _breaks(previous: int, size: int, logs: Sequence[float]) -> bool:
    """Report whether gofmt starts a new block at a key of this size."""
    if previous <= _SMALL and size <= _SMALL:
        return False
    ratio = size / math.exp(sum(logs) / len(logs))
    return ratio * _RATIO <= 1 or ratio >= _RATIO


def _keyed(block: Sequence[tuple[Code, Code]]) -> list[Code]:
    width = max([len(key) for key, _ in block], default=0) + 1
    return [Code(f"{f'{key}:'.ljust(width)} {value},") for key, value in block]


def body_padding(signatures: Iterable[Code]) -> Iterator[Code | None]:
    """Align the bodies of adjacent empty functions, given what follows ``func``.

    Yields the padding of each; None if the function is too long for one line.
    """
    block: list[Code] = []
    for signature in signatures:
        if len(signature.encode()) > _ONE_LINE:
            yield from _padding(block)
            block = []
            yield None
        else:
            block.append(signature)
    yield from _padding(block)


def _padding(block: Sequence[Code]) -> Iterator[Code]:
    width = max(map(len, block), default=0)
    for signature in block:
        yield Code(" " * (width - len(signature)))
