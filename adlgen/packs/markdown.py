"""Markdown: the blocks of descriptions, which a pack may wrap or must keep as written, and encoded text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.visible import visible
from adlgen.naming.code import Code

BULLET = expression(r" *(?:[-*+] +|\d{1,9}[.)] +)(?=\S)")
"""The marker of a list item with its indentation."""
_FENCE = expression(r" *(`{3,}|~{3,})[^`]*")
_INDENT = 4
"""The indentation of code without a fence."""


class CodeBlock(Struct):
    """Code between fences, or indented."""

    start: int
    """The number of the first line, that of the fence if there is one."""
    end: int
    """The number of the line after the last one."""
    is_fenced: bool
    indent: int
    """The spaces before the fence, or before each line of indented code."""


def code_blocks(lines: Sequence[str]) -> Iterator[CodeBlock]:
    """Yield the code in lines of a text. A fence without an end is prose."""
    if not any(line.startswith(" " * _INDENT) or _FENCE.match(line) for line in lines):
        return
    number, in_list, after_blank = 0, False, True
    while number < len(lines):
        line = lines[number]
        found = _fenced(lines, number)
        if found is None and after_blank and not in_list:
            found = _indented(lines, number)
        if found is not None:
            yield found
            number, after_blank = found.end, False
            continue
        if line.strip():
            in_list = bool(BULLET.match(line)) or (in_list and line.startswith(" "))
        after_blank = not line.strip()
        number += 1


def code_lines(lines: Sequence[str]) -> frozenset[int]:
    """Return the numbers of the lines that belong to code, fences included."""
    return frozenset(n for block in code_blocks(lines) for n in range(block.start, block.end))


def _fenced(lines: Sequence[str], start: int) -> CodeBlock | None:
    opening = _FENCE.fullmatch(lines[start])
    if opening is None:
        return None
    mark = opening[1]
    for number in range(start + 1, len(lines)):
        last = lines[number].strip()
        if last.startswith(mark) and not last.strip(mark[0]):
            return CodeBlock(start, number + 1, is_fenced=True, indent=_indent(lines[start]))
    return None


def _indented(lines: Sequence[str], start: int) -> CodeBlock | None:
    end = start
    for number in range(start, len(lines)):
        if not lines[number].strip():
            continue
        if _indent(lines[number]) < _INDENT:
            break
        end = number + 1
    return CodeBlock(start, end, is_fenced=False, indent=_INDENT) if end > start else None


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


_SPECIAL = expression(r"[\\`*_\[\]<>#|~&!{}]")
_LEADING = expression(r"^(\d+)([.)])|^([-+=])")


def inline(text: str) -> Code:
    """Encode a text as one line of Markdown that is rendered as the text."""
    line = visible(" ".join(text.split()))
    escaped = _SPECIAL.sub(lambda found: "\\" + found[0], line)
    return Code(_LEADING.sub(lambda f: f"{f[1]}\\{f[2]}" if f[1] else f"\\{f[3]}", escaped))
