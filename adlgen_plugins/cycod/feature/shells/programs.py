"""Programs of ordinary use that take data in known positions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import cast

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log
from adlgen.document import read_document, read_source
from adlgen.document.node import Source, plain
from adlgen_plugins.cycod.feature.shells.items import Interpolation
from adlgen_plugins.cycod.feature.shells.syntax import (
    Quoting,
    Text,
    Value,
    Word,
    literal,
    prefix,
)


class Trust(IntEnum):
    """The values that a place accepts."""

    ANY = 0
    OPERAND = 1
    """Values that no program reads as an option."""
    HARMLESS = 2
    """Values of a safe alphabet."""


class Program(Struct):
    """The positions of a program's arguments."""

    options: Mapping[str, str]
    """Known options; the value is a suffix of the table: empty for a flag."""
    code: int
    """The number of leading operands that the program interprets; they must be fixed."""
    starts_fixed: bool
    """Whether the first argument must be fixed: it may contain options without a ``-``."""
    ends_options: bool
    """Whether ``--`` ends the options."""
    reads: str
    """``ignored`` or ``data``: standard input; ``inert``: data if the script is harmless; empty: unknown."""
    writes: bool


class Values(Struct):
    """Facts about the values of interpolations."""

    texts: Mapping[Interpolation, Sequence[str]] = field(default_factory=dict)
    """Interpolations that one of some fixed texts replaces."""
    lists: frozenset[Interpolation] = frozenset()
    """Interpolations that may become several words."""
    optional: frozenset[Interpolation] = frozenset()
    """Interpolations that may be left out."""


class UnprovedError(Exception):
    """Raised for arguments whose effect is unknown."""


class Started(Struct):
    """A program with its arguments."""

    program: Program
    words: Sequence[Word]
    outer: Started | None = None
    """The program of which this is a subcommand."""


def find_program(words: Sequence[Word], values: Values) -> Started | None:
    """Return the program that a command starts, if it is known; wrappers and subcommands are read too."""
    words = _unwrapped(words)
    name = literal(words[0]) if words else None
    if not name or _is_pattern(words[0]):
        return None
    for folder in ("/bin/", "/usr/bin/", "/usr/local/bin/"):
        name = name.removeprefix(folder) if "/" not in name.removeprefix(folder) else name
    table = _table()
    if name not in table:
        return None
    found = Started(table[name], words[1:])
    while any(key.startswith(f"{name} ") for key in table):
        at = _first_operand(found, values)
        name = f"{name} {literal(found.words[at])}" if at is not None else ""
        if at is None or name not in table:
            return None
        outer = Started(found.program, found.words[:at], found.outer)
        found = Started(table[name], found.words[at + 1 :], outer)
    return found


def _first_operand(started: Started, values: Values) -> int | None:
    """Return the place of the first operand, if it is fixed."""
    at, words = 0, started.words
    while at < len(words):
        text = literal(words[at])
        if text is None or not text.startswith("-"):
            return None if text is None else at
        kind = started.program.options.get(text.partition("=")[0])
        if kind is None or (
            kind == "=" and "=" not in text and _vanishes(words[at + 1 : at + 2], values)
        ):
            return None
        at += 1 + (kind == "=" and "=" not in text)
    return None


def _vanishes(words: Sequence[Word], values: Values) -> bool:
    first = words[0][0] if words and len(words[0]) == 1 else None
    return (
        isinstance(first, Value)
        and first.quoting is Quoting.BARE
        and first.interpolation in values.optional | values.lists
    )


_ASSIGNMENT = re.compile(r"[A-Za-z_][A-Za-z0-9_]*=.*", re.DOTALL)
_NUMBER = re.compile(r"[0-9.]+[smhd]?")


def _unwrapped(words: Sequence[Word]) -> Sequence[Word]:
    """Remove programs that only start another one."""
    while words:
        name, rest = literal(words[0]), words[1:]
        texts = [literal(word) for word in rest]
        if name in {"nohup", "command", "time", "exec", "nice", "sudo"}:
            if texts and texts[0] is not None and texts[0].startswith("-"):
                return ()
            words = rest
        elif name == "timeout":
            if not texts or not _NUMBER.fullmatch(texts[0] or ""):
                return ()
            words = rest[1:]
        elif name == "env":
            while texts and texts[0] is not None and _ASSIGNMENT.fullmatch(texts[0]):
                rest, texts = rest[1:], texts[1:]
            words = rest
            if texts and (texts[0] is None or texts[0].startswith("-")):
                return ()
        else:
            return words
    return ()


def _is_pattern(word: Word) -> bool:
    """Report whether unquoted characters may change a word."""
    return any(
        isinstance(piece, Text) and piece.quoting is Quoting.BARE and set(piece.text) & set("*?[{~")
        for piece in word
    )


class Arguments:
    """Finds what each argument of a program accepts."""

    def __init__(self, program: Program, values: Values) -> None:
        """Prepare for the arguments of one call of a program."""
        self.program = program
        self.values = values
        self.found: list[tuple[Word, Trust]] = []
        self.operands = 0
        self.ended = False
        self.expected = ""
        """The kinds of the values that the last option takes."""

    def read(self, words: Sequence[Word]) -> list[tuple[Word, Trust]]:
        """Return what the parts of each word accept. Raises :class:`UnprovedError`."""
        if self.program.starts_fixed and words and literal(words[0]) is None:
            raise UnprovedError
        for word in words:
            self._word(word)
        return self.found

    def _word(self, word: Word) -> None:
        texts = self._fixed_texts(word)
        start, whole = prefix(word), literal(word)
        if texts is not None:
            self._choice(texts)
        elif self.expected:
            kind, self.expected = self.expected[0], self.expected[1:]
            self._add(word, _of_value(kind, start))
        elif not self.ended and whole == "--" and self.program.ends_options:
            self.ended = True
        elif not self.ended and start.startswith("-") and whole != "-":
            self._option(word, start, is_whole=whole is not None)
        else:
            self._operand(word, start, is_fixed=whole is not None)

    def _fixed_texts(self, word: Word) -> Sequence[str] | None:
        first = word[0]
        if len(word) == 1 and isinstance(first, Value):
            return self.values.texts.get(first.interpolation)
        return None

    def _choice(self, texts: Sequence[str]) -> None:
        """Read an author's text: only flags keep the rest of the command as it is."""
        for flag in " ".join(texts).split():
            if not flag.startswith("-") or flag.strip("-") == "" or self.expected:
                raise UnprovedError
            self._option((Text(flag, Quoting.BARE),), flag, is_whole=True)
        if self.expected:
            raise UnprovedError

    def _add(self, word: Word, trust: Trust) -> None:
        has_list = any(isinstance(p, Value) and p.interpolation in self.values.lists for p in word)
        self.found.append(
            (word, max(trust, Trust.OPERAND) if has_list and not self.ended else trust)
        )

    def _operand(self, word: Word, start: str, *, is_fixed: bool) -> None:
        self.operands += 1
        if is_fixed:
            return
        if self.operands <= self.program.code:
            raise UnprovedError
        self._add(word, Trust.ANY if self.ended or start else Trust.OPERAND)

    def _option(self, word: Word, start: str, *, is_whole: bool) -> None:
        kind, value = self._split(start)
        if is_whole:
            self.expected = kind if value is None else ""
        elif not kind or (value is None and start.startswith("--")):
            raise UnprovedError
        else:
            self._add(word, _of_value(kind[0], value or ""))

    def _split(self, start: str) -> tuple[str, str | None]:
        """Return the kinds of the values of an option, and the attached text."""
        options = self.program.options
        name, equals, value = start.partition("=")
        if start in options:
            return options[start], None
        if name.startswith("--") and name in options:
            return options[name], value if equals else None
        if "-#" in options and start[1:].isdigit():
            return "", None
        for at, letter in enumerate(start[1:], 1):
            kind = options.get(f"-{letter}")
            if kind is None:
                break
            if kind:
                return kind, start[at + 1 :] or None
            if at == len(start) - 1:
                return "", None
        raise UnprovedError


def _of_value(kind: str, start: str) -> Trust:
    """Return what the value of an option accepts after some fixed text."""
    match kind:
        case "=":
            return Trust.ANY
        case "@":  # a leading "@" names a file
            return Trust.HARMLESS if start in {"", "@"} else Trust.ANY
        case "~":
            return Trust.ANY if start else Trust.OPERAND
        case _:
            return Trust.HARMLESS


_OPTION = re.compile(r"(.*?)([=!@~]{0,2})")


@cache
def _table() -> Mapping[str, Program]:
    path = Path(__file__).with_name("programs.json")
    root = plain(read_document(Source(path.name, read_source(path).text), Log()).root)
    rows = cast("Mapping[str, Mapping[str, str | int | bool]]", root)
    return {name: _program(rows[str(row.get("as", name))]) for name, row in rows.items()}


def _program(row: Mapping[str, str | int | bool]) -> Program:
    options = {}
    for word in str(row.get("options", "")).split():
        found = _OPTION.fullmatch(word)
        assert found is not None
        options[found[1]] = found[2]
    return Program(
        options=options,
        code=int(row.get("code", 0)),
        starts_fixed=bool(row.get("first", False)),
        ends_options=bool(row.get("ends", True)),
        reads=str(row.get("input", "")),
        writes=bool(row.get("writes", False)),
    )
