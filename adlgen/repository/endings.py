"""Line endings: files of adlgen have LF, those of a user keep their own."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

_LF, _CRLF = b"\n", b"\r\n"


def with_lf(data: bytes) -> bytes:
    """Return a text with LF in place of CR LF."""
    return data.replace(_CRLF, _LF)


def with_endings(text: bytes, model: bytes) -> bytes:
    """Return a text whose lines end in LF with the endings of another version of it.

    A line that is in both has the ending that it has there; other lines have that of most lines.
    """
    count = model.count(_CRLF)
    if not count:
        return text
    others = model.count(_LF) - count
    usual = _CRLF if count > others else _LF
    if not others:
        return text.replace(_LF, _CRLF)
    lines, known = _lines(text), _lines(model)
    found = [line.replace(_LF, usual) for line in lines]
    for here, there, size in _common(lines, [with_lf(line) for line in known]):
        found[here : here + size] = known[there : there + size]
    return b"".join(found)


def _common(first: Sequence[bytes], second: Sequence[bytes]) -> Sequence[tuple[int, int, int]]:
    matcher = SequenceMatcher(None, first, second, autojunk=False)
    return [(found.a, found.b, found.size) for found in matcher.get_matching_blocks()]


def _lines(data: bytes) -> list[bytes]:
    """Return the lines of a text, which LF ends; a CR alone does not, unlike in ``splitlines``."""
    found = [line + _LF for line in data.split(_LF)]
    last = found.pop()[: -len(_LF)]
    return [*found, last] if last else found
