"""Front matter: YAML between two lines of dashes, and the text that follows it."""

from __future__ import annotations

import re

from adlgen.diagnostics.datatypes import replace
from adlgen.document.node import Body, Source

SPACE = "".join(map(chr, (*range(9, 14), 32, 0xA0, 0x1680, *range(0x2000, 0x200B)))) + (
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)
"""The characters that count as space around the parts."""
SUFFIXES = (".dops",)
"""The names of files that are nothing else."""
_MAY_HAVE = (".md", ".markdown")
_FENCE = "---"
_CLOSE = re.compile(rf"\n---[{SPACE}]*?(?:\n|\Z)")
_OWN_KEY = re.compile(r"^dops[ \t]*:", re.MULTILINE)


def expected(source: Source) -> bool:
    """Tell whether a source must have front matter: by its name."""
    return source.path.lower().endswith(SUFFIXES)


def split(source: Source) -> tuple[Source, Body] | None:
    """Return the front matter as a source of its own, and the text after it; None without any.

    The front matter keeps its lines: it starts at the line that it has in the whole. A stream of
    several YAML documents looks alike, so what is not named as such must have a key ``dops``.
    """
    text = source.text
    start, end = trimmed(text, 0, len(text))
    if not text.startswith(_FENCE, start):
        return None
    closing = _CLOSE.search(text, start + len(_FENCE), end)
    if closing is None:
        return None
    head = text[start + len(_FENCE) : closing.start()]
    named = source.path.lower().endswith((*SUFFIXES, *_MAY_HAVE))
    if not named and not _OWN_KEY.search(head):
        return None
    above = "\n" * text.count("\n", 0, start)
    begin, stop = trimmed(text, closing.end(), end)
    body = Body(text[begin:stop], text.count("\n", 0, begin) + 1)
    return replace(source, text=above + head.lstrip(" \t").rstrip(SPACE)), body


def trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    """Return where a part of a text starts and ends without the space around it."""
    part = text[start:end]
    bare = part.lstrip(SPACE)
    begin = end - len(bare)
    return begin, begin + len(bare.rstrip(SPACE))
