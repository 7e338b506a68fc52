"""Literal and folded texts of YAML: their lines at another indentation."""

from __future__ import annotations

import re

_HEADER = re.compile(r"([|>])([+-]?)([1-9]?)([+-]?)[ \t]*(#.*)?")


def content_of(text: str, margin: int) -> tuple[str, list[str]]:
    """Return the header without its indentation indicator, and the lines of a block scalar without their indentation.

    ``margin`` is the column of the collection around it. Empty lines at the end are left out, unless they are content.
    """
    first, *lines = text.split("\n")
    header = _HEADER.fullmatch(first.rstrip())
    assert header is not None, "the text is a block scalar"
    style, before, digit, after, comment = header.groups()
    chomping = before or after
    if lines and not lines[-1]:
        lines.pop()
    elif chomping != "-":
        chomping = "-"  # the last line has no break, which a formatted text has
    width = margin + int(digit) if digit else _detected(lines)
    found = [line[width:] for line in lines]
    while found and not found[-1] and chomping != "+":
        found.pop()
    return " ".join(filter(None, (f"{style}{chomping}", comment))), found


def _detected(lines: list[str]) -> int:
    """Return the indentation of the first line with text; without one, that of the longest line."""
    for line in lines:
        if line.strip(" "):
            return len(line) - len(line.lstrip(" "))
    return max(map(len, lines), default=0)


def has_empty_end(text: str, margin: int) -> bool:
    """Report whether empty lines follow a block scalar that are not a part of it."""
    _, lines = content_of(text, margin)
    return text.count("\n") > len(lines) + (1 if text.endswith("\n") else 0)


def keeps_end(text: str) -> bool:
    """Report whether all empty lines after a block scalar are a part of it."""
    header = _HEADER.fullmatch(text.split("\n", 1)[0].rstrip())
    return header is not None and "+" in (header[2], header[4])


def block_lines(text: str, margin: int, indent: int) -> list[str]:
    """Return the header of a block scalar, and its lines, indented by ``indent`` columns."""
    header, lines = content_of(text, margin)
    first = next(filter(None, lines), "")
    if first[:1] in (" ", "\t") or (first and _blank_start(lines)):
        header = f"{header[0]}2{header[1:]}"
    pad = " " * indent
    return [header, *(f"{pad}{line}" if line else "" for line in lines)]


def _blank_start(lines: list[str]) -> bool:
    """Report whether a line of blanks is before the first line with text."""
    return next((not line.strip(" ") for line in lines if line), False)
