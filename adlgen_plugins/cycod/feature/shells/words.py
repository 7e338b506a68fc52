"""Reads words of the POSIX shell."""

from __future__ import annotations

from adlgen_plugins.cycod.feature.shells.items import (
    Interpolation,
    Item,
    Items,
    UnknownText,
    text_at,
)
from adlgen_plugins.cycod.feature.shells.syntax import (
    Expansion,
    Opaque,
    Piece,
    Quoting,
    Script,
    Substitution,
    Text,
    UnknownSyntaxError,
    Value,
    Word,
)

BLANK = (" ", "\t")
ENDS = (*BLANK, "\n", ";", "&", "|", "(", ")", "<", ">")
"""Characters that end a word."""
_NAME = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
_SPECIAL = "0123456789@*#?$!-"
_ARITHMETIC = set(_NAME + "0123456789 +*/%<>=!&|?:,()$-")
_ESCAPES = {"t": "\t", "n": "\n", "r": "\r", "\\": "\\", "'": "'", '"': '"'}
"""The understood escapes in ``$'...'``."""
_PLAIN_BRACES = set(_NAME + "0123456789#%/:-+.,=*?@!^ ")


class WordReader:
    """Reads words; a subclass reads commands."""

    def __init__(self, items: Items, *, has_ansi: bool) -> None:
        """Read items; ``has_ansi``: whether the shell knows ``$'...'``."""
        self.items = items
        self.at = 0
        self.end = len(items)
        self.has_ansi = has_ansi

    def nested(self, start: int, end: int, stop: str) -> Script:
        """Read the commands between two positions, or up to an unquoted ``stop``."""
        raise NotImplementedError

    def peek(self, offset: int = 0) -> Item | None:
        """Return an item, or None at the end; unknown text is not understood."""
        place = self.at + offset
        item = self.items[place] if place < self.end else None
        if isinstance(item, UnknownText):
            raise UnknownSyntaxError
        return item

    def starts(self, text: str) -> bool:
        """Report whether a text follows."""
        return self.at + len(text) <= self.end and text_at(self.items, self.at, text)

    def word(self) -> Word:
        """Read a word; empty if none follows."""
        pieces: list[Piece] = []
        while (item := self.peek()) is not None and item not in ENDS:
            if item == "'":
                pieces += self._single() or [Text("", Quoting.SINGLE)]
            elif item == '"':
                self.at += 1
                pieces += self.double('"') or [Text("", Quoting.DOUBLE)]
                self._expect('"')
            elif item == "\\":
                pieces += self._escaped()
            elif self.starts("$'"):
                pieces += self._ansi()
            elif item == "#" and pieces and all(isinstance(piece, Value) for piece in pieces):
                raise UnknownSyntaxError  # a comment, if the values are empty
            else:
                pieces.append(self._piece(Quoting.BARE))
        return _merged(pieces)

    def _expect(self, text: str) -> None:
        if not self.starts(text):
            raise UnknownSyntaxError
        self.at += len(text)

    def _escaped(self) -> list[Piece]:
        following = self.peek(1)
        if not isinstance(following, str):
            raise UnknownSyntaxError
        self.at += 2
        return [] if following == "\n" else [Text(following, Quoting.SINGLE)]

    def _single(self) -> list[Piece]:
        self.at += 1
        pieces: list[Piece] = []
        while (item := self.peek()) != "'":
            if item is None:
                raise UnknownSyntaxError
            pieces.append(_plain(item, Quoting.SINGLE))
            self.at += 1
        self.at += 1
        return pieces

    def double(self, stop: str) -> list[Piece]:
        """Read text as in double quotes, up to ``stop`` or, if that is empty, to the end."""
        pieces: list[Piece] = []
        while (item := self.peek()) is not None and item != stop:
            if item != "\\":
                pieces.append(self._piece(Quoting.DOUBLE))
                continue
            following = self.peek(1)
            if not isinstance(following, str):
                raise UnknownSyntaxError
            self.at += 2
            if following in {"$", "`", "\\"} or (following == '"' and stop):
                pieces.append(Text(following, Quoting.DOUBLE))
            elif following != "\n":
                pieces.append(Text("\\" + following, Quoting.DOUBLE))
        return pieces

    def _piece(self, quoting: Quoting) -> Piece:
        item = self.peek()
        assert item is not None
        if item == "`":
            return self._backticks(quoting)
        if item == "$":
            return self._dollar(quoting)
        self.at += 1
        return _plain(item, quoting)

    def _backticks(self, quoting: Quoting) -> Piece:
        start = self.at + 1
        end = start
        bad = {"\\", '"'} if quoting is Quoting.DOUBLE else {"\\"}
        while end < self.end and self.items[end] != "`":
            if self.items[end] in bad:
                raise UnknownSyntaxError  # the text is read twice
            end += 1
        if end >= self.end:
            raise UnknownSyntaxError
        script = self.nested(start, end, "")
        self.at = end + 1
        return Substitution(script, quoting)

    def _dollar(self, quoting: Quoting) -> Piece:
        following = self.peek(1)
        if self.starts("$(("):
            return self._arithmetic()
        if following == "(":
            script = self.nested(self.at + 2, self.end, ")")
            self._expect(")")
            return Substitution(script, quoting)
        if following == "{":
            return self._braces(quoting)
        if isinstance(following, str) and following in _SPECIAL:
            self.at += 2
            return Expansion(following, quoting, self.at - 1)
        if isinstance(following, str) and following in _NAME:
            return self._variable(quoting)
        ends = following == '"' and quoting is Quoting.DOUBLE
        if not ends and (
            isinstance(following, Interpolation) or following in {"[", '"', "'", "\\", "$", "`"}
        ):
            raise UnknownSyntaxError
        self.at += 1
        return Text("$", quoting)

    def name(self) -> str:
        """Read the name of a variable; empty if none follows."""
        start = self.at
        while isinstance(item := self.peek(), str) and (
            item in _NAME or (self.at > start and item.isdigit())
        ):
            self.at += 1
        return "".join(str(item) for item in self.items[start : self.at])

    def _variable(self, quoting: Quoting) -> Piece:
        self.at += 1
        start = self.at
        name = self.name()
        if isinstance(self.peek(), Interpolation) and quoting is not Quoting.BARE:
            raise UnknownSyntaxError  # the value would extend the name
        return Expansion(name, quoting, start)

    def _braces(self, quoting: Quoting) -> Piece:
        self.at += 2
        start = self.at
        name = self.name()
        if name and self.peek() == "}":
            self.at += 1
            return Expansion(name, quoting, start)
        interpolations: list[Interpolation] = []
        while (item := self.peek()) != "}":
            if isinstance(item, Interpolation):
                interpolations.append(item)
            elif item is None or item not in _PLAIN_BRACES:
                raise UnknownSyntaxError
            self.at += 1
        self.at += 1
        return Opaque(tuple(interpolations))

    def _arithmetic(self) -> Piece:
        self.at += 3
        interpolations: list[Interpolation] = []
        depth = 0
        while depth or not self.starts("))"):
            item = self.peek()
            if isinstance(item, Interpolation):
                interpolations.append(item)
            elif item is None or item not in _ARITHMETIC:
                raise UnknownSyntaxError
            depth += (item == "(") - (item == ")")
            self.at += 1
        self.at += 2
        return Opaque(tuple(interpolations))

    def _ansi(self) -> list[Piece]:
        if not self.has_ansi:
            raise UnknownSyntaxError
        self.at += 2
        pieces: list[Piece] = [Text("", Quoting.SINGLE)]
        while (item := self.peek()) != "'":
            if item is None:
                raise UnknownSyntaxError
            if item == "\\":
                following = self.peek(1)
                if not isinstance(following, str) or following not in _ESCAPES:
                    raise UnknownSyntaxError
                pieces.append(Text(_ESCAPES[following], Quoting.SINGLE))
                self.at += 1
            else:
                pieces.append(_plain(item, Quoting.SINGLE))
            self.at += 1
        self.at += 1
        return pieces


def _plain(item: Item, quoting: Quoting) -> Piece:
    if isinstance(item, Interpolation):
        return Value(item, quoting)
    return Text(str(item), quoting)


def _merged(pieces: list[Piece]) -> Word:
    """Join neighbouring texts with the same quotes."""
    found: list[Piece] = []
    for piece in pieces:
        last = found[-1] if found else None
        if isinstance(piece, Text) and isinstance(last, Text) and piece.quoting is last.quoting:
            found[-1] = Text(last.text + piece.text, piece.quoting)
        else:
            found.append(piece)
    return tuple(found)
