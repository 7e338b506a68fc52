"""Visible form and display width of text, for the layout of lines; what a description begins with."""

from __future__ import annotations

from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.visible import visible, width

__all__ = ["first_paragraph", "first_sentence", "visible", "width"]

_BREAKS = expression("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_EMPTY_LINE = expression(r"\n[ \t]*\n")
_LONG = 400
"""The characters of a paragraph of which the first sentence is enough."""
_SENTENCE = expression(r".{12,}?[.!?](?=\s+[A-Z])")


def first_sentence(text: str) -> str:
    """Return the first sentence of a description, or its first line if that is shorter."""
    line = next((line.strip() for line in _BREAKS.split(text) if line.strip()), "")
    found = _SENTENCE.match(line)
    return found[0] if found else line


def first_paragraph(text: str) -> str:
    """Return the first paragraph of a description; of a long one, the first sentence."""
    paragraph = text.strip()
    if "\n" in paragraph:
        paragraph = _EMPTY_LINE.split(paragraph, maxsplit=1)[0]
    return paragraph if len(paragraph) <= _LONG else first_sentence(text)
