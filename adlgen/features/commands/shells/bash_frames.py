"""What bash can be in the middle of."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.features.commands.model import Layer, Quote, Shell
from adlgen.features.commands.shells.interpreters import Interpreter
from adlgen.features.commands.shells.items import Item, Items, Layers, guarded, text_at


class Kind(Enum):
    """A stretch of text that is read in one way."""

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


K = Kind
COMMANDS = (K.PLAIN, K.GROUP, K.TICK)
"""Where words are commands and arguments."""
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
"""How a value is quoted in a frame; in other frames, and in all that those hold, it is guarded."""
_BLANK = (" ", "\t", "\n", "\r")
ENDS = (*_BLANK, ";", "&", "|", "(", ")", "<", ">")
"""What ends a word."""


STARTS = (
    ("$((", K.ARITHMETIC),
    ("$(", K.GROUP),
    ("${", K.BRACE),
    ("$'", K.ANSI),
    ('$"', K.DOUBLE),
)
"""What begins an expansion; the last two only do where words are commands."""


JOINED = (("<", "<"), ("(", "("), ("$", "("), ("$", "{"), ("$", "'"), ("$", '"'))
"""What an empty value would join to something else."""


class Frame(Struct, frozen=False, eq=False):
    """A stretch that has begun and not ended."""

    kind: Kind
    parens: int = 0
    word: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    again: bool = False
    """Whether another shell reads the arguments once more."""
    program: Interpreter | None = None
    """What reads the next argument."""
    reader: Interpreter | None = None
    """What reads the quoted text."""
    inside: list[Item] = field(default_factory=list)
    """The quoted text as that reader sees it."""
    delimiter: str = ""
    tabs: bool = False


def layers_in(frames: Sequence[Frame]) -> Layers:
    """Return how a value is quoted in a frame that is in others."""
    kinds = [frame.kind for frame in frames]
    certain = all(frame.kind in QUOTES and not frame.again for frame in frames)
    if not certain or _in_a_program(frames) or _braces_see_through(kinds):
        return guarded(Shell.BASH)
    quotes = (QUOTES[kinds[-1]], *[Quote.BACKTICK] * kinds.count(K.TICK))
    return tuple(Layer(Shell.BASH, quote) for quote in quotes)


def _in_a_program(frames: Sequence[Frame]) -> bool:
    """Tell whether the place is in an argument that is read as a program, but not all of it."""
    pairs = zip(frames, (*frames[1:], Frame(K.PLAIN)), strict=True)
    return any(outer.program is not None and inner.reader is None for outer, inner in pairs)


def _braces_see_through(kinds: Sequence[Kind]) -> bool:
    """Tell whether double quotes are around `` `...` `` and in it.

    Bash expands braces before anything else, and takes the inner quotes for the end of the outer.
    """
    if K.TICK not in kinds:
        return False
    tick = kinds.index(K.TICK)
    return K.DOUBLE in kinds[:tick] and K.DOUBLE in kinds[tick:]


def heredoc(items: Items, at: int) -> tuple[Frame, int, bool]:
    """Read what follows ``<<``: the document to come, where reading goes on, whether it is certain."""
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
    """Tell whether what stands around a value means something else when the value is empty."""
    return (*items[max(at - 1, 0) : at], *items[at + 1 : at + 2]) in JOINED


def escapes(items: Items, at: int) -> bool:
    """Tell whether an odd number of backslashes ends before a place."""
    start = at
    while start > 0 and items[start - 1] == "\\":
        start -= 1
    return (at - start) % 2 == 1
