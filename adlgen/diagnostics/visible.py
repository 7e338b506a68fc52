"""Escaping of untrusted text for terminals and logs."""

from __future__ import annotations

import re
import unicodedata

_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


_LINE_BREAK = re.compile(r"\r\n|\n|\r")


def source_lines(text: str) -> list[str]:
    """Return the lines of a source, separated by LF, CR LF or CR, as line numbers count them."""
    return text.split("\n") if "\r" not in text else _LINE_BREAK.split(text)


def visible(text: str) -> str:
    r"""Return the text with control, bidi and invisible characters escaped as ``\u{202e}``."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(visible_char(char) for char in text)


def visible_lines(text: str) -> str:
    """Escape each line of the text with :func:`visible`; line breaks are kept."""
    return "\n".join(visible(line) for line in text.split("\n"))


def visible_char(char: str) -> str:
    """Return one character, escaped if it is invisible."""
    return f"\\u{{{ord(char):x}}}" if unicodedata.category(char) in _HIDDEN else char


def width(text: str) -> int:
    """Return the number of terminal cells of an escaped text."""
    return len(text) if text.isascii() else sum(_cells(char) for char in text)


def _cells(char: str) -> int:
    if char.isascii():
        return 1
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
