"""Untrusted text as HTML: what is invisible is marked, and nothing that a text contains is markup."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable
from html import escape

from markupsafe import Markup

from adlgen.diagnostics.hashing import sha256
from adlgen.document.node import JsonValue

_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_WIDTH = 64
"""The longest array or object of plain values on one line."""
_LONGEST_SLUG = 60
_LONGEST_SENTENCE = 180
_DEVICE = re.compile(r"con|prn|aux|nul|com\d|lpt\d|index|")
_QUOTED = re.compile(r"['`]((?<=')[^'\n]+(?=')|(?<=`)[^`\n]+(?=`))['`]")
_SENTENCE_END = re.compile(r"\n\s*\n|(?<=[.!?])\s")


def shown(text: str) -> Markup:
    """Return text as HTML; control, bidi and invisible characters are marks that a person can see."""
    return Markup(escaped(text))  # noqa: S704 - escaped


def escaped(text: str) -> str:
    """Return what :func:`shown` returns, as plain text of a page."""
    if text.isascii() and (
        text.isprintable() or text.replace("\n", "").replace("\t", "").isprintable()
    ):
        return escape(text)
    return "".join(_mark(char) if _is_hidden(char) else escape(char) for char in text)


def _mark(char: str) -> str:
    return f'<span class="hid" title="hidden character">U+{ord(char):04X}</span>'


def _is_hidden(char: str) -> bool:
    return char not in "\n\t" and unicodedata.category(char) in _HIDDEN


def plain(text: str) -> str:
    """Return text for attributes and drawings, where a mark cannot be an element; it is not yet escaped."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(f"[U+{ord(char):04X}]" if _is_hidden(char) else char for char in text)


def has_hidden(text: str) -> bool:
    """Report whether a text has characters that a person does not see and a model reads."""
    return any(_is_hidden(char) for char in text.replace("\r\n", "\n"))


def joined(parts: Iterable[str]) -> Markup:
    """Return pieces of HTML as one."""
    return Markup("".join(parts))  # noqa: S704 - every piece is escaped, or made here


def slug(text: str, taken: set[str]) -> str:
    """Return a name for files and fragments: lower case, safe on any file system; it is added to ``taken``.

    A name that is not the text itself, or is taken, ends with a hash of the text.
    """
    base = re.sub(r"[^a-z0-9_-]+", "-", text.lower()).strip("-")[:_LONGEST_SLUG]
    number, found = 0, base
    while (number == 0 and (base != text or _DEVICE.fullmatch(base))) or found in taken:
        hashed = sha256(f"{text}\0{number}".encode("utf-8", "surrogatepass")).hexdigest()[:6]
        number, found = number + 1, f"{base or 'x'}-{hashed}"
    taken.add(found)
    return found


def sentence(text: str) -> str:
    """Return the first sentence of a description, without the marks of Markdown."""
    first = _SENTENCE_END.split(text.strip(), maxsplit=1)[0]
    first = re.sub(r"[*`#]+", "", " ".join(first.split()))
    if len(first) <= _LONGEST_SENTENCE:
        return first
    return first[: _LONGEST_SENTENCE - 1].rsplit(" ", 1)[0] + "…"


def ticked(text: str) -> Markup:
    """Return a message as HTML: what is in single quotes or backticks is code, and it starts with a capital letter."""
    text = text[:1].upper() + text[1:]
    parts = _QUOTED.split(text)
    return joined(
        Markup("<code>{}</code>").format(shown(part)) if number % 2 else shown(part)
        for number, part in enumerate(parts)
    )


def compact(value: JsonValue) -> str:
    """Return JSON on one line, as it is sent."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def flat(value: JsonValue) -> str:
    """Return JSON on one line for people, with escapes for hidden characters, so that a copy is exact."""
    text = json.dumps(value, ensure_ascii=False)
    if text.isascii():
        return text
    return "".join(json.dumps(char)[1:-1] if _is_hidden(char) else char for char in text)


def pretty(value: JsonValue, indent: str = "") -> str:
    """Return JSON for people: short arrays and objects of plain values are on one line."""
    if not isinstance(value, dict | list) or not value:
        return flat(value)
    inside = value.values() if isinstance(value, dict) else value
    if not any(isinstance(one, dict | list) for one in inside):
        text = flat(value)
        if len(text) + len(indent) <= _WIDTH:
            return text
    inner = f"{indent}  "
    if isinstance(value, dict):
        rows = [f"{inner}{flat(key)}: {pretty(one, inner)}" for key, one in value.items()]
        return "{\n" + ",\n".join(rows) + f"\n{indent}}}"
    return "[\n" + ",\n".join(f"{inner}{pretty(one, inner)}" for one in value) + f"\n{indent}]"


def comma(number: int) -> str:
    """Return a number with separators of thousands."""
    return f"{number:,}"
