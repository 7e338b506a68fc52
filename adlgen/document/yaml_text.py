r"""Workarounds for YAML 1.2 text that libyaml misreads.

libyaml is a YAML 1.1 parser: it reads NEL, LS and PS as line breaks and rejects the surrogate pairs of
``\u`` escapes that JSON uses for characters beyond U+FFFF. Both are replaced with unused private
characters of the same length before parsing, and restored in every scalar.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from adlgen.diagnostics.expressions import expression

Restore: TypeAlias = Callable[[str, bool], str]
"""Restores the text of a scalar; the flag is whether it was double-quoted."""

_OLD_BREAKS = "\x85\u2028\u2029"
_PAIR = expression(
    r"(?<!\\)((?:\\\\)*)\\u(d[89ab][0-9a-f]{2})\\u(d[cdef][0-9a-f]{2})", re.IGNORECASE
)


def prepare(text: str) -> tuple[str, Restore | None]:
    """Return the text for libyaml, and the function that restores scalars; None if not needed."""
    breaks = [char for char in _OLD_BREAKS if char in text]
    pairs = "\\u" in text and _PAIR.search(text) is not None
    if not breaks and not pairs:
        return text, None
    free = [char for char in map(chr, range(0xE000, 0xF900)) if char not in text]
    mark, hidden = free[0], dict(zip(breaks, free[1:], strict=False))
    text = text.translate(str.maketrans(dict[str, str | int | None](hidden)))
    if pairs:
        text = _PAIR.sub(rf"\1{mark}{mark}\2{mark}{mark}\3", text)
    return text, _restore(mark, {stand_in: char for char, stand_in in hidden.items()})


def _restore(mark: str, shown: dict[str, str]) -> Restore:
    pair = re.compile(f"{mark}{mark}([0-9a-fA-F]{{4}}){mark}{mark}([0-9a-fA-F]{{4}})")
    back = str.maketrans(shown)

    def restore(text: str, quoted: bool) -> str:  # noqa: FBT001 - see Restore
        replace = _joined if quoted else r"\\u\1\\u\2"
        return pair.sub(replace, text.translate(back))

    return restore


def _joined(found: re.Match[str]) -> str:
    high, low = int(found[1], 16), int(found[2], 16)
    return chr(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
