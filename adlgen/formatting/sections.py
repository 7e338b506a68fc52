"""The part of a YAML source that is laid out, and the ends of its lines."""

from __future__ import annotations

from adlgen.document.front_matter import bounds
from adlgen.document.node import Source


def head_of(source: Source) -> tuple[str, str, str]:
    """Return what is before the YAML of a source, the YAML with line feeds, and what is after it.

    The YAML of a source with front matter is between its fences.
    """
    found = bounds(source)
    if found is None:
        return "", unified(source.text), ""
    start, end = found
    fence = f"---{newline_of(source.text)}"
    return fence, unified(source.text[start:end]), source.text[end:]


def newline_of(text: str) -> str:
    """Return how the first line of a text ends; LF if it has only one line."""
    at = text.find("\n")
    return "\r\n" if at > 0 and text[at - 1] == "\r" else "\n"


def unified(text: str) -> str:
    """Return a text whose lines end with LF."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def with_newline(text: str, newline: str) -> str:
    """Return a text with LF as its line ends with other ones."""
    return text if newline == "\n" else text.replace("\n", newline)
