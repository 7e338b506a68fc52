"""What all views share: headers, blocks of lines and the space between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adlgen.naming.code import Code
from adlgen.plan.model import Plan

from .text import comment

EMPTY = Code("")
_DEFINES = ("class ", "def ", "async def ", "@", "if ")


def source_of(plan: Plan) -> Code:
    """Name the specification in a header."""
    return comment(plan.source)


def spaced(blocks: Iterable[Sequence[Code]]) -> tuple[Code, ...]:
    """Join top-level blocks: two blank lines around a definition, one between the others.

    The first block is preceded by the lines that belong after imports.
    """
    out: list[Code] = []
    after_definition = False
    for block in blocks:
        if not block:
            continue
        defines = _is_definition(block)
        out += [EMPTY, EMPTY] if defines or after_definition else [EMPTY]
        out += block
        after_definition = defines
    return tuple(out)


def _is_definition(block: Sequence[Code]) -> bool:
    return any(line.startswith(_DEFINES) for line in block)
