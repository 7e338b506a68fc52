"""Escaping of untrusted text for terminals and logs."""

from __future__ import annotations

import unicodedata

from adlgen.diagnostics.expressions import expression

_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


_LINE_BREAK = expression(r"\r\n|\n|\r")


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


LONGEST_FOREIGN = 300
"""The maximum length of the text of an error that others have written."""


def foreign(error: BaseException | str, *, named: bool = True) -> str:
    """Return the text of an error of a library, the system or a program: one line, escaped and bounded.

    ``named`` precedes an error of the system with its file.
    """
    if isinstance(error, OSError) and error.strerror:
        where = f"'{error.filename}': " if named and error.filename else ""
        text = f"{where}{error.strerror.lower()}"
    else:
        text = str(error) or type(error).__name__
    is_long = len(text) > LONGEST_FOREIGN
    text = visible(" ".join(text[: LONGEST_FOREIGN + 1].split()))
    if is_long or len(text) > LONGEST_FOREIGN:
        return f"{text[: LONGEST_FOREIGN - 1]}…"
    return text


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
