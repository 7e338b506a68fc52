"""The tokens of a YAML text, with the comments between them."""

from __future__ import annotations

from adlgen.document.yaml_reader import scanner
from adlgen.document.yaml_text import prepare


class Token:
    """A token of YAML: an indicator, a scalar, an anchor, or the start or end of a collection.

    ``kind`` is PyYAML's name of it without ``Token``.
    """

    __slots__ = ("above", "beside", "column", "end", "kind", "start", "value")

    def __init__(self, kind: str, start: int, end: int, column: int, value: object) -> None:
        """Create a token between two offsets; its column is from 0."""
        self.kind = kind
        self.start = start
        self.end = end
        self.column = column
        self.value = value
        self.above: list[tuple[int, str]] = []
        """The comments in the lines above it, with their columns; empty lines are empty texts."""
        self.beside = ""
        """The comment after it, in the same line."""


def tokens(text: str) -> list[Token]:
    """Return the tokens of a text whose lines end with a line feed, and which is known to be valid YAML."""
    prepared, _ = prepare(text)
    found: list[Token] = []
    last: Token | None = None
    source = scanner(prepared)
    while (token := source.get_token()) is not None:
        start, end = token.start_mark, token.end_mark
        kind = type(token).__name__.removesuffix("Token")
        value = getattr(token, "value", None)
        one = Token(kind, start.index, end.index, start.column, value)
        if one.end > one.start or kind == "StreamEnd":
            gap = text[0 if last is None else last.end : one.start]
            if "#" in gap or "\n" in gap:
                _add_comments(gap, last, one, text)
            last = one
        found.append(one)
    return found


def _add_comments(gap: str, last: Token | None, token: Token, text: str) -> None:
    """Distribute what is between two tokens: the comment in the line of the first, and lines above the second."""
    first, *lines = gap.split("\n")
    if last is None or (last.end and text[last.end - 1] == "\n"):
        lines = [first, *lines]
    else:
        last.beside = first.strip()
    for line in lines[:-1] if token.kind != "StreamEnd" else lines:
        comment = line.strip()
        token.above.append((len(line) - len(line.lstrip()), comment))
