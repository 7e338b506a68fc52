"""What is being typed: the place of the cursor in a document that need not be complete."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.diagnostics.datatypes import Struct
from adlgen.document import is_json
from adlgen.document.node import Node, Scalar, Source
from adlgen.editing.model import parsed_once
from adlgen.editing.places import place_at
from adlgen.editing.positions import Text

_HERE = "adlgen-cursor"
_BEFORE = re.compile(r"[^\s,\[\]{}\"':]*$")
_AFTER = re.compile(r"[^\s,\[\]{}\"':]*")
_JSON_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"?')


class Cursor(Struct):
    """A key or a value that is being typed."""

    path: tuple[str, ...]
    """The way to it from the root: for a key that to its mapping, for a value its own."""
    is_key: bool
    root: Node
    """The document, with a mark where the cursor is."""
    start: int
    """The offsets of the text that is replaced."""
    end: int
    typed: str
    """The text from its start to the cursor."""
    quote: str = ""
    """The quote around it; empty if there is none."""
    is_json: bool = False
    has_colon: bool = False
    """Whether a colon follows."""


def cursors(path: str, text: Text, offset: int) -> Iterator[Cursor]:
    """Yield what may be typed at an offset: a value, a key, or both."""
    json = is_json(Source(path, text.text))
    start, end, quote = _json_word(text, offset) if json else _word(text, offset)
    after = text.text[end + len(quote) : end + len(quote) + 80].lstrip(" ")
    colon = after.startswith(":")
    variants = (
        _json_variants(text.text, start, end, quote) if json else _variants(quote, colon=colon)
    )
    seen = set()
    for before, marked in variants:
        new = text.text[: start - len(quote)] + before + marked + text.text[end + len(quote) :]
        found = _found(path, new, start - len(quote) + len(before), text)
        if found is None or (found[0], found[1]) in seen:
            continue
        seen.add((found[0], found[1]))
        keys, is_key, root = found
        typed = text.text[start:offset]
        yield Cursor(keys, is_key, root, start, end, typed, quote, json, colon)


def _word(text: Text, offset: int) -> tuple[int, int, str]:
    """Return the range of a plain or quoted word of YAML around an offset, without its quotes."""
    line, _ = text.place(offset)
    begin = text.offset_of(line, 1)
    before, after = text.text[begin:offset], text.line(line - 1)[offset - begin :]
    for quote in ('"', "'"):
        if before.count(quote) % 2 == 1:
            opening = begin + before.rindex(quote) + 1
            closing = after.find(quote)
            return opening, offset + max(closing, 0), quote if closing >= 0 else ""
    left, right = _BEFORE.search(before), _AFTER.match(after)
    assert left is not None
    assert right is not None
    return begin + left.start(), offset + right.end(), ""


def _variants(quote: str, *, colon: bool) -> Iterator[tuple[str, str]]:
    word = f"{quote}{_HERE}{quote}"
    yield "", word
    if not colon:
        yield "", f"{word}: null"


def _json_word(text: Text, offset: int) -> tuple[int, int, str]:
    line, _ = text.place(offset)
    begin = text.offset_of(line, 1)
    for found in _JSON_STRING.finditer(text.line(line - 1)):
        first, last = begin + found.start() + 1, begin + found.end()
        closed = found[0].endswith('"') and len(found[0]) > 1
        if first <= offset <= last - closed:
            return first, last - closed, '"' if closed else ""
    return _word(text, offset)


def _json_variants(text: str, start: int, end: int, quote: str) -> Iterator[tuple[str, str]]:
    before = text[: start - len(quote)].rstrip()[-1:]
    after = text[end + len(quote) :].lstrip()[:1]
    comma = "," if before not in {"{", "[", ",", ":", ""} else ""
    following = "," if after in {'"', "{"} else ""
    word = f'"{_HERE}"'
    for marked in (word, f"{word}: null"):
        for closing in dict.fromkeys((following, "")):
            yield comma, marked + closing


def _found(
    path: str, new: str, start: int, text: Text
) -> tuple[tuple[str, ...], bool, Node] | None:
    """Return the way to the mark, whether it is a key, and the document; None if it is not one node."""
    line, column = text.place(start)
    document = parsed_once(path, new)
    place = place_at(document.root, line, column)
    if place.on_key and place.path[-1] == _HERE:
        return place.path[:-1], True, document.root
    if isinstance(place.node, Scalar) and place.node.value == _HERE:
        return place.path, False, document.root
    return None
