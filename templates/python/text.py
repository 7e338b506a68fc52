"""Spec text as Python: one encoder per position, total over every text without lone surrogates."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code

# Written as escapes: controls, format and bidi characters, spaces that look like others, fillers,
# non-characters, tags. Fixed ranges, so that the output does not depend on a Unicode version.
_HIDDEN = (
    "\x00-\x1f\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u08e2\u115f\u1160\u1680\u17b4\u17b5"
    "\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\udfff\ufdd0-\ufdef"
    "\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff"
    + "".join(
        f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0x10000, 0x110000, 0x10000)
    )
)
_ESCAPED = re.compile(f"[{_HIDDEN}]")
_ESCAPED_IN_DOCS = re.compile(f"(?![\u200c\u200d])[{_HIDDEN}]")
"""Scripts and emoji need their joiners."""
_SPACES = re.compile("[\t\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_BULLET = re.compile(r" *(?:[-*+] +|\d+[.)] +)?")
_CODING = re.compile(r"coding(?=[:=])")
_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def string(text: str) -> Code:
    """Encode a text as a string literal, quoted as black would."""
    quote = "'" if text.count('"') > text.count("'") else '"'
    body = text.replace("\\", "\\\\").replace(quote, f"\\{quote}")
    return Code(f"{quote}{_ESCAPED.sub(_escape, body)}{quote}")


def _escape(match: re.Match[str]) -> str:
    char = match[0]
    return _SHORT.get(char) or _hex(char)


def _hex(char: str) -> str:
    if char <= "\xff":
        return f"\\x{ord(char):02x}"
    return f"\\u{ord(char):04x}" if char <= "\uffff" else f"\\U{ord(char):08x}"


def ascii_only(literal: Code) -> Code:
    """Write a string literal without characters beyond ASCII."""
    return Code("".join(char if char.isascii() else _hex(char) for char in literal))


def number(value: float) -> Code:
    """Encode a JSON number."""
    return Code(repr(value).replace("e+", "e"))


def scalar(value: bool | float | str | None) -> Code:  # noqa: FBT001 - the JSON value itself
    """Encode a JSON value that has no parts."""
    match value:
        case None | True | False:
            return Code(value)
        case str():
            return string(value)
        case _:
            return number(value)


def comment(text: str) -> Code:
    """Encode a text as part of a comment's line."""
    line = " ".join(doc_lines(text)).replace("#", "\\x23")
    return Code(_CODING.sub("coding ", line).strip() or "-")


def plain_lines(text: str) -> list[str]:
    """Split a text at every kind of line break, without trailing space and surplus indentation."""
    lines = [_SPACES.sub(" ", line).rstrip() for line in text.splitlines()]
    filled = [i for i, line in enumerate(lines) if line]
    if not filled:
        return []
    first, *rest = lines[filled[0] : filled[-1] + 1]
    margin = min((len(line) - len(line.lstrip(" ")) for line in rest if line), default=0)
    return [first.lstrip(" "), *(line[margin:] for line in rest)]


def doc_lines(text: str) -> list[Code]:
    """Encode a text as lines within a docstring."""
    return [_doc_line(line) for line in plain_lines(text)]


def _doc_line(line: str) -> Code:
    line = _ESCAPED_IN_DOCS.sub(lambda match: _hex(match[0]), line)
    return Code(_inert(line.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')))


def docstring(lines: Iterable[Code], indent: int = 0) -> tuple[Code, ...]:
    """Lay out a docstring: its lines, indented; nothing for no lines."""
    margin = " " * indent
    given = list(lines)
    first = indent + (6 if len(given) == 1 else 3)
    body = [part for i, line in enumerate(given) for part in _wrapped(line, indent if i else first)]
    if not body:
        return ()
    hang = min((len(line) - len(line.lstrip(" ")) for line in body[1:] if line), default=0)
    body = [body[0], *(line[hang:] for line in body[1:])]
    if body[0].startswith('"'):
        body[0] = f"\\{body[0]}"
    if len(body) > 1:
        middle = [margin + line if line else "" for line in body[1:]]
        return tuple(map(Code, [f'{margin}"""{body[0]}', *middle, f'{margin}"""']))
    last = body[0]
    if last.endswith('"'):
        last = f"{last} "
    return (Code(f'{margin}"""{last}"""'),)


def _wrapped(line: Code, before: int) -> list[str]:
    """Break a long line at spaces; what follows is indented like the text of the first."""
    if before + width(line) <= WIDTH:
        return [line]
    bullet = _BULLET.match(line)
    hang = " " * (len(bullet[0]) if bullet else 0)
    parts = textwrap.wrap(
        line,
        WIDTH - before,
        subsequent_indent=hang,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [parts[0], *(_inert(part) for part in parts[1:])]


def _inert(line: str) -> str:
    """Keep a line from being run as an example."""
    return line.replace(">>>", "\\\\>>>", 1) if line.lstrip(" ").startswith(">>>") else line


def literal_text(value: str) -> Code:
    """Name a wire name or a pattern within a docstring: as inline code, on one line."""
    line = " ".join(doc_lines(value))
    return Code(f"``{line}``" if line and "`" not in line else line)


WIDTH = 88


def width(text: str) -> int:
    """Count columns as black does, or more: wide characters take two."""
    return len(text) if text.isascii() else sum(2 if char >= "\u1100" else 1 for char in text)


def fits(line: str) -> bool:
    """Whether black leaves a line of this text alone."""
    return width(line) <= WIDTH


def is_literal(value: JsonValue) -> bool:
    """Whether ``Literal[...]`` can hold a value."""
    return value is None or isinstance(value, str | bool | int)
