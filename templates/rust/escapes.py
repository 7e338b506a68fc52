"""Escaping of a line of Markdown: code spans, emphasis of plain words, web addresses and links to them are kept."""

from __future__ import annotations

import re

from adlgen.packs import expression

_LINK = expression(r"\[([^\[\]<>]*)\]\((https?://[A-Za-z0-9._~:/?#@!$&+,;=%-]+)\)")
_URL = expression(r"https?://[A-Za-z0-9][A-Za-z0-9._~:/?#@!$&'()+,;=%-]*[A-Za-z0-9/#=&_~-]")
_MARKS = expression(
    r"\\(?=[!-/:-@\[-`{-~\s]|$)"  # a backslash that starts an escape or a line break in Markdown
    r"|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])"  # an underscore outside of words
    r"|<(?=[A-Za-z/!?]|$)|&(?=[A-Za-z#])|[`*\[|~]"
)
_MARKED = re.compile(r"[\\`*_\[|~<&]")
"""The characters of which every mark and link contains one; few lines have any."""
WORDS = r"[A-Za-z0-9](?:[A-Za-z0-9 ,;:'()./-]*[A-Za-z0-9.:)])?"
_EMPHASIS = expression(rf"(?<![^\s(])(\*\*?){WORDS}\1(?![^\s.,;:!?)])")
_ANY_URL = expression(r"(?i)(https?|ftp)(?=:)")
HOLD = "\0"
"""Replaces a space at which lines must not break; the text contains no such character."""


def escaped(line: str) -> str:
    """Escape a line except for its code spans."""
    if not _MARKED.search(line) and (":" not in line or not _ANY_URL.search(line)):
        return line
    parts = line.split("`")
    if len(parts) % 2 == 0 or any(not p or p != p.strip() for p in parts[1::2]):
        return _linked(line)
    return "".join(
        f"`{part.replace(' ', HOLD)}`" if number % 2 else _linked(part)
        for number, part in enumerate(parts)
    )


def _linked(text: str) -> str:
    """Escape text; links to web addresses, and these without special characters, become links."""
    out, start = [], 0
    for link in _LINK.finditer(text):
        out += [_addressed(text[start : link.start()]), f"[{_plain(link[1])}]({link[2]})"]
        start = link.end()
    return "".join([*out, _addressed(text[start:])])


def _addressed(text: str) -> str:
    out, start = [], 0
    for url in _URL.finditer(text):
        out += [_plain(text[start : url.start()]), f"<{url[0]}>"]
        start = url.end()
    return "".join([*out, _plain(text[start:])])


def _plain(text: str) -> str:
    out, start = [], 0
    for found in _EMPHASIS.finditer(text):
        out += [_literal(text[start : found.start()]), _ANY_URL.sub(r"\1\\", found[0])]
        start = found.end()
    return "".join([*out, _literal(text[start:])])


def _literal(text: str) -> str:
    return _ANY_URL.sub(r"\1\\", _MARKS.sub(r"\\\g<0>", text))
