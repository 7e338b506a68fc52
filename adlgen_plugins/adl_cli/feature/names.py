"""Identifiers as adl-cli derives them from the names in a manifest."""

from __future__ import annotations

from collections.abc import Iterable

_ACRONYMS = (
    "api", "cpu", "css", "db", "dns", "gb", "gpu", "html", "http", "https", "id", "io", "ip", "js",
    "json", "kb", "mb", "os", "ram", "sql", "ssl", "tcp", "tls", "udp", "ui", "uri", "url", "uuid", "xml",
)  # fmt: skip


def pascal(text: str, acronyms: Iterable[str]) -> str:
    """Return a name in Pascal case; words in ``acronyms`` and the known acronyms are all capitals."""
    known = {*_ACRONYMS, *(word.lower() for word in acronyms)}
    snake = text if "_" in text or "-" in text else _snake(text)
    words = filter(None, snake.replace("-", "_").split("_"))
    return "".join(
        word.upper() if word.lower() in known else word[:1].upper() + word[1:].lower()
        for word in words
    )


def camel(text: str, acronyms: Iterable[str]) -> str:
    """Return a name in camel case: only the first letter of a leading acronym is in lower case."""
    name = pascal(text, acronyms)
    return name[:1].lower() + name[1:]


def _snake(text: str) -> str:
    """Put an underscore before each capital, except inside of a run of capitals that begins after the second character."""
    parts: list[str] = []
    for index, char in enumerate(text):
        inside = (
            index > 1 and text[index - 1].isupper() and not text[index + 1 : index + 2].islower()
        )
        if index and char.isupper() and not inside:
            parts.append("_")
        parts.append(char)
    return "".join(parts)
