"""Split text into the words of an identifier."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import pairwise

from adlgen.diagnostics.expressions import expression

_PIECES = re.compile(
    r"""
    [A-Z]{2,}s(?![a-z])     # IDs, URLs: a plural of an acronym
    | [A-Z]+(?=[A-Z][a-z])  # HTTP in HTTPProbe
    | [A-Z]?[a-z0-9]+       # Probe2, word, 2fa
    | [A-Z]+[0-9]*          # SKU, V2
    """,
    re.VERBOSE,
)
_WORDS = re.compile(r"_*[A-Za-z0-9](?:[\w ./-]*\w)?", re.ASCII)
"""A name of ASCII letters, digits and what separates words, as most are, which has no signs to name and nothing to fold."""
_SEPARATORS = str.maketrans("_ ./-", "     ")
_SIGNS = {"+": "plus", "<": "less", ">": "greater", "=": "equal", "&": "and", "|": "or"}
"""Signs that distinguish names which would be equal without them (``<=`` and ``>=``, ``a&b`` and ``a|b``)."""
_COMPOSED = {
    "!=": "not =",
    "->": "to",
    "<-": "from",
    "→": "to",
    "←": "from",
    "≠": "not =",
    "≤": "<=",
    "≥": ">=",
    "\N{MULTIPLICATION SIGN}": "times",
    "÷": "divided by",
    "±": "plus minus",
}
"""Signs of several characters, and of Unicode, that have a meaning of their own."""
_COMPOSED_SIGN = expression("|".join(map(re.escape, _COMPOSED)))
_AROUND = expression(
    r"""
    ^(?P<first>[-!~\#*])(?=\w)       # -created, !important, #tag, but not --verbose
    | (?<=[^\W_])(?P<last>[-!~\#*%?])$  # c#, a*, 50%, A-
    """,
    re.VERBOSE,
)
"""A sign that is attached to the first or the last word, which would be equal to a name without it."""


@lru_cache(maxsize=65536)
def split_words(text: str, brands: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Split a name in any convention into words, keeping their case.

    ``brands`` are names in mixed case (``gRPC``) that stay one word. Letters of every script are
    kept; other characters except digits separate words, but signs that compare or that are attached
    to the first or last word are words. In a name without letters and digits, each character is
    replaced by its name. The result is never empty.
    """
    if _WORDS.fullmatch(text):
        named = text.translate(_SEPARATORS)
        return tuple([word for run in named.split() for word in _split_run(run, brands)])
    folded = unicodedata.normalize("NFKC", text)
    if not any(map(_is_letter, folded)):
        return _named_characters(text)
    folded = _COMPOSED_SIGN.sub(lambda sign: f" {_COMPOSED[sign[0]]} ", folded)
    folded = _AROUND.sub(_attached, folded)
    named = "".join(f" {_SIGNS[c]} " if c in _SIGNS else c for c in folded)
    words: list[str] = []
    for run in _runs(named):
        words.extend(_split_run(run, brands))
    return tuple(words)


def without_words(text: str, other: str) -> str:
    """Return a name without the words of another one that it starts or ends with, if words are left."""
    words, repeated = split_words(text), [word.lower() for word in split_words(other)]
    count = len(repeated)
    if len(words) > count:
        lower = [word.lower() for word in words]
        if lower[-count:] == repeated:
            return " ".join(words[:-count])
        if lower[:count] == repeated:
            return " ".join(words[count:])
    return text


def _attached(match: re.Match[str]) -> str:
    """Return the word for a sign at the start or the end of a name."""
    first, last = match["first"], match["last"]
    return f"{_NAMES[first]} " if first else f" {'sharp' if last == '#' else _NAMES[last]}"


def _runs(text: str) -> list[str]:
    """Split at every character that is not allowed in identifiers."""
    return "".join(c if _is_letter(c) else " " for c in text).split()


def _is_letter(char: str) -> bool:
    category = unicodedata.category(char)
    return category[0] == "L" or category == "Nd"


def _split_run(run: str, brands: tuple[str, ...]) -> list[str]:
    for brand in brands:
        before, found, after = run.partition(brand)
        if found and not (after and after[0].islower()) and not (before and before[-1].isupper()):
            return [
                *(_split_run(before, brands) if before else ()),
                brand,
                *(_split_run(after, brands) if after else ()),
            ]
    if run.isascii():
        return _PIECES.findall(run)
    return _split_unicode(run)


def _split_unicode(run: str) -> list[str]:
    """Split at lower-to-upper changes, where the script has case."""
    words = [run[0]]
    for previous, char in pairwise(run):
        if char.isupper() and not previous.isupper():
            words.append(char)
        else:
            words[-1] += char
    return words


def _named_characters(text: str) -> tuple[str, ...]:
    """Return names for the characters of a text without letters: ``🚀`` is ``u1f680``, ``""`` is ``empty``."""
    if not text:
        return ("empty",)
    return tuple(_character_name(c) for c in text[:8])


_NAMES = {
    ".": "dot",
    ",": "comma",
    "-": "minus",
    "_": "underscore",
    "*": "star",
    "/": "slash",
    "%": "percent",
    "&": "and",
    "|": "or",
    "!": "not",
    "?": "question",
    "#": "hash",
    "@": "at",
    "$": "dollar",
    "~": "tilde",
    "^": "caret",
    ":": "colon",
    ";": "semicolon",
    " ": "space",
    "\\": "backslash",
}


def _character_name(char: str) -> str:
    return _SIGNS.get(char) or _NAMES.get(char, f"u{ord(char):x}")
