"""Front matter: YAML between two lines of dashes at the start of a text."""

from __future__ import annotations

import re

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.expressions import expression
from adlgen.document.node import Body, Source

SPACE = "".join(map(chr, (*range(9, 14), 32, 0xA0, 0x1680, *range(0x2000, 0x200B)))) + (
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)
"""The characters that are stripped around the front matter and the body."""
SUFFIXES = (".dops",)
"""Suffixes of files that must have front matter."""
_MAY_HAVE = (".md", ".markdown")
_FENCE = "---"
_CLOSE = rf"\n---[{SPACE}]*?(?:\n|\Z)"
_OWN_KEY = expression(r"^dops[ \t]*:", re.MULTILINE)


def expected(source: Source) -> bool:
    """Report whether the file name requires front matter."""
    return source.path.lower().endswith(SUFFIXES)


def split(source: Source) -> tuple[Source, Body] | None:
    """Return the front matter as a source, and the text after it; None without front matter.

    The front matter keeps its line numbers. A stream of several YAML documents looks the same, so
    files with other suffixes must have a key ``dops``.
    """
    found = bounds(source)
    if found is None:
        return None
    text, (start, close) = source.text, found
    end = trimmed(text, 0, len(text))[1]
    closing = re.compile(_CLOSE).match(text, close - 1, end)
    assert closing is not None, "front matter ends with a fence"
    head = text[start : closing.start()]
    above = "\n" * text.count("\n", 0, start)
    begin, stop = trimmed(text, closing.end(), end)
    body = Body(text[begin:stop], text.count("\n", 0, begin) + 1)
    return replace(source, text=above + head.lstrip(" \t").rstrip(SPACE)), body


def bounds(source: Source) -> tuple[int, int] | None:
    """Return the offsets after the first fence, and of the second one; None without front matter."""
    text = source.text
    start, end = trimmed(text, 0, len(text))
    if not text.startswith(_FENCE, start):
        return None
    closing = expression(_CLOSE).search(text, start + len(_FENCE), end)
    if closing is None:
        return None
    named = source.path.lower().endswith((*SUFFIXES, *_MAY_HAVE))
    if not named and not _OWN_KEY.search(text, start + len(_FENCE), closing.start()):
        return None
    return start + len(_FENCE), closing.start() + 1


def trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the bounds of a part of a text without the whitespace around it."""
    part = text[start:end]
    bare = part.lstrip(SPACE)
    begin = end - len(bare)
    return begin, begin + len(bare.rstrip(SPACE))
