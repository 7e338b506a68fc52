"""Lines of prose in comments, as gofmt keeps them."""

from __future__ import annotations

import re

from adlgen.packs import expression

_WIDTH = 77
"""Characters of documentation on a line, after the comment marker."""
_PLAIN_START = re.compile(r"[A-Za-z(\[\"']")
"""The start of a word that has no special meaning at the start of a line."""
_READ_BY_TOOLS = re.compile(r"\[|\+build|Deprecated:|go:|(no)?lint:")
"""The start of a line that tools interpret."""
_QUOTED = expression(r"(?<!`)``(?=[^`\s])([^`]*?)(?<=\S)(``(?!`)|'')")
"""Text between two backquotes and two apostrophes, or between pairs of backquotes as code in reStructuredText."""
_TICKS = expression("```+|``")
_APOSTROPHES = expression("''+")


def is_plain(text: str) -> bool:
    """Report whether a text is one line of a comment as it is, as most texts of fields are."""
    if not 0 < len(text) <= _WIDTH or not (text.isascii() and text.isprintable()):
        return False
    if text[0] == " " or text[-1] == " " or "  " in text or "``" in text or "''" in text:
        return False
    return _READ_BY_TOOLS.match(text) is None


def prose(line: str) -> list[str]:
    """Return the lines of a line of prose without spaces around it."""
    if not line:
        return []
    line = quotes(line)
    is_short = len(line) <= _WIDTH and line.isascii() and "  " not in line
    lines = [line] if is_short else _wrapped(line)
    return [_escaped(part) if _READ_BY_TOOLS.match(part) else part for part in lines]


def quotes(text: str) -> str:
    """Keep gofmt from replacing quotes: two backquotes, and two apostrophes, are quotation marks in its comments."""
    if "``" not in text and "''" not in text:
        return text
    quoted = _QUOTED.sub(lambda m: f"`{m[1]}`" if m[2] == "``" else f"\u201c{m[1]}\u201d", text)
    shown = _TICKS.sub(lambda m: '""' if m[0] == "``" else m[0], quoted)
    return _APOSTROPHES.sub(lambda m: '"' * len(m[0]), shown)


def _wrapped(line: str) -> list[str]:
    """Break a long line before words that have no special meaning at the start of a line."""
    words = line.split()
    if len(line) <= _WIDTH:
        return [" ".join(words)]
    out, current = [], ""
    for word in words:
        if current and len(current) + 1 + len(word) > _WIDTH and _PLAIN_START.match(word):
            out.append(current)
            current = word
        else:
            current = f"{current} {word}" if current else word
    return [*out, current]


def _escaped(line: str) -> str:
    """Escape what tools would interpret at the start of a line."""
    return line.replace("]:", "] :") if line.startswith("[") else f"\\{line}"


def is_heading(lines: list[str]) -> bool:
    """Report whether gofmt may mark a paragraph as an old-style heading."""
    first, *more = lines
    starts = first[0].isupper() or not first[0].isascii()
    ends = first[-1].isalnum() or not first[-1].isascii()
    return not more and starts and ends and not re.search(r"[;:!?+*/=\[\]{}_^~%#@<\">\\]", first)
