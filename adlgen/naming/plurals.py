"""The singular of English plurals, for the names of array elements."""

from __future__ import annotations

import re

_IRREGULAR = {
    "aliases": "alias",
    "analyses": "analysis",
    "axes": "axis",
    "buses": "bus",
    "caches": "cache",
    "children": "child",
    "criteria": "criterion",
    "indices": "index",
    "matrices": "matrix",
    "men": "man",
    "movies": "movie",
    "people": "person",
    "statuses": "status",
    "vertices": "vertex",
    "women": "woman",
}
_UNCHANGED = frozenset(
    {"always", "as", "canvas", "has", "is", "news", "series", "sms", "species", "us", "was"}
)
_HISSING = ("sses", "shes", "ches", "xes", "zes")
_SHORTEST = 3
"""Letters of the shortest plural."""
_LAST = re.compile(r"[A-Z]?[a-z]+$|[A-Z]+s?$")


def singular(text: str) -> str | None:
    """Return a name whose last word is an English plural in the singular, or None if it is not a plural."""
    found = _LAST.search(text)
    if found is None:
        return None
    before, word = text[: found.start()], found[0]
    lower = word.lower()
    known = _IRREGULAR.get(lower)
    if known is not None:
        return before + _as_written(known, word)
    if lower in _UNCHANGED or not lower.endswith("s") or len(lower) < _SHORTEST:
        return None
    if lower.endswith("ies") and len(lower) >= _SHORTEST + 2 and lower[-4] not in "aeiou":
        return before + word[:-3] + _as_written("y", word)
    if lower.endswith(_HISSING):
        return before + word[:-2]
    return None if lower[-2] in "sui" else before + word[:-1]


def _as_written(text: str, word: str) -> str:
    """Return a text in the case of a word."""
    if word.isupper():
        return text.upper()
    return text.capitalize() if len(text) > 1 and word[0].isupper() else text


def ends_with(text: str, word: str) -> bool:
    """Report whether the last word of a name is a word, regardless of capitals."""
    found = _LAST.search(text)
    return found is not None and found[0].lower() == word


def element(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the texts that an element of an array is named by, from those of the array.

    Arrays have no names, so an element of ``item`` has the name of the array.
    """
    if texts and ends_with(texts[-1], "item"):
        return texts
    one = singular(texts[-1]) if texts else None
    return (*texts, "item") if one is None else (*texts[:-1], one)
