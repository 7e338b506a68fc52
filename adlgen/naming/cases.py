"""Join words in a naming convention (PascalCase, snake_case and others)."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Literal, TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.hashing import sha256
from adlgen.naming.words import split_words

Case: TypeAlias = Literal["pascal", "camel", "snake", "kebab", "screaming", "flat"]


_NO_PLURALS = frozenset({"as", "is", "us"})


class Acronyms(Struct):
    """Words with a fixed capitalization: lower-case word to its written form."""

    written: Mapping[str, str]
    brands: tuple[str, ...]
    """The written forms in mixed case, which also guide splitting."""

    @staticmethod
    def of(words: Iterable[str]) -> Acronyms:
        """Create from written forms; one that is all lower case or all upper case is written in capitals."""
        written = {w.lower(): w if _mixed(w) else w.upper() for w in words if w}
        return Acronyms(written, tuple(w for w in written.values() if _mixed(w)))

    def words(self, text: str) -> tuple[str, ...]:
        """Split a text into words."""
        return split_words(text, self.brands)

    def capital(self, word: str) -> str:
        """Write a word at a capitalised position, acronyms in capitals (``IDs`` for their plural)."""
        lower = word.lower()
        found = self.written.get(lower)
        if found is None and lower.endswith("s") and lower not in _NO_PLURALS:
            stem = self.written.get(lower[:-1])
            found = None if stem is None else stem + "s"
        return _titled(word) if found is None else found[0].upper() + found[1:]


def _mixed(word: str) -> bool:
    return word not in (word.lower(), word.upper())


def _titled(word: str) -> str:
    if word.isascii():
        return word.capitalize()  # which gives other characters the case of titles
    return word[:1].upper() + word[1:].lower()


def cased(words: Iterable[str], case: Case, acronyms: Acronyms, *, upper: bool) -> str:
    """Join words in a case; ``upper`` writes acronyms in capitals at capitalised positions."""
    text = _joined(tuple(words), case, acronyms.capital if upper else _titled)
    # Changing case can add combining marks, which some languages do not allow in identifiers.
    return text if text.isascii() else _only_letters(text)


def _joined(words: tuple[str, ...], case: Case, capital: Callable[[str], str]) -> str:
    match case:
        case "pascal":
            return "".join(map(capital, words))
        case "camel":
            return "".join([words[0].lower(), *map(capital, words[1:])])
        case "snake":
            return "_".join(map(str.lower, words))
        case "kebab":
            return "-".join(map(str.lower, words))
        case "screaming":
            return "_".join(map(str.upper, words))
        case "flat":
            return "".join(map(str.lower, words))


def _only_letters(text: str) -> str:
    return "".join(
        c
        for c in text
        if c in "_-" or unicodedata.category(c)[0] == "L" or unicodedata.category(c) == "Nd"
    )


def ascii_words(words: Iterable[str]) -> tuple[str, ...]:
    """Return words in ASCII: accents are dropped, other characters become their code points."""
    out = []
    for word in words:
        if word.isascii() and word.isalnum():
            out.append(word)
            continue
        bare = "".join(
            c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c)
        )
        out.append("".join(c if c.isascii() and c.isalnum() else f"u{ord(c):x}" for c in bare))
    return tuple(out)


def distinct(text: str, key: str, case: Case, length: int = 4) -> str:
    """Append a suffix that depends on ``key`` alone."""
    digest = sha256(key.encode()).hexdigest()[:length]
    match case:
        case "pascal" | "camel" | "flat":
            return f"{text}X{digest}"
        case "kebab":
            return f"{text}-x{digest}"
        case "snake":
            return f"{text}_x{digest}"
        case "screaming":
            return f"{text}_X{digest.upper()}"
