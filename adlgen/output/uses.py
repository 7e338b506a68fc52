"""The places at which a single word is the name of a tool.

A text of a user may contain the word for other reasons. It is the name where the words and signs next to it are
those of an emitted text; in code, the preceding ones suffice, and a capitalised word is a type.
"""

from __future__ import annotations

import re

from adlgen.diagnostics.expressions import expression

_BEFORE = expression(r"\w*[^\w\n]*\Z")
_AFTER = expression(r"[^\w\n]*\w*")
_COMMENT = expression(r"//|#\s|^\s*(?:\*|/\*|\"\"\")")


def plain(name: str) -> str:
    """Return the letters and digits of a name in lower case, which all of its forms share."""
    return re.sub(r"[\W_]", "", name).casefold()


class Uses:
    """The names of a tool in emitted texts, by what is next to them."""

    def __init__(self, old: str, new: str) -> None:
        self._old, self._new = old, new
        self._exact: dict[tuple[bool, str, str], str] = {}
        self._by_start: dict[tuple[bool, str], str] = {}
        self._types: set[str] = set()

    @property
    def is_word(self) -> bool:
        """Report whether the former name is a single word."""
        return self._old.isalnum()

    def add(self, text: str, found: re.Match[str]) -> None:
        """Add the use of a new name in an emitted text."""
        name, (before, after) = found[0], _around(text, found, self._new)
        is_type = name[0].isupper()
        self._exact.setdefault((is_type, before, after), name)
        if re.search(r"\w", before):
            self._by_start.setdefault((is_type, before), name)
        if is_type and not _COMMENT.search(_line_before(text, found)):
            self._types.add(name)

    def name_at(self, text: str, found: re.Match[str]) -> str:
        """Return the new name for the former one in a text, or the word if it is not the name there."""
        word, (before, after) = found[0], _around(text, found, self._old)
        is_type = word[0].isupper()
        exact = self._exact.get((is_type, before, after))
        line = _line_before(text, found)
        if exact is not None or _COMMENT.search(line):
            return exact or word
        if is_type and len(self._types) == 1 and line.count('"') % 2 == 0:
            return next(iter(self._types))
        return self._by_start.get((is_type, before), word)


def _line_before(text: str, found: re.Match[str]) -> str:
    return text[text.rfind("\n", 0, found.start()) + 1 : found.start()]


def _around(text: str, found: re.Match[str], name: str) -> tuple[str, str]:
    """Return the word and the signs on both sides; names of the tool in them do not matter."""
    before, after = _BEFORE.search(_line_before(text, found)), _AFTER.match(text, found.end())
    assert before is not None
    assert after is not None
    form = expression(f"(?i:{'[-_]?'.join(map(re.escape, plain(name)))})")
    return form.sub("*", before[0]), form.sub("*", after[0])
