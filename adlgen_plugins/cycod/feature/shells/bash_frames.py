"""The syntactic contexts of bash."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from adlgen.diagnostics.datatypes import Struct, field
from adlgen_plugins.cycod.feature.model import Layer, Quote, Shell
from adlgen_plugins.cycod.feature.shells.interpreters import Interpreter
from adlgen_plugins.cycod.feature.shells.items import Item, Items, Layers, guarded, text_at


class FrameKind(Enum):
    """A syntactic context."""

    PLAIN = "plain"
    GROUP = "$( )"
    TICK = "` `"
    DOUBLE = '" "'
    SINGLE = "' '"
    ANSI = "$' '"
    BRACE = "${ }"
    ARITHMETIC = "$(( ))"
    COMMENT = "#"
    HEREDOC = "<<"
    VERBATIM = "<<' '"


K = FrameKind
COMMANDS = (K.PLAIN, K.GROUP, K.TICK)
"""Contexts in which words are commands and arguments."""
QUOTES = {
    K.PLAIN: Quote.BARE,
    K.GROUP: Quote.BARE,
    K.TICK: Quote.BARE,
    K.DOUBLE: Quote.DOUBLE,
    K.SINGLE: Quote.SINGLE,
    K.ANSI: Quote.ANSI,
    K.HEREDOC: Quote.HEREDOC,
    K.VERBATIM: Quote.VERBATIM,
}
"""The quoting of a value by context; in other contexts, and in all nested ones, it is guarded."""
_BLANK = (" ", "\t", "\n", "\r")
ENDS = (*_BLANK, ";", "&", "|", "(", ")", "<", ">")
"""Characters that end a word."""


STARTS = (
    ("$((", K.ARITHMETIC),
    ("$(", K.GROUP),
    ("${", K.BRACE),
    ("$'", K.ANSI),
    ('$"', K.DOUBLE),
)
"""Starts of expansions; the last two apply only where words are commands."""


JOINED = (("<", "<"), ("(", "("), ("$", "("), ("$", "{"), ("$", "'"), ("$", '"'))
"""Characters that an empty value between them would join."""


class Frame(Struct, frozen=False, eq=False):
    """An open context."""

    kind: FrameKind
    parens: int = 0
    word: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    again: bool = False
    """Whether another shell interprets the arguments again."""
    program: Interpreter | None = None
    """The interpreter of the next argument."""
    reader: Interpreter | None = None
    """The interpreter of the quoted text."""
    inside: list[Item] = field(default_factory=list)
    """The quoted text as its interpreter reads it."""
    delimiter: str = ""
    tabs: bool = False


def layers_in(frames: Sequence[Frame]) -> Layers:
    """Return the quoting layers of a value in nested frames."""
    kinds = [frame.kind for frame in frames]
    certain = all(frame.kind in QUOTES and not frame.again for frame in frames)
    if not certain or _in_a_program(frames) or _braces_see_through(kinds):
        return guarded(Shell.BASH)
    quotes = (QUOTES[kinds[-1]], *[Quote.BACKTICK] * kinds.count(K.TICK))
    return tuple(Layer(Shell.BASH, quote) for quote in quotes)


def _in_a_program(frames: Sequence[Frame]) -> bool:
    """Report whether the place is in an unquoted part of an argument that is a program."""
    pairs = zip(frames, (*frames[1:], Frame(K.PLAIN)), strict=True)
    return any(outer.program is not None and inner.reader is None for outer, inner in pairs)


def _braces_see_through(kinds: Sequence[FrameKind]) -> bool:
    """Report whether double quotes are both around and inside `` `...` ``.

    Bash expands braces first, and treats the inner quotes as the end of the outer ones.
    """
    if K.TICK not in kinds:
        return False
    tick = kinds.index(K.TICK)
    return K.DOUBLE in kinds[:tick] and K.DOUBLE in kinds[tick:]


def heredoc(items: Items, at: int) -> tuple[Frame, int, bool]:
    """Parse the text after ``<<``: return the document, the next position, and whether it is certain."""
    frame = Frame(K.HEREDOC, tabs=text_at(items, at, "-"))
    at += frame.tabs
    while at < len(items) and items[at] in {" ", "\t"}:
        at += 1
    word: list[str] = []
    known = True
    while at < len(items) and (item := items[at]) not in ENDS:
        if not isinstance(item, str):
            known = False
        elif item in {"'", '"', "\\"}:
            frame.kind = K.VERBATIM
        else:
            word.append(item)
        at += 1
    frame.delimiter = "".join(word)
    return frame, at, known


def joins(items: Items, at: int) -> bool:
    """Report whether an empty value changes the meaning of the text around it."""
    return (*items[max(at - 1, 0) : at], *items[at + 1 : at + 2]) in JOINED


def escapes(items: Items, at: int) -> bool:
    """Report whether a place follows an odd number of backslashes."""
    start = at
    while start > 0 and items[start - 1] == "\\":
        start -= 1
    return (at - start) % 2 == 1
