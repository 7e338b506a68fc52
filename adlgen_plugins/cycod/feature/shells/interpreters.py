"""Programs that interpret one of their arguments as code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict, cast

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.document import read_document, read_source
from adlgen.document.node import Source, plain
from adlgen_plugins.cycod.feature.model import Shell


class Interpreter(Struct):
    """The interpretation of the next argument of a command."""

    shell: Shell | None
    """None: another language."""


def interpreter(words: Sequence[str]) -> Interpreter | None:
    """Return the interpreter of the argument after some words of a command, or None."""
    table = _table()
    if len(words) < _PROGRAM_AND_FLAG:
        return None
    flag = words[-1].lower()
    for name in reversed([_name(word) for word in words[:-1]]):
        for shell in (Shell.BASH, Shell.PWSH):
            if name in table["shells"][shell.value]:
                return Interpreter(shell) if flag in table["flags"][shell.value] else None
        if name in table["languages"]:
            return Interpreter(None) if flag in table["flags"]["languages"] else None
    opaque = words[0] == "\0" or words[0].startswith("$")
    return Interpreter(None) if opaque and flag == "-c" else None


def interprets(word: str) -> bool:
    """Report whether a program runs code from standard input."""
    table, name = _table(), _name(word)
    shells = (name in names for names in table["shells"].values())
    return any(shells) or name in table["languages"] or reads_again(word)


def reads_again(word: str) -> bool:
    """Report whether a program passes all of its arguments to another shell."""
    return _name(word) in _table()["again"]


_PROGRAM_AND_FLAG = 2


class _Table(TypedDict):
    shells: dict[str, list[str]]
    languages: list[str]
    flags: dict[str, list[str]]
    again: list[str]


def _name(word: str) -> str:
    return word.replace("\\", "/").rsplit("/", 1)[-1].lower()


@cache
def _table() -> _Table:
    text = read_source(Path(__file__).with_name("interpreters.json")).text
    root = plain(read_document(Source("interpreters.json", text), Log()).root)
    return cast("_Table", root)
