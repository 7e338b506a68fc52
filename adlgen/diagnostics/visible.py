"""Text from a specification, safe to print on a terminal or in a log."""

from __future__ import annotations

import re
import unicodedata

_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


_LINE_BREAK = re.compile(r"\r\n|\n|\r")


def source_lines(text: str) -> list[str]:
    """Return the lines of a source as positions count them: LF, CR LF and CR end one."""
    return text.split("\n") if "\r" not in text else _LINE_BREAK.split(text)


def visible(text: str) -> str:
    r"""Return a text with control, bidi and invisible characters written as ``\u{202e}``."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(visible_char(char) for char in text)


def visible_lines(text: str) -> str:
    """Return a text of our own that may hold line breaks, every line made visible."""
    return "\n".join(visible(line) for line in text.split("\n"))


def visible_char(char: str) -> str:
    """Return the visible form of one character."""
    return f"\\u{{{ord(char):x}}}" if unicodedata.category(char) in _HIDDEN else char


def width(text: str) -> int:
    """Return how many terminal cells a visible text takes."""
    return len(text) if text.isascii() else sum(_cells(char) for char in text)


def _cells(char: str) -> int:
    if char.isascii():
        return 1
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
