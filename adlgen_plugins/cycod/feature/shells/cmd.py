"""The command interpreter of Windows, which has quotes but no complete way to escape."""

from __future__ import annotations

from adlgen_plugins.cycod.feature.model import Layer, Quote, Shell
from adlgen_plugins.cycod.feature.shells.interpreters import Interpreter, interpreter, reads_again
from adlgen_plugins.cycod.feature.shells.items import (
    Collected,
    Found,
    Interpolation,
    Item,
    Items,
    Scan,
    guarded,
)

_ENDS = (" ", "\t", "\n", "\r", "&", "|", "(", ")", "<", ">", ";", ",", "=")
_NEW_COMMAND = ("&", "|", "\n")


def scan_cmd(items: Items, scan: Scan) -> Found:
    """Return the quoting contexts of a cmd command; ``scan`` scans nested programs."""
    return _Cmd(items, scan).run()


class _Cmd:
    def __init__(self, items: Items, scan: Scan) -> None:
        self.items = items
        self.scan = scan
        self.inside: list[Item] | None = None
        """The quoted text so far; None outside quotes."""
        self.reader: Interpreter | None = None
        self.word: list[str] = []
        self.words: list[str] = []
        self.collected = Collected()

    def run(self) -> Found:
        escaped = False
        for at, item in enumerate(self.items):
            if isinstance(item, Interpolation):
                certain = not escaped and not self._in_a_program()
                self.collected.layers[item] = self._layers(at) if certain else guarded(Shell.CMD)
            if not isinstance(item, str) or (escaped and item != "\n"):
                self.word.append("\0")
                if self.inside is not None:
                    self.inside.append(item)
                escaped = False
                continue
            escaped = item == "^" and self.inside is None
            if item == '"':
                self._quote()
            elif self.inside is not None:
                self.inside.append(item)
            else:
                self._command(item)
        if self.inside is not None and self.reader is not None:
            self.collected.nest(None, self.inside, self.scan)
        return self.collected.found(unbalanced=self.inside is not None)

    def _in_a_program(self) -> bool:
        """Report whether the place is in an unquoted part of an argument that is a program."""
        program = interpreter(self.words) is not None and self.reader is None
        return program or any(map(reads_again, self.words))

    def _layers(self, at: int) -> tuple[Layer, ...]:
        if self.inside is None:
            return (Layer(Shell.CMD, Quote.BARE),)
        closes = self.items[at + 1 : at + 2] == ['"']
        return (Layer(Shell.CMD, Quote.DOUBLE_END if closes else Quote.DOUBLE),)

    def _quote(self) -> None:
        if self.inside is None:
            self.reader = None if self.word else interpreter(self.words)
            self.inside = []
            self.word.append("\0")
            return
        if self.reader is not None:
            self.collected.nest(self.reader.shell, self.inside, self.scan)
        self.inside = self.reader = None

    def _command(self, item: str) -> None:
        if item not in _ENDS:
            self.word.append(item)
            return
        if self.word:
            self.words.append("".join(self.word))
            self.word = []
        if item in _NEW_COMMAND:
            self.words = []
