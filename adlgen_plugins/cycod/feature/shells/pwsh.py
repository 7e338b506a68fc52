"""PowerShell."""

from __future__ import annotations

from enum import Enum

from adlgen_plugins.cycod.feature.model import Layer, Quote, Shell
from adlgen_plugins.cycod.feature.shells.interpreters import interpreter, reads_again
from adlgen_plugins.cycod.feature.shells.items import (
    Collected,
    Found,
    Interpolation,
    Items,
    UnknownText,
    guarded,
    text_at,
)


class _FrameKind(Enum):
    PLAIN = "plain"
    GROUP = "$( )"
    SINGLE = "' '"
    DOUBLE = '" "'
    COMMENT = "#"
    BLOCK = "<# #>"
    HERE_SINGLE = "@' '@"
    HERE_DOUBLE = '@" "@'


_K = _FrameKind
_SINGLE = ("'", "\u2018", "\u2019", "\u201a", "\u201b")
_DOUBLE = ('"', "\u201c", "\u201d", "\u201e")
"""PowerShell treats typographic quotes as quotes."""
_ENDS = (" ", "\t", "\n", "\r", ";", "|", "&", "(", ")", "{", "}", ",", "=")
_NEW_COMMAND = (";", "|", "\n")
_QUOTES = {
    _K.PLAIN: Quote.BARE,
    _K.GROUP: Quote.BARE,
    _K.SINGLE: Quote.SINGLE,
    _K.DOUBLE: Quote.DOUBLE,
}
_STARTS = (
    ("<#", _K.BLOCK),
    ("@'\n", _K.HERE_SINGLE),
    ('@"\n', _K.HERE_DOUBLE),
)
_CLOSES = {_K.BLOCK: "#>", _K.HERE_SINGLE: "\n'@", _K.HERE_DOUBLE: '\n"@', _K.COMMENT: "\n"}


def scan_pwsh(items: Items) -> Found:
    """Return the quoting contexts of a PowerShell command."""
    return _Pwsh(items).run()


class _Pwsh:
    def __init__(self, items: Items) -> None:
        self.items = items
        self.at = 0
        self.frames = [_K.PLAIN]
        self.parens = [0]
        self.lost = False
        self.word = ""
        self.words: list[str] = []
        self.collected = Collected()

    def run(self) -> Found:
        while self.at < len(self.items):
            item = self.items[self.at]
            if isinstance(item, Interpolation):
                self._interpolation(item)
            elif isinstance(item, UnknownText):
                self.lost = True
                self.at += 1
            else:
                self._character(item)
        if self.frames[-1] is _K.COMMENT:
            self.frames.pop()
        return self.collected.found(unbalanced=len(self.frames) > 1)

    def _interpolation(self, interpolation: Interpolation) -> None:
        quote = _QUOTES.get(self.frames[-1])
        escaped = self._before() == "`" and quote is not Quote.SINGLE
        glued = quote is Quote.BARE and self._ends(-1) and not self._ends(1)
        if quote is None or self.lost or escaped or glued or self._in_a_program():
            self.collected.layers[interpolation] = guarded(Shell.PWSH)
        else:
            self.collected.layers[interpolation] = (Layer(Shell.PWSH, quote),)
        self.at += 1

    def _in_a_program(self) -> bool:
        """Report whether another program may interpret the place as code."""
        return interpreter(self.words) is not None or any(map(reads_again, self.words))

    def _read_word(self, item: str) -> None:
        if item not in _ENDS:
            self.word += item
            return
        self.words += [self.word] if self.word else []
        self.word = ""
        if item in _NEW_COMMAND:
            self.words = []

    def _before(self) -> object:
        return self.items[self.at - 1] if self.at else None

    def _ends(self, step: int) -> bool:
        """Report whether a word ends next to this place: a quoted start would be a separate word."""
        place = self.at + step
        return not 0 <= place < len(self.items) or self.items[place] in _ENDS

    def _character(self, item: str) -> None:
        kind = self.frames[-1]
        if kind in _CLOSES:
            self._until(_CLOSES[kind])
        elif item == "`" and kind is not _K.SINGLE:
            following = self.items[self.at + 1 : self.at + 2]
            self.at += 2 if following and isinstance(following[0], str) else 1
        elif kind is _K.SINGLE:
            self._pop_at(end=item in _SINGLE)
        elif kind is _K.DOUBLE and item in _DOUBLE:
            self._pop_at(end=True)
        elif text_at(self.items, self.at, "$("):
            self._push(_K.GROUP, 2)
        elif kind is _K.DOUBLE:
            self.at += 1
        else:
            self._command(item)

    def _command(self, item: str) -> None:
        self._read_word(item)
        for start, kind in _STARTS:
            if text_at(self.items, self.at, start):
                # A here-string may be empty; its first line end then also starts the terminator.
                self._push(kind, len(start) - start.endswith("\n"))
                return
        if item in _SINGLE:
            self._push(_K.SINGLE, 1)
        elif item in _DOUBLE:
            self._push(_K.DOUBLE, 1)
        elif item == "#" and self._ends(-1):
            self._push(_K.COMMENT, 1)
        elif item == ")" and not self.parens[-1] and self.frames[-1] is _K.GROUP:
            self._pop_at(end=True)
        else:
            self.parens[-1] += (item == "(") - (item == ")")
            self.at += 1

    def _until(self, end: str) -> None:
        if text_at(self.items, self.at, end):
            self.at += len(end) - 1
            self._pop_at(end=True)
        else:
            self.at += 1

    def _push(self, kind: _FrameKind, length: int) -> None:
        self.frames.append(kind)
        self.parens.append(0)
        self.at += length

    def _pop_at(self, *, end: bool) -> None:
        if end:
            self.frames.pop()
            self.parens.pop()
        self.at += 1
