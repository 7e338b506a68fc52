"""Colours for the text and the concise format.

They are added to the finished text, in which control characters are already escaped: no text of a specification can
be an escape sequence.
"""

from __future__ import annotations

import re

_RESET = "\x1b[0m"
_BOLD, _RED, _GREEN, _YELLOW, _BLUE, _CYAN = (
    f"\x1b[{n}m" for n in ("1", "1;31", "32", "1;33", "1;34", "36")
)
_SEVERITIES = {"error": _RED, "warning": _YELLOW, "note": _CYAN}
_EXCERPT = re.compile(r"( *\d* \|)( +)?([-^]+)?(.*)")
_NOTE = re.compile(r"( +)(= hint:|=|:::)( .*)")
_HEADLINE = re.compile(r"(.*?)(error|warning|note)(\[ADL\d{4}\])(: .*)")


def colored(text: str) -> str:
    """Return diagnostics with colours for a terminal."""
    return "\n".join(map(_line, text.split("\n")))


def colored_diff(lines: str) -> str:
    """Return a unified diff with colours for a terminal."""
    return "".join(map(_diff_line, lines.splitlines(keepends=True)))


def _line(line: str) -> str:
    if found := _EXCERPT.fullmatch(line):
        gutter, space, mark, rest = (part or "" for part in found.groups())
        digits = gutter.strip(" |")
        if mark and not digits:
            color = _RED if mark[0] == "^" else _BLUE
            return f"{_paint(_BLUE, gutter)}{space}{_paint(color, mark + rest)}"
        return f"{_paint(_BLUE, gutter)}{space}{mark}{rest}"
    if found := _NOTE.fullmatch(line):
        return f"{found[1]}{_paint(_CYAN, found[2])}{found[3]}"
    if found := _HEADLINE.fullmatch(line):
        place, severity, code, message = found.groups()
        return f"{_paint(_BOLD, place)}{_paint(_SEVERITIES[severity], severity + code)}{_paint(_BOLD, message)}"
    return line


def _diff_line(line: str) -> str:
    body = line.rstrip("\n")
    end = line[len(body) :]
    if body.startswith(("--- ", "+++ ")):
        return _paint(_BOLD, body) + end
    color = {"+": _GREEN, "-": _RED, "@": _CYAN}.get(body[:1])
    return line if color is None else _paint(color, body) + end


def _paint(color: str, text: str) -> str:
    return f"{color}{text}{_RESET}" if text else ""
