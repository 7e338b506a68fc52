"""Words of names and texts, for comparison."""

from __future__ import annotations

import re

_HUMP = re.compile(r"([a-z0-9])([A-Z])")
_WORD = re.compile(r"[A-Za-z]+|\d+")
_STOP = frozenset(
    [
        "the",
        "a",
        "an",
        "of",
        "to",
        "for",
        "in",
        "on",
        "and",
        "or",
        "with",
        "from",
        "by",
        "is",
        "it",
        "its",
        "this",
        "that",
        "be",
        "as",
        "at",
        "your",
        "you",
        "which",
        "all",
        "tool",
        "function",
        "api",
        "mcp",
        "value",
        "parameter",
        "argument",
        "string",
        "number",
    ]
)
_SYNONYMS = (
    ("get", "fetch", "retrieve", "read", "show", "view", "describe"),
    ("list", "getall", "enumerate"),
    ("delete", "remove"),
    ("create", "add", "new", "make"),
    ("update", "edit", "modify", "change", "patch"),
    ("search", "find", "query", "lookup"),
    ("run", "execute", "exec"),
)
_SHORTEST = 3
_SEPARATORS = str.maketrans("", "", "_.- ")


def words(text: str) -> list[str]:
    """Return the words of a text or a name in any case, in lower case."""
    return [word.lower() for word in _WORD.findall(_HUMP.sub(r"\1 \2", text))]


def snake(name: str) -> str:
    """Return a name in any case with its words joined by ``_``, in lower case."""
    return _HUMP.sub(r"\1_\2", name).replace("-", "_").lower()


def folded(name: str) -> str:
    """Return a name without case and separators."""
    return name.translate(_SEPARATORS).lower()


def content(text: str) -> set[str]:
    """Return the stems of the words of a text that are not grammar."""
    return {stem(word) for word in words(text) if word not in _STOP}


def stem(word: str) -> str:
    """Return a word without the most frequent endings."""
    if word.endswith("ies") and len(word) > len("ies") + 1:
        return word[:-3] + "y"
    for ending in ("ing", "es", "ed", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word[: -len(ending)]
    return word


def sense(name: str) -> tuple[str, ...]:
    """Return the words of a name such that names with the same meaning are equal."""
    found = []
    for word in map(stem, words(name)):
        same = next((group for group in _SYNONYMS if word in group or f"{word}e" in group), None)
        if same is not None:
            found.append(same[0])
        elif word not in _STOP:
            found.append(word)
    return tuple(sorted(found))
