"""Reads blanks, redirections and here-documents of the POSIX shell."""

from __future__ import annotations

from adlgen_plugins.cycod.feature.shells.items import Interpolation, Items, text_at
from adlgen_plugins.cycod.feature.shells.syntax import (
    Quoting,
    Redirect,
    Text,
    UnknownSyntaxError,
    Value,
    Word,
    literal,
)
from adlgen_plugins.cycod.feature.shells.words import BLANK, WordReader

_REDIRECTS = ("&>>", "&>", "<<<", "<<-", "<<", "<&", "<", ">>", ">&", ">|", ">")


class RedirectReader(WordReader):
    """Reads redirections; the text of a here-document follows at the end of the line."""

    def __init__(self, items: Items, *, has_ansi: bool) -> None:
        """Read items."""
        super().__init__(items, has_ansi=has_ansi)
        self.documents: list[tuple[Redirect, Word]] = []

    def _skip(self, *, lines: bool = False) -> None:
        """Skip blanks and comments; with ``lines`` also line ends."""
        while (item := self.peek()) is not None:
            if item == "#":
                while self.peek() not in {None, "\n"}:
                    self.at += 1
            elif self.starts("\\\n"):
                self.at += 2
            elif item in BLANK:
                self.at += 1
            elif item == "\n" and lines:
                self.at += 1
                self._read_documents()
            else:
                return

    def _redirects(self) -> tuple[Redirect, ...]:
        """Read the redirections after a compound command."""
        found: list[Redirect] = []
        while True:
            self._skip()
            at, word = self.at, self.word()
            if word and not (is_descriptor(word) and self.peek() in {"<", ">"}):
                self.at = at
                return tuple(found)
            if not self._redirect(found):
                return tuple(found)

    def _redirect(self, found: list[Redirect]) -> bool:
        operator = next(filter(self.starts, _REDIRECTS), "")
        if not operator:
            return False
        self.at += len(operator)
        if self.peek() in {"(", ">", "<", "&"}:
            raise UnknownSyntaxError
        self._skip()
        word = self.word()
        if not word:
            raise UnknownSyntaxError
        found.append(Redirect(operator, word))
        if operator in {"<<", "<<-"}:
            self.documents.append((found[-1], word))
        return True

    def _read_documents(self) -> None:
        documents, self.documents = self.documents, []
        for redirect, word in documents:
            delimiter = literal(word)
            if not delimiter:
                raise UnknownSyntaxError
            start = self.at
            end = self._document_end(delimiter, tabs=redirect.operator == "<<-")
            after, saved = self.at, self.end
            if all(isinstance(piece, Text) and piece.quoting is Quoting.BARE for piece in word):
                self.at, self.end = start, end
                if any(text_at(self.items, place, "\\\n") for place in range(start, end)):
                    raise UnknownSyntaxError  # a continued line may hide the last one
                redirect.word = tuple(self.double(""))
                self.at, self.end = after, saved
            else:
                redirect.word = tuple(
                    Value(item, Quoting.SINGLE)
                    for item in self.items[start:end]
                    if isinstance(item, Interpolation)
                )

    def _document_end(self, delimiter: str, *, tabs: bool) -> int:
        """Read the lines of a document; return where its last line ends."""
        while self.at < self.end:
            start = self.at
            while self.peek() not in {None, "\n"}:
                self.at += 1
            line = self.items[start : self.at]
            text = "".join(str(item) if isinstance(item, str) else "\0" for item in line)
            if (text.lstrip("\t") if tabs else text) == delimiter:
                self.at += self.at < self.end
                return start
            self.at += 1
        raise UnknownSyntaxError


def is_descriptor(word: Word) -> bool:
    """Report whether a word is the number of a file before a redirection."""
    text = literal(word)
    return (
        text is not None
        and text.isdigit()
        and all(isinstance(piece, Text) and piece.quoting is Quoting.BARE for piece in word)
    )
