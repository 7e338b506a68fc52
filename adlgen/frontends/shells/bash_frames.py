"""What bash can be in the middle of."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from adlgen.frontends.shells.interpreters import Interpreter
from adlgen.frontends.shells.items import Item, Items, text_at
from adlgen.spec.commands import Quote


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


@dataclass(slots=True)
class Frame:
    """A stretch that has begun and not ended."""

    kind: Kind
    parens: int = 0
    word: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    again: bool = False
    """Whether another shell reads the arguments once more."""
    reader: Interpreter | None = None
    """What reads the quoted text."""
    inside: list[Item] = field(default_factory=list)
    """The quoted text as that reader sees it."""
    delimiter: str = ""
    tabs: bool = False


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
